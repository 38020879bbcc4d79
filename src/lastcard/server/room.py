"""A room: a table of the server, from the lobby to the end of the game, and everybody around it.

A room owns a lobby, a table, a chat and a broadcast. They know nothing of each other: the room lets things happen in
one, keeps what has changed, and has the broadcast tell everybody.
"""

import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from lastcard.bots import make, sight
from lastcard.catalogue import Message
from lastcard.game.decisions import MoveError
from lastcard.game.options import Option
from lastcard.server import messages as m
from lastcard.server.broadcast import SPECTATOR, VISITOR, Broadcast
from lastcard.server.chat import Chat
from lastcard.server.lobby import Lobby
from lastcard.server.outbox import Viewer
from lastcard.server.places import Place
from lastcard.server.refusal import RefusedError, refused_move
from lastcard.server.services import Services
from lastcard.server.thoughts import Thoughts
from lastcard.server.updates import Updates
from lastcard.table.store import StoreError
from lastcard.table.table import ClosedError, Plan, Table

IDS_REMEMBERED = 64

SPEEDS: dict[m.Pace, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.0}
"""How long bots take at each pace, as a part of what they usually take."""

RETRY = 5.0
"""Seconds that bots wait after something could not be kept."""


class Room:
    """One table and everybody around it."""

    def __init__(self, code: str, services: Services, settings: m.Settings) -> None:
        self.code = code
        self.state: m.RoomState = "lobby"
        self.next_code = ""
        """The room that goes on after this one."""
        self.lobby = Lobby(settings, services.edition, services.tables.new_key())
        self.table: Table | None = None
        self.chat = Chat()
        self.broadcast = Broadcast(services.write, self._could_not_keep)
        self.changed_at = services.now()
        self._services = services
        self._thoughts = Thoughts(lambda plan: services.think(plan, lambda: services.wake(code)))
        self._recent: dict[str, deque[str]] = {}
        """Ids of the last moves of each player."""
        self._bots_wait_until = 0.0
        self._eager = False
        """The game starts as soon as the host's nonce has come."""
        self._known = self._updates().known

    # Keeping

    @classmethod
    def load(cls, code: str, services: Services) -> "Room | None":
        """A room as it was kept; None if there is none. Raises RefusedError if it cannot go on."""
        text = services.load_room(code)
        if text is None:
            return None
        room = cls(code, services, m.Settings())
        room._restore(text)
        return room

    def keep(self) -> None:
        """Keep the room as it is now, with the next thing that is said."""
        row = {**self.lobby.kept(), "state": self.state, "next": self.next_code}
        row["table"] = self.table.id if self.table else ""
        self.broadcast.journal.keep_room(self.code, self.state, msgspec.json.encode(row).decode())

    def _restore(self, text: str) -> None:
        """Restore what was saved; whoever is looking at the room stays."""
        now = self._services.now()
        try:
            row = msgspec.json.decode(text, type=dict)
            table = self._services.tables.load(row["table"], now) if row["table"] else None
            self.lobby.restore(row, table.game.edition if table else None)
            self.state, self.next_code = row["state"], row["next"]
        except ClosedError as error:
            raise RefusedError("server-because", reason=str(error)) from error
        except (msgspec.MsgspecError, KeyError, TypeError) as error:
            raise RefusedError("server-other-version") from error
        here = self.broadcast.names
        for place in self.lobby.seating.people:
            place.away_since = None if place.name in here else now
        self.broadcast.keep_names(self.lobby.seating.names)
        self.table = None
        if table is not None:
            self._sit(table)
        self._known = self._updates().known

    def _could_not_keep(self, problem: str) -> None:
        """What could not be kept has not happened: back to what is on the disk."""
        logging.getLogger(__name__).error("table %s: %s", self.code, problem)
        self._recent.clear()
        self._thoughts.forget()
        self._bots_wait_until = self._services.now() + RETRY
        try:
            text = self._services.load_room(self.code)
            if text is None:
                raise RefusedError("server-not-saved")
            self._restore(text)
        except (RefusedError, StoreError) as error:
            self.state = "closed"
            self.broadcast.dismiss(self.broadcast.names, str(error))
        updates = self._updates()
        self._known = updates.known
        self.broadcast.start_over(updates.known.mark, lambda name: updates.whole(name, self._services.epoch))
        self._services.wake(self.code)

    # Telling

    def info(self) -> m.RoomInfo:
        """The room for everybody."""
        lobby = self.lobby
        return m.RoomInfo(
            code=self.code,
            state=self.state,
            host=lobby.seating.host,
            seats=[place.info() for place in lobby.seating],
            spectators=self.broadcast.count(SPECTATOR),
            settings=lobby.settings,
            written=lobby.cards.texts,
            readings=lobby.cards.readings,
            writing=lobby.cards.number,
            most_players=lobby.edition.most_players(),
            commitment=lobby.commitment,
            nonces=lobby.nonces,
            key=lobby.key if self.state == "over" else "",
            rematch=self.next_code,
        )

    def _updates(self) -> Updates:
        return Updates(self.info(), self.lobby.edition, self.table, self.chat, self._services.now())

    def _publish(self, *, table: bool = False) -> None:
        """Tell everybody what has changed; `table`: the table has."""
        self.changed_at = self._services.now()
        updates, before = self._updates(), self._known
        self._known = updates.known
        self.broadcast.publish(updates.known.mark, lambda name: updates.news(name, before, table=table))
        self._services.wake(self.code)

    def _keep_and_publish(self) -> None:
        self.keep()
        self._publish()

    def _send_whole(self, viewer: Viewer) -> None:
        name = self.broadcast.name_of(viewer)
        self.broadcast.send_whole(viewer, self._updates().whole(name, self._services.epoch))

    # Who may do what

    def _need_lobby(self) -> None:
        if self.state != "lobby":
            raise RefusedError("server-begun")

    def _need_host(self, name: str) -> None:
        self.lobby.seating.need_host(name)

    # Coming and going

    def attach(self, viewer: Viewer, key: str, epoch: str, version: int) -> None:
        """Somebody connects: back to a seat with its key, or as a visitor."""
        place = self.lobby.seating.holder(key) if key else None
        name = place.name if place else VISITOR
        self.broadcast.need_room_for(name)
        if place is not None:
            self._came_back(place)
        self.broadcast.put(viewer, name)
        mark = self.broadcast.known_at(version) if place and epoch == self._services.epoch else None
        if mark is None:
            self._send_whole(viewer)
        else:
            self.broadcast.catch_up(viewer, version, self._updates().rest(name, mark))

    def detach(self, viewer: Viewer) -> None:
        """A connection is gone."""
        name = self.broadcast.remove(viewer)
        place = self.lobby.seating.find(name)
        if place is not None and name not in self.broadcast.names:
            place.away_since = self._services.now()
            self._publish()
        elif name == SPECTATOR:
            self._publish()

    def furnish(self, name: str, key: str, bots: Sequence[str], start: bool, face: str = "") -> None:
        """Make a new room ready for whoever asked for it, with these bots."""
        self._eager = start
        place = self.lobby.add_person(name, key, face)
        place.away_since = self._services.now()  # until there is a connection
        for level in bots:
            self.lobby.add_bot(level)
        self.keep()

    def take_over(self, old: "Room") -> None:
        """The people of a room whose game is over go on in this one."""
        self.lobby.take_over(old.lobby)
        for place in self.lobby.seating.people:
            place.away_since = self._services.now()
        self._keep_and_publish()
        old.go_on_at(self.code)

    def go_on_at(self, code: str) -> None:
        """Another room goes on after this one."""
        self.next_code = code
        self._keep_and_publish()

    def sit_down(self, viewer: Viewer, name: str, key: str, face: str = "") -> None:
        """Somebody takes a place in the lobby. Whoever has this key sits there already, and hears so again."""
        place, now_as = self.lobby.seating.holder(key), self.broadcast.name_of(viewer)
        if now_as not in (VISITOR, SPECTATOR) and (place is None or place.name != now_as):
            raise RefusedError("server-sitting-already")
        if place is not None:
            self._came_back(place)
        else:
            self._need_lobby()
            place = self.lobby.add_person(name, key, face)
            if viewer in self.broadcast:
                self.broadcast.put(viewer, VISITOR)  # and a spectator no longer
            self._keep_and_publish()
        self.broadcast.put(viewer, place.name)
        self.broadcast.send(viewer, m.Seated(self.code, place.name))
        self._send_whole(viewer)

    def change_face(self, name: str, face: str) -> None:
        """Somebody shows another face."""
        self.lobby.seating.place_of(name).face = face
        self._keep_and_publish()

    def watch(self, viewer: Viewer) -> None:
        """Somebody watches."""
        self.broadcast.watch(viewer)
        self._publish()
        self._send_whole(viewer)

    def _came_back(self, place: Place) -> None:
        """A person is there again, and takes the seat back from a bot that sat in."""
        was_empty, was_away = not self.lobby.seating.anybody_there, not place.present
        place.away_since = None
        if was_empty:
            self._restart_clocks()
        if place.bot is not None:
            self._give_seat(place, None)
        elif was_away:
            self._publish()

    def add_bot(self, name: str, level: str) -> None:
        """The host gives an empty place to a bot."""
        self._need_host(name)
        self._need_lobby()
        self.lobby.add_bot(level)
        self._keep_and_publish()

    def remove(self, name: str, other: str) -> None:
        """The host removes somebody; in the middle of a game a bot plays on."""
        self._need_host(name)
        place = self.lobby.seating.place_of(other)
        if other == name:
            raise RefusedError("server-host-stays")
        if not place.person and self.state != "lobby":
            raise RefusedError("server-bot-stays", name=other)
        self._part_with(place, Message("server-removed", name=name))

    def leave(self, name: str) -> None:
        """Somebody leaves for good."""
        self._part_with(self.lobby.seating.place_of(name), Message("server-left"))

    def _part_with(self, place: Place, why: Message) -> None:
        seating = self.lobby.seating
        self.broadcast.dismiss({place.name}, str(why))
        if self.state == "lobby":
            seating.remove(place)
        else:
            place.lock, place.away_since = "", None
        if place.name == seating.host:
            seating.pass_on_host()
        if not seating.people:
            self._close(Message("server-everybody-left"))
        elif self.state == "lobby":
            self._keep_and_publish()
        else:
            self._give_seat(place, place.bot or self.lobby.settings.level)

    def _close(self, why: Message) -> None:
        self.state = "closed"
        self._keep_and_publish()
        self.broadcast.dismiss(self.broadcast.names, str(why))

    # The lobby

    def change(self, name: str, settings: m.Settings) -> None:
        """The host changes how the table plays."""
        self._need_host(name)
        self._need_lobby()
        self.lobby.change(name, settings)
        self._keep_and_publish()

    def set_pace(self, name: str, pace: m.Pace) -> None:
        """The host lets bots play faster or slower, in the middle of a game, too."""
        self._need_host(name)
        self.lobby.settings = msgspec.structs.replace(self.lobby.settings, pace=pace)
        if self.table is not None:
            self.table.play_at_speed(SPEEDS[pace], self._services.now())
            self._think()
        self._keep_and_publish()

    def write_on(self, name: str, code: str, text: str, writing: int | None = None) -> None:
        """Anybody writes on a blank card; everybody else has to agree anew."""
        self._need_lobby()
        self.lobby.write_on(name, code, text, writing)
        self._keep_and_publish()

    def agree(self, name: str, yes: bool, writing: int) -> None:
        """Somebody agrees to what is written."""
        self._need_lobby()
        self.lobby.agree(name, yes, writing)
        self._keep_and_publish()

    def add_nonce(self, name: str, nonce: str) -> None:
        """Somebody's browser adds to the key, once; when the game has begun it is too late, and harms nobody."""
        if self.state != "lobby" or not self.lobby.add_nonce(name, nonce):
            return
        self._keep_and_publish()
        if self._eager and name == self.lobby.seating.host:
            self._eager = False
            self.start(name)

    # The game

    def start(self, name: str) -> None:
        """The host starts the game."""
        self._need_host(name)
        self._need_lobby()
        table = self._services.tables.begin(
            self.lobby.new_game(),
            {place.name: place.bot for place in self.lobby.seating},
            edition=self.lobby.edition,
            journal=self.broadcast.journal,
            place=self.code,
            now=self._services.now(),
        )
        self.state = "playing"
        self._sit(table)
        self.keep()
        self._publish(table=True)
        self._think()

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
            self.lobby.seating.note_who_is_asked(self.table.asked_since)
            self._think()

    def _table_changed(self) -> None:
        assert self.table is not None
        self.lobby.seating.note_who_is_asked(self.table.asked_since)
        if self.table.game.winners and self.state == "playing":
            self.state = "over"
            self.keep()
        self._publish(table=True)
        self._think()

    def _give_seat(self, place: Place, bot: str | None) -> None:
        """A bot sits in for a person, or the person is back; everybody is told."""
        place.bot, place.silent = bot, False
        self.keep()
        if self.table is not None and self.state == "playing":
            self.table.seat(place.name, bot, self._services.now())
        else:
            self._publish()

    def move(self, viewer: Viewer, name: str, said: m.Move) -> None:
        """Somebody's move. One that was made already is answered again; one about an earlier question is refused."""
        if self.table is None:
            raise RefusedError("server-not-begun")
        place = self.lobby.seating.place_of(name)
        if place.bot is not None and self.state == "playing":
            self._give_seat(place, None)
        recent = self._recent.setdefault(name, deque(maxlen=IDS_REMEMBERED))
        option = Option(said.verb, said.card, said.player, said.colour)
        late = not option.interrupts and said.number != self.table.number(name)
        if said.id in recent or (late and self.table.answer(name, said.number) == option):
            self.broadcast.send(viewer, m.Done(said.id))
            return
        # Whoever is not asked knows no number; then the game says why not.
        if late and (said.number or self.table.is_asked(name)):
            raise RefusedError("server-earlier-question")
        try:
            self.table.move(name, option, self._services.now(), uno=said.uno)
        except MoveError as error:
            raise refused_move(self.table.game, name, error) from error
        recent.append(said.id)
        self.broadcast.acknowledge(viewer, said.id)

    def hint(self, name: str) -> Plan:
        """What a strong bot is asked, who is to give a hint."""
        if self.table is None or self.table.game.round.over:
            raise RefusedError("server-nothing-asked")
        view = sight(self.table.game, name)
        if view.decision is None:
            view = sight(self.table.game, name, react=True)
            if view.decision is None or len(view.decision.options) < 2:
                raise RefusedError("server-not-your-turn")
        return Plan(name, make("hard", live=True), 0.0, view)

    def say(self, name: str, text: str, reaction: bool) -> None:
        """Somebody says something to the table."""
        self.chat.say(name, text, reaction, self._services.now())
        self._publish()

    def replace_silent(self, name: str, other: str) -> None:
        """A player lets a bot sit in for somebody who is asked and silent."""
        place = self.lobby.seating.place_of(other)
        if not place.silent or place.bot is not None or other == name:
            raise RefusedError("server-not-silent", name=other)
        self._give_seat(place, self.lobby.settings.level)

    def record_text(self) -> str:
        """The record of the game, once it is over; before, it would tell secrets."""
        if self.table is None or self.state != "over":
            raise RefusedError("server-record-later")
        return replace(self.table.record(), folder=None).dumps()

    # The clock

    @property
    def idle_since(self) -> float | None:
        """Since when nobody has been here; None while somebody is, or something is on its way."""
        return self.changed_at if self.broadcast.is_idle else None

    @property
    def _stands_still(self) -> bool:
        """Without anybody there, the table waits."""
        return not self.lobby.seating.anybody_there or self.state == "closed"

    def wake_at(self) -> float | None:
        """When something is due; None while everything waits for people."""
        if self._stands_still:
            return None
        times = [place.away_until for place in self.lobby.seating if self._matters(place)]
        if self.state == "playing" and self.table is not None:
            plans = [plan.at for plan in self.table.plans if plan.answer is not None or not plan.is_slow]
            times += [max(at, self._bots_wait_until) for at in plans]
            times += [place.silent_at for place in self.lobby.seating]
        return min((at for at in times if at is not None), default=None)

    def _matters(self, place: Place) -> bool:
        """Whether something happens when a person who is away stays away."""
        return place.name == self.lobby.seating.host or (self.state == "playing" and place.bot is None)

    def tick(self) -> None:
        """Do what is due."""
        now = self._services.now()
        if self._stands_still:
            return
        for place in self.lobby.seating:
            if place.away_until is not None and place.away_until <= now and self._matters(place):
                self._is_long_away(place)
        if self.state != "playing" or self.table is None:
            return
        silent = [place for place in self.lobby.seating if place.silent_at is not None and place.silent_at <= now]
        for place in silent:
            place.silent = True
        if silent:
            self._publish()
        if now >= self._bots_wait_until:
            for plan in self.table.plans:
                if plan.at <= now and plan.answer is None and not plan.is_slow:
                    plan.think()
            self.table.wake(now, think=False)

    def _is_long_away(self, place: Place) -> None:
        """Another becomes the host, and a bot plays on."""
        if place.name == self.lobby.seating.host:
            self.lobby.seating.pass_on_host()
            self._keep_and_publish()
        if self.state == "playing" and place.bot is None:
            self._give_seat(place, self.lobby.settings.level)

    def _think(self) -> None:
        """Let bots that think for a while begin, and those stop whose thoughts nobody wants any more."""
        assert self.table is not None
        going_on = self.state == "playing" and not self._stands_still
        self._thoughts.attend(self.table.plans if going_on else ())
