"""Clauses E8 to E10: the Creeper (Minecraft)."""

from typing import Any

import pytest

from rulebook.build import GREEN, Game, assert_over, assert_refused, at, dealt, piles, record, waits

HANDS = ["B1 B2", "Y1 Y2", "Y3 Y4"]


def mine(hands: list[str], *moves: str, draw: str, **rest: Any) -> Game:
    """A Minecraft position, the discard a red 5 unless said otherwise."""
    return at(hands, *moves, draw=draw, **({"edition": "minecraft", "discard": "R5"} | rest))


def test_E8_whoever_draws_it_draws_three_more() -> None:
    game = mine(HANDS, "Ann: draw", draw="CR G1 G2 G3 G4")
    assert game["hands"]["Ann"] == ["B1", "B2", "CR", "G1", "G2", "G3"]
    assert piles(game) == (1, 1)


def test_E8_creepers_among_the_three_do_nothing_more() -> None:
    game = mine(HANDS, "Ann: draw", draw="CR CR G2 CR G4")
    assert game["hands"]["Ann"] == ["B1", "B2", "CR", "CR", "CR", "G2"]
    assert piles(game) == (1, 1)


def test_E8_other_cards_draw_nothing_more() -> None:
    game = mine(HANDS, "Ann: draw", draw="G1 CR G2")
    assert game["hands"]["Ann"] == ["B1", "B2", "G1"]
    assert piles(game) == (2, 1)


def test_E8_it_is_shown_to_all() -> None:
    game = mine(HANDS, "Ann: draw", draw="CR G1 G2 G3")
    assert any(event.get("card") == "CR" and event.get("player") == "Ann" for event in game["events"])


def test_E8_played_from_the_hand_it_is_only_a_wild() -> None:
    asked = mine(["CR B1 B2", *HANDS[1:]], "Ann: play CR", draw="G1 G2 G3 G4")
    assert waits(asked) == ("Ann", "colour", GREEN)
    game = mine(["CR B1 B2", *HANDS[1:]], "Ann: play CR", "Ann: colour yellow", draw="G1 G2 G3 G4")
    assert game["hands"] == {"Ann": ["B1", "B2"], "Bo": ["Y1", "Y2"], "Cy": ["Y3", "Y4"]}
    assert (game["turn"], game["colour"], game["top"]) == ("Bo", "yellow", "CR")
    assert piles(game) == (4, 2)


def test_E8_as_many_of_the_three_as_there_are() -> None:
    game = mine(HANDS, "Ann: draw", draw="CR G1")
    assert game["hands"]["Ann"] == ["B1", "B2", "CR", "G1"]
    assert piles(game) == (0, 1)


def test_E8_the_discards_are_reshuffled_for_the_three() -> None:
    game = mine(HANDS, "Ann: draw", draw="CR G1", discard="G8 G8 R5")
    assert game["hands"]["Ann"] == ["B1", "B2", "CR", "G1", "G8", "G8"]
    assert piles(game) == (0, 1)


@pytest.mark.parametrize(
    ("draw", "gained", "left"),
    [
        ("CR G1 G2 G3 G4 B9", "CR G1 G2 G3 G4", 1),
        ("G1 CR G2 G3 G4 B9", "CR G1 G2 G3 G4", 1),
        ("CR G1 G2 G3 CR G4 G6 G7 B9", "CR CR G1 G2 G3 G4 G6 G7", 1),
        ("CR CR G1 G2 B7 B9", "B7 CR CR G1 G2", 1),
        ("CR CR CR CR G1 B9", "CR CR CR CR G1", 1),
    ],
)
def test_E9_creeper_in_a_penalty(draw: str, gained: str, left: int) -> None:
    game = mine(["RD B1 B2", *HANDS[1:]], "Ann: play RD", draw=draw)
    assert game["hands"]["Bo"] == sorted([*gained.split(), "Y1", "Y2"])
    assert piles(game) == (left, 2)
    assert game["turn"] == "Cy"


def test_E9_after_a_creeper_in_a_penalty_nothing_may_be_played() -> None:
    game = mine(["RD B1 B2", *HANDS[1:]], "Ann: play RD", draw="CR G1 G2 G3 G4 B9")
    assert waits(game) == ("Cy", "turn", ["draw"])


FOUR = ("Ann: play W4", "Ann: colour green")


