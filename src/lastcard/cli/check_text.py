"""The command `lastcard check-text`."""

import json
import sys
from argparse import Namespace
from dataclasses import asdict

from lastcard.cards.text import check
from lastcard.cli.inputs import find_edition
from lastcard.files import MAX_FILE, one_line


def run(args: Namespace) -> int:
    """Say what a card text will do, or where it cannot be read."""
    text = args.text
    if text == "-":
        text = "" if sys.stdin is None else sys.stdin.read(MAX_FILE).rstrip("\n")
    reading = check(text, find_edition(args.edition).colours)
    if args.json:
        print(json.dumps(asdict(reading), ensure_ascii=False))
    elif reading.understood:
        said = [reading.sentence or "(nothing is written)", *(f"- {step}" for step in reading.steps)]
        print("\n".join([*said, *(f"! {warning}" for warning in reading.warnings)]))
    if reading.understood:
        return 0
    if not args.json:
        place = (
            f'at "{one_line(reading.text[reading.start : reading.end])}"'
            if reading.end > reading.start
            else "at the end"
        )
        if reading.text.isprintable() and len(reading.text) <= 600:
            print(f"{reading.text}\n{' ' * reading.start}{'^' * max(1, reading.end - reading.start)}", file=sys.stderr)
        print(f"lastcard: {place}: {reading.problem}", file=sys.stderr)
        for sentence in reading.nearest:
            print(f"  perhaps: {sentence}", file=sys.stderr)
    return 2
