"""Games that somebody looks at again: what one connection asks for, found elsewhere and told when it is there."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

import msgspec

from lastcard.server import messages as m
from lastcard.server.peers import Peer
from lastcard.server.record_steps import AskedReplay, FoundSteps
from lastcard.server.refusal import RefusedError
from lastcard.server.review_parts import AskedReview, FoundReview

if TYPE_CHECKING:
    from lastcard.server.hub import Hub

decode_steps = msgspec.msgpack.Decoder(FoundSteps).decode
decode_review = msgspec.msgpack.Decoder(FoundReview).decode

MOST_SECONDS = 120.0
"""Of work for the review of a round. A usual one takes ten."""


class Looking:
    """What a connection looks at. One thing at a time: whoever asks for another wants the first no more."""

    def __init__(
        self, hub: "Hub", peer: Peer, tell: Callable[[m.Heard], None], refuse: Callable[[RefusedError, str], None]
    ) -> None:
        self._hub = hub
        self._peer = peer
        self._tell = tell
        self._refuse = refuse
        self._replaying: asyncio.Task[None] | None = None
        self._reviewing: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Nobody is there to be told any more."""
        for task in filter(None, (self._replaying, self._reviewing)):
            task.cancel()

    def review(self, said: m.Review) -> None:
        """Say what every choice of a round was worth."""
        if self._reviewing is not None:
            self._reviewing.cancel()
        if not self._peer.studies.take(self._hub.now()):
            raise RefusedError("server-many-looks")
        self._reviewing = self._begin(said.id, self._review(said))

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

    def replay(self, said: m.Replay) -> None:
        """Show steps of a game."""
        if self._replaying is not None:
            self._replaying.cancel()
        if self._peer.looks.wait(self._hub.now()):
            raise RefusedError("server-many-looks")
        self._replaying = self._begin(said.id, self._replay(said))

    async def _replay(self, said: m.Replay) -> None:
        packed = said.packed or ""
        asked = AskedReplay(packed, said.seat, said.first)
        answer = await self._hub.errands.run(asked, self._peer)
        if answer is None:
            raise RefusedError("server-long-record")
        found = decode_steps(answer)
        self._peer.looks.owe(found.seconds, self._hub.now())
        if found.problem:
            raise RefusedError("server-bad-record", reason=found.problem)
        info = msgspec.Raw(found.info) if found.info else None
        self._tell(m.Replayed(said.id, said.first, found.total, msgspec.Raw(found.steps), info))

    def _begin(self, id: str, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        async def done() -> None:
            try:
                await work
            except RefusedError as error:
                self._refuse(error, id)

        return self._hub.loop.create_task(done())
