"""A room as it is: what it owns, how it is kept, and how everybody is told. What people do in it is in `room`."""

import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Self

import msgspec

from lastcard import __version__
from lastcard.cards.edition import Edition
from lastcard.game.options import Move
from lastcard.game.view import Seen, seen_one
from lastcard.server import logs, rematch
from lastcard.server import messages as m
from lastcard.server.banter import Banter
from lastcard.server.broadcast import SPECTATOR, Broadcast
from lastcard.server.chat import Chat
from lastcard.server.lobby import Lobby
from lastcard.server.outbox import Viewer
from lastcard.server.places import hash_of
from lastcard.server.refusal import RefusedError
from lastcard.server.serialise import Painter
from lastcard.server.services import Services
from lastcard.server.thoughts import Thoughts
from lastcard.server.updates import Retold, Updates
from lastcard.table.store import DamagedError, LeaseLostError, Saved, StoreError
from lastcard.table.table import ClosedError, Table
from lastcard.words import Reader

SPEEDS: dict[m.Pace, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.0}
"""How long bots take at each pace, as a part of what they usually take."""

IDS_REMEMBERED = 64
RETRY = 5.0
"""Seconds that bots wait after something could not be kept."""


class KeptRoom:
    """A table, its lobby, its chat and its viewers."""

    def __init__(self, code: str, services: Services, settings: m.Settings, own: Edition | None = None) -> None:
        self.code = code
        self.state: m.RoomState = "lobby"
        self.next_code = ""
        """The room that goes on after this one."""
        self.maker = ""
        """The hash of the key that it was made with."""
        self.shown: m.ShownMoment | None = None
        """What is looked at together; it is not kept."""
        self.next_edition = ""
        """What is played there; empty: the same edition again."""
        self.lobby = Lobby(settings, services.edition, services.tables.new_key(), own)
        self.table: Table | None = None
        self.chat = Chat()
        self.banter = Banter(code)
        self.broadcast = Broadcast(services.write, self._could_not_keep, code, services.may_speak)
        self.changed_at = services.now()
        self.has_left = False
        """It lives on another server by now: here nothing happens any more."""
        self._services = services
        self._thoughts = Thoughts(partial(services.think, code))
        self._recent: dict[str, deque[str]] = {}
        """Ids of the last moves of each player."""
        self._bots_wait_until = 0.0
        self._eager = False
        """The game starts as soon as the host's nonce has come."""
        self._starts_by: float | None = None
        """When a game that begins by itself waits for nobody any more."""
        self._retold = Retold()
        self._is_as_told = False
        """Nothing of `info` has changed since everybody was told."""
        self._known = self._updates(self.info()).known

    # Keeping

    @classmethod
    def load(cls, code: str, services: Services) -> Self | None:
        """A room as it was kept; None if there is none. Raises RefusedError if it cannot go on, or StoreError."""
        try:
            text = services.load_room(code)
        except DamagedError as damaged:
            raise _refused(code, damaged) from damaged
        if text is None:
            return None
        room = cls(code, services, m.Settings())
        room._restore(text)
        return room

    def keep(self) -> None:
        """Keep the room as it is now, with the next thing that is said."""
        self._is_as_told = False
        row = {**self.lobby.kept(), "state": self.state, "next": self.next_code, "maker": self.maker}
        row["next_edition"], row["version"] = self.next_edition, __version__
        row["table"] = self.table.id if self.table else ""
        self.broadcast.journal.keep_room(self.code, self.state, msgspec.json.encode(row).decode(), self.maker)

    def _restore(self, text: str) -> None:
        """Restore what was saved; whoever is looking at the room stays. Raises StoreError if it cannot be read now."""
        now = self._services.now()
        try:
            row = msgspec.json.decode(text, type=dict)
            saved = self._services.load_table(row["table"]) if row["table"] else None
            journal = self.broadcast.journal
            table = self._services.tables.load(saved, journal=journal, now=now) if saved else None
            self.lobby.restore(row, table.game.edition if table else None, now)
            self.state, self.next_code, self.maker = row["state"], row["next"], row.get("maker", "")
            self.next_edition = row.get("next_edition", "")
        except ClosedError as closed:
            logs.event("cannot-go-on", logging.ERROR, table=logs.sign_of(self.code), reason=closed.kind)
            self._services.write(journal, journal.take(), _ignored)  # that it cannot go on, and why
            raise RefusedError("server-because", reason=str(closed)) from closed
        except DamagedError as damaged:
            raise _refused(self.code, damaged) from damaged
        except (RefusedError, StoreError):
            raise
        except Exception as error:  # whatever stands there, it is not what this version writes
            logs.event("not-read", logging.ERROR, table=logs.sign_of(self.code), reason=type(error).__name__)
            raise RefusedError("server-other-version") from error
        here = self.broadcast.names
        for place in self.lobby.seating.people:
            place.away_since = None if place.name in here else now
        self.broadcast.keep_names(self.lobby.seating.names)
        self.table = None
        if table is not None and saved is not None:
            self._remember_moves(saved)
            self._sit(table)
        self._known = self._updates(self.info()).known

    def _remember_moves(self, saved: Saved) -> None:
        """Whoever was not answered says their last moves again: they are the same ones."""
        self._recent.clear()
        for text, id in zip(saved.moves, saved.ids, strict=True):
            if id:
                self._recent_of(Move.parse(text).player).append(id)

    def _recent_of(self, name: str) -> deque[str]:
        found = self._recent.get(name)
        if found is None:
            found = self._recent[name] = deque(maxlen=IDS_REMEMBERED)
        return found

    def move_away(self, address: str = "") -> None:
        """The room lives elsewhere: everybody is sent there, and nothing happens here any more."""
        self.has_left = True
        self._thoughts.forget()
        self.broadcast.send_away(m.Moved(self.code, address))
        self.untie()

    def untie(self) -> None:
        """The room leaves the memory: what it is made of refers to it, and would stay until somebody looks for it."""
        self.broadcast.untie()
        if self.table is not None:
            self.table.on_change = _nothing

    def _could_not_keep(self, problem: StoreError) -> None:
        """What could not be kept has not happened: back to what is on the disk."""
        if isinstance(problem, LeaseLostError):
            self._services.part_with(self.code)
            return
        logs.event("not-saved", logging.ERROR, table=logs.sign_of(self.code), reason=str(problem))
        self._recent.clear()
        self._thoughts.forget()
        self._bots_wait_until = self._services.now() + RETRY
        try:
            text = self._services.load_room(self.code)
            if text is None:
                raise RefusedError("server-not-saved")
            self._restore(text)
        except RefusedError as error:
            self.state = "closed"
            self.broadcast.dismiss(self.broadcast.names, str(error))
        except StoreError as error:
            logs.event("not-read", logging.ERROR, table=logs.sign_of(self.code), reason=str(error))
            self._services.part_with(self.code)  # everybody comes again, until it can be read
            return
        updates = self._updates(self.info())
        self._known = updates.known
        self.broadcast.start_over(updates.known.mark, partial(self._whole, updates))
        self._services.wake(self.code)

    # Telling

    def info(self) -> m.RoomInfo:
        """The room for everybody."""
        lobby, over, branch = self.lobby, self.state == "over", self.table.branch if self.table else 0
        return m.RoomInfo(
            code=self.code,
            state=self.state,
            host=lobby.seating.host,
            seats=[place.info(open=self.state in ("lobby", "playing")) for place in lobby.seating],
            spectators=self.broadcast.count(SPECTATOR),
            settings=lobby.settings,
            house_set=lobby.house_set,
            house=lobby.house,
            written=lobby.cards.texts,
            readings=lobby.cards.readings,
            writing=lobby.cards.number,
            most_players=lobby.most_players,
            commitment="" if branch else lobby.commitment,
            nonces=lobby.nonces,
            key=lobby.key if over and not branch else "",
            rematch=self.next_code,
            rematch_wanted=rematch.wanted_by(lobby.seating) if over else [],
            rematch_edition=self.next_settings.edition if over else "",
            starting=self._starts_by is not None,
            locked=lobby.seating.locked,
            own_about=lobby.special.about,
            own_news=lobby.special.news,
            removed=[row.name for row in lobby.seating.barred if row.name],
            shown=self.shown,
            branch=branch,
        )

    @property
    def next_settings(self) -> m.Settings:
        """How the room plays that goes on after this one."""
        settings = self.lobby.settings
        return msgspec.structs.replace(settings, edition=self.next_edition or settings.edition)

    def _updates(self, room: m.RoomInfo, seen: Painter | None = None, before: Painter | None = None) -> Updates:
        now = self._services.now()
        return Updates(room, self.lobby, self.table, self.chat, now, self._retold, seen, before)

    def _publish(self, *, table: bool = False) -> None:
        """Tell everybody what has changed; `table`: the table has, and nothing else that is not kept."""
        self.changed_at = self._services.now()
        before = self._known
        room = before.room if table and self._is_as_told else self.info()
        self._is_as_told = True
        updates = self._updates(room, None if table else before.table, before.table)
        self._known = updates.known
        self.broadcast.publish(updates.known.mark, updates.news(before) if self.broadcast.names else _told_nobody)
        self._services.wake(self.code)

    def _news(self) -> list[Seen]:
        """What has happened since everybody was last told, as somebody saw it who only watches."""
        assert self.table is not None
        game = self.table.game
        return [seen_one(game, SPECTATOR, number) for number in range(self._known.mark.events, len(game.events))]

    def _note_who_is_asked(self, table: Table) -> None:
        if self.lobby.seating.note_who_is_asked(table.asked_since):
            self._is_as_told = False

    def _keep_and_publish(self) -> None:
        self.keep()
        self._publish()

    def reader(self, name: str) -> Reader:
        """Somebody here, to be told something."""
        return Reader(self.lobby.edition.by_code, name, names=self.lobby.seating.guests)

    def _send_whole(self, viewer: Viewer) -> None:
        name = self.broadcast.name_of(viewer)
        self.broadcast.send_whole(viewer, self._whole(self._updates(self.info()), name))

    def _whole(self, updates: Updates, name: str) -> m.Update:
        update = updates.whole(name, self._services.epoch)
        update.servers = list(self._services.other_addresses)
        return update

    # The table

    def _sit(self, table: Table) -> None:
        table.store = self.broadcast.journal
        table.timer = self.lobby.settings.timer or None
        table.speed = SPEEDS[self.lobby.settings.pace]
        table.on_change = self._table_changed
        self.table = table
        self._restart_clocks()

    def _restart_clocks(self) -> None:
        """Nobody was there for a while, and now somebody is: everybody has all their time again."""
        now = self._services.now()
        for place in self.lobby.seating:
            if place.away_since is not None:
                place.away_since = now
        if self.table is not None:
            self.table.restart_clocks(now)
            self._note_who_is_asked(self.table)
            self._think()

    def _table_changed(self) -> None:
        """Something has happened at the table."""
        raise NotImplementedError

    @property
    def _stands_still(self) -> bool:
        """Without anybody there, the table waits."""
        return self.has_left or not self.lobby.seating.anybody_there or self.state == "closed"

    @property
    def idle_since(self) -> float | None:
        """Since when nobody has been here; None while somebody is, or something is on its way."""
        return self.changed_at if self.broadcast.is_idle else None

    def _think(self) -> None:
        """Let bots that think for a while begin, and those stop whose thoughts nobody wants any more."""
        assert self.table is not None
        going_on = self.state == "playing" and not self._stands_still
        self._thoughts.attend(self.table.plans if going_on else ())

    def has_seat_for(self, key: str) -> bool:
        """Whether a game is still to be played here by whoever has this key."""
        return is_open_to(key, self.state, [place.lock for place in self.lobby.seating])


def _refused(code: str, damaged: DamagedError) -> RefusedError:
    """A table that nobody is going to read any more: whoever wants it is told so, and does not come again."""
    logs.event("not-read", logging.ERROR, table=logs.sign_of(code), reason=str(damaged))
    return RefusedError("server-cannot-read")


def _ignored(problem: StoreError | None) -> None:
    """Nobody waits for this."""


def _nothing() -> None:
    """Nobody wants to know any more."""


def _told_nobody(name: str) -> m.Update:
    """Nobody looks: what happened, which may be a long game at once, is not put into words."""
    return m.Update(0)


def kept_seat_for(key: str, text: str | None) -> bool:
    """The same for what is kept of a room; None: there is none."""
    try:
        row = msgspec.json.decode(text or "{}", type=dict)
        return is_open_to(key, row["state"], [place["lock"] for place in row["places"]])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return False


def is_open_to(key: str, state: str, locks: Sequence[str]) -> bool:
    """Whether a key fits a place of a room that is not over."""
    return state in ("lobby", "playing") and hash_of(key) in locks
