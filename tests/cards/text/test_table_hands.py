"""The sentences of the table that move or show hands and cards of hands."""

from typing import Any

import pytest

from cards.text.cards import COLOUR, EDITION, TABLE, asked, held, play, sizes, written
from cases import tried_with
from rulebook.build import assert_over, at, calls, cards_in_play, piles, waits
from support import stands

THREE = ["CU G1 G2", "Y1 Y2", "Y3 Y4 Y5"]
FOUR = [*THREE, "Y6 Y7"]
SWAP, PASS, GIVE, TAKE, SHOW, ALL_SHOW = TABLE[2:8]
MOST_SWAPS, EVENLY, AS_EACH_HAD, RETURN = TABLE[9], TABLE[10], TABLE[11], TABLE[23]
CHOICE = ["choose Bo", "choose Cy", "choose Di"]


# swap hands with a player you choose.


@tried_with(("count", "options"), [(2, CHOICE[:1]), (3, CHOICE[:2]), (4, CHOICE)])
@tried_with("text", [SWAP, GIVE, TAKE, SHOW, TABLE[19], TABLE[24]])
def test_the_player_is_chosen_first(text: str, count: int, options: list[str]) -> None:
    game = play(text, FOUR[:count])
    assert waits(game) == ("Ann", "choose", options)
    assert (game["turn"], game["top"], game["colour"], piles(game)) == ("Ann", "CU", None, (7, 2))
    assert held(game)["Ann"] == "G1 G2"


def test_swapping_hands() -> None:
    game = play(SWAP, FOUR, "Ann: choose Cy")
    assert held(game) == {"Ann": "Y3 Y4 Y5", "Bo": "Y1 Y2", "Cy": "G1 G2", "Di": "Y6 Y7"}
    assert (waits(game), piles(game)) == (COLOUR, (7, 2))
    game = play(SWAP, FOUR, "Ann: choose Cy", "Ann: colour yellow", direction="right")
    assert waits(game) == ("Di", "turn", ["draw", "play Y6", "play Y7"])


def test_swapping_for_one_card_owes_the_call() -> None:
    game = play(SWAP, ["CU G1 G2", "Y1", "Y3 Y4"], "Ann: choose Bo")
    assert (game["owes_uno"], calls(game)["Cy"]) == (["Ann"], ["catch Ann"])


def test_being_left_one_card_by_a_swap_owes_nothing() -> None:
    game = play(SWAP, ["CU G1", "Y1 Y2", "Y3 Y4"], "Ann: choose Bo")
    assert (held(game)["Bo"], game["owes_uno"], game["interrupts"]) == ("G1", [], [])


# everyone passes their hand to the next player.


def test_passing_hands_to_the_left() -> None:
    game = play(PASS, FOUR)
    assert held(game) == {"Ann": "Y6 Y7", "Bo": "G1 G2", "Cy": "Y1 Y2", "Di": "Y3 Y4 Y5"}
    assert (waits(game), piles(game)) == (COLOUR, (7, 2))


def test_passing_hands_to_the_right() -> None:
    game = play(PASS, FOUR, direction="right")
    assert held(game) == {"Ann": "Y1 Y2", "Bo": "Y3 Y4 Y5", "Cy": "Y6 Y7", "Di": "G1 G2"}


def test_passing_hands_with_two_is_swapping() -> None:
    game = play(PASS, THREE[:2], "Ann: colour green")
    assert held(game) == {"Ann": "Y1 Y2", "Bo": "G1 G2"}
    assert waits(game) == ("Bo", "turn", ["draw", "play G1", "play G2"])


def test_only_the_player_owes_the_call_for_a_passed_hand() -> None:
    game = play(PASS, ["CU G1 G2", "Y1", "Y3"])
    assert held(game) == {"Ann": "Y3", "Bo": "G1 G2", "Cy": "Y1"}
    assert game["owes_uno"] == ["Ann"]
    game = play(PASS, ["CU G1", "Y1 Y2", "Y3 Y4"])
    assert (held(game)["Bo"], game["owes_uno"]) == ("G1", [])


# give 2 cards to a player you choose.


