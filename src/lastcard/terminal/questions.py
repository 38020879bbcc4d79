"""What a decision looks like on the screen: the cards of the hand that answer it, and the choices beside them."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.game.options import Option
from lastcard.game.view import Seen, View
from lastcard.words import Reader

LETTERS = {"draw": "d", "pass": "d", "keep": "k", "stop": "k", "next": "Enter"}
"""Answers that have a key of their own."""

BY_HAND = frozenset({"turn", "drawn", "put", "give", "discard", "show"})
"""Kinds of decisions that are answered with cards of the hand."""


@dataclass(frozen=True)
class Choice:
    """Something that can be chosen: by its key, with the arrows or with the mouse."""

    key: str
    does: str
    """An option, or the name of something that the screen does."""
    words: str
    colour: str | None = None
    note: str = ""
    """What it costs."""


def cards_asked(view: View) -> dict[str, list[Option]]:
    """The cards of the hand that answer what is asked, each with the moves it can be part of."""
    found: dict[str, list[Option]] = {}
    for option in view.decision.options if view.decision else ():
        if option.card is not None and option.verb != "take":
            found.setdefault(option.card, []).append(option)
    return found


def choices(view: View, giving: str | None, reader: Reader) -> list[Choice]:
    """What can be chosen besides cards; while a card is being given away, to whom."""
    if view.decision is None:
        return []
    if giving is not None:
        moves = cards_asked(view).get(giving, [])
        return [_of_player(str(number % 10), move, view, reader) for number, move in enumerate(moves, 1)]
    found: list[Choice] = []
    stakes = reader.stakes(view)
    for option in view.decision.options:
        if option.card is not None and option.verb != "take":
            continue
        key = LETTERS.get(option, str((len(found) + 1) % 10))
        if option.player is not None:
            found.append(_of_player(key, option, view, reader))
        else:
            words, note = reader.option(option), stakes.get(option, "")
            found.append(Choice(key, option, words, colour=option.colour, note=note))
    return found


def _of_player(key: str, option: Option, view: View, reader: Reader) -> Choice:
    """A player to choose, with how many cards they hold: one chooses by it."""
    name = option.player or ""
    held = reader.say("number-of-cards", count=view.table.cards.get(name, 0))
    return Choice(key, option, reader.say("name-of-player", player=name), note=held)


def card_choice(view: View, code: str, reader: Reader) -> Choice:
    """What Enter does with a card of the hand."""
    moves = cards_asked(view)[code]
    if len(moves) == 1:
        return Choice("Enter", "answer", reader.option(moves[0]))
    return Choice("Enter", "answer", reader.say("terminal-give-away", card=reader.card(code)))


def by_hand(view: View) -> bool:
    """Whether what is asked is answered with cards of the hand."""
    return view.decision is not None and view.decision.kind in BY_HAND


def rule_in_play(view: View, heard: Sequence[Seen], reader: Reader) -> str:
    """The text of the card that asks, where somebody may not know it by heart."""
    if view.decision is None or view.decision.kind in ("turn", "drawn", "next", "challenge"):
        return ""
    played = next((event.cards[0] for event in reversed(heard) if event.kind == "played" and event.cards), "")
    kind = view.kinds.get(played)
    if kind is None or not kind.text or kind.code in ("W", "W4"):
        return ""
    return reader.say("terminal-card-and-text", card=kind.said, text=kind.text)
