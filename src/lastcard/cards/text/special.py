"""Sentences with a shape of their own: choosing somebody, chance, contests, choices, and words for the table.

Each is tried where a clause begins; what does not fit is left to the ordinary clauses.
"""

from collections.abc import Callable
from typing import NoReturn

from lastcard.cards.text.deeds import (
    DEEDS,
    JOINTS,
    THINGS_DONE,
    bare_deed,
    is_for_people,
    looks_like_a_contest,
)
from lastcard.cards.text.lasting import LastingRules
from lastcard.cards.text.matcher import WHO, Book, cards_of, count_of
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.tree import Act, Clause, Contest, Do, Drop, Guess, Note, Number
from lastcard.cards.text.verbs import ACTS, ALONE, COMMANDS, GIFTS, SUFFIXES, Verb

ACT_BOOK = Book[Verb]("what to do, such as draw 2", (*ACTS, *GIFTS))
"""What a player does."""
PLAIN_BOOK = Book[Verb]("what to do, such as draw 2", ACTS)
SUFFIX_BOOK = Book[Verb]("what they do, such as draw 2", SUFFIXES)
GIFT_BOOK = Book[Verb]("what to do, such as draw 2", GIFTS)
COMMAND_BOOK = Book[Verb]("what to do, such as draw 2", COMMANDS)
ALONE_BOOK = Book[Verb]("what to do, such as draw 2", ALONE)
MOVE_BOOK = Book[Verb]("what to do, such as draw 2", (*ACTS, *GIFTS, *COMMANDS, *ALONE))

CHOOSE = (
    ("choose",),
    ("pick",),
    ("select",),
    ("name",),
    ("target",),
    ("point", "at"),
    ("point", "to"),
    ("call", "out"),
)
MAKE = frozenset("make let have force get".split())
PICKED: frozenset[Who] = frozenset({"chosen", "neighbour", "two"})
SEPARATORS = frozenset({",", ".", ";", ":", "!", "-"})
OUTCOMES = frozenset("loser winner".split())
OUTCOME_WORDS = frozenset("loser winner whoever misses wins lost won last first slowest fastest losing winning".split())
COIN_SIDES = ("heads", "tails")
END = frozenset({".", ";", "!", ":"})


