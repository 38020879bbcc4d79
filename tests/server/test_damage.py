"""Disks that are full, files that are damaged, clocks that jump: nothing is told too early, nothing is lost."""

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lastcard.server import messages as m
from lastcard.server.hub import DAY, FORGOTTEN, Hub
from lastcard.server.journal import Change, Journal
from lastcard.server.moving import BusyError
from lastcard.server.refusal import RefusedError
from lastcard.server.room import Room
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import StoreError
from processes import until
from server.fakes import FakeServices, FakeViewer, Fixture, key_of
from server.test_connection import FakeSocket, connected

DC = "dc-super-hero-girls"
Answer = Callable[[StoreError | None], None]


def with_hub(folder: Path, test: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        hub = Hub(folder)
        try:
            await test(hub)
        finally:
            hub.close()

    asyncio.run(run())


# The outbox


@pytest.mark.parametrize("kept", [True, False])
def test_the_record_waits_for_the_last_move_to_be_kept(tmp_path: Path, kept: bool) -> None:
    async def test(hub: Hub) -> None:
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        socket.say(type="create", name="Ann", key="k" * 40, bots=["random"], start=True)
        socket.say(type="nonce", nonce="0" * 16)
        await until(lambda: any(heard.get("table") for heard in socket.heard if heard["type"] == "update"))
        room = next(iter(hub.rooms.values()))
        held: list[Answer] = []

        def write(journal: Journal, changes: list[Change], answer: Answer) -> None:
            held.append(answer)

        room.broadcast._outbox._write = write
        room.state = "over"
        room.keep()
        room._publish()  # with the key, on its way
        socket.heard.clear()
        socket.say(type="download")
        socket.say(type="start")
        for _ in range(50):
            await asyncio.sleep(0)
        await asyncio.sleep(0.1)
        assert socket.heard == []
        room.broadcast._outbox._write = hub.write
        held[0](None if kept else StoreError(f"cannot save the game in {tmp_path}/lastcard.db: disk full"))
        await until(lambda: any(heard["type"] == "refused" for heard in socket.heard))
        said = json.dumps(socket.heard)
        assert ("recordtext" in said, room.lobby.key in said) == (kept, kept)
        assert str(tmp_path) not in said
        assert "lastcard.db" not in said
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await running

    with_hub(tmp_path, test)


def test_whoever_wants_a_table_that_cannot_be_read_just_now_is_to_come_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hub: Hub) -> None:
        hub.reader.close()
        with pytest.raises(BusyError):
            hub.find("abc234")
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        socket.say(type="hello", table="abc234")
        await until(lambda: socket.closed == 1013)
        assert socket.heard == [], "not that it is gone: the page would forget it"
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await running
        hub.reader = SqliteStore(":memory:")

    with_hub(tmp_path, test)
    assert "lastcard.db" in caplog.text


# Damage


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("snapshot", "{"),
        ("snapshot", "[]"),
        ("snapshot", "null"),
        ("snapshot", "{}"),
        ("snapshot", '{"cards": 1, "acting": true, "programs": "", "state": []}'),
        ("snapshot", b"\xff\xfe"),
        ("record", "nonsense ["),
        ("record", ""),
        ("record", b"\xff\xfe"),
        ("edition", "nonsense ["),
        ("seats", "{"),
        ("seats", "3"),
        ("base_snapshot", "{"),
    ],
)
def test_a_damaged_table_says_so_and_the_others_go_on(
    tmp_path: Path, column: str, value: object, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "db")
    at = Fixture("Ann", "Bo", services=FakeServices(store))
    at.start()
    with sqlite3.connect(tmp_path / "db") as db:
        rules = ", rules = 0" if column == "snapshot" else ""
        db.execute(f"UPDATE tables SET {column} = ?{rules}", (value,))
    db.close()
    with pytest.raises(RefusedError) as refused:
        Room.load(at.room.code, FakeServices(store))
    assert str(tmp_path) not in str(refused.value)
    assert "Traceback" not in caplog.text


