"""A browser's connection: what it says is checked and passed on, and what it is to hear waits its turn."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lastcard.edition import IDS
from lastcard.server import messages as m
from lastcard.server.audience import VISITOR
from lastcard.server.hub import Hub
from lastcard.server.infos import SPECTATOR, reading_of
from lastcard.server.invite import Inviter
from lastcard.server.room import RefusedError, Room
from lastcard.table import Plan

RATE = 30.0
"""Messages a second that are listened to."""

BURST = 90.0
MOST_IGNORED = 300
"""Messages beyond that rate, or that make no sense, after which the connection is closed."""

MOST_UNSENT = 1000
"""Messages that may wait for a slow browser."""

NAME = 200
TEXT = 2000


class Connection:
    """One browser tab."""

    def __init__(self, socket: WebSocket, hub: Hub, inviter: Inviter, local: bool) -> None:
        self.socket = socket
        self.hub = hub
        self.inviter = inviter
        self.local = local
        self.room: Room | None = None
        self.name = VISITOR
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._allowance = BURST
        self._heard_at = hub.now()
        self._ignored = 0

    # Hearing

    def send(self, message: bytes) -> None:
        """Send something; it is never waited for. Who does not listen is let go."""
        if self._unsent.qsize() > MOST_UNSENT:
            self._unsent.put_nowait(None)
        else:
            self._unsent.put_nowait(message)

    def tell(self, message: m.Heard) -> None:
        """Send a message."""
        self.send(m.encode(message))

    async def _speak(self) -> None:
        while (message := await self._unsent.get()) is not None:
            await self.socket.send_text(message.decode())
        await self.socket.close(1013)

    # Listening

    async def run(self) -> None:
        """Listen until the browser goes away."""
        speaking = asyncio.create_task(self._speak())
        try:
            while True:
                frame = await self.socket.receive()
                if frame["type"] == "websocket.disconnect":
                    break
                text = frame.get("text")
                if not self._listens() or text is None:
                    self._ignored += 1
                    if text is None or self._ignored % 50 == 1:
                        self.tell(m.Refused("slower, please" if text is not None else "expected text"))
                else:
                    self.hear(text)
                if self._ignored > MOST_IGNORED:
                    await self.socket.close(1008)
                    break
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            speaking.cancel()
            if self.room is not None:
                self.room.detach(self)

    def _listens(self) -> bool:
        """Whether the browser speaks no faster than anybody would."""
        now = self.hub.now()
        self._allowance = min(BURST, self._allowance + (now - self._heard_at) * RATE)
        self._heard_at = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True

    def hear(self, text: str) -> None:
        """One message."""
        try:
            said = m.decode_said(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            self._ignored += 5
            self.tell(m.Refused(f"that cannot be understood: {str(error)[:200]}"))
            return
        try:
            self._answers[type(said)](self, said)
        except RefusedError as error:
            self.tell(m.Refused(str(error), said.id if isinstance(said, m.Move) else ""))

    # What can be said

    def _hello(self, said: m.Hello) -> None:
        if self.room is not None:
            self.room.detach(self)
            self.room, self.name = None, VISITOR
        if not said.table:
            self.tell(self.hub.welcome(self.local))
            return
        try:
            room = self.hub.find(said.table[:NAME])
            self.name = room.attach(self, said.key[:NAME], said.epoch, said.version)
        except RefusedError as error:
            self.tell(m.Gone(str(error)))
            return
        self.room = room

    def _create(self, said: m.Create) -> None:
        if self.room is not None:
            raise RefusedError("you are at a table already")
        room = self.hub.create(m.Settings())
        room.viewers[self] = VISITOR
        try:
            room.sit_down(self, said.name[:NAME], said.nonce)
            room.change(room.host, said.settings)
            for bot in said.bots[:10]:
                room.add_bot(room.host, bot)
            if said.start:
                room.start(room.host)
        except RefusedError:
            room.state = "closed"
            room.viewers.clear()
            self.hub.rooms.pop(room.code, None)
            raise
        self.room, self.name = room, room.host

    def _join(self, said: m.Join) -> None:
        room = self._at_table()
        room.sit_down(self, said.name[:NAME], said.nonce)
        self.name = said.name

    def _watch(self, _: m.Watch) -> None:
        self._at_table().watch(self)
        self.name = SPECTATOR

    def _check(self, said: m.Check) -> None:
        edition = self.hub.edition(said.edition if said.edition in IDS else said.edition[:NAME])
        self.tell(m.Checked(reading_of(said.text[:TEXT], edition)))

    def _hint(self, _: m.Hint) -> None:
        plan: Plan = self._seated().hint(self.name)
        self.hub.think(plan, lambda: self.tell(m.Hinted(plan.answer or "")))

    def _leave(self, _: m.Leave) -> None:
        room = self._seated()
        name, self.room, self.name = self.name, None, VISITOR
        room.leave(name)

    def _rematch(self, _: m.Rematch) -> None:
        room = self._seated()
        if room.state != "over":
            raise RefusedError("the game is not over")
        if not room.next_code:
            self.hub.rematch(room)

    def _invite(self, said: m.Invite) -> None:
        room = self._seated()
        if said.open and not self.local:
            raise RefusedError("only the computer that runs lastcard can do that")
        self.inviter.invite(f"/t/{room.code}", said.open, self.local, self.tell)

    def _download(self, _: m.Download) -> None:
        room = self._at_table()
        if self.name == VISITOR:
            raise RefusedError("you are not at this table")
        self.tell(m.RecordText(room.record_text(), f"lastcard-{room.settings.edition}-{room.code}.toml"))

    def _at_table(self) -> Room:
        if self.room is None:
            raise RefusedError("say hello to a table first")
        return self.room

    def _seated(self) -> Room:
        room = self._at_table()
        # The seat may have been taken away since.
        self.name = room.viewers.get(self, VISITOR)
        if self.name in (VISITOR, SPECTATOR):
            raise RefusedError("you do not sit at this table")
        return room

    def _change(self, said: m.Change) -> None:
        self._seated().change(self.name, said.settings)

    def _add_bot(self, said: m.AddBot) -> None:
        self._seated().add_bot(self.name, said.level)

    def _remove(self, said: m.Remove) -> None:
        self._seated().remove(self.name, said.name[:NAME])

    def _write(self, said: m.Write) -> None:
        self._seated().write_on(self.name, said.code[:NAME], said.text[:TEXT])

    def _agree(self, said: m.Agree) -> None:
        self._seated().agree(self.name, said.yes)

    def _start(self, _: m.Start) -> None:
        self._seated().start(self.name)

    def _move(self, said: m.Move) -> None:
        self._seated().move(self, self.name, said)

    def _chat(self, said: m.Chat) -> None:
        self._seated().say(self.name, said.text, said.reaction)

    def _replace(self, said: m.Replace) -> None:
        self._seated().replace_silent(self.name, said.name[:NAME])

    _answers: dict[type, Callable[["Connection", Any], None]] = {  # noqa: RUF012
        m.Hello: _hello,
        m.Create: _create,
        m.Join: _join,
        m.Watch: _watch,
        m.Change: _change,
        m.AddBot: _add_bot,
        m.Remove: _remove,
        m.Write: _write,
        m.Check: _check,
        m.Agree: _agree,
        m.Start: _start,
        m.Move: _move,
        m.Hint: _hint,
        m.Chat: _chat,
        m.Replace: _replace,
        m.Leave: _leave,
        m.Rematch: _rematch,
        m.Invite: _invite,
        m.Download: _download,
    }
