"""Clauses A1 to A7: Draw Two, Reverse, Skip, Wild, Wild Draw Four and its challenge."""

import pytest

from cases import tried_with
from rulebook.build import GREEN, SPECIALS, assert_refused, at, piles, record, waits

BO, CY = "Y1 Y2", "Y3 Y4"
HONEST = ["W4 G1 G2", BO, CY]
DRAW = "B1 B2 B3 B4 B6 B7 B8"


def test_A1_the_next_player_draws_two_and_misses_the_turn() -> None:
    game = at(["RD G1 G2", BO, CY], "Ann: play RD", discard="R5", draw="B1 B2 B3")
    assert game["hands"] == {"Ann": ["G1", "G2"], "Bo": ["B1", "B2", "Y1", "Y2"], "Cy": ["Y3", "Y4"]}
    assert (game["turn"], game["top"], game["colour"]) == ("Cy", "RD", "red")
    assert piles(game) == (1, 2)


def test_A1_to_the_right() -> None:
    game = at(["RD G1 G2", BO, CY], "Ann: play RD", discard="R5", draw="B1 B2 B3", direction="right")
    assert game["hands"]["Cy"] == ["B1", "B2", "Y3", "Y4"]
    assert game["turn"] == "Bo"


def test_A1_with_two_players_one_plays_again() -> None:
    game = at(["RD G1 G2", BO], "Ann: play RD", discard="R5", draw="B1 B2 B3")
    assert len(game["hands"]["Bo"]) == 4
    assert game["turn"] == "Ann"


def test_A1_it_is_not_answered_with_another_draw_two() -> None:
    game = at(["RD G1 G2", "BD Y2", CY], "Ann: play RD", discard="R5", draw="B1 B2 B3")
    assert game["hands"]["Bo"] == ["B1", "B2", "BD", "Y2"]
    assert waits(game)[0] == "Cy"


@tried_with("symbol", ["D", "V", "S"])
@tried_with("clause", ["colour", "symbol", "neither"])
def test_A1_A2_A3_playable_on_its_colour_or_its_symbol(symbol: str, clause: str) -> None:
    top = {"colour": "R5", "symbol": "B" + symbol, "neither": "B5"}[clause]
    options = waits(at([f"R{symbol} G1", BO, CY], discard=top, draw="B1"))[2]
    assert options == (["draw"] if clause == "neither" else ["draw", f"play R{symbol}"])


@pytest.mark.parametrize("edition", SPECIALS)
def test_A1_in_every_edition(edition: str) -> None:
    game = at(["RD B9 Y9", BO, CY], "Ann: play RD", edition=edition, discard="R5", draw="B1 B2 B3")
    assert game["hands"]["Bo"] == ["B1", "B2", "Y1", "Y2"]
    assert game["turn"] == "Cy"


@pytest.mark.parametrize("edition", SPECIALS)
def test_A2_in_every_edition(edition: str) -> None:
    game = at(["RV B9 Y9", BO, CY], "Ann: play RV", edition=edition, discard="R5", draw="B1")
    assert (game["direction"], game["turn"]) == ("right", "Cy")


@pytest.mark.parametrize("edition", SPECIALS)
def test_A3_in_every_edition(edition: str) -> None:
    game = at(["RS B9 Y9", BO, CY], "Ann: play RS", edition=edition, discard="R5", draw="B1")
    assert (game["direction"], game["turn"]) == ("left", "Cy")


def test_A2_the_direction_turns_from_left_to_right() -> None:
    game = at(["RV G1 G2", BO, CY], "Ann: play RV", discard="R5", draw="B1")
    assert (game["direction"], game["turn"]) == ("right", "Cy")


def test_A2_the_direction_turns_from_right_to_left() -> None:
    game = at(["RV G1 G2", BO, CY], "Ann: play RV", discard="R5", draw="B1", direction="right")
    assert (game["direction"], game["turn"]) == ("left", "Bo")


