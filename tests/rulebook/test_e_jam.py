"""Clauses E11 and E12: Welcome to the Jam (Space Jam: A New Legacy)."""

from typing import Any

import pytest

from rulebook.build import ORANGE, Game, assert_over, assert_refused, at, piles, record, waits
from support import stands

HANDS = ["JM R1 B2 O3", "Y1 Y2", "Y3 Y4"]
DRAW = "B8 B9 O9"


def jam(hands: list[str], *moves: str, **rest: Any) -> Game:
    """Ann plays Welcome to the Jam, then these moves follow."""
    return at(hands, "Ann: play JM", *moves, **({"edition": "space-jam", "discard": "R5", "draw": DRAW} | rest))


def test_E11_slam_side_up_the_player_discards() -> None:
    game = jam(HANDS, "chance: slam")
    assert waits(game) == ("Ann", "discard", ["discard B2", "discard O3", "discard R1", "stop"])
    assert (game["turn"], game["top"]) == ("Ann", "JM")
    assert piles(game) == (3, 2)


def test_E11_two_cards_are_discarded() -> None:
    game = jam(HANDS, "chance: slam", "Ann: discard B2", "Ann: discard O3")
    assert game["hands"] == {"Ann": ["R1"], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4"]}
    assert waits(game) == ("Ann", "colour", ORANGE)
    assert piles(game) == (3, 4)


def test_E11_back_up_the_player_draws_two() -> None:
    game = jam(HANDS, "chance: back")
    assert game["hands"]["Ann"] == ["B2", "B8", "B9", "O3", "R1"]
    assert waits(game) == ("Ann", "colour", ORANGE)
    assert game["top"] == "JM"
    assert piles(game) == (1, 2)


def test_E11_back_up_draws_as_many_as_there_are() -> None:
    game = jam(HANDS, "chance: back", draw="")
    assert game["hands"]["Ann"] == ["B2", "O3", "R1", "R5"]
    assert piles(game) == (0, 1)


@pytest.mark.parametrize("side", [("chance: slam", "Ann: discard B2", "Ann: discard O3"), ("chance: back",)])
def test_E11_then_the_colour_and_the_next_player(side: tuple[str, ...]) -> None:
    game = jam(HANDS, *side, "Ann: colour orange")
    assert (game["colour"], game["turn"], game["top"]) == ("orange", "Bo", "JM")
    assert waits(game) == ("Bo", "turn", ["draw"])


def test_E11_to_the_right() -> None:
    assert jam(HANDS, "chance: back", "Ann: colour blue", direction="right")["turn"] == "Cy"


def test_E11_it_is_playable_at_any_time() -> None:
    game = at(HANDS, edition="space-jam", discard="Y9 W", colour="yellow", draw=DRAW)
    assert waits(game)[2] == ["draw", "play JM"]


def test_E11_a_drawn_one_is_dropped_too() -> None:
    moves = ("Ann: draw", "Ann: play JM", "chance: back", "Ann: colour blue")
    game = at(["R1 B2", "Y1 Y2"], *moves, edition="space-jam", discard="Y9", draw="JM O1 O2 O4")
    assert game["hands"]["Ann"] == ["B2", "O1", "O2", "R1"]
    assert piles(game) == (1, 2)


def test_E12_a_drop_that_is_not_stated_follows_from_the_seed() -> None:
    kinds = set()
    for seed in range(60):
        text = record(HANDS, "Ann: play JM", edition="space-jam", discard="R5", draw=DRAW)
        game = stands(text.replace("moves =", f"seed = {seed}\nmoves ="))
        kind = waits(game)[1]
        kinds.add(kind)
        assert len(game["hands"]["Ann"]) == {"discard": 3, "colour": 5}[kind]
    assert kinds == {"discard", "colour"}


def test_E12_the_drop_is_fair() -> None:
    slams = 0
    for seed in range(200):
        text = record(HANDS, "Ann: play JM", edition="space-jam", discard="R5", draw=DRAW)
        slams += waits(stands(text.replace("moves =", f"seed = {seed}\nmoves =")))[1] == "discard"
    assert 60 <= slams <= 140


def test_E12_one_may_stop_at_once() -> None:
    game = jam(HANDS, "chance: slam", "Ann: stop")
    assert game["hands"]["Ann"] == ["B2", "O3", "R1"]
    assert waits(game) == ("Ann", "colour", ORANGE)
    assert piles(game) == (3, 2)


def test_E12_one_may_stop_after_one_card() -> None:
    once = jam(HANDS, "chance: slam", "Ann: discard R1")
    assert waits(once) == ("Ann", "discard", ["discard B2", "discard O3", "stop"])
    game = jam(HANDS, "chance: slam", "Ann: discard R1", "Ann: stop")
    assert game["hands"]["Ann"] == ["B2", "O3"]
    assert waits(game) == ("Ann", "colour", ORANGE)
    assert piles(game) == (3, 3)


def test_E12_a_third_card_is_refused() -> None:
    moves = ("Ann: play JM", "chance: slam", "Ann: discard R1", "Ann: discard B2", "Ann: discard O3")
    assert_refused(record(HANDS, *moves, edition="space-jam", discard="R5"), "moves[4]", "colour red")


def test_E12_the_discards_lie_below_the_jam_card() -> None:
    game = jam(HANDS, "chance: slam", "Ann: discard B2", "Ann: discard O3", "Ann: colour red")
    assert game["top"] == "JM"
    assert game["colour"] == "red"


@pytest.mark.parametrize("card", ["OD", "OS", "OV", "W4", "JM"])
def test_E12_the_discards_do_nothing(card: str) -> None:
    hands = [f"JM R1 B2 {card}", "Y1 Y2", "Y3 Y4"]
    moves = ("chance: slam", f"Ann: discard {card}", "Ann: stop")
    assert waits(jam(hands, *moves)) == ("Ann", "colour", ORANGE)
    on = jam(hands, *moves, "Ann: colour red")
    assert (on["turn"], on["direction"]) == ("Bo", "left")
    assert on["hands"]["Bo"] == ["Y1", "Y2"]
    assert piles(on) == (3, 3)


def test_E12_discarding_the_last_card_is_going_out() -> None:
    game = jam(["JM R1 OD", "Y1 Y2", "Y3 Y4"], "chance: slam", "Ann: discard R1", "Ann: discard OD")
    assert_over(game, "Ann")
    assert game["hands"] == {"Ann": [], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4"]}
    assert game["scores"] == {"Ann": 10, "Bo": 0, "Cy": 0}
    assert piles(game) == (3, 4)


def test_E12_discarding_the_only_card_is_going_out() -> None:
    hands = ["JM R1", "Y1 Y2", "Y3 Y4"]
    assert waits(jam(hands, "chance: slam")) == ("Ann", "discard", ["discard R1", "stop"])
    game = jam(hands, "chance: slam", "Ann: discard R1")
    assert_over(game, "Ann")
    assert game["top"] == "JM"


def test_E12_a_drop_is_stated_directly_after_the_card() -> None:
    moves = ("Ann: play JM", "chance: back", "Ann: colour red", "chance: slam")
    assert_refused(record(HANDS, *moves, edition="space-jam", discard="R5"), "moves[3]", "slam")


@pytest.mark.parametrize("fall", ["edge", "R5"])
def test_E12_a_card_falls_on_one_of_its_sides(fall: str) -> None:
    text = record(HANDS, "Ann: play JM", f"chance: {fall}", edition="space-jam", discard="R5")
    assert_refused(text, "moves[1]", fall, "slam", "back")


def test_E12_nothing_was_dropped() -> None:
    text = record(["R1 B2", "Y1 Y2"], "Ann: play R1", "chance: slam", edition="space-jam", discard="R5")
    assert_refused(text, "moves[1]", "slam")


def test_E12_a_call_with_the_card_comes_before_the_drop() -> None:
    moves = ("Ann: play JM uno", "chance: back")
    game = at(["JM R1", "Y1 Y2"], *moves, edition="space-jam", discard="R5", draw=DRAW)
    assert game["hands"]["Ann"] == ["B8", "B9", "R1"]
    assert game["owes_uno"] == []
