"""What an edition file makes of its cards: what every text does, what may surprise, and all that is wrong with it.

>>> report = inspect({"name": "Storm", "extends": "classic", "cards": {"7": {"text": "Everyone else draws 1."}}})
>>> report.edition, report.size, [card.symbol for card in report.cards if card.is_changed]
(<Edition storm>, 108, ['7'])
>>> [str(problem) for problem in inspect({"extends": "classic", "cards": {"7": {"text": "Explode."}}}).problems][0][:31]
'cards.7.text: at "Explode": exp'
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import inf
from time import process_time
from typing import Any

from lastcard.cards.checks import EditionError
from lastcard.cards.edition import IDS, Edition, load_table, load_text, with_base
from lastcard.cards.text import Reading, check, in_one_line
from lastcard.cards.writing import file_id
from lastcard.files import FileError, parse_toml

FEW_PLAYERS = 4


@dataclass(frozen=True)
class CardReport:
    """A card of the file, or of the edition that it extends, and how its text was read."""

    symbol: str
    name: str
    wild: bool
    is_changed: bool
    """Whether the file says something about it."""
    reading: Reading


@dataclass(frozen=True)
class Problem:
    """What is wrong, and where in the file."""

    place: str
    problem: str

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}" if self.place else self.problem


@dataclass(frozen=True)
class Report:
    """What there is to say about an edition file."""

    edition: Edition | None
    """What can be played; None while something is wrong."""
    cards: tuple[CardReport, ...]
    """Those that say something."""
    problems: tuple[Problem, ...]
    warnings: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.edition.size if self.edition else 0

    @property
    def summary(self) -> str:
        """The deck in short.

        >>> inspect({"name": "Storm", "extends": "classic"}).summary
        'Storm: 108 cards, blue green red yellow, for 2 to 10 players'
        """
        edition = self.edition
        if edition is None:
            return ""
        most = edition.most_players()
        players = "2 players" if most == 2 else f"2 to {most} players"
        return f"{edition.name}: {edition.size} cards, {' '.join(edition.colours)}, for {players}"


def inspect_text(text: str, source: str) -> Report:
    """Look at the text of an edition file; `source` is the path of the file."""
    try:
        table = parse_toml(text)
    except FileError as error:
        return Report(None, (), (Problem("", str(error)),), ())
    return _inspect(table, lambda: load_text(text, source))


def inspect(table: Mapping[str, Any], source: str = "", seconds: float = inf) -> Report:
    """Look at what stands in an edition file. Reading it ends after so many seconds of work."""
    return _inspect(table, lambda: load_table(table, source or file_id(table.get("name"))), seconds)


def _inspect(table: Mapping[str, Any], load: Callable[[], Edition], seconds: float = inf) -> Report:
    edition: Edition | None = None
    problems: list[Problem] = []
    cards: tuple[CardReport, ...] = ()
    until = process_time() + seconds
    for card in _readings(table):
        cards = (*cards, card)
        if process_time() > until:
            return Report(None, cards, (Problem("cards", "all these texts take too long to read"),), ())
    for card in cards:
        reading = card.reading
        if not reading.understood:
            said = in_one_line(reading.text[reading.start : reading.end], reading.problem, reading.nearest)
            problems.append(Problem(f"cards.{card.symbol}.text", said))
    try:
        edition = load()
    except EditionError as error:
        if all(problem.place != error.place for problem in problems):
            problems.insert(0, Problem(error.place, error.problem))
    return Report(edition, cards, tuple(problems), tuple(_surprises(edition)) if edition else ())


def _readings(table: Mapping[str, Any]) -> Iterator[CardReport]:
    """How the texts are read, whatever else is wrong; nothing where not even that can be said."""
    own = table.get("cards", {})
    if not isinstance(own, Mapping) or ("extends" in table and table["extends"] not in IDS):
        return
    if not all(isinstance(card, Mapping) for card in own.values()):
        return
    if not isinstance(table.get("colours", []), list | dict):
        return
    colours, cards, _ = with_base(table)
    if not all(isinstance(colour, str) for colour in colours):
        return
    for symbol, card in cards.items():
        text, name, count = card.get("text", ""), card.get("name", symbol), card.get("count", 0)
        if isinstance(text, str) and text.strip() and isinstance(name, str) and type(count) is int and count > 0:
            wild = card.get("wild") is True
            reading = check(" ".join(text.split()), tuple(colours), wild)
            yield CardReport(symbol, name, wild, symbol in own, reading)


def _surprises(edition: Edition) -> Iterator[str]:
    """What may surprise people about the deck as a whole."""
    most = edition.most_players()
    if most < FEW_PLAYERS:
        yield f"With {edition.size} cards it is for {most} players at most."
    names: dict[str, str] = {}
    for kind in edition.kinds:
        other = names.setdefault(kind.name.casefold(), kind.symbol)
        if other != kind.symbol:
            names[kind.name.casefold()] = kind.symbol
            yield f"Two kinds of card are called {kind.name}: {other} and {kind.symbol}."
    for colour in edition.colours:
        if not any(kind.colour == colour for kind in edition.kinds):
            yield f"No card is {colour}: whoever names it can only be followed by a wild card."
