"""What was done to a server by people who meant no good, over the wire; others notice nothing of it."""

import json
import os
import secrets
import socket
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

from lastcard.server.connection import VISITS
from lastcard.server.peers import THIS_MACHINE
from lastcard.server.protocols import ASKING, FRAMES
from processes import PATIENCE
from server.lines import GO_ON, KEY, PING, TEXT, connect, frame, upgraded
from server.wire import Browser, Server, closed

SLOW = "Draw 1. " * 74


def ended(line: socket.socket) -> float:
    """Seconds until the other end hangs up."""
    begun = time.monotonic()
    line.settimeout(PATIENCE)
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return time.monotonic() - begun


def worked(server: Server) -> float:
    """Seconds that the server has worked: whatever else the machine is doing, that says how long others wait for it."""
    assert server.process is not None
    user, system = psutil.Process(server.process.pid).cpu_times()[:2]
    return float(user + system)


def answered(tab: Browser) -> float:
    """Seconds that the server works until an answer is there."""
    begun = worked(tab.server)
    tab.say("chat", text="hi", id=secrets.token_hex(8))
    tab.until("update")
    return worked(tab.server) - begun


def test_texts_that_take_long_to_read_keep_nobody_waiting(open_tab: Any) -> None:
    ann, loud = open_tab(), open_tab()
    ann.create("Ann")
    for number in range(60):
        loud.say("check", text=f"{SLOW[:580]} {number}.")
    times = [answered(ann) for _ in range(5)]
    assert sorted(times)[2] < 0.5, times  # without slices it was seconds


def test_long_answers_are_for_people_who_ask_now_and_then(open_tab: Any) -> None:
    loud = open_tab()
    for _ in range(40):
        loud.say("choices")
        loud.hear()
    welcomes = sum(heard["type"] == "welcome" for heard in loud.log)
    assert welcomes <= VISITS.at_once + 5
    assert any(heard.get("text") == "slower, please" for heard in loud.log)


def test_whoever_never_reads_is_cut_and_holds_little(server: Server) -> None:
    assert server.process is not None
    lines = [upgraded(server) for _ in range(20)]
    before = memory(server.process.pid)
    hello = frame(TEXT, b'{"type":"hello"}')
    for line in lines:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(hello * 80)
    time.sleep(2)
    assert memory(server.process.pid) - before < 20 * 0.6  # 830 MB before
    begun = time.monotonic()
    for line in lines:
        while time.monotonic() - begun < PATIENCE:
            try:
                line.sendall(frame(PING))
                time.sleep(0.2)
            except OSError:
                break
        else:
            raise AssertionError("still there")
        line.close()


def memory(process: int) -> float:
    """Megabytes."""
    with open(f"/proc/{process}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def test_whoever_says_nothing_is_not_waited_for(server: Server) -> None:
    first = time.monotonic()
    silent, half, body, again = (connect(server) for _ in range(4))
    half.sendall(b"GET / HTTP/1.1\r\nHost: ")
    body.sendall(f"POST / HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 100\r\n\r\nx".encode())
    again.sendall(f"GET /api/about HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
    answer = b""
    while b"lastcard" not in answer:
        answer += again.recv(4096)
    again.sendall(b"GET /api")
    greeted, mute, chatty = upgraded(server), upgraded(server), upgraded(server)
    greeted.sendall(frame(TEXT, b'{"type":"hello"}'))
    chatty.sendall(frame(TEXT, b'{"type":"check","text":"draw 2."}'))
    begun = time.monotonic()
    for line in (silent, half, body, again, mute, chatty):
        with closing(line):
            ended(line)
        assert time.monotonic() - begun < ASKING + 30
    assert time.monotonic() - first > ASKING - 2
    greeted.settimeout(0.1)
    with closing(greeted):
        data = b""
        while b"welcome" not in data:
            data += greeted.recv(4096)


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 20_000,
        frame(PING, b"x" * 100) * 5000,
        frame(TEXT, b"{", last=False) + frame(GO_ON, last=False) * 20_000,
        frame(10) * 20_000,
        frame(TEXT, b"{}") * 5000,
    ],
    ids=["pings", "long pings", "empty fragments", "pongs", "messages"],
)
def test_a_flood_of_frames_is_cut_off(server: Server, open_tab: Any, flood: bytes) -> None:
    ann = open_tab()
    ann.create("Ann")
    with closing(upgraded(server)) as line:
        line.sendall(frame(TEXT, b'{"type":"hello"}'))  # whoever says nothing is cut off, too, but later
        begun = worked(server)
        with suppress(OSError):
            line.sendall(flood)
        assert answered(ann) < 1
        ended(line)
        assert worked(server) - begun < 1


