"""Plain sentences for what a sketch found: each deed said as simply as cards say it, with its player and number."""

from functools import cache
from string import Formatter

from lastcard.cards.text.offers.outline import Deed, Sketch
from lastcard.cards.text.phrases import WHO, Who
from lastcard.cards.text.telling.wording import write_who

MAX_COUNT = 20
UNSAID = 2
"""Cards that are drawn for a dare, or for breaking a rule, where a text says none."""

SOMEONE = "a player you choose"

PLAYED_FOR = frozenset({"call", "vote", "guess", "contest", "flip"})
"""What is about as many cards as the text speaks of."""

TEMPLATES: dict[str, tuple[str, ...]] = {
    "draw": ("{who} draws {n}",),
    "skip": ("{who} misses {several} turns", "{who} misses a turn"),
    "again": ("{who} takes {several} more turns", "{who} takes another turn"),
    "goes next": ("{who} goes next", "a player you choose goes next"),
    "swap": ("{both} swap hands with each other", "{who} swaps hands with {whom}"),
    "trade": ("{who} trades {n} {cards} with {whom}", "{who} gives {n} {cards} to {whom}"),
    "give": (
        "{who} gives all {their} {whole} to {whom}", "{who} gives {half} {their} cards to {whom}",
        "{who} gives {their} {extreme} number to {whom}", "{who} gives {n} {kind} to {whom}",
        "{who} gives {n} {cards} to {whom}",
    ),
    "take": ("{who} takes {n} {kind} from {whom}", "{who} takes {n} {cards} from {whom}"),
    "take pile": (
        "{who} takes the top {several} cards of the discard pile", "{who} takes the top card of the discard pile",
    ),
    "pass hands": (
        "everyone passes their hand to {beside}", "everyone passes their hand to {whom}",
        "everyone passes their hand to the next player",
    ),
    "new hand": (
        "discard your whole hand and draw {said} new cards",
        "return your hand to the draw pile, shuffle it and draw as many",
    ),
    "show": (
        "{who} shows {their} hand {lasting}", "{who} shows {their} hand to {them}", "{who} shows {said} {cards}",
        "{who} shows {their} hand",
    ),
    "look": ("look at the hand of {whom}",),
    "discard": (
        "{who} discards {any} number of cards", "{who} discards {half} {their} cards",
        "{who} discards {their} {extreme} number", "{who} discards {said} {kind}", "{who} discards all {kind}",
        "{who} discards {n} {cards}",
    ),
    "play": ("{who} discards any number of {kind}", "{who} discards all {kind}", "{who} takes another turn"),
    "return": ("{who} puts {n} {cards} below the draw pile",),
    "mix": ("everyone puts {n} {cards} in the middle, where they are mixed, and takes as many back",),
    "protect": ("{who} is protected {until}",),
    "no draw": ("nobody may draw {until}", "you are protected {until}"),
    "reverse": ("reverse the direction",),
    "shuffle": (
        "shuffle all hands together and deal them out evenly",
        "return your hand to the draw pile, shuffle it and draw as many",
    ),
    "colour": ("{who} chooses the colour", "choose the colour"),
    "forbid": ("{who} may not play {kind} {until}", "nobody may play {kind} {until}", "{who} misses a turn"),
    "only": ("{who} may only play {kind} {until}", "everyone may only play {kind} {until}"),
    "bounce": ("the next draw card played on you goes back to whoever played it",),
    "hand out": ("hand out {n} cards from the draw pile as you like",),
    "keep colour": ("choose a colour. everyone may only play cards of that colour {until}",),
    "link": ("whenever you draw, {whom} draws as many {until}", "whenever you draw, a player you choose draws as "
    "many {until}"),
    "double": ("the next draw card counts double", "draw cards count double {until}"),
    "cancel": ("the next action card does nothing", "the next draw card does nothing"),
    "copy": ("copy the last card",),
    "vote": ("whoever most players point at draws {n}",),
    "quiet": ("nobody may talk {until}", "nobody may talk {until}; whoever breaks it draws 2"),
    "call": ("whoever forgets to call draws {n} for the rest of the round",),
    "rule": ("make up a new rule",),
    "guess": ("guess the colour of the top card: if you are right, discard 1 card; otherwise draw {n}",),
    "roll": ("roll a die. the next player draws that many cards", "roll a die. draw that many cards"),
    "flip": ("flip a coin: if it is heads, discard {n} {cards}; otherwise draw {n}",),
    "win": ("nobody may play {kind} {until}", "discard down to 1 card"),
}  # fmt: skip
"""How each deed can be said, the closest first: a template counts if all that it names is known."""


def phrased(deed: Deed, about: Sketch, subject: str = "") -> list[str]:
    """What is done, in words that cards have for it. Not all of it makes sense: it is read before it is offered.

    The subject is said as in the text, if that is given.

    >>> phrased(Deed("draw", "next", count=3), Sketch([], frozenset()))
    ['the next player draws 3']
    """
    slots = _slots(deed, about) | ({"who": subject} if subject else {})
    ways = TEMPLATES.get(deed.what, ())
    return [way.format(**slots) for way in ways if _named(way) <= slots.keys() and (not subject or "{who}" in way)]


@cache
def _named(template: str) -> frozenset[str]:
    """What a template names."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name)


def _slots(deed: Deed, about: Sketch) -> dict[str, str]:
    """All that is known of a deed, as it stands in a sentence."""
    counts = [each.count for each in (deed, *about.deeds * (deed.what in PLAYED_FOR)) if each.count]
    said = min(counts[0], MAX_COUNT) if counts else 2 if deed.cards == "same" else 0
    until = "for the rest of the round" if about.span == "long" else "until your next turn"
    whom = "everyone else" if deed.whom == "everyone" else _player(None if deed.whom == deed.who else deed.whom)
    slots = {
        "who": _player(deed.who), "whom": whom, "their": "your" if deed.who == "you" else "their", "until": until,
        "n": str(said or 1), "cards": "card" if said in (0, 1) else "cards",
    }  # fmt: skip
    known = {
        "said": str(said) if said else "",
        "several": str(said) if said > 1 else "",
        "lasting": until if about.span else "",
        "them": whom if deed.whom else "",
        "both": slots["who"] if deed.who in ("two", "neighbours") else "",
        "beside": f"the player on their {deed.whom}" if deed.whom in ("left", "right") else "",
        "whole": "cards" if "hand" in deed.things and not said and "card" not in deed.things else "",
        "kind": _kind(deed.cards, said == 1),
        "half": deed.cards if deed.cards == "half" else "",
        "any": deed.cards if deed.cards == "any" else "",
        "extreme": deed.cards if deed.cards in ("highest", "lowest") else "",
    }
    return slots | {name: word for name, word in known.items() if word}


def _player(who: Who | None) -> str:
    if who in ("highest", "lowest"):
        return f"the player with the {who} number"
    return write_who(who) if who in WHO and who != "they" else SOMEONE


def _kind(cards: str, one: bool) -> str:
    """Which cards, if that says more than that they are cards."""
    if cards in ("", "highest", "lowest", "half", "any", "that number"):
        return ""
    if cards == "same":
        return "cards of the same number"
    if cards in ("even", "odd"):
        return f"{cards} number" if one else f"{cards} numbers"
    named = "draw two" if cards == "draw card" else cards
    return f"{named} card" if one else f"{named} cards"
