"""How close two texts come to each other: what a text says, bit by bit, and how much of that another one says."""

from collections.abc import Mapping

from lastcard.cards.text.offers.outline import Sketch
from lastcard.cards.text.phrases import Who

Facets = Mapping[tuple[str, ...], float]
"""What somebody would miss in a sentence that is to say the same, and how much."""

SIDES: Mapping[Who, str] = {
    "you": "you", "everyone": "all", "winner": "some", "loser": "some", "highest": "some",
    "lowest": "some",
}  # fmt: skip
"""Whom it is about: you, all, somebody that is yet to be seen, or (all others) other players."""


def side(who: Who) -> str:
    """You, others, all, or whoever it turns out to be."""
    return "some" if who.startswith("agreed") else SIDES.get(who, "others")


KINDS = {
    "cards come": "draw|take pile|hand out",
    "a turn": "skip|again|goes next|play",
    "cards move": "give|take|trade|swap|pass hands|mix|shuffle|new hand",
    "cards go": "discard|play|return",
    "is seen": "show|look",
    "is averted": "protect|cancel|no draw|bounce",
    "a rule": "forbid|only|quiet|double|call|rule|keep colour|link",
    "a game": "contest|vote|guess|roll|flip",
}
"""What is of the same kind: where a text has the one, the other is better than nothing."""


def facets(about: Sketch) -> Facets:
    """What a text says, bit by bit, and how much each weighs."""
    found: dict[tuple[str, ...], float] = {}
    for deed in about.deeds:
        what = deed.what
        much = 0.6 if deed.perhaps or deed.instead else 1.0
        bits: dict[tuple[str, ...], float] = {(what,): 3}
        for kind in [kind for kind, deeds in KINDS.items() if what in deeds.split("|")] or [what]:
            bits["kind", kind] = 1
            bits[kind, "side", side(deed.who)] = 2
            bits[kind, "who", deed.who] = 1.5
            if deed.who == "agreed":  # nobody knows who: then somebody of your choice comes closest
                bits[kind, "side", "others"] = bits[kind, "who", "chosen"] = 1.5
            if deed.whom is not None:
                bits[kind, "whom", deed.whom] = 1.5
            if deed.count is not None and what not in ("again", "swap"):
                bits[kind, "count", str(deed.count)] = 1.5
            if deed.cards:
                bits[kind, "cards", deed.cards] = 2
        for bit, weight in bits.items():
            found[bit] = max(found.get(bit, 0), weight * much)
    if about.human:
        found["people",] = 2
    if about.until:
        found["until",] = 2
    if about.each:
        found["for each",] = 3
    if about.span:
        found["lasts",] = 2
    if about.condition:
        found["condition", about.condition] = 2
    for word in about.words:
        found["word", word] = 1
    return found


def closeness(one: Facets, two: Facets) -> float:
    """How much of what two texts say they share, from 0 to 1.

    >>> closeness({("draw",): 4.0}, {("draw",): 4.0, ("swap",): 4.0})
    0.6666666666666666
    """
    whole = sum(one.values()) + sum(two.values())
    shared = sum(weight + two[facet] for facet, weight in one.items() if facet in two)
    return shared / whole if whole else 0.0