def test_a_ping_now_and_then_is_answered(server: Server) -> None:
    with closing(upgraded(server)) as line:
        for number in range(int(FRAMES.at_once) // 4):
            line.sendall(frame(PING, str(number).encode()))
        data = b""
        last = str(int(FRAMES.at_once) // 4 - 1).encode()
        while not data.endswith(last):
            data += line.recv(4096)


def test_codes_are_not_to_be_guessed(server: Server, open_tab: Any) -> None:
    ann = open_tab()
    code = ann.create("Ann")
    texts: list[str] = []
    for _ in range(4):
        guesser = open_tab()
        for _ in range(int(VISITS.at_once)):
            guesser.say("hello", table="".join(secrets.choice("abcdefgh") for _ in range(6)))
            texts.append(guesser.until("gone")["text"])
    known = [text for text in texts if text.startswith("there is no such table")]
    assert 0 < len(known) <= THIS_MACHINE.guesses.at_once + 5
    assert texts[-1].startswith("too many wrong codes came from where you are; try again in ")
    # The right code is no better then, and tells nothing; but whoever has a seat comes back to it.
    guesser = open_tab()
    guesser.say("hello", table=code)
    assert guesser.until("gone")["text"].startswith("too many wrong codes")
    guesser.say("hello", table=code, key="k" * 40)
    assert guesser.until("gone")["text"].startswith("too many wrong codes")
    back = open_tab()
    back.say("hello", table=code, key=ann.key)
    assert back.until("update")["full"]


def test_what_is_no_text_is_no_matter_for_the_log(tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        for payload in (frame(TEXT, b"\xff\xfe"), frame(TEXT, b"\xc3", last=False) + frame(GO_ON, b"(")):
            with closing(upgraded(own)) as line:
                line.sendall(payload)
                ended(line)
        upgrade = f"GET / HTTP/1.1\r\nHost: {own.host}\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n"
        for request in (b"\x16\x03\x01\x02\x00" * 100, b"GET / HTTP/9\r\n\r\n", upgrade.encode()):
            with closing(connect(own)) as line:
                line.sendall(request)
                ended(line)
        own.stop()
        assert len(own.said.splitlines()) == 1, own.said


@pytest.mark.parametrize(
    "text",
    [
        "[" * 8000,
        '{"type":' * 900,
        '{"type":"hello","version":' + "9" * 4000 + "}",
        '{"type":"hello","table":"\\ud800"}',
        '{"type":"hello","table":1}',
        '{"type":"hello","type":"create"}',
        '{"type":"check","text":"' + "\\u0000" * 300 + '"}',
        '{"type":"hello","version":-1}',
        '{"type":"hello","version":1e999}',
        '{"type":"move"}',
        '{"type":["hello"]}',
        "null",
        '"hello"',
        "",
    ],
    ids=range(14),
)
def test_nonsense_is_refused_and_costs_nobody_else(open_tab: Any, text: str) -> None:
    tab = open_tab()
    tab.socket.send(text)
    assert tab.hear()["type"] in ("refused", "welcome", "checked")
    tab.say("choices")
    tab.until("welcome")


SQL = "x'); DROP TABLE rooms; --"


def test_sql_is_text(open_tab: Any) -> None:
    ann = open_tab()
    ann.say("create", name="a'; DROP--", key=ann.key)
    ann.until("seated")
    ann.say("nonce", nonce="0" * 16)
    said: list[tuple[str, dict[str, Any]]] = [
        ("hello", {"table": SQL, "key": SQL, "epoch": SQL}),
        ("join", {"name": SQL[:20], "key": "k" * 40, "seat": SQL}),
        ("check", {"text": SQL, "edition": SQL}),
    ]
    for type, fields in said:
        other = open_tab()
        other.say(type, **fields)
        assert other.hear()["type"] in ("gone", "refused")
    said = [
        ("write", {"code": SQL, "text": SQL}),
        ("remove", {"name": SQL}),
        ("move", {"id": SQL, "verb": "play", "card": SQL, "player": SQL, "colour": SQL}),
        ("replace", {"name": SQL}),
        ("mute", {"name": SQL, "muted": True}),
    ]
    for type, fields in said:
        ann.say(type, **fields)
        ann.until("refused")
    ann.say("admit", name=SQL)
    ann.say("chat", text=SQL)
    assert ann.until("update", lambda heard: bool(heard.get("chat")))["chat"][0]["text"] == SQL
    again = open_tab()
    again.say("hello", table=ann.code, key=ann.key)
    assert again.until("update")["you"] == "a'; DROP--"


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-For": "10.0.0.1, 127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"Via": "1.1 somewhere"},
    ],
)
def test_a_proxy_brings_nobody_who_sits_at_this_machine(server: Server, headers: dict[str, str]) -> None:
    with closing(Browser(server, additional_headers=headers)) as tab:
        tab.say("hello")
        assert tab.until("welcome")["local"] is False
    with closing(Browser(server)) as tab:
        tab.say("hello")
        assert tab.until("welcome")["local"] is True


