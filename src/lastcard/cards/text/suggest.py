"""The nearest sentences that can be read, for a text that cannot."""

from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import cache

from lastcard.cards.text import phrases
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.phrases import EXAMPLES
from lastcard.cards.text.verbs import VERBS
from lastcard.cards.text.words import NUMBERS, Word

SMALL = frozenset("a an the you your they their to of and or with it is are in on cards card player 1 2 3".split())
"""Words that say little about what a sentence is about."""

ALIKE = {
    "say": "must", "play": "cannot", "win": "discard", "cancel": "cancel", "hot": "passes", "double": "hold",
    "steal": "take", "ask": "take", "mix": "shuffle", "block": "misses", "shield": "protected", "safe": "protected",
    "immune": "protected", "freeze": "misses", "highest": "discard", "lowest": "discard", "worst": "give",
}  # fmt: skip
"""Words that people write, and one that examples have instead."""


def nearest(text: str, colours: Sequence[str], most: int = 3) -> list[str]:
    """Readable sentences that look like a text, or that speak of the same things, in the colours of an edition.

    >>> nearest("evryone draw 2", ["red"], 1)
    ['everyone draws 1.']
    """
    red = colours[0] if colours and "red" not in colours else "red"
    yellow = colours[-1] if colours and "yellow" not in colours else "yellow"
    known = [example.replace("red cards", f"{red} cards").replace("yellow", yellow) for example in EXAMPLES]
    said = text[:200].lower()
    found = get_close_matches(said, known, most, 0.5)
    if found:
        return found
    words = _about(said)
    ranked = sorted(known, key=lambda example: (-len(words & _about(example)), -_likeness(said, example)))
    return ranked[:most]


def _about(text: str) -> frozenset[str]:
    """What a text is about, as the beginnings of its words."""
    words = {word.strip(".,:;!?'\"") for word in text.split()}
    return frozenset(ALIKE.get(word, word)[:5] for word in words if word and word not in SMALL)


def _likeness(one: str, two: str) -> float:
    return SequenceMatcher(None, one, two, autojunk=False).quick_ratio()


@cache
def vocabulary() -> tuple[str, ...]:
    """Every word that a pattern has."""
    books = [phrases.CARDS, phrases.ONE_CARD, phrases.CONDITIONS, phrases.MANY, tuple(phrases.WHO.items())]
    patterns = [pattern for book in books for _, ways in book for pattern in ways]
    patterns += [pattern for verb in VERBS for pattern in (*verb.patterns, *verb.command)]
    words = {word for pattern in patterns for way in variants(pattern) for element in way for word in element.words}
    return tuple(sorted({*words, *NUMBERS, "if", "otherwise", "must", "may", "choose", "cannot"}))


def corrected(source: str, words: Sequence[Word], place: int, colours: Sequence[str]) -> list[str]:
    """A text with a word spelt as another one, where nobody knows it and one is close."""
    if place >= len(words):
        return []
    word = words[place]
    if word.text in vocabulary() or word.text in colours or len(word.text) < 3:
        return []
    close = get_close_matches(word.text, [*vocabulary(), *colours], 2, 0.7)
    return [source[: word.start] + right + source[word.end :] for right in close]


def shortened(source: str, words: Sequence[Word], place: int) -> list[str]:
    """A text up to the clause that cannot be read."""
    ends = [
        at for at in range(min(place, len(words) - 1), 0, -1) if words[at].text in (".", ",", ";", "and", "then", "or")
    ]
    return [source[: words[at].start].rstrip() for at in ends[:2]]
