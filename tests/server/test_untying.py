"""What leaves the memory goes at once: a server that has to look for it makes everybody wait meanwhile."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import uvloop
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.server import ServerState

from lastcard.server import messages as m
from lastcard.server.connection import Connection
from lastcard.server.hub import Hub
from lastcard.server.protocols import LINE, Line
from lastcard.server.room import Room
from processes import PATIENCE, until
from server.fakes import FakeViewer, key_of, nonce_of
from server.test_connection import FakeSocket, connected


@pytest.fixture(autouse=True)
def nobody_looks_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there(kind: type) -> int:
    """How many there are."""
    return sum(isinstance(each, kind) for each in gc.get_objects())


def test_a_room_that_leaves_the_memory_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        before = there(Room)
        hub = Hub(tmp_path)
        room: Room | None = hub.create(m.Create("Ann", key_of("Ann"), bots=["easy"]))
        assert room is not None
        viewer = FakeViewer()
        room.sit_down(viewer, "Ann", key_of("Ann"))
        room.add_nonce("Ann", nonce_of("Ann"))
        room.start("Ann")
        room.detach(viewer)
        await until(lambda: all(each.broadcast.is_idle for each in hub.rooms.values()))
        room = None
        assert there(Room) == before + 1
        hub.let_go(0)
        assert there(Room) == before
        hub.close()

    asyncio.run(run())


def test_a_connection_that_ends_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        before = there(Connection)
        hub = Hub(tmp_path)
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        socket.say(type="hello")
        await until(lambda: bool(socket.heard))
        assert there(Connection) == before + 1
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(running, PATIENCE)
        del running
        await until(lambda: there(Connection) == before, "the connection to be gone")
        hub.close()

    asyncio.run(run())


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that leaves its talk to the line, as ours does."""
    socket = WebSocket(scope, receive, send)
    line: Line = scope["extensions"][LINE]

    async def talk() -> None:
        line.say((await socket.receive_text()).encode())
        await socket.receive()

    await socket.accept()
    line.talk = talk


def test_a_line_that_ends_is_gone() -> None:
    asked = (
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )

    async def run() -> None:
        before = there(Line)
        config = Config(cast(Any, echo), ws=Line, log_config=None)
        config.load()
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(lambda: Line(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(asked)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x81\x82\0\0\0\0hi")
        assert await reader.readexactly(4) == b"\x81\x02hi"
        assert there(Line) == before + 1
        writer.close()
        await until(lambda: there(Line) == before, "the line to be gone")
        server.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())
