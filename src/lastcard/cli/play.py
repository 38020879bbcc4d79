"""The command `lastcard play`: a table in this terminal."""

import getpass
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path

from lastcard.bots import BotError, make
from lastcard.catalogue import Message
from lastcard.cli.inputs import (
    bot_names,
    is_terminal,
    name_of_file,
    new_game,
    number,
    record_in,
    seat_of,
    seats_of,
    wherever,
)
from lastcard.cli.links import is_deal, read_deal
from lastcard.files import UsageError, one_line
from lastcard.game.record import Record, RecordError, before, dealt_again, loads
from lastcard.table.lead import lead_of
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import Store, StoreError, data_folder
from lastcard.table.table import ClosedError, Table
from lastcard.terminal.hangup import end_with_terminal
from lastcard.terminal.plain import InputEndedError, PlainTable
from lastcard.words.lines import can_draw

PLACE = "terminal"
ADVISER = "expert"
DEFAULT_BOT = "normal"
NEW_GAME = ("players", "bots", "name", "people", "seed", "scoring", "target", "option", "write")
"""Arguments that say how a new game is to be."""


def run(args: Namespace) -> int:
    """Play as the arguments say."""
    record = None if args.resume or args.edition is None else record_in(args.edition)
    if args.before is not None and record is None:
        raise UsageError("--before goes with a record to play on from: lastcard play game.toml --before 12")
    new = None if args.resume else _new_table(args) if record is None else _from_record(args, record)
    if new is None:
        for name in NEW_GAME:
            if getattr(args, name):
                raise UsageError(f"--resume goes on with a game as it was; leave out --{name}")
    if not args.plain:
        _check_terminal()
        import_module("lastcard.terminal.app")  # if that cannot be had, no game has begun
    live = not args.plain or is_terminal(sys.stdin)
    store = _open_store(needed=new is None)
    try:
        now = 0.0 if args.plain else time.monotonic()
        table = _resume(args.edition, store, live, now) if new is None else new(store, live, now)
        if not args.plain:
            from lastcard.terminal import play

            return play(table, save_folder=Path())
        return _play_plain(table, args.resume, live)
    except StoreError as error:
        print(f"lastcard: {one_line(str(error))}", file=sys.stderr)
        print(Message("terminal-saved-before"), file=sys.stderr)
        return 1
    finally:
        if store is not None:
            store.close()


def _check_terminal() -> None:
    for stream, name in ((sys.stdout, "standard output"), (sys.stdin, "standard input")):
        if not is_terminal(stream):
            raise UsageError(f"{name} is not a terminal; `lastcard play --plain` plays in lines of text anywhere")
    if not can_draw(sys.stdout):
        raise UsageError("this terminal cannot draw; `lastcard play --plain` plays in lines of text")


def _open_store(needed: bool) -> Store | None:
    """Where games are kept. Without it a game can still be played, and the player is told."""
    try:
        return SqliteStore(data_folder() / "lastcard.db")
    except StoreError as error:
        if needed:
            raise UsageError(str(error)) from error
        unsaved = Message("terminal-will-not-be-saved", problem=one_line(str(error)))
        print(f"lastcard: {unsaved}", file=sys.stderr)
        return None


def _new_table(args: Namespace) -> Callable[[Store | None, bool, float], Table]:
    """What begins the game that the arguments ask for; they are checked before anything else happens."""
    edition, record = new_game(args, "classic" if args.edition is None else args.edition)
    if args.people is not None:
        people = [name.strip() for name in args.people.split(",")]
    else:
        people = [_own_name() if args.name is None else args.name]
    option = "--name" if args.people is None else "--people"
    seats = seats_of(
        option,
        people,
        args.players,
        DEFAULT_BOT if args.bots is None else args.bots,
        edition.most_players(record.options.hand),
    )
    record = replace(record, players=tuple(seats))

    def begin(store: Store | None, live: bool, now: float) -> Table:
        return Table.begin(record, seats, edition=edition, store=store, place=PLACE, now=now, live=live)

    return begin


