"""What happens only if somebody holds such cards, or so many: what stands behind `if` and `who`."""

from dataclasses import replace
from typing import NoReturn

from lastcard.cards.text import holdings
from lastcard.cards.text.grammar.being import Being
from lastcard.cards.text.grammar.matcher import count_of
from lastcard.cards.text.grammar.sense import SAME_TWICE
from lastcard.cards.text.holdings import Compare
from lastcard.cards.text.patterns import Book
from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.tree import ANY, Holds, Measure
from lastcard.cards.text.words import CardTextError

CONDITIONS = Book[tuple[Compare, str]]("what they hold, such as a red card", holdings.CONDITIONS)
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


QUANTIFIERS: tuple[tuple[tuple[str, ...], Who, bool], ...] = tuple(
    sorted(
        (
            (tuple(said.split()), who, denied)
            for who, denied, ways in (
                ("anybody", False, "anyone|someone|any player|any of you|at least one player|at least 1 player"),
                (
                    "anybody else",
                    False,
                    "anyone else|someone else|any other player|any of the others|any opponent|"
                    "any of your opponents|any of the other players|another player|one of the others|somebody else|"
                    "at least one other player|one of the other players|any one else",
                ),
                ("everyone", False, "everyone|all players|each player|every player|all of you"),
                (
                    "everyone else",
                    False,
                    "everyone else|all other players|all the others|all others|the others|"
                    "every other player|each other player|all opponents|all the other players|the other players",
                ),
                ("everyone", True, "nobody|none of you|no player|none of the players"),
                (
                    "everyone else",
                    True,
                    "nobody else|none of the others|no other player|no one else|no opponent|"
                    "none of your opponents|none of the other players",
                ),
            )
            for said in ways.split("|")
        ),
        key=lambda row: -len(row[0]),
    )
)
"""Of whose hands a condition can speak at once, and whether it is denied of them."""
COUNTED = {
    "uno": (1, ""),
    "pair": (2, "alike number"),
    "twins": (2, "alike card"),
    "one colour": (1, "colours"),
}
"""What somebody holds, said in a word: how many of what."""

OPEN_CARDS = ("", "chosen", "alike number", "alike colour", "alike card", "colours")
"""Cards of which `it` or `them` would not say which they are."""


def is_named(cards: str) -> bool:
    """Whether `it` or `them` says which cards are meant, of which these are held."""
    return cards not in OPEN_CARDS and " and " not in cards


def is_alone(holds: Holds) -> bool:
    """Whether somebody always holds so many: the most of all."""
    return holds.compare in ("most", "fewest") and holds.whom is None


