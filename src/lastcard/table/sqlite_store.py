"""Tables in one SQLite file: for whoever plays in a terminal, and for one server."""

import json
import os
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path

from lastcard.table.store import (
    COLUMNS,
    ELSEWHERE,
    Append,
    DamagedError,
    KeptEdition,
    KeptRoom,
    Lease,
    Saved,
    StoreError,
    kept_room,
    seats_of,
)

SCHEMA = 5
"""Version of the file. `MIGRATIONS` brings an older one up to it."""

CHECKPOINT = 8000
"""Pages after which the log of changes is brought into the file: seldom, since everybody waits for it."""

MIGRATIONS = {
    1: """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        place TEXT NOT NULL,     -- who plays here: the terminal, or the server
        rules INTEGER NOT NULL,  -- version of the rules that the log was played by
        record TEXT NOT NULL,    -- the record of the game before its first move
        edition TEXT,            -- the text of an edition file
        seats TEXT NOT NULL,     -- JSON: who holds which seat, a bot's name or null for a person
        state TEXT NOT NULL,     -- playing, over, closed
        message TEXT NOT NULL,
        base INTEGER NOT NULL,   -- moves up to here are in `base_snapshot`, which another version of the rules wrote
        base_snapshot TEXT,
        snapshot TEXT NOT NULL,
        changed REAL NOT NULL
    );
    CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    """,
    2: """
    CREATE TABLE rooms (
        code TEXT PRIMARY KEY,
        state TEXT NOT NULL,     -- lobby, playing, over, closed
        info TEXT NOT NULL,      -- JSON: who sits there, and how the table plays
        changed REAL NOT NULL
    );
    """,
    3: """
    ALTER TABLE rooms ADD COLUMN maker TEXT NOT NULL DEFAULT '';  -- hash of the key that it was made with
    CREATE INDEX rooms_by_maker ON rooms (maker);
    """,
    4: """
    ALTER TABLE moves ADD COLUMN said TEXT NOT NULL DEFAULT '';  -- the id that whoever made a move gave it
    """,
    5: """
    CREATE TABLE editions (
        code TEXT PRIMARY KEY,
        lock TEXT NOT NULL,      -- hash of the key of whoever made it
        packed TEXT NOT NULL,
        changed REAL NOT NULL
    );
    CREATE INDEX editions_by_age ON editions (changed);
    """,
}


ROOMS = """
    SELECT code, state, info,
        max(rooms.changed, coalesce((SELECT max(changed) FROM tables WHERE place = code), 0)),
        (SELECT count(*) FROM moves WHERE table_id IN (SELECT id FROM tables WHERE place = code))
    FROM rooms ORDER BY 4 DESC
"""


ROWS = 32
"""Rows in one statement. One for each would let go of the interpreter, and wait for it, as often; many are slow."""

ASTRAY = """
    WITH new (id, first) AS (VALUES {rows})
    SELECT count(*) FROM new
    WHERE first <> coalesce((SELECT max(number) + 1 FROM moves WHERE table_id = new.id), 0)
"""
"""How many tables have other logs than those think who want to go on with them."""

INSERT = "INSERT INTO moves (table_id, number, move, said) VALUES {rows}"

STAND = "UPDATE tables SET snapshot = ?, state = ?, changed = ? WHERE id = ?"
STAND_MANY = """
    WITH new (id, snapshot, state, changed) AS (VALUES {rows})
    UPDATE tables SET snapshot = new.snapshot, state = new.state, changed = new.changed
    FROM new WHERE tables.id = new.id
"""
"""Where tables stand; the second takes longer for a few, and lets go of the interpreter only once."""

FEW = 3 if sqlite3.sqlite_version_info >= (3, 33) else 1_000_000
"""How many are a few. Before 3.33, SQLite knew no other way."""


DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite says of a file that makes no sense to it."""

NO_TEXT = "Could not decode to UTF-8"
"""How Python begins to say that a text is none."""


class SqliteStore:
    """One file of tables.

    >>> store = SqliteStore(":memory:")
    >>> store.add(Saved("t1", "terminal", 1, "", {"Ann": None, "Bo": "normal"}, "[]"))
    >>> store.append("t1", 0, ["Ann: draw"], "[1]")
    >>> store.load("t1").moves
    ('Ann: draw',)
    """

    def __init__(self, path: Path | str, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self._clock = clock
        try:
            if isinstance(path, Path):
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                _make_private(path)
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA secure_delete = ON")  # what people want deleted is gone, not only out of sight
            self._db.execute("PRAGMA foreign_keys = ON")
            self._db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
            self._migrate()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot keep games in {path}: {_reason(error)}") from error
        self._grouping = False
        self._appends: dict[str, Append] = {}
        """Moves of the group that are not written yet, by their table."""

    def __del__(self) -> None:
        """Who forgets to close a store leaves no file open."""
        with suppress(AttributeError):  # there is none if it could not be opened
            self._db.close()

    @contextmanager
    def group(self, leases: Sequence[Lease] = ()) -> Iterator[None]:
        """Changes made within are committed together, or none of them. Whoever has the file has all leases."""
        with _Saving(self._db, self.path):
            self._grouping = True
            try:
                yield
                self._flush()
            finally:
                self._grouping = False
                self._appends = {}

    def settle(self) -> bool:
        """A file answers: what was not kept was not."""
        return False

    def _migrate(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")
        version = self._db.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA:
            self._db.execute("ROLLBACK")
            raise StoreError(f"{self.path} was written by a newer lastcard; this one cannot read it")
        for number in range(version + 1, SCHEMA + 1):
            for statement in MIGRATIONS[number].split(";"):
                self._db.execute(statement)
        self._db.execute(f"PRAGMA user_version = {SCHEMA}")
        self._db.execute("COMMIT")

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def add(self, saved: Saved) -> None:
        """Keep a new table."""
        row = {**vars(saved), "seats": json.dumps(dict(saved.seats)), "changed": self._clock()}
        del row["moves"], row["ids"]
        with self._saving():
            self._db.execute(f"INSERT INTO tables ({COLUMNS}) VALUES (:{COLUMNS.replace(', ', ', :')})", row)
            moves = [str(move) for move in saved.moves]
            self._many(INSERT, Append(saved.id, 0, moves, saved.snapshot, saved.state, "").rows())

    def append(
        self, id: str, first: int, moves: Sequence[str], snapshot: str, state: str = "playing", said: str = ""
    ) -> None:
        """Keep moves from number `first` on, and where the game stands after them; `said` is the id of the first."""
        with nullcontext() if self._grouping else self.group():
            if id in self._appends:
                self._flush()
            self._appends[id] = Append(id, first, [str(move) for move in moves], snapshot, state, said)

    def _flush(self) -> None:
        """Write the moves of many tables in a few statements."""
        appends, self._appends = self._appends, {}
        new, now = appends.values(), self._clock()
        if any(count for (count,) in self._many(ASTRAY, [(each.id, each.first) for each in new])):
            raise StoreError(ELSEWHERE)
        self._many(INSERT, [row for each in new for row in each.rows()])
        if len(new) <= FEW:
            self._db.executemany(STAND, [(each.snapshot, each.state, now, each.id) for each in new])
        else:
            self._many(STAND_MANY, [(each.id, each.snapshot, each.state, now) for each in new])

    def _many(self, statement: str, rows: Sequence[tuple[object, ...]]) -> list[tuple[int]]:
        """Carry out a statement for many rows. Returns what each of its parts has found."""
        found: list[tuple[int]] = []
        for at in range(0, len(rows), ROWS):
            part = rows[at : at + ROWS]
            written = _for_rows(statement, len(part), len(part[0]))
            found += self._db.execute(written, [value for row in part for value in row]).fetchall()
        return found

    def rebase(self, id: str, rules: int, base: int) -> None:
        """From now on the table starts from its snapshot, under this version of the rules."""
        with self._saving():
            self._db.execute(
                "UPDATE tables SET rules = ?, base = ?, base_snapshot = snapshot WHERE id = ?", (rules, base, id)
            )

    def seat(self, id: str, seats: Mapping[str, str | None]) -> None:
        """Keep who holds which seat."""
        with self._saving():
            self._db.execute("UPDATE tables SET seats = ? WHERE id = ?", (json.dumps(dict(seats)), id))

    def finish(self, id: str, state: str, message: str) -> None:
        """The table is over or closed, and why."""
        with self._saving():
            self._db.execute(
                "UPDATE tables SET state = ?, message = ?, changed = ? WHERE id = ?",
                (state, message, self._clock(), id),
            )

    def load(self, id: str) -> Saved:
        """A table with its log."""
        try:
            row = self._db.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
            moves = self._db.execute(
                "SELECT move, said FROM moves WHERE table_id = ? ORDER BY number", (id,)
            ).fetchall()
        except sqlite3.Error as error:
            raise self._not_read(error) from error
        if row is None:
            raise DamagedError("there is no such table")
        fields = dict(zip(COLUMNS.split(", "), row, strict=True))
        log = {"moves": tuple(move for move, _ in moves), "ids": tuple(said for _, said in moves)}
        return Saved(**{**fields, **log, "seats": seats_of(fields["seats"])})

    def playing(self, place: str) -> list[str]:
        """The tables of a place that are not over, the last one played first."""
        try:
            rows = self._db.execute(
                "SELECT id FROM tables WHERE place = ? AND state = 'playing' ORDER BY changed DESC", (place,)
            )
            return [id for (id,) in rows]
        except sqlite3.Error as error:
            raise self._not_read(error) from error

    # Rooms of the server

    def keep_room(self, code: str, state: str, info: str, maker: str = "") -> None:
        """Keep who sits at a table of the server, and how it plays. `maker` is the hash of the key it was made with."""
        with self._saving():
            self._db.execute(
                "INSERT OR REPLACE INTO rooms (code, state, info, changed, maker) VALUES (?, ?, ?, ?, ?)",
                (code, state, info, self._clock(), maker),
            )

    def room_made_by(self, maker: str) -> str | None:
        """The code of the room that was made with a key, by its hash, unless it is closed."""
        rows = "SELECT code FROM rooms WHERE maker = ? AND state != 'closed' ORDER BY changed DESC"
        try:
            row = self._db.execute(rows, (maker,)).fetchone()
        except sqlite3.Error as error:
            raise self._not_read(error) from error
        return None if row is None else str(row[0])

    def load_room(self, code: str) -> str | None:
        """What is kept of a room that is not closed."""
        try:
            row = self._db.execute("SELECT info FROM rooms WHERE code = ? AND state != 'closed'", (code,)).fetchone()
        except sqlite3.Error as error:
            raise self._not_read(error) from error
        return None if row is None else str(row[0])

    def rooms(self) -> list[KeptRoom]:
        """All rooms, the last one that something happened at first."""
        try:
            return [kept_room(*row) for row in self._db.execute(ROOMS)]
        except sqlite3.Error as error:
            raise self._not_read(error) from error

    def forget_rooms(self, age: float, lobby_age: float, besides: Collection[str] = ()) -> None:
        """Forget rooms, and their tables, that nothing has happened at for so many seconds; `besides` none of these."""
        now = self._clock()
        with self._saving():
            old = self._db.execute(
                "SELECT code FROM rooms WHERE (changed < :before OR changed < :lobbies AND state = 'lobby')"
                " AND NOT EXISTS (SELECT 1 FROM tables WHERE place = code AND tables.changed >= :before)",
                {"before": now - age, "lobbies": now - lobby_age},
            ).fetchall()
            self._forget([(code,) for (code,) in old if code not in besides])

    def close_room(self, code: str) -> None:
        """Nobody gets into a room any more. What was played there stays until it is forgotten."""
        with self._saving():
            self._db.execute("UPDATE rooms SET state = 'closed', changed = ? WHERE code = ?", (self._clock(), code))

    def forget_room(self, code: str) -> None:
        """Forget a room, and its tables."""
        with self._saving():
            self._forget([(code,)])

    def _forget(self, codes: Sequence[tuple[str]]) -> None:
        moves = "DELETE FROM moves WHERE table_id IN (SELECT id FROM tables WHERE place = ?)"
        self._db.executemany(moves, codes)
        self._db.executemany("DELETE FROM tables WHERE place = ?", codes)
        self._db.executemany("DELETE FROM rooms WHERE code = ?", codes)

    # Editions that people have made

    def keep_edition(self, kept: KeptEdition, most: int) -> None:
        """Keep an edition, in the place of one of the same code and lock. Of more than so many the oldest go."""
        with self._saving():
            self._db.execute(
                "INSERT INTO editions (code, lock, packed, changed) VALUES (?, ?, ?, ?) ON CONFLICT (code)"
                " DO UPDATE SET packed = excluded.packed, changed = excluded.changed WHERE lock = excluded.lock",
                (kept.code, kept.lock, kept.packed, self._clock()),
            )
            self._db.execute(
                "DELETE FROM editions WHERE code IN"
                " (SELECT code FROM editions ORDER BY changed DESC LIMIT -1 OFFSET ?)",
                (most,),
            )

    def load_edition(self, code: str) -> KeptEdition | None:
        """An edition by its code."""
        try:
            row = self._db.execute("SELECT code, lock, packed FROM editions WHERE code = ?", (code,)).fetchone()
        except sqlite3.Error as error:
            raise self._not_read(error) from error
        return None if row is None else KeptEdition(*row)

    def touch_edition(self, code: str) -> None:
        """An edition is as if it had been kept just now."""
        with self._saving():
            self._db.execute("UPDATE editions SET changed = ? WHERE code = ?", (self._clock(), code))

    def forget_edition(self, code: str) -> None:
        """Forget an edition."""
        with self._saving():
            self._db.execute("DELETE FROM editions WHERE code = ?", (code,))

    def forget_editions(self, age: float) -> None:
        """Forget editions that nobody has kept or touched for so many seconds."""
        with self._saving():
            self._db.execute("DELETE FROM editions WHERE changed < ?", (self._clock() - age,))

    def shift(self, since: float, until: float, seconds: float) -> None:
        """What was changed in that time, by the clock of the server, was changed so many seconds later."""
        with self._saving():
            for table in ("rooms", "tables", "editions"):
                self._db.execute(
                    f"UPDATE {table} SET changed = changed + ? WHERE changed BETWEEN ? AND ?", (seconds, since, until)
                )

    def touch(self) -> None:
        """Write something that changes nothing, to see whether that is possible."""
        with self._saving():
            self._db.execute(f"PRAGMA user_version = {SCHEMA}")

    def _not_read(self, error: sqlite3.Error) -> StoreError:
        """What to say of something that cannot be read: just now, or ever again."""
        if str(error).startswith(NO_TEXT):  # it goes on with what stands there, which nobody is to read in a log
            return DamagedError(f"cannot read {self.path}: what stands there is no text")
        is_damaged = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in DAMAGED
        return (DamagedError if is_damaged else StoreError)(f"cannot read {self.path}: {_reason(error)}")

    def _saving(self) -> AbstractContextManager[None]:
        """Within a group, what comes after moves is written after them."""
        if not self._grouping:
            return _Saving(self._db, self.path)
        self._flush()
        return nullcontext()


class _Saving:
    """A transaction: all of it is on the disk at its end, or nothing, and then a message says why."""

    def __init__(self, db: sqlite3.Connection, path: Path | str) -> None:
        self.db = db
        self.path = path

    def __enter__(self) -> None:
        try:
            self.db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise StoreError(f"cannot save the game in {self.path}: {_reason(error)}") from error

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if error is None:
                self.db.execute("COMMIT")
                return
        except sqlite3.Error as failed:
            error = failed
        if self.db.in_transaction:
            with suppress(sqlite3.Error):
                self.db.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            raise StoreError(ELSEWHERE) from error
        if isinstance(error, sqlite3.Error):
            raise StoreError(f"cannot save the game in {self.path}: {_reason(error)}") from error


@cache
def _for_rows(statement: str, rows: int, columns: int) -> str:
    """A statement with so many rows of gaps."""
    gaps = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([gaps] * rows))


def _make_private(path: Path) -> None:
    """Let nobody else on this machine read a file; those that SQLite puts beside it are made like it."""
    with suppress(FileExistsError):
        # Only a new one is opened: closing a file lets go of all locks that this process has on it.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):  # it is not there, or it is somebody else's to decide
            if each.stat().st_mode & 0o077:
                each.chmod(0o600)


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)
