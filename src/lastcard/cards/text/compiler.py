"""A syntax tree into a program of steps for the engine."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.cards.text.codes import COUNTED_AT_TABLE, HAPPENS, OF_ACTOR, RULES, TIES, UNTIL, WAYS, WHO
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.steps import Code, Origin, Steps
from lastcard.cards.text.telling.whole import (
    acts,
    cards_spoken_of,
    discards_counted,
    every,
    is_penalty,
    one_card_comes,
    speaks_of_contest,
    speaks_of_it,
    you_name_colour,
)
from lastcard.cards.text.telling.writer import template
from lastcard.cards.text.tree import (
    ALL,
    ANY,
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
    Each,
    Either,
    Guess,
    Holds,
    If,
    Is,
    Lasting,
    Measure,
    Note,
    Number,
    PlayedLast,
    Players,
    Rolled,
    Sentence,
    Text,
)
from lastcard.cards.text.verbs import Argument
from lastcard.engine import agenda as E
from lastcard.engine import program as P

MOST_GUESSED = 30
"""So many cards can be guessed that somebody holds."""


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


class _Compiler(Steps):
    """The clauses of a text, one after the other."""

    def program(self, sentences: Sequence[Sentence], names_colour: bool) -> int:
        """Add a program, and say where it begins; NONE for one without steps."""
        begins = len(self.ints)
        self.looked_at = any(
            isinstance(clause, If) and isinstance(clause.condition, Drew) for clause in every(sentences)
        )
        self.of_number = "that number" in cards_spoken_of(tuple(sentences))
        self.of_it = speaks_of_it(sentences)
        if self.of_it:
            self.step(P.NO_CARD_YET)
        self.counted = discards_counted([clause for sentence in sentences for clause in sentence])
        for sentence in sentences:
            if self.tied != P.NONE and not speaks_of_contest(sentence):
                self.land(self.tied, 1)
                self.tied = P.NONE
            self.clauses(sentence)
        if self.tied != P.NONE:
            self.land(self.tied, 1)
            self.tied = P.NONE
        if names_colour:
            self.step(P.NAME_COLOUR, 1)
        if len(self.ints) == begins:
            return P.NONE
        self.end(begins)
        for over, then in self.later:
            self.land(over, 2)
            if self.of_it:
                self.step(P.NO_CARD_YET)
            begun = len(self.ints)
            self.clauses(then)
            self.end(begun)
        return begins

    def end(self, begins: int) -> None:
        """A program ends. If it puts people out of the round, you go last."""
        if P.KNOCK_OUT in self.ints[begins :: P.WIDTH]:
            self.step(P.LEAVE)
        self.step(P.END)

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
            self.step(P.DROP, int(clause.coin), int(self.by_actor))
            self.branches([(P.RESULT_IS, P.SLAM)], clause.up, clause.down)
        elif isinstance(clause, Dare):
            self.dare(clause)
        elif isinstance(clause, Either):
            self.either(clause)
        elif isinstance(clause, Number):
            dice = (P.ROLL, clause.least if clause.least > 1 else 0, int(self.by_actor))
            self.step(*(dice if clause.how == "roll" else (P.PICK_NUMBER, clause.most, clause.least)))
            if self.of_number:
                self.step(P.THAT_NUMBER)
        elif isinstance(clause, Guess):
            self.guess(clause)
        elif isinstance(clause, Contest):
            self.contested = clause.asks
            if clause.whom != "everyone":
                self.select(E.OBJECT, clause.whom)
            asks = P.WINNER_ASKED if clause.asks == "winner" else 0
            asks |= TIES.get(clause.tie, 0)
            self.step(P.CONTEST, self.code.says(clause.game), int(clause.whom == "everyone"), asks)
            if clause.tie == "nobody":
                named = self.step(P.BRANCH, P.RESULT_IS, P.NONE)
                self.tied = self.step(P.JUMP)
                self.land(named, 3)
        elif isinstance(clause, Each):
            again, _ = self.one_by_one(clause.who, None)
            self.by_actor = True
            self.clauses(clause.then)
            self.by_actor = False
            self.and_the_next(again, [])
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
        count = P.MATCH_ALIKE + self.code.colours.index(clause.words) if clause.rule == "alike" else clause.count
        how = RULES[clause.rule] | UNTIL[until.kind] << 5 | whom << 7 | count << 9
        ended_by = HAPPENS.get(until.kind, int(until.kind == "their_turn"))
        if until.kind == "card":
            ended_by = self.cards(until.cards)
        how |= until.count << 14 | (P.SOME + ended_by) << 19
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
        """Count the cards of somebody who is not the one who acts, or the players of whom something holds."""
        if act.many is not None and act.many.who not in ("", "actor"):
            self.select(E.OBJECT, act.many.who)
            self.count(act.many, E.OBJECT)
        elif act.many is not None and act.many.where is not None:
            self.count(act.many, E.OBJECT)

    def each(self, clause: Do, register: int, acts: Sequence[Act]) -> None:
        """The same acts for each of several players, in turn order."""
        if acts[0].verb.one_step:
            self.verb(acts[0])
            return
        who = clause.who if register == E.ACTOR else acts[0].whom or ""
        if who == "two" and register == E.OBJECT:
            self.step(P.PICK_SEATS, 2)
        all_tied = self.tied_for(clause) if register == E.ACTOR else P.NONE
        if all_tied != P.NONE and who == "everyone_else":
            self.select(E.OBJECT, "you")
        at_end = int(all(act.verb.seen_at_end for act in acts) and not clause.otherwise)
        but = (clause.but is not None and register == E.ACTOR) or (all_tied != P.NONE and who == "everyone_else")
        self.step(P.EACH, WHO[who] if all_tied == P.NONE else all_tied, at_end, int(but))
        again = self.step(P.NEXT_SEAT, register)
        unless: list[tuple[int, int]] = []
        if clause.where is not None and register == E.ACTOR and all_tied == P.NONE:
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
        many = act.many if act.many is not None and act.many.where is None else None
        if many is not None and (many.who == "actor" or many.kind in COUNTED_AT_TABLE):
            self.count(many, E.ACTOR)
        for step in act.verb.steps * (act.count if act.verb.repeated else 1):
            number, *arguments = (self.argument(act, part, at_once) for part in step)
            if number == P.DISCARD and id(act) in self.counted:
                arguments = [*arguments, 0][: max(2, len(arguments))]
                arguments[1] |= self.counted[id(act)]
            if number == P.DRAW and act.many is not None:
                number, arguments = P.DRAW_MANY, [0]
            elif number == P.DRAW and act.count == 1 and (self.looked_at or (self.of_it and one_card_comes(act))):
                number, arguments = P.DRAW_ONE, [0]
            if self.of_it and one_card_comes(act):
                arguments = [*(arguments or [0]), P.IS_IT]
            self.step(number, *arguments)
        if branch != P.NONE:
            self.otherwise(branch, act.otherwise)

    def argument(self, act: Act, part: Argument, at_once: bool) -> int:
        """Part of an instruction, where an act says what it is."""
        if part == "count":
            return act.count if act.many is None else P.THAT_MANY
        if part == "kept":
            return act.kept
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
        if isinstance(condition, Is):
            self.select(E.OBJECT, condition.whom)
            self.select(E.ACTOR, condition.who)
            ways = (clause.otherwise, clause.then) if condition.negated else (clause.then, clause.otherwise)
            self.branches([(P.IS_OBJECT, 0)], *ways)
            return
        if isinstance(condition, Players):
            self.count(Measure("players"), E.ACTOR)
            self.branches([(P.ROLLED, condition.least * P.COUNTED + condition.most)], clause.then, clause.otherwise)
            return
        if isinstance(condition, Rolled):
            parity = {"odd": P.ODD, "even": P.EVEN}.get(condition.parity, 0)
            value = (parity * P.COUNTED + condition.first) * P.COUNTED + condition.last
            self.branches([(P.ROLLED, value)], clause.then, clause.otherwise)
            return
        if isinstance(condition, Drew):
            then, otherwise = (clause.otherwise, clause.then) if condition.negated else (clause.then, clause.otherwise)
            self.branches([(P.IT_IS if self.of_it else P.DREW, self.cards(condition.cards))], then, otherwise)
            return
        if isinstance(condition, Before):
            then, otherwise = (clause.otherwise, clause.then) if condition.negated else (clause.then, clause.otherwise)
            self.branches([(P.BEFORE_IS, self.cards(condition.cards))], then, otherwise)
            return
        if isinstance(condition, PlayedLast):
            then, otherwise = (clause.otherwise, clause.then) if condition.negated else (clause.then, clause.otherwise)
            self.branches([(P.PLAYED_LAST, 0)], then, otherwise)
            return
        if condition.who in ANY or condition.who in ALL:
            self.of_several(clause, condition)
            return
        if condition.whom == "they":
            self.select(E.OBJECT, "they")
        self.select(E.ACTOR, condition.who)
        if condition.whom is not None and condition.whom != "they":
            self.select(E.OBJECT, condition.whom)
        tests, swapped = self.tests(condition)
        then, otherwise = (clause.otherwise, clause.then) if swapped else (clause.then, clause.otherwise)
        self.branches(tests, then, otherwise)

    def of_several(self, clause: If, condition: Holds) -> None:
        """A branch on what one of several players holds, or each of them."""
        simple = condition.compare in ("a", "no") and " and " not in condition.cards
        if simple and condition.who == ("anybody" if condition.compare == "a" else "everyone"):
            ways = (clause.then, clause.otherwise) if condition.compare == "a" else (clause.otherwise, clause.then)
            self.branches([(P.SOMEBODY_HOLDS, self.cards(condition.cards))], *ways)
            return
        self.select(E.OBJECT, condition.whom)
        self.step(P.EACH, P.EVERYONE_ELSE if condition.who.endswith("else") else P.EVERYONE)
        again = self.step(P.NEXT_SEAT, E.ACTOR)
        unless = self.only_where(condition)
        if condition.who in ALL:
            self.step(P.JUMP, again)
        for at, argument in unless:
            self.ints[at + argument] = len(self.ints) if condition.who in ALL else again
        rest = self.step(P.NEXT_SEAT, E.ACTOR)  # the others are gone through, so that "they" are who they were
        self.step(P.JUMP, rest)
        ends = (rest, again) if condition.who in ANY else (again, rest)
        self.land(ends[0], 2)
        self.clauses(clause.then)
        over = self.step(P.JUMP) if clause.otherwise else P.NONE
        self.land(ends[1], 2)
        self.clauses(clause.otherwise)
        if over != P.NONE:
            self.land(over, 1)

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
