"""Processes that work for the server, so that the event loop, and with it people's moves, come first."""

import asyncio
import contextlib
import logging
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import lastcard
from lastcard.server import worker
from lastcard.server.worker import Kind, Work

MOST_FAILURES = 3
"""Processes in a row that end before any of them has ever answered, until no more are started."""

STARTING = 60.0
"""Seconds that a new process has in addition, before it is taken to be stuck: it is nice to others from the start."""

WHAT = {
    "think": "thinks for bots",
    "advise": "thinks of hints",
    "read": "reads texts",
    "study": "looks at games and editions",
}

log = logging.getLogger(__name__)

Heard = Callable[[bytes | None], None]


class Worker(threading.Thread):
    """One process for one kind of work, and the thread that talks to it.

    If it ends, there is another, which is asked once more. `here`: there is no process, and the thread does it itself.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, kind: Kind, nice: int, *, here: bool) -> None:
        super().__init__(name=f"worker-{kind}", daemon=True)
        self.kind = kind
        self.process: subprocess.Popen[bytes] | None = None
        self._loop = loop
        self._nice = nice
        self._here = here
        self._messages: queue.SimpleQueue[tuple[bytes, Heard] | None] = queue.SimpleQueue()
        self._within = 0.0
        self._stuck: asyncio.TimerHandle | None = None
        self._was_stuck = False
        self._deaths = 0
        self._failures = 0
        self._has_answered = False
        self._closed = False

    # In the event loop

    def ask(self, message: bytes, within: float, heard: Heard) -> None:
        """Have something done, and call back with what came of it, or with None.

        A process that has not answered within so many seconds is ended.
        """
        self._was_stuck = False
        self._within = within
        self._wait(0.0)
        self._messages.put((message, heard))

    def take_deaths(self) -> int:
        """How many processes have ended since the last time this was asked."""
        deaths, self._deaths = self._deaths, 0
        return deaths

    def close(self) -> None:
        """Stop working."""
        self._closed = True
        self._stop_waiting()
        self._messages.put(None)
        self._kill()
        self.join(1.0)

    def _wait(self, more: float) -> None:
        """Be patient for as long as was agreed, and so many seconds more."""
        self._stop_waiting()
        self._stuck = self._loop.call_later(self._within + more, self._end_stuck)

    def _stop_waiting(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _wait_longer(self) -> None:
        if self._stuck is not None:  # it has not answered meanwhile
            self._wait(STARTING)

    def _end_stuck(self) -> None:
        self._was_stuck = True
        self._kill()

    def _kill(self) -> None:
        process = self.process
        if process is not None:
            process.kill()

    def _answered(self, answer: bytes | None, heard: Heard) -> None:
        self._stop_waiting()
        heard(answer)

    # In its own thread

    def run(self) -> None:
        """Do one thing after the other."""
        while (asked := self._messages.get()) is not None:
            message, heard = asked
            answer = self._done(message)
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                self._loop.call_soon_threadsafe(self._answered, answer, heard)
        self._end_process()

    def _done(self, message: bytes) -> bytes | None:
        for _ in range(2):
            if self._here:
                answer, error = worker.done(self._work, message)
                if error is not None:
                    log.warning("what %s came to nothing", WHAT[self.kind], exc_info=error)
                return answer or None
            if self._closed or self._was_stuck:
                return None
            found = self._ask_process(message)
            if found is not None:
                self._has_answered = True
                return None if found == worker.NO_ANSWER else found
        return None

    @cached_property
    def _work(self) -> Work:
        return worker.work_of(self.kind)

    def _ask_process(self, message: bytes) -> bytes | None:
        """The answer of the process; None if it has ended."""
        if self.process is None:
            try:
                self.process = started(self.kind, self._nice)
                with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                    self._loop.call_soon_threadsafe(self._wait_longer)
            except OSError as error:
                self._stay_here(str(error))
                return None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            worker.write(self.process.stdin, message)
            answer = worker.read(self.process.stdout)
        except OSError:
            answer = None
        if answer is None:
            code = self._end_process()
            if not self._closed:
                self._deaths += 1
                self._failures += 1
                log.warning("a process that %s has ended (%s), and is replaced", WHAT[self.kind], code)
                # Once one has worked, another will: what ends it is then in what it is asked, and stays out of here.
                if self._failures >= MOST_FAILURES and not self._has_answered:
                    self._stay_here("they end before they answer")
        return answer

    def _stay_here(self, reason: str) -> None:
        log.warning("no process that %s can be started (%s): the server does it itself", WHAT[self.kind], reason)
        self._here = True

    def _end_process(self) -> int | None:
        process, self.process = self.process, None
        if process is None:
            return None
        process.kill()
        with contextlib.suppress(OSError), process:
            pass  # what could not be written any more is lost
        return process.returncode


def started(kind: Kind, nice: int) -> "subprocess.Popen[bytes]":
    """A new process. It gets no Ctrl-C: it ends when nobody can ask it any more.

    It stays in the session, though: Linux may share a core between sessions, however nice one of them is.
    """
    home = str(Path(lastcard.__file__).parent.parent)
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(
        [sys.executable, "-P", "-m", worker.__name__, kind, str(nice)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
        process_group=0,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),  # Windows knows nothing of being nice
    )
