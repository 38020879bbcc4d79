"""Edition files as they are written: what a table of one says, as the TOML that reads the same.

>>> print(file_of({"name": "Storm", "extends": "classic", "cards": {"9": {"count": 3}}}), end="")
name = "Storm"
extends = "classic"
<BLANKLINE>
[cards.9]
count = 3
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lastcard.files import quoted, toml_key

FILE_ORDER = ("name", "about", "extends", "world", "colours", "cards")
CARD_ORDER = ("name", "picture", "wild", "writable", "colours", "count", "points", "text")

LONGEST_ID = 40


def file_of(table: Mapping[str, Any]) -> str:
    """The text of an edition file, from what stands in it."""
    return "\n".join(lines_of(table)) + "\n"


def lines_of(table: Mapping[str, Any], within: str = "") -> list[str]:
    """The same line by line; `within` is the table that it is part of, such as `edition.` in a record."""
    lines: list[str] = []
    below: list[str] = []
    for key in _in_order(table, FILE_ORDER):
        value = table[key]
        if key == "cards" and isinstance(value, Mapping):
            for symbol, card in value.items():
                below += ["", f"[{within}cards.{toml_key(symbol)}]"]
                below += [f"{toml_key(each)} = {_value(card[each])}" for each in _in_order(card, CARD_ORDER)]
            if not value:
                below += ["", f"[{within}cards]"]
        elif key == "colours" and isinstance(value, Mapping):
            below += ["", f"[{within}colours]"]
            below += [f"{toml_key(colour)} = {_value(look)}" for colour, look in value.items()]
        else:
            lines.append(f"{toml_key(key)} = {_value(value)}")
    return lines + below


def file_id(name: object) -> str:
    """What an edition is called that has a name and no file: in the names of files, and in records.

    >>> file_id("Stormy Night!"), file_id("Été"), file_id("猫"), file_id(None)
    ('stormy-night', 'ete', 'edition', 'edition')
    """
    plain = unicodedata.normalize("NFKD", name if isinstance(name, str) else "").encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:LONGEST_ID].strip("-") or "edition"


def _in_order(table: Mapping[str, Any], order: Sequence[str]) -> Iterable[str]:
    return sorted(table, key=lambda key: order.index(key) if key in order else len(order))


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{toml_key(key)} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)
