"""Clauses O1 to O3: the last card of a hand."""

import pytest

from rulebook.build import assert_over, assert_refused, at, piles, record, waits

BO, CY = "Y1 Y2", "Y3 Y4"
DRAW = "B1 B2 B3 B4 B6 B7 B8"
DC = "dc-super-hero-girls"


def test_O1_the_round_is_over_at_once() -> None:
    game = at(["R1", BO, CY], "Ann: play R1", discard="R5", draw="B1")
    assert_over(game, "Ann")
    assert game["round"] == 1
    assert game["top"] == "R1"
    assert piles(game) == (1, 2)
    assert game["hands"] == {"Ann": [], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4"]}


def test_O1_no_turn_follows() -> None:
    assert_refused(record(["R1", BO, CY], "Ann: play R1", "Bo: draw", discard="R5", draw="B1"), "moves[1]", "next")


def test_O1_one_card_left_is_not_out() -> None:
    game = at(["R1 R2", BO, CY], "Ann: play R1 uno", discard="R5", draw="B1")
    assert (game["round_over"], game["round_winner"]) == (False, None)


def test_O1_a_called_or_uncalled_last_card_goes_out_alike() -> None:
    moves = ("Ann: play R1", "Bo: draw", "Ann: play R2")
    assert_over(at(["R1 R2", BO], *moves, discard="R5", draw="B3 B4"), "Ann")


def test_O2_after_a_last_draw_two_the_next_player_draws() -> None:
    game = at(["RD", BO, CY], "Ann: play RD", discard="R5", draw=DRAW)
    assert_over(game, "Ann")
    assert game["hands"]["Bo"] == ["B1", "B2", "Y1", "Y2"]
    assert game["hands"]["Cy"] == ["Y3", "Y4"]
    assert piles(game) == (5, 2)


def test_O2_the_cards_drawn_count() -> None:
    game = at(["RD", BO, CY], "Ann: play RD", discard="R5", draw="BS W B1")
    assert game["scores"] == {"Ann": 3 + 7 + 20 + 50, "Bo": 0, "Cy": 0}


def test_O2_to_the_right() -> None:
    game = at(["RD", BO, CY], "Ann: play RD", discard="R5", draw=DRAW, direction="right")
    assert game["hands"]["Cy"] == ["B1", "B2", "Y3", "Y4"]
    assert game["hands"]["Bo"] == ["Y1", "Y2"]


def test_O2_with_two_players() -> None:
    game = at(["RD", BO], "Ann: play RD", discard="R5", draw=DRAW)
    assert_over(game, "Ann")
    assert game["scores"] == {"Ann": 6, "Bo": 0}


def test_O2_a_last_wild_draw_four_is_answered_without_a_colour() -> None:
    game = at(["W4", BO, CY], "Ann: play W4", discard="R5", draw=DRAW)
    assert waits(game) == ("Bo", "challenge", ["accept", "challenge"])
    assert game["colour"] is None
    assert game["hands"]["Bo"] == ["Y1", "Y2"]


def test_O2_accepting_a_last_wild_draw_four() -> None:
    game = at(["W4", BO, CY], "Ann: play W4", "Bo: accept", discard="R5", draw=DRAW)
    assert_over(game, "Ann")
    assert game["hands"]["Bo"] == ["B1", "B2", "B3", "B4", "Y1", "Y2"]
    assert game["scores"] == {"Ann": 10 + 3 + 7, "Bo": 0, "Cy": 0}
    assert piles(game) == (3, 2)


def test_O2_an_empty_hand_is_innocent_so_the_challenger_draws_six() -> None:
    game = at(["W4", BO, CY], "Ann: play W4", "Bo: challenge", discard="R5", draw=DRAW)
    assert_over(game, "Ann")
    assert game["hands"]["Bo"] == ["B1", "B2", "B3", "B4", "B6", "B7", "Y1", "Y2"]
    assert game["scores"]["Ann"] == 23 + 3 + 7
    assert piles(game) == (1, 2)


def test_O2_naming_a_colour_for_a_last_wild_draw_four_is_refused() -> None:
    text = record(["W4", BO, CY], "Ann: play W4", "Ann: colour red", discard="R5", draw=DRAW)
    assert_refused(text, "moves[1]", "Bo", "accept")


def test_O2_without_bluff_the_four_are_drawn_unasked() -> None:
    game = at(["W4", BO, CY], "Ann: play W4", discard="R5", draw=DRAW, options={"bluff": False})
    assert_over(game, "Ann")
    assert game["hands"]["Bo"] == ["B1", "B2", "B3", "B4", "Y1", "Y2"]


def test_O2_as_many_are_drawn_as_there_are() -> None:
    game = at(["RD", BO, CY], "Ann: play RD", discard="R5")
    assert_over(game, "Ann")
    assert game["hands"]["Bo"] == ["R5", "Y1", "Y2"]
    assert piles(game) == (0, 1)


@pytest.mark.parametrize("card", ["RS", "RV", "W"])
def test_O3_no_other_last_card_acts(card: str) -> None:
    game = at([card, BO, CY], f"Ann: play {card}", discard="R5", draw=DRAW)
    assert_over(game, "Ann")
    assert game["hands"] == {"Ann": [], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4"]}
    assert game["direction"] == "left"
    assert game["top"] == card
    assert piles(game) == (7, 2)


@pytest.mark.parametrize(
    ("edition", "card"),
    [("ghostbusters", "XS"), ("green-lantern", "PR"), ("minecraft", "CR"), ("space-jam", "JM"), (DC, "CU"), (DC, "SD")],
)
def test_O3_no_last_special_acts(edition: str, card: str) -> None:
    written = {"CU": "everyone else draws 2."} if edition == DC else None
    game = at([card, BO, CY], f"Ann: play {card}", edition=edition, written=written, discard="R5", draw=DRAW)
    assert_over(game, "Ann")
    assert game["hands"] == {"Ann": [], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4"]}
    assert game["protected"] == {}
    assert piles(game) == (7, 2)
    assert game["scores"] == {"Ann": 10, "Bo": 0, "Cy": 0}


def test_O3_a_last_wild_names_no_colour() -> None:
    text = record(["W", BO, CY], "Ann: play W", "Ann: colour red", discard="R5", draw=DRAW)
    assert_refused(text, "moves[1]", "next")


def test_O3_a_last_reverse_does_not_let_two_players_go_on() -> None:
    game = at(["RV", BO], "Ann: play RV", discard="R5", draw=DRAW)
    assert_over(game, "Ann")
    assert game["scores"] == {"Ann": 3, "Bo": 0}
