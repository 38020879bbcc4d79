"""Texts on cards are read in a process of its own: some take as long as a hundred moves, and anybody may send them.

Addresses take turns, however many texts come from one of them. A process that ends or does not answer is replaced, and
whoever asked is told to try again.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterable
from typing import Generic, TypeAlias, TypeVar

import msgspec

from lastcard.server.branches import AskedBranch, FoundBranch
from lastcard.server.drafts import AskedDraft, FoundDraft
from lastcard.server.readings import Asked, Found
from lastcard.server.refusal import RefusedError
from lastcard.server.workers import Worker

STUCK = 20.0
"""Seconds after which a text is given up, and the process with it.

The longest take some hundredths of one; but the process is nice, and on a full machine it waits for its turn.
"""

MOST_WAITING = 500
"""Texts that wait, in all."""

encode = msgspec.msgpack.Encoder().encode
decode_text = msgspec.msgpack.Decoder(Found).decode
decode_draft = msgspec.msgpack.Decoder(FoundDraft).decode
decode_branch = msgspec.msgpack.Decoder(FoundBranch).decode

Item = TypeVar("Item")


class Turns(Generic[Item]):
    """Several lines, of which each is served in turn.

    >>> turns = Turns[int]()
    >>> for asker, item in (("loud", 1), ("loud", 2), ("loud", 3), ("quiet", 4)):
    ...     turns.add(asker, item)
    >>> [turns.take() for _ in range(len(turns))]
    [1, 4, 2, 3]
    """

    def __init__(self) -> None:
        self._lines: OrderedDict[Hashable, deque[Item]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, asker: Hashable, item: Item) -> None:
        """Get in line."""
        self._lines.setdefault(asker, deque()).append(item)
        self._count += 1

    def take(self) -> Item:
        """Whoever is next."""
        asker, line = self._lines.popitem(last=False)
        item = line.popleft()
        if line:
            self._lines[asker] = line
        self._count -= 1
        return item

    def waiting_for(self, asker: Hashable) -> int:
        """How much of it is one asker's."""
        return len(self._lines.get(asker, ()))

    def give_up(self, asker: Hashable, item: Item) -> None:
        """Leave the line, if that is still possible."""
        line = self._lines.get(asker)
        if line is None or item not in line:
            return
        line.remove(item)
        if not line:
            del self._lines[asker]
        self._count -= 1


Question: TypeAlias = Asked | AskedDraft | AskedBranch
"""A text on a card, a whole edition, or a record and a moment of it."""

Waiting = tuple[Question, "asyncio.Future[float]"]


class Readers:
    """A process that reads texts, started when there is one. `here`: a thread of the server does it instead."""

    def __init__(self, loop: asyncio.AbstractEventLoop, nice: int, *, here: bool = False) -> None:
        self._loop = loop
        self._nice = nice
        self._here = here
        self._turns = Turns[Waiting]()
        self._worker: Worker | None = None
        self._busy: asyncio.Future[float] | None = None
        self.texts = 0
        """Texts that were read."""
        self.replaced = 0
        """Processes that ended, and were replaced."""

    @property
    def queued(self) -> int:
        """How many texts wait."""
        return len(self._turns)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that there are."""
        process = self._worker and self._worker.process
        return [process.pid] if process else []

    async def read(self, texts: Iterable[Question], asker: Hashable) -> float:
        """See to it that these texts are known, which somebody needs. Returns the seconds that reading them took."""
        seconds = 0.0
        for asked in texts:
            if not asked.is_known:
                if len(self._turns) >= MOST_WAITING:
                    raise RefusedError("server-many-texts")
                answer: asyncio.Future[float] = self._loop.create_future()
                self._turns.add(asker, (asked, answer))
                self._go_on()
                seconds += await answer
        return seconds

    def _go_on(self) -> None:
        """Read the next text, if the last one has been."""
        if self._busy is not None or not self._turns:
            return
        asked, answer = self._turns.take()
        if self._worker is None:
            self._worker = Worker(self._loop, "read", self._nice, here=self._here)
            self._worker.start()
        self._busy = answer
        self._worker.ask(encode(asked), STUCK, lambda found: self._answered(asked, answer, found))

    def _answered(self, asked: Question, answer: "asyncio.Future[float]", message: bytes | None) -> None:
        self._busy = None
        if self._worker is not None:
            self.replaced += self._worker.take_deaths()
        if message is not None:
            seconds = self._learn(asked, message)
            self.texts += 1
        if answer.done():
            pass  # whoever asked is gone
        elif message is None:
            answer.set_exception(RefusedError("server-text-not-read"))
        else:
            answer.set_result(seconds)
        self._go_on()

    def _learn(self, asked: Question, message: bytes) -> float:
        if isinstance(asked, Asked):
            text = decode_text(message)
            asked.learn(text)
            return text.seconds
        if isinstance(asked, AskedBranch):
            branch = decode_branch(message)
            asked.learn(branch)
            return branch.seconds
        draft = decode_draft(message)
        asked.learn(draft)
        return draft.seconds

    def close(self) -> None:
        """End it all."""
        waiting = [self._turns.take()[1] for _ in range(len(self._turns))]
        for answer in filter(None, [self._busy, *waiting]):
            answer.cancel()
        if self._worker is not None:
            self._worker.close()
