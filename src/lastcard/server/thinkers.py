"""Bots that think, in processes of their own: the event loop, and with it people's moves, come first.

A thought is asked for with the time at which it is needed. What has not come by then is of no use any more: whoever
asked decides without it, and calls it off.
"""

import asyncio
import contextlib
import logging
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

import msgspec

import lastcard
from lastcard.bots import HardBot
from lastcard.bots.hard import Question, Thought
from lastcard.server import thinker
from lastcard.server.fair_share import MARGIN, FairShare, Task
from lastcard.table.table import Plan

MOST = 64
USUAL_MOST = 4
"""Processes that are started at most, unless whoever runs the server wants more."""

NICE = 10
STUCK = 5.0
"""Seconds after a thought was needed at which the process that should have had it is ended."""

MOST_FAILURES = 3
"""Processes in a row that end before they answer anything until no more are started."""

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Thought).decode
log = logging.getLogger(__name__)


def usual_number() -> int:
    """How many processes are good for this machine: where there are several cores, one is left to people's moves."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(USUAL_MOST, usable - 1))


@dataclass(eq=False)
class _Asked(Task):
    """A plan that waits for a thought."""

    plan: Plan = field(kw_only=True)
    bot: HardBot = field(kw_only=True)
    done: Callable[[], None] = field(kw_only=True)
    open: bool = True
    """Whether somebody still waits for it."""


class Thinkers:
    """Processes that think, at most `most` of them, started when they are needed. With 0 it is a thread instead.

    The attributes that count are there to be measured.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, most: int | None = None, nice: int = NICE) -> None:
        self.most = most
        self._loop = loop
        self._nice = nice
        self._line = FairShare[_Asked]()
        self._all: list[_Thinker] = []
        self._idle: list[_Thinker] = []
        self._closed = False
        self.thoughts = 0
        """Answers that came in time."""
        self.playouts = 0
        """Playouts that these took, all together."""
        self.degraded = 0
        """Thoughts that got less time than they wanted."""
        self.late = 0
        """Thoughts that were not there when they were needed."""
        self.replaced = 0
        """Processes that ended, and were replaced."""

    @property
    def queued(self) -> int:
        """How many thoughts wait for a process."""
        return len(self._line)

    @property
    def running(self) -> int:
        """How many processes think at this moment."""
        return len(self._all) - len(self._idle)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that there are."""
        return [each.process.pid for each in self._all if each.process is not None]

    def think(self, table: str, plan: Plan, done: Callable[[], None] = lambda: None) -> Callable[[], None]:
        """Think about a plan of a table before its time comes, then call back. Returns what calls it off.

        There is an answer then, unless something went wrong. Slow bots that are none of ours get no time here.
        """
        if self._closed or not isinstance(plan.bot, HardBot):
            return lambda: None
        plan.answer = plan.bot.answer_at_once(plan.view)
        if plan.answer is not None:
            self._loop.call_soon(done)
            return lambda: None
        asked = _Asked(table, plan.at, plan=plan, bot=plan.bot, done=done)
        if plan.bot.budget.seconds is not None:
            asked.wanted = plan.bot.budget.seconds
        self._line.add(asked, self._loop.time())
        self._go_on()
        return lambda: self._call_off(asked)

    def _call_off(self, asked: _Asked) -> None:
        if asked.open:
            asked.open = False
            self._line.remove(asked)
            self.late += self._loop.time() >= asked.due

    @cached_property
    def _number(self) -> int:
        return usual_number() if self.most is None else max(1, self.most)

    def _go_on(self) -> None:
        """Give those who are idle something to think about."""
        while self.queued and not self._closed and (self._idle or len(self._all) < self._number):
            found = self._line.take(self._loop.time(), self._number)
            if found is not None:
                self._ask(self._idle.pop() if self._idle else self._new_thinker(), *found)

    def _new_thinker(self) -> "_Thinker":
        new = _Thinker(self._nice, self._heard, in_process=self.most == 0)
        self._all.append(new)
        new.start()
        return new

    def _ask(self, by: "_Thinker", asked: _Asked, seconds: float) -> None:
        self.degraded += seconds < asked.wanted
        left = asked.due - self._loop.time()
        budget = replace(asked.bot.budget, until=time.monotonic() + left - MARGIN)
        if budget.seconds is not None:
            budget = replace(budget, seconds=seconds)
        by.stuck = self._loop.call_later(left + STUCK, by.kill)
        by.questions.put((asked, asked.bot.question(asked.plan.view, budget)))

    def _heard(self, by: "_Thinker", asked: _Asked, thought: Thought | None) -> None:
        """Something came of a question, or nothing. In the thread of whoever thought."""
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            self._loop.call_soon_threadsafe(self._answered, by, asked, thought)

    def _answered(self, by: "_Thinker", asked: _Asked, thought: Thought | None) -> None:
        if by.stuck is not None:
            by.stuck.cancel()
        self.replaced += by.take_deaths()
        self._idle.append(by)
        if asked.open:
            asked.open = False
            if thought is not None:
                self.thoughts += 1
                self.playouts += thought.playouts
                asked.plan.answer = asked.plan.view.answers[thought.best]
            asked.done()
        self._go_on()

    def close(self) -> None:
        """End it all."""
        self._closed = True
        for each in self._all:
            each.close()


class _Thinker(threading.Thread):
    """One process, and the thread that talks to it. If it ends, there is another, which is asked once more."""

    def __init__(
        self, nice: int, heard: Callable[["_Thinker", _Asked, Thought | None], None], *, in_process: bool
    ) -> None:
        super().__init__(name="thinker", daemon=True)
        self.questions: queue.SimpleQueue[tuple[_Asked, Question] | None] = queue.SimpleQueue()
        self.process: subprocess.Popen[bytes] | None = None
        self.stuck: asyncio.TimerHandle | None = None
        self._nice = nice
        self._heard = heard
        self._in_process = in_process
        self._deaths = 0
        self._failures = 0
        self._closed = False

    def run(self) -> None:
        """Think about one question after the other."""
        while (asked := self.questions.get()) is not None:
            self._heard(self, asked[0], self._think(asked[1]))
        self._end_process()

    def kill(self) -> None:
        """End the process, whatever it does."""
        process = self.process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        self.questions.put(None)
        self.kill()
        self.join(1.0)

    def take_deaths(self) -> int:
        """How many processes have ended since the last time this was asked."""
        deaths, self._deaths = self._deaths, 0
        return deaths

    def _think(self, question: Question) -> Thought | None:
        for _ in range(2):
            if self._in_process:
                return _thought_here(question)
            if self._closed:
                return None
            answer = self._ask_process(encode(question))
            if answer is not None:
                self._failures = 0
                return None if answer == thinker.NO_ANSWER else decode(answer)
        return None

    def _ask_process(self, message: bytes) -> bytes | None:
        """The answer of the process; None if it has ended."""
        if self.process is None:
            try:
                self.process = _started(self._nice)
            except OSError as error:
                self._stay_here(str(error))
                return None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            thinker.write(self.process.stdin, message)
            answer = thinker.read(self.process.stdout)
        except OSError:
            answer = None
        if answer is None:
            code = self._end_process()
            if not self._closed:
                self._deaths += 1
                self._failures += 1
                log.warning("a process that thinks for bots has ended (%s), and is replaced", code)
                if self._failures >= MOST_FAILURES:
                    self._stay_here("they end before they answer")
        return answer

    def _stay_here(self, reason: str) -> None:
        log.warning("no processes can be started to think for bots (%s): they think in the server itself", reason)
        self._in_process = True

    def _end_process(self) -> int | None:
        process, self.process = self.process, None
        if process is None:
            return None
        process.kill()
        with contextlib.suppress(OSError), process:
            pass  # what could not be written any more is lost
        return process.returncode


def _thought_here(question: Question) -> Thought | None:
    try:
        return question.think()
    except Exception as error:  # as in a process: whoever asked does without
        log.warning("a thought came to nothing: %s: %s", type(error).__name__, error)
        return None


def _started(nice: int) -> "subprocess.Popen[bytes]":
    """A new process. It gets no Ctrl-C: it ends when nobody can ask it any more.

    It stays in the session, though: Linux may share a core between sessions, however nice one of them is.
    """
    home = str(Path(lastcard.__file__).parent.parent)
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(
        [sys.executable, "-P", "-m", thinker.__name__, str(nice)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
        process_group=0,
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),  # Windows knows nothing of being nice
    )
