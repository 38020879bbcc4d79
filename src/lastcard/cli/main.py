"""The command line. Each command imports what it needs, so that all of them start at once."""

import codecs
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from types import ModuleType
from typing import NoReturn

from lastcard.cli import environment
from lastcard.cli import parser as parsers
from lastcard.cli.arguments import Parser
from lastcard.cli.extras import hint
from lastcard.files import UsageError, one_line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit status, 2 for bad input."""
    parser = parsers.build()
    codecs.register_error("plainer", _plainer)
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plainer")
    try:
        if "_ARGCOMPLETE" in os.environ:
            from lastcard.cli.completion import answer

            answer(parser, parser.commands)
        given = list(sys.argv[1:] if arguments is None else arguments)
        if not given or parser.is_option_of("serve", given[0]):  # `lastcard` alone is `lastcard serve`
            given = ["serve", *given]
        environment.offer(parser.commands["serve"], os.environ)
        args = parser.read(given)
        if args.command is None and not args.version:
            parser.error("name a command")
        status = _version() if args.version else _run(parser, args)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except UsageError as error:
        print(f"lastcard: {one_line(str(error))}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        advice = hint(error.name)
        if advice is None:
            raise
        print(f"lastcard: {advice}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever reads us has enough. Python would complain once more when it closes standard output.
        sys.stdout = None
        return 0
    except OSError as error:
        sys.stdout = None
        return _cannot_write(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _cannot_write(error: OSError) -> int:
    try:
        print(f"lastcard: cannot write: {error.strerror}", file=sys.stderr)
    except OSError:  # nobody is there to be told: the terminal is closed
        from lastcard.terminal.hangup import HUNG_UP

        sys.stderr = None
        return HUNG_UP
    return 1


def _run(parser: Parser, args: Namespace) -> int:
    """Run the command of these arguments; `serve` takes them from the environment, too."""
    if args.command != "serve":
        return int(_command(args.command).run(args))
    serve = parser.commands["serve"]
    environment.settle(serve, args)
    try:
        return int(_command("serve").run(args))
    except UsageError as error:
        raise UsageError(environment.blamed(serve, args, str(error))) from error


def _command(name: str) -> ModuleType:
    return import_module(f"lastcard.cli.{name.replace('-', '_')}")


def _version() -> int:
    from lastcard import __version__
    from lastcard.engine import compiled

    print(f"lastcard {__version__}, {'compiled' if compiled() else 'interpreted'} engine")
    return 0


def run() -> NoReturn:
    """The command `lastcard`."""
    sys.exit(main())


def _plainer(error: UnicodeError) -> tuple[str | bytes, int]:
    """What to write for a character that a terminal lacks: loaded when there is one, for all words come with it."""
    from lastcard.words.lines import plainer

    return plainer(error)
