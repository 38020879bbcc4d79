"""What lies below the application: HTTP and WebSocket as uvicorn speaks them, with limits for whoever means no good.

A connection that says nothing, asks without end, or does not listen is closed, whatever it would have said.
"""

import asyncio
import functools
import os
import re
from collections.abc import Callable, Coroutine
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from lastcard.server import messages as m
from lastcard.server.allowance import Allowance, Rate
from lastcard.server.doorstep import Doorstep
from lastcard.server.frames import LONGEST_SIGN, ODD, PONG, TEXT, UNKNOWN, framed, payload_of, size_of
from lastcard.server.peers import Peers

ASKING = 10.0
"""Seconds in which whoever connects has asked for something."""

ANSWERING = 20.0
"""Seconds in which something of an answer has to be taken."""

HEAD = re.compile(rb"\n\r?\n")
"""The end of the head of a request: what comes behind it is looked at by itself."""

HEAD_SLICE = 256

MOST_LINES = 100
"""Lines of one request: browsers send twenty, and a proxy adds a few."""

FRAMES = Rate(60, 400)
"""Frames of all kinds: pings, pongs, parts of messages, messages."""

MOST_UNSENT = 256 * 1024
"""Bytes that wait for one connection, in all."""

UNREAD = 20.0
"""Seconds in which something has to be taken of what waits."""

CLOSING = 5.0
"""Seconds that a connection has to say goodbye."""

FIRST_SIGN = 1.0
"""Seconds after which a browser is first given a sign of life."""

LINE = "lastcard.line"
"""The extension of the scope by which the application reaches the line that it speaks over."""


