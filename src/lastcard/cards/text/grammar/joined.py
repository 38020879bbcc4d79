"""Clauses that are joined in a sentence, and what hangs on the last of them."""

from dataclasses import replace

from lastcard.cards.text.grammar.books import ACT_BOOK
from lastcard.cards.text.grammar.clauses import Clauses
from lastcard.cards.text.phrases import PLURAL, Who, is_one
from lastcard.cards.text.plainer.manners import ENDINGS
from lastcard.cards.text.telling.writer import write, write_act
from lastcard.cards.text.tree import Clause, Contest, Do, Either, Holds, If, Sentence, Text
from lastcard.cards.text.words import Word

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


STOPS = frozenset({".", "!", ";", ",", "and", "then", "or"})
"""Where a clause ends."""
TOO = (("too",), ("as", "well"), ("also",))


def _only_reverses(clause: Clause) -> bool:
    return isinstance(clause, Do) and all(act.verb.name == "reverse" for act in clause.acts)


class Joined(Clauses):
    """Clauses joined with `and`."""

    contrasted = False
    """The last clause was joined in a way that may set it against the one before: with a comma, or with `but`."""
    together = 0
    """How many players were named together with the one of the last clause."""
    earlier = False
    """What is read next happens before what has been read last."""

    def clauses(self, default: Who) -> tuple[Clause, ...]:
        """Clauses joined with `and`. One without a player of its own goes on with the player before it."""
        found: list[Clause] = []
        subject = default
        finite = False
        while True:
            earlier, self.earlier = self.earlier, False
            self.name_who_cannot(subject, bool(found))
            clause = self.clause(subject, finite)
            self.unclear_skip = self.unclear_skip or not _only_reverses(clause)
            last = found[-1] if found else None
            self.refuse_unclear_everyone(last, clause)
            if earlier:
                clause, last = self.both(clause, found.pop()), found[-1] if found else None
            apart = bool(self.also)  # what somebody does with others is not what they did before by themselves
            if isinstance(clause, Do) and isinstance(last, Do) and not apart and self.is_same(last, clause, subject):
                found[-1] = Do(last.who, last.acts + clause.acts, last.where, last.but)
                self.also_do(found, clause)
            else:
                found += [clause, *self.more_rules]
                self.more_rules = ()
                self.together = 0
            if isinstance(clause, Do):
                subject = self.subject or subject
                finite = self.finite
            self.pass_over(ENDINGS)
            found[-1:] = [self.with_more_cards(found[-1])]
            found[-1:] = [self.with_exception(found[-1])]
            found[-1:] = [self.if_nobody(self.with_remainder(found[-1]))]
            found[-1:-1] = self.others_too(found)
            found += self.likewise(found)
            if isinstance(clause, Contest):
                self.contest_ends(found)
                return tuple(found)
            found[-1:] = [self.with_choice(found, subject)]
            found[-1:] = [self.with_lack(found)]
            found[-1:] = [self.with_condition(found)]
            self.put_relative(found[-1])
            at, behind = self.at, isinstance(found[-1], If) and not isinstance(clause, If)
            if not self.joined():
                return tuple(found)
            if behind:
                self.refuse("does the condition hold for this, too? begin the sentence with it, or make two", at)
            self.refuse_unclear_choice(found[-1], at)

    def both(self, first: Clause, second: Clause) -> Clause:
        """What is done before the last clause, and that clause: `play again, but first draw 1`."""
        if not (isinstance(first, Do) and isinstance(second, Do) and first.who == second.who == "you"):
            self.refuse("say first what happens first", self.at - 1)
        return Do("you", first.acts + second.acts)

    def likewise(self, found: list[Clause]) -> list[Clause]:
        """Players who do the same: `the next player draws 2, and so do you`, `... and the one after that too`."""
        last = found[-1]
        if not isinstance(last, Do) or last.where is not None or last.but is not None:
            return []
        begun = self.at
        self.pass_over(((",", "and"), ("and",), (",",), (".",), ("!",)))
        so = self.word() == "so" and self.word(1) in ("do", "does", "must")
        self.at += 2 * so
        who = self.who()
        does = self.word() in ("do", "does", "must") and who is not None
        self.at += does
        too = next((words for words in TOO if self.is_next(*words)), ())
        if who is None or who in ("they", last.who) or not (so or too) or not self.whole(self.at + len(too)):
            self.at = begun
            return []
        if any(act.whom is not None or act.verb.one_step or act.many is not None for act in last.acts):
            self.refuse("say this of each player by themselves", self.at)
        self.at += len(too)
        return [Do(self.sense.subject(who), last.acts)]

    def put_addressed_first(self) -> None:
        """`pass your hand to the left, everyone!`: whoever is spoken to is named first."""
        stop = next(
            (at for at in range(self.at, len(self.words)) if self.words[at].text in (".", "!")), len(self.words)
        )
        if stop - self.at > 2 and [word.text for word in self.words[stop - 2 : stop]] == [",", "everyone"]:
            everyone = self.words[stop - 1]
            self.put(stop - 2, stop, [])
            self.put(self.at, self.at, [Word(everyone.text, self.words[self.at].start, self.words[self.at].start)])

    def refuse_unclear_choice(self, clause: Clause, at: int) -> None:
        """Refuse `you may discard 1 card and the next player draws 1`: does that happen in any case?"""
        if not isinstance(clause, Either) or clause.second or len(clause.first) > 1 or clause.who in PLURAL:
            return
        rest = self.source[self.words[self.at].start :] if self.at < len(self.words) else ""
        before = self.source[: self.words[at - 1].end]
        they = "you" if clause.who == "you" else "they"
        offers = [self.offered(f"{before}; if {they} do, {rest}"), self.offered(f"{before}. {rest}")]
        problem = "does this happen only if they do what they may, or in any case? say so"
        self.refuse(problem.replace("they", they), at, [*filter(None, offers)])

    def refuse_unclear_everyone(self, last: Clause | None, clause: Clause) -> None:
        """Refuse `everyone draws 2, you draw 4`: 4 instead of 2, or 4 more?"""
        if not (isinstance(last, Do) and isinstance(clause, Do)) or (last.who, clause.who) != ("everyone", "you"):
            return
        act = clause.acts[0]
        if act.verb is last.acts[-1].verb and act.verb.name in ("draw", "discard") and last.where is None:
            offers = [
                self.offered(f"everyone else {write_act(last.acts[-1], False)} and you {write_act(act, True)}."),
                self.offered(f"everyone {write_act(last.acts[-1], False)}. {write_act(act, True)}."),
            ]
            if self.contrasted:
                self.refuse("are you one of everyone here? say so", self.at - 1, [*filter(None, offers)])

    def refuse_unclear_otherwise(self, play: list[Sentence], begun: int) -> None:
        """Refuse `if ..., .... if ..., ...; otherwise ...`: if neither holds, or only if the second does not?"""
        if len(play) < 2 or len(play[-2]) > 1 or len(play[-1]) > 1:
            return
        first, second = play[-2][0], play[-1][0]
        if not (isinstance(first, If) and isinstance(second, If)) or first.otherwise or not second.otherwise:
            return
        if isinstance(first.condition, Holds) and isinstance(second.condition, Holds):
            if first.condition.who != second.condition.who or {first.condition.compare, second.condition.compare} == {
                "a", "no",
            }:  # fmt: skip
                return
            nested = write(Text(((If(first.condition, first.then, (second,)),),)))
            apart = write(Text(((If(second.condition, second.then, second.otherwise),), (first,))))
            offers = [*filter(None, map(self.offered, (nested, apart)))]
            self.refuse("otherwise: if neither holds, or only if the second does not?", begun, offers)

    def is_same(self, last: Do, clause: Do, subject: Who) -> bool:
        """Whether a clause is about the player of the clause before it, so that both are one."""
        if (
            clause.where is not None
            or clause.but is not None
            or last.otherwise
            or last.acts[-1].verb.one_step != clause.acts[0].verb.one_step
        ):
            return False
        if self.goes_on:
            return last.who == subject or last.who == clause.who
        if last.where is not None or last.but is not None:
            return False
        if last.acts[-1].verb.name == "choose_player":
            return False
        if clause.who == "they" and is_one(last.who):
            return all(act.whom in (None, "you", "others") for act in last.acts)
        return last.who == clause.who and clause.who in SAME_AGAIN

    def joined(self) -> bool:
        """Pass over what joins clauses."""
        if self.dared and self.is_next(",", "and") and self.player_ahead(self.at + 2) is not None:
            before, after = self.source[: self.words[self.at].start], self.source[self.words[self.at + 2].start :]
            offers = [self.offered(f"{before} and {after}"), self.offered(f"{before}. {after}")]
            self.refuse("does this happen in any case? say so", self.at, [*filter(None, offers)])
        for joint in JOINTS:
            if self.is_next(*joint):
                if self.is_next(*joint, "first") and joint[-1] == "but":
                    self.at += len(joint) + 1
                    self.earlier = True
                    return True
                if self.denied_at(self.at) is not None or self.word(len(joint)) == "otherwise":
                    return False
                if self.word(len(joint)) == "if" and self.word(len(joint) + 1) == "not":
                    return False
                self.contrasted = "but" in joint or "while" in joint
                self.at += len(joint)
                self.earlier = joint[-1] == "but" and self.said_first()
                return True
        if self.word() in (",", "-", "—", "–") and self.clause_ahead(self.at + 1):
            self.contrasted = True
            self.at += 1
            return True
        self.expect('"and"')
        return False

    def said_first(self) -> bool:
        """Take `first` from the end of a clause: `play again, but you have to draw a card first`."""
        stop = next((at for at in range(self.at, len(self.words)) if self.words[at].text in STOPS), len(self.words))
        named = self.player_ahead(self.at) or self.at
        named += self.text_at(named) == "must"
        ahead = self.look_ahead(ACT_BOOK, named)
        if self.words[stop - 1].text != "first" or ahead is None or ahead[0] != stop - 1:
            return False
        self.put(stop - 1, stop, [])
        return True

    def others_too(self, found: list[Clause]) -> list[Clause]:
        """The clauses of players who were named together with the last one: `you and the next player draw 2`."""
        also, self.also = self.also, ()
        last = found[-1]
        if not also or not isinstance(last, Do):
            return []
        self.together = len(also)
        return [Do(who, last.acts) for who in also]

    def also_do(self, found: list[Clause], clause: Do) -> None:
        """What players do next who were named together: `you and the next player draw 2 and miss a turn`."""
        count = self.together if self.goes_on or clause.who == "you" else 0
        if not count:
            return
        if any(act.whom is not None or act.verb.one_step for act in clause.acts):
            self.refuse("say this of each player by themselves", self.at - 1)
        for at in range(len(found) - 1 - count, len(found) - 1):
            each = found[at]
            assert isinstance(each, Do)
            found[at] = Do(each.who, each.acts + clause.acts)

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
            return replace(clause, first=(*clause.first[:-1], more))
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
            if cards is not None and self.is_next("from", "your" if clause.who == "you" else "their", "hand"):
                self.at += 3
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
        if self.word(int(comma)) not in ("except", "but", "besides", "not"):
            return clause
        begun = self.at
        self.at += 1 + comma
        denied = self.text_at(self.at - 1) == "not" or (self.text_at(self.at - 1) == "but" and self.is_next("not"))
        self.at += self.is_next("not")
        if self.is_next("for"):
            self.at += 1
        who = self.who()
        if who == "you" and not self.whole(self.at):  # "everyone draws 1, but you may discard 1 card"
            self.at = begun
            return clause
        if who == "you":
            self.sense.antecedent = "everyone_else"
            return Do("everyone_else", clause.acts)
        if denied or who is None or who in PLURAL or who == "they" or any(act.whom for act in clause.acts):
            self.at = begun
            return clause
        return Do("everyone", clause.acts, None, self.sense.player(who))
