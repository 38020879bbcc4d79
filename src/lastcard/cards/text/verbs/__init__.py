"""The verbs of card text, each of them one row: how it is said, what the engine does, whom it harms, what goes unsaid.

To add a verb, add a row to the module it belongs to. If no step of the engine does it yet, it needs one in
`engine/effects.py`, with a number in `engine/program.py`, and a kind of event in `engine/events.py` if people should
hear of it. How patterns are written is said in `phrases`, what a row is made of in `verb`.
"""

import copyreg
from collections.abc import Callable

from lastcard.cards.text.verbs.discarding import DISCARDING
from lastcard.cards.text.verbs.drawing import DRAWING
from lastcard.cards.text.verbs.giving import GIVING
from lastcard.cards.text.verbs.hands import HANDS
from lastcard.cards.text.verbs.heaps import COMPARED, HEAPS
from lastcard.cards.text.verbs.looking import LOOKING
from lastcard.cards.text.verbs.playing import (
    ASK_COLOUR,
    NAME_CARD,
    NAME_COLOUR,
    NAME_OTHER_COLOUR,
    NAME_THAT_COLOUR,
    OTHERS_NAME_COLOUR,
    OTHERS_PICK_COLOUR,
    PICK_COLOUR,
    PLAYING,
    PUT,
    PUT_BACK,
    PUT_MATCHING,
    SET_COLOUR,
)
from lastcard.cards.text.verbs.spoken import OF_IT, SPOKEN_OF
from lastcard.cards.text.verbs.turns import TURNS
from lastcard.cards.text.verbs.verb import Argument, Moment, Verb
from lastcard.engine import agenda as E
from lastcard.engine import program as P

__all__ = [
    "ACTS",
    "ALONE",
    "ASK_COLOUR",
    "COMMANDS",
    "COMPARED",
    "GIFTS",
    "NAME_CARD",
    "NAME_COLOUR",
    "NAME_OTHER_COLOUR",
    "NAME_THAT_COLOUR",
    "OF_IT",
    "OTHERS_NAME_COLOUR",
    "OTHERS_PICK_COLOUR",
    "PICK_COLOUR",
    "PUT",
    "PUT_BACK",
    "PUT_MATCHING",
    "SET_COLOUR",
    "SUFFIXES",
    "VERBS",
    "Argument",
    "Moment",
    "Verb",
    "harms",
    "named",
]

VERBS: tuple[Verb, ...] = (*DRAWING, *TURNS, *LOOKING, *GIVING, *DISCARDING, *HANDS, *HEAPS, *PLAYING, *SPOKEN_OF)
"""Every verb. Of patterns that match the same words, the first row wins."""


def named(name: str) -> Verb:
    """The row of that name."""
    return next(verb for verb in VERBS if verb.name == name)


def _by_name(verb: Verb) -> tuple[Callable[[str], Verb], tuple[str]]:
    return named, (verb.name,)


copyreg.pickle(Verb, _by_name)  # in another process it is the same row of the same table

Rows = tuple[tuple[Verb, tuple[str, ...]], ...]

ACTS: Rows = tuple((verb, verb.patterns) for verb in VERBS if not verb.alone)
"""What a player does."""
SUFFIXES: Rows = tuple((verb, verb.suffix) for verb in VERBS if verb.suffix)
ALONE: Rows = tuple((verb, verb.patterns) for verb in VERBS if verb.alone)
COMMANDS: Rows = tuple((verb, verb.command) for verb in VERBS if verb.command)
"""What you do to somebody."""
GIFTS: Rows = tuple((verb, verb.to_others) for verb in VERBS if verb.to_others)


def harms() -> list[list[int]]:
    """What the steps of all verbs cost, for bots: rows of `Deck.weigh`."""
    favours = {"": P.NONE, "actor": E.ACTOR, "object": E.OBJECT}
    return [
        [int(verb.steps[0][0]), verb.harm, verb.harm_per_card, favours[verb.favours]]
        for verb in VERBS
        if verb.steps and verb.steps[0][0] != P.SELECT
    ] + [[P.DRAW_MANY, 3, 0, P.NONE]]
