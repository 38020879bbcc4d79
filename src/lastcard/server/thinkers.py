"""Bots that think, in processes of their own: the event loop, and with it people's moves, come first.

A thought is asked for with the time at which it is needed. What has not come by then is of no use any more: whoever
asked decides without it, and calls it off.
"""

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property

import msgspec

from lastcard.bots import HardBot
from lastcard.bots.advice import Advice, Asking
from lastcard.server.fair_share import MARGIN, FairShare, Task
from lastcard.server.worker import Kind
from lastcard.server.workers import Worker
from lastcard.table.plans import Plan

MOST = 64
USUAL_MOST = 4
"""Processes that are started at most, unless whoever runs the server wants more."""

NICE = 10
STUCK = 5.0
"""Seconds after a thought was needed at which the process that should have had it is ended."""

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Advice).decode  # a plain thought has only the first part of it


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

    def __init__(
        self, loop: asyncio.AbstractEventLoop, most: int | None = None, nice: int = NICE, kind: Kind = "think"
    ) -> None:
        self.most = most
        self._kind: Kind = kind
        self._loop = loop
        self._nice = nice
        self._line = FairShare[_Asked]()
        self._all: list[Worker] = []
        self._idle: list[Worker] = []
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

    def _new_thinker(self) -> Worker:
        new = Worker(self._loop, self._kind, self._nice, here=self.most == 0)
        self._all.append(new)
        new.start()
        return new

    def _ask(self, by: Worker, asked: _Asked, seconds: float) -> None:
        self.degraded += seconds < asked.wanted
        left = asked.due - self._loop.time()
        budget = replace(asked.bot.budget, until=time.monotonic() + left - MARGIN)
        if budget.seconds is not None:
            budget = replace(budget, seconds=seconds)
        question = asked.bot.question(asked.plan.view, budget)
        message = encode(question if self._kind == "think" else Asking(question))
        by.ask(message, left + STUCK, lambda answer: self._answered(by, asked, answer))

    def _answered(self, by: Worker, asked: _Asked, answer: bytes | None) -> None:
        """Something came of a question, or nothing."""
        self.replaced += by.take_deaths()
        self._idle.append(by)
        if asked.open:
            asked.open = False
            if answer is not None:
                thought = decode(answer)
                self.thoughts += 1
                self.playouts += thought.playouts
                asked.plan.answer = asked.plan.view.answers[thought.best]
                asked.plan.advice = thought
            asked.done()
        self._go_on()

    def close(self) -> None:
        """End it all."""
        self._closed = True
        for each in self._all:
            each.close()
