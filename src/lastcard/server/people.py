"""The places at a table of the server: who holds them, who is there, who is away."""

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any

AWAY = 30.0
"""Seconds after which a bot sits in for somebody whose connection is lost."""

SILENT = 60.0
"""Seconds after which somebody who is asked and does not answer may be replaced by a bot."""


def new_key() -> str:
    """The key to a seat. Only its hash is kept."""
    return secrets.token_urlsafe(24)


def hash_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


@dataclass
class Place:
    """A place at a table. It belongs to a person (`lock` is the hash of their key) or to a bot."""

    name: str
    lock: str = ""
    bot: str | None = None
    """The bot that plays here now: its own place, or sitting in for a person."""
    nonce: str = ""
    agreed: bool = False
    here: int = 0
    """Connections of this person."""
    away_since: float | None = None
    asked_since: float | None = None
    silent: bool = False
    votes: set[str] = field(default_factory=set)

    @property
    def person(self) -> bool:
        """Whether it belongs to a person."""
        return bool(self.lock)

    def kept(self) -> dict[str, Any]:
        """What is kept of it on the disk."""
        keys = ("name", "lock", "bot", "nonce", "agreed")
        return {key: getattr(self, key) for key in keys}
