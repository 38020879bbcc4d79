"""The command `lastcard replay`."""

import json
import sys
from argparse import Namespace

from lastcard.catalogue import Message
from lastcard.cli.inputs import name_of_file, number, read_record, seat_of
from lastcard.cli.links import Moment, is_link, moment_in, replay_link
from lastcard.files import UsageError
from lastcard.game.game import Game
from lastcard.game.record import Record, RecordError
from lastcard.game.view import look, seen
from lastcard.words import Reader, sentence
from lastcard.words.lines import can_draw
from lastcard.words.standing import as_json


def run(args: Namespace) -> int:
    """Show a recorded game: full screen, as lines of text, or its end as JSON."""
    name = name_of_file(args.file)
    try:
        record = read_record(args.file)
        begin, seat = _moment(args, record)
        if args.link:
            print(replay_link(record, args.server, Moment(begin, seat)))
            return 0
        game = record.replay()
    except RecordError as error:
        raise UsageError(f"{name}: {error}") from error
    if args.json:
        print(json.dumps(as_json(game, seat), ensure_ascii=False))
        return 0
    if not args.plain and args.file != "-" and sys.stdin is not None and sys.stdin.isatty() and can_draw(sys.stdout):
        from lastcard.terminal import replay

        return replay(record, seat, begin)
    reader = Reader(game.edition.by_code)  # not that player: somebody who looks at what they saw
    for event in seen(game, seat):
        if text := reader.tell(event):
            print(sentence(text))
    for line in _standing(game, seat, reader):
        print(line)
    return 0


def _moment(args: Namespace, record: Record) -> Moment:
    """Where to begin, and as whom: what the arguments say, or else the link."""
    moves, seat = moment_in(args.file) if is_link(args.file) else Moment()
    if args.before is not None:
        moves = number("--before", args.before, 1, len(record.moves) + 1) - 1
    if args.seat is not None:
        seat = args.seat
    return Moment(min(moves, len(record.moves)), None if seat is None else seat_of(seat, record.players))


def _standing(game: Game, seat: str | None, reader: Reader) -> list[str]:
    """Where a replay ends: the scores, who is asked, and who may call or catch."""
    view = look(game, seat)
    lines = [reader.standings(view.table.scores, game.options.target)]
    for decision in view.waiting + view.interrupts:
        player, options = decision.player, ", ".join(reader.option(option) for option in decision.options)
        if decision.kind == "interrupt":
            can = Message("terminal-replay-can-call", player=player, options=options)
            lines.append(reader.say(can if options else Message("terminal-replay-can-react", player=player)))
        else:
            asked = Message("terminal-replay-asked", player=player, options=options)
            lines.append(reader.say(asked if options else Message("terminal-replay-waiting", player=player)))
    return lines