def _from_record(args: Namespace, record: Record) -> Callable[[Store | None, bool, float], Table]:
    """What goes on with a recorded game from one of its moves: people take seats of it, bots the others."""
    for name in ("players", "seed", "scoring", "target", "option", "write", "house"):
        if getattr(args, name):
            raise UsageError(f"a record says that itself; leave out --{name}")
    linked, lead = read_deal(args.edition) if is_deal(args.edition) else None, None
    try:
        edition = record.load_edition()
        if linked is not None and args.before is None:
            lead = lead_of(record, linked.round, edition)
            record = dealt_again(record, linked.round, edition)
        elif args.before is not None:
            record = before(record, number("--before", args.before, 1, len(record.moves) + 1))
        elif record.moves:
            record = before(record, len(record.moves) + 1)
        game = record.replay(edition=edition)
    except RecordError as error:
        raise UsageError(f"{name_of_file(args.edition)}: {error}") from error
    if game.winners:
        raise UsageError(f"that game is over; --before N goes back to a move, from 1 to {len(record.moves)}")
    option = "--name" if args.people is None else "--people"
    first = linked.seat if linked else next(iter(game.asked))
    named = [first] if args.name is None else [args.name]
    people = {seat_of(name.strip(), record.players, option) for name in (args.people or ",".join(named)).split(",")}
    usual = ",".join(linked.bots) if linked and linked.bots else DEFAULT_BOT
    bots = bot_names(usual if args.bots is None else args.bots)
    others = [name for name in record.players if name not in people]
    if len(bots) > max(1, len(others)):
        raise UsageError(f"--bots: {len(bots)} bots for {len(others)} seats")
    playing = {name: wherever(bots[place % len(bots)]) for place, name in enumerate(others)}
    seats = {name: playing.get(name) for name in record.players}

    def begin(store: Store | None, live: bool, now: float) -> Table:
        return Table.begin(record, seats, edition=edition, store=store, place=PLACE, now=now, live=live, lead=lead)

    return begin


def _own_name() -> str:
    """What the user is called here, if that can be somebody's name."""
    try:
        name = getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        return "Player"
    return name if name.isalpha() and 2 <= len(name) <= 20 and name not in ("Root", "Chance") else "Player"


def _resume(edition: str | None, store: Store | None, live: bool, now: float) -> Table:
    for id in store.playing(PLACE) if store else ():
        assert store is not None
        if edition is not None and loads(store.load(id).record).edition != edition:
            continue
        try:
            return Table.resume(store, id, now=now, live=live)
        except BotError as error:
            raise UsageError(f"the game cannot go on without its bot: {error}") from error
        except ClosedError as error:
            path = data_folder() / f"{id}.toml"
            path.write_text(error.record, encoding="utf-8")
            raise UsageError(f"{error} Its record is in {path}") from error
    of = "" if edition is None else f" of {edition}"
    raise UsageError(f"there is no game{of} to go on with; `lastcard play` begins one")


def _play_plain(table: Table, resumed: bool, live: bool) -> int:
    def ask(prompt: str) -> str:
        try:
            if sys.stdin is None:
                raise EOFError
            return input(prompt if sys.stdin.isatty() else "")
        except EOFError:
            raise InputEndedError(Message("terminal-input-ended")) from None

    end_with_terminal()
    game = table.game
    begin = "terminal-begin-dealt" if game.position is None else "terminal-begin"
    print(Message(begin, edition=game.edition.name, seed=str(game.seed)), flush=True)
    try:
        plain = PlainTable(table, make(ADVISER, live=live), lambda line: print(line, flush=True), ask, resumed=resumed)
        plain.run()
    except InputEndedError as error:
        print(error)
        print(Message("terminal-not-saved" if table.store is None else "terminal-saved"))
    except KeyboardInterrupt:
        print(f"\n{Message('terminal-not-saved' if table.store is None else 'terminal-saved')}")
        return 130
    return 0
