"""Bots and cards by which hands run out: they go out by one, and let nobody else out."""

import pytest

from lastcard.bots import make, sight
from lastcard.cards.edition import load_table
from lastcard.game.game import Game
from lastcard.game.position import Position

NAMES = ("Ann", "Bo", "Cy", "Di")


def choice(level: str, text: str, hands: list[str], **rest: object) -> str:
    """What Ann does, who holds a card with this text."""
    card = {"name": "Storm", "wild": True, "count": 4, "text": text}
    edition = load_table({"name": "Storm", "extends": "classic", "cards": {"ST": card}}, "storm")
    players = NAMES[: len(hands)]
    cards = {name: hand.split() for name, hand in zip(players, hands, strict=True)}
    position = Position(cards, "Ann", turn="Ann", discard=["R5"])
    return make(level, 1).choose(sight(Game(edition, players, 1, rest, position), "Ann"))


@pytest.mark.parametrize("level", ["normal", "hard:200"])
@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Discard 2 cards.", "ST R1 B2"),
        ("Discard all red cards.", "ST R1 R3 R7"),
        ("Discard your hand.", "ST R1 R3 B7"),
        ("Give 1 card to the player on your left.", "ST R1"),
        ("Choose the colour. Everyone discards 1 card.", "ST R1"),
    ],
)
def test_whoever_goes_out_by_a_card_plays_it(level: str, text: str, hand: str) -> None:
    assert choice(level, text, [hand, "B3 B4 G6", "Y1 Y2 Y3"]) == "play ST"


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Discard 2 cards.", "ST R1 R3 B2"),
        ("Discard all red cards.", "ST R1 R3 B2"),
        ("If you hold a blue card, discard 2 cards.", "ST R1 R3"),
        ("Draw 1. Discard 2 cards.", "ST R1 R3"),
    ],
)
def test_a_card_that_leaves_some_is_kept_for_later(text: str, hand: str) -> None:
    assert choice("normal", text, [hand, "B3 B4 G6 G7", "Y1 Y2 Y3 Y4"]) != "play ST"


@pytest.mark.parametrize("level", ["normal", "hard:200"])
@pytest.mark.parametrize(
    "text", ["Everyone else discards 1 card.", "The next player discards 2 cards.", "Everyone discards 1 card."]
)
def test_nobody_is_let_out_by_a_card_if_drawing_is_possible(level: str, text: str) -> None:
    assert choice(level, text, ["ST B1 B2", "G7", "Y1 Y2 Y3 Y4"]) == "draw"


def test_a_partner_is_let_out() -> None:
    hands = ["ST B1 B2 R3", "G7 G8 G9", "Y1", "Y2 Y3 Y4"]
    assert choice("normal", "Everyone else discards 1 card.", hands, teams=2) == "play ST"
