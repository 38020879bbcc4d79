"""What cannot be done, and why, in a sentence for whoever tried it."""

from lastcard.game.decisions import MoveError
from lastcard.game.game import Game
from lastcard.words import Reader


class RefusedError(Exception):
    """Something that cannot be done. The text is for whoever tried it."""


def refused_move(game: Game, name: str, error: MoveError) -> RefusedError:
    """The refusal of a move, for the player who tried it."""
    return RefusedError(Reader(game.edition.by_code, name).refusal(error))