def test_giving_cards_one_by_one() -> None:
    hands = ["CU G1 G2 R3 G1", "Y1 Y2", "Y3 Y4 Y5"]
    game = play(GIVE, hands, "Ann: choose Cy")
    assert waits(game) == ("Ann", "give", ["give G1 to Cy", "give G2 to Cy", "give R3 to Cy"])
    game = play(GIVE, hands, "Ann: choose Cy", "Ann: give G1 to Cy")
    assert waits(game) == ("Ann", "give", ["give G1 to Cy", "give G2 to Cy", "give R3 to Cy"])
    game = play(GIVE, hands, "Ann: choose Cy", "Ann: give G1 to Cy", "Ann: give R3 to Cy")
    assert held(game) == {"Ann": "G1 G2", "Bo": "Y1 Y2", "Cy": "G1 R3 Y3 Y4 Y5"}
    assert (waits(game), piles(game)) == (COLOUR, (7, 2))


def test_giving_all_but_one_card_owes_the_call() -> None:
    moves = ("Ann: choose Bo", "Ann: give G1 to Bo", "Ann: give G2 to Bo")
    game = play(GIVE, ["CU G1 G2 G3", "Y1 Y2", "Y3"], *moves)
    assert (held(game)["Ann"], game["owes_uno"]) == ("G3", ["Ann"])
    assert calls(game) == {"Ann": ["uno"], "Bo": ["catch Ann"], "Cy": ["catch Ann"]}
    game = play(GIVE, ["CU G1 G2 G3", "Y1 Y2", "Y3"], *moves[:2], "Ann: give G2 to Bo uno")
    assert (game["owes_uno"], waits(game)) == ([], COLOUR)


def test_giving_the_last_card_is_going_out() -> None:
    game = play(GIVE, ["CU G1 G2", "Y1 Y2", "Y3"], "Ann: choose Bo", "Ann: give G1 to Bo")
    assert game["owes_uno"] == ["Ann"]
    game = play(GIVE, ["CU G1 G2", "Y1 Y2", "Y3"], "Ann: choose Bo", "Ann: give G1 to Bo", "Ann: give G2 to Bo")
    assert_over(game, "Ann")
    assert held(game)["Bo"] == "G1 G2 Y1 Y2"
    assert game["scores"]["Ann"] == 9


def test_giving_as_many_as_there_are() -> None:
    game = play(GIVE, ["CU G1", "Y1 Y2", "Y3"], "Ann: choose Bo", "Ann: give G1 to Bo")
    assert_over(game, "Ann")


# take 1 card from a player you choose.


@pytest.mark.parametrize("card", ["Y3", "Y4", "Y5"])
def test_taking_a_card_at_random(card: str) -> None:
    game = play(TAKE, THREE, "Ann: choose Cy", f"chance: {card}")
    assert held(game)["Ann"] == f"G1 G2 {card}"
    assert sorted([*game["hands"]["Cy"], card]) == ["Y3", "Y4", "Y5"]
    assert (waits(game), piles(game)) == (COLOUR, (7, 2))


def test_a_card_that_is_not_stated_follows_from_the_seed() -> None:
    taken = set()
    for seed in range(30):
        text = written(TAKE, THREE, "Ann: choose Cy").replace("moves =", f"seed = {seed}\nmoves =")
        hands = stands(text)["hands"]
        assert (len(hands["Ann"]), len(hands["Cy"])) == (3, 2)
        taken.add(hands["Ann"][-1])
    assert taken == {"Y3", "Y4", "Y5"}


def test_taking_the_last_card_makes_its_holder_go_out() -> None:
    game = play(TAKE, ["CU G1 G2", "Y1", "Y3"], "Ann: choose Bo", "chance: Y1")
    assert_over(game, "Bo")
    assert held(game)["Ann"] == "G1 G2 Y1"
    assert game["scores"]["Bo"] == 1 + 2 + 1 + 3


def test_being_taken_the_next_to_last_card_owes_nothing() -> None:
    game = play(TAKE, ["CU G1 G2", "Y1 Y2", "Y3"], "Ann: choose Bo", "chance: Y1")
    assert (held(game)["Bo"], game["owes_uno"]) == ("Y2", [])


