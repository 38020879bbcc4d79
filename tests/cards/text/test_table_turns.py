"""The sentences of the table that make players draw, miss or take turns, and turn the direction."""

import pytest

from cards.text.cards import COLOUR, TABLE, held, play, sizes
from cases import tried_with
from rulebook.build import calls, piles, waits

THREE = ["CU G1 G2", "Y1 Y2", "Y3 Y4 Y5"]
FOUR = [*THREE, "Y6 Y7"]
ELSE_DRAWS, DRAWS_AND_MISSES, FEWEST_DRAWS = TABLE[0], TABLE[1], TABLE[8]
UNTIL_RED, ELSE_MISSES, ANOTHER, REVERSE, AS_MANY = TABLE[15], TABLE[16], TABLE[17], TABLE[18], TABLE[19]
PROTECTED = TABLE[20]


# everyone else draws 2.


def test_everyone_else_draws_in_turn_order() -> None:
    game = play(ELSE_DRAWS, FOUR)
    assert held(game) == {"Ann": "G1 G2", "Bo": "B1 B2 Y1 Y2", "Cy": "B3 B4 Y3 Y4 Y5", "Di": "B6 B7 Y6 Y7"}
    assert waits(game) == COLOUR
    assert (game["turn"], game["top"], game["colour"], piles(game)) == ("Ann", "CU", None, (1, 2))


def test_everyone_else_draws_to_the_right() -> None:
    game = play(ELSE_DRAWS, FOUR, direction="right")
    assert held(game) == {"Ann": "G1 G2", "Di": "B1 B2 Y6 Y7", "Cy": "B3 B4 Y3 Y4 Y5", "Bo": "B6 B7 Y1 Y2"}
    assert waits(game) == COLOUR


def test_everyone_else_draws_with_two() -> None:
    game = play(ELSE_DRAWS, THREE[:2], "Ann: colour blue")
    assert held(game) == {"Ann": "G1 G2", "Bo": "B1 B2 Y1 Y2"}
    assert waits(game) == ("Bo", "turn", ["draw", "play B1", "play B2"])


def test_everyone_else_draws_from_a_pile_reshuffled_in_the_middle() -> None:
    game = play(ELSE_DRAWS, THREE, discard="G9 G8 R5", draw="B1 B2 B3")
    assert held(game)["Bo"] == "B1 B2 Y1 Y2"
    assert held(game)["Cy"].split()[0] == "B3"
    assert sizes(game) == {"Ann": 2, "Bo": 4, "Cy": 5}
    assert piles(game) == (2, 1)
    assert game["top"] == "CU"


def test_everyone_else_draws_as_many_as_there_are() -> None:
    game = play(ELSE_DRAWS, THREE, draw="")
    assert held(game) == {"Ann": "G1 G2", "Bo": "R5 Y1 Y2", "Cy": "Y3 Y4 Y5"}
    assert waits(game) == COLOUR
    assert piles(game) == (0, 1)


# the next player draws 3 and misses a turn.


@pytest.mark.parametrize(("direction", "hit", "turn"), [("left", "Bo", "Cy"), ("right", "Di", "Cy")])
def test_the_next_player_draws_and_misses(direction: str, hit: str, turn: str) -> None:
    game = play(DRAWS_AND_MISSES, FOUR, direction=direction)
    assert waits(game) == COLOUR
    assert held(game)[hit].startswith("B1 B2 B3 Y")
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 3, "Di": 2} | {hit: 5}
    game = play(DRAWS_AND_MISSES, FOUR, "Ann: colour green", direction=direction)
    assert (game["turn"], game["colour"], piles(game)) == (turn, "green", (4, 2))


def test_the_next_player_draws_and_misses_with_two() -> None:
    game = play(DRAWS_AND_MISSES, THREE[:2], "Ann: colour green")
    assert held(game) == {"Ann": "G1 G2", "Bo": "B1 B2 B3 Y1 Y2"}
    assert waits(game) == ("Ann", "turn", ["draw", "play G1", "play G2"])


def test_the_next_player_misses_the_turn_with_nothing_to_draw() -> None:
    game = play(DRAWS_AND_MISSES, THREE, "Ann: colour green", draw="")
    assert held(game)["Bo"] == "R5 Y1 Y2"
    assert game["turn"] == "Cy"
    assert piles(game) == (0, 1)


