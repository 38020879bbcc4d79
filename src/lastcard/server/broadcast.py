"""Everybody who looks at a room, and what they are told.

Nothing is said to anybody before it is kept. A change makes one update for each viewer; it waits in the outbox until
the writer has answered, and updates leave in their order.
"""

import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from lastcard.cards.edition import Edition
from lastcard.game.view import Seen
from lastcard.server import messages as m
from lastcard.server.journal import Change, Journal
from lastcard.server.places import Place
from lastcard.server.serialise import SPECTATOR, Painter, edition_info, told
from lastcard.table.store import StoreError
from lastcard.table.table import Plan, Table
from lastcard.words import Reader

VISITOR = ":"
"""Somebody who has followed a link and neither sits nor watches yet. No player can be called so."""

CHAT_KEPT = 50
EVENTS_SENT = 500
REMEMBERED = 64
"""Versions back to which a viewer who returns is sent only what was missed."""

MOST_VIEWERS = 100
"""Connections to a room without a key, those of visitors included."""

MOST_TABS = 10
"""Connections to one seat."""


class RefusedError(Exception):
    """Something that cannot be done. The text is for whoever tried it."""


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

    def write(self, journal: Journal, changes: list[Change], answer: Callable[[StoreError | None], None]) -> None:
        """Keep changes, then call back."""

    def load_room(self, code: str) -> str | None:
        """What is kept of a room."""

    def load_table(self, id: str) -> Table:
        """A table as it is kept."""

    def think(self, plan: Plan, done: Callable[[], None]) -> Callable[[], object]:
        """Let a bot think without holding up anybody, then call back. Returns what calls it off."""

    def edition(self, id: str) -> Edition:
        """An edition that can be played here."""

    def wake(self, code: str) -> None:
        """Ask the room of this code when it wants to be woken, and see to it."""


@dataclass
class Entry:
    """What leaves together: updates for viewers, once all of it is kept."""

    messages: list[tuple[Viewer, bytes]] = field(default_factory=list)
    ready: bool = True
    mover: tuple[Viewer, str] | None = None
    """Whose move it is, and the move's id."""


