"""Clauses E6 and E7: the Power Ring (Green Lantern)."""

from typing import Any

import pytest

from lastcard.bots import make, sight
from lastcard.engine.chance import Chance
from lastcard.engine.decisions import GIVE, card_of
from lastcard.engine.round import Round
from lastcard.game import record as records
from lastcard.game.game import Game as Played
from lastcard.game.questions import KINDS
from lastcard.thinking.driver import Driver
from rulebook.build import GREEN, Game, assert_over, assert_refused, at, piles, record, waits

HANDS = ["PR Y1 YD R2 B3", "G1 G2", "G3 G4"]


def ring(hands: list[str], *moves: str, **rest: Any) -> Game:
    """Ann plays the Power Ring, then these moves follow."""
    start = {"edition": "green-lantern", "discard": "R5", "draw": "B7 B8"} | rest
    return at(hands, "Ann: play PR", *moves, **start)


def test_E6_any_yellow_card_may_go_to_any_other_player() -> None:
    game = ring(HANDS)
    assert waits(game) == ("Ann", "give", ["give Y1 to Bo", "give Y1 to Cy", "give YD to Bo", "give YD to Cy"])
    assert (game["turn"], game["top"], game["colour"]) == ("Ann", "PR", None)
    assert piles(game) == (2, 2)


def test_E6_all_to_one_player() -> None:
    game = ring(HANDS, "Ann: give Y1 to Cy", "Ann: give YD to Cy")
    assert game["hands"] == {"Ann": ["B3", "R2"], "Bo": ["G1", "G2"], "Cy": ["G3", "G4", "Y1", "YD"]}
    assert waits(game) == ("Ann", "colour", GREEN)
    assert piles(game) == (2, 2)


def test_E6_divided_and_in_any_order() -> None:
    game = ring(HANDS, "Ann: give YD to Bo", "Ann: give Y1 to Cy")
    assert game["hands"] == {"Ann": ["B3", "R2"], "Bo": ["G1", "G2", "YD"], "Cy": ["G3", "G4", "Y1"]}


def test_E6_all_yellow_cards_must_go() -> None:
    half = ring(HANDS, "Ann: give YD to Bo")
    assert waits(half) == ("Ann", "give", ["give Y1 to Bo", "give Y1 to Cy"])
    text = record(HANDS, "Ann: play PR", "Ann: give YD to Bo", "Ann: colour red", edition="green-lantern", discard="R5")
    assert_refused(text, "moves[2]", "give Y1 to Bo")


@pytest.mark.parametrize("move", ["give R2 to Bo", "give Y1 to Ann", "give Y9 to Bo", "give Y1 to Zed"])
def test_E6_only_yellow_cards_of_the_hand_go_and_only_to_others(move: str) -> None:
    text = record(HANDS, "Ann: play PR", f"Ann: {move}", edition="green-lantern", discard="R5")
    assert_refused(text, "moves[1]", "give Y1 to Bo")


@pytest.mark.parametrize("card", ["YD", "YS", "YV"])
def test_E6_a_card_given_does_not_act(card: str) -> None:
    game = ring([f"PR {card} R2 B3", "G1 G2", "G3 G4"], f"Ann: give {card} to Bo", "Ann: colour red")
    assert game["hands"]["Bo"] == sorted(["G1", "G2", card])
    assert (game["turn"], game["direction"]) == ("Bo", "left")
    assert piles(game) == (2, 2)


def test_E6_two_equal_cards_may_go_to_different_players() -> None:
    hands = ["PR Y1 Y1 R2", "G1 G2", "G3 G4"]
    assert waits(ring(hands))[2] == ["give Y1 to Bo", "give Y1 to Cy"]
    game = ring(hands, "Ann: give Y1 to Bo", "Ann: give Y1 to Cy")
    assert game["hands"] == {"Ann": ["R2"], "Bo": ["G1", "G2", "Y1"], "Cy": ["G3", "G4", "Y1"]}


