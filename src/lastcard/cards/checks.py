"""What an edition file may say, and the errors that tell people what is wrong and where."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from lastcard.cards.looks import HUES, PICTURES, SIGNS
from lastcard.files import shown, suggestion

_CODE = re.compile(r"[A-Z0-9]{1,3}")
_WORD = re.compile(r"[a-z]{2,12}")
_CARD_KEYS = {
    "name": (str,),
    "count": (int,),
    "points": (int,),
    "text": (str,),
    "wild": (bool,),
    "writable": (bool,),
    "picture": (str,),
    "colours": (list,),
}
_COLOUR_KEYS = {"sign": (str,), "hue": (str,)}
FILE_KEYS = {
    "name": (str,),
    "about": (str,),
    "extends": (str,),
    "world": (str,),
    "colours": (list, dict),
    "cards": (dict,),
}


def shortened(name: str) -> str:
    """A name in the place of a message, unless it is endless."""
    return name if len(name) <= 60 else name[:57] + "..."


class EditionError(ValueError):
    """An edition that cannot be right: where in the file, and what is wrong."""

    def __init__(self, place: str, problem: str) -> None:
        self.place = place
        self.problem = problem
        super().__init__(f"{place}: {problem}" if place else problem)


def check_keys(table: Mapping[str, Any], types: Mapping[str, tuple[type, ...]], place: str) -> None:
    """Only known keys, with values of their types."""
    for key, value in table.items():
        where = f"{place}.{key}" if place else key
        if key not in types:
            raise EditionError(shortened(where), f"unknown key; {suggestion(key, types)}")
        if type(value) not in types[key]:
            raise EditionError(where, f"expected {' or '.join(_TYPES[each] for each in types[key])}")


def check_card_keys(card: Mapping[str, Any], place: str) -> None:
    """Before it is laid over the card of another edition."""
    check_keys(card, _CARD_KEYS, place)
    if "picture" in card:
        check_choice(card["picture"], PICTURES, f"{place}.picture")


def check_choice(chosen: str, names: Sequence[str], place: str) -> None:
    """Only a name that there is."""
    if chosen not in names:
        raise EditionError(
            place, f"there is no {place.rpartition('.')[2]} {shown(chosen)}; {suggestion(chosen, names)}"
        )


_TYPES = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}


def check_colours(colours: list[Any]) -> dict[str, str]:
    """Colours with the letters that begin their card codes."""
    letters: dict[str, str] = {}
    for number, colour in enumerate(colours):
        if not isinstance(colour, str) or not _WORD.fullmatch(colour):
            raise EditionError(f"colours[{number}]", "expected a colour such as 'red', in small letters")
        if colour[0].upper() in letters.values():
            raise EditionError(f"colours[{number}]", f"another colour begins with the letter of {colour}")
        letters[colour] = colour[0].upper()
    if not 2 <= len(letters) <= 8:
        raise EditionError("colours", "expected 2 to 8 colours")
    return letters


def check_looks(colours: list[Any] | dict[str, Any]) -> dict[str, dict[str, str]]:
    """What is chosen for each colour; a list of colours chooses nothing."""
    chosen: dict[str, dict[str, str]] = colours if isinstance(colours, dict) else {colour: {} for colour in colours}
    for colour, look in chosen.items():
        if not isinstance(look, dict):
            raise EditionError(f"colours.{colour}", "expected a table")
        check_keys(look, _COLOUR_KEYS, f"colours.{colour}")
    for colour, look in chosen.items():
        for key, names in (("sign", SIGNS), ("hue", HUES)):
            if key in look:
                check_choice(look[key], names, f"colours.{colour}.{key}")
                if sum(other.get(key) == look[key] for other in chosen.values()) > 1:
                    raise EditionError(f"colours.{colour}.{key}", f"another colour has the {key} {look[key]}, too")
    return chosen


LONGEST_NAME = 40
LONGEST_ABOUT = 300


def check_file(table: Mapping[str, Any]) -> None:
    """The keys of a file, and what it is called."""
    check_keys(table, FILE_KEYS, "")
    if "name" in table and (not 1 <= len(table["name"].strip()) <= LONGEST_NAME or not table["name"].isprintable()):
        raise EditionError("name", f"expected 1 to {LONGEST_NAME} characters")
    about = table.get("about", "")
    if len(about) > LONGEST_ABOUT or not "".join(about.split()).isprintable():
        raise EditionError("about", f"expected {LONGEST_ABOUT} characters at most")


def check_card(symbol: str, card: Mapping[str, Any], colours: Collection[str]) -> None:
    """A card as it will be, with what the edition gives it that the file extends."""
    place = f"cards.{shortened(symbol)}"
    if not _CODE.fullmatch(symbol):
        raise EditionError(place, "a card's code is 1 to 3 capital letters or digits")
    if not 0 <= card.get("count", 0) <= 100:
        raise EditionError(f"{place}.count", "expected 0 to 100 cards")
    if not 0 <= card.get("points", 0) <= 1000:
        raise EditionError(f"{place}.points", "expected 0 to 1000 points")
    name = card.get("name", symbol)
    if not 1 <= len(name) <= 40 or not name.isprintable():
        raise EditionError(f"{place}.name", "expected 1 to 40 characters")
    if "colours" in card:
        _check_card_colours(card, colours, f"{place}.colours")
    if card.get("writable") and not card.get("wild"):
        raise EditionError(f"{place}.writable", "only a wild card can be written on")


def _check_card_colours(card: Mapping[str, Any], colours: Collection[str], place: str) -> None:
    """The colours that a card comes in, where that is not all of them."""
    if card.get("wild"):
        raise EditionError(place, "a wild card has no colour")
    for number, colour in enumerate(card["colours"]):
        if not isinstance(colour, str) or colour not in colours:
            raise EditionError(
                f"{place}[{number}]", f"there is no colour {shown(colour)}; {suggestion(colour, colours)}"
            )
    if len(set(card["colours"])) < len(card["colours"]):
        raise EditionError(place, "a colour is named twice")