class Audience(ABC):
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
        self.mover: tuple[Viewer, str] | None = None
        """Whose move is being made, and its id."""
        self.changed_at = services.now()

    # What a room adds

    @abstractmethod
    def info(self) -> m.RoomInfo:
        """The room for everybody."""

    @abstractmethod
    def came_back(self, place: Place) -> None:
        """A person is there again."""

    @abstractmethod
    def went_away(self, place: Place) -> None:
        """A person's last connection is gone."""

    @abstractmethod
    def back_to_what_is_kept(self) -> None:
        """Forget what could not be kept."""

    def find(self, name: str) -> Place | None:
        """The place of somebody."""
        return next((place for place in self.places if place.name == name), None)

    def holder(self, key: str) -> Place | None:
        """The place that a key belongs to."""
        return next((place for place in self.places if place.opens_with(key)), None)

    # Who looks

    def attach(self, viewer: Viewer, key: str, epoch: str, version: int) -> None:
        """Somebody connects: back to a seat with its key, or as a visitor."""
        place = self.holder(key) if key else None
        names = list(self.viewers.values())
        if place is None and sum(name in (VISITOR, SPECTATOR) for name in names) >= MOST_VIEWERS:
            raise RefusedError("too many people are at this table already")
        if place is not None and names.count(place.name) >= MOST_TABS:
            raise RefusedError("your seat is open in too many windows already; close one of them")
        if place is not None:
            self.came_back(place)
        name = place.name if place else VISITOR
        self.viewers[viewer] = name
        missed = self._missed(epoch, version) if place else None
        if missed is None:
            self._send(viewer, self._whole(name))
        else:
            for message in self._rest(name, version, *missed):
                self._send(viewer, message)

    def detach(self, viewer: Viewer) -> None:
        """A connection is gone."""
        name = self.viewers.pop(viewer, VISITOR)
        place = self.find(name)
        if place is not None and name not in self.viewers.values():
            self.went_away(place)
        elif name == SPECTATOR:
            self._publish(room=True)

    def _missed(self, epoch: str, version: int) -> tuple[int, int] | None:
        """How many events and lines of chat there were at an earlier version; None if that is not known any more."""
        if epoch != self.services.epoch or version >= self.version:
            return None
        return next(((events, spoken) for known, events, spoken in self.marks if known == version), None)

    def _whole(self, name: str) -> bytes:
        """All that a viewer may know."""
        table = self.table if name != VISITOR else None
        return m.encode(
            m.Update(
                version=self.version,
                epoch=self.services.epoch,
                full=True,
                you="" if name in (VISITOR, SPECTATOR) else name,
                edition=edition_info(self.edition),
                room=self.info(),
                table=Painter(table, self._deadlines()).seen_by(name) if table else None,
                events=self._events(name, self._round_start()) if table else [],
                chat=[] if name == VISITOR else self.chat,
            )
        )

    def _rest(self, name: str, version: int, events: int, spoken: int) -> Iterator[bytes]:
        """What somebody missed who knows everything up to a version: empty updates, and all of it with the last.

        Events and chat are only those that are new; everything else may have changed, and comes whole.
        """
        for missed in range(version + 1, self.version):
            yield m.encode(m.Update(missed))
        new = self.spoken - spoken
        yield m.encode(
            m.Update(
                self.version,
                you=name,
                edition=edition_info(self.edition),
                room=self.info(),
                table=Painter(self.table, self._deadlines()).seen_by(name) if self.table else None,
                events=self._events(name, events),
                chat=self.chat[-new:] if new else [],
            )
        )

    def _round_start(self) -> int:
        """The number of the first event of the present round, or of one later on if it is a long one."""
        events = self.table.game.events if self.table else []
        starts = [number for number, event in enumerate(events) if event.kind == "started"]
        return max(starts[-1] if len(starts) > 1 else 0, len(events) - EVENTS_SENT)

    def _events(self, name: str, since: int) -> list[m.Told]:
        return told(self._heard(name, since), Reader(self.edition.by_code, name or None))

    def _heard(self, name: str, since: int) -> list[Seen]:
        return self.table.heard(name, since) if self.table else []

    # Saying what changed

    def _publish(
        self, *, room: bool = False, table: bool = False, edition: bool = False, chat: list[m.ChatLine] | None = None
    ) -> None:
        """A new version: every viewer gets one update, with what they may know of what changed."""
        self.version += 1
        self.changed_at = self.services.now()
        since = self.marks[-1][1] if self.marks else 0
        count = len(self.table.game.events) if self.table else 0
        self.marks.append((self.version, count, self.spoken))
        painter = Painter(self.table, self._deadlines()) if self.table and table else None
        info = self.info() if room else None
        cards = edition_info(self.edition) if edition else None
        found: dict[str, bytes] = {}
        entry = Entry(mover=self.mover)
        self.mover = None
        for viewer, name in self.viewers.items():
            if name not in found:
                update = m.Update(self.version, room=info, edition=cards)
                if name != VISITOR:
                    update.table = painter.seen_by(name) if painter else None
                    update.events = self._events(name, since) if count > since else []
                    update.chat = chat or []
                found[name] = m.encode(update)
            entry.messages.append((viewer, found[name]))
        if entry.mover is not None:
            viewer, id = entry.mover
            entry.messages.append((viewer, m.encode(m.Done(id))))
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
            journal = self.journal
            self.services.write(journal, changes, lambda error: self._kept_or_not(journal, entry, error))
        self._flush()

    def _kept_or_not(self, journal: Journal, entry: Entry, error: StoreError | None) -> None:
        if journal is not self.journal:
            return  # it went down with what came before it
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
        logging.getLogger(__name__).error("table %s: %s", self.code, problem)
        movers = {entry.mover for entry in self.outbox if entry.mover is not None}
        for viewer, id in movers:
            viewer.send(m.encode(m.Refused(problem, id)))
        for viewer in self.viewers.keys() - {viewer for viewer, _ in movers}:
            viewer.send(m.encode(m.Refused(problem)))
        self.outbox.clear()
        self.journal = Journal()
        self.mover = None
        self.back_to_what_is_kept()
        self.marks.clear()
        self.version += 1
        for viewer, name in self.viewers.items():
            viewer.send(self._whole(name))
        self.services.wake(self.code)

    def _dismiss(self, names: set[str], why: str) -> None:
        """Nobody of these is at this table any more."""
        for viewer in [viewer for viewer, name in self.viewers.items() if name in names]:
            del self.viewers[viewer]
            self._send(viewer, m.encode(m.Gone(why)))

    def _deadlines(self) -> dict[str, float]:
        if self.table is None or self.table.timer is None:
            return {}
        now = self.services.now()
        since = {name: self.table.asked_since(name) for name in self.table.people}
        return {name: max(0.1, asked + self.table.timer - now) for name, asked in since.items() if asked is not None}
