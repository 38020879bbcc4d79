"""Thinking ahead: deal worlds, try every option in each of them, play the rounds out, keep the better half.

Every option is tried in the same worlds with the same chance, so that luck does not favour any of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.decisions import card_of, verb_of
from lastcard.engine.program import NONE
from lastcard.engine.round import Round
from lastcard.thinking.driver import Driver
from lastcard.thinking.intuition import Intuition
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

CLEARLY: Final = 3
"""How far an expert's answer has to be ahead of the obvious one, in tenths of what luck alone brings,"""
MORE_CLEARLY: Final = 15
"""where there is no intuition, and for a colour,"""
MOST_CLEARLY: Final = 30
"""and for what looks silly: to draw or to keep a card although one of a colour fits, or to name another colour at a
table of several, where a playout tells little of what it will be when the turn comes round again."""

TRUST: Final = 200
"""So many playouts what intuition says of an option is worth, as far as nothing of the next hand is known."""

AHEAD: Final = 6
"""So many of its own answers in a playout the seat gives by intuition, and the rest by plain good habits."""

USUAL_SPREAD: Final = 300_000
"""By how much the options of a world differ, squared: what is expected before worlds have been tried,"""
USUAL_WORLDS: Final = 10
"""and as how many of them that counts."""

KNOCK_OUT: Final = 250
WIN: Final = 1000
POINT: Final = 4
"""What a point is worth when a round is won or lost; a round brings some 60 of them between two."""


