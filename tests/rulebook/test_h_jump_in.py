"""House rule H5: a card like the one on top, out of turn."""

from typing import Any

import pytest

from rulebook.build import Game, assert_over, assert_refused, at, calls, piles, record, waits

JUMP = {"jump_in": True}
HANDS = ("R7 R1 B1", "R2 B2 G2", "R7 G3 G4", "Y7 Y1 Y2")


def game_at(*moves: str, hands: tuple[str, ...] = HANDS, **rest: Any) -> Game:
    rest.setdefault("discard", "R5")
    rest.setdefault("draw", "Y3 Y4 Y5 Y6 Y8 Y9")
    options = {**JUMP, **rest.pop("options", {})}
    return at(hands, *moves, options=options, **rest)


def test_H5_whoever_holds_the_same_card_may_jump_in() -> None:
    game = game_at("Ann: play R7", hands=("R7 R1 B1", "R2 B2 G2", "R7 G3 G4", "Y7 Y1 Y2"))
    assert waits(game)[:2] == ("Bo", "turn")
    assert calls(game) == {"Cy": ["jump R7"]}


def test_H5_play_goes_on_from_there() -> None:
    game = game_at("Ann: play R7", "Cy: jump R7", hands=("R7 R1 B1", "R2 B2 G2", "R7 G3 G4", "Y7 Y1 Y2"))
    assert waits(game)[:2] == ("Di", "turn")
    assert piles(game)[1] == 3


def test_H5_not_the_player_whose_turn_it_is() -> None:
    game = game_at("Ann: play R7", hands=("R7 R1 B1", "R7 B2 G2", "G3 G4"))
    assert calls(game) == {}
    assert "play R7" in waits(game)[2]


def test_H5_whoever_played_the_card_may_jump_in_on_it() -> None:
    game = game_at("Ann: play R7", "Ann: jump R7", hands=("R7 R7 B1", "R2 B2 G2", "G3 G4"))
    assert waits(game)[0] == "Bo"
    assert game["hands"]["Ann"] == ["B1"]


@pytest.mark.parametrize("move", ["play R2", "draw"])
def test_H5_the_first_play_or_draw_of_the_next_turn_closes_the_window(move: str) -> None:
    hands = ("R7 R1 B1", "R2 B2 G2", "R7 G3 G4", "Y1 Y2")
    game = game_at("Ann: play R7", f"Bo: {move}", hands=hands)
    assert calls(game) == {}


def test_H5_a_pass_closes_it() -> None:
    hands = ("B1 B3", "B2 G2", "R5 G3 G4")
    assert calls(at(hands, discard="R5", options=JUMP)) == {"Cy": ["jump R5"]}
    assert calls(at(hands, "Ann: pass", discard="R5", options=JUMP)) == {}


def test_H5_another_card_opens_it_again() -> None:
    game = game_at("Ann: play R7", "Bo: play R2", hands=("R7 R1 R2", "R2 B2 G2", "G3 G4"))
    assert calls(game) == {"Ann": ["jump R2"]}


def test_H5_an_opening_card_and_a_positions_top_card_open_it() -> None:
    assert calls(game_at(hands=("R1 B1", "R5 B2", "G3 G4"))) == {"Bo": ["jump R5"]}
    game = at(["R5 B1", "R2 B2", "G3 G4"], opening="R5", options=JUMP, draw="Y1 Y2")
    assert waits(game)[0] == "Bo"
    assert calls(game) == {"Ann": ["jump R5"]}


def test_H5_not_while_a_named_colour_rules() -> None:
    assert calls(game_at(hands=("R1 B1", "R5 B2", "G3 G4"), colour="blue")) == {}
    moves = ("Ann: play SD", "Ann: protect Bo", "Ann: colour blue")
    hands = ("SD R1 B1", "R2 B2", "R5 G4")
    assert calls(game_at(*moves, hands=hands, edition="dc-super-hero-girls")) == {}


def test_H5_wilds_cannot_be_jumped_in_with() -> None:
    assert calls(game_at("Ann: play W", "Ann: colour red", hands=("W R1 B1", "R2 B2", "W G3"))) == {}


def test_H5_only_while_a_turn_is_waited_for() -> None:
    hands = ("R7 R1 B1", "B2 G2", "R7 G3 G4")
    assert waits(game_at("Ann: play R7", "Bo: draw", hands=hands, draw="R3 Y1"))[1] == "drawn"
    assert calls(game_at("Ann: play R7", "Bo: draw", hands=hands, draw="R3 Y1")) == {}


def test_H5_the_card_acts_from_the_seat_of_whoever_jumped_in() -> None:
    hands = ("RS R1 B1", "RS B2 G2", "R3 G3 G4", "Y1 Y2")
    game = game_at("Ann: play RS", "Bo: jump RS", hands=hands)
    assert waits(game)[0] == "Di"


def test_H5_a_draw_two_hits_whoever_follows_the_jumper() -> None:
    hands = ("RD R1 B1", "R2 B2", "R3 G3 G4", "RD Y1 Y2")
    game = game_at("Ann: play RD", "Di: jump RD", hands=hands)
    assert len(game["hands"]["Ann"]) == 2 + 2
    assert waits(game)[0] == "Bo"


def test_H5_a_reverse_turns_from_there() -> None:
    hands = ("RV R1 B1", "R2 B2", "RV G3 G4", "Y1 Y2")
    game = game_at("Ann: play RV", "Cy: jump RV", hands=hands)
    assert game["direction"] == "left"
    assert waits(game)[0] == "Di"


def test_H5_the_last_card_may_be_jumped_in_with() -> None:
    assert_over(game_at("Ann: play R7", "Cy: jump R7", hands=("R7 R1", "B2 G2", "R7")), "Cy")


def test_H5_the_call_is_owed_as_always() -> None:
    hands = ("R7 R1 B1", "B2 G2", "R7 G3")
    game = game_at("Ann: play R7", "Cy: jump R7", hands=hands)
    assert game["owes_uno"] == ["Cy"]
    assert game_at("Ann: play R7", "Cy: jump R7 uno", hands=hands)["owes_uno"] == []


def test_H5_a_jump_in_closes_the_window_of_a_call() -> None:
    hands = ("R7 R1", "B2 G2", "R7 G3 G4")
    assert game_at("Ann: play R7", hands=hands)["owes_uno"] == ["Ann"]
    assert game_at("Ann: play R7", "Cy: jump R7", hands=hands)["owes_uno"] == []


def test_H5_refused_without_the_rule_or_the_card() -> None:
    assert_refused(record(HANDS, "Ann: play R7", "Cy: jump R7", discard="R5"), "moves[1]")
    assert_refused(record(HANDS, "Ann: play R7", "Bo: jump R7", discard="R5", options=JUMP), "moves[1]")
    assert_refused(record(HANDS, "Ann: play R7", "Cy: jump G3", discard="R5", options=JUMP), "moves[1]")
    assert_refused(record(HANDS, "Ann: play R7", "Cy: jump R7 uno", discard="R5", options=JUMP), "moves[1]")


def test_H5_the_first_to_arrive_counts() -> None:
    moves = ("Ann: play R7", "Cy: jump R7", "Bo: play R2")
    assert_refused(record(HANDS, *moves, discard="R5", options=JUMP, draw="Y3"), "moves[2]")
