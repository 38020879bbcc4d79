"""What a browser says is heard in its order, however its bytes come in; what takes no time, before it gets in line."""

import asyncio
import random
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from lastcard.server.frames import payload_of, size_of
from lastcard.server.protocols import FRAMES, Line

MOST = 8192


def masked(opcode: Opcode, payload: bytes, *, last: bool = True) -> bytes:
    return Frame(opcode, payload, last).serialize(mask=True)


class Wire:
    """A transport to nobody."""

    def __init__(self) -> None:
        self.sent = b""
        self.closing = False

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def get_write_buffer_size(self) -> int:
        return 0

    def __getattr__(self, _: str) -> Any:
        return lambda *_: None


async def opened() -> tuple[Line, Wire, list[str]]:
    """A line that is open, what it says, and what was heard from it before it got in line."""

    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    line, wire, heard = Line(Config(app, ws_max_size=MOST, log_config=None), ServerState(), {}), Wire(), list[str]()
    line.connection_made(wire)  # type: ignore[arg-type]
    head = b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    line.data_received(head + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    line.conn.send_response(line.response)
    line.conn.data_to_send()
    line.handshake_complete = True
    await line.queue.get()  # that it is open
    line.hears_at_once = lambda text: not heard.append(text)  # type: ignore[func-returns-value]
    return line, wire, heard


async def texts(line: Line) -> list[str]:
    """What waits in line."""
    found = list[str]()
    while not line.queue.empty():
        found.append(str((await line.queue.get()).get("text", "the end")))
    return found


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 300, MOST])
def test_a_frame_is_as_long_as_it_says(size: int) -> None:
    frame = masked(Opcode.TEXT, b"x" * size)
    assert size_of(frame + b"more", MOST) == len(frame)
    assert size_of(b"before" + frame, MOST, at=6) == len(frame)
    assert payload_of(frame) == b"x" * size


def test_a_text_that_comes_alone_is_heard_at_once() -> None:
    async def test() -> None:
        line, _, heard = await opened()
        line.data_received(masked(Opcode.TEXT, "Grüße".encode()))
        assert (heard, await texts(line)) == (["Grüße"], [])

    asyncio.run(test())


def test_a_text_does_not_overtake_another() -> None:
    async def test() -> None:
        line, _, heard = await opened()
        line.data_received(masked(Opcode.TEXT, b"1") + masked(Opcode.TEXT, b"2"))  # several have to share
        line.data_received(masked(Opcode.TEXT, b"3"))
        assert (heard, await texts(line)) == ([], ["1", "2", "3"])
        line.hears_at_once = lambda _: False  # whoever listens has something else to do
        line.data_received(masked(Opcode.TEXT, b"4"))
        assert await texts(line) == ["4"]

    asyncio.run(test())


def test_a_text_is_no_part_of_another() -> None:
    async def test() -> None:
        line, wire, heard = await opened()
        line.data_received(masked(Opcode.TEXT, b"a", last=False))
        line.data_received(masked(Opcode.PING, b"!"))
        line.data_received(masked(Opcode.CONT, b"b"))
        line.data_received(masked(Opcode.TEXT, b"c", last=False))
        endings = [wire.closing]
        line.data_received(masked(Opcode.TEXT, b"d"))
        assert [*endings, wire.closing] == [False, True], "that is a mistake in the protocol"
        assert (heard, await texts(line)) == ([], ["ab", "the end"])

    asyncio.run(test())