def test_A2_playable_on_any_reverse_and_it_turns_back() -> None:
    game = at(["RV G1 G2", BO, "BV Y4"], "Ann: play RV", "Cy: play BV", discard="R5", draw="B1")
    assert (game["direction"], game["turn"]) == ("left", "Ann")


def test_A2_with_two_players_it_also_skips() -> None:
    game = at(["RV G1 G2", BO], "Ann: play RV", discard="R5", draw="B1")
    assert (game["direction"], game["turn"]) == ("right", "Ann")


def test_A2_with_two_players_it_only_turns_if_the_table_says_so() -> None:
    game = at(["RV G1 G2", BO], "Ann: play RV", discard="R5", draw="B1", options={"two_player_reverse": "turn"})
    assert (game["direction"], game["turn"]) == ("right", "Bo")


def test_A3_the_next_player_misses_the_turn() -> None:
    game = at(["RS G1 G2", BO, CY, "Y5 Y6"], "Ann: play RS", discard="R5", draw="B1")
    assert game["turn"] == "Cy"
    assert game["hands"]["Bo"] == ["Y1", "Y2"]
    assert game["direction"] == "left"


def test_A3_to_the_right() -> None:
    game = at(["RS G1 G2", BO, CY, "Y5 Y6"], "Ann: play RS", discard="R5", draw="B1", direction="right")
    assert game["turn"] == "Cy"
    assert game["direction"] == "right"


def test_A3_with_two_players_one_plays_again() -> None:
    assert at(["RS G1 G2", BO], "Ann: play RS", discard="R5", draw="B1")["turn"] == "Ann"


def test_A4_its_player_names_the_colour() -> None:
    game = at(["W G1 G2", BO, CY], "Ann: play W", discard="R5", draw="B1")
    assert (game["colour"], game["top"], game["turn"]) == (None, "W", "Ann")
    assert waits(game) == ("Ann", "colour", GREEN)


def test_A4_then_the_next_player_is_to_play() -> None:
    game = at(["W G1 G2", BO, CY], "Ann: play W", "Ann: colour yellow", discard="R5", draw="B1")
    assert (game["colour"], game["turn"]) == ("yellow", "Bo")
    assert waits(game) == ("Bo", "turn", ["draw", "play Y1", "play Y2"])
    assert piles(game) == (1, 2)


def test_A4_nobody_else_names_the_colour() -> None:
    text = record(["W G1 G2", BO, CY], "Ann: play W", "Bo: colour red", discard="R5", draw="B1")
    assert_refused(text, "moves[1]", "Ann")


def test_A5_the_colour_comes_before_the_challenge() -> None:
    game = at(HONEST, "Ann: play W4", discard="R5", draw=DRAW)
    assert waits(game) == ("Ann", "colour", GREEN)
    assert game["colour"] is None
    assert game["hands"]["Bo"] == ["Y1", "Y2"]


def test_A5_the_next_player_is_asked_and_the_turn_stays() -> None:
    game = at(HONEST, "Ann: play W4", "Ann: colour blue", discard="R5", draw=DRAW)
    assert (game["turn"], game["colour"], game["top"]) == ("Ann", "blue", "W4")
    assert waits(game) == ("Bo", "challenge", ["accept", "challenge"])
    assert piles(game) == (7, 2)


def test_A5_accepting_draws_four_and_misses_the_turn() -> None:
    game = at(HONEST, "Ann: play W4", "Ann: colour blue", "Bo: accept", discard="R5", draw=DRAW)
    assert game["hands"]["Bo"] == ["B1", "B2", "B3", "B4", "Y1", "Y2"]
    assert (game["turn"], game["colour"]) == ("Cy", "blue")
    assert piles(game) == (3, 2)


def test_A5_to_the_right() -> None:
    game = at(HONEST, "Ann: play W4", "Ann: colour blue", "Cy: accept", discard="R5", draw=DRAW, direction="right")
    assert game["hands"]["Cy"] == ["B1", "B2", "B3", "B4", "Y3", "Y4"]
    assert game["turn"] == "Bo"