def test_the_turn_is_missed_once() -> None:
    game = play(DRAWS_AND_MISSES, THREE, "Ann: colour yellow", "Cy: play Y3", "Ann: draw", draw="B1 B2 B3 B4")
    assert (game["turn"], held(game)["Bo"]) == ("Bo", "B1 B2 B3 Y1 Y2")


# the player with the fewest cards draws 4.


@tried_with(
    ("hands", "direction", "hit"),
    [
        (["CU G1 G2", "Y1 Y2", "Y3", "Y6 Y7"], "left", "Cy"),
        (["CU G1", "Y1 Y2", "Y3 Y4", "Y6 Y7"], "left", "Ann"),
        (["CU G1 G2", "Y1 Y2", "Y3 Y4", "Y6 Y7"], "left", "Bo"),
        (["CU G1 G2", "Y1 Y2", "Y3 Y4", "Y6 Y7"], "right", "Di"),
        (["CU G1 G2", "Y1 Y2 Y3", "Y3 Y4", "Y6 Y7"], "left", "Cy"),
        (["CU G1 G2", "Y1 Y2 Y3", "Y3 Y4", "Y6 Y7"], "right", "Di"),
        (["CU G1 G2", "Y1 Y2", "Y3 Y4 Y5", "Y6 Y7 Y8"], "right", "Bo"),
        (["CU G1 G2", "Y1 Y2 Y3"], "left", "Ann"),
        (["CU G1 G2", "Y1 Y2"], "left", "Bo"),
    ],
)
def test_the_player_with_the_fewest_cards_draws(hands: list[str], direction: str, hit: str) -> None:
    game = play(FEWEST_DRAWS, hands, direction=direction)
    assert waits(game) == COLOUR
    assert game["hands"][hit][:4] == ["B1", "B2", "B3", "B4"]
    before = {name: len(hand.split()) for name, hand in zip(game["hands"], hands, strict=True)}
    assert sizes(game) == before | {"Ann": before["Ann"] - 1} | {
        hit: before[hit] + 4 - (hit == "Ann"),
    }
    assert piles(game) == (3, 2)


def test_the_fewest_cards_draw_what_there_is() -> None:
    game = play(FEWEST_DRAWS, THREE, draw="B1 B2")
    assert held(game)["Bo"] == "B1 B2 R5 Y1 Y2"
    assert piles(game) == (0, 1)


def test_who_drew_because_of_the_fewest_cards_does_not_owe_the_call() -> None:
    game = play(FEWEST_DRAWS, ["CU G1", "Y1 Y2"])
    assert (game["owes_uno"], held(game)["Ann"]) == ([], "B1 B2 B3 B4 G1")


# draw until you draw a red card.


def test_drawing_until_a_red_card() -> None:
    game = play(UNTIL_RED, THREE, draw="B1 GD W R3 R4 B2")
    assert held(game) == {"Ann": "B1 G1 G2 GD R3 W", "Bo": "Y1 Y2", "Cy": "Y3 Y4 Y5"}
    assert waits(game) == COLOUR
    assert piles(game) == (2, 2)


def test_drawing_until_a_red_card_that_comes_first() -> None:
    game = play(UNTIL_RED, THREE, draw="RS R4")
    assert (held(game)["Ann"], piles(game)) == ("G1 G2 RS", (1, 2))


def test_drawing_until_nothing_is_left() -> None:
    game = play(UNTIL_RED, THREE, draw="B1 B2", discard="G9 G8")
    assert (held(game)["Ann"], piles(game)) == ("B1 B2 G1 G2 G8 G9", (0, 1))
    assert waits(game) == COLOUR


def test_drawing_until_a_red_card_of_the_reshuffled_pile() -> None:
    game = play(UNTIL_RED, THREE, draw="B1 B2")
    assert (held(game)["Ann"], piles(game)) == ("B1 B2 G1 G2 R5", (0, 1))


def test_drawing_until_with_nothing_to_draw_at_all() -> None:
    game = play("draw until you draw a red card. draw 1.", THREE, draw="", discard="R5")
    assert (held(game)["Ann"], piles(game)) == ("G1 G2 R5", (0, 1))


def test_a_red_card_in_hand_does_not_end_it() -> None:
    game = play(UNTIL_RED, ["CU R1", "Y1 Y2"], draw="B1 R3 B2")
    assert (held(game)["Ann"], game["owes_uno"]) == ("B1 R1 R3", [])


# everyone else misses a turn. take another turn.


