"""One server for one folder: two would each think that the tables are theirs. Whoever finds one running goes there."""

import contextlib
import http.client
import importlib.util
import json
import os
import time
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from lastcard.files import UsageError

LOCK = "lastcard.lock"
PATIENCE = 10.0
"""Seconds in which a server that begins or ends gets done with it."""

PAUSE = 0.1
ABOUT = "/api/about"
NAME = {"name": "lastcard"}
"""What a server says there, so that nothing else is mistaken for one."""


def take(folder: Path) -> IO[bytes] | str:
    """The lock of a folder, or the address of the server that has it. A lock ends with its process, however it ends."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            file = (folder / LOCK).open("a+b")
        except OSError as error:
            raise UsageError(f"--data: cannot write to {folder / LOCK}: {error.strerror}") from error
        if _locked(file):
            _give_to_owner(folder)
            return file
        with file:
            file.seek(0)
            url = file.read(1000).decode(errors="replace").strip()
        if url and answers(url):
            return url
        if time.monotonic() > until:
            raise UsageError(
                f"another lastcard serves the tables in {folder}, but does not answer; --data takes another folder"
            )
        time.sleep(PAUSE)


def _give_to_owner(folder: Path) -> None:
    """Leave the lock to whoever has the folder: root may have made it for a server that runs as somebody else."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        os.chown(folder / LOCK, owner.st_uid, owner.st_gid)


def say_where(lock: IO[bytes], url: str) -> None:
    """Write down where the server of this lock can be found."""
    lock.truncate(0)
    lock.write(f"{url}\n".encode())
    lock.flush()


def answers(url: str) -> bool:
    """Whether there is a lastcard at an address of this machine."""
    with contextlib.suppress(OSError, ValueError, http.client.HTTPException):
        parts = urlsplit(url)
        connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=2)
        with contextlib.closing(connection):
            connection.request("GET", ABOUT)
            return bool(json.loads(connection.getresponse().read(1000)) == NAME)
    return False


def _locked(file: IO[bytes]) -> bool:
    """Whether the lock is ours now; where there are none, as on Windows, it always is."""
    if importlib.util.find_spec("fcntl") is None:
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        file.close()
        raise UsageError(f"--data: cannot lock {file.name}: {error.strerror}") from error
    return True
