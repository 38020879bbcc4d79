"""Clauses E1 to E5: Crossing the Streams (Ghostbusters)."""

from typing import Any

import pytest

from rulebook.build import GREEN, Game, assert_over, assert_refused, at, piles, record, waits

HANDS = ["XS R1 G1", "B1 B2", "R7 Y2"]
DRAW = "G7 G8 G9 B8 B9 Y9 Y8"


def streams(hands: list[str], *moves: str, **rest: Any) -> Game:
    """Ann plays Crossing the Streams, then these moves follow."""
    start = {"edition": "ghostbusters", "discard": "B5", "draw": DRAW} | rest
    return at(hands, "Ann: play XS", *moves, **start)


def test_E1_everybody_draws_one_card_in_turn_order_from_the_player() -> None:
    game = streams(HANDS)
    assert game["hands"] == {"Ann": ["G1", "G7", "R1"], "Bo": ["B1", "B2", "G8"], "Cy": ["G9", "R7", "Y2"]}
    assert piles(game) == (4, 2)
    assert (game["turn"], game["top"]) == ("Ann", "XS")


def test_E1_to_the_right() -> None:
    game = streams(HANDS, direction="right")
    assert game["hands"] == {"Ann": ["G1", "G7", "R1"], "Bo": ["B1", "B2", "G9"], "Cy": ["G8", "R7", "Y2"]}


def test_E1_with_two_players() -> None:
    game = streams(HANDS[:2])
    assert game["hands"] == {"Ann": ["G1", "G7", "R1"], "Bo": ["B1", "B2", "G8"]}


def test_E1_it_is_playable_at_any_time() -> None:
    game = at(HANDS, edition="ghostbusters", discard="Y5", draw=DRAW)
    assert waits(game)[2] == ["draw", "play XS"]
    named = at(HANDS, edition="ghostbusters", discard="Y5 W", colour="yellow", draw=DRAW)
    assert "play XS" in waits(named)[2]


def test_E1_with_too_few_cards_those_last_in_turn_order_draw_nothing() -> None:
    # After the last card of the draw pile only the blue 5 below the special is left.
    game = streams(HANDS, draw="G7")
    assert game["hands"] == {"Ann": ["G1", "G7", "R1"], "Bo": ["B1", "B2", "B5"], "Cy": ["R7", "Y2"]}
    assert piles(game) == (0, 1)


def test_E2_the_player_puts_down_any_card() -> None:
    assert waits(streams(["XS R1 W", *HANDS[1:]])) == ("Ann", "put", ["put G7", "put R1", "put W"])


def test_E2_it_need_not_match() -> None:
    game = streams(HANDS, "Ann: put R1")
    assert game["hands"]["Ann"] == ["G1", "G7"]
    assert game["top"] == "R1"


@pytest.mark.parametrize("card", ["GD", "GS", "GV"])
def test_E2_the_card_does_nothing(card: str) -> None:
    game = streams(["XS R1 " + card, "Y1 G2", "G4 Y2"], f"Ann: put {card}")
    assert game["direction"] == "left"
    assert waits(game) == ("Bo", "put", ["put G2", "put G8"])
    assert game["hands"]["Bo"] == ["G2", "G8", "Y1"]
    assert piles(game) == (4, 3)


@pytest.mark.parametrize("card", ["W", "W4", "XS"])
def test_E2_for_a_wild_the_player_names_the_colour_to_match(card: str) -> None:
    hands = ["XS R1 " + card, "B1 B2", "R7 Y2"]
    asked = streams(hands, f"Ann: put {card}")
    assert waits(asked) == ("Ann", "colour", GREEN)
    assert [len(hand) for hand in asked["hands"].values()] == [2, 3, 3]
    named = streams(hands, f"Ann: put {card}", "Ann: colour blue")
    assert waits(named) == ("Bo", "put", ["put B1", "put B2"])
    assert piles(named) == (4, 3)


def test_E2_the_colour_to_match_is_not_the_colour_that_goes_on() -> None:
    moves = ("Ann: put W", "Ann: colour yellow", "Cy: put Y2")
    game = streams(["XS R1 W", "B1 B2", "R7 Y2"], *moves)
    assert waits(game) == ("Ann", "colour", GREEN)
    assert game["hands"]["Bo"] == ["B1", "B2", "B8", "B9", "G8"]
    on = streams(["XS R1 W", "B1 B2", "R7 Y2"], *moves, "Ann: colour red")
    assert (on["colour"], on["turn"]) == ("red", "Bo")


