"""A connection: who does not listen is let go, and one message that goes wrong is one message."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from lastcard.server import messages as m
from lastcard.server.addresses import Addresses
from lastcard.server.connection import Connection
from lastcard.server.hub import Hub
from lastcard.server.invite import Inviter
from lastcard.server.peers import Peers
from lastcard.server.protocols import MOST_UNSENT
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
    """A browser that says what it is told to, and may not listen."""

    def __init__(self, listens: bool = True) -> None:
        self.listens = listens
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []

    def say(self, **message: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        if not self.listens:
            await asyncio.Event().wait()
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        pass

    # As the line below it

    unsent = 0

    def cut(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect"})


def connected(hub: Hub, socket: FakeSocket, listener: FakeListener | None = None, local: bool = True) -> Connection:
    inviter = Inviter(Addresses("127.0.0.1", 8000), listener or FakeListener())
    return Connection(socket, socket, Peers().of("192.0.2.1"), hub, inviter, local)  # type: ignore[arg-type]


def test_who_does_not_listen_is_let_go(tmp_path: Path) -> None:
    async def run() -> None:
        hub = Hub(tmp_path)
        socket = FakeSocket(listens=False)
        connection = connected(hub, socket)
        running = asyncio.create_task(connection.run())
        socket.say(type="create", name="Ann", key="k" * 40)
        await until(lambda: connection.room is not None)
        room = connection.room
        assert room is not None
        assert [place.present for place in room.lobby.seating] == [True]
        for _ in range(MOST_UNSENT // 1000 + 1):
            connection.tell(m.Refused("x" * 1000))
        await asyncio.wait_for(running, PATIENCE)
        assert [place.present for place in room.lobby.seating] == [False]
        hub.close()

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
