"""Players that are not people. A bot is given what its seat may see, and answers with one of its options."""

from collections.abc import Container
from typing import Protocol

from lastcard.bots.random import RandomBot
from lastcard.game import Game
from lastcard.view import View

__all__ = ["Bot", "RandomBot", "settle_dare"]


class Bot(Protocol):
    """Somebody who decides by what one seat may see."""

    def choose(self, view: View) -> str:
        """Answer the decision that the view's player is asked."""

    def interrupt(self, view: View) -> str | None:
        """Call "UNO" or catch somebody, where the view offers it; None to let it be."""


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
