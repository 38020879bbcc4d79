"""The command `lastcard puzzles`: make some, or solve one."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from lastcard.catalogue import Message
from lastcard.cli.inputs import edition_of, name_of_file, number, options_of, read_record
from lastcard.files import UsageError
from lastcard.game.game import MAX_SEED
from lastcard.game.options import Option
from lastcard.game.record import Record, RecordError
from lastcard.game.view import View
from lastcard.study.progress import Bar
from lastcard.study.puzzles import MOST_PUZZLES, find_puzzles, question, shipped
from lastcard.words import Reader, lines


def run(args: Namespace) -> int:
    """Make puzzles, or ask one."""
    return _make(args) if args.action == "make" else _solve(args)


def _make(args: Namespace) -> int:
    edition, _ = edition_of(args.edition, [])
    count = number("--count", args.count, 1, MOST_PUZZLES)
    seed = 0 if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    players = (2, 3, 4) if args.players is None else (number("--players", args.players, 2, 10),)
    folder = Path(args.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"--out: cannot write there: {error.strerror}") from error
    done = 0
    with Bar("puzzles", count) as bar:
        for puzzle in find_puzzles(edition, count, players=players, seed=seed, options=options_of(args), progress=bar):
            done += 1
            (folder / f"{edition.id}-{done:02}.toml").write_text(puzzle.record.dumps(), encoding="utf-8")
    print(Message("puzzle-made", count=done, folder=str(folder)))
    return 0


def _solve(args: Namespace) -> int:
    if args.file is None:
        names = shipped()
        print(Message("puzzle-there-are", count=len(names)))
        print(lines.note(", ".join(names), lines.width_of(sys.stdout)))
        return 0
    file = shipped().get(args.file, args.file)
    name = name_of_file(str(file))
    try:
        record = read_record(str(file))
        view = question(record)
    except RecordError as error:
        raise UsageError(f"{name}: {error}") from error
    if view.decision is None or record.puzzle.get("answer") not in view.decision.options:
        raise UsageError(f"{name}: no puzzle: expected [puzzle] with an `answer` that can be given where the moves end")
    return _ask(record, view, view.decision.options)


def _ask(record: Record, view: View, options: Sequence[Option]) -> int:
    reader = Reader(view.kinds, view.you)
    print(view)
    print(f"\n{reader.question(view)}")
    for place, option in enumerate(options, 1):
        print(f"{place} {reader.option(option)}")
    try:
        said = input("> " if sys.stdin is not None and sys.stdin.isatty() else "") if sys.stdin is not None else ""
    except EOFError:
        said = ""
    chosen = int(said) - 1 if said.strip().isdecimal() and len(said) < 9 else -1
    if not 0 <= chosen < len(options):
        raise UsageError(f"answer with a number from 1 to {len(options)}")
    right = options[chosen] == record.puzzle["answer"]
    print(Message("puzzle-right" if right else "puzzle-wrong"))
    print(lines.note(str(record.puzzle.get("why", "")), lines.width_of(sys.stdout)))
    chances = record.puzzle.get("chances", {})
    for option in sorted((each for each in options if each in chances), key=lambda each: -chances[each]):
        print(Message("puzzle-chance", chance=round(100 * chances[option]), option=reader.option(option)))
    return 0
