"""Players that are not people. A bot is given what its seat may see, and answers with one of its options."""

from typing import Protocol

from lastcard.bots.errors import BotError
from lastcard.bots.hard import Budget, HardBot, is_hard
from lastcard.bots.levels import EasyBot, NormalBot
from lastcard.bots.random import RandomBot
from lastcard.bots.view import sight
from lastcard.files import shown, suggestion
from lastcard.game.view import View

__all__ = [
    "BOTS",
    "Bot",
    "BotError",
    "Budget",
    "EasyBot",
    "HardBot",
    "NormalBot",
    "RandomBot",
    "make",
    "sight",
]

BOTS = ("random", "easy", "normal", "hard")
"""The bots of the package, the weakest first."""


class Bot(Protocol):
    """Somebody who decides by what one seat may see."""

    @property
    def slow(self) -> bool:
        """Whether it thinks for so long that others should not have to wait for it."""

    def choose(self, view: View) -> str:
        """Answer `view.decision` with one of its options.

        Calling "UNO" and catching are decisions of the kind `react`, with `wait` among the options.
        """


def make(name: str, seed: int = 0, *, live: bool = False) -> Bot:
    """A bot by its name: `easy`, `hard:400` (playouts), `hard:0.3s` (seconds), or `mybots.py:Greedy`.

    `live`: for a table with a clock, where `hard` thinks for a time.

    >>> type(make("random")).__name__
    'RandomBot'
    >>> make("hard:0")
    Traceback (most recent call last):
    ...
    lastcard.bots.errors.BotError: hard:0: expected playouts, such as hard:400, or seconds, such as hard:0.3s
    """
    plain: dict[str, type[EasyBot | NormalBot | RandomBot]] = {
        "random": RandomBot,
        "easy": EasyBot,
        "normal": NormalBot,
    }
    if name in plain:
        return plain[name](seed)
    if is_hard(name):
        return HardBot(seed, Budget.read(name, live=live))
    if ".py:" in name or name.endswith(".py"):
        from lastcard.bots.own import OwnBot

        return OwnBot(name, seed)
    raise BotError(f"there is no bot {shown(name)}; {suggestion(name, BOTS)}, and your own as file.py:Class")
