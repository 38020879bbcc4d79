"""What takes a while and nobody's game waits for, done in a process of its own: addresses take turns."""

import asyncio
from collections.abc import Hashable
from functools import partial

import msgspec

from lastcard.server.readers import Turns
from lastcard.server.refusal import RefusedError
from lastcard.server.workers import Worker

STUCK = 20.0
"""Seconds after which an errand is given up. Whatever takes longer is cut into parts."""

MOST_WAITING = 200

encode = msgspec.msgpack.Encoder().encode


class Errands:
    """A process that runs errands, started when there is one. `here`: a thread of the server does it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, nice: int, *, here: bool = False) -> None:
        self._loop = loop
        self._nice = nice
        self._here = here
        self._turns = Turns[tuple[bytes, "asyncio.Future[bytes | None]"]]()
        self._worker: Worker | None = None
        self._busy: asyncio.Future[bytes | None] | None = None

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that there are."""
        process = self._worker and self._worker.process
        return [process.pid] if process else []

    async def run(self, errand: msgspec.Struct, asker: Hashable) -> bytes | None:
        """What came of it, encoded; None if nothing did. Whoever cancels this is not worked for."""
        if len(self._turns) >= MOST_WAITING:
            raise RefusedError("server-many-studies")
        answer: asyncio.Future[bytes | None] = self._loop.create_future()
        self._turns.add(asker, (encode(errand), answer))
        self._go_on()
        return await answer

    def _go_on(self) -> None:
        while self._busy is None and self._turns:
            message, answer = self._turns.take()
            if answer.done():
                continue  # whoever asked is gone
            if self._worker is None:
                self._worker = Worker(self._loop, "study", self._nice, here=self._here)
                self._worker.start()
            self._busy = answer
            self._worker.ask(message, STUCK, partial(self._answered, answer))

    def _answered(self, answer: "asyncio.Future[bytes | None]", message: bytes | None) -> None:
        self._busy = None
        if not answer.done():  # whoever asked is still there
            answer.set_result(message)
        self._go_on()

    def close(self) -> None:
        """End it all."""
        waiting = [self._turns.take()[1] for _ in range(len(self._turns))]
        for answer in filter(None, [self._busy, *waiting]):
            answer.cancel()
        if self._worker is not None:
            self._worker.close()
