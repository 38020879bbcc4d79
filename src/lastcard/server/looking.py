"""Games that somebody looks at again: what one connection asks for, found elsewhere and told when it is there."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

import msgspec

from lastcard.server import messages as m
from lastcard.server.peers import Peer
from lastcard.server.record_steps import AskedReplay, FoundSteps
from lastcard.server.refusal import RefusedError

if TYPE_CHECKING:
    from lastcard.server.hub import Hub

decode_steps = msgspec.msgpack.Decoder(FoundSteps).decode


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

    def stop(self) -> None:
        """Nobody is there to be told any more."""
        if self._replaying is not None:
            self._replaying.cancel()

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
