"""What happens only in one of two cases: the branches that hang on a condition, or on chance."""

from lastcard.cards.text.grammar.acts import Acts
from lastcard.cards.text.tree import Clause, Do, Drop

DROPPED = tuple(
    (*on.split(), "the", where) for on in ("on", "onto", "to", "down on") for where in ("floor", "table", "ground")
)
"""Where a card is dropped."""


class Branches(Acts):
    """Clauses that may not happen, and what happens instead."""

    def drop(self) -> Drop:
        """What follows `drop this card`; where it is dropped changes nothing."""
        self.pass_over(DROPPED)
        if not (self.skip(".") or self.skip(":")):
            self.refuse()
        self.need("if", "it", "lands", "face")
        face_up = self.skip("up")
        if not face_up:
            self.need("down")
        self.need(",")
        first = self.branch()
        other = ("if", "it", "lands", "face", "down" if face_up else "up", ",")
        if self.word() in (".", ";", ",") and [self.word(1 + at) for at in range(len(other))] == [*other]:
            self.at += 1 + len(other)
            second = self.branch()
        else:
            second = self.branch() if self.otherwise_follows() else ()
        return Drop(first, second) if face_up else Drop(second, first)

    def branch(self) -> tuple[Clause, ...]:
        """Clauses that may not happen: nothing after them can speak of what they bring up."""
        self.depth += 1
        with self.sense.branch():
            found = self.clauses("you")
        self.depth -= 1
        return found

    def otherwise_follows(self) -> bool:
        """Pass over `; otherwise`."""
        for stop in ((";",), (",",), (".",), (",", "but"), ("but",), ()):
            for word in (("otherwise",), ("else",), ("if", "not"), ("or", "else")):
                joint = (*stop, *word)
                if self.is_next(*joint) and (stop or word == ("otherwise",)):
                    self.at += len(joint)
                    if self.word() in (",", ":"):
                        self.at += 1
                    return True
        self.expect('"; otherwise"')
        return False

    def does_the_same(self, then: tuple[Clause, ...]) -> tuple[Clause, ...] | None:
        """`they draw 1; otherwise you do`: somebody else does the same; `otherwise they do not`: nothing happens."""
        clause, begun = then[0], self.at
        if len(then) > 1 or not isinstance(clause, Do) or clause.where is not None or clause.but is not None:
            return None
        counted = [act.many for act in clause.acts if act.many is not None]
        if any(act.whom is not None or act.verb.one_step for act in clause.acts):
            return None
        if any(many.kind != "that" for many in counted):
            return None
        with self.sense.branch():
            who = self.who()
            word = self.word()
            missed = word in ("are", "is") and [act.verb.name for act in clause.acts] == ["miss"]  # "otherwise you are"
            if (
                who is None
                or not (missed or word in ("do", "does", "do-not"))
                or self.word(1) not in ("", ".", "!", ";")
            ):
                self.at = begun
                return None
            other = who != clause.who and (who != "they" or clause.who == "you") and not (who == "chosen" and self.bare)
            if who == clause.who and word == "do-not":
                self.at += 1
                return ()
            if other and word != "do-not":
                self.at += 1
                return (Do(self.sense.subject(who), clause.acts),)
        self.at = begun
        return None
