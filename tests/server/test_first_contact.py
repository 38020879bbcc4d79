"""A server that starts, and a database that is not as it should be: one line that says why, and never a traceback."""

import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from lastcard.cli.main import main
from lastcard.table import postgres
from lastcard.table.postgres import migrate
from lastcard.table.postgres_leases import ALIVE
from processes import PATIENCE, wait_until

pytestmark = pytest.mark.usefixtures("set_up_again")
NUMBERS = count()


def somebody(database: str, about: str) -> str:
    """The address of a database for somebody new."""
    name = f"newcomer{next(NUMBERS)}"
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(f"CREATE ROLE {name} LOGIN {about}".encode())
        row = db.execute("SELECT current_database()").fetchone()
        assert row is not None
        if "NOINHERIT" not in about:
            db.execute(f"GRANT CREATE ON DATABASE {row[0]} TO {name}".encode())
    return database.replace("postgres@", f"{name}@")


def name_in(database: str) -> str:
    """Whose address it is."""
    return str(conninfo_to_dict(database)["user"])


def refused(database: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `lastcard serve` says that does not start."""
    capsys.readouterr()
    command = ["serve", "--no-browser", "--port", "0", "--metrics", "0", "--thinkers", "0", "--data", str(folder)]
    assert main([*command, "--database", database]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1), "one line, and nothing about playing"
    return said.err


def test_too_few_connections(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The tables are made, and then the server itself is not let in."""
    said = refused(somebody(database, "CONNECTION LIMIT 2"), tmp_path, capsys)
    assert "too many connections for role" in said
    with psycopg.connect(database) as db:
        alive = f"SELECT count(*) FROM lastcard.servers WHERE {ALIVE}".encode()
        assert db.execute(alive).fetchone() == (0,), "nobody is sent there"


def test_no_rights(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stranger = somebody(database, "NOINHERIT")
    name = name_in(stranger)
    said = refused(stranger, tmp_path, capsys)
    assert "permission denied for database" in said
    assert said.endswith(f' TO "{name}"\n'), "what to do about it"
    migrate(database)
    assert "the schema lastcard has to be this user's" in refused(stranger, tmp_path, capsys)


def test_a_schema_that_somebody_made_for_us(database: str) -> None:
    stranger = somebody(database, "NOINHERIT")
    name = name_in(stranger)
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(f"CREATE SCHEMA lastcard AUTHORIZATION {name}".encode())
    migrate(stranger)


def test_an_old_postgres(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgres, "OLDEST", 99)
    assert "lastcard needs 99 or later" in refused(database, tmp_path, capsys)


def test_the_database_goes_while_the_tables_are_made(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(postgres.MIGRATIONS, 2, "SELECT pg_terminate_backend(pg_backend_pid())")
        assert "does not answer: terminating connection" in refused(database, tmp_path, capsys)
    with psycopg.connect(database) as db:
        assert db.execute("SELECT to_regnamespace('lastcard')").fetchone() == (None,), "all of it, or nothing"
    migrate(database)


def test_somebody_else_makes_the_tables_and_does_not_get_done(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 1)
    with psycopg.connect(database) as db:
        db.execute("SELECT pg_advisory_xact_lock(%s)", (postgres.MIGRATING,))
        assert "another server has been changing the tables" in refused(database, tmp_path, capsys)


@pytest.mark.parametrize("host", ["a..b", "a" * 80])
def test_a_host_that_cannot_be(host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(f"postgresql://ann:secret-one@{host}/cards", tmp_path, capsys)
    assert said == "lastcard: --database: this is no address of a database: no host can have such a name\n"


def test_several_processes_say_why_they_cannot_begin_and_try_again(database: str, tmp_path: Path) -> None:
    """And Ctrl-C, which all that a terminal has started hears, ends them kindly all the same."""
    somewhere = somebody(database, "CONNECTION LIMIT 2")
    command = [sys.executable, "-m", "lastcard", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    command += ["--thinkers", "0", "--database", somewhere, "--processes", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "not-started" in line, line
            assert "too many connections for role" in line
            with psycopg.connect(database, autocommit=True) as db:
                db.execute(f"ALTER ROLE {name_in(somewhere)} CONNECTION LIMIT 20".encode())
                alive = f"SELECT count(*) FROM lastcard.servers WHERE {ALIVE}".encode()
                wait_until(lambda: db.execute(alive).fetchone() == (2,))
            os.killpg(process.pid, signal.SIGINT)
            said, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert "lastcard plays at" in said
    assert "ended-at-once" not in said
    assert "Traceback" not in said