class Search:
    """Looks for the best answer to the question of a scene.

    A reader deals hands that fit what their players did. With intuition the search begins with what that says of the
    options, and the seat's next answers in the playouts come from it.
    With stakes the end of a round is worth what it means for the game.
    """

    def __init__(
        self,
        scene: Scene,
        policy: Policy,
        seed: int,
        reader: Reader | None = None,
        intuition: Intuition | None = None,
        stakes: Stakes | None = None,
    ) -> None:
        self.stakes: Stakes | None = stakes
        self.reader: Reader | None = reader
        self.intuition: Intuition | None = intuition
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
        self.worlds: i64 = USUAL_WORLDS
        self.spread: i64 = USUAL_WORLDS * USUAL_SPREAD
        """The squares of how far the options were apart, added up over these worlds."""
        self.point: i64 = POINT if intuition is None else 0
        """What a point is worth in a round by itself."""
        self.ahead: i64 = AHEAD if intuition is not None else 0
        self.obvious: i64 = NONE
        """What good habits would answer, for an expert,"""
        self.clearly: i64 = 0
        """how far ahead of it any other option has to be, in tenths of what luck brings,"""
        self.silly: i64 = NONE
        """what would look silly,"""
        self.luck: i64 = 0
        """and what luck brought in the worlds tried so far, when options were last put in order."""
        if intuition is not None:
            intuition.remember(scene.memory, scene.driver.round)
        if intuition is not None and intuition.is_mine(scene.driver):
            self.begin_with(intuition)
        elif self.left > 1:
            bonus: i64 = HABIT if intuition is None else STRONG_HABIT
            self.worth[policy.choose(scene.driver, NORMAL, self.chance)] = bonus * WIN
        if intuition is not None and self.left > 1:
            self.find_obvious(intuition)

    def find_obvious(self, intuition: Intuition) -> None:
        """Note what good habits would answer, and how clearly anything else has to be better."""
        driver = self.scene.driver
        kind: i64 = driver.kind
        self.obvious = self.policy.choose(driver, NORMAL, self.chance)
        self.clearly = CLEARLY if intuition.is_mine(driver) else MORE_CLEARLY
        if kind == decisions.COLOUR:
            self.clearly = MORE_CLEARLY if driver.round.how_many_in() == 2 else MOST_CLEARLY
        if kind == decisions.TURN or kind == decisions.DRAWN:
            self.find_silly(driver)

    def find_silly(self, driver: Driver) -> None:
        """Note whether there is a card of a colour to play, and which option is not to play one."""
        options = driver.round.options
        card: i64 = driver.round.drawn if driver.kind == decisions.DRAWN else card_of(options[self.obvious])
        if verb_of(options[self.obvious]) == decisions.VERB_PLAY and self.scene.deck.colour_of[card] != NONE:
            for index in range(driver.count):
                verb: i64 = verb_of(options[index])
                if verb == decisions.VERB_DRAW or verb == decisions.VERB_KEEP:
                    self.silly = index

    def begin_with(self, intuition: Intuition) -> None:
        """Begin with what intuition says, which knows no card by sight: it counts less where cards are known."""
        driver = self.scene.driver
        next: i64 = driver.round.next_after(driver.seat)
        size: i64 = max(1, driver.round.sizes[next])
        trust: i64 = TRUST * max(0, size - self.scene.memory.known_cards(next)) // size
        intuition.look(driver)
        for index in range(driver.count):
            self.worth[index] = trust * intuition.worth(driver, index)

    def try_as_it_lies(self, driver: Driver, worlds: i64) -> None:
        """Try all options with the hands as they really are and the draw pile shuffled anew: for learning only."""
        world = self.world
        for _ in range(worlds):
            world.copy_from(driver)
            self.chance.shuffle(world.round.draw_pile, world.round.draw_size)
            world.round.chance.a = self.chance.word()
            world.round.chance.b = self.chance.word()
            world.round.chance.c = self.chance.word()
            self.try_options()

    def consider(self, options: list[int]) -> None:
        """Leave out all other options: for games that allow less than these rules do."""
        self.options = vec[i64](options)
        self.left = len(options)

    def spend(self, playouts: i64) -> None:
        """Try the options that are left in more worlds, until at least so many playouts are made."""
        end: i64 = self.playouts + playouts
        while self.playouts < end and self.left > 1:
            self.scene.deal(self.world, self.chance, self.reader)
            if self.reader is not None and self.scene.top_seen == 0:
                self.world.round.draw_apart()
            self.try_options()

    def try_options(self) -> None:
        """Play the world out after every option that is left, with the same dice."""
        seed: i64 = self.chance.word()
        least: i64 = 0
        most: i64 = 0
        for i in range(self.left):
            self.dice.a = seed
            self.dice.b = seed ^ 0x5BD1E995
            self.dice.c = seed ^ 0x2545F491
            self.dice.counter = 1
            index: i64 = self.options[i]
            brought: i64 = self.play_out(index)
            self.worth[index] += brought
            least = brought if i == 0 or brought < least else least
            most = brought if i == 0 or brought > most else most
        self.playouts += self.left
        self.worlds += 1
        self.spread += (most - least) * (most - least)

    def drop(self, worlds: i64) -> None:
        """Leave out options that so many more worlds would hardly bring to the front: luck seldom brings as much."""
        self.sort()
        luck: i64 = self.spread // self.worlds * worlds
        kept: i64 = 1
        while kept < self.left:
            behind: i64 = self.standing_of(self.options[0]) - self.standing_of(self.options[kept])
            if behind * behind > luck:
                break
            kept += 1
        self.left = kept

    def halve(self) -> None:
        """Keep the better half of the options."""
        self.sort()
        self.left = (self.left + 1) // 2

    def sort(self) -> None:
        """Put the most promising option first; of equal ones, the one that stood first."""
        options = self.options
        self.luck = root(self.spread // self.worlds * (self.worlds - USUAL_WORLDS))
        for i in range(1, self.left):
            index: i64 = options[i]
            at: i64 = i
            while at > 0 and self.standing_of(options[at - 1]) < self.standing_of(index):
                options[at] = options[at - 1]
                at -= 1
            options[at] = index

    def standing_of(self, index: i64) -> i64:
        """What an option brought, and for the obvious one what others have to be ahead of it."""
        if index == self.silly:
            return self.worth[index] - (MOST_CLEARLY - self.clearly) * self.luck // 10
        return self.worth[index] + (self.clearly * self.luck // 10 if index == self.obvious else 0)

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
        dice = self.dice
        me: i64 = self.scene.viewer
        intuition = self.intuition
        ahead: i64 = self.ahead
        left: i64 = LONGEST
        while count > 0 and left > 0:
            if ahead > 0 and trial.seat == me and intuition is not None:
                count = trial.step(intuition.choose(trial, dice))
                ahead -= 1
            else:
                count = trial.step(policy.choose(trial, NORMAL, dice))
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


def root(square: i64) -> i64:
    """The whole part of a square root."""
    found: i64 = 0
    bit: i64 = 1 << 62
    while bit > square:
        bit >>= 2
    while bit > 0:
        if square >= found + bit:
            square -= found + bit
            found = (found >> 1) + bit
        else:
            found >>= 1
        bit >>= 2
    return found
