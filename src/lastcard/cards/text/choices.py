"""What somebody may do, or do instead: `you may`, `or`, and a challenge."""

from lastcard.cards.text.books import ACT_BOOK, PLAIN_BOOK
from lastcard.cards.text.dares import Dares
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.tree import Challenge, Clause, Do, Either, Holds


class Choices(Dares):
    """Choices that are put to a player."""

    def may(self, who: Who, where: Holds | None = None) -> Clause:
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
        found = Either(who, (Do(same, acts),), (), where)
        self.subject, self.finite, self.goes_on = who, False, False
        if (refused := self.refused_at(who, self.at)) is not None:
            self.at = refused - 1
            self.pass_they_again(who)
            return self.or_else(who, (Do(same, acts),), where)
        if self.is_next("or") or self.is_next(",", "or") or (listed and self.is_next(";", "or")):
            return self.or_else(who, (Do(same, acts),), where)
        return found

    def pass_they_again(self, who: Who) -> None:
        """`you may discard 1 card. if you do not, you draw 1`: the player is named again."""
        again = ("you",) if who == "you" else ("they", "he", "she")
        if self.word(1) in again:
            self.at += 1
        self.at += self.word(1) == "must"

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

    def or_else(self, who: Who, first: tuple[Clause, ...], where: Holds | None = None) -> Either:
        """What somebody may do instead."""
        self.at += 1 + (self.word() in (",", ";") and self.word(1) == "or")
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
        return Either(who, first, (Do(self.sense.same(who), acts),), where)

    def whole_after(self, at: int) -> bool:
        """Whether something of the game without another player stands at a place."""
        return self.look_ahead(PLAIN_BOOK, at) is not None

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