def test_E6_the_colour_comes_last_and_then_the_next_player() -> None:
    game = ring(HANDS, "Ann: give Y1 to Bo", "Ann: give YD to Cy", "Ann: colour yellow")
    assert (game["colour"], game["turn"], game["top"]) == ("yellow", "Bo", "PR")
    assert waits(game) == ("Bo", "turn", ["draw", "play Y1"])


def test_E6_with_two_players_every_gift_is_still_asked() -> None:
    game = ring(["PR Y1 R2 B3", "G1 G2"])
    assert waits(game) == ("Ann", "give", ["give Y1 to Bo"])


def test_E6_play_goes_right_when_the_direction_is_right() -> None:
    game = ring(HANDS, "Ann: give Y1 to Bo", "Ann: give YD to Bo", "Ann: colour green", direction="right")
    assert game["turn"] == "Cy"


def test_E6_it_is_playable_at_any_time() -> None:
    game = at(HANDS, edition="green-lantern", discard="G9 W", colour="green", draw="B7")
    assert waits(game)[2] == ["draw", "play PR"]


def test_E7_with_no_yellow_card_nothing_is_given() -> None:
    game = ring(["PR R2 B3 W", "G1 G2", "G3 G4"])
    assert waits(game) == ("Ann", "colour", GREEN)
    assert game["hands"] == {"Ann": ["B3", "R2", "W"], "Bo": ["G1", "G2"], "Cy": ["G3", "G4"]}


def test_E7_giving_the_last_card_away_is_going_out() -> None:
    game = ring(["PR Y1 YD", "G1 G2", "G3 G4"], "Ann: give Y1 to Bo", "Ann: give YD to Cy")
    assert_over(game, "Ann")
    assert game["hands"] == {"Ann": [], "Bo": ["G1", "G2", "Y1"], "Cy": ["G3", "G4", "YD"]}
    assert game["scores"] == {"Ann": 4 + 27, "Bo": 0, "Cy": 0}
    assert game["top"] == "PR"


def test_E7_a_draw_two_given_last_is_not_played() -> None:
    # O2 is about the last card played; this one changes hands.
    game = ring(["PR YD", "G1 G2", "G3 G4"], "Ann: give YD to Cy")
    assert_over(game, "Ann")
    assert game["hands"] == {"Ann": [], "Bo": ["G1", "G2"], "Cy": ["G3", "G4", "YD"]}
    assert piles(game) == (2, 2)


def caught(hand: str, *moves: str, draw: str, **rest: Any) -> Game:
    """Ann plays the Power Ring from this hand, and these moves follow, a catch among them."""
    return ring([hand, "G1 G2", "G3 G4"], *moves, draw=draw, **rest)


def test_E7_what_a_caught_call_brings_is_not_given() -> None:
    game = caught("PR Y5", "Bo: catch Ann", draw="Y7 B1")
    assert game["hands"]["Ann"] == ["B1", "Y5", "Y7"]
    assert waits(game) == ("Ann", "give", ["give Y5 to Bo", "give Y5 to Cy"])
    after = caught("PR Y5", "Bo: catch Ann", "Ann: give Y5 to Cy", draw="Y7 B1")
    assert after["hands"] == {"Ann": ["B1", "Y7"], "Bo": ["G1", "G2"], "Cy": ["G3", "G4", "Y5"]}
    assert waits(after) == ("Ann", "colour", GREEN)


@pytest.mark.parametrize("move", ["give Y7 to Bo", "give Y8 to Cy", "colour red"])
def test_E7_nothing_else_is_possible_after_a_catch(move: str) -> None:
    moves = ("Ann: play PR", "Ann: give Y1 to Bo", "Bo: catch Ann", f"Ann: {move}")
    hands = ["PR Y1 Y5", "G1 G2", "G3 G4"]
    text = record(hands, *moves, edition="green-lantern", discard="R5", draw="Y7 Y8")
    assert_refused(text, "moves[3]", "possible: give Y5 to Bo, give Y5 to Cy")


