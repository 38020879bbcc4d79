"""What the commands read from their arguments, with a message for people where it cannot be right."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from lastcard.edition import Edition, EditionError, find
from lastcard.files import UsageError
from lastcard.game import Options
from lastcard.record import RecordError, read_options

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo")


def find_edition(name: str) -> Edition:
    """An edition by its id, or by the path of an edition file."""
    try:
        return find(name, Path())
    except EditionError as error:
        raise UsageError(error.problem if error.place == "edition" else f"{short(name)}: {error}") from error


def edition_of(name: str, texts: Sequence[str]) -> tuple[Edition, dict[str, str]]:
    """An edition with texts written on its blank cards, and what stands on which."""
    edition = find_edition(name)
    written = written_on(texts, edition)
    try:
        return edition.written(written) if written else edition, written
    except EditionError as error:
        raise UsageError(f"--write: {error.problem}") from error


def written_on(texts: Sequence[str], edition: Edition) -> dict[str, str]:
    """What is written on which card: one text on all blank cards, or one for each."""
    if not texts:
        return {}
    blank = edition.writable
    if not blank:
        raise UsageError(f"--write: {edition.id} has no card that can be written on")
    if len(texts) == 1:
        return {blank[0].code: texts[0]}
    if len(texts) > blank[0].count:
        raise UsageError(f"--write: there are only {blank[0].count} cards to write on")
    return {f"{blank[0].code}{number}": text for number, text in enumerate(texts, 1)}


def player_names(players: str) -> list[str]:
    """Names with commas between, or how many play."""
    if players.isdecimal():
        return list(NAMES[: number("--players", players, 2, 10)])
    return [name.strip() for name in players.split(",")]


def options_of(args: argparse.Namespace) -> Options:
    """The table's options, checked as in a record."""
    table: dict[str, object] = {}
    if args.scoring is not None:
        table["scoring"] = args.scoring
    if args.target is not None:
        table["target"] = number("--target", args.target, 1, 1_000_000)
    for option in args.option:
        name, equals, value = option.partition("=")
        if not equals:
            raise UsageError(f"--option: {option!r} is not NAME=VALUE, such as bluff=false")
        table[name] = {"true": True, "false": False}.get(
            value, int(value) if value.isdecimal() and len(value) < 10 else value
        )
    try:
        return read_options(table)
    except RecordError as error:
        name = error.place.removeprefix("options.")
        option = f"--{name}" if name == "scoring" and args.scoring is not None else f"--option {name}"
        raise UsageError(f"{option}: {error.problem}") from error


def short(path: str) -> str:
    """The name of a file, at the start of a message."""
    if not path.strip():
        return repr(path)
    return path if len(path) <= 200 else "..." + path[-197:]


def number(name: str, text: str, least: int, most: int) -> int:
    """A whole number."""
    if not (text.isdecimal() and len(text) <= 20 and least <= int(text) <= most):
        raise UsageError(f"{name}: expected a whole number from {least} to {most}, not {text!r}")
    return int(text)
