"""Editions that people make in their browsers: they come packed, are looked at elsewhere, and are known for a while.

>>> asked = AskedDraft(packed({"name": "Storm", "extends": "classic"}))
>>> asked.is_known, asked.learn(asked.read()), asked.is_known
(False, None, True)
>>> draft_of(asked.packed).size
108
"""

import pickle
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from lastcard import files
from lastcard.cards.checks import EditionError, check_card_keys, check_colours, check_file, check_looks
from lastcard.cards.edition import Edition
from lastcard.cards.inspection import Problem, Report, inspect
from lastcard.cards.text import is_known, learn, read
from lastcard.cards.text.lately import Lately
from lastcard.cards.writing import file_id
from lastcard.files import FileError, decode, parse_toml
from lastcard.server import messages as m
from lastcard.server.refusal import RefusedError

MOST_UNPACKED = 40_000
"""Bytes of what stands in a file."""

MOST_CARDS = 120
"""Kinds of card that a file may name, and so texts that are read."""

OWN = "own"
"""What settings call the edition that a table has for itself."""

MOST_SECONDS = 1.0
"""Of work for reading all of its texts. A usual one takes some hundredths."""

MOST_KNOWN = 100

MOST_TOLD = 2**53 - 1
"""The largest number that a page can be told."""

_known = Lately[tuple[str, bool], "FoundDraft"](MOST_KNOWN)


class FoundDraft(msgspec.Struct, array_like=True, frozen=True):
    """What came of looking at a draft."""

    draft: m.DraftInfo
    edition: bytes
    """The edition, for this version of lastcard and nobody else; nothing while something is wrong."""
    texts: list[tuple[str, list[str], bytes]]
    """What its texts say, for the same."""
    seconds: float
    """How long that took."""


class AskedDraft(msgspec.Struct, array_like=True, frozen=True, tag="draft"):
    """A draft that is to be looked at, for somebody else to do it. `toml`: it is the text of a file."""

    packed: str
    toml: bool = False

    @property
    def is_known(self) -> bool:
        """Whether it need not be looked at again."""
        found = _known.get((self.packed, self.toml))
        return found is not None and all(is_known(text, tuple(colours)) for text, colours, _ in found.texts)

    def read(self) -> FoundDraft:
        """Look at it."""
        begun = time.process_time()
        try:
            table, report = self._report()
        except FileError as error:
            table, report = {}, Report(None, (), (Problem("", str(error)),), ())
        edition, texts = report.edition, list[tuple[str, list[str], bytes]]()
        if edition is not None:
            edition.id = edition.source = OWN
            for text in dict.fromkeys(kind.text for kind in edition.kinds):
                texts.append((text, list(edition.colours), pickle.dumps(read(text, edition.colours))))
        kept = pickle.dumps(edition) if edition is not None else b""
        return FoundDraft(_info(table, report), kept, texts, time.process_time() - begun)

    def _report(self) -> tuple[dict[str, Any], Report]:
        text = files.unpacked(self.packed, "an edition", MOST_UNPACKED)
        try:
            table = parse_toml(decode(text)) if self.toml else msgspec.json.decode(text, type=dict[str, Any])
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise FileError("this is not an edition") from error
        cards = table.get("cards")
        if isinstance(cards, Mapping) and len(cards) > MOST_CARDS:
            return {}, Report(None, (), (Problem("cards", f"{MOST_CARDS} kinds of card at most"),), ())
        return table, inspect(table, seconds=MOST_SECONDS)

    def learn(self, found: FoundDraft) -> None:
        """Somebody else has looked at it."""
        for text, colours, tree in found.texts:
            learn(text, tuple(colours), pickle.loads(tree))
        _known.put((self.packed, self.toml), found)


def _info(table: dict[str, Any], report: Report) -> m.DraftInfo:
    edition = report.edition
    return m.DraftInfo(
        report.size,
        edition.most_players() if edition else 0,
        {
            card.symbol: m.Reading(
                card.reading.text,
                card.reading.understood,
                card.reading.sentence,
                list(card.reading.steps),
                card.reading.problem,
                card.reading.start,
                card.reading.end,
                list(card.reading.nearest),
                list(card.reading.warnings),
            )
            for card in report.cards
        },
        [m.DraftProblem(problem.place, problem.problem) for problem in report.problems],
        list(report.warnings),
        edition.file or "" if edition else "",
        f"{file_id(table.get('name'))}.toml",
        {colour: m.LookInfo(look.sign, look.hue) for colour, look in edition.looks.items()} if edition else {},
        table if _can_be_edited(table) else {},
    )


def _can_be_edited(table: Mapping[str, Any]) -> bool:
    """Whether all of it is what the workshop knows how to change, whatever else may be wrong."""
    try:
        check_file(table)
        for symbol, card in table.get("cards", {}).items():
            if not isinstance(card, dict) or len(symbol) > 20:
                return False
            check_card_keys(card, "")
            if not all(abs(value) <= MOST_TOLD for value in card.values() if type(value) is int):
                return False
            if not all(isinstance(colour, str) for colour in card.get("colours", ())):
                return False
        if "colours" in table:
            check_colours(list(table["colours"]))
            check_looks(table["colours"])
    except EditionError:
        return False
    return True


def draft_of(packed: str, toml: bool = False) -> m.DraftInfo:
    """What there is to say about a draft that has been looked at."""
    return _found(packed, toml).draft


def edition_of(packed: str) -> Edition:
    """The edition of a draft that has been looked at; refused while something is wrong with it."""
    found = _found(packed)
    if not found.edition:
        problem = found.draft.problems[0]
        reason = f"{problem.place}: {problem.problem}" if problem.place else problem.problem
        raise RefusedError("server-because", reason=reason)
    edition: Edition = pickle.loads(found.edition)
    return edition


def _found(packed: str, toml: bool = False) -> FoundDraft:
    found = _known.get((packed, toml))
    if found is None:
        raise RefusedError("server-text-not-read")
    return found


def packed(table: Mapping[str, Any]) -> str:
    """An edition as a browser packs it."""
    return files.packed(msgspec.json.encode(table))
