"""Patterns of the phrase book, split once into elements that the reader matches and the writer prints."""

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Element:
    """One place of a pattern: a slot, or words of which one stands there."""

    slot: str
    words: tuple[str, ...]
    optional: bool
    verb: bool
    """The first word is for you, the second for all others."""


@cache
def elements(pattern: str) -> tuple[Element, ...]:
    """Split a pattern.

    >>> [(element.slot, element.words) for element in elements("draw/draws <n> [card|cards]")]
    [('', ('draw', 'draws')), ('n', ()), ('', ('card', 'cards'))]
    """
    found: list[Element] = []
    optional = False
    for piece in pattern.split():
        optional = optional or piece.startswith("[")
        bare = piece.strip("[]")
        if bare.startswith("<"):
            found.append(Element(bare[1:-1], (), False, False))
        else:
            verb = "/" in bare
            found.append(Element("", tuple(bare.split("/" if verb else "|")), optional, verb))
        if piece.endswith("]"):
            optional = False
    return tuple(found)
