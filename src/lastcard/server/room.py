"""A room: a table of the server, from the lobby to the end of the game."""

from collections import deque
from collections.abc import Callable
from dataclasses import replace

import msgspec

from lastcard.bots import HardBot, make, sight
from lastcard.game.dealing import NO_NONCE, Dealing
from lastcard.game.decisions import MoveError
from lastcard.game.options import CALL
from lastcard.game.record import Record
from lastcard.server import messages as m
from lastcard.server.broadcast import CHAT_KEPT, RefusedError, Services, Viewer
from lastcard.server.lobby import Lobby, options_of
from lastcard.server.places import AWAY, SILENT, Allowance, Place, visible
from lastcard.table.store import StoreError
from lastcard.table.table import ClosedError, Plan, Table
from lastcard.words import Reader

MOST_CHAT = 300
CHATS_A_SECOND, CHATS_AT_ONCE = 1.0, 8.0
IDS_REMEMBERED = 64

RETRY = 5.0
"""Seconds that bots wait after something could not be kept."""

REACTIONS = ("👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🤔")


class Room(Lobby):
    """One table and everybody around it."""

    def __init__(self, code: str, services: Services, settings: m.Settings) -> None:
        super().__init__(code, services, settings)
        self.thinking: dict[Plan, Callable[[], object]] = {}
        """Bots' plans that are being thought about, and what calls it off."""
        self.recent: dict[str, deque[str]] = {}
        """Ids of the last moves of each player."""
        self.chats: dict[str, Allowance] = {}
        self.bots_wait_until = 0.0
        self._room_changed = False
        """The room is to be told of with the next change of the table."""

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

    def _restore(self, text: str) -> None:
        try:
            row = msgspec.json.decode(text, type=dict)
            self.restore(row)
            self.table = None
            if row["table"]:
                self._sit(self.services.load_table(row["table"]))
            self.restore_edition(row["written"])
        except ClosedError as error:
            raise RefusedError(str(error)) from error
        except (msgspec.MsgspecError, KeyError, TypeError) as error:
            raise RefusedError("this table was kept by another version of lastcard, and cannot go on here") from error

    def back_to_what_is_kept(self) -> None:
        """Forget what could not be kept."""
        self.recent.clear()
        self.thinking.clear()
        self.bots_wait_until = self.services.now() + RETRY
        try:
            text = self.services.load_room(self.code)
            if text is None:
                raise RefusedError("this table could not be saved")
            self._restore(text)
        except (RefusedError, StoreError) as error:
            self.state = "closed"
            self._dismiss(set(self.viewers.values()), str(error))

    # The game

    def start(self, name: str) -> None:
        """The host starts the game."""
        self.need_host(name)
        self.need_lobby()
        if len(self.places) < 2:
            raise RefusedError("one more player, or a bot, is needed")
        if len(self.places) > self.edition.most_players():
            raise RefusedError(f"{self.edition.name} is for {self.edition.most_players()} players at most")
        waiting = [place.name for place in self.places if place.person and not place.agreed]
        if self.written and waiting:
            raise RefusedError(f"not yet agreed to what is written: {', '.join(waiting)}")
        late = [place.name for place in self.places if place.present and place.nonce == NO_NONCE]
        if late:
            raise RefusedError(f"one moment: the browser of {', '.join(late)} has not added to the shuffle yet")
        new = Record(
            self.edition.source,
            tuple(place.name for place in self.places),
            options=options_of(self.settings),
            written=self.written,
            dealing=Dealing(self.key, tuple(place.nonce for place in self.places)),
        )
        table = Table.begin(
            new, {place.name: place.bot for place in self.places}, edition=self.edition, store=self.journal,
            place=self.code, now=self.services.now(), pace=self.services.pace,
        )  # fmt: skip
        self.state = "playing"
        self._sit(table)
        self.keep()
        self._publish(room=True, table=True)
        self._think()

    def _sit(self, table: Table) -> None:
        table.store = self.journal
        table.timer = self.settings.timer or None
        table.on_change = self._table_changed
        self.table = table
        self.restart_clocks()

    def restart_clocks(self) -> None:
        """Nobody was there for a while, and now somebody is: everybody has all their time again."""
        now = self.services.now()
        for place in self.places:
            if place.away_since is not None:
                place.away_since = now
        if self.table is not None:
            self.table.restart_clocks(now)
            self._note_who_is_asked()
            self._think()

    def _table_changed(self) -> None:
        assert self.table is not None
        self._note_who_is_asked()
        room, self._room_changed = self._room_changed, False
        if self.table.game.winners and self.state == "playing":
            self.state = "over"
            self.keep()
            room = True
        self._publish(room=room, table=True)
        self._think()

    def give_seat(self, place: Place, bot: str | None) -> None:
        """A bot sits in for a person, or the person is back; everybody is told."""
        place.bot, place.silent = bot, False
        self.keep()
        if self.table is not None and self.state == "playing":
            self._room_changed = True
            self.table.seat(place.name, bot, self.services.now())
        else:
            self._publish(room=True)

    def _note_who_is_asked(self) -> None:
        assert self.table is not None
        for place in self.places:
            since = self.table.asked_since(place.name) if place.person and place.bot is None else None
            if since != place.asked_since:
                self._room_changed = self._room_changed or place.silent
                place.asked_since, place.silent = since, False

    def move(self, viewer: Viewer, name: str, said: m.Move) -> None:
        """Somebody's move. One that was made already is answered again; one about an earlier question is refused."""
        if self.table is None:
            raise RefusedError("the game has not begun")
        place = self.place_of(name)
        if place.bot is not None and self.state == "playing":
            self.give_seat(place, None)
        known = self.recent.setdefault(name, deque(maxlen=IDS_REMEMBERED))
        answer = said.move.removesuffix(CALL)
        interrupt = said.move == "uno" or said.move.startswith("catch ")
        late = not interrupt and said.number != self.table.number(name)
        if said.id in known or (late and self.table.answer(name, said.number) == answer):
            self._send(viewer, m.encode(m.Done(said.id)))
            return
        asked = any(decision.player == name for decision in self.table.game.waiting)
        # Who is not asked knows no number; then it is for the game to say why not.
        if late and (asked or said.number):
            raise RefusedError("that was about an earlier question")
        self.mover = (viewer, said.id)
        try:
            self.table.move(name, answer, self.services.now(), uno=answer != said.move)
        except MoveError as error:
            raise RefusedError(self._why_not(name, said.move) or str(error)) from error
        finally:
            self.mover = None
        known.append(said.id)

    def _why_not(self, name: str, move: str) -> str | None:
        """Why a card cannot be played, in words for people; None if that was not it."""
        verb, _, code = move.removesuffix(" uno").partition(" ")
        if self.table is None or verb != "play" or not self.edition.has(code):
            return None
        reason = self.table.game.why_not(name, code)
        return None if reason is None else Reader(self.edition.by_code, name).say("refused-not-now", reason=reason)

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
        now = self.services.now()
        text = visible(text)
        if reaction and text not in REACTIONS:
            raise RefusedError("that is no reaction; there are " + " ".join(REACTIONS))
        if not 1 <= len(text) <= MOST_CHAT:
            raise RefusedError(f"a message has 1 to {MOST_CHAT} characters")
        if not self.chats.setdefault(name, Allowance(CHATS_A_SECOND, CHATS_AT_ONCE, now)).take(now):
            raise RefusedError("slower, please")
        line = m.ChatLine(name, text, reaction)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]
        self.spoken += 1
        self._publish(chat=[line])

    def replace_silent(self, name: str, other: str) -> None:
        """A player lets a bot sit in for somebody who is asked and silent."""
        place = self.place_of(other)
        if not place.silent or place.bot is not None or other == name:
            raise RefusedError(f"{other} is not silent")
        self.give_seat(place, self.settings.level)

    def record_text(self) -> str:
        """The record of the game, once it is over; before, it would tell secrets."""
        if self.table is None or self.state != "over":
            raise RefusedError("the record can be had when the game is over")
        return replace(self.table.record(), folder=None).dumps()

    # The clock

    def wake_at(self) -> float | None:
        """When something is due; None while everything waits for people. Without anybody there, the table waits."""
        if not self.anybody_there or self.state == "closed":
            return None
        times = [place.away_since + AWAY for place in self.places if place.away_since is not None and self._due(place)]
        if self.state == "playing" and self.table is not None:
            plans = [plan.at for plan in self.table.plans if plan.answer is not None or not _is_slow(plan)]
            times += [max(at, self.bots_wait_until) for at in plans]
            asked = [place.asked_since for place in self.places if not place.silent]
            times += [since + SILENT for since in asked if since is not None]
        return min(times, default=None)

    def _due(self, place: Place) -> bool:
        """Whether something happens when a person who is away stays away."""
        return place.name == self.host or (self.state == "playing" and place.bot is None)

    def tick(self) -> None:
        """Do what is due."""
        now = self.services.now()
        if not self.anybody_there or self.state == "closed":
            return
        for place in self.places:
            if place.away_since is not None and place.away_since + AWAY <= now and self._due(place):
                self._is_long_away(place)
        if self.state != "playing" or self.table is None:
            return
        silent = [place for place in self.places if place.asked_since is not None and not place.silent]
        silent = [place for place in silent if (place.asked_since or 0.0) + SILENT <= now]
        if silent:
            for place in silent:
                place.silent = True
            self._publish(room=True)
        if now >= self.bots_wait_until:
            for plan in self.table.plans:
                if plan.at <= now and plan.answer is None and not _is_slow(plan):
                    plan.think()
            self.table.wake(now, think=False)

    def _is_long_away(self, place: Place) -> None:
        """Another becomes the host, and a bot plays on."""
        if place.name == self.host:
            self.pass_on_host()
            self.keep()
            self._publish(room=True)
        if self.state == "playing" and place.bot is None:
            self.give_seat(place, self.settings.level)

    def _think(self) -> None:
        """Let bots that think for a while begin, and those stop whose thoughts nobody wants any more."""
        assert self.table is not None
        plans = self.table.plans if self.anybody_there and self.state == "playing" else []
        for plan in [plan for plan in self.thinking if plan not in plans]:
            self.thinking.pop(plan)()
        for plan in plans:
            if _is_slow(plan) and plan.answer is None and plan not in self.thinking:
                self.thinking[plan] = self.services.think(plan, lambda: self.services.wake(self.code))


def _is_slow(plan: Plan) -> bool:
    """Whether a bot thinks for so long that everybody else would have to wait."""
    return isinstance(plan.bot, HardBot)
