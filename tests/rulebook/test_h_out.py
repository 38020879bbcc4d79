"""House rules H9, H10 and H15: mercy, teams, elimination."""

from typing import Any

import pytest

from rulebook.build import NAMES, Game, assert_refused, at, head, record, waits
from support import stands

MERCY = {"mercy": 10}
NINE = "B1 B2 B3 B4 B5 B6 B7 B8 B9"
SEVEN = "B1 B2 B3 B4 B5 B6 B7"
EIGHT = "B1 B2 B3 B4 B5 B6 B7 B8"


def merciful(hands: tuple[str, ...], *moves: str, **rest: Any) -> Game:
    rest.setdefault("discard", "R5")
    rest.setdefault("draw", "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G1 G2 G3 G4")
    return at(hands, *moves, options={**MERCY, **rest.pop("options", {})}, **rest)


def test_H9_whoever_holds_so_many_after_a_draw_is_out() -> None:
    game = merciful((NINE, "R1 R2", "G8 G9"), "Ann: draw")
    assert game["out"] == ["Ann"]
    assert game["hands"]["Ann"] == []
    assert game["discard_pile"] == 1 + 10
    assert game["top"] == "R5"
    assert waits(game)[:2] == ("Bo", "turn")


def test_H9_one_card_fewer_is_not_too_many() -> None:
    assert merciful((EIGHT, "R1 R2", "G8 G9"), "Ann: draw")["out"] == []


def test_H9_a_penalty_is_drawn_to_its_end_first() -> None:
    game = merciful(("RD R1 R2", NINE, "G8 G9"), "Ann: play RD")
    assert game["out"] == ["Bo"]
    assert game["discard_pile"] == 2 + 11


def test_H9_the_seat_is_passed_over() -> None:
    game = merciful(("RD R1 R2", NINE, "R8 G9"), "Ann: play RD", "Cy: play R8", "Ann: play R1")
    assert waits(game)[:2] == ("Cy", "turn")


def test_H9_two_who_are_in_are_two_players() -> None:
    game = merciful(("RD RV R2", NINE, "R8 G9"), "Ann: play RD", "Cy: play R8", "Ann: play RV")
    assert waits(game)[:2] == ("Ann", "turn")


def test_H9_the_last_one_in_wins_and_scores_250_for_each() -> None:
    game = merciful((NINE, "R1 R2"), "Ann: draw")
    assert game["round_over"] is True
    assert game["round_winner"] == "Bo"
    assert game["scores"] == {"Ann": 0, "Bo": 250}


def test_H9_the_winner_scores_the_others_hands_as_well() -> None:
    game = merciful(("RD R1", NINE, "G9"), "Ann: play RD", "Cy: draw", "Ann: play R1")
    assert game["round_winner"] == "Ann"
    assert game["scores"]["Ann"] == 250 + 9 + 3


def test_H9_under_P4_their_own_tally_grows_by_250() -> None:
    game = merciful((NINE, "R1 R2"), "Ann: draw", options={"scoring": "tally"})
    assert game["scores"] == {"Ann": 250, "Bo": 3}


def test_H9_swaps_are_no_draws() -> None:
    hands = ("R7 R1 R2", NINE + " G1 G2", "G8 G9")
    game = merciful(hands, "Ann: play R7", "Ann: choose Bo", options={"seven_zero": True}, draw="Y1 Y2")
    assert game["out"] == []
    assert len(game["hands"]["Ann"]) == 11


@pytest.mark.parametrize("stack", ["off", "any"])
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_H9_a_draw_is_complete_also_where_nothing_is_left_to_draw(answer: str, stack: str) -> None:
    hands = ("W4 R1 R2", NINE + " G1", "G8 G9")
    moves = ("Ann: play W4", "Ann: colour blue", "Cy: uno", "Bo: " + answer)
    game = merciful(hands, *moves, draw="", colour="yellow", options={"stack": stack, "false_call": 2})
    assert len(game["hands"]["Cy"]) == 3
    assert game["out"] == ["Bo"]


def test_H9_a_caught_call_can_knock_out_and_the_next_player_names_the_colour() -> None:
    game = merciful(
        ("W R1", "B1 B2", "G8 G9"),
        "Ann: play W",
        "Bo: catch Ann",
        options={"mercy": 10, "uno_penalty": 6},
        edition="minecraft",
        draw="CR Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8",
    )
    assert game["out"] == ["Ann"]
    assert waits(game)[:2] == ("Bo", "colour")
    assert game["turn"] == "Bo"


