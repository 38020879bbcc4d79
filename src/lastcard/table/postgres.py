"""A connection to PostgreSQL: how it is opened, what it says when something is wrong, and the tables that are in it.

Nothing here says a password, whatever went wrong.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
import psycopg.sql
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import TupleRow
from psycopg.types.string import StrDumper

from lastcard.table.store import ELSEWHERE, LeaseLostError, StoreError, UnreachableError

SCHEMA = 3
"""Version of the tables. `MIGRATIONS` brings older ones up to it, while servers of the version before still run."""

OLDEST = 14
"""The PostgreSQL that has all that is used here."""

MIGRATING = 0x1A57CA4D
"""The lock that servers take which start at the same time."""

PATIENCE = 60
"""Seconds in which a server that makes the tables, or changes them, gets done with it."""

LOST = "LC001"
"""What the database says when a lease is somebody else's."""

OUT_OF_ORDER = "LC002"
"""What it says to a group that comes after one that was sent later."""

WAITS: Mapping[str, Any] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "target_session_attrs": "read-write",  # of several hosts, the one that is not a copy
    "application_name": "lastcard",
}
"""How long we wait for a machine that may be gone, unless the address says something else."""

NOW = "extract(epoch FROM clock_timestamp())"

MIGRATIONS = {
    1: """
    CREATE TABLE tables (
        id text PRIMARY KEY,
        place text NOT NULL,
        rules integer NOT NULL,
        record text NOT NULL,
        seats text NOT NULL,
        snapshot text NOT NULL,
        edition text,
        state text NOT NULL,
        message text NOT NULL,
        base integer NOT NULL,
        base_snapshot text,
        changed double precision NOT NULL,
        length integer NOT NULL  -- moves in the log
    ) WITH (fillfactor = 60);
    CREATE INDEX tables_by_place ON tables (place);
    CREATE TABLE moves (
        table_id text NOT NULL REFERENCES tables (id),
        number integer NOT NULL,
        move text NOT NULL,
        said text NOT NULL,
        PRIMARY KEY (table_id, number)
    );
    CREATE TABLE rooms (
        code text PRIMARY KEY,
        state text NOT NULL,
        info text NOT NULL,
        changed double precision NOT NULL,
        maker text NOT NULL
    );
    CREATE INDEX rooms_by_maker ON rooms (maker);
    CREATE TABLE servers (
        id text PRIMARY KEY,
        address text NOT NULL,         -- under which browsers reach it
        process integer NOT NULL,      -- of several at one address
        seen timestamptz NOT NULL,     -- its last sign of life
        recalled bigint NOT NULL DEFAULT 0,  -- how often somebody else took a table from it
        UNIQUE (address, process)
    );
    CREATE TABLE leases (
        code text PRIMARY KEY,
        server text,                   -- who may change the table; nobody, if there is no such server
        epoch bigint NOT NULL          -- grows with every new owner
    );
    CREATE INDEX leases_by_server ON leases (server);
    CREATE TABLE groups (
        server text PRIMARY KEY,
        number bigint NOT NULL         -- of the last group that the server has kept
    );

    -- The beginning of every group. Its number tells later whether a group was kept whose answer was lost, and keeps
    -- one that is still on its way from coming after that. The locks keep the leases from being taken until the end.
    CREATE FUNCTION begin_group(me text, next bigint, codes text[], epochs bigint[]) RETURNS void AS $$
    DECLARE
        held bigint;
    BEGIN
        UPDATE groups SET number = next WHERE server = me AND number < next;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'another group has come first' USING ERRCODE = 'LC002';
        END IF;
        PERFORM 1 FROM leases JOIN unnest(codes, epochs) AS mine (code, epoch) USING (code, epoch)
            WHERE leases.server = me FOR SHARE OF leases;
        GET DIAGNOSTICS held = ROW_COUNT;
        IF held < cardinality(codes) THEN
            RAISE EXCEPTION 'the lease is lost' USING ERRCODE = 'LC001';
        END IF;
    END
    $$ LANGUAGE plpgsql;
    """,
    2: "ALTER TABLE servers ADD COLUMN version text NOT NULL DEFAULT ''",
    3: """
    CREATE TABLE editions (
        code text PRIMARY KEY,
        lock text NOT NULL,            -- hash of the key of whoever made it
        packed text NOT NULL,
        changed double precision NOT NULL
    );
    CREATE INDEX editions_by_age ON editions (changed);
    """,
}


