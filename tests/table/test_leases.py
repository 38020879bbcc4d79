"""Leases: a table lives on one server at a time, and whoever has lost it keeps nothing of it any more."""

import asyncio
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from lastcard.server.journal import Change, Journal
from lastcard.server.metrics import Metrics
from lastcard.server.writer import Writer
from lastcard.table.postgres import SCHEMA, migrate
from lastcard.table.postgres_leases import Elsewhere, Leases
from lastcard.table.postgres_store import PostgresStore
from lastcard.table.store import Lease, LeaseLostError, Saved, Store, StoreError
from postgres import PASSWORD, WITH_PASSWORD, Postgres
from processes import until

Make = Callable[..., Leases]


@pytest.fixture
def make(database: str) -> Iterator[Make]:
    """Makes servers that are known to each other."""
    migrate(database)
    made: list[Leases] = []

    def make(address: str, process: int = 0) -> Leases:
        made.append(Leases(database, address, process))
        made[-1].sign_in()
        return made[-1]

    yield make
    for leases in made:
        leases.close()


def grow_old(database: str, server: Leases, seconds: int = 60) -> None:
    """A server was last heard of so long ago."""
    with psycopg.connect(database) as db:
        db.execute(
            "UPDATE lastcard.servers SET seen = seen - make_interval(secs => %s) WHERE id = %s", (seconds, server.id)
        )


def mine(claimed: Lease | Elsewhere) -> Lease:
    assert isinstance(claimed, Lease)
    return claimed


def test_a_table_lives_on_one_server(make: Make, database: str) -> None:
    a, b = make("http://a"), make("http://b")
    assert mine(a.claim("abc234")).epoch == 1
    found = b.claim("abc234")
    assert isinstance(found, Elsewhere)
    assert (found.server.address, found.silent < 60) == ("http://a", True)
    assert (a.held(), b.held()) == ({"abc234": 1}, {})
    grow_old(database, a)
    assert isinstance(b.claim("abc234", from_silent=False), Elsewhere), "the database was away, and everybody silent"
    assert mine(b.claim("abc234")).epoch == 2
    assert isinstance(a.claim("abc234"), Elsewhere)
    assert {server.address for server in a.beat().servers} == {"http://a", "http://b"}, "it is back, without the table"
    assert (a.held(), b.held()) == ({}, {"abc234": 2})


def test_where_servers_were_is_known_for_a_while(make: Make, database: str) -> None:
    """A page that came from a server that died goes on at the others."""
    a, b = make("http://a"), make("http://b")
    grow_old(database, a)
    signs = b.beat()
    assert [server.address for server in signs.servers] == ["http://b"]
    assert signs.addresses == {"http://a", "http://b"}
    a.sign_off()
    b.sign_off()
    again = make("http://b").beat()
    assert [server.address for server in again.servers] == ["http://b"]
    assert again.addresses == {"http://a", "http://b"}


