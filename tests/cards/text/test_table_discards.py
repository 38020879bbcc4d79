"""The sentences of the table that discard, decide by a drop or a condition, and the dare with its votes."""

import pytest

from cards.text.cards import COLOUR, NAMES, TABLE, asked, held, play, sizes
from cases import tried_with
from rulebook.build import assert_over, calls, piles, waits

ALL_RED, OF_A_COLOUR, THREE_CARDS = TABLE[12:15]
DROP, IF_MORE, DARE = TABLE[21], TABLE[22], TABLE[24]
BOTH = ["CU G1 G2", "Y1 Y2", "Y3 Y4 Y5"]


# discard all red cards.


def test_discarding_all_red_cards() -> None:
    game = play(ALL_RED, ["CU R1 R1 RS RD G2 W Y3", "R3 R4", "R6 Y1"])
    assert held(game) == {"Ann": "G2 W Y3", "Bo": "R3 R4", "Cy": "R6 Y1"}
    assert (waits(game), game["top"], piles(game)) == (COLOUR, "CU", (7, 6))
    assert game["direction"] == "left"


def test_they_do_nothing() -> None:
    game = play(ALL_RED, ["CU RS RD RV G2 G3", "R3 R4", "R6 Y1"], "Ann: colour green")
    assert (game["turn"], sizes(game)) == ("Bo", {"Ann": 2, "Bo": 2, "Cy": 2})


def test_without_a_red_card_nothing_is_discarded() -> None:
    game = play(ALL_RED, ["CU G1 G2", "R3 R4"])
    assert (held(game)["Ann"], waits(game), piles(game)) == ("G1 G2", COLOUR, (7, 2))


def test_discarding_all_red_cards_but_one_owes_the_call() -> None:
    game = play(ALL_RED, ["CU R1 R2 G2", "R3 R4"])
    assert (held(game)["Ann"], game["owes_uno"]) == ("G2", ["Ann"])
    assert calls(game) == {"Ann": ["uno"], "Bo": ["catch Ann"]}


def test_discarding_only_red_cards_is_going_out() -> None:
    game = play(ALL_RED, ["CU R1 R2", "R3 R4"])
    assert_over(game, "Ann")
    assert (game["scores"], piles(game), game["top"]) == ({"Ann": 7, "Bo": 0}, (7, 4), "CU")


# everyone discards all cards of a colour you choose.


def test_the_colour_of_the_text_is_chosen_first() -> None:
    hands = ["CU G1 B2 B3", "Y1 Y2 G3", "Y3 G4 G5 B6"]
    game = play(OF_A_COLOUR, hands)
    assert waits(game) == COLOUR
    assert held(game)["Cy"] == "B6 G4 G5 Y3"
    game = play(OF_A_COLOUR, hands, "Ann: colour green")
    assert held(game) == {"Ann": "B2 B3", "Bo": "Y1 Y2", "Cy": "B6 Y3"}
    assert (waits(game), game["colour"], game["top"], piles(game)) == (COLOUR, None, "CU", (7, 6))
    game = play(OF_A_COLOUR, hands, "Ann: colour green", "Ann: colour yellow")
    assert (game["colour"], game["turn"], waits(game)[2]) == ("yellow", "Bo", ["draw", "play Y1", "play Y2"])


@pytest.mark.parametrize(
    ("hands", "direction", "winner"),
    [
        (["CU G1 B2", "G3", "G4"], "left", "Bo"),
        (["CU G1 B2", "G3", "G4"], "right", "Cy"),
        (["CU G1 B2", "G3", "G4", "G5"], "right", "Di"),
        (["CU G1 B2", "G3 Y1", "G4"], "left", "Cy"),
        (["CU G1 G2", "G3", "G4"], "left", "Ann"),
        (["CU G1 G2", "G3", "G4"], "right", "Ann"),
        (["CU B1 B2", "Y3", "G4 G5"], "left", "Cy"),
    ],
)
def test_the_first_in_turn_order_goes_out(hands: list[str], direction: str, winner: str) -> None:
    game = play(OF_A_COLOUR, hands, "Ann: colour green", direction=direction)
    assert_over(game, winner)


def test_a_colour_that_nobody_holds() -> None:
    game = play(OF_A_COLOUR, BOTH, "Ann: colour red")
    assert (sizes(game), waits(game), piles(game)) == ({"Ann": 2, "Bo": 2, "Cy": 3}, COLOUR, (7, 2))


