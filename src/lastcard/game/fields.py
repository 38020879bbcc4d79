"""Tables that people wrote, checked key by key: what cannot be right is refused with its place."""

from collections.abc import Mapping, Sequence
from typing import Any

from lastcard.cards.checks import shortened
from lastcard.files import shown, suggestion


class RecordError(ValueError):
    """A record that cannot be right: the place in it, and what is wrong there."""

    def __init__(self, place: str, problem: str) -> None:
        self.place = place
        self.problem = problem
        super().__init__(f"{place}: {problem}" if place else problem)


def keys(table: Mapping[str, Any], known: Sequence[str], place: str) -> None:
    """Refuse keys that mean nothing.

    >>> keys({"traget": 200}, ("target", "bluff"), "options.")
    Traceback (most recent call last):
    ...
    lastcard.game.fields.RecordError: options.traget: unknown key; did you mean target? There are target, bluff
    """
    for key in table:
        if key not in known:
            raise RecordError(f"{place}{shortened(str(key))}", f"unknown key; {suggestion(key, known)}")


def text(table: Mapping[str, Any], key: str, place: str, default: str = "") -> str:
    """A text."""
    value = table.get(key, default)
    if not isinstance(value, str):
        raise RecordError(f"{place}{shortened(key)}", "expected a text in quotes")
    return value


def number(table: Mapping[str, Any], key: str, place: str, default: int, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = table.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise RecordError(
            f"{place}{shortened(key)}", f"expected a whole number from {least} to {most}, not {shown(value)}"
        )
    return value


def sub_table(table: Mapping[str, Any], key: str, place: str) -> Mapping[str, Any]:
    """A table within the table."""
    value = table.get(key, {})
    if not isinstance(value, Mapping):
        raise RecordError(f"{place}{key}", "expected a table")
    return value


def text_table(table: Mapping[str, Any], key: str, place: str) -> dict[str, str]:
    """A table of texts."""
    found = sub_table(table, key, place)
    return {name: text(found, name, f"{place}{key}.") for name in found}
