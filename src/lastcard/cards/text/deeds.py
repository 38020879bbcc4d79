"""What somebody must do: a verb of the game, or a deed that people judge.

What is of the game must never become a dare by mistake. So whatever looks like a move, without being one that can be
read, is refused: that costs its writer another word, and a card that does something else would cost the game.
"""

from collections.abc import Sequence

from lastcard.cards.text.patterns import variants
from lastcard.cards.text.verbs import ACTS
from lastcard.cards.text.words import NUMBERS

JOINTS = frozenset({",", "and", "then", "or", ";", ".", "!"})
"""Where one part of what somebody must do ends."""

BEFORE = frozenset("not never either now immediately also then first always only instead just simply".split())
"""Words before a verb that leave it a verb of the game."""

AFTER = frozenset(
    "while with without from at in on before after if unless for each every again instead as until per when now "
    "immediately twice times of because whenever".split()
)
"""Words after a number that say no more than `draw 2` of what is counted; another one does: `draw 2 cats`."""

NEGATIONS = frozenset({"not", "never"})

_FORMS: dict[str, str] = {"is": "are", "does": "do", "sits": "sit"}
for _patterns in (patterns for _, patterns in ACTS):
    for _pattern in _patterns:
        _first = variants(_pattern)[0][0]
        if _first.verb:
            _FORMS[_first.words[1]] = _first.words[0]

_CARD = "card cards wild wilds deck pile"
_VERBS = " ".join(frozenset(_FORMS.values()) - frozenset("are begin do go have sit start".split()))
"""The verbs of the game, without those that say much else in English."""
_MOVES: tuple[tuple[str, str], ...] = (
    (_VERBS, _CARD),
    ("place lay deal drop match collect add receive pick choose", _CARD),
    ("swap trade exchange switch show reveal pass give discard return shuffle take", "hand hands"),
    ("skip miss take pass sit forfeit give get have play", "turn turns"),
    ("skip miss sit", "round rounds"),
    ("change choose pick switch match", "colour"),
    ("reverse change switch turn", "direction play order"),
    ("play match discard", " ".join(("red blue green yellow orange skip reverse uno", *NUMBERS))),
)  # fmt: skip
"""Verbs, and words that make moves of the game of them."""

_ALONE = frozenset("draw discard skip pass play reverse swap miss challenge protect".split())
"""Verbs that are moves by themselves."""

BARE = dict(_FORMS)
"""`draws` to `draw`: the form for you."""
FINITE = {bare: finite for finite, bare in _FORMS.items()}
"""`draw` to `draws`: the form for others."""


def resembles_move(words: Sequence[str], whole: bool) -> bool:
    """Whether words, a whole deed or one part of it, look like a move of the game.

    >>> resembles_move("play a red card".split(), True), resembles_move("play the piano".split(), True)
    (True, False)
    """
    if not words:
        return False
    verb, rest = BARE.get(words[0], words[0]), words[1:]
    if not rest:
        return whole and verb in _ALONE
    if verb == "play" and rest[-1].isdecimal():
        return True
    return any(verb in verbs.split() and not set(nouns.split()).isdisjoint(rest) for verbs, nouns in _MOVES)


def counts_something_else(words: Sequence[str], end: int) -> bool:
    """Whether the number before a place counts what comes after it: `draw 2 cats`."""
    if end >= len(words) or words[end] in JOINTS or words[end] in AFTER:
        return False
    before = words[end - 1]
    return before.isdecimal() or before in NUMBERS or before in ("more", "extra")
