"""The writer: one thread that keeps what happens, many changes in one commit.

A commit costs more than what is in it, whether it ends on a disk or in a database. So the first change is kept at once,
and those that come while it is written, or soon after it was, are kept together.
A database that cannot be reached is waited for, and nobody is told anything meanwhile.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, perf_counter

from lastcard.server.journal import Change, Journal
from lastcard.server.metrics import Metrics
from lastcard.table.store import Lease, Store, StoreError, UnreachableError

Answer = Callable[[StoreError | None], None]
"""Called in the event loop when it is on the disk, or with the reason why it is not."""

MOST_AT_ONCE = 500
APART = 0.008
"""Seconds from the beginning of a commit to that of the next: nobody notices them, and a busy server has far less to
do."""

LOOK_AGAIN = 0.25
"""Seconds until a database is asked again that did not answer."""


@dataclass
class _Job:
    journal: Journal
    changes: list[Change]
    answer: Answer
    lease: Lease | None = None
    error: StoreError | None = None


class Writer:
    """Writes changes in the order in which they are handed in."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._kept_at: float | None = None
        """When a commit went well; None if the last one did not."""
        self._loop = loop
        self._closing = threading.Event()
        self._waiting: list[_Job] = []
        self.is_busy = False
        """Something is being written."""
        self._due: asyncio.TimerHandle | None = None
        """When the thread gets what waits, if it has nothing to do until then."""
        self._begun_at = -APART
        self._queue: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, journal: Journal, changes: list[Change], answer: Answer, lease: Lease | None = None) -> None:
        """Keep these changes of a journal, all or none and only with the lease, and then call back."""
        self._waiting.append(_Job(journal, changes, answer, lease))
        self._see_to_it()

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return len(self._waiting)

    def kept_within(self, seconds: float) -> bool:
        """Whether the last commit went well, and is not longer ago than this."""
        return self._kept_at is not None and monotonic() - self._kept_at <= seconds

    def close(self) -> None:
        """Write what is left, and end. A database that does not answer now is not waited for."""
        self._closing.set()
        if self._due is not None:
            self._due.cancel()
        while self._waiting:
            self._hand_over()
        self._queue.put(None)
        self._thread.join()

    # In the event loop

    def _see_to_it(self) -> None:
        if self._waiting and not self.is_busy and self._due is None:
            self._due = self._loop.call_at(self._begun_at + APART, self._hand_over)

    def _hand_over(self) -> None:
        """Wake the thread, once for all that waits."""
        self._due = None
        self.is_busy, self._begun_at = True, self._loop.time()
        jobs, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._queue.put(jobs)

    def _answer(self, jobs: list[_Job]) -> None:
        self.is_busy = False
        self._see_to_it()
        for job in jobs:
            job.answer(job.error)

    # In the thread

    def _run(self) -> None:
        while (jobs := self._queue.get()) is not None:
            self._commit(jobs)
            self._loop.call_soon_threadsafe(self._answer, jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        """All at once; if something is wrong with one of them, each by itself."""
        if self._write(jobs) is not None:
            for job in jobs:
                job.error = self._write([job])
                job.journal.broken = job.journal.broken or job.error is not None
                self._metrics.commits_failed += job.error is not None

    def _write(self, jobs: list[_Job]) -> StoreError | None:
        """Whatever becomes of the connection, this returns once it is known whether they are kept."""
        error = self._try_to_write(jobs)
        while isinstance(error, UnreachableError) and not self._closing.wait(LOOK_AGAIN):
            self._metrics.database_errors += 1
            try:
                error = None if self._store.settle() else self._try_to_write(jobs)
            except StoreError as failed:
                error = failed
        return error

    def _try_to_write(self, jobs: list[_Job]) -> StoreError | None:
        began = perf_counter()
        self._kept_at = None
        try:
            with self._store.group([job.lease for job in jobs if job.lease is not None]):
                for job in jobs:
                    if job.journal.broken:
                        raise StoreError("what came before this could not be saved")
                    for change in job.changes:
                        change(self._store)
        except StoreError as error:
            return error
        except Exception as error:  # whatever it is, the writer goes on: everybody waits for it
            return StoreError(f"cannot save the game: {type(error).__name__}: {error}")
        self._metrics.committed.add(perf_counter() - began)
        self._kept_at = monotonic()
        return None
