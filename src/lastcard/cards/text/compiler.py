"""A syntax tree into a program of steps for the engine."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lastcard.cards.text.phrases import PLURAL, Who
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
from lastcard.cards.text.verbs import NAME_COLOUR, Argument
from lastcard.engine import decisions
from lastcard.engine import effects as E
from lastcard.engine import program as P

_WHO: dict[Who, int] = {
    "you": P.YOU,
    "next": P.NEXT,
    "previous": P.PREVIOUS,
    "everyone": P.EVERYONE,
    "everyone_else": P.EVERYONE_ELSE,
    "chosen": P.CHOSEN,
    "they": P.THEY,
    "most": P.MOST_CARDS,
    "fewest": P.FEWEST_CARDS,
    "dealer": P.DEALER,
    "others": P.NOBODY,
}

_CARDS = {"chosen": P.ANY_COLOUR, "that": P.ANY_COLOUR, "wild": P.NONE, "all": P.EVERY_CARD, "": P.EVERY_CARD}


class Origin(NamedTuple):
    """What an instruction was made of: a clause of a text, and which act of it, unless it serves them all."""

    clause: Clause
    act: Act | None


@dataclass
class Code:
    """The instructions of all cards of an edition, what they were made of, and the words of their dares."""

    colours: Sequence[str]
    ints: list[int] = field(default_factory=lambda: list(P.CODE_START))
    origins: dict[int, Origin] = field(default_factory=dict)
    dares: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Programs:
    """Where a card's programs begin in the code (NONE: it has none), and its flags."""

    play: int
    drawn: int
    turned_up: int
    flags: int


def compile_text(text: Text, code: Code, wild: bool) -> Programs:
    """Add the programs of a card text to the code.

    >>> from lastcard.cards.text import read
    >>> code = Code(["red", "blue"])
    >>> compile_text(read("the next player misses a turn.", code.colours), code, wild=False)
    Programs(play=16, drawn=-1, turned_up=-1, flags=0)
    """
    flags = P.WILD if wild else 0
    flags |= P.LAWFUL_WITHOUT_COLOUR if text.lawful_without_colour else 0
    flags |= P.EVEN_LAST if text.even_last else 0
    flags |= P.PENALTY if is_penalty(text) else 0
    for act in acts((*text.play, *text.drawn, *text.turned_up)):
        flags |= act.verb.flag
    play = _Compiler(code).program(text.play, wild and not always_names_colour(text))
    drawn = _Compiler(code).program(text.drawn, False)
    turned_up = _Compiler(code).program(text.turned_up, wild and not flags & P.PUT_BACK)
    return Programs(play, drawn, turned_up, flags)


def _parts(clause: Clause) -> list[tuple[Clause, ...]]:
    """The clauses inside a clause."""
    if isinstance(clause, Do):
        return [act.otherwise for act in clause.acts]
    if isinstance(clause, If):
        return [clause.then, clause.otherwise]
    if isinstance(clause, Drop):
        return [clause.up, clause.down]
    if isinstance(clause, Dare):
        return [clause.otherwise]
    return [clause.guilty, clause.innocent, clause.accepted]


def acts(sentences: Sequence[tuple[Clause, ...]]) -> Iterator[Act]:
    """Every act in these sentences, inside conditions too."""
    for sentence in sentences:
        for clause in sentence:
            if isinstance(clause, Do):
                yield from clause.acts
            yield from acts(_parts(clause))


def may_name_colour(text: Text) -> bool:
    """Whether the colour is named if the card is played, at least sometimes."""
    return any(act.verb is NAME_COLOUR for act in acts(text.play))


def always_names_colour(text: Text) -> bool:
    """Whether the colour is named whatever happens: outside of any condition."""
    clauses = [clause for sentence in text.play for clause in sentence if isinstance(clause, Do)]
    return any(act.verb is NAME_COLOUR for clause in clauses for act in clause.acts)


def is_penalty(text: Text) -> bool:
    """Whether playing the card makes somebody other than its player draw (E16).

    >>> from lastcard.cards.text import read
    >>> is_penalty(read("draw 2.", [])), is_penalty(read("everyone draws 2.", []))
    (False, True)
    """
    return any(_makes_others_draw(clause) for sentence in text.play for clause in sentence)


def _makes_others_draw(clause: Clause) -> bool:
    if isinstance(clause, Do) and clause.who != "you" and any(act.verb.penalty for act in clause.acts):
        return True
    return any(_makes_others_draw(inner) for part in _parts(clause) for inner in part)


