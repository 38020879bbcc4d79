"""How colours look: each has a sign of its own, so nothing is said by colour alone.

>>> signs(("blue", "orange", "red", "yellow"))["orange"]
'★'
"""

from collections.abc import Sequence

SIGNS = {"blue": "■", "green": "●", "red": "▲", "yellow": "◆", "orange": "★"}
OTHER_SIGNS = "▼♥♣♠■●▲◆★"
"""For colours that only edition files have, in this order."""

WILD = "*"

PAINT = {
    "blue": ("#ffffff", "#0b5fb0"),
    "green": ("#ffffff", "#0a7a4b"),
    "red": ("#ffffff", "#c01f2e"),
    "yellow": ("#1a1a1a", "#f2cd13"),
    "orange": ("#1a1a1a", "#f08a24"),
}
OTHER_PAINT = (
    ("#ffffff", "#6b3fa0"), ("#1a1a1a", "#5cc8e0"), ("#ffffff", "#8a4b1f"), ("#1a1a1a", "#e79ac0"),
    ("#1a1a1a", "#b7d36b"), ("#ffffff", "#4a5a6a"), ("#1a1a1a", "#e9b872"), ("#ffffff", "#a02070"),
)  # fmt: skip
WILD_PAINT = ("#ffffff", "#5a5f6b")


def signs(colours: Sequence[str]) -> dict[str, str]:
    """A sign for each colour of an edition, each its own.

    >>> found = signs(("azure", "blue", "coral", "gold", "jade", "plum", "red", "teal"))
    >>> len(set(found.values())), found["blue"]
    (8, '■')
    """
    taken = {SIGNS[colour] for colour in colours if colour in SIGNS}
    free = iter([sign for sign in OTHER_SIGNS if sign not in taken])
    return {colour: SIGNS.get(colour) or next(free) for colour in colours}


def paints(colours: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Ink and paper for each colour of an edition."""
    free = iter(OTHER_PAINT)
    return {colour: PAINT.get(colour) or next(free) for colour in colours}
