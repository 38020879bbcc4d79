"""What the commands read from their arguments, with a message for people where it cannot be right."""

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from lastcard.bots import BotError, make
from lastcard.cards.edition import Edition, EditionError, find
from lastcard.cli.links import is_link, read_link
from lastcard.files import MAX_FILE, FileError, UsageError, parse_toml, read_file, short
from lastcard.game import record as records
from lastcard.game.game import MAX_SEED, Game
from lastcard.game.players import NAMES, check_players
from lastcard.game.record import Record, RecordError
from lastcard.game.settings import Options, typed


def find_edition(name: str) -> Edition:
    """An edition by its id, or by the path of an edition file."""
    try:
        return find(name)
    except EditionError as error:
        raise UsageError(error.problem if error.place == "edition" else str(error)) from error


def edition_of(name: str, texts: Sequence[str]) -> tuple[Edition, dict[str, str]]:
    """An edition with texts written on its blank cards, and what stands on which."""
    edition = find_edition(name)
    try:
        written = edition.write_in_turn(texts)
        return edition.written(written) if written else edition, written
    except EditionError as error:
        raise UsageError(f"--write: {error.problem}") from error


def seats_of(option: str, people: Sequence[str], players: str | None, bots: str, most: int) -> dict[str, str | None]:
    """Who sits at a table: people first, then bots, which take the names that are left; `most` can play.

    Without a number of players there are four, or as many as people and bots were named.
    """
    taken = [name.casefold() for name in people]
    names = [name for name in NAMES if name.casefold() not in taken]
    try:
        check_players(people if len(people) > 1 else [*people, names[0]])
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from error
    named = bot_names(bots)
    if players is not None:
        count = number("--players", players, 2, 10)
    else:
        count = len(people) + len(named) if len(named) > 1 else max(min(4, most), len(people))
    if count < len(people):
        raise UsageError(f"--players: {len(people)} people, but {count} players")
    if not 2 <= count <= most:
        raise UsageError(f"--players: 2 to {most} can play, not {count}")
    if len(named) > max(1, count - len(people)):
        raise UsageError(f"--bots: {len(named)} bots for {count - len(people)} seats")
    seats: dict[str, str | None] = dict.fromkeys(people)
    for place in range(count - len(people)):
        seats[names[place]] = wherever(named[place % len(named)])
    return seats


def wherever(bot: str) -> str:
    """A bot's name that is good in any folder: a game may be gone on with from another one."""
    path, colon, title = bot.rpartition(":")
    return f"{Path(path).resolve()}:{title}" if colon and path.endswith(".py") else bot


def bot_names(bots: str) -> list[str]:
    """Bots with commas between; one that there is not, or that cannot be made, is refused."""
    named = [bot.strip() for bot in bots.split(",")]
    for bot in named:
        try:
            make(bot)
        except BotError as error:
            raise UsageError(f"--bots: {error}") from error
    return named


def player_names(players: str) -> list[str]:
    """Names with commas between, or how many play."""
    if players.isdecimal():
        return list(NAMES[: number("--players", players, 2, 10)])
    return [name.strip() for name in players.split(",")]


def is_terminal(stream: object) -> bool:
    """Whether somebody sits there."""
    return stream is not None and getattr(stream, "isatty", lambda: False)()


def options_of(args: argparse.Namespace) -> Options:
    """The table's options, checked as in a record."""
    table: dict[str, object] = {}
    if args.house is not None:
        table["rules"] = args.house
    if args.scoring is not None:
        table["scoring"] = args.scoring
    if args.target is not None:
        table["target"] = number("--target", args.target, 1, 1_000_000)
    for option in args.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise UsageError(f"--option: {option!r} is not NAME=VALUE, such as bluff=false")
        table[name] = typed(value)
    try:
        return Options.read(table)
    except RecordError as error:
        name = error.place.removeprefix("options.")
        option = f"--{name}" if name == "scoring" and args.scoring is not None else f"--option {name}"
        option = "--house" if name == "rules" and args.house is not None else option
        raise UsageError(f"{option}: {error.problem}") from error


def number(name: str, text: str, least: int, most: int) -> int:
    """A whole number."""
    if not (text.isdecimal() and len(text) <= 20 and least <= int(text) <= most):
        raise UsageError(f"{name}: expected a whole number from {least} to {most}, not {text!r}")
    return int(text)


def new_game(args: argparse.Namespace, edition: str, players: Sequence[str] = ()) -> tuple[Edition, Record]:
    """The edition and the record of a freshly dealt game, by the arguments of a command."""
    found, written = edition_of(edition, args.write)
    seed = secrets.randbits(32) if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    record = Record(edition, tuple(players), seed, options_of(args), written, folder=Path())
    if players:
        try:
            Game(found, players, options=record.options)
        except RecordError as error:
            raise UsageError(f"--option {error.place.removeprefix('options.')}: {error.problem}") from error
        except ValueError as error:
            raise UsageError(f"--players: {error}") from error
    return found, record


def name_of_file(file: str) -> str:
    """What a file is called in messages."""
    if is_link(file):
        return "the link"
    return "standard input" if file == "-" else short(file)


def read_record(file: str) -> Record:
    """The record in a file, or in a link to a game; `-` is standard input."""
    if is_link(file):
        return read_link(file)
    if file == "-":
        if sys.stdin is None:
            raise UsageError("standard input is closed")
        return records.loads_bytes(sys.stdin.buffer.read(MAX_FILE + 1), Path())
    try:
        return records.load(file)
    except RecordError as error:
        raise UsageError(str(error)) from error


def record_in(file: str) -> Record | None:
    """The record in a file; None if there is no such file, or it holds something else, such as an edition."""
    if is_link(file):
        return read_record(file)
    try:
        table = parse_toml(read_file(Path(file)))
    except (FileError, OSError, ValueError):
        return None
    return read_record(file) if "players" in table else None


def seat_of(name: str, players: Sequence[str], option: str = "--seat") -> str:
    """The player who is meant."""
    for player in players:
        if player.casefold() == name.casefold():
            return player
    raise UsageError(f"{option}: {name!r} does not play; {', '.join(players)} do")
