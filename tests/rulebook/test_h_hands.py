"""House rules H6 to H8 and H14: seven and zero, drawing until a card fits, playing when one can, cards dealt."""

from typing import Any

import pytest

from rulebook.build import NAMES, Game, assert_over, assert_refused, at, head, piles, record, waits
from support import stands

SEVEN_ZERO = {"seven_zero": True}


def with_sevens(*moves: str, hands: tuple[str, ...] = ("R7 R0 B1", "B2 B3 B4", "G1 G2"), **rest: Any) -> Game:
    rest.setdefault("discard", "R5")
    rest.setdefault("draw", "Y1 Y2 Y3 Y4")
    return at(hands, *moves, options={**SEVEN_ZERO, **rest.pop("options", {})}, **rest)


def test_H6_a_seven_swaps_with_a_player_of_choice() -> None:
    assert waits(with_sevens("Ann: play R7")) == ("Ann", "choose", ["choose Bo", "choose Cy"])
    game = with_sevens("Ann: play R7", "Ann: choose Cy")
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["B2", "B3", "B4"], "Cy": ["B1", "R0"]}
    assert waits(game)[:2] == ("Bo", "turn")


def test_H6_a_zero_passes_all_hands_on_in_the_direction_of_play() -> None:
    game = with_sevens("Ann: play R0")
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["B1", "R7"], "Cy": ["B2", "B3", "B4"]}
    game = with_sevens("Ann: play R0", direction="right")
    assert game["hands"] == {"Ann": ["B2", "B3", "B4"], "Bo": ["G1", "G2"], "Cy": ["B1", "R7"]}


@pytest.mark.parametrize("card", ["R7", "R0"])
def test_H6_not_as_a_last_card(card: str) -> None:
    assert_over(with_sevens(f"Ann: play {card}", hands=(card, "B2 B3", "G1")), "Ann")


@pytest.mark.parametrize("card", ["R7", "R0"])
def test_H6_not_as_the_opening_card(card: str) -> None:
    game = at(["B1 B2", "G1 G2", "Y1 Y2"], opening=card, options=SEVEN_ZERO, draw="Y3")
    assert waits(game)[:2] == ("Bo", "turn")
    assert game["hands"]["Ann"] == ["B1", "B2"]


def test_H6_whoever_is_left_with_one_card_by_their_seven_owes_the_call() -> None:
    game = with_sevens("Ann: play R7", "Ann: choose Cy", hands=("R7 B1 B5", "B2 B3", "G1"))
    assert game["owes_uno"] == ["Ann"]


def test_H6_whoever_gets_a_single_card_by_it_does_not() -> None:
    game = with_sevens("Ann: play R7", "Ann: choose Cy uno", hands=("R7 B1", "B2 B3", "G1"))
    assert game["owes_uno"] == []


def test_H6_an_edition_whose_seven_has_a_text_keeps_it() -> None:
    game = with_sevens("Ann: play R7", "Ann: choose Cy", edition="house-party")
    assert game["hands"]["Ann"] == ["G1", "G2"]


def test_H6_without_it_a_seven_does_nothing() -> None:
    game = at(["R7 R1", "B2 B3"], "Ann: play R7", discard="R5", draw="Y1")
    assert waits(game)[:2] == ("Bo", "turn")


# H7


def matching(*moves: str, draw: str, force: bool = False, **rest: Any) -> Game:
    hands = rest.pop("hands", ("B1 B2", "G1 G2"))
    return at(hands, *moves, discard="R5", draw=draw, options={"draw": "match", "force_play": force}, **rest)


def test_H7_draws_until_a_card_can_be_played() -> None:
    game = matching("Ann: draw", draw="B3 Y4 G4 R2 R3")
    assert waits(game) == ("Ann", "drawn", ["keep", "play R2"])
    assert len(game["hands"]["Ann"]) == 2 + 4
    assert game["draw_pile"] == 1


