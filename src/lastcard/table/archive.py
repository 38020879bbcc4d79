"""The file of tables, for whoever runs the server: what is in it, copies of it, and putting a copy back."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from lastcard.table.sqlite_store import ROOMS, SCHEMA
from lastcard.table.store import KeptEdition, KeptRoom, StoreError, kept_room

FILE = "lastcard.db"
BUSY = 10.0
"""Seconds that we wait for a server that is writing."""


class Archive:
    """The tables in a file that a server may be using. `older`: also one that an older version of lastcard wrote."""

    def __init__(self, path: Path, *, older: bool = False) -> None:
        self.path = path
        self._db = _opened(path, older=older)

    def __enter__(self) -> "Archive":
        return self

    def __exit__(self, *_: object) -> None:
        self._db.close()

    def rooms(self) -> list[KeptRoom]:
        """All tables of the server, the last one that something happened at first."""
        with _reading(self.path):
            return [kept_room(*row) for row in self._db.execute(ROOMS)]

    def load_edition(self, code: str) -> KeptEdition | None:
        """An edition, or a record, that somebody has left on the server, by its code."""
        with _reading(self.path):
            row = self._db.execute("SELECT code, lock, packed FROM editions WHERE code = ?", (code,)).fetchone()
        return None if row is None else KeptEdition(*row)

    def back_up(self, file: Path) -> int:
        """Copy everything to a file, which is there at the end or not at all. Returns how many tables are in it.

        All at once: a copy in steps would begin anew whenever a server writes in between. Writing goes on meanwhile.
        """
        if file.exists() and not _is_ours(file):
            raise StoreError(f"{file} is something else, and is not replaced")
        if file.exists() and _is_kept_in(file):
            # A server would go on writing to the file that is there no more, and lose it all when it ends.
            raise StoreError(f"{file} is what a server keeps its tables in, and no copy; it is not replaced")
        return self._copy(file, lambda _: None)

    def _copy(self, file: Path, before: Callable[[Path], None]) -> int:
        """Copy everything to a file; `before` the copy gets its name, something is done with it."""
        new = file.with_name(f"{file.name}.{os.getpid()}.new")
        try:
            os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as copy:
                self._db.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
                count = _check(copy, new)
            _sync(new)
            before(new)
            os.replace(new, file)
            _sync(file.parent)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot write {file}: {getattr(error, 'strerror', None) or error}") from error
        finally:
            with contextlib.suppress(FileNotFoundError):
                new.unlink()
        return count

    def restore_to(self, folder: Path) -> int:
        """Put this copy in the place of all tables in a folder that no server uses. Returns how many are in it."""

        def make_room(new: Path) -> None:
            if hasattr(os, "geteuid") and os.geteuid() == 0:  # the server may run as somebody else
                owner = folder.stat()
                os.chown(new, owner.st_uid, owner.st_gid)
            # The log of changes belongs to the old file: beside the new one it would destroy it.
            for rest in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    (folder / f"{FILE}{rest}").unlink()

        with _reading(self.path):
            _check(self._db, self.path)
        return self._copy(folder / FILE, make_room)

    def wipe(self) -> bool:
        """What was deleted leaves the log of changes, too. False if somebody reads or writes there all the time."""
        with _reading(self.path):
            busy, _, _ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy


def _opened(path: Path, *, older: bool = False) -> sqlite3.Connection:
    if not path.is_file():
        raise StoreError(f"there are no tables in {path.parent}" if path.name == FILE else f"there is no file {path}")
    with _reading(path):
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=BUSY)
        try:
            version = db.execute("PRAGMA user_version").fetchone()[0]
        except sqlite3.Error:
            db.close()
            raise
    problem = ""
    if version > SCHEMA:
        problem = "was written by a newer lastcard; this one cannot read it"
    elif version < 1:
        problem = "has no tables of lastcard in it"
    elif version < SCHEMA and not older:
        problem = "was written by an older lastcard; start the server of this one once"
    if problem:
        db.close()
        raise StoreError(f"{path} {problem}")
    return db


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"cannot read {path}: {error}") from error


def _check(db: sqlite3.Connection, path: Path) -> int:
    found = [row[0] for row in db.execute("PRAGMA integrity_check(3)")]
    if found != ["ok"]:
        raise StoreError(f"{path} is damaged: {found[0]}")
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'rooms'").fetchone():
        return 0  # the first version kept only what was played in terminals
    return int(db.execute("SELECT count(*) FROM rooms").fetchone()[0])


def _is_ours(file: Path) -> bool:
    try:
        _opened(file).close()
    except StoreError:
        return False
    return True


def _is_kept_in(file: Path) -> bool:
    """Whether a file has, or had, a log of changes beside it. Copies have none."""
    with file.open("rb") as opened:
        return opened.read(20)[18:] == b"\x02\x02"


def _sync(path: Path) -> None:
    if os.name == "nt":  # there a folder cannot be opened
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
