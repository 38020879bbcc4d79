"""The command line. Each command imports what it needs, so that all of them start at once."""

import argparse
import codecs
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from lastcard.arguments import SHELLS, Parser
from lastcard.files import MAX_FILE, UsageError, one_line
from lastcard.lines import beside, can_draw, plainer, width_of

if TYPE_CHECKING:
    from lastcard.game import Game
    from lastcard.record import Record

BOTS_HELP = "random, easy, normal, hard, hard:400, hard:0.3s, mybots.py:Greedy, with commas between"
EDITION_HELP = "an edition's name, or an edition file"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit status, 2 for bad input."""
    parser = _parser()
    if "_ARGCOMPLETE" in os.environ:
        from lastcard.completion import answer

        answer(parser, parser.commands)
    codecs.register_error("plainer", plainer)
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plainer")
    try:
        given = list(sys.argv[1:] if arguments is None else arguments)
        if not given or parser.is_option_of("serve", given[0]):  # `lastcard` alone is `lastcard serve`
            given = ["serve", *given]
        args = parser.read(given)
        if args.command is None and not args.version:
            parser.error("name a command")
        status = _version() if args.version else _COMMANDS[args.command](args)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except UsageError as error:
        print(f"lastcard: {one_line(str(error))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever reads us has enough. Python would complain once more when it closes standard output.
        sys.stdout = None
        return 0
    except OSError as error:
        print(f"lastcard: cannot write: {error.strerror}", file=sys.stderr)
        sys.stdout = None
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _parser() -> Parser:
    parser = Parser(prog="lastcard", description="The UNO family of card games, played to the letter.")
    parser.add_argument("--version", action="store_true", help="say which version this is, and which engine runs")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    play = commands.add_parser("play", help="play a game in this terminal")
    play.add_argument("edition", nargs="?", help=f"{EDITION_HELP} (default: classic)")
    play.add_argument("--players", metavar="N", help="how many play, you included (default: 4)")
    play.add_argument("--bots", metavar="NAMES", help=f"who plays with you: {BOTS_HELP} (default: normal)")
    people = play.add_mutually_exclusive_group()
    people.add_argument("--name", help="your name")
    people.add_argument("--people", metavar="NAMES", help="several people at this keyboard, with commas between")
    play.add_argument("--resume", action="store_true", help="go on with the last game that is not over")
    play.add_argument("--plain", action="store_true", help="as lines of text: for screen readers and scripts")
    _table_options(play)

    serve = commands.add_parser("serve", help="play in the browser, with friends and bots")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    serve.add_argument("--port", metavar="N", help="the port, and no other (default: 8000, or the next that is free)")
    serve.add_argument("--data", metavar="DIR", help="the folder to keep games in")
    serve.add_argument("--pace", default="1", metavar="N", help="how long bots take: 0.5 is half as long (default: 1)")
    serve.add_argument("--no-browser", action="store_true", help="open no browser")
    serve.add_argument("--public-url", metavar="URL", help="the address that others use, behind a proxy")

    replay = commands.add_parser("replay", help="a recorded game, step by step")
    replay.add_argument("file", help="a record; - reads standard input")
    replay.add_argument("--json", action="store_true", help="print where the game stands at the end, as JSON")
    replay.add_argument("--plain", action="store_true", help="as lines of text, also in a terminal")
    replay.add_argument("--seat", metavar="NAME", help="as this player saw it")

    verify = commands.add_parser("verify", help="prove that the cards of a server's game came from the key it promised")
    verify.add_argument("file", help="the record of a game; - reads standard input")
    verify.add_argument("--commitment", metavar="HEX", help="the one that you saw in the lobby: the proof needs it")
    verify.add_argument("--nonce", metavar="HEX", help="the one that your browser added")

    deal = commands.add_parser("deal", help="write the record of a freshly dealt game")
    deal.add_argument("edition", help=EDITION_HELP)
    deal.add_argument("--players", default="Ann,Bo", metavar="NAMES", help="names with commas between, or how many")
    deal.add_argument("--finish", action="store_true", help="let bots play it to the end")
    deal.add_argument("--bots", default="random", metavar="NAME", help="who plays it to the end (default: random)")
    _table_options(deal)

    simulate = commands.add_parser("simulate", help="play many rounds and say what came of them")
    simulate.add_argument("edition", nargs="?", help=f"{EDITION_HELP} (default: classic)")
    simulate.add_argument("--compare", action="store_true", help="all editions side by side")
    simulate.add_argument("--players", default="4", metavar="N", help="how many play (default: 4)")
    length = simulate.add_mutually_exclusive_group()
    length.add_argument("--rounds", metavar="N", help="how many rounds (default: 10000)")
    length.add_argument("--games", metavar="N", help="how many games to the target instead")
    simulate.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help="one for all or one for each, with commas between: random, easy, normal, hard, hard:400 (playouts), "
        "hard:0.3s (seconds), file.py:Class (default: random)",
    )
    simulate.add_argument("--processes", metavar="N", help="how many processes (default: one for each core)")
    simulate.add_argument("--json", metavar="FILE", help="write the results as JSON; - for standard output")
    simulate.add_argument("--csv", metavar="FILE", help="write the columns of every round")
    simulate.add_argument("--plot", metavar="FILE", help="draw a picture, .png or .svg")
    _table_options(simulate)

    arena = commands.add_parser("arena", help="let bots meet and say which is better")
    arena.add_argument("bots", nargs="+", metavar="BOT", help="random, easy, normal, hard, hard:400, file.py:Class")
    arena.add_argument("--edition", default="classic", help=f"{EDITION_HELP} (default: classic)")
    arena.add_argument("--players", default="2", metavar="N", help="seats at a table (default: 2)")
    arena.add_argument(
        "--rounds", default="1000", metavar="N", help="for each pairing; with 3 and more players in all (default: 1000)"
    )
    arena.add_argument("--processes", metavar="N", help="how many processes (default: one for each core)")
    arena.add_argument("--save", metavar="FILE", help="keep what is done; the same command goes on from there")
    arena.add_argument("--json", metavar="FILE", help="write the results as JSON; - for standard output")
    arena.add_argument("--plot", metavar="FILE", help="draw a picture, .png or .svg")
    _table_options(arena)

    commands.add_parser("editions", help="list the editions")

    rules = commands.add_parser("rules", help="the rulebook of an edition")
    rules.add_argument("edition", nargs="?", default="classic", help=EDITION_HELP)
    rules.add_argument("--clauses", action="store_true", help="with clause numbers, and our rulings marked as such")
    rules.add_argument("--markdown", action="store_true", help="as Markdown")

    check_text = commands.add_parser("check-text", help="say what a card text will do")
    check_text.add_argument("text", help="a card text in quotes; - reads standard input")
    check_text.add_argument("--edition", default="classic", help=f"{EDITION_HELP}: its colours (default: classic)")
    check_text.add_argument("--json", action="store_true", help="print it as JSON")

    check_edition = commands.add_parser("check-edition", help="say what an edition file makes of its cards")
    check_edition.add_argument("file", help="an edition file")

    completion = commands.add_parser("completion", help="print what lets a shell complete what you type with TAB")
    completion.add_argument("shell", choices=SHELLS, metavar="SHELL", help=", ".join(SHELLS))
    parser.explain(commands.choices)
    return parser


def _table_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", metavar="N", help="decides every shuffle; the same seed gives the same cards")
    parser.add_argument("--scoring", metavar="winner|tally", help="who counts points (default: winner)")
    parser.add_argument("--target", metavar="N", help="points that end the game (default: 500)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="bluff=false, two_player_reverse=turn"
    )
    parser.add_argument(
        "--write", action="append", default=[], metavar="TEXT", help="what stands on the Wild Customizable cards"
    )


# Commands


def _version() -> int:
    from lastcard import __version__
    from lastcard.engine import compiled

    print(f"lastcard {__version__}, {'compiled' if compiled() else 'interpreted'} engine")
    return 0


def _editions(args: argparse.Namespace) -> int:
    from lastcard.edition import IDS, load

    # In a pipe an edition is always two lines, for scripts.
    width = width_of(sys.stdout) if sys.stdout is not None and sys.stdout.isatty() else 0
    for id in IDS:
        edition = load(id)
        specials = (
            ", ".join(f"{kind.count} {kind.name} ({kind.code})" for kind in edition.specials) or "no special cards"
        )
        cards = f"{edition.name}: {edition.size} cards, {' '.join(edition.colours)}, {specials}"
        for number, text in enumerate((cards, edition.about)):
            print(beside("" if number else id, text, width))
    return 0


def _replay(args: argparse.Namespace) -> int:
    import json

    from lastcard.inputs import short
    from lastcard.record import RecordError
    from lastcard.view import as_json, seen

    name = "standard input" if args.file == "-" else short(args.file)
    try:
        record = _read_record(args.file)
        seat = None if args.seat is None else _seat(args.seat, record.players)
        game = record.replay()
    except RecordError as error:
        raise UsageError(f"{name}: {error}") from error
    if args.json:
        print(json.dumps(as_json(game, seat), ensure_ascii=False))
        return 0
    if not args.plain and args.file != "-" and sys.stdin is not None and sys.stdin.isatty() and can_draw(sys.stdout):
        from lastcard.terminal import replay

        return replay(record, seat)
    for event in seen(game, seat):
        if event.text:
            print(event.text[0].upper() + event.text[1:])
    for line in _standing(game, seat):
        print(line)
    return 0


def _verify(args: argparse.Namespace) -> int:
    from lastcard.inputs import short
    from lastcard.proof import UnprovenError, prove
    from lastcard.record import RecordError

    name = "standard input" if args.file == "-" else short(args.file)
    for option in ("commitment", "nonce"):
        said = getattr(args, option)
        if said is not None and not said.isalnum():
            raise UsageError(f"--{option}: expected hexadecimal digits")
    try:
        record = _read_record(args.file)
        proof = prove(record, args.commitment and args.commitment.lower(), args.nonce and args.nonce.lower())
    except RecordError as error:
        raise UsageError(f"{name}: {error}") from error
    except UnprovenError as error:
        print(f"lastcard: not proven: {name}: {one_line(str(error))}", file=sys.stderr)
        return 1
    found = "Consistent with itself, but not proven" if args.commitment is None else "Proven"
    print(f"{found}: {name}\n{proof}")
    return 0


def _seat(name: str, players: Sequence[str]) -> str:
    for player in players:
        if player.casefold() == name.casefold():
            return player
    raise UsageError(f"--seat: {name!r} does not play; {', '.join(players)} do")


def _standing(game: "Game", seat: str | None) -> list[str]:
    """Who is asked at the end of a replay, in words."""
    from lastcard.view import look

    view = look(game, seat)
    scores = ", ".join(f"{name} {score}" for name, score in view.table.scores.items())
    lines = [f"Scores: {scores}"]
    for decision in view.waiting + view.interrupts:
        options = f": {', '.join(decision.options)}" if decision.options else ""
        asked = "may call" if decision.kind == "interrupt" else f"is asked ({decision.kind})"
        lines.append(f"{decision.player} {asked}{options}")
    return lines


def _read_record(file: str) -> "Record":
    from lastcard import record

    if file == "-":
        if sys.stdin is None:
            raise UsageError("standard input is closed")
        return record.loads_bytes(sys.stdin.buffer.read(MAX_FILE + 1), Path())
    return record.load(Path(file))


def _deal(args: argparse.Namespace) -> int:
    from dataclasses import replace

    from lastcard.inputs import bot_names, new_game, player_names
    from lastcard.table import Table

    players = player_names(args.players)
    edition, new = new_game(args, args.edition, players)
    bots = bot_names(args.bots)
    if args.finish:
        seats = {name: bots[seat % len(bots)] for seat, name in enumerate(players)}
        table = Table.begin(new, seats, edition=edition, live=False)
        table.play_on()
        new = replace(new, moves=tuple(table.game.moves))
    print(new.dumps(), end="")
    return 0


def _play(args: argparse.Namespace) -> int:
    from lastcard.playing import run

    return run(args)


def _serve(args: argparse.Namespace) -> int:
    from lastcard.server.serve import run

    return run(args)


def _simulate(args: argparse.Namespace) -> int:
    from lastcard.simulate.command import run

    return run(args)


def _arena(args: argparse.Namespace) -> int:
    from lastcard.simulate.arena_command import command

    return command(args)


def _rules(args: argparse.Namespace) -> int:
    from lastcard import guide
    from lastcard.inputs import find_edition

    edition = find_edition(args.edition)
    if args.markdown:
        print(guide.markdown(edition, args.clauses), end="")
    else:
        print(guide.plain(edition, args.clauses, min(100, width_of(sys.stdout))), end="")
    return 0


def _check_text(args: argparse.Namespace) -> int:
    import json
    from dataclasses import asdict

    from lastcard.inputs import find_edition
    from lastcard.text import check

    text = args.text
    if text == "-":
        text = "" if sys.stdin is None else sys.stdin.read(MAX_FILE).rstrip("\n")
    reading = check(text, find_edition(args.edition).colours)
    if args.json:
        print(json.dumps(asdict(reading), ensure_ascii=False))
    elif reading.understood:
        print("\n".join([reading.sentence or "(nothing is written)", *(f"- {step}" for step in reading.steps)]))
    if reading.understood:
        return 0
    if not args.json:
        place = (
            f'at "{one_line(reading.text[reading.start : reading.end])}"'
            if reading.end > reading.start
            else "at the end"
        )
        if reading.text.isprintable() and len(reading.text) <= 600:
            print(f"{reading.text}\n{' ' * reading.start}{'^' * max(1, reading.end - reading.start)}", file=sys.stderr)
        print(f"lastcard: {place}: {reading.problem}", file=sys.stderr)
        for sentence in reading.nearest:
            print(f"  perhaps: {sentence}", file=sys.stderr)
    return 2


def _check_edition(args: argparse.Namespace) -> int:
    from lastcard.edition import EditionError, load_file
    from lastcard.inputs import short
    from lastcard.text import check

    try:
        edition = load_file(Path(args.file))
    except EditionError as error:
        raise UsageError(f"{short(args.file)}: {error}") from error
    print(
        f"{edition.name}: {edition.size} cards, {' '.join(edition.colours)}, for 2 to {edition.most_players()} players"
    )
    told: set[str] = set()
    for kind in edition.kinds:
        if kind.text and kind.symbol not in told:
            told.add(kind.symbol)
            name = kind.symbol if kind.name == kind.symbol else f"{kind.symbol} {kind.name}"
            print(f"\n{name}: {kind.text}")
            for step in check(kind.text, edition.colours, kind.colour is None).steps:
                print(f"- {step}")
    return 0


def _completion(args: argparse.Namespace) -> int:
    from lastcard.completion import script

    print(script(args.shell), end="")
    return 0


_COMMANDS = {
    "editions": _editions,
    "replay": _replay,
    "verify": _verify,
    "deal": _deal,
    "play": _play,
    "serve": _serve,
    "simulate": _simulate,
    "arena": _arena,
    "rules": _rules,
    "check-text": _check_text,
    "check-edition": _check_edition,
    "completion": _completion,
}


def run() -> NoReturn:
    """The command `lastcard`."""
    sys.exit(main())
