"""Card text into its syntax tree, by recursive descent over the phrase book.

Every word has to be understood: what cannot be read is refused at the farthest place that any reading reached.
The reader is a chain of classes, each of which uses what is below it: here sentences, then what is `joined` in them,
`clauses`, `choices`, `dares`, `subjects`, `conditions`, `acts`, `special` shapes, and the `matcher` of patterns.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from lastcard.cards.text.grammar.deeds import looks_like_a_contest
from lastcard.cards.text.grammar.headings import is_heading, is_said_twice, is_title, title_of
from lastcard.cards.text.grammar.joined import Joined
from lastcard.cards.text.grammar.meant import (
    are_two_cases,
    as_meant,
    at_last,
    draws_at_last,
    gives_up_hand,
    is_torn,
    unanswered,
)
from lastcard.cards.text.grammar.repeated import without_repeats
from lastcard.cards.text.lately import Lately
from lastcard.cards.text.offers.suggest import vocabulary
from lastcard.cards.text.plainer.fillers import name_ends
from lastcard.cards.text.plainer.judged import People
from lastcard.cards.text.plainer.kept_up import kept_up
from lastcard.cards.text.plainer.manners import EXCLAMATIONS
from lastcard.cards.text.plainer.retold import retold
from lastcard.cards.text.plainer.shapes import shaped
from lastcard.cards.text.plainer.talk import without_talk
from lastcard.cards.text.plainer.who_does import is_party_game
from lastcard.cards.text.telling.writer import write
from lastcard.cards.text.tree import Sentence, Text
from lastcard.cards.text.words import FIRST_PERSON, MAX_LENGTH, SECOND_PERSON, CardTextError, spelt, told, words


def read(text: str, colours: Sequence[str]) -> Text:
    """Read a card text for an edition with these colours.

    >>> read("the next player draws 2.", ["red", "blue"]).play
    ((Do(who='next', acts=(Act(verb='draw', count=2, ...),), where=None, but=None, ...),),)
    """
    tree = _known.get((text, tuple(colours)))
    if tree is None:
        try:
            tree = _Reader(text, tuple(colours)).text()
        except CardTextError:
            tree = _told_again(text, tuple(colours))
            if tree is None:
                raise
        learn(text, colours, tree)
    return tree


def _under_a_title(text: str, colours: Sequence[str]) -> Text | None:
    """A text whose beginning is no rule and names nobody, if all that follows is one: that is the card's name."""
    title, rest = title_of(text) if len(text) <= MAX_LENGTH else ("", "")
    if not title or not is_title([word.text for word in words(title)], colours, rest, frozenset(vocabulary())):
        return None
    for part, wanted in ((title, False), (rest, True)):
        try:
            tree = _Reader(part, colours, helpful=False).text()
        except CardTextError:
            tree = None
        if (tree is not None) != wanted:
            return None
    return None if tree is None or tree.name else replace(tree, name=title)


def _told_again(text: str, colours: Sequence[str]) -> Text | None:
    """A text under a title, in plainer words, without what is only talk, or about what people do and judge."""
    if len(text) > MAX_LENGTH:
        return None
    plainer = retold(text, colours)
    alone, beside_it = without_talk(text)
    alone_plainer = plainer if alone == text else retold(alone, colours)
    ways = ((text, ()), (plainer, ()), without_talk(plainer), (alone, beside_it), (alone_plainer, beside_it))
    for said, beside in dict.fromkeys(ways):
        tree = _read_anew(said, colours) if said != text else None
        tree = tree or _under_a_title(said, colours) or _among_people(said, colours)
        if tree is not None:
            return replace(tree, talk=beside)
    if (found := without_repeats(alone, lambda said: _read_quietly(said, tuple(colours)))) is not None:
        tree, again = found
        return replace(tree, talk=(*beside_it, again, *tree.talk))
    return None


def _read_quietly(text: str, colours: tuple[str, ...]) -> Text | None:
    """A part of a text, read like a whole one."""
    try:
        return read(text, colours)
    except CardTextError:
        return None


def _read_anew(text: str, colours: Sequence[str]) -> Text | None:
    try:
        return _Reader(text, colours, helpful=False).text() if text else None
    except CardTextError:
        return None


def _among_people(text: str, colours: Sequence[str]) -> Text | None:
    """A text of a shape of its own, or about what people do and judge; it may begin with the card's name."""
    title, rest = title_of(text)
    said = [word.text for word in words(title)] if title else []
    named = bool(title) and (is_title(said, colours) or is_party_game(said))
    for name, part in (("", text), *([(title, rest)] if named else [])):
        for way in (*shaped(part), *kept_up(part, colours), *People(part, colours).told()):
            if (tree := _read_anew(way, colours)) is not None:
                return replace(tree, name=name) if name and not tree.name else tree
    return None


_CHOSEN = re.compile(r"\bwhom?='chosen'")
"""Where whoever plays the card chooses a player, in a tree."""
_known = Lately[tuple[str, tuple[str, ...]], Text](1000)
"""A table that is set up reads the same few texts again and again."""


def learn(text: str, colours: Sequence[str], tree: Text) -> None:
    """Take over what another process has read, so that this one need not."""
    _known.put((text, tuple(colours)), tree)


def is_known(text: str, colours: Sequence[str]) -> bool:
    """Whether a text has been read lately, and understood."""
    return (text, tuple(colours)) in _known


