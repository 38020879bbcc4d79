"""What happens only if somebody holds such cards, or if chance will have it; and what happens otherwise."""

from typing import NoReturn

from lastcard.cards.text import phrases
from lastcard.cards.text.acts import Acts
from lastcard.cards.text.books import MOVE_BOOK
from lastcard.cards.text.matcher import Book
from lastcard.cards.text.phrases import PLURAL, Compare, Who, is_one
from lastcard.cards.text.sense import SAME_TWICE
from lastcard.cards.text.tree import Clause, Do, Drop, Holds, If

CONDITIONS = Book[tuple[Compare, str]]("what they hold, such as a red card", phrases.CONDITIONS)
OPPOSITES: dict[Compare, Compare] = {
    "a": "no",
    "no": "a",
    "more": "at_most",
    "at_most": "more",
    "fewer": "at_least",
    "at_least": "fewer",
}
HOLDS = ("hold", "holds", "have", "has")


class Conditions(Acts):
    """Conditions before a clause and behind it, and the branches that hang on them."""

    def if_anyone(self) -> Do | None:
        """`if anyone holds a red card, they draw 2` is about everyone who does."""
        begun = self.at
        if not (self.is_next("anyone") or self.is_next("any", "player") or self.is_next("a", "player")):
            return None
        self.at += 1 + (not self.is_next("anyone"))
        if self.word() not in HOLDS:
            self.at = begun
            return None
        where = self.holding()
        self.pass_over(((",",), ("then",)))
        if not (self.pass_they() and where.cards not in ("that", "chosen")):
            self.at = begun
            return None
        self.pass_over((("must",),))
        act = self.act("everyone")
        if act is None:
            self.at = begun
            return None
        clause = self.done("everyone", act, "everyone", True)
        return Do("everyone", clause.acts, where)

    def pass_they(self) -> bool:
        """Pass over whoever has just been spoken of."""
        for they in (("they",), ("that", "player"), ("he", "or", "she"), ("he",), ("she",), ("this", "player")):
            if self.is_next(*they):
                self.at += len(they)
                return True
        return False

    def conditional(self) -> If | Do:
        """What follows `if`."""
        if (everyone := self.if_anyone()) is not None:
            return everyone
        condition = self.condition()
        if not self.is_next(",") and not self.is_next("then") and not self.clause_ahead(self.at):
            self.need(",")
        self.pass_over(((",",), ("then",)))
        holds = condition.compare in ("a", "at_least", "exactly") and condition.cards not in ("", "that", "chosen")
        self.sense.held = condition.cards if holds else ""
        then = self.branch()
        self.sense.held = ""
        return If(condition, then, self.branch() if self.otherwise_follows() else ())

    def clause_ahead(self, at: int) -> bool:
        """Whether a clause begins at a place: with a player, or with something of the game."""
        return at < len(self.words) and (
            self.look_ahead(MOVE_BOOK, at) is not None
            or (self.words[at].text not in ("all", "each") and self.player_ahead(at) is not None)
        )

    def with_condition(self, found: list[Clause]) -> Clause:
        """The last clause, with a condition that stands behind it: `draw 2 if you hold a red card`."""
        clause, begun = found[-1], self.at
        unless = self.is_next("unless") or self.is_next(",", "unless")
        if not (unless or self.is_next("if") or self.is_next(",", "if")) or not isinstance(clause, Do):
            return clause
        self.at += 1 + self.is_next(",")
        if self.word() in ("right", "wrong", "not", "heads", "tails", "correct", "you") and self.word(1) in (
            ",", ":", "are", "guess",
        ):  # fmt: skip
            self.at = begun
            return clause
        if len(found) > 1 or len(clause.acts) > 1 or clause.where is not None or clause.but is not None:
            self.refuse(
                "a condition behind several things could be about one or all: begin the sentence with it", begun
            )
        who = self.who()
        theirs = who == "they"
        if who is None or (who in PLURAL and not theirs) or (who == "chosen" and self.bare):
            self.expect("a player, such as you")
            self.refuse()
        negated = self.skip("do-not") or self.skip("has-not")
        if self.word() in HOLDS:
            self.at += 1
        elif not negated:
            self.expect('"hold"')
            self.refuse(at=self.at)
        if theirs and clause.who in PLURAL:
            return Do(clause.who, clause.acts, self.held("they", negated != unless))
        if theirs and is_one(clause.who):
            holds = self.held(clause.who, negated != unless)
            return If(holds, (Do("they", clause.acts),))
        if who == "chosen" or (not theirs and clause.who == "they"):
            self.refuse("begin the sentence with this condition", begun)
        return If(self.held(self.sense.holder(who), negated != unless), (clause,))

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

    # Branches

    def branch(self) -> tuple[Clause, ...]:
        """Clauses that may not happen: nothing after them can speak of what they bring up."""
        self.depth += 1
        with self.sense.branch():
            found = self.clauses("you")
        self.depth -= 1
        return found

    def otherwise_follows(self) -> bool:
        """Pass over `; otherwise`."""
        for stop in ((";",), (",",), (".",), ()):
            for word in (("otherwise",), ("else",), ("if", "not"), ("or", "else")):
                joint = (*stop, *word)
                if self.is_next(*joint) and (stop or word == ("otherwise",)):
                    self.at += len(joint)
                    if self.word() in (",", ":"):
                        self.at += 1
                    return True
        self.expect('"; otherwise"')
        return False

    # What somebody holds

    def condition(self) -> Holds:
        """Somebody holds so many cards, or such cards."""
        begun = self.at
        who = self.who()
        if who is None:
            self.expect("a player, such as the next player")
            self.refuse()
        if who == "chosen" and self.bare:
            self.refuse_somebody(begun)
        who = self.sense.holder(self.chosen_by_now(who))
        negated = self.skip("do-not") or self.skip("has-not")
        if self.word() in HOLDS:
            self.at += 1
        elif not (negated and self.words[self.at - 1].text == "has-not"):
            self.expect('"hold"')
            self.refuse()
        return self.held(who, negated)

    def refuse_somebody(self, begun: int) -> NoReturn:
        """Refuse `if somebody has a red card`: every one of them, or one whom you choose?"""
        before, after = self.source[: self.words[begun].start], self.source[self.words[self.at - 1].end :]
        before = before.rstrip()[:-2]
        offers = [f"{before}if a player you choose{after}"]
        for they in (", they ", ", that player ", " they ", ", "):
            offers.append(f"{before}everyone who{after.replace(they, ' ', 1)}")
        offers = [*dict.fromkeys(filter(None, map(self.printed, offers)))]
        self.refuse("who is meant: everyone who does, or a player you choose?", begun, offers)

    def holding(self, opened: str = "who") -> Holds:
        """What each of several players holds: after `with`, or after `who has`."""
        negated = False
        if opened in ("who", "that"):
            negated = self.skip("do-not") or self.skip("has-not")
            if not negated and self.word() not in HOLDS:
                self.expect('"has"')
                self.refuse()
            if self.word() in HOLDS:
                self.at += 1
        return self.held("they", negated or opened == "without")

    def held(self, who: Who, negated: bool) -> Holds:
        """What somebody holds."""
        begun = self.at
        matched = self.longest(CONDITIONS)
        if matched is None:
            self.refuse()
        (compare, cards), found = matched
        count = int(found.get("n", 0))
        if cards == "uno":
            count, cards = 1, ""
        if compare == "exactly" and self.words[begun].text not in ("exactly", "only", "just", "as", "the", "uno"):
            # "if you have 2 cards" is exactly that, and so is a hand "with one card"
            compare = "exactly"
        if negated:
            if compare not in OPPOSITES:
                self.refuse_here("after `not`, say which card: a red card, a wild")
            compare = OPPOSITES[compare]
        self.pass_over(sorted(phrases.HELD, key=len, reverse=True))
        whom = self.sense.player(found["whom"]) if "whom" in found else None
        if whom in PLURAL:
            self.refuse_here("one other player can stand here")
        if whom == who and who != "they":
            self.refuse_here(SAME_TWICE)
        cards = str(found.get("card", found.get("some", "")))
        if cards == "chosen" or (cards == "that" and not (self.sense.colour_chosen or self.sense.put_down)):
            self.refuse("no colour has been chosen yet: say first, choose a colour", begun)
        return Holds(who, compare, count, cards, whom)
