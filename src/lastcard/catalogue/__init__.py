"""Every sentence that people read, by its id: one file of Project Fluent for each language.

The page reads the same files. What is to be said is a `Message`: data until somebody reads it.

>>> said = Message("event-drew", player="Bo", cards=Message("number-of-cards", count=2))
>>> print(said)
Bo draws 2 cards
>>> load("en").say(said, you="Bo")
'You draw 2 cards'
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from lastcard.catalogue.fluent import FluentError, Pattern, messages, parse

__all__ = ["LANGUAGE", "PLAYERS", "Catalogue", "FluentError", "Message", "Value", "load", "named"]

LANGUAGE = "en"
"""The language of those who have not chosen one."""

PLAYERS = ("player", "other")
"""The gaps that take players: in a sentence for one of them, `$you` is the name of their gap, and else `nobody`; it is
`both` where somebody does something with themselves."""

REMEMBERED = 10_000
"""Sentences that a catalogue remembers, some hundred bytes each."""

Value: TypeAlias = "str | int | Message"


class Message:
    """Something to be said: which sentence, and what stands in its gaps. `str()` says it in English.

    >>> Message("colour-red")
    Message('colour-red')
    """

    __slots__ = ("_hash", "gaps", "id")

    def __init__(self, id: str, /, **gaps: Value) -> None:
        self.id = id
        self.gaps: Mapping[str, Value] = gaps
        self._hash = 0

    def __str__(self) -> str:
        return load(LANGUAGE).say(self)

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.id), *(f'{gap}={value!r}' for gap, value in self.gaps.items())])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.gaps) == (other.id, other.gaps)

    def __hash__(self) -> int:
        if not self._hash:
            self._hash = hash((self.id, *self.gaps.items()))
        return self._hash


class Catalogue:
    """The sentences of one language."""

    def __init__(self, text: str) -> None:
        self._sources = messages(text)
        self._patterns: dict[str, Pattern] = {}
        self._said: dict[tuple[Value | None, ...], str] = {}
        """At a table the same is said again and again: the same cards, the same options."""

    def __contains__(self, id: str) -> bool:
        return id in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def pattern(self, id: str) -> Pattern:
        """A sentence with its gaps, read the first time it is asked for."""
        found = self._patterns.get(id)
        if found is None:
            found = self._patterns[id] = parse(id, self._sources[id])
        return found

    def say(self, message: Message, you: str | None = None) -> str:
        """A message in words; `you` is the name of whoever reads it, if they play."""
        return self.fill(message.id, message.gaps, you)

    def fill(self, id: str, values: Mapping[str, Value], you: str | None = None) -> str:
        """A sentence with its gaps filled. The same as `say`, where it is not worth a message."""
        key = (you, id, *values, *values.values())
        said = self._said.get(key)
        if said is None:
            gaps: dict[str, str | int] = {
                gap: self.say(value, you) if isinstance(value, Message) else value for gap, value in values.items()
            }
            yours = [gap for gap in PLAYERS if you is not None and gaps.get(gap) == you] or ["nobody"]
            gaps["you"] = "both" if len(yours) > 1 else yours[0]
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self.pattern(id).filled(gaps, self.pattern)
        return said


@cache
def load(language: str = LANGUAGE) -> Catalogue:
    """The catalogue of a language.

    >>> "colour-red" in load("en")
    True
    """
    return Catalogue(Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8"))


@lru_cache(maxsize=1000)
def named(what: str, word: str) -> Value:
    """The name of a colour or a card, as the catalogue has it; what it does not know is called as it is.

    >>> print(named("card", "Draw Two"), named("card", "Creeper"))
    Draw Two Creeper
    """
    id = f"{what}-{word.casefold().replace(' ', '-')}"
    return Message(id) if id in load(LANGUAGE) else word
