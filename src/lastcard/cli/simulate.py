"""The command `lastcard simulate`."""

import json
import sys
from argparse import Namespace
from contextlib import nullcontext
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from lastcard.cards.edition import IDS, Edition, load
from lastcard.cli.inputs import edition_of, number, options_of
from lastcard.files import UsageError
from lastcard.game.game import MAX_SEED
from lastcard.study.processes import cores
from lastcard.study.progress import Bar
from lastcard.study.report import RoundsFile, comparison, table
from lastcard.study.results import Results
from lastcard.study.runner import simulate
from lastcard.words.lines import width_of

MOST = 1_000_000_000


def run(args: Namespace) -> int:
    """Simulate as the arguments say."""
    editions = _editions(args)
    players = number("--players", args.players, 2, 10)
    games = None if args.games is None else number("--games", args.games, 1, MOST)
    rounds = 10_000 if args.rounds is None else number("--rounds", args.rounds, 1, MOST)
    processes = cores() if args.processes is None else number("--processes", args.processes, 1, 256)
    seed = 0 if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    options = options_of(args)
    if args.csv == "-":
        raise UsageError("--csv: name a file")
    check_plot(args.plot)
    for path in (args.json, args.csv, args.plot):
        check_writable(path)
    bots = tuple(name.strip() for name in args.bots.split(","))
    everybody = bots * players if len(bots) == 1 else bots
    found: list[Results] = []
    for edition in editions:
        unit = f"{'rounds' if games is None else 'games'} of {edition.id}"
        try:
            file = nullcontext() if args.csv is None else RoundsFile(Path(args.csv), everybody)
            with file as each, Bar(unit, rounds if games is None else games) as bar:
                results = simulate(
                    edition,
                    players,
                    rounds,
                    seed,
                    games=games,
                    bots=bots,
                    options=options,
                    processes=processes,
                    each=each,
                    progress=bar,
                )
        except ValueError as error:
            raise UsageError(str(error)) from error
        found.append(results)
        if not results.complete:
            break
    found = [results for results in found if results.rounds]
    if found:
        _tell(args, found)
    return 0 if found and found[-1].complete else 130


def _editions(args: Namespace) -> list[Edition]:
    if args.compare:
        if args.edition is not None:
            raise UsageError("--compare takes all editions; leave out the name of one")
        for given, name in ((args.csv, "--csv"), (args.write, "--write"), (args.games, "--games")):
            if given:
                raise UsageError(f"{name} goes with one edition, not with --compare")
        return [load(id) for id in IDS]
    return [edition_of(args.edition or "classic", args.write)[0]]


def check_writable(path: str | None) -> None:
    """Refuse a file that cannot be written before the work, not after it."""
    if path is None or path == "-":
        return
    try:
        new = not Path(path).exists()
        with Path(path).open("ab"):
            pass
        if new:
            Path(path).unlink()
    except (OSError, ValueError) as error:
        raise UsageError(f"cannot write {path}: {getattr(error, 'strerror', None) or error}") from error


def check_plot(plot: str | None) -> None:
    """Refuse what cannot be drawn before the work, not after it."""
    if plot is None:
        return
    if not plot.endswith((".png", ".svg")):
        raise UsageError("--plot: the name of a picture ends in .png or .svg")
    import_module("matplotlib")


def _tell(args: Namespace, found: list[Results]) -> None:
    if args.json != "-":
        width = width_of(sys.stdout)
        print(comparison(found, width) if args.compare else table(found[0], width))
    if args.json is not None:
        rows = [{key: value for key, value in asdict(results).items() if key != "columns"} for results in found]
        text = json.dumps(rows if args.compare else rows[0], indent=2)
        if args.json == "-":
            print(text)
        else:
            Path(args.json).write_text(text + "\n", encoding="utf-8")
    if args.plot is not None:
        from lastcard.study.plot import draw, draw_comparison

        if args.compare:
            draw_comparison(found, args.plot)
        else:
            draw(found[0], args.plot)
