"""Words against the patterns of the phrase book, and the farthest place that any reading reached."""

from collections.abc import Hashable, Sequence
from typing import Any, Generic, NoReturn, TypeVar

from lastcard.cards.text import phrases
from lastcard.cards.text.patterns import Elements, variants
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.sense import Sense
from lastcard.cards.text.suggest import corrected, nearest, shortened, without_parts
from lastcard.cards.text.tree import Measure
from lastcard.cards.text.words import NUMBERS, CardTextError, Word, words

Key = TypeVar("Key", bound=Hashable)
Found = dict[str, Any]
"""What the slots of a pattern held."""


def count_of(found: Found) -> int:
    """How many, if a pattern says so."""
    return next((int(found[slot]) for slot in ("n", "number", "plus") if slot in found), 0)


def cards_of(found: Found, unsaid: str = "") -> str:
    """Which cards, if a pattern says so."""
    return next((str(found[slot]) for slot in ("cards", "card", "some") if slot in found), unsaid)


MOST_OFFERS = 3
"""Sentences that a refusal offers."""

SHORT = 250
"""Characters of a text for which repairs are tried: each of them has to be read."""

MAX_COUNT = 20
"""The largest number a text may name."""

SLOT_NAMES = {
    "n": "a number",
    "number": "a number",
    "whom": "a player, such as the next player",
    "cards": "which cards, such as red cards",
    "some": "which cards, such as red cards",
    "card": "which card, such as a red card",
    "such": "which cards, such as red cards",
    "colour": "a colour",
    "many": "how many cards",
    "plus": "a number, such as +2",
    "side": "the left or the right",
    "theirs": '"hand"',
    "turns": '"turn"',
}
COLOUR_WORDS = frozenset("red blue green yellow orange purple pink black white brown grey gray".split())
DIGITS = {word: str(number) for word, number in NUMBERS.items() if number < 10} | {str(n): str(n) for n in range(10)}
"""Numbers that stand on cards."""
PLURAL_DIGITS = {word + "s": digit for word, digit in DIGITS.items()} | {"sixes": "6", "zeroes": "0"}


class Book(Generic[Key]):
    """Ways to say things, found by their first word."""

    def __init__(self, label: str, rows: Sequence[tuple[Key, Sequence[str]]]) -> None:
        self.label = label
        """What stands there, for somebody who has written something else."""
        self.all = [(key, way) for key, patterns in rows for pattern in patterns for way in variants(pattern)]
        self.has_slots = any(element.slot for _, way in self.all for element in way)
        self.first = {word for _, way in self.all for word in way[0].words}
        self.by_word: dict[str, list[tuple[Key, Elements]]] = {}
        """Filled as words are met: a text holds few of those that a book knows."""

    def ways(self, word: str) -> list[tuple[Key, Elements]]:
        """Those that can begin with a word."""
        known = word if word in self.first else ""
        if known not in self.by_word:
            self.by_word[known] = [(key, way) for key, way in self.all if way[0].slot or known in way[0].words]
        return self.by_word[known]


WHO = Book[Who]("a player, such as the next player", [*phrases.WHO.items()])
CARDS = Book[str]("which cards, such as red cards", phrases.CARDS)
ONE_CARD = Book[str]("which card, such as a red card", phrases.ONE_CARD)
MANY = Book[str]("how many cards", phrases.MANY)


CHOOSES = frozenset("choose pick want like choice choosing liking chosen".split())
NOT_PEOPLE = frozenset("hand cards card score points point number pile turn".split())


