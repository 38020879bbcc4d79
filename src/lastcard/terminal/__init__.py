"""The table in a terminal: playing, and stepping through a game that was played."""

from pathlib import Path
from typing import TYPE_CHECKING

from lastcard.catalogue import Message
from lastcard.terminal.hangup import end_with_terminal
from lastcard.words import Reader

if TYPE_CHECKING:
    from lastcard.game.record import Record
    from lastcard.table.table import Table
    from lastcard.terminal.clock import Clock
    from lastcard.terminal.remote import Seat

__all__ = ["play", "play_at", "replay"]


def play(table: "Table", *, save_folder: Path, clock: "Clock | None" = None) -> int:
    """Play at a table until the game is over or somebody leaves; the result is the exit status.

    The table's clock is `time.monotonic`. Records are saved in `save_folder`, on request.
    """
    from lastcard.terminal.app import TableApp
    from lastcard.terminal.source import LocalTable

    end_with_terminal()
    app = TableApp(LocalTable(table, clock=clock), save_folder=save_folder)
    app.run()
    if app.return_code:
        return app.return_code
    print(farewell(table))
    return 0


async def play_at(seat: "Seat", problem: type[Exception]) -> int:
    """Play in a seat at a server's table; `problem` is what it raises when the server is gone. The exit status."""
    from lastcard.terminal.app import TableApp
    from lastcard.terminal.remote import RemoteTable

    end_with_terminal()
    app = TableApp(RemoteTable(seat, problem), save_folder=Path())
    await app.run_async()
    if app.reason:
        raise problem(app.reason)
    if not app.return_code:
        winners = seat.table.get("game_winners", ())
        print(Reader({}, seat.you).won(winners) if winners else Message("terminal-join-left"))
    return app.return_code or 0


def farewell(table: "Table") -> str:
    """What is said on leaving: who has won, or how to go on."""
    game, people = table.game, table.people
    reader = Reader(game.edition.by_code, people[0] if len(people) == 1 else None)
    if game.winners:
        return f"{reader.won(game.winners)} {reader.standings(table.view('').table.scores, game.options.target)}"
    if table.store is None:
        return f"{reader.say('terminal-left')} {reader.say('terminal-not-saved')}"
    return reader.say("terminal-saved")


def replay(record: "Record", seat: str | None, begin: int = 0) -> int:
    """Step through the game of a record, as one seat saw it or (None) with all cards open; the exit status.

    `begin`: after so many moves.
    """
    from lastcard.terminal.replaying import ReplayApp

    end_with_terminal()
    app = ReplayApp(record, seat, begin)
    app.run()
    return app.return_code or 0
