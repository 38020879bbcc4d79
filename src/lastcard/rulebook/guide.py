"""The rulebook of one edition: its deck, the rules that hold for it, and every card with its text.

>>> print(markdown(load("minecraft")).splitlines()[0])
# Minecraft
"""

import re
import textwrap
from collections.abc import Collection, Iterator, Sequence

from lastcard.cards.edition import Edition, Kind, load
from lastcard.rulebook import clauses as rulebook

COUNTS = {1: "once", 2: "twice"}
_PROTECTS = re.compile(r"\bprotect", re.IGNORECASE)


def markdown(edition: Edition, numbered: bool = False, house: Collection[str] = ()) -> str:
    """The whole rulebook of an edition as Markdown; numbered: with clause numbers, and rulings marked.

    `house` are the names of the house rules that are on: those are told, and no others.

    >>> "**Having to play**" in markdown(load("classic"), house=["force_play"])
    True
    """
    blocks = [f"# {edition.name}", *([edition.about] if edition.about else [])]
    for section in rulebook.sections(lambda card: _has(edition, card, house)):
        paragraphs = list(_deck(edition, numbered)) if section.letter == "D" else []
        for clause in section.clauses:
            if clause.id == "P1":
                paragraphs.append(_points(edition, numbered))
            elif clause.id not in ("D1", "D2", "D3"):
                paragraphs.append(clause.prose(numbered))
        if paragraphs:
            blocks += [section.heading(numbered), *paragraphs]
    return "\n\n".join([*blocks, "## Every card", *_cards(edition)]) + "\n"


def plain(edition: Edition, numbered: bool = False, width: int = 80, house: Collection[str] = ()) -> str:
    """The same for a terminal: wrapped lines, no marks.

    >>> plain(load("classic"), width=60).splitlines()[:2]
    ['Classic', '=======']
    """
    lines: list[str] = []
    for block in markdown(edition, numbered, house).split("\n\n"):
        text = re.sub(r"\*\*?|`", "", block).strip()
        if text.startswith("#"):
            title = text.lstrip("# ")
            lines += [title, ("=" if text.startswith("# ") else "-") * len(title)]
        else:
            lines += textwrap.wrap(text, width)
        lines.append("")
    return "\n".join(lines)


def _has(edition: Edition, card: str, house: Collection[str]) -> bool:
    """Whether an edition has what a clause is about: a card that says what it says at home, or a kind of card."""
    if card.startswith("house-"):
        return card.removeprefix("house-") in house
    if card == "special":
        return bool(edition.specials)
    if card == "protection":
        return any(_PROTECTS.search(kind.text) for kind in edition.kinds)
    home = load(rulebook.homes().get(card, "classic"))
    own, there = ({kind.text for kind in deck.kinds if kind.symbol == card} for deck in (edition, home))
    return bool(own) and (own == there or card == "CU")


def _points(edition: Edition, numbered: bool) -> str:
    """What P1 says of all cards, said for the ones of this edition."""
    symbols = {kind.symbol: kind for kind in edition.kinds}.values()
    numbers = [kind for kind in symbols if _is_number(kind)]
    said = ["**P1** If you went out" if numbered else "If you went out", " you score what all the others hold"]
    if any(kind.points != kind.number for kind in numbers):
        return f"{','.join(said)}, card by card as said below."
    worth: dict[int, list[str]] = {}
    for kind in symbols:
        if not _is_number(kind):
            worth.setdefault(kind.points, []).append(kind.name)
    cards = [f"{_list(names)} {'is' if len(names) == 1 else 'are'} worth {points}" for points, names in worth.items()]
    if numbers:
        cards.insert(0, "a number card is worth its number")
    return f"{','.join(said)}: {'; '.join(cards)}."


def _is_number(kind: Kind) -> bool:
    return kind.colour is not None and kind.symbol.isdecimal()


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


def _list(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


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
            points = "1 point" if kind.points == 1 else f"{kind.points} points"
            yield f"**{kind.name}** (`{kind.symbol}`, {points}). {text}"
