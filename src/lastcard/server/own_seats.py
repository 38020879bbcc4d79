"""The keys of seats that this user took at servers' tables, so that a program that ended comes back to its seat."""

import contextlib
import json
import os
import secrets
from pathlib import Path

from lastcard.server.client import address
from lastcard.table.store import data_folder

MOST = 200
"""So many are kept, the latest."""


def key_of(link: str, name: str) -> str:
    """The key of a seat: the one from last time, or a new one, which is kept in `seats.json` of the data folder."""
    url, code = address(link)
    seat = f"{url}/{code} {name}"
    path = data_folder() / "seats.json"
    keys = _read(path)
    key = keys.pop(seat, "") or secrets.token_urlsafe(24)
    keys[seat] = key
    with contextlib.suppress(OSError):  # then there is no way back, and that is all
        _write(path, dict(list(keys.items())[-MOST:]))
    return key


def _read(path: Path) -> dict[str, str]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(seat): str(key) for seat, key in found.items()} if isinstance(found, dict) else {}


def _write(path: Path, keys: dict[str, str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(keys, file)
    new.replace(path)
