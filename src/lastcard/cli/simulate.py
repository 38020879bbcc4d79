"""The command `lastcard simulate`."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import asdict, replace
from pathlib import Path

from lastcard.cards.edition import IDS, Edition, load
from lastcard.cli.inputs import edition_of, number, options_of
from lastcard.cli.studies import (
    MOST,
    about_shard,
    check_plot,
    check_writable,
    cluster_of,
    file_of,
    processes_of,
    shard_of,
)
from lastcard.envs.moves import ENDINGS, PARQUET, Moves, MovesFile
from lastcard.files import UsageError
from lastcard.game.game import MAX_SEED
from lastcard.study import runner
from lastcard.study.house_rules import as_rows, compare_options
from lastcard.study.kept import WHOLE, Shard, go_on, size_of
from lastcard.study.progress import Bar
from lastcard.study.report import RoundsFile, comparison, option_table, table
from lastcard.study.results import Results
from lastcard.study.runner import Job, Played, gather
from lastcard.words.lines import width_of


def run(args: Namespace) -> int:
    """Simulate as the arguments say."""
    if args.compare_options:
        return _compare_options(args)
    editions = _editions(args)
    players = number("--players", args.players, 2, 10)
    games = None if args.games is None else number("--games", args.games, 1, MOST)
    rounds = 10_000 if args.rounds is None else number("--rounds", args.rounds, 1, MOST)
    processes = processes_of(args)
    seed = 0 if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    options = options_of(args)
    if args.csv == "-":
        raise UsageError("--csv: name a file")
    shard = shard_of(args)
    if args.keep_rounds and args.save is None:
        raise UsageError("--keep-rounds: name the file that keeps them with --save FILE")
    check_plot(args.plot)
    _check_moves(args)
    for path in (args.json, args.csv, args.plot, args.save, args.moves):
        check_writable(path)
    bots = tuple(name.strip() for name in args.bots.split(","))
    rows = args.csv is not None or args.keep_rounds
    found: list[Results] = []
    try:
        total = rounds if games is None else games
        jobs = [
            Job.of(edition, players, total, seed, bots, options, by_games=games is not None, keep_rows=rows)
            for edition in editions
        ]
        if args.moves is not None:
            apart = Path(args.moves).suffix == PARQUET
            jobs = [replace(job, notes=Moves(job.edition, players, apart)) for job in jobs]
        with cluster_of(args) as executor:
            for job in jobs:
                found.append(_simulate(args, job, shard, processes, executor))
                if not found[-1].complete:
                    break
    except ValueError as error:
        raise UsageError(str(error)) from error
    if shard is not None:
        done, what = (found[0].rounds, "rounds") if games is None else (found[0].games, "games")
        print(about_shard(shard, done, size_of(jobs[0], shard), what, args.save))
        return 0 if found[0].complete else 130
    found = [results for results in found if results.rounds]
    if found:
        tell(args, found, args.compare)
    return 0 if found and found[-1].complete else 130


def _simulate(args: Namespace, job: Job, shard: Shard | None, processes: int, executor: Executor | None) -> Results:
    unit = f"{'games' if job.by_games else 'rounds'} of {job.edition.id}"
    size = size_of(job, shard or WHOLE)
    csv = nullcontext() if args.csv is None else RoundsFile(Path(args.csv), job.names)
    moves = MovesFile(Path(args.moves), job.notes) if isinstance(job.notes, Moves) else nullcontext()
    with file_of(args, job, shard) as file, csv as each, moves as noted, Bar(unit, size) as bar:
        if file is None:
            played: Iterator[Played] = runner.run(job, job.parts(), processes, executor)
        else:
            played = (result for _, result in go_on(file, shard or WHOLE, processes, executor))
        return gather(job, played, each=each, moves=noted, progress=lambda done, _: bar(done, size))


def _check_moves(args: Namespace) -> None:
    """Refuse what does not go with --moves."""
    if args.moves is None:
        return
    if Path(args.moves).suffix not in ENDINGS:
        raise UsageError(f"--moves {args.moves}: expected a file that ends with {' or '.join(ENDINGS)}")
    for given, name in ((args.compare, "--compare"), (args.save, "--save"), (args.cluster, "--cluster")):
        if given:
            raise UsageError(f"{name} does not go with --moves, which writes the decisions of one simulation")
    if Path(args.moves).suffix == PARQUET:
        import pyarrow  # noqa: F401  (better now than after the first rounds)


def _compare_options(args: Namespace) -> int:
    """Set the house rules side by side."""
    for given, name in (
        (args.compare, "--compare"),
        (args.csv, "--csv"),
        (args.moves, "--moves"),
        (args.games, "--games"),
        (args.save, "--save"),
        (args.shard, "--shard"),
        (args.bots != "random", "--bots"),
    ):
        if given:
            raise UsageError(f"{name} does not go with --compare-options, which lets normal and random play rounds")
    edition = edition_of(args.edition or "classic", args.write)[0]
    players = number("--players", args.players, 2, 10)
    rounds = 10_000 if args.rounds is None else number("--rounds", args.rounds, 1, MOST)
    seed = 0 if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    options = options_of(args)
    check_plot(args.plot)
    for path in (args.json, args.plot):
        check_writable(path)
    try:
        with Bar(f"house rules of {edition.id}", 1) as bar:
            effects = compare_options(
                edition, players, rounds, seed=seed, options=options, processes=processes_of(args), progress=bar
            )
    except ValueError as error:
        raise UsageError(str(error)) from error
    head = f"{edition.id}, {players} players, {rounds:,} rounds each, seed {seed}"
    if args.json == "-":
        print(json.dumps(as_rows(effects), indent=2))
    else:
        print(option_table(effects, head, width_of(sys.stdout)))
        if args.json is not None:
            Path(args.json).write_text(json.dumps(as_rows(effects), indent=2) + "\n", encoding="utf-8")
    if args.plot is not None:
        from lastcard.study.plot import draw_options

        draw_options(effects, head, args.plot)
    return 0


def _editions(args: Namespace) -> list[Edition]:
    if args.compare:
        if args.edition is not None:
            raise UsageError("--compare takes all editions; leave out the name of one")
        for given, name in (
            (args.csv, "--csv"),
            (args.write, "--write"),
            (args.games, "--games"),
            (args.save, "--save"),
            (args.shard, "--shard"),
        ):
            if given:
                raise UsageError(f"{name} goes with one edition, not with --compare")
        return [load(id) for id in IDS]
    return [edition_of(args.edition or "classic", args.write)[0]]


def tell(args: Namespace, found: Sequence[Results], compare: bool = False) -> None:
    """Say what came of it, and write the files that were asked for."""
    if args.json != "-":
        width = width_of(sys.stdout)
        print(comparison(found, width) if compare else table(found[0], width))
    if args.json is not None:
        rows = [{key: value for key, value in asdict(results).items() if key != "columns"} for results in found]
        text = json.dumps(rows if compare else rows[0], indent=2)
        if args.json == "-":
            print(text)
        else:
            Path(args.json).write_text(text + "\n", encoding="utf-8")
    if args.plot is not None:
        from lastcard.study.plot import draw, draw_comparison

        if compare:
            draw_comparison(found, args.plot)
        else:
            draw(found[0], args.plot)
