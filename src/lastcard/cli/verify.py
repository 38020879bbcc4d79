"""The command `lastcard verify`."""

import sys
from argparse import Namespace

from lastcard.cli.inputs import name_of_file, read_record
from lastcard.files import UsageError, one_line
from lastcard.game.record import RecordError
from lastcard.game.verify import UnprovenError, prove


def run(args: Namespace) -> int:
    """Prove that the cards of a game came from the key that was promised."""
    name = name_of_file(args.file)
    for option in ("commitment", "nonce"):
        said = getattr(args, option)
        if said is not None and not said.isalnum():
            raise UsageError(f"--{option}: expected hexadecimal digits")
    try:
        record = read_record(args.file)
        proof = prove(record, args.commitment and args.commitment.lower(), args.nonce and args.nonce.lower())
    except RecordError as error:
        raise UsageError(f"{name}: {error}") from error
    except UnprovenError as error:
        print(f"lastcard: not proven: {name}: {one_line(str(error))}", file=sys.stderr)
        return 1
    found = "Consistent with itself, but not proven" if args.commitment is None else "Proven"
    print(f"{found}: {name}\n{proof}")
    return 0
