"""Who decides in a simulated round: habits inside the engine, a search, or somebody's Python class."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from lastcard.bots import BotError, Budget, make, sight
from lastcard.bots.hard import is_hard, think
from lastcard.cards.edition import Edition
from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.recorder import Tally, Witness
from lastcard.engine.round import Round
from lastcard.game.decisions import Decision
from lastcard.game.game import Game
from lastcard.game.players import NAMES
from lastcard.game.settings import Options
from lastcard.thinking.driver import Driver
from lastcard.thinking.playout import OUTSIDE, Play
from lastcard.thinking.policy import EASY, NORMAL, RANDOM, Policy
from lastcard.thinking.scene import Scene

LEVELS = {"random": RANDOM, "easy": EASY, "normal": NORMAL}

DICE = 0x9E3779B97F4A7C15
"""Keeps the players' dice apart from the cards'."""

LONGEST = 10_000
"""Decisions from outside in a round. Bots who play at random take some hundreds."""


class Mind(Protocol):
    """Decides for a seat that is asked from outside of the engine."""

    def begin(self, seed: int) -> None:
        """A round, or a game of several, begins."""

    def hear(self, scores: Sequence[int], number: int) -> None:
        """How it stands before a round."""

    def decide(self) -> int:
        """The number of the option it takes."""


class SearchingMind:
    """`hard`."""

    def __init__(self, driver: Driver, witness: Witness, budget: Budget, tally: bool) -> None:
        self.driver, self.witness, self.budget = driver, witness, budget
        self.policy = Policy(driver.round.deck)
        self.scene = Scene(driver.round.deck, int(driver.round.seats))
        self.scene.tally = tally
        self.seed = 0

    def begin(self, seed: int) -> None:
        """Other rounds, other dice."""
        self.seed = seed

    def hear(self, scores: Sequence[int], number: int) -> None:
        """It plays every round for itself."""

    def decide(self) -> int:
        """The best option, as far as the budget tells. A bot that is dared takes the part after `or`."""
        driver = self.driver
        if driver.count == 1 or driver.kind == decisions.VOTE:
            return int(driver.count) - 1
        self.scene.see_question(driver, self.witness.log)
        return think(self.scene, self.policy, self.budget, (self.seed + int(self.scene.moment)) % 2**64)


class PythonMind:
    """A bot that somebody wrote, shown a view of the round."""

    def __init__(self, name: str, driver: Driver, witness: Witness, edition: Edition, options: Options) -> None:
        self.name, self.driver, self.witness = name, driver, witness
        self.game = Game.around(driver.round, edition, NAMES[: int(driver.round.seats)], options)
        self.bot = make(name)

    def begin(self, seed: int) -> None:
        """A new one plays, so that it does not matter what was played before."""
        self.bot = make(self.name, seed)

    def hear(self, scores: Sequence[int], number: int) -> None:
        """The view shows it."""
        self.game.scores, self.game.round_number = list(scores), number

    def decide(self) -> int:
        """What the bot answers."""
        driver, game = self.driver, self.game
        if driver.count == 1 or driver.kind == decisions.VOTE:
            return int(driver.count) - 1
        game.rows = [int(value) for value in self.witness.log]
        reacts = driver.kind == decisions.REACT
        player = game.players[driver.seat]
        options = [game.option(driver.option(index)) for index in range(driver.count)]
        view = sight(game, player, reacts)
        if reacts:
            view = replace(view, decision=Decision(player, "react", tuple(options)), answers=tuple(options))
        answer = self.bot.choose(view)
        return next(index for index, option in enumerate(options) if option == answer)


def check(names: Sequence[str]) -> None:
    """Refuse names of bots that cannot be made, with a message for people."""
    for name in names:
        make(name)


class Seats:
    """Rounds of an edition with a bot on every seat."""

    def __init__(self, edition: Edition, bots: Sequence[str], options: Options) -> None:
        self.bots = bots
        levels = [LEVELS.get(name, OUTSIDE) for name in bots]
        kinds = len(edition.kinds)
        witness = Witness(kinds)
        self.tally: Tally = witness if OUTSIDE in levels else Tally(kinds)
        self.driver = Driver(Round(edition.deck, len(bots), Chance()))
        options.set_up(self.driver.round)
        self.driver.round.listen(self.tally)
        self.play = Play(self.driver, self.tally, levels)
        self.minds: dict[int, Mind] = {}
        for seat, name in enumerate(bots):
            if is_hard(name):
                budget = Budget.read(name)
                self.minds[seat] = SearchingMind(self.driver, witness, budget, options.scoring == "tally")
            elif levels[seat] == OUTSIDE:
                self.minds[seat] = PythonMind(name, self.driver, witness, edition, options)

    def begin(self, seed: int) -> None:
        """Set cards and dice: the same seed, the same rounds."""
        self.driver.round.chance.copy_from(Chance(seed))
        self.play.chance.copy_from(Chance(seed ^ DICE))
        for seat, mind in self.minds.items():
            mind.begin((seed ^ DICE) + (seat + 1) * DICE)

    def round(self, dealer: int, scores: Sequence[int] = (), number: int = 1) -> list[int]:
        """Play a round, perhaps of a game that stands so. Returns its columns."""
        for mind in self.minds.values():
            mind.hear(scores or [0] * len(self.bots), number)
        self.play.begin(dealer)
        asked = 0
        while self.play.run():
            self.driver.step(self.minds[int(self.driver.seat)].decide())
            asked += 1
            if asked > LONGEST:
                raise BotError(f"{', '.join(self.bots)}: after {LONGEST:,} decisions a round has not come to its end")
        return self.play.row()
