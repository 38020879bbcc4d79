"""A long game comes back from the disk a little at a time: nobody else waits for it."""

import asyncio
from pathlib import Path

import pytest

from lastcard.server import messages as m
from lastcard.server import replays
from lastcard.server.hub import Hub
from lastcard.server.room import Room
from lastcard.table import saved as module
from lastcard.table.store import Saved
from server.fakes import FakeViewer


async def played(hub: Hub, moves: int) -> Room:
    """A room with a game of so many moves that nobody looks at any more, on the disk only."""
    settings = m.Settings(target=1_000_000, banter=False)
    room = hub.create(m.Create("Eve", "Eve" * 20, settings))
    viewers = {name: FakeViewer() for name in ("Eve", "Bo")}
    for name, viewer in viewers.items():
        room.attach(viewer, "", "", 0)
        room.sit_down(viewer, name, name * 20)
        room.add_nonce(name, "ab" * 16)
    room.start("Eve")
    assert room.table is not None
    while len(room.table.game.moves) < moves:
        asked = room.table.game.waiting[0]
        room.table.move(asked.player, asked.options[-1], hub.now())
    for viewer in viewers.values():
        room.detach(viewer)
    while not room.broadcast.is_idle:
        await asyncio.sleep(0.01)
    hub.let_go(0.0)
    assert room.code not in hub.rooms
    return room


def test_a_long_game_is_played_again_in_slices_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "AT_ONCE", 20)
    monkeypatch.setattr(replays, "SLICE", 0.0)
    begun = 0
    steps_of = module.steps_of

    def counted(kept: Saved) -> object:
        nonlocal begun
        begun += 1
        return steps_of(kept)

    monkeypatch.setattr(replays, "steps_of", counted)
    monkeypatch.setattr(module, "steps_of", counted)

    async def run() -> None:
        hub = Hub(tmp_path, thinkers=0)
        room = await played(hub, 100)
        rounds = 0

        async def others() -> None:
            nonlocal rounds
            while True:
                rounds += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(others())
        await asyncio.gather(*(hub.fetch(room.code) for _ in range(5)))
        counting.cancel()
        assert rounds >= 100, "others had their turn between any two moves"
        assert begun == 1, "five who come at once wait for the same game"
        found = hub.rooms[room.code]
        assert found is not room
        assert found is hub.find(room.code)
        assert found.table is not None
        assert room.table is not None
        assert found.table.game.encode() == room.table.game.encode()
        assert found.table.game.moves == room.table.game.moves
        assert found.table.game.events == room.table.game.events
        asked = found.table.game.waiting[0]
        found.table.move(asked.player, asked.options[-1], hub.now())
        hub.close()

    asyncio.run(run())


def test_a_room_that_came_back_meanwhile_is_the_one_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "AT_ONCE", 20)
    monkeypatch.setattr(replays, "SLICE", 0.0)

    async def run() -> None:
        hub = Hub(tmp_path, thinkers=0)
        room = await played(hub, 60)
        fetching = asyncio.create_task(hub.fetch(room.code))
        for _ in range(20):
            await asyncio.sleep(0)
        found = hub.find(room.code)
        await fetching
        assert hub.find(room.code) is found
        assert hub.replays.ready is None
        await hub.fetch("zzzzzz")
        await hub.fetch("no code")
        hub.close()

    asyncio.run(run())
