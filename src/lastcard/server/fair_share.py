"""Who may think next, and for how long, when there is more to think about than time to do it.

Every thought has a time by which it has to be there. The next one is always the one that is due first. It gets so much
time that all that are due after it get their share as well, and nobody is late. Half of the time that is left is kept
for what may come meanwhile. Tables share alike: whoever asks more often, because many bots sit there or because they
play fast, gets less each time.

>>> line = FairShare[Task]()
>>> for table in ("one", "two", "two", "three"):
...     line.add(Task(table, due=10.5), now=10.0)
>>> task, seconds = line.take(now=10.0, thinkers=1)
>>> task.table, round(seconds, 3)
('one', 0.067)
"""

from bisect import insort
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

LEAST = 0.005
"""Seconds below which thinking is not worth its while: some hundred playouts. Then some do, and others do not."""

MARGIN = 0.03
"""Seconds that an answer should be there before it is due."""

IN_USE = 0.5
"""The part of the time left that is given away. The rest is for those who come later and have less time."""

HALF_LIFE = 5.0
"""Seconds after which what a table has asked for counts half."""

LOOK_AHEAD = 200
"""Thoughts in line that are looked at to find what is fair."""

MOST_TABLES = 10_000


@dataclass(eq=False)
class Task:
    """A thought that somebody waits for."""

    table: str
    due: float
    wanted: float = 0.3
    """Seconds that it takes when there is time enough."""
    weight: float = 1.0
    """Its part of what there is, in proportion to others."""


AnyTask = TypeVar("AnyTask", bound=Task)


class FairShare(Generic[AnyTask]):
    """Thoughts that wait for somebody to think them."""

    def __init__(self, seed: int | None = None) -> None:
        self._waiting: list[AnyTask] = []
        self._asked: dict[str, tuple[float, float]] = {}
        """How much each table has asked for lately, and when that was."""
        self._random = Random(seed)

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, task: AnyTask, now: float) -> None:
        """Get in line."""
        count, when = self._asked.pop(task.table, (0.0, now))
        count = 1.0 + count * 0.5 ** ((now - when) / HALF_LIFE)
        self._asked[task.table] = count, now
        if len(self._asked) > MOST_TABLES:
            del self._asked[next(iter(self._asked))]
        task.weight = 1 / count
        insort(self._waiting, task, key=_due)

    def remove(self, task: AnyTask) -> None:
        """Leave the line, if it is in it."""
        if task in self._waiting:
            self._waiting.remove(task)

    def take(self, now: float, thinkers: int) -> tuple[AnyTask, float] | None:
        """The next thought, and for how many seconds. Those for which there is no time any more leave the line."""
        while self._waiting:
            share = self._share(now, thinkers)
            task = self._waiting.pop(0)
            left = task.due - MARGIN - now
            seconds = min(task.wanted, IN_USE * left, share * task.weight)
            if seconds >= LEAST:
                return task, seconds
            # So many of them are thought about, for LEAST, as the fair shares of all come to.
            if left >= LEAST and self._random.random() * LEAST < seconds:
                return task, LEAST
        return None

    def _share(self, now: float, thinkers: int) -> float:
        """Seconds for a thought of the weight 1: what leaves enough for everybody until they are due."""
        weights, share = 0.0, float("inf")
        for task in self._waiting[:LOOK_AHEAD]:
            weights += task.weight
            share = min(share, thinkers * IN_USE * max(0.0, task.due - MARGIN - now) / weights)
        return share


def _due(task: Task) -> float:
    return task.due
