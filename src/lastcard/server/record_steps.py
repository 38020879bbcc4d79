"""A record that somebody brings, step by step: checked, bounded, and played again by a process that does nothing else.

>>> from lastcard.files import packed
>>> from lastcard.game.record import Record
>>> record = Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3", "Bo: draw"))
>>> found = AskedReplay(packed(record.dumps().encode()), "", 0).run()
>>> found.total, found.problem
(3, '')
"""

import time
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from lastcard.cards.inspection import inspect
from lastcard.files import FileError, one_line, unpacked
from lastcard.game.game import Game
from lastcard.game.looker import Looker
from lastcard.game.record import Record, RecordError, loads_bytes
from lastcard.game.view import seen_one
from lastcard.server import messages as m
from lastcard.server.drafts import MOST_CARDS
from lastcard.server.phrases import told_event
from lastcard.server.serialise import edition_info, rounds_of, table_fields
from lastcard.words import Reader

MOST_PACKED = 56_000
"""Letters of a record that is packed: what a link or a message carries is less."""

MOST_BYTES = 400_000
"""Of a record."""

MOST_MOVES = 6000
"""Twice as many as the longest game that bots have played."""

MOST_SECONDS = 2.0
"""Of work for playing it again, which others wait for. A long game takes some tenths."""

TEXT_SECONDS = 1.0
"""Of work for reading the texts of an edition that a record carries."""

PART = 60_000
"""Bytes of steps that are sent at once."""

KEPT = 4
"""Replays that are remembered, since they are asked for in parts."""

MARKED = {"challenged": "challenge", "caught": "caught", "went_out": "over", "blocked": "over", "last_in": "over"}
"""What a replay can jump to, by kinds of events; special cards besides."""


class FoundSteps(msgspec.Struct, array_like=True, frozen=True):
    """What came of looking at a record: some of its steps, encoded as messages have them."""

    steps: bytes
    total: int
    info: bytes
    """A ReplayInfo, with the first of them."""
    problem: str
    """What is wrong, where nothing can be shown."""
    seconds: float


class AskedReplay(msgspec.Struct, array_like=True, frozen=True, tag="replay"):
    """A record that is to be looked at as a seat saw it, or with all hands open, from a step on."""

    packed: str
    seat: str
    first: int

    def run(self) -> FoundSteps:
        """Look at it."""
        begun = time.process_time()
        try:
            shown = _shown(self.packed, self.seat)
        except RecordError as error:
            return FoundSteps(b"", 0, b"", one_line(str(error), 600), time.process_time() - begun)
        part, size = list[bytes](), 0
        for step in shown.steps[self.first :]:
            if part and size + len(step) > PART:
                break
            part.append(step)
            size += len(step)
        info = shown.info if self.first == 0 else b""
        steps = b"[%b]" % b",".join(part)
        return FoundSteps(steps, len(shown.steps), info, "", time.process_time() - begun)


def record_of(packed: str) -> Record:
    """The record that was packed, checked. Raises RecordError."""
    if len(packed) > MOST_PACKED:
        raise RecordError("", f"larger than {MOST_PACKED} letters")
    try:
        record = loads_bytes(unpacked(packed, "a record", MOST_BYTES))
    except FileError as error:
        raise RecordError("", str(error)) from error
    if len(record.moves) > MOST_MOVES:
        raise RecordError("moves", f"{len(record.moves)}; {MOST_MOVES} can be shown")
    if record.own is not None:
        cards = record.own.get("cards")
        if isinstance(cards, Mapping) and len(cards) > MOST_CARDS:
            raise RecordError("edition.cards", f"{MOST_CARDS} kinds of card at most")
        for problem in inspect(record.own, seconds=TEXT_SECONDS).problems:
            raise RecordError(f"edition.{problem.place}" if problem.place else "edition", problem.problem)
    return record


@lru_cache(maxsize=KEPT)
def _shown(packed: str, seat: str) -> "_Shown":
    return _Shown(record_of(packed), seat)


class _Shown:
    """All steps of a record, encoded."""

    def __init__(self, record: Record, seat: str) -> None:
        if seat and seat not in record.players:
            raise RecordError("players", f"nobody is called {seat!r}")
        self._seat = seat or None
        self._told = 0
        self._before: dict[str, Any] = {}
        self._looker: Looker | None = None
        self._marks: list[m.ReplayMark] = []
        self._rounds: list[m.ReplayRound] = []
        self.steps: list[bytes] = []
        until, problem = time.process_time() + MOST_SECONDS, ""
        try:
            for game in record.steps():
                self._reader = Reader(game.edition.by_code)  # not that player: somebody who looks at what they saw
                self._note(game)
                if time.process_time() > until:
                    raise RecordError(f"moves[{len(game.moves)}]", "it takes too long to play this again")
        except RecordError as error:
            if len(self.steps) < 2:  # not even a move of it can be shown
                raise
            problem = one_line(str(error), 600)
        edition, players, written = edition_info(game.edition), list(record.players), dict(record.written)
        self.info = m.encode(m.ReplayInfo(edition, players, written, self._rounds, self._marks, problem))

    def _note(self, game: Game) -> None:
        """The step that the game has come to. Whatever chance did belongs to the move before it."""
        reader, number = self._reader, len(self.steps)
        events = [seen_one(game, self._seat, event) for event in range(self._told, len(game.events))]
        self._told = len(game.events)
        self._looker = looker = Looker(game, self._looker)
        view = looker.look(self._seat)
        rounds = rounds_of(game, self._before.get("rounds", []))
        table = table_fields(looker, view.table, rounds)
        changes = {field: value for field, value in table.items() if self._before.get(field, ...) != value}
        self._before = table
        if not self._rounds or self._rounds[-1].round != game.round_number:
            self._rounds.append(m.ReplayRound(game.round_number, number))
        words, player = "", ""
        if game.moves:
            move = game.moves[-1]
            player, said = move.player, reader.option(move.option)
            if move.uno:
                said = reader.say("terminal-replay-with-call", move=said)
            words = reader.say("by-name", player=player, text=said)
        told = [told_event(event, reader) for event in events]
        self._marks += self._marks_in(number, told, game)
        self.steps.append(m.encode(m.ReplayStep(words, player, told, changes)))

    def _marks_in(self, number: int, told: list[m.Told], game: Game) -> Iterator[m.ReplayMark]:
        for event in told:
            card = event.cards[0] if event.cards else None
            if event.kind == "played" and card is not None and game.edition.by_code[card].colour is None:
                yield m.ReplayMark(number, "card", event.text, card)
            elif event.kind in MARKED:
                yield m.ReplayMark(number, msgspec.convert(MARKED[event.kind], m.MarkKind), event.text)
