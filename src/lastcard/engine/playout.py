"""Whole rounds inside the engine, without a word to anybody."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.driver import Driver
from lastcard.engine.program import NONE
from lastcard.engine.recorder import Tally

COLUMNS: Final = 8
"""Ints for each round: dealer, winner, decisions, reactions, turns, points, changes of the lead, reshuffles."""


def play_rounds(driver: Driver, rounds: i64, policy: Chance) -> i64:
    """Play rounds with every option equally likely, the deal passing to the left. Returns the number of decisions."""
    before: i64 = driver.decisions
    for number in range(rounds):
        count: i64 = driver.begin(number % driver.round.seats)
        while count > 0:
            count = driver.step(policy.below(count))
    return driver.decisions - before


def random_index(driver: Driver, policy: Chance) -> i64:
    """A random player's choice: a card rather than drawing or keeping; calls most of the time, catches every other."""
    count: i64 = driver.count
    kind: i64 = driver.kind
    if kind == decisions.TURN:
        # the last option is to draw or to pass
        return policy.below(count - 1) if count > 2 else 0
    if kind == decisions.DRAWN:
        # the first option is to keep it
        return 1
    if kind == decisions.VOTE:
        # a bot that is dared takes the part after `or`: it was not done
        return 1
    if kind == decisions.REACT:
        return i64(policy.below(10) >= 8) if driver.asked == 0 else policy.below(2)
    return policy.below(count)


def simulate_round(driver: Driver, tally: Tally, policy: Chance, rows: vec[i64]) -> vec[i64]:
    """Play the round that has begun to its end with random players, and add its row of columns."""
    round = driver.round
    decisions_before: i64 = driver.decisions
    reactions_before: i64 = driver.reactions
    turns_before: i64 = tally.turns
    reshuffles_before: i64 = tally.reshuffles
    leader: i64 = NONE
    changes: i64 = 0
    while driver.count > 0:
        if driver.kind == decisions.TURN:
            seat: i64 = sole_leader(driver)
            if seat != NONE and seat != leader:
                changes += i64(leader != NONE)
                leader = seat
        driver.step(random_index(driver, policy))
    points: i64 = 0
    if round.winner != NONE:
        for seat in range(round.seats):
            points += round.points(seat)
    rows = append(rows, round.dealer)
    rows = append(rows, round.winner)
    rows = append(rows, driver.decisions - decisions_before)
    rows = append(rows, driver.reactions - reactions_before)
    rows = append(rows, tally.turns - turns_before)
    rows = append(rows, points)
    rows = append(rows, changes)
    return append(rows, tally.reshuffles - reshuffles_before)


def sole_leader(driver: Driver) -> i64:
    """The seat with the fewest cards; NONE while several share the lead."""
    sizes = driver.round.sizes
    best: i64 = 0
    shared: bool = False
    for seat in range(1, driver.round.seats):
        if sizes[seat] < sizes[best]:
            best = seat
            shared = False
        elif sizes[seat] == sizes[best]:
            shared = True
    return NONE if shared else best
