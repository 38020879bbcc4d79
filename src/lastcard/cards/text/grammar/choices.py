"""What somebody may do, or do instead: `you may`, `or`, and a challenge."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from lastcard.cards.text.grammar.books import ACT_BOOK, ALONE_BOOK, COMMAND_BOOK, PLAIN_BOOK
from lastcard.cards.text.grammar.dares import Dares
from lastcard.cards.text.grammar.deeds import BARE, bare_deed, is_told
from lastcard.cards.text.grammar.holding import CONDITIONS, HOLDS
from lastcard.cards.text.phrases import PLURAL, Who, is_one
from lastcard.cards.text.plainer.manners import ADVERBS, CHOICE_ENDS
from lastcard.cards.text.telling.writer import write_clause
from lastcard.cards.text.tree import Act, Challenge, Clause, Dare, Do, Either, Holds
from lastcard.cards.text.verbs import OTHERS_NAME_COLOUR, OTHERS_PICK_COLOUR
from lastcard.cards.text.words import CardTextError

HOLDING = (*HOLDS, "with", "without", "holding", "having")
"""What stands before cards that somebody holds."""
OR_NOT = tuple(
    (*comma, "or", *way.split())
    for comma in ((",",), ())
    for way in (
        "not", "keep it", "keep them", "keep your hand", "keep your cards", "keep your own", "keep yours", "do-not",
        "keep their hand", "keep their cards", "leave it", "do nothing", "not do it",
    )
)  # fmt: skip
"""What somebody does who does not do what they may."""
IF_DONE = (
    "if they do so ,", "if they do this ,", "if they do that ,", "if they do it ,", "if they do ,", "if so ,",
    "if they does ,", "if they do so", "if they do this",
)  # fmt: skip
"""What stands between what somebody may do and what follows from it."""


WISHED = frozenset("reverse copy pool_evenly pool_back".split())
"""What nobody in particular does, and somebody may wish."""
UNLESS_DONE = frozenset("discard show_hand draw give swap".split())
"""What somebody can always do, or nearly so, to escape something else."""


def is_held(where: Holds | None, acts: Sequence[Act]) -> bool:
    """Whether those who choose are known to hold the cards with which they do something."""
    return where is not None and where.compare == "a" and acts[0].cards == where.cards


DEED_ENDS = frozenset({".", "!", ";"})
"""Where a deed ends that stands behind `or`."""
MOST_WAYS = 4
"""Things to choose between."""


class Choices(Dares):
    """Choices that are put to a player."""

    clause: Callable[[Who, bool], Clause]

    def may(self, who: Who, where: Holds | None = None) -> Clause:
        """What follows `may`: somebody is asked whether to do it, or which of two things."""
        self.at += 1
        self.pass_over(ADVERBS)
        between = self.is_next("choose", ":")
        listed = (between or self.is_next("choose", "to")) and self.passed(2)
        if self.sense.one_by_one:
            self.refuse("a choice cannot stand inside what each player does", self.at - 1)
        if listed and who == "you" and (choice := self.ways_to_choose()) is not None:
            return choice
        if where is None and (choice := self.may_alone(who)) is not None:
            return choice
        with self.sense.inside(who):
            act = self.act(who)
            if act is None:
                self.refuse()
            clause = self.done(who, act, who, False)
            acts = clause.acts
            while self.is_next("and") and self.whole_after(self.at + 1 + self.is_next("and", "then")):
                self.at += 1 + self.is_next("and", "then")
                more = self.act(who)
                assert more is not None
                acts += self.done(who, more, who, False).acts
            follows = self.if_done(who)
        same = self.sense.same(who)
        self.sense.named_last = who if is_one(who) and who not in ("you", "they") else self.sense.named_last
        if len(acts) == 1 and acts[0].verb in (OTHERS_NAME_COLOUR, OTHERS_PICK_COLOUR) and not self.is_next("or"):
            return clause  # whoever may choose the colour does so: there has to be one
        found = Either(who, (Do(same, acts), *follows), (), where)
        self.subject, self.finite, self.goes_on = who, False, False
        if follows:
            return found
        self.pass_or_not(who)
        if self.denied_at(self.at) is not None:
            self.refuse("is it not held, or not done? say so", self.at)
        if not self.rewarding and (refused := self.refused_at(who, self.at)) is not None:
            self.at = refused - 1
            self.pass_they_again(who)
            return self.or_else(who, (Do(same, acts),), where)
        if self.is_next("or") or self.is_next(",", "or") or (listed and self.is_next(";", "or")):
            behind = self.at + 1 + (self.word() != "or")
            if (deed := self.deed_instead(Do(who, acts, where), behind)) is not None:
                return deed
            if (way := self.other_way(Do(who, acts, where), behind)) is not None:
                return way
            return self.or_else(who, (Do(same, acts),), where, is_held(where, acts))
        if between:
            self.need("or")
        return found

    def may_alone(self, who: Who) -> Either | None:
        """`you may reverse the direction`: what nobody in particular does, if one player wishes it."""
        ahead = self.look_ahead(ALONE_BOOK, self.at)
        if ahead is None or ahead[1].name not in WISHED or not self.whole(ahead[0]):
            return None
        if who != "you" and (who in PLURAL or ahead[1].name == "copy"):
            return None
        self.at = ahead[0]
        with self.sense.inside(who):
            acts = self.done("you", Act(ahead[1]), "you", False).acts
        self.subject, self.finite, self.goes_on = who, False, False
        return Either(who, (Do("you", acts),))

    def ways_to_choose(self) -> Either | None:
        """`you may choose: everyone draws 1; or draw 4`: two things of which at least one is about others, or more."""
        begun, farthest, expected = self.at, self.farthest, [*self.expected]
        ways = [self.one_way()]
        over = False  # what stands behind `or` is the last one, unless another `or` follows
        while ways[-1] is not None and (self.is_next("or") or self.word() in (";", ",")):
            last = self.is_next("or") or self.word(1) == "or"
            if over and not last:
                break
            self.at += 1 + (self.word() != "or" and last)
            if self.word() in ("then", "and", "also"):
                ways.append(None)  # "draw 2, then discard 1, or miss a turn": two things, and not three
                break
            over = over or last
            finite = self.word() in BARE and ways[-1].who != "you"  # "... or misses a turn": they, and not you
            ways.append(None if finite else self.one_way())
        found = [way for way in ways if way is not None]
        several = len(found) > 2 or (len(found) == 2 and not found[0].who == found[1].who == "you")
        if len(found) < len(ways) or not over or not several or len(found) > MOST_WAYS:
            self.at, self.farthest, self.expected = begun, farthest, expected
            return None
        self.pass_over(CHOICE_ENDS["you"])
        self.subject, self.finite, self.goes_on = "you", False, False
        choice: Clause = found.pop()
        while found:
            choice = Either("you", (found.pop(),), (choice,))
        assert isinstance(choice, Either)
        return choice

    def one_way(self) -> Do | None:
        """One of two things to choose between, with whoever does it."""
        words, free = [*self.words], [*self.free]
        with self.sense.inside("you"):
            try:
                clause = self.clause("you", False)
                while isinstance(clause, Do) and self.is_next("and") and self.whole_after(self.at + 1):
                    if self.subject not in (None, clause.who):  # "skip the next player and draw 1": who draws is you
                        self.refuse()
                    self.at += 1
                    clause = Do(clause.who, clause.acts + self.acts_of(clause.who, True))
            except CardTextError:
                clause = None
        if not isinstance(clause, Do) or clause.where or clause.but or self.also or self.picked:
            self.words, self.free, self.also, self.picked = words, free, (), None
            self.looked_at.clear()
            return None
        return clause

    def pass_or_not(self, who: Who) -> None:
        """Pass over `or keep it`, behind what somebody may do: that goes without saying."""
        for words in OR_NOT:
            if self.is_next(*words) and self.whole(self.at + len(words)):
                self.at += len(words)
                self.pass_over(CHOICE_ENDS["you" if who == "you" else "they"])
                return

    def if_done(self, who: Who) -> tuple[Clause, ...]:
        """What follows if somebody does what they may: `you may discard 1 card. if you do, the next player draws 1`."""
        if who in PLURAL:
            return ()
        stop = self.at + (self.word() in (".", ";", ",", "!"))
        stop += stop < len(self.words) and self.words[stop].text == "and"
        said = [word.text for word in self.words[stop : stop + 5]]
        if said[:2] == ["but", "then"] and stop > self.at:
            self.at = stop + 2
            return self.branch()
        for pronoun in ("you",) if who == "you" else ("they", "he", "she"):
            for way in IF_DONE:
                words = way.replace("they", pronoun).split()
                if said[: len(words)] == words:
                    self.at = stop + len(words)
                    self.pass_over(((",",), ("then",)))
                    return self.branch()
        return ()

    def true_of_some(self) -> Either | None:
        """`everyone wearing socks draws 1`: all are asked whether that is true of them."""
        begun, ahead = self.at, self.player_ahead(self.at)
        if ahead is not None and (self.look_ahead(ACT_BOOK, ahead) or self.words[ahead - 1].text in ("most", "fewest")):
            return None
        words = self.people_meant()
        held = any(
            (found := self.look_ahead(CONDITIONS, at)) and found[0] >= self.at
            for at in range(begun + 1, self.at)
            if self.text_at(at - 1) in HOLDING
        )
        if words is None or held or self.sense.one_by_one or self.sense.moment != "play":
            self.at = begun
            return None
        self.at += self.is_next("must")
        if self.is_next("may") and self.words[begun].text == "whoever":
            self.at = begun  # one player, whom people name
            return None
        may = self.skip("may")
        with self.sense.inside("everyone"):
            act = self.act("everyone")
            if act is None:
                self.at = begun
                return None
            acts = self.done("everyone", act, "everyone", False).acts
            while self.is_next("and") and self.whole_after(self.at + 1):
                self.at += 1
                more = self.act("everyone")
                assert more is not None
                acts += self.done("everyone", more, "everyone", False).acts
        self.subject, self.finite, self.goes_on = "everyone", False, False
        does: Clause = Do("they", acts)
        return Either("everyone", (Either("they", (does,)) if may else does,), true_of=words)

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
        if self.text_at(ahead) == "else" and not self.depth and self.look_ahead(PLAIN_BOOK, ahead + 1) is not None:
            self.put(ahead, ahead + 1, [])  # "draw 3, or else show your hand"
        if clause.where is None and clause.but is None and (choice := self.cards_or_cards(found, ahead)):
            return choice
        if (deed := self.deed_instead(clause, ahead)) is not None and len(found) == 1:
            return deed
        if (way := self.other_way(clause, ahead)) is not None and len(found) == 1:
            return way
        if self.look_ahead(ACT_BOOK, ahead) is None or self.is_next("or", "else") or clause.but:
            return clause
        where = clause.where
        if len(found) > 1 or (len(clause.acts) > 1 and not comma):
            self.refuse("which things are to be chosen between? say: you may choose: ...; or ...", begun)
        if self.sense.one_by_one or any(act.verb.alone or act.verb.one_step for act in clause.acts):
            return clause
        choice = self.or_else(
            clause.who, (Do(self.sense.same(clause.who), clause.acts),), where, is_held(where, clause.acts)
        )
        if not comma and isinstance(choice.second[0], Do) and len(choice.second[0].acts) > 1:
            problem = "is the last thing done in any case? say: you may choose: ...; or ..."
            self.refuse(problem, self.at - 1, [self.printed(write_clause(choice))])
        return choice

    def other_way(self, clause: Do, begun: int) -> Either | None:
        """`draw 2 or skip the next player`: what you may do instead is about somebody else, or about nobody."""
        own = clause.who == "you" and clause.where is None and clause.but is None and len(clause.acts) == 1
        if not own or self.depth or self.look_ahead(PLAIN_BOOK, begun) is not None or self.player_ahead(begun):
            return None
        if self.look_ahead(COMMAND_BOOK, begun) is None and self.look_ahead(ALONE_BOOK, begun) is None:
            return None
        before, self.at = self.at, begun
        way = self.one_way()
        if way is None or not (self.at >= len(self.words) or self.word() in DEED_ENDS):
            self.at = before
            return None
        self.subject, self.finite, self.goes_on = "you", False, False
        return Either("you", (clause,), (way,))

    def deed_instead(self, clause: Do, begun: int) -> Dare | None:
        """`draw 2, or sing a song instead`: a dare, with what happens otherwise said before it."""
        end = next((at for at in range(begun, len(self.words)) if self.text_at(at) in DEED_ENDS), len(self.words))
        last = end - (self.text_at(end - 1) == "instead")
        said = [word.text for word in self.words[begun:last]]
        one = clause.who == "you" or is_one(clause.who) or clause.who in ("everyone", "everyone_else")
        alone = clause.but is None and all(act.whom is None and not act.verb.alone for act in clause.acts)
        if not one or not alone or not is_told(said) or self.is_of_the_game(begun, last):
            return None
        self.check_once(clause.who, begun, last)
        self.sense.check_dare(clause.who)
        deed = " ".join(self.between(begun, last).split())
        self.free.append((begun, last))
        self.at = end
        self.subject, self.finite, self.goes_on = None, False, False
        first, space, rest = deed.partition(" ")
        deed = bare_deed(first.lower()) + space + rest
        return Dare(clause.who, deed, (Do(self.sense.same(clause.who), clause.acts),), clause.where)

    def cards_or_cards(self, found: list[Clause], at: int) -> Either | None:
        """`discard all red cards or all green cards`, `draw 2 or 3`: one verb, and two things to choose between."""
        clause = found[-1]
        if len(found) > 1 or not isinstance(clause, Do) or clause.who != "you" or len(clause.acts) > 1:
            return None
        act, begun = clause.acts[0], self.at
        self.at = at
        other: Act | None = None
        if act.verb.name == "discard_all":
            self.pass_over((("all", "of"), ("all",)))
            self.pass_over((("your",), ("the",)))
            cards = self.cards(False)
            other = None if cards in (None, "that", "chosen", act.cards) else replace(act, cards=cards)
        elif act.verb.name in ("draw", "discard") and act.many is None and not self.article_ahead():
            count = self.number()
            self.at += self.word() in ("card", "cards")
            other = None if count in (None, act.count) else replace(act, count=count)
        if other is None or self.look_ahead(ACT_BOOK, at) is not None or not self.whole(self.at):
            self.at = begun
            return None
        self.pass_over(CHOICE_ENDS["you"])
        self.subject, self.finite, self.goes_on = "you", False, False
        return Either("you", (Do("you", (act,)),), (Do("you", (other,)),))

    def or_else(self, who: Who, first: tuple[Clause, ...], where: Holds | None = None, held: bool = False) -> Either:
        """What somebody may do instead; the cards of the first thing may be known to be held."""
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
        for clause in () if held else first:
            if isinstance(clause, Do) and any(
                act.verb.name in ("discard_certain", "give_certain", "show_certain") for act in clause.acts
            ):
                self.refuse("whoever has no such card could always choose this: say with `if` who has one", self.at - 1)
        before = [act for clause in first if isinstance(clause, Do) for act in clause.acts]
        if {act.verb.name for act in (*before, *acts)} == {"discard_to", "draw_to"}:
            self.refuse(
                "whoever has fewer cards would choose to discard, and whoever has more to draw: join them with `and`",
                self.at - 1,
            )
        self.pass_over(CHOICE_ENDS["you" if who == "you" else "they"])
        return Either(who, first, (Do(self.sense.same(who), acts),), where)

    def unless_they_do(self, clause: Do) -> Either | None:
        """`the next player misses a turn unless they discard 2 cards`: they choose between the two."""
        begun = self.at
        own = ("you",) if clause.who == "you" else ("they", "he", "she")
        one = clause.who == "you" or is_one(clause.who)
        if not one or clause.where or clause.but or self.sense.one_by_one or self.word() not in own:
            return None
        if any(act.verb.alone or act.verb.one_step or act.whom is not None for act in clause.acts):
            return None
        self.at += 1
        self.at += self.is_next("may")
        ahead = self.look_ahead(PLAIN_BOOK, self.at)
        if ahead is None or ahead[1].name not in UNLESS_DONE or not self.whole(ahead[0]):
            self.at = begun
            return None
        self.at -= 1  # where `or` would stand
        return self.or_else(clause.who, (Do(self.sense.same(clause.who), clause.acts),))

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
