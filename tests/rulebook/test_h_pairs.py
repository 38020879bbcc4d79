"""How house rules meet: every pair of them, as the table in docs/rules.md says it in words."""

from typing import Any

from rulebook.build import Game, assert_over, assert_refused, at, calls, record, waits

NINE = "B1 B2 B3 B4 B5 B6 B7 B8 B9"
EIGHT = "B1 B2 B3 B4 B5 B6 B7 B8"
DRAW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G6 G7 G8 G9"
DC = "dc-super-hero-girls"


def game(hands: tuple[str, ...], *moves: str, **rest: Any) -> Game:
    options = {key: rest.pop(key) for key in [*rest] if key in OPTIONS}
    rest.setdefault("discard", "R5")
    rest.setdefault("draw", DRAW)
    return at(hands, *moves, options=options, **rest)


OPTIONS = (
    "stack", "deflect", "jump_in", "seven_zero", "force_play", "mercy", "teams", "last_card", "protection",
    "false_call", "uno_penalty", "hand", "scoring", "target",
)  # fmt: skip


# Stacking, with the others


def test_H1_H5_nobody_jumps_in_while_a_stack_waits() -> None:
    hands = ("RD R1 R2", "B1 B2", "RD G1 G2")
    assert calls(game(hands, "Ann: play RD", stack="any", jump_in=True)) == {}


def test_H1_H5_once_it_is_accepted_a_jump_in_begins_another_stack() -> None:
    hands = ("RD R1 R2", "B1 B2", "G1 G2", "RD Y1")
    after = game(hands, "Ann: play RD", "Bo: accept", stack="any", jump_in=True)
    assert calls(after)["Di"] == ["jump RD"]
    after = game(hands, "Ann: play RD", "Bo: accept", "Di: jump RD", stack="any", jump_in=True)
    assert after["stack"] == 2
    assert waits(after)[:2] == ("Ann", "stack")


def test_H1_H6_a_seven_is_not_played_on_a_stack() -> None:
    hands = ("RD R1 R2", "R7 R0 B1", "G1 G2")
    assert waits(game(hands, "Ann: play RD", stack="any", seven_zero=True))[2] == ["accept"]


def test_H1_H7_a_stack_is_its_sum_however_a_turn_is_drawn() -> None:
    hands = ("RD R1 R2", "B1 B2", "G1 G2")
    options = {"stack": "any", "draw": "match"}
    after = at(hands, "Ann: play RD", "Bo: accept", discard="R5", draw=DRAW, options=options)
    assert len(after["hands"]["Bo"]) == 4


def test_H1_H8_nobody_is_forced_to_stack() -> None:
    hands = ("RD R1 R2", "BD B1", "G1 G2")
    assert waits(game(hands, "Ann: play RD", stack="any", force_play=True))[2] == ["accept", "play BD"]


def test_H1_H9_a_stack_can_knock_out_and_play_goes_on_after_them() -> None:
    after = game(("RD R1 R2", NINE, "G1 G2"), "Ann: play RD", "Bo: accept", stack="any", mercy=10)
    assert after["out"] == ["Bo"]
    assert after["stack"] == 0
    assert waits(after)[:2] == ("Cy", "turn")


def test_H1_H9_a_stack_that_waited_for_whoever_is_out_is_gone() -> None:
    moves = ("Ann: play RD", "Bo: catch Cy")
    after = game(("RD R1 R2", NINE, "G1 G2"), *moves, stack="any", mercy=10, false_call=2)
    assert after["out"] == ["Bo"]
    assert after["stack"] == 0
    assert waits(after)[:2] == ("Cy", "turn")


def test_H1_H9_whoever_is_out_before_it_reaches_them_is_passed_over() -> None:
    moves = ("Ann: play W4", "Bo: catch Cy", "Ann: colour red")
    after = game(("W4 R1 B2", NINE, "G1 G2"), *moves, stack="any", mercy=10, false_call=2)
    assert after["out"] == ["Bo"]
    assert after["stack"] == 4
    assert waits(after)[:2] == ("Cy", "stack")


