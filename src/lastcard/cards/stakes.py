"""What a challenge is about: how many cards each outcome costs, taken from what the card says."""

from functools import lru_cache
from typing import NamedTuple

from lastcard.cards.text import read
from lastcard.cards.text.tree import Act, Challenge, Clause, Do


class Stakes(NamedTuple):
    """Cards drawn: by the challenger who accepts, by a guilty player, by the challenger of an innocent one."""

    accepted: int
    guilty: int
    innocent: int


@lru_cache(maxsize=500)
def stakes(text: str, colours: tuple[str, ...]) -> Stakes | None:
    """The stakes of a challenge; None where the card has ways of its own, which only its text can say.

    >>> from lastcard.cards.edition import load
    >>> stakes(load("classic").by_code["W4"].text, load("classic").colours)
    Stakes(accepted=4, guilty=4, innocent=6)
    """
    for sentence in read(text, colours).play if text else ():
        for clause in sentence:
            if isinstance(clause, Challenge):
                accepted, guilty, innocent = (
                    _drawn(clause.accepted, "they", miss=True),
                    _drawn(clause.guilty, "you", miss=False),
                    _drawn(clause.innocent, "they", miss=True),
                )
                return Stakes(accepted, guilty, innocent) if accepted and guilty and innocent else None
    return None


def _drawn(clauses: tuple[Clause, ...], who: str, miss: bool) -> int:
    """How many cards a player draws, if that (and perhaps a turn missed) is all that happens; else 0."""
    match clauses:
        case (Do(who=doer, acts=(Act() as first, *others)),) if doer == who and first.verb.name == "draw":
            return first.count if [act.verb.name for act in others] == (["miss"] if miss else []) else 0
        case _:
            return 0
