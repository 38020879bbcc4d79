"""A browser's connection: what it says is checked and passed on, and what it is to hear is sent at once."""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcard.bots.reasons import explained
from lastcard.cards.edition import Edition
from lastcard.catalogue import Message
from lastcard.server import logs
from lastcard.server import messages as m
from lastcard.server.allowance import Allowance, Rate
from lastcard.server.branches import A_TABLE, AskedBranch, branch_of
from lastcard.server.broadcast import MOST_VIEWERS, SPECTATOR, VISITOR
from lastcard.server.drafts import OWN, AskedDraft
from lastcard.server.hub import Begun, Hub, NoSuchTableError
from lastcard.server.invite import Inviter
from lastcard.server.looking import Looking
from lastcard.server.making import Making
from lastcard.server.moving import BusyError, MovedError
from lastcard.server.peers import Peer
from lastcard.server.phrases import option_info
from lastcard.server.readers import Question
from lastcard.server.readings import Asked, asked_for, reading_of
from lastcard.server.refusal import RefusedError
from lastcard.server.room import Room

MESSAGES = Rate(30, 90)
"""Messages that are listened to."""

WORK = Rate(0.1, 0.3)
"""Seconds of the server's time for what they ask for."""

VISITS = Rate(0.5, 10)
"""How often somebody may go somewhere, or ask what there is: the answers are long."""

TABLES = Rate(0.1, 10)
"""New tables."""

HINTS = Rate(0.5, 5)

MOST_OF_ONE = MOST_VIEWERS // 2
"""Visitors from one address at a table."""

LOST = 0.2
"""Seconds of work that a text is counted for of which nothing came."""

LETTERS = 4_000_000
"""Of a room that are kept in a second of work. A room that has an edition of its own is kept with all of it."""

MOST_SENSELESS = 60
"""Messages that make no sense after which the connection is closed."""

GREETING = 10.0
"""Seconds in which a browser says where it wants to go."""

BRIEF = (m.Move, m.Chat, m.Nonce, m.Replace, m.Show)
"""What is done at once. Everything else may take a while, and is done one by one, with these in between."""


class Line(Protocol):
    """What a connection speaks over."""

    hears_at_once: Callable[[str], bool] | None
    """Is asked with every text that comes while nothing else waits: True if that is done with."""

    def say(self, *messages: bytes) -> None:
        """Send texts without waiting. Whoever does not take what is sent is cut off."""

    def cut(self) -> None:
        """End it at once."""