SIDES = {"left": "left", "right": "right", "clockwise": "left"} | dict.fromkeys(
    ("counterclockwise", "counter-clockwise", "anticlockwise", "anti-clockwise"), "right"
)
"""Cards are dealt to the left, which is clockwise."""


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
        self.hanging = False
        """A player at the end may be left out: `choose a player to skip`."""
        self.bare = False
        """The last player was somebody, and not said to be chosen by you."""
        self.looked_at: dict[tuple[str, int], Any] = {}
        """What patterns without slots match at a place, and what they would have expected there."""
        self.free: list[tuple[int, int]] = []
        """From which word up to which one people say what they like: dares, contests, words for the table."""
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
            if not self.helpful:
                return []
            found = [offer for offer in instead if offer]
            return found or [*dict.fromkeys([*self.repairs(place), *nearest(self.source, self.colours)])][:MOST_OFFERS]

        raise CardTextError(self.source, start, end, expected, offers, problem)

    def repairs(self, place: int) -> list[str]:
        """The text with what is wrong at a place put right, where that can be read."""
        if len(self.source) > SHORT:
            return []
        tries = corrected(self.source, self.words, place, self.colours)
        tries += [*shortened(self.source, self.words, place), *without_parts(self.source, self.words, place)]
        return [said for said in map(self.printed, tries) if said]

    def printed(self, text: str) -> str:
        """A text that might be offered, as it is printed; nothing if it cannot be read."""
        raise NotImplementedError

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

    def pass_over(self, fillers: Sequence[tuple[str, ...]]) -> None:
        """Pass over words that change nothing."""
        while filler := next((words for words in fillers if self.is_next(*words)), None):
            self.at += len(filler)

    def put(self, start: int, end: int, words: list[Word]) -> None:
        """Let other words stand in a place, which mean the same."""
        self.words[start:end] = words
        self.looked_at.clear()

    def between(self, start: int, end: int) -> str:
        """The text from one word up to another one."""
        return self.source[self.words[start].start : self.words[end - 1].end] if start < end else ""

    # Patterns

    def word(self, ahead: int = 0) -> str:
        """A word that follows; nothing at the end."""
        return self.words[self.at + ahead].text if self.at + ahead < len(self.words) else ""

    def match(self, elements: Elements) -> tuple[int, Found] | None:
        """Match one way to say a pattern here; where it ends and what its slots held."""
        begun = self.at
        found: Found = {}
        try:
            for element in elements:
                if element.slot:
                    value = self.slot(element.slot, found)
                    if value is None and self.hanging and element is elements[-1] and element.slot == "whom":
                        value = "they"
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

    def longest(self, book: Book[Key]) -> tuple[Key, Found] | None:
        """The pattern that matches the most words here; they are passed over."""
        if not book.has_slots:
            return self.longest_words(book)
        best: tuple[int, Key, Found] | None = None
        word = self.word()
        if word not in book.first:
            self.expect(book.label)
        for key, way in book.ways(word):
            matched = self.match(way)
            if matched and (best is None or matched[0] > best[0]):
                best = (matched[0], key, matched[1])
        if best is None:
            return None
        self.at = best[0]
        return best[1], best[2]

    def longest_words(self, book: Book[Key]) -> tuple[Key, Found] | None:
        """The same where all patterns are nothing but words: each place has to be looked at only once."""
        begun = self.at
        known = self.looked_at.get((book.label, begun))
        if known is None:
            best: tuple[int, Key] | None = None
            expected: dict[int, list[str]] = {}
            if self.word() not in book.first:
                expected[begun] = [book.label]
            for key, way in book.ways(self.word()):
                at = begun
                for element in way:
                    if at >= len(self.words) or self.words[at].text not in element.words:
                        expected.setdefault(at, []).append(f'"{element.words[0]}"')
                        break
                    at += 1
                else:
                    if best is None or at > best[0]:
                        best = at, key
            farthest = max(expected, default=begun)
            known = best, farthest, [*dict.fromkeys(expected.get(farthest, ()))]
            self.looked_at[book.label, begun] = known
        best, farthest, said = known
        for what in said:
            self.expect(what, farthest)
        if best is None:
            return None
        owned = {
            f"own {at}": self.words[at].text for at in range(begun, best[0]) if self.words[at].text in ("you", "your")
        }
        self.at = best[0]
        return best[1], dict[str, Any](owned)

    def look_ahead(self, book: Book[Key], at: int) -> tuple[int, Key] | None:
        """Where the longest pattern from a place on ends, and whose it is; nothing is read or remembered by it."""
        before = self.at, self.farthest, [*self.expected], self.sense.pronoun, self.bare
        self.at = at
        try:
            matched = self.longest(book)
            return None if matched is None else (self.at, matched[0])
        except CardTextError:
            return None
        finally:
            self.at, self.farthest, self.expected, self.sense.pronoun, self.bare = before

    def player_ahead(self, at: int) -> int | None:
        """Where a player ends who is named at a place."""
        before = self.at, self.farthest, [*self.expected], self.sense.pronoun, self.bare
        self.at = at
        who = self.who()
        end = self.at
        self.at, self.farthest, self.expected, self.sense.pronoun, self.bare = before
        return None if who is None else end

    def slot(self, name: str, found: Found) -> int | str | Measure | None:
        """Read what fills a slot."""
        if name in ("n", "number"):
            return None if name == "number" and self.article_ahead() else self.number()
        if name == "whom":
            return self.who()
        if name == "colour":
            return self.colour()
        if name == "many":
            return self.many(found)
        if name == "card":
            return self.card()
        if name == "such":
            return self.such()
        return self.cards(name == "cards") if name in ("cards", "some") else self.rest(name, found)

    def rest(self, name: str, found: Found) -> int | str | None:
        """`+2`; to the left or right; or what somebody has who was spoken of: `their hand`."""
        word = self.word()
        if name == "plus" and word.startswith("+") and word[1:].isdecimal() and 0 < int(word[1:4]) <= MAX_COUNT:
            self.at += 1
            return int(word[1:])
        if name == "turns" and (word == "turn" or self.is_next("next", "turn")):
            self.at += 1 + (word == "next")
            found["whom"] = "they"
            return "they"
        if name == "theirs" and word in ("hand", "hands", "cards"):
            self.at += 1
            found["whom"] = "they"
            return "they"
        if name == "side":
            begun = self.at
            if self.is_next("to"):
                self.at += 2 if self.word(1) in ("the", "their", "your") else 1
            side = SIDES.get(self.word())
            if side is not None:
                self.at += 1
                return side
            self.at = begun
        return None

    def cards(self, all_too: bool) -> str | None:
        """Which cards: `red cards`, `reds`, `sevens`, `wild cards`."""
        word, after = self.word(), self.word(1)
        if word in self.colours and after in ("card", "cards"):
            self.at += 2
            return word
        if word[:-1] in self.colours and word.endswith("s"):
            self.at += 1
            return word[:-1]
        if word in PLURAL_DIGITS or (word in DIGITS and after == "'s"):
            self.at += 1 if word in PLURAL_DIGITS else 2
            return PLURAL_DIGITS.get(word) or DIGITS[word]
        begun = self.at
        matched = self.longest(CARDS)
        if matched is None or (matched[0] == "all" and not all_too):
            self.at = begun
            self.expect("a colour")
            return None
        return matched[0]

    def card(self) -> str | None:
        """Which card, where one is meant: `red card`, `red`, `7`, `wild`."""
        word, after = self.word(), self.word(1)
        if word in self.colours:
            if after in DIGITS and after != "one":  # a red one is any red card, a red 1 is not
                return None
            self.at += 2 if after in ("card", "cards", "one") else 1
            return word
        if word in DIGITS and after not in ("card", "cards", "or"):
            self.at += 1
            return DIGITS[word]
        matched = self.longest(ONE_CARD)
        return None if matched is None else matched[0]

    def such(self) -> str | None:
        """Which cards, said in any way: `red`, `a red card`, `any red cards`, `reds`."""
        begun = self.at
        articles = (
            ("any", "of", "the"),
            ("the", "colour"),
            ("any",),
            ("every",),
            ("each",),
            ("a",),
            ("an",),
            ("all",),
            ("the",),
        )
        self.at += len(next((article for article in articles if self.is_next(*article)), ()))
        before = self.at
        found = self.cards(False)
        if found is None:
            self.at = before
            found = self.card()
        if found is None:
            self.at = begun
        return found

    def many(self, found: Found) -> Measure | None:
        """How many cards, where that is no number."""
        matched = self.longest(MANY)
        if matched is None:
            return None
        kind, parts = matched
        whose = str(parts.get("whom", "actor" if kind in ("half", "each") else ""))
        if kind == "held" and not whose:
            whose = "you"
        owned = [word for place, word in parts.items() if place.startswith("own ")]
        if kind == "each" and whose == "actor" and owned == ["your"]:
            whose = "you"
        for tail in sorted(phrases.HELD, key=len, reverse=True):
            if kind in ("held", "each") and self.is_next(*tail):
                self.at += len(tail)
                break
        found.update(
            {key: value for key, value in parts.items() if key.startswith("own ") and kind != "held" and whose != "you"}
        )
        return Measure(kind, count_of(parts) or 1, cards_of(parts, "all"), whose)

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
        number = 1 if word in ("a", "an") or (word == "another" and self.word(1) == "card") else NUMBERS.get(word)
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
        if agreed := self.agreed():
            self.sense.pronoun = False
            return agreed
        matched = self.longest(WHO)
        self.sense.pronoun = matched is not None and self.words[begun].text in ("they", "them", "he", "she", "him")
        if matched is None:
            return None
        said = {word.text for word in self.words[begun : self.at]}
        self.bare = matched[0] == "chosen" and not said & CHOOSES
        return matched[0]

    def agreed(self) -> Who | None:
        """Somebody whom only people can name: `the youngest player`, `the player with the longest hair`."""
        begun = self.at
        at = begun + self.is_next("the")
        said = [word.text for word in self.words[at : at + 6]]
        if said[:1] and said[0] in phrases.ADJECTIVES and said[1:2] in (["player"], ["one"]):
            self.at = at + 2
            return f"{phrases.AGREED}the {said[0]} player"
        if said[:3] in (["player", "with", "the"], ["one", "with", "the"]) and len(said) > 4:
            measure, thing = said[3:5]
            if measure in phrases.MEASURES and thing.isalpha() and thing not in NOT_PEOPLE:
                self.at = at + 5
                return f"{phrases.AGREED}the player with the {measure} {thing}"
        return None
