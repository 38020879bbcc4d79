"""What several words or clauses only say together, played: choices with consequences, new hands, one turn more."""

import pytest

from cards.text.cards import asked, play, printed, sizes
from lastcard.cards.text import check

COLOURS = ("blue", "green", "red", "yellow")
HANDS = ("CU B9 G1 R1", "G3 R2 Y1 Y2", "B5 R3 R4 Y3 Y4")


@pytest.mark.parametrize(("answer", "cards"), [("yes", {"Ann": 4, "Bo": 6}), ("no", {"Ann": 3, "Bo": 4})])
def test_what_follows_from_a_choice_happens_only_if_it_is_made(answer: str, cards: dict[str, int]) -> None:
    game = play("You may draw 1. If you do, the next player draws 2.", HANDS, f"Ann: {answer}")
    assert {name: sizes(game)[name] for name in cards} == cards


def test_discarding_a_hand_and_drawing_another_one_is_no_way_to_go_out() -> None:
    game = play("Discard your hand. Draw 5.", HANDS)
    assert sizes(game) == {"Ann": 5, "Bo": 4, "Cy": 5}
    assert asked(game) == [("Ann", "colour")]


def test_whoever_skips_everyone_and_plays_again_has_one_turn_more() -> None:
    draw = "Ann: draw"
    once = play("Skip everyone and play again.", HANDS, "Ann: colour blue", draw, draw="R7 R8 R9 Y6 Y7")
    assert asked(once) == [("Bo", "turn")]


@pytest.mark.parametrize(
    "text",
    [
        "You may discard 1 card and the next player draws 1.",
        "The next player may discard 1 card, then you draw 2.",
        "If you hold a red card, you may draw 1. If you don't, discard 1 card.",
    ],
)
def test_a_choice_that_leaves_open_what_belongs_to_it_is_refused(text: str) -> None:
    assert not check(text, COLOURS).understood


def test_somebody_whom_words_for_the_table_name_is_who_acts_next() -> None:
    assert printed("Compliment the next player. They draw 2.") == "Compliment the next player. The next player draws 2."
    assert not check("Tell everyone a joke about the next player. They draw 2.", COLOURS).understood


@pytest.mark.parametrize("text", ["All guys draw 1.", "The next player draws 1, the one behind draws 2."])
def test_people_who_are_not_all_the_players_are_not_everyone(text: str) -> None:
    assert not check(text, COLOURS).understood
