"""What a round is worth in a game: how the end of it changes who will be the first to reach the target.

All players are taken to be equally strong from the next round on. Then it is a race: whoever wins a round gains the
cards left in the other hands, some 3.4 of average worth each. In a tick of the race everybody wins a round with the
same small chance, independently; who reaches the target in which tick follows from one table of how points add up.
Only whole numbers are used, so the worth of a score is the same on every machine.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.engine.program import NONE, Deck
from lastcard.engine.round import Round

STEPS: Final = 50
"""Scores are told apart in so many steps up to the target."""
TICK: Final = 8
"""One tick in so many brings a round to a player."""
SURE: Final = 1 << 20
"""A chance of 1."""
RARE: Final = SURE >> 9
"""A race is over when it goes on with less chance than that."""
LONGEST: Final = 2000
"""Ticks after which it is over in any case."""
LEFT_TENTHS: Final = 34
"""Tenths of a card of average worth that a loser holds at the end of a round."""
FULL: Final = 1000
"""What it is worth to win a common round rather than to lose it."""


class Race:
    """How fast points add up, for a deck, so many losers of a round, and a target."""

    def __init__(self, deck: Deck, losers: int, target: int) -> None:
        self.target: i64 = target
        self.step: i64 = max(1, (target + STEPS - 1) // STEPS)
        """Points in a step."""
        worth: i64 = 0
        for card in deck.cards:
            worth += deck.points_of[i64(card)]
        self.common: i64 = max(1, losers * LEFT_TENTHS * worth // (10 * deck.size))
        """The points that a round brings on the average."""
        self.ticks: i64 = 0
        self.short: vec[i64] = vec[i64]()
        """The chance to have gained less than so many steps, tick after tick."""
        self.run(self.gains(losers))

    def gains(self, losers: i64) -> vec[i64]:
        """The chance of every number of steps that a round brings: what one hand holds falls off evenly."""
        found: vec[i64] = vec[i64]([0] * STEPS)
        found[0] = SURE
        mean: i64 = self.common  # in points, of all losers together
        more: i64 = SURE * mean // (mean + losers * self.step)
        for _ in range(losers):
            carried: i64 = 0
            for at in range(STEPS):
                carried = (carried * more + found[at] * (SURE - more)) >> 20
                found[at] = carried
        return found

    def run(self, gains: vec[i64]) -> None:
        """Let the race go on until it is over."""
        chances: vec[i64] = vec[i64]([0] * STEPS)
        chances[0] = SURE
        going: i64 = SURE
        while going > RARE and self.ticks < LONGEST:
            going = 0
            self.short = append(self.short, 0)
            for at in range(STEPS):
                going += chances[at]
                self.short = append(self.short, going)
            self.ticks += 1
            after: vec[i64] = vec[i64]([0] * STEPS)
            for at in range(STEPS):
                total: i64 = chances[at] * SURE * (TICK - 1)
                for gained in range(at + 1):
                    total += chances[at - gained] * gains[gained]
                after[at] = total // (SURE * TICK)
            chances = after

    def steps_to(self, score: i64) -> i64:
        """How many steps are missing to the target, 0 once it is reached."""
        if score >= self.target:
            return 0
        return min(STEPS, max(1, (self.target - score + self.step // 2) // self.step))


class Stakes:
    """What every end of a round is worth to a seat, in a game with these scores."""

    def __init__(self, race: Race, round: Round, viewer: i64, scores: list[int]) -> None:
        self.race: Race = race
        self.viewer: i64 = viewer
        self.scores: vec[i64] = vec[i64](scores)
        self.side_of: vec[i64] = vec[i64]([NONE] * int(round.seats))
        """Partners are one side, which the first of them stands for."""
        for seat in range(round.seats):
            for other in range(seat + 1):
                if self.side_of[seat] == NONE and round.are_partners(seat, other):
                    self.side_of[seat] = other
        self.known: vec[i64] = vec[i64]([NONE] * (int(round.seats) * (STEPS + 1)))
        self.base: i64 = 0
        self.scale: i64 = 1
        common: i64 = race.common
        won: i64 = self.chance(viewer, common)
        lost: i64 = 0
        count: i64 = 0
        for seat in range(round.seats):
            if self.side_of[seat] == seat and seat != self.side_of[viewer] and round.is_in(seat):
                lost += self.chance(seat, common)
                count += 1
        self.base = lost // max(1, count)
        self.scale = max(SURE >> 12, won - self.base)

    def worth(self, winner: i64, points: i64) -> i64:
        """What it is worth that a seat wins the round with so many points: 0 for a common loss, FULL for a win."""
        return FULL * (self.chance(winner, points) - self.base) // self.scale

    def chance(self, winner: i64, points: i64) -> i64:
        """The chance to win the game after that."""
        side: i64 = self.side_of[winner]
        missing: i64 = self.race.steps_to(self.scores[side] + points)
        at: i64 = side * (STEPS + 1) + missing
        if self.known[at] == NONE:
            self.known[at] = self.find_chance(side, missing)
        return self.known[at]

    def find_chance(self, winner: i64, missing: i64) -> i64:
        """The chance to be the first, when the winner of the round misses so many steps."""
        mine: i64 = self.side_of[self.viewer]
        if missing == 0:
            return SURE if winner == mine else 0
        race = self.race
        short = race.short
        total: i64 = 0
        before: i64 = SURE
        still: i64 = SURE
        own: i64 = missing if winner == mine else race.steps_to(self.scores[mine])
        for tick in range(race.ticks):
            row: i64 = tick * (STEPS + 1)
            now: i64 = short[row + own]
            all: i64 = SURE
            for side in range(len(self.side_of)):
                if side != mine and self.side_of[side] == side:
                    steps: i64 = missing if side == winner else race.steps_to(self.scores[side])
                    all = all * short[row + steps] >> 20
            total += (before - now) * ((still + all) // 2) >> 20
            before = now
            still = all
        return total
