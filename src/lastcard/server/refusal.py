"""What cannot be done, and why, in a sentence for whoever tried it."""

from lastcard.game.game import Game, MoveError


class RefusedError(Exception):
    """Something that cannot be done. The text is for whoever tried it."""


def refused_move(game: Game, name: str, move: str, error: MoveError) -> RefusedError:
    """The refusal of a move: why a card cannot be played, or else what the game says."""
    verb, _, code = move.removesuffix(" uno").partition(" ")
    reason = game.why_not(name, code) if verb == "play" and game.edition.has(code) else None
    return RefusedError(str(error) if reason is None else f"not now: {reason}")
