"""Stepping through a record: forward, back, by rounds, and as one seat saw it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from lastcard.game.record import Record, RecordError
from lastcard.table.table import Table
from lastcard.terminal.replaying import ReplayApp, steps_of
from terminal.driver import text_of

PLAYERS = ("Ann", "[b]Bo", "Cy")


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of random bots."""
    table = Table.begin(Record("minecraft", PLAYERS, seed=4), dict.fromkeys(PLAYERS, "random"), live=False)
    table.play_on(until=lambda: table.game.round_number == 3)
    return table.record()


def run(
    record: Record,
    seat: str | None,
    steps: Callable[[ReplayApp, Pilot[int]], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
    begin: int = 0,
) -> ReplayApp:
    async def go() -> ReplayApp:
        app = ReplayApp(record, seat, begin)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)
        return app

    return asyncio.run(go())


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys, and wait until everything is drawn."""
    await pilot.press(*keys)
    await pilot.pause(0.05)


def test_it_begins_at_the_moment_that_was_asked_for(record: Record) -> None:
    async def steps(app: ReplayApp, pilot: Pilot[int]) -> None:
        assert "5 of" in text_of(app)
        await press(pilot, "home")
        assert "0 of" in text_of(app)

    run(record, None, steps, begin=5)


def test_forward_back_home_end(record: Record) -> None:
    async def steps(app: ReplayApp, pilot: Pilot[int]) -> None:
        last = len(app.steps) - 1
        assert "0 of" in text_of(app)
        await press(pilot, "right", "space", "enter")
        assert f"3 of {last}   {record.moves[2].partition(':')[0]}: " in text_of(app)
        third = text_of(app)
        await press(pilot, "right", "left")
        assert text_of(app) == third
        await press(pilot, "pagedown", "pageup")
        assert text_of(app) == third
        await press(pilot, "end")
        assert f"{last} of {last}" in text_of(app)
        await press(pilot, "right")
        assert app.at == last
        await press(pilot, "home", "left")
        assert app.at == 0

    run(record, None, steps)


def test_by_rounds(record: Record) -> None:
    async def steps(app: ReplayApp, pilot: Pilot[int]) -> None:
        await press(pilot, "n")
        assert app.step.standing.round == 2
        start = app.at
        assert record.moves[start - 1].endswith(": next")
        await press(pilot, "right", "p")
        assert app.at == start
        await press(pilot, "p")
        assert app.at == 0
        await press(pilot, "n", "n", "n", "n")
        assert app.at == len(app.steps) - 1

    run(record, None, steps)


def test_as_one_seat_saw_it(record: Record) -> None:
    async def steps(app: ReplayApp, pilot: Pilot[int]) -> None:
        def shown() -> str:
            return str(app.replay_screen.query_one("#hands", Static).content)

        def titles(name: str) -> set[str]:
            return {app.game.edition.by_code[code].title for code in app.step.standing.hands[name] or ()}

        assert all(title in shown() for title in titles("Ann"))
        assert "Cy" not in shown()
        assert "Cy is dealt 7 cards." in text_of(app)
        assert "Ann is dealt 7 cards." not in text_of(app)
        await press(pilot, "shift+tab")
        assert "all cards open" in text_of(app)
        assert all(title in shown() for title in titles("Cy"))
        assert "Cy is dealt 7 cards." not in text_of(app)
        await press(pilot, "tab", "tab")
        assert "as [b]Bo saw it" in text_of(app)
        assert "Ann is dealt 7 cards." in text_of(app)

    run(record, "Ann", steps, size=(120, 40))


def test_pages_and_leaving(record: Record) -> None:
    async def steps(app: ReplayApp, pilot: Pilot[int]) -> None:
        for key, says in (("t", "On the pile"), ("r", "Minecraft"), ("s", "Total"), ("question_mark", "the next move")):
            await press(pilot, key)
            assert says in text_of(app)
            await press(pilot, "escape")
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        assert "too small" in text_of(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "0 of" in text_of(app)
        await press(pilot, "q")

    assert run(record, None, steps).return_value == 0


def test_a_record_that_cannot_be_played_is_refused_before_anything_is_shown() -> None:
    with pytest.raises(RecordError, match=r"moves\[0\]"):
        steps_of(Record("classic", ("Ann", "Bo"), moves=("Ann: fly",)))