def test_H9_whoever_names_the_colour_for_them_has_the_turn() -> None:
    hands = ("XS " + NINE, "R1 R2", "G8 G9")
    moves = ("Ann: play XS", "Bo: colour red", "Bo: play R1")
    stands = [merciful(hands, *moves[:n], edition="ghostbusters") for n in (1, 2, 3)]
    assert [game["turn"] for game in stands] == ["Bo", "Bo", "Cy"]
    told = [[event["player"] for event in game["events"] if event["kind"] == "turn"] for game in stands]
    assert [turns[-1] for turns in told] == ["Bo", "Bo", "Cy"]


@pytest.mark.parametrize("stack", ["off", "any"])
def test_H9_a_wild_draw_four_whose_player_is_out_hits_nobody_unless_it_is_a_stack(stack: str) -> None:
    """What is left of a card is left out; a stack stays, and has somebody to wait for."""
    moves = ("Ann: play W4", "Ann: colour red", "Ann: catch Cy")
    options = {"stack": stack, "false_call": 2}
    game = merciful(("W4 R9 " + SEVEN, "R2 R3", "G8 G9"), *moves, options=options)
    assert (game["out"], game["colour"]) == (["Ann"], "red")
    if stack == "off":
        assert waits(game) == ("Bo", "turn", ["draw", "play R2", "play R3"])
        return
    assert waits(game) == ("Bo", "stack", ["accept", "challenge"])
    game = merciful(("W4 R9 " + SEVEN, "R2 R3", "G8 G9"), *moves, "Bo: challenge", options=options)
    assert waits(game)[:2] == ("Bo", "turn")  # guilty: nobody is there to draw
    assert len(game["hands"]["Bo"]) == 2


def test_H9_what_is_left_of_their_own_card_is_left_out() -> None:
    """The player of Crossing the Streams draws first, and is out: nobody else draws."""
    game = merciful(("XS " + NINE, "R1 R2", "G8 G9"), "Ann: play XS", edition="ghostbusters")
    assert game["out"] == ["Ann"]
    assert waits(game)[:2] == ("Bo", "colour")
    assert len(game["hands"]["Bo"]) == 2


def test_H9_others_go_on_without_whoever_is_out() -> None:
    game = merciful(("XS R1 R2", NINE, "G8 G9"), "Ann: play XS", edition="ghostbusters")
    assert game["out"] == ["Bo"]
    assert len(game["hands"]["Cy"]) == 3
    assert waits(game)[:2] == ("Ann", "put")


def test_H9_a_save_the_day_before_them_goes_under_the_discard_pile() -> None:
    game = merciful((NINE, "R1 R2", "G8 G9"), "Ann: draw", edition="dc-super-hero-girls", protected={"Ann": "SD"})
    assert game["protected"] == {}
    assert game["discard_pile"] == 1 + 10 + 1


def test_H9_a_guilty_player_can_be_knocked_out() -> None:
    game = merciful(("W4 R1 " + EIGHT, "R2 R3", "G8 G9"), "Ann: play W4", "Ann: colour green", "Bo: challenge")
    assert game["out"] == ["Ann"]
    assert waits(game)[:2] == ("Bo", "turn")


@pytest.mark.parametrize(("mercy", "hand"), [(9, 7), (41, 7), (10, 10), (12, 13)])
def test_H9_ten_to_forty_and_above_the_hand(mercy: int, hand: int) -> None:
    assert_refused(record(["R1", "B1"], discard="R5", options={"mercy": mercy, "hand": hand}), "options.mercy")


def test_H9_a_position_may_have_players_who_are_out() -> None:
    game = merciful(("R1 R2", "", "G8 G9"), "Ann: play R1", out=["Bo"])
    assert game["out"] == ["Bo"]
    assert waits(game)[:2] == ("Cy", "turn")
    assert_refused(record(["R1", "B1", "G1"], discard="R5", options=MERCY, out=["Bo"]), "position.hands.Bo")


# H10

FOUR = ("R1", "B2 B3", "G4 G5", "Y6 Y7")


def test_H10_seats_alternate() -> None:
    game = stands(head("classic", NAMES[:6], options={"teams": 3}, seed=1))
    assert game["teams"] == [["Ann", "Di"], ["Bo", "Ed"], ["Cy", "Flo"]]
    assert stands(head("classic", NAMES[:3], seed=1))["teams"] == []


def test_H10_the_hands_of_the_other_teams_count_for_the_team() -> None:
    game = at(FOUR, "Ann: play R1", discard="R5", options={"teams": 2})
    assert game["round_winner"] == "Ann"
    assert game["scores"] == {"Ann": 5 + 13, "Bo": 0, "Cy": 5 + 13, "Di": 0}


def test_H10_the_target_is_the_teams_and_all_members_win() -> None:
    game = at(FOUR, "Ann: play R1", discard="R5", options={"teams": 2}, scores={"Cy": 490})
    assert game["game_winners"] == ["Ann", "Cy"]
    assert game["waiting"] == []


