"""Clauses T1 to T5: playing, drawing, declining, and an empty draw pile."""

from typing import Any

import pytest

from rulebook.build import GREEN, ORANGE, Game, assert_refused, at, cards_in_play, piles, record, waits
from support import stands

OTHERS = ["B1 B2", "Y1 Y2"]

EXAMPLE = """
lastcard = 1
edition = "minecraft"
players = ["Ann", "Bo", "Cy"]
seed = 7
moves = [
  "Bo: play B7",
  "Cy: draw",
  "Ann: play W",
  "Ann: colour red",
]

[position]
dealer = "Ann"
turn = "Bo"
direction = "left"
discard = "R3 B5"
draw = "G1 CR Y2"
rest = "shuffled"
scores = { Ann = 120 }
hands = { Ann = "R5 W B1", Bo = "B7 B2 G4", Cy = "Y1" }
"""


def ann(hand: str, *moves: str, discard: str, **rest: Any) -> Game:
    """Ann to play with this hand against two others."""
    return at([hand, *OTHERS], *moves, discard=discard, **rest)


def test_T1_colour_number_or_wild_matches() -> None:
    game = ann("B2 R7 G4 YS W W4", discard="B7", draw="G1")
    assert waits(game) == ("Ann", "turn", ["draw", "play B2", "play R7", "play W", "play W4"])


def test_T1_a_symbol_matches_its_symbol_only() -> None:
    game = ann("RS RV RD R2 B3", discard="BS", draw="G1")
    assert waits(game)[2] == ["draw", "play B3", "play RS"]


def test_T1_the_card_played_lies_on_top() -> None:
    game = ann("R7 G4 G5", "Ann: play R7", discard="B3 B7", draw="G1")
    assert (game["top"], game["colour"], game["turn"]) == ("R7", "red", "Bo")
    assert game["hands"]["Ann"] == ["G4", "G5"]
    assert piles(game) == (1, 3)


def test_T1_play_goes_right_when_the_direction_is_right() -> None:
    assert ann("R7 G4 G5", "Ann: play R7", discard="B7", draw="G1", direction="right")["turn"] == "Cy"


def test_T1_a_card_that_does_not_match_is_refused() -> None:
    text = record(["R7 G4 G5", *OTHERS], "Ann: play R7", discard="B3", draw="G1")
    assert_refused(text, "moves[0]", "play R7", "draw")


def test_T1_after_a_wild_only_the_named_colour_matches() -> None:
    game = ann("B7 R2 W G1 W4", discard="B6 W", colour="red", draw="G1")
    assert waits(game)[2] == ["draw", "play R2", "play W", "play W4"]


def test_T1_a_named_colour_rules_whatever_lies_on_top() -> None:
    game = ann("G7 B2 R2", discard="B7", colour="red", draw="G1")
    assert game["colour"] == "red"
    assert waits(game)[2] == ["draw", "play R2"]


def test_T1_a_coloured_card_ends_the_named_colour() -> None:
    game = at(["R2 G3 G4", "G2 R9 Y1", "Y2 Y3"], "Ann: play R2", discard="B7 W", colour="red", draw="G1")
    assert game["colour"] == "red"
    assert waits(game) == ("Bo", "turn", ["draw", "play G2", "play R9"])


def test_T1_two_equal_cards_are_one_move() -> None:
    assert waits(ann("R7 R7 B1", discard="R5", draw="G1"))[2] == ["draw", "play R7"]


def test_T2_without_a_match_one_can_only_draw() -> None:
    assert waits(ann("G1 G2", discard="R5", draw="G4")) == ("Ann", "turn", ["draw"])


def test_T2_a_drawn_card_that_does_not_match_passes_the_turn() -> None:
    game = ann("G1 G2", "Ann: draw", discard="R5", draw="G4 R1")
    assert game["hands"]["Ann"] == ["G1", "G2", "G4"]
    assert piles(game) == (1, 1)
    assert game["turn"] == "Bo"
    assert waits(game)[:2] == ("Bo", "turn")


@pytest.mark.parametrize("card", ["R9", "B5", "W", "W4"])
def test_T2_a_drawn_card_that_matches_may_be_played_or_kept(card: str) -> None:
    game = ann("G1 G2", "Ann: draw", discard="R5", draw=card)
    assert game["turn"] == "Ann"
    assert waits(game) == ("Ann", "drawn", ["keep", f"play {card}"])


