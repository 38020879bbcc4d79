"""One player whom you choose, and a second one: never the same."""

import pytest

from cards.text.cards import COLOURS, asked, play, printed, read, sizes
from cases import tried_with
from lastcard.cards.text import CardTextError
from lastcard.cards.text import read as read_text

ONE_AND_ANOTHER = "a player you choose draws 2. a second player you choose misses a turn."
HANDS = ["CU G1 G2", "Y1 Y2", "R3 R4", "Y5 Y6"]


def test_the_second_is_not_the_first() -> None:
    game = play(ONE_AND_ANOTHER, HANDS, "Ann: choose Cy")
    assert asked(game) == [("Ann", "choose")]
    assert game["waiting"][0]["options"] == ["choose Bo", "choose Di"]
    assert sizes(game)["Cy"] == 4


def test_each_gets_what_is_said_of_them() -> None:
    game = play(ONE_AND_ANOTHER, HANDS, "Ann: choose Cy", "Ann: choose Bo", "Ann: colour green")
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 4, "Di": 2}
    assert asked(game)[0][0] == "Cy"


def test_of_two_players_there_is_no_second_one() -> None:
    game = play(ONE_AND_ANOTHER, HANDS[:2], "Ann: choose Bo", "Ann: colour green")
    assert sizes(game) == {"Ann": 2, "Bo": 4}
    assert asked(game)[0][0] == "Bo"


@tried_with(
    "said",
    (
        "Choose one player to draw 2 and another one to miss a turn.",
        "Pick someone to draw 2, and someone else to miss a turn.",
        "One player of your choice draws 2, a different one misses a turn.",
        "Choose two players. The first draws 2 and the other misses a turn.",
        "Make one person draw 2 and someone else miss a turn.",
    ),
)
def test_people_say_it_in_many_ways(said: str) -> None:
    assert printed(said).lower() == ONE_AND_ANOTHER
    assert read(said) == read(ONE_AND_ANOTHER)


@tried_with(
    "said",
    (
        "a second player you choose draws 2.",
        "the next player draws 1. a second player you choose draws 2.",
        "if you hold a red card, a player you choose draws 1. a second player you choose draws 2.",
    ),
)
def test_a_second_one_needs_a_first_one(said: str) -> None:
    with pytest.raises(CardTextError, match="say first what a player you choose does"):
        read_text(said, COLOURS)
