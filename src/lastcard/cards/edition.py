"""Editions: a deck of cards with their text, from a data file to what the engine plays.

>>> edition = load("minecraft")
>>> edition.name, len(edition.kinds), edition.size
('Minecraft', 55, 112)
>>> edition.kinds[edition.kind("CR")].text
'Choose the colour. When drawn, show it and draw 3 more.'
"""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeAlias

from lastcard.cards.checks import EditionError as EditionError
from lastcard.cards.checks import (
    check_card,
    check_card_keys,
    check_choice,
    check_colours,
    check_file,
    check_looks,
    shortened,
)
from lastcard.cards.looks import WORLDS, Look, looks
from lastcard.cards.text import CardTextError, Code, Origin, compile_text, harms, read
from lastcard.cards.writing import file_of
from lastcard.catalogue import Message, named
from lastcard.engine import program
from lastcard.engine.house import HAND
from lastcard.engine.program import MAX_CARDS, MAX_KINDS, NONE, NUMBER_AT, NUMBERED, PUT_BACK, Deck
from lastcard.files import FileError, parse_toml, read_file, short, shown, suggestion

IDS = (
    "ghostbusters",
    "green-lantern",
    "minecraft",
    "space-jam",
    "dc-super-hero-girls",
    "classic",
    "house-party",
    "pirates",
)
"""The editions in the package, in the order they are listed."""

_FOLDER = Path(__file__).parent / "editions"


@dataclass(frozen=True)
class Kind:
    """A kind of card: all its copies are alike."""

    code: str
    symbol: str
    name: str
    colour: str | None
    count: int
    points: int
    text: str = ""
    writable: bool = False
    picture: str = ""
    """One of `PICTURES`; none: whoever draws the card chooses."""

    @cached_property
    def said(self) -> Message:
        """What people call it, in any language."""
        name = named("card", self.name)
        if self.colour is None:
            return Message("card-without-colour", name=name)
        return Message("card-of-colour", colour=named("colour", self.colour), name=name)

    @cached_property
    def title(self) -> str:
        """What people call it, in English: `blue 7`, `Wild`."""
        return str(self.said)

    @property
    def number(self) -> int:
        """What it counts in the draw for the deal: any symbol is zero (S1)."""
        return int(self.symbol) if self.symbol.isdecimal() and self.colour else 0


@dataclass(frozen=True)
class Blank:
    """A card that players may write on: one text on all its copies (`CU`), or one on each (`CU1`, `CU2`)."""

    code: str
    name: str
    count: int
    copies: tuple[str, ...]
    """The codes of the copies one by one; none if they would be mistaken for another card."""