def test_A5_with_two_players_one_plays_again() -> None:
    game = at(HONEST[:2], "Ann: play W4", "Ann: colour blue", "Bo: accept", discard="R5", draw=DRAW)
    assert game["turn"] == "Ann"
    assert waits(game) == ("Ann", "turn", ["draw"])


def test_A6_a_bluff_is_allowed() -> None:
    assert "play W4" in waits(at(["W4 R1 G2", BO, CY], discard="R5", draw="B1"))[2]


@pytest.mark.parametrize("held", ["R1", "RD", "RV", "RS"])
def test_A6_without_bluff_any_card_of_the_colour_forbids_it(held: str) -> None:
    game = at([f"W4 {held} G2", BO, CY], discard="R5", draw="B1", options={"bluff": False})
    assert waits(game)[2] == ["draw", f"play {held}"]


@pytest.mark.parametrize("held", ["B5", "W", "G1"])
def test_A6_without_bluff_a_number_match_or_a_wild_does_not_forbid_it(held: str) -> None:
    game = at([f"W4 {held} G2", BO, CY], discard="R5", draw="B1", options={"bluff": False})
    assert "play W4" in waits(game)[2]


def test_A6_without_bluff_a_symbol_match_does_not_forbid_it() -> None:
    game = at(["W4 BS G2", BO, CY], discard="RS", draw="B1", options={"bluff": False})
    assert waits(game)[2] == ["draw", "play BS", "play W4"]


def test_A6_without_bluff_the_named_colour_counts() -> None:
    held = at(["W4 B1 G2", BO, CY], discard="R5 W", colour="blue", draw="B1", options={"bluff": False})
    assert waits(held)[2] == ["draw", "play B1"]
    not_held = at(["W4 R1 G2", BO, CY], discard="R5 W", colour="blue", draw="B1", options={"bluff": False})
    assert waits(not_held)[2] == ["draw", "play W4"]


def test_A6_without_bluff_playing_it_is_refused() -> None:
    text = record(["W4 R1 G2", BO, CY], "Ann: play W4", discard="R5", draw="B1", options={"bluff": False})
    assert_refused(text, "moves[0]", "play R1")


def test_A6_without_bluff_a_drawn_one_is_judged_the_same_way() -> None:
    game = at(["R1 G2", BO, CY], "Ann: draw", discard="R5", draw="W4 B1", options={"bluff": False})
    assert game["hands"]["Ann"] == ["G2", "R1", "W4"]
    assert game["turn"] == "Bo"


def test_A6_without_bluff_no_challenge_is_asked() -> None:
    game = at(HONEST, "Ann: play W4", "Ann: colour blue", discard="R5", draw=DRAW, options={"bluff": False})
    assert game["hands"]["Bo"] == ["B1", "B2", "B3", "B4", "Y1", "Y2"]
    assert waits(game)[:2] == ("Cy", "turn")


def test_A7_nobody_else_may_challenge() -> None:
    text = record(HONEST, "Ann: play W4", "Ann: colour blue", "Cy: challenge", discard="R5", draw=DRAW)
    assert_refused(text, "moves[2]", "Bo")


CHALLENGED = ("Ann: play W4", "Ann: colour blue", "Bo: challenge")


@pytest.mark.parametrize("held", ["R1", "RD", "RV", "RS"])
def test_A7_guilty_the_challenged_draws_four_and_the_challenger_plays(held: str) -> None:
    game = at([f"W4 {held} G2", "B9 Y2", CY], *CHALLENGED, discard="R5", draw=DRAW)
    assert game["hands"]["Ann"] == sorted(["B1", "B2", "B3", "B4", "G2", held])
    assert game["hands"]["Bo"] == ["B9", "Y2"]
    assert game["hands"]["Cy"] == ["Y3", "Y4"]
    assert (game["turn"], game["colour"]) == ("Bo", "blue")
    assert waits(game) == ("Bo", "turn", ["draw", "play B9"])
    assert piles(game) == (3, 2)


