"""What players are asked, and what they may answer: one int for each kind of decision and for each option."""

from typing import Final

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

KIND_NAMES: Final = "nothing turn drawn colour challenge put give discard protect choose vote next chance react"

# Verbs of options.
PLAY: Final = 0
DRAW: Final = 1
KEEP: Final = 2
PASS: Final = 3
NAME: Final = 4  # the card field holds the colour
DOUBT: Final = 5  # "challenge"
ACCEPT: Final = 6
LAY: Final = 7  # "put"
HAND_OVER: Final = 8  # "give"
THROW: Final = 9  # "discard"
STOP: Final = 10
SHELTER: Final = 11  # "protect"
PICK: Final = 12  # "choose"
DONE: Final = 13
NOT_DONE: Final = 14
DEAL_NEXT: Final = 15
UNO: Final = 16
CATCH: Final = 17
SLAM: Final = 18
BACK: Final = 19
TAKEN: Final = 20
WAIT: Final = 21

VERB_NAMES: Final = (
    "play",
    "draw",
    "keep",
    "pass",
    "colour",
    "challenge",
    "accept",
    "put",
    "give",
    "discard",
    "stop",
    "protect",
    "choose",
    "done",
    "not done",
    "next",
    "uno",
    "catch",
    "slam",
    "back",
    "",
    "wait",
)

# Why a card cannot be played.
PLAYABLE: Final = 0
NOT_YOUR_TURN: Final = 1
NOT_IN_HAND: Final = 2
NOT_THE_CARD_DRAWN: Final = 3
NO_MATCH: Final = 4
UNLAWFUL: Final = 5

CARD_BITS: Final = 4095


def option(verb: i64, seat: i64, card: i64) -> i64:
    """An option as one int.

    >>> verb_of(option(PLAY, 0, 17)), card_of(option(PLAY, 0, 17))
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
