"""How far a simulation is, in one line of the terminal."""

import sys
import time
from threading import Event, Lock, Thread

from lastcard.words.lines import width_of

LONGEST_BAR = 30
SHORTEST_BAR = 5
STEP = 0.1
"""Seconds from one look of the line to the next, at least."""
TICK = 1.0
"""And at most: a round may take minutes when somebody thinks about it, and the clock shows that it goes on."""


class Bar:
    """A progress bar with the rate and the time left, on standard error where that is a terminal."""

    def __init__(self, unit: str, total: int) -> None:
        self.unit, self.total = unit, total
        self.done = 0
        self.began = time.monotonic()
        self.shown = 0.0
        self.visible = sys.stderr is not None and sys.stderr.isatty()
        self.over = Event()
        self.lock = Lock()
        self.clock = Thread(target=self._tick, daemon=True)

    def __enter__(self) -> "Bar":
        if self.visible:
            self._draw()
            self.clock.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.over.set()
        if self.visible:
            self.clock.join()
            self._draw()
            print(file=sys.stderr)

    def __call__(self, done: int, total: int) -> None:
        """So many are done."""
        self.done, self.total = done, total
        if self.visible and time.monotonic() - self.shown >= STEP:
            self._draw()

    def _tick(self) -> None:
        while not self.over.wait(TICK):
            self._draw()

    def _draw(self) -> None:
        with self.lock:
            self.shown = time.monotonic()
            # Not in the last column: some terminals go on to the next line there.
            width = width_of(sys.stderr) - 1
            line = progress_line(self.unit, self.done, self.total, self.shown - self.began, width)
            print(f"\r{line:<{width}}", end="", file=sys.stderr, flush=True)


def progress_line(unit: str, done: int, total: int, seconds: float, width: int) -> str:
    """How far it is, as long as the terminal allows.

    >>> progress_line("rounds of classic", 500, 2000, 10, 79)
    '[#####................] 500 of 2,000 rounds of classic, 50 a second, 30 s left'
    >>> progress_line("rounds of classic", 500, 2000, 10, 39)
    '[###..........] 500 of 2,000, 30 s left'
    """
    count = f"{done:,} of {total:,}"
    rate = done / seconds if seconds > 0 else 0.0
    speed = f"{rate:,.0f} a second" if rate >= 10 else f"{rate:.2g} a second"
    took, left = duration(seconds), duration((total - done) / rate if rate else 0)
    ends = f"{left} left" if 0 < done < total else took
    texts = [f"{count} {unit}, {ends}", f"{count}, {ends}", count]
    if done:
        texts.insert(0, f"{count} {unit}, {speed}, {ends}")
    text = next((text for text in texts if len(text) + SHORTEST_BAR + 3 <= width), count)
    size = min(LONGEST_BAR, width - len(text) - 3)
    if size < SHORTEST_BAR:
        return text[: max(0, width)]
    filled = size * done // max(1, total)
    return f"[{'#' * filled}{'.' * (size - filled)}] {text}"


def duration(seconds: float) -> str:
    """A time for people.

    >>> duration(7.4), duration(200), duration(8000)
    ('7 s', '3 min', '2 h 13 min')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60} min"
