"""The places at a table of the server: who holds them, who is there, who is away."""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from unicodedata import category

from lastcard.game.dealing import NO_NONCE
from lastcard.game.players import check_players

AWAY = 30.0
"""Seconds after which a bot sits in for somebody whose connection is lost."""

SILENT = 60.0
"""Seconds after which somebody who is asked and does not answer may be replaced by a bot."""

BOT_NAMES = ("Robin", "Ada", "Max", "Ivy", "Leo", "Mia", "Otto", "Zoe", "Finn", "Nora", "Hugo")


@dataclass
class Place:
    """A place at a table. It belongs to a person (`lock` is the hash of their key) or to a bot."""

    name: str
    lock: str = ""
    bot: str | None = None
    """The bot that plays here now: its own place, or sitting in for a person."""
    nonce: str = NO_NONCE
    agreed: bool = False
    away_since: float | None = None
    """None: there is a connection."""
    asked_since: float | None = None
    silent: bool = False

    @property
    def person(self) -> bool:
        """Whether it belongs to a person."""
        return bool(self.lock)

    @property
    def present(self) -> bool:
        """Whether a person is there."""
        return self.person and self.away_since is None

    def opens_with(self, key: str) -> bool:
        """Whether this is the key to the place."""
        return self.person and hmac.compare_digest(self.lock, hash_of(key))

    def kept(self) -> dict[str, Any]:
        """What is kept of it on the disk."""
        keys = ("name", "lock", "bot", "nonce", "agreed")
        return {key: getattr(self, key) for key in keys}


def hash_of(key: str) -> str:
    """What is kept of the key to a place.

    >>> hash_of("secret")[:8]
    '2bb80d53'
    """
    return hashlib.sha256(key.encode()).hexdigest()


def check_name(name: str, others: Sequence[str]) -> None:
    """Raise ValueError if nobody can sit down under this name beside these others.

    >>> check_name("Ann", ["Bo"])
    >>> check_name("bo", ["Bo"])
    Traceback (most recent call last):
    ...
    ValueError: 'bo' plays twice; names must differ in more than capitals
    """
    check_players([*others, name] if others else ["Somebody" if name != "Somebody" else "Else", name])
    if name != visible(name):
        raise ValueError("a name has no invisible characters")


def visible(text: str) -> str:
    r"""A text on one line, without characters that do not show, or that turn around what comes after them.

    >>> visible(" a\u202eb\x00\n c ")
    'ab c'
    """
    shown = "".join(sign for sign in " ".join(text.split()) if sign == JOINER or category(sign) not in HIDDEN)
    return " ".join(shown.split())


JOINER = "\u200d"
"""Makes one sign of several: families and flags among the emoji."""

HIDDEN = ("Cc", "Cf", "Co", "Cs")


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody else has.

    >>> bot_name(["Robin", "ada"])
    'Max'
    """
    others = {name.casefold() for name in taken}
    return next(name for name in BOT_NAMES if name.casefold() not in others)


class Allowance:
    """How often somebody may do something: so many times in a row, and so many times a second in the long run.

    >>> allowance = Allowance(rate=1, burst=2, now=0)
    >>> [allowance.take(0), allowance.take(0), allowance.take(0), allowance.take(1)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.since = burst, now

    def take(self, now: float) -> bool:
        """Whether it may be done once more."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
