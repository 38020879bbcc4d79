"""What a text does as a whole: every act in it, whether a colour is named, and whether others have to draw."""

from collections.abc import Iterator, Sequence

from lastcard.cards.text.tree import Act, Clause, Do, Either, Text, parts
from lastcard.cards.text.verbs import NAME_COLOUR, OTHERS_NAME_COLOUR, SET_COLOUR


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


def may_name_colour(text: Text) -> bool:
    """Whether the colour is named if the card is played, at least sometimes."""
    return any(act.verb in (NAME_COLOUR, SET_COLOUR, OTHERS_NAME_COLOUR) for act in acts(text.play))


def always_names_colour(text: Text) -> bool:
    """Whether the colour is named whatever happens, by whomever: outside of any condition."""
    return any(act.verb is OTHERS_NAME_COLOUR for act in _unconditional(text)) or you_name_colour(text)


def you_name_colour(text: Text) -> bool:
    """Whether you name the colour whatever happens. Somebody else may not be there to do so."""
    return any(act.verb in (NAME_COLOUR, SET_COLOUR) for act in _unconditional(text))


def _unconditional(text: Text) -> list[Act]:
    clauses = [clause for sentence in text.play for clause in sentence if isinstance(clause, Do)]
    return [act for clause in clauses if clause.where is None for act in clause.acts]


def is_penalty(text: Text) -> bool:
    """Whether playing the card makes somebody other than its player draw (E16).

    >>> from lastcard.cards.text import read
    >>> is_penalty(read("draw 2.", [])), is_penalty(read("everyone draws 2.", []))
    (False, True)
    """
    return any(_makes_others_draw(clause) for sentence in text.play for clause in sentence)


def _makes_others_draw(clause: Clause) -> bool:
    if isinstance(clause, Do) and clause.who != "you" and any(act.verb.penalty for act in clause.acts):
        return True
    if isinstance(clause, Either) and clause.who == "you":
        return any(_makes_others_draw(inner) for part in parts(clause) for inner in part)
    return any(_makes_others_draw(inner) for part in parts(clause) for inner in part)
