"""The puzzles that come with the package, for the page: which there are, the one of the day, and the table of each.

A puzzle goes to the browser as a table does to whoever comes there, with what is best beside it: nobody else is cheated
by whoever looks.

>>> list_of(date(2026, 11, 17)).today["classic"] in shipped()
True
"""

from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache, lru_cache

from lastcard.cards.edition import IDS, load
from lastcard.files import packed
from lastcard.game.game import Game
from lastcard.game.record import load as load_record
from lastcard.server import messages as m
from lastcard.server.branches import Branch
from lastcard.server.chat import Chat
from lastcard.server.lobby import Lobby, settings_by
from lastcard.server.updates import Retold, Updates
from lastcard.study.puzzles import daily, shipped
from lastcard.table.table import Table

OTHERS = "normal"
"""Who plays the other seats, for whoever wants to play on."""


@cache
def _rows() -> tuple[m.PuzzleRow, ...]:
    rows = []
    for name, path in shipped().items():
        record = load_record(path)
        rows.append(m.PuzzleRow(name, record.edition, int(record.puzzle["level"]), str(record.puzzle["about"])))
    order = {edition: place for place, edition in enumerate(IDS)}
    return tuple(sorted(rows, key=lambda row: (order[row.edition], row.level, row.id)))


def today() -> date:
    """The day that it is: everywhere the one of UTC, so that everybody has the same puzzle."""
    return datetime.now(UTC).date()


@lru_cache(maxsize=4)
def list_of(day: date) -> m.PuzzleList:
    """All puzzles, those for beginners first, and those of the day, one for each edition."""
    names: dict[str, list[str]] = {}
    for row in _rows():
        names.setdefault(row.edition, []).append(row.id)
    chosen = {edition: daily(sorted(each), day) for edition, each in names.items()}
    return m.PuzzleList(day.isoformat(), list(_rows()), chosen)


@lru_cache(maxsize=200)
def puzzle_info(name: str) -> bytes | None:
    """A puzzle by its name, as a PuzzleInfo in JSON; None if there is none."""
    if name not in shipped():
        return None
    record = replace(load_record(shipped()[name]), folder=None)
    game = record.replay()
    seat = next(iter(game.asked))
    chances, noted = record.puzzle["chances"], record.puzzle
    options = next(decision.options for decision in game.waiting if decision.player == seat)
    return m.encode(
        m.PuzzleInfo(
            name,
            record.edition,
            int(noted["level"]),
            str(noted["about"]),
            options.index(noted["answer"]),
            [float(chances[option]) for option in options],
            str(noted["why"]),
            _update(game, Branch(record, game.edition, None, seat)),
            m.Branch(packed(record.dumps().encode()), len(record.moves) + 1, seat),
        )
    )


def _update(game: Game, branch: Branch) -> m.Update:
    """The table as whoever has to decide sees it who has just come."""
    options, name = branch.record.options, branch.seat
    lobby = Lobby(settings_by(options, branch.edition.id, m.Settings()), load, "0" * 64)
    lobby.seat_players(branch, [OTHERS], name, "", "", len(game.events))
    table = Table(game, {place.name: place.bot for place in lobby.seating}, live=False)
    room = m.RoomInfo(
        code="",
        state="playing",
        host="",
        seats=[place.info() for place in lobby.seating],
        spectators=0,
        settings=lobby.settings,
        house_set=lobby.house_set,
        house=lobby.house,
        written={},
        readings={},
        writing=0,
        most_players=lobby.most_players,
        commitment="",
        nonces={},
        branch=len(branch.record.moves) + 1,
    )
    return Updates(room, lobby, table, Chat(), 0.0, Retold()).whole(name, "puzzle")
