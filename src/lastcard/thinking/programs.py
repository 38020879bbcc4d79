"""What programs of cards do, as good habits see it: whom they cost how much, and what becomes of whole hands."""

from typing import Final

from mypy_extensions import i64

from lastcard.engine import agenda as E
from lastcard.engine import program as P
from lastcard.engine.program import NONE, WIDTH, Deck
from lastcard.engine.round import Round
from lastcard.engine.stacking import finds

# What whole hands do.
STAY: Final = 0
SWAPPED: Final = 1
PASSED_ON: Final = 2

SOME: Final = 3
"""So many cards a text is taken to be about that does not say a number."""


def harm(deck: Deck, at: int) -> int:
    """What a program costs others, in cards drawn, less what it costs the player; every branch counts."""
    total = 0
    who = P.YOU
    pc = at
    while pc != NONE and deck.code[pc] != P.END:
        step, a, b = int(deck.code[pc]), int(deck.code[pc + 1]), int(deck.code[pc + 2])
        sign = -1 if who == P.YOU else 0 if who == P.EVERYONE else 1
        if step == P.SELECT and a == E.ACTOR:
            who = b
        elif step == P.EACH:
            who = a
        total += sign * (int(deck.harm_of[step]) + int(deck.harm_per_card[step]) * int(number_of(deck, pc)))
        pc += WIDTH
    return max(-12, min(12, total))


def moves_hands(deck: Deck, at: int) -> int:
    """Whether a program moves whole hands."""
    pc = at
    while pc != NONE and deck.code[pc] != P.END:
        if deck.code[pc] == P.SWAP:
            return SWAPPED
        if deck.code[pc] == P.PASS_HANDS:
            return PASSED_ON
        pc += WIDTH
    return STAY


def number_of(deck: Deck, pc: i64) -> i64:
    """How many cards a step is about, as far as that is known."""
    count: i64 = deck.code[pc + 1]
    return SOME if count == P.THAT_MANY or count == P.ANY_NUMBER else count


def costs_you(round: Round) -> bool:
    """Whether a high number is bad for whoever chooses it: as far as the next step that counts says."""
    deck = round.deck
    pc: i64 = round.register(E.PC) + WIDTH
    who: i64 = P.YOU
    while deck.code[pc] != P.END:
        step: i64 = deck.code[pc]
        if step == P.SELECT and deck.code[pc + 1] == E.ACTOR:
            who = deck.code[pc + 2]
        elif step == P.EACH:
            who = deck.code[pc + 1]
        elif step == P.DRAW_MANY or deck.code[pc + 1] == P.THAT_MANY:
            gains: bool = deck.harm_of[step] + deck.harm_per_card[step] < 0
            return (who == P.YOU) != gains
        pc += WIDTH
    return False


def is_favour(round: Round) -> bool:
    """Whether the player who is to be chosen is going to gain by it, as far as the next step says."""
    code = round.deck.code
    pc: i64 = round.register(E.PC)
    if code[pc] == P.CONTEST:
        return code[pc + 3] & P.WINNER_ASKED != 0  # a tie that is yours to settle
    several: bool = code[pc] == P.PICK_SEATS or code[pc] == P.CHOOSE_PLAYER
    register: i64 = E.ACTOR if several else code[pc + 1]
    while finds(code[pc]):
        pc += WIDTH
    return round.deck.favoured_by[code[pc]] == register