def test_a_trusted_proxy_tells_addresses_apart(tmp_path: Path) -> None:
    with Server(tmp_path, "--trusted-proxy", "127.0.0.1") as own:

        def gone(address: str) -> str:
            with closing(Browser(own, additional_headers={"X-Forwarded-For": address})) as tab:
                texts = []
                for _ in range(int(VISITS.at_once)):
                    tab.say("hello", table="zzzzzz")
                    texts.append(tab.until("gone")["text"])
                return str(texts[-1])

        while not gone("6.6.6.6, 203.0.113.9").startswith("too many"):
            pass
        assert gone("203.0.113.9").startswith("too many")
        assert gone("203.0.113.9, 203.0.113.10").startswith("there is no such table")


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("evil.example", None),
        ("127.0.0.1:{port}@evil.example", None),
        ("127.0.0.1:{port}", "http://evil.example"),
        ("127.0.0.1:{port}", "null"),
        ("127.0.0.1:{port}", "http://127.0.0.1:{port}.evil.example"),
        ("127.0.0.1:{port}", "https://127.0.0.1:{port}"),
        ("127.0.0.1:{port}.", None),
        ("127.0.0.1", None),
        ("", None),
    ],
)
def test_other_hosts_and_pages_are_refused(server: Server, host: str, origin: str | None) -> None:
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {host.format(port=server.port)}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
        *([f"Origin: {origin.format(port=server.port)}"] if origin is not None else []),
    ]
    with closing(connect(server)) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b" 101 " not in line.recv(4096).splitlines()[0]


def test_two_hosts_are_one_too_many(server: Server) -> None:
    with closing(connect(server)) as line:
        line.sendall(f"GET / HTTP/1.1\r\nHost: {server.host}\r\nHost: evil.example\r\n\r\n".encode())
        assert b" 400 " in line.recv(4096).splitlines()[0]


def test_old_epochs_and_versions_of_the_future_get_all_there_is(open_tab: Any) -> None:
    ann = open_tab()
    code = ann.create("Ann", bots=1, start=True)
    ann.until_true(lambda: bool(ann.table))
    for epoch, version in (("00000000", 5), (ann.epoch, 2**52), (ann.epoch, 0), ("", ann.version)):
        back = open_tab()
        back.say("hello", table=code, key=ann.key, epoch=epoch, version=version)
        assert back.until("update")["full"]


def test_a_move_said_twice_or_late_is_made_once(open_tab: Any) -> None:
    ann = open_tab()
    ann.create("Ann", bots=1, start=True)
    ann.until_true(lambda: bool(ann.asked()))
    asked = ann.asked()
    option = asked["options"][0]
    said = {"verb": option.verb, "card": option.card, "player": option.player, "colour": option.colour}
    for id in ("m1", "m1", "m2"):
        ann.say("move", id=id, number=asked["number"], **said)
        ann.until("done", lambda heard, id=id: heard["id"] == id)
    ann.say("move", id="m3", number=asked["number"] + 5, **said)
    assert ann.until("refused")["id"] == "m3"


