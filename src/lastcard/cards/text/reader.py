"""Card text into its syntax tree, by recursive descent over the phrase book.

Every word has to be understood: what cannot be read is refused at the farthest place that any reading reached.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NoReturn, cast

from lastcard.cards.text import phrases
from lastcard.cards.text.deeds import (
    BARE,
    BEFORE,
    FINITE,
    JOINTS,
    NEGATIONS,
    bare_deed,
    counts_something_else,
    is_deed,
    resembles_move,
)
from lastcard.cards.text.lately import Lately
from lastcard.cards.text.matcher import Book, Found, cards_of, count_of
from lastcard.cards.text.phrases import PLURAL, Compare, Who
from lastcard.cards.text.sense import SAME_TWICE
from lastcard.cards.text.special import (
    ACT_BOOK,
    ALONE_BOOK,
    COMMAND_BOOK,
    GIFT_BOOK,
    MOVE_BOOK,
    PLAIN_BOOK,
    SUFFIX_BOOK,
    Special,
)
from lastcard.cards.text.tree import (
    Act,
    BetweenTwo,
    Challenge,
    Clause,
    Contest,
    Dare,
    Do,
    Drop,
    Either,
    Holds,
    If,
    Measure,
    Sentence,
    Text,
)
from lastcard.cards.text.verbs import ACTS as ACTS_BY_NAME
from lastcard.cards.text.verbs import NAME_COLOUR, PICK_COLOUR, Verb
from lastcard.cards.text.words import MAX_LENGTH, NUMBERS, CardTextError
from lastcard.cards.text.writer import write

SAME_AGAIN: frozenset[Who] = frozenset(
    {"you", "next", "previous", "everyone", "everyone_else", "they", "dealer", "second", "left", "right", "across"}
    | {"neighbours", "next_two", "loser", "winner"}
)
"""Who is the same when named twice in a sentence."""

ONE_OTHER: frozenset[Who] = frozenset(
    {"next", "previous", "chosen", "most", "fewest", "dealer", "second", "left", "right", "across", "neighbour"}
    | {"loser", "winner"}
)

CONDITIONS = Book[tuple[Compare, str]]("what they hold, such as a red card", phrases.CONDITIONS)
OPENINGS = (
    ("then", ","), ("then",), ("also",), ("now", ","), ("now",), ("please",), ("afterwards", ","), ("afterwards",),
    ("after", "that", ","), ("after", "that"), ("finally", ","), ("finally",), ("immediately",), ("just",), ("simply",),
)  # fmt: skip
"""Words that change nothing where a clause begins."""
ENDINGS = (("immediately",), ("please",), ("right", "away"), ("instantly",), ("straight", "away"), ("right", "now"))
"""And where it ends."""

YOUR_WORDS = ("your", "you")
OTHERS_WORDS = ("their", "his", "her", "they", "he", "she")
OPPOSITES: dict[Compare, Compare] = {
    "a": "no",
    "no": "a",
    "more": "at_most",
    "at_most": "more",
    "fewer": "at_least",
    "at_least": "fewer",
}
HOLDS = ("hold", "holds", "have", "has")
LEAST_TO = 5
"""`draw up to 7` means a hand of 7 cards; with a smaller number it could mean as many as you like."""


def is_one(who: Who) -> bool:
    """Whether it is one player other than you."""
    return who in ONE_OTHER or who.startswith(phrases.AGREED)


def read(text: str, colours: Sequence[str]) -> Text:
    """Read a card text for an edition with these colours.

    >>> read("the next player draws 2.", ["red", "blue"]).play
    ((Do(who='next', acts=(Act(verb='draw', count=2, ...),), where=None, but=None),),)
    """
    tree = _known.get((text, tuple(colours)))
    if tree is None:
        tree = _Reader(text, tuple(colours)).text()
        learn(text, colours, tree)
    return tree


_known = Lately[tuple[str, tuple[str, ...]], Text](1000)
"""A table that is set up reads the same few texts again and again."""


def learn(text: str, colours: Sequence[str], tree: Text) -> None:
    """Take over what another process has read, so that this one need not."""
    _known.put((text, tuple(colours)), tree)


def is_known(text: str, colours: Sequence[str]) -> bool:
    """Whether a text has been read lately, and understood."""
    return (text, tuple(colours)) in _known


class _Reader(Special):
    """Sentences, clauses and acts."""

    def __init__(self, text: str, colours: Sequence[str], helpful: bool = True) -> None:
        super().__init__(text, colours, helpful)
        self.goes_on = False
        """The last clause had no player of its own."""
        self.subject: Who | None = None
        """Whom the last clause leaves as the subject of the next one; None: the same as before it."""
        self.also: list[Who] = []
        """Players who were named together with the one whose clause is read."""
        self.over = False
        """The sentence has ended without a full stop."""
        self.dared = False
        """What is read is what happens if a dare was not done."""
        self.depth = 0
        """How many conditions and choices are open."""
        self.finite = False
        """The last verb about the subject was one like `draws`, which cannot be about you."""

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
            if self.over:
                self.over = False
                return
            if self.words[self.at].text not in (".", "!", ";"):
                self.expect('"and"')
                self.expect("a full stop")
                self.refuse()
            self.at += 1
            while self.words[self.at - 1].text == "!" and self.word() == "!":
                self.at += 1
        if self.at == begun:
            self.refuse()

    def clauses(self, default: Who) -> tuple[Clause, ...]:
        """Clauses joined with `and`. One without a player of its own goes on with the player before it."""
        found: list[Clause] = []
        subject = default
        finite = False
        while True:
            clause = self.clause(subject, finite)
            last = found[-1] if found else None
            if isinstance(clause, Do) and isinstance(last, Do) and self.is_same(last, clause, subject):
                found[-1] = Do(last.who, last.acts + clause.acts, last.where, last.but)
            else:
                found.append(clause)
            if isinstance(clause, Do):
                subject = self.subject or subject
                finite = self.finite
            self.pass_over(ENDINGS)
            found[-1:] = [self.with_exception(found[-1])]
            found[-1:-1] = self.others_too(found)
            if isinstance(clause, Contest):
                self.contest_ends(found)
                return tuple(found)
            found[-1:] = [self.with_choice(found, subject)]
            found[-1:] = [self.with_condition(found)]
            if not self.joined():
                return tuple(found)

    def is_same(self, last: Do, clause: Do, subject: Who) -> bool:
        """Whether a clause is about the player of the clause before it, so that both are one."""
        if (
            clause.where is not None
            or clause.but is not None
            or last.acts[-1].verb.one_step != clause.acts[0].verb.one_step
        ):
            return False
        if self.goes_on:
            return last.who == subject or last.who == clause.who
        if last.where is not None or last.but is not None:
            return False
        if clause.who == "they" and is_one(last.who):
            return all(act.whom in (None, "you", "others") for act in last.acts)
        return last.who == clause.who and clause.who in SAME_AGAIN

    def joined(self) -> bool:
        """Pass over what joins clauses."""
        for joint in ((",", "and", "then"), (",", "and"), (",", "then"), ("and", "then"), ("and",), ("then",)):
            if self.is_next(*joint):
                self.at += len(joint)
                return True
        if self.is_next(",") and self.clause_ahead(self.at + 1):
            self.at += 1
            return True
        self.expect('"and"')
        return False

    def others_too(self, found: list[Clause]) -> list[Clause]:
        """The clauses of players who were named together with the last one: `you and the next player draw 2`."""
        also, self.also = self.also, []
        last = found[-1]
        if not also or not isinstance(last, Do):
            return []
        return [Do(who, last.acts) for who in also]

    def contest_ends(self, found: list[Clause]) -> None:
        """A contest is a sentence of its own: what follows says what becomes of the loser."""
        if len(found) > 1 or self.depth:
            self.refuse("a contest stands at the beginning of a sentence", self.at - 1)
        if self.word() in (",", ":", "-", "and", "then"):
            self.separated()
            self.over = True

    def with_exception(self, clause: Clause) -> Clause:
        """Everyone but somebody, said behind what they do: `everyone draws 2 except you`."""
        if not isinstance(clause, Do) or clause.who != "everyone" or clause.where is not None or clause.but is not None:
            return clause
        comma = self.is_next(",")
        if self.word(int(comma)) not in ("except", "but", "besides"):
            return clause
        begun = self.at
        self.at += 1 + comma
        if self.is_next("for"):
            self.at += 1
        who = self.who()
        if who == "you":
            self.sense.antecedent = "everyone_else"
            return Do("everyone_else", clause.acts)
        if who is None or who in PLURAL or who == "they" or any(act.whom for act in clause.acts):
            self.at = begun
            return clause
        return Do("everyone", clause.acts, None, self.sense.player(who))

    def clause_ahead(self, at: int) -> bool:
        """Whether a clause begins at a place: with a player, or with something of the game."""
        return at < len(self.words) and (
            self.look_ahead(MOVE_BOOK, at) is not None
            or (self.words[at].text not in ("all", "each") and self.player_ahead(at) is not None)
        )

    def player_ahead(self, at: int) -> int | None:
        """Where a player ends who is named at a place."""
        before = self.at, self.farthest, [*self.expected], self.sense.pronoun, self.bare
        self.at = at
        who = self.who()
        end = self.at
        self.at, self.farthest, self.expected, self.sense.pronoun, self.bare = before
        return None if who is None else end

    def pass_over(self, fillers: Sequence[tuple[str, ...]]) -> None:
        """Pass over words that change nothing."""
        while filler := next((words for words in fillers if self.is_next(*words)), None):
            self.at += len(filler)

    # Clauses

    def clause(self, subject: Who, finite: bool) -> Clause:
        """One clause; without a player of its own it is about the subject, whose last verb was perhaps finite."""
        self.pass_over(OPENINGS)
        self.beginnings[self.at] = ["a player, such as the next player", "what to do, such as draw 2"]
        if self.skip("if"):
            return self.conditional()
        if self.skip("drop", "this", "card"):
            return self.drop()
        if self.skip("between", "two", "players", ","):
            return If(BetweenTwo(), self.clauses("you"))
        begun = self.at
        if self.chooses():
            if self.is_next("to"):
                self.at += 1
                clause = self.chosen_to()
                assert clause is not None
                return clause
            return self.about_the_chosen(begun, finite)
        if special := self.special():
            return special
        if (command := self.longest(COMMAND_BOOK)) and self.whole(self.at):
            # an imperative about somebody: who does it, and whatever follows it, is you
            count = count_of(command[1])
            return self.done(self.named(*command), Act(command[0], count), "you", False)
        self.at = begun
        if alone := self.longest(ALONE_BOOK):
            verb = self.colour_meant() if alone[0] is PICK_COLOUR else alone[0]
            return self.done("you", Act(verb), "you" if self.words[begun].text == "you" else None, finite)
        return self.plain(subject, finite)

    def whole(self, end: int) -> bool:
        """Whether a clause can end at a place."""
        return end >= len(self.words) or self.words[end].text in (
            *JOINTS,
            "if",
            "unless",
            "or",
            ":",
            "immediately",
            "please",
        )

    def colour_meant(self) -> Verb:
        """`choose a colour`: for this card, if that colour is spoken of later; else the one that goes on."""
        said = [word.text for word in self.words[self.at :]]
        later = any(one in ("that", "chosen", "this") and two == "colour" for one, two in pairwise(said))
        if later:
            self.sense.colour_chosen = True
        return PICK_COLOUR if later else NAME_COLOUR

    def about_the_chosen(self, begun: int, finite: bool) -> Clause:
        """What is said of somebody after `choose a player`: they do something, or you do something with them."""
        if self.word() in ("who", "that") and self.look_ahead(PLAIN_BOOK, self.at + 1):
            self.at += 1
            who, self.picked = self.sense.subject(self.picked or "chosen"), None
            return Do(who, self.acts_of(who, False))
        if self.word() == "who" and self.word(1) == "must":
            self.at += 2
            who, self.picked = self.sense.subject(self.picked or "chosen"), None
            return self.must(who, begun)
        if not (self.word() in (".", ",", ";", ":", "and", "!") or self.is_next("then")):
            self.expect('"to"')
            self.expect('"and"')
            self.refuse()
        after = self.words[self.at - 1].end
        self.separated()
        verb = self.word()
        ahead = self.look_ahead(PLAIN_BOOK, self.at)
        if ahead is not None and not self.speaks_of_them(self.at, ahead[0]):
            rest = self.source[self.words[self.at].start :]
            bare, picked = BARE.get(verb, verb), self.source[self.words[begun].start : after]
            rest = bare + rest[len(verb) :]
            before = self.source[: self.words[begun].start]
            offers = [self.offered(f"{before}{picked} to {rest}"), self.offered(f"{before}{rest}")]
            self.refuse_both(f'"{verb}" could be about you or about the player you choose: say who', self.at, offers)
        at = self.at
        clause = self.clause("you", finite)
        if self.picked is not None:
            self.refuse("say what the player you choose does, or what you do with them", at)
        return clause

    def speaks_of_them(self, begun: int, end: int) -> bool:
        """Whether these words speak of somebody else."""
        return not {"them", "they", "him", "her", "that", "their", "his"}.isdisjoint(
            word.text for word in self.words[begun:end]
        )

    def plain(self, subject: Who, finite: bool) -> Clause:
        """A player and what they do."""
        begun = self.at
        own, where, but = self.subjects()
        if own is not None and where is None and but is None:
            own = self.named_together(own)
        if own is None:
            if self.deed_ahead():
                return self.deed("you", begun, begun)
            self.expect("a player, such as the next player")
            self.refuse_plus()
            self.refuse_alone()
            self.check_agreement(subject, finite)
            if not is_one(subject):
                self.sense.known = self.sense.someone
        who = subject if own is None else self.sense.subject(self.chosen_by_now(own))
        if own is not None:
            self.beginnings[self.at] = ["what they do, such as draw 2 or miss a turn"]
            if self.is_next("each") and who in PLURAL:
                self.at += 1
        if own is not None and self.skip("must"):
            return self.must(who, begun, where, but)
        if own is not None and self.skip("may", "challenge", ":"):
            return self.challenge(who)
        if self.is_next("may") and (own is not None or subject == "you"):
            return self.may(who)
        if own is not None and (suffix := self.longest(SUFFIX_BOOK)):
            return self.done(who, Act(suffix[0], int(suffix[1]["plus"])), who, True)
        if own is not None and where is None and self.deed_ahead() and not self.whole_act():
            return self.deed(who, self.at, begun)
        verb = self.word()
        act = self.act(who)
        if act is None:
            self.at = begun
            self.refuse()
        clause = self.done(who, act, None if own is None else who, verb in BARE)
        clause = Do(clause.who, clause.acts, where, but)
        if own is None and is_one(subject):
            self.goes_on = True
            return Do("they", clause.acts)
        return clause

    def whole_act(self) -> bool:
        """Whether something of the game stands here, and ends where a clause can end."""
        ahead = self.look_ahead(ACT_BOOK, self.at)
        return ahead is not None and self.whole(ahead[0])

    def chosen_by_now(self, who: Who) -> Who:
        """Whoever was chosen before, and is spoken of for the first time."""
        if who == "they" and self.picked is not None:
            who, self.picked = self.picked, None
        return who

    def subjects(self) -> tuple[Who | None, Holds | None, Who | None]:
        """A player, or several, perhaps only those who hold something, or all but one."""
        begun = self.at
        if self.is_next("whoever") and self.word(1) in HOLDS and self.look_ahead_who() is None:
            self.at += 1
            return "everyone", self.holding(), None
        own = None if self.word() in ("them", "him") else self.who()
        if own is None:
            return None, None, None
        if self.is_next("except") or self.is_next("but") or self.is_next("apart", "from") or self.is_next("besides"):
            several = own == "everyone"
            self.at += 2 if self.is_next("apart", "from") else 1
            excluded = self.who() if several else None
            if excluded is None or excluded in PLURAL or excluded in ("you", "they"):
                self.refuse("everyone except one other player can stand here", self.at)
            return own, None, self.sense.player(excluded)
        anyone = own == "chosen" and self.words[begun].text in ("anyone", "any")
        if own in ("everyone", "everyone_else") or anyone:
            own = (
                "everyone" if anyone and self.word() in ("who", "with", "that", "without", "holding", "having") else own
            )
            if own in PLURAL and self.word() in ("who", "that", "with", "without", "holding", "having"):
                with_or_who = self.word()
                self.at += 1
                return own, self.holding(with_or_who), None
        return own, None, None

    def look_ahead_who(self) -> int | None:
        """Where a player ends who is named here."""
        return self.player_ahead(self.at)

    def holding(self, opened: str = "who") -> Holds:
        """What each of several players holds: after `with`, or after `who has`."""
        negated = False
        if opened in ("who", "that"):
            negated = self.skip("do-not") or self.skip("has-not")
            if not negated and self.word() not in HOLDS:
                self.expect('"has"')
                self.refuse()
            if self.word() in HOLDS:
                self.at += 1
        return self.held("they", negated or opened == "without")

    def named(self, verb: Verb, found: Found) -> Who:
        """The player to whom something is done: they are who the clause is about. You skip everyone but yourself."""
        self.sense.pronoun = found["whom"] == "they" and self.words[self.at - 1].text in ("them", "him")
        who = self.chosen_by_now(cast(Who, found["whom"]))
        if who == "you":
            self.refuse_here("this is about somebody else; of yourself say: miss a turn, draw 2")
        return self.sense.subject("everyone_else" if verb.harm > 0 and who == "everyone" else who)

    def done(self, who: Who, act: Act, subject: Who | None, finite: bool) -> Do:
        """A clause, if it makes sense, and what it leaves for the next one: its subject, and the form of its verb."""
        self.sense.check(who, act)
        self.goes_on = False
        self.subject = subject
        self.finite = finite
        return Do(who, (act,))

    def acts_of(self, who: Who, bare: bool) -> tuple[Act, ...]:
        """What somebody does, who has been named: one thing, and more that joins it without another player."""
        act = self.act(who)
        if act is None:
            self.refuse()
        clause = self.done(who, act, who, not bare)
        return clause.acts

    def refuse_plus(self) -> None:
        """Refuse `+2` of which nobody knows who draws."""
        if self.word().startswith("+"):
            count = self.word()[1:]
            offers = [
                f"the next player draws {count} and misses a turn.",
                f"the next player draws {count}.",
                f"draw {count}.",
                f"everyone else draws {count}.",
            ]
            self.refuse_both(f"say who draws {count}", self.at, [offer for offer in offers if self.offered(offer)])

    def refuse_alone(self) -> None:
        """Refuse `skip` of which nobody knows who misses a turn."""
        if self.word() in ("skip", "block") and self.whole(self.at + 1):
            before, after = self.source[: self.words[self.at].start], self.source[self.words[self.at].end :]
            offers = [
                self.printed(f"{before}{said}{after}") for said in ("skip the next player", "skip a player you choose")
            ]
            self.refuse_both("say who is skipped", self.at, offers)

    def named_together(self, first: Who) -> Who:
        """The last of several players who are named together; the others are remembered."""
        named, begun = [first], self.at
        while (self.is_next(",") or self.is_next("and")) and self.player_ahead(self.at + 1 + self.is_next(",", "and")):
            self.at += 1 + self.is_next(",", "and")
            more = self.who()
            if (
                more is None
                or more in PLURAL
                or more == "they"
                or more in named
                or (more == "chosen" and "two" in named)
            ):
                self.at = begun
                return first
            named.append(more)
        if len(named) == 1:
            return first
        if self.is_next("both") or self.is_next("each") or self.is_next("all"):
            self.at += 1
        ahead = self.look_ahead(PLAIN_BOOK, self.at)
        if first in PLURAL or first == "they" or ahead is None or ahead[1].name in ("swap_two", "pass_hands"):
            self.at = begun
            return first
        if any(word.text in (*YOUR_WORDS, *OTHERS_WORDS) for word in self.words[self.at : ahead[0]]):
            self.refuse("say this of each player by themselves", self.at)
        for who in named[:-1]:
            self.sense.subject(who)
        self.also = named[:-1]
        return named[-1]

    def check_agreement(self, subject: Who, finite: bool) -> None:
        """Refuse a verb without a player that could be about two: `skip her and draws 2`, `she draws 2 and draw 1`."""
        ahead = self.look_ahead(ACT_BOOK, self.at)
        if ahead is None:
            return
        verb, end = self.words[self.at], ahead[0]
        about_you, about_others = BARE.get(verb.text, verb.text), FINITE.get(verb.text, verb.text)
        if subject == "you" and verb.text in BARE and self.sense.antecedent is not None:
            somebody, about_others = "somebody else", f"they {about_you}"
        elif subject != "you" and verb.text not in BARE and finite:
            somebody = phrases.WHO[subject][0] if subject in phrases.WHO else subject.removeprefix(phrases.AGREED)
        else:
            return
        before, after = self.source[: verb.start], self.source[verb.end :]
        short = self.source[verb.end : self.words[end - 1].end] + "."
        offers = [
            next((text for text in (before + said + after, before + said + short) if self.printed(text)), "")
            for said in (f"you {about_you}", about_others)
        ]
        said = self.source[verb.start : verb.end]
        self.refuse(f'"{said}" could be about you or about {somebody}: say who', self.at, [*filter(None, offers)])

    def offered(self, text: str) -> str:
        """A text that is offered instead, as it is printed, if it can be read."""
        return self.printed(text)

    def printed(self, text: str) -> str:
        """A text that might be offered, as it is printed; nothing if it cannot be read."""
        if not self.helpful:
            return ""
        try:
            return write(_Reader(text, self.colours, helpful=False).text())
        except CardTextError:
            return ""

    def act(self, who: Who) -> Act | None:
        """What a player does."""
        begun = self.at
        matched = self.longest(PLAIN_BOOK)
        bare = self.bare
        gift = self.gift_to_others(begun)
        if gift is not None and (matched is None or gift[0] >= self.at):
            self.at = gift[0]
            self.check_pronouns(who, gift[2])
            return gift[1]
        if matched is None:
            return None
        verb, found = matched
        self.check_pronouns(who, found)
        whom = self.object(who, verb, found, bare, begun)
        if verb.to_all and whom in PLURAL:
            whom = None
        otherwise: tuple[Clause, ...] = ()
        if verb.condition is not None:
            self.need(",", "or")
            with self.sense.inside(who):
                otherwise = self.clauses(self.sense.same(who))
        count = count_of(found)
        if verb.name == "draw_to" and self.words[begun + 1].text == "up" and count < LEAST_TO:
            self.refuse_up_to(begun, count)
        cards = cards_of(found, "all" if verb.has_cards else "")
        if verb.name == "miss_several" and count == 1:
            verb, count = next(row[0] for row in ACTS_BY_NAME if row[0].name == "miss"), 0
        if verb.name in ("give", "discard") and count == 0 and "many" not in found:
            count = 1
        return Act(verb, count, cards, whom, otherwise, self.counted(who, found))

    def refuse_up_to(self, begun: int, count: int) -> None:
        """Refuse `draw up to 2`, which could be a hand of 2 cards, or as many as you like."""
        until = f"draw until you hold {count} cards."
        self.refuse(
            "this could mean a hand of so many cards, or as many as you like", begun, [until, f"you may draw {count}."]
        )

    def object(self, who: Who, verb: Verb, found: Found, bare: bool, begun: int) -> Who | None:
        """On whom somebody acts."""
        side = found.get("side")
        if side is not None:
            return str(side) if who == "you" or not str(side) else f"own_{side}" if who in PLURAL else str(side)
        if "whom" not in found:
            return None
        named = str(found["whom"])
        if bare and named == "chosen" and who not in ("you", "chosen") and not self.hanging:
            said = self.between(begun, self.at)
            self.refuse(f'who chooses the other player in "{said}"? say: a player you choose', self.at - 1)
        return self.sense.player(self.chosen_by_now(named))

    def counted(self, who: Who, found: Found) -> Measure | None:
        """How many cards, where that is no number: whose cards are counted."""
        many = found.get("many")
        if not isinstance(many, Measure):
            return None
        whose = many.who
        if whose == "they":
            whose = "actor" if who != "you" else self.sense.player("they")
        elif whose == "you" and who == "you":
            whose = "actor"
        elif whose not in ("", "actor", "you"):
            whose = self.sense.player(whose)
        return Measure(many.kind, many.count, many.cards, whose)

    def check_pronouns(self, who: Who, found: Found) -> None:
        """Refuse `your` where somebody else acts, and `their` where you do."""
        for place, word in found.items():
            if place.startswith("own ") and word in (OTHERS_WORDS if who == "you" else YOUR_WORDS):
                meant = "your" if who == "you" else "their"
                self.refuse(f'"{word}" would be about somebody else here; "{meant}" could be meant', int(place[4:]))

    def gift_to_others(self, begun: int) -> tuple[int, Act, Found] | None:
        """Cards to be divided among the others as the player likes."""
        ended, self.at = self.at, begun
        matched = self.longest(GIFT_BOOK)
        end, self.at = self.at, ended
        return (end, Act(matched[0], 0, str(matched[1]["cards"]), "others"), matched[1]) if matched else None

    # Conditions

    def conditional(self) -> If:
        """What follows `if`."""
        condition = self.condition()
        if not self.is_next(",") and not self.is_next("then") and not self.clause_ahead(self.at):
            self.need(",")
        self.pass_over(((",",), ("then",)))
        then = self.branch()
        return If(condition, then, self.branch() if self.otherwise_follows() else ())

    def branch(self) -> tuple[Clause, ...]:
        """Clauses that may not happen: nothing after them can speak of what they bring up."""
        self.depth += 1
        with self.sense.branch():
            found = self.clauses("you")
        self.depth -= 1
        return found

    def otherwise_follows(self) -> bool:
        """Pass over `; otherwise`."""
        for stop in ((";",), (",",), (".",), ()):
            for word in (("otherwise",), ("else",), ("if", "not"), ("or", "else")):
                joint = (*stop, *word)
                if self.is_next(*joint) and (stop or word == ("otherwise",)):
                    self.at += len(joint)
                    if self.word() in (",", ":"):
                        self.at += 1
                    return True
        self.expect('"; otherwise"')
        return False

    def condition(self) -> Holds:
        """Somebody holds so many cards, or such cards."""
        begun = self.at
        who = self.who()
        if who is None:
            self.expect("a player, such as the next player")
            self.refuse()
        if who == "chosen" and self.bare:
            self.refuse_somebody(begun)
        who = self.sense.holder(self.chosen_by_now(who))
        negated = self.skip("do-not") or self.skip("has-not")
        if self.word() in HOLDS:
            self.at += 1
        elif not (negated and self.words[self.at - 1].text == "has-not"):
            self.expect('"hold"')
            self.refuse()
        return self.held(who, negated)

    def refuse_somebody(self, begun: int) -> NoReturn:
        """Refuse `if somebody has a red card`: every one of them, or one whom you choose?"""
        before, after = self.source[: self.words[begun].start], self.source[self.words[self.at - 1].end :]
        before = before.rstrip()[:-2]
        offers = [f"{before}if a player you choose{after}"]
        for they in (", they ", ", that player ", " they ", ", "):
            offers.append(f"{before}everyone who{after.replace(they, ' ', 1)}")
        offers = [*dict.fromkeys(filter(None, map(self.printed, offers)))]
        self.refuse("who is meant: everyone who does, or a player you choose?", begun, offers)

    def held(self, who: Who, negated: bool) -> Holds:
        """What somebody holds."""
        begun = self.at
        matched = self.longest(CONDITIONS)
        if matched is None:
            self.refuse()
        (compare, cards), found = matched
        count = int(found.get("n", 0))
        if cards == "uno":
            count, cards = 1, ""
        if compare == "exactly" and self.words[begun].text not in ("exactly", "only", "just", "as", "the", "uno"):
            # "if you have 2 cards" is exactly that, and so is a hand "with one card"
            compare = "exactly"
        if negated:
            if compare not in OPPOSITES:
                self.refuse_here("after `not`, say which card: a red card, a wild")
            compare = OPPOSITES[compare]
        self.pass_over(sorted(phrases.HELD, key=len, reverse=True))
        whom = self.sense.player(found["whom"]) if "whom" in found else None
        if whom in PLURAL:
            self.refuse_here("one other player can stand here")
        if whom == who and who != "they":
            self.refuse_here(SAME_TWICE)
        cards = str(found.get("card", found.get("some", "")))
        if cards == "chosen" or (cards == "that" and not (self.sense.colour_chosen or self.sense.put_down)):
            self.refuse("no colour has been chosen yet: say first, choose a colour", begun)
        return Holds(who, compare, count, cards, whom)

    def with_condition(self, found: list[Clause]) -> Clause:
        """The last clause, with a condition that stands behind it: `draw 2 if you hold a red card`."""
        clause, begun = found[-1], self.at
        unless = self.is_next("unless") or self.is_next(",", "unless")
        if not (unless or self.is_next("if") or self.is_next(",", "if")) or not isinstance(clause, Do):
            return clause
        self.at += 1 + self.is_next(",")
        if self.word() in ("right", "wrong", "not", "heads", "tails", "correct", "you") and self.word(1) in (
            ",", ":", "are", "guess",
        ):  # fmt: skip
            self.at = begun
            return clause
        if len(found) > 1 or len(clause.acts) > 1 or clause.where is not None or clause.but is not None:
            self.refuse(
                "a condition behind several things could be about one or all: begin the sentence with it", begun
            )
        who = self.who()
        theirs = who == "they"
        if who is None or (who in PLURAL and not theirs) or (who == "chosen" and self.bare):
            self.expect("a player, such as you")
            self.refuse()
        negated = self.skip("do-not") or self.skip("has-not")
        if self.word() in HOLDS:
            self.at += 1
        elif not negated:
            self.expect('"hold"')
            self.refuse(at=self.at)
        if theirs and clause.who in PLURAL:
            return Do(clause.who, clause.acts, self.held("they", negated != unless))
        if theirs and is_one(clause.who):
            holds = self.held(clause.who, negated != unless)
            return If(holds, (Do("they", clause.acts),))
        if who == "chosen" or (not theirs and clause.who == "they"):
            self.refuse("begin the sentence with this condition", begun)
        return If(self.held(self.sense.holder(who), negated != unless), (clause,))

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

    # Choices and dares

    def may(self, who: Who) -> Clause:
        """What follows `may`: somebody is asked whether to do it, or which of two things."""
        self.at += 1
        listed = (self.is_next("choose", ":") or self.is_next("choose", "to")) and self.passed(2)
        if self.sense.one_by_one:
            self.refuse("a choice cannot stand inside what each player does", self.at - 1)
        with self.sense.inside(who):
            act = self.act(who)
            if act is None:
                self.refuse()
            clause = self.done(who, act, who, False)
            acts = clause.acts
            while self.is_next("and") and self.whole_after(self.at + 1):
                self.at += 1
                more = self.act(who)
                assert more is not None
                acts += self.done(who, more, who, False).acts
        same = self.sense.same(who)
        found = Either(who, (Do(same, acts),))
        self.subject, self.finite, self.goes_on = who, False, False
        if self.is_next("or") or self.is_next(",", "or") or (listed and self.is_next(";", "or")):
            return self.or_else(who, (Do(same, acts),))
        return found

    def whole_after(self, at: int) -> bool:
        """Whether something of the game without another player stands at a place."""
        return self.look_ahead(PLAIN_BOOK, at) is not None

    def with_choice(self, found: list[Clause], subject: Who) -> Clause:
        """The last clause, with what may be done instead: `discard 1 card or draw 3`."""
        clause, begun = found[-1], self.at
        comma = self.is_next(",", "or")
        if not (comma or self.is_next("or")) or not isinstance(clause, Do) or self.dared:
            return clause
        ahead = self.at + 1 + comma
        if self.look_ahead(ACT_BOOK, ahead) is None or self.is_next("or", "else") or clause.where or clause.but:
            return clause
        if len(found) > 1 or (len(clause.acts) > 1 and not comma):
            self.refuse("which things are to be chosen between? say: you may choose: ...; or ...", begun)
        if self.sense.one_by_one or any(act.verb.alone or act.verb.one_step for act in clause.acts):
            return clause
        return self.or_else(clause.who, (Do(self.sense.same(clause.who), clause.acts),))

    def or_else(self, who: Who, first: tuple[Clause, ...]) -> Either:
        """What somebody may do instead."""
        self.at += 1 + (self.word() != "or")
        with self.sense.inside(who):
            act = self.act(who)
            if act is None:
                self.refuse()
            acts = self.done(who, act, who, False).acts
            while self.is_next("and") and self.whole_after(self.at + 1):
                self.at += 1
                more = self.act(who)
                assert more is not None
                acts += self.done(who, more, who, False).acts
        self.subject, self.finite, self.goes_on = who, False, False
        for clause in first:
            if isinstance(clause, Do) and any(
                act.verb.name in ("discard_certain", "give_certain") for act in clause.acts
            ):
                self.refuse("whoever has no such card could always choose this: say with `if` who has one", self.at - 1)
        return Either(who, first, (Do(self.sense.same(who), acts),))

    def must(self, who: Who, named: int, where: Holds | None = None, but: Who | None = None) -> Clause:
        """What follows `must`: a verb of the game, which is then what they do, or a dare. In doubt it is refused."""
        begun = self.at
        end = self.end_of_deed(begun)
        if end == begun:
            self.expect("what to do")
            self.refuse()
        if self.is_act(begun) and (act := self.act(who)):
            clause = self.done(who, act, who, False)
            return Do(clause.who, clause.acts, where, but)
        if where is not None or but is not None:
            self.refuse("a dare is for one player, or for everyone", begun)
        if self.is_of_the_game(begun, end):
            self.refuse_move(named, begun, end)
        if self.words[end].text in (".", "!", ";") if end < len(self.words) else True:
            self.at = named
            if note := self.note():
                return note
        self.at = end
        return self.dare(who, begun)

    def end_of_deed(self, begun: int) -> int:
        """Where a deed ends: at the `or` before something of the game, or at the end of the sentence."""
        for at in range(begun, len(self.words)):
            if self.words[at].text == "." or (
                self.words[at].text == ","
                and at + 1 < len(self.words)
                and self.words[at + 1].text == "or"
                and self.game_at(at + 2)
            ):
                return at
            if self.words[at].text == "or" and self.game_at(at + 1):
                return at
        return len(self.words)

    def game_at(self, at: int) -> bool:
        """Whether something of the game stands at a place, perhaps with its player."""
        end = self.player_ahead(at)
        return self.look_ahead(MOVE_BOOK, at) is not None or (
            end is not None and self.look_ahead(MOVE_BOOK, end) is not None
        )

    def deed(self, who: Who, begun: int, named: int) -> Clause:
        """What only people do, without `must`: a dare, if something follows `or`; else words for the table."""
        end = self.end_of_deed(begun)
        said = [word.text for word in self.words[begun:end]]
        if not is_deed(said) or self.is_of_the_game(begun, end):
            self.at = begun
            self.refuse(at=begun)
        if end < len(self.words) and self.words[end].text in (",", "or"):
            self.at = end
            return self.dare(who, begun)
        self.at = named
        if note := self.note():
            self.subject, self.finite, self.goes_on = None, False, False
            return note
        return self.refuse(at=begun)

    def is_act(self, at: int) -> bool:
        """Whether what can be read of the game stands here, and nothing more."""
        ahead = self.look_ahead(ACT_BOOK, at)
        return ahead is not None and self.whole(ahead[0])

    def is_of_the_game(self, begun: int, end: int) -> bool:
        """Whether any part of what somebody must do looks like a move of the game."""
        said = [word.text for word in self.words]
        starts = [at for at in range(begun, end) if at == begun or said[at - 1] in JOINTS]
        for start in starts:
            at = start
            while at < end and said[at] in BEFORE:
                at += 1
            stop = next((place for place in range(at, end) if said[place] in JOINTS), end)
            whole = start == begun and stop == end
            ahead = self.look_ahead(MOVE_BOOK, at)
            if (
                ahead is not None
                and not counts_something_else(said, ahead[0])
                and (not ahead[1].everyday or ahead[0] == end)
            ):
                return True
            if resembles_move(said[at:stop], whole):
                return True
        return False

    def refuse_move(self, named: int, begun: int, end: int) -> NoReturn:
        """Give up on a dare that looks like a move of the game."""
        problem = f'"{self.between(begun, end)}" looks like part of the game; a dare is for people to judge'
        self.refuse(problem, begun, self.instead_of_must(named, begun))

    def instead_of_must(self, named: int, begun: int) -> list[str]:
        """What can be said instead of `must ..., or ...` where both are of the game."""
        said = [word.text for word in self.words]
        before = self.source[: self.words[named].start]
        who = self.between(named, begun - 1)
        stop = next((at for at in range(begun, len(said)) if said[at] in (".", ";", "!")), len(said))
        split = next((at for at in range(begun, stop) if said[at] == "or"), stop)
        last = split - 1 if said[split - 1] == "," else split
        while begun < last and said[begun] in BEFORE:
            if said[begun] in NEGATIONS:
                return []
            begun += 1
        deed, otherwise = self.between(begun, last), self.between(split + 1, stop)
        count = next((word for word in said[begun:last] if word.isdecimal() or word in NUMBERS), "1")
        colour = next((word for word in said[begun:last] if word in self.colours), "")
        they = "you" if said[named] == "you" else "they"
        unless = f"{before}if {who} hold no {colour} card, {they} {otherwise}"
        if said[begun] in ("discard", "give") and not colour:
            unless = f"{before}if {who} hold at least {count} cards, {they} {deed}; otherwise {they} {otherwise}"
        return [
            text
            for text in map(self.printed, (unless, f"{before}{who} must {deed}", f"{before}{who} {otherwise}"))
            if text
        ]

    def between(self, start: int, end: int) -> str:
        """The text from one word up to another one."""
        return self.source[self.words[start].start : self.words[end - 1].end] if start < end else ""

    def dare(self, who: Who, begun: int) -> Dare:
        """A dare: free words up to `or`, where the reader is now, and what happens otherwise."""
        deed = " ".join(self.source[self.words[begun].start : self.words[self.at - 1].end].split())
        first, space, rest = deed.partition(" ")
        deed = (
            bare_deed(first.lower()) + space + rest
            if is_deed([word.text for word in self.words[begun : self.at]])
            else deed
        )
        if self.is_next(","):
            self.at += 1
        self.need("or")
        self.sense.check_dare(who)
        dared, self.dared = self.dared, True
        with self.sense.inside(who):
            otherwise = self.clauses(self.sense.same(who))
        self.dared = dared
        return Dare(who, deed, otherwise)

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
