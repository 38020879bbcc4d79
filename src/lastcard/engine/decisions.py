"""What players are asked, and what they may answer: one int for each kind of decision and for each option.

To add a kind or a verb, add its number and its row; tests/game/test_kinds.py says what is still missing.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

# Kinds of decision.
NOTHING: Final = 0
TURN: Final = 1
DRAWN: Final = 2
COLOUR: Final = 3
CHALLENGE: Final = 4
PUT: Final = 5
GIVE: Final = 6
DISCARD: Final = 7
PROTECT: Final = 8
CHOOSE: Final = 9
VOTE: Final = 10
NEXT: Final = 11
CHANCE: Final = 12
REACT: Final = 13
MAY: Final = 14
EITHER: Final = 15
NUMBER: Final = 16
CONTEST: Final = 17
STACK: Final = 18
REPORT: Final = 19
TRUE: Final = 20
TAKE: Final = 21
SHOW: Final = 22

# Verbs of options.
VERB_PLAY: Final = 0
VERB_DRAW: Final = 1
VERB_KEEP: Final = 2
VERB_PASS: Final = 3
VERB_COLOUR: Final = 4
VERB_CHALLENGE: Final = 5
VERB_ACCEPT: Final = 6
VERB_PUT: Final = 7
VERB_GIVE: Final = 8
VERB_DISCARD: Final = 9
VERB_STOP: Final = 10
VERB_PROTECT: Final = 11
VERB_CHOOSE: Final = 12
VERB_DONE: Final = 13
VERB_NOT_DONE: Final = 14
VERB_NEXT: Final = 15
VERB_UNO: Final = 16
VERB_CATCH: Final = 17
VERB_SLAM: Final = 18
VERB_BACK: Final = 19
VERB_CARD: Final = 20
VERB_WAIT: Final = 21
VERB_YES: Final = 22
VERB_NO: Final = 23
VERB_FIRST: Final = 24
VERB_SECOND: Final = 25
VERB_NUMBER: Final = 26
VERB_JUMP: Final = 27
VERB_REPORT: Final = 28
VERB_TAKE: Final = 29
VERB_SHOW: Final = 30


class Verb(NamedTuple):
    """What an option does."""

    number: int
    name: str
    """Its word in records."""
    card: bool = False
    """It names a card."""
    player: bool = False
    colour: bool = False
    """It names a colour, where others name a card."""
    numeral: bool = False
    """It names a number, where others name a card."""


VERBS: Final = (
    Verb(VERB_PLAY, "play", card=True),
    Verb(VERB_DRAW, "draw"),
    Verb(VERB_KEEP, "keep"),
    Verb(VERB_PASS, "pass"),
    Verb(VERB_COLOUR, "colour", colour=True),
    Verb(VERB_CHALLENGE, "challenge"),
    Verb(VERB_ACCEPT, "accept"),
    Verb(VERB_PUT, "put", card=True),
    Verb(VERB_GIVE, "give", card=True, player=True),
    Verb(VERB_DISCARD, "discard", card=True),
    Verb(VERB_STOP, "stop"),
    Verb(VERB_PROTECT, "protect", player=True),
    Verb(VERB_CHOOSE, "choose", player=True),
    Verb(VERB_DONE, "done"),
    Verb(VERB_NOT_DONE, "not done"),
    Verb(VERB_NEXT, "next"),
    Verb(VERB_UNO, "uno"),
    Verb(VERB_CATCH, "catch", player=True),
    Verb(VERB_SLAM, "slam"),
    Verb(VERB_BACK, "back"),
    Verb(VERB_CARD, "card", card=True),  # taken at random: records name the card and no more
    Verb(VERB_WAIT, "wait"),
    Verb(VERB_YES, "yes"),
    Verb(VERB_NO, "no"),
    Verb(VERB_FIRST, "first"),
    Verb(VERB_SECOND, "second"),
    Verb(VERB_NUMBER, "number", numeral=True),
    Verb(VERB_JUMP, "jump", card=True),
    Verb(VERB_REPORT, "report", player=True),
    Verb(VERB_TAKE, "take", card=True),  # one that is in nobody's, or somebody else's hand
    Verb(VERB_SHOW, "show", card=True),
)


class Kind(NamedTuple):
    """A kind of decision."""

    number: int
    name: str
    verbs: tuple[int, ...] = ()
    """What it may be answered with."""
    people: bool = True
    """People are asked it."""


KINDS: Final = (
    Kind(NOTHING, "nothing", people=False),
    Kind(TURN, "turn", (VERB_PLAY, VERB_DRAW, VERB_PASS)),
    Kind(DRAWN, "drawn", (VERB_KEEP, VERB_PLAY)),
    Kind(COLOUR, "colour", (VERB_COLOUR,)),
    Kind(CHALLENGE, "challenge", (VERB_ACCEPT, VERB_CHALLENGE)),
    Kind(PUT, "put", (VERB_PUT,)),
    Kind(GIVE, "give", (VERB_GIVE,)),
    Kind(DISCARD, "discard", (VERB_DISCARD, VERB_STOP)),
    Kind(PROTECT, "protect", (VERB_PROTECT,)),
    Kind(CHOOSE, "choose", (VERB_CHOOSE,)),
    Kind(VOTE, "vote", (VERB_DONE, VERB_NOT_DONE)),
    Kind(NEXT, "next", (VERB_NEXT,)),
    Kind(CHANCE, "chance", (VERB_SLAM, VERB_BACK, VERB_CARD, VERB_NUMBER, VERB_CHOOSE), people=False),
    Kind(
        REACT, "react", (VERB_UNO, VERB_CATCH, VERB_JUMP, VERB_REPORT, VERB_WAIT), people=False
    ),  # people do so out of turn
    Kind(MAY, "may", (VERB_YES, VERB_NO)),
    Kind(EITHER, "either", (VERB_FIRST, VERB_SECOND)),
    Kind(NUMBER, "number", (VERB_NUMBER,)),
    Kind(CONTEST, "contest", (VERB_CHOOSE,)),
    Kind(STACK, "stack", (VERB_PLAY, VERB_ACCEPT, VERB_CHALLENGE)),
    Kind(REPORT, "report", (VERB_YES, VERB_NO)),  # whether somebody broke a rule that people keep to
    Kind(TRUE, "true", (VERB_YES, VERB_NO)),  # whether what a text says is true of whoever is asked
    Kind(TAKE, "take", (VERB_TAKE, VERB_PASS)),
    Kind(SHOW, "show", (VERB_SHOW,)),
)

# Why a card cannot be played.
PLAYABLE: Final = 0
NOT_YOUR_TURN: Final = 1
NOT_IN_HAND: Final = 2
NOT_THE_CARD_DRAWN: Final = 3
NO_MATCH: Final = 4
UNLAWFUL: Final = 5
NOT_ON_A_STACK: Final = 6
FORBIDDEN: Final = 7  # by a rule that lasts

CARD_BITS: Final = 4095


def option(verb: i64, seat: i64, card: i64) -> i64:
    """An option as one int.

    >>> verb_of(option(VERB_PLAY, 0, 17)), card_of(option(VERB_PLAY, 0, 17))
    (0, 17)
    """
    return (verb << 16) | (seat << 12) | card


def verb_of(option: i64) -> i64:
    """What an option does."""
    return option >> 16


def seat_of(option: i64) -> i64:
    """The player an option names."""
    return (option >> 12) & 15


def card_of(option: i64) -> i64:
    """The card, or colour, an option names."""
    return option & CARD_BITS
