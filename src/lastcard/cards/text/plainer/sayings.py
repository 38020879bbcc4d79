"""Ways of speaking that mean the same wherever they stand, put into the words of the phrase book before it is read.

A row says what is meant, and behind it how people say it, in patterns: `a|b` are alternatives, `[a]` may be left out,
and a verb is written `throw/throws`, so that its form stays what it was. A row is only right if it changes the meaning
of no sentence: what depends on what stands around it belongs into the table of verbs, or to the reader.
"""

from collections.abc import Iterator
from itertools import product

from lastcard.cards.text.how_long import HOW_LONG
from lastcard.cards.text.patterns import Elements, variants
from lastcard.cards.text.plainer.rewriting import Placed
from lastcard.cards.text.plainer.said_freely import FREELY
from lastcard.cards.text.plainer.said_of_play import OF_PLAY
from lastcard.cards.text.plainer.said_of_players import OF_PLAYERS
from lastcard.cards.text.plainer.said_politely import POLITELY

SAYINGS = (*FREELY, *POLITELY, *OF_PLAYERS, *OF_PLAY, *HOW_LONG)
"""What is meant, and how people say it."""

MOST_PASSES = 3
"""How often a text is gone through: what one saying means may be part of another one."""


def _ways(pattern: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every row of words that a pattern stands for, and the form of its verb: 0 for you, 1 for others."""
    for way in variants(pattern):
        verb = any(element.verb for element in way)
        for form in (0, 1) if verb else (0,):
            choices = [(element.words[form],) if element.verb else element.words for element in way]
            yield from ((said, form) for said in product(*choices))


def _form(way: Elements, form: int) -> tuple[str, ...]:
    return tuple(element.words[form if element.verb else 0] for element in way)


def _meanings() -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    for meant, ways in SAYINGS:
        forms = [_form(variants(meant)[0], form) for form in (0, 1)]
        yield from ((said, forms[form]) for way in ways for said, form in _ways(way))


MEANT: dict[tuple[str, ...], tuple[str, ...]] = dict(_meanings())
LONGEST = max(map(len, MEANT))
FIRST = frozenset(said[0] for said in MEANT)


def in_plain_words(found: list[Placed]) -> list[Placed]:
    """Words as the phrase book has them, each with the first and the last place of the words that it stands for.

    >>> in_plain_words([("throws", 0, 0), ("out", 1, 1), ("2", 2, 2)])
    [('discards', 0, 1), ('2', 2, 2)]
    """
    for _ in range(MOST_PASSES):
        put = _once(found)
        if put == found:
            break
        found = put
    return found


def _once(found: list[Placed]) -> list[Placed]:
    put: list[Placed] = []
    at = 0
    while at < len(found):
        count, meant = _meant(found, at)
        if meant is None:
            put.append(found[at])
        else:
            put += [(word, found[at][1], found[at + count - 1][2]) for word in meant]
        at += count
    return put


def _meant(found: list[Placed], at: int) -> tuple[int, tuple[str, ...] | None]:
    """How many words from a place on are a saying, and what it means."""
    if found[at][0] in FIRST:
        for count in range(min(LONGEST, len(found) - at), 0, -1):
            said = tuple(word for word, _, _ in found[at : at + count])
            if said in MEANT:
                return count, MEANT[said]
    return 1, None
