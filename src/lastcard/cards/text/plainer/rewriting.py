"""Words put for other words wherever they stand, by regular expressions over them.

A row says which words a text must have for it, how something is said, and what it means. Each word has a space behind
it; `<name>` in the meaning is what the group of that name held. Where words come from is kept: refusals point there.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

Placed = tuple[str, int, int]
"""A word, and the first and the last place of the words that it stands for."""

PUT = -1
"""The last place of a word that nobody has written."""


class Row(NamedTuple):
    """A way of saying something."""

    needs: frozenset[str]
    """One of these words has to be in the text: soon seen, where matching takes its time."""
    how: str
    """A regular expression, which is made ready when a text first has one of these words: all would take their time."""
    meant: tuple[str, ...]


def row(needs: str, how: str, meant: str = "") -> Row:
    """A row, with its words as one text each. It begins where a word begins.

    >>> row("currently", "currently ").meant
    ()
    """
    return Row(frozenset(needs.split()), rf"(?<!\S){how}", tuple(meant.split()))


compiled = cache(re.compile)


def rewritten(found: list[Placed], rows: Sequence[Row]) -> list[Placed]:
    """The same words, with every row put wherever it matches; never nothing at all.

    >>> rewritten([("draw", 0, 0), ("now", 1, 1)], [row("now", "now ")])
    [('draw', 0, 0)]
    """
    words = {word for word, _, _ in found}
    for needs, how, meant in rows:
        if needs.isdisjoint(words):
            continue
        said = " ".join(word for word, _, _ in found) + " "
        at = 0
        while (matched := compiled(how).search(said, at)) is not None:
            start, end = said[: matched.start()].count(" "), said[: matched.end()].count(" ")
            put: list[Placed] = []
            for word in meant:
                if word.startswith("<"):
                    first, last = matched.span(word[1:-1])
                    last += said[last - 1 : last] != " "  # with the space behind the last word
                    put += found[said[:first].count(" ") : said[:last].count(" ")] if first >= 0 else []
                else:
                    put.append((word, found[min(start, len(found) - 1)][1], PUT))
            if not put and end - start == len(found):
                break
            found = [*found[:start], *put, *found[end:]]
            said, at = " ".join(word for word, _, _ in found) + " ", matched.start()
            at += len(" ".join(word for word, _, _ in put)) + bool(put)
            words = {word for word, _, _ in found}
    return found