@tried_with("direction", ["left", "right"])
@tried_with("hands", [THREE[:2], THREE, FOUR])
@tried_with("text", [ELSE_MISSES, ANOTHER])
def test_you_play_again(text: str, hands: list[str], direction: str) -> None:
    game = play(text, hands, direction=direction)
    assert waits(game) == COLOUR
    game = play(text, hands, "Ann: colour green", direction=direction)
    assert waits(game) == ("Ann", "turn", ["draw", "play G1", "play G2"])
    assert (game["turn"], game["colour"], game["direction"], game["top"]) == ("Ann", "green", direction, "CU")
    assert piles(game) == (7, 2)


@pytest.mark.parametrize(("direction", "turn"), [("left", "Bo"), ("right", "Di")])
@pytest.mark.parametrize("text", [ELSE_MISSES, ANOTHER])
def test_then_it_is_the_others_turn(text: str, direction: str, turn: str) -> None:
    game = play(text, ["CU G1 G2 G3", *FOUR[1:]], "Ann: colour green", "Ann: play G1", direction=direction)
    assert (game["turn"], held(game)["Ann"]) == (turn, "G2 G3")


@pytest.mark.parametrize("text", [ELSE_MISSES, ANOTHER])
def test_the_call_is_owed_until_you_play_again(text: str) -> None:
    game = play(text, ["CU G1", "Y1 Y2"], "Ann: colour blue")
    assert (game["owes_uno"], game["turn"]) == (["Ann"], "Ann")
    assert calls(game) == {"Ann": ["uno"], "Bo": ["catch Ann"]}
    game = play(text, ["CU G1", "Y1 Y2"], "Ann: colour blue", "Ann: draw")
    assert game["owes_uno"] == []


# reverse the direction.


@pytest.mark.parametrize(("direction", "other", "turn"), [("left", "right", "Di"), ("right", "left", "Bo")])
def test_the_direction_turns(direction: str, other: str, turn: str) -> None:
    game = play(REVERSE, FOUR, direction=direction)
    assert waits(game) == COLOUR
    assert (game["turn"], game["direction"]) == ("Ann", other)
    game = play(REVERSE, FOUR, "Ann: colour blue", direction=direction)
    assert (game["turn"], game["direction"], game["colour"]) == (turn, other, "blue")


def test_turning_twice_changes_nothing() -> None:
    game = play("reverse the direction. reverse the direction.", THREE, "Ann: colour blue")
    assert (game["turn"], game["direction"]) == ("Bo", "left")


def test_the_next_player_is_the_one_after_turning() -> None:
    game = play("reverse the direction. the next player draws 1.", THREE)
    assert held(game) == {"Ann": "G1 G2", "Bo": "Y1 Y2", "Cy": "B1 Y3 Y4 Y5"}


# a player you choose draws until they hold as many cards as you.


@pytest.mark.parametrize(
    ("hands", "who", "after"),
    [
        (["CU G1 G2 G3 G4", "Y1 Y2", "Y3"], "Bo", "B1 B2 Y1 Y2"),
        (["CU G1 G2 G3 G4", "Y1 Y2", "Y3"], "Cy", "B1 B2 B3 Y3"),
        (["CU G1 G2", "Y1 Y2", "Y3"], "Bo", "Y1 Y2"),
        (["CU G1", "Y1 Y2", "Y3"], "Bo", "Y1 Y2"),
    ],
)
def test_drawing_until_they_hold_as_many(hands: list[str], who: str, after: str) -> None:
    assert waits(play(AS_MANY, hands)) == ("Ann", "choose", ["choose Bo", "choose Cy"])
    game = play(AS_MANY, hands, f"Ann: choose {who}")
    assert held(game)[who] == after
    assert held(game)["Ann"] == hands[0][3:]
    assert waits(game) == COLOUR
    assert sum(piles(game)) == 9 + len(hands[1].split()) - len(held(game)["Bo"].split()) + 1 - sizes(game)["Cy"]
    assert play(AS_MANY, hands, f"Ann: choose {who}", "Ann: colour red")["turn"] == "Bo"


def test_as_many_cards_as_there_are_to_draw() -> None:
    game = play(AS_MANY, ["CU G1 G2 G3 G4 G5", "Y1"], "Ann: choose Bo", draw="B1 B2")
    assert (held(game)["Bo"], piles(game)) == ("B1 B2 R5 Y1", (0, 1))


# you are protected until another wild is played.


