"""A browser's connection: what it says is checked and passed on, and what it is to hear waits its turn."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcard.bots.reasons import why
from lastcard.catalogue import Message
from lastcard.server import messages as m
from lastcard.server.allowance import Allowance
from lastcard.server.broadcast import SPECTATOR, VISITOR
from lastcard.server.hub import Hub
from lastcard.server.invite import Inviter
from lastcard.server.refusal import RefusedError
from lastcard.server.room import Room
from lastcard.server.serialise import option_info, reading_of

RATE, BURST = 30.0, 90.0
"""Messages a second that are listened to, and how many at once."""

TABLES_A_SECOND, TABLES_AT_ONCE = 0.1, 10.0
"""New tables that one connection may make."""

MOST_IGNORED = 300
"""Messages beyond that rate after which the connection is closed; one that makes no sense counts for several."""

SENSELESS = 5
MOST_UNSENT = 1000
"""Messages that may wait for a slow browser."""


class Connection:
    """One browser tab."""

    def __init__(self, socket: WebSocket, hub: Hub, inviter: Inviter, local: bool) -> None:
        self.socket = socket
        self.hub = hub
        self.inviter = inviter
        self.local = local
        self.room: Room | None = None
        self._unsent: asyncio.Queue[bytes] = asyncio.Queue()
        self._messages = Allowance(RATE, BURST, hub.now())
        self._tables = Allowance(TABLES_A_SECOND, TABLES_AT_ONCE, hub.now())
        self._ignored = 0
        self._hinting = False
        self._speaking: asyncio.Task[None] | None = None

    # Hearing

    def send(self, message: bytes) -> None:
        """Send something without waiting. Whoever does not listen is dropped."""
        if self._unsent.qsize() < MOST_UNSENT:
            self._unsent.put_nowait(message)
        elif self._speaking is not None:
            self._speaking.cancel()

    def tell(self, message: m.Heard) -> None:
        """Send a message."""
        self.send(m.encode(message))

    async def _speak(self) -> None:
        while True:
            message = await self._unsent.get()
            await self.socket.send_text(message.decode())

    # Listening

    async def run(self) -> None:
        """Listen until the browser goes away, or does not listen itself."""
        listening = asyncio.create_task(self._listen())
        self._speaking = asyncio.create_task(self._speak())
        try:
            await asyncio.wait([listening, self._speaking], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (listening, self._speaking):
                task.cancel()
            await asyncio.gather(listening, self._speaking, return_exceptions=True)
            self._go()

    async def _listen(self) -> None:
        while self._ignored <= MOST_IGNORED:
            try:
                frame = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if frame["type"] == "websocket.disconnect":
                return
            if self._messages.take(self.hub.now()):
                self.hear(frame.get("text"))
            else:
                self._ignored += 1
                if self._ignored % 50 == 1:
                    self.tell(m.Refused(str(Message("server-slower"))))
        await self.socket.close(1008)

    def hear(self, text: str | None) -> None:
        """One message."""
        try:
            said = m.decode_said(text if text is not None else "bytes")
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._ignored += SENSELESS
            self.tell(m.Refused(str(Message("server-not-understood", problem=str(error)[:200]))))
            return
        id = said.id if isinstance(said, m.Move | m.Chat) else ""
        try:
            self._answers[type(said)](self, said)
        except RefusedError as error:
            self.tell(m.Refused(str(error), id))
        except Exception:  # whatever is wrong with one message, everybody else plays on
            logging.getLogger(__name__).exception("a message of the type %s", type(said).__name__)
            self.tell(m.Refused(str(Message("server-went-wrong")), id))

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
        self._go()
        if not said.table:
            self._choices(m.Choices())
            return
        try:
            room = self.hub.find(said.table)
            room.attach(self, said.key, said.epoch, said.version)
        except RefusedError as error:
            self.tell(m.Gone(str(error)))
            return
        self.room = room

    def _choices(self, _: m.Choices) -> None:
        self.tell(self.hub.welcome(self.local))

    def _create(self, said: m.Create) -> None:
        if self.room is not None and self in self.room.broadcast:
            raise RefusedError("server-at-a-table")
        if not self._tables.take(self.hub.now()):
            raise RefusedError("server-many-tables")
        room = self.hub.create(said)
        room.sit_down(self, said.name, said.key)
        self.room = room

    def _join(self, said: m.Join) -> None:
        self._at_table().sit_down(self, said.name, said.key, said.face, said.seat)

    def _watch(self, _: m.Watch) -> None:
        self._at_table().watch(self)

    def _check(self, said: m.Check) -> None:
        self.tell(m.Checked(reading_of(said.text, self.hub.edition(said.edition))))

    def _hint(self, _: m.Hint) -> None:
        room = self._seated()
        plan, reader = room.hint(self.name), room.reader(self.name)
        if self._hinting:
            raise RefusedError("server-one-hint")
        self._hinting = True

        def answer() -> None:
            self._hinting = False
            answered = plan.view.decision and plan.view.decision.find(plan.answer or "")
            if answered:
                self.tell(m.Hinted(option_info(answered, reader), reader.say(why(plan.view, answered))))
            else:
                self.tell(m.Hinted())

        self.hub.think(plan, answer)

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
        self.tell(m.RecordText(room.record_text(), f"lastcard-{room.lobby.settings.edition}-{room.code}.toml"))

    _answers: dict[type, Callable[["Connection", Any], None]] = {  # noqa: RUF012
        m.Hello: _hello,
        m.Choices: _choices,
        m.Create: _create,
        m.Join: _join,
        m.Watch: _watch,
        m.Check: _check,
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
        m.Remove: lambda self, said: self._seated().remove(self.name, said.name),
        m.Write: lambda self, said: self._seated().write_on(self.name, said.code, said.text, said.writing),
        m.Agree: lambda self, said: self._seated().agree(self.name, said.yes, said.writing),
        m.Start: lambda self, said: self._seated().start(self.name),
        m.Move: lambda self, said: self._seated().move(self, self.name, said),
        m.Chat: lambda self, said: self._seated().say(self.name, said.text, said.reaction),
        m.Rematch: lambda self, said: self._seated().want_rematch(self.name, said.yes),
        m.Replace: lambda self, said: self._seated().replace_silent(self.name, said.name),
    }
