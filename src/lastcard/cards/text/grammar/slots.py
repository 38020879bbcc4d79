"""What fills the gaps of a pattern: players, numbers, and which cards, or how many."""

from collections.abc import Callable

from lastcard.cards.text import holdings, phrases
from lastcard.cards.text.grammar import told
from lastcard.cards.text.grammar.books import PLAIN_BOOK
from lastcard.cards.text.grammar.known import Known
from lastcard.cards.text.grammar.matcher import MAX_COUNT, WHO, Found, cards_of, count_of
from lastcard.cards.text.patterns import Book
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.tree import DRAWN, KINDS_OF_COLOUR, Measure, of_colour
from lastcard.cards.text.words import NUMBERS

DIGITS = {word: str(number) for word, number in NUMBERS.items() if number < 10} | {str(n): str(n) for n in range(10)}
"""Numbers that stand on cards."""
PLURAL_DIGITS = {word + "s": digit for word, digit in DIGITS.items()} | {"sixes": "6", "zeroes": "0"}


CARDS = Book[str]("which cards, such as red cards", phrases.CARDS)
ONE_CARD = Book[str]("which card, such as a red card", phrases.ONE_CARD)
MANY = Book[str]("how many cards", phrases.MANY)
NUMBERED = Book[str]("which cards, such as even numbers", phrases.NUMBERS)
ONE_NUMBERED = Book[str]("which card, such as an even number", phrases.ONE_NUMBER)


OPEN = frozenset({"that", "chosen", "that card", "that number"})
"""Cards that the text has spoken of."""
MOVES = frozenset({"skip", "reverse"})
SEVERAL_DRAWN = frozenset("twos 2s +2s fours 4s +4s w4s penalties".split())
"""With which a kind of card ends that makes others draw, where no verb can: `skips or draw twos`, not `or draw 2`."""
KINDS = frozenset("skip skips reverse reverses draw number numbers action actions even odd +2 +2s special".split())
"""Words with which a kind of card begins that is named with its colour."""
ARTICLES = frozenset("a an any one the your their his her all each every no another my of".split())
AFTER_CARDS = frozenset({"", *". ! ; , and then from to in you they if on is comes".split()})
"""What may follow either of two cards."""
AT_MOST = tuple(
    tuple(words.split())
    for words in (
        "at most", "but at most", "but no more than", "no more than", "up to a maximum of", "up to a max of", "max",
        "with a maximum of", "with a max of", "maximum", "to a maximum of", "to a max of", "a maximum of", "max of",
        "a max of", "up to", "but not more than", "not more than", "maximum of", "but max", "capped at",
    )
)  # fmt: skip
CHOOSES = frozenset("choose pick want like choice choosing liking chosen".split())
SPOKEN_OF = frozenset(
    "player players next you they them him her everyone someone anyone neighbour neighbours dealer left right after "
    "whoever others loser winner".split()
)
"""Words by which players are spoken of."""
OPENS_HOLDING = frozenset("who that with without holding having".split())
"""What stands before what somebody holds."""
SIDES = {"left": "left", "right": "right", "clockwise": "left"} | dict.fromkeys(
    ("counterclockwise", "counter-clockwise", "anticlockwise", "anti-clockwise"), "right"
)
"""Cards are dealt to the left, which is clockwise."""


HOLDERS = tuple(
    (*who.split(), *article, how)
    for who in (
        "the player with", "player with", "whoever has", "whoever holds", "the player who has", "the player who holds",
        "the one with", "the player holding", "the player that has", "whoever is holding", "whoever 's holding",
        "player who has", "the one who has",
    )
    for article in (("the",), ())
    for how in ("most", "fewest", "least")
)  # fmt: skip
"""How somebody is named who holds the most or the fewest of certain cards."""
HOLDS_EXTREME = tuple(
    (*words[:-1], how, *card)
    for words in HOLDERS
    if words[-2:] == ("the", "most")
    for how in ("highest", "lowest")
    for card in (("number", "card"), ("card",), ("number",))
)
"""How somebody is named who holds the highest or the lowest number."""
HOLDERS_BEGIN = frozenset(words[0] for words in HOLDERS)
IN_HAND = (("in", "their", "hand"), ("in", "hand"), ("on", "their", "hand"), ("left",))