def test_T2_playing_the_drawn_card() -> None:
    game = ann("G1 G2", "Ann: draw", "Ann: play R9", discard="R5", draw="R9")
    assert game["hands"]["Ann"] == ["G1", "G2"]
    assert (game["top"], game["turn"]) == ("R9", "Bo")
    assert piles(game) == (0, 2)


def test_T2_a_drawn_action_card_acts() -> None:
    game = ann("G1 G2", "Ann: draw", "Ann: play RS", discard="R5", draw="RS")
    assert game["turn"] == "Cy"


def test_T2_keeping_the_drawn_card_passes_the_turn() -> None:
    game = ann("G1 G2", "Ann: draw", "Ann: keep", discard="R5", draw="R9")
    assert game["hands"]["Ann"] == ["G1", "G2", "R9"]
    assert (game["top"], game["turn"]) == ("R5", "Bo")


def test_T2_the_example_of_the_record_format() -> None:
    game = stands(EXAMPLE)
    assert (game["edition"], game["round"], game["round_over"], game["blocked"]) == ("minecraft", 1, False, False)
    assert (game["round_winner"], game["game_winners"]) == (None, [])
    assert game["scores"] == {"Ann": 120, "Bo": 0, "Cy": 0}
    assert (game["dealer"], game["turn"], game["direction"]) == ("Ann", "Bo", "left")
    assert (game["colour"], game["top"]) == ("red", "W")
    assert game["hands"] == {"Ann": ["B1", "R5"], "Bo": ["B2", "G4"], "Cy": ["G1", "Y1"]}
    assert piles(game) == (102, 4)
    assert (game["protected"], game["owes_uno"], game["interrupts"]) == ({}, [], [])
    assert game["waiting"] == [{"player": "Bo", "kind": "turn", "options": ["draw"]}]
    assert [event["seq"] for event in game["events"]] == list(range(1, len(game["events"]) + 1))
    assert len(game["events"]) >= 4


def test_T3_one_may_decline_and_then_only_play_the_drawn_card() -> None:
    game = ann("R1 G2", "Ann: draw", discard="R5", draw="R9")
    assert waits(game) == ("Ann", "drawn", ["keep", "play R9"])


def test_T3_another_card_is_refused_after_declining() -> None:
    text = record(["R1 G2", *OTHERS], "Ann: draw", "Ann: play R1", discard="R5", draw="R9")
    assert_refused(text, "moves[1]", "keep", "play R9")


def test_T3_declining_and_drawing_no_match_passes_the_turn() -> None:
    game = ann("R1 G2", "Ann: draw", discard="R5", draw="G9")
    assert game["hands"]["Ann"] == ["G2", "G9", "R1"]
    assert game["turn"] == "Bo"


def test_T3_only_one_card_is_drawn() -> None:
    text = record(["R1 G2", *OTHERS], "Ann: draw", "Ann: draw", discard="R5", draw="R9 R8")
    assert_refused(text, "moves[1]", "draw", "keep")


@pytest.mark.parametrize("colour", ["blue", "green", "red", "yellow"])
def test_T4_a_wild_may_be_played_and_any_colour_named(colour: str) -> None:
    game = ann("R1 W G1", "Ann: play W", f"Ann: colour {colour}", discard="R5", draw="G9")
    assert (game["top"], game["colour"], game["turn"]) == ("W", colour, "Bo")


def test_T4_the_colours_offered_are_the_editions() -> None:
    assert waits(ann("R1 W R2", "Ann: play W", discard="R5"))[2] == GREEN
    assert waits(ann("R1 W R2", "Ann: play W", discard="R5", edition="space-jam"))[2] == ORANGE


def test_T5_the_discards_below_the_top_become_the_draw_pile() -> None:
    game = ann("G2 G3", "Ann: draw", discard="R1 R1 B5")
    assert game["hands"]["Ann"] == ["G2", "G3", "R1"]
    assert game["top"] == "B5"
    assert piles(game) == (1, 1)
    assert game["turn"] == "Bo"


def test_T5_that_happens_when_a_card_must_be_drawn_not_earlier() -> None:
    game = ann("G2 G3", "Ann: draw", discard="R1 R1 B5", draw="Y9")
    assert piles(game) == (0, 3)
    assert waits(game)[1] == "turn"
    assert "draw" in waits(game)[2]