@pytest.mark.parametrize("edition", SPECIALS)
def test_A7_in_every_edition(edition: str) -> None:
    guilty = at(["W4 R1 B9", BO, CY], *CHALLENGED, edition=edition, discard="R5", draw=DRAW)
    assert guilty["hands"]["Ann"] == ["B1", "B2", "B3", "B4", "B9", "R1"]
    innocent = at(["W4 Y9 B9", BO, CY], *CHALLENGED, edition=edition, discard="R5", draw=DRAW)
    assert innocent["hands"]["Bo"] == ["B1", "B2", "B3", "B4", "B6", "B7", "Y1", "Y2"]


@pytest.mark.parametrize(
    ("edition", "card"), [(edition, card) for edition, cards in SPECIALS.items() for card in cards],
)  # fmt: skip
def test_A7_a_special_in_the_hand_is_no_guilt(edition: str, card: str) -> None:
    game = at([f"W4 {card} B9", BO, CY], *CHALLENGED, edition=edition, discard="R5", draw=DRAW)
    assert game["hands"]["Ann"] == sorted([card, "B9"])
    assert len(game["hands"]["Bo"]) == 8


@pytest.mark.parametrize("held", ["B5", "W", "G1", "W4"])
def test_A7_innocent_the_challenger_draws_six_and_misses_the_turn(held: str) -> None:
    game = at([f"W4 {held} G2", BO, CY], *CHALLENGED, discard="R5", draw=DRAW)
    assert game["hands"]["Ann"] == sorted([held, "G2"])
    assert game["hands"]["Bo"] == ["B1", "B2", "B3", "B4", "B6", "B7", "Y1", "Y2"]
    assert (game["turn"], game["colour"]) == ("Cy", "blue")
    assert piles(game) == (1, 2)


def test_A7_the_colour_before_the_play_counts_not_the_one_named() -> None:
    game = at(["W4 B9 G2", BO, CY], *CHALLENGED, discard="R5", draw=DRAW)
    assert len(game["hands"]["Bo"]) == 8
    assert game["hands"]["Ann"] == ["B9", "G2"]


def test_A7_the_colour_that_a_wild_named_counts() -> None:
    guilty = at(["W4 Y9 G2", BO, CY], *CHALLENGED, discard="R5 W", colour="yellow", draw=DRAW)
    assert len(guilty["hands"]["Ann"]) == 6
    innocent = at(["W4 R9 G2", BO, CY], *CHALLENGED, discard="R5 W", colour="yellow", draw=DRAW)
    assert len(innocent["hands"]["Bo"]) == 8


def test_A7_with_two_players() -> None:
    guilty = at(["W4 R1 G2", BO], *CHALLENGED, discard="R5", draw=DRAW)
    assert guilty["turn"] == "Bo"
    innocent = at(["W4 G1 G2", BO], *CHALLENGED, discard="R5", draw=DRAW)
    assert innocent["turn"] == "Ann"


def test_A7_to_the_right_the_other_neighbour_challenges() -> None:
    moves = ("Ann: play W4", "Ann: colour blue", "Cy: challenge")
    game = at(["W4 R1 G2", BO, CY], *moves, discard="R5", draw=DRAW, direction="right")
    assert len(game["hands"]["Ann"]) == 6
    assert game["turn"] == "Cy"


def test_A7_cards_gained_since_the_play_do_not_count() -> None:
    moves = ("Ann: play W4", "Bo: catch Ann", "Ann: colour blue", "Bo: challenge")
    game = at(["W4 G1", BO, CY], *moves, discard="R5", draw="R1 R2 " + DRAW)
    assert game["hands"]["Ann"] == ["G1", "R1", "R2"]
    assert game["hands"]["Bo"] == ["B1", "B2", "B3", "B4", "B6", "B7", "Y1", "Y2"]
    assert game["turn"] == "Cy"


def test_A7_a_drawn_wild_draw_four_may_be_challenged_too() -> None:
    game = at(["R1 G2", BO, CY], "Ann: draw", *CHALLENGED, discard="R5", draw="W4 " + DRAW)
    assert game["hands"]["Ann"] == ["B1", "B2", "B3", "B4", "G2", "R1"]
    assert game["turn"] == "Bo"
