"""The command `lastcard editions`."""

import sys
from argparse import Namespace

from lastcard.cards.edition import IDS, load
from lastcard.words.lines import beside, width_of


def run(args: Namespace) -> int:
    """List the editions, two lines each."""
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
