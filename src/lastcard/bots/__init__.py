"""Players that are not people. A bot is given what its seat may see, and answers with one of its options."""

from typing import Protocol

from lastcard.bots.random import RandomBot
from lastcard.view import View

__all__ = ["Bot", "RandomBot"]


class Bot(Protocol):
    """Somebody who decides by what one seat may see."""

    def choose(self, view: View) -> str:
        """Answer the decision that the view's player is asked."""

    def interrupt(self, view: View) -> str | None:
        """Call "UNO" or catch somebody, where the view offers it; None to let it be."""
