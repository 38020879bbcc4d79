"""What tests share: a record as text in, where it stands or why it is refused out."""

from typing import Any

import pytest

from lastcard.game import record
from lastcard.game.game import Game
from lastcard.game.view import seen
from lastcard.words import Reader
from lastcard.words.standing import as_json


def stands(text: str) -> dict[str, Any]:
    """Where a record stands: the object of `lastcard replay - --json`."""
    return as_json(record.loads(text).replay())


def texts(game: Game, name: str | None, kind: str | None = None) -> list[str]:
    """What somebody reads about a game, or about the events of one kind."""
    reader = Reader(game.edition.by_code, name)
    return [reader.tell(event) for event in seen(game, name) if kind in (None, event.kind)]


def refused(text: str) -> str:
    """The message of a record that is refused."""
    with pytest.raises(record.RecordError) as caught:
        record.loads(text).replay()
    message = str(caught.value)
    assert "\n" not in message
    return message
