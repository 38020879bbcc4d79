"""What a bot is: all that anybody has to write, and what is made of it at a table."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from lastcard.game.view import View


class Bot(Protocol):
    """Somebody who decides by what one seat may see. Any class with this method is one.

    It may have a method `round_over(self, view)`, too, which is told how every round ended.

    >>> from lastcard import Game, play_out
    >>> class First:
    ...     def choose(self, view):
    ...         return view.decision.options[0]
    >>> play_out(Game("classic", ["Ann", "Bo"], seed=1), [First, "random"], until="round").round_number
    1
    """

    def choose(self, view: View) -> str:
        """Answer `view.decision` with one of its options.

        Calling "UNO" and catching are decisions of the kind `react`, with `wait` among the options.
        """


class SeatedBot(Bot, Protocol):
    """A bot that `make` made: it can be told how a round ended, and it says whether it is slow."""

    @property
    def slow(self) -> bool:
        """Whether it thinks for so long that others should not have to wait for it."""

    def round_over(self, view: View) -> None:
        """Hear how a round ended: the view shows all hands, who won, and the scores."""


class BuiltIn:
    """A bot of the package. Each round is new to it."""

    slow = False

    def round_over(self, view: View) -> None:
        """It learns nothing from that."""


BotLike: TypeAlias = str | type[Bot] | Bot
"""What stands for a bot: its name, as in `hard:400` or `mybots.py:Greedy`, its class, or the bot itself."""


def label(bot: BotLike) -> str:
    """A short name for a bot: its own, or that of its class.

    >>> class Greedy:
    ...     def choose(self, view):
    ...         return view.decision.options[0]
    >>> label("hard:400"), label(Greedy), label(Greedy())
    ('hard:400', 'Greedy', 'Greedy')
    """
    if isinstance(bot, str):
        return bot
    if isinstance(bot, type):
        return bot.__name__
    name = getattr(bot, "name", None)
    return name if isinstance(name, str) and name else type(bot).__name__


def labels(bots: Sequence[BotLike]) -> tuple[str, ...]:
    """Short names for several bots: the same one for the same bot, and another one for every other.

    >>> class Greedy:
    ...     def choose(self, view):
    ...         return view.decision.options[0]
    >>> one, two = Greedy(), Greedy()
    >>> labels([one, "easy", two, one])
    ('Greedy', 'easy', 'Greedy 2', 'Greedy')
    """
    known: dict[object, str] = {}
    for bot in bots:
        key = identity(bot)
        if key not in known:
            name, number = label(bot), 1
            while (said := name if number == 1 else f"{name} {number}") in known.values():
                number += 1
            known[key] = said
    return tuple(known[identity(bot)] for bot in bots)


def identity(bot: BotLike) -> object:
    """Equal for the same bot: names by what they say, classes and objects only by themselves."""
    return bot if isinstance(bot, str) else id(bot)


def one_each(bots: BotLike | Sequence[BotLike], players: int) -> tuple[BotLike, ...]:
    """One bot for each seat, from one for all or one for each.

    >>> one_each("easy", 3), one_each(["easy", "hard"], 2)
    (('easy', 'easy', 'easy'), ('easy', 'hard'))
    """
    listed = tuple(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else (bots,)
    if len(listed) not in (1, players):
        raise ValueError(f"{len(listed)} bots for {players} players; name one for all, or one for each")
    return listed * players if len(listed) == 1 else listed
