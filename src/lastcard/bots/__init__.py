"""Players that are not people. A bot is given what its seat may see, and answers with one of its options."""

from collections.abc import Container
from typing import Protocol

from lastcard.bots.random import RandomBot
from lastcard.game import Game
from lastcard.view import View

__all__ = ["BOTS", "Bot", "BotError", "RandomBot", "make", "settle_dare"]

BOTS = ("random",)
"""The bots of the package."""


class BotError(ValueError):
    """There is no such bot, or it cannot be made. Its text is for people."""


class Bot(Protocol):
    """Somebody who decides by what one seat may see."""

    def choose(self, view: View) -> str:
        """Answer `view.decision` with one of its options.

        Calling "UNO" and catching are decisions of the kind `react`, with `wait` among the options.
        """


def make(name: str, seed: int = 0, *, live: bool = False) -> Bot:
    """A bot by its name: `random`. `live`: for a table with a clock, where bots think for a time.

    >>> type(make("random")).__name__
    'RandomBot'
    """
    if name not in BOTS:
        raise BotError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return RandomBot(seed)


def settle_dare(game: Game, bots: Container[str]) -> bool:
    """A bot that is dared takes the part after `or`: all who are asked say it was not done. True if that happened."""
    if not game.waiting or game.waiting[0].kind != "vote":
        return False
    dared = next(event.seat for event in reversed(game.events) if event.kind == "dared")
    if game.players[dared] not in bots:
        return False
    for decision in game.waiting:
        game.apply(decision.player, "not done")
    return True
