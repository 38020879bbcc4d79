"""What each viewer is told of a room: all of it, what somebody has missed, or what has just changed."""

from collections.abc import Callable, Collection, Sequence
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
from lastcard.server.serialise import Painter, encoded_edition
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
        self._told: dict[int, Raw] = {}

    def since(self, number: int, table: Table, guests: Sequence[Place]) -> Events:
        """The events of a table from a number on. Who sits there as a guest is called by their own name."""
        named = [(place.name, place.guest, place.guest_since) for place in guests]
        if self._table is not table or self._guests != named:
            self._table, self._guests, self._told = table, named, {}
        game = table.game
        if len(self._told) > 2 * EVENTS_SENT:
            self._told = {kept: event for kept, event in self._told.items() if kept >= len(game.events) - EVENTS_SENT}
        for new in range(number, len(game.events)):
            if new not in self._told:
                self._told[new] = heard(SPECTATOR, new, game, guests)
        return [self._told[event] for event in range(number, len(game.events))]


def heard(name: str, number: int, game: Game, guests: Sequence[Place]) -> Raw:
    """An event by its number, as somebody heard it."""
    seat = game.players.index(name) if name in game.players else NOBODY
    names = names_at(number, guests) if guests else {}
    return phrases_of(game.edition).told(game.events[number], number, seat, game.players, names)


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
        self._table = table
        self._guests = [place for place in lobby.seating if place.guest]
        self._chat = chat
        self._retold = retold
        if seen is None and table is not None:
            seen = Painter(table, deadlines(table, now), names_at(None, self._guests), before)
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
            edition=self._cards,
            room=self.known.room,
        )
        if name != VISITOR:
            update.table = self._seen_by(name)
            since = self._round_start()
            update.events = self._own_events(name, since, self._retold_since(since))
            update.chat = self._chat.lines
        return update

    def rest(self, name: str, mark: Mark) -> m.Update:
        """What somebody missed: events and chat that are new, and all else as it is now, since it may have changed."""
        return m.Update(
            0,
            you=name,
            edition=self._cards,
            room=self.known.room,
            table=self._seen_by(name),
            events=self._own_events(name, mark.events, self._retold_since(mark.events)),
            chat=self._chat.since(mark.lines),
            notices=self._notices(name, mark.notices),
        )

    def news(self, before: Known) -> Callable[[str], m.Update]:
        """What is new to everybody who knew what was before: an update for a name.

        Whoever is told no more than others gets the very same update, so that it is encoded once for all of them.
        """
        is_new = self.known.room is not before.room and self.known.room != before.room
        room = self.known.room if is_new else None
        edition = self._cards if self.known.edition is not before.edition else None
        chat, since = self._chat.since(before.mark.lines), before.mark
        painter = self._painter if self._painter is not before.table else None
        changes = painter.since(before.table) if painter and before.table else None
        events = self._watched(since.events)

        is_noted = self.known.mark.notices > since.notices

        def update(name: str, changed: m.TableChanges, heard: Events) -> m.Update:
            whole = self._seen_by(name) if painter and changes is None else None
            notices = self._notices(name, since.notices) if is_noted else []
            return m.Update(
                0, room=room, edition=edition, table=whole, changes=changed, events=heard, chat=chat, notices=notices
            )

        visited = m.Update(0, room=room, edition=edition)
        watched = update(SPECTATOR, changes.watched if changes else {}, events)
        concerned: Collection[str] = self._table.game.players if self._table else ()
        if not is_noted and (changes is not None or painter is None):
            concerned = self._concerned(since.events).union(changes.concerned if changes else ())

        def tell(name: str) -> m.Update:
            if name == VISITOR:
                return visited
            if name not in concerned:
                return watched
            return update(name, changes.seen_by(name) if changes else {}, self._own_events(name, since.events, events))

        return tell

    @property
    def _cards(self) -> Raw:
        return encoded_edition(self.known.edition)

    def _seen_by(self, name: str) -> m.TableInfo | None:
        return self._painter.seen_by(name) if self._painter else None

    def _concerned(self, since: int) -> set[str]:
        """Players to whom something from an event on sounds unlike to somebody who only watches."""
        if self._table is None:
            return set()
        game, seats = self._table.game, 0
        for number in range(since, len(game.events)):
            seats |= game.events[number].concerned
        return {name for seat, name in enumerate(game.players) if seats >> seat & 1}

    def _own_events(self, name: str, since: int, watched: Events) -> Events:
        """Events from a number on as a player heard them, most of them as whoever only watches."""
        if self._table is None or name not in self._table.game.players:
            return watched
        game = self._table.game
        seat = 1 << game.players.index(name)
        return [
            heard(name, number, game, self._guests) if game.events[number].concerned & seat else event
            for number, event in enumerate(watched, since)
        ]

    def _notices(self, name: str, since: int) -> list[str]:
        if self._table is None or len(self._table.notices) <= since:
            return []
        reader = Reader(self.known.edition.by_code, name, names=names_at(None, self._guests))
        return [reader.say(notice) for notice in self._table.notices[since:]]

    def _watched(self, since: int) -> Events:
        """Events as somebody heard them who only watches."""
        if self._table is None:
            return []
        game = self._table.game
        return [heard(SPECTATOR, number, game, self._guests) for number in range(since, len(game.events))]

    def _retold_since(self, since: int) -> Events:
        """The same for whoever comes later, and may have missed much."""
        return [] if self._table is None else self._retold.since(since, self._table, self._guests)

    def _round_start(self) -> int:
        """The number of the first event of the present round, or of one later on if it is a long one."""
        events = self._table.game.events if self._table else []
        starts = [number for number, event in enumerate(events) if event.kind == "started"]
        return max(starts[-1] if len(starts) > 1 else 0, len(events) - EVENTS_SENT)


def deadlines(table: Table, now: float) -> dict[str, float]:
    """Seconds that people have left to answer, where there is a limit."""
    if table.timer is None:
        return {}
    since = {name: table.asked_since(name) for name in table.people}
    return {name: max(0.1, asked + table.timer - now) for name, asked in since.items() if asked is not None}
