"""How house rules meet that hardly touch: each holds as it does alone, and the other does, too."""

from typing import Any

import pytest

from rulebook.build import NAMES, Game, assert_over, assert_refused, at, calls, head, record, waits
from support import stands

DC = "dc-super-hero-girls"
DEFLECTED = ("RD R1 R2", "RV B1 B2", "G1 G2")
DRAW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G6 G7 G8 G9"


def game(hands: tuple[str, ...], *moves: str, cards: str = DRAW, **options: Any) -> Game:
    """A position on a red 5; what is no option stands in `_`."""
    rest = options.pop("_", {})
    return at(hands, *moves, **{"discard": "R5", "draw": cards, **rest}, options=options)


def deflected(*moves: str, **options: Any) -> Game:
    """Bo has sent Ann's Draw Two back to her."""
    return game(DEFLECTED, "Ann: play RD", "Bo: play RV", *moves, stack="any", deflect=True, **options)


# Stacking and deflecting


def test_H1_H4_without_stacking_nothing_is_deflected() -> None:
    after = game(DEFLECTED, "Ann: play RD", deflect=True)
    assert waits(after)[:2] == ("Cy", "turn")
    assert len(after["hands"]["Bo"]) == 3 + 2


def test_H1_H14_a_stack_is_drawn_however_few_were_dealt() -> None:
    after = game(("RD R1", "B1", "G1"), "Ann: play RD uno", "Bo: accept", stack="any", hand=1)
    assert len(after["hands"]["Bo"]) == 3


def test_H1_H15_what_a_stack_brings_counts_on_a_tally() -> None:
    after = game(("RD", "B9 B8", "G1 G2"), "Ann: play RD", stack="any", scoring="elimination")
    assert after["scores"] == {"Ann": 0, "Bo": 9 + 8 + 1 + 2, "Cy": 3}


def test_H4_H6_a_seven_or_zero_does_not_deflect() -> None:
    hands = ("RD R1 R2", "RV R7 R0", "G1 G2")
    after = game(hands, "Ann: play RD", stack="any", deflect=True, seven_zero=True)
    assert waits(after) == ("Bo", "stack", ["accept", "play RV"])


def test_H4_H7_a_deflected_stack_is_its_sum() -> None:
    after = deflected("Ann: accept", draw="match")
    assert len(after["hands"]["Ann"]) == 2 + 2


def test_H4_H8_nobody_has_to_deflect() -> None:
    after = game(DEFLECTED, "Ann: play RD", stack="any", deflect=True, force_play=True)
    assert waits(after) == ("Bo", "stack", ["accept", "play RV"])


@pytest.mark.parametrize("last_card", ["draws", "acts"])
def test_H4_H11_a_last_card_deflects_either_way(last_card: str) -> None:
    hands = ("RD R1 R2", "RV", "G1 G2")
    after = game(hands, "Ann: play RD", "Bo: play RV", stack="any", deflect=True, last_card=last_card)
    assert_over(after, "Bo")
    assert len(after["hands"]["Ann"]) == 2 + 2


def test_H4_H13_a_call_without_reason_leaves_the_stack_where_it_is() -> None:
    after = deflected("Cy: uno", false_call=2)
    assert len(after["hands"]["Cy"]) == 2 + 2
    assert waits(after)[:2] == ("Ann", "stack")
    assert after["stack"] == 2


def test_H4_H14_deflecting_is_the_same_however_few_were_dealt() -> None:
    assert waits(deflected(hand=3))[:2] == ("Ann", "stack")


def test_H4_H15_what_a_deflected_stack_brings_counts_on_a_tally() -> None:
    hands = ("RD R1 R3", "RV", "G1 G2")
    after = game(hands, "Ann: play RD", "Bo: play RV", stack="any", deflect=True, scoring="elimination")
    assert after["scores"] == {"Ann": 1 + 3 + 1 + 2, "Bo": 0, "Cy": 3}


# Jumping in


def test_H5_H14_whoever_was_dealt_one_card_may_go_out_with_it_at_once() -> None:
    assert_over(game(("R7 R1", "B1", "R7"), "Ann: play R7 uno", "Cy: jump R7", jump_in=True, hand=1), "Cy")


