"""Words against the patterns of the phrase book, and the farthest place that any reading reached."""

from collections.abc import Sequence
from typing import Any, NoReturn

from lastcard.cards.text import phrases
from lastcard.cards.text.grammar.sense import Sense
from lastcard.cards.text.offers.expecting import plainly
from lastcard.cards.text.offers.offers import closest
from lastcard.cards.text.offers.suggest import COLOUR_WORDS as COLOUR_WORDS
from lastcard.cards.text.offers.suggest import corrected
from lastcard.cards.text.patterns import Book, Branch, Key, Reached, better
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.plainer.fillers import without_brackets
from lastcard.cards.text.tree import Measure
from lastcard.cards.text.words import CardTextError, Offers, Word, words

Found = dict[str, Any]
"""What the slots of a pattern held."""


def count_of(found: Found) -> int:
    """How many, if a pattern says so."""
    return next((int(found[slot]) for slot in ("n", "number", "plus") if slot in found), 0)


def cards_of(found: Found, unsaid: str = "") -> str:
    """Which cards, if a pattern says so."""
    return next((str(found[slot]) for slot in ("cards", "card", "some", "colour") if slot in found), unsaid)


SHORT = 250
"""Characters of a text for which other ways to say it are tried: each of them has to be read."""

MAX_COUNT = 20
"""The largest number a text may name."""

SLOT_NAMES = {
    "n": "a number",
    "kept": "a number",
    "number": "a number",
    "whom": "a player, such as the next player",
    "cards": "which cards, such as red cards",
    "some": "which cards, such as red cards",
    "card": "which card, such as a red card",
    "such": "which cards, such as red cards",
    "kinds": "which cards, such as red cards",
    "colour": "a colour",
    "many": "how many cards",
    "plus": "a number, such as +2",
    "side": "the left or the right",
    "digit": "a number",
    "upto": "a number",
    "hue": "a colour",
    "theirs": '"hand"',
    "turns": '"turn"',
}
WHO = Book[Who]("a player, such as the next player", [*phrases.WHO.items()])


