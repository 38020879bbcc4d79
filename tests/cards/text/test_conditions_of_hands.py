"""Conditions on hands: one of several players or all of them, cards that are alike, and colours that are counted."""

from cards.text.cards import play, sizes
from cases import tried_with

ANN, BO, CY = "CU G1 G2", "Y1 Y2", "R3 R4 W"
"""Ann holds two greens when the text is read, Bo two yellows, and Cy two reds and a wild."""


@tried_with(
    ("condition", "holds"),
    [
        ("anybody else holds a wild card", True),
        ("anybody else holds a green card", False),
        ("anybody holds a green card", True),
        ("anybody else holds more than 2 cards", True),
        ("anybody else holds more than 3 cards", False),
        ("anybody else holds fewer cards than you", False),
        ("anybody else holds more cards than you", True),
        ("anybody else holds exactly 2 cards", True),
        ("anybody holds no yellow cards", True),
        ("everyone holds at least 2 cards", True),
        ("everyone holds exactly 2 cards", False),
        ("everyone else holds at least 3 cards", False),
        ("everyone holds a number card", True),
        ("everyone else holds a yellow card", False),
        ("nobody holds a blue card", True),
        ("nobody holds a wild card", False),
        ("nobody else holds a green card", True),
        ("nobody else holds a red card", False),
        ("the next player holds exactly 1 colour", True),
        ("the previous player holds at least 2 cards of the same colour", True),
        ("the previous player holds at least 3 cards of the same colour", False),
        ("the next player holds at least 2 cards of the same number", False),
        ("the next player holds more than 1 colour", False),
        ("the previous player holds both a red card and a wild card", True),
        ("the previous player holds both a red card and a blue card", False),
        ("the next player does not hold both a yellow card and a wild card", True),
    ],
)
def test_a_condition_on_hands(condition: str, holds: bool) -> None:
    game = play(f"if {condition}, draw 3; otherwise draw 1.", [ANN, BO, CY])
    assert sizes(game)["Ann"] == (5 if holds else 3)


@tried_with(
    ("hand", "pair", "twins", "colours"),
    [
        ("G1 B1 R2", True, False, 3),
        ("G1 G1 R2", True, True, 2),
        ("G1 G2 G3", False, False, 1),
        ("GS RS W", False, False, 2),
        ("W W Y9", False, True, 1),
    ],
)
def test_cards_that_are_alike_are_counted(hand: str, pair: bool, twins: bool, colours: int) -> None:
    for condition, holds in (
        ("at least 2 cards of the same number", pair),
        ("at least 2 cards that are the same", twins),
        (f"exactly {colours} colours", True),
        (f"more than {colours} colours", False),
    ):
        game = play(f"everyone else who holds {condition} draws 1.", ["CU G9 B9", hand])
        assert sizes(game)["Bo"] == 3 + holds, condition


def test_whoever_was_spoken_of_before_is_still_meant_behind_a_condition_on_all_hands() -> None:
    said = "the previous player draws 1. if everyone else holds more than 1 card, that player draws 2."
    game = play(said, [ANN, BO, CY])
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 6}


def test_several_who_lack_a_pair_do_something_else() -> None:
    said = "everyone who holds at least 2 cards of the same number draws 1; whoever does not draws 2."
    game = play(said, [ANN, "Y1 R1", CY])
    assert sizes(game) == {"Ann": 4, "Bo": 3, "Cy": 5}
