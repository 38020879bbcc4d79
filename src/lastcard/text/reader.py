"""Card text into its syntax tree, by recursive descent over the phrase book.

Every word has to be understood: what cannot be read is refused at the farthest place that any reading reached.
"""

from collections.abc import Sequence
from typing import NoReturn, TypeVar, cast

from lastcard.text import phrases
from lastcard.text.patterns import Elements, variants
from lastcard.text.sense import Sense
from lastcard.text.suggest import nearest
from lastcard.text.tree import (
    PLURAL,
    Act,
    BetweenTwo,
    Challenge,
    Clause,
    Dare,
    Do,
    Drop,
    Holds,
    If,
    Sentence,
    Text,
    Verb,
    Who,
)
from lastcard.text.words import MAX_LENGTH, NUMBERS, CardTextError, words
from lastcard.text.writer import write

Key = TypeVar("Key")
Found = dict[str, int | str]
"""What the slots of a pattern held."""

MAX_COUNT = 20
"""The largest number a text may name."""

SAME_AGAIN: frozenset[Who] = frozenset({"you", "next", "previous", "everyone", "everyone_else", "they", "dealer"})
"""Who is the same when named twice in a sentence."""

ALONE = frozenset(verb for verb, _ in phrases.ALONE)

ONE_OTHER: frozenset[Who] = frozenset({"next", "previous", "chosen", "most", "fewest", "dealer"})

YOUR_WORDS = ("your", "you")
OTHERS_WORDS = ("their", "his", "her", "they", "he", "she")

SLOT_NAMES = {"n": "a number", "number": "a number", "whom": "a player", "cards": "which cards", "colour": "a colour"}
COLOUR_WORDS = frozenset("red blue green yellow orange purple pink black white brown grey gray".split())


def read(text: str, colours: Sequence[str]) -> Text:
    """Read a card text for an edition with these colours.

    >>> read("the next player draws 2.", ["red", "blue"]).play
    ((Do(who='next', acts=(Act(verb='draw', count=2, cards='', whom=None, otherwise=()),)),),)
    """
    return _Reader(text, colours).text()


