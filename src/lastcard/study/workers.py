"""Work in parts, done here or by workers, with the results in the order of the parts.

Workers are any `concurrent.futures.Executor`: processes, threads, MPI, a cluster. A part whose worker is lost is done
again; what a part brings does not depend on who does it, or on how often.
"""

import os
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from typing import Any, Generic, TypeVar

from lastcard import __version__
from lastcard.game.game import RULES

T = TypeVar("T")

MAX_PROCESSES = 60
"""Windows allows no more."""

AHEAD = 1000
"""Parts that are handed to an executor before the first of them has to come back."""

TRIES = 4
"""How often a part is handed out, at most."""

VERSION = f"{__version__}, rules {RULES}"
"""Who plays by the same version gets the same results."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(
    work: Callable[..., T], parts: Iterable[tuple[Any, ...]], processes: int = 1, executor: Executor | None = None
) -> Iterator[T]:
    """What `work` makes of each part: by the executor, or else by so many processes; one is this one.

    >>> list(in_order(max, [(1, 2), (4, 3)]))
    [2, 4]
    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as threads:
    ...     list(in_order(max, [(1, 2), (4, 3)], executor=threads))
    [2, 4]
    """
    if executor is None and processes == 1:
        for part in parts:
            yield work(*part)
        return
    crew = Crew(work, processes, executor)
    try:
        for part in parts:
            crew.hand_out(part)
            if len(crew.waiting) >= crew.ahead:
                yield crew.take()
        while crew.waiting:
            yield crew.take()
    finally:
        crew.dismiss()


def _context() -> BaseContext:
    """How processes start: as copies of one that has loaded what they play with; where there is no fork, each anew."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(["lastcard.study.arena", "lastcard.study.runner"])
    return context


@dataclass
class Task(Generic[T]):
    """A part that somebody does."""

    part: tuple[Any, ...]
    future: "Future[tuple[T | None, Exception | None]]"


class Crew(Generic[T]):
    """Those who do the work: an executor of somebody else's, or processes of our own, made anew when one dies."""

    def __init__(self, work: Callable[..., T], processes: int, executor: Executor | None) -> None:
        self.work = work
        self.processes = min(processes, MAX_PROCESSES)
        self.ahead = 4 * self.processes if executor is None else AHEAD
        self.borrowed = executor
        self.executor = executor or self._pool()
        self.waiting: deque[Task[T]] = deque()

    def _pool(self) -> Executor:
        return ProcessPoolExecutor(self.processes, _context(), initializer=_leave_ctrl_c_to_the_parent)

    def hand_out(self, part: tuple[Any, ...]) -> None:
        """Let somebody do a part."""
        self.waiting.append(Task(part, self._submit(part)))

    def _submit(self, part: tuple[Any, ...]) -> "Future[tuple[T | None, Exception | None]]":
        try:
            return self.executor.submit(_do, VERSION, self.work, part)
        except Exception as error:  # a pool that has lost a process takes no more; `take` sees to it
            failed: Future[tuple[T | None, Exception | None]] = Future()
            failed.set_exception(error)
            return failed

    def take(self) -> T:
        """The result of the part that has waited longest."""
        task = self.waiting.popleft()
        for tries in range(TRIES):
            try:
                value, problem = task.future.result()
            except (Exception, CancelledError) as error:
                if tries == TRIES - 1:
                    raise ValueError(f"{self._who()}: {_first_line(error)}") from error
                if self.borrowed is None and isinstance(error, BrokenExecutor):
                    self._renew()
                task.future = self._submit(task.part)
            else:
                if problem is not None:
                    raise problem
                break
        return value  # type: ignore[return-value]

    def _who(self) -> str:
        if self.borrowed is None:
            return f"a process that helped to play has died {TRIES} times; try with one process"
        return f"the workers could not play a part, {TRIES} times"

    def _renew(self) -> None:
        """New processes for those of a pool in which one died, and what they were at once more."""
        self._close_pool()
        self.executor = self._pool()
        for task in self.waiting:
            if not task.future.done() or task.future.cancelled() or task.future.exception() is not None:
                task.future = self._submit(task.part)

    def dismiss(self) -> None:
        """Nothing more is wanted. An executor of somebody else's stays as it is."""
        for task in self.waiting:
            task.future.cancel()
        if self.borrowed is None:
            self._close_pool()

    def _close_pool(self) -> None:
        """End the processes of our own. A pool that lost one ends the others, but not one that it was just starting.

        It would wait for that one for ever (CPython 3.11 to 3.13); nobody else starts any while we are here.
        """
        pool = self.executor
        if isinstance(pool, ProcessPoolExecutor) and pool._broken:
            for process in list((pool._processes or {}).values()):
                process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _do(version: str, work: Callable[..., T], part: tuple[Any, ...]) -> tuple[T | None, Exception | None]:
    """At a worker: the result of a part, or what was wrong with it. All else that fails is the loss of a worker."""
    if version != VERSION:
        return None, ValueError(
            f"a worker has lastcard {VERSION}, and this is {version}; install the same version at all workers"
        )
    try:
        return work(*part), None
    except Exception as error:
        error.add_note(f"at a worker:\n{traceback.format_exc()}")
        return None, error


def _first_line(error: BaseException) -> str:
    said = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
