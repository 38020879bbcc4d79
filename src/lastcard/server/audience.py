"""Everybody who looks at a room, and what they are told.

Nothing is said to anybody before it is kept. A change makes one update for each viewer; it waits in the outbox until
the writer has answered, and updates leave in their order.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from lastcard.edition import Edition
from lastcard.server import messages as m
from lastcard.server.infos import SPECTATOR, Painter, edition_info, told
from lastcard.server.journal import Journal
from lastcard.server.people import Place, hash_of
from lastcard.server.writer import Change
from lastcard.store import StoreError
from lastcard.table import Plan, Table

VISITOR = "?"
"""Somebody who has followed a link and neither sits nor watches yet. No player can be called so."""

CHAT_KEPT = 50
EVENTS_SENT = 500
REMEMBERED = 64
"""Versions back to which a viewer who returns is sent only what was missed."""


class Viewer(Protocol):
    """Somebody's connection."""

    def send(self, message: bytes) -> None:
        """Send something; it is never waited for."""


class Services(Protocol):
    """What a room needs of the server."""

    epoch: str
    pace: float

    def now(self) -> float:
        """Seconds, never running backwards."""

    def write(self, changes: list[Change], answer: Callable[[StoreError | None], None]) -> None:
        """Keep changes, then call back."""

    def reload(self, id: str) -> Table:
        """A table as it is kept on the disk."""

    def think(self, plan: Plan, done: Callable[[], None]) -> None:
        """Let a bot think without holding up anybody, then call back."""

    def edition(self, id: str) -> Edition:
        """An edition that can be played here."""

    def wake(self, code: str) -> None:
        """Ask the room of this code when it wants to be woken, and see to it."""


@dataclass
class Entry:
    """What leaves together: updates for viewers, once all of it is kept."""

    messages: list[tuple[Viewer, bytes]] = field(default_factory=list)
    ready: bool = True
    movers: list[tuple[Viewer, str]] = field(default_factory=list)


