"""What strangers try first: wrong values in every field, requests that are none, frames that nobody may send."""

import asyncio
import itertools
import json
import random
import struct
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lastcard.server import connection
from lastcard.server.allowance import Allowance
from lastcard.server.connection import Connection
from lastcard.server.hub import Hub
from lastcard.server.messages import decode_said
from lastcard.server.messages.said import Said
from server.lines import TEXT, connect, frame, upgraded
from server.test_connection import FakeSocket, connected
from server.wire import Browser, Server

GOOD: dict[str, Any] = {
    **dict.fromkeys(("table", "epoch", "face", "seat", "code"), ""),
    **dict.fromkeys(("start", "ban", "locked", "muted", "uno", "reaction", "open"), False),
    **dict.fromkeys(("version", "writing", "number"), 0),
    **dict.fromkeys(("card", "player", "colour", "numeral")),
    "banter": True,
    "bots": [],
    "edition": "classic",
    "id": "an id",
    "key": "k" * 40,
    "keys": {},
    "level": "normal",
    "name": "Bo",
    "nonce": "0" * 32,
    "pace": "fast",
    "settings": {},
    "text": "hi",
    "verb": "play",
    "yes": True,
}
WORDS = [
    "",
    " ",
    "\0",
    "a\nb",
    "\u202ex",
    "\u200b",
    "\u3164",
    "\U0001f600",
    "__proto__",
    "{$player}",
    "{0.__class__} %(x)s %n",
    "'); DROP TABLE rooms; --",
    "../../x",
    "é" * 3000,
]
NUMBERS = [-1, 1, 1.5, 2**53, 2**63, -(2**63) - 1, 10**300]
SETTINGS = [{"hand": 0}, {"target": -1}, {"target": 2**62}, {"timer": 1e-9}, {"house": {"teams": 99}}, {"a": 1}]
ODD = [*map(json.dumps, [None, True, [], [None], ["x"], *WORDS, *NUMBERS, *SETTINGS])]
ODD += [
    "1e999",
    "NaN",
    "01",
    "[" * 2000,
    '"\\ud800"',
    '{"hand":5,"hand":7}',
    '{"edition":"classic","edition":"x"}',
    '""""',
]


def texts() -> list[str]:
    """Every kind of message, with every odd value in each of its fields."""
    found = []
    for kind in get_args(Said):
        fields = [field.name for field in msgspec.structs.fields(kind)]
        good = {"type": json.dumps(kind.__struct_config__.tag)}
        good |= {field: json.dumps(GOOD[field]) for field in fields if field in GOOD}
        said = [good, *({**good, field: value} for field in fields for value in ODD), {**good, "more": "1"}]
        found += ["{" + ",".join(f'"{field}":{value}' for field, value in each.items()) + "}" for each in said]
    return found


@pytest.mark.parametrize("where", ["nowhere", "in a lobby", "in a game", "watching"])
def test_no_value_in_any_field_makes_anything_go_wrong(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Allowance, "take", lambda *_: True)
    monkeypatch.setattr(Allowance, "wait", lambda *_: 0.0)
    monkeypatch.setattr(connection, "MOST_SENSELESS", 1_000_000)

    async def run() -> None:
        hub = Hub(tmp_path)
        chance = random.Random(where)

        async def no_texts(*_: object) -> float:
            return 0.0

        monkeypatch.setattr(hub.readers, "read", no_texts)

        async def come() -> Connection:
            tab = connected(hub, FakeSocket())
            if where == "nowhere":
                return tab
            said: list[dict[str, Any]] = [{"type": "create", "name": "Ann", "key": f"{chance.random():.40f}"[2:]}]
            said[0] |= {"settings": {"edition": "dc-super-hero-girls"}, "bots": ["easy", "easy"]}
            if where == "in a game":
                said += [{"type": "nonce", "nonce": "ab" * 16}, {"type": "start"}]
            for each in said:
                await tab.hear(json.dumps(each))
            if where == "watching":
                assert tab.room is not None
                host, tab = tab, connected(hub, FakeSocket())
                for each in ({"type": "hello", "table": host.room and host.room.code}, {"type": "watch"}):
                    await tab.hear(json.dumps(each))
            return tab

        said = texts()
        chance.shuffle(said)
        tab = await come()
        for number, text in enumerate(said):
            if number % 60 == 0 or (where != "nowhere" and tab.room is None):
                tab = await come()
            await asyncio.wait_for(tab.hear(text), 60)
            assert "server-went-wrong" not in hub.metrics.refusals, text
        assert hub.metrics.refusals["server-not-understood"] > 500  # so they did arrive
        hub.close()

    asyncio.run(run())


def test_an_id_that_no_database_takes_is_not_understood() -> None:
    # PostgreSQL keeps no such character: the whole table would have to begin again from what is kept.
    for id in ("\0", "x\n", "\x7f", ""):
        with pytest.raises(msgspec.ValidationError):
            decode_said(json.dumps({"type": "move", "id": id, "verb": "draw"}))
    assert decode_said('{"type":"move","id":"Ann\u2019s 1st","verb":"draw"}')


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Browser]:
    """Somebody at a table."""
    tab = Browser(server)
    tab.create("Ann")
    yield tab
    tab.close()


faces = itertools.cycle(("fox", "owl"))


def goes_on(ann: Browser) -> None:
    ann.say("changeface", face=next(faces))
    ann.until("update")


def answer(server: Server, asked: bytes) -> bytes:
    """All that is answered until the other end hangs up."""
    got = b""
    with closing(connect(server)) as line, suppress(ConnectionError):
        line.sendall(asked)
        while part := line.recv(65536):
            got += part
    return got