def test_H10_under_P4_a_team_tallies_what_all_its_members_hold() -> None:
    game = at(FOUR, "Ann: play R1", discard="R5", options={"teams": 2, "scoring": "tally"})
    assert game["scores"] == {"Ann": 9, "Bo": 18, "Cy": 9, "Di": 18}


def test_H10_only_opponents_knocked_out_score() -> None:
    hands = ("R1", "", "", "Y6 Y7")
    game = at(hands, "Ann: play R1", discard="R5", options={"teams": 2, **MERCY}, out=["Bo", "Cy"])
    assert game["scores"]["Ann"] == 250 + 13
    assert game["scores"]["Bo"] == 0


def test_H10_the_last_team_in_wins() -> None:
    hands = (NINE, "R1 R2", "", "Y6 Y7")
    game = at(hands, "Ann: draw", discard="R5", draw="G1", options={"teams": 2, **MERCY}, out=["Cy"])
    assert game["round_over"] is True
    assert game["round_winner"] == "Bo"
    assert game["scores"] == {"Ann": 0, "Bo": 500, "Cy": 0, "Di": 500}


@pytest.mark.parametrize("stack", ["off", "any"])
def test_H10_whoever_goes_out_has_won_the_round_although_the_last_card_knocks_out_the_last_opponent(stack: str) -> None:
    hands = ("RD", NINE, "R1 R2", "")
    options = {"teams": 2, "stack": stack, **MERCY}
    game = at(hands, "Ann: play RD", discard="R5", draw="G1 G2", options=options, out=["Di"])
    assert game["out"] == ["Bo", "Di"]
    assert game["round_winner"] == "Ann"


def test_H10_partners_do_not_make_a_round_go_on_alone() -> None:
    hands = (NINE, "R1 R2", "G8 G9", "Y6 Y7")
    game = at(hands, "Ann: draw", discard="R5", draw="G1", options={"teams": 2, **MERCY})
    assert game["round_over"] is False


@pytest.mark.parametrize(("players", "teams"), [(2, 2), (3, 3), (5, 2), (8, 3)])
def test_H10_teams_are_even_and_two_at_least(players: int, teams: int) -> None:
    assert_refused(head("classic", NAMES[:players], options={"teams": teams}), "options.teams")


def test_H10_a_teams_score_may_stand_at_one_member() -> None:
    assert at(FOUR, discard="R5", options={"teams": 2}, scores={"Bo": 30})["scores"]["Di"] == 30
    text = record(FOUR, discard="R5", options={"teams": 2}, scores={"Bo": 30, "Di": 20})
    assert_refused(text, "position.scores")


# H15

OUT = {"scoring": "elimination", "target": 50}


def test_H15_whoever_reaches_the_target_is_out_and_the_others_play_on() -> None:
    game = at(["R1", "W B2", "G4 G5"], "Ann: play R1", discard="R5", options=OUT)
    assert game["scores"] == {"Ann": 0, "Bo": 52, "Cy": 9}
    assert game["eliminated"] == ["Bo"]
    assert [row["player"] for row in game["waiting"]] == ["Ann", "Cy"]
    assert game["game_winners"] == []


def test_H15_the_next_round_is_dealt_to_those_who_are_in() -> None:
    game = at(["R1", "W B2", "G4 G5"], "Ann: play R1", "Cy: next", discard="R5", options=OUT, rest="shuffled")
    assert game["hands"]["Bo"] == []
    assert len(game["hands"]["Ann"]) >= 7
    assert game["dealer"] == "Cy"
    assert game["out"] == []


def test_H15_whoever_is_out_asks_for_no_round() -> None:
    text = record(["R1", "W B2", "G4 G5"], "Ann: play R1", "Bo: next", discard="R5", options=OUT)
    assert_refused(text, "moves[1]")


def test_H15_the_last_one_in_wins() -> None:
    game = at(["R1", "W B2", "W G5"], "Ann: play R1", discard="R5", options=OUT)
    assert game["game_winners"] == ["Ann"]


def test_H15_if_all_reach_it_at_once_the_lowest_wins() -> None:
    hands = ["R1 W", "W B2", "W G5"]
    moves = ["Ann: pass", "Bo: pass", "Cy: pass"]
    game = at(hands, *moves, discard="R5", options={**OUT, "bluff": True}, colour="yellow")
    assert game["blocked"] is True
    assert game["game_winners"] == ["Ann"]


def test_H15_a_position_with_somebody_who_is_out_of_the_game() -> None:
    game = at(["R1 R2", "", "G4 G5"], "Ann: play R1", discard="R5", options=OUT, scores={"Bo": 60})
    assert game["eliminated"] == ["Bo"]
    assert waits(game)[:2] == ("Cy", "turn")
