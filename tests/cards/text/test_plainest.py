"""What the plainest rules do: a rule that holds until somebody's turn comes again, and who everyone else is."""

import pytest

from cards.text.cards import live, printed, readable
from lastcard.game.view import look

THREE = ["CU R1 R2 W", "R3 B4 G6 W", "R7 Y7 Y9"]
RED = "Ann: colour red"


def test_the_next_player_is_bound_until_their_turn_comes_again() -> None:
    game = live("the next player may not play red cards until it is their turn again.", THREE, RED)
    rule = "Bo may not play red cards until it is their turn again"
    for move in ("Bo: draw", "Cy: draw", "Ann: draw"):
        assert look(game, None).table.lasting == (rule,)
        game.play(move)
    assert look(game, None).table.lasting == ()


def test_until_their_next_turn_is_while_it_lasts() -> None:
    game = live("the next player may not play red cards until their next turn.", THREE, RED)
    assert look(game, None).table.lasting == ("Bo may not play red cards on their next turn",)
    game.play("Bo: draw")
    assert look(game, None).table.lasting == ()


@pytest.mark.parametrize(
    ("rule", "meant"),
    [
        (
            "The youngest player may discard 1 card. Everyone else draws 1.",
            "Everyone except the youngest player draws 1.",
        ),
        ("First to stand up may discard a card. Everyone else draws 1.", "Everyone except the winner draws 1."),
        ("You may draw 2. Everyone else draws 1.", "Everyone else draws 1."),
    ],
)
def test_everyone_else_is_all_but_whoever_was_asked(rule: str, meant: str) -> None:
    assert printed(rule).endswith(meant)


@pytest.mark.parametrize("before", ["The next player may discard 1 card", "The next player discards 2 cards"])
def test_everyone_else_after_one_player_might_be_two_things(before: str) -> None:
    assert not readable(f"{before}. Everyone else discards 1 card.")


def test_a_shield_that_says_when_to_use_it_is_one_shield() -> None:
    rule = "Blocks any draw card. Use it when somebody plays a +2 or +4 on you and you don't have to draw."
    assert printed(rule) == "You are protected from the next draw card for the rest of the round."


@pytest.mark.parametrize(
    "rule",
    [
        "Close your eyes and point at someone. They draw 3",
        "If the next player complains, they draw 3 more",
        "Everyone draws 1 for each 5 cards they hold",
    ],
)
def test_what_would_be_something_else_is_not_read(rule: str) -> None:
    assert not readable(rule)
