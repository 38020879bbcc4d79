"""Clauses E13 and E14: the Wild Customizable (DC Super Hero Girls)."""

from typing import Any

import pytest

from rulebook.build import GREEN, Game, assert_over, at, piles, waits

HANDS = ["CU G1 G2", "Y1 Y2", "Y3 Y4 Y5"]
DRAW = "B1 B2 B3 B4 B6 B7 B8"
DRAWS = {"CU": "everyone else draws 2."}
SWAP = {"CU": "swap hands with a player you choose."}


def dc(hands: list[str], *moves: str, **rest: Any) -> Game:
    """A DC Super Hero Girls position with a red 5 on top."""
    return at(hands, *moves, **({"edition": "dc-super-hero-girls", "discard": "R5", "draw": DRAW} | rest))


def test_E13_everyone_else_draws_in_turn_order() -> None:
    game = dc(HANDS, "Ann: play CU", written=DRAWS)
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["B1", "B2", "Y1", "Y2"], "Cy": ["B3", "B4", "Y3", "Y4", "Y5"]}
    assert waits(game) == ("Ann", "colour", GREEN)
    assert (game["turn"], game["top"], game["colour"]) == ("Ann", "CU", None)
    assert piles(game) == (3, 2)


def test_E13_everyone_else_draws_to_the_right() -> None:
    game = dc(HANDS, "Ann: play CU", written=DRAWS, direction="right")
    assert game["hands"]["Cy"] == ["B1", "B2", "Y3", "Y4", "Y5"]
    assert game["hands"]["Bo"] == ["B3", "B4", "Y1", "Y2"]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_E13_as_many_as_are_written(count: int) -> None:
    game = dc(HANDS[:2], "Ann: play CU", written={"CU": f"everyone else draws {count}."})
    assert len(game["hands"]["Bo"]) == 2 + count
    assert piles(game) == (7 - count, 2)


def test_E13_nobody_misses_a_turn_by_it() -> None:
    game = dc(HANDS, "Ann: play CU", "Ann: colour yellow", written=DRAWS)
    assert (game["turn"], game["colour"]) == ("Bo", "yellow")
    assert waits(game) == ("Bo", "turn", ["draw", "play Y1", "play Y2"])


def test_E13_as_many_are_drawn_as_there_are() -> None:
    game = dc(HANDS, "Ann: play CU", written=DRAWS, draw="B1 B2")
    assert game["hands"]["Bo"] == ["B1", "B2", "Y1", "Y2"]
    assert game["hands"]["Cy"] == ["R5", "Y3", "Y4", "Y5"]
    assert piles(game) == (0, 1)


def test_E13_swapping_hands_asks_with_whom() -> None:
    game = dc(HANDS, "Ann: play CU", written=SWAP)
    assert waits(game) == ("Ann", "choose", ["choose Bo", "choose Cy"])
    assert game["hands"]["Ann"] == ["G1", "G2"]


def test_E13_swapping_hands() -> None:
    game = dc(HANDS, "Ann: play CU", "Ann: choose Cy", written=SWAP)
    assert game["hands"] == {"Ann": ["Y3", "Y4", "Y5"], "Bo": ["Y1", "Y2"], "Cy": ["G1", "G2"]}
    assert waits(game) == ("Ann", "colour", GREEN)
    assert piles(game) == (7, 2)


def test_E13_after_swapping_the_colour_is_named_and_play_goes_on() -> None:
    game = dc(HANDS, "Ann: play CU", "Ann: choose Bo", "Ann: colour green", written=SWAP)
    assert (game["turn"], game["colour"]) == ("Bo", "green")
    assert waits(game) == ("Bo", "turn", ["draw", "play G1", "play G2"])


def test_E13_with_two_players_the_choice_is_still_asked() -> None:
    assert waits(dc(HANDS[:2], "Ann: play CU", written=SWAP)) == ("Ann", "choose", ["choose Bo"])


