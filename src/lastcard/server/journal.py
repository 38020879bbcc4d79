"""A table's keeper that does not write: it collects what is to be kept, and the room hands that to the writer."""

from collections.abc import Callable, Mapping, Sequence

from lastcard.table.store import Saved, Store, StoreError

Change = Callable[[Store], None]
"""Something to keep."""


class Journal:
    """What a room wants to be kept, since the last time somebody took it."""

    def __init__(self, place: str = "") -> None:
        self.place = place
        """The code of the room, whose lease all of this needs; empty for what needs none."""
        self.said = ""
        """The id of the next move that is kept: whoever makes it, and is not answered, says it again with the same."""
        self.changes: list[Change] = []
        self.moves = 0
        """Moves among them."""
        self.letters = 0
        """How much is to be kept of the room itself; that may be an edition of its own."""
        self.broken = False
        """A change could not be kept. Those after it build on it, so none of them is; the room begins a new journal."""

    def take(self) -> list[Change]:
        """What is to be kept, and forget it."""
        changes, self.changes = self.changes, []
        return changes

    def take_moves(self) -> int:
        """How many moves were put in here since the last time."""
        moves, self.moves = self.moves, 0
        return moves

    def take_letters(self) -> int:
        """How much of the room was put in here since the last time."""
        letters, self.letters = self.letters, 0
        return letters

    def add(self, saved: Saved) -> None:
        """Keep a new table."""
        self.changes.append(lambda store: store.add(saved))

    def append(self, id: str, first: int, moves: Sequence[str], snapshot: str, state: str = "playing") -> None:
        """Keep moves."""
        kept = tuple(moves)
        said, self.said = self.said, ""
        self.moves += len(kept)
        self.changes.append(lambda store: store.append(id, first, kept, snapshot, state, said))

    def seat(self, id: str, seats: Mapping[str, str | None]) -> None:
        """Keep who holds which seat."""
        kept = dict(seats)
        self.changes.append(lambda store: store.seat(id, kept))

    def finish(self, id: str, state: str, message: str) -> None:
        """Keep that a table is over or closed, and why."""
        self.changes.append(lambda store: store.finish(id, state, message))

    def rebase(self, id: str, rules: int, base: int) -> None:
        """Keep that a table starts from its snapshot."""
        self.changes.append(lambda store: store.rebase(id, rules, base))

    def load(self, id: str) -> Saved:
        """Nothing is read from here: what could not be kept is noticed later, by the room."""
        raise StoreError("there is no such table")

    def keep_room(self, code: str, state: str, info: str, maker: str) -> None:
        """Keep who sits in a room, and how it plays."""
        self.letters += len(info)
        self.changes.append(lambda store: store.keep_room(code, state, info, maker))
