"""What lies below the application: HTTP and WebSocket as uvicorn speaks them, with limits for whoever means no good.

A connection that says nothing, asks without end, or does not listen is closed, whatever it would have said.
"""

import asyncio
import os
import re
import struct
from collections.abc import Callable, Coroutine
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lastcard.server.allowance import Allowance, Rate
from lastcard.server.peers import Peers

ASKING = 10.0
"""Seconds in which whoever connects has asked for something."""

ANSWERING = 20.0
"""Seconds in which something of an answer has to be taken."""

SLICE = 1024
"""Bytes that are looked at before it is counted what they were: empty frames are many in few bytes."""

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

TEXT = 0x81
"""The first byte of a frame that is a whole text."""

LINE = "lastcard.line"
"""The extension of the scope by which the application reaches the line that it speaks over."""


class Line(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted, and that holds little for whoever does not read."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._frames = Allowance(FRAMES, self.loop.time())
        self.on_gone: Callable[[], None] = lambda: None
        self.talk: Callable[[], Coroutine[None, None, None]] | None = None
        """What the application leaves to be done once it has answered: then its layers are gone, and what they held."""
        self.app = self._answer_and_talk
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
        self.on_gone()

    async def _answer_and_talk(self, scope: Any, receive: Any, send: Any) -> None:
        await self.config.loaded_app(scope, receive, send)
        if self.talk is not None:
            scope["headers"].clear()  # nobody asks for them again
            self.request.headers.clear()
            self.response.headers.clear()
            await self.talk()

    def need_handshake(self) -> None:
        """Whoever asks for a line in a way that cannot be answered is not waited for."""
        if not self.handshake_initiated:
            self.cut()
        else:
            self.loop.call_later(ASKING, self._look_whether_it_is_open)

    def _look_whether_it_is_open(self) -> None:
        if not self.handshake_complete:
            self.cut()

    # What is said to us

    def data_received(self, data: bytes) -> None:
        """Take in a little at a time, and count the frames in it."""
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])

    def handle_events(self) -> None:
        """Pass on what was in a slice, unless it was too much."""
        frames = len(self.conn.events)
        if self.handshake_complete and frames and not self._frames.take(self.loop.time(), frames):
            self._refuse()
            return
        super().handle_events()

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

    def keepalive_timeout(self) -> None:
        """Whoever does not answer is not there: what waits for them is let go of."""
        super().keepalive_timeout()
        self.cut()

    # What we say

    @property
    def unsent(self) -> int:
        """Bytes that wait here to be taken."""
        return self.transport.get_write_buffer_size()

    def say(self, message: bytes) -> None:
        """Send a text, without anybody having to wait for that. Whoever does not take it in good time is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(message)
        if self.unsent + size > max(MOST_UNSENT, size):
            self.cut()
            return
        self._said += size
        # Straight to the transport: the way through all layers and their queues takes several times as long.
        self.transport.write(_head(size) + message)

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


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes.

    >>> _head(5).hex(), _head(126).hex(), _head(65536).hex()
    ('8105', '817e007e', '817f0000000000010000')
    """
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!BBH", TEXT, 126, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, 127, size)


class Door(H11Protocol):
    """HTTP for somebody who asks in good time, and takes the answer. The state of the application has the `peers`."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        peers: Peers = cast(Any, self.app).state.peers
        self._peer = peers.at_the_door(self.client[0] if self.client else "")
        if self._peer is not None and not self._peer.open():
            self._peer = None
            transport.abort()
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
        """Take in a little at a time: short lines and short parts of a body are many in few bytes."""
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
