"""lastcard: the UNO family of card games, played to the letter.

>>> import lastcard
>>> game = lastcard.Game("minecraft", ["Ann", "Bo", "Cy"], seed=7)
>>> len(lastcard.look(game, "Bo").table.hands["Bo"])
7
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastcard.cards.edition import Edition as Edition
    from lastcard.cards.edition import find as load_edition
    from lastcard.game.decisions import Decision as Decision
    from lastcard.game.decisions import MoveError as MoveError
    from lastcard.game.game import Game as Game
    from lastcard.game.position import Position as Position
    from lastcard.game.record import Record as Record
    from lastcard.game.settings import Options as Options
    from lastcard.game.view import View as View
    from lastcard.game.view import look as look
    from lastcard.game.view import seen as seen

__version__ = "0.1.0"

_HOMES = {
    "Edition": "cards.edition",
    "load_edition": "cards.edition",
    "Decision": "game.decisions",
    "Game": "game.game",
    "MoveError": "game.decisions",
    "Options": "game.settings",
    "Position": "game.position",
    "Record": "game.record",
    "View": "game.view",
    "look": "game.view",
    "seen": "game.view",
}

__all__ = [
    "Decision",
    "Edition",
    "Game",
    "MoveError",
    "Options",
    "Position",
    "Record",
    "View",
    "load_edition",
    "look",
    "seen",
]


def __getattr__(name: str) -> object:
    """Import what is asked for only then: the command line starts faster."""
    from importlib import import_module

    if name not in _HOMES:
        raise AttributeError(f"module 'lastcard' has no attribute {name!r}")
    return getattr(import_module(f"lastcard.{_HOMES[name]}"), "find" if name == "load_edition" else name)
