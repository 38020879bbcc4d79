"""Cards by which hands run out: whether playing one ends the round at once, by what its program does."""

from typing import Final

from mypy_extensions import i64

from lastcard.engine import agenda as E
from lastcard.engine import program as P
from lastcard.engine.program import NONE, WIDTH, Deck
from lastcard.engine.round import Round

WINS: Final = 1
LOSES: Final = -1


def parts(deck: Deck, at: int) -> int:
    """Whether by a program anybody parts with cards."""
    pc = at
    while pc != NONE and deck.code[pc] != P.END:
        if parts_with(int(deck.code[pc])):
            return 1
        pc += WIDTH
    return 0


def parts_with(step: i64) -> bool:
    """Whether by a step its actor parts with cards."""
    if step == P.DISCARD or step == P.DISCARD_ALL or step == P.DISCARD_RANDOM:
        return True
    return step == P.GIVE or step == P.GIVE_ALL or step == P.RETURN


def is_certain(step: i64) -> bool:
    """Whether a step changes no hand, and everything behind it is going to happen."""
    if step == P.NAME_COLOUR or step == P.MISS or step == P.REVERSE or step == P.AGAIN or step == P.SELECT:
        return True
    return step == P.EACH or step == P.NEXT_SEAT or step == P.JUMP or step == P.NOTE or step == P.SHOW_HAND


def ending(round: Round, seat: i64, card: i64) -> i64:
    """Whether somebody goes out by what a card does before anything is left to chance or choice.

    WINS for its player or a partner, LOSES for an opponent; 0: nobody, as far as its player knows.
    """
    code = round.deck.code
    pc: i64 = round.deck.play_at[card]
    who: i64 = P.YOU
    left: i64 = round.sizes[seat] - 1
    while pc != NONE and code[pc] != P.END:
        step: i64 = code[pc]
        if step == P.SELECT and code[pc + 1] == E.ACTOR:
            who = code[pc + 2]
        elif step == P.EACH:
            who = code[pc + 1]
        elif step == P.DRAW and code[pc + 1] >= 0:
            left += code[pc + 1] if who == P.YOU or who == P.EVERYONE else 0
        elif parts_with(step):
            if who == P.YOU or who == P.EVERYONE:
                gone: i64 = parted_with(round, seat, card, pc)
                if gone == NONE:
                    return 0
                left -= gone
                if left <= 0:
                    return WINS
            if who != P.YOU and step != P.DISCARD_ALL and step != P.GIVE_ALL and code[pc + 3] == 0:
                found: i64 = who_runs_out(round, seat, who, code[pc + 1])
                if found != 0:
                    return found
        elif not is_certain(step):
            return 0
        pc += WIDTH
    return 0


def parted_with(round: Round, seat: i64, card: i64, pc: i64) -> i64:
    """How many cards a seat parts with that has played a card; NONE if that is not known."""
    step: i64 = round.deck.code[pc]
    all: bool = step == P.DISCARD_ALL or step == P.GIVE_ALL
    count: i64 = round.deck.code[pc + 1]
    which: i64 = P.EVERY_CARD
    if all:
        which = count
    elif step != P.DISCARD_RANDOM and round.deck.code[pc + 3] != 0:
        which = round.deck.code[pc + 3] - P.SOME
    if which == P.ANY_COLOUR or (not all and count < 0):
        return NONE
    held: i64 = round.count_of(seat, which) - i64(round.is_of(card, which))
    return held if all else min(count, held)


def who_runs_out(round: Round, seat: i64, who: i64, count: i64) -> i64:
    """Whether somebody else who parts with so many cards holds no more: LOSES for an opponent, WINS for a partner."""
    found: i64 = 0
    if count < 0:
        return found
    for other in range(round.seats):
        meant: bool = who == P.EVERYONE or who == P.EVERYONE_ELSE
        meant = meant or (who == P.NEXT and other == round.next_after(seat))
        meant = meant or (who == P.PREVIOUS and other == round.before(seat))
        if meant and other != seat and round.is_in(other) and round.sizes[other] <= count:
            if not round.house or not round.are_partners(seat, other):
                return LOSES
            found = WINS
    return found
