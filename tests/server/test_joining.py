"""A seat at a server's table from Python, and `lastcard join` in a terminal."""

import asyncio
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from textual.pilot import Pilot

from lastcard.cli import main as cli
from lastcard.game.record import load
from lastcard.game.verify import prove
from lastcard.server.client import Seat, SeatError
from lastcard.terminal.app import TableApp
from lastcard.terminal.remote import RemoteTable
from processes import PATIENCE
from ready import Begun
from server.wire import Browser, Server, start
from terminal.driver import text_of


def test_a_seat_plays_a_game_to_its_end_and_comes_back_when_the_line_breaks(server: Server) -> None:
    host = Browser(server)
    host.create("Ann", bots=1, target=1, house={"hand": 2})

    async def zoe() -> list[str]:
        kinds = []
        async with Seat(host.link, "Zoe") as seat:
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
        asyncio.run(seat(host.link, "Ann"))

    async def too_early() -> None:
        async with Seat(host.link, "Zoe") as zoe:
            with pytest.raises(SeatError, match=r"\w"):
                await zoe.answer(f"play {'X' * 5000}")  # which is no message at all
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


def test_what_comes_before_it_is_waited_for_is_not_missed(server: Server) -> None:
    """A terminal waits for what is typed, too: what the server says meanwhile may be all that it says for long."""
    host = Browser(server)
    host.create("Ann")

    async def zoe() -> None:
        async with Seat(host.link, "Zoe") as seat:
            news = seat.changed()
            host.say("chat", text="Hello!")
            while "Ann: Hello!" not in seat.said:
                await seat.changed()
            waiting = asyncio.ensure_future(news)
            await asyncio.sleep(0)
            assert waiting.done()

    asyncio.run(zoe())
    host.close()


def test_joining_in_a_terminal(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Browser(server)
    host.create("Ann", bots=1, target=1, edition="dc-super-hero-girls", house={"hand": 2})
    host.say("write", code="CU", text="everyone else draws 2.")
    host.until_true(lambda: bool(host.room["written"].get("CU")))
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    saved = tmp_path / "game.toml"
    command = ["join", host.link, "--name", "Zoe", "--output", str(saved)]
    with Begun(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as joined:
        assert joined.stdin is not None
        assert joined.stdout is not None
        assert joined.stdout.readline().startswith("You sit at the table as Zoe, with Ann")
        assert any("type agree" in line for line in joined.stdout)
        joined.stdin.write("agree\n")
        host.until_true(lambda: host.seat("Zoe")["agreed"])
        with ThreadPoolExecutor(1) as pool:
            game = pool.submit(start, host)
            game.add_done_callback(lambda game: joined.kill() if game.exception() else None)
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
    assert "Zoe" in load(saved).players
    assert cli.main(["join", host.link, "--output", str(saved)]) == 2, "a file that is there already stays"
    host.close()


def test_joining_full_screen(server: Server, tmp_path: Path) -> None:
    host = Browser(server)
    host.create("Ann", bots=1, target=1, edition="dc-super-hero-girls", house={"hand": 2})
    host.say("write", code="CU", text="everyone else draws 2.")
    host.until_true(lambda: bool(host.room["written"].get("CU")))

    async def zoe() -> TableApp:
        async with Seat(host.link, "Zoe") as seat:
            app = TableApp(RemoteTable(seat, SeatError), save_folder=tmp_path)
            async with app.run_test(size=(90, 30)) as pilot:

                async def until(is_so: Callable[[], bool]) -> None:
                    async with asyncio.timeout(PATIENCE):
                        while not is_so():
                            await pilot.pause(0.02)

                await until(lambda: "press a" in text_of(app))
                await pilot.press("a")
                await until(lambda: not seat.to_agree)
                with ThreadPoolExecutor(1) as pool:
                    game = asyncio.get_running_loop().run_in_executor(pool, start, host)
                    await until(lambda: app.screen.name == "table" and "you" in text_of(app))
                    await play_by_keys(app, pilot, seat)
                    await game
                await until(lambda: app.screen.name == "game-over" and "the game" in text_of(app))
                await until(lambda: "save the record" in text_of(app))
                await pilot.press("s")
                await until(lambda: app.screen.name == "save")
                await pilot.press("enter")
                await until(lambda: app.screen.name == "game-over" and bool(list(tmp_path.iterdir())))
                await pilot.press("q")
            return app

    async def play_by_keys(app: TableApp, pilot: Pilot[int], seat: Seat) -> None:
        told, cut = 0, False
        async with asyncio.timeout(PATIENCE):
            while not seat.over:
                if app.screen.name not in ("table", "game-over"):
                    await pilot.press("enter")
                elif (decision := app.view.decision) is not None and app.heard[-1].seq > told:
                    assert app.view.table.hands["Ann"] is None or app.view.table.round_over
                    told = app.heard[-1].seq
                    app.table_screen.make(decision.options[-1])
                    if not cut:
                        cut = True
                        seat._socket.transport.abort()
                await pilot.pause(0.02)

    app = asyncio.run(zoe())
    assert app.return_value == 0
    (saved,) = tmp_path.iterdir()
    assert prove(load(saved))
    host.close()


def test_a_server_that_is_gone_ends_the_screen_with_the_reason(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.server.client.TRIES", 1)
    host = Browser(server)
    host.create("Ann")

    async def zoe() -> TableApp:
        async with Seat(host.link, "Zoe") as seat:
            app = TableApp(RemoteTable(seat, SeatError), save_folder=Path())
            async with app.run_test(size=(90, 30)) as pilot:
                seat.url = "ws://127.0.0.1:9"
                seat._socket.transport.abort()
                async with asyncio.timeout(PATIENCE):
                    while app.return_code is None and app._exit is False:
                        await pilot.pause(0.02)
            return app

    app = asyncio.run(zoe())
    assert "cannot be reached" in app.reason
    host.close()