def denied(holds: Holds) -> Holds | None:
    """The condition that holds just where another one does not, of the same player.

    >>> denied(Holds("you", "exactly", 1))
    Holds(who='you', compare='more', count=1, cards='', whom=None)
    """
    if holds.whom is not None:
        return None
    if holds.compare == "exactly" and holds.count == 1 and holds.cards == "":
        return replace(holds, compare="more")  # nobody who plays holds none
    return replace(holds, compare=OPPOSITES[holds.compare]) if holds.compare in OPPOSITES else None


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

    def quantifier(self) -> tuple[Who, bool] | None:
        """`anybody`, `everyone else`, `nobody`: of whose hands a condition speaks, and whether it denies it."""
        for words, who, denied in QUANTIFIERS:
            if self.is_next(*words) and self.word(len(words)) in (*HOLDS, "do-not", "has-not", "lacks", "lack"):
                self.at += len(words)
                return who, denied
        return None

    def anybody_holds(self) -> Holds | None:
        """`nobody holds a red card`, `anybody else holds a wild`, where what follows is not about whoever does."""
        begun = self.at
        if (found := self.quantifier()) is None:
            return None
        who, denying = found
        negated = self.skip("do-not") or self.skip("has-not")
        self.at += self.word() in HOLDS
        bare = self.word() in ("one", "1") and self.word(1) not in ("card", "cards")  # not a 1, but one of those
        try:
            held = None if bare else self.held("they", negated)
        except CardTextError:
            held = None
        rest = [word.text for word in self.words[self.at :]]
        stops = [at for at, word in enumerate(rest) if word in (".", "!", ";")]
        about = rest[: stops[0]] if stops else rest
        spoken_of = not {"they", "them", "he", "she", "that", "it", "their", "one"}.isdisjoint(about)
        nothing = held is None or held.cards in ("chosen", "that number", "that", "that card")
        if held is None or nothing or (spoken_of and who in ANY and not denying) or is_alone(held):
            self.at = begun
            return None
        if not denying:
            return replace(held, who=who)
        if held.whom == "you" and who == "everyone else" and held.compare in ("more", "fewer"):
            return Holds("you", "most" if held.compare == "more" else "fewest")
        opposite = denied(held)
        if opposite is None:
            self.refuse("say this with `everyone`, or `anybody`", begun)
        return replace(opposite, who=who)

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

    def for_holders(self, count: int, kind: str) -> Measure:
        """So many for each player who holds what is said: `1 card for each player with more than 5 cards`."""
        begun, opened = self.at, self.word()
        self.at += 1
        where = self.holding(opened)
        exactly = where.compare == "exactly" and where.whom is None and (where.count != 1 or where.cards)
        if kind == "opponents" and (where.whom != "you" or where.compare == "exactly"):
            self.refuse("you are one of those, too: say for each player, or compare them with you", begun)
        if where.whom not in (None, "you") or exactly:
            self.refuse("say this with more than, or fewer than, or compare them with you", begun)
        if where.compare in ("most", "fewest") or " and " in where.cards:
            self.refuse("one kind of card can stand here, or how many cards", begun)
        return Measure("holders", count, where=where)

    def unnumbered(self) -> int:
        """What a card counts that shows no number, if that is said: `as many as the number on it, or 5 if it has "
        "none`."""
        begun = self.at
        self.at += self.is_next(",")
        count = self.number() if self.skip("or") else None
        if count is None or not self.is_next("if", "it", "has", "none"):
            self.at = begun
            return 0
        self.at += 4
        return count

    def held(self, who: Who, negated: bool) -> Holds:
        """What somebody holds."""
        begun = self.at
        both = self.is_next("both") and self.word(1) in ("a", "an", "one", "1")
        self.at += both
        matched = self.longest(CONDITIONS)
        if matched is None:
            self.refuse()
        (compare, cards), found = matched
        count = count_of(found) or int(compare == "more" and "card" in found)
        count, cards = COUNTED.get(cards, (count, cards))
        if cards == "every colour":
            count, cards = len(self.colours), "colours"
        spoken_of = cards == "it"
        if compare == "exactly" and self.words[begun].text not in ("exactly", "only", "just", "as", "the", "uno"):
            # "if you have 2 cards" is exactly that, and so is a hand "with one card"
            compare = "exactly"
        self.pass_over(sorted(holdings.HELD, key=len, reverse=True))
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
            else cards or str(found.get("card", found.get("some", found.get("colour", ""))))
        )
        if cards == "chosen" or (cards == "that" and not (self.sense.colour_chosen or self.sense.put_down)):
            self.refuse("no colour has been chosen yet: say first, choose a colour", begun)
        holds = Holds(who, compare, count, self.both_cards(cards, begun) if compare == "a" else cards, whom)
        if not negated:
            return holds
        opposite = denied(holds)
        if opposite is None:
            self.refuse_here("after `not`, say which card: a red card, a wild")
        return opposite

    def both_cards(self, first: str, begun: int) -> str:
        """Two cards of which both are held: `a red and a blue card`, `a skip and a wild`."""
        at = self.at
        article = self.text_at(begun) in ("a", "an", "both", "one", "1")
        if not article or not self.is_next("and") or self.word(1) not in ("a", "an", "one", "1"):
            return first
        self.at += 2
        second = self.card()
        if second is None or second == first or not {first, second}.isdisjoint((*OPEN_CARDS, "that", "that number")):
            self.at = at
            return first
        return f"{first} and {second}"
