"""Several servers and one PostgreSQL: a table lives on one of them, and goes on elsewhere when that one is gone."""

import asyncio
import json
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import psutil
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from lastcard.catalogue import Message
from lastcard.cli.main import main
from lastcard.server.client import Seat
from lastcard.server.company import Company
from lastcard.server.hub import Hub
from lastcard.server.shared import Shared
from lastcard.table.postgres import migrate
from lastcard.table.postgres_leases import ALIVE
from lastcard.table.postgres_store import PostgresStore
from lastcard.table.saved import game_of
from lastcard.table.store import Saved
from postgres import Postgres
from processes import PATIENCE, until, wait_until
from server.wire import Browser, Server, play

NEWER = Path(__file__).with_name("newer_server.py")


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[list[Server]]:
    """Two servers, which end with the test."""
    with ExitStack() as stack:
        found = [stack.enter_context(Server(tmp_path / name, "--database", database)) for name in "ab"]
        with psycopg.connect(database, autocommit=True) as db:
            wait_until(lambda: db.execute("SELECT count(*) FROM lastcard.servers").fetchone() == (2,))
        yield found


def address(server: Server) -> str:
    return f"http://{server.host}"


def back(server: Server, person: Browser) -> Browser:
    """The browser of a person, at a server that has the table or takes it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        again = Browser(server)
        again.key, again.code = person.key, person.code
        again.say("hello", table=person.code, key=person.key, epoch=person.epoch, version=person.version)
        heard = again.hear()
        if heard["type"] == "update":
            return again
        again.close()
        assert heard["type"] == "moved"
    raise AssertionError("nobody has the table")


def turns(person: Browser, moves: int) -> None:
    """Play until somebody has made so many moves, and is asked again."""
    play(person, until=lambda: person.moves >= moves and person.asked() is not None)


def log_of(database: str, code: str) -> tuple[str, ...]:
    store = PostgresStore(database)
    (room,) = [room for room in store.rooms() if room.code == code]
    saved = store.load(room.table)
    store.close()
    assert [str(move) for move in game_of(saved).moves] == list(saved.moves), "a game that can be played"
    return saved.moves


def test_whoever_asks_the_wrong_server_is_told_where_the_table_lives(servers: list[Server]) -> None:
    a, b = servers
    ann = Browser(a)
    code = ann.create("Ann", bots=1, start=True)
    other = Browser(b)
    other.say("hello", table=code, key=ann.key)
    assert other.hear() == {"type": "moved", "table": code, "address": address(a)}
    other.say("hello", table="aaaaaa")
    assert other.hear()["type"] == "gone", "there is none anywhere"
    other.say("findseats", keys={code: ann.key, "aaaaaa": ann.key})
    assert other.hear() == {"type": "seatsfound", "tables": [code]}
    other.say("create", name="Ann", key=ann.key)
    assert other.hear() == {"type": "moved", "table": "", "address": address(a)}, "the table that she has made already"
    for tab in (ann, other):
        tab.close()


def test_a_server_that_dies_loses_nothing_and_another_one_goes_on(servers: list[Server], database: str) -> None:
    a, b = servers
    ann = Browser(a)
    code = ann.create("Ann", bots=1, start=True)
    turns(ann, 3)
    asked = ann.asked()
    assert asked is not None
    hand = ann.table["hands"]["Ann"]
    a.kill()
    died = time.monotonic()
    again = back(b, ann)
    assert time.monotonic() - died < 60, "five seconds on a machine with nothing else to do"
    assert (again.you, again.table["hands"]["Ann"]) == ("Ann", hand)
    now_asked = again.asked()
    assert now_asked is not None
    assert now_asked["number"] == asked["number"]
    before = log_of(database, code)
    # What was acknowledged, and is said again all the same, was made once.
    again.say_move("Ann3", ann_last(before), asked["number"] - 1)
    assert again.until("done")["id"] == "Ann3"
    assert log_of(database, code) == before
    again.moves = 100
    turns(again, 103)
    for tab in (ann, again):
        tab.close()


def ann_last(moves: tuple[str, ...]) -> str:
    """The last answer of Ann in a log."""
    return [move.removeprefix("Ann: ") for move in moves if move.startswith("Ann: ")][-1]


def test_a_planned_end_is_a_blink(servers: list[Server]) -> None:
    a, b = servers
    ann = Browser(a)
    ann.create("Ann", bots=1, start=True)
    turns(ann, 3)
    assert a.process is not None
    a.process.send_signal(signal.SIGTERM)
    began = time.monotonic()
    moved = ann.until("moved")
    assert moved["address"] == address(b)
    again = back(b, ann)
    assert time.monotonic() - began < 60, "one second on a machine with nothing else to do"
    assert again.version >= 1
    turns(again, 2)
    a.stop()
    for tab in (ann, again):
        tab.close()


def test_a_server_that_was_frozen_does_no_harm(servers: list[Server], database: str) -> None:
    a, b = servers
    ann = Browser(a)
    code = ann.create("Ann", bots=1, start=True)
    turns(ann, 2)
    ann.drain()
    assert a.process is not None
    a.process.send_signal(signal.SIGSTOP)
    asked = ann.asked()
    assert asked is not None
    ann.move(asked["options"][-1])  # heard by a server that has lost the table
    again = back(b, ann)
    turns(again, 2)
    a.process.send_signal(signal.SIGCONT)
    known = len(ann.log)
    assert ann.until("moved") == {"type": "moved", "table": code}
    assert {heard["type"] for heard in ann.log[known:]} <= {"moved", "notice"}, "not a word about the table"
    ann.say("hello", table=code, key=ann.key)
    assert ann.until("moved")["address"] == address(b)
    turns(again, 4)
    assert len([move for move in log_of(database, code) if move.startswith("Ann: ")]) >= 4
    for tab in (ann, again):
        tab.close()


def test_a_seat_in_python_goes_where_its_table_lives(servers: list[Server]) -> None:
    a, b = servers
    ann = Browser(a)
    code = ann.create("Ann", start=False)
    link = f"http://{b.host}/t/{code}"

    async def zoe() -> str:
        async with Seat(link, "Zoe") as seat:
            assert seat._server.endswith(a.host), "asked the wrong server, and was sent on"
            assert a.process is not None
            a.process.send_signal(signal.SIGSTOP)
            try:
                while seat._server.endswith(a.host) or not seat.connected:
                    await seat.changed()
            finally:
                a.process.send_signal(signal.SIGCONT)
            return seat.you

    assert asyncio.run(zoe()) == "Zoe"
    ann.close()


def test_a_table_that_cannot_be_read_just_now_is_not_gone(servers: list[Server], database: str) -> None:
    a, b = servers
    ann = Browser(a)
    code = ann.create("Ann", bots=1, start=True)
    a.stop()
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("ALTER TABLE lastcard.moves RENAME TO away")
        late = Browser(b)
        late.say("hello", table=code, key=ann.key)
        with pytest.raises(ConnectionClosed) as closed:
            late.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, late.log) == (1013, []), "come again; nobody forgets a table for that"
        db.execute("ALTER TABLE lastcard.away RENAME TO moves")
    again = back(b, ann)
    assert again.you == "Ann"
    for tab in (ann, late, again):
        tab.close()


def test_nobody_waits_while_a_table_is_fetched(tmp_path: Path, database: str) -> None:
    """The database is slow for one table: the event loop reads over a connection of its own."""
    store = PostgresStore.prepared(database)
    with store.group():
        store.keep_room("abc234", "playing", '{"table": "t1"}')
        store.add(Saved("t1", "abc234", 1, "", {}, "[]"))
    store.close()

    async def run() -> None:
        hub = Hub(tmp_path, thinkers=0, shared=Shared(database, "http://a"))
        lock = psycopg.connect(database)
        lock.execute("LOCK lastcard.moves")
        late = threading.Timer(20, lock.close)
        late.start()
        fetching = asyncio.create_task(hub.fetch("abc234"))
        try:
            with psycopg.connect(database, autocommit=True) as db:
                waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'lastcard.moves'::regclass"
                await until(lambda: db.execute(waiting).fetchone() == (1,))
            assert hub.reader.load_room("abc234") == '{"table": "t1"}'
            assert not lock.closed, "it did not wait for the other one"
        finally:
            late.cancel()
            lock.close()
            await fetching
            hub.close()

    asyncio.run(run())


def test_whoever_comes_while_the_database_is_away_is_told_too(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(database)
    told: list[Message] = []
    monkeypatch.setattr("lastcard.server.company.TELL_AGAIN", 3)
    monkeypatch.setattr(Company, "_tell_all", lambda _, message: told.append(message))

    async def run() -> None:
        hub = Hub(tmp_path, thinkers=0, shared=Shared(database, "http://a"))
        sharing = hub.sharing
        assert sharing is not None
        monkeypatch.setattr(sharing, "live", lambda *_: asyncio.sleep(PATIENCE))  # no more signs of life
        monkeypatch.setattr(sharing, "may_speak", lambda: False)
        living = asyncio.create_task(hub.company.live())
        await until(lambda: told.count(Message("server-database-away")) == 2)
        living.cancel()
        hub.close()

    asyncio.run(run())


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT])
def test_the_database_restarts_and_the_table_goes_on(
    servers: list[Server], postgres: Postgres, database: str, how: signal.Signals
) -> None:
    ann = Browser(servers[0])
    code = ann.create("Ann", bots=1, start=True)
    turns(ann, 2)
    asked = ann.asked()
    assert asked is not None
    postgres.stop(how)
    try:
        id = ann.move(asked["options"][-1])
        notice = ann.until("notice", lambda heard: "by itself" in heard["text"])
        assert all(heard.get("id") != id for heard in ann.log), "nothing is acknowledged meanwhile"
        assert notice["text"] == "Nothing can be saved at the moment, so the table waits. It goes on by itself."
    finally:
        postgres.start()
    ann.until("done", lambda heard: heard["id"] == id)
    assert any(heard["type"] == "notice" and "goes on" in heard["text"] for heard in ann.log)
    turns(ann, 5)
    assert log_of(database, code)
    ann.close()


def test_the_database_fails_over_and_the_table_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    """The address names both; the second is a copy until the first is dead, and has all that was acknowledged."""
    with ExitStack() as stack:
        first = Postgres(postgres.template)
        stack.callback(first.remove)
        database = first.database()
        second = first.standby()
        stack.callback(second.remove)
        both = database.replace(str(first.folder), f"{first.folder},{second.folder}")
        server = stack.enter_context(Server(tmp_path, "--database", both))
        ann = Browser(server)
        code = ann.create("Ann", bots=1, start=True)
        turns(ann, 2)
        before = log_of(database, code)
        asked = ann.asked()
        assert asked is not None
        first.stop()
        id = ann.move(asked["options"][-1])
        ann.until("notice", lambda heard: "by itself" in heard["text"])
        assert all(heard.get("id") != id for heard in ann.log), "a copy is not written to"
        second.promote()
        ann.until("done", lambda heard: heard["id"] == id)
        turns(ann, 5)
        now = log_of(both, code)
        assert (now[: len(before)], len(now) > len(before)) == (before, True)
        ann.close()


def test_servers_start_at_once(tmp_path: Path, database: str) -> None:
    servers = [Server(tmp_path / str(number), "--database", database) for number in range(4)]
    with ExitStack() as stack:
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda server: stack.enter_context(server), servers))
        with psycopg.connect(database, autocommit=True) as db:
            wait_until(lambda: db.execute("SELECT count(*) FROM lastcard.servers").fetchone() == (4,))
    with psycopg.connect(database) as db:
        alive = f"SELECT count(*) FROM lastcard.servers WHERE {ALIVE}"
        assert db.execute(alive.encode()).fetchone() == (0,), "whoever ends says so"


def test_two_versions_side_by_side(servers: list[Server], tmp_path: Path, database: str) -> None:
    """An update, one server after the other: the older ones play on, and take no table that they may not understand."""
    a, b = servers
    bo = Browser(a)
    bo.create("Bo", bots=1, start=True)
    b.stop()
    b.program = (str(NEWER),)
    more = Server(tmp_path / "c", "--database", database, program=b.program)
    with b, more:
        turns(bo, 3)
        ann = Browser(b)
        code = ann.create("Ann", bots=1, start=True)
        turns(ann, 2)
        b.kill()
        told = ""
        while told != address(more):  # by the older one, which is the first that is asked
            assert told in ("", address(b)), "before it is known that this one is dead"
            asked = Browser(a)
            asked.say("hello", table=code, key=ann.key)
            told = asked.hear().get("address", "")
            asked.close()
        again = back(more, ann)
        again.moves = 100
        turns(again, 102)
        turns(bo, 5)
        a.stop()
        assert bo.until("moved")["address"] == address(more)
        bo_again = back(more, bo)
        assert (bo_again.you, len(log_of(database, bo.code)) > 5) == ("Bo", True)
        with pytest.raises(AssertionError, match="was written by a newer lastcard; this one cannot read it"):
            a.start()
        for tab in (ann, again, bo, bo_again):
            tab.close()


def test_whoever_runs_the_servers_sees_closes_and_deletes_tables(
    servers: list[Server], database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    people = [Browser(server) for server in servers]
    codes = [person.create("Ann", bots=1, start=True) for person in people]
    turns(people[0], 2)

    def tables(*words: str) -> str:
        assert main(["tables", "--database", database, *words]) == 0
        return capsys.readouterr().out

    listed = json.loads(tables("list", "--json"))
    assert {row["code"]: row["people"] for row in listed} == {code: ["Ann"] for code in codes}
    assert "Robin" in tables("show", codes[0])
    assert tables("close", codes[0]) == f"Table {codes[0]} is closed.\n"
    assert tables("delete", codes[1]) == f"Table {codes[1]} is deleted.\n"
    assert "Ann" in tables("export", codes[0])
    for person, code in zip(people, codes, strict=True):
        person.until("moved")
        person.say("hello", table=code, key=person.key)
        assert "no such table" in person.until("gone")["text"].lower()
        person.close()
    assert [row["code"] for row in json.loads(tables("list", "--json"))] == [codes[0]]
    assert main(["tables", "--database", database, "backup", "copy"]) == 2
    assert "pg_dump" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["serve", "tables"])
def test_a_database_that_is_not_there_is_one_clear_line(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--no-browser"] if command == "serve" else ["list"]
    assert main([command, "--database", "postgresql://ann:secret-one@127.0.0.1:1/cards", *more]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("lastcard: --database: cannot reach PostgreSQL at 127.0.0.1:1/cards: ")
    assert said.err.count("\n") == 1
    assert "secret-one" not in said.err


def test_several_processes_behind_one_port(tmp_path: Path, database: str) -> None:
    with Server(tmp_path, "--database", database, "--processes", "3") as server:
        with psycopg.connect(database, autocommit=True) as db:
            counted = "SELECT count(*), count(DISTINCT process) FROM lastcard.servers"
            wait_until(lambda: db.execute(counted).fetchone() == (3, 3))
            people = [Browser(server) for _ in range(6)]
            codes = [person.create("Ann", bots=1) for person in people]
            # Whichever process is asked, the table is where it lives: the address says which one that is.
            for person, code in zip(people, codes, strict=True):
                for number in range(3):
                    friend = Browser(server, table=code)
                    friend.join(code, f"Friend {number}")
                    person.until_true(lambda person=person, name=friend.you: person.seat(name)["present"])  # type: ignore[misc]
                    friend.close()
            owner = "SELECT process FROM lastcard.leases JOIN lastcard.servers ON servers.id = server WHERE code = %s"
            row = db.execute(owner, (codes[0],)).fetchone()
            assert row is not None
        assert server.process is not None
        children = psutil.Process(server.process.pid).children()
        children[0].kill()
        again = [come(server, person) for person in people]
        assert [tab.you for tab in again] == ["Ann"] * 6
        wait_until(lambda: len(psutil.Process(server.process.pid).children()) == 3)  # type: ignore[union-attr]
        for tab in (*people, *again):
            tab.close()
    assert not any(child.is_running() for child in children)


def come(server: Server, person: Browser) -> Browser:
    """Somebody comes back to the one address of several processes."""
    while True:
        again = Browser(server, table=person.code)
        again.say("hello", table=person.code, key=person.key)
        with suppress(ConnectionClosed):
            if again.hear()["type"] == "update":
                return again
        again.close()
