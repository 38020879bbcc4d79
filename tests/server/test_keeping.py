"""The writer and the store: groups of changes, failures, old files, rooms that are forgotten."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from lastcard.game.record import Record
from lastcard.server.edition_files import own_editions
from lastcard.server.hub import Hub
from lastcard.server.journal import Change, Journal
from lastcard.server.messages import Create
from lastcard.server.metrics import Metrics
from lastcard.server.writer import Writer
from lastcard.table.sqlite_store import SCHEMA, SqliteStore
from lastcard.table.store import Saved, Store, StoreError
from lastcard.table.table import Table
from processes import PATIENCE, until
from server.fakes import FakeViewer

VERSION_1 = Path(__file__).parent / "version1.sql"


def outcomes(store: Store, *jobs: tuple[Journal, Change]) -> list[str | None]:
    """What the writer answers to jobs that it finds all at once."""
    answers: list[str | None] = []

    async def run() -> None:
        filled = threading.Event()

        def wait(_: Store) -> None:
            filled.wait(PATIENCE)

        writer = Writer(store, asyncio.get_running_loop(), Metrics())
        writer.write(Journal(), [wait], lambda _: None)
        for journal, change in jobs:
            writer.write(journal, [change], lambda error: answers.append(None if error is None else str(error)))
        filled.set()
        writer.close()
        await until(lambda: len(answers) == len(jobs))

    asyncio.run(run())
    return answers


def fail(_: Store) -> None:
    raise StoreError("the disk is full")


def break_down(_: Store) -> None:
    raise ZeroDivisionError("a mistake")


def keeps(code: str) -> Change:
    return lambda store: store.keep_room(code, "lobby", "{}")


def test_one_that_fails_does_not_take_the_others_with_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "db")
    said = outcomes(store, (Journal(), keeps("a")), (Journal(), fail), (Journal(), break_down), (Journal(), keeps("b")))
    assert said == [None, "the disk is full", "cannot save the game: ZeroDivisionError: a mistake", None]
    assert (store.load_room("a"), store.load_room("b")) == ("{}", "{}")


def test_what_builds_on_what_failed_fails_too(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "db")
    broken = Journal()
    said = outcomes(store, (broken, fail), (broken, keeps("a")), (Journal(), keeps("b")))
    assert said == ["the disk is full", "what came before this could not be saved", None]
    assert (store.load_room("a"), store.load_room("b")) == (None, "{}")
    assert outcomes(store, (broken, keeps("a"))) == ["what came before this could not be saved"]


def test_a_log_has_no_gaps(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "db")
    store.add(Saved("t", "abc234", 1, "", {}, "[]"))
    store.append("t", 0, ["Ann: draw"], "[]")
    for first in (0, 2):
        with pytest.raises(StoreError, match="played elsewhere"):
            store.append("t", first, ["Bo: draw"], "[]")
    assert store.load("t").moves == ("Ann: draw",)


def test_a_file_of_version_1_is_brought_up_to_date(tmp_path: Path) -> None:
    """The file was written before there were rooms; its game goes on, and rooms can be kept beside it."""
    path = tmp_path / "lastcard.db"
    with sqlite3.connect(path) as old:
        old.executescript(VERSION_1.read_text())
        assert old.execute("PRAGMA user_version").fetchone() == (1,)
    old.close()
    store = SqliteStore(path)
    (id,) = store.playing("terminal")
    before = store.load(id).moves
    table = Table.resume(store, id)
    assert table.game.moves == [], "the rules have changed since: it goes on from where it stood"
    table.play_on(lambda: len(table.game.moves) > 5)
    assert store.load(id).moves == (*before, *table.game.moves)
    store.keep_room("abc234", "lobby", "{}")
    assert store.load_room("abc234") == "{}"
    store.close()
    with sqlite3.connect(path) as new:
        assert new.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
    new.close()


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "lastcard.db"
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StoreError, match="written by a newer lastcard"):
        SqliteStore(path)


def test_abandoned_tables_expire() -> None:
    day, today = 24 * 3600.0, 100 * 24 * 3600.0
    now = today
    store = SqliteStore(":memory:", clock=lambda: now)

    def begin(place: str) -> Table:
        return Table.begin(Record("classic", ("Ann", "Bo")), {"Ann": None, "Bo": None}, store=store, place=place)

    now = today - 20 * day
    store.keep_room("played", "playing", "{}")
    store.keep_room("oldone", "over", "{}")
    begin("oldone")
    begin("terminal")
    now = today - 2 * day
    store.keep_room("lobby1", "lobby", "{}")
    now = today
    begin("played")
    store.keep_room("lobby2", "lobby", "{}")
    store.forget_rooms(14 * day, day)
    rooms = [code for code in ("played", "oldone", "lobby1", "lobby2") if store.load_room(code) is not None]
    assert rooms == ["played", "lobby2"], "a game whose last move is recent is not old"
    assert [bool(store.playing(place)) for place in ("played", "oldone", "terminal")] == [True, False, True]


def test_rooms_that_nobody_visits_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        hub = Hub(tmp_path)
        room = hub.create(Create("Ann", "k" * 40))
        tab = FakeViewer()
        room.sit_down(tab, "Ann", "k" * 40)
        await until(lambda: tab.count("seated") == 1)
        hub.let_go(0)
        assert room.code in hub.rooms, "somebody is there"
        room.detach(tab)
        hub.tidy()
        assert room.code in hub.rooms, "somebody has just been there"
        hub.let_go(0)
        assert room.code not in hub.rooms
        for key, found in (("k" * 40, [room.code]), ("x" * 40, []), ("", [])):
            assert await hub.find_seats({room.code: key}) == found
        assert room.code not in hub.rooms, "asking wakes nobody"
        again = hub.find(f" {room.code.upper()} ")
        assert again is not room
        assert [place.name for place in again.lobby.seating] == ["Ann"]
        hub.close()

    asyncio.run(run())


def test_edition_files_of_ones_own(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "mine.toml").write_text('name = "Mine"\nextends = "classic"')
    (tmp_path / "classic.toml").write_text('name = "Mine"\nextends = "classic"')
    (tmp_path / "bad.toml").write_bytes(b"\xff")
    assert list(own_editions(tmp_path)) == ["mine"]
    bad, classic = (vars(line)["fields"] for line in caplog.records)
    assert bad["file"] == "bad.toml"
    assert "not UTF-8" in bad["reason"]
    assert classic["file"] == "classic.toml"
    assert "there is an edition classic already" in classic["reason"]
    assert own_editions(tmp_path / "nowhere") == {}