class Audience:
    """The viewers of a room. Every change is a version, and every viewer hears of every version, dense, one by one."""

    def __init__(self, code: str, services: Services, edition: Edition) -> None:
        self.code = code
        self.services = services
        self.edition = edition
        self.table: Table | None = None
        self.places: list[Place] = []
        self.journal = Journal()
        self.viewers: dict[Viewer, str] = {}
        self.version = 0
        self.outbox: deque[Entry] = deque()
        self.marks: deque[tuple[int, int, int]] = deque(maxlen=REMEMBERED)
        """For the last versions: how many events and lines of chat there were."""
        self.chat: list[m.ChatLine] = []
        self.spoken = 0
        """Lines of chat ever said."""
        self.movers: list[tuple[Viewer, str]] = []
        """Whose move is being made, and its id."""
        self.changed_at = services.now()

    # What a room adds

    def info(self) -> m.RoomInfo:
        """The room for everybody."""
        raise NotImplementedError

    def came_back(self, place: Place) -> None:
        """A person is there again."""
        raise NotImplementedError

    def back_to_what_is_kept(self) -> None:
        """Forget what could not be kept."""
        raise NotImplementedError

    def find(self, name: str) -> Place | None:
        """The place of somebody."""
        return next((place for place in self.places if place.name == name), None)

    # Who looks

    def attach(self, viewer: Viewer, key: str, epoch: str, version: int) -> str:
        """Somebody connects: back to a seat with its key, or as a visitor. Returns as whom."""
        name = self._holder(key) if key else VISITOR
        self._look_as(viewer, name)
        missed = self._missed(epoch, version) if key else None
        if missed is None:
            self._send(viewer, self._whole(name))
        else:
            for message in self._rest(name, version, *missed):
                self._send(viewer, message)
        return name

    def detach(self, viewer: Viewer) -> None:
        """A connection is gone."""
        name = self.viewers.pop(viewer, VISITOR)
        place = self.find(name)
        if place is not None:
            place.here -= 1
            if place.here == 0:
                place.away_since = self.services.now()
                self._publish(room=True)
        elif name == SPECTATOR:
            self._publish(room=True)

    def _look_as(self, viewer: Viewer, name: str) -> None:
        self.viewers[viewer] = name
        place = self.find(name)
        if place is not None:
            place.here += 1
            place.away_since = None
            if place.here == 1:
                self.came_back(place)
                self._publish(room=True, leave_out=viewer)

    def _missed(self, epoch: str, version: int) -> tuple[int, int] | None:
        """How many events and lines of chat there were at a version; None if that is not known any more."""
        if epoch != self.services.epoch:
            return None
        return next(((events, spoken) for known, events, spoken in self.marks if known == version), None)

    def _whole(self, name: str) -> bytes:
        """All that a viewer may know."""
        painted = self.table is not None and name != VISITOR
        return m.encode(
            m.Update(
                version=self.version,
                epoch=self.services.epoch,
                full=True,
                you="" if name in (VISITOR, SPECTATOR) else name,
                edition=edition_info(self.edition),
                room=self.info(),
                table=Painter(self.table, self._deadlines()).seen_by(name) if self.table and painted else None,
                events=self._events(name, self._round_start()) if painted else [],
                chat=[] if name == VISITOR else self.chat,
            )
        )

    def _rest(self, name: str, version: int, events: int, spoken: int) -> Iterator[bytes]:
        """What somebody missed who knows everything up to a version: empty updates, and all of it with the last."""
        for missed in range(version + 1, self.version):
            yield m.encode(m.Update(missed))
        if version == self.version and self.table is None:
            return
        yield m.encode(
            m.Update(
                max(self.version, version),
                full=version == self.version,
                you="" if name in (VISITOR, SPECTATOR) else name,
                edition=edition_info(self.edition) if version == self.version else None,
                room=self.info(),
                table=Painter(self.table, self._deadlines()).seen_by(name) if self.table else None,
                events=self._events(name, self._round_start() if version == self.version else events),
                chat=self.chat if version == self.version else self._said_since(spoken),
            )
        )

    def _said_since(self, spoken: int) -> list[m.ChatLine]:
        new = self.spoken - spoken
        return self.chat[-new:] if new > 0 else []

    def _round_start(self) -> int:
        """The number of the first event of the present round."""
        events = self.table.game.events if self.table else []
        starts = [number for number, event in enumerate(events) if event.kind == "started"]
        first = starts[-1] if starts else 0
        return max(0 if len(starts) < 2 else first, len(events) - EVENTS_SENT)

    def _events(self, name: str, since: int) -> list[m.Told]:
        return told(self.table.heard(name, since)) if self.table else []

    # Saying what changed

    def _publish(
        self, *, room: bool = False, table: bool = False, chat: list[m.ChatLine] | None = None,
        leave_out: Viewer | None = None,
    ) -> None:  # fmt: skip
        """A new version: every viewer gets one update, with what they may know of what changed."""
        self.version += 1
        self.changed_at = self.services.now()
        since = self.marks[-1][1] if self.marks else 0
        count = len(self.table.game.events) if self.table else 0
        self.marks.append((self.version, count, self.spoken))
        painter = Painter(self.table, self._deadlines()) if self.table and table else None
        info = self.info() if room else None
        found: dict[str, bytes] = {}
        entry = Entry(movers=self.movers)
        self.movers = []
        for viewer, name in self.viewers.items():
            if viewer is leave_out:
                continue
            if name not in found:
                update = m.Update(self.version, room=info)
                if name != VISITOR:
                    update = m.Update(
                        self.version,
                        room=info,
                        table=painter.seen_by(name) if painter else None,
                        events=self._events(name, since) if count > since else [],
                        chat=chat or [],
                    )
                found[name] = m.encode(update)
            entry.messages.append((viewer, found[name]))
        entry.messages += [(viewer, m.encode(m.Done(id))) for viewer, id in entry.movers]
        self._post(entry)
        self.services.wake(self.code)

    def _send(self, viewer: Viewer, message: bytes) -> None:
        """Send something to one viewer, after what is still on its way."""
        self._post(Entry([(viewer, message)]))

    def _post(self, entry: Entry) -> None:
        changes = self.journal.take()
        self.outbox.append(entry)
        if changes:
            entry.ready = False
            self.services.write(changes, lambda error: self._kept_or_not(entry, error))
        self._flush()

    def _kept_or_not(self, entry: Entry, error: StoreError | None) -> None:
        if entry not in self.outbox:
            return
        if error is None:
            entry.ready = True
            self._flush()
        else:
            self._undo(str(error))

    def _flush(self) -> None:
        while self.outbox and self.outbox[0].ready:
            for viewer, message in self.outbox.popleft().messages:
                viewer.send(message)

    def _undo(self, problem: str) -> None:
        """What is on its way could not be kept: nothing of it has happened. Back to what is on the disk."""
        for entry in self.outbox:
            for viewer, id in entry.movers:
                viewer.send(m.encode(m.Refused(problem, id)))
        self.outbox.clear()
        self.journal.take()
        self.back_to_what_is_kept()
        self.marks.clear()
        self.version += 1
        for viewer, name in self.viewers.items():
            viewer.send(self._whole(name))

    def _deadlines(self) -> dict[str, float]:
        if self.table is None or self.table.timer is None:
            return {}
        now = self.services.now()
        since = {name: self.table.asked_since(name) for name in self.table.people}
        return {name: max(0.1, asked + self.table.timer - now) for name, asked in since.items() if asked is not None}

    def _holder(self, key: str) -> str:
        """Whose key this is; a key that fits no seat makes a visitor."""
        lock = hash_of(key)
        return next((place.name for place in self.places if place.person and place.lock == lock), VISITOR)
