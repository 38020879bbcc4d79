"""What lies face up: all of a round that everybody may see, as plain ints, so that a look tells whether it changed."""

from typing import Final

from mypy_extensions import i64

from lastcard.engine.program import NONE
from lastcard.engine.round import Round

# Where the numbers stand in `numbers_of`.
OVER: Final = 0
BLOCKED: Final = 1
WINNER: Final = 2
DEALER: Final = 3
TURN: Final = 4
DIRECTION: Final = 5
COLOUR: Final = 6
TOP: Final = 7
DRAW_PILE: Final = 8
DISCARD_PILE: Final = 9
OWING: Final = 10
STACK: Final = 11
OUT: Final = 12
ELIMINATED: Final = 13
KIND: Final = 14

# And the lists in `lists_of`.
SIZES: Final = 0
PILE: Final = 1
LYING: Final = 2
RULES: Final = 3

PILE_SHOWN: Final = 8
"""Cards on top of the discard pile that everybody can still see."""


def numbers_of(round: Round) -> list[int]:
    """What is one number: whose turn it is, how many cards a pile has, and the like."""
    waits: i64 = 0 if round.waiting_card == NONE else 1
    return [
        1 if round.over else 0,
        1 if round.blocked else 0,
        round.winner,
        round.dealer,
        round.turn,
        round.direction,
        round.colour,
        round.top(),
        round.draw_size,
        round.discard_size + waits,
        round.owing,
        round.stack,
        round.out,
        round.eliminated,
        round.kind,
    ]


def lists_of(round: Round) -> list[list[int]]:
    """What is several: how many cards everybody holds, the top of the discard pile, cards and rules that lie there."""
    first = max(0, round.discard_size - PILE_SHOWN)
    return [
        [int(size) for size in round.sizes],
        [int(round.discard_pile[i]) for i in range(first, round.discard_size)],
        [int(entry) for entry in round.lying] if len(round.lying) else [],
        [int(value) for value in round.rules_in_force] if len(round.rules_in_force) else [],
    ]


def hands_of(round: Round) -> list[list[int]]:
    """All hands. They do not lie face up: whoever asks decides who may see which."""
    return [round.hand(seat) for seat in range(int(round.seats))]
