"""The time of day by which tables grow old, whatever somebody does to the clock of the machine."""

import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from lastcard.server import logs

JUMP = 3600.0
"""Seconds by which a clock may be set right while the server runs."""


class Jump(NamedTuple):
    """What was written from `since` to `until` was written so many seconds later, or for a negative number earlier."""

    since: float
    until: float
    seconds: float


class EvenClock:
    """The time of day as it was when the server began, and running evenly since.

    >>> passed = 5.0
    >>> clock = EvenClock(lambda: passed)
    >>> before = clock.time()
    >>> passed = 65.0
    >>> round(clock.time() - before), clock.jump()
    (60, None)
    """

    def __init__(self, passing: Callable[[], float]) -> None:
        self._passing = passing
        self._off = time.time() - passing()
        self._began = self.time()
        self.has_jumped = False
        """Whether the machine's clock was ever set to a time that it cannot be."""

    def time(self) -> float:
        """Seconds since 1970."""
        return self._off + self._passing()

    def jump(self) -> Jump | None:
        """Whether the machine's clock was set to another time since this was last asked; then this one follows it."""
        now = self.time()
        off = time.time() - now
        if abs(off) <= JUMP:
            return None
        logs.event("clock-jumped", logging.WARNING, seconds=round(off))
        found = Jump(self._began, now, off)
        self.has_jumped, self._off, self._began = True, self._off + off, self._began + off
        return found
