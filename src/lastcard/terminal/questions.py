"""What a decision looks like on the screen: the cards of the hand that answer it, and the choices beside them."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.game.options import Option
from lastcard.game.view import Seen, View
from lastcard.words import Reader

LETTERS = {"draw": "d", "pass": "d", "keep": "k", "stop": "k", "next": "Enter"}
"""Answers that have a key of their own."""

SAYING = {"draw": "draw a card", "pass": "pass", "keep": "keep it", "stop": "no more cards", "next": "deal on"}

VERBS = {"turn": "play", "drawn": "play", "put": "put down", "give": "give away", "discard": "discard"}
"""What Enter does with the selected card."""


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
        if option.card is not None:
            found.setdefault(option.card, []).append(option)
    return found


def choices(view: View, giving: str | None, reader: Reader) -> list[Choice]:
    """What can be chosen besides cards; while a card is being given away, to whom."""
    if view.decision is None:
        return []
    if giving is not None:
        moves = cards_asked(view).get(giving, [])
        return [
            Choice(str(number % 10), move, f"to {move.player}", note=_holds(view, move.player, reader))
            for number, move in enumerate(moves, 1)
        ]
    found: list[Choice] = []
    stakes = reader.stakes(view)
    for option in view.decision.options:
        if option.card is not None:
            continue
        if option in LETTERS:
            found.append(Choice(LETTERS[option], option, SAYING[option]))
            continue
        key = str((len(found) + 1) % 10)
        if option.player is not None:
            found.append(Choice(key, option, option.player, note=_holds(view, option.player, reader)))
        else:
            words, note = reader.option(option), stakes.get(option, "")
            found.append(Choice(key, option, words, colour=option.colour, note=note))
    return found


def _holds(view: View, name: str | None, reader: Reader) -> str:
    """How many cards a player holds: one chooses by it."""
    return reader.say("number-of-cards", count=view.table.cards.get(name or "", 0))


def by_hand(view: View) -> bool:
    """Whether what is asked is answered with cards of the hand."""
    return view.decision is not None and view.decision.kind in VERBS


def rule_in_play(view: View, heard: Sequence[Seen]) -> str:
    """The text of the card that asks, where somebody may not know it by heart."""
    if view.decision is None or view.decision.kind in ("turn", "drawn", "next", "challenge"):
        return ""
    played = next((event.cards[0] for event in reversed(heard) if event.kind == "played" and event.cards), "")
    kind = view.kinds.get(played)
    if kind is None or not kind.text or kind.code in ("W", "W4"):
        return ""
    return f"{kind.name}: {kind.text}"
