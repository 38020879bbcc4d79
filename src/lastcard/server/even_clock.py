"""The time of day by which tables grow old, whatever somebody does to the clock of the machine."""

import logging
import time
from collections.abc import Callable

from lastcard.server import logs

JUMP = 3600.0
"""Seconds by which a clock may be set right while the server runs."""


class EvenClock:
    """The time of day as it was when the server began, and running evenly since.

    >>> passed = 5.0
    >>> clock = EvenClock(lambda: passed)
    >>> before = clock.time()
    >>> passed = 65.0
    >>> round(clock.time() - before), clock.jumped()
    (60, False)
    """

    def __init__(self, passing: Callable[[], float]) -> None:
        self._passing = passing
        self._began = time.time() - passing()
        self._is_off = False

    def time(self) -> float:
        """Seconds since 1970."""
        return self._began + self._passing()

    def jumped(self) -> bool:
        """Whether the machine's clock was ever set to a time that it cannot be."""
        off = time.time() - self.time()
        if not self._is_off and abs(off) > JUMP:
            self._is_off = True
            logs.event("clock-jumped", logging.WARNING, seconds=round(off))
        return self._is_off
