"""What takes a while and nobody's game waits for, done in a process of its own: addresses take turns."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

import msgspec

from lastcard.server.readers import Turns
from lastcard.server.refusal import RefusedError
from lastcard.server.workers import Worker

STUCK = 20.0
"""Seconds after which an errand is given up. Whatever takes longer is cut into parts."""

MOST_WAITING = 500
MOST_OF_ONE = 50
"""That wait for one address, which may have as many connections."""

encode = msgspec.msgpack.Encoder().encode


def _ignored(answer: bytes | None) -> None:
    """Nobody wants to know."""


@dataclass(eq=False)
class _Asked:
    """An errand, and whom to tell what came of it."""

    message: bytes
    answer: "asyncio.Future[bytes | None]"
    unheard: Callable[[bytes | None], object]


class Errands:
    """A process that runs errands, started when there is one. `here`: a thread of the server does it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, nice: int, *, here: bool = False) -> None:
        self._loop = loop
        self._nice = nice
        self._here = here
        self._turns = Turns[_Asked]()
        self._worker: Worker | None = None
        self._busy: asyncio.Future[bytes | None] | None = None

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that there are."""
        process = self._worker and self._worker.process
        return [process.pid] if process else []

    async def run(
        self, errand: msgspec.Struct, asker: Hashable, unheard: Callable[[bytes | None], object] = _ignored
    ) -> bytes | None:
        """What came of it, encoded; None if nothing did.

        Whoever cancels this is not worked for; if that has begun, `unheard` gets what comes of it.
        """
        if len(self._turns) >= MOST_WAITING or self._turns.waiting_for(asker) >= MOST_OF_ONE:
            raise RefusedError("server-later")
        answer: asyncio.Future[bytes | None] = self._loop.create_future()
        asked = _Asked(encode(errand), answer, unheard)
        self._turns.add(asker, asked)
        self._go_on()
        try:
            return await answer
        finally:
            self._turns.give_up(asker, asked)

    def _go_on(self) -> None:
        while self._busy is None and self._turns:
            asked = self._turns.take()
            if asked.answer.done():
                continue  # whoever asked is gone, this very moment
            if self._worker is None:
                self._worker = Worker(self._loop, "study", self._nice, here=self._here)
                self._worker.start()
            self._busy = asked.answer
            self._worker.ask(asked.message, STUCK, partial(self._answered, asked))

    def _answered(self, asked: "_Asked", message: bytes | None) -> None:
        self._busy = None
        if asked.answer.done():  # whoever asked is gone
            asked.unheard(message)
        else:
            asked.answer.set_result(message)
        self._go_on()

    def close(self) -> None:
        """End it all."""
        waiting = [self._turns.take().answer for _ in range(len(self._turns))]
        for answer in filter(None, [self._busy, *waiting]):
            answer.cancel()
        if self._worker is not None:
            self._worker.close()
