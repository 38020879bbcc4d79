"""The command `lastcard check-edition`."""

from argparse import Namespace
from pathlib import Path

from lastcard.cards.edition import EditionError, load_file
from lastcard.cards.text import check
from lastcard.files import UsageError, short


def run(args: Namespace) -> int:
    """Say what an edition file makes of its cards."""
    try:
        edition = load_file(Path(args.file))
    except EditionError as error:
        raise UsageError(f"{short(args.file)}: {error}") from error
    print(
        f"{edition.name}: {edition.size} cards, {' '.join(edition.colours)}, for 2 to {edition.most_players()} players"
    )
    told: set[str] = set()
    for kind in edition.kinds:
        if kind.text and kind.symbol not in told:
            told.add(kind.symbol)
            name = kind.symbol if kind.name == kind.symbol else f"{kind.symbol} {kind.name}"
            print(f"\n{name}: {kind.text}")
            reading = check(kind.text, edition.colours, kind.colour is None)
            print("\n".join([*(f"- {step}" for step in reading.steps), *(f"! {said}" for said in reading.warnings)]))
    return 0