def test_H7_it_may_be_kept() -> None:
    game = matching("Ann: draw", "Ann: keep", draw="B3 R2 R3")
    assert game["turn"] == "Bo"
    assert "R2" in game["hands"]["Ann"]


def test_H7_with_force_play_it_must_be_played() -> None:
    assert waits(matching("Ann: draw", draw="B3 R2 R3", force=True))[2] == ["play R2"]


def test_H7_a_wild_can_be_played() -> None:
    assert waits(matching("Ann: draw", draw="B3 W R3"))[2] == ["keep", "play W"]


def test_H7_nothing_left_to_draw_ends_it() -> None:
    game = matching("Ann: draw", draw="B3 Y4 G4")
    assert piles(game) == (0, 1)
    assert len(game["hands"]["Ann"]) == 5
    assert waits(game)[:2] == ("Bo", "turn")


def test_H7_a_creeper_can_be_played_and_brings_its_three() -> None:
    game = matching("Ann: draw", draw="B3 CR Y1 Y2 Y3 Y4", edition="minecraft")
    assert waits(game)[2] == ["keep", "play CR"]
    assert len(game["hands"]["Ann"]) == 2 + 2 + 3


def test_H7_without_bluffing_an_unlawful_wild_draw_four_does_not_end_it() -> None:
    game = at(["R1 B2", "G1 G2"], "Ann: draw", discard="R5", draw="W4 Y3 R2", options={"draw": "match", "bluff": False})
    assert waits(game)[2] == ["keep", "play R2"]


# H8


def test_H8_whoever_can_play_must() -> None:
    game = at(["R1 W B2", "G1 G2"], discard="R5", draw="Y1", options={"force_play": True})
    assert waits(game)[2] == ["play R1", "play W"]


def test_H8_nothing_to_play_is_drawn_as_always() -> None:
    game = at(["B1 B2", "G1 G2"], discard="R5", draw="Y1", options={"force_play": True})
    assert waits(game)[2] == ["draw"]


def test_H8_no_pass_either() -> None:
    assert waits(at(["R1 B2", "G1 G2"], discard="R5", options={"force_play": True}))[2] == ["play R1"]
    assert waits(at(["B1 B2", "G1 G2"], discard="R5", options={"force_play": True}))[2] == ["pass"]


def test_H8_a_playable_card_just_drawn_is_played() -> None:
    game = at(["B1 B2", "G1 G2"], "Ann: draw", discard="R5", draw="R1 Y1", options={"force_play": True})
    assert waits(game) == ("Ann", "drawn", ["play R1"])


def test_H8_nobody_is_forced_to_stack() -> None:
    game = at(
        ["RD R1", "BD B1"], "Ann: play RD", discard="R5", draw="Y1 Y2 Y3", options={"force_play": True, "stack": "any"}
    )
    assert waits(game)[2] == ["accept", "play BD"]


# H14


@pytest.mark.parametrize("count", [1, 5, 15])
def test_H14_so_many_cards_are_dealt(count: int) -> None:
    game = stands(head("classic", NAMES[:3], options={"hand": count}, seed=5))
    dealt = [len(hand) for hand in game["hands"].values()]
    assert dealt in ([count] * 3, [count, count + 2, count])


@pytest.mark.parametrize(("players", "count"), [(7, 15), (10, 11)])
def test_H14_refused_when_fewer_than_five_would_remain(players: int, count: int) -> None:
    assert_refused(head("classic", NAMES[:players], options={"hand": count}), "options.hand")


def test_H14_ten_times_ten_leave_eight() -> None:
    game = stands(head("classic", NAMES[:10], options={"hand": 10}, seed=1))
    assert piles(game)[0] <= 7


@pytest.mark.parametrize("count", [0, 16])
def test_H14_one_to_fifteen(count: int) -> None:
    assert_refused(record(["R1", "B1"], discard="R5", options={"hand": count}), "options.hand")
