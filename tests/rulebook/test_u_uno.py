"""Clauses U1 to U4: calling, catching, and how long that is possible."""

import pytest

from rulebook.build import assert_over, assert_refused, at, calls, piles, record, waits

BO, CY = "Y1 Y2", "Y3 Y4"
TWO = ["R1 G1", BO, CY]
OWED = {"Ann": ["uno"], "Bo": ["catch Ann"], "Cy": ["catch Ann"]}
DC = "dc-super-hero-girls"


def test_U1_playing_the_next_to_last_card_owes_the_call() -> None:
    game = at(TWO, "Ann: play R1", discard="R5", draw="B1 B2 B3")
    assert game["owes_uno"] == ["Ann"]
    assert calls(game) == OWED
    assert waits(game)[:2] == ("Bo", "turn")


def test_U1_whoever_is_caught_draws_two() -> None:
    game = at(TWO, "Ann: play R1", "Bo: catch Ann", discard="R5", draw="B1 B2 B3")
    assert game["hands"]["Ann"] == ["B1", "B2", "G1"]
    assert piles(game) == (1, 2)
    assert (game["owes_uno"], game["interrupts"]) == ([], [])
    assert waits(game)[:2] == ("Bo", "turn")


def test_U1_a_call_with_the_move_leaves_nothing_owed() -> None:
    game = at(TWO, "Ann: play R1 uno", discard="R5", draw="B1 B2 B3")
    assert (game["owes_uno"], game["interrupts"]) == ([], [])
    assert game["hands"]["Ann"] == ["G1"]


def test_U1_two_cards_left_owe_nothing() -> None:
    game = at(["R1 G1 G2", BO, CY], "Ann: play R1", discard="R5", draw="B1")
    assert (game["owes_uno"], game["interrupts"]) == ([], [])


def test_U1_the_call_with_the_move_is_not_listed() -> None:
    assert waits(at(TWO, discard="R5", draw="B1"))[2] == ["draw", "play R1"]


def test_U1_a_position_starts_with_nothing_owed() -> None:
    game = at(["R1 G1", "Y1", "Y3"], discard="R5", draw="B1")
    assert (game["owes_uno"], game["interrupts"]) == ([], [])


def test_U1_playing_the_drawn_card_back_to_one_owes_too() -> None:
    game = at(["G1", BO, CY], "Ann: draw", "Ann: play R9", discard="R5", draw="R9 B1")
    assert game["owes_uno"] == ["Ann"]


def test_U2_the_call_may_come_later() -> None:
    game = at(TWO, "Ann: play R1", "Ann: uno", discard="R5", draw="B1 B2")
    assert (game["owes_uno"], game["interrupts"]) == ([], [])
    assert waits(game)[:2] == ("Bo", "turn")
    assert piles(game) == (2, 2)


def test_U2_the_call_with_a_drawn_card() -> None:
    game = at(["G1", BO, CY], "Ann: draw", "Ann: play R9 uno", discard="R5", draw="R9 B1")
    assert game["owes_uno"] == []


def test_U2_a_wild_is_owed_for_while_the_colour_is_asked() -> None:
    game = at(["W G1", BO, CY], "Ann: play W", discard="R5", draw="B1 B2")
    assert waits(game)[:2] == ("Ann", "colour")
    assert calls(game) == OWED


def test_U2_a_power_ring_gift_owes() -> None:
    moves = ("Ann: play PR", "Ann: give Y5 to Bo")
    game = at(["PR Y5 G1", BO, CY], *moves, edition="green-lantern", discard="R5", draw="B1 B2")
    assert waits(game)[:2] == ("Ann", "colour")
    assert calls(game) == OWED


def test_U2_a_call_with_a_power_ring_gift() -> None:
    moves = ("Ann: play PR", "Ann: give Y5 to Bo uno")
    game = at(["PR Y5 G1", BO, CY], *moves, edition="green-lantern", discard="R5", draw="B1 B2")
    assert game["owes_uno"] == []


def test_U2_whoever_is_given_cards_owes_nothing() -> None:
    game = at(["PR Y5 G1 G2", "Y1", CY], "Ann: play PR", "Ann: give Y5 to Bo", edition="green-lantern", discard="R5")
    assert game["owes_uno"] == []