def test_H1_H9_one_that_waits_for_somebody_else_stays() -> None:
    moves = ("Ann: play RD", "Ann: catch Cy")
    after = game(("RD " + NINE, "B1 B2", "G1 G2"), *moves, stack="any", mercy=10, false_call=2)
    assert after["out"] == ["Ann"]
    assert after["stack"] == 2
    assert waits(after)[:2] == ("Bo", "stack")


def test_H1_H10_a_stack_may_be_passed_to_a_partner() -> None:
    hands = ("RD R1 R2", "BD B1", "GD G1", "Y1 Y2")
    after = game(hands, "Ann: play RD", "Bo: play BD", "Cy: play GD", stack="any", teams=2)
    assert waits(after)[:2] == ("Di", "stack")
    assert after["stack"] == 6


def test_H1_H11_a_last_draw_card_is_still_not_stacked_on() -> None:
    assert_over(game(("RD", "BD B1", "G1 G2"), "Ann: play RD", stack="any", last_card="acts"), "Ann")


def test_H1_H12_a_stack_ends_at_a_protected_player() -> None:
    hands = ("RD R1 R2", "BD B1", "G1 G2")
    after = game(hands, "Ann: play RD", stack="any", protection="all", edition=DC, protected={"Bo": "SD"})
    assert waits(after)[:2] == ("Bo", "turn")


def test_H1_H13_a_false_call_does_not_answer_a_stack() -> None:
    hands = ("RD R1 R2", "BD B1", "G1 G2")
    after = game(hands, "Ann: play RD", "Bo: uno", stack="any", false_call=2)
    assert waits(after)[:2] == ("Bo", "stack")
    assert len(after["hands"]["Bo"]) == 4


def test_H4_H5_a_deflected_card_may_be_jumped_in_on_afterwards() -> None:
    hands = ("RD R1 R2", "RV B1 B2", "RV G1 G2")
    options = {"stack": "any", "deflect": True, "jump_in": True}
    after = at(hands, "Ann: play RD", "Bo: play RV", "Ann: accept", discard="R5", draw=DRAW, options=options)
    assert waits(after)[:2] == ("Cy", "turn")
    assert "play RV" in waits(after)[2]
    assert calls(after) == {}


def test_H4_H9_a_skip_passes_over_whoever_is_out() -> None:
    hands = ("RD R1 R2", "RS B1 B2", "", "Y1 Y2", "G1 G2")
    options = {"stack": "any", "deflect": True, "mercy": 10}
    after = at(hands, "Ann: play RD", "Bo: play RS", discard="R5", draw=DRAW, options=options, out=["Cy"])
    assert waits(after)[:2] == ("Ed", "stack")


def test_H4_H10_a_reverse_sends_it_back_to_an_opponent() -> None:
    hands = ("RD R1 R2", "RV B1", "G1 G2", "Y1 Y2")
    after = game(hands, "Ann: play RD", "Bo: play RV", stack="any", deflect=True, teams=2)
    assert waits(after)[:2] == ("Ann", "stack")


# Jumping in, with the others


def test_H5_H6_a_seven_that_was_jumped_in_with_swaps_from_that_seat() -> None:
    hands = ("R7 R1 R2", "B1 B2", "R7 G1 G2")
    moves = ("Ann: play R7", "Ann: choose Bo", "Cy: jump R7")
    after = game(hands, *moves, jump_in=True, seven_zero=True)
    assert waits(after) == ("Cy", "choose", ["choose Ann", "choose Bo"])
    assert after["turn"] == "Cy"


def test_H5_H6_nobody_jumps_in_while_a_seven_asks() -> None:
    hands = ("R7 R1 R2", "B1 B2", "R7 G1 G2")
    assert calls(game(hands, "Ann: play R7", jump_in=True, seven_zero=True)) == {}