@pytest.mark.parametrize(
    "odd",
    [
        pytest.param(Frame(Opcode.TEXT, b"x").serialize(mask=False), id="not masked"),
        pytest.param(bytes.fromhex("c181 00000000 78"), id="compressed"),
        pytest.param(bytes.fromhex("81ff 7fffffffffffffff 00000000"), id="endless"),
        pytest.param(masked(Opcode.TEXT, b"x" * (MOST + 1)), id="too long"),
        pytest.param(bytes.fromhex("8b80 00000000"), id="of no kind"),
    ],
)
def test_what_no_browser_sends_ends_it(odd: bytes) -> None:
    async def test() -> None:
        for step in (1, 3, len(odd)):
            line, wire, heard = await opened()
            for at in range(0, len(odd), step):
                line.data_received(odd[at : at + step])
            line.data_received(masked(Opcode.TEXT, b"after"))
            assert (wire.closing, heard, await texts(line)) == (True, [], ["the end"])

    asyncio.run(test())


def test_it_does_not_matter_how_bytes_come_in() -> None:
    async def test() -> None:
        chance = random.Random(1)
        for _ in range(50):
            line, _, heard = await opened()
            said, stream = list[str](), b""
            for number in range(8):
                text = str(number) * chance.choice((0, 3, 130, 700))
                parts = chance.choice((1, 1, 3))
                for part in range(parts):
                    size = -(-len(text) // parts)
                    piece = text[part * size : (part + 1) * size].encode()
                    opcode = Opcode.CONT if part else Opcode.TEXT
                    stream += masked(opcode, piece, last=part == parts - 1)
                    stream += masked(Opcode.PONG, b"x" * 9) if chance.random() < 0.3 else b""
                said.append(text)
            got = list[str]()
            while stream:
                cut = chance.choice((1, 2, 5, 40, 400))
                line.data_received(stream[:cut])
                stream = stream[cut:]
                got += heard + await texts(line)  # one of them is empty, or what was heard came first
                heard.clear()
            assert got == said

    asyncio.run(test())


def test_frames_are_counted_before_anything_is_made_of_them() -> None:
    async def test() -> None:
        line, wire, heard = await opened()
        line.data_received(masked(Opcode.TEXT, b"") * int(FRAMES.at_once * 2))
        assert wire.closing
        assert FRAMES.at_once <= len(await texts(line)) < FRAMES.at_once + FRAMES.a_second
        assert heard == []

    asyncio.run(test())


def test_whoever_is_not_listened_to_is_not_missed() -> None:
    """Texts that take long wait for each other, and what comes behind them, an answer to a ping too, is not read."""

    async def test() -> None:
        line, wire, _ = await opened()
        line.hears_at_once = lambda _: False
        line.ping_interval, line.ping_timeout = 4, 4
        line.send_keepalive_ping()
        waits = [line.pong_timer is not None]
        line.data_received(masked(Opcode.TEXT, b"1") + masked(Opcode.TEXT, b"2"))
        waits.append(line.pong_timer is not None)
        line.send_keepalive_ping()
        waits.append(line.pong_timer is not None)
        assert (waits, line.read_paused, line.ping_timer is not None) == ([True, False, False], True, True)
        assert wire.sent.count(b'"alive"') == 2, "they are still told that we are here"
        line.stop_keepalive()

    asyncio.run(test())


def test_an_answer_to_a_ping_is_a_sign_of_life_and_no_other_pong_is() -> None:
    async def test() -> None:
        line, wire, heard = await opened()
        line.ping_interval, line.ping_timeout = 4, 4
        before = len(wire.sent)
        line.send_keepalive_ping()
        ping = wire.sent[before:]
        assert ping[:2] == bytes((0x80 | Opcode.PING, 4))
        sent = ping[2:6]  # and behind it a sign of life for the page
        line.data_received(masked(Opcode.PONG, b"else"))
        waits_for = [line.pending_ping_payload]
        line.data_received(masked(Opcode.PONG, sent))
        assert [*waits_for, line.pending_ping_payload] == [sent, None]
        line.stop_keepalive()
        endings = [wire.closing]
        line.data_received(bytes.fromhex("8afe 007e 00000000") + bytes(126))
        assert [*endings, wire.closing] == [False, True], "no sign of life is so long"
        assert heard == []

    asyncio.run(test())
