"""What fills the gaps of a pattern: players, numbers, and which cards, or how many."""

from difflib import get_close_matches

from lastcard.cards.text import phrases
from lastcard.cards.text.fillers import NOT_IN_NAMES
from lastcard.cards.text.matcher import COLOUR_WORDS, MAX_COUNT, WHO, Found, Matcher, cards_of, count_of
from lastcard.cards.text.patterns import Book
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.suggest import vocabulary
from lastcard.cards.text.tree import Measure
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
NOT_PEOPLE = frozenset("hand cards card score points point number pile turn total sum value count hands".split())
COUNTED_OF_PEOPLE = frozenset(
    "birthday siblings brothers sisters kids children pets dogs cats rings followers letters freckles tattoos coins "
    "friends cousins books piercings earrings money hair".split()
)
"""What people have the next, the most or the fewest of."""
OF_THE_GAME = frozenset(
    "fewest latest nearest closest highest lowest furthest farthest slowest fastest quickest largest".split()
)


def is_superlative(word: str) -> bool:
    """Whether a word says what only people can tell of each other: `the cleanest room`.

    >>> is_superlative("cleanest"), is_superlative("fewest")
    (True, False)
    """
    return word.endswith("est") and len(word) > 5 and word not in OF_THE_GAME


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


FAMILY = frozenset(
    "mum mom mommy mummy mama dad daddy papa grandma grandpa granny grandad granddad grandmother grandfather nan nana "
    "gran auntie aunt uncle mother father".split()
)
ROLES = tuple(
    tuple(role.split())
    for role in (
        *sorted(FAMILY), "host", "hostess", "teacher", "birthday boy", "birthday girl", "birthday kid",
        "birthday child",
        "newcomer", "newbie", "scorekeeper", "score keeper", "champion", "boss", "captain", "bride", "groom", "cook",
        "driver", "owner of the deck", "baby of the family",
        *(f"{who} of the {last} {game}" for who in ("loser", "winner") for last in ("last", "previous")
          for game in ("game", "round", "match")),
        *(f"{who} {did} {last}" for who in ("whoever", "player who", "one who") for did in ("won", "lost")
          for last in ("last", "most recently", "last time")),
        *(f"{who} {did} the {last} {game}" for who in ("player who", "one who") for did in ("won", "lost")
          for last in ("last", "previous") for game in ("game", "round", "match")),
        *(f"player who {last} {did} a game" for last in ("most recently", "last") for did in ("won", "lost")),
        *(f"whoever {did} the {last} {game}" for did in ("won", "lost") for last in ("last", "previous")
          for game in ("game", "round", "match")),
    )
)  # fmt: skip
"""What people are at this table, of whom there is one."""
ROLE_BEGINS = frozenset(role[0] for role in ROLES)
NAME_FOLLOWS = frozenset({".", "!", ";", ":", ",", "and", "then"})
MISSPELT = 0.7
"""How alike a name may be to a word of the game."""


class Slots(Matcher):
    """The words of a text, and what fills the gaps of patterns."""

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
            return self.or_another(self.card())
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
        if name in ("digit", "upto") and word in DIGITS:
            self.at += 1
            return DIGITS[word]
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
        either = after == "or" and self.word(2 + (self.word(2) in ("a", "an"))) in DIGITS
        if word in DIGITS and (after not in ("card", "cards", "or") or either) and not counted:
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
        a_move = second in ("draw two", "penalty") or (second in MOVES and not article and found not in MOVES)
        # "discard a red card or two": how many
        a_move = a_move or (second is not None and second.isdecimal() and not (article or found.isdecimal()))
        if second is None or second in OPEN or second == found or a_move or not (article or self.word() in AFTER_CARDS):
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

    def many(self, found: Found) -> Measure | None:
        """How many cards, where that is no number."""
        matched = self.longest(MANY)
        if matched is None:
            return None
        kind, parts = matched
        whose = str(parts.get("whom", "actor" if kind in ("half", "each", "twice") else ""))
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
        if kind == "twice":
            return Measure("each", 2, "all", whose)
        return Measure(kind, count_of(parts) or 1, cards_of(parts, "all"), whose, self.at_most(kind))

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
        if cards is None or cards in ("chosen", "that", "that number"):
            self.at = begun
            return None
        self.pass_over(IN_HAND)
        return prefix + cards

    def does_something(self, at: int) -> bool:
        """Whether what somebody does is said at a place."""
        raise NotImplementedError

    def agreed(self) -> Who | None:
        """Somebody whom only people can name: `the youngest player`, `the player with the longest hair`."""
        begun = self.at
        at = begun + self.is_next("the")
        said = [word.text for word in self.words[at : at + 6]]
        if said[:1] and (said[0] in phrases.ADJECTIVES or (said[1:2] == ["player"] and is_superlative(said[0]))):
            noun = said[1:2] in (["player"], ["one"])
            if noun or (at > begun and self.does_something(at + 1)):
                self.at = at + 1 + noun
                return f"{phrases.AGREED}the {said[0]} player"
        if said[:3] in (["player", "with", "the"], ["one", "with", "the"]) and len(said) > 4:
            measure, thing = said[3:5]
            judged = measure in phrases.MEASURES or is_superlative(measure)
            counted = measure in ("next", "most", "fewest", "least") and thing in COUNTED_OF_PEOPLE
            if counted or (judged and thing.isalpha() and thing not in NOT_PEOPLE):
                self.at = at + 5
                return f"{phrases.AGREED}the player with the {measure} {thing}"
        return self.in_a_role() or self.called_by_name()

    def in_a_role(self) -> Who | None:
        """Somebody whom people know by what they are: `the host`, `mum`, `the winner of the last game`."""
        begun = self.at
        article = self.word() in ("the", "your", "our")
        at = begun + article
        if self.text_at(at) not in ROLE_BEGINS:
            return None
        role = next((words for words in ROLES if self.is_at(at, words)), None)
        if role is None or not (article or role[-1] in FAMILY or role[0] in ("loser", "winner", "whoever")):
            return None
        if role[0] == "whoever" and article:
            return None
        self.at = at + len(role)
        said = " ".join(self.said_between(begun, self.at).split())
        own = said.lower().replace("my ", "your ", 1) if article else said
        return phrases.AGREED + (own if article else own[0].lower() + own[1:])

    def role_ahead(self, at: int) -> bool:
        """Whether somebody is named at a place by what they are, or did: `whoever won last`."""
        before, self.at = self.at, at
        role = self.in_a_role()
        self.at = before
        return role is not None

    def is_at(self, at: int, words: tuple[str, ...]) -> bool:
        """Whether these words stand at a place."""
        return all(self.text_at(at + ahead) == word for ahead, word in enumerate(words))

    def called_by_name(self) -> Who | None:
        """Somebody who is called by name: `Kevin draws 2`. What might be a slip of the pen for another word is not."""
        at = self.at
        word, does = self.word(), self.word(1)
        if (at and self.words[at - 1].text not in NAME_FOLLOWS) or not (does.endswith("s") or does in ("must", "may")):
            return None
        if not word.isalpha() or len(word) < 3 or word.endswith("s") or word in NOT_IN_NAMES or word in vocabulary():
            return None
        said = self.source[self.words[at].start : self.words[at].end]
        if not said[0].isupper() or said.lower() != word or not said[1:].islower():
            return None
        if word in self.colours or word in COLOUR_WORDS:
            return None
        if not self.does_something(at + 1):
            return None
        if get_close_matches(word, vocabulary(), 1, MISSPELT):
            return None
        self.at += 1
        return phrases.AGREED + said
