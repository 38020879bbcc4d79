"""Everyone who holds something does one thing, and those who do not do another: `whoever has none draws 2`."""

from dataclasses import replace

from lastcard.cards.text.grammar.choices import Choices
from lastcard.cards.text.grammar.holding import are_opposites
from lastcard.cards.text.tree import Clause, Do, Either, Holds, If
from lastcard.cards.text.words import CardTextError

STOPS = (
    (".", "but"), (",", "but"), (",", "and"), (".", "and"), (".",), (",",), (";",), ("!",), ("but",), ("and",),
    ("while",),
)  # fmt: skip
"""What may stand before those who do not."""
HEADS = tuple(
    tuple(said.split())
    for said in (
        "whoever", "anyone who", "everyone who", "those who", "all who", "players who", "all players who",
        "each player who", "every player who", "any player who", "the ones who", "the players who", "who",
        "anyone that",
        "everyone that", "those that", "if they", "if someone", "if anyone", "if a player",
    )
)  # fmt: skip
"""How they are named, before what they do not have."""
LACKS = tuple(
    sorted(
        (
            *((lack,) for lack in ("do-not", "cannot", "has-not")),
            *((has, none) for has in ("has", "have", "holds", "hold", "got") for none in ("none", "nothing")),
            *(
                (lack, *has, *one.split())
                for lack in ("do-not", "has-not")
                for has in (("have",), ("has",), ("hold",), ("got",), ())
                for one in ("one", "any", "it", "that", "such a card", "one of those", "that card", "them")
            ),
            *(("cannot", *so.split()) for so in ("do it", "do so", "do that", "do this")),
        ),
        key=len,
        reverse=True,
    )
)
"""What is said of them."""
THE_OTHERS = tuple(
    tuple(said.split())
    for said in (
        "everyone else", "all others", "all the others", "the others", "the rest", "all the rest", "all other players",
        "the other players", "everyone without one", "everyone without any", "everyone without", "players without one",
        "those without one", "those without", "anyone without one", "whoever has-not", "otherwise they", "otherwise",
        "if not they", "if not , they", "if not", "players having none", "players with none", "those with none",
        "anyone with none", "everyone with none", "those having none", "anyone having none", "players holding none",
    )
)  # fmt: skip
"""Those who are left."""
CERTAIN = ("discard_certain", "discard_all", "show_certain")


NOBODY = tuple(
    ("if", *who.split(), *does.split())
    for who in ("nobody", "nobody else", "no player", "none of you", "none of the players")
    for does in ("does", "do", "has", "have", "has one", "has any", "has it", "may", "is", "have one", "has that",
                 "holds one", "holds any")
)  # fmt: skip
"""What stands before what happens if there is nobody who holds something."""


class Remainder(Choices):
    """Clauses about everyone who holds something, with what all others do, or what happens if there is nobody."""

    def if_nobody(self, clause: Clause) -> Clause:
        """Everyone who holds something, and what happens if nobody does: `if nobody has one, draw 3`."""
        where = clause.where if isinstance(clause, Do) else None
        if not isinstance(clause, Do) or clause.who not in ("everyone", "everyone_else") or where is None:
            return clause
        plain = where.whom is None and where.compare not in ("most", "fewest") and where.cards not in ("that", "chosen")
        if not plain or clause.otherwise or self.depth or self.sense.one_by_one:
            return clause
        stop = next((words for words in STOPS if self.is_next(*words)), ())
        way = max((words for words in NOBODY if self.is_next(*stop, *words)), key=len, default=None)
        end = self.at + len(stop) + len(way or ())
        comma = self.text_at(end) == ","
        if way is None or not stop or not (comma or self.clause_ahead(end)):
            return clause
        self.at = end + comma
        anybody = "anybody" if clause.who == "everyone" else "anybody else"
        return If(replace(where, who=anybody), (clause,), self.branch())

    def with_remainder(self, clause: Clause) -> Clause:
        """The last clause, with what those do for whom its condition does not hold."""
        if not isinstance(clause, Do) or clause.who not in ("everyone", "everyone_else") or clause.but is not None:
            return clause
        where = clause.where or self.needed(clause)
        simple = all(act.whom is None and act.cards != "chosen" and not act.verb.one_step for act in clause.acts)
        if where is None or where.whom is not None or not simple or self.sense.one_by_one:
            return clause
        end = self.remainder_at(self.at, clause, where)
        if end is None:
            return clause
        begun, self.at = self.at, end
        self.pass_over(((",",), ("they",), ("must",)))
        free = self.skip("may")
        held = where.cards if where.compare == "no" and where.cards not in ("", "chosen") else ""
        with self.sense.inside("everyone"):
            self.sense.held, self.sense.held_before = held, False
            act = self.act("everyone")
            if act is None or act.whom is not None:
                self.at, self.sense.held = begun, ""
                return clause
            acts = self.done("everyone", act, "everyone", False).acts
            while self.is_next("and") and self.whole_after(self.at + 1):
                self.at += 1
                more = self.act("everyone")
                assert more is not None
                acts += self.done("everyone", more, "everyone", False).acts
        self.sense.held = ""
        self.subject, self.finite, self.goes_on = None, False, False
        rest = Do("they", acts)
        return Do(clause.who, clause.acts, where, None, (Either("they", (rest,)) if free else rest,))

    def needed(self, clause: Do) -> Holds | None:
        """What somebody has to hold for a clause without a condition: `everyone discards a red card`."""
        act = clause.acts[0]
        if len(clause.acts) > 1 or act.verb.name not in CERTAIN or act.count > 1 or act.cards in ("", "chosen", "all"):
            return None
        return Holds("they", "a", 0, act.cards)

    def remainder_at(self, at: int, clause: Do, where: Holds) -> int | None:
        """Where those who do not are named, behind a clause: the end of their name."""
        said = [word.text for word in self.words[at : at + 12]]
        stop = next((words for words in STOPS if said[: len(words)] == [*words]), None)
        if stop is None:
            return None
        at, said = at + len(stop), said[len(stop) :]
        for words in THE_OTHERS:
            if said[: len(words)] == [*words] and self.does_ahead(at + len(words)):
                return at + len(words)
        for several in ("everyone", "anyone", "players", "those", "all players", "whoever"):
            for how in ("with", "without", "holding"):
                opening = [*several.split(), how]
                if said[: len(opening)] == opening:
                    return self.opposite_at(at + len(opening), where, how)
        head = next((words for words in HEADS if said[: len(words)] == [*words]), None)
        if head is None:
            return None
        at, said = at + len(head), said[len(head) :]
        lack = next((words for words in LACKS if said[: len(words)] == [*words]), None)
        if lack is not None and self.does_ahead(at + len(lack)):
            return at + len(lack)
        return self.opposite_at(at, where)

    def does_ahead(self, at: int) -> bool:
        """Whether what they do follows, perhaps behind a comma."""
        while self.text_at(at) in (",", "they", "must", "may"):
            at += 1
        return self.whole_after(at)

    def opposite_at(self, at: int, where: Holds, opened: str = "who") -> int | None:
        """Where the opposite of a condition ends, if that is said in full: `whoever has no red card`."""
        begun = self.at
        farthest, expected, self.at = self.farthest, [*self.expected], at
        try:
            found = self.holding(opened)
        except CardTextError:
            return None
        finally:
            end, self.at, self.farthest, self.expected = self.at, begun, farthest, expected
        return end if are_opposites(where, found) and self.does_ahead(end) else None