def test_E7_of_equal_cards_as_many_go_as_were_there() -> None:
    game = caught("PR Y1 Y5", "Ann: give Y1 to Bo", "Cy: catch Ann", draw="Y5 Y1")
    assert game["hands"]["Ann"] == ["Y1", "Y5", "Y5"]
    assert waits(game)[2] == ["give Y5 to Bo", "give Y5 to Cy"]
    after = caught("PR Y1 Y5", "Ann: give Y1 to Bo", "Cy: catch Ann", "Ann: give Y5 to Bo", draw="Y5 Y1")
    assert after["hands"]["Ann"] == ["Y1", "Y5"]
    assert waits(after)[1] == "colour"


def test_E7_a_gain_by_a_call_that_was_no_gift_changes_nothing() -> None:
    game = caught("PR Y5 R2", "Ann: give Y5 to Bo", "Bo: catch Ann", draw="Y7 Y8")
    assert game["hands"]["Ann"] == ["R2", "Y7", "Y8"]
    assert waits(game)[1] == "colour"


def test_E7_the_next_power_ring_gives_what_was_kept() -> None:
    moves = ["Bo: catch Ann", "Ann: give Y5 to Bo", "Ann: colour red", "Bo: draw", "Ann: play PR"]
    game = at(["PR Y5", "G1 G2"], "Ann: play PR", *moves, edition="green-lantern", discard="R5", draw="Y7 PR B9")
    assert waits(game) == ("Ann", "give", ["give Y7 to Bo"])


def test_E7_is_true_of_a_text_that_says_the_same() -> None:
    written = {"CU": "give all your cards to other players."}
    hands = ["CU Y5", "G1 G2", "G3 G4"]
    start = {"edition": "dc-super-hero-girls", "written": written, "discard": "R5", "draw": "B7 R8"}
    game = at(hands, "Ann: play CU", "Bo: catch Ann", **start)
    assert waits(game) == ("Ann", "give", ["give Y5 to Bo", "give Y5 to Cy"])
    after = at(hands, "Ann: play CU", "Bo: catch Ann", "Ann: give Y5 to Bo", **start)
    assert after["hands"]["Ann"] == ["B7", "R8"]


def giving() -> Played:
    """Ann, caught in the middle of giving, has still to give a yellow 5 and keeps a 7."""
    moves = ("Ann: play PR", "Ann: give Y1 to Bo", "Bo: catch Ann")
    hands = ["PR Y1 Y5", "G1 G2", "G3 G4"]
    return records.loads(record(hands, *moves, edition="green-lantern", discard="R5", draw="Y7 B8 R1 R2 R3")).replay()


def test_E7_copies_and_restored_games_know_what_is_left_to_give() -> None:
    game = giving()
    copy, restored = game.copy(), records.loads(records.of(game).dumps()).start()
    restored.decode(game.encode())
    for other in (copy, restored):
        assert other.waiting == game.waiting
        other.play("Ann: give Y5 to Cy")
        assert other.waiting[0].kind == "colour"
    assert copy.encode() == restored.encode() != game.encode()


def test_E7_bots_give_what_is_to_be_given() -> None:
    game = giving()
    for name in ("random", "easy", "normal", "hard:40"):
        assert make(name, 1).choose(sight(game, "Ann")) in ("give Y5 to Bo", "give Y5 to Cy")


def test_E7_others_who_think_ahead_let_ann_give_what_she_may_hold() -> None:
    game = records.loads(
        record(["PR Y5", "G1 G2", "G3 G4"], "Ann: play PR", edition="green-lantern", discard="R5", rest="shuffled")
    ).replay()
    scene = sight(game, "Bo", react=True).scene
    assert scene is not None
    world, kinds = Driver(Round(scene.deck, 3, Chance())), set()
    for seed in range(200):
        scene.deal(world, Chance(seed))
        kinds.add(KINDS[world.round.kind])
        assert len(world.round.legal(0)) > 0
        assert all(world.round.holds(0, card_of(o)) for o in world.round.legal(0) if world.round.kind == GIVE)
    assert kinds == {"give", "colour"}
