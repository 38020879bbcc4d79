"""Players, cards, how many of them, and conditions, in words: what the sentences of `writer` are made of."""

from collections.abc import Mapping
from dataclasses import replace

from lastcard.cards.text import phrases
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.tree import (
    ALL,
    ANY,
    Asked,
    Before,
    Drew,
    Holds,
    Is,
    Measure,
    PlayedLast,
    Players,
    Rolled,
    of_colour,
)

VOWELS = "aeiou8"
FEWEST_PLAYERS = 2
MOST_PLAYERS = 10
OF_YOU = {"is": "are", "has": "have", "was": "were", "wears": "wear", "likes": "like", "lives": "live", "owns": "own",
          "knows": "know", "speaks": "speak", "loves": "love", "hates": "hate", "plays": "play",
          "does": "do"}  # fmt: skip
"""What is said of somebody, as it is said of you."""

_ALIKE = {
    "alike number": "cards of the same number",
    "alike colour": "cards of the same colour",
    "alike card": "cards that are the same",
    "colours": "colours",
}
"""What is counted of the cards that somebody holds."""
_ONE = ("", "colours")
"""What is named in the singular where it is one."""
_CARDS = {key: patterns[0] for key, patterns in phrases.CARDS}
_ONE_CARD = {key: patterns[0] for key, patterns in phrases.ONE_CARD}
_NUMBERS = {key: patterns[0] for key, patterns in phrases.NUMBERS}
_ONE_NUMBER = {key: patterns[0] for key, patterns in phrases.ONE_NUMBER}


def write_who(who: Who) -> str:
    """Print a player or several."""
    if who == "all_but_you":
        return "everyone but you"
    if who.startswith(phrases.AGREED):
        return who.removeprefix(phrases.AGREED)
    if who.startswith((phrases.HOLDING_MOST, phrases.HOLDING_FEWEST)):
        how, _, cards = who.partition(" ")
        if cards == phrases.EXTREME:
            return f"the player with the {'highest' if how == 'most' else 'lowest'} number"
        return f"the player with the {how} {cards if cards == phrases.POINTS else plural(cards)}"
    return " ".join(element.words[0] for element in variants(phrases.WHO[who][0])[0])


def write_cards(cards: str, count: int) -> str:
    """Print which cards: `red cards`, or one of them: `a red card`."""
    return plural(cards) if count > 1 else article(single(cards)) if count == 0 else single(cards)


def write_condition(condition: Holds | Drew | Before | PlayedLast | Rolled | Asked | Is | Players) -> str:
    """Print what stands between `if` and its comma."""
    if isinstance(condition, Asked):
        verb, space, rest = condition.words.partition(" ")
        return f"{write_who(condition.who)} {OF_YOU.get(verb, verb) if condition.who == 'you' else verb}{space}{rest}"
    if isinstance(condition, Is):
        be = "are" if condition.who == "you" else "is"
        return f"{write_who(condition.who)} {be} {'not ' * condition.negated}{write_who(condition.whom)}"
    if isinstance(condition, Players):
        return f"there are {_how_many(condition)} players"
    if isinstance(condition, Rolled):
        if condition.parity:
            return f"the number is {condition.parity}"
        if condition.first == condition.last:
            return f"the number is {condition.first}"
        return f"the number is from {condition.first} to {condition.last}"
    if isinstance(condition, Drew):
        return f"it is {'not ' * condition.negated}{article(single(condition.cards))}"
    if isinstance(condition, Before):
        return f"the last card was {'not ' * condition.negated}{article(single(condition.cards))}"
    if isinstance(condition, PlayedLast):
        return f"this is {'not ' * condition.negated}your last card"
    if condition.who in ALL and condition.compare == "no":
        nobody = condition.who.replace("everyone", "nobody")
        return f"{nobody} {held(replace(condition, compare='a'), False)}"
    if condition.who in ANY or condition.who in ALL:
        return f"{condition.who} {held(condition, False)}"
    return f"{write_who(condition.who)} {held(condition, condition.who == 'you')}"


def _how_many(players: Players) -> str:
    if players.least == players.most:
        return f"exactly {players.most}"
    if players.most == MOST_PLAYERS:
        return f"at least {players.least}"
    if players.least == FEWEST_PLAYERS:
        return f"at most {players.most}"
    return f"from {players.least} to {players.most}"


