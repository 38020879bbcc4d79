"""Thinking ahead: deal worlds, try every option in each of them, play the rounds out, keep the better half.

Every option is tried in the same worlds with the same chance, so that luck does not favour any of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.decisions import card_of
from lastcard.engine.program import NONE
from lastcard.engine.round import Round
from lastcard.thinking.driver import Driver
from lastcard.thinking.habits import Habits
from lastcard.thinking.policy import NORMAL, Policy
from lastcard.thinking.reading import Reader
from lastcard.thinking.scene import Scene
from lastcard.thinking.stakes import Stakes

LONGEST: Final = 600
"""Questions after which a playout is stopped and judged by the cards that are left."""

HABIT: Final = 3
"""So many rounds won in advance: what good habits suggest is given up only for something clearly better."""

STRONG_HABIT: Final = 6
"""The same where worlds have been read: they differ less, and so does what luck says of an option."""

COLOUR_CARD: Final = 25
"""What a card more of the colour that is named is worth."""

TRUST: Final = 80
"""So many playouts what learned habits think of an option is worth."""

KNOCK_OUT: Final = 250
WIN: Final = 1000
POINT: Final = 4
"""What a point is worth when a round is won or lost; a round brings some 60 of them between two."""


class Search:
    """Looks for the best answer to the question of a scene.

    A reader deals hands that fit what their players did; with learned habits the seat plays by these in the playouts,
    and between two the other one, too.
    With stakes the end of a round is worth what it means for the game.
    """

    def __init__(
        self,
        scene: Scene,
        policy: Policy,
        seed: int,
        reader: Reader | None = None,
        habits: Habits | None = None,
        stakes: Stakes | None = None,
    ) -> None:
        self.stakes: Stakes | None = stakes
        self.reader: Reader | None = reader
        self.habits: Habits | None = habits
        self.scene: Scene = scene
        self.policy: Policy = policy
        self.chance: Chance = Chance(seed)
        deck, seats = scene.deck, int(scene.driver.round.seats)
        self.world: Driver = Driver(Round(deck, seats, Chance()))
        self.trial: Driver = Driver(Round(deck, seats, Chance()))
        self.dice: Chance = Chance()
        self.left: i64 = scene.driver.count
        """How many options are still considered."""
        self.options: vec[i64] = vec[i64](list(range(int(scene.driver.count))))
        """Their numbers, the most promising first once `halve` has sorted them."""
        self.worth: vec[i64] = vec[i64]([0] * int(scene.driver.count))
        """What all playouts of an option brought, by its number."""
        self.playouts: i64 = 0
        self.point: i64 = POINT if habits is None else 0
        """What a point is worth in a round by itself."""
        self.plain: bool = seats > 2
        """The others play by plain good habits in the playouts, and not by learned ones."""
        if habits is not None and habits.is_mine(scene.driver):
            self.expect(habits)
        elif habits is not None and scene.driver.kind == decisions.COLOUR:
            self.expect_colours()
        elif self.left > 1:
            bonus: i64 = HABIT if habits is None else STRONG_HABIT
            self.worth[policy.choose(scene.driver, NORMAL, self.chance)] = bonus * WIN

    def expect_colours(self) -> None:
        """Begin with how many cards of each colour the hand holds."""
        driver = self.scene.driver
        self.policy.count_colours(driver.round, driver.seat)
        for index in range(driver.count):
            self.worth[index] = TRUST * COLOUR_CARD * self.policy.held[card_of(driver.round.options[index])]

    def expect(self, habits: Habits) -> None:
        """Begin with what learned habits think of the options."""
        driver = self.scene.driver
        habits.look(driver.round, driver.seat)
        for index in range(driver.count):
            self.worth[index] = TRUST * habits.worth(driver.round, driver.seat, driver.round.options[index])
        habits.forget(driver.round, driver.seat)

    def consider(self, options: list[int]) -> None:
        """Leave out all other options: for games that allow less than these rules do."""
        self.options = vec[i64](options)
        self.left = len(options)

    def spend(self, playouts: i64) -> None:
        """Try the options that are left in more worlds, until at least so many playouts are made."""
        end: i64 = self.playouts + playouts
        while self.playouts < end and self.left > 1:
            self.scene.deal(self.world, self.chance, self.reader)
            seed: i64 = self.chance.word()
            for i in range(self.left):
                self.dice.a = seed
                self.dice.b = seed ^ 0x5BD1E995
                self.dice.c = seed ^ 0x2545F491
                self.dice.counter = 1
                index: i64 = self.options[i]
                self.worth[index] += self.play_out(index)
            self.playouts += self.left

    def halve(self) -> None:
        """Keep the better half of the options."""
        self.sort()
        self.left = (self.left + 1) // 2

    def sort(self) -> None:
        """Put the most promising option first; of equal ones, the one that stood first."""
        options = self.options
        for i in range(1, self.left):
            index: i64 = options[i]
            at: i64 = i
            while at > 0 and self.worth[options[at - 1]] < self.worth[index]:
                options[at] = options[at - 1]
                at -= 1
            options[at] = index

    def best(self) -> int:
        """The number of the most promising option."""
        self.sort()
        return int(self.options[0])

    def play_out(self, index: i64) -> i64:
        """Play the round to its end after one option. Returns what it is worth to the seat that thinks."""
        trial = self.trial
        trial.copy_from(self.world)
        count: i64 = trial.step(index)
        policy = self.policy
        habits = self.habits
        dice = self.dice
        me: i64 = self.scene.viewer
        plain: bool = self.plain
        left: i64 = LONGEST
        while count > 0 and left > 0:
            if habits is None or (plain and trial.seat != me):
                count = trial.step(policy.choose(trial, NORMAL, dice))
            else:
                count = trial.step(habits.choose(trial, dice))
            left -= 1
        return self.reward(trial.round)

    def reward(self, round: Round) -> i64:
        """What the end of a round is worth: winning, and a little for the points."""
        me: i64 = self.scene.viewer
        winner: i64 = round.winner
        won: bool = winner != NONE and round.are_partners(me, winner)
        if self.scene.tally:
            return (WIN if won else 0) - 10 * self.cost(round, me)
        if winner == NONE:
            return self.standing(round)
        points: i64 = 0
        for seat in range(round.seats):
            if not round.are_partners(winner, seat):
                points += worth_of(round, seat)
        if self.stakes is not None:
            return self.stakes.worth(winner, points)
        return WIN + self.point * points if won else -self.point * points // (round.seats - 1)

    def cost(self, round: Round, me: i64) -> i64:
        """What the cards of a player, and of partners, count."""
        points: i64 = 0
        for seat in range(round.seats):
            if round.are_partners(me, seat):
                points += worth_of(round, seat)
        return points

    def standing(self, round: Round) -> i64:
        """A round that nobody has won: its worth is shared out, more of it to those who hold fewer cards."""
        cards: i64 = 0
        for seat in range(round.seats):
            cards += round.sizes[seat]
        if cards == 0 or not round.is_in(self.scene.viewer):
            return 0
        return WIN * (cards - round.sizes[self.scene.viewer]) // (cards * (round.seats - 1))


def worth_of(round: Round, seat: i64) -> i64:
    """What a hand counts; a player who has been knocked out counts as much as a rich one (H9)."""
    if round.is_in(seat):
        return round.points(seat)
    return KNOCK_OUT if round.eliminated & (1 << seat) == 0 else 0