class _Reader:
    def __init__(self, text: str, colours: Sequence[str]) -> None:
        self.source = text
        self.words = words(text)
        self.colours = colours
        self.at = 0
        self.farthest = 0
        self.expected: list[str] = []
        self.beginnings: dict[int, list[str]] = {}
        """Places where a clause or an act begins: too much could stand there to list it."""
        self.goes_on = False
        """The last clause had no player of its own."""
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

    def refuse(self, problem: str = "", at: int | None = None) -> NoReturn:
        """Give up, at the farthest place reached or at a given one."""
        place = self.farthest if at is None else at
        start = end = len(self.source)
        if place < len(self.words):
            start, end = self.words[place].start, self.words[place].end
            colour = self.words[place].text
            if not problem and colour in COLOUR_WORDS and "a colour" in self.expected:
                problem = f"there is no {colour} in this edition, only {', '.join(self.colours)}"
        expected = self.beginnings.get(place, self.expected[:6])
        raise CardTextError(self.source, start, end, expected, nearest(self.source, self.colours), problem)

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

    # Sentences

    def text(self) -> Text:
        """A whole text."""
        play: list[Sentence] = []
        drawn: list[Sentence] = []
        turned_up: list[Sentence] = []
        lawful = even_last = False
        while self.at < len(self.words):
            begun = self.at
            if self.skip("play", "it", "only", "without", "a", "card", "of", "the", "colour", "in", "play"):
                lawful = True
            elif self.skip("it", "acts", "even", "as", "the", "last", "card"):
                even_last = True
            elif self.skip("when", "drawn", ","):
                drawn.append(self.part("drawn"))
            elif self.skip("when", "turned", "up", ","):
                turned_up.append(self.part("turned_up"))
            else:
                play.append(self.part("play"))
            self.end_sentence(begun)
        text = Text(tuple(play), tuple(drawn), tuple(turned_up), lawful, even_last)
        self.sense.bounded(text)
        if len(write(text)) > MAX_LENGTH:
            self.refuse(f"written out in full this is longer than {MAX_LENGTH} characters", len(self.words))
        return text

    def part(self, moment: str) -> Sentence:
        """A sentence about one moment in the life of a card."""
        self.sense.begin(moment)
        return self.clauses("you")

    def end_sentence(self, begun: int) -> None:
        """A full stop, or the end of the text."""
        if self.at < len(self.words):
            if self.words[self.at].text not in (".", "!", ";"):
                self.expect('"and"')
                self.expect("a full stop")
                self.refuse()
            self.at += 1
        if self.at == begun:
            self.refuse()

    def clauses(self, default: Who) -> tuple[Clause, ...]:
        """Clauses joined with `and`. One without a player of its own goes on with the player before it."""
        found: list[Clause] = []
        subject = default
        while True:
            self.goes_on = False
            clause = self.clause(subject)
            last = found[-1] if found else None
            if isinstance(clause, Do) and isinstance(last, Do) and self.is_same(last, clause, subject):
                found[-1] = Do(last.who, last.acts + clause.acts)
            else:
                found.append(clause)
            if isinstance(clause, Do) and not self.goes_on and clause.acts[0].verb not in ALONE:
                subject = clause.who
            if not self.joined():
                return tuple(found)

    def is_same(self, last: Do, clause: Do, subject: Who) -> bool:
        """Whether a clause is about the player of the clause before it, so that both are one."""
        if self.goes_on:
            return last.who == subject or last.who == clause.who
        if clause.who == "they" and last.who in ONE_OTHER:
            return all(act.whom in (None, "you", "others") for act in last.acts)
        return last.who == clause.who and clause.who in SAME_AGAIN

    def joined(self) -> bool:
        """Pass over what joins clauses."""
        for joint in ((",", "and", "then"), (",", "and"), (",", "then"), ("and", "then"), ("and",), ("then",)):
            if self.is_next(*joint):
                self.at += len(joint)
                return True
        self.expect('"and"')
        return False

    def clause(self, subject: Who) -> Clause:
        """One clause; without a player of its own it is about the subject."""
        self.beginnings[self.at] = ["a player, such as the next player", "what to do, such as draw 2"]
        if self.skip("if"):
            return self.conditional()
        if self.skip("drop", "this", "card"):
            return self.drop()
        if self.skip("between", "two", "players", ","):
            return If(BetweenTwo(), self.clauses("you"))
        if matched := self.longest([("protect", phrases.PROTECT_PLAYER)]):
            return self.done(self.named(matched[1]), Act("protect"))
        if matched := self.longest([("skip", phrases.SKIP_PLAYER)]):
            return self.done(self.named(matched[1]), Act("miss"))
        if alone := self.longest(phrases.ALONE):
            return self.done("you", Act(alone[0]))
        begun = self.at
        own = None if self.is_next("them") else self.who()
        if own is None:
            self.expect("a player")
            if subject not in ONE_OTHER:
                self.sense.known = self.sense.someone
        who = subject if own is None else self.sense.subject(own)
        if own is not None:
            self.beginnings[self.at] = ["what they do, such as draw 2 or miss a turn"]
        if own is not None and self.skip("must"):
            return self.dare(who)
        if own is not None and self.skip("may", "challenge", ":"):
            return self.challenge(who)
        act = self.act(who)
        if act is None:
            self.at = begun
            self.refuse()
        if own is None and subject in ONE_OTHER:
            self.goes_on = True
            self.sense.check(subject, act)
            return Do("they", (act,))
        return self.done(who, act)

    def named(self, found: Found) -> Who:
        """The player to whom something is done: they are who the clause is about."""
        self.sense.pronoun = found["whom"] == "they" and self.words[self.at - 1].text == "them"
        return self.sense.subject(cast(Who, found["whom"]))

    def done(self, who: Who, act: Act) -> Do:
        """A clause, if it makes sense."""
        self.sense.check(who, act)
        return Do(who, (act,))

    def act(self, who: Who) -> Act | None:
        """What a player does."""
        begun = self.at
        matched = self.longest(phrases.ACTS)
        gift = self.gift_to_others(begun)
        if gift is not None and (matched is None or gift[0] >= self.at):
            self.at = gift[0]
            self.check_pronouns(who, gift[2])
            return gift[1]
        if matched is None:
            return None
        verb, found = matched
        self.check_pronouns(who, found)
        whom = self.sense.player(found["whom"]) if "whom" in found else None
        if verb == "show_hand" and whom in PLURAL:
            whom = None
        otherwise: tuple[Clause, ...] = ()
        if verb == "put_matching":
            self.need(",", "or")
            with self.sense.inside(who):
                otherwise = self.clauses(self.sense.same(who))
        cards = str(found.get("cards", found.get("colour", "all" if verb in ("give_all", "discard_all") else "")))
        return Act(verb, int(found.get("n", found.get("number", 0))), cards, whom, otherwise)

    def check_pronouns(self, who: Who, found: Found) -> None:
        """Refuse `your` where somebody else acts, and `their` where you do."""
        for place, word in found.items():
            if place.startswith("own ") and word in (OTHERS_WORDS if who == "you" else YOUR_WORDS):
                meant = "your" if who == "you" else "their"
                self.refuse(f'"{word}" would be about somebody else here; "{meant}" could be meant', int(place[4:]))

    def gift_to_others(self, begun: int) -> tuple[int, Act, Found] | None:
        """Cards to be divided among the others as the player likes."""
        ended, self.at = self.at, begun
        book: list[tuple[Verb, tuple[str, ...]]] = [
            (
                "give_all",
                tuple(f"give/gives all [your|their|the] <cards> to {others}" for others in phrases.OTHERS),
            )
        ]
        matched = self.longest(book)
        end, self.at = self.at, ended
        return (end, Act("give_all", 0, str(matched[1]["cards"]), "others"), matched[1]) if matched else None

    def conditional(self) -> If:
        """What follows `if`."""
        condition = self.condition()
        self.need(",")
        then = self.branch()
        return If(condition, then, self.branch() if self.otherwise_follows() else ())

    def branch(self) -> tuple[Clause, ...]:
        """Clauses that may not happen: nothing after them can speak of what they bring up."""
        with self.sense.branch():
            return self.clauses("you")

    def otherwise_follows(self) -> bool:
        """Pass over `; otherwise`."""
        for joint in ((";", "otherwise"), (",", "otherwise"), (".", "otherwise"), ("otherwise",), (";", "else")):
            if self.is_next(*joint):
                self.at += len(joint)
                if self.is_next(","):
                    self.at += 1
                return True
        self.expect('"; otherwise"')
        return False

    def condition(self) -> Holds:
        """Somebody holds so many cards, or such cards."""
        who = self.who()
        if who is None:
            self.expect("a player")
            self.refuse()
        who = self.sense.holder(who)
        negated = self.skip("do", "not") or self.skip("does", "not")
        if not any(self.skip(verb) for verb in ("hold", "holds", "have", "has")):
            self.refuse()
        matched = self.longest(phrases.CONDITIONS)
        if matched is None:
            self.refuse()
        (compare, cards), found = matched
        if negated:
            if compare != "a":
                self.refuse_here("after `not`, say which card: a red card, a wild")
            compare = "no"
        whom = self.sense.player(found["whom"]) if "whom" in found else None
        if whom in PLURAL or whom == who:
            self.refuse_here("one other player can stand here")
        return Holds(who, compare, int(found.get("n", 0)), str(found.get("colour", cards)), whom)

    def drop(self) -> Drop:
        """What follows `drop this card`."""
        if not (self.skip(".") or self.skip(":")):
            self.refuse()
        self.need("if", "it", "lands", "face")
        face_up = self.skip("up")
        if not face_up:
            self.need("down")
        self.need(",")
        first = self.branch()
        second = self.branch() if self.otherwise_follows() else ()
        return Drop(first, second) if face_up else Drop(second, first)

    def dare(self, who: Who) -> Dare:
        """What follows `must`: free words up to `, or` and what happens otherwise."""
        begun = self.at
        while not (self.is_next(",", "or") or self.at >= len(self.words) or self.is_next(".")):
            self.at += 1
        if self.at == begun:
            self.expect("what to do")
            self.refuse()
        deed = " ".join(self.source[self.words[begun].start : self.words[self.at - 1].end].split())
        self.need(",", "or")
        self.sense.check_dare(who)
        with self.sense.inside(who):
            return Dare(who, deed, self.clauses(self.sense.same(who)))

    def challenge(self, who: Who) -> Challenge:
        """What follows `may challenge`."""
        if who in PLURAL or who == "you" or self.sense.moment != "play":
            self.refuse_here("one other player may challenge, when the card is played")
        self.need("if", "guilty", ",")
        guilty = self.clauses("you")
        self.need(";", "if", "innocent", ",")
        innocent = self.clauses("you")
        self.need(";", "unchallenged", ",")
        return Challenge(who, guilty, innocent, self.clauses("you"))
