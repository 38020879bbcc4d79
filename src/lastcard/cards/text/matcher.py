"""Words against the patterns of the phrase book, and the farthest place that any reading reached."""

from collections.abc import Sequence
from typing import NoReturn, TypeVar

from lastcard.cards.text import phrases
from lastcard.cards.text.patterns import Elements, variants
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.sense import Sense
from lastcard.cards.text.suggest import nearest
from lastcard.cards.text.words import NUMBERS, CardTextError, words

Key = TypeVar("Key")
Found = dict[str, int | str]
"""What the slots of a pattern held."""

MAX_COUNT = 20
"""The largest number a text may name."""

SLOT_NAMES = {"n": "a number", "number": "a number", "whom": "a player", "cards": "which cards", "colour": "a colour"}
COLOUR_WORDS = frozenset("red blue green yellow orange purple pink black white brown grey gray".split())


class Matcher:
    """A text, how far it has been read, and what could have stood at the farthest place."""

    def __init__(self, text: str, colours: Sequence[str], helpful: bool = True) -> None:
        self.source = text
        self.helpful = helpful
        """Whether a refusal says what can be read instead."""
        self.words = words(text)
        self.colours = colours
        self.at = 0
        self.farthest = 0
        self.expected: list[str] = []
        self.beginnings: dict[int, list[str]] = {}
        """Places where a clause or an act begins: too much could stand there to list it."""
        self.sense = Sense(self.refuse_here)

    # Errors

    def expect(self, what: str, at: int | None = None) -> None:
        """Remember what could have stood at a place, if no reading got further."""
        place = self.at if at is None else at
        if place > self.farthest:
            self.farthest = place
            self.expected = []
        if place == self.farthest and what not in self.expected:
            self.expected.append(what)

    def refuse(self, problem: str = "", at: int | None = None, instead: Sequence[str] = ()) -> NoReturn:
        """Give up, at the farthest place reached or at a given one; say what to write instead, if that is known."""
        place = self.farthest if at is None else at
        start = end = len(self.source)
        if place < len(self.words):
            start, end = self.words[place].start, self.words[place].end
            colour = self.words[place].text
            if not problem and colour in COLOUR_WORDS and "a colour" in self.expected:
                problem = f"there is no {colour} in this edition, only {', '.join(self.colours)}"
        expected = self.beginnings.get(place, self.expected[:6])

        def offers() -> list[str]:
            return [*instead] or (nearest(self.source, self.colours) if self.helpful else [])

        raise CardTextError(self.source, start, end, expected, offers, problem)

    def refuse_here(self, problem: str) -> NoReturn:
        """Give up because the clause before this place makes no sense."""
        self.refuse(problem, max(0, self.at - 1))

    # Words

    def is_next(self, *expected: str) -> bool:
        """Whether these words follow."""
        if len(self.words) - self.at < len(expected):
            return False
        return all(self.words[self.at + i].text == word for i, word in enumerate(expected))

    def skip(self, *expected: str) -> bool:
        """Pass over these words if they follow."""
        for i, word in enumerate(expected):
            if self.at + i >= len(self.words) or self.words[self.at + i].text != word:
                said = word if i else " ".join(expected).replace(" ,", ",").replace(" :", ":")
                self.expect(f'"{said}"', self.at + i)
                return False
        self.at += len(expected)
        return True

    def need(self, *expected: str) -> None:
        """Pass over these words, which have to follow."""
        if not self.skip(*expected):
            self.refuse()

    # Patterns

    def match(self, elements: Elements) -> tuple[int, Found] | None:
        """Match one way to say a pattern here; where it ends and what its slots held."""
        begun = self.at
        found: Found = {}
        try:
            for element in elements:
                if element.slot:
                    value = self.slot(element.slot)
                    if value is None:
                        self.expect(SLOT_NAMES[element.slot])
                        return None
                    found[element.slot] = value
                elif self.at < len(self.words) and self.words[self.at].text in element.words:
                    if "your" in element.words or "you" in element.words:
                        found[f"own {self.at}"] = self.words[self.at].text
                    self.at += 1
                else:
                    self.expect(f'"{element.words[0]}"')
                    return None
            return self.at, found
        finally:
            self.at = begun

    def longest(self, book: Sequence[tuple[Key, Sequence[str]]]) -> tuple[Key, Found] | None:
        """The pattern that matches the most words here; they are passed over."""
        best: tuple[int, Key, Found] | None = None
        for key, patterns in book:
            for way in (way for pattern in patterns for way in variants(pattern)):
                matched = self.match(way)
                if matched and (best is None or matched[0] > best[0]):
                    best = (matched[0], key, matched[1])
        if best is None:
            return None
        self.at = best[0]
        return best[1], best[2]

    def look_ahead(self, book: Sequence[tuple[Key, Sequence[str]]], at: int) -> tuple[int, Key] | None:
        """Where the longest pattern from a place on ends, and whose it is; nothing is read or remembered by it."""
        before = self.at, self.farthest, [*self.expected], self.sense.pronoun
        self.at = at
        try:
            matched = self.longest(book)
            return None if matched is None else (self.at, matched[0])
        except CardTextError:
            return None
        finally:
            self.at, self.farthest, self.expected, self.sense.pronoun = before

    def slot(self, name: str) -> int | str | None:
        """Read what fills a slot."""
        if name in ("n", "number"):
            return None if name == "number" and self.article_ahead() else self.number()
        if name == "whom":
            return self.who()
        if name == "colour":
            return self.colour()
        if self.colour_ahead() and self.at + 1 < len(self.words) and self.words[self.at + 1].text in ("card", "cards"):
            self.at += 2
            return self.words[self.at - 2].text
        matched = self.longest(phrases.CARDS)
        if matched is None:
            self.expect("a colour")
            return None
        return matched[0]

    def colour_ahead(self) -> bool:
        """Whether a colour of the edition follows."""
        return self.at < len(self.words) and self.words[self.at].text in self.colours

    def colour(self) -> str | None:
        """A colour of the edition, if one follows."""
        if not self.colour_ahead():
            return None
        self.at += 1
        return self.words[self.at - 1].text

    def article_ahead(self) -> bool:
        """Whether `a` follows, which is a number only where it counts something."""
        return self.is_next("a") or self.is_next("an")

    def number(self) -> int | None:
        """A number, if one follows: 1, one and a are the same."""
        if self.at >= len(self.words):
            return None
        word = self.words[self.at].text
        number = 1 if word in ("a", "an") else NUMBERS.get(word)
        if word.isdecimal() and word.isascii():
            number = int(word) if len(word) < 4 else MAX_COUNT + 1
        if number is None:
            return None
        if not 1 <= number <= MAX_COUNT:
            self.refuse(f"a number from 1 to {MAX_COUNT} can stand here", self.at)
        self.at += 1
        return number

    def who(self) -> Who | None:
        """A player or several, if they follow."""
        begun = self.at
        matched = self.longest([*phrases.WHO.items()])
        self.sense.pronoun = matched is not None and self.words[begun].text in ("they", "them")
        return None if matched is None else matched[0]