class _Reader(Joined):
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
        lawful = even_last = never_last = False
        name = self.name()
        while self.at < len(self.words):
            if self.exclaimed():
                continue
            begun = self.at
            if self.skip("play", "it", "only", "without", "a", "card", "of", "the", "colour", "in", "play"):
                lawful = True
            elif self.skip("it", "acts", "even", "as", "the", "last", "card"):
                even_last = True
            elif self.skip("it", "cannot", "be", "played", "as", "the", "last", "card"):
                never_last = True
            elif self.skip("when", "drawn", ","):
                drawn.append(self.part("drawn"))
            elif self.skip("when", "turned", "up", ","):
                turned_up.append(self.part("turned_up"))
            else:
                play.append(self.part("play"))
            self.refuse_unclear_otherwise(play, begun)
            self.said_last = play[-1][-1] if play else None
            self.end_sentence(begun)
        self.check_persons()
        if is_said_twice(play, [word.text for word in self.words]):
            once, first = write(Text(tuple(play[1:]))), write(Text((play[0],)))[:-1]
            offers = [self.offered(once), self.offered(f"{first}, then {once[0].lower()}{once[1:]}")]
            self.refuse("is that said twice, or done twice? say so", len(self.words) - 1, [*filter(None, offers)])
        if any(gives_up_hand(clause) for sentence in play for clause in sentence):
            self.refuse("whoever gives all their cards away goes out, and draws no more", len(self.words) - 1)
        if unanswered(play) or unanswered(drawn) or unanswered(turned_up):
            self.refuse(
                "say what the player does who is chosen: the next player chooses another player and they draw 2"
            )
        if any(is_torn(clause) for sentence in (*play, *drawn, *turned_up) for clause in sentence):
            self.refuse(
                "a condition inside the first of two cases: which one would the second belong to?", len(self.words) - 1
            )
        last = at_last(play)
        even_last, never_last = even_last or bool(last), never_last and not draws_at_last(last)
        text = Text(as_meant(play), tuple(drawn), tuple(turned_up), lawful, even_last, never_last, name)
        clauses = [clause for sentence in text.play for clause in sentence]
        if any(are_two_cases(one, other) for one, other in pairwise(clauses)):
            self.refuse(
                "whoever has done the first might be among the second by then: say whoever does not",
                len(self.words) - 1,
            )
        self.check_others(text)
        self.sense.bounded(text)
        if len(write(text)) > MAX_LENGTH:
            self.refuse(f"written out in full this is longer than {MAX_LENGTH} characters", len(self.words))
        return text

    def heading(self) -> str:
        """What a text begins with, if that only says in short what it goes on to say: `+4. The next player draws 4`."""
        opening = spelt(self.source)
        stop = next((at for at, word in enumerate(opening[:6]) if not word.text[-1].isalnum()), 0)
        if not stop or self.words[0].start != opening[0].start:
            return ""
        said = [word.text for word in opening[:stop]]
        at = next((at for at, word in enumerate(self.words) if word.start >= opening[stop].end), len(self.words))
        if not is_heading(said, opening[stop].text, [word.text for word in self.words[at:]]):
            return ""
        self.free.append((0, at))
        self.at = at
        return " ".join(self.source[opening[0].start : opening[stop - 1].end].split())

    def name(self) -> str:
        """The name of the card that a text may begin with."""
        if heading := self.heading():
            return heading
        said = [word.text for word in self.words]
        first = next((at for at, word in enumerate(said) if not word[-1].isalnum()), 0)
        title = self.between(0, first)
        shouted = title.isupper() and not self.source[len(title) :].isupper()
        stop = name_ends(said, frozenset(vocabulary()), self.colours, shouted) if said else None
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
        said = [word for word in told(self.source) if not any(start <= word.start < end for start, end in free)]
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
        place = next((at for at, word in enumerate(self.words) if first[0].start < word.end), 0)
        self.refuse(problem, place, offers)

    def check_others(self, text: Text) -> None:
        """Refuse `a player you choose draws 2 and another player draws 4`: it could be the same one, chosen twice."""
        if len(_CHOSEN.findall(repr(text))) < 2:
            return
        free = {at for start, end in self.free for at in range(start, end)}
        for at, word in enumerate(self.words):
            another = word.text in ("another", "different") and self.text_at(at + 1) in ("player", "one", "opponent")
            if at and at not in free and (another or (word.text == "else" and self.text_at(at - 1) == "someone")):
                chosen = [
                    w.text for w in self.words[:at] if w.text in ("choose", "chosen", "someone", "anyone", "player")
                ]
                if len(chosen) > (word.text == "else"):
                    first = self.words[at - (word.text == "else")].start
                    told = f"{self.source[:first]}a player you "
                    f"choose{self.source[self.words[at + (word.text != 'else')].end :]}"
                    offers = [*filter(None, [self.offered(told)])]
                    self.refuse("this could be the same player again: say who chooses them", at, offers)

    def part(self, moment: str) -> Sentence:
        """A sentence about one moment in the life of a card."""
        self.sense.begin(moment)
        self.put_addressed_first()
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
            if self.words[self.at].text != ";":
                self.sense.named_last = self.sense.several_last = None
            self.at += 1
            while self.words[self.at - 1].text == "!" and self.word() == "!":
                self.at += 1
        if self.at == begun:
            self.refuse()

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