def test_only_the_player_owes_the_call_for_discards() -> None:
    game = play(OF_A_COLOUR, ["CU G1 B2", "G3 Y1", "G4 Y2"], "Ann: colour green")
    assert (sizes(game), game["owes_uno"]) == ({"Ann": 1, "Bo": 1, "Cy": 1}, ["Ann"])


# discard 3 cards.


def test_discarding_three_cards_one_by_one() -> None:
    hands = ["CU G1 G2 R3 W B4", "Y1 Y2"]
    game = play(THREE_CARDS, hands)
    options = ["discard B4", "discard G1", "discard G2", "discard R3", "discard W"]
    assert waits(game) == ("Ann", "discard", options)
    game = play(THREE_CARDS, hands, "Ann: discard W", "Ann: discard R3")
    assert waits(game) == ("Ann", "discard", options[:3])
    game = play(THREE_CARDS, hands, "Ann: discard W", "Ann: discard R3", "Ann: discard B4")
    assert (held(game)["Ann"], waits(game), game["top"], piles(game)) == ("G1 G2", COLOUR, "CU", (7, 5))


def test_equal_cards_are_one_option() -> None:
    game = play(THREE_CARDS, ["CU G1 G1 R3 R3", "Y1 Y2"])
    assert waits(game)[2] == ["discard G1", "discard R3"]


def test_discarding_as_many_as_there_are_is_going_out() -> None:
    game = play(THREE_CARDS, ["CU G1 G2", "Y1 Y2"], "Ann: discard G2")
    assert (waits(game), game["owes_uno"]) == (("Ann", "discard", ["discard G1"]), ["Ann"])
    game = play(THREE_CARDS, ["CU G1 G2", "Y1 Y2"], "Ann: discard G2", "Ann: discard G1")
    assert_over(game, "Ann")
    assert (game["top"], piles(game)) == ("CU", (7, 4))


def test_discarding_all_but_one_owes_the_call() -> None:
    moves = ("Ann: discard G2", "Ann: discard G1", "Ann: discard G3")
    game = play(THREE_CARDS, ["CU G1 G2 G3 G4", "Y1 Y2"], *moves)
    assert (game["owes_uno"], waits(game)) == (["Ann"], COLOUR)
    game = play(THREE_CARDS, ["CU G1 G2 G3 G4", "Y1 Y2"], *moves[:2], "Ann: discard G3 uno")
    assert game["owes_uno"] == []


# drop this card: if it lands face up, discard 2 cards; otherwise draw 2.


def test_face_up_two_cards_are_discarded() -> None:
    game = play(DROP, ["CU G1 G2 G3", "Y1 Y2"], "chance: slam")
    assert waits(game) == ("Ann", "discard", ["discard G1", "discard G2", "discard G3"])
    game = play(DROP, ["CU G1 G2 G3", "Y1 Y2"], "chance: slam", "Ann: discard G1", "Ann: discard G3")
    assert (held(game)["Ann"], waits(game), piles(game), game["top"]) == ("G2", COLOUR, (7, 4), "CU")
    assert game["owes_uno"] == ["Ann"]


def test_face_up_the_last_cards_are_discarded() -> None:
    game = play(DROP, ["CU G1", "Y1 Y2"], "chance: slam", "Ann: discard G1")
    assert_over(game, "Ann")


def test_face_down_two_are_drawn() -> None:
    game = play(DROP, ["CU G1 G2 G3", "Y1 Y2"], "chance: back")
    assert (held(game)["Ann"], waits(game), piles(game)) == ("B1 B2 G1 G2 G3", COLOUR, (5, 2))
    assert play(DROP, ["CU G1", "Y1 Y2"], "chance: back")["owes_uno"] == []


def test_face_down_as_many_are_drawn_as_there_are() -> None:
    game = play(DROP, ["CU G1 G2 G3", "Y1 Y2"], "chance: back", draw="")
    assert (held(game)["Ann"], piles(game)) == ("G1 G2 G3 R5", (0, 1))


def test_a_drop_that_is_not_stated_follows_from_the_seed() -> None:
    game = play(DROP, ["CU G1 G2 G3", "Y1 Y2"])
    assert waits(game)[1] in ("discard", "colour")


