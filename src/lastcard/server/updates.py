"""What each viewer is told of a room: all of it, what somebody has missed, or what has just changed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypedDict

from msgspec import Raw

from lastcard.cards.edition import Edition
from lastcard.game.view import seen_one
from lastcard.server import messages as m
from lastcard.server.broadcast import SPECTATOR, VISITOR, Mark
from lastcard.server.chat import Chat
from lastcard.server.limits import LIMITS
from lastcard.server.lobby import Lobby
from lastcard.server.places import Place
from lastcard.server.serialise import Painter, encoded_edition, told
from lastcard.table.table import Table
from lastcard.words import Reader

EVENTS_SENT = 500
"""Events of a long round that somebody new is told."""


class _Seen(TypedDict):
    """What an update says of the table itself."""

    table: m.TableInfo | None
    changes: m.TableChanges
    events: list[m.Told]
    notices: list[str]


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
        self._told: dict[int, m.Told] = {}

    def since(self, number: int, table: Table, guests: Sequence[Place]) -> list[m.Told]:
        """The events of a table from a number on. Who sits there as a guest is called by their own name."""
        named = [(place.name, place.guest, place.guest_since) for place in guests]
        if self._table is not table or self._guests != named:
            self._table, self._guests, self._told = table, named, {}
        game = table.game
        if len(self._told) > 2 * EVENTS_SENT:
            self._told = {kept: event for kept, event in self._told.items() if kept >= len(game.events) - EVENTS_SENT}
        for new in range(number, len(game.events)):
            if new not in self._told:
                reader = Reader(game.edition.by_code, SPECTATOR, names=names_at(new, guests))
                self._told[new] = told(seen_one(game, SPECTATOR, new), reader)
        return [self._told[event] for event in range(number, len(game.events))]


def names_at(event: int | None, guests: Sequence[Place]) -> dict[str, str]:
    """What guests are called; at an event, those who were there already."""
    return {place.name: place.guest for place in guests if event is None or place.guest_since <= event}


class Updates:
    """A room at one moment, in the words of messages; what several of them say is found once.

    `seen` is the table as everybody knows it already, where it has not changed since.
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
    ) -> None:
        self._table = table
        self._guests = [place for place in lobby.seating if place.guest]
        self._chat = chat
        self._retold = retold
        if seen is None and table is not None:
            seen = Painter(table, deadlines(table, now), names_at(None, self._guests))
        self._painter = seen
        mark = Mark(len(table.game.events), chat.count, len(table.notices)) if table else Mark(0, chat.count)
        self.known = Known(room, lobby.edition, mark, seen)
        """What everybody knows who has been told all of this."""
        self._told: dict[int, list[m.Told]] = {}
        self._readers: dict[str, Reader] = {}

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
            update.events = self._events(name, self._round_start())
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
            events=self._events(name, mark.events),
            chat=self._chat.since(mark.lines),
            notices=self._notices(name, mark.notices),
        )

    def news(self, before: Known) -> Callable[[str], m.Update]:
        """What is new to everybody who knew what was before: an update for a name.

        Whoever is told no more than others gets the very same update, so that it is encoded once for all of them.
        """
        room = self.known.room if self.known.room != before.room else None
        edition = self._cards if self.known.edition is not before.edition else None
        chat = self._chat.since(before.mark.lines)
        changes = self._painter.since(before.table) if self._painter and before.table else None
        visited = m.Update(0, room=room, edition=edition)

        def seen_by(name: str) -> _Seen:
            """What may be something else for each name."""
            seen = _Seen(
                table=None,
                changes={},
                events=self._events(name, before.mark.events),
                notices=self._notices(name, before.mark.notices),
            )
            if self._painter is not before.table:
                if changes is not None:
                    seen["changes"] = changes(name)
                else:
                    seen["table"] = self._seen_by(name)
            return seen

        seen = seen_by(SPECTATOR)
        watched = m.Update(0, room=room, edition=edition, chat=chat, **seen)

        def tell(name: str) -> m.Update:
            if name == VISITOR:
                return visited
            own = seen_by(name)
            return watched if own == seen else m.Update(0, room=room, edition=edition, chat=chat, **own)

        return tell

    @property
    def _cards(self) -> Raw:
        return encoded_edition(self.known.edition)

    def _seen_by(self, name: str) -> m.TableInfo | None:
        return self._painter.seen_by(name) if self._painter else None

    def _events(self, name: str, since: int) -> list[m.Told]:
        if self._table is None or len(self._table.game.events) <= since:
            return []
        game = self._table.game
        watched = self._watched(since)
        if name not in game.players:
            return watched
        seat = game.players.index(name)
        own = {
            number: told(seen_one(game, name, number), self._reader(name, number))
            for number in range(since, len(game.events))
            if not game.events[number].is_alike_for(seat)
        }
        return [own.get(number, event) for number, event in enumerate(watched, since)] if own else watched

    def _reader(self, name: str, event: int | None = None) -> Reader:
        if self._guests:
            return Reader(self.known.edition.by_code, name, names=names_at(event, self._guests))
        if name not in self._readers:
            self._readers[name] = Reader(self.known.edition.by_code, name)
        return self._readers[name]

    def _notices(self, name: str, since: int) -> list[str]:
        if self._table is None or len(self._table.notices) <= since:
            return []
        reader = self._reader(name)
        return [reader.say(notice) for notice in self._table.notices[since:]]

    def _watched(self, since: int) -> list[m.Told]:
        """Events as somebody heard them who only watches: the very same list for all of them."""
        assert self._table is not None
        if since not in self._told:
            self._told[since] = self._retold.since(since, self._table, self._guests)
        return self._told[since]

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
