"""Guesses: the colour or the number of a card that is shown then, or how many cards somebody holds."""

from collections.abc import Callable
from typing import Literal

from lastcard.cards.text.grammar.numbers import Numbers
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.tree import Clause, Guess

Guessed = Literal["colour", "number", "count"]

TOP_COLOUR = tuple(
    tuple(said.split())
    for said in (
        "what colour is on top of the deck", "what colour the top card is", "what colour the next card is",
        "what colour is next", "which colour comes next", "what colour comes next", "what colour the top card has",
        "which colour the next card is", "which colour the top card is", "the colour on top of the deck",
        "the next colour", "the top colour", "what the colour of the top card is", "the top card 's colour",
        "the next card 's colour", "the colour of the next card you draw", "the colour of the next card in the deck",
    )
)  # fmt: skip
TOP_CARD = tuple(
    tuple(said.split())
    for said in (
        "the top card of the deck", "the top card of the draw pile", "the top card", "the next card", "it",
        "the next card in the deck", "the next card of the deck", "the card",
    )
)  # fmt: skip
MATCHES = (("matches",), ("is", "that", "colour"), ("has", "that", "colour"), ("is", "of", "that", "colour"))
PILES = (
    (), ("of", "the", "deck"), ("of", "the", "draw", "pile"), ("of", "the", "pile"), ("in", "the", "deck"),
    ("on", "the", "deck"), ("in", "the", "pile"), ("on", "the", "pile"), ("on", "the", "draw", "pile"), ("drawn",),
    ("you", "draw"), ("from", "the", "deck"), ("in", "the", "draw", "pile"), ("from", "the", "draw", "pile"),
)  # fmt: skip
TOP = tuple(
    (*card.split(), *pile)
    for card in ("the top card", "the next card", "top card", "next card", "the card on top")
    for pile in sorted(PILES, key=len, reverse=True)
)
"""The card on top of the draw pile."""
ASKED_AFTER: tuple[tuple[tuple[str, ...], Guessed], ...] = tuple(
    ((*opening, thing, *of), thing)
    for thing in ("colour", "number")
    for opening, of in ((("the",), ("of",)), (("the",), ("on",)), ((), ("of",)), (("what",), ()), (("which",), ()))
)
"""How it is said what of a card is guessed: `the colour of`, `which number`."""
COUNTED = tuple(
    tuple(said.split())
    for said in ("how many cards", "the number of cards", "the exact number of cards", "exactly how many cards")
)
OF_THEIRS = (
    *(
        (*one, "card", where)
        for one in (("a",), ("one",), ("1",), ("any",), ("any", "one"), ("a", "random"), ("one", "random"))
        for where in ("in", "from", "of")
    ),
    ("one", "of"),
    ("a", "card", "out", "of"),
    ("any", "of"),
)
"""A card of somebody, where chance says which."""
IS = frozenset("is has".split())
HAS = (("has",), ("have",), ("holds",), ("hold",), ("is", "holding"), ("are", "holding"), ("'s", "holding"))
GUESSED = (
    ("you", "are"), ("you", "'re"), ("it", "is"), ("it", "'s"), ("you", "guess"), ("you", "guessed"), ("guess",),
    ("guessed",), ("you", "get", "it"), ("get", "it"), ("you", "got", "it"), ("you", "guess", "it"),
)  # fmt: skip
"""What may stand before `right` or `wrong`."""
RIGHT = frozenset("right correct correctly so".split())
WRONG = frozenset("wrong incorrect wrongly incorrectly not".split())


