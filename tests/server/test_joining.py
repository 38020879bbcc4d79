"""A seat at a server's table from Python, and `lastcard join` in a terminal."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lastcard.cli import main as cli
from lastcard.server.client import Seat, SeatError
from processes import PATIENCE
from server.wire import Browser, Server, play


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server


def link(server: Server, host: Browser) -> str:
    return f"http://{server.host}/t/{host.code}"


def start(host: Browser) -> None:
    """Start the game, and play it to its end."""
    host.say("start")
    host.until_true(lambda: host.room["state"] == "playing")
    play(host)


def test_a_seat_plays_a_game_to_its_end_and_comes_back_when_the_line_breaks(server: Server) -> None:
    host = Browser(server)
    host.create("Ann", bots=1, target=1)

    async def zoe() -> list[str]:
        kinds = []
        async with Seat(link(server, host), "Zoe") as seat:
            assert seat.you == "Zoe"
            with ThreadPoolExecutor(1) as pool:
                game = asyncio.get_running_loop().run_in_executor(pool, start, host)
                async for question in seat:
                    assert question.labels
                    assert seat.table["hands"]["Ann"] is None
                    kinds.append(question.kind)
                    await seat.answer(question.options[0 if question.kind == "react" else -1])
                    if len(kinds) == 2:
                        seat._socket.transport.abort()
                await game
            assert seat.table["game_winners"]
            assert any("Zoe" in event["text"] or "You" in event["text"] for event in seat.events)
        return kinds

    assert "turn" in asyncio.run(zoe())
    host.close()


def test_what_cannot_be_is_said(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    host = Browser(server)
    host.create("Ann")

    async def seat(link: str, name: str) -> None:
        async with Seat(link, name):
            pass

    with pytest.raises(SeatError, match="Ann"):
        asyncio.run(seat(link(server, host), "Ann"))

    async def too_early() -> None:
        async with Seat(link(server, host), "Zoe") as zoe:
            await zoe.answer("draw")

    with pytest.raises(SeatError, match=r"\w"):
        asyncio.run(too_early())
    host.close()
    for given, said in (
        ("abc234", "expected the link of a table"),
        ("http://127.0.0.1:9/t/abc234", "cannot be reached"),
        (f"http://{server.host}/t/nosuch", "table"),
    ):
        assert cli.main(["join", given, "--name", "Zoe"]) == 2
        assert said in capsys.readouterr().err


def test_joining_in_a_terminal(server: Server, tmp_path: Path) -> None:
    host = Browser(server)
    host.create("Ann", bots=1, target=1)
    command = [sys.executable, "-m", "lastcard", "join", link(server, host), "--name", "Zoe"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as joined:
        assert joined.stdin is not None
        assert joined.stdout is not None
        assert joined.stdout.readline().startswith("You sit at the table as Zoe, with Ann")
        with ThreadPoolExecutor(1) as pool:
            game = pool.submit(start, host)
            said = []
            for line in joined.stdout:
                said.append(line)
                if line.startswith("  1  "):
                    joined.stdin.write("1\n")
            game.result(PATIENCE)
        joined.stdin.close()
    assert joined.returncode == 0
    assert any(line.startswith("On top: ") for line in said)
    assert any("wins the game" in line or "win the game" in line for line in said), said[-5:]
    host.close()
