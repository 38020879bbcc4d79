"""The command `lastcard review`."""

import json
import sys
from argparse import Namespace
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext

from lastcard.cli.inputs import name_of_file, number, read_record, seat_of
from lastcard.cli.studies import check_plot, check_writable, processes_of
from lastcard.files import UsageError
from lastcard.game.game import MAX_SEED
from lastcard.game.record import RecordError
from lastcard.study.progress import Bar
from lastcard.study.review import MOST_WORLDS, WORLDS, review
from lastcard.study.review_report import as_json, text
from lastcard.words.lines import width_of


def run(args: Namespace) -> int:
    """Look at a recorded game again and say what every choice was worth, and what was luck."""
    name = name_of_file(args.file)
    worlds = WORLDS if args.worlds is None else number("--worlds", args.worlds, 2, MOST_WORLDS)
    seed = 0 if args.seed is None else number("--seed", args.seed, 0, MAX_SEED)
    processes = processes_of(args)
    check_plot(args.plot)
    check_writable(args.plot)
    try:
        record = read_record(args.file)
        seat = None if args.seat is None else seat_of(args.seat, record.players)
        record.replay()
        pool = ProcessPoolExecutor(processes) if processes > 1 else nullcontext()
        with pool as executor, Bar("positions", 1) as bar:
            found = review(record, worlds=worlds, seed=seed, executor=executor, progress=bar)
    except RecordError as error:
        raise UsageError(f"{name}: {error}") from error
    if args.json:
        print(json.dumps(as_json(found, seat), ensure_ascii=False))
    else:
        print(text(found, seat, width_of(sys.stdout)))
    if args.plot is not None:
        from lastcard.study.plot import draw_review

        draw_review(found, args.plot)
    return 0
