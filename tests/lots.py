"""What is drawn by lot is the same each time that a test runs: a test that depends on what is dealt does so always.

Servers and commands that begin for tests all deal from one key, in whatever order tests come to them; what makes a deal
a test's own are the nonces of its people.
"""

import os
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from random import Random

from lastcard.game import dealing
from lastcard.table import table

KEY = "5e" * 32

_drawn: Counter[str] = Counter()


def lot(*what: object) -> str:
    """What somebody adds to a key in the test that runs now: 16 bytes, for each test its own."""
    return sha256(repr((_test(), *what)).encode()).hexdigest()[:32]


def next_lot() -> str:
    """One lot after the other, in each test from the beginning."""
    _drawn[_test()] += 1
    return lot(_drawn[_test()])


def _test() -> str:
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]


def draw_alike(new_key: Callable[[], str], new_seed: Callable[[], str]) -> None:
    """Let this process draw the same lots each time."""

    class Seeded(Random):
        def __init__(self, seed: object = None) -> None:
            super().__init__(new_seed() if seed is None else repr(seed))

    dealing.new_key = new_key
    dealing.new_nonce = lambda: lot("nonce")
    vars(table)["Random"] = Seeded