class Special(LastingRules):
    """The shapes that begin with a word of their own. The reader of clauses goes on from here."""

    picked: Who | None = None
    """Somebody who was chosen, and of whom nothing has been said yet."""
    spoken_of: list[tuple[int, str]] | None = None
    """Where outcomes of contests are spoken of, once that has been looked for."""
    clauses: Callable[[Who], tuple[Clause, ...]]
    branch: Callable[[], tuple[Clause, ...]]
    otherwise_follows: Callable[[], bool]
    acts_of: Callable[[Who, bool], tuple[Act, ...]]
    done: Callable[[Who, Act, Who | None, bool], Do]

    def special(self) -> Clause | None:
        """A clause of such a shape, if one begins here."""
        return self.lasting() or self.made() or self.flipped() or self.numbered() or self.guessed() or self.contested()

    # Choosing somebody

    def chooses(self) -> bool:
        """Pass over `choose a player`, of whom the next clause speaks."""
        begun = self.at
        if any(self.is_next(*words) and self.passed(len(words)) for words in CHOOSE):
            self.skip("out")
            who = self.who()
            if who in PICKED:
                self.picked = who
                return True
        self.at = begun
        return False

    def pass_one(self, *ways: tuple[str, ...]) -> bool:
        """Pass over the first of these that follows."""
        found = next((words for words in ways if self.is_next(*words)), ())
        self.at += len(found)
        return bool(found)

    def passed(self, count: int) -> bool:
        """Pass over so many words."""
        self.at += count
        return True

    def chosen_to(self) -> Clause | None:
        """What follows `choose a player to`: something they do, or something done to them."""
        who, self.picked = self.picked or "chosen", None
        begun = self.at
        if self.look_ahead(PLAIN_BOOK, begun) is not None:
            whole = self.look_ahead(PLAIN_BOOK, begun)
            if whole is not None and (whole[0] >= len(self.words) or self.words[whole[0]].text in JOINTS):
                who = self.sense.subject(who)
                return Do(who, self.acts_of(who, True))
        self.hanging = True
        try:
            if who not in PLURAL and (command := self.longest(COMMAND_BOOK)):
                verb, found = command
                if found["whom"] == "they":
                    who = self.sense.subject(who)
                    return self.done(who, Act(verb, int(found.get("n", 0))), "you", False)
            self.at = begun
            if (matched := self.longest(PLAIN_BOOK)) and matched[1].get("whom") == "they":
                verb, found = matched
                whom = self.sense.player(who)
                cards = cards_of(found, "all" if verb.has_cards else "")
                return self.done("you", Act(verb, count_of(found), cards, whom), "you", False)
        finally:
            self.hanging = False
        return self.refuse()

    def made(self) -> Clause | None:
        """`make somebody draw 5`, `let the next player draw 2`."""
        begun = self.at
        if self.word() not in MAKE:
            return None
        self.at += 1
        who = self.who()
        if who is None or who == "you":
            self.at = begun
            return None
        self.is_next("to") and self.passed(1)
        if self.look_ahead(PLAIN_BOOK, self.at) is None:
            self.at = begun
            return None
        who = self.sense.subject("everyone_else" if who == "everyone" and self.words[begun].text == "make" else who)
        return Do(who, self.acts_of(who, True))

    # Chance and numbers

    def flipped(self) -> Drop | None:
        """`flip a coin: heads ..., tails ...`."""
        if not any(
            self.is_next(*words) for words in (("flip", "a", "coin"), ("toss", "a", "coin"), ("throw", "a", "coin"))
        ):
            return None
        self.at += 3
        self.separated()
        ways: dict[str, tuple[Clause, ...]] = {}
        side = self.side_of_coin()
        if side is None:
            self.expect('"heads"')
            self.refuse()
        ways[side] = self.branch()
        before = self.at
        if self.otherwise_follows():
            ways[COIN_SIDES[side == "heads"]] = self.branch()
        else:
            self.separated()
            other = self.side_of_coin()
            if other is None or other == side:
                self.at = before
            else:
                ways[other] = self.branch()
        return Drop(ways.get("heads", ()), ways.get("tails", ()), True)

    def side_of_coin(self) -> str | None:
        """Pass over `if it is heads,`."""
        begun = self.at
        if self.word() in ("if", "on", "for", "when"):
            self.at += 1
        for words in (
            ("it", "lands", "on"), ("it", "'s"), ("it", "is"), ("it", "shows"), ("you", "get"), ("it", "comes", "up"),
            ("you", "flip"), ("you", "throw"), ("you", "toss"),
        ):  # fmt: skip
            if self.is_next(*words):
                self.at += len(words)
                break
        side = {"head": "heads", "tail": "tails"}.get(self.word(), self.word())
        if side not in COIN_SIDES:
            self.at = begun
            return None
        self.at += 1
        if self.word() in (",", ":", "-", "=", ";"):
            self.at += 1
        if self.is_next("then"):
            self.at += 1
        return side

    def separated(self) -> None:
        """Pass over what stands between one part of such a sentence and the next."""
        if self.word() in SEPARATORS:
            self.at += 1
        for word in ("and", "then"):
            if self.is_next(word):
                self.at += 1
        if self.is_next(","):
            self.at += 1

    def numbered(self) -> Number | None:
        """`roll a die`, `choose a number from 1 to 6`."""
        if (
            self.word() in ("roll", "throw")
            and self.word(1) in ("a", "the", "one", "1")
            and self.word(2) in ("die", "dice")
        ):
            self.at += 3
            self.sense.number_known = True
            return Number("roll")
        begun = self.at
        if self.word() in ("choose", "pick", "name", "say") and self.word(1) == "a" and self.word(2) == "number":
            self.at += 3
            for first, second in (("from", "to"), ("between", "and")):
                if self.is_next(first, "1", second) or self.is_next(first, "one", second):
                    self.at += 3
                    most = self.number()
                    if most is not None and most >= 2:
                        self.sense.number_known = True
                        return Number("choose", most)
            self.expect('"from 1 to 6"')
            self.at = begun
            self.refuse("say from which to which: choose a number from 1 to 6", begun)
        return None

    def guessed(self) -> Guess | None:
        """`guess the colour of the top card: if you are right, ...; otherwise ...`."""
        if not self.is_next("guess"):
            return None
        begun = self.at
        self.at += 1
        self.pass_one(("the", "colour", "of"), ("the", "next"), ("the",))
        coloured = "colour" in [word.text for word in self.words[begun : self.at]]
        if not self.pass_one(("the", "top", "card"), ("the", "next", "card"), ("top", "card"), ("card",)):
            self.expect('"the colour of the top card"')
            self.refuse()
        self.pass_one(("of", "the", "deck"), ("of", "the", "draw", "pile"), ("of", "the", "pile"))
        if not coloured:
            rest = self.source[self.words[self.at - 1].end :]
            said = f"{self.source[: self.words[begun].start]}guess the colour of the top card{rest}"
            self.refuse("say what is guessed: the colour of the top card", begun, [self.offered(said)])
        self.separated()
        right = self.outcome_of_guess(True)
        if right is None and (wrong_only := self.outcome_of_guess(False)) is not None:
            return Guess((), wrong_only)
        wrong: tuple[Clause, ...] = ()
        before = self.at
        if self.otherwise_follows():
            wrong = self.branch()
        else:
            self.separated()
            if (found := self.outcome_of_guess(False)) is None:
                self.at = before
            else:
                wrong = found
        if right is None:
            self.expect('"if you are right,"')
            self.refuse()
        return Guess(right, wrong)

    def outcome_of_guess(self, right: bool) -> tuple[Clause, ...] | None:
        """`if you are right, ...`."""
        begun = self.at
        if self.is_next("if"):
            self.at += 1
        for words in (("you", "are"), ("you", "'re"), ("it", "is"), ("it", "'s"), ("you", "guess"), ("you", "guessed")):
            if self.is_next(*words):
                self.at += len(words)
                break
        if self.word() not in (
            ("right", "correct", "correctly") if right else ("wrong", "incorrect", "not", "wrongly")
        ):
            self.at = begun
            return None
        self.at += 1
        if self.word() in (",", ":"):
            self.at += 1
        return self.branch()

    # Contests

    def contested(self) -> Contest | None:
        """`rock paper scissors with the next player. The loser draws 3`: people play, and say who lost."""
        asks = next((word for word in self.outcomes() if word), None)
        if asks is None or self.word() in ("if", "flip", "roll", "guess"):
            return None
        begun = self.at
        stop = begun
        while stop < len(self.words) and self.words[stop].text not in END:
            stop += 1
        self.refuse_outcome_first(begun, stop)
        contest = self.contest_between(begun, stop) or self.contest_of_all(begun, stop)
        if contest is None:
            self.at = begun
            return None
        game, whom = contest
        if not looks_like_a_contest(game):
            self.at = begun
            return None
        self.sense.contest = Contest(game, whom, "winner" if asks == "winner" else "loser")
        return self.sense.contest

    def refuse_outcome_first(self, begun: int, stop: int) -> None:
        """Refuse `the loser of a race between you and somebody draws 2`: the contest is said first."""
        at = begun + self.is_next("the")
        if at + 2 >= stop or self.words[at].text not in OUTCOMES or self.words[at + 1].text != "of":
            return
        outcome = self.words[at].text
        for middle in range(at + 2, stop):
            if self.words[middle].text not in ("between", "with", "against"):
                continue
            other = middle + (3 if [word.text for word in self.words[middle + 1 : middle + 3]] == ["you", "and"] else 1)
            if end := self.player_ahead(other):
                game, whom = self.between(at + 2, middle), self.between(other, end)
                offer = f"have a contest with {whom}: {game}. the {outcome} {self.source[self.words[end - 1].end :]}"
                self.refuse_both("say first what they play", at, [self.offered(offer)])

    def outcomes(self) -> list[str]:
        """Which outcomes of a contest are spoken of from here on."""
        if self.spoken_of is None:
            found: list[tuple[int, str]] = []
            for at, word in enumerate(self.words):
                if word.text in OUTCOME_WORDS:
                    for first in range(max(0, at - 3), at + 1):
                        ahead = self.look_ahead(WHO, first)
                        if ahead is not None and ahead[1] in OUTCOMES:
                            found.append((first, ahead[1]))
                            break
            self.spoken_of = found
        return [outcome for at, outcome in self.spoken_of if at >= self.at]

    def contest_between(self, begun: int, stop: int) -> tuple[str, Who] | None:
        """What you play, and with whom: `play chess with`, `challenge somebody to`, `you and somebody play`."""
        whom: Who | None
        if self.is_next("have", "a", "contest", "with"):
            self.at += 4
            whom = self.who()
            if whom is not None and whom not in PLURAL and whom != "you" and self.is_next(":"):
                first = self.at + 1
                self.at = first
                while self.at < len(self.words) and self.words[self.at].text not in (".", ";", "!"):
                    self.at += 1
                return self.between_words(first, self.at), self.sense.player(whom)
            self.at = begun
        if self.word() in ("challenge", "duel"):
            self.at += 1
            whom = self.who()
            if whom is not None and whom not in PLURAL and self.is_next("to"):
                self.at += 1 + (self.word(1) in ("a", "an"))
                return self.free_words(self.at), self.sense.player(whom)
            self.at = begun
        if self.is_next("you", "and"):
            self.at += 2
            whom = self.who()
            if whom is not None and whom not in PLURAL and self.word() in ("play", "have", "do", "fight"):
                self.at += 1 + (self.word(1) in ("a", "an"))
                return self.free_words(self.at), self.sense.player(whom)
            self.at = begun
        for at in range(begun + 1, stop):
            if self.words[at].text in ("with", "against"):
                self.at = at + 1
                whom = self.who()
                if whom is None or whom in PLURAL or whom == "you":
                    self.at = begun
                    return None
                first = begun
                while self.words[first].text in ("play", "do", "have", "a", "an", "start", "you"):
                    first += 1
                return self.between_words(first, at), self.sense.player(whom)
        return None

    def contest_of_all(self, begun: int, stop: int) -> tuple[str, Who] | None:
        """`everyone plays rock paper scissors`."""
        if self.is_next("everyone", "has", "a", "contest", ":"):
            self.at += 5
            first = self.at
            while self.at < len(self.words) and self.words[self.at].text not in (".", ";", "!"):
                self.at += 1
            return self.between_words(first, self.at), "everyone"
        if self.who() != "everyone":
            return None
        if self.word() in ("play", "plays", "has", "have", "must", "does", "do"):
            self.at += 1 + (self.word(1) in ("a", "an"))
        return self.free_words(self.at), "everyone"

    def free_words(self, first: int) -> str:
        """Words up to the next full stop, comma or colon."""
        self.at = first
        while self.at < len(self.words) and self.words[self.at].text not in (*SEPARATORS, "and"):
            self.at += 1
        return self.between_words(first, self.at)

    def between_words(self, start: int, end: int) -> str:
        """The text from one word up to another one, in one line."""
        self.free.append((start, end))
        said = self.source[self.words[start].start : self.words[end - 1].end] if start < end else ""
        said = " ".join(said.split())
        return said[:1].lower() + said[1:]

    # Words for the table

    def note(self) -> Note | None:
        """`everyone takes a drink`, `dance for 10 seconds`: something that changes nothing in the game."""
        begun = self.at
        stop = begun
        while stop < len(self.words) and self.words[stop].text not in (".", "!", ";"):
            stop += 1
        self.who()
        if self.is_next("must"):
            self.at += 1
        deed = [word.text for word in self.words[self.at : stop]]
        if not is_for_people(deed):
            self.at = begun
            return None
        self.at = stop
        return Note(self.between_words(begun, stop))

    def deed_ahead(self) -> bool:
        """Whether something that only people do begins here."""
        word, thing = self.word(), {self.word(1), self.word(2), self.word(3)}
        return (
            word in DEEDS
            or bare_deed(word) in DEEDS
            or (bare_deed(word) in THINGS_DONE and bool(thing & THINGS_DONE[bare_deed(word)]))
        )

    def offered(self, text: str) -> str:
        """A text that is offered instead, as it is printed, if it can be read."""
        raise NotImplementedError

    def refuse_both(self, problem: str, at: int, offers: list[str]) -> NoReturn:
        """Refuse what could mean two things."""
        self.refuse(problem, at, [offer for offer in offers if offer])
