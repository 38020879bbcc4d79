"""What people heard, held against the log at the end: it knows nothing else."""

from collections import Counter
from collections.abc import Iterable

from chaos.person import Notes
from lastcard.game import record as records
from lastcard.game.game import Game
from lastcard.game.options import CALL
from lastcard.game.verify import UnprovenError, prove
from lastcard.game.view import seen
from lastcard.table.saved import UnreadableError, game_of
from lastcard.table.store import Saved


def check(notes: Notes, saved: Saved) -> list[str]:
    """All that is wrong with what one person was told; nothing, if the log has it all."""
    where = f"{notes.name} at {notes.code}"
    wrong = [*notes.problems, *_acknowledged(notes, saved, where)]
    try:
        game = game_of(saved)
    except (UnreadableError, ValueError) as error:
        return [*wrong, f"{notes.code}: the log is no game: {error}"]
    if [str(move) for move in game.moves] != list(saved.moves):
        wrong.append(f"{notes.code}: the log is not what is played by it")
    wrong += _heard(notes, game, where)
    if notes.record:
        wrong += _proven(notes, saved, where)
    return wrong


def _acknowledged(notes: Notes, saved: Saved, where: str) -> Iterable[str]:
    """Every move that was acknowledged is in the log once, and they are in their order."""
    places = {id: place for place, id in enumerate(saved.ids) if id}
    times = Counter(saved.ids)
    last = -1
    for id in notes.acknowledged:
        if times[id] != 1:
            yield f"{where}: {notes.sent[id]} was acknowledged and is in the log {times[id]} times"
            continue
        move = saved.moves[places[id]].removesuffix(CALL)
        if move != f"{notes.name}: {notes.sent[id]}":
            yield f"{where}: {notes.sent[id]} was acknowledged, and {move} is in the log"
        if places[id] <= last:
            yield f"{where}: {notes.sent[id]} is in the log before a move that was acknowledged earlier"
        last = places[id]
    for id, move in notes.sent.items():
        if times[id] > 1:
            yield f"{where}: {move} was said, and is in the log {times[id]} times"


def _heard(notes: Notes, game: Game, where: str) -> Iterable[str]:
    """What was told has happened."""
    happened = {each.seq: each for each in seen(game, notes.name)}
    for number, told in notes.events.items():
        real = happened.get(number)
        if real is None:
            yield f"{where}: event {number} was told and never happened: {told}"
            continue
        for name in ("kind", "player", "other", "amount", "colour", "outcome"):
            if (told.get(name) or None) != (getattr(real, name) or None):
                yield f"{where}: event {number} was told as {told}, and was {real}"
                break
        else:
            if list(told.get("cards") or ()) != list(real.cards or ()):
                yield f"{where}: event {number} was told with {told.get('cards')}, and had {real.cards}"


def _proven(notes: Notes, saved: Saved, where: str) -> Iterable[str]:
    """The record of a game that is over verifies with the commitment that was seen, and is the log."""
    record = records.loads(notes.record)
    if list(record.moves) != list(saved.moves):
        yield f"{where}: the record is not the log"
    try:
        prove(record, notes.commitment, notes.nonce)
    except UnprovenError as error:
        yield f"{where}: the record is not proven: {error}"