def test_H5_H7_a_long_draw_closes_the_window() -> None:
    hands = ("R7 R1 R2", "B1 B2", "R7 G1 G2")
    options = {"jump_in": True, "draw": "match"}
    after = at(hands, "Ann: play R7", "Bo: draw", discard="R5", draw="Y1 Y2 R3", options=options)
    assert waits(after)[1] == "drawn"
    assert calls(after) == {}


def test_H5_H8_nobody_is_forced_to_jump_in() -> None:
    hands = ("R7 R1 R2", "R3 B2", "R7 G1 G2")
    after = game(hands, "Ann: play R7", "Bo: play R3", jump_in=True, force_play=True)
    assert waits(after)[:2] == ("Cy", "turn")


def test_H5_H9_whoever_is_out_does_not_jump_in() -> None:
    hands = ("R7 R1 R2", "B1 B2", "", "R7 Y1")
    after = game(hands, "Ann: play R7", jump_in=True, mercy=10, out=["Cy"])
    assert calls(after) == {"Di": ["jump R7"]}


def test_H5_H10_partners_may_jump_in_for_each_other() -> None:
    hands = ("R7 R1 R2", "B1 B2", "R7", "Y1 Y2")
    after = game(hands, "Ann: play R7", "Cy: jump R7", jump_in=True, teams=2)
    assert after["round_winner"] == "Cy"
    assert after["scores"]["Ann"] == after["scores"]["Cy"] == 3 + 3


def test_H5_H11_a_last_card_that_was_jumped_in_with_acts() -> None:
    after = game(("RD R1 R2", "B1 B2", "G1 G2", "RD"), "Ann: play RD", "Di: jump RD", jump_in=True, last_card="acts")
    assert_over(after, "Di")
    assert len(after["hands"]["Ann"]) == 4


def test_H5_H12_a_protected_player_may_jump_in() -> None:
    hands = ("R7 R1 R2", "B1 B2", "R7 G1 G2")
    after = game(hands, "Ann: play R7", jump_in=True, protection="all", edition=DC, protected={"Cy": "SD"})
    assert calls(after) == {"Cy": ["jump R7"]}


def test_H5_H13_a_false_call_leaves_the_window_open() -> None:
    hands = ("R7 R1 R2", "B1 B2", "R7 G1 G2")
    assert calls(game(hands, "Ann: play R7", "Bo: uno", jump_in=True, false_call=2)) == {"Cy": ["jump R7"]}


def test_H5_H13_a_jump_in_without_the_card_is_refused_and_costs_nothing() -> None:
    hands = ("R7 R1 R2", "B1 B2", "R8 G1 G2")
    options = {"jump_in": True, "false_call": 2}
    assert_refused(record(hands, "Ann: play R7", "Cy: jump R7", discard="R5", options=options), "moves[1]")


# Seven and zero, with the others


def test_H6_H8_a_seven_has_to_be_played_if_it_is_all_that_can_be() -> None:
    assert waits(game(("R7 B1", "G1 G2"), seven_zero=True, force_play=True))[2] == ["play R7"]


def test_H6_H9_only_hands_of_those_who_are_in_are_passed_on() -> None:
    hands = ("R0 R1 R2", "", "G1", "Y1 Y2")
    after = game(hands, "Ann: play R0", seven_zero=True, mercy=10, out=["Bo"])
    assert after["hands"] == {"Ann": ["Y1", "Y2"], "Bo": [], "Cy": ["R1", "R2"], "Di": ["G1"]}
    assert waits(game(("R7 R1", "", "G1", "Y1"), "Ann: play R7", seven_zero=True, mercy=10, out=["Bo"]))[2] == [
        "choose Cy",
        "choose Di",
    ]


def test_H6_H10_a_seven_may_swap_with_a_partner() -> None:
    hands = ("R7 R1", "B1 B2", "G1", "Y1 Y2")
    assert "choose Cy" in waits(game(hands, "Ann: play R7", seven_zero=True, teams=2))[2]


