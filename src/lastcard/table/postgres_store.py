"""Tables in a PostgreSQL database that any number of servers share.

Every group begins by showing its leases, in the same transaction: what a server wants to keep of a table that lives
elsewhere by now is refused. A copy of the database is for `pg_dump` to make.
"""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

import psycopg
from psycopg.rows import TupleRow

from lastcard.table.postgres import NOW, connect, migrate, saying
from lastcard.table.store import COLUMNS, Append, DamagedError, KeptEdition, KeptRoom, Lease, Saved, kept_room, seats_of

ROOMS = """
    SELECT code, state, info,
        greatest(changed, (SELECT max(changed) FROM tables WHERE place = code)),
        coalesce((SELECT sum(length)::integer FROM tables WHERE place = code), 0)
    FROM rooms ORDER BY 4 DESC
"""

OLD = f"""
    SELECT code FROM rooms
    WHERE (changed < {NOW} - %(age)s OR changed < {NOW} - %(lobby_age)s AND state = 'lobby')
        AND NOT EXISTS (SELECT 1 FROM tables WHERE place = code AND tables.changed >= {NOW} - %(age)s)
        AND NOT EXISTS (
            SELECT 1 FROM leases JOIN servers ON servers.id = leases.server
            WHERE leases.code = rooms.code AND servers.id <> %(me)s AND seen > clock_timestamp() - interval '1 minute'
        )
        AND code <> ALL (%(besides)s)
    ORDER BY code FOR UPDATE SKIP LOCKED
"""
"""Rooms that nothing has happened at, and that are in no other server's memory."""


SHOW = """
    begin_group(
        %s, %s, ARRAY(SELECT json_array_elements_text(%s::json)),
        ARRAY(SELECT json_array_elements_text(%s::json)::bigint)
    )
"""

STAND = f"""
    UPDATE tables SET snapshot = new.snapshot, state = new.state, changed = {NOW},
        length = CASE WHEN length = first THEN length + count END
    FROM json_to_recordset(%s::json) AS new (id text, first integer, count integer, snapshot text, state text)
"""
"""Where tables stand. No length is none: the database refuses it, and with it the whole group, without being asked."""

MOVES = "SELECT new.* FROM json_to_recordset(%s::json) AS new (id text, number integer, move text, said text)"

APPEND = f"{STAND} WHERE tables.id = new.id".encode()

INSERT = f"INSERT INTO moves {MOVES}".encode()

KEEP = f"""
    WITH begun AS MATERIALIZED (SELECT {SHOW}),
    stood AS ({STAND}, begun WHERE tables.id = new.id)
    INSERT INTO moves {MOVES}, begun
""".encode()
"""A group of moves and nothing else, in one statement. When its leases are looked at within does not matter: if they
are not held, nothing of it is kept, and if they are, nobody takes them before its end."""


@dataclass
class _Group:
    """What is committed together."""

    pipeline: ExitStack
    """What is sent before the answer to what came first: entered once there is more than one statement."""
    leases: dict[str, Lease]
    is_begun: bool = False

    @property
    def new(self) -> list[str]:
        """Tables that nobody had a lease of yet."""
        return [lease.code for lease in self.leases.values() if lease.is_new]


def _as_json(appends: Collection[Append]) -> tuple[str, str]:
    """Where tables stand, and the moves that brought them there: one text each, since lists are sent item by item."""
    stands = [
        {"id": each.id, "first": each.first, "count": len(each.moves), "snapshot": each.snapshot, "state": each.state}
        for each in appends
    ]
    rows = [row for each in appends for row in each.rows()]
    moves = [
        {"id": id, "number": number, "move": _plain(move), "said": _plain(said)} for id, number, move, said in rows
    ]
    return json.dumps(stands), json.dumps(moves)


def _plain(text: str) -> str:
    """Text without the one sign that PostgreSQL cannot keep."""
    return text.replace("\0", "\ufffd")


