"""A store that does not write: it collects what is to be kept, and the room hands that to the writer."""

from collections.abc import Mapping, Sequence

from lastcard.server.writer import Change
from lastcard.store import Saved, Store


class Journal(Store):
    """What a table wants to be kept, since the last time somebody took it."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    def take(self) -> list[Change]:
        """What is to be kept, and forget it."""
        changes, self.changes = self.changes, []
        return changes

    def add(self, saved: Saved) -> None:
        """Keep a new table."""
        self.changes.append(lambda store: store.add(saved))

    def append(self, id: str, first: int, moves: Sequence[str], snapshot: str, state: str = "playing") -> None:
        """Keep moves."""
        kept = tuple(moves)
        self.changes.append(lambda store: store.append(id, first, kept, snapshot, state))

    def seat(self, id: str, seats: Mapping[str, str | None]) -> None:
        """Keep who holds which seat."""
        kept = dict(seats)
        self.changes.append(lambda store: store.seat(id, kept))
