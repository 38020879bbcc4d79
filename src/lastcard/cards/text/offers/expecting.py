"""What could have stood at a place, in plain words: few of them, the most helpful first."""

import re
from collections.abc import Sequence

MOST = 3
"""Alternatives that somebody reads."""

NAMED = (
    "a player", "what to do", "what they do", "what they hold", "a number", "which cards", "which card", "a colour",
    "how many cards",
)  # fmt: skip
"""Beginnings of what says most, first."""

SAID_WITH = {"which card": "which cards", "a colour": "which cards", "how many cards": "a number"}
"""What need not be said where something else is."""

INSTEAD = {
    '"hold"': "what they hold", '"do-not"': '"do not"', '"has-not"': '"has not"', '"is-not"': '"is not"',
    '"did-not"': '"did not"',
}  # fmt: skip
"""Words as people write them, for those that the reader has put for several."""

DULL = frozenset(
    f'"{word}"' for word in "a an the 1 one your you their of to in it this that is are 's s on as".split()
)
"""Words that much begins with: they help nobody who does not know how it goes on."""

ENDS = frozenset({'"and"', "a full stop"})
END = "the end of the sentence"


def plainly(expected: Sequence[str]) -> list[str]:
    """A few of all the things that could have stood somewhere.

    >>> plainly(['"do-not"', '"the"', "a player, such as you", "a colour", '"hold"'])
    ['a player (such as you)', 'a colour', 'what they hold']
    """
    found: dict[str, str] = {}
    for said in expected:
        what, _, example = said.partition(", such as ")
        if what in NAMED:
            found.setdefault(what, f"{what} (such as {example})" if example else what)
    named = [found[what] for what in NAMED if what in found and SAID_WITH.get(what) not in found]
    rest = [INSTEAD.get(said, said) for said in expected if said.partition(", such as ")[0] not in found]
    telling = [said for said in rest if said not in DULL and said not in ENDS]
    telling.sort(key=lambda said: said.startswith('"'))
    ends = [END] if "a full stop" in expected else []
    return [*ends, *named, *telling][:MOST] or rest[:MOST]


def in_words(text: str, start: int, expected: Sequence[str]) -> str:
    """What was expected at a place of a text, and behind what.

    >>> in_words("choose it", 7, ["a player", "a colour"])
    'expected after "choose": a player, or a colour'
    """
    before = re.search(r"([\w'’+-]+)\s*$", text[max(0, start - 40) : start])
    said = ", or ".join(filter(None, (", ".join(expected[:-1]), *expected[-1:])))
    return f'expected after "{before[1]}": {said}' if before else f"expected {said}"
