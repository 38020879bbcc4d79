"""A room: a table of the server, from the lobby to the end of the game, and everybody around it.

A room owns a lobby, a table, a chat and a broadcast. They know nothing of each other: the room lets things happen in
one, keeps what has changed, and has the broadcast tell everybody.
"""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from lastcard.bots import make, sight
from lastcard.catalogue import Message
from lastcard.files import parse_toml
from lastcard.game.dealing import NO_NONCE
from lastcard.game.decisions import MoveError
from lastcard.game.game import Game
from lastcard.game.options import Option
from lastcard.game.record import Record
from lastcard.server import logs, rematch
from lastcard.server import messages as m
from lastcard.server.branches import Branch
from lastcard.server.broadcast import SPECTATOR, VISITOR
from lastcard.server.kept_room import SPEEDS, KeptRoom
from lastcard.server.metrics import Stopwatch
from lastcard.server.outbox import Viewer
from lastcard.server.places import Place, hash_of
from lastcard.server.refusal import RefusedError, refused_move
from lastcard.table.lead import Lead
from lastcard.table.plans import Plan

MOST_MOVES = 6000
"""Of a game: it stays in memory, a kilobyte for each, and nobody could look at a longer one again. Twice as many as the
longest that bots have played."""


class Room(KeptRoom):
    """One table and everybody around it."""

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
            self.broadcast.catch_up(viewer, version, self._updates(self.info()).rest(name, mark))

    def detach(self, viewer: Viewer) -> None:
        """A connection is gone."""
        name = self.broadcast.remove(viewer)
        place = self.lobby.seating.find(name)
        if self.shown is not None and self.shown.by not in self.broadcast.names:
            self.shown = None
        if place is not None and name not in self.broadcast.names:
            place.away_since = self._services.now()
            self._publish()
        elif name == SPECTATOR:
            self._publish()

    def furnish(self, name: str, key: str, bots: Sequence[str], start: bool, face: str = "") -> None:
        """Make a new room ready for whoever asked for it, with these bots."""
        self._eager = start
        self.maker = hash_of(key)
        place = self.lobby.add_person(name, key, face)
        place.away_since = self._services.now()  # until there is a connection
        for level in bots:
            self.lobby.add_bot(level)
        self.keep()

    def play_on(self, branch: Branch, game: Game, said: m.Create) -> None:
        """Begin in the middle of a recorded game, for whoever asked for it, with bots on the other seats."""
        self.maker = hash_of(said.key)
        place = self.lobby.seat_players(branch, said.bots, said.name, said.key, said.face, len(game.events))
        place.away_since = self._services.now()  # until there is a connection
        self._begin(branch.record, game, branch.lead)

    def take_over(self, old: "Room") -> None:
        """The people of a room whose game is over go on in this one."""
        self.lobby.take_over(old.lobby)
        for place in self.lobby.seating.people:
            place.away_since = self._services.now()
        self._starts_by = self._services.now() + rematch.COMING
        self._keep_and_publish()
        old.go_on_at(self.code)

    def want_rematch(self, name: str, yes: bool, edition: str = "") -> None:
        """Somebody wants another game, or no longer; the host may choose what it plays. It begins when all do."""
        if self.state != "over":
            raise RefusedError("server-not-over")
        if edition and not self.next_code:
            self._need_host(name)
            self.lobby.need_fitting(self._services.edition(edition), self.lobby.options.hand)
            self.next_edition = edition
        self.lobby.seating.place_of(name).wants_rematch = yes
        self._keep_and_publish()
        self._see_about_rematch()

    def _see_about_rematch(self) -> None:
        going_on = self.state == "over" and not self.next_code
        if going_on and rematch.is_wanted(self.lobby.seating, self._services.now()):
            self._services.rematch(self)

    def go_on_at(self, code: str) -> None:
        """Another room goes on after this one."""
        self.next_code = code
        self._keep_and_publish()

    def _begin_if_all_are_here(self) -> None:
        """A game that begins by itself waits for those who wanted it, but not for long; bots sit in for the others."""
        if self._starts_by is None or self.state != "lobby" or self._stands_still:
            return
        seating = self.lobby.seating
        if not rematch.all_are_here(seating) and self._services.now() < self._starts_by:
            return
        if any(place.present and place.nonce == NO_NONCE for place in seating):
            return  # their browsers add to the shuffle in a moment
        self._starts_by = None
        for place in seating.people:
            place.bot = None if place.present else self.lobby.settings.level
        try:
            self._begin(self.lobby.new_game())
        except RefusedError:  # something has changed, and is for people to see to
            for place in seating.people:
                place.bot = None
            self._keep_and_publish()

    def sit_down(self, viewer: Viewer, name: str, key: str, face: str = "", seat: str = "") -> None:
        """Somebody takes a place; in the middle of a game, a bot's. Whoever has this key sits there already."""
        self.lobby.seating.let_time_pass(self._services.now())
        place, now_as = self.lobby.seating.holder(key), self.broadcast.name_of(viewer)
        if now_as not in (VISITOR, SPECTATOR) and (place is None or place.name != now_as):
            raise RefusedError("server-sitting-already")
        if place is not None:
            self._came_back(place)
        else:
            in_lobby = self.state == "lobby"
            place = self.lobby.add_person(name, key, face, seat) if in_lobby else self._hand_over(name, key, face, seat)
            if viewer in self.broadcast:
                self.broadcast.put(viewer, VISITOR)  # and a spectator no longer
            self._let_bot_say(greets=True)
            self._give_seat(place, None)
        self.broadcast.put(viewer, place.name)
        self.broadcast.send(viewer, m.Seated(self.code, place.name))
        self._send_whole(viewer)

    def _hand_over(self, name: str, key: str, face: str, seat: str) -> Place:
        """Somebody who comes late gets a bot's seat. To the game, and in its record, it keeps its name."""
        if self.state != "playing" or self.table is None:
            raise RefusedError("server-over")
        place = self.lobby.seating.free_seat(seat)
        self.lobby.seating.check_newcomer(name, key, place)
        place.hand_over(name, key, face, len(self.table.game.events))
        place.muted = self.lobby.seating.is_muted(name, key)
        return place

    def change_face(self, name: str, face: str) -> None:
        """Somebody shows another face."""
        self.lobby.seating.place_of(name).face = face
        self._keep_and_publish()

    def watch(self, viewer: Viewer) -> None:
        """Somebody watches. Whoever does so already is told nothing more, and neither is anybody else."""
        if viewer in self.broadcast and self.broadcast.name_of(viewer) == SPECTATOR:
            return
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
        self._starts_by = None
        self._keep_and_publish()

    def remove(self, name: str, other: str, ban: bool = False) -> None:
        """The host removes somebody, for a while or for good; in the middle of a game a bot plays on."""
        self._need_host(name)
        place = self.lobby.seating.place_of(other)
        if other == name:
            raise RefusedError("server-host-stays")
        if not place.person and self.state != "lobby":
            raise RefusedError("server-bot-stays", name=other)
        if place.person:
            self.lobby.seating.bar(place, ban, self._services.now())
        self._part_with(place, Message("server-removed", name=self.lobby.seating.place_of(name).shown))

    def admit(self, name: str, other: str) -> None:
        """The host lets somebody come back who was removed."""
        self._need_host(name)
        self.lobby.seating.admit(other)
        self._keep_and_publish()

    def lock(self, name: str, locked: bool) -> None:
        """The host lets nobody new sit down, or again everybody."""
        self._need_host(name)
        self.lobby.seating.locked = locked
        self._keep_and_publish()

    def mute(self, name: str, other: str, muted: bool) -> None:
        """The host does not let somebody speak, or again does."""
        self._need_host(name)
        place = self.lobby.seating.place_of(other)
        if not place.person or other == name:
            raise RefusedError("server-not-muted", name=place.shown)
        self.lobby.seating.mute(place, muted)
        self._keep_and_publish()

    def leave(self, name: str) -> None:
        """Somebody leaves for good."""
        self._part_with(self.lobby.seating.place_of(name), Message("server-left"))

    def _part_with(self, place: Place, why: Message) -> None:
        seating = self.lobby.seating
        self.broadcast.dismiss({place.name}, str(why))
        if self.shown is not None and self.shown.by == place.name:
            self.shown = None
        seating.remember_muted(place)
        bot = place.give_back() or place.bot or self.lobby.settings.level
        if self.state == "lobby":
            seating.remove(place)
            self.chat.forget_who_left(seating.names)
        if place.name == seating.host:
            seating.pass_on_host()
        if not seating.people:
            self.close(Message("server-everybody-left"))
        elif self.state == "lobby":
            self._keep_and_publish()
        else:
            self._give_seat(place, bot)
            self._see_about_rematch()

    def close(self, why: Message) -> None:
        """The table is no more, and everybody there is told why."""
        logs.event("table-closed", table=logs.sign_of(self.code), was=self.state)
        self.state = "closed"
        self._keep_and_publish()
        self.broadcast.dismiss(self.broadcast.names, str(why))

    # The lobby

    def change(self, name: str, settings: m.Settings) -> None:
        """The host changes how the table plays."""
        self._need_host(name)
        self._need_lobby()
        self.lobby.change(name, settings)
        self._starts_by = None
        self._keep_and_publish()

    def set_pace(self, name: str, pace: m.Pace) -> None:
        """The host lets bots play faster or slower, in the middle of a game, too."""
        self._need_host(name)
        self.lobby.settings = msgspec.structs.replace(self.lobby.settings, pace=pace)
        if self.table is not None:
            self.table.play_at_speed(SPEEDS[pace], self._services.now())
            self._think()
        self._keep_and_publish()

    def set_banter(self, name: str, banter: bool) -> None:
        """The host lets bots speak, or not."""
        self._need_host(name)
        self.lobby.settings = msgspec.structs.replace(self.lobby.settings, banter=banter)
        self._keep_and_publish()

    def write_on(self, name: str, code: str, text: str, writing: int | None = None) -> None:
        """Anybody writes on a blank card; everybody else has to agree anew."""
        self._need_lobby()
        self.lobby.write_on(name, code, text, writing)
        self._starts_by = None
        self._keep_and_publish()

    def agree(self, name: str, yes: bool, writing: int) -> None:
        """Somebody agrees to what is written."""
        self._need_lobby()
        self.lobby.agree(name, yes, writing)
        self._starts_by = None
        self._keep_and_publish()

    def add_nonce(self, name: str, nonce: str) -> None:
        """Somebody's browser adds to the key, once; when the game has begun it is too late, and harms nobody."""
        if self.state != "lobby" or not self.lobby.add_nonce(name, nonce):
            return
        self._keep_and_publish()
        if self._eager and name == self.lobby.seating.host:
            self._eager = False
            self.start(name)
        self._begin_if_all_are_here()

    # The game

    def start(self, name: str) -> None:
        """The host starts the game."""
        self._need_host(name)
        self._need_lobby()
        self._begin(self.lobby.new_game())

    def _begin(self, record: Record, game: Game | None = None, lead: Lead | None = None) -> None:
        table = self._services.tables.begin(
            record,
            {place.name: place.bot for place in self.lobby.seating},
            edition=self.lobby.edition,
            journal=self.broadcast.journal,
            place=self.code,
            now=self._services.now(),
            game=game,
            lead=lead,
        )
        self.state = "playing"
        logs.event("game-begun", table=logs.sign_of(self.code), players=len(self.lobby.seating))
        self._starts_by = None
        for place in self.lobby.seating:
            place.wants_rematch = False
        self._sit(table)
        self.keep()
        self._publish(table=True)
        self._think()

    def _table_changed(self) -> None:
        assert self.table is not None
        if self.state == "playing" and len(self.table.game.moves) >= MOST_MOVES and not self.table.game.winners:
            self.close(Message("server-long-game", moves=MOST_MOVES))
            return
        self._note_who_is_asked(self.table)
        if self.table.game.winners and self.state == "playing":
            self.state = "over"
            logs.event("game-over", table=logs.sign_of(self.code), moves=len(self.table.game.moves))
            self.keep()
        if self.table.has_bots:
            self._let_bot_say()
        self._publish(table=True)
        self._think()

    def _let_bot_say(self, *, greets: bool = False) -> None:
        """A bot greets somebody, or says something of what has happened, if they are to: one that plays for itself,
        never in the name of a person."""
        bots = {place.name for place in self.lobby.seating if not place.person}
        if not bots or not self.lobby.settings.banter:
            return
        now = self._services.now()
        line = self.banter.greeting(bots, now) if greets else self.banter.remark(self._news(), bots, now)
        if line is not None:
            self.chat.say(line.name, str(line.words), False, now, seat=line.name)

    def _give_seat(self, place: Place, bot: str | None) -> None:
        """A bot sits in for a person, or the person is back; everybody is told."""
        place.bot, place.silent = bot, False
        self.keep()
        if self.table is not None and self.state == "playing":
            self._services.metrics.takeovers["person" if bot is None else "bot"] += 1
            self.table.seat(place.name, bot, self._services.now())
        else:
            self._publish()

    def move(self, viewer: Viewer, name: str, said: m.Move) -> None:
        """Somebody's move. One that was made already is answered again; one about an earlier question is refused."""
        if self.table is None:
            raise RefusedError("server-not-begun")
        watch = Stopwatch(self._services.metrics.acknowledged)
        place = self.lobby.seating.place_of(name)
        if place.bot is not None and self.state == "playing":
            self._give_seat(place, None)
        recent = self._recent_of(name)
        option = Option(said.verb, said.card, said.player, said.colour, said.numeral)
        late = not option.interrupts and said.number != self.table.number(name)
        if said.id in recent or (late and self.table.answer(name, said.number) == option):
            self.broadcast.send(viewer, m.Done(said.id))
            return
        # Whoever is not asked knows no number; then the game says why not.
        if late and (said.number or self.table.is_asked(name)):
            raise RefusedError("server-earlier-question")
        self.broadcast.journal.said = said.id
        try:
            self.table.move(name, option, self._services.now(), uno=said.uno)
        except MoveError as error:
            raise refused_move(self.reader(name), error) from error
        finally:
            self.broadcast.journal.said = ""
        recent.append(said.id)
        self.broadcast.acknowledge(viewer, said.id, watch)

    def hint(self, name: str) -> Plan:
        """What a strong bot is asked, who is to give a hint."""
        if self.table is None or self.table.game.round.over:
            raise RefusedError("server-nothing-asked")
        view = sight(self.table.game, name)
        if view.decision is None:
            view = sight(self.table.game, name, react=True)
            if view.decision is None or len(view.decision.options) < 2:
                raise RefusedError("server-not-your-turn")
        return Plan(name, make("expert", live=True), 0.0, view)

    def say(self, name: str, text: str, reaction: bool, viewer: Viewer | None = None, id: str = "") -> None:
        """Somebody says something to the table. What was said already, by its id, is only answered again."""
        if not self.chat.has(name, id):
            place = self.lobby.seating.place_of(name)
            if place.muted:
                raise RefusedError("server-muted")
            self.chat.say(place.shown, text, reaction, self._services.now(), name, id)
            self._publish()
        if viewer is not None and id:
            self.broadcast.send(viewer, m.Done(id))

    def replace_silent(self, name: str, other: str) -> None:
        """A player lets a bot sit in for somebody who is asked and silent."""
        place = self.lobby.seating.place_of(other)
        if not place.silent or place.bot is not None or other == name:
            raise RefusedError("server-not-silent", name=other)
        self._give_seat(place, self.lobby.settings.level)

    def show(self, name: str, said: m.Show) -> None:
        """Somebody shows a moment of the game that is over to everybody, until they stop, or the host takes over."""
        if self.state != "over":
            raise RefusedError("server-not-over")
        if self.shown is not None and name not in (self.shown.by, self.lobby.seating.host):
            raise RefusedError("server-shown-by", name=self.lobby.seating.place_of(self.shown.by).shown)
        if said.seat:
            self.lobby.seating.place_of(said.seat)  # refuses somebody who never played here
        self.shown = None if said.step is None else m.ShownMoment(name, said.step, said.seat, said.open)
        self._publish()

    def record_text(self) -> str:
        """The record of the game, once it is over; before, it would tell secrets."""
        if self.table is None or self.state != "over":
            raise RefusedError("server-record-later")
        file = self.table.game.edition.file
        return replace(self.table.record(), folder=None, own=parse_toml(file) if file else None).dumps()

    # The clock

    def wake_at(self) -> float | None:
        """When something is due; None while everything waits for people."""
        if self._stands_still:
            return None
        times: list[float | None] = []
        is_played = self.state == "playing" and self.table is not None
        for place in self.lobby.seating:
            if place.away_since is not None and self._matters(place):
                times.append(place.away_until)
            if is_played and place.asked_since is not None:
                times.append(place.silent_at)
        if self.state == "over" and not self.next_code:
            times.append(rematch.wanted_at(self.lobby.seating))
        if self._starts_by is not None and self._starts_by > self._services.now():
            times.append(self._starts_by)
        if self.state == "playing" and self.table is not None and self.table.plans:
            times += [max(plan.at, self._bots_wait_until) for plan in self.table.plans]
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
        self._see_about_rematch()
        self._begin_if_all_are_here()
        if self.state != "playing" or self.table is None:
            return
        silent = [place for place in self.lobby.seating if place.silent_at is not None and place.silent_at <= now]
        for place in silent:
            place.silent = True
        if silent:
            self._publish()
        if now >= self._bots_wait_until:
            for plan in self.table.plans:
                if plan.at <= now:
                    plan.settle()  # never later: how long a bot thinks would tell whether it has a choice
            self.table.wake(now, think=False)

    def _is_long_away(self, place: Place) -> None:
        """Another becomes the host, and a bot plays on."""
        if place.name == self.lobby.seating.host:
            self.lobby.seating.pass_on_host()
            self._keep_and_publish()
        if self.state == "playing" and place.bot is None:
            self._give_seat(place, self.lobby.settings.level)