def test_E3_whoever_lacks_the_colour_draws_two() -> None:
    game = streams(HANDS, "Ann: put R1")
    assert game["hands"] == {"Ann": ["G1", "G7"], "Bo": ["B1", "B2", "B8", "B9", "G8"], "Cy": ["G9", "R7", "Y2"]}
    assert piles(game) == (2, 3)
    assert waits(game) == ("Cy", "put", ["put R7"])


def test_E3_whoever_holds_the_colour_must_put_one_down_and_chooses_which() -> None:
    game = streams(["XS R1 G1", "B1 G2 GD W", "R7 Y2"], "Ann: put G1")
    assert waits(game) == ("Bo", "put", ["put G2", "put G8", "put GD"])
    text = record(
        ["XS R1 G1", "B1 G2 GD W", "R7 Y2"], "Ann: play XS", "Ann: put G1", "Bo: draw",
        edition="ghostbusters", discard="B5", draw=DRAW,
    )  # fmt: skip
    assert_refused(text, "moves[2]", "put G2")


@pytest.mark.parametrize("card", ["W", "W4", "XS"])
def test_E3_wilds_are_no_match(card: str) -> None:
    game = streams(["XS R1 G1", "B1 " + card, "R7 Y2"], "Ann: put R1")
    assert game["hands"]["Bo"] == sorted(["B1", "B8", "B9", "G8", card])
    assert waits(game)[0] == "Cy"


@pytest.mark.parametrize("card", ["RD", "RS", "RV"])
def test_E3_the_cards_put_down_do_nothing(card: str) -> None:
    game = streams(["XS R1 G1", "B1 " + card, "R7 Y2"], "Ann: put R1", f"Bo: put {card}")
    assert game["top"] == card
    assert game["direction"] == "left"
    assert game["hands"]["Cy"] == ["G9", "R7", "Y2"]
    assert waits(game) == ("Cy", "put", ["put R7"])


def test_E3_in_turn_order_to_the_right() -> None:
    hands = ["XS R1 G1", "R2 B2", "R7 Y2"]
    first = streams(hands, "Ann: put R1", direction="right")
    assert waits(first) == ("Cy", "put", ["put R7"])
    then = streams(hands, "Ann: put R1", "Cy: put R7", direction="right")
    assert waits(then) == ("Bo", "put", ["put R2"])


def test_E3_nobody_has_the_colour() -> None:
    game = streams(["XS R1 G1", "B1 B2", "B3 Y2"], "Ann: put R1")
    assert game["hands"]["Bo"] == ["B1", "B2", "B8", "B9", "G8"]
    assert game["hands"]["Cy"] == ["B3", "G9", "Y2", "Y8", "Y9"]
    assert piles(game) == (0, 3)
    assert waits(game) == ("Ann", "colour", GREEN)


def test_E4_the_player_names_the_colour_last() -> None:
    game = streams(HANDS, "Ann: put R1", "Cy: put R7")
    assert waits(game) == ("Ann", "colour", GREEN)
    assert (game["turn"], game["top"]) == ("Ann", "R7")
    assert piles(game) == (2, 4)


def test_E4_only_that_colour_or_a_wild_matches_whatever_lies_on_top() -> None:
    hands = ["XS R1 G1", "R3 B7 Y1 W", "R7 Y2"]
    game = streams(hands, "Ann: put R1", "Bo: put R3", "Cy: put R7", "Ann: colour yellow")
    assert (game["colour"], game["turn"], game["top"]) == ("yellow", "Bo", "R7")
    assert waits(game) == ("Bo", "turn", ["draw", "play W", "play Y1"])


def test_E4_to_the_right_the_other_neighbour_is_next() -> None:
    game = streams(HANDS, "Ann: put R1", "Cy: put R7", "Ann: colour blue", direction="right")
    assert (game["colour"], game["turn"]) == ("blue", "Cy")


def test_E5_whoever_runs_out_goes_out_there_and_then() -> None:
    # Ann draws the blue 5 from below her card; for the others there is nothing.
    game = streams(["XS R1 G1", "R2", "Y1 Y2"], "Ann: put R1", "Bo: put R2", draw="")
    assert_over(game, "Bo")
    assert game["hands"] == {"Ann": ["B5", "G1"], "Bo": [], "Cy": ["Y1", "Y2"]}
    assert game["scores"] == {"Ann": 0, "Bo": 9, "Cy": 0}
    assert piles(game) == (0, 3)
