"""How house rules meet rules that written cards make, and that last."""

from typing import Any

import pytest

from lastcard.cards.edition import load_text
from lastcard.game.game import Game as Table
from lastcard.game.position import Position
from lastcard.game.view import look
from rulebook.build import Game, at, waits

SEVEN = "B1 B2 B3 B4 B5 B6 B7"
DRAW = "Y4 Y5 Y6 Y7 Y8 Y9 G6 G7 G8 G9"
BOUNCES = "the next draw card played on you goes back to whoever played it."
THROWN_BACK = "until your next turn, any draw card played on you goes back to the player who played it."
TAKEN_OVER = "choose a player. they draw instead of you until your next turn."
FOLLOWS = "choose a player. until your next turn, whenever they draw, you draw too."


def game(text: str, hands: tuple[str, ...], *moves: str, **options: Any) -> Game:
    """Ann has a card with this text to begin with."""
    written = {"CU": text}
    edition = "dc-super-hero-girls"
    return at(hands, *moves, edition=edition, written=written, options=options, discard="R4 R5", draw=DRAW)


HANDS = ("CU G1 G2 G3", "RD B8 B9", "BD Y1 Y2")
STACKED = ("Ann: colour red", "Bo: play RD", "Cy: play BD")


def test_H1_cards_added_to_the_next_draw_card_are_added_to_the_stack() -> None:
    text = "add 2 cards to the next draw card."
    assert game(text, HANDS, "Ann: play CU", *STACKED[:2], stack="any")["stack"] == 4
    assert game(text, HANDS, "Ann: play CU", *STACKED, stack="any")["stack"] == 6
    assert len(game(text, HANDS, "Ann: play CU", *STACKED[:2], "Cy: accept", stack="any")["hands"]["Cy"]) == 7


def test_H1_a_stack_that_goes_back_is_drawn_by_whoever_played_the_last_card() -> None:
    for text in (BOUNCES, THROWN_BACK):
        after = game(text, HANDS, "Ann: play CU", *STACKED, stack="any")
        assert [len(hand) for hand in after["hands"].values()] == [3, 2, 6]
        assert after["stack"] == 0
        assert waits(after)[:2] == ("Ann", "turn")


def test_H1_a_stack_is_drawn_by_whoever_draws_instead() -> None:
    after = game(TAKEN_OVER, HANDS, "Ann: play CU", "Ann: choose Bo", *STACKED, stack="any")
    assert [len(hand) for hand in after["hands"].values()] == [3, 6, 2]
    assert waits(after)[:2] == ("Ann", "turn")


def test_H9_a_penalty_that_goes_back_can_knock_out() -> None:
    hands = ("CU G1 G2 G3", "R1 R2", f"RD {SEVEN} Y1")
    after = game(BOUNCES, hands, "Ann: play CU", "Ann: colour red", "Bo: play R1", "Cy: play RD", mercy=10)
    assert after["out"] == ["Cy"]
    assert waits(after)[:2] == ("Ann", "turn")


def test_E9_a_creeper_in_a_penalty_that_goes_back_goes_off() -> None:
    creeper = 'name = "Both"\nextends = "dc-super-hero-girls"\n[cards.CR]\nname = "Creeper"\nwild = true\ncount = 4\n'
    creeper += 'points = 50\ntext = "Choose the colour. When drawn, show it and draw 3 more."'
    edition = load_text(creeper, "both").written({"CU": BOUNCES})
    hands = {"Ann": ["CU", "G1", "G2"], "Bo": ["RD", "B8", "B9"]}
    position = Position(hands, "Ann", "Ann", ["R4", "R5"], draw=["Y1", "CR", "Y2", "Y3", "Y4"], rest="none")
    table = Table(edition, ["Ann", "Bo"], position=position)
    for move in ("Ann: play CU", "Ann: colour red", "Bo: play RD"):
        table.play(move)
    assert look(table, None).table.cards["Bo"] == 7


def test_H9_whoever_draws_along_can_be_knocked_out() -> None:
    hands = (f"CU {SEVEN} G1 G2", "B8 B9", "Y1 Y2")
    after = game(FOLLOWS, hands, "Ann: play CU", "Ann: choose Bo", "Ann: colour red", "Bo: draw", mercy=10)
    assert after["out"] == ["Ann"]
    assert waits(after)[:2] == ("Cy", "turn")


def test_H9_both_who_draw_can_be_knocked_out() -> None:
    hands = (f"CU {SEVEN} G1 G2", "B8 B9 R1 R2 R3 R6 G3 G4 G5", "Y1 Y2")
    moves = ("Ann: play CU", "Ann: choose Bo", "Ann: colour yellow", "Bo: draw")
    after = game(FOLLOWS, hands, *moves, mercy=10)
    assert after["out"] == ["Ann", "Bo"]
    assert after["round_winner"] == "Cy"


SKIPS = "until your next turn, red cards act like skips."


@pytest.mark.parametrize("stack", ["off", "any"])
def test_H1_a_draw_two_that_acts_as_a_skip_begins_no_stack(stack: str) -> None:
    moves = ("Ann: play CU", "Ann: colour red", "Bo: play RD")
    after = game(SKIPS, HANDS, *moves, stack=stack)
    assert [len(hand) for hand in after["hands"].values()] == [3, 2, 3]
    assert (after["stack"], *waits(after)[:2]) == (0, "Ann", "turn")
    last = game(SKIPS, ("CU G1 G2 G3", "RD", "BD Y1 Y2"), *moves, stack=stack)
    assert (last["round_winner"], len(last["hands"]["Cy"])) == ("Bo", 3)


def test_E16_a_draw_two_that_acts_as_a_skip_skips_whoever_is_protected() -> None:
    hands = ("CU G1 G2 G3", "R1 SD B8 B9", "BD Y1 Y2", "RD Y3 Y4")
    moves = ("Ann: play CU", "Ann: colour red", "Bo: play SD", "Bo: protect Ann", "Bo: colour red", "Cy: draw")
    text = SKIPS.replace("until your next turn", "for the rest of the round")
    assert game(text, hands, *moves)["protected"] == {"Ann": "SD"}
    assert waits(game(text, hands, *moves, "Di: play RD"))[:2] == ("Bo", "turn")
    assert waits(game("draw 1.", hands, *moves, "Di: play RD"))[:2] == ("Ann", "turn")


def test_H4_on_a_stack_a_reverse_that_acts_as_a_skip_counts_as_what_it_is() -> None:
    text = "until your next turn, reverses act like skips."
    hands = ("CU G1 G2 G3", "RD B8 B9", "RV Y1 Y2", "Y3 Y4")
    after = game(
        text, hands, "Ann: play CU", "Ann: colour red", *("Bo: play RD", "Cy: play RV"), stack="any", deflect=True
    )
    assert (after["stack"], after["direction"], *waits(after)[:2]) == (2, "right", "Bo", "stack")