def test_U2_with_one_yellow_card_left_the_power_ring_player_owes_until_it_is_given() -> None:
    game = at(["PR Y5", BO, CY], "Ann: play PR", edition="green-lantern", discard="R5", draw="B1 B2")
    assert waits(game) == ("Ann", "give", ["give Y5 to Bo", "give Y5 to Cy"])
    assert calls(game) == OWED
    out = at(["PR Y5", BO, CY], "Ann: play PR", "Ann: give Y5 to Bo", edition="green-lantern", discard="R5")
    assert_over(out, "Ann")


def test_U2_jam_discards_owe() -> None:
    moves = ("Ann: play JM", "chance: slam", "Ann: discard B1", "Ann: discard B2")
    game = at(["JM B1 B2 O1", BO, CY], *moves, edition="space-jam", discard="R5", draw="B3 B4")
    assert waits(game)[:2] == ("Ann", "colour")
    assert calls(game) == OWED


def test_U2_a_call_with_a_jam_discard() -> None:
    moves = ("Ann: play JM", "chance: slam", "Ann: discard B1", "Ann: discard B2 uno")
    game = at(["JM B1 B2 O1", BO, CY], *moves, edition="space-jam", discard="R5", draw="B3 B4")
    assert game["owes_uno"] == []


def test_U2_the_streams_own_draw_comes_first() -> None:
    game = at(["XS R1", BO, CY], "Ann: play XS", edition="ghostbusters", discard="R5", draw="B1 B2 B3")
    assert game["hands"]["Ann"] == ["B1", "R1"]
    assert (game["owes_uno"], game["interrupts"]) == ([], [])


def test_U2_a_call_with_the_move_comes_before_the_streams_draw() -> None:
    game = at(["XS R1", BO, CY], "Ann: play XS uno", edition="ghostbusters", discard="R5", draw="B1 B2 B3")
    assert waits(game)[:2] == ("Ann", "put")
    assert game["owes_uno"] == []


def test_U2_a_card_put_down_in_the_streams_owes() -> None:
    moves = ("Ann: play XS", "Ann: put B1")
    game = at(["XS R1", BO, CY], *moves, edition="ghostbusters", discard="R5", draw="B1 G2 G3 G4 G6 G7 G8")
    assert game["hands"]["Ann"] == ["R1"]
    assert calls(game) == OWED


def test_U2_a_card_put_down_by_another_player_owes() -> None:
    moves = ("Ann: play XS", "Ann: put Y9", "Bo: put Y1")
    game = at(["XS Y9 G1", "Y1", "B1 B2"], *moves, edition="ghostbusters", discard="R5", draw="G2 G3 G4 G6 G7 G8")
    assert game["hands"]["Bo"] == ["G3"]
    assert game["owes_uno"] == ["Bo"]
    assert calls(game) == {"Ann": ["catch Bo"], "Bo": ["uno"], "Cy": ["catch Bo"]}


def test_U2_two_players_may_owe_at_once() -> None:
    moves = ("Ann: play XS", "Ann: put Y9", "Bo: put Y1")
    game = at(["XS Y9", "Y1", "B1 B2"], *moves, edition="ghostbusters", discard="R5", draw="G2 G3 G4 G6 G7 G8")
    assert sorted(game["owes_uno"]) == ["Ann", "Bo"]
    assert calls(game) == {"Ann": ["catch Bo", "uno"], "Bo": ["catch Ann", "uno"], "Cy": ["catch Ann", "catch Bo"]}


def test_U3_anybody_else_may_catch() -> None:
    game = at(TWO, "Ann: play R1", "Cy: catch Ann", discard="R5", draw="B1 B2 B3")
    assert game["hands"]["Ann"] == ["B1", "B2", "G1"]


def test_U3_only_the_first_catch_counts() -> None:
    text = record(TWO, "Ann: play R1", "Cy: catch Ann", "Bo: catch Ann", discard="R5", draw="B1 B2 B3 B4")
    assert_refused(text, "moves[2]", "catch Ann")