# if you hold more than 5 cards, discard 2 cards; otherwise everyone else draws 1.


def test_holding_more_than_five() -> None:
    hands = ["CU G1 G2 G3 G4 G5 G6", "Y1 Y2", "Y3"]
    game = play(IF_MORE, hands)
    assert asked(game) == [("Ann", "discard")]
    game = play(IF_MORE, hands, "Ann: discard G1", "Ann: discard G2")
    assert held(game) == {"Ann": "G3 G4 G5 G6", "Bo": "Y1 Y2", "Cy": "Y3"}
    assert waits(game) == COLOUR


def test_holding_five_or_fewer() -> None:
    game = play(IF_MORE, ["CU G1 G2 G3 G4 G5", "Y1 Y2", "Y3"])
    assert held(game) == {"Ann": "G1 G2 G3 G4 G5", "Bo": "B1 Y1 Y2", "Cy": "B2 Y3"}
    assert waits(game) == COLOUR
    game = play(IF_MORE, ["CU G1 G2", "Y1 Y2", "Y3"], "Ann: colour red", direction="right")
    assert held(game) == {"Ann": "G1 G2", "Bo": "B2 Y1 Y2", "Cy": "B1 Y3"}
    assert game["turn"] == "Cy"


# a player you choose must sing a song, or draws 2.

SEATS = ["CU G1 G2", "Y1 Y2", "Y3 Y4", "Y5 Y6", "Y7 Y8"]
VOTE = ["done", "not done"]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_everybody_but_the_dared_one_votes_at_once(count: int) -> None:
    game = play(DARE, SEATS[:count], "Ann: choose Bo")
    voters = [name for name in NAMES[:count] if name != "Bo"]
    assert asked(game) == [(name, "vote") for name in voters]
    assert all(row["options"] == VOTE for row in game["waiting"])
    assert (sizes(game)["Bo"], piles(game)) == (2, (7, 2))


@tried_with(
    ("votes", "drawn"),
    [
        ("n", 2),
        ("d", 0),
        ("nn", 2),
        ("dn", 0),
        ("nd", 0),
        ("dd", 0),
        ("nnn", 2),
        ("dnn", 2),
        ("nnd", 2),
        ("ndd", 0),
        ("ndn", 2),
        ("ddd", 0),
        ("nnnn", 2),
        ("dnnn", 2),
        ("nddn", 0),
        ("nndd", 0),
        ("dddn", 0),
        ("dddd", 0),
    ],
)
def test_a_majority_decides_and_a_tie_counts_as_done(votes: str, drawn: int) -> None:
    count = len(votes) + 1
    voters = [name for name in NAMES[:count] if name != "Bo"]
    moves = [f"{name}: {'done' if vote == 'd' else 'not done'}" for name, vote in zip(voters, votes, strict=True)]
    for order in (moves, moves[::-1]):
        game = play(DARE, SEATS[:count], "Ann: choose Bo", *order)
        assert held(game)["Bo"] == ("B1 B2 Y1 Y2" if drawn else "Y1 Y2")
        assert (waits(game), piles(game)) == (COLOUR, (7 - drawn, 2))


def test_who_has_voted_is_no_longer_waited_for() -> None:
    game = play(DARE, SEATS[:4], "Ann: choose Cy", "Bo: not done")
    assert asked(game) == [("Ann", "vote"), ("Di", "vote")]
    assert sizes(game)["Cy"] == 2


def test_after_the_dare_the_colour_and_the_next_player() -> None:
    game = play(DARE, SEATS[:3], "Ann: choose Cy", "Bo: done", "Ann: not done", "Ann: colour red")
    assert (game["turn"], game["colour"], held(game)["Cy"]) == ("Bo", "red", "Y3 Y4")


@pytest.mark.parametrize("count", [2, 3, 4])
def test_nobody_dares_themselves(count: int) -> None:
    assert waits(play(DARE, SEATS[:count])) == ("Ann", "choose", [f"choose {name}" for name in NAMES[1:count]])


def test_the_call_can_be_caught_while_votes_are_waited_for() -> None:
    game = play(DARE, ["CU G1", "Y1 Y2", "Y3 Y4"], "Ann: choose Bo", "Bo: catch Ann")
    assert held(game)["Ann"] == "B1 B2 G1"
    assert asked(game) == [("Ann", "vote"), ("Cy", "vote")]