class _Compiler:
    def __init__(self, code: Code) -> None:
        self.code = code
        self.ints = code.ints
        self.origin: Origin | None = None

    def program(self, sentences: Sequence[Sentence], names_colour: bool) -> int:
        """Add a program, and say where it begins; NONE for one without steps."""
        begins = len(self.ints)
        for sentence in sentences:
            self.clauses(sentence)
        if names_colour:
            self.step(P.NAME_COLOUR, 1)
        if len(self.ints) == begins:
            return P.NONE
        self.step(P.END)
        return begins

    def step(self, step: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Add an instruction, and say where it is."""
        at = len(self.ints)
        if self.origin is not None:
            self.code.origins[at] = self.origin
        self.ints += (step, a, b, c)
        return at

    def land(self, at: int, argument: int) -> None:
        """Let the instruction at this place, in this argument, point to what comes next."""
        self.ints[at + argument] = len(self.ints)

    def select(self, register: int, who: Who | None, kind: int = decisions.CHOOSE) -> None:
        """Find a player."""
        self.step(P.SELECT, register, P.NOBODY if who is None else _WHO[who], kind)

    def cards(self, cards: str) -> int:
        """Which cards, as the engine's colour argument."""
        return self.code.colours.index(cards) if cards in self.code.colours else _CARDS[cards]

    def clauses(self, clauses: Sequence[Clause]) -> None:
        """One clause after the other."""
        around = self.origin
        for clause in clauses:
            self.origin = Origin(clause, None)
            if isinstance(clause, Do):
                self.do(clause)
            elif isinstance(clause, If):
                self.conditional(clause)
            elif isinstance(clause, Drop):
                self.step(P.DROP)
                self.branches([(P.RESULT_IS, P.SLAM)], clause.up, clause.down)
            elif isinstance(clause, Dare):
                self.dare(clause)
            else:
                self.challenge(clause)
        self.origin = around

    def about(self, act: Act | None) -> None:
        """What follows is made of this act of the present clause."""
        if self.origin is not None:
            self.origin = Origin(self.origin.clause, act)

    def do(self, clause: Do) -> None:
        """What one player does, or each of several."""
        if clause.who not in PLURAL:
            self.do_alone(clause)
            return
        if all(act.whom is None and act.cards != "chosen" for act in clause.acts):
            self.select(E.OBJECT, None)
            self.each(clause.who, E.ACTOR, clause.acts)
            return
        for act in clause.acts:
            self.about(act)
            if act.whom not in ("next", "previous"):
                self.prepare(act)
            self.each(clause.who, E.ACTOR, [act])

    def do_alone(self, clause: Do) -> None:
        """What one player does. "That player" means who was spoken of before this one."""
        known = any(act.whom == "they" for act in clause.acts)
        if known:
            self.select(E.OBJECT, "they")
        self.select(E.ACTOR, clause.who, clause.acts[0].verb.asks)
        for act in clause.acts:
            self.about(act)
            if not (known and act.whom == "they"):
                self.prepare(act)
                known = known and act.whom in (None, "others")
            elif act.cards == "chosen":
                self.step(P.PICK_COLOUR)
            self.act(act)

    def prepare(self, act: Act) -> None:
        """Find the colour and the other player that an act needs."""
        if act.cards == "chosen":
            self.step(P.PICK_COLOUR)
        if act.whom not in PLURAL and (act.whom or act.verb.to_all):
            self.select(E.OBJECT, None if act.whom == "others" else act.whom)

    def each(self, who: Who, register: int, acts: Sequence[Act]) -> None:
        """The same acts for each of several players, in turn order."""
        if acts[0].verb.one_step:
            self.verb(acts[0])
            return
        self.step(P.EACH, _WHO[who], int(all(act.verb.seen_at_end for act in acts)))
        again = self.step(P.NEXT_SEAT, register)
        for act in acts:
            self.about(act)
            if register == E.ACTOR and act.whom in ("next", "previous"):
                self.step(P.SELECT, E.OBJECT, P.NEXT_OF_ACTOR if act.whom == "next" else P.PREVIOUS_OF_ACTOR)
            self.verb(act, at_once=register == E.ACTOR)
        self.step(P.JUMP, again)
        self.land(again, 2)
        if register == E.ACTOR and any(act.verb.gives for act in acts):
            self.step(P.KEEP_PROMISES)

    def act(self, act: Act) -> None:
        """One act of one player, perhaps with each of several others."""
        if act.whom in PLURAL and act.whom is not None:
            self.each(act.whom, E.OBJECT, [act])
        else:
            self.verb(act)

    def verb(self, act: Act, at_once: bool = False) -> None:
        """The step of an act, when its players are found. Several givers choose first; then all cards move at once."""
        condition = act.verb.condition
        branch = P.NONE if condition is None else self.step(P.BRANCH, condition)
        for step in act.verb.steps:
            self.step(*(self.argument(act, part, at_once) for part in step))
        if branch != P.NONE:
            self.otherwise(branch, act.otherwise)

    def argument(self, act: Act, part: Argument, at_once: bool) -> int:
        """Part of an instruction, where an act says what it is."""
        if part == "count":
            return act.count
        if part == "cards":
            return self.cards(act.cards)
        if part == "way":
            return 1 if act.whom == "next" else -1
        return int(at_once) if part == "at_once" else part

    def conditional(self, clause: If) -> None:
        """A branch on what somebody holds."""
        condition = clause.condition
        if isinstance(condition, BetweenTwo):
            self.branches([(P.TWO_PLAYER_REVERSE, 0)], clause.then, clause.otherwise)
            return
        if condition.whom == "they":
            self.select(E.OBJECT, "they")
        self.select(E.ACTOR, condition.who)
        if condition.whom is not None and condition.whom != "they":
            self.select(E.OBJECT, condition.whom)
        tests, swapped = self.tests(condition)
        then, otherwise = (clause.otherwise, clause.then) if swapped else (clause.then, clause.otherwise)
        self.branches(tests, then, otherwise)

    def tests(self, condition: Holds) -> tuple[list[tuple[int, int]], bool]:
        """The branches that all have to hold, and whether then and otherwise change places."""
        compare, count = condition.compare, condition.count
        if compare in ("a", "no"):
            if condition.cards == "wild":
                return [(P.HOLDS_WILD, 0)], compare == "no"
            return [(P.HOLDS_COLOUR, self.cards(condition.cards))], compare == "no"
        if condition.whom is not None:
            if compare == "exactly":
                return [(P.AS_MANY_AS_OBJECT, 0)], False
            return [(P.MORE_THAN_OBJECT if compare == "more" else P.FEWER_THAN_OBJECT, 0)], False
        more = {"more": count, "at_least": count - 1, "exactly": count - 1}
        fewer = {"fewer": count, "at_most": count + 1, "exactly": count + 1}
        tests = [(P.MORE_THAN, more[compare])] if compare in more else []
        return tests + ([(P.FEWER_THAN, fewer[compare])] if compare in fewer else []), False

    def branches(self, tests: list[tuple[int, int]], then: Sequence[Clause], otherwise: Sequence[Clause]) -> None:
        """Either these clauses or those."""
        branches = [self.step(P.BRANCH, condition, value) for condition, value in tests]
        self.clauses(then)
        self.otherwise(branches[0], otherwise, branches[1:])

    def otherwise(self, branch: int, clauses: Sequence[Clause], more: Sequence[int] = ()) -> None:
        """What happens when a branch is not taken."""
        over = self.step(P.JUMP) if clauses else P.NONE
        for at in (branch, *more):
            self.land(at, 3)
        self.clauses(clauses)
        if over != P.NONE:
            self.land(over, 1)

    def dare(self, clause: Dare) -> None:
        """A vote, and what follows if it was not done; for several players one after the other."""
        self.code.dares.append(clause.deed)
        again = P.NONE
        if clause.who in PLURAL:
            self.step(P.EACH, _WHO[clause.who])
            again = self.step(P.NEXT_SEAT, E.ACTOR)
        else:
            self.select(E.ACTOR, clause.who)
        self.step(P.DARE, len(self.code.dares) - 1)
        self.branches([(P.RESULT_IS, P.NOT_DONE)], clause.otherwise, ())
        if again != P.NONE:
            self.step(P.JUMP, again)
            self.land(again, 2)

    def challenge(self, clause: Challenge) -> None:
        """The decision, and the three ways it can end."""
        self.select(E.ACTOR, clause.who)
        self.step(P.CHALLENGE)
        guilty = self.step(P.BRANCH, P.RESULT_IS, P.GUILTY)
        self.clauses(clause.guilty)
        after_guilty = self.step(P.JUMP)
        self.land(guilty, 3)
        self.branches([(P.RESULT_IS, P.INNOCENT)], clause.innocent, clause.accepted)
        self.land(after_guilty, 1)
