"""Bots play house rules with sense: positions with an obviously right move."""

from typing import Any

import pytest

from lastcard.bots import make, sight
from lastcard.bots.playing import play_out
from lastcard.game.game import Game
from lastcard.game.position import Position, Stack

NAMES = ("Ann", "Bo", "Cy", "Di")
LEVELS = ("normal", "hard:200", "expert:200")


def stood(hands: list[str], options: dict[str, Any], **rest: Any) -> Game:
    players = NAMES[: len(hands)]
    cards = {name: hand.split() for name, hand in zip(players, hands, strict=True)}
    position = Position(cards, "Ann", **{"turn": "Ann", "discard": ["R5"], **rest})
    return Game("classic", players, 1, options, position)


def choice(level: str, game: Game, name: str, react: bool = False) -> str:
    return make(level, 1).choose(sight(game, name, react=react))


@pytest.mark.parametrize("level", LEVELS)
def test_H1_a_stack_is_passed_on_rather_than_drawn(level: str) -> None:
    game = stood(
        ["R1 R2 R3", "BD B1 B2", "G1 G2 G3"], {"stack": "any"}, turn="Bo", discard=["RD"], stack=Stack(10, "Ann")
    )
    assert choice(level, game, "Bo") == "play BD"


def test_H1_a_partner_is_not_hit_if_an_opponent_can_be() -> None:
    """Cy is out: a Draw Two of Bo's would hit Di, a partner; a Reverse sends the stack back to Ann."""
    options = {"stack": "any", "deflect": True, "teams": 2, "mercy": 25}
    hands = ["R1 R2 R3", "RD RV B2", "", "G1 G2"]
    game = stood(hands, options, turn="Bo", discard=["RD"], stack=Stack(6, "Ann"), out=["Cy"])
    assert choice("normal", game, "Bo") == "play RV"


@pytest.mark.parametrize("level", LEVELS)
def test_H5_whoever_can_go_out_by_jumping_in_does(level: str) -> None:
    game = stood(["R1 R2 R3", "R5", "G1 G2 G3"], {"jump_in": True})
    assert choice(level, game, "Bo", react=True) == "jump R5"


@pytest.mark.parametrize("level", LEVELS)
def test_H6_a_seven_swaps_with_whoever_has_the_fewest_cards(level: str) -> None:
    game = stood(["R7 B1 B2 B3 Y1 Y2", "G1 G2 G3 G4", "G5"], {"seven_zero": True})
    game.play("Ann: play R7")
    assert choice(level, game, "Ann") == "choose Cy"


FIVE = "B2 B3 B4 B6 G6"
TWENTY = "B1 B2 B3 B4 B6 B7 B8 B9 G1 G2 G3 G4 G6 G7 G8 G9 Y1 Y2 Y3 Y4"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_H6_nobody_gives_away_a_single_card_for_five(level: str, card: str) -> None:
    game = stood([f"{card} B1", FIVE, "G1 G2 G3 G4 G8"], {"seven_zero": True})
    assert choice(level, game, "Ann") == "draw"
    game = stood(["B1", FIVE, "G1 G2 G3 G4 G8"], {"seven_zero": True}, draw=[card])
    game.play("Ann: draw")
    assert choice(level, game, "Ann") == "keep"


def test_H6_H8_whoever_has_to_play_takes_what_does_least_harm() -> None:
    game = stood(["R7 W4 B1", FIVE, "G1 G2 G3 G4 G8"], {"seven_zero": True, "force_play": True})
    assert choice("normal", game, "Ann") == "play R7"


@pytest.mark.parametrize("level", LEVELS)
def test_H9_whoever_would_be_out_anyway_challenges(level: str) -> None:
    options = {"stack": "any", "mercy": 25}
    rest: dict[str, Any] = {"turn": "Bo", "discard": ["R5", "W4"], "colour": "green", "stack": Stack(8, "Ann")}
    assert choice(level, stood(["R1 R2", TWENTY, "Y6 Y7"], options, **rest), "Bo") == "challenge"
    game = stood(["W4 R1 R2", f"{TWENTY} Y8", "Y6 Y7"], {"mercy": 25})
    game.play("Ann: play W4")
    game.play("Ann: colour red")
    assert choice(level, game, "Bo") == "challenge"


def test_H9_a_wild_is_not_saved_for_a_draw_that_would_be_the_last() -> None:
    game = stood([TWENTY[:23], "G1 G2 G3", "Y1 Y2 Y3"], {"mercy": 10}, draw=["W"])
    game.play("Ann: draw")
    assert choice("normal", game, "Ann") == "play W"


def test_H10_a_catch_hurts_no_partner() -> None:
    game = stood(["R1 R2", "B1 B2", "G1 G2", "Y1 Y2"], {"teams": 2})
    game.play("Ann: play R1")
    assert choice("normal", game, "Cy", react=True) == "wait"
    assert choice("normal", game, "Bo", react=True) == "catch Ann"


@pytest.mark.parametrize("rules", ["party", "merciless"])
def test_all_levels_play_the_sets_to_the_end_of_a_round(rules: str) -> None:
    options = {"rules": rules, "deflect": True, "teams": 2, "false_call": 2, "last_card": "acts"}
    for seed in range(4):
        game = play_out(Game("classic", NAMES, seed, options), ["hard:8", "normal", "easy", "random"], until="round")
        assert game.round.over
