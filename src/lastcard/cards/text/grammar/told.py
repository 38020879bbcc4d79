"""What only people can count: `draw a card for every sibling you have`. Whoever it is about is asked how many."""

import re
from collections.abc import Sequence

from lastcard.cards.text.grammar.free_words import names_the_game

FOR_EACH = (("for", "each"), ("for", "every"), ("per",))
EQUAL = tuple(
    tuple(words.split())
    for words in (
        "as many cards as there are", "as many cards as the number of", "as many cards as", "as many as",
        "cards equal to the number of", "the number of cards equal to the number of", "the number of", "a card for all",
        "1 card for all", "one card for all",
    )
)  # fmt: skip
OWNERS = frozenset("you they he she".split())
OWNING = frozenset("have has own owns got".split())
THEIRS = frozenset("they their theirs them he she his her him".split())
YOURS = frozenset("you your yours".split())
LONGEST = 12

_OF_THE_GAME = frozenset(
    "pair pairs double doubles duplicate duplicates set sets run runs kind kinds suit suits symbol symbols value one "
    "ones it that this those these them other others another time times left still remaining alive out ahead behind "
    "team teams partner partners opponent opponents neighbour neighbours way you they him her most fewest least more "
    "winning losing beating tied safe dealer less fewer step steps many much most skipped protected called "
    "caught".split()
)
"""Words with which something is counted that the game knows, or that nobody has named."""
_PLAYERS = frozenset("player players person".split())
_TOLD_OF = frozenset("who wearing with whose".split())
_MISSED = re.compile(
    r"(?:one|ones|player|name|word|line|answer|question|mistake|try|wrong answer)s? (?:(?:you|they) (?:miss|missed|"
    r"misses|forget|forgets|forgot|get wrong|gets wrong|got wrong|leave out|cannot name|cannot do|do-not get|make|"
    r"makes)|"
    r"missed|forgotten)"
)
"""What somebody left out who had to name or do several things."""


def can_be_told(words: Sequence[str], colours: Sequence[str], after_deed: bool) -> bool:
    """Whether words say what people can count, and nothing that the game knows.

    >>> can_be_told("sibling you have".split(), [], False), can_be_told("wild you have".split(), [], False)
    (True, False)
    >>> can_be_told("one you miss".split(), [], True), can_be_told("one you miss".split(), [], False)
    (True, False)
    """
    if after_deed and _MISSED.fullmatch(" ".join(words)):
        return True
    sided = " ".join(words).replace(" on your left", "").replace(" on your right", "").split()
    words = ["shoe", *sided[3:]] if sided[:2] == ["pair", "of"] and "card" not in sided[2] else sided
    rest = words[2:] if words[:1] == ["of"] and words[1:2] in (["your"], ["their"], ["the"]) else words
    if not rest or rest[0].isdecimal() or len(words) > LONGEST or (words[:1] == ["of"] and rest is words):
        return False
    if rest[0] in _PLAYERS and (len(rest) < 2 or rest[1] not in _TOLD_OF):
        return False
    known = rest[0] in _OF_THE_GAME or any(word in _OF_THE_GAME - OWNERS for word in rest)
    return not known and not names_the_game(" ".join(rest), colours)


def whose(words: Sequence[str]) -> str:
    """Who is asked: you, somebody who was spoken of, or whoever acts."""
    return "you" if not YOURS.isdisjoint(words) else "they" if not THEIRS.isdisjoint(words) else "actor"


def plainly(words: Sequence[str]) -> str:
    """The words as people write them: the reader has put some of them in its own way."""
    return " ".join(words).replace(" 's", "'s").replace("-not", " not")