OUTSIDE = ["/../../../../etc/passwd", "/assets/..%2f..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..\\x"]
NOT_THERE = [*OUTSIDE, "//etc/passwd", "/a%00b", "/%zz%", "/%ed%a0%80", "/api/rules/..%2fx", "/api/rules/%00", "*"]
LINES = [
    "Range: bytes=0-10",
    "Range: bytes=" + ",".join(f"{byte}-{byte}" for byte in range(900)),
    "If-None-Match: " + '"x",' * 2000,
    "If-Modified-Since: never",
    "Accept-Encoding: " + "gzip;q=x," * 500 + "br;q=0",
    "Accept-Encoding: *;q=99999999999999999999",
    "X-Forwarded-For: " + "1," * 4000,
]


def test_requests_for_what_is_not_there(server: Server, ann: Browser) -> None:
    for path in NOT_THERE:
        got = answer(server, f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
        assert b" 404 " in got.splitlines()[0], path
        assert b"root:" not in got
    for method in ("OPTIONS", "PUT", "DELETE", "TRACE", "BREW"):
        got = answer(server, f"{method} / HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
        assert b" 405 " in got.splitlines()[0], method
    goes_on(ann)


def test_headers_that_ask_for_odd_things_get_the_page_once(server: Server, ann: Browser) -> None:
    request = f"GET / HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n"
    whole = len(answer(server, f"{request}\r\n".encode()))
    for line in LINES:
        got = answer(server, f"{request}{line}\r\n\r\n".encode())
        assert b" 200 " in got.splitlines()[0], line
        assert len(got) <= whole, line
    goes_on(ann)


SECOND = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
SMUGGLED = {
    "length and parts": "POST / HTTP/1.1\r\nHost: %\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    f"0\r\n\r\n{SECOND}",
    "two lengths": f"POST / HTTP/1.1\r\nHost: %\r\nContent-Length: 4\r\nContent-Length: 9\r\n\r\nabcd{SECOND}",
    "less than nothing": f"POST / HTTP/1.1\r\nHost: %\r\nContent-Length: -1\r\n\r\n{SECOND}",
    "a space": f"POST / HTTP/1.1\r\nHost: %\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n{SECOND}",
    "other parts": f"GET / HTTP/1.1\r\nHost: %\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n{SECOND}",
    "a part of less than nothing": f"POST / HTTP/1.1\r\nHost: %\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n{SECOND}",
    "a null": f"GET / HTTP/1.1\r\nHost: %\r\nX: a\0b\r\n\r\n{SECOND}",
    "no host": f"GET / HTTP/1.1\r\n\r\n{SECOND}",
}


@pytest.mark.parametrize("asked", SMUGGLED.values(), ids=SMUGGLED)
def test_nothing_is_smuggled_in_behind_a_request(server: Server, ann: Browser, asked: str) -> None:
    got = answer(server, asked.replace("%", server.host).encode())
    assert got.count(b"HTTP/1.1 ") == 1
    assert got.split()[1] in (b"400", b"405"), got
    goes_on(ann)


FORBIDDEN = {
    "compressed": bytes([0xC1]) + frame(TEXT, b"x" * 50)[1:],
    "with a bit that means nothing": bytes([0xA1]) + frame(TEXT, b"{}")[1:],
    "with another": bytes([0x91]) + frame(TEXT, b"{}")[1:],
    "a ping with all of them": bytes([0xF9]) + frame(9)[1:],
    "an unknown kind": frame(3, b"x"),
    "an unknown sign": frame(11),
    "masked with something else": frame(TEXT, b'{"type":"hello"}').replace(bytes(4), b"\xff\x80\0\xfe"),
    "an end that is too long": frame(8, struct.pack("!H", 1000) + b"x" * 124),
    "an end within a text": frame(TEXT, b'{"type":', last=False) + frame(8) + frame(0, b'"hello"}'),
    "an end in words that are none": frame(8, struct.pack("!H", 1000) + b"\xff"),
    "an end of no kind": frame(8, struct.pack("!H", 1005)),
    "of 2**62 bytes": b"\x81\xff" + struct.pack("!Q", 1 << 62) + bytes(4) + b"x" * 1000,
    "not masked": b"\x81\x10" + b'{"type":"hello"}',
    "a long ping": b"\x89\xfe" + struct.pack("!H", 200) + bytes(204),
    "a ping in parts": frame(9, b"x", last=False),
    "a second part only": frame(0, b"x"),
    "a text within a text": frame(TEXT, b"{", last=False) + frame(TEXT, b"}"),
    "too long in parts": frame(TEXT, b"{" * 8000, last=False) + frame(0, b" " * 8000),
    "an end without a reason": frame(8, b"x"),
    "talk after the end": frame(8, struct.pack("!H", 1000)) + frame(TEXT, b'{"type":"hello"}') * 100,
}


@pytest.mark.parametrize("sent", FORBIDDEN.values(), ids=FORBIDDEN)
def test_frames_that_nobody_may_send_end_the_connection_only(server: Server, ann: Browser, sent: bytes) -> None:
    with closing(upgraded(server)) as line, suppress(ConnectionError):
        line.sendall(sent)
        got = b""
        while part := line.recv(65536):
            got += part
        assert got[:1] == b"\x88"
        assert b"welcome" not in got
    goes_on(ann)


def test_a_text_in_parts_is_heard_whatever_comes_in_between(server: Server) -> None:
    parts = [frame(TEXT, last=False), *(frame(0, b"%c" % byte, last=False) for byte in b'{"type":"hello"}')]
    with closing(upgraded(server)) as line:
        line.sendall(b"".join(part + frame(9, b"still there?") + frame(10) for part in parts) + frame(0))
        got = b""
        while b'"type":"welcome"' not in got:
            got += line.recv(65536)
        assert got.count(b"still there?") == len(parts)
