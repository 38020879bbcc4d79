"""Card text into its syntax tree, by recursive descent over the phrase book.

Every word has to be understood: what cannot be read is refused at the farthest place that any reading reached.
"""

from collections.abc import Sequence
from typing import NoReturn, cast

from lastcard.cards.text import phrases
from lastcard.cards.text.deeds import BARE, BEFORE, FINITE, JOINTS, NEGATIONS, counts_something_else, resembles_move
from lastcard.cards.text.lately import Lately
from lastcard.cards.text.matcher import Found, Matcher
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.sense import SAME_TWICE
from lastcard.cards.text.tree import (
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
)
from lastcard.cards.text.verbs import ACTS, ALONE, COMMANDS, GIFTS, Verb
from lastcard.cards.text.words import MAX_LENGTH, NUMBERS, CardTextError
from lastcard.cards.text.writer import write

SAME_AGAIN: frozenset[Who] = frozenset({"you", "next", "previous", "everyone", "everyone_else", "they", "dealer"})
"""Who is the same when named twice in a sentence."""

ONE_OTHER: frozenset[Who] = frozenset({"next", "previous", "chosen", "most", "fewest", "dealer"})

GAME = (*ACTS, *GIFTS)
"""What a player does."""

YOUR_WORDS = ("your", "you")
OTHERS_WORDS = ("their", "his", "her", "they", "he", "she")


