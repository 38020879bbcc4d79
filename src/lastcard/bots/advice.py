"""What a hint is made of: the option that a strong bot takes, and how many rounds it and the next best one win.

>>> from lastcard.bots import HardBot, sight
>>> from lastcard.bots.hard import Budget
>>> from lastcard.game.game import Game
>>> view = sight(Game("classic", ["Ann", "Bo"], seed=1), "Ann")
>>> advice = Asking(HardBot(1).question(view, Budget(200))).think()
>>> view.answers[advice.best] in view.answers, advice.worlds
(True, 100)
"""

import time
from dataclasses import dataclass, replace
from math import inf

from lastcard.bots.bot import Bot
from lastcard.bots.hard import HardBot, Question, best_of, deck_of, search_for
from lastcard.game.view import View
from lastcard.thinking.scene import Scene
from lastcard.thinking.weighing import Weighing

MOST_WORLDS = 2000
ENOUGH = 60
"""Worlds below which nothing is said about chances."""


@dataclass(frozen=True)
class Advice:
    """What came of a question: the numbers of the best option and of the next, and how many rounds each has won."""

    best: int
    playouts: int
    worlds: int = 0
    """Rounds that each of the two was played to its end; 0: neither was."""
    wins: int = 0
    second: int = 0
    second_wins: int = 0

    @property
    def tells(self) -> bool:
        """Whether there is something to say about chances."""
        return self.worlds >= ENOUGH


@dataclass(frozen=True)
class Asking:
    """A question whose answer is for a person: half of its time looks for the two best options, half compares them."""

    question: Question

    def think(self) -> Advice:
        """Think about it."""
        deck, policy = deck_of(self.question.deck)
        scene = Scene(deck, self.question.seats)
        scene.decode(list(self.question.scene))
        budget = self.question.budget
        until = inf if budget.until is None else budget.until
        if budget.seconds is not None:
            until = min(until, time.monotonic() + budget.seconds)
            budget = replace(budget, seconds=budget.seconds / 2)
        search = search_for(scene, policy, budget, self.question.seed)
        best = best_of(search, budget)
        if len(search.options) < 2:
            return Advice(best, int(search.playouts))
        second = int(search.options[1])
        worlds = MOST_WORLDS if budget.seconds is not None else budget.playouts // 2
        weighing = Weighing(deck, self.question.seats, policy, self.question.seed + 1)
        done, wins = 0, {best: 0, second: 0}
        while done < worlds and time.monotonic() < until:
            scene.deal(weighing.world, weighing.chance, search.reader)
            dice = int(weighing.chance.word())
            for option in wins:
                weighing.throw(dice)
                weighing.trial.copy_from(weighing.world)
                weighing.trial.step(option)
                winner = int(weighing.play_out())
                wins[option] += winner >= 0 and bool(scene.driver.round.are_partners(int(scene.viewer), winner))
            done += 1
        if done >= ENOUGH and clearly_more(wins[second], wins[best]):
            best, second = second, best
        return Advice(best, int(search.playouts) + 2 * done, done, wins[best], second, wins[second])


def clearly_more(some: int, others: int) -> bool:
    """Whether one number of wins is above another by more than luck: else the search knows better.

    >>> clearly_more(60, 50), clearly_more(600, 500), clearly_more(500, 600)
    (False, True, False)
    """
    return some > others and (some - others) ** 2 > 4 * (some + others)


def advise(bot: Bot, view: View) -> tuple[str, Advice | None]:
    """What a bot would answer, and what that is worth if it thinks ahead.

    >>> from lastcard.bots import make, sight
    >>> from lastcard.game.game import Game
    >>> view = sight(Game("classic", ["Ann", "Bo"], seed=1), "Ann")
    >>> answer, advice = advise(make("hard:200"), view)
    >>> answer in view.answers, advice.tells
    (True, True)
    """
    if not isinstance(bot, HardBot) or bot.answer_at_once(view) is not None:
        return bot.choose(view), None
    advice = Asking(bot.question(view, bot.budget)).think()
    return view.answers[advice.best], advice
