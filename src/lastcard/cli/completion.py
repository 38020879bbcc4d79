"""What a shell offers when TAB is pressed, by argcomplete: the shell asks `lastcard` itself."""

import argparse
import os
from argparse import Namespace
from collections.abc import Mapping

from argcomplete import autocomplete
from argcomplete.shell_integration import shellcode

from lastcard.bots import BOTS
from lastcard.cards.edition import IDS
from lastcard.cli.arguments import SHELLS
from lastcard.game.settings import Options

OPTIONS = tuple(
    f"{name}={str(value).lower()}" for name, values in Options.values().items() if name != "scoring" for value in values
)


def script(shell: str) -> str:
    """What makes a shell complete the arguments of `lastcard`."""
    return shellcode(["lastcard"], shell=shell).strip() + "\n"


def answer(parser: argparse.ArgumentParser, commands: Mapping[str, argparse.ArgumentParser]) -> None:
    """Answer the shell that asks, and end."""
    for command in commands.values():
        for action in command._actions:
            action.completer = _completer(action)  # type: ignore[attr-defined]
    autocomplete(parser, always_complete_options=False)


def files(prefix: str, *endings: str) -> list[str]:
    """The folders, and the files with one of these endings, that a path may go on with.

    >>> files("no-such-folder/", ".toml")
    []
    """
    folder, name = os.path.split(prefix)
    try:
        with os.scandir(folder or ".") as entries:
            found = [(os.path.join(folder, entry.name), entry.is_dir()) for entry in entries]
    except OSError:
        return []
    hidden = name.startswith(".")
    return sorted(
        f"{path}/" if is_folder else path
        for path, is_folder in found
        if path.startswith(prefix)
        and (hidden or not os.path.basename(path).startswith("."))
        and (is_folder or path.endswith(endings or ""))
    )


def editions(prefix: str, **_: object) -> list[str]:
    """The editions, and edition files.

    >>> editions("mine")
    ['minecraft']
    """
    return [id for id in IDS if id.startswith(prefix)] + files(prefix, ".toml")


def bots(prefix: str, **_: object) -> list[str]:
    """The bots, several with commas between, and files with bots.

    >>> bots("easy,har")
    ['easy,hard']
    """
    before, comma, last = prefix.rpartition(",")
    found = [bot for bot in BOTS if bot.startswith(last)]
    found += [f"{name}:" if name.endswith(".py") else name for name in files(last, ".py")]
    return [before + comma + bot for bot in found]


def _completer(action: argparse.Action) -> object:
    """What completes an argument; where nothing can be known, nothing does."""
    known: Mapping[str, object] = {
        "edition": editions,
        "bots": bots,
        "scoring": lambda **_: ["winner", "tally"],
        "option": lambda **_: list(OPTIONS),
        "shell": lambda **_: list(SHELLS),
        "file": lambda prefix, **_: files(prefix, ".toml"),
        **dict.fromkeys(("data", "json", "csv", "plot", "save"), lambda prefix, **_: files(prefix)),
    }
    return known.get(action.dest, lambda **_: [])


def run(args: Namespace) -> int:
    """Print the script."""
    print(script(args.shell), end="")
    return 0
