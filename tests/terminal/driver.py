"""Drives the application headless: a clock whose time jumps, and what stands on the screen."""

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import cast

import textual._wait
from textual.app import App
from textual.pilot import Pilot

from lastcard.bots import make
from lastcard.bots.advice import Advice, advise
from lastcard.game import record as records
from lastcard.game.record import Record
from lastcard.game.view import View
from lastcard.table.store import Store
from lastcard.table.table import Table
from lastcard.terminal.app import TableApp
from lastcard.terminal.clock import Clock
from lastcard.terminal.source import LocalTable
from processes import PATIENCE, until

# Textual's pilot waits 40 ms after each key for the process to become idle. A few will do: nothing here waits for
# anything but its own work.
textual._wait.SLEEP_GRANULARITY = 1 / 500
textual._wait.SLEEP_IDLE = 1 / 1000


class JumpingClock(Clock):
    """Time that jumps to whatever is due next; while it is held, it stands still."""

    def __init__(self) -> None:
        self.time = 0.0
        self.held = False
        self.resting = asyncio.Event()
        """Whether nothing is due: everything waits for people."""

    def now(self) -> float:
        return self.time

    async def wait(self, until: float | None, changed: asyncio.Event) -> None:
        if until is None or self.held:
            self.resting.set()
            await changed.wait()
            self.resting.clear()
        else:
            self.time = max(self.time, until)
            await asyncio.sleep(0)


def random_hint(view: View) -> tuple[str, Advice | None]:
    return advise(make("random"), view)


def table_of(
    record: Record | str,
    people: str = "Ann",
    *,
    store: Store | None = None,
    seats: Mapping[str, str | None] | None = None,
) -> Table:
    """A table whose bots take no time: what happens there depends on the moves alone."""
    record = records.loads(record) if isinstance(record, str) else record
    held = {name: None if name in people.split() else "random" for name in record.players}
    return Table.begin(record, seats or held, store=store, pace=0)


class Driver:
    """A running application, with hands on its keys."""

    def __init__(self, app: TableApp, pilot: Pilot[int], clock: JumpingClock) -> None:
        self.app = app
        self.pilot = pilot
        self.clock = clock

    @property
    def source(self) -> LocalTable:
        return cast(LocalTable, self.app.source)

    @property
    def table(self) -> Table:
        return self.source.table

    def wake(self) -> None:
        """Let the application look what is due."""
        self.source._changed.set()

    async def settle(self) -> None:
        """Wait until nothing is due and everything is drawn."""
        while True:
            await asyncio.wait_for(self.clock.resting.wait(), PATIENCE)
            for _ in range(2):  # a key goes to the application, and from there to a screen
                await self.pilot.pause(0)
            if self.clock.resting.is_set():
                return

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def until(self, text: str) -> None:
        """Wait until something stands on the screen."""
        await until(lambda: text in self.text(), f"{text!r} on the screen")

    def text(self) -> str:
        return text_of(self.app)


def text_of(app: App[int]) -> str:
    """What stands on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip) for strip in strips]
    return "\n".join(line.replace("\u00a0", " ").rstrip() for line in lines)


async def _drive(app: TableApp, clock: JumpingClock, size: tuple[int, int], steps: Callable[[Driver], object]) -> None:
    async with app.run_test(size=size) as pilot:
        driver = Driver(app, pilot, clock)
        await driver.settle()
        result = steps(driver)
        if asyncio.iscoroutine(result):
            await result


def drive(
    table: Table,
    steps: Callable[[Driver], object],
    *,
    size: tuple[int, int] = (80, 24),
    folder: Path = Path("/nowhere"),
    held: bool = False,
    hint: Callable[[View], tuple[str, Advice | None]] = random_hint,
) -> TableApp:
    """Run an application on a table and let `steps` drive it; the application, after it has ended."""

    async def run() -> TableApp:
        clock = JumpingClock()
        clock.held = held
        app = TableApp(LocalTable(table, clock=clock, hint=hint), save_folder=folder)
        await _drive(app, clock, size, steps)
        return app

    return asyncio.run(run())