def test_H5_H15_a_round_that_ends_out_of_turn_is_tallied_as_any() -> None:
    options: dict[str, Any] = {"jump_in": True, "scoring": "elimination"}
    after = game(("R7 R1", "B1 B2", "R7"), "Ann: play R7 uno", "Cy: jump R7", **options)
    assert after["scores"] == {"Ann": 1, "Bo": 3, "Cy": 0}


# Seven and zero


def test_H6_H7_a_seven_that_ends_the_draw_swaps_hands() -> None:
    hands = ("B1 B2", "G1 G2 G3", "Y1")
    after = game(hands, "Ann: draw", "Ann: play R7", "Ann: choose Bo", cards="Y2 R7 Y4", seven_zero=True, draw="match")
    assert after["hands"]["Ann"] == ["G1", "G2", "G3"]
    assert after["hands"]["Bo"] == ["B1", "B2", "Y2"]


def test_H6_H14_hands_of_any_size_are_swapped() -> None:
    after = game(("R7 R1 R2", "B1", "G1"), "Ann: play R7", "Ann: choose Bo", seven_zero=True, hand=1)
    assert (after["hands"]["Ann"], after["hands"]["Bo"]) == (["B1"], ["R1", "R2"])


def test_H6_H15_points_count_for_whoever_holds_the_cards_at_the_end() -> None:
    moves = ("Ann: play R7", "Ann: choose Bo", "Bo: play R1 uno", "Ann: play R3")
    after = game(("R7 R1 R2", "R3"), *moves, seven_zero=True, scoring="elimination")
    assert after["scores"] == {"Ann": 0, "Bo": 2}


# Drawing until a card fits


def test_H7_H10_everybody_draws_for_themselves() -> None:
    after = game(("B1 B2", "G1", "G2", "G3"), "Ann: draw", cards="Y1 Y2 R4 Y5", draw="match", teams=2)
    assert waits(after) == ("Ann", "drawn", ["keep", "play R4"])
    assert [len(after["hands"][name]) for name in NAMES[:4]] == [5, 1, 1, 1]


def test_H7_H11_what_a_last_card_makes_people_draw_is_a_number_of_cards() -> None:
    rest: dict[str, Any] = {"edition": "ghostbusters"}
    after = game(("XS", "B1", "G1"), "Ann: play XS", draw="match", last_card="acts", _=rest)
    assert [len(after["hands"][name]) for name in NAMES[:3]] == [1, 2, 2]
    assert waits(after)[:2] == ("Ann", "put")


def test_H7_H14_the_draw_ends_with_a_card_that_fits_however_few_were_dealt() -> None:
    after = game(("B1", "G1", "G2"), "Ann: draw", cards="Y1 Y2 R4 Y5", draw="match", hand=1)
    assert waits(after) == ("Ann", "drawn", ["keep", "play R4"])


def test_H7_H15_all_that_was_drawn_counts_on_a_tally() -> None:
    options: dict[str, Any] = {"draw": "match", "scoring": "elimination"}
    after = game(("B1 B2", "R3"), "Ann: draw", "Ann: keep", "Bo: play R3", cards="Y8 Y9 R4", **options)
    assert after["scores"] == {"Ann": 1 + 2 + 8 + 9 + 4, "Bo": 0}


# Having to play


def test_H8_H10_having_to_play_is_the_same_in_a_team() -> None:
    after = game(("R1 B2", "G1 G2", "G3 G4", "Y1 Y2"), force_play=True, teams=2)
    assert waits(after) == ("Ann", "turn", ["play R1"])


def test_H8_H11_a_last_card_has_to_be_played_whatever_it_does() -> None:
    after = game(("RV", "G1 G2"), force_play=True, last_card="acts")
    assert waits(after) == ("Ann", "turn", ["play RV"])


def test_H8_H12_a_card_has_to_be_played_although_it_harms_nobody() -> None:
    rest: dict[str, Any] = {"edition": DC, "protected": {"Bo": "SD"}}
    after = game(("RS B2", "G1 G2", "Y1 Y2"), force_play=True, protection="all", _=rest)
    assert waits(after) == ("Ann", "turn", ["play RS"])


def test_H8_H13_a_call_without_reason_is_paid_although_a_card_could_be_played() -> None:
    after = game(("R1 B1 B2", "G1 G2"), "Ann: uno", force_play=True, false_call=2)
    assert len(after["hands"]["Ann"]) == 3 + 2
    assert waits(after) == ("Ann", "turn", ["play R1"])


