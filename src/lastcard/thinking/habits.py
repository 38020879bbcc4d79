"""Learned habits: which card to play, by a few learned numbers for what a card is and what it leaves in the hand.

The worth of an option is a sum of whole numbers from small tables, looked up by what the card does (never by its name),
what stays in the hand, and how many cards the others hold. `scripts/train.py` learns them from rounds that a search
thought through. Where whole hands may move, or house rules hold, and for everything but turns, good habits decide.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.decisions import card_of, verb_of
from lastcard.engine.program import NONE, Deck
from lastcard.engine.round import Round
from lastcard.thinking.driver import Driver
from lastcard.thinking.policy import NORMAL, STAY, Policy

# The tables, one behind the other, once for two players and once for more. They tell apart
OWN: Final = 5  # sizes of one's own hand: 2 and less, 3, 4, 5 and 6, more
OTHER: Final = 4  # sizes of another one: 1, 2, 3, more
CLASSES: Final = 12  # what a card does, and not to play one at all
UNLAWFUL: Final = 8
DRAWS: Final = 9
KEEPS: Final = 10

FOLLOWS: Final = CLASSES * OWN * OTHER
"""Cards of the same colour that are left, 0 to 4; for wilds, of the colour held most."""
TWINS: Final = FOLLOWS + 2 * 5 * OWN
"""Other cards of the same symbol, 0 to 2."""
COLOURS: Final = TWINS + 3 * OWN
"""Colours that are left, 0 to 4."""
TURNS: Final = COLOURS + 5 * OWN
"""Whether the colour changes, and how many cards of the old one are left, by the hand of the next player."""
VALUES: Final = TURNS + 2 * 4 * OTHER
"""Points: 0 to 9, 20, more."""
SPARED: Final = VALUES + 12
"""Wilds in a hand that plays nothing, 0 to 2."""
NOTHING: Final = SPARED + 3 * OWN
"""Always 0."""
TABLE: Final = NOTHING + 1
WEIGHTS: Final = 2 * TABLE
PARTS: Final = 6


class Habits:
    """Decides turns by learned numbers, of which there are `WEIGHTS`; everything else by the habits of a policy."""

    def __init__(self, policy: Policy, weights: list[int]) -> None:
        self.policy: Policy = policy
        self.deck: Deck = policy.deck
        self.weights: vec[i64] = vec[i64](weights if weights else [0] * WEIGHTS)
        self.parts: vec[i64] = vec[i64]([0] * PARTS)
        self.symbols: vec[i64] = vec[i64]([0] * 256)
        self.colours: i64 = 0
        """How many colours the hand holds,"""
        self.most: i64 = 0
        """and how many cards of the one it holds most."""
        self.base: i64 = 0
        self.own: i64 = 0
        self.least: i64 = 0
        self.next: i64 = 0

    def choose(self, driver: Driver, chance: Chance) -> i64:
        """The number of the option to take."""
        if not self.is_mine(driver):
            return self.policy.choose(driver, NORMAL, chance)
        round = driver.round
        if round.sizes[driver.seat] == 1:
            return 0
        self.look(round, driver.seat)
        best: i64 = 0
        best_worth: i64 = -1000000
        for index in range(driver.count):
            worth: i64 = self.worth(round, driver.seat, round.options[index])
            if worth > best_worth:
                best = index
                best_worth = worth
        self.forget(round, driver.seat)
        return best

    def is_mine(self, driver: Driver) -> bool:
        """Whether the numbers are about this question."""
        kind: i64 = driver.kind
        if driver.count < 2 or driver.round.house or (kind != decisions.TURN and kind != decisions.DRAWN):
            return False
        moves_of = self.policy.moves_of
        options = driver.round.options
        for index in range(driver.count):
            if verb_of(options[index]) == decisions.VERB_PLAY and moves_of[card_of(options[index])] != STAY:
                return False
        return True

    def look(self, round: Round, seat: i64) -> None:
        """Look at the hand and at how many cards everybody has."""
        policy = self.policy
        policy.count_colours(round, seat)
        deck = self.deck
        self.colours = 0
        self.most = 0
        for colour in range(deck.colours):
            held: i64 = policy.held[colour]
            self.colours += i64(held > 0)
            self.most = max(self.most, held)
        first: i64 = seat * deck.size
        for i in range(first, first + round.sizes[seat]):
            self.symbols[deck.symbol_of[i64(round.hands[i])] & 255] += 1
        size: i64 = round.sizes[seat]
        self.own = 0 if size <= 2 else size - 2 if size <= 4 else 3 if size <= 6 else 4
        self.least = max(1, min(policy.least_other(round, seat), OTHER)) - 1
        self.next = max(1, min(round.sizes[round.after(seat, 1)], OTHER)) - 1
        self.base = 0 if round.how_many_in() == 2 else TABLE

    def forget(self, round: Round, seat: i64) -> None:
        """Count no symbols any more."""
        first: i64 = seat * self.deck.size
        for i in range(first, first + round.sizes[seat]):
            self.symbols[self.deck.symbol_of[i64(round.hands[i])] & 255] = 0

    def worth(self, round: Round, seat: i64, option: i64) -> i64:
        """What an option is worth, against the others."""
        self.find_parts(round, seat, option)
        parts = self.parts
        weights = self.weights
        worth: i64 = 0
        for i in range(PARTS):
            worth += weights[parts[i]]
        return worth

    def find_parts(self, round: Round, seat: i64, option: i64) -> None:
        """Find the numbers that an option's worth is the sum of."""
        parts = self.parts
        base: i64 = self.base
        own: i64 = self.own
        corner: i64 = own * OTHER + self.least
        held = self.policy.held
        deck = self.deck
        if verb_of(option) != decisions.VERB_PLAY:
            does: i64 = KEEPS if verb_of(option) == decisions.VERB_KEEP else DRAWS
            parts[0] = base + does * OWN * OTHER + corner
            parts[1] = base + SPARED + 3 * own + min(held[deck.colours], 2)
            for i in range(2, PARTS):
                parts[i] = base + NOTHING
            return
        card: i64 = card_of(option)
        harm: i64 = self.policy.harm_of[card]
        does = 0 if harm <= 0 else 1 if harm <= 2 else 2 if harm <= 4 else 3
        colour: i64 = deck.colour_of[card]
        wild: i64 = i64(colour == NONE)
        follows: i64 = self.most
        colours: i64 = self.colours
        changes: i64 = 0
        old: i64 = held[round.colour] if round.colour != NONE else 0
        if colour == NONE:
            does += 4
            if deck.flags_of[card] & P.LAWFUL_WITHOUT_COLOUR != 0 and not round.is_lawful(seat, card):
                does = UNLAWFUL
        else:
            follows = held[colour] - 1
            colours -= i64(follows == 0)
            changes = i64(colour != round.colour)
            old -= 1 - changes
        parts[0] = base + does * OWN * OTHER + corner
        parts[1] = base + FOLLOWS + (wild * OWN + own) * 5 + min(follows, 4)
        parts[2] = base + TWINS + 3 * own + min(self.symbols[deck.symbol_of[card] & 255] - 1, 2)
        parts[3] = base + COLOURS + 5 * own + min(colours, 4)
        parts[4] = base + TURNS + (self.next * 2 + changes) * 4 + min(old, 3)
        points: i64 = deck.points_of[card]
        parts[5] = base + VALUES + (points if points < 10 else 10 if points <= 20 else 11)

    def features(self, driver: Driver) -> list[list[int]]:
        """The numbers of every option, for learning; nothing if the question is not about turns."""
        found: list[list[int]] = []
        if not self.is_mine(driver):
            return found
        self.look(driver.round, driver.seat)
        for index in range(driver.count):
            self.find_parts(driver.round, driver.seat, driver.round.options[index])
            row: list[int] = []
            for i in range(PARTS):
                row.append(int(self.parts[i]))
            found.append(row)
        self.forget(driver.round, driver.seat)
        return found
