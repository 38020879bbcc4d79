"""Ways around what is limited or answered elsewhere: each of them is as limited, and as surely answered."""

import asyncio
import contextlib
import http.client
import inspect
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from lastcard.cards.stakes import stakes
from lastcard.files import packed
from lastcard.server import app, errands, puzzles, room
from lastcard.server import messages as m
from lastcard.server.addresses import Addresses, Proxies
from lastcard.server.beside import begin
from lastcard.server.connection import MOST_OF_ONE, VISITS
from lastcard.server.hub import Hub
from lastcard.server.looking import Looking
from lastcard.server.peers import ANYBODY, Peers
from lastcard.server.phrases import phrases_of
from lastcard.server.record_steps import AskedReplay
from lastcard.server.refusal import RefusedError
from lastcard.server.workshop import DAYS, MOST_EDITIONS
from lastcard.study.puzzles import shipped
from lastcard.table.sqlite_store import SqliteStore
from processes import until
from server.fakes import Fixture
from server.test_connection import FakeSocket, connected
from server.wire import Browser, Server

OWN = packed(json.dumps({"name": "Storm", "extends": "classic"}).encode())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as server:
        yield server


def get(server: Server, path: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("GET", path)
    answer = connection.getresponse()
    found = answer.status, answer.read().decode()
    connection.close()
    return found


def test_the_rules_of_a_tables_own_edition_are_no_way_to_guess_codes(server: Server) -> None:
    ann = Browser(server)
    ann.say("create", name="Ann", key=ann.key, settings={"edition": "own"}, own=OWN)
    ann.until("seated")
    assert get(server, f"/api/rules/own?table={ann.code}")[0] == 200
    guesses = int(ANYBODY.guesses.at_once)
    told = [get(server, f"/api/rules/own?table=aaaa{number:02}") for number in range(22, 22 + guesses + 5)]
    assert {status for status, _ in told} == {404}
    assert "too many wrong codes" not in told[guesses - 1][1]
    assert "too many wrong codes" in told[-1][1]
    right = get(server, f"/api/rules/own?table={ann.code}")
    assert right[0] == 404, "whoever has guessed so often does not learn whether this was right"
    assert "too many wrong codes" in right[1]
    stranger = Browser(server)
    stranger.say("hello", table=ann.code)
    assert "too many wrong codes" in stranger.until("gone")["text"], "all ways to guess are one"
    assert get(server, "/api/rules/classic")[0] == 200
    stranger.close()
    ann.close()


def test_puzzles_that_there_are_not_wipe_out_none_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, one = list[str](), sorted(shipped())[0]

    def found(name: str) -> bytes | None:
        asked.append(name)
        return b"{}" if name == one else None

    async def status(name: str) -> int:
        request = Request({"type": "http", "method": "GET", "headers": [], "path_params": {"name": name}})
        return (await app._puzzle(request)).status_code

    async def run() -> None:
        assert await status(one) == 200
        assert {await status(f"nothing-{number}") for number in range(300)} == {404}
        assert await status(one) == 200

    monkeypatch.setattr(puzzles, "puzzle_info", found)
    app._asked.cache_clear()
    asyncio.run(run())
    app._asked.cache_clear()
    assert asked.count(one) == 1


def test_whoever_asks_for_what_cannot_be_read_just_now_is_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        hub = Hub(tmp_path)
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        hub.reader.close()
        socket.say(type="replay", id="r", code="a" * 12)
        await until(lambda: bool(socket.heard))
        assert (socket.heard[-1]["type"], socket.heard[-1]["id"]) == ("refused", "r")
        assert "try again" in socket.heard[-1]["text"]
        hub.reader = SqliteStore(":memory:")
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await running
        hub.close()

    asyncio.run(run())
    assert "never retrieved" not in caplog.text


def test_a_look_that_takes_too_long_is_not_for_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else somebody could ask for it again at once, and nobody would see anything in between."""

    async def never(*_: object) -> None:
        return None

    async def run() -> None:
        hub = Hub(tmp_path)
        socket = FakeSocket()
        connection = connected(hub, socket)
        running = asyncio.create_task(connection.run())
        monkeypatch.setattr(hub.errands, "run", never)
        for _ in range(10):
            socket.heard.clear()
            socket.say(type="compare", id="c", packed=["AAAA"])
            await until(lambda: bool(socket.heard))
        assert "slower, please" in socket.heard[-1]["text"]
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await running
        hub.close()

    asyncio.run(run())


class NeverDone:
    """Stands in for a process that has much to do; what comes of it is told when the test says so."""

    process = None
    asked: ClassVar[list[Callable[[bytes | None], None]]] = []

    def __init__(self, *_: object, **__: object) -> None: ...

    def start(self) -> None: ...

    def close(self) -> None: ...

    @classmethod
    def has_begun(cls, number: int) -> bool:
        return len(cls.asked) > number

    def ask(self, message: bytes, within: float, heard: Callable[[bytes | None], None]) -> None:
        self.asked.append(heard)


def test_what_is_asked_again_and_again_does_not_keep_others_from_looking_at_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever asked anew gave up what they had asked before, but that stayed in the line, until it was full for all."""

    async def run() -> None:
        monkeypatch.setattr(errands, "Worker", NeverDone)
        line = errands.Errands(asyncio.get_running_loop(), 0)
        for _ in range(errands.MOST_WAITING + 5):
            given_up = asyncio.create_task(line.run(AskedReplay("AAAA", "", 0), "loud"))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
        many = [
            asyncio.create_task(line.run(AskedReplay("AAAA", "", 0), "loud")) for _ in range(errands.MOST_WAITING + 5)
        ]
        await asyncio.sleep(0)
        refused = sum(1 for task in many if task.done() and isinstance(task.exception(), RefusedError))
        assert refused == errands.MOST_WAITING + 5 - errands.MOST_OF_ONE
        quiet = asyncio.create_task(line.run(AskedReplay("AAAA", "", 0), "quiet"))
        await asyncio.sleep(0)
        assert not quiet.done(), "somebody else is still listened to"
        for task in (*many, quiet):
            task.cancel()
        await asyncio.gather(*many, quiet, return_exceptions=True)
        line.close()

    asyncio.run(run())


def test_a_look_that_is_not_waited_for_is_not_for_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process works on what has begun, whether or not somebody still wants it."""

    async def run() -> None:
        monkeypatch.setattr(errands, "Worker", NeverDone)
        hub = Hub(tmp_path)
        told = list[m.Heard]()
        looking = Looking(hub, Peers().of("192.0.2.1"), told.append, lambda error, _: refused.append(str(error)))
        for number in range(6):  # each of them takes so long that nothing comes of it
            looking.compare(m.Compare("a", ["AAAA"]))
            await until(partial(NeverDone.has_begun, number))
            looking.stop()
            await asyncio.sleep(0)
            NeverDone.asked[-1](None)
        with pytest.raises(RefusedError, match="slower, please"):
            looking.compare(m.Compare("a", ["AAAA"]))
        hub.close()

    refused = list[str]()
    NeverDone.asked.clear()
    asyncio.run(run())
    assert not refused


def test_whoever_asks_for_a_study_that_goes_wrong_is_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def study(*_: object) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        hub = Hub(tmp_path)
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        monkeypatch.setattr(hub.workshop.studies, "study", study)
        socket.say(type="study", id="s", packed=OWN)
        await until(lambda: bool(socket.heard))
        assert socket.heard[-1] == {"type": "refused", "id": "s", "text": "something went wrong on the server"}
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await running
        hub.close()

    asyncio.run(run())
    assert "went-wrong" in caplog.text


def test_what_is_called_off_before_it_begins_leaves_nothing_open() -> None:
    async def work() -> None:
        raise AssertionError("nobody wants it any more")

    async def run() -> None:
        asked = work()
        task = begin(asked, "s", lambda *_: None)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert inspect.getcoroutinestate(asked) == inspect.CORO_CLOSED

    asyncio.run(run())


def test_who_comes_and_goes_says_no_more_than_others(server: Server) -> None:
    ann, flood = Browser(server), Browser(server)
    code = ann.create("Ann")
    flood.say("hello", table=code)
    for number in range(30):
        flood.say("join", name=f"Bo{number}x", key=f"{number:040}")
        for _ in range(8):
            flood.say("chat", text="buy this")
        flood.say("leave")
        flood.say("hello", table=code)
    flood.close()
    with contextlib.suppress(TimeoutError):
        while True:
            ann.hear(3)
    assert len(ann.chat) <= 8 * VISITS.at_once
    assert len(ann.chat) >= 8
    ann.close()


def test_one_address_does_not_keep_everybody_else_from_a_table(tmp_path: Path) -> None:
    with Server(tmp_path, "--trusted-proxy", "127.0.0.1") as server:
        there, here = ({"X-Forwarded-For": host} for host in ("203.0.113.9", "198.51.100.4"))
        ann = Browser(server, additional_headers=here)
        code = ann.create("Ann")
        crowd = [Browser(server, additional_headers=there) for _ in range(MOST_OF_ONE + 1)]
        heard = []
        for stranger in crowd:
            stranger.say("hello", table=code)
            heard.append(stranger.hear()["type"])
        assert heard == MOST_OF_ONE * ["update"] + ["gone"]
        bo = Browser(server, additional_headers=here)
        bo.join(code, "Bo")
        assert [seat["name"] for seat in bo.room["seats"]] == ["Ann", "Bo"]
        for person in (ann, bo, *crowd):
            person.close()


def test_a_game_without_end_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_MOVES", 40)
    at = Fixture("Ann", "Bo", bots=("random", "random"), target=1_000_000)
    at.start()
    for _ in range(400):
        at.pass_time(10)
        for name in ("Ann", "Bo"):
            asked = [decision for decision in at.game.game.waiting if decision.player == name]
            if asked and at.room.state == "playing":
                at.move(name, str(asked[0].options[-1]))
    assert at.room.state == "closed"
    assert at.game.game.moves == at.game.game.moves[:41]
    for viewer in at.viewers.values():
        assert "40 moves at most" in viewer.last("gone")["text"]
    assert at.services.load_room(at.room.code) is None
    assert at.room.wake_at() is None


def test_behind_a_proxy_one_address_does_not_have_all_requests(tmp_path: Path) -> None:
    async def run() -> None:
        hub, open_door = Hub(tmp_path), asyncio.Event()
        answers = list[int]()

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            await open_door.wait()
            await PlainTextResponse("at last")(scope, receive, send)

        async def ask(address: str) -> None:
            async def send(message: Message) -> None:
                if message["type"] == "http.response.start":
                    answers.append(message["status"])

            headers = [(b"host", b"127.0.0.1:8000"), (b"x-forwarded-for", address.encode())]
            scope = {"type": "http", "method": "GET", "path": "/", "client": ("127.0.0.1", 5), "headers": headers}
            await door({**scope, "app": outer}, receive, send)

        async def receive() -> Message:
            return {"type": "http.disconnect"}

        outer = Starlette()
        outer.state.hub = hub
        peers = Peers(Proxies(["127.0.0.1"]))
        door = app._Doorkeeper(slow, Addresses("127.0.0.1", 8000), peers)
        asked = [asyncio.create_task(ask("203.0.113.9")) for _ in range(ANYBODY.sockets + 50)]
        await until(lambda: len(answers) == 50)
        assert answers == 50 * [429]
        asked.append(asyncio.create_task(ask("203.0.113.8")))
        open_door.set()
        await asyncio.gather(*asked)
        assert answers[50:] == (ANYBODY.sockets + 1) * [200], "those that waited, and somebody else's"
        assert all(peer.asking == 0 for peer in (peers.of("203.0.113.9"), peers.of("203.0.113.8")))
        assert hub.metrics.refusals["too-many-requests"] == 50
        hub.close()

    asyncio.run(run())


@pytest.mark.parametrize("remembering", [stakes, phrases_of, app._rules_text])
def test_what_is_remembered_of_peoples_texts_has_an_end(remembering: Any) -> None:
    assert remembering.cache_info().maxsize


def test_one_address_alone_does_not_push_out_what_others_keep() -> None:
    """The oldest go first: who may keep as many as there may be would be left with nothing but their own."""
    assert ANYBODY.editions.at_once + ANYBODY.editions.a_second * DAYS * 24 * 3600 < MOST_EDITIONS
