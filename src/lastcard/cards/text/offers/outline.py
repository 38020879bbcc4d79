"""What a sketch of a text is made of: what is done, by whom, on whom, how many and which cards."""

from dataclasses import dataclass, field

from lastcard.cards.text.phrases import Who


@dataclass
class Deed:
    """One thing that is done."""

    what: str
    who: Who = "you"
    whom: Who | None = None
    count: int | None = None
    cards: str = ""
    things: set[str] = field(default_factory=set)
    denied: bool = False
    only: bool = False
    start: int = 0
    """The clause it stands in begins at this word,"""
    at: int = 0
    """says what is done at this one,"""
    end: int = 0
    """and ends at that one."""
    instead: bool = False
    """It is one of two things."""
    behind: int = 0
    """The words for it end before this one."""
    taken: bool = False
    """From somebody, who has it then no more."""
    word: str = ""
    """What is written for it."""
    barred: bool = False
    """Somebody cannot play: anything, or certain cards."""
    laid: bool = False
    """Cards are put somewhere, perhaps only to be seen."""
    perhaps: bool = False
    """It only happens under a condition."""


@dataclass
class Sketch:
    """What a text speaks of."""

    deeds: list[Deed]
    words: frozenset[str]
    """Those that say what it is about."""
    span: str = ""
    until: bool = False
    """Somebody draws until something happens."""
    each: bool = False
    """So many for each of something."""
    condition: str = ""
    human: bool = False


def settle(deed: Deed) -> None:
    """Say what a deed is that only shows by what it is done with."""
    counted = deed.count is not None or "card" in deed.things
    if deed.what == "take":
        if deed.word in ("pick", "picks", "choose", "chooses"):
            deed.whom = deed.whom or "chosen"
        away = "take" if deed.whom else "draw" if counted else ""
        deed.what = "again" if "turn" in deed.things else "take pile" if "discards" in deed.things else away
        if deed.what == "take" and "hand" in deed.things and not counted:
            deed.what = "swap"
    elif deed.what == "goes next" and (deed.whom or deed.who == "you"):
        deed.who, deed.whom = deed.whom or "chosen", None
    elif deed.what == "look" and deed.denied:
        deed.what = ""
    elif deed.what == "look" and deed.who != "you":
        deed.what, deed.who, deed.whom = "show", "you", deed.who
    elif deed.what == "ask":
        deed.what, deed.who, deed.whom = "give", deed.whom or "chosen", "you"
        deed.who = "chosen" if deed.who == "everyone" else deed.who
    elif deed.what == "add":
        deed.what = "double" if deed.cards == "draw card" or "penalty" in deed.things else "draw"
    elif deed.what == "get":
        away = "take" if deed.whom else "draw"
        deed.what = "again" if "turn" in deed.things and not deed.denied else away if counted else ""
    elif deed.what == "lose":
        deed.what = "skip" if "turn" in deed.things else "discard" if deed.things & {"card", "hand"} else ""
    elif deed.what == "swap":
        deed.what = (
            "reverse" if "direction" in deed.things else "trade" if counted and "hand" not in deed.things else "swap"
        )
        if "seat" in deed.things and deed.who == "everyone":
            deed.what = "pass hands"
    elif deed.what == "pass":
        moved = counted or deed.whom is not None
        deed.what = "pass hands" if "hand" in deed.things else "give" if moved else "skip"
    elif deed.what == "give" and "hand" in deed.things and deed.who == "everyone" and deed.count is None:
        deed.what = "pass hands"
    elif deed.what == "discard" and deed.laid and "hand" in deed.things:
        deed.what = "show"
    elif deed.what == "put":
        back = "take pile" if "discards" in deed.things else "discard"
        deed.what = "return" if "deck" in deed.things else "mix" if "middle" in deed.things else back
    elif deed.what == "play":
        if deed.denied:
            deed.what = "forbid"
        elif deed.only:
            deed.what = "only"
    elif deed.what == "skip" and deed.word in ("miss", "misses") and "turn" not in deed.things:
        deed.what = "discard" if deed.cards or counted else ""
    elif deed.what == "draw" and deed.taken and "hand" in deed.things:
        deed.what = "take"
    elif deed.what == "give" and deed.who == deed.whom == "you":
        deed.what, deed.whom = "draw", None
    elif deed.what == "skip" and deed.denied and deed.who == "everyone":
        deed.what, deed.cards = "forbid", "skip"
    elif deed.what in ("draw", "skip") and deed.denied:
        deed.what = "no draw" if deed.what == "draw" else "protect"
    elif deed.what == "draw" and "discards" in deed.things:
        deed.what = "take pile"
    if deed.who == "everyone" and deed.whom in ("left", "right"):
        deed.whom = f"own_{deed.whom}"
    if deed.what == "reverse" and deed.denied:
        deed.what, deed.cards = "forbid", "reverse"
    if deed.what == "skip" and deed.barred and deed.cards:
        deed.what = "forbid"
