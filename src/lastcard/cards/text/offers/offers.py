"""What is offered for a text that cannot be read: sentences that can be, as close in meaning as there are.

Parts of the text come first, as they were written; then what it speaks of, said plainly; then sentences about the same.
All are read before they are offered, and all are weighed in the same way: by how much of what somebody would miss they
keep, and how much they add.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from lastcard.cards.text.grammar.free_words import names_the_game
from lastcard.cards.text.offers.examples import EXAMPLES, MORE
from lastcard.cards.text.offers.facets import Facets, closeness, facets
from lastcard.cards.text.offers.lexicon import ASKING, DOING, HUMAN
from lastcard.cards.text.offers.outline import Deed
from lastcard.cards.text.offers.phrasing import UNSAID, phrased
from lastcard.cards.text.offers.sketch import RACING, player_at, sketch
from lastcard.cards.text.phrases import WHO
from lastcard.cards.text.telling.wording import write_who
from lastcard.cards.text.words import NUMBERS, CardTextError, Offers, words

MOST_OFFERS = 3
MOST_READ = 24
"""Sentences that are read for one refusal: each takes time, and strangers write them."""
MOST_CHARACTERS = 1800
"""And so much of them in all: long ones take longer."""
MOST_SENTENCES = 5
MOST_PARTS = 7
LONGEST_OFFER = 160
LONGEST_SUBJECT = 80
REPAIRED = 0.95
PLAIN = 0.9
EXAMPLE = 0.75
WRONG_COUNT = 0.6
ABOUT_OTHERS = 0.6
IN_ANY_CASE = 0.75
"""What is done in any case, where the text says when."""
ONLY_SAID = 0.4
"""Words for the table, by which nothing happens."""
LESS = 3
"""Places at which the end of a text of several sentences is cut off."""
"""How far a sentence is trusted to say the same that was put together from what a text speaks of, or that was not made
for it at all."""
SHORT = 400
"""Characters of a text of which parts are read."""

SIMPLEST = 0.2
CLOSE = 0.3
"""How close a sentence has to be, to be offered as one that says nearly the same."""
AS_CLOSE = 0.7
"""How close the others have to come to the first, to be offered besides."""
BESIDES = 0.42
"""How close they have to be in any case."""
ALIKE = 0.85
"""How close two offers are of which one is enough."""

Printed = Callable[[str], str]
"""A text as it is printed, or nothing if it cannot be read."""


JOINTS = frozenset({".", "!", "?", ";", ":", ",", "and", "then", "but", "-", "–", "—", "=", "&", "(", ")"})
"""Words behind which a part may begin."""
CUTS = frozenset(
    "because cuz since so unless which who that without while before after for until till starting beginning however "
    "whatever like rather instead if when or as in on from to at with regardless where even though straight once "
    "cause max maximum plus yes".split()
)
"""Words before which a part may end: what stands behind them is left out, if it cannot be said."""
STOPS = frozenset({".", "!", "?"})
SOMETIMES = frozenset("if unless when whenever wrong right correct".split())
PERHAPS = frozenset("if unless when whenever every each should in wrong right correct".split())
"""Words with which sentences begin that say what happens only sometimes: of them no part is done in any case."""


def closest(source: str, colours: Sequence[str], printed: Printed, repaired: Sequence[str] = ()) -> Offers:
    """The closest sentences to a text that was refused, some ways to repair it among them."""
    return _Search(source, colours, printed).best(repaired)


class _Search:
    """What is tried for one text."""

    def __init__(self, source: str, colours: Sequence[str], printed: Printed) -> None:
        self.source = source
        self.colours = tuple(colours)
        self.print = printed
        self.words = words(source)
        self.said = [word.text for word in self.words]
        self.about = sketch(self.said, self.colours)
        for first, end in self.sentences():
            for deed in self.about.deeds:
                deed.perhaps = deed.perhaps or (first <= deed.at < end and self.is_perhaps(first, SOMETIMES))
        self.facets = facets(self.about)
        self.unread: set[str] = set()
        self.characters = 0
        self.tried: dict[str, str] = {}
        self.found: dict[str, float] = {}

    def best(self, repaired: Sequence[str]) -> Offers:
        for text in repaired:
            said = self.read(text)
            if said and len(said) <= LONGEST_OFFER:
                meant = closeness(self.facets_of(text), self.facets_of(said)) * REPAIRED
                self.found[said] = max(self.found[said], meant)
        if len(self.source) <= SHORT:
            self.try_less()
            self.try_parts()
            self.try_people()
        self.try_all_plainly()
        self.try_examples()
        if max(self.found.values(), default=0.0) < CLOSE:
            self.try_simplest()
        ranked = sorted(self.found, key=lambda said: -self.found[said])
        chosen: list[str] = []
        for said in ranked:
            like = [closeness(self.facets_of(said), self.facets_of(other)) for other in chosen]
            least = max(self.found[chosen[0]] * AS_CLOSE, BESIDES) if chosen and self.is_close(chosen[0]) else 0.0
            if chosen and (max(like) > ALIKE or self.found[said] < least):
                continue
            if said in self.unread and not self.print(said):
                continue  # with the number or the colour of the text it makes no sense
            chosen.append(said)
            if len(chosen) == MOST_OFFERS:
                break
        return Offers(chosen, bool(chosen) and self.is_close(chosen[0]))

    def is_close(self, said: str) -> bool:
        return self.found[said] >= CLOSE

    def read(self, text: str, trust: float = 1.0) -> str:
        """A text as it is printed, if it can be read, and has not been too much yet."""
        if text not in self.tried:
            if not text or len(self.tried) >= MOST_READ or self.characters > MOST_CHARACTERS:
                return ""
            self.characters += len(text)
            said = self.print(text)
            self.tried[text] = "" if said.endswith(":") else said  # a name alone is no rule
        said = self.tried[text]
        if said and len(said) <= LONGEST_OFFER:
            self.found.setdefault(said, self.worth(said) * trust)
        return said if len(said) <= LONGEST_OFFER else ""

    def worth(self, said: str) -> float:
        """How close a sentence comes to the text; nothing if it harms somebody else than the text does."""
        offered = self.facets_of(said)
        if _harms_others(self.facets, offered):
            return -1.0
        mine, theirs = ({facet for facet in each if facet[1:2] == ("side",)} for each in (self.facets, offered))
        if offered and all(facet[0] in ("word", "people") for facet in offered):
            return closeness(self.facets, offered) * ONLY_SAID
        elsewhere = mine and theirs and mine.isdisjoint(theirs) and not any("some" in facet for facet in mine | theirs)
        return closeness(self.facets, offered) * (ABOUT_OTHERS if elsewhere else 1.0)

    def facets_of(self, said: str) -> Facets:
        return _facets_of(said, self.colours)

    # All of the text but one part

    def try_less(self) -> None:
        """The text without what stands in brackets, without its last sentence, or what hangs on its last comma."""
        opened, sentences = [at for at, word in enumerate(self.said) if word == "("], self.sentences()
        closed = next((at for at in range(len(self.said) - 1, 0, -1) if self.said[at] == ")"), len(self.said))
        if opened:
            rest = self.between(closed + 1, len(self.said)) if closed + 1 < len(self.said) else ""
            self.read(f"{self.between(0, opened[0])} {rest}".strip())
        last = sentences[-1][0] if sentences else 0
        if len(sentences) > 1:
            if not self.is_perhaps(last):
                self.read(self.between(0, last))
            self.read(self.source[self.words[sentences[1][0]].start :])
        cuts = [at for at in range(last + 2, len(self.said)) if self.said[at] == "," or self.said[at] in CUTS]
        for at in cuts[::-1][:LESS]:
            if last:
                self.read(self.between(0, at))

    # Parts of the text, as they were written

    def try_parts(self) -> None:
        """Each sentence as it is, or what of it can be read, or else what it speaks of; all of them together, too."""
        kept: list[str] = []
        for first, end in self.sentences():
            best = self.longest_part(first, end)
            plain = [] if best else self.plain(first, end)
            if not self.is_perhaps(first) or any(facet[0] == "condition" for facet in self.facets_of(best)):
                kept += [best] if best else plain
        if len(kept) > 1:
            self.read(_one_choice(" ".join(kept[:MOST_SENTENCES])), self.trust_in_all())

    def sentences(self) -> list[tuple[int, int]]:
        """From which word up to which one each sentence goes."""
        stops = [at + 1 for at, word in enumerate(self.said) if word in STOPS]
        starts = [0, *(stop for stop in stops if stop < len(self.said))]
        ends = [*starts[1:], len(self.said)]
        return [*zip(starts, ends, strict=True)][:MOST_SENTENCES]

    def is_perhaps(self, first: int, begins: frozenset[str] | None = None) -> bool:
        """Whether a sentence says what happens only sometimes: `if ...`, `can't play? draw 1`."""
        ends = next((at for at in range(first, len(self.said)) if self.said[at] in STOPS), len(self.said) - 1)
        before = max((at for at in range(first - 1) if self.said[at] in STOPS), default=-1)
        asked = self.said[first - 1 : first] == ["?"] and self.said[before + 1] == "cannot"
        asks = self.said[ends] == "?" and self.said[first] == "cannot"
        return self.said[first] in (PERHAPS if begins is None else begins) or asked or asks

    def longest_part(self, first: int, end: int) -> str:
        """The longest part of a sentence that can be read."""
        starts = [first, *(at + 1 for at in range(first, end - 1) if self.said[at] in JOINTS)]
        stops = [end, *(at for at in range(end - 1, first + 1, -1) if self.said[at] in JOINTS)]
        cuts = [at for at in range(end - 1, first + 1, -1) if self.said[at] in CUTS]
        whole = sorted(((a, b) for a in starts for b in stops if b - a > 1), key=lambda part: part[0] - part[1])
        less = sorted(((a, b) for a in starts[:3] for b in cuts if b - a > 1), key=lambda part: part[0] - part[1])
        found = [self.first_read(parts) for parts in (whole, less)]
        return max(found, key=lambda said: self.found.get(said, 0.0), default="")

    def first_read(self, parts: list[tuple[int, int]]) -> str:
        """The first of some parts that can be read."""
        perhaps = self.is_perhaps(min((a for a, _ in parts), default=0))
        for a, b in parts[:MOST_PARTS]:
            trust = IN_ANY_CASE if perhaps and self.said[a] not in PERHAPS else 1.0
            if (a, b) != (0, len(self.said)) and (said := self.read(self.between(a, b), trust)):
                return said
        return ""

    def between(self, first: int, end: int) -> str:
        """What was written from one word up to another one."""
        return self.source[self.words[first].start : self.words[end - 1].end].strip(" ,;:-–—(&") if first < end else ""

    # What it speaks of, said plainly

    def plain(self, first: int, end: int) -> list[str]:
        """What is done in a part of the text, said plainly: all that happens in any case, one after the other."""
        deeds = [deed for deed in self.about.deeds if first <= deed.at < end][:MOST_SENTENCES]
        found = [next(filter(self.is_fair, (self.read(way, PLAIN) for way in self.ways(deed))), "") for deed in deeds]
        alone = STOPS.isdisjoint(self.said[first : end - 1])
        if alone and any(found) and (condition := self.condition(first, end)):
            tries = [self.read(f"{condition}, {_uncapital(said)}", PLAIN) for said in filter(None, found[:2])]
            if any(tries):
                return [*filter(None, tries)][:1]
        self.try_chance([*filter(None, found)])
        for one, other in pairwise(zip(found, deeds, strict=True)):
            self.try_either(one, other)
        joined: list[str] = []
        last = None
        for said, deed in zip(found, deeds, strict=True):
            then = deed.what == "play" and deed.who == "you" and self.said[deed.at - 1] in ("then", "and", "may")
            if not said or deed.instead or deed.perhaps or (deed.what in APART and not then):
                continue
            named = write_who(deed.who) if deed.who in WHO else "?"
            if last == deed.who != "you" and said.lower().startswith(named):
                joined[-1] = f"{joined[-1][:-1]} and{said[len(named) :]}"
            elif said not in joined:
                joined.append(said)
            last = deed.who
        return joined

    def try_either(self, one: tuple[str, Deed], other: tuple[str, Deed]) -> None:
        """Two things of which one is done: whoever does both has the choice, or else you."""
        (first, does), (second, instead) = one, other
        if not (instead.instead and first and second) or not APART.isdisjoint({does.what, instead.what}):
            return
        if does.who != instead.who and {"either", "choice", "up"}.isdisjoint(self.said):
            return
        named = write_who(does.who) if does.who in WHO else "?"
        who = named if does.who == instead.who != "you" and first.lower().startswith(named) else "you"
        ways = [_uncapital(said).removeprefix(f"{who} ").removesuffix(".") for said in (first, second)]
        self.read(f"{who} may choose: {ways[0]}; or {ways[1]}.", PLAIN)

    def try_chance(self, found: list[str]) -> None:
        """Two things of which chance, a guess or people say which happens."""
        game = next((deed.what for deed in self.about.deeds if deed.what in CHANCES), None)
        ends = [said for said in found if not said.startswith(("Guess", "Flip", "Roll"))][-2:]
        if game == "roll" and len(ends) == 1 and (draws := DRAWN.sub(" that many cards.", ends[0])) != ends[0]:
            self.read(f"roll a die. {_uncapital(draws)}", PLAIN)
        if game is not None and len(ends) == 2:
            self.read(f"{CHANCES[game]}, {_uncapital(ends[0][:-1])}; otherwise {_uncapital(ends[1])}", PLAIN)

    def ways(self, deed: Deed) -> Iterator[str]:
        """How what is done can be said: of whom the text says it, if these words can be read, or more simply."""
        subject = self.between(deed.start, deed.at)
        named = player_at(self.said, deed.start) is not None and len(subject) < LONGEST_SUBJECT
        if (deed.who.startswith("agreed") or deed.who in ("everyone", "loser", "winner")) and named:
            yield from (f"{said}." for said in phrased(deed, self.about, subject)[:1])
        yield from (f"{said}." for said in phrased(deed, self.about)[:4])

    def is_fair(self, said: str) -> bool:
        """Whether something can be read, and harms nobody else than the text does."""
        return self.found.get(said, 0.0) > 0

    def condition(self, first: int, end: int) -> str:
        """The condition that a sentence begins with, as it was written."""
        if self.said[first] not in ("if", "unless", "when"):
            return ""
        comma = next((at for at in range(first, end) if self.said[at] in (",", "then")), 0)
        done = next((deed.at for deed in self.about.deeds if first < deed.at < end), 0)
        comma = comma if comma and not (done and done < comma) else done
        comma -= bool(comma) and self.said[comma - 1] in ("they", "you", "he", "she")
        return "if " + self.between(first + 1, comma) if comma else ""

    def try_all_plainly(self) -> None:
        """All that is done, each said plainly, in one text."""
        several = self.plain(0, len(self.said))
        self.read(_one_choice(" ".join(several[:3])), self.trust_in_all())

    def trust_in_all(self) -> float:
        """How far it is trusted that all that is done is done in any case."""
        return PLAIN if all(deed.what not in CHANCES for deed in self.about.deeds) else WRONG_COUNT

    # What people keep to, and contests

    def try_people(self) -> None:
        """What only people can do: as a dare, as a rule to keep to, or as a contest."""
        draws = [deed for deed in self.about.deeds if deed.what == "draw" and deed.count]
        count = draws[0].count if draws else UNSAID
        until = "for the rest of the round" if self.about.span == "long" else "until your next turn"
        for first, end in self.sentences()[:3]:
            for said in self.kept(first, end, until, count or UNSAID):
                self.read(said, PLAIN)

    def kept(self, first: int, end: int, until: str, count: int) -> Iterator[str]:
        """A sentence as a dare, a rule to keep to, or a contest, for so many cards."""
        said = self.said
        stop = next((at for at in range(first, end) if said[at] in STOPS | {",", ";", "or"}), end)
        must = next((at for at in range(first, stop) if said[at] == "must"), None)
        draw = next((deed.at for deed in self.about.deeds if deed.what == "draw" and first < deed.at < end), None)
        broken = f"; whoever breaks it draws {count}."
        if must is not None and must > first:
            who, what = self.between(first, must), self.between(must + 1, stop)
            if any(must < deed.at < stop and deed.what not in APART for deed in self.about.deeds):
                return
            if names_the_game(what, self.colours):
                return
            if self.about.span:
                yield f"{until}, {who} must {what}{broken}"
            yield f"{who} must {what}, or draws {count}."
        elif said[first] in ASKING and (named := player_at(said, first + 1)):
            after = first + 1 + named[1]
            to = said[after : after + 1] == ["to"]
            after += to
            if (to or said[first] in ("make", "let", "have")) and not HUMAN.isdisjoint(said[after:stop]):
                yield f"a player you choose must {self.between(after, stop)}, or draws {count}."
        elif said[first] in DOING:
            yield f"you must {_uncapital(self.between(first, stop))}, or draw {count}."
        if draw is None or not (what := self.between(first, draw)):
            return
        if said[first] in ("anyone", "whoever", "everyone", "those", "if"):
            verb = first + 1 + (said[first + 1] in ("who", "that", "you", "anyone", "someone", "they", "he", "she"))
            draw -= said[draw - 1] in ("they", "you", "he", "she")
            cut = next((at for at in range(verb + 1, draw) if said[at] in ("before", "until", "while", "during")), draw)
            cut = min(cut, draw)
            done, _, rest = self.between(verb, cut).partition(" ")
            bare = done.removesuffix("es" if done.endswith(("sses", "shes", "ches", "xes", "oes")) else "s")
            if done.isalpha() and said[verb] not in UNDONE:
                yield f"nobody may {bare} {rest} {until}{broken}"
        contest = any(deed.what == "contest" and first <= deed.at < end for deed in self.about.deeds)
        if contest or said[first] == "who" or not RACING.isdisjoint(said[first : first + 2]):
            yield f"everyone has a contest: {_uncapital(what)}. the loser draws {count}."

    # Sentences about the same

    def try_simplest(self) -> None:
        """Where nothing comes close: what somebody who is named there can do at all."""
        players = [found[0] for at in range(len(self.said)) if (found := player_at(self.said, at))]
        players = [who for who in players if who in WHO and who not in ("they", "you")] or ["you"]
        for at, simple in enumerate(("{} misses a turn.", "{} draws 1.", "{} takes another turn.")):
            said = self.print(simple.format(write_who(players[0])))
            if said:
                self.found[said] = max(self.found.get(said, 0.0), SIMPLEST - at / 100)

    def try_examples(self) -> None:
        """Sentences about the same things, with the number and the colour of the text."""
        for example in (*EXAMPLES, *MORE):
            said = as_said(in_colours(example, self.colours), self.source, self.colours)
            if said not in self.found:
                self.unread.add(said)
            self.found.setdefault(said, self.worth(said) * (EXAMPLE if self.counts_as_much(said) else WRONG_COUNT))

    def counts_as_much(self, said: str) -> bool:
        """Whether a sentence names no other numbers than the text, where that names some."""
        counts, others = (
            {facet for facet in each if facet[1:2] == ("count",)} for each in (self.facets, self.facets_of(said))
        )
        return not counts or others <= counts


DRAWN = re.compile(r"(?<=draw|raws) \d+\.$", re.IGNORECASE)
CHANCES = {
    "guess": "guess the colour of the top card: if you are right",
    "flip": "flip a coin: if it is heads",
    "roll": "roll a die. if the number is even",
}
"""How something begins of which two ends are possible."""

UNDONE = frozenset("it its this that but except cannot do-not has-not is-not has is have are on in".split())
"""What nobody can be told not to do."""

APART = frozenset("play guess roll flip call win partner vote contest look copy double ask rule".split())
"""What is offered by itself only: these words also say much else."""


def _one_choice(text: str) -> str:
    """A text in which a player is chosen once."""
    once = re.search("a player you choose", text, re.IGNORECASE)
    if once is None:
        return text
    return text[: once.end()] + re.sub("a player you choose", "that player", text[once.end() :], flags=re.IGNORECASE)


HARM = (("draw", "cards come"), ("skip", "a turn"))
"""What nobody wants to happen to somebody else than a text says."""


def _harms_others(written: Facets, offered: Facets) -> bool:
    """Whether an offer makes somebody draw or miss a turn who does not in the text, where that says who does."""
    if ("vote",) in written:
        return False
    for what, kind in HARM:
        if (what,) not in written or (what,) not in offered:
            continue
        sides = {facet[2] for facet in written if facet[:2] == (kind, "side")}
        others = {facet[2] for facet in offered if facet[:2] == (kind, "side")}
        if not sides & others and "some" not in sides | others:
            return True
    return False


@lru_cache(2000)
def _facets_of(said: str, colours: tuple[str, ...]) -> Facets:
    try:
        return facets(sketch([word.text for word in words(said)], colours))
    except CardTextError:
        return {}


def in_colours(sentence: str, colours: Sequence[str]) -> str:
    """A sentence in the colours of an edition."""
    red = colours[0] if colours and "red" not in colours else "red"
    yellow = colours[-1] if colours and "yellow" not in colours else "yellow"
    blue = colours[1] if len(colours) > 1 and "blue" not in colours else "blue"
    return re.sub(r"\b(red|yellow|blue)\b", lambda it: {"red": red, "yellow": yellow, "blue": blue}[it[0]], sentence)


def as_said(example: str, text: str, colours: Sequence[str]) -> str:
    """An example with the number and the colour of a text, if each has only one.

    >>> as_said("everyone else draws 2.", "all the rest pick up five", ["red"])
    'everyone else draws 5.'
    """
    said = text.lower().split()
    numbers = {NUMBERS.get(word.strip(".,:;!?+"), word.strip(".,:;!?+")) for word in said}
    counts = [int(number) for number in numbers if str(number).isdecimal() and 1 <= int(number) <= 20]
    places = [word for word in example.split() if word.strip(".,;").isdecimal()]
    if len(counts) == 1 and len(places) == 1 and places[0].strip(".,;") not in ("1", "7"):
        example = example.replace(places[0], places[0].replace(places[0].strip(".,;"), str(counts[0])), 1)
    named = [colour for colour in colours if any(word.startswith(colour) for word in said)]
    shown = [colour for colour in colours if colour in example.split()]
    return example.replace(shown[0], named[0]) if len(named) == 1 and len(shown) == 1 else example


def _uncapital(text: str) -> str:
    return text[:1].lower() + text[1:]
