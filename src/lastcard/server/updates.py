"""What each viewer is told of a room: all of it, what somebody has missed, or what has just changed."""

from collections.abc import Callable, Collection, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from msgspec import Raw

from lastcard.cards.edition import Edition
from lastcard.game.game import Game
from lastcard.game.view import NOBODY
from lastcard.server import messages as m
from lastcard.server.broadcast import SPECTATOR, VISITOR, Mark
from lastcard.server.chat import Chat
from lastcard.server.limits import LIMITS
from lastcard.server.lobby import Lobby
from lastcard.server.phrases import phrases_of
from lastcard.server.places import Place
from lastcard.server.serialise import Changes, Painter, encoded_edition
from lastcard.table.table import Table
from lastcard.words import Reader

EVENTS_SENT = 500
"""Events of a long round that somebody new is told."""


Events = list[m.Told | Raw]
"""What happened, each encoded already."""


class Known(NamedTuple):
    """What everybody who looks at a room knows of it already."""

    room: m.RoomInfo
    edition: Edition
    mark: Mark
    table: Painter | None
    """The table as it was told; only whoever visits has not seen it."""


class Retold:
    """What happened at a table, as somebody heard it who only watched: told once, and kept for whoever comes later."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._guests: list[tuple[str, str, int]] = []
        self._told: dict[int, m.Told | Raw] = {}

    def since(self, number: int, table: Table, guests: Sequence[Place]) -> Events:
        """The events of a table from a number on. Who sits there as a guest is called by their own name."""
        named = [(place.name, place.guest, place.guest_since) for place in guests]
        if self._table is not table or self._guests != named:
            self._table, self._guests, self._told = table, named, {}
        game = table.game
        if len(self._told) > 2 * EVENTS_SENT:
            self._told = {kept: event for kept, event in self._told.items() if kept >= len(game.events) - EVENTS_SENT}
        missing = next((new for new in range(number, len(game.events)) if new not in self._told), len(game.events))
        self._told.update(enumerate(Happened(game, missing, guests).watched, missing))
        return [self._told[event] for event in range(number, len(game.events))]


class Happened:
    """The events of a game from a number on, as each viewer hears them; most of them as whoever only watches."""

    def __init__(self, game: Game, since: int, guests: Sequence[Place], watched: Events | None = None) -> None:
        """`watched`: as whoever only watches has heard them, where that is known."""
        self._game, self._since, self._guests = game, since, guests
        self._phrases = phrases_of(game.edition)
        self._events = game.events[since:]
        self._seats = [event.concerned for event in self._events]
        """To whom each of them sounds otherwise, as bits."""
        self.watched: Events = watched or [self._heard(number, NOBODY) for number in range(len(self._events))]

    @property
    def concerned(self) -> set[str]:
        """Players to whom something sounds unlike to somebody who only watches."""
        seats = reduce(or_, self._seats, 0)
        return {name for seat, name in enumerate(self._game.players) if seats >> seat & 1}

    def to(self, name: str) -> Events:
        """As a player heard it, or whoever else."""
        if name not in self._game.players:
            return self.watched
        seat = self._game.players.index(name)
        return [
            self._heard(number, seat) if seats >> seat & 1 else self.watched[number]
            for number, seats in enumerate(self._seats)
        ]

    def _heard(self, number: int, seat: int) -> Raw:
        at, event = self._since + number, self._events[number]
        names = names_at(at, self._guests) if self._guests else {}
        return self._phrases.told(event, at, seat, self._game.players, names)


def names_at(event: int | None, guests: Sequence[Place]) -> dict[str, str]:
    """What guests are called; at an event, those who were there already."""
    return {place.name: place.guest for place in guests if event is None or place.guest_since <= event}


class Updates:
    """A room at one moment, in the words of messages; what several of them say is found once.

    `seen` is the table as everybody knows it already, where it has not changed since; and else `before`.
    """

    def __init__(
        self,
        room: m.RoomInfo,
        lobby: Lobby,
        table: Table | None,
        chat: Chat,
        now: float,
        retold: Retold,
        seen: Painter | None = None,
        before: Painter | None = None,
    ) -> None:
        self.table = table
        self.guests = [place for place in lobby.seating if place.guest]
        self.chat = chat
        self._retold = retold
        if seen is None and table is not None:
            seen = Painter(table, deadlines(table, now), names_at(None, self.guests), before)
        self._painter = seen
        mark = Mark(len(table.game.events), chat.count, len(table.notices)) if table else Mark(0, chat.count)
        self.known = Known(room, lobby.edition, mark, seen)
        """What everybody knows who has been told all of this."""

    def whole(self, name: str, epoch: str) -> m.Update:
        """All that a viewer may know."""
        update = m.Update(
            0,
            epoch,
            full=True,
            you="" if name in (VISITOR, SPECTATOR) else name,
            limits=LIMITS,
            edition=self.cards,
            room=self.known.room,
        )
        if name != VISITOR:
            update.table = self.seen_by(name)
            since = self._round_start()
            update.events = self._heard_since(since, name)
            update.chat = self.chat.lines
        return update

    def rest(self, name: str, mark: Mark) -> m.Update:
        """What somebody missed: events and chat that are new, and all else as it is now, since it may have changed."""
        return m.Update(
            0,
            you=name,
            edition=self.cards,
            room=self.known.room,
            table=self.seen_by(name),
            events=self._heard_since(mark.events, name),
            chat=self.chat.since(mark.lines),
            notices=self.notices(name, mark.notices),
        )

    def news(self, before: Known) -> Callable[[str], m.Update]:
        """What is new to everybody who knew what was before: an update for a name.

        Whoever is told no more than others gets the very same update, so that it is encoded once for all of them.
        """
        painter = self._painter if self._painter is not before.table else None
        changes = painter.since(before.table) if painter and before.table else None
        return _News(self, before, painter is not None and changes is None, changes).to

    @property
    def cards(self) -> Raw:
        """The edition that is played, encoded."""
        return encoded_edition(self.known.edition)

    def seen_by(self, name: str) -> m.TableInfo | None:
        """The table as somebody sees it, all of it."""
        return self._painter.seen_by(name) if self._painter else None

    def notices(self, name: str, since: int) -> list[str]:
        """What people should know, from a number on."""
        if self.table is None or len(self.table.notices) <= since:
            return []
        reader = Reader(self.known.edition.by_code, name, names=names_at(None, self.guests))
        return [reader.say(notice) for notice in self.table.notices[since:]]

    def _heard_since(self, since: int, name: str) -> Events:
        """Events from a number on as somebody heard them who comes later, and may have missed much."""
        if self.table is None:
            return []
        watched = self._retold.since(since, self.table, self.guests)
        return Happened(self.table.game, since, self.guests, watched).to(name)

    def _round_start(self) -> int:
        """The number of the first event of the present round, or of one later on if it is a long one."""
        events = self.table.game.events if self.table else []
        starts = [number for number, event in enumerate(events) if event.kind == "started"]
        return max(starts[-1] if len(starts) > 1 else 0, len(events) - EVENTS_SENT)


class _News:
    """What is new to everybody. No function within a function: compiled, each would be a knot to be undone later."""

    def __init__(self, updates: Updates, before: Known, whole: bool, changes: Changes | None) -> None:
        """`whole`: what has changed at the table cannot be said, so everybody is told all of it."""
        known, table = updates.known, updates.table
        self._updates, self._whole, self._changes = updates, whole, changes
        self._since = before.mark.notices
        self._is_noted = known.mark.notices > self._since
        self._room = known.room if known.room is not before.room and known.room != before.room else None
        self._edition = updates.cards if known.edition is not before.edition else None
        self._chat = updates.chat.since(before.mark.lines)
        self._happened = Happened(table.game, before.mark.events, updates.guests) if table else None
        self._concerned: Collection[str] = table.game.players if table else ()
        if not self._is_noted and not whole:
            happened: set[str] = self._happened.concerned if self._happened else set()
            self._concerned = happened.union(changes.concerned) if changes else happened
        self._watched = self._update(
            SPECTATOR, changes.watched if changes else {}, self._happened.watched if self._happened else []
        )

    def to(self, name: str) -> m.Update:
        """As somebody is told."""
        if name == VISITOR:
            return m.Update(0, room=self._room, edition=self._edition)
        if name not in self._concerned:
            return self._watched
        changed = self._changes.seen_by(name) if self._changes else {}
        return self._update(name, changed, self._happened.to(name) if self._happened else [])

    def _update(self, name: str, changed: m.TableChanges, heard: Events) -> m.Update:
        return m.Update(
            0,
            room=self._room,
            edition=self._edition,
            table=self._updates.seen_by(name) if self._whole else None,
            changes=changed,
            events=heard,
            chat=self._chat,
            notices=self._updates.notices(name, self._since) if self._is_noted else [],
        )


def deadlines(table: Table, now: float) -> dict[str, float]:
    """Seconds that people have left to answer, where there is a limit."""
    if table.timer is None:
        return {}
    since = {name: table.asked_since(name) for name in table.people}
    return {name: max(0.1, asked + table.timer - now) for name, asked in since.items() if asked is not None}