class PostgresStore:
    """One connection, for one thread. With the id of a `server`, groups are numbered, and leases looked at."""

    def __init__(self, url: str, server: str = "") -> None:
        self._url = url
        self._server = server
        self._db: psycopg.Connection[TupleRow] | None = None
        self._group: _Group | None = None
        self._appends: dict[str, Append] = {}
        """Moves of the group that are not sent yet, by their table."""
        self._next = 1
        """The number of the next group."""
        self._connected()

    @classmethod
    def prepared(cls, url: str, server: str = "") -> "PostgresStore":
        """A store whose tables are made first, where there are none yet."""
        migrate(url)
        return cls(url, server)

    def __del__(self) -> None:
        """Who forgets to close a store leaves no connection open."""
        self.close()

    def close(self) -> None:
        """Let go of the connection."""
        db = getattr(self, "_db", None)
        if db is not None:
            db.close()

    def _connected(self) -> "psycopg.Connection[TupleRow]":
        if self._db is None or self._db.closed:
            self._db = connect(self._url)
        return self._db

    # Groups

    @contextmanager
    def group(self, leases: Sequence[Lease] = ()) -> Iterator[None]:
        """Changes made within are committed together, or none of them. All go to the database at once."""
        db = self._connected()
        with saying(db, self._url), ExitStack() as pipeline:
            self._group = _Group(pipeline, {lease.code: lease for lease in leases})
            try:
                yield
                if self._server and not self._group.is_begun and not self._group.new and self._appends:
                    self._keep_moves(db)
                else:
                    self._flush()
                    self._begun().execute("COMMIT")
            finally:
                self._group = None
                self._appends = {}
        self._next += 1

    def _begun(self) -> "psycopg.Connection[TupleRow]":
        """The connection, with a transaction in which the leases of the group are shown."""
        db, group = self._connected(), self._group
        if group is not None and not group.is_begun:
            group.is_begun = True
            group.pipeline.enter_context(db.pipeline())
            db.execute("BEGIN")
            if self._server:
                if group.new:
                    new = "INSERT INTO leases SELECT code, %s, 1 FROM unnest(%s::text[]) AS code ON CONFLICT DO NOTHING"
                    db.execute(new, (self._server, group.new))
                db.execute(f"SELECT {SHOW}".encode(), self._shown(group))
        return db

    def _shown(self, group: "_Group") -> tuple[object, ...]:
        epochs = [lease.epoch for lease in group.leases.values()]
        return self._server, self._next, json.dumps(list(group.leases)), json.dumps(epochs)

    def _keep_moves(self, db: "psycopg.Connection[TupleRow]") -> None:
        """Most groups are moves, and nothing else: what a statement costs here is more than what it does."""
        assert self._group is not None
        stands, moves = _as_json(self._appends.values())
        db.execute(KEEP, (*self._shown(self._group), stands, moves))

    def settle(self) -> bool:
        """Whether the group whose answer was lost is kept. One on its way is waited for, or comes too late."""
        db = self._connected()
        with saying(db, self._url), db.transaction():
            db.execute("SET LOCAL lock_timeout = '5s'")
            row = db.execute("SELECT number FROM groups WHERE server = %s FOR UPDATE", (self._server,)).fetchone()
            number = row[0] if row else self._next - 1
        kept = bool(number == self._next)
        self._next += kept
        return kept

    def _saving(self) -> AbstractContextManager[None]:
        return nullcontext() if self._group is not None else self.group()

    def _write(self, statement: str, *values: object) -> None:
        with self._saving():
            self._flush()
            self._begun().execute(statement.encode(), values)

    def _read(self, statement: str, values: Sequence[object] | Mapping[str, object] = ()) -> list[TupleRow]:
        db = self._connected()
        with saying(db, self._url):
            return db.execute(statement.encode(), values).fetchall()

    def touch(self) -> None:
        """Commit a group with nothing in it."""
        self._write("SELECT 1")

    # Games

    def add(self, saved: Saved) -> None:
        """Keep a new table."""
        fields = {name: getattr(saved, name) for name in COLUMNS.split(", ") if name not in ("seats", "changed")}
        row = {**fields, "seats": json.dumps(dict(saved.seats))}
        names, places = ", ".join(row), ", ".join(["%s"] * len(row))
        with self._saving():
            self._write(
                f"INSERT INTO tables ({names}, changed, length) VALUES ({places}, {NOW}, %s)",
                *row.values(),
                len(saved.moves),
            )
            moves = [str(move) for move in saved.moves]
            _, log = _as_json([Append(saved.id, 0, moves, saved.snapshot, saved.state, "")])
            self._begun().execute(INSERT, (log,))

    def append(
        self, id: str, first: int, moves: Sequence[str], snapshot: str, state: str = "playing", said: str = ""
    ) -> None:
        """Keep moves from number `first` on, and where the game stands after them; `said` is the id of the first."""
        with self._saving():
            if id in self._appends:
                self._flush()
            self._appends[id] = Append(id, first, [str(move) for move in moves], snapshot, state, said)

    def _flush(self) -> None:
        """Write the moves of many tables in two statements."""
        appends, self._appends = self._appends, {}
        if appends:
            stands, moves = _as_json(appends.values())
            self._begun().execute(APPEND, (stands,))
            self._begun().execute(INSERT, (moves,))

    def rebase(self, id: str, rules: int, base: int) -> None:
        """From now on the table starts from its snapshot, under this version of the rules."""
        statement = "UPDATE tables SET rules = %s, base = %s, base_snapshot = snapshot WHERE id = %s"
        self._write(statement, rules, base, id)

    def seat(self, id: str, seats: Mapping[str, str | None]) -> None:
        """Keep who holds which seat."""
        self._write("UPDATE tables SET seats = %s WHERE id = %s", json.dumps(dict(seats)), id)

    def finish(self, id: str, state: str, message: str) -> None:
        """The table is over or closed, and why."""
        statement = f"UPDATE tables SET state = %s, message = %s, changed = {NOW} WHERE id = %s"
        self._write(statement, state, message, id)

    def load(self, id: str) -> Saved:
        """A table with its log."""
        db = self._connected()
        with saying(db, self._url), db.transaction():
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            row = db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = %s", (id,)).fetchone()
            moves = db.execute("SELECT move, said FROM moves WHERE table_id = %s ORDER BY number", (id,)).fetchall()
        if row is None:
            raise DamagedError("there is no such table")
        fields: dict[str, Any] = dict(zip(COLUMNS.split(", "), row, strict=True))
        log = {"moves": tuple(move for move, _ in moves), "ids": tuple(said for _, said in moves)}
        return Saved(**{**fields, **log, "seats": seats_of(fields["seats"])})

    def playing(self, place: str) -> list[str]:
        """The tables of a place that are not over, the last one played first."""
        rows = "SELECT id FROM tables WHERE place = %s AND state = 'playing' ORDER BY changed DESC"
        return [id for (id,) in self._read(rows, (place,))]

    # Rooms of a server

    def keep_room(self, code: str, state: str, info: str, maker: str = "") -> None:
        """Keep who sits at a table of the server, and how it plays. `maker` is the hash of the key it was made with."""
        self._write(
            f"INSERT INTO rooms (code, state, info, maker, changed) VALUES (%s, %s, %s, %s, {NOW}) ON CONFLICT (code)"
            " DO UPDATE SET state = excluded.state, info = excluded.info, maker = excluded.maker,"
            " changed = excluded.changed",
            code,
            state,
            info,
            maker,
        )

    def load_room(self, code: str) -> str | None:
        """What is kept of a room that is not closed."""
        rows = self._read("SELECT info FROM rooms WHERE code = %s AND state <> 'closed'", (code,))
        return str(rows[0][0]) if rows else None

    def room_made_by(self, maker: str) -> str | None:
        """The code of the room that was made with a key, by its hash, unless it is closed."""
        rows = self._read(
            "SELECT code FROM rooms WHERE maker = %s AND state <> 'closed' ORDER BY changed DESC LIMIT 1", (maker,)
        )
        return str(rows[0][0]) if rows else None

    def rooms(self) -> list[KeptRoom]:
        """All rooms, the last one that something happened at first."""
        return [kept_room(*row) for row in self._read(ROOMS)]

    def close_room(self, code: str) -> None:
        """Nobody gets into a room any more. What was played there stays until it is forgotten."""
        self._write(f"UPDATE rooms SET state = 'closed', changed = {NOW} WHERE code = %s", code)

    def forget_room(self, code: str) -> None:
        """Forget a room, and its tables."""
        with self._saving():
            self._forget([code])

    def forget_rooms(self, age: float, lobby_age: float, besides: Collection[str] = ()) -> None:
        """Forget rooms, and their tables, that nothing has happened at for so many seconds; `besides` none of these."""
        given = {"age": age, "lobby_age": lobby_age, "me": self._server, "besides": list(besides)}
        with self._saving():
            rows = self._begun().execute(OLD.encode(), given).fetchall()
            self._forget([code for (code,) in rows])

    # Editions that people have made

    def keep_edition(self, kept: KeptEdition, most: int) -> None:
        """Keep an edition, in the place of one of the same code and lock. Of more than so many the oldest go."""
        with self._saving():
            self._write(
                f"INSERT INTO editions (code, lock, packed, changed) VALUES (%s, %s, %s, {NOW}) ON CONFLICT (code)"
                " DO UPDATE SET packed = excluded.packed, changed = excluded.changed"
                " WHERE editions.lock = excluded.lock",
                kept.code,
                kept.lock,
                kept.packed,
            )
            self._write(
                "DELETE FROM editions WHERE code IN (SELECT code FROM editions ORDER BY changed DESC OFFSET %s)", most
            )

    def load_edition(self, code: str) -> KeptEdition | None:
        """An edition by its code."""
        rows = self._read("SELECT code, lock, packed FROM editions WHERE code = %s", (code,))
        return KeptEdition(*map(str, rows[0])) if rows else None

    def touch_edition(self, code: str) -> None:
        """An edition is as if it had been kept just now."""
        self._write(f"UPDATE editions SET changed = {NOW} WHERE code = %s", code)

    def forget_edition(self, code: str) -> None:
        """Forget an edition."""
        self._write("DELETE FROM editions WHERE code = %s", code)

    def forget_editions(self, age: float) -> None:
        """Forget editions that nobody has kept or touched for so many seconds."""
        self._write(f"DELETE FROM editions WHERE changed < {NOW} - %s", age)

    def shift(self, since: float, until: float, seconds: float) -> None:
        """Nothing: here the time is the database's."""

    # For whoever runs the servers

    def recall(self, code: str) -> None:
        """Take a room from the server in whose memory it may be, which notices within a second."""
        with self._saving():
            self._write(
                "UPDATE servers SET recalled = recalled + 1 WHERE id = (SELECT server FROM leases WHERE code = %s)",
                code,
            )
            self._write("UPDATE leases SET server = NULL, epoch = epoch + 1 WHERE code = %s", code)

    def _forget(self, codes: Sequence[str]) -> None:
        games = "SELECT id FROM tables WHERE place = ANY (%s)"
        self._write(f"DELETE FROM moves WHERE table_id IN ({games})", codes)
        self._write("DELETE FROM tables WHERE place = ANY (%s)", codes)
        self._write("DELETE FROM rooms WHERE code = ANY (%s)", codes)
        self._write("DELETE FROM leases WHERE code = ANY (%s)", codes)
