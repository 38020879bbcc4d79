"""What an operator may count: plain numbers, which cost a move next to nothing. `exposition` tells them to Prometheus.

Every number is written by one thread only, so none of them needs a lock.
"""

from bisect import bisect_left
from collections import Counter
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: how finely durations are told apart."""


class Durations:
    """How often something took how long.

    >>> taken = Durations()
    >>> for seconds in (0.002, 0.002, 7.0):
    ...     taken.add(seconds)
    >>> taken.counts[1], taken.counts[-1], taken.total
    (2, 1, 7.004)
    """

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """By the first bound that is not exceeded; the last is for what took longer than any."""
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """What has happened since the server started. Nothing here tells tables or people apart."""

    def __init__(self) -> None:
        self.moves = 0
        """Moves of people and bots, as they stand in records."""
        self.tables = 0
        """Tables that somebody asked for."""
        self.refusals: Counter[str] = Counter()
        """By the id of the message that said so."""
        self.takeovers: Counter[str] = Counter()
        """By whoever took a seat in the middle of a game: a `bot` for a person, or a `person` from a bot."""
        self.acknowledged = Durations()
        """From hearing a person's move to telling them that it is made and kept."""
        self.committed = Durations()
        self.commits_failed = 0
        self.database_errors = 0
        """How often the database did not do what it was asked. Written by several threads: it may be a few more."""
        self.tables_taken = 0
        """Tables that came from other servers, or from the disk, to live here."""
        self.tables_moved = 0
        """Tables that whoever was there was sent after."""
        self.late = Durations()
        """How late the event loop was for something that was due."""

    def refused(self, kind: str) -> None:
        """Somebody was refused something, for a reason of this kind."""
        self.refusals[kind] += 1


class Stopwatch:
    """A viewer who is told last, and takes down how long that took."""

    def __init__(self, durations: Durations) -> None:
        self._durations = durations
        self._began = perf_counter()

    def send(self, *messages: bytes) -> None:
        """Everybody before has been told."""
        self._durations.add(perf_counter() - self._began)
