"""A room: a table of the server, from the lobby to the end of the game."""

import json
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from lastcard import fair, record
from lastcard.bots import BOTS, HardBot, make, sight
from lastcard.edition import Edition, EditionError
from lastcard.fair import Dealing
from lastcard.game import MoveError, check_players
from lastcard.record import Record, RecordError
from lastcard.server import messages as m
from lastcard.server.audience import CHAT_KEPT, REMEMBERED, VISITOR, Audience, Services, Viewer
from lastcard.server.infos import SPECTATOR, reading_of
from lastcard.server.people import AWAY, SILENT, Place, hash_of, new_key
from lastcard.table import ClosedError, Plan, Table

MOST_SPECTATORS = 50
MOST_CHAT = 300

REACTIONS = ("👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🤔")


class RefusedError(Exception):
    """Something that cannot be done. The text is for whoever tried it."""


class Room(Audience):
    """One table and everybody around it."""

    def __init__(self, code: str, services: Services, settings: m.Settings) -> None:
        super().__init__(code, services, services.edition(settings.edition))
        self.settings = settings
        self.host = ""
        self.written: dict[str, str] = {}
        self.key = fair.new_key()
        self.state = "lobby"
        self.next_code = ""
        self.thinking: set[int] = set()
        """Bots' plans that are being thought about."""
        self.recent: dict[str, deque[str]] = {}
        """Ids of the last moves of each player."""

    # Keeping

    def kept(self) -> str:
        """What is kept of the room."""
        return json.dumps(
            {
                "settings": {name: getattr(self.settings, name) for name in self.settings.__struct_fields__},
                "places": [place.kept() for place in self.places],
                "host": self.host,
                "written": self.written,
                "key": self.key,
                "state": self.state,
                "next": self.next_code,
                "table": self.table.id if self.table else "",
            }
        )

    @classmethod
    def load(cls, code: str, services: Services, text: str) -> "Room":
        """A room as it was kept."""
        row: dict[str, Any] = json.loads(text)
        room = cls(code, services, m.Settings(**row["settings"]))
        room.places = [Place(**place) for place in row["places"]]
        room.host, room.written, room.key = row["host"], row["written"], row["key"]
        room.state, room.next_code = row["state"], row["next"]
        room._write_on_cards(room.written)
        for place in room.places:
            place.away_since = services.now() if place.person else None
        if row["table"]:
            try:
                room._sit(services.reload(row["table"]))
            except ClosedError as error:
                room.state = "closed"
                raise RefusedError(str(error)) from error
        return room

    def _keep(self) -> None:
        code, state, text = self.code, self.state, self.kept()
        self.journal.changes.append(lambda store: store.keep_room(code, state, text))

    def info(self) -> m.RoomInfo:
        """The room for everybody."""
        readings = {code: reading_of(text, self.edition) for code, text in self.written.items()}
        return m.RoomInfo(
            code=self.code,
            state=self.state,
            host=self.host,
            seats=[
                m.SeatInfo(
                    place.name,
                    place.bot,
                    place.person,
                    place.here > 0 or not place.person,
                    place.agreed,
                    place.silent and place.bot is None,
                )
                for place in self.places
            ],
            spectators=sum(name == SPECTATOR for name in self.viewers.values()),
            settings=self.settings,
            written=self.written,
            readings=readings,
            most_players=self.edition.most_players(),
            commitment=Dealing(self.key).commitment,
            key=self.key if self.state == "over" else "",
            rematch=self.next_code,
        )

    # Places

    def came_back(self, place: Place) -> None:
        """A person takes the seat back from the bot that sat in."""
        place.silent = False
        if place.bot is not None:
            place.bot = None
            if self.table is not None:
                self._let_table(lambda table: table.seat(place.name, None, self.services.now()))
            self._keep()

    def _check_name(self, name: str) -> None:
        others = [place.name for place in self.places]
        try:
            check_players([*others, name] if others else [name, "Somebody" if name != "Somebody" else "Else"])
        except ValueError as error:
            raise RefusedError(str(error)) from error
        if name == VISITOR:
            raise RefusedError("'?' is no name")

    def _need_lobby(self) -> None:
        if self.state != "lobby":
            raise RefusedError("the game has begun")

    def _need_host(self, name: str) -> None:
        if name != self.host:
            raise RefusedError(f"only {self.host}, the host, can do that")

    def _need_room(self) -> None:
        if len(self.places) >= self.edition.most_players():
            raise RefusedError(f"the table is full: {self.edition.name} is for {self.edition.most_players()} at most")

    def sit_down(self, viewer: Viewer, name: str, nonce: str) -> str:
        """Somebody takes a place in the lobby. Returns the key to it."""
        self._need_lobby()
        self._need_room()
        self._check_name(name)
        if not fair.is_nonce(nonce):
            raise RefusedError("a nonce is up to 64 hexadecimal digits")
        if self.viewers.get(viewer, VISITOR) not in (VISITOR, SPECTATOR):
            raise RefusedError("you are sitting already")
        key = new_key()
        self.places.append(Place(name, hash_of(key), nonce=nonce, agreed=not self.written))
        self.host = self.host or name
        self.viewers[viewer] = name
        self.places[-1].here = 1
        self._keep()
        self._send(viewer, m.encode(m.Seated(self.code, name, key)))
        self._publish(room=True, leave_out=viewer)
        self._send(viewer, self._whole(name))
        return key

    def watch(self, viewer: Viewer) -> None:
        """Somebody watches."""
        if self.viewers.get(viewer) not in (VISITOR, SPECTATOR):
            raise RefusedError("you are sitting at this table")
        if sum(name == SPECTATOR for name in self.viewers.values()) >= MOST_SPECTATORS:
            raise RefusedError("too many people are watching already")
        self.viewers[viewer] = SPECTATOR
        self._publish(room=True, leave_out=viewer)
        self._send(viewer, self._whole(SPECTATOR))

    def add_bot(self, name: str, level: str) -> None:
        """The host gives an empty place to a bot."""
        self._need_host(name)
        self._need_lobby()
        self._need_room()
        self.places.append(Place(self._bot_name(), bot=_level(level), agreed=True))
        self._keep()
        self._publish(room=True)

    def _bot_name(self) -> str:
        taken = {place.name.casefold() for place in self.places}
        return next(name for name in BOT_NAMES if name.casefold() not in taken)

    def remove(self, name: str, other: str) -> None:
        """The host removes somebody; in the middle of a game a bot plays on."""
        self._need_host(name)
        if other == name:
            raise RefusedError("the host leaves by leaving")
        if self.find(other) is None:
            raise RefusedError(f"{other!r} does not sit here")
        self._part_with(other, f"{name} has removed you from the table.")

    def leave(self, name: str) -> None:
        """Somebody leaves for good."""
        self._part_with(name, "You have left the table.")

    def _part_with(self, name: str, why: str) -> None:
        place = self.find(name)
        assert place is not None
        for viewer in [viewer for viewer, who in self.viewers.items() if who == name]:
            del self.viewers[viewer]
            self._send(viewer, m.encode(m.Gone(why)))
        if self.state == "lobby":
            self.places.remove(place)
        elif place.person:
            place.lock, place.here, place.away_since = "", 0, None
            self._give_to_bot(place)
        if name == self.host:
            self._pass_on_host()
        if not any(place.person for place in self.places):
            self.state = "closed"
        self._keep()
        self._publish(room=True)

    def _pass_on_host(self) -> None:
        people = [place for place in self.places if place.person and place.name != self.host]
        present = [place for place in people if place.here] or people
        self.host = present[0].name if present else ""

    def _give_to_bot(self, place: Place) -> None:
        place.bot = self.settings.level
        place.silent = False
        if self.table is not None and self.state == "playing":
            level = place.bot
            self._let_table(lambda table: table.seat(place.name, level, self.services.now()))

    def take_over(self, old: "Room") -> None:
        """The same people again, after their game is over."""
        self.places = [
            Place(place.name, place.lock, None if place.person else place.bot, place.nonce, agreed=not self.written)
            for place in old.places
        ]
        for place in self.places:
            place.away_since = self.services.now() if place.person else None
        self.host = old.host
        self.written = old.written
        self._write_on_cards(self.written)
        self._keep()
        self._publish(room=True)
        old.next_code = self.code
        old._keep()
        old._publish(room=True)

    # The lobby

    def change(self, name: str, settings: m.Settings) -> None:
        """The host changes how the table plays."""
        self._need_host(name)
        self._need_lobby()
        edition = self.services.edition(settings.edition)
        _check_settings(settings)
        if len(self.places) > edition.most_players():
            raise RefusedError(f"{edition.name} is for {edition.most_players()} players at most")
        if settings.edition != self.settings.edition:
            self.written = {}
            for place in self.places:
                place.agreed = True
        self.settings, self.edition = settings, edition
        self._keep()
        self._publish_edition()

    def write_on(self, name: str, code: str, text: str) -> None:
        """Anybody writes on a blank card; everybody else has to agree anew."""
        self._need_lobby()
        plain = self.services.edition(self.settings.edition)
        written = {key: value for key, value in self.written.items() if key != code and _same_blank(key, code)}
        if text.strip():
            written[code] = " ".join(text.split())
        self._write_on_cards(written, plain)
        self.written = written
        for place in self.places:
            place.agreed = not place.person or not written or place.name == name
        self._keep()
        self._publish_edition()

    def _write_on_cards(self, written: dict[str, str], plain: Edition | None = None) -> None:
        plain = plain or self.services.edition(self.settings.edition)
        try:
            self.edition = plain.written(written) if written else plain
        except EditionError as error:
            raise RefusedError(error.problem) from error

    def agree(self, name: str, yes: bool) -> None:
        """Somebody agrees to what is written."""
        self._need_lobby()
        place = self.find(name)
        assert place is not None
        place.agreed = yes
        self._keep()
        self._publish(room=True)

    def _publish_edition(self) -> None:
        """The cards are others now: everybody gets everything."""
        self._publish(room=True)
        for viewer, name in self.viewers.items():
            self._send(viewer, self._whole(name))

    def start(self, name: str) -> None:
        """The host starts the game."""
        self._need_host(name)
        self._need_lobby()
        if len(self.places) < 2:
            raise RefusedError("one more player, or a bot, is needed")
        waiting = [place.name for place in self.places if place.person and not place.agreed]
        if self.written and waiting:
            raise RefusedError(f"not yet agreed to what is written: {', '.join(waiting)}")
        _check_settings(self.settings)
        nonces = tuple(place.nonce for place in self.places if place.nonce)
        options = record.read_options(
            {key: getattr(self.settings, key) for key in ("scoring", "target", "bluff", "two_player_reverse")}
        )
        names = tuple(place.name for place in self.places)
        edition = self.edition.id if self.edition.file is None else f"{self.edition.id}.toml"
        new = Record(edition, names, 0, options, self.written, dealing=Dealing(self.key, nonces))
        seats = {place.name: place.bot for place in self.places}
        table = Table.begin(
            new, seats, edition=self.edition, store=self.journal, place=self.code, now=self.services.now(),
            pace=self.services.pace, timer=self.settings.timer or None,
        )  # fmt: skip
        self.state = "playing"
        self._sit(table)
        self._keep()
        self._publish(room=True, table=True)
        self.after_table_change()

    # The game

    def _sit(self, table: Table) -> None:
        table.store = self.journal
        table.timer = self.settings.timer or None
        table.on_change = self._table_changed
        self.table = table

    def back_to_what_is_kept(self) -> None:
        """Forget what could not be kept."""
        if self.table is not None:
            self.recent.clear()
            self._sit(self.services.reload(self.table.id))

    def _let_table(self, act: Callable[[Table], None]) -> None:
        """Do something with the table without saying so: a larger change is being made that will."""
        assert self.table is not None
        self.table.on_change = lambda: None
        act(self.table)
        self.table.on_change = self._table_changed

    def _table_changed(self) -> None:
        assert self.table is not None
        over = bool(self.table.game.winners) and self.state == "playing"
        if over:
            self.state = "over"
            self._keep()
        self._note_who_is_asked()
        self._publish(room=over, table=True)
        self.after_table_change()

    def after_table_change(self) -> None:
        """Let bots that think for a while begin."""
        assert self.table is not None
        self.thinking &= {id(plan) for plan in self.table.plans}
        for plan in self.table.plans:
            if isinstance(plan.bot, HardBot) and id(plan) not in self.thinking:
                self.thinking.add(id(plan))
                self.services.think(plan, lambda: self.services.wake(self.code))

    def _note_who_is_asked(self) -> None:
        assert self.table is not None
        for place in self.places:
            since = self.table.asked_since(place.name) if place.person and place.bot is None else None
            if since != place.asked_since:
                place.asked_since, place.silent = since, False

    def move(self, viewer: Viewer, name: str, said: m.Move) -> None:
        """Somebody's move. One that was made already is answered again; one about an earlier question is refused."""
        if self.table is None:
            raise RefusedError("the game has not begun")
        known = self.recent.setdefault(name, deque(maxlen=REMEMBERED))
        if said.id in known:
            self._send(viewer, m.encode(m.Done(said.id)))
            return
        interrupt = said.move == "uno" or said.move.startswith("catch ")
        asked = any(decision.player == name for decision in self.table.game.waiting)
        # Who is not asked knows no number; then it is for the game to say why not.
        if not interrupt and said.number != self.table.number(name) and (asked or said.number):
            raise RefusedError("that was about an earlier question")
        self.movers = [(viewer, said.id)]
        try:
            self.table.move(name, said.move, self.services.now())
        except MoveError as error:
            raise RefusedError(self._why_not(name, said.move) or str(error)) from error
        finally:
            self.movers = []
        known.append(said.id)

    def _why_not(self, name: str, move: str) -> str | None:
        """Why a card cannot be played, in words for people; None if that was not it."""
        verb, _, code = move.removesuffix(" uno").partition(" ")
        if self.table is None or verb != "play" or not self.edition.has(code):
            return None
        reason = self.table.game.why_not(name, code)
        return None if reason is None else f"not now: {reason}"

    def hint(self, name: str) -> Plan:
        """What a strong bot is asked, who is to give a hint."""
        if self.table is None or self.table.game.round.over:
            raise RefusedError("nothing is asked now")
        view = sight(self.table.game, name)
        if view.decision is None:
            view = sight(self.table.game, name, react=True)
            if view.decision is None or len(view.decision.options) < 2:
                raise RefusedError("it is not your turn")
        return Plan(name, make("hard", live=True), 0.0, view)

    def say(self, name: str, text: str, reaction: bool) -> None:
        """Somebody says something to the table."""
        text = " ".join(text.split())
        if reaction and text not in REACTIONS:
            raise RefusedError("that is no reaction; there are " + " ".join(REACTIONS))
        if not 1 <= len(text) <= MOST_CHAT:
            raise RefusedError(f"a message has 1 to {MOST_CHAT} characters")
        line = m.ChatLine(name, text, reaction)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]
        self.spoken += 1
        self._publish(chat=[line])

    def replace_silent(self, name: str, other: str) -> None:
        """A player lets a bot sit in for somebody who is asked and silent."""
        place = self.find(other)
        if place is None or not place.silent or place.bot is not None or other == name:
            raise RefusedError(f"{other} is not silent" if place else f"{other!r} does not sit here")
        self._give_to_bot(place)
        self._keep()
        self._publish(room=True, table=True)
        self.after_table_change()

    def record_text(self) -> str:
        """The record of the game, once it is over; before, it would tell secrets."""
        if self.table is None or self.state != "over":
            raise RefusedError("the record can be had when the game is over")
        return replace(self.table.record(), folder=None).dumps()

    # The clock

    def wake_at(self) -> float | None:
        """When something is due."""
        times = [plan.at for plan in self.table.plans if self._ready(plan)] if self.table else []
        for place in self.places:
            if not place.person:
                continue
            if place.away_since is not None and (place.bot is None or place.name == self.host):
                times.append(place.away_since + AWAY)
            if place.asked_since is not None and not place.silent and place.bot is None:
                times.append(place.asked_since + SILENT)
        return min(times, default=None)

    def _ready(self, plan: Plan) -> bool:
        return plan.answer is not None or not isinstance(plan.bot, HardBot)

    def tick(self) -> None:
        """Do what is due."""
        now = self.services.now()
        changed = False
        for place in self.places:
            if place.person and place.away_since is not None and place.away_since + AWAY <= now:
                changed = self._is_long_away(place) or changed
            if place.asked_since is not None and not place.silent and place.asked_since + SILENT <= now:
                place.silent = changed = True
        if changed:
            self._keep()
            self._publish(room=True, table=self.table is not None)
            if self.table is not None:
                self.after_table_change()
        if self.table is not None:
            for plan in self.table.plans:
                if plan.at <= now and plan.answer is None and not isinstance(plan.bot, HardBot):
                    plan.think()
            self.table.wake(now, think=False)

    def _is_long_away(self, place: Place) -> bool:
        changed = False
        if place.name == self.host:
            self._pass_on_host()
            if not self.host:
                self.host = place.name
            changed = self.host != place.name
        if place.bot is None and self.state == "playing":
            self._give_to_bot(place)
            changed = True
        place.away_since = place.away_since if place.bot is None and not changed else None
        if place.away_since is not None:
            place.away_since = None
        return changed


BOT_NAMES = ("Robin", "Ada", "Max", "Ivy", "Leo", "Mia", "Otto", "Zoe", "Finn", "Nora", "Hugo")


def _same_blank(one: str, other: str) -> bool:
    """Whether two texts can stand on blank cards at once: CU on all of them, or CU1 and CU2 each on its own."""
    return one[-1:].isdigit() == other[-1:].isdigit()


def _level(level: str) -> str:
    if level not in BOTS:
        raise RefusedError(f"there is no bot {level[:40]!r}; there are {', '.join(BOTS)}")
    return level


def _check_settings(settings: m.Settings) -> None:
    _level(settings.level)
    if not 0 <= settings.timer <= 600:
        raise RefusedError("a turn timer is 0 (off) to 600 seconds")
    try:
        record.read_options(
            {key: getattr(settings, key) for key in ("scoring", "target", "bluff", "two_player_reverse")}
        )
    except RecordError as error:
        raise RefusedError(f"{error.place.removeprefix('options.')}: {error.problem}") from error
