"""This engine, played by random players: every option equally likely, calls and catches included."""

import random
import time

from peers import Rate, timed

from lastcard.cards.edition import load
from lastcard.engine.chance import Chance
from lastcard.engine.round import Round
from lastcard.thinking.driver import Driver
from lastcard.thinking.playout import play_rounds


def compiled_loop(edition: str, players: int, seconds: float) -> Rate:
    """All inside the engine."""
    driver = Driver(Round(load(edition).deck, players, Chance(1)))
    policy = Chance(2)
    chunk = 20
    decisions, rounds = timed(lambda: play_rounds(driver, chunk, policy), seconds)
    return decisions, rounds * chunk


def stepped_from_python(edition: str, players: int, seconds: float) -> Rate:
    """One decision at a time by the number of an option, from Python; `react` costs time but is not counted."""
    driver = Driver(Round(load(edition).deck, players, Chance(1)))
    dice = random.Random(1)

    def play() -> int:
        before = driver.decisions
        step, choose = driver.step, dice.random
        count = int(driver.begin(0))
        while count:
            count = step(int(choose() * count))
        return driver.decisions - before

    return timed(play, seconds)


def copy_seconds(edition: str, players: int) -> float:
    """Copying a running round into another, called from Python."""
    round, other = (Round(load(edition).deck, players, Chance(1)) for _ in range(2))
    round.begin(0)
    times = 200_000
    began = time.perf_counter()
    for _ in range(times):
        other.copy_from(round)
    return (time.perf_counter() - began) / times
