"""The writer: one thread that keeps what happens, many changes in one commit.

SQLite, fully synchronised, commits a few hundred times a second; grouped, that is enough for thousands of changes.
"""

import asyncio
import queue
import threading
from collections.abc import Callable

from lastcard.store import Store, StoreError

Change = Callable[[Store], None]
"""Something to keep."""

Answer = Callable[[StoreError | None], None]
"""Called in the event loop when it is on the disk, or with the reason why it is not."""

MOST_AT_ONCE = 500


class Writer:
    """Writes changes in the order in which they are handed in."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self._store = store
        self._loop = loop
        self._queue: queue.SimpleQueue[tuple[list[Change], Answer] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self.commits = 0

    def write(self, changes: list[Change], answer: Answer) -> None:
        """Keep these changes, and then call back."""
        self._queue.put((changes, answer))

    def close(self) -> None:
        """Write what is left, and end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            jobs = [job for job in batch if job is not None]
            going = len(jobs) == len(batch)
            outcomes = self._commit(jobs)
            self._loop.call_soon_threadsafe(_answer, outcomes)

    def _commit(self, jobs: list[tuple[list[Change], Answer]]) -> list[tuple[Answer, StoreError | None]]:
        outcomes: list[tuple[Answer, StoreError | None]] = []
        try:
            with self._store.group():
                for changes, answer in jobs:
                    outcomes.append((answer, self._write(changes)))
        except StoreError as error:
            # Nothing of the whole group is on the disk.
            return [(answer, error) for _, answer in jobs]
        self.commits += 1
        return outcomes

    def _write(self, changes: list[Change]) -> StoreError | None:
        try:
            for change in changes:
                change(self._store)
        except StoreError as error:
            return error
        return None


def _answer(outcomes: list[tuple[Answer, StoreError | None]]) -> None:
    for answer, error in outcomes:
        answer(error)