def test_one_of_many_gets_a_table(make: Make, database: str) -> None:
    servers = [make(f"http://{number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        claims = list(pool.map(lambda server: server.claim("abc234"), servers))
    assert sum(isinstance(claim, Lease) for claim in claims) == 1


def test_what_is_let_go_may_live_anywhere(make: Make) -> None:
    a, b = make("http://a"), make("http://b")
    first = mine(a.claim("abc234"))
    a.release(Lease("abc234", first.epoch - 1))
    assert isinstance(b.claim("abc234"), Elsewhere), "that was an older lease"
    a.release(first)
    mine(b.claim("abc234"))
    mine(a.claim("def567"))
    a.sign_off()
    assert mine(b.claim("def567")).epoch == 2
    b.release_all()
    assert b.held() == {}


def test_a_server_that_starts_again_under_its_address_has_no_past(make: Make) -> None:
    a, b = make("http://a"), make("http://b")
    mine(a.claim("abc234"))
    again = make("http://a")
    mine(b.claim("abc234"))
    with pytest.raises(StoreError, match="another server says that it is http://a"):
        a.beat()
    assert {server.id for server in again.beat().servers} == {again.id, b.id}
    assert make("http://a", 1).beat().servers[-1].process == 1, "several processes may have one address"
    assert len(again.beat().servers) == 3


GAME = Saved("t1", "abc234", 1, "", {}, "[]")


def test_whoever_has_lost_a_table_keeps_nothing_of_it(make: Make, database: str) -> None:
    a, b = make("http://a"), make("http://b")
    store = PostgresStore(database, a.id)
    lease = mine(a.claim("abc234"))
    with store.group([lease, Lease("def567", 1, is_new=True)]):
        store.add(GAME)
        store.keep_room("def567", "lobby", "{}")
    grow_old(database, a)
    mine(b.claim("abc234"))
    with pytest.raises(LeaseLostError), store.group([lease]):
        store.append("t1", 0, ["Ann: draw"], "[]")
    assert store.load("t1").moves == ()
    with store.group([Lease("def567", 1)]):
        store.keep_room("def567", "playing", "{}")
    store.close()


def _wait(filled: threading.Event) -> None:
    filled.wait(60)


def outcomes(store: PostgresStore, *jobs: tuple[Lease | None, Change]) -> list[StoreError | None]:
    """What the writer answers to jobs that it finds all at once."""
    answers: list[StoreError | None] = []

    async def run() -> None:
        filled = threading.Event()
        writer = Writer(store, asyncio.get_running_loop(), Metrics())
        writer.write(Journal(), [lambda _: _wait(filled)], lambda _: None)
        for lease, change in jobs:
            writer.write(Journal(), [change], answers.append, lease)
        filled.set()
        await until(lambda: len(answers) == len(jobs))
        writer.close()

    asyncio.run(run())
    return answers


def test_a_table_that_is_lost_does_not_take_the_others_with_it(make: Make, database: str) -> None:
    a = make("http://a")
    store = PostgresStore(database, a.id)
    leases = [mine(a.claim(code)) for code in ("aaa222", "bbb333", "ccc444")]
    store.recall("bbb333")

    def keeps(lease: Lease) -> Change:
        return lambda store: store.keep_room(lease.code, "lobby", "{}")

    said = outcomes(store, *((lease, keeps(lease)) for lease in leases))
    assert [type(error) for error in said] == [type(None), LeaseLostError, type(None)]
    assert {room.code for room in store.rooms()} == {"aaa222", "ccc444"}
    store.close()


class Cutter:
    """Stands before PostgreSQL, and cuts the connection at these bytes: before they go on, or before their answer."""

    def __init__(self, postgres: Postgres, at: bytes) -> None:
        self.at = at
        self.folder = Path(tempfile.mkdtemp(prefix="lastcard-cut-"))
        self.behind = str(postgres.folder / ".s.PGSQL.5432")
        self.cuts: list[str] = []
        self.door = socket.socket(socket.AF_UNIX)
        self.door.bind(str(self.folder / ".s.PGSQL.5432"))
        self.door.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, there = self.door.accept()[0], socket.socket(socket.AF_UNIX)
                there.connect(self.behind)
                for one, other, what in ((here, there, self.at), (there, here, b"")):
                    threading.Thread(target=self._pass_on, args=(one, other, what), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, cut_at: bytes) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                if cut_at and cut_at in data and self.cuts:
                    if self.cuts.pop(0) == "answer":
                        one.shutdown(socket.SHUT_RDWR)  # first, so that no answer gets through
                        other.sendall(data)
                    break
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)
        one.close()

    def close(self) -> None:
        self.door.shutdown(socket.SHUT_RDWR)
        self.door.close()


@pytest.mark.parametrize("cuts", [["question"], ["answer"], ["answer", "question", "answer"]])
@pytest.mark.parametrize("alone", [True, False])
def test_a_group_whose_answer_is_lost_is_kept_once(
    make: Make, database: str, postgres: Postgres, cuts: list[str], alone: bool
) -> None:
    """Moves alone are one statement; with anything else they are several, and a COMMIT."""
    a = make("http://a")
    lease = mine(a.claim("abc234"))
    cutter = Cutter(postgres, b"Ann: " if alone else b"COMMIT")
    store = PostgresStore(database.replace(str(postgres.folder), str(cutter.folder)), a.id)
    store.add(GAME)
    cutter.cuts = list(cuts)
    moves = [f"Ann: {number}" for number in range(4)]

    def keeps(number: int) -> Change:
        def keep(store: Store) -> None:
            store.append("t1", number, [moves[number]], "[]")
            if not alone:
                store.seat("t1", {"Ann": None, "Bo": "easy"})

        return keep

    for number in range(4):
        assert outcomes(store, (lease, keeps(number))) == [None]
    assert store.load("t1").moves == tuple(moves)
    assert cutter.cuts == []
    store.close()
    cutter.close()


# What whoever starts a server reads


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    migrate(database)
    with psycopg.connect(database) as db:
        db.execute("INSERT INTO lastcard.versions VALUES (99)")
    with pytest.raises(StoreError, match="was written by a newer lastcard"):
        migrate(database)


def test_many_make_the_tables_at_once(database: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(migrate, [database] * 6))
    with psycopg.connect(database) as db:
        assert db.execute("SELECT count(*) FROM lastcard.versions").fetchone() == (SCHEMA,)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda url: url.replace("@/t", "@/none"), "does not exist"),
        (lambda url: url.replace("lastcard-pg-", "nowhere-"), "No such file or directory"),
        (lambda url: url.replace("postgres@", f"{WITH_PASSWORD}:wrong-one@"), "password authentication failed"),
        (lambda url: f"postgresql://ann:{PASSWORD}@127.0.0.1:1/cards", "onnection refused"),
        (lambda url: "cards.db", "expected one such as postgresql://user@host/name"),
    ],
)
def test_a_database_that_cannot_be_used(
    database: str, postgres: Postgres, change: Callable[[str], str], said: str
) -> None:
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as db, suppress(psycopg.errors.DuplicateObject):
        db.execute(f"CREATE ROLE {WITH_PASSWORD} LOGIN PASSWORD '{PASSWORD}'".encode())
    with pytest.raises(StoreError) as refused:
        migrate(change(database))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "wrong-one" not in str(refused.value)
    assert PASSWORD not in str(refused.value)
