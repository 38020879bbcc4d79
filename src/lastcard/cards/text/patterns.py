"""Patterns of the phrase book, split once into elements that the reader matches and the writer prints."""

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Element:
    """One place of a pattern: a slot, or words of which one stands there."""

    slot: str
    words: tuple[str, ...]
    verb: bool
    """The first word is for you, the second for all others."""


Elements = tuple[Element, ...]


@cache
def variants(pattern: str) -> tuple[Elements, ...]:
    """All ways to say a pattern: each part in brackets left out or in; the first has none of them.

    >>> [[element.words or element.slot for element in way] for way in variants("draw/draws <n> [more] cards")]
    [[('draw', 'draws'), 'n', ('cards',)], [('draw', 'draws'), 'n', ('more',), ('cards',)]]
    """
    before, bracket, rest = pattern.partition("[")
    if not bracket:
        return (_elements(pattern),)
    inside, _, after = rest.partition("]")
    start, middle = _elements(before), _elements(inside)
    endings = variants(after)
    return tuple(start + ending for ending in endings) + tuple(start + middle + ending for ending in endings)


def _elements(words: str) -> Elements:
    return tuple(_element(word) for word in words.split())


def _element(word: str) -> Element:
    if word.startswith("<"):
        return Element(word[1:-1], (), False)
    verb = "/" in word[1:]
    return Element("", tuple(word.split("/" if verb else "|")), verb)