def test_T5_no_card_is_lost_in_a_reshuffle() -> None:
    game = ann("G2 G3", "Ann: draw", discard="R1 R2 W R3 R4 B5", rest="none")
    assert cards_in_play(game) == 12
    assert piles(game) == (4, 1)


def test_T5_with_nothing_to_draw_one_passes() -> None:
    assert waits(ann("G2 G3", discard="B5")) == ("Ann", "turn", ["pass"])
    assert waits(ann("G2 G3", "Ann: pass", discard="B5"))[0] == "Bo"


def test_T5_one_may_pass_although_one_could_play() -> None:
    assert waits(ann("B9 G3", discard="B5")) == ("Ann", "turn", ["pass", "play B9"])


def test_T5_drawing_from_nothing_is_refused() -> None:
    assert_refused(record(["G2 G3", *OTHERS], "Ann: draw", discard="B5"), "moves[0]", "draw", "pass")


def test_T5_passing_is_refused_while_there_are_cards_to_draw() -> None:
    assert_refused(record(["G2 G3", *OTHERS], "Ann: pass", discard="B5", draw="G1"), "moves[0]", "pass", "draw")
    assert_refused(record(["G2 G3", *OTHERS], "Ann: pass", discard="R1 B5"), "moves[0]", "pass", "draw")


def test_T5_a_penalty_goes_on_with_the_reshuffled_pile() -> None:
    game = ann("BD G2 G3", "Ann: play BD", discard="R1 B5", draw="Y9")
    assert len(game["hands"]["Bo"]) == 4
    assert "Y9" in game["hands"]["Bo"]
    assert game["top"] == "BD"
    assert piles(game) == (1, 1)


def test_T5_a_penalty_takes_as_many_as_there_are() -> None:
    game = ann("BD G2 G3", "Ann: play BD", discard="B5")
    assert game["hands"]["Bo"] == ["B1", "B2", "B5"]
    assert piles(game) == (0, 1)
    assert game["turn"] == "Cy"


def test_T5_when_everybody_has_passed_the_round_is_blocked() -> None:
    game = at(["G2 G3", "Y1"], "Ann: pass", "Bo: pass", discard="B5", scores={"Bo": 30})
    assert (game["round_over"], game["blocked"], game["round_winner"]) == (True, True, None)
    assert game["scores"] == {"Ann": 0, "Bo": 30}
    assert game["game_winners"] == []
    assert (game["turn"], game["colour"]) == (None, None)
    assert game["hands"] == {"Ann": ["G2", "G3"], "Bo": ["Y1"]}
    assert sorted(row["player"] for row in game["waiting"]) == ["Ann", "Bo"]
    assert all(row["options"] == ["next"] for row in game["waiting"])


def test_T5_one_player_short_of_everybody_is_not_blocked() -> None:
    game = at(["G2 G3", "Y1 Y3", "Y2 Y4"], "Ann: pass", "Bo: pass", discard="B5")
    assert (game["round_over"], game["blocked"]) == (False, False)
    assert waits(game) == ("Cy", "turn", ["pass"])


PASSES = [
    "Ann: pass", "Bo: play B1", "Cy: draw", "Cy: keep", "Ann: pass", "Bo: pass",
]  # fmt: skip


def test_T5_only_passes_in_a_row_block() -> None:
    # Bo's card uncovers the blue 5, which is all that Cy can draw.
    game = at(["G2 G3", "B1 G4 Y4", "Y2 Y3"], *PASSES, discard="B5")
    assert (game["round_over"], game["blocked"]) == (False, False)
    assert waits(game) == ("Cy", "turn", ["pass", "play B5"])
    blocked = at(["G2 G3", "B1 G4 Y4", "Y2 Y3"], *PASSES, "Cy: pass", discard="B5")
    assert (blocked["round_over"], blocked["blocked"]) == (True, True)


def test_T5_another_round_follows_a_blocked_one() -> None:
    game = at(["G2 G3", "Y1"], "Ann: pass", "Bo: pass", "Bo: next", discard="B5")
    assert (game["round"], game["round_over"], game["blocked"], game["dealer"]) == (2, False, False, "Bo")
    assert cards_in_play(game) == 108
