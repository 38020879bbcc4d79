"""A table that nobody has in memory is its log, played again: a little at a time, with everybody's moves in between."""

import asyncio
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Protocol

import msgspec

from lastcard.cards.edition import Edition
from lastcard.game.game import Game
from lastcard.game.record import Record
from lastcard.server.refusal import RefusedError
from lastcard.table.saved import UnreadableError, steps_of
from lastcard.table.store import Saved, Store, StoreError

AT_ONCE = 200
"""Moves that are played again without a pause: some milliseconds."""

SLICE = 0.002
"""Seconds between two pauses."""


class Rooms(Protocol):
    """All rooms of a server."""

    reader: Store
    left: int
    """How many rooms have left the memory."""

    @property
    def rooms(self) -> Mapping[str, object]:
        """Those in memory, by their codes."""

    def find(self, code: str) -> object:
        """A room by its code."""


class Replays:
    """Plays games again, one slice for all of them in each round of the event loop."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._under_way: dict[str, asyncio.Event] = {}
        """Codes of rooms that are being brought."""
        self.ready: Saved | None = None
        """A table that is about to be looked for."""

    async def bring(self, code: str, rooms: Rooms) -> None:
        """Have a room in memory, if it is on the disk and can go on. If not, whoever looks for it is told."""
        if code in self._under_way:
            await self._under_way[code].wait()
            return
        done = self._under_way[code] = asyncio.Event()
        try:
            row = msgspec.json.decode(rooms.reader.load_room(code) or "{}", type=dict)
            if row.get("table"):
                left, saved = rooms.left, await self.of(rooms.reader.load(row["table"]))
                if code not in rooms.rooms and left == rooms.left:  # nobody has played there meanwhile
                    self.ready = saved
                    rooms.find(code)
        except (StoreError, RefusedError, msgspec.MsgspecError):
            pass
        finally:
            self.ready = None
            del self._under_way[code]
            done.set()

    async def of(self, saved: Saved) -> Saved:
        """The same table with its game, if that is long. What cannot be played again stays as it is."""
        if len(saved.moves) - saved.base <= AT_ONCE:
            return saved
        try:
            game, _ = await self._last(steps_of(saved))
        except UnreadableError:
            return saved
        return replace(saved, game=game)

    async def play(self, record: Record, edition: Edition) -> tuple[Game, float]:
        """The game of a record, whose moves are possible, and the seconds that playing them took."""
        game, seconds = await self._last(record.steps(edition))
        game.chance_waits = False
        return game, seconds

    async def _last(self, steps: Iterator[Game]) -> tuple[Game, float]:
        """The game after its last step, and the seconds that they took."""
        game, seconds, done = next(steps), 0.0, False
        while not done:
            async with self._turn:
                await asyncio.sleep(0)
                begun = time.thread_time()
                done = True
                for each in steps:
                    game = each
                    if time.thread_time() - begun > SLICE:
                        done = False
                        break
                seconds += time.thread_time() - begun
        return game, seconds
