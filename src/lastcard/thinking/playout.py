"""Whole rounds inside the engine, without a word to anybody."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE
from lastcard.engine.recorder import Tally
from lastcard.thinking.driver import Driver
from lastcard.thinking.policy import Policy
from lastcard.thinking.search import worth_of

OUTSIDE: Final = -1
"""The level of a seat that somebody else decides for."""

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


class Play:
    """Rounds in which every seat has a level of `policy`; a seat with the level OUTSIDE is asked from outside."""

    def __init__(self, driver: Driver, tally: Tally, levels: list[int]) -> None:
        self.driver: Driver = driver
        self.tally: Tally = tally
        self.levels: vec[i64] = vec[i64](levels)
        self.policy: Policy = Policy(driver.round.deck)
        self.chance: Chance = Chance()
        """What the players' own dice say."""
        self.leader: i64 = NONE
        self.changes: i64 = 0
        self.decisions: i64 = 0
        self.reactions: i64 = 0
        self.turns: i64 = 0
        self.reshuffles: i64 = 0

    def begin(self, dealer: i64) -> None:
        """Deal a round."""
        self.driver.begin(dealer)
        self.leader = NONE
        self.changes = 0
        self.decisions = self.driver.decisions
        self.reactions = self.driver.reactions
        self.turns = self.tally.turns
        self.reshuffles = self.tally.reshuffles

    def run(self) -> bool:
        """Play on until a seat from outside is asked; False when the round is over."""
        driver = self.driver
        while driver.count > 0:
            if driver.kind == decisions.TURN:
                self.watch_the_lead()
            level: i64 = self.levels[driver.seat]
            if level == OUTSIDE:
                return True
            driver.step(self.policy.choose(driver, level, self.chance))
        return False

    def answer(self, index: i64) -> None:
        """Answer for the seat that is asked."""
        self.driver.step(index)

    def watch_the_lead(self) -> None:
        """Count when another player has the fewest cards."""
        seat: i64 = sole_leader(self.driver)
        if seat != NONE and seat != self.leader:
            self.changes += i64(self.leader != NONE)
            self.leader = seat

    def row(self) -> list[int]:
        """The columns of the round that is over."""
        round = self.driver.round
        points: i64 = 0
        if round.winner != NONE:
            for seat in range(round.seats):
                if not round.are_partners(round.winner, seat):
                    points += worth_of(round, seat)
        return [
            round.dealer,
            round.winner,
            self.driver.decisions - self.decisions,
            self.driver.reactions - self.reactions,
            self.tally.turns - self.turns,
            points,
            self.changes,
            self.tally.reshuffles - self.reshuffles,
        ]


def sole_leader(driver: Driver) -> i64:
    """The seat with the fewest cards; NONE while several share the lead."""
    round = driver.round
    sizes = round.sizes
    best: i64 = 0
    while best < round.seats - 1 and not round.is_in(best):
        best += 1
    shared: bool = False
    for seat in range(best + 1, round.seats):
        if not round.is_in(seat):
            continue
        if sizes[seat] < sizes[best]:
            best = seat
            shared = False
        elif sizes[seat] == sizes[best]:
            shared = True
    return NONE if shared else best
