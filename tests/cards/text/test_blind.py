"""Playing without looking: chance takes a card out of a hand, which is played if it may be."""

import random

from cards.text.cards import COLOURS, EDITION, held, live, play, told
from cards.text.test_random_texts import runs
from cases import tried_with
from lastcard.cards.edition import load
from lastcard.cards.text import check
from lastcard.game.game import Game
from lastcard.game.settings import Options
from rulebook.build import assert_over, waits

NEXT = "the next player must play a random card, or draws 2."
HANDS = ["CU G1 G2", "Y1 Y3", "R3 R4"]
GREEN = "Ann: colour green"


def test_a_card_that_does_not_fit_is_shown_and_costs_the_turn() -> None:
    game = play(NEXT, HANDS, GREEN)
    assert (held(game)["Bo"], waits(game)[0]) == ("B1 B2 Y1 Y3", "Cy")
    shown = told(live(NEXT, HANDS, GREEN), "Cy", "showed")
    assert shown in (["Y1"], ["Y3"])


def test_a_card_that_fits_is_played_and_acts() -> None:
    game = play(NEXT, ["CU G1 G2", "GS GS Y3", "R3 R4", "R6 R7"], GREEN, "chance: GS")
    assert (held(game)["Bo"], waits(game)[0]) == ("GS Y3", "Di")


def test_it_is_over_when_that_turn_is() -> None:
    game = play(NEXT, HANDS, GREEN, "Cy: draw", "Ann: play G1", draw="B1 B2 Y4 Y6")
    assert waits(game)[:2] == ("Bo", "turn")


def test_a_turn_that_is_missed_is_not_played() -> None:
    game = play(f"the next player misses a turn. {NEXT}", HANDS, GREEN)
    assert (held(game)["Bo"], waits(game)[0]) == ("Y1 Y3", "Cy")


def test_whoever_plays_the_last_card_like_that_goes_out() -> None:
    assert_over(play(NEXT, ["CU G1 G2", "G3", "R3 R4"], GREEN), "Bo")


def test_everyone_plays_like_that_until_your_turn() -> None:
    text = "everyone must play a random card until your next turn, or draws 1."
    game = play(text, ["CU G1 G2", "Y1 Y3", "R3 R4"], GREEN)
    assert (held(game)["Bo"], held(game)["Cy"], waits(game)[0]) == ("B1 Y1 Y3", "B2 R3 R4", "Ann")


def test_you_play_one_at_once() -> None:
    assert waits(play("play a random card.", ["CU G1 G2", "Y1 Y3", "R3 R4"], GREEN))[0] == "Bo"
    assert held(play("play a random card.", ["CU G1 G2", "Y1 Y3", "R3 R4"], GREEN))["Ann"] in ("G1", "G2")
    game = play("play a random card, else draw 2.", ["CU R1 R2", "Y1 Y3", "R3 R4"], GREEN)
    assert held(game)["Ann"] == "B1 B2 R1 R2"


@tried_with(
    "text",
    [
        "everyone must play a random card for the rest of the round.",
        "everyone must play a random card until a wild is played.",
        "the next 2 players must play a random card.",
        "the next player must not play a random card.",
        "Next player picks a random card from your hand and plays it.",
        "Next player plays a random card unless they have a wild.",
        "Next player has to play blind. If they look, they draw 2.",
        "Next player has to play blind. If it matches, you draw 2.",
    ],
)
def test_what_would_not_end_or_is_said_otherwise_is_refused(text: str) -> None:
    assert not check(text, COLOURS).understood


def test_games_with_it_end() -> None:
    """Rounds in which chance plays go on for a few turns without a question."""
    edition = load(EDITION).written({"CU": "everyone must play a random card for 2 rounds, or draws 2."})
    for seed in range(6):
        runs(Game(edition, ["Ann", "Bo", "Cy"], seed, Options(target=1)), random.Random(seed))
