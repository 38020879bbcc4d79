"""Players that are not people. A bot is given what its seat may see, and answers with one of its options."""

from lastcard.bots.bot import Bot, BotLike, SeatedBot, label
from lastcard.bots.errors import BotError
from lastcard.bots.hard import Budget, HardBot, thinks_ahead
from lastcard.bots.levels import EasyBot, NormalBot
from lastcard.bots.random import RandomBot
from lastcard.bots.view import sight
from lastcard.files import shown, suggestion

__all__ = [
    "BOTS",
    "Bot",
    "BotError",
    "BotLike",
    "Budget",
    "EasyBot",
    "HardBot",
    "NormalBot",
    "RandomBot",
    "SeatedBot",
    "make",
    "sight",
]

BOTS = ("random", "easy", "normal", "hard", "expert")
"""The bots of the package, the weakest first."""


def make(bot: BotLike, seed: int = 0, *, live: bool = False) -> SeatedBot:
    """A bot that can sit down, from its name, its class, or itself.

    A name is `easy`, `hard:400` (playouts), `expert:0.3s` (seconds), `mybots.py:Greedy`, or a command in any language,
    `cmd:node mybot.mjs`. A class is made with `seed=` if it takes one. A bot that is there already is used as it is,
    with all that it remembers.

    `live`: for a table with a clock, where bots that think ahead do so for a time.

    >>> type(make("random")).__name__
    'RandomBot'
    >>> make("hard:0")
    Traceback (most recent call last):
    ...
    lastcard.bots.errors.BotError: hard:0: expected playouts, such as hard:400, or seconds, such as hard:0.3s
    >>> make(object())
    Traceback (most recent call last):
    ...
    lastcard.bots.errors.BotError: object: it has no method choose(self, view)
    """
    if not isinstance(bot, str):
        return _own(bot, seed)
    plain: dict[str, type[EasyBot | NormalBot | RandomBot]] = {
        "random": RandomBot,
        "easy": EasyBot,
        "normal": NormalBot,
    }
    if bot in plain:
        return plain[bot](seed)
    if thinks_ahead(bot):
        return HardBot(seed, Budget.read(bot, live=live))
    from lastcard.bots.command import CommandBot, is_command
    from lastcard.bots.own import OwnBot, class_in, is_in_file

    if is_command(bot):
        return CommandBot(bot, seed, live=live)
    if is_in_file(bot):
        return OwnBot(bot, class_in(bot), seed, quiet=True)
    raise BotError(
        f"there is no bot {shown(bot)}; {suggestion(bot, BOTS)}, and your own as file.py:Class or cmd:COMMAND"
    )


def _own(bot: type[Bot] | Bot, seed: int) -> SeatedBot:
    from lastcard.bots.own import OwnBot

    return bot if isinstance(bot, OwnBot) else OwnBot(label(bot), bot, seed)
