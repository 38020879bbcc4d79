"""What the options of a decision are worth: every one of them is tried in the same worlds, to the end of the round.

Unlike a search, which wants the best option soon, this one gives all options the same number of playouts, and keeps
who won each of them: so that chances can be told for everybody, with their intervals, and compared world by world.
"""

from typing import Final

from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE, Deck
from lastcard.engine.round import Round
from lastcard.thinking.driver import Driver
from lastcard.thinking.policy import NORMAL, RANDOM, Policy
from lastcard.thinking.scene import Scene
from lastcard.thinking.search import LONGEST

HABITS: Final = 0
"""In a row of `Weighing.options`, the column that says what good habits chose; the options follow."""

WHIMS: Final = 4
"""With all hands known, one answer in so many is a whim: else whoever needs no card would win for certain, by habit."""


class Weighing:
    """Plays rounds out and keeps who won them. The same seed gives the same worlds."""

    def __init__(self, deck: Deck, seats: int, policy: Policy, seed: int) -> None:
        self.policy: Policy = policy
        self.chance: Chance = Chance(seed)
        self.dice: Chance = Chance()
        self.world: Driver = Driver(Round(deck, seats, Chance()))
        self.trial: Driver = Driver(Round(deck, seats, Chance()))

    def options(self, scene: Scene, worlds: i64) -> list[list[int]]:
        """A row for each world that the seat could be in: the number of the option that habits choose, then who wins
        after each option (NONE if nobody does)."""
        rows: list[list[int]] = []
        for _ in range(worlds):
            scene.deal(self.world, self.chance)
            seed: i64 = self.chance.word()
            self.throw(seed)
            row: list[int] = [self.policy.choose(self.world, NORMAL, self.dice)]
            for index in range(scene.driver.count):
                self.throw(seed)
                self.trial.copy_from(self.world)
                self.trial.step(index)
                row.append(self.play_out())
            rows.append(row)
        return rows

    def standing(self, round: Round, worlds: i64) -> list[int]:
        """Who wins from here, so many times, with all hands as they are: only the draw pile is shuffled anew."""
        won: list[int] = []
        start = self.world
        start.round.copy_from(round)
        start.round.chance_waits = False
        start.round.rolled = NONE
        start.offered = round.owing  # whoever owes a call now has had the time for it
        start.debtor = NONE
        start.asked = 0
        start.jumping = False
        start.passed_over = round.seats
        start.kind = decisions.NOTHING
        start.count = 0
        waits: bool = round.kind == decisions.CHANCE
        for _ in range(worlds):
            trial = self.trial
            trial.copy_from(start)
            trial.round.chance.a = self.chance.word()
            trial.round.chance.b = self.chance.word()
            trial.round.chance.c = self.chance.word()
            trial.round.chance.shuffle(trial.round.draw_pile, trial.round.draw_size)
            self.throw(self.chance.word())
            if waits:
                trial.round.advance()
            trial.look()
            won.append(self.play_out(WHIMS))
        return won

    def throw(self, seed: i64) -> None:
        """Give the players of the next playout their dice."""
        self.dice.a = seed
        self.dice.b = seed ^ 0x5BD1E995
        self.dice.c = seed ^ 0x2545F491
        self.dice.counter = 1

    def play_out(self, whims: i64 = 0) -> i64:
        """Play the round of the trial to its end by good habits, with a whim now and then. Returns who won it."""
        trial = self.trial
        policy = self.policy
        dice = self.dice
        left: i64 = LONGEST
        while trial.count > 0 and left > 0:
            level: i64 = RANDOM if whims > 0 and dice.below(whims) == 0 else NORMAL
            trial.step(policy.choose(trial, level, dice))
            left -= 1
        return trial.round.winner
