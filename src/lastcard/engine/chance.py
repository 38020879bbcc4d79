"""Chance: one small source of random numbers, part of the state of a game.

The generator is sfc32 (small fast counting, 32 bits). It gives the same numbers compiled and
interpreted, and belongs to version 1 of the record format: docs/records.md has its test vectors.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Chance:
    """A stream of 32-bit words that follows from a seed.

    >>> chance = Chance(7)
    >>> [chance.below(6) for _ in range(8)]
    [2, 2, 1, 2, 1, 2, 5, 4]
    """

    def __init__(self, seed: int = 0) -> None:
        self.elsewhere: bool = False
        """A class below this one says what comes (`other_word`, `other_below`). That is asked first because `below` is
        called all the time: what nobody overrides is called directly, and `own_word` is put into it."""
        self.a: i64 = 0
        self.b: i64 = seed & WORD
        self.c: i64 = (seed >> 32) & WORD
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        return self.other_word() if self.elsewhere else self.own_word()

    def own_word(self) -> i64:
        """The next word of the generator."""
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        word: i64 = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
        return word

    def other_word(self) -> i64:
        """The next 32 random bits, where they come from elsewhere."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is below 2^31.

        The high word of word * n, where the few words that would favour some results are drawn again.
        """
        if self.elsewhere:
            return self.other_below(n)
        product: i64 = self.own_word() * n
        if product & WORD < n:
            product = self.made_fair(product, n)
        return product >> 32

    def other_below(self, n: i64) -> i64:
        """A number from 0 to n - 1, where chance comes from elsewhere."""
        return self.made_fair(self.word() * n, n) >> 32

    def made_fair(self, product: i64, n: i64) -> i64:
        """A word times n; that of another word, if this one would favour some results."""
        unfair: i64 = (WORD + 1 - n) % n
        while product & WORD < unfair:
            product = self.word() * n
        return product

    def shuffle(self, cards: vec[u8], count: i64) -> None:
        """Shuffle the first `count` cards in place, from the last one down, each order equally likely."""
        i: i64 = count - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def mix(self, cards: vec[u8], count: i64) -> None:
        """Shuffle cards that are all dealt at once, the last one first."""
        self.shuffle(cards, count)

    def pick(self, cards: vec[u8], first: i64, count: i64) -> i64:
        """One of so many cards from a place on, each equally likely."""
        return i64(cards[first + self.below(count)])

    def twin(self) -> "Chance":
        """Another one that goes on from here by itself."""
        other = Chance()
        other.copy_from(self)
        return other

    def copy_from(self, other: "Chance") -> None:
        """Continue from where the other one stands."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def encode(self) -> list[int]:
        """The state as four numbers, for `decode`."""
        return [self.a, self.b, self.c, self.counter]

    def decode(self, state: list[int]) -> None:
        """Continue from an encoded state."""
        self.a = state[0]
        self.b = state[1]
        self.c = state[2]
        self.counter = state[3]
