"""The command `lastcard merge`."""

from argparse import Namespace
from contextlib import nullcontext
from pathlib import Path

from lastcard.cli import arena, simulate
from lastcard.cli.studies import check_plot, check_writable
from lastcard.files import UsageError
from lastcard.study.arena import Plan, outcome
from lastcard.study.kept import Shards, StudyError
from lastcard.study.report import RoundsFile
from lastcard.study.runner import gather


def run(args: Namespace) -> int:
    """Tell what all shards of a study tell together: the same as if it had been played in one go."""
    check_plot(args.plot)
    try:
        shards = Shards([Path(path) for path in args.file])
    except StudyError as error:
        raise UsageError(str(error)) from error
    study = shards.study
    if args.csv is not None and (isinstance(study, Plan) or not study.keep_rows):
        why = "an arena has no list of rounds" if isinstance(study, Plan) else "these were played without --keep-rounds"
        raise UsageError(f"--csv: {why}")
    for path in (args.json, args.csv, args.plot):
        check_writable(path)
    if isinstance(study, Plan):
        arena.tell(args, outcome(study, dict(shards)))
        return 0
    file = nullcontext() if args.csv is None else RoundsFile(Path(args.csv), study.names)
    with file as each:
        results = gather(study, (played for _, played in shards), each=each)
    simulate.tell(args, [results])
    return 0
