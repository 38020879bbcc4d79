"""What is on its way to viewers. Nothing is said to anybody before it is kept."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from lastcard.server.journal import Change, Journal
from lastcard.table.store import StoreError


class Viewer(Protocol):
    """Somebody's connection."""

    def send(self, *messages: bytes) -> None:
        """Send something; it is never waited for."""


Write = Callable[[Journal, list[Change], Callable[[StoreError | None], None]], None]
"""Keeps the changes of a journal, then calls back; never before it has returned."""

MadeMove = tuple[Viewer, str]
"""Whoever made a move, and its id."""


def _nobody(problem: StoreError, moves: list[MadeMove]) -> None:
    """There is nobody to be told."""


@dataclass(eq=False)
class _Entry:
    """Messages that leave together, once what they tell of is kept."""

    messages: list[tuple[Viewer, bytes]]
    made: MadeMove | None
    """The move that they acknowledge."""
    ready: bool = True


class Outbox:
    """Messages leave in their order, and none before everything in the journal is kept.

    None leaves either while the server does not know whether the table is still its own: `may_speak`. When something
    cannot be kept, all that waits here is dropped and `failed` is called with the reason, and with the
    moves that nobody has acknowledged.
    """

    def __init__(
        self,
        write: Write,
        failed: Callable[[StoreError, list[MadeMove]], None],
        place: str = "",
        may_speak: Callable[[], bool] = lambda: True,
    ) -> None:
        self.journal = Journal(place)
        """Where the room, and its table, put what is to be kept."""
        self._write = write
        self._failed = failed
        self._may_speak = may_speak
        self._entries: deque[_Entry] = deque()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is on its way."""
        return not self._entries

    def post(self, messages: list[tuple[Viewer, bytes]], made: MadeMove | None = None) -> None:
        """Send messages after all that was posted before, once what has happened until now is kept."""
        entry = _Entry(messages, made)
        self._entries.append(entry)
        changes = self.journal.take()
        if changes:
            entry.ready = False
            journal = self.journal
            self._write(journal, changes, lambda error: self._answered(journal, entry, error))
        self._flush()

    def _answered(self, journal: Journal, entry: _Entry, error: StoreError | None) -> None:
        if journal is not self.journal:
            return  # it went down with what came before it
        if error is None:
            entry.ready = True
            self._flush()
            return
        moves = [entry.made for entry in self._entries if entry.made is not None]
        self._entries.clear()
        self.journal = Journal(journal.place)
        self._failed(error, moves)

    def go_on(self) -> None:
        """Send what may leave, if anything may."""
        self._flush()

    def drop(self) -> None:
        """Nothing of what waits is sent any more."""
        self._entries.clear()
        self.journal = Journal(self.journal.place)

    def untie(self) -> None:
        """Nobody is going to need this any more, nor whoever would have been told that something cannot be kept."""
        self._failed = _nobody

    def _flush(self) -> None:
        if not self._entries or not self._entries[0].ready:
            return
        leaving: dict[Viewer, list[bytes]] = {}
        while self._may_speak():
            for viewer, message in self._entries.popleft().messages:
                leaving.setdefault(viewer, []).append(message)
            if not self._entries or not self._entries[0].ready:
                break
        for viewer, messages in leaving.items():
            viewer.send(*messages)  # together: what it costs to send something hardly depends on how much it is
