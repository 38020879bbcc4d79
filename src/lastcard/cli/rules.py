"""The command `lastcard rules`."""

import sys
from argparse import Namespace

from lastcard.cli.inputs import find_edition, options_of
from lastcard.game.settings import told
from lastcard.rulebook import guide
from lastcard.words.lines import width_of


def run(args: Namespace) -> int:
    """Print the rulebook of an edition."""
    edition = find_edition(args.edition)
    house = told(options_of(args))
    if args.markdown:
        print(guide.markdown(edition, args.clauses, house), end="")
    else:
        print(guide.plain(edition, args.clauses, min(100, width_of(sys.stdout)), house), end="")
    return 0
