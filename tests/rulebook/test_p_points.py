"""Clauses P1 to P4: the points of a round and the end of a game."""

import pytest

from cases import tried_with
from rulebook.build import EDITIONS, SPECIALS, Game, assert_over, assert_refused, at, cards_in_play, record

TALLY = {"scoring": "tally"}


def test_P1_the_winner_scores_what_the_others_hold() -> None:
    game = at(["R1", "R0 R9 BD", "GV YS W W4"], "Ann: play R1", discard="R5", draw="G1")
    assert_over(game, "Ann")
    assert game["scores"] == {"Ann": 0 + 9 + 20 + 20 + 20 + 50 + 50, "Bo": 0, "Cy": 0}


@tried_with("number", range(10))
def test_P1_number_cards_count_their_face(number: int) -> None:
    game = at(["R1", f"G{number}"], "Ann: play R1", discard="R5")
    assert game["scores"]["Ann"] == number


@pytest.mark.parametrize(
    ("card", "points"), [("BD", 20), ("BV", 20), ("BS", 20), ("W", 50), ("W4", 50)],
)  # fmt: skip
def test_P1_action_cards_count_20_and_wilds_50(card: str, points: int) -> None:
    game = at(["R1", card], "Ann: play R1", discard="R5")
    assert game["scores"]["Ann"] == points


@pytest.mark.parametrize(
    ("edition", "card"), [(edition, card) for edition in EDITIONS for card in SPECIALS[edition]],
)  # fmt: skip
def test_P1_specials_count_50(edition: str, card: str) -> None:
    game = at(["R1", f"{card} R3"], "Ann: play R1", edition=edition, discard="R5")
    assert game["scores"] == {"Ann": 53, "Bo": 0}


def test_P1_orange_cards_count_their_face() -> None:
    game = at(["R1", "O7 OD"], "Ann: play R1", edition="space-jam", discard="R5")
    assert game["scores"]["Ann"] == 27


def test_P1_points_are_added_to_the_score() -> None:
    game = at(["R2 R3", "R1", "R9"], "Bo: play R1", turn="Bo", discard="R5", scores={"Ann": 40, "Bo": 60})
    assert game["scores"] == {"Ann": 40, "Bo": 60 + 5 + 9, "Cy": 0}
    assert game["round_winner"] == "Bo"


def test_P1_a_card_lying_in_front_of_a_player_is_not_held() -> None:
    game = at(
        ["R1", "R3"], "Ann: play R1", edition="dc-super-hero-girls", discard="R5", colour="red", protected={"Bo": "SD"}
    )
    assert game["scores"] == {"Ann": 3, "Bo": 0}


def won(points: int, **rest: int) -> Game:
    """Ann, with these points before, goes out against 20 points in Bo's hand."""
    return at(["R1", "BD", "R0"], "Ann: play R1", discard="R5", scores={"Ann": points, "Bo": 7}, options=rest)


@pytest.mark.parametrize("before", [480, 499])
def test_P2_whoever_reaches_500_wins_the_game(before: int) -> None:
    game = won(before)
    assert game["scores"] == {"Ann": before + 20, "Bo": 7, "Cy": 0}
    assert game["game_winners"] == ["Ann"]
    assert (game["round_over"], game["round_winner"]) == (True, "Ann")
    assert game["waiting"] == []


def test_P2_with_499_the_game_goes_on() -> None:
    game = won(479)
    assert_over(game, "Ann")
    assert game["scores"]["Ann"] == 499


@pytest.mark.parametrize("player", ["Ann", "Bo", "Cy"])
def test_P2_another_round_begins_when_anybody_asks(player: str) -> None:
    game = at(["R1", "BD", "R0"], "Ann: play R1", f"{player}: next", discard="R5", scores={"Cy": 33})
    assert (game["round"], game["round_over"], game["round_winner"]) == (2, False, None)
    assert game["scores"] == {"Ann": 20, "Bo": 0, "Cy": 33}
    assert game["dealer"] == "Bo"
    assert game["discard_pile"] == 1
    assert sum(map(len, game["hands"].values())) in (21, 23)


@pytest.mark.parametrize("edition", EDITIONS)
def test_P2_all_cards_are_shuffled_for_another_round(edition: str) -> None:
    # The cards left out of the first round are back in the second.
    game = at(["R1", "BD", "R0"], "Ann: play R1", "Bo: next", edition=edition, discard="R5")
    assert cards_in_play(game) == 112