class Guesses(Numbers):
    """Sentences that begin with a guess."""

    branch: Callable[[], tuple[Clause, ...]]
    otherwise_follows: Callable[[], bool]
    does_the_same: Callable[[tuple[Clause, ...]], tuple[Clause, ...] | None]

    def pass_one(self, *ways: tuple[str, ...]) -> bool:
        """Pass over the first of these that follows."""
        found = next((words for words in ways if self.is_next(*words)), ())
        self.at += len(found)
        return bool(found)

    def passed(self, count: int) -> bool:
        """Pass over so many words."""
        self.at += count
        return True

    def guessed(self) -> Guess | None:
        """`guess the colour of the top card: if you are right, ...; otherwise ...`."""
        if not self.is_next("guess"):
            return None
        begun = self.at
        self.at += 1
        if self.pass_one(*TOP_COLOUR):
            return self.guess_ends("colour", "")
        if self.is_next("a", "colour") and self.match_ahead():
            self.at += 2
            return self.guess_ends("colour", "")
        if self.pass_one(*COUNTED):
            return self.guess_ends("count", self.counted_of())
        said = next(((words, what) for words, what in ASKED_AFTER if self.is_next(*words)), None)
        if said is not None:
            self.at += len(said[0])
            whom = "" if self.pass_one(*TOP) else self.card_of()
            self.at += said[0][0] in ("what", "which") and self.word() in IS
            return self.guess_ends(said[1], whom)
        if not self.pass_one(*TOP):
            self.expect('"the colour of the top card"')
            self.refuse()
        rest = self.source[self.words[self.at - 1].end :]
        before = self.source[: self.words[begun].start]
        ways = [self.printed(f"{before}guess the {what} of the top card{rest}") for what in ("colour", "number")]
        return self.refuse("say what is guessed: the colour of the top card, or its number", begun, ways)

    def card_of(self) -> Who:
        """Of whose cards one is guessed: `a card in the next player's hand`."""
        if not self.pass_one(*OF_THEIRS):
            self.expect('"the top card"')
            self.expect('"a card of"')
            self.refuse()
        theirs = self.word(-1) != "in"
        if self.pass_one(("their", "hand"), ("their", "cards"), ("his", "hand"), ("her", "hand")):
            return self.guessed_of("they")
        self.pass_one(("the", "hand", "of"))
        who = self.who()
        hand = self.pass_one(("'s", "hand"), ("'s", "cards"), ("'", "hand"))
        if who is None or not (hand or theirs):
            self.refuse()
        return self.guessed_of(who)

    def counted_of(self) -> Who:
        """Whose cards are counted: `how many cards the next player has`."""
        if self.pass_one(("in", "their", "hand"), ("they", "have"), ("they", "hold"), ("they", "are", "holding")):
            return self.guessed_of("they")
        inside = self.pass_one(("in",))
        self.pass_one(("are", "in"), ("there", "are", "in"))
        who = self.who()
        if who is None or not (self.pass_one(("'s", "hand")) if inside else self.pass_one(*HAS)):
            self.refuse()
        self.pass_one(("left",), ("in", "their", "hand"), ("in", "hand"))
        return self.guessed_of(who)

    def guessed_of(self, who: Who) -> Who:
        """The one player whose cards are guessed."""
        if who == "you" or who in PLURAL:
            self.refuse_here("you guess: cards of one other player")
        return self.sense.player(self.chosen_by_now(who))

    def guess_ends(self, what: Guessed, whom: Who) -> Guess:
        """What comes of a guess."""
        self.separated()
        right = self.outcome_of_guess(True)
        if right is None and (wrong_first := self.outcome_of_guess(False)) is not None:
            before = self.at
            self.separated()
            after = self.word() in ("if", "right", "correct")
            right = self.outcome_of_guess(True, wrong_first) if after else None
            self.at = before if right is None else self.at
            return Guess(right or (), wrong_first, what, whom)
        wrong: tuple[Clause, ...] = ()
        before = self.at
        if self.otherwise_follows():
            wrong = self.branch()
        else:
            self.separated()
            if (found := self.outcome_of_guess(False, right or ())) is None:
                self.at = before
            else:
                wrong = found
        if right is None:
            self.expect('"if you are right,"')
            self.refuse()
        return Guess(right, wrong, what, whom)

    def match_ahead(self, first: int = 2) -> int | None:
        """Where `if the top card matches` ends, or begins to be said behind `guess a colour`."""
        said = [word.text for word in self.words[self.at + first : self.at + first + 12]]
        for before in range(3):
            for top in TOP_CARD:
                for matches in MATCHES:
                    words = [*top, *matches]
                    start = before + (said[before : before + 1] == ["if"])
                    if said[start : start + len(words)] == words:
                        return self.at + first + start + len(words)
            if first == 0:
                break
        return None

    def outcome_of_guess(self, right: bool, other: tuple[Clause, ...] = ()) -> tuple[Clause, ...] | None:
        """`if you are right, ...`, perhaps behind what happens otherwise."""
        begun = self.at
        if self.is_next("if"):
            self.at += 1
        self.pass_one(*GUESSED)
        if right and (matches := self.match_ahead(0)):
            self.at = matches
            self.pass_over(((",",), (":",), ("then",)))
            return self.branch()
        if self.word() not in (RIGHT if right else WRONG):
            self.at = begun
            return None
        self.at += 1
        self.pass_one(("guess",), ("answer",))
        if self.word() in (",", ":", "=", "-", "–", "—", "?"):
            self.at += 1
        self.pass_one(("and",), ("then",))
        same = self.does_the_same(other) if other else None
        return self.branch() if same is None else same
