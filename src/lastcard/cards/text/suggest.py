"""The nearest sentences that can be read, for a text that cannot."""

from collections.abc import Sequence
from difflib import get_close_matches

from lastcard.cards.text.phrases import EXAMPLES


def nearest(text: str, colours: Sequence[str], most: int = 3) -> list[str]:
    """Readable sentences that look like a text, in the colours of an edition.

    >>> nearest("evryone draw 2", ["red"], 1)
    ['everyone draws 1.']
    """
    red = colours[0] if colours and "red" not in colours else "red"
    yellow = colours[-1] if colours and "yellow" not in colours else "yellow"
    known = [example.replace("red cards", f"{red} cards").replace("yellow", yellow) for example in EXAMPLES]
    return get_close_matches(text[:200].lower(), known, most, 0.5)