class Line(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted, and that holds little for whoever does not read."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._frames = Allowance(FRAMES, self.loop.time())
        self._begun = b""
        """The beginning of a frame whose end has not come yet."""
        self._is_odd = False
        """Something came that no browser sends, and is about to end it."""
        self.hears_at_once: Callable[[str], bool] | None = None
        """Whoever listens may take a text before it gets in line, if nothing is in front of it."""
        self.on_gone: Callable[[], None] = _nothing
        self.talk: Callable[[], Coroutine[None, None, None]] | None = None
        """What the application leaves to be done once it has answered: then its layers are gone, and what they held."""
        self.app = self._answer_and_talk
        self._is_answering = False
        """The application is at work, or will be at once."""
        self._opening: asyncio.TimerHandle | None = None
        self.queue = cast("asyncio.Queue[Any]", _Inbox(self.loop))
        self._said = 0
        """Bytes that were ever said."""
        self._patience: asyncio.TimerHandle | None = None
        """Runs while something waits to be taken."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin. The transport tells us as soon as it cannot send everything at once."""
        cast(asyncio.Transport, transport).set_write_buffer_limits(0)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        super().connection_lost(exc)
        self._stop_waiting()
        if self._opening is not None:
            self._opening.cancel()
        self.on_gone()
        self._untie()

    async def _answer_and_talk(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await self.config.loaded_app(scope, receive, send)
            if self.talk is not None:
                scope["headers"].clear()  # nobody asks for them again
                self.request.headers.clear()
                self.response.headers.clear()
                await self.talk()
        finally:
            self._is_answering = False
            self._untie()

    def _untie(self) -> None:
        """Once all is over: what refers to itself is let go of at once, and need not be looked for."""
        if self.disconnected and not self._is_answering:
            self.app = self.config.loaded_app
            self.talk = self.hears_at_once = None
            self.on_gone = _nothing
            self.conn.parser.close()
            if self.handshake_initiated:
                self.__dict__.pop("scope", None)

    def need_handshake(self) -> None:
        """Whoever asks for a line in a way that cannot be answered is not waited for."""
        if not self.handshake_initiated:
            self.cut()
        else:
            self._opening = self.loop.call_later(ASKING, self._look_whether_it_is_open)

    def _look_whether_it_is_open(self) -> None:
        if not self.handshake_complete:
            self.cut()

    # What is said to us

    def data_received(self, data: bytes) -> None:
        """Take in frame by frame, and count them: empty ones are many in few bytes."""
        if self.transport.is_closing():
            return
        if not self.handshake_initiated or self._is_odd:
            super().data_received(data)
            return
        if self._begun:
            data, self._begun = self._begun + data, b""
        at, length = 0, len(data)
        while at < length and not self.transport.is_closing():
            size = size_of(data, self.config.ws_max_size, at)
            self._is_odd = size == ODD
            end = length if self._is_odd else at + size
            if size == UNKNOWN or end > length:
                self._begun = data[at:]
                return
            if not self._frames.take(self.loop.time()):
                self._refuse()
                return
            # Most of what comes is one text, whole and alone, or an answer to a ping: 2,000 browsers send 500 a second.
            # Whatever else it is, others know what is to be done.
            if size != length or not self._is_heard(data):
                super().data_received(data[at:end])
            at = end

    def _is_heard(self, frame: bytes) -> bool:
        """Whether that was all: an answer to our ping, or a text that was taken at once by whoever listens."""
        if frame[0] == PONG and len(frame) < LONGEST_SIGN and self.handshake_complete:
            self.handle_pong(Frame(Opcode.PONG, payload_of(frame)))
            return True
        if frame[0] != TEXT:
            return False
        if self.hears_at_once is None or self.frames or not self.queue.empty() or self.close_sent:
            return False  # nobody listens yet, or it has to wait for the end of something else
        try:
            return self.hears_at_once(str(payload_of(frame), "utf-8"))
        except UnicodeDecodeError:
            return False

    def _refuse(self) -> None:
        """That was too much: say so, and hear no more."""
        self.stop_keepalive()
        self.conn.fail(1008)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._end_soon()

    def handle_connect(self, event: Any) -> None:
        """Let the application reach this line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._is_answering = True
            cast(dict[str, Any], self.scope["extensions"])[LINE] = self

    def send_receive_event_to_app(self) -> None:
        """Pass on a message. What is no text is somebody's mistake, and not worth a word in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
        self._wait_for_no_answer()

    def handle_ping(self) -> None:
        """Answer, if anybody takes the answers."""
        if self.unsent > MOST_UNSENT:
            self.cut()
        else:
            super().handle_ping()

    def handle_close(self, event: Any) -> None:
        """Say goodbye, but do not wait for it forever."""
        super().handle_close(event)
        self._end_soon()

    def handle_parser_exception(self) -> None:
        """Likewise."""
        super().handle_parser_exception()
        self._end_soon()

    def start_keepalive(self) -> None:
        """Give signs of life, the first one soon: only then a browser knows that it may expect them."""
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(min(FIRST_SIGN, self.ping_interval), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there, and say that we are: pages do not hear of pings."""
        super().send_keepalive_ping()
        self.say(_alive(cast(float, self.ping_interval)))
        self._wait_for_no_answer()

    def _wait_for_no_answer(self) -> None:
        """While what was said waits here, nothing more is read, no answer to a ping either: ask again later."""
        if self.read_paused and self.pong_timer is not None:
            self.stop_keepalive()
            self.schedule_ping()

    def keepalive_timeout(self) -> None:
        """Whoever does not answer is not there: what waits for them is let go of."""
        super().keepalive_timeout()
        self.cut()

    # What we say

    @property
    def unsent(self) -> int:
        """Bytes that wait here to be taken."""
        return self.transport.get_write_buffer_size()

    def say(self, *messages: bytes) -> None:
        """Send texts, without anybody having to wait for that. Whoever does not take them in good time is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        data = framed(messages)
        unsent = self.transport.get_write_buffer_size()
        if unsent and unsent + len(data) > MOST_UNSENT:
            self.cut()
            return
        self._said += len(data)
        # Straight to the transport: the way through all layers and their queues takes several times as long.
        self.transport.write(data)

    def pause_writing(self) -> None:
        """Something has to wait, since the other end does not read, or not so fast."""
        super().pause_writing()
        self._wait_for(self._taken)

    def resume_writing(self) -> None:
        """All has been taken."""
        super().resume_writing()
        self._stop_waiting()

    @property
    def _taken(self) -> int:
        """Bytes of what was said that wait no more; pings that wait make it a little less."""
        return self._said - self.unsent

    def _wait_for(self, taken: int) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(UNREAD, self._look_what_is_taken, taken)

    def _look_what_is_taken(self, before: int) -> None:
        if self._taken > before:
            self._wait_for(self._taken)
        else:
            self.cut()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def give_away(self) -> int:
        """Let go of a connection that nothing was answered to yet. Returns its descriptor, for whoever answers."""
        transport = self.transport
        transport.pause_reading()
        descriptor = os.dup(transport.get_extra_info("socket").fileno())
        self.handshake_complete = True  # nothing is said here any more, not even that something went wrong
        transport.abort()
        return descriptor

    def cut(self) -> None:
        """End it at once, with all that waits."""
        self.stop_keepalive()
        self.close_sent = True
        self.transport.abort()

    def _end_soon(self) -> None:
        self.loop.call_later(CLOSING, self.transport.abort)


def _nothing() -> None:
    """Nobody is there to be told."""


class _Inbox:
    """A queue for one listener. Those of asyncio take two kilobytes for each connection, empty as they are."""

    __slots__ = ("_listener", "_loop", "_messages")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._listener: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._listener = self._loop.create_future()
            try:
                await self._listener
            finally:
                self._listener = None
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages


@functools.cache
def _alive(seconds: float) -> bytes:
    return m.encode(m.Alive(seconds))


class Door(H11Protocol):
    """HTTP for somebody who asks in good time, and takes the answer.

    The state of the application has the `peers` and the `doorstep`.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        peers: Peers = cast(Any, self.app).state.peers
        self._peer = peers.at_the_door(self.client[0] if self.client else "")
        if self._peer is not None and not self._peer.open():
            self._peer = None
            transport.abort()
        self._asked = b""
        """What has come, and waits on the doorstep."""
        self._unsent = 0
        self._lines = 0
        """Of a request that has not been read to its end."""
        self._patience = self.loop.call_later(ASKING, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        super().connection_lost(exc)
        self._patience.cancel()
        if self._peer is not None:
            self._peer.close()

    def _wait(self, seconds: float) -> None:
        self._patience.cancel()
        self._unsent = self.transport.get_write_buffer_size()
        self._patience = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        """End it, unless an answer is being taken, slowly."""
        if 0 < self.transport.get_write_buffer_size() < self._unsent:
            self._wait(ANSWERING)
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Wait for one's turn: many may come at once, and those who play do not wait for them."""
        if not self._asked:
            self.transport.pause_reading()
            doorstep: Doorstep = cast(Any, self.app).state.doorstep
            doorstep.wait(self._peer, self._take_in)
        self._asked += data

    def _take_in(self) -> None:
        """Take in a little at a time: short lines and short parts of a body are many in few bytes."""
        data, self._asked = self._asked, b""
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        at = 0
        while at < len(data):
            head = HEAD.search(data, at, at + HEAD_SLICE)
            part = data[at : head.end() if head else at + HEAD_SLICE]
            at += len(part)
            self._lines += part.count(b"\n")
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            brings_more, too_much = str(self.conn.their_state) == "SEND_BODY", self._lines > MOST_LINES
            answering = not getattr(self.cycle, "response_complete", True)  # there may have been no request yet
            if brings_more or (too_much and answering):
                self._hear_no_more()
                return
            if too_much:
                self.send_400_response("This request has too many lines.")
                return

    def _hear_no_more(self) -> None:
        """Nothing here takes what comes behind a request: it is answered, and then the connection ends."""
        self.transport.pause_reading()
        self.cycle.keep_alive = False
        self.cycle.more_body = False
        self.cycle.message_event.set()

    def handle_events(self) -> None:
        """Something is asked: then it is answered in good time, too."""
        before = self.cycle
        super().handle_events()
        if self.cycle is not before:
            self._lines = 0
            self._wait(ANSWERING)

    def on_response_complete(self) -> None:
        """Something has been answered, and the next may be asked."""
        self._wait(ANSWERING if self.transport.get_write_buffer_size() else ASKING)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a line."""
        self._patience.cancel()
        peer, self._peer = self._peer, None
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, Line):
            line.need_handshake()
            if peer is not None:
                line.on_gone = peer.close