def test_the_folder_is_nobody_elses(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with Server(tmp_path / "data") as own:
            tab = Browser(own)
            tab.create("Ann")
            tab.close()
            folder = tmp_path / "data"
            assert folder.stat().st_mode & 0o777 == 0o700
            files = {path.name: path.stat().st_mode & 0o777 for path in folder.glob("lastcard.db*")}
            assert files.keys() >= {"lastcard.db", "lastcard.db-wal"}
            assert set(files.values()) == {0o600}
    finally:
        os.umask(before)


def test_create_with_the_same_key_finds_its_table_after_a_restart(tmp_path: Path) -> None:
    own = Server(tmp_path)
    with own:
        ann = Browser(own)
        code = ann.create("Ann", bots=1)
        ann.close()
    with own:
        again = Browser(own)
        again.say("create", name="Ann", key=ann.key)
        assert again.until("seated")["table"] == code
        again.say("hello")
        again.until("welcome")
        again.key = ann.key[::-1]
        assert again.create("Ann") != code
        again.close()


def test_a_nonce_ends_where_it_ends(open_tab: Any) -> None:
    ann = open_tab()
    ann.say("create", name="Ann", key=ann.key, bots=["random"])
    ann.until("seated")
    ann.say("nonce", nonce="0123456789abcdef\n")
    assert ann.refusal().startswith("that cannot be understood")
    ann.say("changeface", face="fox\n")
    assert ann.refusal().startswith("that cannot be understood")
    ann.say("nonce", nonce="0123456789abcdef")
    ann.say("start")
    ann.until_true(lambda: bool(ann.table))
    other = open_tab()
    other.say("create", name="Ann", key="k" * 40 + "\n")
    assert other.refusal().startswith("that cannot be understood")


def test_hints_are_for_now_and_then(open_tab: Any) -> None:
    ann = open_tab()
    ann.create("Ann", bots=1, start=True)
    ann.until_true(lambda: bool(ann.asked()))
    refused = ""
    for _ in range(30):
        ann.say("hint")
        heard: dict[str, Any] = {}
        while heard.get("type") not in ("hinted", "refused"):
            heard = ann.hear()
        refused = refused or heard.get("text", "")
    assert refused == "no more hints for a moment; try it yourself"


def test_whoever_is_cut_off_for_nonsense_is_told(open_tab: Any) -> None:
    loud = open_tab()
    for _ in range(70):
        loud.socket.send(json.dumps({"type": "nonsense"}))
    assert closed(loud) == 1008


UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"


@pytest.mark.parametrize(
    ("path", "key", "more"),
    [
        ("/ws", KEY, "Sec-WebSocket-Extensions: " + "a;b=c," * 2000 + "d\r\n"),
        ("/ws", KEY, "X: y\r\n" * 200),
        ("/ws?" + "a" * 9000, KEY, ""),
        ("/ws", "x", ""),
        ("/t/abc234", KEY, ""),
    ],
    ids=["long line", "many lines", "long path", "key", "path"],
)
def test_a_line_that_is_asked_for_wrongly_is_not_held_open(server: Server, path: str, key: str, more: str) -> None:
    with closing(connect(server)) as line:
        asked = f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\n{UPGRADE.format(key=key)}{more}\r\n"
        line.sendall(asked.encode())
        assert ended(line) < ASKING + 30


@pytest.mark.parametrize(
    ("head", "behind"),
    [
        ("POST / HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n" * 100_000),
        ("POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 99999999\r\n\r\n", "x" * 20_000_000),
        ("GET / HTTP/1.1\r\nHost: {host}\r\n", "a:\r\n" * 14_000 + "\r\n"),
        ("GET / HTTP/1.1\r\nHost: {host}\r\n", "a: b\r\n" * 1_000_000),
        ("", "GET /api/about HTTP/1.1\r\nHost: {host}\r\n\r\n" * 20_000),
    ],
    ids=["parts", "body", "lines", "endless lines", "requests"],
)
def test_what_comes_behind_a_request_costs_nothing(server: Server, head: str, behind: str) -> None:
    before = worked(server)
    with closing(connect(server)) as line, suppress(ConnectionError):
        line.sendall((head + behind).format(host=server.host).encode())
        ended(line)
    assert worked(server) - before < 0.6  # it was about a second, or for ever


def test_requests_that_come_together_are_answered_one_after_the_other(server: Server) -> None:
    with closing(connect(server)) as line:
        line.sendall(f"GET /api/about HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode() * 30)
        data = b""
        while data.count(b'{"name":"lastcard"}') < 30:
            data += line.recv(65536)