def read(text: str, colours: Sequence[str]) -> Text:
    """Read a card text for an edition with these colours.

    >>> read("the next player draws 2.", ["red", "blue"]).play
    ((Do(who='next', acts=(Act(verb='draw', count=2, cards='', whom=None, otherwise=()),)),),)
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


class _Reader(Matcher):
    """Sentences, clauses and acts."""

    def __init__(self, text: str, colours: Sequence[str], helpful: bool = True) -> None:
        super().__init__(text, colours, helpful)
        self.goes_on = False
        """The last clause had no player of its own."""
        self.subject: Who | None = None
        """Whom the last clause leaves as the subject of the next one; None: the same as before it."""
        self.finite = False
        """The last verb about the subject was one like `draws`, which cannot be about you."""
        self.obliged: tuple[int, int] | None = None
        """Where somebody is named who must do something of the game in this sentence, and where that begins."""

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
        self.obliged = None
        return self.clauses("you")

    def end_sentence(self, begun: int) -> None:
        """A full stop, or the end of the text."""
        if self.at < len(self.words):
            if self.words[self.at].text not in (".", "!", ";"):
                if self.obliged and (self.is_next("or") or self.is_next(",", "or")):
                    self.refuse_choice(*self.obliged)
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
        finite = False
        while True:
            clause = self.clause(subject, finite)
            last = found[-1] if found else None
            if isinstance(clause, Do) and isinstance(last, Do) and self.is_same(last, clause, subject):
                found[-1] = Do(last.who, last.acts + clause.acts)
            else:
                found.append(clause)
            if isinstance(clause, Do):
                subject = self.subject or subject
                finite = self.finite
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

    def clause(self, subject: Who, finite: bool) -> Clause:
        """One clause; without a player of its own it is about the subject, whose last verb was perhaps finite."""
        self.beginnings[self.at] = ["a player, such as the next player", "what to do, such as draw 2"]
        if self.skip("if"):
            return self.conditional()
        if self.skip("drop", "this", "card"):
            return self.drop()
        if self.skip("between", "two", "players", ","):
            return If(BetweenTwo(), self.clauses("you"))
        begun = self.at
        if command := self.longest(COMMANDS):
            # an imperative about somebody: who does it, and whatever follows it, is you
            return self.done(self.named(*command), Act(command[0]), "you", False)
        if alone := self.longest(ALONE):
            return self.done("you", Act(alone[0]), "you" if self.words[begun].text == "you" else None, finite)
        own = None if self.is_next("them") else self.who()
        if own is None:
            self.expect("a player")
            self.check_agreement(subject, finite)
            if subject not in ONE_OTHER:
                self.sense.known = self.sense.someone
        who = subject if own is None else self.sense.subject(own)
        if own is not None:
            self.beginnings[self.at] = ["what they do, such as draw 2 or miss a turn"]
        if own is not None and any(self.skip(*must) for must in phrases.MUST):
            return self.must(who, begun)
        if own is not None and self.skip("may", "challenge", ":"):
            return self.challenge(who)
        verb = self.words[self.at].text if self.at < len(self.words) else ""
        act = self.act(who)
        if act is None:
            self.at = begun
            self.refuse()
        clause = self.done(who, act, None if own is None else who, verb in BARE)
        if own is None and subject in ONE_OTHER:
            self.goes_on = True
            return Do("they", clause.acts)
        return clause

    def named(self, verb: Verb, found: Found) -> Who:
        """The player to whom something is done: they are who the clause is about. You skip everyone but yourself."""
        self.sense.pronoun = found["whom"] == "they" and self.words[self.at - 1].text == "them"
        who = cast(Who, found["whom"])
        return self.sense.subject("everyone_else" if verb.harm > 0 and who == "everyone" else who)

    def done(self, who: Who, act: Act, subject: Who | None, finite: bool) -> Do:
        """A clause, if it makes sense, and what it leaves for the next one: its subject, and the form of its verb."""
        self.sense.check(who, act)
        self.goes_on = False
        self.subject = subject
        self.finite = finite
        return Do(who, (act,))

    def check_agreement(self, subject: Who, finite: bool) -> None:
        """Refuse a verb without a player that could be about two: `skip her and draws 2`, `she draws 2 and draw 1`."""
        ahead = self.look_ahead(GAME, self.at)
        if ahead is None:
            return
        verb, end = self.words[self.at], ahead[0]
        about_you, about_others = BARE.get(verb.text, verb.text), FINITE.get(verb.text, verb.text)
        if subject == "you" and verb.text in BARE and self.sense.antecedent is not None:
            somebody, about_others = "somebody else", f"they {about_you}"
        elif subject != "you" and verb.text not in BARE and finite:
            somebody = phrases.WHO[subject][0]
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
        matched = self.longest(ACTS)
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
        if verb.to_all and whom in PLURAL:
            whom = None
        otherwise: tuple[Clause, ...] = ()
        if verb.condition is not None:
            self.need(",", "or")
            with self.sense.inside(who):
                otherwise = self.clauses(self.sense.same(who))
        cards = str(found.get("cards", found.get("colour", "all" if verb.has_cards else "")))
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
        matched = self.longest(GIFTS)
        end, self.at = self.at, ended
        return (end, Act(matched[0], 0, str(matched[1]["cards"]), "others"), matched[1]) if matched else None

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
        if whom in PLURAL:
            self.refuse_here("one other player can stand here")
        if whom == who:
            self.refuse_here(SAME_TWICE)
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

    def must(self, who: Who, named: int) -> Do | Dare:
        """What follows `must`: a verb of the game, which is then what they do, or a dare. In doubt it is refused."""
        begun = self.at
        while not (self.is_next(",", "or") or self.at >= len(self.words) or self.is_next(".")):
            self.at += 1
        if self.at == begun:
            self.expect("what to do")
            self.refuse()
        end, self.at = self.at, begun
        if self.is_act(begun) and (act := self.act(who)):
            self.obliged = named, begun
            return self.done(who, act, who, False)
        if self.is_of_the_game(begun, end):
            self.refuse_move(named, begun, end)
        self.at = end
        return self.dare(who, begun)

    def is_act(self, at: int) -> bool:
        """Whether what can be read of the game stands here, and nothing more."""
        ahead = self.look_ahead(GAME, at)
        return ahead is not None and (ahead[0] >= len(self.words) or self.words[ahead[0]].text in JOINTS)

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
            ahead = self.look_ahead([*GAME, *COMMANDS, *ALONE], at)
            if (
                ahead is not None
                and not counts_something_else(said, ahead[0])
                and (not ahead[1].everyday or ahead[0] == end)
            ):
                return True
            if resembles_move(said[at:stop], whole):
                return True
        return False

    def refuse_choice(self, named: int, begun: int) -> NoReturn:
        """Give up on `must draw 2, or discards 1 card`, at the `or`."""
        at = self.at if self.is_next("or") else self.at + 1
        problem = 'nobody can be given this choice: say one of the two, or say with "if" which it is'
        self.refuse(problem, at, self.instead_of_must(named, begun))

    def refuse_move(self, named: int, begun: int, end: int) -> NoReturn:
        """Give up on a dare that looks like a move of the game."""
        problem = f'"{self.between(begun, end)}" looks like part of the game; a dare is for people to judge'
        self.refuse(problem, begun, self.instead_of_must(named, begun))

    def instead_of_must(self, named: int, begun: int) -> list[str]:
        """What can be said instead of `must ..., or ...` where both are of the game."""
        said = [word.text for word in self.words]
        before = self.source[: self.words[named].start]
        who = self.between(named, begun)
        who = who[: -len("must")] if said[begun - 1] == "must" else who.rsplit(maxsplit=2)[0]
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
        """A dare: free words up to `, or`, where the reader is now, and what happens otherwise."""
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