class _PlainDumper(StrDumper):
    """Text without the one sign that PostgreSQL cannot keep."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\ufffd"))


def shown_url(url: str) -> str:
    """An address without its password.

    >>> shown_url("postgresql://ann:secret@db.example.org:5433/cards")
    'PostgreSQL at db.example.org:5433/cards'
    >>> shown_url("host=/run/postgresql dbname=cards password=secret")
    'PostgreSQL at /run/postgresql/cards'
    >>> shown_url("postgresql://[")
    'PostgreSQL'
    """
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error:
        return "PostgreSQL"
    host = str(parts.get("host") or "this machine")
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"PostgreSQL at {host}{port}/{parts.get('dbname') or parts.get('user') or ''}"


def connect(url: str) -> "psycopg.Connection[TupleRow]":
    """A connection, in which every statement is a transaction of its own. Raises StoreError, without the password."""
    where = shown_url(url)
    try:
        known = conninfo_to_dict(url)
        db = psycopg.connect(make_conninfo(url, **{key: value for key, value in WAITS.items() if key not in known}))
    except psycopg.ProgrammingError as error:
        raise StoreError(
            "this is no address of a database; expected one such as postgresql://user@host/name"
        ) from error
    except UnicodeError:
        raise StoreError("this is no address of a database: no host can have such a name") from None
    except psycopg.Error as error:
        raise UnreachableError(f"cannot reach {where}: {_reason(error, url)}") from None
    db.adapters.register_dumper(str, _PlainDumper)
    with saying(db, url):
        db.autocommit = True
        db.execute("SET search_path = lastcard")
    return db


def migrate(url: str) -> None:
    """Make the tables, or bring them up to date; of several servers that start at once, one does."""
    with connect(url) as db, saying(db, url), db.transaction():
        if db.info.server_version < OLDEST * 10_000:
            its = db.info.parameter_status("server_version")
            raise StoreError(f"{shown_url(url)} is PostgreSQL {its}; lastcard needs {OLDEST} or later")
        db.execute(f"SET LOCAL lock_timeout = '{PATIENCE}s'".encode())
        db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
        # Only whoever may create a schema can say IF NOT EXISTS; somebody else may have made this one for us.
        if db.execute("SELECT to_regnamespace('lastcard')").fetchone() == (None,):
            db.execute("CREATE SCHEMA lastcard")
        db.execute("CREATE TABLE IF NOT EXISTS versions (version integer NOT NULL)")
        row = db.execute("SELECT max(version) FROM versions").fetchone()
        version = int(row[0] or 0) if row else 0
        if version > SCHEMA:
            raise StoreError(f"{shown_url(url)} was written by a newer lastcard; this one cannot read it")
        for number in range(version + 1, SCHEMA + 1):
            db.execute(MIGRATIONS[number].encode())
            db.execute("INSERT INTO versions VALUES (%s)", (number,))


@contextmanager
def saying(db: "psycopg.Connection[TupleRow]", url: str) -> Iterator[None]:
    """What goes wrong within is a StoreError, and the connection is ready for the next thing, or closed."""
    try:
        yield
    except psycopg.Error as error:
        _roll_back(db)
        raise _meaning(error, db, url) from error
    except BaseException:
        _roll_back(db)
        raise


def _roll_back(db: "psycopg.Connection[TupleRow]") -> None:
    if not db.closed and db.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
        with suppress(psycopg.Error):
            db.execute("ROLLBACK")
            return
        db.close()


def _meaning(error: psycopg.Error, db: "psycopg.Connection[TupleRow]", url: str) -> StoreError:
    if error.sqlstate == LOST:
        return LeaseLostError(ELSEWHERE)
    if error.sqlstate == OUT_OF_ORDER or isinstance(error, errors.IntegrityError):
        return StoreError(ELSEWHERE)
    away = (errors.AdminShutdown, errors.CrashShutdown, errors.CannotConnectNow, errors.ReadOnlySqlTransaction)
    if isinstance(error, (*away, errors.IdleSessionTimeout)) or db.closed or isinstance(error, psycopg.InterfaceError):
        db.close()
        return UnreachableError(f"{shown_url(url)} does not answer: {_reason(error, url)}")
    return StoreError(f"{shown_url(url)}: {_reason(error, url)}{_advice(error, db)}")


def _advice(error: psycopg.Error, db: "psycopg.Connection[TupleRow]") -> str:
    """What whoever runs the server can do about it."""
    if isinstance(error, errors.InsufficientPrivilege | errors.InvalidSchemaName):
        name, user = (psycopg.sql.Identifier(each).as_string(db) for each in (db.info.dbname, db.info.user))
        return f"; the schema lastcard has to be this user's, or GRANT CREATE ON DATABASE {name} TO {user}"
    if isinstance(error, errors.LockNotAvailable):
        return "; another server has been changing the tables all the time"
    return ""


def _reason(error: psycopg.Error, url: str) -> str:
    """What the database says, in one line."""
    said = " ".join((error.diag.message_primary or str(error) or type(error).__name__).split())
    said = said.rpartition("FATAL: ")[2].strip()
    for beginning in ("connection failed: ", "connection is bad: "):
        said = said.removeprefix(beginning)
    with suppress(psycopg.Error):
        password = conninfo_to_dict(url).get("password")
        if password:
            said = said.replace(str(password), "…")
    return said
