"""Who decides in a simulated round: habits inside the engine, a search, or somebody's Python class."""

import pickle
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple, Protocol

from lastcard.bots import Bot, BotError, BotLike, Budget, SeatedBot, make
from lastcard.bots.bot import label
from lastcard.bots.hard import think, thinks_ahead
from lastcard.bots.own import BotFile, is_in_file
from lastcard.bots.playing import LONGEST, answer, endless
from lastcard.cards.edition import Edition
from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.recorder import Tally, Witness
from lastcard.engine.round import Round
from lastcard.game.game import Game
from lastcard.game.players import NAMES
from lastcard.game.settings import Options, eliminated_seats, points_of, winning_seats
from lastcard.game.view import look
from lastcard.learning.moves import NotedPlay
from lastcard.thinking.driver import Driver
from lastcard.thinking.playout import OUTSIDE, Play
from lastcard.thinking.policy import EASY, NORMAL, RANDOM, Policy
from lastcard.thinking.scene import Scene

LEVELS = {"random": RANDOM, "easy": EASY, "normal": NORMAL}

MAX_ROUNDS_BY_GAME = 100_000
"""A game that takes longer is given up."""

DICE = 0x9E3779B97F4A7C15
"""Keeps the players' dice apart from the cards'."""


class Score(NamedTuple):
    """How a game ended."""

    winners: list[int]
    """Nobody, if it took too long."""
    scores: list[int]
    rounds: int


Tell = Callable[[list[int], list[int], int], None]
"""Hears of every round of a game: its columns, what it brought every seat, and its number."""


class Mind(Protocol):
    """Decides for a seat that is asked from outside of the engine."""

    def begin(self, seed: int) -> None:
        """A round, or a game of several, begins."""

    def hear(self, scores: Sequence[int], number: int) -> None:
        """How it stands before a round; nothing, if it is no round of a game."""

    def round_over(self) -> None:
        """The round has come to its end."""

    def decide(self) -> int:
        """The number of the option it takes."""


class SearchingMind:
    """`hard` and `expert`."""

    def __init__(self, driver: Driver, witness: Witness, budget: Budget, options: Options) -> None:
        self.driver, self.witness, self.budget = driver, witness, budget
        self.policy = Policy(driver.round.deck)
        self.scene = Scene(driver.round.deck, int(driver.round.seats))
        self.scene.tally = options.scoring != "winner"
        self.target = 0 if self.scene.tally else options.target
        self.seed = 0

    def begin(self, seed: int) -> None:
        """Other rounds, other dice."""
        self.seed = seed

    def hear(self, scores: Sequence[int], number: int) -> None:
        """A round of a game is played for the game, and one by itself for itself."""
        self.scene.play_for(self.target if scores else 0, list(scores or [0] * int(self.driver.round.seats)))

    def round_over(self) -> None:
        """It learns nothing from that."""

    def decide(self) -> int:
        """The best option, as far as the budget tells. A bot that is dared takes the part after `or`."""
        driver = self.driver
        if driver.count == 1 or driver.kind == decisions.VOTE:
            return int(driver.count) - 1
        self.scene.see_question(driver, self.witness)
        return think(self.scene, self.policy, self.budget, (self.seed + int(self.scene.moment)) % 2**64)


class PythonMind:
    """A bot that somebody wrote, shown a view of the round."""

    bot: SeatedBot

    def __init__(
        self, seat: int, source: BotLike, driver: Driver, witness: Witness, edition: Edition, options: Options
    ) -> None:
        self.source, self.driver, self.witness = source, driver, witness
        self.game = Game.around(driver.round, edition, NAMES[: int(driver.round.seats)], options)
        self.player = self.game.players[seat]

    def begin(self, seed: int) -> None:
        """A class is made anew, so that it does not matter what was played before."""
        self.bot = make(self.source, seed)

    def hear(self, scores: Sequence[int], number: int) -> None:
        """The view shows it."""
        self.game.scores, self.game.round_number = list(scores or [0] * len(self.game.players)), number

    def decide(self) -> int:
        """What the bot answers."""
        self.game.rows = [int(value) for value in self.witness.log]
        return answer(self.game, self.driver, self.bot)

    def round_over(self) -> None:
        """Count the points, and tell the bot."""
        game, round = self.game, self.driver.round
        gained = points_of(round, game.options)
        game.scores = [score + points for score, points in zip(game.scores, gained, strict=True)]
        self.bot.round_over(look(game, self.player))


def with_files(bots: Sequence[BotLike]) -> tuple[BotLike, ...]:
    """The same bots, ready to travel: one in a file takes the file along."""
    return tuple(BotFile.read(bot) if isinstance(bot, str) and is_in_file(bot) else bot for bot in bots)


