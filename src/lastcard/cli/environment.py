"""Options that may be given as environment variables, too: `--public-url` as LASTCARD_PUBLIC_URL.

The command line wins. A variable that is empty is not set.
"""

import argparse
from collections.abc import Iterator, Mapping

from lastcard.files import UsageError, shown

PREFIX = "LASTCARD_"

SWITCHES = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


class Variable(str):
    """The value of an option that stood in a variable."""

    name: str

    def __new__(cls, value: str, name: str) -> "Variable":
        """A value, and the name of its variable."""
        variable = super().__new__(cls, value)
        variable.name = name
        return variable


class Several(list[str]):
    """Values of an option that may be given several times, with commas or spaces between them in the variable."""

    def __init__(self, variable: Variable) -> None:
        super().__init__(Variable(part, variable.name) for part in variable.replace(",", " ").split())

    def __copy__(self) -> list[str]:
        """What argparse adds to: nothing of this, since the command line wins."""
        return []


def name_of(action: argparse.Action) -> str:
    """The variable of an option."""
    return PREFIX + action.dest.upper()


def offer(parser: argparse.ArgumentParser, environment: Mapping[str, str]) -> None:
    """What is set in the environment is what the options of a command are by default."""
    for action in _options(parser):
        value = environment.get(name_of(action), "").strip()
        if not value:
            continue
        variable = Variable(value, name_of(action))
        action.default = Several(variable) if isinstance(action, argparse._AppendAction) else variable


def settle(parser: argparse.ArgumentParser, args: argparse.Namespace) -> None:
    """Read the variables that the command line has not overruled, as the command line would have been read."""
    for action in _options(parser):
        value = getattr(args, action.dest)
        if not isinstance(value, Variable):
            continue
        if action.nargs == 0:
            if value.lower() not in SWITCHES:
                raise UsageError(f"{value.name}: expected 1 (on) or 0 (off), not {shown(str(value))}")
            setattr(args, action.dest, SWITCHES[value.lower()])
        elif action.choices is not None and value not in action.choices:
            raise UsageError(f"{value.name}: expected {' or '.join(action.choices)}, not {shown(str(value))}")


def blamed(parser: argparse.ArgumentParser, args: argparse.Namespace, problem: str) -> str:
    """A message about an option, which names the variable that the option came from."""
    for action in _options(parser):
        value = getattr(args, action.dest, None)
        first = value[0] if isinstance(value, list) and value else value
        for option in action.option_strings:
            if isinstance(first, Variable) and problem.startswith(f"{option}: "):
                return first.name + problem.removeprefix(option)
    return problem


def _options(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    return (action for action in parser._actions if action.option_strings and action.dest != "help")
