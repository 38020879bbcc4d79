"""Cards by the number they show, and players by what they hold of them."""

import pytest

from cards.text.cards import asked, held, play, printed, readable, sizes
from cases import tried_with

GREEN = "Ann: colour green"


@tried_with(
    ("text", "left"),
    [
        ("discard all even numbers.", "G1 G7 RD BV"),
        ("discard all odd numbers.", "B0 Y4 R8 RD BV"),
        ("discard all numbers above 5.", "B0 G1 Y4 RD BV"),
        ("discard all numbers below 5.", "G7 R8 RD BV"),
        ("discard all cards 7 or higher.", "B0 G1 Y4 RD BV"),
        ("discard all numbers from 1 to 7.", "B0 R8 RD BV"),
        ("discard all cards that are not red.", "R8 RD"),
        ("discard all cards between 7 and 4.", "B0 G1 R8 RD BV"),
    ],
)
def test_cards_by_number_are_discarded(text: str, left: str) -> None:
    game = play(text, ["CU B0 G1 Y4 G7 R8 RD BV", "Y1 Y2", "R3 R4"])
    assert set(held(game)["Ann"].split()) == set(left.split())


def test_a_number_that_is_chosen_says_which_cards() -> None:
    text = "choose a number from 1 to 9. everyone discards all cards with that number."
    game = play(text, ["CU B8 G1 Y4", "R8 Y2", "R3 R4"], "Ann: number 8", GREEN)
    assert held(game) == {"Ann": "G1 Y4", "Bo": "Y2", "Cy": "R3 R4"}


def test_the_highest_number_is_discarded_and_its_holder_chooses_among_equals() -> None:
    hands = ["CU B7 G7 G2 YD", "Y1 R9", "YV W"]
    game = play("everyone discards their highest number.", hands, "Ann: discard G7", "Bo: discard R9", GREEN)
    assert held(game) == {"Ann": "B7 G2 YD", "Bo": "Y1", "Cy": "W YV"}  # Cy holds no number
    assert play("everyone discards their highest number.", hands)["waiting"][0]["options"] == [
        "discard B7",
        "discard G7",
    ]


def test_lowest_numbers_are_given_at_once() -> None:
    text = "everyone gives their lowest number to the next player."
    game = play(text, ["CU B7 G7", "Y1 R9", "YV W R5"], "Ann: give B7 to Bo", "Bo: give Y1 to Cy", "Cy: give R5 to Ann")
    assert {name: set(hand.split()) for name, hand in held(game).items()} == {
        "Ann": {"G7", "R5"},
        "Bo": {"R9", "B7"},
        "Cy": {"YV", "W", "Y1"},
    }


def test_nobody_may_play_high_numbers() -> None:
    hands = ["CU B7 G7", "G1 G9 GD", "R5 R6"]
    game = play("nobody may play numbers above 5 until your next turn.", hands, GREEN)
    assert game["waiting"][0]["options"] == ["draw", "play G1", "play GD"]


def test_any_number_of_cards_may_be_discarded() -> None:
    hands = ["CU B7 B2 G2 YD", "Y1 R9", "YV W"]
    text = "discard any number of cards of the same colour."
    game = play(text, hands, "Ann: colour blue", "Ann: discard B2")
    assert game["waiting"][0]["options"] == ["discard B7", "stop"]
    game = play(text, hands, "Ann: colour blue", "Ann: discard B2", "Ann: stop", GREEN)
    assert held(game)["Ann"] == "B7 G2 YD"


@pytest.mark.parametrize(
    ("who", "drawing"),
    [
        ("the player with the most red cards", "Cy"),
        ("whoever has the fewest red cards", "Bo"),
        ("the player with the most wilds", "Bo"),
        ("the player with the most points", "Di"),
        ("the player with the least points", "Cy"),
        ("the player with the most even numbers", "Cy"),
    ],
)
def test_who_holds_the_most_of_certain_cards(who: str, drawing: str) -> None:
    hands = ["CU B7 B9 R1", "W Y1", "R2 R4 R1", "YV YD GV"]
    before = {"Ann": 3, "Bo": 2, "Cy": 3, "Di": 3}
    assert sizes(play(f"{who} draws 2.", hands, GREEN)) == before | {drawing: before[drawing] + 2}


def test_hands_with_an_even_number_of_cards() -> None:
    hands = ["CU B7 B9", "Y1", "R2 R4 R1 R8"]
    assert sizes(play("everyone with an even number of cards draws 1.", hands, GREEN)) == {"Ann": 3, "Bo": 1, "Cy": 5}
    assert sizes(play("everyone who holds an odd number of cards draws 1.", hands, GREEN))["Bo"] == 2


def test_what_is_not_meant_is_refused() -> None:
    assert not readable("discard all cards with that number.")
    assert not readable("everyone discards 2 cards of the same colour.")  # who chooses it?
    assert not readable("if you hold an even number of red cards, draw 2.")
    assert printed("draw until you draw an odd number.") == "Draw until you draw an odd number."


def test_it_is_asked_for_in_words() -> None:
    assert asked(play("discard an even number.", ["CU B8 B4 G1", "Y1 Y2", "R3 R4"])) == [("Ann", "discard")]