def test_taking_a_card_ends_the_debt() -> None:
    assert play(TAKE, ["CU G1", "Y1 Y2", "Y3"])["owes_uno"] == ["Ann"]
    assert play(TAKE, ["CU G1", "Y1 Y2", "Y3"], "Ann: choose Bo", "chance: Y1")["owes_uno"] == []


# a player you choose shows their hand to you. everyone shows their hand.


def test_showing_moves_no_cards() -> None:
    game = play(SHOW, THREE, "Ann: choose Cy")
    assert held(game) == {"Ann": "G1 G2", "Bo": "Y1 Y2", "Cy": "Y3 Y4 Y5"}
    assert waits(game) == COLOUR
    game = play(ALL_SHOW, THREE)
    assert held(game) == {"Ann": "G1 G2", "Bo": "Y1 Y2", "Cy": "Y3 Y4 Y5"}
    assert waits(game) == COLOUR
    assert play(ALL_SHOW, THREE, "Ann: colour red")["turn"] == "Bo"


# the player with the most cards swaps hands with the player with the fewest cards.


@tried_with(
    ("hands", "direction", "after"),
    [
        (["CU G1 G2", "Y1", "Y3 Y4 Y5"], "left", ["G1 G2", "Y3 Y4 Y5", "Y1"]),
        (["CU G1 G2 G3 G4", "Y1 Y2", "Y3"], "left", ["Y3", "Y1 Y2", "G1 G2 G3 G4"]),
        (["CU G1", "Y1 Y2", "Y3 Y4 Y5"], "left", ["Y3 Y4 Y5", "Y1 Y2", "G1"]),
        (["CU G1 G2", "Y1 Y2", "Y3 Y4"], "left", ["G1 G2", "Y1 Y2", "Y3 Y4"]),
        (["CU G1 G2", "Y1 Y2", "Y3"], "left", ["G1 G2", "Y3", "Y1 Y2"]),
        (["CU G1 G2", "Y1 Y2 Y6", "Y3 Y4 Y5"], "left", ["Y1 Y2 Y6", "G1 G2", "Y3 Y4 Y5"]),
        (["CU G1 G2", "Y1 Y2 Y6", "Y3 Y4 Y5"], "right", ["Y3 Y4 Y5", "Y1 Y2 Y6", "G1 G2"]),
        (["CU G1 G2 G3", "Y1 Y2", "Y3 Y4"], "left", ["Y1 Y2", "G1 G2 G3", "Y3 Y4"]),
        (["CU G1 G2 G3", "Y1 Y2", "Y3 Y4"], "right", ["Y3 Y4", "Y1 Y2", "G1 G2 G3"]),
        (["CU G1 G2", "Y1 Y2 Y3"], "left", ["Y1 Y2 Y3", "G1 G2"]),
    ],
)
def test_most_and_fewest_swap(hands: list[str], direction: str, after: list[str]) -> None:
    game = play(MOST_SWAPS, hands, direction=direction)
    assert list(held(game).values()) == after
    assert (waits(game), piles(game)) == (COLOUR, (7, 2))
    assert game["owes_uno"] == (["Ann"] if len(after[0]) == 2 else [])


# shuffle all hands together and deal them out evenly / deal back as many as each had.


@pytest.mark.parametrize(
    ("hands", "direction", "after"),
    [
        (["CU G1 G2", "Y1 Y2 Y6 Y7 Y8", "Y3"], "left", [2, 3, 3]),
        (["CU G1 G2", "Y1 Y2 Y6 Y7", "Y3"], "left", [2, 3, 2]),
        (["CU G1 G2", "Y1 Y2 Y6 Y7", "Y3"], "right", [2, 2, 3]),
        (["CU G1 G2", "Y1 Y2 Y6", "Y3"], "left", [2, 2, 2]),
        (["CU G1 G2 G3 G4 G5", "Y1"], "left", [3, 3]),
        (["CU G1 G2 G3 G4", "Y1"], "left", [2, 3]),
        (["CU G1", "Y1 Y2 Y3 Y4", "Y5", "Y6", "Y7"], "right", [1, 1, 2, 2, 2]),
    ],
)
def test_dealing_out_evenly(hands: list[str], direction: str, after: list[int]) -> None:
    game = play(EVENLY, hands, direction=direction)
    assert list(sizes(game).values()) == after
    everything = sorted(card for hand in hands for card in hand.split() if card != "CU")
    assert sorted(card for hand in game["hands"].values() for card in hand) == everything
    assert (waits(game), piles(game)) == (COLOUR, (7, 2))
    assert game["owes_uno"] == (["Ann"] if after[0] == 1 else [])


