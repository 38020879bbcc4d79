"""What people and bots may be called at a table of the server."""

from collections.abc import Iterable, Sequence
from unicodedata import category

from lastcard.game.players import check_players

BOT_NAMES = ("Robin", "Ada", "Max", "Ivy", "Leo", "Mia", "Otto", "Zoe", "Finn", "Nora", "Hugo")

JOINER = "\u200d"
"""Makes one sign of several: families and flags among the emoji."""

HIDDEN = ("Cc", "Cf", "Co", "Cs")


def check_name(name: str, others: Sequence[str]) -> None:
    """Raise ValueError if nobody can sit down under this name beside these others.

    >>> check_name("Ann", ["Bo"])
    >>> check_name("bo", ["Bo"])
    Traceback (most recent call last):
    ...
    ValueError: 'bo' plays twice; names must differ in more than capitals
    """
    check_players([*others, name] if others else ["Somebody" if name != "Somebody" else "Else", name])
    if name != visible(name):
        raise ValueError("a name has no invisible characters")


def visible(text: str) -> str:
    r"""A text on one line, without characters that do not show, or that turn around what comes after them.

    >>> visible(" a\u202eb\x00\n c ")
    'ab c'
    """
    shown = "".join(sign for sign in " ".join(text.split()) if sign == JOINER or category(sign) not in HIDDEN)
    return " ".join(shown.split())


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody else has.

    >>> bot_name(["Robin", "ada"])
    'Max'
    """
    others = {name.casefold() for name in taken}
    return next(name for name in BOT_NAMES if name.casefold() not in others)
