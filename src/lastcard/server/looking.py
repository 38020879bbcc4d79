"""Games that somebody looks at again: what one connection asks for, found elsewhere and told when it is there."""

import asyncio
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from lastcard.server import messages as m
from lastcard.server.beside import Refuse, begin
from lastcard.server.compared import AskedCompare, FoundDeal
from lastcard.server.peers import Peer
from lastcard.server.record_steps import AskedReplay, FoundSteps
from lastcard.server.refusal import RefusedError
from lastcard.server.review_parts import AskedReview, FoundReview

if TYPE_CHECKING:
    from lastcard.server.hub import Hub

decode_steps = msgspec.msgpack.Decoder(FoundSteps).decode
decode_deal = msgspec.msgpack.Decoder(FoundDeal).decode
decode_review = msgspec.msgpack.Decoder(FoundReview).decode

Found = TypeVar("Found", FoundSteps, FoundDeal)

MOST_SECONDS = 120.0
"""Of work for the review of a round. A usual one takes ten."""

MOST_LOOKED = 2.0
"""Seconds of work that a look at records is counted for of which nothing came."""


class Looking:
    """What a connection looks at. One thing at a time: whoever asks for another wants the first no more."""

    def __init__(self, hub: "Hub", peer: Peer, tell: Callable[[m.Heard], None], refuse: Refuse) -> None:
        self._hub = hub
        self._peer = peer
        self._tell = tell
        self._refuse = refuse
        self._replaying: asyncio.Task[None] | None = None
        self._reviewing: asyncio.Task[None] | None = None
        self._saving: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Nobody is there to be told any more."""
        for task in filter(None, (self._replaying, self._reviewing, self._saving)):
            task.cancel()

    def review(self, said: m.Review) -> None:
        """Say what every choice of a round was worth."""
        if self._reviewing is not None:
            self._reviewing.cancel()
        if not self._peer.studies.take(self._hub.now()):
            raise RefusedError("server-many-looks")
        self._reviewing = begin(self._review(said), said.id, self._refuse)

    async def _review(self, said: m.Review) -> None:
        seconds, done, total = 0.0, 0, 1
        while done < total:
            answer = await self._hub.errands.run(AskedReview(said.packed, said.round), self._peer)
            found = decode_review(answer) if answer is not None else None
            seconds += found.seconds if found else 0.0
            if found is None or seconds > MOST_SECONDS:
                raise RefusedError("server-long-record")
            if found.problem:
                raise RefusedError("server-bad-record", reason=found.problem)
            done, total = found.done, found.total
            parts = map(msgspec.Raw, (found.points, found.choices, found.turns, found.accounts))
            self._tell(m.Reviewed(said.id, said.round, done, total, *parts))

    def compare(self, said: m.Compare) -> None:
        """Say how those did who played the same deal."""
        if self._replaying is not None:
            self._replaying.cancel()
        if self._peer.looks.wait(self._hub.now()):
            raise RefusedError("server-many-looks")
        self._replaying = begin(self._compare(said), said.id, self._refuse)

    async def _compare(self, said: m.Compare) -> None:
        found = await self._found(AskedCompare(said.packed, said.seat, said.round), decode_deal)
        self._tell(m.Compared(said.id, msgspec.Raw(found.deal)))

    def save(self, said: m.SaveRecord) -> None:
        """Keep a record, if it is one."""
        if self._saving is not None:
            self._saving.cancel()
        if not self._peer.editions.take(self._hub.now()):
            raise RefusedError("server-many-looks")
        self._saving = begin(self._save(said), said.id, self._refuse)

    async def _save(self, said: m.SaveRecord) -> None:
        await self._found(AskedReplay(said.packed, "", 0), decode_steps)
        self._hub.kept_records.save(said, self._tell)

    def replay(self, said: m.Replay) -> None:
        """Show steps of a game."""
        if self._replaying is not None:
            self._replaying.cancel()
        if self._peer.looks.wait(self._hub.now()):
            raise RefusedError("server-many-looks")
        self._replaying = begin(self._replay(said), said.id, self._refuse)

    async def _replay(self, said: m.Replay) -> None:
        packed = said.packed or ""
        if said.code:
            if wait := math.ceil(self._peer.guesses.wait(self._hub.now(), 1)):
                raise RefusedError("server-guessing", seconds=wait)
            try:
                packed = await self._hub.kept_records.find(said.code, opened=said.first == 0)
            except RefusedError:
                self._peer.guesses.take(self._hub.now())
                raise
        found = await self._found(AskedReplay(packed, said.seat, said.first), decode_steps)
        info = msgspec.Raw(found.info) if found.info else None
        kept = packed if said.code and said.first == 0 else ""
        self._tell(m.Replayed(said.id, said.first, found.total, msgspec.Raw(found.steps), info, kept))

    async def _found(self, asked: AskedReplay | AskedCompare, decode: Callable[[bytes], Found]) -> Found:
        """What came of a look at records; whoever asked for it owes the time that it took."""

        def owed(answer: bytes | None) -> Found | None:
            found = None if answer is None else decode(answer)
            self._peer.looks.owe(MOST_LOOKED if found is None else found.seconds, self._hub.now())
            return found

        found = owed(await self._hub.errands.run(asked, self._peer, owed))
        if found is None:
            raise RefusedError("server-long-record")
        if found.problem:
            raise RefusedError("server-bad-record", reason=found.problem)
        return found