@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("hands", [FOUR, ["CU G1", "Y1 Y2 Y3 Y4"], ["CU G1 G2 G3", "Y1", "Y2"]])
def test_dealing_back_as_many_as_each_had(hands: list[str], direction: str) -> None:
    game = play(AS_EACH_HAD, hands, direction=direction)
    assert list(sizes(game).values()) == [len(hand.replace("CU ", "").split()) for hand in hands]
    everything = sorted(card for hand in hands for card in hand.split() if card != "CU")
    assert sorted(card for hand in game["hands"].values() for card in hand) == everything
    assert (waits(game), piles(game)) == (COLOUR, (7, 2))
    assert game["owes_uno"] == (["Ann"] if hands[0] == "CU G1" else [])


@pytest.mark.parametrize("text", [EVENLY, AS_EACH_HAD])
def test_the_hands_are_mixed(text: str) -> None:
    game = play(text, ["CU G1 G2 G3 G4 G5 G6", "Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3 B4 B5 B6"], draw="")
    assert any(
        {card[0] for card in hand} != {colour} for hand, colour in zip(game["hands"].values(), "GYB", strict=True)
    )


# return your hand to the draw pile, shuffle it and draw as many.


def test_returning_the_hand() -> None:
    game = play(RETURN, ["CU G1 G2 G3", "Y1 Y2"])
    assert sizes(game) == {"Ann": 3, "Bo": 2}
    assert set(game["hands"]["Ann"]) <= {"G1", "G2", "G3", "B1", "B2", "B3", "B4", "B6", "B7", "B8"}
    assert (waits(game), piles(game), cards_in_play(game)) == (COLOUR, (7, 2), 14)
    assert (game["round_over"], play(RETURN, THREE, "Ann: colour red")["turn"]) == (False, "Bo")


def test_returning_the_hand_to_an_empty_pile() -> None:
    game = play(RETURN, ["CU G1 G2 G3", "Y1 Y2"], draw="")
    assert (held(game)["Ann"], waits(game), piles(game)) == ("G1 G2 G3", COLOUR, (0, 2))


def test_returning_one_card_still_owes_the_call() -> None:
    game = play(RETURN, ["CU G1", "Y1 Y2"])
    assert (sizes(game)["Ann"], game["owes_uno"], game["round_over"]) == (1, ["Ann"], False)


# As the last card none of them does anything


@tried_with("text", TABLE)
@tried_with("direction", ["left", "right"])
def test_O3_the_last_card_does_nothing_and_names_no_colour(text: str, direction: str) -> None:
    game = play(text, ["CU", "Y1 Y2", "R3 Y4"], direction=direction)
    assert_over(game, "Ann")
    assert held(game) == {"Ann": "", "Bo": "Y1 Y2", "Cy": "R3 Y4"}
    assert (game["scores"]["Ann"], piles(game), game["protected"]) == (10, (7, 2), {})


@tried_with("text", TABLE)
def test_S7_turned_up_none_of_them_does_anything(text: str) -> None:
    rest: dict[str, Any] = {"opening": "CU", "written": {"CU": text}, "draw": "B1 B2 B3"}
    game = at(["G1 G2", "Y1 Y2"], edition=EDITION, **rest)
    assert asked(game) == [("Bo", "colour")]
    game = at(["G1 G2", "Y1 Y2"], "Bo: colour green", edition=EDITION, **rest)
    assert (asked(game), held(game), game["protected"]) == ([("Bo", "turn")], {"Ann": "G1 G2", "Bo": "Y1 Y2"}, {})
