"""Which servers there are, and which of them a table lives on. All time is the database's.

A server gives a sign of life for all its tables at once, so what that costs does not grow with them.
"""

import secrets
from dataclasses import dataclass

import psycopg
from psycopg.rows import TupleRow

from lastcard.table.postgres import connect, saying
from lastcard.table.store import Lease, StoreError

LEASE = 4.5
"""Seconds after its last sign of life for which the tables of a server are its own."""

BEAT = 0.75
"""Seconds between two signs of life."""

FORGOTTEN = 3600.0
"""Seconds after which a server that was not heard of is forgotten."""

ALIVE = f"seen > clock_timestamp() - interval '{LEASE} seconds'"


@dataclass(frozen=True)
class ServerInfo:
    """A server that gives signs of life."""

    id: str
    address: str
    process: int
    version: str = ""
    """Of lastcard."""


@dataclass(frozen=True)
class Elsewhere:
    """A table lives on another server, which was last heard of so many seconds ago."""

    server: ServerInfo
    silent: float


@dataclass(frozen=True)
class Signs:
    """The answer to a sign of life."""

    recalled: int
    """How often somebody took a table from this server: another number means to look which."""
    servers: tuple[ServerInfo, ...]
    """All that live, this one with them."""
    addresses: frozenset[str]
    """Where they are, and where those were that have not been heard of for a while."""


class Leases:
    """The leases of one run of a server. One connection, for one thread."""

    def __init__(self, url: str, address: str, process: int = 0, id: str = "", version: str = "") -> None:
        self._url = url
        self.id = id or secrets.token_hex(8)
        self.address = address
        self.process = process
        self.version = version
        self._db: psycopg.Connection[TupleRow] | None = None

    def close(self) -> None:
        """Let go of the connection."""
        if self._db is not None:
            self._db.close()

    def _connected(self) -> "psycopg.Connection[TupleRow]":
        if self._db is None or self._db.closed:
            self._db = connect(self._url)
        return self._db

    # This server

    def sign_in(self) -> None:
        """Be known. An earlier run under the same address is over: its tables are free."""
        db = self._connected()
        with saying(db, self._url), db.transaction():
            db.execute(
                "DELETE FROM servers WHERE address = %s AND process = %s AND id <> %s",
                (self.address, self.process, self.id),
            )
            old = f"clock_timestamp() - interval '{FORGOTTEN} seconds'"
            db.execute(f"DELETE FROM servers WHERE seen < {old}".encode())
            db.execute("DELETE FROM groups WHERE server NOT IN (SELECT id FROM servers)")
            self._insert(db)

    def _insert(self, db: "psycopg.Connection[TupleRow]") -> bool:
        done = db.execute(
            "INSERT INTO servers (id, address, process, version, seen) VALUES (%s, %s, %s, %s, clock_timestamp())"
            " ON CONFLICT DO NOTHING",
            (self.id, self.address, self.process, self.version),
        )
        db.execute("INSERT INTO groups VALUES (%s, 0) ON CONFLICT DO NOTHING", (self.id,))
        return bool(done.rowcount)

    def sign_off(self) -> None:
        """Live no more: all tables of this server are free. Where it was is known for a while, to let in its pages."""
        db = self._connected()
        with saying(db, self._url), db.transaction():
            db.execute("UPDATE leases SET server = NULL WHERE server = %s", (self.id,))
            gone = f"clock_timestamp() - interval '{LEASE} seconds'"
            db.execute(f"UPDATE servers SET seen = {gone} WHERE id = %s".encode(), (self.id,))
            db.execute("DELETE FROM groups WHERE server = %s", (self.id,))

    def beat(self) -> Signs:
        """Give a sign of life. Raises StoreError if another server has this one's address."""
        db = self._connected()
        beat = "UPDATE servers SET seen = clock_timestamp() WHERE id = %s RETURNING recalled"
        with saying(db, self._url):
            row = db.execute(beat, (self.id,)).fetchone()
            if row is None:  # forgotten while it was away, or replaced
                if not self._insert(db):
                    raise StoreError(f"another server says that it is {self.address}")
                row = (-1,)
            rows = db.execute(f"SELECT id, address, process, version, {ALIVE} FROM servers".encode()).fetchall()
        servers = tuple(ServerInfo(*about) for *about, alive in rows if alive)
        return Signs(int(row[0]), servers, frozenset(address for _, address, *_ in rows))

    # Tables

    def held(self) -> dict[str, int]:
        """The tables that are this server's, and the numbers of their leases."""
        db = self._connected()
        with saying(db, self._url):
            rows = db.execute("SELECT code, epoch FROM leases WHERE server = %s", (self.id,)).fetchall()
        return {str(code): int(epoch) for code, epoch in rows}

    def claim(self, code: str, *, from_silent: bool = True) -> Lease | Elsewhere:
        """Let a table live here, unless it lives on another server that gives signs of life.

        Without `from_silent`, from none that is known at all.
        """
        db = self._connected()
        with saying(db, self._url), db.transaction():
            db.execute("INSERT INTO leases VALUES (%s, NULL, 0) ON CONFLICT DO NOTHING", (code,))
            # First the lock: what is read after it holds until the end.
            row = db.execute("SELECT server, epoch FROM leases WHERE code = %s FOR UPDATE", (code,)).fetchone()
            assert row is not None
            owner, epoch = row
            if owner not in (None, self.id):
                seen = "extract(epoch FROM clock_timestamp() - seen)::double precision"
                found = db.execute(
                    f"SELECT id, address, process, {seen} FROM servers WHERE id = %s AND ({ALIVE} OR NOT %s)".encode(),
                    (owner, from_silent),
                ).fetchone()
                if found is not None:
                    return Elsewhere(ServerInfo(*found[:3]), found[3])
            db.execute("UPDATE leases SET server = %s, epoch = epoch + 1 WHERE code = %s", (self.id, code))
        return Lease(code, int(epoch) + 1)

    def release(self, lease: Lease) -> None:
        """A table may live anywhere, if it still lived here."""
        db = self._connected()
        with saying(db, self._url):
            db.execute(
                "UPDATE leases SET server = NULL WHERE code = %s AND server = %s AND epoch = %s",
                (lease.code, self.id, lease.epoch),
            )

    def release_all(self) -> None:
        """All tables of this server may live anywhere."""
        db = self._connected()
        with saying(db, self._url):
            db.execute("UPDATE leases SET server = NULL WHERE server = %s", (self.id,))
