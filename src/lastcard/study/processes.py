"""Work in parts, done by this process or by several, with the results in the order of the parts."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")

MAX_PROCESSES = 60
"""Windows allows no more."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[..., T], parts: Iterable[tuple[Any, ...]], processes: int) -> Iterator[T]:
    """What `work` makes of each part.

    >>> list(in_order(max, [(1, 2), (4, 3)], 1))
    [2, 4]
    """
    if processes == 1:
        for part in parts:
            yield work(*part)
        return
    pool = ProcessPoolExecutor(
        min(processes, MAX_PROCESSES), get_context("spawn"), initializer=_leave_ctrl_c_to_the_parent
    )
    try:
        waiting: list[Future[T]] = []
        for part in parts:
            waiting.append(pool.submit(work, *part))
            if len(waiting) >= 4 * processes:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()
    except BrokenProcessPool as error:
        raise ValueError("a process that helped to play has died; try with one process") from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
