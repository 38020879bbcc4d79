"""Patterns of the phrase book, split once into elements that the reader matches and the writer prints."""

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

Key = TypeVar("Key", bound=Hashable)


class Element(NamedTuple):
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


@cache
def _element(word: str) -> Element:
    if word.startswith("<"):
        return Element(word[1:-1], (), False)
    verb = "/" in word[1:]
    return Element("", tuple(word.split("/" if verb else "|")), verb)


class Branch(Generic[Key]):
    """What may follow the same beginning of several patterns, so that each beginning is read only once."""

    def __init__(self) -> None:
        self.order: int | None = None
        """Where in the book the pattern stands that ends here."""
        self.key: Key
        self.next: list[tuple[Element, Branch[Key]]] = []

    def grow(self, order: int, key: Key, elements: Elements) -> None:
        """Add a pattern. Of two that are the same, the first counts."""
        if not elements:
            if self.order is None:
                self.order, self.key = order, key
            return
        after = next((branch for element, branch in self.next if element == elements[0]), None)
        if after is None:
            after = Branch()
            self.next.append((elements[0], after))
        after.grow(order, key, elements[1:])

    def owner(self) -> "Branch[Key] | None":
        """What follows `'s`, if that can stand here."""
        return next((branch for element, branch in self.next if element.words == ("'s",)), None)


class Book(Generic[Key]):
    """Ways to say things, found by their first word."""

    def __init__(self, label: str, rows: Sequence[tuple[Key, Sequence[str]]]) -> None:
        self.label = label
        """What stands there, for somebody who has written something else."""
        self.all = [(key, way) for key, patterns in rows for pattern in patterns for way in variants(pattern)]
        self.has_slots = any(element.slot for _, way in self.all for element in way)
        self.first = {word for _, way in self.all for word in way[0].words}
        self.branches: dict[str, Branch[Key]] = {}
        """Filled as words are met: a text holds few of those that a book knows."""

    def branch(self, word: str) -> Branch[Key]:
        """Those that can begin with a word."""
        known = word if word in self.first else ""
        if known not in self.branches:
            root = self.branches[known] = Branch()
            for order, (key, way) in enumerate(self.all):
                if way[0].slot or known in way[0].words:
                    root.grow(order, key, way)
        return self.branches[known]


class Reached(NamedTuple, Generic[Key]):
    """A pattern that was found, where it ends, what its slots held, and who was spoken of last."""

    end: int
    order: int
    key: Key
    found: dict[str, Any]
    pronoun: bool
    bare: bool


def better(one: Reached[Key] | None, other: Reached[Key] | None) -> Reached[Key] | None:
    """The longer one; if they are as long, the one that stands first in its book."""
    if one is None or other is None:
        return one or other
    return min(one, other, key=lambda reached: (-reached.end, reached.order))