class Matcher:
    """A text, how far it has been read, and what could have stood at the farthest place."""

    def __init__(self, text: str, colours: Sequence[str], helpful: bool = True) -> None:
        self.source = text
        self.helpful = helpful
        """Whether a refusal says what can be read instead."""
        self.words = without_brackets(words(text))
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
        self.looked_at: dict[tuple[Book[Any], int], tuple[Reached[Any] | None, int, list[str]]] = {}
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
            if start == end and place:
                start = self.words[place - 1].start  # the second of two words in one: you're
            colour = self.words[place].text
            if not problem and colour in COLOUR_WORDS - {*self.colours} and "a colour" in self.expected:
                problem = f"there is no {colour} in this edition, only {', '.join(self.colours)}"
        expected = plainly(self.beginnings.get(place, self.expected))

        def offers() -> Offers:
            known = [*dict.fromkeys(filter(None, instead))]
            if known or not self.helpful:
                return Offers(known)
            repaired = corrected(self.source, self.words, place, self.colours)
            return closest(self.source, self.colours, self.printed, repaired)

        raise CardTextError(self.source, start, end, expected, offers, problem)

    def printed(self, text: str) -> str:
        """A text that might be offered, as it is printed; nothing if it cannot be read."""
        raise NotImplementedError

    def refuse_here(self, problem: str) -> NoReturn:
        """Give up because the clause before this place makes no sense."""
        self.refuse(problem, max(0, self.at - 1))

    # Words

    def is_next(self, *expected: str) -> bool:
        """Whether these words follow."""
        words, at = self.words, self.at
        if len(words) - at < len(expected):
            return False
        for word in expected:  # hundreds of times for every text
            if words[at].text != word:
                return False
            at += 1
        return True

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
        while (first := self.word()) and (
            filler := next((words for words in fillers if words[0] == first and self.is_next(*words)), None)
        ):
            self.at += len(filler)

    def put(self, start: int, end: int, words: list[Word]) -> None:
        """Let other words stand in a place, which mean the same."""
        self.words[start:end] = words
        self.looked_at.clear()

    def between(self, start: int, end: int) -> str:
        """The text from one word up to another one."""
        return self.said_between(start, end) if start < end else ""

    def said_between(self, start: int, end: int) -> str:
        """The same of at least one word; where words were put that nobody has written, those."""
        first, last = self.words[start], self.words[end - 1]
        if first.put and last.put:
            return " ".join(word.text for word in self.words[start:end])
        return self.source_up_to(first.start, end) if last.put else self.source[first.start : last.end]

    def source_up_to(self, begun: int, end: int) -> str:
        """The text from a place up to a word behind one that stands for others: `whoever has the fewest cards`."""
        put = self.words[end - 1]
        after = self.words[end].start if end < len(self.words) else len(self.source)
        return self.source[begun : after if after > put.end else put.end].rstrip(" ,.;:!?(-–—")

    # Patterns

    def word(self, ahead: int = 0) -> str:
        """A word that follows; nothing at the end."""
        return self.words[self.at + ahead].text if self.at + ahead < len(self.words) else ""

    def text_at(self, at: int) -> str:
        """The word at a place; nothing behind the end."""
        return self.words[at].text if at < len(self.words) else ""

    def longest(self, book: Book[Key]) -> tuple[Key, Found] | None:
        """The pattern that matches the most words here; they are passed over."""
        if self.word() not in book.first:
            self.expect(book.label)
        best = self.reached(book.branch(self.word()), {}) if book.has_slots else self.reached_by_words(book)
        if best is None:
            return None
        self.at, self.sense.pronoun, self.bare = best.end, best.pronoun, best.bare
        return best.key, best.found

    def reached(self, branch: Branch[Key], found: Found) -> Reached[Key] | None:
        """The longest of the patterns that go on from here; among equals, the one that stands first in its book."""
        begun = self.at, self.sense.pronoun, self.bare
        best = None if branch.order is None else self.ended(branch, found)
        for element, after in branch.next:
            held = found
            if element.slot:
                taken = self.word(-1) in ("from", "of") and self.word() == "your"
                if element.slot == "whom" and taken and (owned := after.owner()) is not None:
                    self.at += 1  # your hand, where the hand of somebody could stand
                    best = better(best, self.reached(owned, {**found, "whom": "you"}))
                    self.at = begun[0]
                held = {**found}
                value = self.slot(element.slot, held)
                if value is not None:
                    held[element.slot] = value
                    best = better(best, self.reached(after, held))
                elif self.hanging and element.slot == "whom" and after.order is not None:
                    best = better(best, self.ended(after, {**held, "whom": "they"}))
                else:
                    self.expect(SLOT_NAMES[element.slot])
            elif self.word() in element.words:
                if "your" in element.words or "you" in element.words:
                    held = {**found, f"own {self.at}": self.word()}
                self.at += 1
                best = better(best, self.reached(after, held))
            else:
                self.expect(f'"{element.words[0]}"')
            self.at, self.sense.pronoun, self.bare = begun
        return best

    def ended(self, branch: Branch[Key], found: Found) -> Reached[Key]:
        """A pattern that ends here."""
        assert branch.order is not None
        return Reached(self.at, branch.order, branch.key, found, self.sense.pronoun, self.bare)

    def reached_by_words(self, book: Book[Key]) -> Reached[Key] | None:
        """The same where all patterns are nothing but words: each place has to be looked at only once."""
        place = book, self.at
        if place not in self.looked_at:
            before = self.farthest, self.expected
            self.farthest, self.expected = self.at, []
            found = self.reached(book.branch(self.word()), {})
            self.looked_at[place] = found, self.farthest, self.expected
            self.farthest, self.expected = before
        best, farthest, expected = self.looked_at[place]
        for what in expected:
            self.expect(what, farthest)
        if best is None:
            return None
        return best._replace(found={**best.found}, pronoun=self.sense.pronoun, bare=self.bare)

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
        """Read what fills a slot: see `slots`."""
        raise NotImplementedError

    def who(self) -> Who | None:
        """A player or several, if they follow."""
        raise NotImplementedError