def test_H6_H13_a_hand_that_was_swapped_in_may_be_caught() -> None:
    hands = ("R7 R1 R2", "B1", "G1 G2")
    moves = ("Ann: play R7", "Ann: choose Bo", "Cy: catch Ann")
    assert len(game(hands, *moves, seven_zero=True, uno_penalty=4)["hands"]["Ann"]) == 5


# Drawing until a card fits, and having to play, with the others


def test_H7_H9_the_draw_is_complete_when_a_card_fits() -> None:
    options = {"draw": "match", "mercy": 10}
    after = at((EIGHT, "G1 G2", "Y8 Y9"), "Ann: draw", discard="R5", draw="Y1 Y2 Y3 R1", options=options)
    assert after["out"] == ["Ann"]
    assert after["discard_pile"] == 1 + 12


def test_H7_H9_nothing_left_to_draw_completes_it_too() -> None:
    options = {"draw": "match", "mercy": 10}
    after = at((EIGHT, "G1 G2", "Y8 Y9"), "Ann: draw", discard="R5", draw="Y1 Y2", options=options)
    assert after["out"] == ["Ann"]


def test_H7_H12_protection_does_not_shorten_ones_own_draw() -> None:
    options = {"draw": "match", "protection": "all"}
    after = at(
        ("B1 B2", "G1 G2"),
        "Ann: draw",
        discard="R5",
        draw="Y1 R1",
        options=options,
        edition=DC,
        protected={"Ann": "SD"},
    )
    assert waits(after)[2] == ["keep", "play R1"]


def test_H7_H13_a_caught_call_draws_what_it_costs() -> None:
    options = {"draw": "match", "uno_penalty": 4}
    after = at(
        ("R1 R2", "G1 G2"), "Ann: play R1", "Bo: catch Ann", discard="R5", draw="R3 R4 Y1 Y2 Y3", options=options
    )
    assert len(after["hands"]["Ann"]) == 5


def test_H8_H9_whoever_can_play_is_not_saved_from_it() -> None:
    assert waits(game((EIGHT.replace("B5", "R1"), "G1 G2", "Y8"), force_play=True, mercy=10))[2] == ["play R1"]


# Mercy, teams and the rest


def test_H9_H11_a_last_card_that_knocks_out_the_last_opponent_wins() -> None:
    after = game(("RD", NINE), "Ann: play RD", mercy=10, last_card="acts")
    assert after["round_winner"] == "Ann"
    assert after["scores"]["Ann"] == 250


def test_H9_H12_whoever_is_spared_draws_nothing_and_stays_in() -> None:
    hands = ("RD R1 R2", NINE + " G3 G4", "G1 G2")
    after = game(hands, "Ann: play RD", mercy=10, protection="all", edition=DC, protected={"Bo": "SD"})
    assert after["out"] == []


def test_H9_H13_a_false_call_can_knock_out() -> None:
    after = game((EIGHT + " R1", "G1 G2", "Y8"), "Ann: uno", mercy=10, false_call=2)
    assert after["out"] == ["Ann"]
    assert waits(after)[:2] == ("Bo", "turn")


def test_H9_H13_a_caught_call_can_knock_out() -> None:
    hands = ("R1 R2", "G1 G2", "Y8 Y9")
    options = {"mercy": 10, "uno_penalty": 6}
    draw = "CR Y1 Y2 Y3 Y4 Y5 Y6 Y7 G3 G4"
    after = at(hands, "Ann: play R1", "Bo: catch Ann", discard="R5", draw=draw, options=options, edition="minecraft")
    assert after["out"] == ["Ann"]


def test_H9_H15_knocked_out_players_are_dealt_in_again_unless_that_ends_their_game() -> None:
    options = {"mercy": 10, "scoring": "elimination", "target": 500}
    after = at((NINE, "R1 R2"), "Ann: draw", "Bo: next", discard="R5", draw="Y1", rest="shuffled", options=options)
    assert after["out"] == []
    assert len(after["hands"]["Ann"]) >= 7
    options["target"] = 200
    after = at((NINE, "R1 R2"), "Ann: draw", discard="R5", draw="Y1", options=options)
    assert after["game_winners"] == ["Bo"]


