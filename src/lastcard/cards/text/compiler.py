"""A syntax tree into a program of steps for the engine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lastcard.cards.text.codes import CARDS, COUNTED_AT_TABLE, OF_ACTOR, RULES, UNTIL, WAYS, WHO, numbers
from lastcard.cards.text.phrases import AGREED, HOLDING_FEWEST, HOLDING_MOST, PLURAL, Who
from lastcard.cards.text.tree import (
    Act,
    Asked,
    Before,
    BetweenTwo,
    Challenge,
    Clause,
    Contest,
    Dare,
    Do,
    Drew,
    Drop,
    Either,
    Guess,
    Holds,
    If,
    Lasting,
    Measure,
    Note,
    Number,
    Rolled,
    Sentence,
    Text,
)
from lastcard.cards.text.verbs import Argument
from lastcard.cards.text.whole import (
    acts,
    cards_spoken_of,
    discards_counted,
    every,
    is_penalty,
    you_name_colour,
)
from lastcard.cards.text.writer import template
from lastcard.engine import agenda as E
from lastcard.engine import decisions
from lastcard.engine import program as P

MOST_GUESSED = 30
"""So many cards can be guessed that somebody holds."""


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
    """And of contests, of what is said to the table, and of whom it has to agree on."""
    symbols: Mapping[str, int] = field(default_factory=dict)
    """The numbers and the names of action cards, as the engine numbers their symbols."""

    def says(self, words: str) -> int:
        """The number of words that people read."""
        self.dares.append(words)
        return len(self.dares) - 1


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
    flags |= P.NEVER_LAST if text.never_last else 0
    flags |= P.PENALTY if is_penalty(text) else 0
    for act in acts((*text.play, *text.drawn, *text.turned_up)):
        flags |= act.verb.flag
    play = _Compiler(code).program(text.play, wild and not you_name_colour(text))
    drawn = _Compiler(code).program(text.drawn, False)
    turned_up = _Compiler(code).program(text.turned_up, wild and not flags & P.PUT_BACK)
    return Programs(play, drawn, turned_up, flags)


class _Compiler:
    def __init__(self, code: Code) -> None:
        self.code = code
        self.ints = code.ints
        self.origin: Origin | None = None
        self.contested = ""
        """Whom the last contest asks for."""
        self.counted: dict[int, int] = {}
        """How cards are discarded, by the identity of an act, where the text goes on to speak of how many they were."""
        self.looked_at = False
        """A condition looks at a card that has just been drawn."""
        self.of_number = False
        """The text speaks of cards with the number that comes up."""
        self.later: list[tuple[int, tuple[Clause, ...]]] = []
        """Programs that rules run whenever a card is played, and the instructions that say where they begin."""

    def program(self, sentences: Sequence[Sentence], names_colour: bool) -> int:
        """Add a program, and say where it begins; NONE for one without steps."""
        begins = len(self.ints)
        self.looked_at = any(
            isinstance(clause, If) and isinstance(clause.condition, Drew) for clause in every(sentences)
        )
        self.of_number = "that number" in cards_spoken_of(tuple(sentences))
        self.counted = discards_counted([clause for sentence in sentences for clause in sentence])
        for sentence in sentences:
            self.clauses(sentence)
        if names_colour:
            self.step(P.NAME_COLOUR, 1)
        if len(self.ints) == begins:
            return P.NONE
        self.step(P.END)
        for over, then in self.later:
            self.land(over, 2)
            self.clauses(then)
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
        if who in ("loser", "winner"):
            named = P.NAMED if who == self.contested else P.NOT_NAMED
            self.step(P.SELECT, register, named)
        elif who is not None and who.startswith(AGREED):
            words = who.removeprefix(AGREED)
            number = self.code.dares.index(words) if words in self.code.dares else self.code.says(words)
            self.step(P.SELECT, register, P.AGREED + number, kind)
        elif who is not None and who.startswith((HOLDING_MOST, HOLDING_FEWEST)):
            how, _, cards = who.partition(" ")
            most = P.MOST_OF if how == "most" else P.FEWEST_OF
            self.step(P.SELECT, register, most + P.SOME + self.cards(cards))
        else:
            self.step(P.SELECT, register, P.NOBODY if who is None else WHO[who], kind)

    def cards(self, cards: str) -> int:
        """Which cards, as the engine's colour argument."""
        if cards in self.code.colours:
            return self.code.colours.index(cards)
        if cards in CARDS:
            return CARDS[cards]
        if (by_number := numbers(cards)) is not None:
            return by_number
        if " or " in cards:
            first, _, second = cards.partition(" or ")
            return P.EITHER_OF + 4096 * (P.SOME + self.cards(first)) + P.SOME + self.cards(second)
        if cards.startswith("not "):
            return P.NOT + P.SOME + self.cards(cards.removeprefix("not "))
        return P.SYMBOL + self.code.symbols[cards] if cards in self.code.symbols else P.NO_CARDS

    def only(self, cards: str) -> int:
        """The same, where 0 is any card."""
        return 0 if cards in ("", "all") else P.SOME + self.cards(cards)

    def clauses(self, clauses: Sequence[Clause]) -> None:
        """One clause after the other."""
        around = self.origin
        for clause in clauses:
            self.origin = Origin(clause, None)
            self.clause(clause)
        self.origin = around

    def clause(self, clause: Clause) -> None:
        """One clause."""
        if isinstance(clause, Do):
            self.do(clause)
        elif isinstance(clause, If):
            self.conditional(clause)
        elif isinstance(clause, Drop):
            self.step(P.DROP, int(clause.coin))
            self.branches([(P.RESULT_IS, P.SLAM)], clause.up, clause.down)
        elif isinstance(clause, Dare):
            self.dare(clause)
        elif isinstance(clause, Either):
            self.either(clause)
        elif isinstance(clause, Number):
            self.step(*((P.ROLL,) if clause.how == "roll" else (P.PICK_NUMBER, clause.most, clause.least)))
            if self.of_number:
                self.step(P.THAT_NUMBER)
        elif isinstance(clause, Guess):
            self.guess(clause)
        elif isinstance(clause, Contest):
            self.contested = clause.asks
            if clause.whom != "everyone":
                self.select(E.OBJECT, clause.whom)
            asks = int(clause.asks == "winner")
            self.step(P.CONTEST, self.code.says(clause.game), int(clause.whom == "everyone"), asks)
        elif isinstance(clause, Note):
            self.step(P.NOTE, self.code.says(clause.words))
        elif isinstance(clause, Lasting):
            self.lasting(clause)
        else:
            self.challenge(clause)

    def guess(self, clause: Guess) -> None:
        """A guess, what is shown then, and what comes of it."""
        if clause.whom:
            self.select(E.OBJECT, clause.whom)
        if clause.what == "count":
            self.step(P.PICK_NUMBER, MOST_GUESSED, 0)
            self.branches([(P.HOLDS_RESULT, 0)], clause.right, clause.wrong)
            return
        if clause.what == "number":
            self.step(P.PICK_NUMBER, 9, 0)
            self.step(P.THAT_NUMBER)
        else:
            self.step(P.PICK_COLOUR)
        if not clause.whom and clause.what == "colour":
            self.step(P.REVEAL_TOP)
            self.branches([(P.RESULT_IS, P.DONE)], clause.right, clause.wrong)
            return
        self.step(*((P.SHOW_ANY,) if clause.whom else (P.REVEAL_TOP, 1)))
        self.branches([(P.DREW, P.ANY_COLOUR)], clause.right, clause.wrong)

    def lasting(self, clause: Lasting) -> None:
        """A rule begins."""
        if clause.cards == "chosen":
            self.step(P.PICK_COLOUR)
        whom = {"everyone": P.RULE_FOR_ALL, "everyone_else": P.RULE_FOR_OTHERS}.get(clause.who, P.RULE_FOR_ACTOR)
        if whom == P.RULE_FOR_ACTOR:
            self.select(E.ACTOR, clause.who)
        until = clause.until
        how = RULES[clause.rule] | UNTIL[until.kind] << 4 | whom << 6 | clause.count << 8
        ended_by = self.cards(until.cards) if until.kind == "card" else int(until.kind == "their_turn")
        how |= until.count << 13 | (P.SOME + ended_by) << 18
        self.step(P.LASTS, how, self.cards(clause.cards), self.code.says(template(clause)))
        if clause.then:
            over = self.step(P.JUMP, len(self.ints) + P.WIDTH)
            self.later.append((over, clause.then))

    def about(self, act: Act | None) -> None:
        """What follows is made of this act of the present clause."""
        if self.origin is not None:
            self.origin = Origin(self.origin.clause, act)

    def do(self, clause: Do) -> None:
        """What one player does, or each of several."""
        if clause.who not in PLURAL:
            self.do_alone(clause)
            return
        if clause.who == "two":
            self.step(P.PICK_SEATS, 2)
        if clause.but is not None or all(act.whom is None and act.cards != "chosen" for act in clause.acts):
            self.select(E.OBJECT, clause.but)
            for act in clause.acts:
                self.count_first(act)
            self.each(clause, E.ACTOR, clause.acts)
            return
        for act in clause.acts:
            self.about(act)
            if act.whom not in OF_ACTOR:
                self.prepare(act)
            self.each(clause, E.ACTOR, [act])

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
            self.act(act, clause)

    def prepare(self, act: Act) -> None:
        """Find the colour and the other player that an act needs."""
        if act.cards == "chosen":
            self.step(P.PICK_COLOUR)
        if act.whom not in PLURAL and (act.whom or act.verb.to_all):
            self.select(E.OBJECT, None if act.whom == "others" else act.whom)
        self.count_first(act)

    def count_first(self, act: Act) -> None:
        """Count the cards of somebody who is not the one who acts."""
        if act.many is not None and act.many.who not in ("", "actor"):
            self.select(E.OBJECT, act.many.who)
            self.count(act.many, E.OBJECT)

    def count(self, many: Measure, register: int) -> None:
        """How many cards an act is about, where that has to be counted."""
        times = {"half": 0, "held": 1}.get(many.kind, many.count)
        self.step(P.COUNT, COUNTED_AT_TABLE.get(many.kind, register), self.only(many.cards), times)
        if many.most:
            self.step(P.AT_MOST, many.most)

    def each(self, clause: Do, register: int, acts: Sequence[Act]) -> None:
        """The same acts for each of several players, in turn order."""
        if acts[0].verb.one_step:
            self.verb(acts[0])
            return
        who = clause.who if register == E.ACTOR else acts[0].whom or ""
        if who == "two" and register == E.OBJECT:
            self.step(P.PICK_SEATS, 2)
        at_end = int(all(act.verb.seen_at_end for act in acts) and not clause.otherwise)
        self.step(P.EACH, WHO[who], at_end, int(clause.but is not None and register == E.ACTOR))
        again = self.step(P.NEXT_SEAT, register)
        unless: list[tuple[int, int]] = []
        if clause.where is not None and register == E.ACTOR:
            unless = self.only_where(clause.where)
        for act in acts:
            self.about(act)
            if register == E.ACTOR and act.whom in OF_ACTOR:
                self.step(P.SELECT, E.OBJECT, OF_ACTOR[act.whom])
            self.verb(act, at_once=register == E.ACTOR)
        over = self.step(P.JUMP) if clause.otherwise else P.NONE
        for at, argument in unless:
            self.land(at, argument)
        if over != P.NONE:
            self.clauses(clause.otherwise)
            self.land(over, 1)
        self.step(P.JUMP, again)
        self.land(again, 2)
        if register == E.ACTOR and any(act.verb.gives for act in acts):
            self.step(next((act.verb.then for act in acts if act.verb.then is not None), P.KEEP_PROMISES))

    def only_where(self, where: Holds) -> list[tuple[int, int]]:
        """Jumps and branches that pass over whoever does not hold what is said."""
        tests, swapped = self.tests(where)
        branches = [(self.step(P.BRANCH, condition, value), 3) for condition, value in tests]
        if not swapped:
            return branches
        over = self.step(P.JUMP)
        for branch, argument in branches:
            self.land(branch, argument)
        return [(over, 1)]

    def act(self, act: Act, clause: Do) -> None:
        """One act of one player, perhaps with each of several others."""
        if act.whom in PLURAL and act.whom is not None:
            self.each(clause, E.OBJECT, [act])
        else:
            self.verb(act)

    def verb(self, act: Act, at_once: bool = False) -> None:
        """The step of an act, when its players are found. Several givers choose first; then all cards move at once."""
        condition = act.verb.condition
        branch = P.NONE if condition is None else self.step(P.BRANCH, condition)
        if act.verb.colour_first:
            self.step(P.NAME_COLOUR, 1)
        if act.many is not None and (act.many.who == "actor" or act.many.kind in COUNTED_AT_TABLE):
            self.count(act.many, E.ACTOR)
        for step in act.verb.steps * (act.count if act.verb.repeated else 1):
            number, *arguments = (self.argument(act, part, at_once) for part in step)
            if number == P.DISCARD and id(act) in self.counted:
                arguments = [*arguments, 0][: max(2, len(arguments))]
                arguments[1] |= self.counted[id(act)]
            if number == P.DRAW and act.many is not None:
                number, arguments = P.DRAW_MANY, [0]
            elif number == P.DRAW and act.count == 1 and self.looked_at:
                number, arguments = P.DRAW_ONE, []
            self.step(number, *arguments)
        if branch != P.NONE:
            self.otherwise(branch, act.otherwise)

    def argument(self, act: Act, part: Argument, at_once: bool) -> int:
        """Part of an instruction, where an act says what it is."""
        if part == "count":
            return act.count if act.many is None else P.THAT_MANY
        if part == "cards":
            return self.cards(act.cards)
        if part == "only":
            return self.only(act.cards)
        if part == "way":
            return WAYS[act.whom]
        return int(at_once) if part == "at_once" else part

    def conditional(self, clause: If) -> None:
        """A branch on what somebody holds."""
        condition = clause.condition
        if isinstance(condition, BetweenTwo):
            self.branches([(P.TWO_PLAYER_REVERSE, 0)], clause.then, clause.otherwise)
            return
        if isinstance(condition, Asked):
            self.select(E.ACTOR, condition.who)
            self.step(P.ASK, self.code.says(condition.words))
            self.branches([(P.RESULT_IS, P.DONE)], clause.then, clause.otherwise)
            return
        if isinstance(condition, Rolled):
            parity = {"odd": P.ODD, "even": P.EVEN}.get(condition.parity, 0)
            value = (parity * P.COUNTED + condition.first) * P.COUNTED + condition.last
            self.branches([(P.ROLLED, value)], clause.then, clause.otherwise)
            return
        if isinstance(condition, Drew):
            then, otherwise = (clause.otherwise, clause.then) if condition.negated else (clause.then, clause.otherwise)
            self.branches([(P.DREW, self.cards(condition.cards))], then, otherwise)
            return
        if isinstance(condition, Before):
            then, otherwise = (clause.otherwise, clause.then) if condition.negated else (clause.then, clause.otherwise)
            self.branches([(P.BEFORE_IS, self.cards(condition.cards))], then, otherwise)
            return
        if condition.who == "anybody":
            then, otherwise = clause.then, clause.otherwise
            swapped = condition.compare == "no"
            ways = (otherwise, then) if swapped else (then, otherwise)
            self.branches([(P.SOMEBODY_HOLDS, self.cards(condition.cards))], *ways)
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
        if compare in ("most", "fewest"):
            return [(P.HOLDS_MOST, 1 if compare == "most" else -1)], False
        if compare in ("even", "odd"):
            return [(P.HOLDS_EVENLY, 0)], compare == "odd"
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
        if condition.cards:
            cards = self.only(condition.cards) * P.COUNTED
            tests = [(P.COUNTED_MORE, cards + more[compare])] if compare in more else []
            return tests + ([(P.COUNTED_FEWER, cards + fewer[compare])] if compare in fewer else []), False
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
        again, unless = self.one_by_one(clause.who, clause.where)
        self.step(P.DARE, self.code.says(clause.deed))
        if clause.done:
            self.branches([(P.RESULT_IS, P.DONE)], clause.done, clause.otherwise)
        else:
            self.branches([(P.RESULT_IS, P.NOT_DONE)], clause.otherwise, ())
        self.and_the_next(again, unless)

    def either(self, clause: Either) -> None:
        """A choice, and what follows from it; for several players one after the other."""
        again, unless = self.one_by_one(clause.who, clause.where)
        if clause.true_of:
            self.step(P.ASK, self.code.says(clause.true_of))
        else:
            self.step(P.EITHER if clause.second else P.MAY)
        self.branches([(P.RESULT_IS, P.DONE)], clause.first, clause.second)
        self.and_the_next(again, unless)

    def one_by_one(self, who: Who, where: Holds | None) -> tuple[int, list[tuple[int, int]]]:
        """A player, or each of several: then where the loop begins, and what passes over some of them."""
        if who not in PLURAL:
            self.select(E.ACTOR, who)
            return P.NONE, []
        if who == "two":
            self.step(P.PICK_SEATS, 2)
        self.step(P.EACH, WHO[who])
        again = self.step(P.NEXT_SEAT, E.ACTOR)
        return again, [] if where is None else self.only_where(where)

    def and_the_next(self, again: int, unless: list[tuple[int, int]]) -> None:
        """The end of what each of several players does."""
        for at, argument in unless:
            self.land(at, argument)
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