def test_E9_creeper_in_an_accepted_wild_draw_four() -> None:
    game = mine(["W4 B1 B2", *HANDS[1:]], *FOUR, "Bo: accept", draw="B3 B4 B5 CR G1 G2 G3 G4")
    assert game["hands"]["Bo"] == ["B3", "B4", "B5", "CR", "G1", "G2", "G3", "Y1", "Y2"]
    assert piles(game) == (1, 2)


def test_E9_creeper_in_a_challenge_lost() -> None:
    game = mine(["W4 B1 B2", *HANDS[1:]], *FOUR, "Bo: challenge", draw="CR G1 G2 G3 B3 B4 B5 B6 B7 B8")
    assert game["hands"]["Bo"] == ["B3", "B4", "B5", "B6", "B7", "CR", "G1", "G2", "G3", "Y1", "Y2"]
    assert piles(game) == (1, 2)


def test_E9_creeper_in_a_challenge_won() -> None:
    game = mine(["W4 R1 B2", *HANDS[1:]], *FOUR, "Bo: challenge", draw="CR G1 G2 G3 B3 B4 B5 B6")
    assert game["hands"]["Ann"] == ["B2", "B3", "B4", "B5", "CR", "G1", "G2", "G3", "R1"]
    assert game["turn"] == "Bo"
    assert piles(game) == (1, 2)


def test_E9_creeper_in_a_catch() -> None:
    game = mine(["R1 B2", *HANDS[1:]], "Ann: play R1", "Cy: catch Ann", draw="G1 CR G2 G3 G4 B6")
    assert game["hands"]["Ann"] == ["B2", "CR", "G1", "G2", "G3", "G4"]
    assert waits(game)[:2] == ("Bo", "turn")
    assert piles(game) == (1, 2)


def test_E9_creeper_in_the_penalty_of_an_opening_draw_two() -> None:
    game = mine(HANDS, draw="CR G1 G2 G3 G4 B9", opening="RD", discard=None)
    assert game["hands"]["Bo"] == ["CR", "G1", "G2", "G3", "G4", "Y1", "Y2"]
    assert game["turn"] == "Cy"
    assert piles(game) == (1, 1)


def test_E9_creeper_in_the_penalty_of_a_last_draw_two_counts_for_points() -> None:
    game = mine(["RD", "Y1", "Y3"], "Ann: play RD", draw="CR G1 G2 G3 G4 B9")
    assert_over(game, "Ann")
    assert game["scores"]["Ann"] == 1 + 3 + 50 + 10


def test_E9_a_creeper_dealt_does_nothing() -> None:
    seen = 0
    for seed in range(60):
        game = dealt("minecraft", 4, seed)
        seen += sum(hand.count("CR") for hand in game["hands"].values())
        if game["top"][1:] != "D":
            assert [len(hand) for hand in game["hands"].values()] == [7, 7, 7, 7]
    assert seen > 0


def test_E10_the_creeper_just_drawn_may_be_played_the_other_three_not() -> None:
    game = mine(HANDS, "Ann: draw", draw="CR R1 R2 R3")
    assert waits(game) == ("Ann", "drawn", ["keep", "play CR"])
    text = record(HANDS, "Ann: draw", "Ann: play R1", draw="CR R1 R2 R3", edition="minecraft", discard="R5")
    assert_refused(text, "moves[1]", "play CR")


def test_E10_the_same_after_declining_to_play() -> None:
    game = mine(["R8 B2", *HANDS[1:]], "Ann: draw", draw="CR R1 R2 R3")
    assert waits(game) == ("Ann", "drawn", ["keep", "play CR"])


def test_E10_playing_it_at_once() -> None:
    game = mine(HANDS, "Ann: draw", "Ann: play CR", "Ann: colour yellow", draw="CR R1 R2 R3 G9")
    assert game["hands"]["Ann"] == ["B1", "B2", "R1", "R2", "R3"]
    assert (game["top"], game["colour"], game["turn"]) == ("CR", "yellow", "Bo")
    assert piles(game) == (1, 2)


def test_E10_keeping_it() -> None:
    game = mine(HANDS, "Ann: draw", "Ann: keep", draw="CR R1 R2 R3 G9")
    assert game["hands"]["Ann"] == ["B1", "B2", "CR", "R1", "R2", "R3"]
    assert (game["top"], game["turn"]) == ("R5", "Bo")
