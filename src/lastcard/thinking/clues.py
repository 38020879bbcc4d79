"""What the others did, as clues to what they hold: every play, draw, keep and colour named, with what was in play then.

Only what the seat has seen is kept. `reading` asks how likely all of it is for a hand that somebody could hold.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.engine.program import NONE

# What somebody did. A row is: seat, what, card, colour in play, symbol in play, fewest cards of anybody else.
GAINED: Final = 0  # a card came, whatever they did
DREW: Final = 1  # instead of playing; the card came
KEPT: Final = 2  # the card just drawn, although it could be played
PLAYED: Final = 3
PLAYED_DRAWN: Final = 4  # the card just drawn
PARTED: Final = 5  # with a card that everybody saw, whatever the reason
NAMED: Final = 6  # a colour, which stands where the colour in play does

ROW: Final = 6
WHAT: Final = 1
CARD: Final = 2
COLOUR: Final = 3
SYMBOL: Final = 4
FEWEST: Final = 5

MANY: Final = 99
"""Nobody is near going out, as far as is known."""


class Clues:
    """What every seat did since its hand was last exchanged as a whole; empty until something is noted."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.rows: vec[i64] = vec[i64]()
        self.begins: vec[i64] = vec[i64]([0] * seats)
        """Where the clues to the present hand of a seat begin."""
        self.sizes: vec[i64] = vec[i64]([0] * seats)
        self.symbol: i64 = NONE
        """The number or symbol in play."""

    def forget(self) -> None:
        """A new round."""
        self.rows = vec[i64]()
        for seat in range(self.seats):
            self.begins[seat] = 0
            self.sizes[seat] = 0
        self.symbol = NONE

    def note(self, seat: i64, what: i64, card: i64, colour: i64) -> None:
        """Something was done."""
        if what <= DREW:
            self.sizes[seat] += 1
        fewest: i64 = MANY
        for other in range(self.seats):
            if other != seat and 0 < self.sizes[other] < fewest:
                fewest = self.sizes[other]
        rows = self.rows
        rows = append(rows, seat)
        rows = append(rows, what)
        rows = append(rows, card)
        rows = append(rows, colour)
        rows = append(rows, self.symbol)
        self.rows = append(rows, fewest)
        if PLAYED <= what <= PARTED:
            self.sizes[seat] -= 1

    def start_anew(self, seat: i64) -> None:
        """The hand of a seat is another one, or a card left it unseen: what was done before says nothing any more."""
        self.begins[seat] = len(self.rows)

    def encode(self) -> list[int]:
        """All clues as plain ints."""
        return [*[int(value) for value in self.begins], *[int(value) for value in self.rows]]

    def decode(self, state: list[int]) -> None:
        """Become the clues that were encoded."""
        seats = int(self.seats)
        self.begins = vec[i64](state[:seats])
        self.rows = vec[i64](state[seats:])
