"""Clauses E6 and E7: the Power Ring (Green Lantern)."""

from typing import Any

import pytest

from rules.build import GREEN, Game, assert_over, assert_refused, at, piles, record, waits

HANDS = ["PR Y1 YD R2 B3", "G1 G2", "G3 G4"]


def ring(hands: list[str], *moves: str, **rest: Any) -> Game:
    """Ann plays the Power Ring, then these moves follow."""
    start = {"edition": "green-lantern", "discard": "R5", "draw": "B7 B8"} | rest
    return at(hands, "Ann: play PR", *moves, **start)


def test_E6_any_yellow_card_may_go_to_any_other_player() -> None:
    game = ring(HANDS)
    assert waits(game) == ("Ann", "give", ["give Y1 to Bo", "give Y1 to Cy", "give YD to Bo", "give YD to Cy"])
    assert (game["turn"], game["top"], game["colour"]) == ("Ann", "PR", None)
    assert piles(game) == (2, 2)


def test_E6_all_to_one_player() -> None:
    game = ring(HANDS, "Ann: give Y1 to Cy", "Ann: give YD to Cy")
    assert game["hands"] == {"Ann": ["B3", "R2"], "Bo": ["G1", "G2"], "Cy": ["G3", "G4", "Y1", "YD"]}
    assert waits(game) == ("Ann", "colour", GREEN)
    assert piles(game) == (2, 2)


def test_E6_divided_and_in_any_order() -> None:
    game = ring(HANDS, "Ann: give YD to Bo", "Ann: give Y1 to Cy")
    assert game["hands"] == {"Ann": ["B3", "R2"], "Bo": ["G1", "G2", "YD"], "Cy": ["G3", "G4", "Y1"]}


def test_E6_all_yellow_cards_must_go() -> None:
    half = ring(HANDS, "Ann: give YD to Bo")
    assert waits(half) == ("Ann", "give", ["give Y1 to Bo", "give Y1 to Cy"])
    text = record(HANDS, "Ann: play PR", "Ann: give YD to Bo", "Ann: colour red", edition="green-lantern", discard="R5")
    assert_refused(text, "moves[2]", "give Y1 to Bo")


@pytest.mark.parametrize("move", ["give R2 to Bo", "give Y1 to Ann", "give Y9 to Bo", "give Y1 to Zed"])
def test_E6_only_yellow_cards_of_the_hand_go_and_only_to_others(move: str) -> None:
    text = record(HANDS, "Ann: play PR", f"Ann: {move}", edition="green-lantern", discard="R5")
    assert_refused(text, "moves[1]", "give Y1 to Bo")


@pytest.mark.parametrize("card", ["YD", "YS", "YV"])
def test_E6_a_card_given_does_not_act(card: str) -> None:
    game = ring([f"PR {card} R2 B3", "G1 G2", "G3 G4"], f"Ann: give {card} to Bo", "Ann: colour red")
    assert game["hands"]["Bo"] == sorted(["G1", "G2", card])
    assert (game["turn"], game["direction"]) == ("Bo", "left")
    assert piles(game) == (2, 2)


def test_E6_two_equal_cards_may_go_to_different_players() -> None:
    hands = ["PR Y1 Y1 R2", "G1 G2", "G3 G4"]
    assert waits(ring(hands))[2] == ["give Y1 to Bo", "give Y1 to Cy"]
    game = ring(hands, "Ann: give Y1 to Bo", "Ann: give Y1 to Cy")
    assert game["hands"] == {"Ann": ["R2"], "Bo": ["G1", "G2", "Y1"], "Cy": ["G3", "G4", "Y1"]}


def test_E6_the_colour_comes_last_and_then_the_next_player() -> None:
    game = ring(HANDS, "Ann: give Y1 to Bo", "Ann: give YD to Cy", "Ann: colour yellow")
    assert (game["colour"], game["turn"], game["top"]) == ("yellow", "Bo", "PR")
    assert waits(game) == ("Bo", "turn", ["draw", "play Y1"])


def test_E6_with_two_players_every_gift_is_still_asked() -> None:
    game = ring(["PR Y1 R2 B3", "G1 G2"])
    assert waits(game) == ("Ann", "give", ["give Y1 to Bo"])


def test_E6_play_goes_right_when_the_direction_is_right() -> None:
    game = ring(HANDS, "Ann: give Y1 to Bo", "Ann: give YD to Bo", "Ann: colour green", direction="right")
    assert game["turn"] == "Cy"


def test_E6_it_is_playable_at_any_time() -> None:
    game = at(HANDS, edition="green-lantern", discard="G9 W", colour="green", draw="B7")
    assert waits(game)[2] == ["draw", "play PR"]


def test_E7_with_no_yellow_card_nothing_is_given() -> None:
    game = ring(["PR R2 B3 W", "G1 G2", "G3 G4"])
    assert waits(game) == ("Ann", "colour", GREEN)
    assert game["hands"] == {"Ann": ["B3", "R2", "W"], "Bo": ["G1", "G2"], "Cy": ["G3", "G4"]}


def test_E7_giving_the_last_card_away_is_going_out() -> None:
    game = ring(["PR Y1 YD", "G1 G2", "G3 G4"], "Ann: give Y1 to Bo", "Ann: give YD to Cy")
    assert_over(game, "Ann")
    assert game["hands"] == {"Ann": [], "Bo": ["G1", "G2", "Y1"], "Cy": ["G3", "G4", "YD"]}
    assert game["scores"] == {"Ann": 4 + 27, "Bo": 0, "Cy": 0}
    assert game["top"] == "PR"


def test_E7_a_draw_two_given_last_is_not_played() -> None:
    # O2 is about the last card played; this one changes hands.
    game = ring(["PR YD", "G1 G2", "G3 G4"], "Ann: give YD to Cy")
    assert_over(game, "Ann")
    assert game["hands"] == {"Ann": [], "Bo": ["G1", "G2"], "Cy": ["G3", "G4", "YD"]}
    assert piles(game) == (2, 2)