class Edition:
    """A deck of cards, ready to be played.

    >>> edition = load("minecraft")
    >>> edition.name, edition.size, edition.colours, edition.most_players()
    ('Minecraft', 112, ('blue', 'green', 'red', 'yellow'), 10)
    >>> edition.by_code["CR"].text
    'Choose the colour. When drawn, show it and draw 3 more.'
    """

    def __init__(
        self,
        id: str,
        name: str,
        about: str,
        colours: tuple[str, ...],
        kinds: tuple[Kind, ...],
        chosen: Mapping[str, Look] | None = None,
        world: str = "classic",
    ) -> None:
        self.id = id
        self.source = id
        """What a record names it by: its id, or the path of its file."""
        self.file: str | None = None
        """The text of its file, unless it is an edition of the package."""
        self.name = name
        self.about = about
        self.colours = colours
        self.kinds = kinds
        self.looks: Mapping[str, Look] = chosen or looks({colour: {} for colour in colours})
        """Sign and hue of each colour."""
        self.world = world
        """The place where its table stands."""
        self.size = sum(kind.count for kind in kinds)
        self._numbers = {kind.code: number for number, kind in enumerate(kinds)}
        self.by_code: Mapping[str, Kind] = {kind.code: kind for kind in kinds}

    @cached_property
    def _compiled(self) -> tuple[Deck, Code]:
        return _compile(self.colours, self.kinds)

    @property
    def deck(self) -> Deck:
        """The cards as the engine sees them."""
        return self._compiled[0]

    @property
    def dares(self) -> tuple[str, ...]:
        """What people have to do for the dares of this edition, by number."""
        return tuple(self._compiled[1].dares)

    def origin(self, at: int) -> Origin | None:
        """What of a card's text an instruction was made of."""
        return self._compiled[1].origins.get(at)

    def __repr__(self) -> str:
        return f"<Edition {self.id}>"

    def __getstate__(self) -> dict[str, Any]:
        """For another process, which compiles it for itself."""
        return {key: value for key, value in self.__dict__.items() if key != "_compiled"}

    def kind(self, code: str) -> int:
        """The engine's number of a card.

        >>> load("classic").kind("B7")
        7
        """
        return self._numbers[code]

    def has(self, code: str) -> bool:
        """Whether there is such a card."""
        return code in self._numbers

    def in_order(self, codes: Iterable[str]) -> list[str]:
        """Cards as people sort them: by colour, wilds last.

        >>> load("classic").in_order(["W", "B7", "R1"])
        ['B7', 'R1', 'W']
        """
        return sorted(codes, key=self.kind)

    @property
    def specials(self) -> tuple[Kind, ...]:
        """The wild cards that the classic deck does not have."""
        return tuple(kind for kind in self.kinds if kind.code not in ("W", "W4") and not kind.colour)

    @property
    def writable(self) -> tuple[Kind, ...]:
        """The cards that players may write on."""
        return tuple(kind for kind in self.kinds if kind.writable)

    @property
    def blanks(self) -> tuple[Blank, ...]:
        """The same cards as they are printed, whether or not their copies carry texts of their own.

        >>> load("dc-super-hero-girls").blanks
        (Blank(code='CU', name='Wild Customizable', count=2, copies=('CU1', 'CU2')),)
        """
        counts: dict[str, int] = {}
        names = {kind.symbol: kind.name for kind in self.writable}
        for kind in self.writable:
            counts[kind.symbol] = counts.get(kind.symbol, 0) + kind.count
        return tuple(Blank(code, names[code], count, self._copies(code, count)) for code, count in counts.items())

    def _copies(self, symbol: str, count: int) -> tuple[str, ...]:
        codes = tuple(f"{symbol}{number + 1}" for number in range(count))
        mistaken = any(code in self.by_code and self.by_code[code].symbol != symbol for code in codes)
        return () if mistaken else codes

    @cached_property
    def openers(self) -> int:
        """How many cards may start the discard pile (S8)."""
        return sum(kind.count for i, kind in enumerate(self.kinds) if self.deck.flags_of[i] & PUT_BACK == 0)

    def most_players(self, hand: int = HAND) -> int:
        """How many can be dealt 7 cards and still be sure of an opening card, 10 at the most (D4).

        Another number of cards has to leave five (H14).
        """
        remain = 1 if hand == HAND else 5
        return min(10, (self.openers - 1) // hand, (self.size - remain) // hand)

    def written(self, texts: Mapping[str, str]) -> "Edition":
        """The same edition with rules written on its blank cards (E13, E14).

        >>> load("dc-super-hero-girls").written({"CU1": "everyone else draws 2."}).kind("CU2")
        55
        """
        kinds: list[Kind] = []
        left = dict(texts)
        copies = {blank.code: blank.copies for blank in self.blanks}
        for kind in self.kinds:
            one_by_one = copies.get(kind.code, ())
            if kind.writable and kind.code in left:
                if any(code in left for code in one_by_one):
                    raise EditionError(
                        f"written.{kind.code}", f"write on {kind.code}, or on {' and '.join(one_by_one)}"
                    )
                kinds.append(replace(kind, text=left.pop(kind.code)))
            elif kind.writable and any(code in left for code in one_by_one):
                kinds += [replace(kind, code=code, count=1, text=left.pop(code, "")) for code in one_by_one]
            else:
                kinds.append(kind)
        for code in left:
            raise self._not_writable(code)
        try:
            edition = _checked(
                Edition(self.id, self.name, self.about, self.colours, tuple(kinds), self.looks, self.world)
            )
        except EditionError as error:
            place = re.sub(r"^cards\.(\w+)(\.text)?$", r"written.\1", error.place)
            raise EditionError(place, error.problem) from error
        edition.source, edition.file = self.source, self.file
        return edition

    def write_on(self, texts: Mapping[str, str], code: str, text: str) -> dict[str, str]:
        """What stands on the blank cards of this edition, bare as it is, once somebody writes on one of them.

        `CU` is all copies of a card, `CU1` one of them: the others keep what stood on all.

        >>> load("dc-super-hero-girls").write_on({"CU": "draw 1."}, "CU1", "draw 2.")
        {'CU1': 'draw 2.', 'CU2': 'draw 1.'}
        """
        written, text = dict(texts), " ".join(text.split())
        for blank in self.blanks:
            if code == blank.code:
                written = {key: value for key, value in written.items() if key not in blank.copies}
            elif code in blank.copies and blank.code in written:
                written.update(dict.fromkeys(blank.copies, written.pop(blank.code)))
        if text:
            written[code] = text
        else:
            written.pop(code, None)
        return written

    def write_in_turn(self, texts: Sequence[str]) -> dict[str, str]:
        """What stands on the first blank card: one text on all its copies, or several, each on one.

        >>> load("dc-super-hero-girls").write_in_turn(["draw 1.", "draw 2."])
        {'CU1': 'draw 1.', 'CU2': 'draw 2.'}
        """
        if not texts:
            return {}
        if not self.blanks:
            raise EditionError("", f"{self.id} has no card that can be written on")
        blank = self.blanks[0]
        if len(texts) == 1:
            return {blank.code: texts[0]}
        if len(texts) > blank.count:
            raise EditionError("", f"there are only {blank.count} cards to write on")
        if not blank.copies:
            raise self._not_writable(f"{blank.code}1")
        return dict(zip(blank.copies, texts, strict=False))

    def _not_writable(self, code: str) -> EditionError:
        blank = " and ".join(kind.code for kind in self.writable) or "no card of this edition"
        return EditionError(f"written.{shortened(code)}", f"{shown(code)} cannot be written on; {blank} can")


EditionLike: TypeAlias = Edition | str | Path
"""What stands for an edition: itself, its id (`minecraft`), or the path of its file (`storm.toml`)."""

HERE = Path()
"""The working folder."""


def _compile(colours: tuple[str, ...], kinds: tuple[Kind, ...]) -> tuple[Deck, Code]:
    """All card texts into one deck for the engine, and what its instructions mean."""
    symbols = {symbol: number for number, symbol in enumerate(dict.fromkeys(kind.symbol for kind in kinds))}
    names = {kind.name.lower(): symbols[kind.symbol] for kind in kinds if kind.colour}
    wilds = {kind.name.lower(): symbols[kind.symbol] for kind in kinds if not kind.colour}
    code = Code(colours, symbols={**names, **symbols}, wilds=wilds)
    rows: list[list[int]] = []
    compiled: dict[tuple[str, bool], list[int]] = {}
    for kind in kinds:
        wild = kind.colour is None
        if (kind.text, wild) not in compiled:
            place = f"cards.{kind.code if kind.writable else kind.symbol}.text"
            try:
                tree = read(kind.text, colours)
            except CardTextError as error:
                raise EditionError(place, str(error)) from error
            if kind.writable and tree.turned_up:
                raise EditionError(place, "turned up, this card only lets the first player name the colour (S7)")
            programs = compile_text(tree, code, wild)
            compiled[kind.text, wild] = [programs.flags, programs.play, programs.drawn, programs.turned_up]
        colour = colours.index(kind.colour) if kind.colour else NONE
        flags, *programs_at = compiled[kind.text, wild]
        flags |= NUMBERED | int(kind.symbol) << NUMBER_AT if kind.symbol.isdecimal() and not wild else 0
        rows.append([colour, symbols[kind.symbol], kind.points, flags | _role(kind), *programs_at])
    deck = Deck()
    deck.fill(len(colours), rows, [kind.count for kind in kinds], code.ints)
    deck.weigh(harms())
    return deck, code


_ROLES = {
    "D": program.DRAW_TWO,
    "V": program.REVERSE_CARD,
    "S": program.SKIP_CARD,
    "W4": program.DRAW_FOUR,
    "7": program.SEVEN,
    "0": program.ZERO,
}
_OF_WILDS = frozenset({"W4"})


def _role(kind: Kind) -> int:
    """What house rules know a kind of card by: its symbol, where it does what it does in the classic deck."""
    if kind.symbol not in _ROLES or (kind.colour is None) != (kind.symbol in _OF_WILDS):
        return 0
    return _ROLES[kind.symbol] if kind.text == _classic_texts()[kind.symbol] else 0


@cache
def _classic_texts() -> dict[str, str]:
    return {symbol: " ".join(card.get("text", "").split()) for symbol, card in table_of("classic")["cards"].items()}


# Reading edition files


@cache
def load(id: str) -> Edition:
    """An edition of the package, by its id.

    >>> load("space-jam").colours
    ('blue', 'orange', 'red', 'yellow')
    """
    if id not in IDS:
        raise EditionError("edition", f"there is no edition {shown(id)}; {suggestion(id, IDS)}")
    return _build(id, table_of(id))


def find(edition: EditionLike, folder: Path | None = HERE) -> Edition:
    """An edition: by its id, or by the path of its file, which is a `Path`, or a name that ends in `.toml`.

    A path starts in `folder`, which is the working folder unless told; a name without a folder is an id, whatever it
    ends in. What is an edition already stays what it is.

    >>> find("space-jam").colours
    ('blue', 'orange', 'red', 'yellow')
    >>> find("storm.toml")
    Traceback (most recent call last):
    ...
    lastcard.cards.checks.EditionError: storm.toml: cannot read it: No such file or directory
    """
    if isinstance(edition, Edition):
        return edition
    if isinstance(edition, str) and (folder is None or not edition.endswith(".toml")):
        return load(edition)
    try:
        return load_file((folder or HERE) / edition)
    except EditionError as error:
        named = short(str(edition))
        raise EditionError(f"{named}: {error.place}" if error.place else named, error.problem) from error


def load_file(path: Path) -> Edition:
    """An edition from a file. Its id is the name of the file."""
    try:
        text = read_file(path)
    except FileError as error:
        raise EditionError("", str(error)) from error
    return load_text(text, str(path))


def load_text(text: str, source: str) -> Edition:
    """An edition from the text of its file; `source` is the path of the file.

    >>> load_text('name = "Mine"\\nextends = "classic"', "mine.toml").id
    'mine'
    """
    try:
        table = parse_toml(text)
    except FileError as error:
        raise EditionError("", str(error)) from error
    edition = load_table(table, source)
    edition.file = text
    return edition


def load_table(table: Mapping[str, Any], source: str) -> Edition:
    """An edition from what stands in its file.

    >>> print(load_table({"name": "Mine", "extends": "classic"}, "mine.toml").file, end="")
    name = "Mine"
    extends = "classic"
    """
    edition = _checked(_build(Path(source).stem, table))
    edition.source, edition.file = source, file_of(table)
    return edition


def table_of(id: str) -> dict[str, Any]:
    """What stands in the file of an edition of the package."""
    return tomllib.loads(_FOLDER.joinpath(f"{id}.toml").read_text(encoding="utf-8"))


def _build(id: str, table: Mapping[str, Any]) -> Edition:
    """An edition from its file: what it does not say comes from the edition it extends."""
    check_file(table)
    for symbol, card in table.get("cards", {}).items():
        if not isinstance(card, dict):
            raise EditionError(f"cards.{shortened(symbol)}", "expected a table")
        check_card_keys(card, f"cards.{shortened(symbol)}")
    colours, cards, world = with_base(table)
    check_choice(world, WORLDS, "world")
    kinds = _kinds(cards, check_colours(list(colours)))
    found = looks(check_looks(colours))
    return Edition(id, table.get("name", id), table.get("about", ""), tuple(colours), kinds, found, world)


def with_base(table: Mapping[str, Any]) -> tuple[list[Any] | dict[str, Any], dict[str, dict[str, Any]], str]:
    """The colours, cards and world of a file together with those of the edition it extends."""
    colours: list[Any] | dict[str, Any] = []
    cards: dict[str, dict[str, Any]] = {}
    world = "classic"
    if "extends" in table:
        base = table["extends"]
        if base not in IDS:
            raise EditionError("extends", f"there is no edition {shown(base)}; {suggestion(base, IDS)}")
        colours, cards, world = with_base(table_of(base))
    for symbol, card in table.get("cards", {}).items():
        cards[symbol] = {**cards.get(symbol, {}), **card}
    return table.get("colours", colours), cards, table.get("world", world)


def _checked(edition: Edition) -> Edition:
    """An edition from outside: its texts can be read, its cards told apart, dealt and counted."""
    codes = [kind.code for kind in edition.kinds]
    for kind in sorted(edition.kinds, key=lambda kind: kind.colour is not None):
        if codes.count(kind.code) > 1:
            raise EditionError(f"cards.{kind.symbol}", f"two cards have the code {kind.code}")
    if len(edition.kinds) > MAX_KINDS or edition.size > MAX_CARDS:
        raise EditionError("cards", f"at most {MAX_KINDS} kinds and {MAX_CARDS} cards")
    if edition.kinds and not edition.openers:
        raise EditionError("cards", "no card can open a round: all of them are put back")
    if edition.kinds and not any(kind.points for kind in edition.kinds):
        raise EditionError("cards", "no card is worth a point, so nobody could ever win")
    if edition.most_players() < 2:
        raise EditionError("cards", f"{edition.size} cards are too few to deal 2 players {HAND} each and open")
    return edition


def _kinds(cards: Mapping[str, Mapping[str, Any]], letters: Mapping[str, str]) -> tuple[Kind, ...]:
    """The kinds of card: coloured ones by colour, then the wild ones."""
    for symbol, card in cards.items():
        check_card(symbol, card, letters)
    kinds: list[Kind] = []
    for wild in (False, True):
        for colour, letter in letters.items() if not wild else [(None, "")]:
            for symbol, card in cards.items():
                is_here = wild or colour in card.get("colours", letters)
                if card.get("wild", False) == wild and card.get("count", 0) > 0 and is_here:
                    face_value = int(symbol) if symbol.isdecimal() else 20
                    points = card.get("points", 50 if wild else face_value)
                    name, text = card.get("name", symbol), " ".join(card.get("text", "").split())
                    writable, picture = card.get("writable", False), card.get("picture", "")
                    kinds.append(
                        Kind(letter + symbol, symbol, name, colour, card["count"], points, text, writable, picture)
                    )
    return tuple(kinds)
