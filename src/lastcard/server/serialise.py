"""The engine's views in the words of messages."""

from collections.abc import Sequence
from typing import Any, cast

from lastcard.cards.edition import Edition
from lastcard.cards.text import check
from lastcard.game.game import Game
from lastcard.game.view import Seen, look
from lastcard.rulebook import guide
from lastcard.server.messages import (
    Asked,
    CardInfo,
    DecisionKind,
    EditionInfo,
    EventKind,
    Outcome,
    Reading,
    TableInfo,
    Told,
)
from lastcard.table.table import Table

SPECTATOR = ""
"""The name of somebody who only watches: it is nobody's."""


def edition_info(edition: Edition) -> EditionInfo:
    """An edition with its cards."""
    specials = {kind.code for kind in edition.specials}
    cards = [
        CardInfo(
            kind.code,
            kind.symbol,
            kind.name,
            kind.title,
            kind.colour,
            kind.points,
            kind.count,
            kind.text,
            kind.code in specials,
        )
        for kind in edition.kinds
    ]
    return EditionInfo(
        edition.id,
        edition.name,
        edition.about,
        list(edition.colours),
        edition.most_players(),
        cards,
        [kind.code for kind in edition.writable],
    )


def rules_of(edition: Edition) -> dict[str, object]:
    """The rulebook of an edition, in blocks."""
    blocks: list[dict[str, str]] = []
    for block in guide.markdown(edition).split("\n\n"):
        text = block.strip().replace("**", "").replace("`", "")
        if text.startswith("#"):
            blocks.append({"heading": text.lstrip("# "), "text": ""})
        elif text and blocks:
            blocks[-1]["text"] += ("\n" if blocks[-1]["text"] else "") + text
    return {"title": edition.name, "blocks": blocks[1:] if blocks and not blocks[0]["text"] else blocks}


def reading_of(text: str, edition: Edition) -> Reading:
    """What a text written on a card of this edition will do."""
    found = check(text, edition.colours)
    return Reading(
        found.text,
        found.understood,
        found.sentence or "",
        list(found.steps),
        found.problem or "",
        found.start,
        found.end,
        list(found.nearest),
    )


def told(events: Sequence[Seen]) -> list[Told]:
    """What a viewer heard."""
    return [
        Told(
            event.seq,
            cast(EventKind, event.kind),
            event.text,
            event.player,
            event.other,
            None if event.cards is None else list(event.cards),
            event.amount,
            event.colour,
            cast(Outcome | None, event.outcome),
        )
        for event in events
    ]


class Painter:
    """The table as each viewer sees it, at one moment; what all of them see is found once."""

    def __init__(self, table: Table, deadlines: dict[str, float]) -> None:
        self.table = table
        game = table.game
        self.game: Game = game
        view = look(game, None)
        seen = view.table
        self.waiting = view.waiting
        self.interrupts = {decision.player: list(decision.options) for decision in view.interrupts}
        self.deadlines = deadlines
        self.open = {name: list(hand or ()) for name, hand in seen.hands.items()}
        hidden: dict[str, list[str] | None] = dict.fromkeys(game.players)
        self.hands: dict[str, list[str] | None] = {**self.open} if seen.round_over else hidden
        self.public: dict[str, Any] = {
            "round": seen.round,
            "round_over": seen.round_over,
            "blocked": seen.blocked,
            "round_winner": seen.round_winner,
            "game_winners": list(seen.game_winners),
            "scores": seen.scores,
            "dealer": seen.dealer,
            "turn": seen.turn,
            "direction": seen.direction,
            "colour": seen.colour,
            "top": seen.top,
            "cards": seen.cards,
            "draw_pile": seen.draw_pile,
            "discard_pile": seen.discard_pile,
            "protected": seen.protected,
            "owes_uno": list(seen.owes_uno),
            "colour_before": game.colour_before,
            "dare": game.dare or "",
        }

    def seen_by(self, name: str) -> TableInfo:
        """The table as a player sees it, or, with the name SPECTATOR, somebody who watches."""
        hands = {**self.hands, name: self.open[name]} if name in self.open else self.hands
        waiting = [
            Asked(
                decision.player,
                cast(DecisionKind, decision.kind),
                list(decision.options) if decision.player == name else [],
                self.table.number(name) if decision.player == name else 0,
                self.deadlines.get(decision.player, 0.0),
            )
            for decision in self.waiting
        ]
        return TableInfo(hands=hands, waiting=waiting, interrupts=self.interrupts.get(name, []), **self.public)
