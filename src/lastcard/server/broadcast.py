"""Everybody who looks at a room: under which name, and what they know already.

Every change of a room is a version, and every viewer hears of every version, dense, one by one.
"""

from collections import deque
from collections.abc import Callable, Collection
from typing import NamedTuple

from lastcard.catalogue import Message
from lastcard.server import messages as m
from lastcard.server.journal import Journal
from lastcard.server.outbox import MadeMove, Outbox, Viewer, Write
from lastcard.server.refusal import RefusedError
from lastcard.table.store import LeaseLostError, StoreError

SPECTATOR = ""
"""The name of somebody who only watches: it is nobody's."""

VISITOR = ":"
"""Somebody who has followed a link and neither sits nor watches yet. No player can be called so."""

REMEMBERED = 64
"""Versions back to which a viewer who returns is sent only what was missed."""

MOST_VIEWERS = 100
"""Connections to a room without a key, those of visitors included."""

MOST_TABS = 10
"""Connections to one seat."""

MOST_SPECTATORS = 50


class Mark(NamedTuple):
    """How much had happened at a version: how many events, lines of chat, and notices."""

    events: int = 0
    lines: int = 0
    notices: int = 0


def _nobody(problem: StoreError) -> None:
    """There is nobody to be told."""


class Broadcast:
    """The viewers of a room. What they are told comes from the room: `tell(name)` is an update for that name.

    `failed` is called with the reason when something could not be kept. All who look have been told so by then; the
    room goes back to what is kept, and then calls `start_over`.
    """

    def __init__(
        self,
        write: Write,
        failed: Callable[[StoreError], None],
        place: str = "",
        may_speak: Callable[[], bool] = lambda: True,
    ) -> None:
        self.version = 0
        self._outbox = Outbox(write, self._lost, place, may_speak)
        self._failed = failed
        self._names: dict[Viewer, str] = {}
        self._marks: deque[tuple[int, Mark]] = deque(maxlen=REMEMBERED)

    @property
    def journal(self) -> Journal:
        """What is put in here is kept before anything is said that comes after it."""
        return self._outbox.journal

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, and nothing is on its way."""
        return not self._names and self._outbox.is_empty

    @property
    def has_told_all(self) -> bool:
        """Whether nothing is on its way."""
        return self._outbox.is_empty

    # Who looks

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._names

    @property
    def names(self) -> set[str]:
        """The names of all who look."""
        return set(self._names.values())

    @property
    def seated(self) -> list[Viewer]:
        """The connections of all who sit at the table."""
        return [viewer for viewer, name in self._names.items() if name not in (VISITOR, SPECTATOR)]

    @property
    def unseated(self) -> list[Viewer]:
        """The connections of all who only visit or watch."""
        return [viewer for viewer, name in self._names.items() if name in (VISITOR, SPECTATOR)]

    def name_of(self, viewer: Viewer) -> str:
        """As whom somebody looks."""
        return self._names.get(viewer, VISITOR)

    def count(self, *names: str) -> int:
        """How many connections look under these names."""
        return sum(name in names for name in self._names.values())

    def need_room_for(self, name: str) -> None:
        """Refuse one connection too many."""
        if name in (VISITOR, SPECTATOR):
            if self.count(VISITOR, SPECTATOR) >= MOST_VIEWERS:
                raise RefusedError("server-too-many-people")
        elif self.count(name) >= MOST_TABS:
            raise RefusedError("server-too-many-windows")

    def put(self, viewer: Viewer, name: str) -> None:
        """From now on somebody looks under this name."""
        self._names[viewer] = name

    def watch(self, viewer: Viewer) -> None:
        """A visitor watches from now on."""
        if viewer not in self or self.name_of(viewer) not in (VISITOR, SPECTATOR):
            raise RefusedError("server-sitting-here")
        if self.count(SPECTATOR) >= MOST_SPECTATORS:
            raise RefusedError("server-too-many-watch")
        self.put(viewer, SPECTATOR)

    def remove(self, viewer: Viewer) -> str:
        """A connection is gone. Returns the name it had."""
        return self._names.pop(viewer, VISITOR)

    def keep_names(self, names: Collection[str]) -> None:
        """These sit here; whoever looks under another name is a visitor again."""
        known = {VISITOR, SPECTATOR, *names}
        self._names = {viewer: name if name in known else VISITOR for viewer, name in self._names.items()}

    def dismiss(self, names: Collection[str], why: str) -> None:
        """Nobody of these is at this table any more."""
        for viewer in [viewer for viewer, name in self._names.items() if name in names]:
            del self._names[viewer]
            self.send(viewer, m.Gone(why))

    # What they are told

    def publish(self, mark: Mark, tell: Callable[[str], m.Update]) -> None:
        """A new version: every viewer gets one update. It is encoded once for all who are told the same."""
        self.version += 1
        self._marks.append((self.version, mark))
        told: dict[str, bytes] = {}
        encoded: dict[int, tuple[m.Update, bytes]] = {}
        for name in self._names.values():
            if name not in told:
                update = tell(name)
                known = encoded.get(id(update))
                if known is None:
                    update.version = self.version
                    known = encoded[id(update)] = update, m.encode(update)
                told[name] = known[1]
        self._outbox.post([(viewer, told[name]) for viewer, name in self._names.items()])

    def announce(self, text: str) -> None:
        """Tell everybody something that is no part of the game."""
        mark = self._marks[-1][1] if self._marks else Mark()
        self.publish(mark, lambda _: m.Update(0, notices=[text]))

    def known_at(self, version: int) -> Mark | None:
        """How much had happened at an earlier version; None if that is not known any more."""
        if version >= self.version:
            return None
        return next((mark for known, mark in self._marks if known == version), None)

    def catch_up(self, viewer: Viewer, version: int, update: m.Update) -> None:
        """Somebody who knows everything up to a version gets what was missed: empty updates, and all with the last."""
        for missed in range(version + 1, self.version):
            self.send(viewer, m.Update(missed))
        update.version = self.version
        self.send(viewer, update)

    def send_whole(self, viewer: Viewer, update: m.Update) -> None:
        """Somebody gets to know all that there is to know."""
        update.version = self.version
        self.send(viewer, update)

    def send(self, viewer: Viewer, message: m.Heard) -> None:
        """Send something to one viewer, after what is still on its way."""
        self._outbox.post([(viewer, m.encode(message))])

    def acknowledge(self, viewer: Viewer, id: str, watch: Viewer) -> None:
        """A move has been made: says so after the update about it, and is refused with it if it cannot be kept.

        `watch` hears of it, too.
        """
        done = m.encode(m.Done(id))
        self._outbox.post([(viewer, done), (watch, done)], (viewer, id))

    def tell_now(self, message: m.Notice) -> None:
        """Tell everybody something at once that is no part of the table."""
        told = m.encode(message)
        for viewer in self._names:
            viewer.send(told)

    def go_on(self) -> None:
        """Send what had to wait."""
        self._outbox.go_on()

    def send_away(self, message: m.Moved) -> None:
        """The table lives elsewhere: everybody is told, and nothing else any more."""
        self._outbox.drop()
        viewers, self._names, told = list(self._names), {}, m.encode(message)
        for viewer in viewers:
            viewer.send(told)

    def untie(self) -> None:
        """Nobody is going to look here any more: what refers to itself is let go of without being looked for."""
        self._outbox.untie()
        self._failed = _nobody

    # When something cannot be kept

    def _lost(self, problem: StoreError, moves: list[MadeMove]) -> None:
        """Nothing of what was on its way has happened. What the problem is concerns whoever runs the server."""
        if isinstance(problem, LeaseLostError):  # wherever the table lives now, these moves are made again
            self._failed(problem)
            return
        told = str(Message("server-not-kept"))
        for viewer, id in moves:
            viewer.send(m.encode(m.Refused(told, id)))
        for viewer in self._names.keys() - {viewer for viewer, _ in moves}:
            viewer.send(m.encode(m.Refused(told)))
        self._failed(problem)

    def start_over(self, mark: Mark, tell: Callable[[str], m.Update]) -> None:
        """The room is another one than viewers know: everybody gets all of it, those who come back later, too."""
        self._marks.clear()
        self.publish(mark, tell)