class Slots(Known):
    """The words of a text, and what fills the gaps of patterns."""

    for_holders: Callable[[int, str], Measure]
    unnumbered: Callable[[], int]

    after_deed = False
    """Words for the table have been read, which what people do next may be about."""

    def slot(self, name: str, found: Found) -> int | str | Measure | None:
        """Read what fills a slot."""
        if name in ("n", "number", "kept"):
            return None if name == "number" and self.article_ahead() else self.number()
        if name == "whom":
            return self.who()
        if name == "colour":
            return self.colour()
        if name == "many":
            return self.many(found)
        if name == "card":
            return self.or_another(self.card())
        if name in ("such", "kinds"):
            return self.such() if name == "such" else self.kinds()
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
        if name in ("digit", "upto") and word in DIGITS:
            self.at += 1
            return DIGITS[word]
        if name == "hue" and word.endswith("s") and word[:-1] in self.colours:
            self.at += 1
            return word[:-1]
        if name == "hue" and (word in self.colours or word in ("wild", "wilds")):
            self.at += 1
            return "wild" if word not in self.colours else word
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
        if (both := self.of_colour(CARDS)) is not None:
            return both
        if word in self.colours and after in ("card", "cards", "ones"):
            self.at += 2
            return word
        if word[:-1] in self.colours and word.endswith("s"):
            self.at += 1
            return word[:-1]
        if word in PLURAL_DIGITS or (word in DIGITS and after == "'s"):
            self.at += 1 if word in PLURAL_DIGITS else 2
            return PLURAL_DIGITS.get(word) or DIGITS[word]
        begun = self.at
        if numbered := self.by_number(NUMBERED):
            return numbered
        matched = self.longest(CARDS)
        unnamed = matched is not None and matched[0] == "that card" and not self.sense.card_named
        if matched is None or unnamed or (matched[0] == "all" and not all_too):
            self.at = begun
            self.expect("a colour")
            return None
        return matched[0]

    def of_colour(self, book: Book[str]) -> str | None:
        """Cards of a colour and of a kind: `red 7s`, `a blue skip`. Without an article what follows may be a move."""
        colour, named, begun = self.word(), self.word(1), self.at
        numbered = named not in ("one", "ones") and (named in PLURAL_DIGITS or named in DIGITS)
        if colour not in self.colours or not (numbered or named in KINDS):
            return None
        article = self.word(-1) in ARTICLES or self.word(-1).isdecimal()
        self.at += 1
        several = named in PLURAL_DIGITS
        kind = PLURAL_DIGITS.get(named, DIGITS.get(named)) if numbered else None
        if kind is not None:
            self.at += 1
        elif (matched := self.longest(book)) is not None:
            kind, several = matched[0], book is CARDS
        self.at += kind is not None and kind.isdecimal() and self.word() in ("card", "cards")
        more = self.word(2 if self.word(1) in ("a", "an") else 1) if self.word() in ("and", "or", ",") else ""
        if more in KINDS or more in DIGITS or more in PLURAL_DIGITS:  # a red skip or reverse: is that red, too?
            self.at = begun
            return None
        sure = article or several or self.word(-1) in ("card", "cards", "number", "numbers")
        if kind is None or not (kind.isdecimal() or kind in KINDS_OF_COLOUR) or not sure:
            self.at = begun
            return None
        return f"{colour} {kind}"

    def by_number(self, book: Book[str]) -> str | None:
        """Which cards, by the number they show, or all but some: the key that `tree.Cards` has for them."""
        if self.word() not in book.first and self.word() not in DIGITS:
            return None
        begun = self.at
        matched = self.longest(book)
        if matched is None or (matched[0] == "that number" and not self.sense.number_known):
            self.at = begun
            return None
        kind, found = matched
        first = int(found.get("digit", 0))
        if kind == "at least":
            return f"over {first - 1}" if first else "number"
        if kind == "at most":
            return f"under {first + 1}"
        if kind == "between":
            last = int(found["upto"])
            return f"from {min(first, last)} to {max(first, last)}"
        if kind == "not":
            return f"not {found['hue']}"
        return f"{kind} {first}" if "digit" in found else kind

    def card(self) -> str | None:
        """Which card, where one is meant: `red card`, `red`, `7`, `wild`."""
        word, after = self.word(), self.word(1)
        if (both := self.of_colour(ONE_CARD)) is not None:
            return both
        if word in self.colours:
            if after in DIGITS and after != "one":  # a red one is any red card, a red 1 is not
                return None
            self.at += 2 if after in ("card", "cards", "one") else 1
            return word
        if word in DIGITS and after == "or" and (numbered := self.by_number(ONE_NUMBERED)):
            return numbered
        counted = word == "one" and self.word(-1) in (
            "each",
            "every",
            "per",
        )  # each one they hold, which need not be a 1
        if self.sense.held and counted and after not in ("card", "cards"):
            self.at += 1  # one of those that somebody holds, as has just been said
            return self.sense.held
        if word in DIGITS and after not in ("card", "cards") and not counted:
            self.at += 1
            return DIGITS[word]
        if numbered := self.by_number(ONE_NUMBERED):
            return numbered
        matched = self.longest(ONE_CARD)
        if matched is None or (matched[0] == "that card" and not self.sense.card_named):
            return None
        return matched[0]

    def or_another(self, found: str | None) -> str | None:
        """Either of two cards: `a skip or a reverse`, `a red or blue card`."""
        begun = self.at
        if found is None or found in OPEN or not self.is_next("or"):
            return found
        self.at += 1
        article = self.word() in ("a", "an", "any", "one")
        self.at += article
        second = self.card()
        # "discard a red card or skip somebody", "... or draw 2": something else to do
        a_move = not article and (second in DRAWN or (second in MOVES and found not in MOVES))
        # "discard a red card or two": how many
        a_move = a_move or (second is not None and second.isdecimal() and not (article or found.isdecimal()))
        nested = of_colour(found) is not None or (second is not None and of_colour(second) is not None)
        if (
            second is None
            or second in OPEN
            or second == found
            or a_move
            or nested
            or not (article or self.word() in AFTER_CARDS)
        ):
            self.at = begun
            return found
        return f"{found} or {second}"

    def at_most(self, kind: str) -> int:
        """How many cards at most, if that is said behind how many: `as many as the next player holds, at most 5`."""
        begun = self.at
        self.at += self.is_next(",")
        way = max((words for words in AT_MOST if self.is_next(*words)), key=len, default=None)
        most = None
        if way is not None and kind != "that":
            self.at += len(way)
            most = self.number()
            self.at += self.word() in ("card", "cards") or self.is_next("total")
            self.at += 2 * self.is_next("in", "total")
        if most is None:
            self.at = begun
        return most or 0

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
        if self.is_next("it") and self.sense.colour_chosen:
            self.at += 1
            return "that"
        self.at += len(next((article for article in articles if self.is_next(*article)), ()))
        before = self.at
        found = self.cards(False)
        if found is None:
            self.at = before
            found = self.card()
        if found is None:
            self.at = begun
        return found

    def kinds(self) -> str | None:
        """Which cards, or which two kinds: `red and blue cards`, `7s or 8s`."""
        first = self.such()
        if first is None or first in OPEN or " or " in first or self.word() not in ("and", "or"):
            return first
        begun, instead = self.at, self.is_next("or")
        self.at += 1
        second = self.such()
        apart = second is not None and second not in OPEN and second != first and " or " not in second
        # "must play a red card or draw 2", "... or skip a turn": something else to do
        sure = self.word(-1) in SEVERAL_DRAWN
        a_move = (second in DRAWN and not sure) or (second in MOVES and first not in MOVES)
        if not apart or (instead and a_move) or of_colour(first) or of_colour(second or ""):
            self.at = begun
            return first
        return f"{first} or {second}"

    def many(self, found: Found) -> Measure | None:
        """How many cards, where that is no number."""
        begun = self.at
        matched = self.longest(MANY)
        if matched is None or not self.many_ends():
            self.at, after = begun, self.at
            if (told := self.told_by_people()) is not None or matched is None:
                return told
            self.at = after
        kind, parts = matched
        whose = str(parts.get("whom", "actor" if kind in ("half", "each", "twice") else ""))
        if kind in ("held", "half held") and not whose:
            whose = "you"
        owned = [word for place, word in parts.items() if place.startswith("own ")]
        if kind == "each" and whose == "actor" and owned == ["your"]:
            whose = "you"
        for tail in sorted(holdings.HELD, key=len, reverse=True):
            if kind in ("held", "half held", "each") and self.is_next(*tail):
                self.at += len(tail)
                break
        found.update(
            {
                key: value
                for key, value in parts.items()
                if key.startswith("own ") and "held" not in kind and whose != "you"
            }
        )
        if kind == "twice":
            return Measure("each", 2, "all", whose)
        if kind in ("players", "opponents") and self.word() in OPENS_HOLDING:
            return self.for_holders(count_of(parts) or 1, kind)
        if kind == "half" and self.is_next(",", "rounded", "up"):
            self.at += 3
            kind = "half up"
        if kind in ("shown", "number") and (unnumbered := self.unnumbered()):
            return Measure(kind, 1, "all", "", self.at_most(kind), unnumbered=unnumbered)
        return Measure(kind, count_of(parts) or 1, cards_of(parts, "all"), whose, self.at_most(kind))

    def many_ends(self) -> bool:
        """Whether how many cards has been said: nothing follows that would be counted instead."""
        return self.text_at(self.at) not in ("who", "wearing", "with", "whose", "as") and self.word(-1) != "many"

    def told_by_people(self) -> Measure | None:
        """So many for each of something that only people can count: `1 card for each sibling you have`."""
        begun = self.at
        count = self.number() if self.text_at(begun).isalnum() else None
        opening: tuple[str, ...] = ()
        if count is not None:
            self.at += self.word() in ("card", "cards")
            opening = next((words for words in told.FOR_EACH if self.is_next(*words)), ())
        else:
            opening = next((words for words in told.EQUAL if self.is_next(*words)), ())
        first = self.at = self.at + len(opening)
        end = self.end_of_told(first) if opening else first
        words = [word.text for word in self.words[first:end]]
        owner = 2 if words[:1] and words[0] in told.OWNERS and words[1:2] and words[1] in told.OWNING else 0
        if words and (count is None or owner):
            words = ["of", "the", *words[owner:], *words[:owner]]
            if len(words) < 3 or not (words[2].endswith("s") or words[2] in ("children", "players")):
                words = []
        if not words or not told.can_be_told(words, self.colours, self.after_deed):
            self.at = begun
            return None
        self.free.append((first, end))
        self.at = end
        return Measure("told", count or 1, "all", told.whose(words), self.at_most("told"), told.plainly(words))

    def end_of_told(self, first: int) -> int:
        """Where it ends what is counted: at the end of the sentence, or before something else that is done."""
        for at in range(first, len(self.words)):
            after = at + 1
            if self.words[at].text in ("and", "then", "or") and (
                self.look_ahead(PLAIN_BOOK, after) is not None or self.player_ahead(after) is not None
            ):
                return at
            if not self.words[at].text[-1].isalnum() and self.words[at].text != "'s":
                return at
        return len(self.words)

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
        if agreed := self.holding_most() or self.agreed():
            self.sense.pronoun = False
            return agreed
        matched = self.longest(WHO)
        self.sense.pronoun = matched is not None and self.words[begun].text in ("they", "them", "he", "she", "him")
        if matched is None:
            return None
        said = {word.text for word in self.words[begun : self.at]}
        if matched[0] == "second" and said.isdisjoint(("next", "second")) and not self.next_before(begun):
            self.at = begun
            return None
        self.bare = matched[0] == "chosen" and not said & CHOOSES
        if matched[0] == "previous" and self.sense.turned != "no" and said & {"went", "before"}:
            return self.after_the_turn(begun, "went" in said)
        return matched[0]

    def after_the_turn(self, begun: int, went: bool) -> Who:
        """Whoever went before you, where the direction has been reversed since: by now they are the next player."""
        if went and self.sense.turned == "once":
            return "next"
        before, after = self.source[: self.words[begun].start], self.source[self.words[self.at - 1].end :]
        offers = [self.printed(f"{before}the {which} player{after}") for which in ("next", "previous")]
        return self.refuse("the direction may have changed by then: say who is meant", begun, offers)

    def next_before(self, at: int) -> bool:
        """Whether the next player was the last one spoken of, so that the one after that is the second next."""
        said = [word.text for word in self.words[:at]]
        last = next((place for place in range(at - 1, -1, -1) if said[place] in SPOKEN_OF), None)
        return last is not None and (said[last] == "next" or said[last - 1 : last + 1] == ["next", "player"])

    def holding_most(self) -> Who | None:
        """`the player with the most red cards`, `whoever has the fewest points`."""
        begun = self.at
        if self.word() not in HOLDERS_BEGIN:
            return None
        for words in HOLDS_EXTREME:
            if self.is_next(*words) and self.word(len(words)) not in ("of", "in"):
                self.at += len(words)
                most = words[-2] == "highest" or words[-3] == "highest"
                if self.sense.shown and self.word() not in ("in", "on"):  # of those that have just been shown
                    return "shown_high" if most else "shown_low"
                return (phrases.HOLDING_MOST if most else phrases.HOLDING_FEWEST) + phrases.EXTREME
        head = next((words for words in HOLDERS if self.is_next(*words)), None)
        if head is None:
            return None
        self.at += len(head)
        prefix = phrases.HOLDING_MOST if head[-1] == "most" else phrases.HOLDING_FEWEST
        if self.is_next("points"):
            self.at += 1
            self.pass_over(IN_HAND)
            return prefix + phrases.POINTS
        cards = self.cards(False)
        if cards is None or cards in ("chosen", "that", "that number") or of_colour(cards) is not None:
            self.at = begun
            return None
        self.pass_over(IN_HAND)
        return prefix + cards
