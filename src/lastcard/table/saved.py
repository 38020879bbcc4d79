"""What is kept of a game, and how it goes on from there: its log, and a snapshot for a version with other rules."""

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from lastcard.cards.edition import Edition, EditionError, load_text
from lastcard.catalogue import Message
from lastcard.game import record as records
from lastcard.game.decisions import MoveError
from lastcard.game.game import RULES, Game
from lastcard.game.record import Record, RecordError
from lastcard.table.store import Saved

_as_json: Callable[[object], bytes]
try:  # the server has it, and writes these numbers after every move: twenty times as fast
    from msgspec.json import encode as _as_json
except ImportError:
    _as_json = lambda numbers: json.dumps(numbers, separators=(",", ":")).encode()  # noqa: E731


class UnreadableError(Exception):
    """A saved table that this version cannot go on with, and why."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


def snapshot(game: Game) -> str:
    """Where a game stands, for a version that may have other rules: its state, and what the numbers in it mean."""
    acting = "true" if game.round.depth else "false"
    return f'{{{_meaning(game.edition)}, "acting": {acting}, "state": {_as_json(game.encode()).decode()}}}'


@lru_cache(maxsize=64)
def _meaning(edition: Edition) -> str:
    """What the numbers in a snapshot mean."""
    return f'"cards": {json.dumps([kind.code for kind in edition.kinds])}, "programs": "{_programs(edition)}"'


def _programs(edition: Edition) -> str:
    """Tells apart what the cards of editions do. Those of house rules, behind them, are the same in every edition."""
    own = edition.deck.code[: edition.deck.house_at]
    return hashlib.sha256(",".join(str(step) for step in own).encode()).hexdigest()[:16]


def game_of(saved: Saved) -> Game:
    """The game of a saved table: its log played again, by the rules it was played by."""
    return saved.game or deque(steps_of(saved), maxlen=1)[0]


def start_of(saved: Saved) -> Record:
    """The record of a saved table before its first move."""
    return _read(saved.record)


@lru_cache(maxsize=8)
def _read(text: str) -> Record:
    """Of a table that comes back, it is asked for twice."""
    return records.loads(text)


def steps_of(saved: Saved) -> Iterator[Game]:
    """The same, a move at a time. It is always the same game, and ready to go on after the last move."""
    try:
        record = start_of(saved)
        if saved.edition is not None:
            plain = load_text(saved.edition, record.edition)
            edition = plain.written(record.written) if record.written else plain
        else:
            edition = record.load_edition()
        if saved.rules == RULES and saved.base_snapshot is None:
            for game in replace(record, moves=saved.moves).steps(edition):
                yield game
            game.chance_waits = False
            return
        game = record.start(edition=edition)
        game.moves = []
        if saved.rules != RULES:
            _restore(game, saved.snapshot)
        else:
            _restore(game, saved.base_snapshot or saved.snapshot)
            for move in saved.moves[saved.base :]:
                if not move.startswith("chance:"):
                    game.play(move)
                    yield game
        yield game
    except EditionError as error:
        raise UnreadableError(Message("table-closed-log", problem=str(error))) from error
    except (RecordError, MoveError) as error:
        # Where, and no more: what was possible there is what somebody held, and anybody may ask for this table.
        place = error.place if isinstance(error, RecordError) and error.place else "moves"
        raise UnreadableError(Message("table-closed-log", problem=place)) from error
    except UnreadableError:
        raise
    except Exception as error:  # damage can be of any kind
        raise UnreadableError(Message("table-closed-damaged")) from error


def _restore(game: Game, text: str) -> None:
    row = json.loads(text)
    same_cards = row["cards"] == [kind.code for kind in game.edition.kinds]
    if not same_cards or (row["acting"] and row["programs"] != _programs(game.edition)):
        raise UnreadableError(Message("table-closed-cards"))
    try:
        game.decode(row["state"])
    except (IndexError, ValueError, OverflowError) as error:
        raise UnreadableError(Message("table-closed-version")) from error


def record_of(saved: Saved) -> str:
    """The record of a saved table, as text, whether or not it can be played on."""
    try:
        record = records.loads(saved.record)
        promised = record.dealing.commitment if record.dealing and not record.branch else record.commitment
        return replace(record, moves=saved.moves, commitment=promised).dumps()
    except Exception:  # damage can be of any kind
        return str(saved.record)