def held(condition: Holds, you: bool) -> str:
    """Somebody holds what is said."""
    hold = "hold" if you else "holds"
    compare, count, cards = condition.compare, condition.count, condition.cards
    if compare in ("most", "fewest"):
        return f"{hold} the {compare} {plural(cards) if cards else 'cards'}"
    if compare in ("even", "odd"):
        return f"{hold} an {compare} number of cards"
    if " and " in cards:
        both = " and ".join(article(single(card)) for card in cards.split(" and "))
        return f"{hold} both {both}" if compare == "a" else f"{'do' if you else 'does'} not hold both {both}"
    if compare in ("a", "no"):
        if compare == "no":
            return f"{hold} no {plural(cards)}"
        return f"{hold} {article(single(cards))}"
    if condition.whom is not None:
        whom = write_who(condition.whom) if condition.whom != "they" else "that player"
        than = {"more": "more cards than", "fewer": "fewer cards than", "exactly": "as many cards as"}[compare]
        return f"{hold} {than} {whom}"
    words = {"more": "more than", "fewer": "fewer than", "at_least": "at least", "at_most": "at most"}
    held = _ALIKE.get(cards) or (plural(cards) if cards else "cards")
    held = held.replace("colours", "colour").replace("cards", "card") if count == 1 and cards in _ONE else held
    return f"{hold} {words.get(compare, compare)} {count} {held}"


def plural(cards: str) -> str:
    """Which cards: `red cards`, `7s`."""
    if " or " in cards:
        return " or ".join(map(plural, cards.split(" or ")))
    if (both := of_colour(cards)) is not None:
        return f"{both[0]} {plural(both[1])}"
    if cards in _CARDS:
        return _CARDS[cards].split("|")[0]
    if (numbered := _numbered(cards, _NUMBERS)) is not None:
        return numbered
    return f"{cards}s" if cards.isdecimal() else f"{cards} cards"


def single(cards: str) -> str:
    """Which card: `red card`, `7`."""
    if " or " in cards:
        first, second = map(single, cards.split(" or "))
        return f"{first} or {article(second)}"
    if (both := of_colour(cards)) is not None:
        return f"{both[0]} {single(both[1])}"
    if cards in ("", "all"):
        return "card"
    if (numbered := _numbered(cards, _ONE_NUMBER)) is not None:
        return numbered
    return _ONE_CARD[cards].split("|")[0] if cards in _ONE_CARD else cards if cards.isdecimal() else f"{cards} card"


def _numbered(cards: str, ways: Mapping[str, str]) -> str | None:
    """Cards by the number they show, or all but some, if that is what they are."""
    kind, *said = cards.split()
    key = cards if cards in ways else {"from": "between"}.get(kind, kind)
    if key not in ways:
        return None
    gaps = {"digit": said[0], "upto": said[-1], "hue": said[0]} if said else {}
    return " ".join(gaps[element.slot] if element.slot else element.words[0] for element in variants(ways[key])[0])


def article(card: str) -> str:
    """`a red card`, `an even number`."""
    return f"an {card}" if card[0] in VOWELS else f"a {card}"


def write_many(many: Measure, you: bool) -> str:
    """Print how many cards, where that is no number."""
    if many.most:
        return f"{write_many(replace(many, most=0), you)}, at most {many.most}"
    own = "you" if you else "they"
    if many.kind == "that":
        return "that many cards"
    if many.kind in ("half", "half up"):
        return f"half {'your' if you else 'their'} cards{', rounded up' * (many.kind == 'half up')}"
    if many.where is not None:
        return f"{many.count} {'card' if many.count == 1 else 'cards'} for each player who {held(many.where, False)}"
    if many.unnumbered:
        return f"{write_many(replace(many, unnumbered=0), you)}, or {many.unnumbered} if it has none"
    if many.kind in ("players", "opponents"):
        players = "other player" if many.kind == "opponents" else "player"
        return f"{many.count} {'card' if many.count == 1 else 'cards'} for each {players}"
    if many.kind == "told":
        return f"{many.count} {'card' if many.count == 1 else 'cards'} for each {many.words}"
    if many.kind.startswith("place"):
        going = many.kind.removeprefix("place").replace(" ", ", going ")
        return f"{many.count} {'card' if many.count == 1 else 'cards'} more than the player before them{going}"
    if many.kind in ("highest shown", "lowest shown"):
        return f"as many cards as the {many.kind.split()[0]} number shown"
    if many.kind == "difference shown":
        return "as many cards as the difference"
    if many.kind == "shown":
        return "as many cards as the number on it"
    if many.kind == "last number":
        return "as many cards as the last number card shows"
    if many.kind == "number":
        return f"{'twice ' * (many.count == 2)}as many cards as the number on the last card"
    who = own if many.who == "actor" else "that player" if many.who == "they" else write_who(many.who)
    hold = "hold" if who in ("you", "they") else "holds"
    if many.kind == "half held":
        return f"half as many cards as {who} {hold}"
    if many.kind == "held":
        return f"as many cards as {who} {hold}"
    return f"{many.count} {'card' if many.count == 1 else 'cards'} for each {single(many.cards)} {who} {hold}"