def test_P2_a_card_in_front_of_a_player_goes_back_for_another_round() -> None:
    game = at(
        ["R1", "R3"], "Ann: play R1", "Bo: next", edition="dc-super-hero-girls", discard="R5", colour="red",
        protected={"Bo": "SD"},
    )  # fmt: skip
    assert game["protected"] == {}
    assert cards_in_play(game) == 112


def test_P2_no_round_follows_the_end_of_the_game() -> None:
    text = record(["R1", "BD"], "Ann: play R1", "Bo: next", discard="R5", scores={"Ann": 480})
    assert_refused(text, "moves[1]", "next")


def test_P2_the_next_round_is_asked_for_once() -> None:
    text = record(["R1", "BD"], "Ann: play R1", "Bo: next", "Ann: next", discard="R5")
    assert_refused(text, "moves[2]", "next")


def test_P3_the_table_may_set_another_target() -> None:
    assert won(79, target=100)["game_winners"] == []
    assert won(80, target=100)["game_winners"] == ["Ann"]
    assert won(480, target=501)["game_winners"] == []


def test_P3_the_target_is_500_unless_set() -> None:
    assert won(480)["game_winners"] == won(480, target=500)["game_winners"] == ["Ann"]


@pytest.mark.parametrize("scoring", ["winner", "tally", "elimination"])
def test_P3_after_the_number_of_rounds_that_the_table_has_set_whoever_is_ahead_wins(scoring: str) -> None:
    def after(rounds: int) -> object:
        options = {"scoring": scoring, "rounds": rounds}
        return at(["R1", "BD", "R0"], "Ann: play R1", discard="R5", options=options)["game_winners"]

    assert (after(0), after(2)) == ([], [])
    assert after(1) == (["Ann"] if scoring == "winner" else ["Ann", "Cy"])


def test_P4_everybody_tallies_what_they_hold() -> None:
    game = at(
        ["R1", "R9 BD", "W R2"], "Ann: play R1", discard="R5", options=TALLY, scores={"Ann": 5, "Bo": 10, "Cy": 20}
    )
    assert_over(game, "Ann")
    assert game["scores"] == {"Ann": 5, "Bo": 39, "Cy": 72}


def test_P4_when_somebody_reaches_500_the_lowest_wins() -> None:
    game = at(["R1", "BD", "R9"], "Ann: play R1", discard="R5", options=TALLY, scores={"Ann": 90, "Bo": 480, "Cy": 70})
    assert game["scores"] == {"Ann": 90, "Bo": 500, "Cy": 79}
    assert game["game_winners"] == ["Cy"]
    assert game["round_winner"] == "Ann"
    assert game["waiting"] == []


def test_P4_below_500_the_game_goes_on() -> None:
    game = at(["R1", "BD", "R9"], "Ann: play R1", discard="R5", options=TALLY, scores={"Bo": 479})
    assert_over(game, "Ann")
    assert game["scores"]["Bo"] == 499


def test_P4_equal_lowest_tallies_win_together() -> None:
    game = at(["R1", "BD", "R4"], "Ann: play R1", discard="R5", options=TALLY, scores={"Ann": 50, "Bo": 490, "Cy": 46})
    assert game["scores"] == {"Ann": 50, "Bo": 510, "Cy": 50}
    assert game["game_winners"] == ["Ann", "Cy"]


def test_P4_with_another_target() -> None:
    game = at(["R1", "BD"], "Ann: play R1", discard="R5", options=TALLY | {"target": 20})
    assert game["game_winners"] == ["Ann"]


def test_P4_cards_drawn_for_a_last_draw_two_count() -> None:
    game = at(["RD", "R2", "R4"], "Ann: play RD", discard="R5", draw="B6 B7", options=TALLY)
    assert game["scores"] == {"Ann": 0, "Bo": 15, "Cy": 4}


def test_P4_everybody_tallies_when_the_round_is_blocked() -> None:
    game = at(["G2 G3", "Y1"], "Ann: pass", "Bo: pass", discard="B5", options=TALLY, scores={"Bo": 30})
    assert (game["blocked"], game["round_winner"]) == (True, None)
    assert game["scores"] == {"Ann": 5, "Bo": 31}


def test_P4_a_blocked_round_may_end_the_game() -> None:
    game = at(["GD G3", "Y1"], "Ann: pass", "Bo: pass", discard="B5", options=TALLY, scores={"Ann": 480, "Bo": 30})
    assert game["scores"] == {"Ann": 503, "Bo": 31}
    assert game["game_winners"] == ["Bo"]
    assert game["waiting"] == []
