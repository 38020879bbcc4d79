"""What bots at a table are going to do."""

from dataclasses import dataclass

from lastcard.bots import BotError, SeatedBot, make
from lastcard.bots.advice import Advice
from lastcard.bots.errors import NoAnswerError
from lastcard.catalogue import Message, Value
from lastcard.game.view import View

DELAYS = {"turn": (0.9, 1.9), "vote": (1.0, 2.5), "catch": (1.2, 2.6), "jump": (0.6, 1.5), "next": (3.0, 3.0)}
"""Seconds a bot takes, from and to, by what it is asked and nothing else: its pace says nothing about its cards."""

OTHER_DELAY = (0.7, 1.4)

SHORTEST_DELAY = 0.15
"""Seconds between two moves of bots, however fast they are: whoever watches has to be able to follow."""

TIME_TO_THINK = 0.15
"""Seconds that `hard` takes at least, at whatever pace, once it knows all that has happened."""

STAND_IN = "normal"
"""The bot that decides for somebody whose time is up, or for a bot that fails."""


@dataclass(eq=False)
class Plan:
    """Something a bot is going to do: at what time, and seeing what. `answer` is None until it has thought."""

    name: str
    bot: SeatedBot
    at: float
    view: View
    answer: str | None = None
    problem: Value = ""
    advice: Advice | None = None
    """What the answer and the next best one are worth, where somebody has found out."""

    @property
    def is_slow(self) -> bool:
        """Whether thinking about it takes so long that it is better done elsewhere."""
        return self.bot.slow

    def think(self) -> None:
        """Decide. It touches nothing but the plan, so it may be done in another thread."""
        options = self.view.decision.options if self.view.decision else ()
        try:
            answer = self.bot.choose(self.view)
            if answer in options or str(answer).removesuffix(" uno") in options:
                self.answer = answer
                return
            self.problem = Message("table-bot-impossible")
        except Exception as error:  # a bot may be anybody's code, and costs nobody their game
            self.problem = problem_of(error)
        self.answer = make(STAND_IN).choose(self.view)

    def settle(self) -> None:
        """Decide now. Whoever is slow and has not thought to the end gets the answer of the stand-in."""
        if self.answer is None and self.is_slow:
            self.answer = make(STAND_IN).choose(self.view)
        elif self.answer is None:
            self.think()


def problem_of(error: Exception) -> Value:
    """What went wrong in a bot, for the table: what it was asked would tell its cards."""
    cause = error.__cause__ if isinstance(error, BotError) else error
    if isinstance(cause, NoAnswerError):
        return str(cause)
    return f"{type(cause).__name__}: {cause}" if cause else Message("table-bot-impossible")
