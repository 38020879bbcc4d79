"""Chance at live tables: a keyed cryptographic stream, since a small generator could be worked out from the cards.

Block number n of the stream is HMAC-SHA-256 of n (8 bytes, big-endian) under the stream's secret; it has eight words.
"""

import hmac
from typing import Final

from mypy_extensions import i64

from lastcard.engine.chance import Chance

WORDS: Final = 8
"""Words in a block."""


class KeyedChance(Chance):
    """A stream of 32-bit words that nobody can foresee who does not know its secret.

    >>> chance = KeyedChance(bytes(32))
    >>> [int(chance.below(6)) for _ in range(8)]
    [5, 4, 0, 5, 2, 4, 0, 1]
    """

    def __init__(self, secret: bytes) -> None:
        self.secret: bytes = secret
        self.position: i64 = 0
        """How many words have been taken."""
        self.block: bytes = b""
        super().__init__()
        self.elsewhere = True

    def other_word(self) -> i64:
        """The next 32 random bits."""
        place: i64 = self.position % WORDS
        if place == 0 or len(self.block) == 0:
            number: int = self.position // WORDS
            self.block = hmac.digest(self.secret, number.to_bytes(8, "big"), "sha256")
        self.position += 1
        at: int = 4 * place
        return int.from_bytes(self.block[at : at + 4], "big")

    def twin(self) -> Chance:
        """Another one that goes on from here by itself."""
        other = KeyedChance(self.secret)
        other.position = self.position
        return other

    def copy_from(self, other: Chance) -> None:
        """Continue from where the other one stands."""
        if isinstance(other, KeyedChance):
            self.secret = other.secret
            self.position = other.position
            self.block = b""

    def encode(self) -> list[int]:
        """How far the stream was read; the secret is no part of it."""
        return [0, 0, 0, self.position]

    def decode(self, state: list[int]) -> None:
        """Continue from an encoded state."""
        self.position = state[3]
        self.block = b""
