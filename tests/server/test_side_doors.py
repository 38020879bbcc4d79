"""Ways around what is limited or answered elsewhere: each of them is as limited, and as surely answered."""

import asyncio
import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request

from lastcard.files import packed
from lastcard.server import app, puzzles
from lastcard.server.hub import Hub
from lastcard.server.peers import ANYBODY
from lastcard.study.puzzles import shipped
from lastcard.table.sqlite_store import SqliteStore
from processes import until
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