def test_E13_a_swap_that_leaves_its_player_one_card_owes_the_call() -> None:
    game = dc(["CU G1 G2", "Y1", "Y3 Y4"], "Ann: play CU", "Ann: choose Bo", written=SWAP)
    assert game["hands"]["Ann"] == ["Y1"]
    assert game["owes_uno"] == ["Ann"]


def test_E13_a_swap_for_more_cards_ends_the_debt() -> None:
    asked = dc(["CU G1", "Y1 Y2", "Y3 Y4"], "Ann: play CU", written=SWAP)
    assert asked["owes_uno"] == ["Ann"]
    game = dc(["CU G1", "Y1 Y2", "Y3 Y4"], "Ann: play CU", "Ann: choose Bo", written=SWAP)
    assert game["hands"]["Bo"] == ["G1"]
    assert game["owes_uno"] == []


def test_E13_it_is_playable_at_any_time() -> None:
    game = dc(HANDS, discard="B9 W", colour="blue", written=DRAWS)
    assert waits(game)[2] == ["draw", "play CU"]


def test_E13_the_rule_can_be_rewritten_for_each_game() -> None:
    first = dc(HANDS, "Ann: play CU", written=DRAWS)
    second = dc(HANDS, "Ann: play CU", written=SWAP)
    assert waits(first)[1] == "colour"
    assert waits(second)[1] == "choose"


def test_E13_the_rule_holds_for_both_cards() -> None:
    moves = ("Ann: play CU", "Ann: colour yellow", "Bo: play CU")
    game = dc(["CU G1 G2", "CU Y1 Y2"], *moves, written=DRAWS)
    assert game["hands"] == {"Ann": ["B3", "B4", "G1", "G2"], "Bo": ["B1", "B2", "Y1", "Y2"]}


def test_E14_nothing_written_is_a_plain_wild() -> None:
    asked = dc(HANDS, "Ann: play CU")
    assert waits(asked) == ("Ann", "colour", GREEN)
    game = dc(HANDS, "Ann: play CU", "Ann: colour yellow")
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4", "Y5"]}
    assert (game["turn"], game["colour"], game["top"]) == ("Bo", "yellow", "CU")
    assert piles(game) == (7, 2)


BOTH = {"CU1": "everyone else draws 1.", "CU2": "swap hands with a player you choose."}


def test_E14_both_cards_may_carry_different_rules() -> None:
    hands = ["CU1 CU2 G1", "Y1 Y2", "Y3 Y4"]
    assert waits(dc(hands, written=BOTH))[2] == ["draw", "play CU1", "play CU2"]
    one = dc(hands, "Ann: play CU1", written=BOTH)
    assert one["hands"] == {"Ann": ["CU2", "G1"], "Bo": ["B1", "Y1", "Y2"], "Cy": ["B2", "Y3", "Y4"]}
    assert one["top"] == "CU1"
    two = dc(hands, "Ann: play CU2", "Ann: choose Bo", written=BOTH)
    assert two["hands"] == {"Ann": ["Y1", "Y2"], "Bo": ["CU1", "G1"], "Cy": ["Y3", "Y4"]}
    assert two["top"] == "CU2"


@pytest.mark.parametrize("plain", ["CU1", "CU2"])
def test_E14_of_two_cards_the_one_left_out_is_a_plain_wild(plain: str) -> None:
    written = {code: "everyone else draws 2." for code in BOTH if code != plain}
    game = dc([f"{plain} G1 G2", "Y1 Y2", "Y3 Y4"], f"Ann: play {plain}", "Ann: colour yellow", written=written)
    assert game["hands"]["Bo"] == ["Y1", "Y2"]
    assert waits(game)[:2] == ("Bo", "turn")
    assert piles(game) == (7, 2)


def test_E14_cards_with_different_rules_count_50_each() -> None:
    game = dc(["R1", "CU1", "CU2"], "Ann: play R1", written=BOTH)
    assert_over(game, "Ann")
    assert game["scores"]["Ann"] == 100
