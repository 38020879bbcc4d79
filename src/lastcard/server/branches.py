"""Moments of recorded games that somebody wants to try another way: records come packed, and are played elsewhere.

>>> from lastcard.files import packed
>>> from lastcard.game.record import Record
>>> record = Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3", "Bo: draw"))
>>> asked = AskedBranch(packed(record.dumps().encode()), 2)
>>> asked.learn(asked.read())
>>> branch_of(asked).seat, branch_of(asked).record.moves
('Bo', ('Ann: play R3',))
"""

import pickle
import time
from dataclasses import dataclass, field, replace

import msgspec

from lastcard.cards.edition import Edition
from lastcard.cards.text import is_known, learn, read
from lastcard.cards.text.lately import Lately
from lastcard.files import FileError, decode, shown, unpacked
from lastcard.game.record import Record, RecordError, before, dealt_again, loads
from lastcard.server.drafts import MOST_CARDS, OWN
from lastcard.server.names import check_name
from lastcard.server.refusal import RefusedError
from lastcard.table.lead import Lead, lead_of

MOST_UNPACKED = 300_000
"""Bytes of a record. That of the longest game that bots have played here has 40,000."""

MOST_MOVES = 5000
"""Of a record; 25 of them are played in a millisecond. At 6,000 a table ends, and somebody wants to play on."""

A_TABLE = 1000
"""Moves of a record that take as much memory as a table does, and are counted for one."""

MOST_KNOWN = 30


@dataclass(frozen=True)
class Branch:
    """A moment of a game that can be played on from: the record up to it, what it is played with, and whom to play."""

    record: Record
    edition: Edition
    plain: Edition | None
    """The edition without what is written on its cards, if the record carries it."""
    seat: str
    lead: Lead = field(default_factory=dict)
    """What bots do again, where a round is dealt once more."""


class FoundBranch(msgspec.Struct, array_like=True, frozen=True):
    """What came of looking at it."""

    problem: str
    branch: bytes
    """For this version of lastcard and nobody else; nothing if there is a problem."""
    texts: list[tuple[str, list[str], bytes]]
    """What the texts on its cards say, for the same."""
    seconds: float
    """How long that took."""


_known = Lately["AskedBranch", FoundBranch](MOST_KNOWN)


class AskedBranch(msgspec.Struct, array_like=True, frozen=True, tag="branch"):
    """A moment that is to be looked at, for somebody else to do it."""

    packed: str
    before: int
    seat: str = ""
    round: int = 0
    """Only this round, from its deal on; 0: from that move to the end of the game."""

    @property
    def is_known(self) -> bool:
        """Whether it need not be looked at again."""
        found = _known.get(self)
        return found is not None and all(is_known(text, tuple(colours)) for text, colours, _ in found.texts)

    def read(self) -> FoundBranch:
        """Play the record up to there."""
        begun = time.process_time()
        texts = list[tuple[str, list[str], bytes]]()
        try:
            branch = self._branch()
        except (FileError, RecordError, RefusedError) as error:
            return FoundBranch(str(error), b"", [], time.process_time() - begun)
        if branch.plain is not None or branch.record.written:
            colours = branch.edition.colours
            for text in dict.fromkeys(kind.text for kind in branch.edition.kinds):
                texts.append((text, list(colours), pickle.dumps(read(text, colours))))
        return FoundBranch("", pickle.dumps(branch), texts, time.process_time() - begun)

    def _branch(self) -> Branch:
        record = loads(decode(unpacked(self.packed, "a record", MOST_UNPACKED)))
        for name, rows, most in (("moves", record.moves, MOST_MOVES), ("edition.cards", _cards(record), MOST_CARDS)):
            if len(rows) > most:
                raise RecordError(name, f"{most:,} at most")
        if self.before > len(record.moves) + 1:
            raise RecordError("before", f"expected the number of a move, from 1 to {len(record.moves) + 1}")
        plain = None
        if record.own is not None:
            plain = replace(record, written={}).load_edition()
            plain.id = plain.source = OWN
        edition = record.load_edition() if plain is None else record.written_on(plain)
        for number, name in enumerate(record.players):
            check_name(name, record.players[:number])
        lead: Lead = {}
        if self.round:
            record.replay(edition=edition)  # says what is wrong with its moves
            lead = lead_of(record, self.round, edition)
            record = dealt_again(record, self.round, edition)
        else:
            record = before(record, self.before)
        game = record.replay(edition=edition)
        if game.winners:
            raise RefusedError("server-branch-over", moves=len(record.moves))
        if self.seat and self.seat not in record.players:
            raise RefusedError("server-branch-seat", name=shown(self.seat), names=", ".join(record.players))
        return Branch(
            record if plain is None else replace(record, edition=OWN, own=None),
            edition,
            plain,
            self.seat or next(iter(game.asked)),
            lead,
        )

    def learn(self, found: FoundBranch) -> None:
        """Somebody else has looked at it."""
        for text, colours, tree in found.texts:
            learn(text, tuple(colours), pickle.loads(tree))
        _known.put(self, found)


def _cards(record: Record) -> list[str]:
    """The kinds of card that the record's own edition names."""
    cards = record.own.get("cards") if record.own is not None else None
    return list(cards) if isinstance(cards, dict) else []


def branch_of(asked: AskedBranch) -> Branch:
    """A moment that has been looked at; refused if nobody can play on from there."""
    found = _known.get(asked)
    if found is None:
        raise RefusedError("server-text-not-read")
    if found.problem:
        raise RefusedError("server-because", reason=found.problem)
    branch: Branch = pickle.loads(found.branch)
    if branch.plain is None and not branch.record.written:
        return replace(branch, edition=branch.record.load_edition())  # the one that all tables share
    return branch
