"""The command `lastcard simulate`."""

import json
import sys
import time
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path

from lastcard.edition import IDS, Edition, load
from lastcard.files import UsageError
from lastcard.game import MAX_SEED
from lastcard.inputs import edition_of, number, options_of
from lastcard.simulate.processes import cores
from lastcard.simulate.report import comparison, table, write_csv
from lastcard.simulate.results import Results
from lastcard.simulate.runner import simulate

MOST = 1_000_000_000
WIDTH = 30


class Bar:
    """A progress bar with the rate and the time left, on standard error where that is a terminal."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.began = time.monotonic()
        self.shown = 0.0
        self.visible = sys.stderr is not None and sys.stderr.isatty()

    def __call__(self, done: int, total: int) -> None:
        """So many are done."""
        now = time.monotonic()
        if not self.visible or (now - self.shown < 0.1 and done < total):
            return
        self.shown = now
        rate = done / max(1e-9, now - self.began)
        filled = WIDTH * done // total
        left = (total - done) / rate if rate else 0
        bar = "#" * filled + "." * (WIDTH - filled)
        line = f"[{bar}] {done:,} of {total:,} {self.unit}, {rate:,.0f} a second, {left:.0f} s left"
        print(f"\r{line:<100}", end="" if done < total else "\n", file=sys.stderr, flush=True)


def run(args: Namespace) -> int:
    """Simulate as the arguments say."""
    editions = _editions(args)
    players = number("--players", args.players, 2, 10)
    games = None if args.games is None else number("--games", args.games, 1, MOST)
    rounds = 10_000 if args.rounds is None else number("--rounds", args.rounds, 1, MOST)
    processes = cores() if args.processes is None else number("--processes", args.processes, 1, 256)
    seed = 0 if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    options = options_of(args)
    check_plot(args.plot, args.csv)
    for path in (args.json, args.csv, args.plot):
        check_writable(path)
    found: list[Results] = []
    for edition in editions:
        bar = Bar(f"{'rounds' if games is None else 'games'} of {edition.id}")
        try:
            results = simulate(
                edition,
                players,
                rounds,
                seed,
                games=games,
                bots=tuple(name.strip() for name in args.bots.split(",")),
                options=options,
                processes=processes,
                columns=args.csv is not None,
                progress=bar,
            )
        except ValueError as error:
            raise UsageError(str(error)) from error
        found.append(results)
        if not results.complete:
            print(file=sys.stderr)
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


def check_plot(plot: str | None, csv: str | None = None) -> None:
    """Refuse what cannot be drawn or listed before the work, not after it."""
    if plot is None and csv is None:
        return
    if csv == "-":
        raise UsageError("--csv: name a file")
    if plot is not None and not plot.endswith((".png", ".svg")):
        raise UsageError("--plot: the name of a picture ends in .png or .svg")
    try:
        import matplotlib
        import numpy

        del matplotlib, numpy
    except ImportError as error:
        raise UsageError("--plot and --csv need matplotlib and NumPy: `make setup` installs them") from error


def _tell(args: Namespace, found: list[Results]) -> None:
    if args.json != "-":
        print(comparison(found) if args.compare else table(found[0]))
    if args.json is not None:
        rows = [{key: value for key, value in asdict(results).items() if key != "columns"} for results in found]
        text = json.dumps(rows if args.compare else rows[0], indent=2)
        if args.json == "-":
            print(text)
        else:
            Path(args.json).write_text(text + "\n", encoding="utf-8")
    if args.csv is not None:
        with Path(args.csv).open("w", encoding="utf-8", newline="") as file:
            write_csv(found[0], file)
    if args.plot is not None:
        from lastcard.simulate.plot import draw, draw_comparison

        if args.compare:
            draw_comparison(found, args.plot)
        else:
            draw(found[0], args.plot)
