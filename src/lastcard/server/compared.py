"""Games of the same deal, compared by a process that does nothing else."""

import time

import msgspec

from lastcard.files import one_line, packed
from lastcard.game.record import RecordError
from lastcard.server import messages as m
from lastcard.server.record_steps import MOST_MOVES, record_of
from lastcard.server.serialise import edition_info
from lastcard.study.same_deal import Played, SameDeal, compare
from lastcard.study.same_deal_report import parting_words, result_words
from lastcard.words import Reader


class FoundDeal(msgspec.Struct, array_like=True, frozen=True):
    """What came of it."""

    deal: bytes
    """A DealInfo."""
    problem: str
    seconds: float


class AskedCompare(msgspec.Struct, array_like=True, frozen=True, tag="compare"):
    """Records of the same deal.

    >>> from lastcard.game.record import Record
    >>> record = Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3",))
    >>> found = AskedCompare([packed(record.dumps().encode())], "Ann", 1).run()
    >>> msgspec.json.decode(found.deal)["played"][0]["moves"]
    [{'step': 1, 'text': 'play red 3', 'card': 'R3'}]
    """

    packed: list[str]
    seat: str
    round: int

    def run(self) -> FoundDeal:
        """Compare them."""
        begun = time.process_time()
        try:
            records = [record_of(each) for each in self.packed]
            if sum(len(record.moves) for record in records) > MOST_MOVES:
                raise RecordError("moves", f"{MOST_MOVES} in all can be compared")
            found = compare(records, self.seat, self.round)
        except RecordError as error:
            return FoundDeal(b"", one_line(str(error), 600), time.process_time() - begun)
        return FoundDeal(m.encode(_info(found)), "", time.process_time() - begun)


def _info(found: SameDeal) -> m.DealInfo:
    reader = Reader(found.edition.by_code)
    options = [
        m.DealOption(reader.option(each.option), round(each.chance.value, 3), list(each.by)) for each in found.options
    ]
    return m.DealInfo(
        edition_info(found.edition),
        list(found.played[0].record.players),
        found.seat,
        found.round,
        found.rounds,
        [_played(each, reader) for each in found.played],
        found.common,
        reader.say(parting_words(found)) if len(found.played) > 1 else "",
        options,
    )


def _played(played: Played, reader: Reader) -> m.DealPlayed:
    return m.DealPlayed(
        packed(played.record.dumps().encode()),
        played.over,
        played.won,
        reader.say(result_words(played)),
        played.points,
        played.left,
        [m.DealMove(move.number + 1, reader.option(move.option), move.option.card) for move in played.moves],
    )
