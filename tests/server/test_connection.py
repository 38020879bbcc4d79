"""A connection: who does not listen is let go, and one message that goes wrong is one message."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
import uvloop
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from lastcard.server import messages as m
from lastcard.server import protocols
from lastcard.server.addresses import Addresses
from lastcard.server.alarms import Alarms
from lastcard.server.connection import Connection
from lastcard.server.hub import Hub
from lastcard.server.invite import Inviter
from lastcard.server.peers import Peers
from lastcard.server.protocols import MOST_UNSENT, Line
from lastcard.server.room import Room
from processes import PATIENCE, until


class FakeListener:
    """A server that could listen on the local network."""

    def __init__(self, problem: str | None = None) -> None:
        self.closed = True
        self.problem = problem

    def can_open(self) -> bool:
        return self.closed

    def open(self) -> str | None:
        self.closed = self.problem is not None
        return self.problem


class FakeSocket:
    """A browser that says what it is told to."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []
        self.closed = 0
        """With this code."""

    def say(self, **message: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def close(self, code: int) -> None:
        self.closed = code


class FakeLine:
    """The line below it."""

    def __init__(self, socket: FakeSocket) -> None:
        self.socket = socket
        self.hears_at_once: Callable[[str], bool] | None = None

    def say(self, *messages: bytes) -> None:
        self.socket.heard += map(json.loads, messages)

    def cut(self) -> None:
        self.socket.said.put_nowait({"type": "websocket.disconnect"})


def connected(hub: Hub, socket: FakeSocket, listener: FakeListener | None = None, local: bool = True) -> Connection:
    inviter = Inviter(Addresses("127.0.0.1", 8000), listener or FakeListener())
    return Connection(socket, FakeLine(socket), Peers().of("192.0.2.1"), hub, inviter, local)  # type: ignore[arg-type]


def test_who_has_asked_for_a_table_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they bring may take longer to be read than a silent connection lasts."""
    monkeypatch.setattr("lastcard.server.connection.GREETING", 0.05)

    async def read(*_: object) -> float:
        await asyncio.sleep(0.2)
        return 0.0

    async def run() -> None:
        hub = Hub(tmp_path)
        monkeypatch.setattr(hub.readers, "read", read)
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        socket.say(type="create", name="Ann", key="a" * 32)
        await until(lambda: bool(socket.heard) or running.done())
        assert socket.heard[0]["type"] == "seated"
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await running
        hub.close()

    asyncio.run(run())


def test_whose_line_is_cut_is_let_go(tmp_path: Path) -> None:
    async def run() -> None:
        hub = Hub(tmp_path)
        socket = FakeSocket()
        connection = connected(hub, socket)
        running = asyncio.create_task(connection.run())
        socket.say(type="create", name="Ann", key="k" * 40)
        await until(lambda: connection.room is not None)
        room = connection.room
        assert room is not None
        assert [place.present for place in room.lobby.seating] == [True]
        connection.line.cut()
        await asyncio.wait_for(running, PATIENCE)
        assert [place.present for place in room.lobby.seating] == [False]
        hub.close()

    asyncio.run(run())


class SlowTransport:
    """Takes what it is let to."""

    def __init__(self) -> None:
        self.waiting = bytearray()
        self.limit = -1
        self.is_cut = False

    def write(self, data: bytes) -> None:
        self.waiting += data

    def get_write_buffer_size(self) -> int:
        return len(self.waiting)

    def set_write_buffer_limits(self, high: int) -> None:
        self.limit = high

    def is_closing(self) -> bool:
        return self.is_cut

    def abort(self) -> None:
        self.is_cut = True

    def get_extra_info(self, _: str) -> None:
        return None


async def lined() -> tuple[Line, SlowTransport]:
    """A line over such a transport."""
    config = Config(FakeSocket, ws=Line, log_level="warning")
    line, transport = Line(config, ServerState(), {}), SlowTransport()
    line.connection_made(cast(asyncio.BaseTransport, transport))
    return line, transport


def test_a_line_sends_frames_as_websockets_would() -> None:
    async def run() -> None:
        line, transport = await lined()
        for size in (0, 1, 125, 126, 65535, 65536):
            transport.waiting.clear()
            line.say(b"x" * size)
            assert transport.waiting == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)

    asyncio.run(run())


def test_what_waits_for_one_line_has_a_limit() -> None:
    async def run() -> None:
        line, transport = await lined()
        line.say(b"x" * (MOST_UNSENT + 1))
        assert not transport.is_closing(), "one long message is nobody's fault"
        line.say(b"x")
        assert transport.is_closing()
        waiting = len(transport.waiting)
        line.say(b"x")
        assert len(transport.waiting) == waiting

    asyncio.run(run())


def test_whoever_takes_nothing_for_long_is_cut_off() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        loop.time = lambda: now  # type: ignore[method-assign]

        async def sleep(part: float) -> None:
            """Let that part of the patience pass, whatever the machine is doing."""
            nonlocal now
            now += part * protocols.UNREAD
            for _ in range(3):
                await asyncio.sleep(0)

        line, transport = await lined()
        assert transport.limit == 0, "it tells us as soon as anything waits"
        line.say(b"x" * 10_000)
        line.pause_writing()
        for _ in range(6):
            await sleep(0.5)
            del transport.waiting[:100]
            line.say(b"y" * 200)
        assert not transport.is_closing(), "it reads slowly, but it reads"
        transport.waiting.clear()
        line.resume_writing()
        await sleep(1.5)
        assert not transport.is_closing(), "nothing waits"
        line.say(b"x")
        line.pause_writing()
        await sleep(1.5)
        assert transport.is_closing()

    asyncio.run(run())


def test_a_mistake_in_the_server_costs_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Room, "say", fail)

    async def run() -> None:
        hub = Hub(tmp_path)
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        socket.say(type="create", name="Ann", key="secret" * 8)
        socket.say(type="chat", text="hi")
        socket.say(type="check", text="draw 2.")
        await until(lambda: any(heard["type"] == "checked" for heard in socket.heard))
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(running, PATIENCE)
        assert {"type": "refused", "text": "something went wrong on the server", "id": ""} in [
            {"id": "", **heard} for heard in socket.heard
        ]
        hub.close()

    asyncio.run(run())
    assert "ZeroDivisionError" in caplog.text
    assert "secretsecret" not in caplog.text


def test_what_is_said_while_a_table_goes_elsewhere_is_answered_there_and_said_once(tmp_path: Path) -> None:
    async def run() -> None:
        hub = Hub(tmp_path)
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        line = {"type": "chat", "text": "hello", "id": "the line"}
        socket.say(type="create", name="Ann", key="secret" * 8)
        await until(lambda: bool(hub.rooms))
        (room,) = hub.rooms.values()
        room.has_left = True  # as while the server hands it over
        socket.say(**line)
        socket.say(type="findseats", keys={})
        await until(lambda: any(heard["type"] == "seatsfound" for heard in socket.heard))
        assert room.chat.lines == [], "nobody hears it here"
        assert "the line" not in json.dumps(socket.heard), "so the page says it again"
        room.has_left = False
        socket.say(**line)
        socket.say(**line)
        await until(lambda: socket.heard.count({"type": "done", "id": "the line"}) == 2)
        assert [each.text for each in room.chat.lines] == ["hello"]
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await asyncio.wait_for(running, PATIENCE)
        hub.close()

    asyncio.run(run())


def test_a_mistake_in_a_room_does_not_stop_its_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Room, "tick", fail)

    async def run() -> None:
        hub = Hub(tmp_path)
        code = hub.create(m.Create("Ann", "k" * 40)).code
        assert code not in hub.alarms
        hub.ring(code)
        assert code in hub.alarms
        hub.close()

    asyncio.run(run())
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize(("local", "problem"), [(True, None), (True, "no network"), (False, None)])
def test_only_the_computer_itself_lets_others_in(tmp_path: Path, local: bool, problem: str | None) -> None:
    async def run() -> None:
        hub = Hub(tmp_path)
        socket, listener = FakeSocket(), FakeListener(problem)
        running = asyncio.create_task(connected(hub, socket, listener, local).run())
        socket.say(type="create", name="Ann", key="k" * 40)
        socket.say(type="invite")
        socket.say(type="invite", open=True)
        socket.say(type="check", text="draw 2.")  # answered last
        await until(lambda: any(heard["type"] == "checked" for heard in socket.heard))
        invitations = [heard for heard in socket.heard if heard["type"] == "invited"]
        refusals = [heard["text"] for heard in socket.heard if heard["type"] == "refused"]
        assert (invitations[0]["open"], invitations[0]["can_open"]) == (False, local)
        if local:
            assert refusals == ([problem] if problem else [])
            assert invitations[1]["open"] is (problem is None)
        else:
            assert refusals == ["only the computer that runs lastcard can do that"]
        assert listener.closed is (not local or problem is not None)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        hub.close()

    asyncio.run(run())


def test_an_alarm_that_rings_at_once_can_be_set_again() -> None:
    """As the server runs: the loop is uvloop's."""
    rung: list[str] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        alarms = Alarms(loop, rung.append)
        alarms.set("abc234", loop.time())
        alarms.set("abc234", loop.time() + 60)
        await until(lambda: rung == ["abc234"])

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())
