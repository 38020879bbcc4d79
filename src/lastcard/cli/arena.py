"""The command `lastcard arena`."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path

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
from lastcard.files import UsageError
from lastcard.game.game import MAX_SEED
from lastcard.study import arena
from lastcard.study.arena import Outcome, Part, Plan, Sums, outcome
from lastcard.study.kept import WHOLE, Shard, StudyFile, go_on, size_of
from lastcard.study.progress import Bar
from lastcard.study.report import arena_table
from lastcard.words.lines import width_of


def run(args: Namespace) -> int:
    """Let bots meet as the arguments say."""
    edition, _ = edition_of(args.edition, args.write)
    players = number("--players", args.players, 2, 10)
    if args.games is not None and args.rounds is not None:
        raise UsageError("--games and --rounds do not go together")
    by_games = args.games is not None
    rounds = number("--games", args.games, 1, MOST) if by_games else number("--rounds", args.rounds or "1000", 1, MOST)
    processes = processes_of(args)
    seed = 0 if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    plan = Plan(edition, tuple(args.bots), players, rounds, seed, options_of(args), by_games)
    shard = shard_of(args)
    try:
        plan.check()
    except ValueError as error:
        raise UsageError(str(error)) from error
    check_plot(args.plot)
    for path in (args.json, args.plot, args.save):
        check_writable(path)
    done: dict[Part, Sums] = {}
    stopped = False
    try:
        with cluster_of(args) as executor, file_of(args, plan, shard) as file:
            _play(plan, shard or WHOLE, done, file, processes, executor)
    except KeyboardInterrupt:
        stopped = True
    except ValueError as error:
        raise UsageError(str(error)) from error
    if shard is not None:
        rounds = sum(part.deals for part in done) * players
        print(about_shard(shard, rounds, size_of(plan, shard), unit_of(plan), args.save))
        return 130 if stopped else 0
    found = outcome(plan, done)
    tell(args, found)
    if stopped:
        print(_how_to_go_on(found, args.save), file=sys.stderr)
    return 130 if stopped else 0


def _play(
    plan: Plan,
    shard: Shard,
    done: dict[Part, Sums],
    file: StudyFile | None,
    processes: int,
    executor: Executor | None,
) -> None:
    size = size_of(plan, shard)
    if file is None:
        played: Iterator[tuple[Part, Sums]] = arena.run(plan, plan.parts(), processes, executor)
        before = 0
    else:
        played = go_on(file, shard, processes, executor)
        before = sum(part.deals for part in plan.parts() if part in file) * plan.players
    count = 0
    with Bar(f"{unit_of(plan)} of {plan.edition.id}", size - before) as bar:
        for part, sums in played:
            done[part] = sums
            count += part.deals * plan.players
            bar(max(0, count - before), size - before)


def _how_to_go_on(found: Outcome, save: str | None) -> str:
    said = f"Stopped after {found.rounds:,} of {found.planned:,} {unit_of(found)}."
    if save is None:
        return f"{said} With --save FILE an arena can be stopped and gone on with."
    return f"{said} The same command goes on from here."


def unit_of(found: Plan | Outcome) -> str:
    """What is counted."""
    return "games" if found.by_games else "rounds"


def tell(args: Namespace, found: Outcome) -> None:
    """Say who is better, and write the files that were asked for."""
    if args.json != "-":
        print(arena_table(found, width_of(sys.stdout)))
    if args.json is not None:
        text = json.dumps(asdict(found), indent=2)
        if args.json == "-":
            print(text)
        else:
            Path(args.json).write_text(text + "\n", encoding="utf-8")
    if args.plot is not None and found.rounds:
        from lastcard.study.plot import draw_arena

        draw_arena(found, args.plot)