class Connection:
    """One browser tab."""

    def __init__(self, socket: WebSocket, line: Line, peer: Peer, hub: Hub, inviter: Inviter, local: bool) -> None:
        now = hub.now()
        self.socket = socket
        self.line = line
        self.send = line.say
        """Send something without waiting. Whoever does not listen is dropped."""
        self.peer = peer
        self.hub = hub
        self.inviter = inviter
        self.local = local
        self.room: Room | None = None
        self._messages = Allowance(MESSAGES, now)
        self._work = Allowance(WORK, now)
        self._visits = Allowance(VISITS, now)
        self._tables = Allowance(TABLES, now)
        self._hints = Allowance(HINTS, now)
        self._senseless = 0
        self._seats: list[str] = []
        """What was found of the seats that were asked for."""
        self._begun: Begun | None = None
        """The recorded game that somebody wants to play on with."""
        self._making = Making(hub, peer, self.tell, self._refuse)
        self._looking = Looking(hub, peer, self.tell, self._refuse)
        self._call_off_hint: Callable[[], object] | None = None
        self._greeting: asyncio.TimerHandle | None = None
        self._is_busy = True
        """Something was said, and is not answered yet."""

    # Hearing

    def tell(self, message: m.Heard) -> None:
        """Send a message. At a table, it comes after what is still to be kept there, as everything does."""
        if self.room is not None and self in self.room.broadcast:
            self.room.broadcast.send(self, message)
        else:
            self.send(m.encode(message))

    # Listening

    async def run(self) -> None:
        """Listen until the browser goes away, or does not listen itself."""
        self._greeting = self.hub.loop.call_later(GREETING, self.line.cut)
        self.line.hears_at_once = self._hear_at_once
        try:
            await self._listen()
        finally:
            self.line.hears_at_once = None
            self._greeting.cancel()
            if self._call_off_hint is not None:
                self._call_off_hint()
            self._making.stop_study()
            self._looking.stop()
            self._go()
            # They refer back to here: untied, all of it is let go of at once, and need not be looked for.
            del self._making, self._looking

    async def _listen(self) -> None:
        while self._senseless <= MOST_SENSELESS:
            self._is_busy = False
            try:
                frame = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            finally:
                self._is_busy = True
            if frame["type"] == "websocket.disconnect":
                return
            # Whoever is too fast waits, and what they say waits at their end. Others have something to say in any case.
            await asyncio.sleep(self._messages.wait(self.hub.now(), 1))
            self._messages.owe(1, self.hub.now())
            await self.hear(frame.get("text"))
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be gone meanwhile
            await self.socket.close(1008)

    def _hear_at_once(self, text: str) -> bool:
        """Answer what takes no time, such as a move, as soon as it comes; False if anything has to be waited for."""
        now = self.hub.now()
        if self._is_busy or self._work.wait(now) or self._messages.wait(now, 1):
            return False
        begun = time.thread_time()
        try:
            said = m.decode_said(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return False
        if not isinstance(said, BRIEF) or (self.peer.share.counts_moves and self.peer.waits):
            return False
        self._messages.owe(1, now)
        if self.room is None or not self.room.has_left:
            try:
                self._answer(said)
            except BusyError:
                self.line.cut()  # the browser comes again, and says it again
        self._owe(time.thread_time() - begun, move=True)
        return True

    async def hear(self, text: str | None) -> None:
        """One message, once the time is paid that those before it took."""
        if owed := self._work.wait(self.hub.now()):
            await asyncio.sleep(owed)
        begun = time.thread_time()
        try:
            said = m.decode_said(text if text is not None else "bytes")
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.hub.metrics.refused("server-not-understood")
            self._senseless += 1
            self.tell(m.Refused(str(Message("server-not-understood", problem=str(error)[:200]))))
            self._owe(time.thread_time() - begun)
            return
        if isinstance(said, m.Hello | m.Create):
            self._is_greeted()  # whatever becomes of it, and however long that takes
        seconds, brief = 0.0, isinstance(said, BRIEF)
        if not brief or self.peer.share.counts_moves:
            await self.peer.turn()
        if not brief:
            await self.peer.one_by_one()
            try:
                await self._making.find_edition(said)
                seconds = await self.hub.readers.read(self._texts(said), self.peer)
            except RefusedError as error:
                self._refuse(error, getattr(said, "id", ""))
                self._owe(LOST)
                return
            except BusyError:
                await self._come_again()
                return
            if isinstance(said, m.Hello | m.Create | m.FindSeats) and not await self._fetch(said):
                return
        begun = time.thread_time()
        # Whoever was sent away says it again where they are sent.
        if self.room is None or not self.room.has_left or isinstance(said, m.Hello | m.FindSeats):
            try:
                self._answer(said)
            except BusyError:
                await self._come_again()
        self._owe(time.thread_time() - begun + seconds, move=brief)

    def _texts(self, said: m.Said) -> list[Question]:
        """The texts that have to be known before this is answered: nobody is to wait while they are read here."""
        try:
            if isinstance(said, m.Check):
                return [Asked(said.text, tuple(self._edition_of(said).colours))]
            if isinstance(said, m.Draft):
                return [AskedDraft(said.packed, said.toml)]
            if isinstance(said, m.Study | m.SaveEdition):
                return [AskedDraft(said.packed)]
            if isinstance(said, m.OpenEdition) and self._making.edition is not None:
                return [AskedDraft(self._making.edition.packed)]
            if isinstance(said, m.Create):
                if said.branch is not None:
                    return [_asked(said.branch)]
                return [AskedDraft(said.own)] if said.own is not None else []
            if isinstance(said, m.Write):
                lobby = self._seated().lobby
                return [asked_for(said.text, lobby.edition), *lobby.cards.asked]
            return [*self._seated().lobby.cards.asked] if isinstance(said, m.Rematch) else []
        except RefusedError:
            return []  # nothing is going to be looked at

    async def _fetch(self, said: m.Hello | m.Create | m.FindSeats) -> bool:
        """Have read what is asked for, where that takes a while. False if there is nothing more to answer."""
        now = self.hub.now()
        if not isinstance(said, m.Create) and self._visits.wait(now, 1):
            return True  # it is going to be refused
        try:
            if isinstance(said, m.FindSeats):
                self._seats = await self.hub.find_seats(said.keys)
            elif isinstance(said, m.Create):
                await self.hub.fetch_made(said.key)
                await self._play_up_to(said)
            elif said.key or not self.peer.guesses.wait(now, 1):
                await self.hub.fetch(said.table)
        except MovedError as error:
            self._go()
            table = said.table if isinstance(said, m.Hello) else ""
            self.tell(m.Moved(table, error.address))
            return False
        except BusyError:
            await self._come_again()
            return False
        return True

    async def _play_up_to(self, said: m.Create) -> None:
        """Have the moves of a record made, up to where somebody wants to play on from there."""
        self._begun = None
        if said.branch is None or self._tables.wait(self.hub.now(), 1):
            return
        with contextlib.suppress(RefusedError):  # it is going to be refused
            branch = branch_of(_asked(said.branch))
            game, seconds = await self.hub.replays.play(branch.record, branch.edition)
            self._begun = branch, game
            self._owe(seconds)

    async def _come_again(self) -> None:
        """What was asked for cannot be given now. Browsers come back by themselves, after a while."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(1013)

    def _owe(self, seconds: float, *, move: bool = False) -> None:
        self._work.owe(seconds, self.hub.now())
        self.peer.owe(seconds, move=move)

    def _answer(self, said: m.Said) -> None:
        id, letters = getattr(said, "id", ""), self.hub.letters
        try:
            self._answers[type(said)](self, said)
        except RefusedError as error:
            self._refuse(error, id)
        except BusyError:
            raise
        except Exception as error:  # whatever is wrong with one message, everybody else plays on
            self.hub.metrics.refused("server-went-wrong")
            logs.event("went-wrong", logging.ERROR, error=error, message=type(said).__name__)
            self.tell(m.Refused(str(Message("server-went-wrong")), id))
        finally:
            self._owe((self.hub.letters - letters) / LETTERS)

    def _refuse(self, error: RefusedError, id: str = "") -> None:
        self.hub.metrics.refused(error.message.id)
        self.tell(m.Refused(str(error), id))

    # Where it is

    @property
    def name(self) -> str:
        """As whom; a seat may have been taken away since the last message."""
        return self.room.broadcast.name_of(self) if self.room else VISITOR

    def _at_table(self) -> Room:
        if self.room is None or self not in self.room.broadcast:
            raise RefusedError("server-no-table")
        return self.room

    def _seated(self) -> Room:
        room = self._at_table()
        if self.name in (VISITOR, SPECTATOR):
            raise RefusedError("server-not-seated")
        return room

    def _go(self) -> None:
        if self.room is not None:
            self.room.detach(self)
            self.room = None

    # What can be said

    def _hello(self, said: m.Hello) -> None:
        self._need_visit()
        self._go()
        if not said.table:
            self.tell(self.hub.welcome(self.local))
            return
        try:
            room = self._find(said.table, said.key)
            if room.lobby.seating.holder(said.key) is None:
                self._need_space(room)
            room.attach(self, said.key, said.epoch, said.version)
        except RefusedError as error:
            self.hub.metrics.refused(error.message.id)
            self.tell(m.Gone(str(error)))
            return
        self.room = room

    def _find(self, code: str, key: str) -> Room:
        """A table by its code. Whoever has named many that there are not has to wait, unless they have a seat."""
        guesses, now = self.peer.guesses, self.hub.now()
        wait = math.ceil(guesses.wait(now, 1))
        too_many = RefusedError("server-guessing", seconds=wait)
        if wait and not key:
            raise too_many
        try:
            room = self.hub.find(code)
        except NoSuchTableError:
            if not guesses.take(now):
                raise too_many from None
            raise
        if wait and room.lobby.seating.holder(key) is None:
            raise too_many
        return room

    def _need_space(self, room: Room) -> None:
        """Refuse one visitor too many from where this one comes from: others want to come in, too."""
        like_us = (each for each in room.broadcast.unseated if isinstance(each, Connection) and each.peer is self.peer)
        if sum(1 for _ in like_us) >= MOST_OF_ONE:
            raise RefusedError("server-too-many-people")

    def _need_visit(self) -> None:
        if not self._visits.take(self.hub.now()):
            raise RefusedError("server-slower")

    def _is_greeted(self) -> None:
        if self._greeting is not None:
            self._greeting.cancel()

    def _choices(self, _: m.Choices) -> None:
        self._need_visit()
        self.tell(self.hub.welcome(self.local))

    def _find_seats(self, _: m.FindSeats) -> None:
        self._need_visit()
        self.tell(m.SeatsFound(self._seats))

    def _create(self, said: m.Create) -> None:
        if self.room is not None and self in self.room.broadcast:
            raise RefusedError("server-at-a-table")
        now = self.hub.now()
        if not self._tables.take(now) or not self.peer.tables.take(now):
            raise RefusedError("server-many-tables")
        if said.branch is not None and self._begun is None:
            branch_of(_asked(said.branch))  # refuses it
            raise RefusedError("server-text-not-read")
        room = self.hub.create(said, self._begun)
        if self._begun is not None:
            self.peer.tables.owe(len(self._begun[0].record.moves) / A_TABLE, now)
            self._begun = None
        room.sit_down(self, said.name, said.key)
        self.room = room

    def _join(self, said: m.Join) -> None:
        self._need_visit()  # who comes and goes is told to everybody, and may say as much as anybody new
        self._at_table().sit_down(self, said.name, said.key, said.face, said.seat)

    def _watch(self, _: m.Watch) -> None:
        self._at_table().watch(self)

    def _check(self, said: m.Check) -> None:
        self.tell(m.Checked(reading_of(said.text, self._edition_of(said))))

    def _edition_of(self, said: m.Check) -> Edition:
        """The edition that a text is for: the table's own, or any that can be played here."""
        own = self.room.lobby.own if self.room is not None else None
        return own if own is not None and said.edition == OWN else self.hub.edition(said.edition)

    def _hint(self, _: m.Hint) -> None:
        room, now = self._seated(), self.hub.now()
        plan, reader = room.hint(self.name), room.reader(self.name)
        if self._call_off_hint is not None:
            raise RefusedError("server-one-hint")
        if not self._hints.take(now) or not self.peer.hints.take(now):
            raise RefusedError("server-many-hints")

        def answer() -> None:
            self._call_off_hint = None
            answered = plan.view.decision and plan.view.decision.find(plan.answer or "")
            if answered:
                told = explained(plan.view, answered, plan.advice, reader)
                self.tell(m.Hinted(option_info(answered, reader), told))
            else:
                self.tell(m.Hinted())

        self._call_off_hint = self.hub.hint(room.code, plan, answer)

    def _leave(self, _: m.Leave) -> None:
        room, name = self._seated(), self.name
        room.leave(name)

    def _invite(self, said: m.Invite) -> None:
        room = self._seated()
        if said.open and not self.local:
            raise RefusedError("server-not-local")
        self.inviter.invite(f"/t/{room.code}", said.open, self.local, self.tell)

    def _download(self, _: m.Download) -> None:
        room = self._at_table()
        if self.name == VISITOR:
            raise RefusedError("server-not-here")
        self._need_visit()
        self.tell(m.RecordText(room.record_text(), f"lastcard-{room.lobby.settings.edition}-{room.code}.toml"))

    _answers: dict[type, Callable[["Connection", Any], None]] = {  # noqa: RUF012
        m.Hello: _hello,
        m.Choices: _choices,
        m.FindSeats: _find_seats,
        m.Create: _create,
        m.Join: _join,
        m.Watch: _watch,
        m.Check: _check,
        m.Replay: lambda self, said: self._looking.replay(said),
        m.Review: lambda self, said: self._looking.review(said),
        m.Show: lambda self, said: self._seated().show(self.name, said),
        m.SaveRecord: lambda self, said: self._looking.save(said),
        m.Compare: lambda self, said: self._looking.compare(said),
        m.Draft: lambda self, said: self._making.draft(said),
        m.Study: lambda self, said: self._making.begin_study(said),
        m.StopStudy: lambda self, said: self._making.stop_study(said),
        m.SaveEdition: lambda self, said: self._making.save_edition(said),
        m.OpenEdition: lambda self, said: self._making.open_edition(said),
        m.DeleteEdition: lambda self, said: self._making.delete_edition(said),
        m.Hint: _hint,
        m.Leave: _leave,
        m.Invite: _invite,
        m.Download: _download,
        m.ChangeFace: lambda self, said: self._seated().change_face(self.name, said.face),
        m.Nonce: lambda self, said: self._seated().add_nonce(self.name, said.nonce),
        m.Change: lambda self, said: self._seated().change(self.name, said.settings),
        m.SetPace: lambda self, said: self._seated().set_pace(self.name, said.pace),
        m.SetBanter: lambda self, said: self._seated().set_banter(self.name, said.banter),
        m.AddBot: lambda self, said: self._seated().add_bot(self.name, said.level),
        m.Remove: lambda self, said: self._seated().remove(self.name, said.name, said.ban),
        m.Admit: lambda self, said: self._seated().admit(self.name, said.name),
        m.Lock: lambda self, said: self._seated().lock(self.name, said.locked),
        m.Mute: lambda self, said: self._seated().mute(self.name, said.name, said.muted),
        m.Write: lambda self, said: self._seated().write_on(self.name, said.code, said.text, said.writing),
        m.Agree: lambda self, said: self._seated().agree(self.name, said.yes, said.writing),
        m.Start: lambda self, said: self._seated().start(self.name),
        m.Move: lambda self, said: self._seated().move(self, self.name, said),
        m.Chat: lambda self, said: self._seated().say(self.name, said.text, said.reaction, self, said.id),
        m.Rematch: lambda self, said: self._seated().want_rematch(self.name, said.yes, said.edition),
        m.Replace: lambda self, said: self._seated().replace_silent(self.name, said.name),
    }


def _asked(branch: m.Branch) -> AskedBranch:
    return AskedBranch(branch.packed, branch.before, branch.seat, branch.round)
