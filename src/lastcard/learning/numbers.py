"""The numbers of actions and of what is observed: where each begins. docs/research.md describes them for people.

Both depend on `cards` alone, the number of places for kinds of cards: 64 for every edition of the package. Players are
counted from whoever acts or looks: 0 is you, 1 sits to your left, and so on.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine.decisions import card_of, seat_of, verb_of
from lastcard.engine.program import NONE

VERSION: Final = 1
"""Of both layouts. A number keeps its meaning as long as this does not change."""

CARDS: Final = 64
"""Places for kinds of cards; editions with more kinds have 128 or 256."""
PLAYERS: Final = 10
COLOURS: Final = 8
NUMBERS: Final = 20
KINDS: Final = 24
"""Places for kinds of decisions."""

# Actions. First those of a verb alone, in this order,
SINGLES: Final = (
    decisions.VERB_DRAW,
    decisions.VERB_KEEP,
    decisions.VERB_PASS,
    decisions.VERB_CHALLENGE,
    decisions.VERB_ACCEPT,
    decisions.VERB_STOP,
    decisions.VERB_DONE,
    decisions.VERB_NOT_DONE,
    decisions.VERB_UNO,
    decisions.VERB_JUMP,
    decisions.VERB_WAIT,
    decisions.VERB_YES,
    decisions.VERB_NO,
    decisions.VERB_FIRST,
    decisions.VERB_SECOND,
)
# then those about a colour, a player or a number, and at last those about cards.
ZERO: Final = 15  # the number 0, where one is chosen from 0 on
COLOUR: Final = 16
CHOOSE: Final = COLOUR + COLOURS
PROTECT: Final = CHOOSE + PLAYERS
CATCH: Final = PROTECT + PLAYERS
NUMBER: Final = CATCH + PLAYERS
PLAY: Final = NUMBER + NUMBERS
"""From here on the places depend on `cards`: play, put, discard, then give for each of the others."""
CARD_BLOCKS: Final = 3 + PLAYERS - 1

SINGLE_OF: Final[vec[i64]] = vec[i64](
    [SINGLES.index(verb) if verb in SINGLES else NONE for verb in range(len(decisions.VERBS))]
)
"""The action of a verb that stands alone."""


def actions(cards: i64) -> i64:
    """How many actions there are.

    >>> actions(64)
    842
    """
    return PLAY + CARD_BLOCKS * cards


def action_of(option: i64, seat: i64, seats: i64, cards: i64) -> i64:
    """The action that an option of the engine is, for the seat that is asked.

    >>> from lastcard.engine.decisions import VERB_CATCH, VERB_PLAY, option
    >>> action_of(option(VERB_PLAY, 0, 7), 2, 4, 64) - PLAY, action_of(option(VERB_CATCH, 1, 0), 2, 4, 64) - CATCH
    (7, 3)
    """
    verb: i64 = verb_of(option)
    if verb == decisions.VERB_PLAY:
        return PLAY + card_of(option)
    single: i64 = SINGLE_OF[verb]
    if single != NONE:
        return single
    if verb == decisions.VERB_COLOUR:
        return COLOUR + card_of(option)
    if verb == decisions.VERB_PUT or verb == decisions.VERB_TAKE or verb == decisions.VERB_SHOW:
        return PLAY + cards + card_of(option)  # never asked for at the same time
    if verb == decisions.VERB_DISCARD:
        return PLAY + 2 * cards + card_of(option)
    if verb == decisions.VERB_NUMBER:
        return NUMBER + card_of(option) - 1 if card_of(option) > 0 else ZERO
    other: i64 = (seat_of(option) - seat + seats) % seats
    if verb == decisions.VERB_GIVE:
        return PLAY + (2 + other) * cards + card_of(option)
    if verb == decisions.VERB_CHOOSE:
        return CHOOSE + other
    if verb == decisions.VERB_PROTECT:
        return PROTECT + other
    if verb == decisions.VERB_CATCH:
        return CATCH + other
    raise ValueError("chance has no actions")


# What is observed: `vector`. Four blocks of cards, then from 4 * cards on:
HAND: Final = 0
DISCARDED: Final = 1
TOP: Final = 2
ABOUT: Final = 3
BLOCKS: Final = 4
AT_COLOUR: Final = 0
AT_CHOSEN: Final = AT_COLOUR + COLOURS
AT_BEFORE: Final = AT_CHOSEN + COLOURS
AT_KIND: Final = AT_BEFORE + COLOURS
AT_DIRECTION: Final = AT_KIND + KINDS
AT_STACK: Final = AT_DIRECTION + 1
AT_DRAW_PILE: Final = AT_STACK + 1
AT_DISCARD_PILE: Final = AT_DRAW_PILE + 1
AT_LEFT: Final = AT_DISCARD_PILE + 1
AT_LASTING: Final = AT_LEFT + 1
AT_RULES: Final = AT_LASTING + 1
RULES: Final = 15
"""The thirteen of `engine.house`, whether bluffing is allowed, and whether a Reverse skips between two."""
AT_PLAYERS: Final = AT_RULES + RULES

# Of each player:
SEATED: Final = 0
CARD_COUNT: Final = 1
POINTS: Final = 2
TURN: Final = 3
ASKED: Final = 4
OWES: Final = 5
PROTECTED: Final = 6
OUT: Final = 7
ELIMINATED: Final = 8
PARTNER: Final = 9
DEALER: Final = 10
ACTS: Final = 11
OTHER: Final = 12
SPARED: Final = 13
DARED: Final = 14
FIELDS: Final = 15

# `planes`: blocks of cards.
PLANE_HAND: Final = 0
PLANE_TWICE: Final = 1
PLANE_DISCARDED: Final = 2
PLANE_TOP: Final = 3
PLANE_ABOUT: Final = 4
PLANE_POSSIBLE: Final = 5
PLANE_KNOWN: Final = 6
PLANES: Final = PLANE_KNOWN + PLAYERS - 1

# `history`: rows of what happened, the latest first.
EVENTS: Final = 32
EVENT: Final = 5
"""Bytes of an event: its kind, who, the other one, the card (each one more than its number, 0: none), the amount."""
AMOUNT: Final = 2
"""So much more than it is an amount is written down: outcomes begin at -2."""

MOST: Final = 255
"""What is more is written down as this."""

# Which of the three, a bit for each.
VECTOR: Final = 1
WITH_PLANES: Final = 2
WITH_HISTORY: Final = 4


def vector_size(cards: i64) -> i64:
    """Bytes of `vector`.

    >>> vector_size(64)
    475
    """
    return BLOCKS * cards + AT_PLAYERS + PLAYERS * FIELDS


def size(cards: i64, parts: i64) -> i64:
    """Bytes of what is observed.

    >>> size(64, VECTOR), size(64, WITH_PLANES), size(64, WITH_HISTORY)
    (475, 960, 160)
    """
    found: i64 = 0
    if parts & VECTOR != 0:
        found += vector_size(cards)
    if parts & WITH_PLANES != 0:
        found += PLANES * cards
    if parts & WITH_HISTORY != 0:
        found += EVENTS * EVENT
    return found
