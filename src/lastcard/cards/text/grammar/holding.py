"""What happens only if somebody holds such cards, or so many: what stands behind `if` and `who`."""

from typing import NoReturn

from lastcard.cards.text import phrases
from lastcard.cards.text.grammar.being import Being
from lastcard.cards.text.grammar.matcher import count_of
from lastcard.cards.text.grammar.sense import SAME_TWICE
from lastcard.cards.text.patterns import Book
from lastcard.cards.text.phrases import PLURAL, Compare, Who
from lastcard.cards.text.tree import Holds

CONDITIONS = Book[tuple[Compare, str]]("what they hold, such as a red card", phrases.CONDITIONS)
OPPOSITES: dict[Compare, Compare] = {
    "a": "no",
    "no": "a",
    "more": "at_most",
    "at_most": "more",
    "fewer": "at_least",
    "at_least": "fewer",
    "even": "odd",
    "odd": "even",
}
HOLDS = ("hold", "holds", "have", "has")


OPEN_CARDS = ("", "chosen")
"""Cards of which `it` or `them` would not say which they are."""


def are_opposites(one: Holds, other: Holds) -> bool:
    """Whether one of two conditions about the same player holds just where the other one does not.

    >>> are_opposites(Holds("they", "more", 5, ""), Holds("they", "fewer", 6, ""))
    True
    """
    if one.cards != other.cards or one.whom is not None or other.whom is not None:
        return False
    from_more = {"more": 1, "at_most": 1}
    same = one.count + from_more.get(one.compare, 0) == other.count + from_more.get(other.compare, 0)
    upward, downward = ("more", "at_least"), ("at_most", "fewer")
    counted = (one.compare in upward and other.compare in downward) or (
        one.compare in downward and other.compare in upward
    )
    return same if counted else OPPOSITES.get(one.compare) == other.compare


class Holding(Being):
    """Conditions on hands."""

    def condition(self) -> Holds:
        """Somebody holds so many cards, or such cards."""
        begun = self.at
        if (anybody := self.anybody_holds()) is not None:
            return anybody
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

    def anybody_holds(self) -> Holds | None:
        """`nobody holds a red card`; `anybody holds a wild`, where what follows is not about whoever does."""
        begun = self.at
        nobody = self.is_next("nobody")
        if not nobody and self.word() not in ("anyone", "someone", "anybody"):
            return None
        self.at += 1 + self.is_next(self.word(), "else")
        if self.word() not in HOLDS or self.word(-1) == "else":
            self.at = begun
            return None
        self.at += 1
        bare = self.word() in ("one", "1")  # one of those spoken of: a card with that number is `a 1`
        cards = None if bare else self.such()
        rest = [word.text for word in self.words[self.at :]]
        stops = [at for at, word in enumerate(rest) if word in (".", "!", ";")]
        about = rest[: stops[0]] if stops else rest
        spoken_of = not {"they", "them", "he", "she", "that", "it", "their", "one"}.isdisjoint(about)
        if cards is None or cards in OPEN_CARDS or cards in ("that number", "that") or (spoken_of and not nobody):
            self.at = begun
            return None
        return Holds("anybody", "no" if nobody else "a", 0, cards)

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
        count = count_of(found)
        if cards == "uno":
            count, cards = 1, ""
        spoken_of = cards == "it"
        if compare == "exactly" and self.words[begun].text not in ("exactly", "only", "just", "as", "the", "uno"):
            # "if you have 2 cards" is exactly that, and so is a hand "with one card"
            compare = "exactly"
        if negated:
            if compare not in OPPOSITES or "whom" in found:
                self.refuse_here("after `not`, say which card: a red card, a wild")
            compare = OPPOSITES[compare]
        self.pass_over(sorted(phrases.HELD, key=len, reverse=True))
        if found.get("whom") == "chosen" and self.bare and who != "chosen":
            self.refuse("who is meant? say: a player you choose, or the next player", self.at - 1)
        if "card" in found and self.words[begun].text in ("one", "1") and self.word(-1).isdecimal():
            self.refuse("a card, or something to do? say it in two sentences", begun)
        whom = self.sense.player(found["whom"]) if "whom" in found else None
        if whom in PLURAL:
            self.refuse_here("one other player can stand here")
        if whom == who and who != "they":
            self.refuse_here(SAME_TWICE)
        numbered = spoken_of and self.sense.number_known and not self.sense.colour_chosen
        self.sense.one_of_it = spoken_of and self.words[begun].text in ("one", "any")
        cards = (
            "that number"
            if numbered
            else "that card"
            if spoken_of and self.sense.card_named and not self.sense.colour_chosen
            else "that"
            if spoken_of
            else str(found.get("card", found.get("some", found.get("colour", ""))))
        )
        if cards == "chosen" or (cards == "that" and not (self.sense.colour_chosen or self.sense.put_down)):
            self.refuse("no colour has been chosen yet: say first, choose a colour", begun)
        return Holds(who, compare, count, cards, whom)
