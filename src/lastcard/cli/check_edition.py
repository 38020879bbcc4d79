"""The command `lastcard check-edition`."""

import json
import sys
from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

from lastcard.cards.edition import Edition
from lastcard.cards.inspection import CardReport, Report, inspect_text
from lastcard.cli.inputs import number
from lastcard.cli.studies import MOST
from lastcard.files import FileError, UsageError, one_line, read_file, short
from lastcard.study.findings import ROUNDS, Comparison, compare_editions
from lastcard.study.progress import Bar


def run(args: Namespace) -> int:
    """Say what an edition file makes of its cards, and, if asked, what many rounds say about it."""
    rounds = ROUNDS if args.rounds is None else number("--rounds", args.rounds, 1, MOST)
    try:
        report = inspect_text(read_file(Path(args.file)), args.file)
    except FileError as error:
        raise UsageError(f"{short(args.file)}: {error}") from error
    edition = report.edition
    comparison = _simulate(edition, rounds) if edition and (args.simulate or args.rounds is not None) else None
    if args.json:
        print(json.dumps(_as_data(report, comparison), indent=2, ensure_ascii=False))
    else:
        _tell(report, comparison)
    if edition is None and not args.json:
        for problem in report.problems:
            print(f"lastcard: {short(args.file)}: {one_line(str(problem))}", file=sys.stderr)
    return 0 if edition is not None else 2


def _tell(report: Report, comparison: Comparison | None) -> None:
    blocks = [report.summary + "".join(f"\n! {said}" for said in report.warnings)] if report.summary else []
    blocks += [_card(card) for card in report.cards if report.edition is not None]
    if comparison is not None:
        good = comparison.played.good
        rounds = f"{good.rounds:,} rounds beside {comparison.base.name}, {good.players} players"
        blocks.append(f"{rounds}:\n{comparison}")
    if blocks:
        print("\n\n".join(blocks))


def _card(card: CardReport) -> str:
    name = card.symbol if card.name == card.symbol else f"{card.symbol} {card.name}"
    steps = [f"- {step}" for step in card.reading.steps] + [f"! {said}" for said in card.reading.warnings]
    return "\n".join([f"{name}: {card.reading.text}", *steps])


def _simulate(edition: Edition, rounds: int) -> Comparison:
    with Bar("rounds", 4 * rounds) as bar:
        return compare_editions(edition, rounds=rounds, progress=bar)


def _as_data(report: Report, comparison: Comparison | None) -> dict[str, Any]:
    edition = report.edition
    found: dict[str, Any] = {
        "name": edition.name if edition else None,
        "cards": report.size,
        "most_players": edition.most_players() if edition else 0,
        "texts": {card.symbol: asdict(card.reading) for card in report.cards},
        "warnings": report.warnings,
        "problems": [asdict(problem) for problem in report.problems],
    }
    if comparison is not None:
        found["base"] = comparison.base.id
        found["verdict"] = str(comparison.verdict)
        found["findings"] = [{"text": str(each), "concern": each.concern} for each in comparison.findings]
    return found
