"""Why a bot would do something: reasons that hold, in words."""

import random
import re
from dataclasses import replace

import pytest

from lastcard.bots import HardBot, sight
from lastcard.bots.advice import Asking
from lastcard.bots.hard import Budget
from lastcard.bots.reasons import why, worth
from lastcard.cards.edition import IDS
from lastcard.game.game import Game
from lastcard.game.options import Option
from lastcard.game.position import Position
from lastcard.game.record import loads
from lastcard.game.view import look
from lastcard.words import Reader
from rulebook.build import record


def because(hand: str, option: str, *moves: str, next_cards: int = 3, pile: str = "R9") -> str:
    """Why Ann, with this hand, would do this."""
    hands = {"Ann": hand.split(), "Bo": ["B1", "B2", "B3", "B4"][:next_cards], "Cy": ["Y1", "Y2", "Y3", "Y4", "Y5"]}
    game = Game("classic", tuple(hands), position=Position(hands, "Cy", turn="Ann", discard=[pile]))
    for move in moves:
        game.play(move)
    return str(why(look(game, "Ann"), Option.parse(option)))


@pytest.mark.parametrize(
    ("hand", "option", "reason"),
    [
        ("R1", "play R1", "It is the last card, and wins the round."),
        ("R1 W", "play R1", "It fits, and keeps the wild card for later."),
        ("W W4 B1", "play W", "Only wild cards fit."),
        ("W B1 B2", "play W", "No other card fits."),
        ("W B1 B2", "draw", "Only a wild card fits, and it is worth more later."),
        ("B1 B2", "draw", "There is nothing else to do."),
        ("B9 B2 B3 R1", "play B9", "It changes to blue, with 2 more blue cards in hand."),
        ("RD R1 R2", "play RD", "It gets rid of 20 points."),
        ("R1 R2 R3", "play R1", "The colour stays red, with 2 more red cards in hand."),
    ],
)
def test_reasons_for_a_turn(hand: str, option: str, reason: str) -> None:
    assert because(hand, option) == reason


def test_somebody_about_to_go_out_is_stopped() -> None:
    assert because("RS R1 W", "play RS", next_cards=1) == "Bo has only one card left, and this stops them."
    assert because("RS R1 W", "play RS", next_cards=3) == "It fits, and keeps the wild card for later."
    assert because("R2 R1 W", "play R2", next_cards=1) == "It fits, and keeps the wild card for later."


def test_reasons_for_a_colour_and_a_challenge() -> None:
    assert because("W B1 B2 Y1", "colour blue", "Ann: play W") == (
        "There are 2 blue cards in hand, and no more of any other colour."
    )
    assert because("W B1 B2 Y1", "colour red", "Ann: play W").startswith("It did best when")
    hands = {"Ann": ["R1", "R2"], "Bo": ["W4", "B1"]}
    game = Game("classic", ("Ann", "Bo"), position=Position(hands, "Ann", turn="Bo", discard=["R9"]))
    for move in ("Bo: play W4", "Bo: colour blue"):
        game.play(move)
    view = look(game, "Ann")
    assert str(why(view, Option("accept"))) == "Bo has only one card left, so it is probably no bluff."
    assert str(why(view, Option("challenge"))).startswith("It did best when")


@pytest.mark.parametrize("edition", IDS)
def test_there_is_always_a_sentence(edition: str) -> None:
    game, dice = Game(edition, ("Ann", "Bo", "Cy"), seed=5), random.Random(5)
    for _ in range(200):
        if game.round.over:
            break
        for decision in game.waiting:
            for option in decision.options:
                assert re.fullmatch(r"[A-Z][^{}]*[.!]", str(why(look(game, decision.player), option)))
        decision = dice.choice(game.waiting)
        game.apply(decision.player, dice.choice(decision.options))


def test_a_hint_says_what_the_best_two_options_are_worth() -> None:
    game = loads(record(["R1", "R3 R4", "G4 G5"], discard="R5", turn="Ann", draw=None)).replay()
    view = sight(game, "Ann")
    advice = Asking(HardBot(1).question(view, Budget(200))).think()
    assert (view.answers[advice.best], advice.wins, advice.worlds) == ("play R1", 100, 100)
    told = worth(view, advice, Reader(view.kinds, "Ann"))
    second = round(100 * advice.second_wins / advice.worlds)
    assert second < 90
    assert str(told) == (f"Played to the end many times, it wins 100 rounds of 100, and the next best, pass, {second}.")
    assert worth(view, replace(advice, worlds=10, wins=10), Reader(view.kinds)) is None, "too few to tell"


def test_a_hint_keeps_to_the_obvious_answer_where_another_is_hardly_better() -> None:
    """What luck puts ahead in a few hundred rounds is no reason to draw although a card fits."""
    start = Position(
        {"Ann": ["B1", "R7", "Y7"], "Bo": ["G1", "G2", "G3", "R1", "R2", "Y1"]}, "Ann", turn="Ann", discard=["B5"]
    )
    view = sight(Game("classic", ["Ann", "Bo"], options={"seven_zero": True}, position=start), "Ann")
    hints = [Asking(HardBot(seed).question(view, Budget(400, level="expert"))).think() for seed in range(10)]
    assert sum(view.answers[hint.best] == "draw" for hint in hints) <= 1
    other = next(hint for hint in hints if hint.second_wins > hint.wins)
    told = worth(view, other, Reader(view.kinds, "Ann"))
    assert str(told).endswith("and the next best, draw a card, about as many.")


def test_a_hint_in_little_time_is_there_in_time() -> None:
    game = Game("minecraft", ["Ann", "Bo", "Cy"], seed=3)
    name = next(iter(game.asked))
    question = HardBot(1).question(sight(game, name), Budget(seconds=0.3, until=0.0))
    advice = Asking(question).think()
    assert advice.worlds == 0
    assert worth(sight(game, name), advice, Reader({})) is None