def copies(bots: tuple[BotLike, ...]) -> tuple[BotLike, ...]:
    """The same bots for somebody else: an object is copied, and what the copy learns stays with it."""
    try:
        return deepcopy(bots)
    except Exception as error:  # whatever its own methods raise
        problem = f"every worker needs its own copy of a bot, and one of these cannot be copied ({error})"
        raise BotError(f"{problem}; name a class instead of an object") from error


def check(bots: Sequence[BotLike], processes: int = 1) -> None:
    """Refuse bots that cannot be made, or not be sent to other processes, with a message for people."""
    for bot in bots:
        make(bot)
        if processes > 1 and not isinstance(bot, str):
            _check_sendable(bot)


def _check_sendable(bot: type[Bot] | Bot) -> None:
    kind = bot if isinstance(bot, type) else type(bot)
    main = sys.modules["__main__"]
    problem = ""
    if kind.__module__ == "__main__" and not Path(getattr(main, "__file__", None) or "-").is_file():
        problem = "it was written in a session that is in no file"
    else:
        try:
            pickle.dumps(bot)
        except Exception as error:  # whatever its own methods raise
            problem = str(error)
    if problem:
        raise BotError(
            f"{label(bot)}: other processes cannot get it ({problem}); "
            "play in one process, or put its class into a file and name it as mybots.py:Greedy"
        )


def level_of(bot: BotLike) -> int:
    """How the engine plays for a bot; OUTSIDE if it does not."""
    return LEVELS.get(bot, OUTSIDE) if isinstance(bot, str) else OUTSIDE


def mind_of(seat: int, bot: BotLike, driver: Driver, witness: Witness, edition: Edition, options: Options) -> Mind:
    """Who decides for a seat that is asked from outside of the engine."""
    if thinks_ahead(bot):
        return SearchingMind(driver, witness, Budget.read(bot), options)
    return PythonMind(seat, bot, driver, witness, edition, options)


class Notes(Protocol):
    """Says how every decision is written down; it can be sent to other processes."""

    def play(self, driver: Driver, tally: Tally, levels: list[int]) -> NotedPlay:
        """Rounds whose decisions are written down."""


class Seats:
    """Rounds of an edition with a bot on every seat."""

    def __init__(
        self, edition: Edition, bots: Sequence[BotLike], options: Options, notes: "Notes | None" = None
    ) -> None:
        self.bots = bots
        levels = [level_of(bot) for bot in bots]
        kinds = len(edition.kinds)
        witness = Witness(kinds)
        self.tally: Tally = witness if OUTSIDE in levels else Tally(kinds)
        self.driver = Driver(Round(edition.deck, len(bots), Chance()))
        options.set_up(self.driver.round)
        self.driver.round.listen(self.tally)
        self.noted = None if notes is None else notes.play(self.driver, self.tally, levels)
        self.play = self.noted or Play(self.driver, self.tally, levels)
        self.minds: dict[int, Mind] = {}
        for seat, bot in enumerate(bots):
            if levels[seat] == OUTSIDE:
                self.minds[seat] = mind_of(seat, bot, self.driver, witness, edition, options)

    def begin(self, seed: int) -> None:
        """Set cards and dice: the same seed, the same rounds."""
        self.driver.round.chance.copy_from(Chance(seed))
        self.play.chance.copy_from(Chance(seed ^ DICE))
        for seat, mind in self.minds.items():
            mind.begin((seed ^ DICE) + (seat + 1) * DICE)

    def round(self, dealer: int, scores: Sequence[int] = (), number: int = 1) -> list[int]:
        """Play a round, perhaps of a game that stands so. Returns its columns."""
        for mind in self.minds.values():
            mind.hear(scores, number)
        self.play.begin(dealer)
        asked = 0
        while self.play.run():
            self.play.answer(self.minds[int(self.driver.seat)].decide())
            asked += 1
            if asked > LONGEST:
                raise endless(self.bots)
        for mind in self.minds.values():
            mind.round_over()
        return self.play.row()

    def game(
        self, dealer: int, options: Options, tell: Callable[[list[int], list[int], int], None] | None = None
    ) -> Score:
        """Play rounds to the target, the deal passing to the left (P2, P4). `tell` hears of every round: its columns,
        what it brought every seat, and its number."""
        scores = [0] * len(self.bots)
        rounds = 0
        before: list[int] = []
        while not winning_seats(scores, options, before, rounds) and rounds < MAX_ROUNDS_BY_GAME:
            before = eliminated_seats(scores, options)
            self.driver.round.eliminated = sum(1 << seat for seat in before)
            row = self.round((dealer + rounds) % len(self.bots), scores, rounds + 1)
            rounds += 1
            gained = points_of(self.driver.round, options)
            if tell:
                tell(row, gained, rounds)
            scores = [score + points for score, points in zip(scores, gained, strict=True)]
        return Score(winning_seats(scores, options, before, rounds), scores, rounds)
