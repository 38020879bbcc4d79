"""What cannot be done, and why, in a sentence for whoever tried it."""

from lastcard.catalogue import Message, Value
from lastcard.game.decisions import MoveError
from lastcard.words import Reader


class RefusedError(Exception):
    """Something that cannot be done, by its message in the catalogue. `str()` tells whoever tried it.

    >>> print(RefusedError("server-chat-length", most=300))
    a message has 1 to 300 characters
    """

    def __init__(self, id: str | Message, /, **gaps: Value) -> None:
        super().__init__(id)
        self.message = Message(id, **gaps) if isinstance(id, str) else id

    def __str__(self) -> str:
        return str(self.message)


def refused_move(reader: Reader, error: MoveError) -> RefusedError:
    """The refusal of a move, for the player who tried it."""
    return RefusedError("server-because", reason=reader.refusal(error))
