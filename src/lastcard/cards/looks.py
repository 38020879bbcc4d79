"""How cards look in a browser: what an edition file may choose by name, and what it gets where it chooses nothing.

>>> [*looks({"blue": {}, "plum": {"sign": "moon"}}).items()]
[('blue', Look(sign='circle', hue='blue')), ('plum', Look(sign='moon', hue='red'))]
"""

from collections.abc import Mapping
from dataclasses import dataclass

SIGNS = ("circle", "triangle", "diamond", "star", "square", "cross", "drop", "moon", "heart")
"""The shapes that stand for colours: nothing is said by colour alone."""

HUES = ("blue", "red", "yellow", "green", "purple", "orange", "azure", "coral", "jade", "pink")

WORLDS = (
    "classic",
    "ghostbusters",
    "green-lantern",
    "minecraft",
    "space-jam",
    "dc-super-hero-girls",
    "house-party",
    "pirates",
)
"""The places where a table can stand."""

PICTURES = (
    "skip",
    "reverse",
    "draw",
    "wild",
    "wild-draw",
    "beams",
    "ring",
    "blast",
    "slam",
    "shield",
    "paper",
    "microphone",
    "archer",
    "cannon",
    "spyglass",
    "storm",
    "flag",
    "kraken",
    "swap",
    "pass",
    "bolt",
    "bomb",
    "crown",
    "dice",
    "gift",
    "hourglass",
    "eye",
    "rocket",
    "key",
    "magnet",
    "ghost",
    "heart",
)
"""The pictures that a card can carry."""


@dataclass(frozen=True)
class Look:
    """How a colour looks: both are names of these lists."""

    sign: str
    hue: str


_USUAL = {
    "blue": Look("circle", "blue"),
    "green": Look("triangle", "green"),
    "red": Look("diamond", "red"),
    "yellow": Look("star", "yellow"),
    "orange": Look("square", "orange"),
    "purple": Look("cross", "purple"),
    "azure": Look("circle", "azure"),
    "coral": Look("diamond", "coral"),
    "gold": Look("star", "yellow"),
    "jade": Look("triangle", "jade"),
    "pink": Look("heart", "pink"),
}


def looks(chosen: Mapping[str, Mapping[str, str]]) -> dict[str, Look]:
    """The looks of an edition's colours: as chosen, else as usual, else what is left. No two are alike.

    >>> found = looks({"mud": {}, "gold": {}, "yellow": {}})
    >>> found["gold"], found["mud"].sign, found["yellow"].hue
    (Look(sign='star', hue='yellow'), 'circle', 'red')
    """
    signs = _each_its_own({colour: look.get("sign", "") for colour, look in chosen.items()}, "sign", SIGNS)
    hues = _each_its_own({colour: look.get("hue", "") for colour, look in chosen.items()}, "hue", HUES)
    return {colour: Look(signs[colour], hues[colour]) for colour in chosen}


def _each_its_own(chosen: Mapping[str, str], field: str, names: tuple[str, ...]) -> dict[str, str]:
    found = {colour: name for colour, name in chosen.items() if name}
    for colour in chosen:
        usual = getattr(_USUAL[colour], field) if colour in _USUAL else ""
        if colour not in found and usual and usual not in found.values():
            found[colour] = usual
    free = iter([name for name in names if name not in found.values()])
    return {colour: found[colour] if colour in found else next(free) for colour in chosen}