def test_the_card_lies_in_front_of_you() -> None:
    game = play(PROTECTED, THREE)
    assert game["protected"] == {"Ann": "CU"}
    assert (game["top"], piles(game)) == ("R5", (7, 1))
    assert waits(game) == COLOUR


def test_meanwhile_only_the_named_colour_matches() -> None:
    game = play(PROTECTED, ["CU G1 G2", "R1 Y5 Y1 W", "Y3 Y4"], "Ann: colour yellow")
    assert waits(game) == ("Bo", "turn", ["draw", "play W", "play Y1", "play Y5"])
    assert (game["colour"], game["turn"], game["protected"]) == ("yellow", "Bo", {"Ann": "CU"})


@pytest.mark.parametrize(
    ("hand", "moves"),
    [("YD Y1", ["Bo: play YD"]), ("W4 Y1", ["Bo: play W4", "Bo: colour red"])],
)
def test_being_protected_from_drawing(hand: str, moves: list[str]) -> None:
    game = play(PROTECTED, ["CU G1 G2", hand], "Ann: colour yellow", *moves)
    assert held(game)["Ann"] == "G1 G2"
    assert (game["turn"], game["waiting"][0]["kind"]) == ("Ann", "turn")


def test_a_skip_still_skips() -> None:
    game = play(PROTECTED, ["CU G1 G2", "YS Y1 Y2"], "Ann: colour yellow", "Bo: play YS")
    assert (game["turn"], game["protected"]) == ("Bo", {"Ann": "CU"})


def test_the_card_goes_under_the_wild_that_ends_it() -> None:
    game = play(PROTECTED, ["CU G1 G2", "W Y1 Y2"], "Ann: colour yellow", "Bo: play W")
    assert (game["protected"], game["top"], piles(game)) == ({}, "W", (7, 3))


def test_another_text_of_this_kind_ends_it_too() -> None:
    game = play(PROTECTED, ["CU G1 G2", "CU Y1 Y2"], "Ann: colour yellow", "Bo: play CU")
    assert (game["protected"], game["top"], piles(game)) == ({"Bo": "CU"}, "CU", (7, 2))


def test_your_own_next_wild_ends_it() -> None:
    moves = ("Ann: colour yellow", "Bo: play Y1", "Ann: play W")
    game = play(PROTECTED, ["CU W G1 G2", "Y1 Y2"], *moves)
    assert (game["protected"], game["top"], piles(game)) == ({}, "W", (7, 4))


def test_a_caught_uno_is_no_card() -> None:
    game = play(PROTECTED, ["CU G1", "Y1 Y2"], "Ann: colour yellow", "Bo: catch Ann")
    assert held(game)["Ann"] == "B1 B2 G1"
    assert game["protected"] == {"Ann": "CU"}


def test_a_card_in_front_of_somebody_is_not_reshuffled() -> None:
    hands = ["CU G1 G2 W", "YD Y2 Y3", "Y4 Y5"]
    game = play(PROTECTED, hands, "Ann: colour yellow", "Bo: play YD", draw="", discard="G9 R5")
    assert (held(game)["Cy"], game["top"]) == ("G9 R5 Y4 Y5", "YD")
    assert (game["protected"], sizes(game), piles(game)) == ({"Ann": "CU"}, {"Ann": 3, "Bo": 2, "Cy": 4}, (0, 1))


# The call, the last card


@pytest.mark.parametrize("text", [ELSE_DRAWS, DRAWS_AND_MISSES, ELSE_MISSES, ANOTHER, REVERSE, PROTECTED])
def test_the_call_is_owed_with_one_card_left(text: str) -> None:
    game = play(text, ["CU G1", "Y1 Y2", "Y3 Y4"])
    assert (game["owes_uno"], waits(game)) == (["Ann"], COLOUR)
    assert calls(game) == {"Ann": ["uno"], "Bo": ["catch Ann"], "Cy": ["catch Ann"]}


# reverse the direction. the player who just went draws 2.


@pytest.mark.parametrize(("direction", "went"), [("left", "Di"), ("right", "Bo")])
@pytest.mark.parametrize(
    "text",
    ["Reverse! Then the player who just went draws 2.", "The player who just went draws 2, then reverse."],
)
def test_whoever_just_went_stays_the_same_when_play_turns_round(text: str, direction: str, went: str) -> None:
    game = play(text, FOUR, direction=direction)
    assert held(game)[went].startswith("B1 B2 Y")
    assert sizes(game) == {"Ann": 2, "Bo": 2, "Cy": 3, "Di": 2} | {went: 4}
