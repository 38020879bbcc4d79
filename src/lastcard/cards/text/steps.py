"""The steps of a program: who is found, which cards are meant, what is counted, and what is tested."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lastcard.cards.text.codes import CARDS, COUNTED_AT_TABLE, WHO, numbers
from lastcard.cards.text.phrases import AGREED, HOLDING_FEWEST, HOLDING_MOST, Who
from lastcard.cards.text.tree import (
    Act,
    Clause,
    Do,
    Holds,
    Measure,
    of_colour,
)
from lastcard.engine import agenda as E
from lastcard.engine import decisions
from lastcard.engine import program as P

MOST_TOLD = 20
"""How many cards come of what people count themselves."""


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
    wilds: Mapping[str, int] = field(default_factory=dict)
    """The names of wild cards, the same."""

    def says(self, words: str) -> int:
        """The number of words that people read."""
        self.dares.append(words)
        return len(self.dares) - 1


class Steps:
    """A program that grows step by step."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.ints = code.ints
        self.origin: Origin | None = None
        self.contested = ""
        """Whom the last contest asks for."""
        self.counted: dict[int, int] = {}
        """How cards are discarded, by the identity of an act, where the text goes on to speak of how many they were."""
        self.tied = P.NONE
        """The jump over what becomes of the loser, if a vote names nobody."""
        self.by_actor = False
        """Whoever acts flips the coin, or rolls the die."""
        self.looked_at = False
        """A condition looks at a card that has just been drawn."""
        self.of_number = False
        """The text speaks of cards with the number that comes up."""
        self.of_it = False
        """The text speaks of a card that has come, or was turned over."""
        self.later: list[tuple[int, tuple[Clause, ...]]] = []
        """Programs that rules run whenever a card is played, and the instructions that say where they begin."""

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
        if who == "own_choice":
            self.step(P.CHOOSE_PLAYER)
            who = "they"
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
        if (both := of_colour(cards)) is not None:
            colour, kind = P.SOME + self.cards(both[0]), P.SOME + self.cards(both[1])
            return P.EITHER_OF + 4096 * (P.BOTH + colour) + kind
        if cards.startswith("not "):
            return P.NOT + P.SOME + self.cards(cards.removeprefix("not "))
        if cards in self.code.wilds:
            return P.WILD_SYMBOL + self.code.wilds[cards]
        return P.SYMBOL + self.code.symbols[cards] if cards in self.code.symbols else P.NO_CARDS

    def only(self, cards: str) -> int:
        """The same, where 0 is any card."""
        return 0 if cards in ("", "all") else P.SOME + self.cards(cards)

    def count(self, many: Measure, register: int) -> None:
        """How many cards an act is about, where that has to be counted."""
        if many.kind == "told":
            asked = P.TOLD_BY_ACTOR if register == E.ACTOR else P.TOLD_BY_OBJECT
            self.step(P.PICK_NUMBER, MOST_TOLD // many.count, 0, P.TOLD * self.code.says(many.words) + asked)
            if many.count > 1:
                self.step(P.TIMES, many.count)
            if many.most:
                self.step(P.AT_MOST, many.most)
            return
        if many.where is not None:
            if many.where.whom is not None:
                self.select(E.OBJECT, many.where.whom)
            (*_, test), swapped = self.tests(many.where)
            condition, value = test
            self.step(P.COUNT, P.HOLDERS, -1 - condition if swapped else condition, value * P.SO_OFTEN + many.count)
        else:
            times = {"half": P.HALF, "half up": P.HALF_UP, "half held": P.HALF, "held": 1}.get(many.kind, many.count)
            counted = many.unnumbered or self.only(many.cards)
            self.step(P.COUNT, COUNTED_AT_TABLE.get(many.kind, register), counted, times)
        if many.most:
            self.step(P.AT_MOST, many.most)

    def tests(self, condition: Holds) -> tuple[list[tuple[int, int]], bool]:
        """The branches that all have to hold, and whether then and otherwise change places."""
        compare, count = condition.compare, condition.count
        if compare in ("most", "fewest"):
            return [(P.HOLDS_MOST, (1 if compare == "most" else -1) * (1 + 2 * self.only(condition.cards)))], False
        if compare in ("even", "odd"):
            return [(P.HOLDS_EVENLY, 0)], compare == "odd"
        if " and " in condition.cards:
            both = condition.cards.split(" and ")
            return [(P.HOLDS_COLOUR, self.cards(card)) for card in both], compare == "no"
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

    def tied_for(self, clause: Do) -> int:
        """All who hold the most or the fewest of some cards, as the engine's group: found before any of them acts."""
        where = clause.where
        if where is None or where.compare not in ("most", "fewest") or clause.otherwise or clause.but is not None:
            return P.NONE
        cards = P.SOME + self.cards(where.cards)
        most = P.MOST_OF if where.compare == "most" else P.FEWEST_OF
        return most + cards if cards < P.MOST_OF else P.NONE

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
