"""What happened, as rows of six ints: kind, seat, other seat, card, amount, and who may know the card.

That something happened is public. The card belongs to its audience, a bit for each seat, and nobody sees it by default.
To add a kind, add its number and its row in `KINDS`; tests/game/test_kinds.py says what is still missing.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from lastcard.engine import program as P

ROW: Final = 6
"""Ints in one row."""

PUBLIC: Final = -1

DEALT: Final = 0
TURNED_UP: Final = 1
PUT_BACK: Final = 2
RESHUFFLED: Final = 3
TURN: Final = 4
PLAYED: Final = 5
DREW: Final = 6
KEPT: Final = 7
PASSED: Final = 8
MISSED: Final = 9
REVERSED: Final = 10
COLOUR: Final = 11
PICKED: Final = 12
CHALLENGED: Final = 13
ACCEPTED: Final = 14
SHOWN: Final = 15
VERDICT: Final = 16
OWES: Final = 17
CALLED: Final = 18
CAUGHT: Final = 19
WINDOW: Final = 20
PUT: Final = 21
GAVE: Final = 22
TOOK: Final = 23
DISCARDED: Final = 24
DROPPED: Final = 25
PROTECTED: Final = 26
UNPROTECTED: Final = 27
SPARED: Final = 28
LAID: Final = 29
REVEALED: Final = 30
SWAPPED: Final = 31
HANDS_PASSED: Final = 32
POOLED: Final = 33
HAND: Final = 34
HAND_SIZE: Final = 35
HAND_RETURNED: Final = 36
CHOSE: Final = 37
DARED: Final = 38
VOTED: Final = 39
DARE: Final = 40
WENT_OUT: Final = 41
BLOCKED: Final = 42
STARTED: Final = 43
FLIPPED: Final = 44
ROLLED: Final = 45
NUMBER: Final = 46
TOP: Final = 47
MAY: Final = 48
EITHER: Final = 49
CONTEST: Final = 50
NAMED: Final = 51
SETTLED: Final = 52
SAID: Final = 53
JUMPED: Final = 54
STACKED: Final = 55
HIT: Final = 56
STACK_OVER: Final = 57
KNOCKED_OUT: Final = 58
LAST_IN: Final = 59
FALSE_CALL: Final = 60
FALSE_CATCH: Final = 61
LASTS: Final = 62
ENDED: Final = 63
COPIED: Final = 64
REPORTED: Final = 65
JUDGED: Final = 66
REPORT: Final = 67
TRUE: Final = 68
TOOK_TOP: Final = 69
RETURNED: Final = 70
PEEKED: Final = 71
SHOWED: Final = 72
POOLED_TWO: Final = 73
MIXED: Final = 74
ASKED_FOR: Final = 75
TURNED_OVER: Final = 76


class Kind(NamedTuple):
    """A kind of event."""

    number: int
    name: str
    fields: str
    """Of seat, other, card, colour, outcome and amount those that it has; cards have their number as the amount."""
    table: bool = False
    """The table looks different afterwards: whoever follows the game has to fold it."""
    memory: bool = False
    """Something is learnt from it: `thinking.memory` reads it."""
    merged: bool = False
    """Several in a row are told as one."""
    silent: bool = False
    """Who follows the game needs it, and a reader does not: it is not told."""
    outcomes: Mapping[int, str] = MappingProxyType({})
    """What the amount says, for what can end in several ways."""


KINDS: Final = (
    Kind(DEALT, "dealt", "seat card", table=True, memory=True),
    Kind(TURNED_UP, "turned_up", "card", table=True, memory=True),
    Kind(PUT_BACK, "put_back", "card", table=True),  # an opening card (S8)
    Kind(RESHUFFLED, "reshuffled", "amount", table=True),  # cards in the new draw pile
    Kind(TURN, "turn", "seat", table=True, memory=True, silent=True),
    Kind(PLAYED, "played", "seat card amount", table=True, memory=True),  # 1 while it waits to be laid before a player
    Kind(DREW, "drew", "seat card", table=True, memory=True, merged=True),
    Kind(KEPT, "kept", "seat", memory=True),
    Kind(PASSED, "passed", "seat"),
    Kind(MISSED, "missed", "seat"),
    Kind(REVERSED, "reversed", "outcome", table=True, memory=True, outcomes={1: "left", -1: "right"}),
    Kind(COLOUR, "colour", "seat colour", table=True, memory=True),  # the one that goes on
    Kind(PICKED, "picked", "seat colour", memory=True),  # for this card only
    Kind(CHALLENGED, "challenged", "seat other"),
    Kind(ACCEPTED, "accepted", "seat other"),
    Kind(SHOWN, "shown", "seat other card", memory=True, merged=True),  # a card of the hand; to the other, or to all
    Kind(VERDICT, "verdict", "seat other outcome", memory=True, outcomes={P.GUILTY: "guilty", P.INNOCENT: "innocent"}),
    Kind(OWES, "owes", "seat", table=True, silent=True),
    Kind(CALLED, "called", "seat", table=True),
    Kind(CAUGHT, "caught", "seat other", table=True, memory=True),
    Kind(WINDOW, "window", "", table=True, silent=True),  # the calls owed can no longer be caught
    Kind(PUT, "put", "seat card", table=True, memory=True),
    Kind(GAVE, "gave", "seat other card", table=True, memory=True, merged=True),
    Kind(TOOK, "took", "seat other card", table=True, memory=True, merged=True),
    Kind(DISCARDED, "discarded", "seat card", table=True, memory=True, merged=True),
    Kind(DROPPED, "dropped", "seat outcome", outcomes={P.SLAM: "slam", P.BACK: "back"}),
    Kind(PROTECTED, "protected", "seat other card", table=True),  # no card more where it lies before somebody already
    Kind(UNPROTECTED, "unprotected", "seat card", table=True),
    Kind(SPARED, "spared", "seat", memory=True, merged=True),  # protected from what the card does
    Kind(LAID, "laid", "card", table=True, silent=True),  # it goes to the discard pile after all
    Kind(REVEALED, "revealed", "seat card", memory=True),
    Kind(SWAPPED, "swapped", "seat other", memory=True),
    Kind(
        HANDS_PASSED,
        "hands_passed",
        "outcome",
        memory=True,
        outcomes={1: "next", -1: "previous", 2: "left", -2: "right"},
    ),
    Kind(POOLED, "pooled", "outcome", memory=True, outcomes={1: "evenly", 0: "as many as each had"}),
    Kind(HAND, "hand", "seat card", table=True, memory=True, merged=True),  # a card of a whole new hand
    Kind(HAND_SIZE, "hand_size", "seat amount", table=True, memory=True, silent=True),  # its HAND rows follow
    Kind(HAND_RETURNED, "hand_returned", "seat amount", table=True, memory=True),  # it goes into the draw pile
    Kind(CHOSE, "chose", "seat other"),
    Kind(DARED, "dared", "seat amount"),  # the number of the dare
    Kind(VOTED, "voted", "seat outcome", outcomes={P.DONE: "done", P.NOT_DONE: "not done"}),
    Kind(DARE, "dare", "seat outcome", outcomes={P.DONE: "done", P.NOT_DONE: "not done"}),
    Kind(WENT_OUT, "went_out", "seat", table=True),
    Kind(BLOCKED, "blocked", "amount", table=True),  # 0 when everybody has passed, or how many reshuffles were too many
    Kind(STARTED, "started", "seat amount", table=True),  # the dealer, and cards in the deck
    Kind(FLIPPED, "flipped", "seat outcome", outcomes={P.SLAM: "heads", P.BACK: "tails"}),
    Kind(ROLLED, "rolled", "seat amount"),
    Kind(NUMBER, "number", "seat amount"),  # somebody chose it
    Kind(TOP, "top", "card"),  # the top card of the draw pile, which stays there
    Kind(MAY, "may", "seat outcome", outcomes={P.DONE: "yes", P.NOT_DONE: "no"}),
    Kind(EITHER, "either", "seat outcome", outcomes={P.DONE: "first", P.NOT_DONE: "second"}),
    Kind(CONTEST, "contest", "seat amount"),  # the number of its words
    Kind(NAMED, "named", "seat other"),  # somebody says who lost, or won
    Kind(SETTLED, "settled", "seat outcome", outcomes={0: "lost", 1: "won", P.TIE_IS_NOBODY: "tied"}),
    Kind(SAID, "said", "seat amount"),  # the number of the words
    Kind(JUMPED, "jumped", "seat", table=True),  # out of turn: the card follows
    Kind(STACKED, "stacked", "seat amount", table=True, silent=True),  # cards that wait to be drawn
    Kind(HIT, "hit", "seat amount", table=True),  # whom they wait for
    Kind(STACK_OVER, "stack_over", "", table=True, silent=True),
    Kind(KNOCKED_OUT, "knocked_out", "seat card", table=True, memory=True, merged=True),  # a card of the hand
    Kind(LAST_IN, "last_in", "seat", table=True),
    Kind(FALSE_CALL, "false_call", "seat"),
    Kind(FALSE_CATCH, "false_catch", "seat other"),
    Kind(LASTS, "lasts", "seat other amount", table=True, memory=True),  # a rule begins: its words and colour in one
    Kind(ENDED, "ended", "seat other amount", table=True, memory=True),
    Kind(COPIED, "copied", "seat card"),
    Kind(REPORTED, "reported", "seat other"),  # somebody is said to have broken a rule that people keep to
    Kind(JUDGED, "judged", "seat outcome", outcomes={P.DONE: "broken", P.NOT_DONE: "kept"}),
    Kind(REPORT, "report", "seat outcome", outcomes={P.DONE: "broken", P.NOT_DONE: "kept"}),
    Kind(TRUE, "true", "seat outcome", outcomes={P.DONE: "yes", P.NOT_DONE: "no"}),
    Kind(TOOK_TOP, "took_top", "seat card", table=True, memory=True, merged=True),  # from the discard pile
    Kind(RETURNED, "returned", "seat card", table=True, memory=True, merged=True),  # into the draw pile
    Kind(PEEKED, "peeked", "seat card", merged=True),  # a card on top of the draw pile, which stays there for now
    Kind(SHOWED, "showed", "seat card", memory=True),  # one card of the hand, which stays there, to all
    Kind(POOLED_TWO, "pooled_two", "seat other", memory=True),  # their hands are shuffled together and dealt out
    Kind(MIXED, "mixed", "amount", memory=True),  # so many cards of all hands, of which each takes as many back
    Kind(ASKED_FOR, "asked_for", "seat card"),  # a kind of card that somebody names
    Kind(TURNED_OVER, "turned_over", "seat card"),  # of the draw pile, into which it is shuffled again
)
