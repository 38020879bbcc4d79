"""What each viewer is told of a room: all of it, what somebody has missed, or what has just changed."""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, TypedDict

from lastcard.cards.edition import Edition
from lastcard.game.view import seen_one
from lastcard.server import messages as m
from lastcard.server.broadcast import SPECTATOR, VISITOR, Mark
from lastcard.server.chat import Chat
from lastcard.server.limits import LIMITS
from lastcard.server.lobby import Lobby
from lastcard.server.serialise import Painter, edition_info, told
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
        seen: Painter | None = None,
    ) -> None:
        self._table = table
        self._guests = [place for place in lobby.seating if place.guest]
        self._chat = chat
        if seen is None and table is not None:
            seen = Painter(table, deadlines(table, now), self._names())
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

    @cached_property
    def _cards(self) -> m.EditionInfo:
        return edition_info(self.known.edition)

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

    def _names(self, event: int | None = None) -> dict[str, str]:
        """What people are called who are not called like their seats; at an event, those who were there already."""
        return {place.name: place.guest for place in self._guests if event is None or place.guest_since <= event}

    def _reader(self, name: str, event: int | None = None) -> Reader:
        if self._guests:
            return Reader(self.known.edition.by_code, name, names=self._names(event))
        if name not in self._readers:
            self._readers[name] = Reader(self.known.edition.by_code, name)
        return self._readers[name]

    def _notices(self, name: str, since: int) -> list[str]:
        if self._table is None or len(self._table.notices) <= since:
            return []
        reader = self._reader(name)
        return [reader.say(notice) for notice in self._table.notices[since:]]

    def _watched(self, since: int) -> list[m.Told]:
        """Events as somebody heard them who only watches."""
        assert self._table is not None
        if since not in self._told:
            game = self._table.game
            self._told[since] = [
                told(seen_one(game, SPECTATOR, number), self._reader(SPECTATOR, number))
                for number in range(since, len(game.events))
            ]
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