def test_H8_H14_the_only_card_dealt_has_to_be_played_if_it_fits() -> None:
    assert waits(game(("R1", "G1"), force_play=True, hand=1)) == ("Ann", "turn", ["play R1"])


def test_H8_H15_having_to_play_holds_for_those_who_are_left() -> None:
    options: dict[str, Any] = {"force_play": True, "scoring": "elimination", "target": 50}
    after = game(("R1 B1", "G1 G2", ""), **options, _={"scores": {"Cy": 50}})
    assert waits(after) == ("Ann", "turn", ["play R1"])
    assert after["eliminated"] == ["Cy"]


# Teams, last cards, protection, calls, cards dealt, elimination


def test_H10_H11_the_team_wins_when_the_last_card_has_acted() -> None:
    after = game(("RV", "G1 G2", "Y7 Y8", "B3 B4"), "Ann: play RV", teams=2, last_card="acts")
    assert_over(after, "Ann")
    assert after["direction"] == "right"
    assert after["scores"] == {"Ann": 10, "Bo": 0, "Cy": 10, "Di": 0}


def test_H10_H14_all_of_a_team_are_dealt_the_same() -> None:
    after = stands(head("classic", NAMES[:4], options={"teams": 2, "hand": 5}, seed=6))
    assert {len(hand) for hand in after["hands"].values()} == {5}


@pytest.mark.parametrize(("last_card", "direction"), [("draws", "left"), ("acts", "right")])
def test_H11_H14_the_only_card_dealt_acts_as_the_last_one(last_card: str, direction: str) -> None:
    after = game(("RV", "B1", "G1"), "Ann: play RV", last_card=last_card, hand=1)
    assert_over(after, "Ann")
    assert after["direction"] == direction


def test_H11_H15_a_last_card_that_acts_leaves_nothing_on_the_tally() -> None:
    after = game(("RV", "B1 B2", "G4"), "Ann: play RV", last_card="acts", scoring="elimination")
    assert after["scores"] == {"Ann": 0, "Bo": 3, "Cy": 4}


def test_H12_H13_nothing_protects_from_what_a_call_costs() -> None:
    rest: dict[str, Any] = {"edition": DC, "protected": {"Bo": "SD"}}
    after = game(("R1 R2", "B1 B2", "G1"), "Bo: uno", protection="all", false_call=2, _=rest)
    assert len(after["hands"]["Bo"]) == 4


def test_H12_H14_protection_is_the_same_however_few_were_dealt() -> None:
    rest: dict[str, Any] = {"edition": DC, "protected": {"Bo": "SD"}}
    after = game(("RS R1", "B1", "G1"), "Ann: play RS uno", protection="all", hand=1, _=rest)
    assert waits(after)[:2] == ("Bo", "turn")


def test_H12_H15_nothing_protects_from_points() -> None:
    rest: dict[str, Any] = {"edition": DC, "protected": {"Bo": "SD"}}
    after = game(("R1", "B8 B9", "G1"), "Ann: play R1", protection="all", scoring="elimination", _=rest)
    assert after["scores"] == {"Ann": 0, "Bo": 17, "Cy": 1}


def test_H13_H14_whoever_was_dealt_one_card_owes_no_call() -> None:
    after = game(("R1", "B1", "G1"), "Bo: uno", false_call=2, hand=1)
    assert calls(after) == {}
    assert len(after["hands"]["Bo"]) == 3


def test_H13_H15_whoever_is_out_of_the_game_calls_nothing() -> None:
    options: dict[str, Any] = {"false_call": 2, "scoring": "elimination", "target": 50}
    rest: dict[str, Any] = {"discard": "R5", "draw": DRAW, "scores": {"Cy": 50}, "options": options}
    assert_refused(record(("R1 B1", "G1 G2", ""), "Cy: uno", **rest), "moves[0]")


def test_H14_H15_whoever_is_out_of_the_game_is_dealt_nothing() -> None:
    options: dict[str, Any] = {"hand": 5, "scoring": "elimination", "target": 50}
    rest: dict[str, Any] = {"scores": {"Cy": 50}, "rest": "shuffled", "draw": None}
    after = game(("R1", "G1 G2", ""), "Ann: play R1", "Ann: next", **options, _=rest)
    assert {name: len(hand) for name, hand in after["hands"].items()} == {"Ann": 5, "Bo": 5, "Cy": 0}