def test_H10_H12_a_partner_may_protect_a_partner() -> None:
    hands = ("SD R1 R2", "R3 B1", "G1 G2", "Y1 Y2")
    after = game(hands, "Ann: play SD", teams=2, protection="all", edition=DC)
    assert waits(after)[2] == ["protect Bo", "protect Cy", "protect Di"]


def test_H10_H13_partners_may_catch_each_other() -> None:
    hands = ("R1 R2", "B1 B2", "G1 G2", "Y1 Y2")
    assert calls(game(hands, "Ann: play R1", teams=2))["Cy"] == ["catch Ann"]


def test_H10_H15_a_team_is_out_as_a_whole() -> None:
    options = {"teams": 3, "scoring": "elimination", "target": 50}
    hands = ("R1", "W B2", "G1", "Y1", "B3", "G2")
    after = at(hands, "Ann: play R1", discard="R5", options=options)
    assert after["eliminated"] == ["Bo", "Ed"]
    assert [row["player"] for row in after["waiting"]] == ["Ann", "Cy", "Di", "Flo"]


def test_H11_H12_a_last_card_spares_whoever_is_protected() -> None:
    hands = ("CU", "B1 B2", "G1 G2")
    after = game(
        hands, "Ann: play CU", last_card="acts", protection="all", edition=DC, protected={"Bo": "SD"},
        written={"CU": "Everyone else draws 2."},
    )  # fmt: skip
    assert_over(after, "Ann")
    assert len(after["hands"]["Bo"]) == 2
    assert len(after["hands"]["Cy"]) == 4


def test_H11_H13_a_last_card_that_brings_one_new_card_owes_the_call() -> None:
    hands = ("CU", "B1 B2", "G1 G2")
    after = game(hands, "Ann: play CU", last_card="acts", edition=DC, written={"CU": "Draw 1."}, false_call=2)
    assert waits(after)[:2] == ("Ann", "colour")
    assert after["owes_uno"] == ["Ann"]


def test_H9_H14_more_cards_than_dealt_are_needed() -> None:
    assert_refused(record(["R1", "B1"], discard="R5", options={"mercy": 10, "hand": 12}), "options.mercy")


def test_H4_H12_a_skip_passes_a_stack_over_a_protected_player() -> None:
    hands = ("RD R1 R2", "RS B1", "G1 G2", "Y1 Y2")
    options = {"stack": "any", "deflect": True, "protection": "all", "edition": DC, "protected": {"Cy": "SD"}}
    after = game(hands, "Ann: play RD", "Bo: play RS", **options)
    assert waits(after)[:2] == ("Di", "stack")


def test_H6_H11_a_seven_does_nothing_as_a_last_card() -> None:
    assert_over(game(("R7", "B1 B2"), "Ann: play R7", seven_zero=True, last_card="acts"), "Ann")


def test_H6_H12_a_protected_hand_stays() -> None:
    hands = ("R0 R1", "B1 B2", "G1 G2")
    options = {"seven_zero": True, "protection": "all", "edition": DC, "protected": {"Bo": "SD"}}
    assert game(hands, "Ann: play R0", **options)["hands"]["Bo"] == ["B1", "B2"]


def test_H7_H8_the_card_that_fits_has_to_be_played() -> None:
    options = {"draw": "match", "force_play": True}
    after = at(("B1 B2", "G1 G2"), "Ann: draw", discard="R5", draw="Y1 Y2 R3", options=options)
    assert waits(after)[2] == ["play R3"]


def test_H9_H10_a_partner_who_is_out_scores_for_nobody() -> None:
    hands = ("R1", "B1", "", "Y1")
    after = game(hands, "Ann: play R1", mercy=10, teams=2, out=["Cy"])
    assert after["scores"] == {"Ann": 2, "Bo": 0, "Cy": 2, "Di": 0}
