"""The command `lastcard compare`."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from lastcard.cli.inputs import name_of_file, number, read_record, seat_of
from lastcard.cli.links import is_deal, read_deal
from lastcard.files import UsageError
from lastcard.game.record import Record, RecordError
from lastcard.game.settings import MOST_ROUNDS
from lastcard.study.same_deal import MOST_RECORDS, compare
from lastcard.study.same_deal_report import as_json, text
from lastcard.words.lines import width_of


def run(args: Namespace) -> int:
    """Say how several did with the same cards, and where they parted."""
    played = list[tuple[str, Record]]()
    seat, wanted = args.seat or "", 0
    for file in args.file:
        if is_deal(file):
            link = read_deal(file)
            played += [(name, record) for name, record in zip(link.names, link.records, strict=True) if record.moves]
            seat, wanted = seat or link.seat, link.round
        else:
            played.append((Path(name_of_file(file)).stem, read_record(file)))
    if not 1 <= len(played) <= MOST_RECORDS:
        raise UsageError(f"{len(played)} games to compare; expected 1 to {MOST_RECORDS}")
    wanted = wanted if args.round is None else number("--round", args.round, 1, MOST_ROUNDS)
    try:
        found = compare([record for _, record in played], seat and seat_of(seat, played[0][1].players), wanted)
    except RecordError as error:
        raise UsageError(str(error)) from error
    names = [name or str(place) for place, (name, _) in enumerate(played, 1)]
    print(
        json.dumps(as_json(found, names), ensure_ascii=False) if args.json else text(found, names, width_of(sys.stdout))
    )
    return 0