PAGE = 4096


@pytest.mark.parametrize("what", ["rooms", "tables", "moves"])
@pytest.mark.parametrize("how", ["page", "text"])
def test_a_table_that_will_never_be_read_again_says_so_and_nobody_comes_again(
    tmp_path: Path, what: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "lastcard.db"
    at = Fixture("Ann", "Bo", services=FakeServices(SqliteStore(file)))
    at.start()
    decision = at.game.game.waiting[0]
    at.move(decision.player, str(decision.options[0]), "m1")
    at.services.store.close()
    with sqlite3.connect(file) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = ?", (what,)).fetchone()
        if how == "text":
            column = {"rooms": "info", "tables": "record", "moves": "move"}[what]
            db.execute(f"UPDATE {what} SET {column} = cast(x'ff' || {column} AS TEXT)")
    db.close()
    if how == "page":
        with file.open("r+b") as damaged:
            damaged.seek((page - 1) * PAGE)
            damaged.write(b"\xff" * PAGE)

    async def test(hub: Hub) -> None:
        socket = FakeSocket()
        running = asyncio.create_task(connected(hub, socket).run())
        socket.say(type="hello", table=at.room.code, key=key_of("Ann"))
        await until(lambda: bool(socket.heard or socket.closed))
        assert [heard["text"] for heard in socket.heard] == ["this table is damaged, and cannot be read any more"]
        socket.said.put_nowait({"type": "websocket.disconnect"})
        await running

    with_hub(tmp_path, test)
    assert "not-read" in caplog.text
    assert at.room.lobby.key not in caplog.text


# What people agreed to


def test_nobody_agrees_to_other_settings_than_they_have_read() -> None:
    at = Fixture("Ann", "Bo", edition=DC)
    at.room.write_on("Ann", "CU", "everyone else draws 2.")
    at.room.agree("Bo", True, at.room.lobby.cards.number)
    read = at.room.lobby.cards.number
    others = [{"target": 100}, {"scoring": "tally"}, {"bluff": False}, {"timer": 30}, {"two_player_reverse": "turn"}]
    for settings in others:
        at.room.agree("Bo", True, at.room.lobby.cards.number)
        at.room.change("Ann", m.Settings(edition=DC, **settings))  # type: ignore[arg-type]
        assert not at.viewers["Bo"].seat("Bo")["agreed"], settings
        with pytest.raises(RefusedError, match="not yet agreed"):
            at.start()
    with pytest.raises(RefusedError, match="meanwhile"):  # a click that was on its way
        at.room.agree("Bo", True, read)
    at.room.agree("Bo", True, at.room.lobby.cards.number)
    same = at.room.lobby.settings
    at.room.change("Ann", same)
    at.room.set_pace("Ann", "fast")
    at.room.set_banter("Ann", False)
    assert at.viewers["Bo"].seat("Bo")["agreed"]
    assert at.room.lobby.cards.texts == {"CU": "everyone else draws 2."}
    at.start()


# Clocks


class Clock:
    """The time of day, as somebody sets it."""

    def __init__(self) -> None:
        self.off = 0.0
        self._time = time.time

    def __call__(self) -> float:
        return self._time() + self.off


@pytest.mark.parametrize("jump", [15 * DAY, -15 * DAY])
def test_a_clock_that_jumps_deletes_nothing(
    tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)

    async def test(hub: Hub) -> None:
        visited, left = hub.create(m.Create("Ann", key_of("Ann"))), hub.create(m.Create("Bo", key_of("Bo")))
        for room, name in ((visited, "Ann"), (left, "Bo")):
            viewer = FakeViewer()
            room.sit_down(viewer, name, key_of(name))
            if room is left:
                room.detach(viewer)
        await until(lambda: hub.reader.load_room(left.code) is not None)
        clock.off = jump
        visited.change_face("Ann", "fox")  # what is written now is as old as it is
        for _ in range(2):
            hub.tidy()
            await written(hub)
        assert hub.reader.load_room(visited.code)
        assert hub.reader.load_room(left.code)
        clock.off = 0.0
        hub.tidy()
        await written(hub)
        assert hub.reader.load_room(visited.code)
        assert hub.reader.load_room(left.code)

    with_hub(tmp_path, test)
    assert caplog.text.count("clock-jumped") == 2, "there, and back"


@pytest.mark.parametrize("behind", [-20 * DAY, -50 * 365 * DAY])
def test_what_was_played_before_a_clock_was_put_right_is_not_old_afterwards(
    tmp_path: Path, behind: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small computer may begin with the time at which it was turned off, or with 1970."""
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    code = ""

    async def play(hub: Hub) -> None:
        nonlocal code
        room, viewer = hub.create(m.Create("Ann", key_of("Ann"), bots=["easy"])), FakeViewer()
        code = room.code
        room.sit_down(viewer, "Ann", key_of("Ann"))
        room.add_nonce("Ann", "ab" * 8)
        room.start("Ann")
        await written(hub)
        clock.off = 0.0
        hub.tidy()
        await written(hub)
        room.detach(viewer)

    async def look(hub: Hub) -> None:
        hub.tidy()
        await written(hub)
        assert hub.reader.load_room(code), "it was played a moment ago"
        clock.off = FORGOTTEN + DAY

    async def wait(hub: Hub) -> None:
        hub.tidy()
        await written(hub)
        assert hub.reader.load_room(code) is None

    clock.off = behind
    for test in (play, look, wait):
        with_hub(tmp_path, test)


async def written(hub: Hub) -> None:
    """Wait until all is written that is on its way."""
    done = asyncio.Event()
    hub.write(Journal(), [lambda _: None], lambda _: done.set())
    await done.wait()


def test_a_table_with_people_is_never_forgotten_however_long_they_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(hub: Hub) -> None:
        visited, left = hub.create(m.Create("Ann", key_of("Ann"))), hub.create(m.Create("Bo", key_of("Bo")))
        for room, name in ((visited, "Ann"), (left, "Bo")):
            room.sit_down(FakeViewer(), name, key_of(name))
        left.detach(next(iter(left.broadcast._names)))
        await until(lambda: left.idle_since is not None)
        later = FORGOTTEN + DAY
        off = hub.clock._off
        monkeypatch.setattr(time, "time", Clock())
        hub.clock._off = off + later  # as if the server had run for so long
        time.time.off = later  # type: ignore[attr-defined]
        hub.tidy()
        await written(hub)
        assert hub.reader.load_room(visited.code)
        assert hub.reader.load_room(left.code) is None

    with caplog.at_level(logging.WARNING):
        with_hub(tmp_path, test)
    assert "jumped" not in caplog.text


# Calling with a move


@pytest.mark.parametrize("edition", ["classic", DC, "minecraft"])
def test_a_call_with_a_move_never_makes_it_refused(edition: str) -> None:
    """Whether it was owed may depend on a hidden card: then a refusal would tell of it."""
    at = Fixture("Ann", "Bo", "Cy", edition=edition)
    if edition == DC:
        at.room.write_on("Ann", "CU", "a player you choose draws 2.")
        for name in ("Bo", "Cy"):
            at.room.agree(name, True, at.room.lobby.cards.number)
    at.start()
    verbs = set()
    for number in range(120):
        decision = at.game.game.waiting[0] if at.game.game.waiting else None
        if decision is None or decision.kind == "next":
            break
        option = decision.options[number % len(decision.options)]
        verbs.add(option.verb)
        made = len(at.game.game.moves)
        at.move(decision.player, f"{option} uno", f"m{number}")
        assert len(at.game.game.moves) > made
    assert len(verbs) >= 2
