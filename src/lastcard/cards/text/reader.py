"""Card text into its syntax tree, by recursive descent over the phrase book.

Every word has to be understood: what cannot be read is refused at the farthest place that any reading reached.
The reader is a chain of classes, each of which uses what is below it: here sentences, then `clauses`, `choices`,
`dares`, `subjects`, `conditions`, `acts`, `special` shapes, and the `matcher` of patterns.
"""

from collections.abc import Sequence
from dataclasses import replace

from lastcard.cards.text.clauses import Clauses
from lastcard.cards.text.deeds import looks_like_a_contest
from lastcard.cards.text.fillers import ENDINGS, EXCLAMATIONS, name_ends
from lastcard.cards.text.lately import Lately
from lastcard.cards.text.phrases import PLURAL, Who, is_one
from lastcard.cards.text.suggest import vocabulary
from lastcard.cards.text.tree import Clause, Contest, Do, Either, Sentence, Text
from lastcard.cards.text.words import FIRST_PERSON, MAX_LENGTH, SECOND_PERSON, CardTextError, spelt
from lastcard.cards.text.writer import write

SAME_AGAIN: frozenset[Who] = frozenset(
    {"you", "next", "previous", "everyone", "everyone_else", "they", "dealer", "second", "left", "right", "across"}
    | {"neighbours", "next_two", "next_3", "next_4", "next_5", "loser", "winner"}
)
"""Who is the same when named twice in a sentence."""


JOINTS = (
    (",", "and", "then"), (",", "and", "also"), ("and", "also"), (",", "and"), (",", "then"), ("and", "then"), ("and",),
    ("then",), (",", "but"), ("but",), (",", "plus"), ("plus",), (",", "while"), ("while",), (",", "after", "which"),
    ("after", "which"), (",", "also"), (",", "afterwards"),
)  # fmt: skip
"""What joins clauses."""


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


class _Reader(Clauses):
    """Sentences, and the clauses that are joined in them."""

    def __init__(self, text: str, colours: Sequence[str], helpful: bool = True) -> None:
        super().__init__(text, colours, helpful)
        self.goes_on = False
        self.subject = None
        self.also = ()
        self.over = False
        """The sentence has ended without a full stop."""
        self.dared = False
        self.depth = 0
        self.finite = False

    def text(self) -> Text:
        """A whole text."""
        play: list[Sentence] = []
        drawn: list[Sentence] = []
        turned_up: list[Sentence] = []
        lawful = even_last = False
        name = self.name()
        while self.at < len(self.words):
            if self.exclaimed():
                continue
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
        self.check_persons()
        text = Text(tuple(play), tuple(drawn), tuple(turned_up), lawful, even_last, name)
        self.sense.bounded(text)
        if len(write(text)) > MAX_LENGTH:
            self.refuse(f"written out in full this is longer than {MAX_LENGTH} characters", len(self.words))
        return text

    def name(self) -> str:
        """The name of the card that a text may begin with."""
        said = [word.text for word in self.words]
        stop = name_ends(said, frozenset(vocabulary()), self.colours) if said else None
        if stop is None or tuple(said[:stop]) in EXCLAMATIONS or looks_like_a_contest(self.between(0, stop)):
            return ""
        if said[stop] != ":" and self.deed_ahead():
            return ""
        self.free.append((0, stop))
        self.at = stop + 1
        while self.word() == "!" == said[stop]:
            self.at += 1
        return " ".join(self.between(0, stop).split())

    def exclaimed(self) -> bool:
        """Pass over a sentence that is nothing but an exclamation."""
        stop = self.at
        while stop < len(self.words) and self.words[stop].text not in (".", "!", ",", ":"):
            stop += 1
        if tuple(word.text for word in self.words[self.at : stop]) not in EXCLAMATIONS:
            return False
        while stop < len(self.words) and self.words[stop].text in (".", "!", ",", ":"):
            stop += 1
        self.at = stop
        return True

    def check_persons(self) -> None:
        """Refuse a text with both `me` and `you`, of which nobody knows who is who."""
        free = [(self.words[start].start, self.words[end - 1].end) for start, end in self.free if start < end]
        said = [word for word in spelt(self.source) if not any(start <= word.start < end for start, end in free)]
        first = [word for word in said if word.text in FIRST_PERSON]
        second = [word for word in said if word.text in SECOND_PERSON]
        if not first or not second:
            return
        offers = []
        for others in ("everyone else", "the next player"):
            meant = {"you": others, "your": "their", "my": "your", "me": "you", "i": "you"}
            text = self.source
            for word in sorted((*first, *second), key=lambda word: -word.start):
                text = text[: word.start] + meant.get(word.text, word.text) + text[word.end :]
            offers.append(self.printed(text))
        problem = '"you" is whoever plays the card: is that the same as "me" here?'
        place = next(at for at, word in enumerate(self.words) if first[0].start < word.end)
        self.refuse(problem, place, offers)

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

    # Clauses that are joined

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
            found[-1:] = [self.with_more_cards(found[-1])]
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
        for joint in JOINTS:
            if self.is_next(*joint):
                self.at += len(joint)
                return True
        if self.word() in (",", "-", "—", "–") and self.clause_ahead(self.at + 1):
            self.at += 1
            return True
        self.expect('"and"')
        return False

    def others_too(self, found: list[Clause]) -> list[Clause]:
        """The clauses of players who were named together with the last one: `you and the next player draw 2`."""
        also, self.also = self.also, ()
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

    def with_more_cards(self, clause: Clause) -> Clause:
        """Several kinds of cards in a row: `discard all 3s and 4s`."""
        if isinstance(clause, Either) and not clause.second and isinstance(clause.first[-1], Do):
            more = self.with_more_cards(clause.first[-1])
            return Either(clause.who, (*clause.first[:-1], more), (), clause.where)
        last = clause.acts[-1] if isinstance(clause, Do) else None
        if not isinstance(clause, Do) or last is None or last.verb.name != "discard_all":
            return clause
        acts = clause.acts
        while last.cards not in ("all", "chosen", "that") and self.word() in ("and", ","):
            begun = self.at
            self.at += 2 if self.is_next(",", "and") else 1
            if self.word() == "all":
                self.at += 1
            cards = self.cards(False)
            if cards is None or self.word() not in ("", ".", "!", ";", ",", "and", "then"):
                self.at = begun
                break
            acts = (*acts, replace(last, cards=cards))
        return Do(clause.who, acts, clause.where, clause.but)

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

    # What can be offered instead

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
