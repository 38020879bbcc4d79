"""The command `lastcard replay`."""

import json
import sys
from argparse import Namespace
from collections.abc import Sequence

from lastcard.cli.inputs import name_of_file, read_record
from lastcard.files import UsageError
from lastcard.game.game import Game
from lastcard.game.record import RecordError
from lastcard.game.view import look, seen
from lastcard.words import Reader
from lastcard.words.lines import can_draw
from lastcard.words.standing import as_json


def run(args: Namespace) -> int:
    """Show a recorded game: full screen, as lines of text, or its end as JSON."""
    name = name_of_file(args.file)
    try:
        record = read_record(args.file)
        seat = None if args.seat is None else _seat(args.seat, record.players)
        game = record.replay()
    except RecordError as error:
        raise UsageError(f"{name}: {error}") from error
    if args.json:
        print(json.dumps(as_json(game, seat), ensure_ascii=False))
        return 0
    if not args.plain and args.file != "-" and sys.stdin is not None and sys.stdin.isatty() and can_draw(sys.stdout):
        from lastcard.terminal import replay

        return replay(record, seat)
    reader = Reader(game.edition.by_code)  # not that player: somebody who looks at what they saw
    for event in seen(game, seat):
        if text := reader.tell(event):
            print(text[0].upper() + text[1:])
    for line in _standing(game, seat):
        print(line)
    return 0


def _seat(name: str, players: Sequence[str]) -> str:
    for player in players:
        if player.casefold() == name.casefold():
            return player
    raise UsageError(f"--seat: {name!r} does not play; {', '.join(players)} do")


def _standing(game: Game, seat: str | None) -> list[str]:
    """Who is asked at the end of a replay, in words."""

    view = look(game, seat)
    scores = ", ".join(f"{name} {score}" for name, score in view.table.scores.items())
    lines = [f"Scores: {scores}"]
    for decision in view.waiting + view.interrupts:
        options = f": {', '.join(decision.options)}" if decision.options else ""
        asked = "may call" if decision.kind == "interrupt" else f"is asked ({decision.kind})"
        lines.append(f"{decision.player} {asked}{options}")
    return lines
