"""The rulebook of one edition: its deck, the rules that hold for it, and every card with its text.

>>> print(markdown(load("minecraft")).splitlines()[0])
# Minecraft
"""

import re
import textwrap
from collections.abc import Iterator
from dataclasses import replace

from lastcard import rulebook
from lastcard.edition import Edition, Kind, load
from lastcard.rulebook import Clause

HOMES = {
    "XS": "ghostbusters",
    "PR": "green-lantern",
    "CR": "minecraft",
    "JM": "space-jam",
    "CU": "dc-super-hero-girls",
    "SD": "dc-super-hero-girls",
}
"""The editions that the special cards come from; all other cards come from the classic one."""

COUNTS = {1: "once", 2: "twice"}


def markdown(edition: Edition, numbered: bool = False) -> str:
    """The whole rulebook of an edition as Markdown; numbered: with clause numbers, and rulings marked."""
    blocks = [f"# {edition.name}", *([edition.about] if edition.about else [])]
    for section in rulebook.sections():
        clauses = [clause for clause in section.clauses if _holds(edition, clause)]
        paragraphs = [_prose(edition, clause, numbered) for clause in clauses]
        if section.letter == "D":
            paragraphs = [*_deck(edition, numbered), *paragraphs]
        if paragraphs:
            blocks += [section.heading(numbered), *paragraphs]
    return "\n\n".join([*blocks, "## Every card", *_cards(edition)]) + "\n"


def plain(edition: Edition, numbered: bool = False, width: int = 80) -> str:
    """The same for a terminal: wrapped lines, no marks.

    >>> plain(load("classic"), width=60).splitlines()[:2]
    ['Classic', '=======']
    """
    lines: list[str] = []
    for block in markdown(edition, numbered).split("\n\n"):
        text = re.sub(r"\*\*|`", "", block).strip()
        if text.startswith("#"):
            title = text.lstrip("# ")
            lines += [title, ("=" if text.startswith("# ") else "-") * len(title)]
        else:
            lines += textwrap.wrap(text, width)
        lines.append("")
    return "\n".join(lines)


def _prose(edition: Edition, clause: Clause, numbered: bool) -> str:
    """A clause in words; points of its own are for an edition to say."""
    if clause.id == "P1" and any(kind.points != _usual_points(kind) for kind in edition.kinds):
        clause = replace(
            clause, text="If you went out, you score what all the others hold, card by card as said below."
        )
    return clause.prose(numbered)


def _usual_points(kind: Kind) -> int:
    if kind.colour is None:
        return 50
    return kind.number if kind.symbol.isdecimal() else 20


def _holds(edition: Edition, clause: Clause) -> bool:
    """Whether a clause holds for an edition: one about a card does if that card is there and says what it says at home.

    What D1 to D3 say of all decks is said for this one by `_deck`.
    """
    if clause.card is None:
        return clause.id not in ("D1", "D2", "D3")
    own, home = (
        {kind.text for kind in deck.kinds if kind.symbol == clause.card} for deck in (edition, _home(clause.card))
    )
    return bool(own) and (own == home or clause.card == "CU")


def _home(symbol: str) -> Edition:
    return load(HOMES.get(symbol, "classic"))


def _deck(edition: Edition, numbered: bool) -> Iterator[str]:
    """What is in the deck."""
    coloured = [kind for kind in edition.kinds if kind.colour == edition.colours[0]]
    counts: dict[int, list[str]] = {}
    for kind in coloured:
        counts.setdefault(kind.count, []).append(kind.name)
    said = "; ".join(f"{', '.join(names)} {COUNTS.get(count, f'{count} times')}" for count, names in counts.items())
    wild = ", ".join(f"{kind.count} {kind.name} (`{kind.code}`)" for kind in edition.kinds if kind.colour is None)
    letters = ", ".join(f"`{colour[0].upper()}` {colour}" for colour in edition.colours)
    symbols = ", ".join(f"`{kind.symbol}` {kind.name}" for kind in coloured if kind.name != kind.symbol)
    first, second, third = ("**D1** ", "**D2** ", "**D3** ") if numbered else ("", "", "")
    yield f"{first}The deck has {edition.size} cards. In each colour, {_list(edition.colours)}: {said}."
    yield f"{second}Without a colour: {wild}." if wild else f"{second}Every card has a colour."
    yield f"{third}In records a coloured card is a letter for the colour ({letters}) and its number" + (
        f" or symbol ({symbols})." if symbols else "."
    )


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(names[:-1]) + " and " + names[-1]


def _cards(edition: Edition) -> Iterator[str]:
    """Every kind of card with its points and its text; plain number cards together."""
    first: dict[str, Kind] = {}
    for kind in edition.kinds:
        first.setdefault(kind.symbol, kind)
    numbers = [kind for kind in first.values() if kind.number or kind.symbol == "0"]
    plain_numbers = [kind.name for kind in numbers if not kind.text and kind.points == kind.number]
    if plain_numbers:
        yield f"**{', '.join(plain_numbers)}.** They do nothing, and are worth their number."
    for kind in first.values():
        if kind.name not in plain_numbers:
            text = kind.text or ("(what you write on it)" if kind.writable else "It does nothing.")
            yield f"**{kind.name}** (`{kind.symbol}`, {kind.points} points). {text}"