def test_U3_nobody_catches_themselves() -> None:
    assert_refused(record(TWO, "Ann: play R1", "Ann: catch Ann", discard="R5", draw="B1 B2"), "moves[1]", "catch Ann")


@pytest.mark.parametrize(("hand", "move"), [("R2 Y2 Y5", "play R2"), ("Y1 Y2", "draw")])
def test_U3_the_window_closes_when_the_next_player_plays_or_draws(hand: str, move: str) -> None:
    moves = ("Ann: play R1", f"Bo: {move}")
    game = at(["R1 G1", hand, CY], *moves, discard="R5", draw="B2 B3 B4")
    assert (game["owes_uno"], game["interrupts"]) == ([], [])
    text = record(["R1 G1", hand, CY], *moves, "Cy: catch Ann", discard="R5", draw="B2 B3 B4")
    assert_refused(text, "moves[2]", "catch Ann")
    late = record(["R1 G1", hand, CY], *moves, "Ann: uno", discard="R5", draw="B2 B3 B4")
    assert_refused(late, "moves[2]", "uno")


def test_U3_the_window_closes_when_the_next_player_has_drawn_a_playable_card() -> None:
    game = at(TWO, "Ann: play R1", "Bo: draw", discard="R5", draw="R9 B3 B4")
    assert waits(game)[:2] == ("Bo", "drawn")
    assert (game["owes_uno"], game["interrupts"]) == ([], [])


def test_U3_the_window_closes_when_the_next_player_passes() -> None:
    # The Save the Day lies in front of Bo, so there is nothing to reshuffle.
    moves = ("Ann: play SD", "Ann: protect Bo", "Ann: colour blue")
    owing = at(["SD G1", BO, CY], *moves, edition=DC, discard="R5")
    assert waits(owing) == ("Bo", "turn", ["pass"])
    assert owing["owes_uno"] == ["Ann"]
    game = at(["SD G1", BO, CY], *moves, "Bo: pass", edition=DC, discard="R5")
    assert (game["owes_uno"], game["interrupts"]) == ([], [])


def test_U3_naming_a_colour_does_not_close_the_window() -> None:
    game = at(["W G1", BO, CY], "Ann: play W", "Ann: colour blue", discard="R5", draw="B1 B2")
    assert calls(game) == OWED


@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_U3_answering_a_challenge_is_not_yet_a_turn(answer: str) -> None:
    moves = ("Ann: play W4", "Ann: colour blue", f"Bo: {answer}")
    game = at(["W4 G1", BO, CY], *moves, discard="R5", draw="B1 B2 B3 B4 B6 B7 B8 B9")
    assert game["turn"] == "Cy"
    assert calls(game) == OWED


def test_U3_a_skipped_player_does_not_close_the_window() -> None:
    game = at(["RS G1", BO, CY], "Ann: play RS", discard="R5", draw="B1 B2")
    assert game["turn"] == "Cy"
    assert calls(game) == OWED


def test_U3_a_skipped_player_may_still_catch() -> None:
    game = at(["RS G1", BO, CY], "Ann: play RS", "Bo: catch Ann", discard="R5", draw="B1 B2")
    assert game["hands"]["Ann"] == ["B1", "B2", "G1"]
    assert game["turn"] == "Cy"


def test_U3_gaining_cards_ends_the_debt() -> None:
    moves = ("Ann: play W4", "Ann: colour blue", "Bo: challenge")
    game = at(["W4 R1", BO, CY], *moves, discard="R5", draw="B1 B2 B3 B4 B6")
    assert len(game["hands"]["Ann"]) == 5
    assert (game["owes_uno"], game["interrupts"]) == ([], [])


def test_U3_after_a_catch_the_options_of_a_turn_are_computed_anew() -> None:
    before = at(["RS G1", BO], "Ann: play RS", discard="R5", draw="R8 B2")
    assert waits(before) == ("Ann", "turn", ["draw"])
    assert calls(before) == {"Ann": ["uno"], "Bo": ["catch Ann"]}
    game = at(["RS G1", BO], "Ann: play RS", "Bo: catch Ann", discard="R5", draw="R8 B2 B3")
    assert waits(game) == ("Ann", "turn", ["draw", "play R8"])


