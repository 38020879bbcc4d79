"""What a text does as a whole: every act in it, whether a colour is named, and whether others have to draw."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from itertools import pairwise

from lastcard.cards.text.phrases import PLURAL
from lastcard.cards.text.tree import Act, Clause, Do, Drew, Either, If, Text, parts
from lastcard.cards.text.verbs import (
    NAME_COLOUR,
    NAME_OTHER_COLOUR,
    NAME_THAT_COLOUR,
    OF_IT,
    OTHERS_NAME_COLOUR,
    SET_COLOUR,
    Verb,
)
from lastcard.engine import program as P

NAMING = (NAME_COLOUR, SET_COLOUR, OTHERS_NAME_COLOUR, NAME_THAT_COLOUR, NAME_OTHER_COLOUR)
"""Verbs by which the colour that goes on is named."""


def acts(sentences: Sequence[tuple[Clause, ...]]) -> Iterator[Act]:
    """Every act in these sentences, inside conditions too."""
    for sentence in sentences:
        for clause in sentence:
            if isinstance(clause, Do):
                yield from clause.acts
            yield from acts(parts(clause))


def every(sentences: Sequence[tuple[Clause, ...]]) -> Iterator[Clause]:
    """All clauses of these sentences, those inside others too."""
    for sentence in sentences:
        for clause in sentence:
            yield clause
            yield from every(parts(clause))


def cards_spoken_of(part: object) -> set[str]:
    """Which cards the acts, conditions, measures and rules of part of a text name.

    >>> from lastcard.cards.text import read
    >>> sorted(cards_spoken_of(read("if you hold a wild, discard all red cards.", ["red"])))
    ['red', 'wild']
    """
    if isinstance(part, tuple):
        return set().union(*map(cards_spoken_of, part))
    if not is_dataclass(part) or isinstance(part, Verb | type):
        return set()
    found = set().union(*(cards_spoken_of(getattr(part, each.name)) for each in fields(part)))
    return found | ({cards} if (cards := getattr(part, "cards", "")) else set())


ONE_COMES = frozenset("take take_chosen take_top take_discard".split())
COMES = frozenset("draw_until draw_playable turn_top".split())


def one_card_comes(act: Act) -> bool:
    """Whether by an act one card comes to a hand, or is turned over, of which a text may go on to speak."""
    name = act.verb.name
    if name == "draw" or name in ONE_COMES:
        return act.count == 1 and act.many is None and act.whom not in PLURAL
    return name in COMES


def speaks_of_it(sentences: Sequence[tuple[Clause, ...]]) -> bool:
    """Whether a text speaks of a card that has come, or was turned over, in more than one condition."""
    conditions = [clause.condition for clause in every(sentences) if isinstance(clause, If)]
    return sum(isinstance(condition, Drew) for condition in conditions) > 1 or any(
        act.verb.name in OF_IT or (act.many is not None and act.many.kind == "shown") for act in acts(sentences)
    )


def speaks_of_contest(part: object) -> bool:
    """Whether part of a text speaks of the loser or the winner of a contest.

    >>> from lastcard.cards.text import read
    >>> speaks_of_contest(read("everyone has a contest: chess. the loser draws 2.", []).play[1])
    True
    """
    if isinstance(part, tuple):
        return any(map(speaks_of_contest, part))
    if not is_dataclass(part) or isinstance(part, Verb | type):
        return False
    named = {getattr(part, "who", ""), getattr(part, "whom", "")} & {"loser", "winner"}
    return bool(named) or any(speaks_of_contest(getattr(part, each.name)) for each in fields(part))


def may_name_colour(text: Text) -> bool:
    """Whether the colour is named if the card is played, at least sometimes."""
    return any(act.verb in NAMING or act.verb.name == "colour_most_held" for act in acts(text.play))


def always_names_colour(text: Text) -> bool:
    """Whether the colour is named whatever happens, by whomever: outside of any condition."""
    return any(act.verb in NAMING for act in _unconditional(text))


def you_name_colour(text: Text) -> bool:
    """Whether you name the colour whatever happens. Somebody else may not be there to do so."""
    return any(act.verb in (NAME_COLOUR, SET_COLOUR) for act in _unconditional(text))


def _unconditional(text: Text) -> list[Act]:
    clauses = [clause for sentence in text.play for clause in sentence if isinstance(clause, Do)]
    return [act for clause in clauses if clause.where is None for act in clause.acts]


DISCARDS = ("discard_any", "discard_up_to", "discard_up_to_certain")
"""Verbs after which `that many` is how many cards were discarded."""


def discards_several(act: Act) -> bool:
    """Whether `that many` behind an act is how many cards were discarded. Of one card, it might be its number."""
    return act.verb.name in DISCARDS or (act.verb.name == "discard" and act.count > 1 and act.many is None)


def discards_counted(clauses: Sequence[Clause]) -> dict[int, int]:
    """How cards are discarded, by the identity of an act, where what follows says `that many`."""
    found: dict[int, int] = {}
    said: list[tuple[Clause, Act | None]] = []
    for clause in clauses:
        said += [(clause, act) for act in clause.acts] if isinstance(clause, Do) else [(clause, None)]
        for part in parts(clause):
            found |= discards_counted(part)
    for (clause, act), (after, then) in pairwise(said):
        if act is None or then is None or not discards_several(act) or then.many is None or then.many.kind != "that":
            continue
        draws = clause is after and then.verb.name == "draw"
        found[id(act)] = P.COUNTED_UP | P.STAYS_IN if draws else P.COUNTED_UP
    return found


def is_penalty(text: Text) -> bool:
    """Whether playing the card makes somebody other than its player draw (E16).

    >>> from lastcard.cards.text import read
    >>> is_penalty(read("draw 2.", [])), is_penalty(read("everyone draws 2.", []))
    (False, True)
    """
    return any(_makes_others_draw(clause) for sentence in text.play for clause in sentence)


OTHERS_DRAW = ("hand_out", "draw_open_against")
"""Verbs by which others draw, though it is you who do it."""


def _makes_others_draw(clause: Clause) -> bool:
    if isinstance(clause, Do) and any(
        act.verb.penalty and (clause.who != "you" or act.verb.name in OTHERS_DRAW) for act in clause.acts
    ):
        return True
    if isinstance(clause, Either) and clause.who == "you":
        return any(_makes_others_draw(inner) for part in parts(clause) for inner in part)
    return any(_makes_others_draw(inner) for part in parts(clause) for inner in part)
