"""What tests share: a record as text in, where it stands or why it is refused out."""

from random import Random
from typing import Any

import pytest

from lastcard.engine.chance import Chance
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


def with_other_secrets(game: Game, seat: int, dice: Random, since: int) -> Game:
    """The game with other cards wherever a seat cannot see them, in the events from number `since` on as well."""
    other = game.copy()
    other.round.deal_unseen(seat, Chance(dice.getrandbits(32)))
    for number, event in enumerate(game.events[since:], since):
        if not event.seen_by(seat):
            unknown = tuple(dice.randrange(len(game.edition.kinds)) for _ in event.cards)
            other.events[number] = event._replace(cards=unknown)
    return other