def test_U3_after_a_catch_that_empties_the_piles_one_can_only_pass() -> None:
    # The catch takes the one card of the draw pile and the one below the Skip.
    game = at(["RS G1", BO], "Ann: play RS", "Bo: catch Ann", discard="B5", colour="red", draw="Y8")
    assert game["hands"]["Ann"] == ["B5", "G1", "Y8"]
    assert waits(game) == ("Ann", "turn", ["pass"])


def test_U3_after_a_catch_a_new_yellow_card_is_kept() -> None:
    game = at(["PR Y5", BO], "Ann: play PR", "Bo: catch Ann", edition="green-lantern", discard="R5", draw="Y8 B2 B3")
    assert game["hands"]["Ann"] == ["B2", "Y5", "Y8"]
    assert waits(game) == ("Ann", "give", ["give Y5 to Bo"])


def test_U3_after_a_catch_the_new_cards_may_be_discarded_by_the_jam() -> None:
    moves = ("Ann: play JM", "chance: slam", "Ann: discard B1", "Bo: catch Ann")
    game = at(["JM B1 O1", BO], *moves, edition="space-jam", discard="R5", draw="B8 B9 B3")
    assert waits(game) == ("Ann", "discard", ["discard B8", "discard B9", "discard O1", "stop"])


def test_U3_one_may_take_ones_own_next_turn_while_owing() -> None:
    game = at(["RS G1", BO], "Ann: play RS", "Ann: draw", "Ann: play R8", "Ann: uno", discard="R5", draw="R8 B2")
    assert game["hands"]["Ann"] == ["G1"]
    assert game["owes_uno"] == []
    assert_over(at(["RS R1", BO], "Ann: play RS", "Ann: play R1", discard="R5", draw="B2"), "Ann")


@pytest.mark.parametrize("move", ["Ann: uno", "Bo: uno", "Bo: catch Ann", "Ann: catch Cy"])
def test_U4_calling_or_catching_where_nothing_is_owed_is_refused(move: str) -> None:
    assert_refused(record(["R1 G1", "Y1", CY], move, discard="R5", draw="B1"), "moves[0]", move.partition(": ")[2])


def test_U4_calling_twice_is_refused() -> None:
    assert_refused(record(TWO, "Ann: play R1 uno", "Ann: uno", discard="R5", draw="B1"), "moves[1]", "uno")


def test_U4_catching_after_the_call_is_refused() -> None:
    text = record(TWO, "Ann: play R1", "Ann: uno", "Bo: catch Ann", discard="R5", draw="B1 B2")
    assert_refused(text, "moves[2]", "catch Ann")


@pytest.mark.parametrize("move", ["play R1 uno", "draw uno"])
def test_U4_a_call_with_a_move_that_does_not_leave_one_card_is_refused(move: str) -> None:
    assert_refused(record(["R1 G1 G2", BO, CY], f"Ann: {move}", discard="R5", draw="B1"), "moves[0]", "uno")


def test_U4_a_call_with_the_last_card_is_refused() -> None:
    assert_refused(record(["R1", BO, CY], "Ann: play R1 uno", discard="R5", draw="B1"), "moves[0]", "uno")


def test_U2_a_call_made_while_the_colour_is_asked_holds_afterwards() -> None:
    moves = ("Ann: play W", "Ann: uno", "Ann: colour blue")
    game = at(["W R1", "Y1 Y2", "Y3 Y4"], *moves, discard="R5", draw="B1")
    assert game["owes_uno"] == []
    assert calls(game) == {}


def test_U2_a_call_made_with_a_wild_holds_when_the_colour_is_named() -> None:
    game = at(["W R1", "Y1 Y2", "Y3 Y4"], "Ann: play W uno", "Ann: colour blue", discard="R5", draw="B1")
    assert game["owes_uno"] == []
    assert calls(game) == {}


def test_U2_one_who_already_held_one_card_owes_nothing_for_naming_a_colour() -> None:
    game = at(["R1 R2", "Y1", "Y3 Y4"], "Bo: colour red", dealer="Ann", opening="W", draw="B1")
    assert game["owes_uno"] == []
