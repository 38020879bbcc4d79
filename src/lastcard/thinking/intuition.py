"""Intuition: what a trained net thinks of the options at first sight.

An option is described by rows of the net: what the card does (never its name), what stays in the hand, how many cards
the others hold, what has been played of a colour, and, where the seat remembers, what the next player showed.
`scripts/train.py` trains the net. Where whole hands may move, or house rules hold, and for everything but turns and
colours, good habits decide.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.engine import agenda as E
from lastcard.engine import decisions
from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.decisions import card_of, verb_of
from lastcard.engine.program import NONE, Deck
from lastcard.engine.round import Round
from lastcard.thinking import clues as C
from lastcard.thinking.driver import Driver
from lastcard.thinking.memory import UNPROVEN, Memory
from lastcard.thinking.net import Net, Numbers
from lastcard.thinking.policy import NORMAL, Policy
from lastcard.thinking.programs import STAY
from lastcard.thinking.reading import suits_of

# Rows of the position, one behind the other.
KINDS: Final = 0  # a turn, a card just drawn, a colour
TABLE: Final = KINDS + 3  # 2, 3, 4 or more players
OWN: Final = TABLE + 4  # sizes of one's own hand, 1 to 12
NEXT: Final = OWN + 12  # of the next hand, 1 to 8
LEAST: Final = NEXT + 8  # of the smallest one, 1 to 6
BEFORE: Final = LEAST + 6  # of the one before, 1 to 6; none between two
THEN: Final = BEFORE + 7  # of the one after the next
WILDS: Final = THEN + 7  # 0 to 4 of them, 0 to 2 of which do harm
ACTIONS: Final = WILDS + 5 * 3  # other cards that do harm, 0 to 5
NO_WILDS: Final = ACTIONS + 6  # how many cards of the next player may be wild
# Rows of an option.
DOES: Final = NO_WILDS + 5
CLASSES: Final = 17
FOLLOWS: Final = DOES + CLASSES * 5 * 4  # cards of the colour that are left, 0 to 6, by one's own hand
STINGS: Final = FOLLOWS + 7 * 5  # those that do harm, 0 to 3
TWINS: Final = STINGS + 4  # others of the same symbol, 0 to 3
LEFT: Final = TWINS + 4  # colours, 0 to 4, and wilds, 0 to 2
TURNS: Final = LEFT + 5 * 3  # whether the colour changes, cards of the old one, by the next hand
VALUES: Final = TURNS + 2 * 5 * 4  # points: 0 to 9, 20, more
LACKS: Final = VALUES + 12  # cards of the next player that may be of the colour, by their number
LEAVES: Final = LACKS + 5 * 5  # the same for the colour that is left
UNSEEN: Final = LEAVES + 5 * 5 + 1  # twentieths of what is unseen that are of the colour, 0 to 8
SAME: Final = UNSEEN + 2 * 9  # unseen cards of the same symbol, 0 to 8
SHAPE: Final = SAME + 9  # the other colours, by how many cards
MOVES: Final = SHAPE + 5 * 4 * 3  # cards that could follow, 0 to 7, by the next hand
TRACES: Final = MOVES + 8 * 4  # what the next player last did about the colour, and how long ago; nothing yet
ROWS: Final = TRACES + 1 + 4 * 3

PLACES: Final = 11
"""Rows of a position,"""
PARTS: Final = 14
"""and of an option."""

DRAWS: Final = 11
KEEPS: Final = 12
PASSES: Final = 13
UNLAWFUL: Final = 14
NAMES: Final = 15


class Intuition:
    """What a net thinks of the options of turns and colours; everything else is left to the habits of a policy."""

    def __init__(self, policy: Policy, numbers: Numbers) -> None:
        self.policy: Policy = policy
        self.deck: Deck = policy.deck
        self.net: Net = Net(numbers)
        self.places: vec[i64] = vec[i64]([0] * PLACES)
        self.parts: vec[i64] = vec[i64]([0] * PARTS)
        self.symbols: vec[i64] = vec[i64]([0] * 256)
        """Cards of every symbol in the hand,"""
        self.all_symbols: vec[i64] = vec[i64]([0] * 256)
        """in the deck, """
        self.seen_symbols: vec[i64] = vec[i64]([0] * 256)
        """and that lie on the discard pile."""
        self.symbol_of: vec[i64] = vec[i64]([int(symbol) & 255 for symbol in self.deck.symbol_of])
        self.suit_of: vec[i64] = vec[i64](suits_of(self.deck))
        colours = int(self.deck.colours)
        self.all_colours: vec[i64] = vec[i64]([0] * (colours + 1))
        self.seen_colours: vec[i64] = vec[i64]([0] * (colours + 1))
        for card in self.deck.cards:
            self.all_symbols[self.symbol_of[i64(card)]] += 1
            self.all_colours[self.suit_of[i64(card)]] += 1
        self.stings: vec[i64] = vec[i64]([0] * (colours + 1))
        """Cards of each colour in the hand that do harm."""
        self.may_have: vec[i64] = vec[i64]()
        """How many cards of a seat may be of a colour, or wild, seat by seat; empty while nothing is remembered."""
        self.traces: vec[i64] = vec[i64]()
        """What a seat last did about a colour, seat by seat."""
        self.sizes: vec[i64] = vec[i64]()
        """How many cards everybody had then."""
        self.about: i64 = NONE
        """Where what is remembered of the next player begins."""
        self.gained: i64 = 0
        """How many cards the next player has gained since."""
        self.most: i64 = 0
        """The colour held most."""
        self.unseen: i64 = 1
        self.own: i64 = 0
        self.next: i64 = 0
        self.next_size: i64 = 0
        self.colours: i64 = 0

    def choose(self, driver: Driver, chance: Chance) -> i64:
        """The number of the option to take."""
        if not self.is_mine(driver):
            return self.policy.choose(driver, NORMAL, chance)
        if driver.kind == decisions.TURN and self.needs_no_thought(driver):
            return 0
        self.look(driver)
        best: i64 = 0
        best_worth: i64 = -1000000
        for index in range(driver.count):
            worth: i64 = self.worth(driver, index)
            if worth > best_worth:
                best = index
                best_worth = worth
        return best

    def needs_no_thought(self, driver: Driver) -> bool:
        """Whether there is only one card left, or only one that matches, and no wild."""
        first: i64 = driver.round.options[0]
        if driver.round.sizes[driver.seat] == 1:
            return True
        if driver.count > 2 or verb_of(first) != decisions.VERB_PLAY:
            return False
        return self.deck.colour_of[card_of(first)] != NONE

    def is_mine(self, driver: Driver) -> bool:
        """Whether the net is about this question."""
        kind: i64 = driver.kind
        if driver.count < 2 or driver.round.house:
            return False
        if kind == decisions.COLOUR:
            return True
        if kind != decisions.TURN and kind != decisions.DRAWN:
            return False
        moves_of = self.policy.moves_of
        options = driver.round.options
        for index in range(driver.count):
            if verb_of(options[index]) == decisions.VERB_PLAY and moves_of[card_of(options[index])] != STAY:
                return False
        return True

    # What is remembered

    def remember(self, memory: Memory, round: Round) -> None:
        """Note what everybody showed."""
        self.may_have = memory.since[:]
        self.sizes = round.sizes[:]
        self.traces = vec[i64]([0] * len(memory.since))
        rows = memory.clues.rows
        deck = self.deck
        steps: vec[i64] = vec[i64]([0] * memory.seats)
        at: i64 = len(rows) - C.ROW
        while at >= 0:
            seat: i64 = rows[at]
            if at >= memory.clues.begins[seat]:
                what: i64 = rows[at + C.WHAT]
                colour: i64 = rows[at + C.COLOUR]
                if what == C.NAMED:
                    self.trace(seat, colour, 0, steps[seat])
                elif what == C.DREW:
                    self.trace(seat, colour, 1, steps[seat])
                    steps[seat] += 1
                elif what == C.PLAYED or what == C.PLAYED_DRAWN:
                    own: i64 = deck.colour_of[rows[at + C.CARD]]
                    self.trace(seat, own, 2, steps[seat])
                    if own != colour:
                        self.trace(seat, colour, 3, steps[seat])
                    steps[seat] += 1
            at -= C.ROW

    def trace(self, seat: i64, colour: i64, what: i64, steps: i64) -> None:
        """Note what was done about a colour, unless something later is known."""
        at: i64 = seat * (self.deck.colours + 1) + colour
        if colour != NONE and self.traces[at] == 0:
            self.traces[at] = 1 + 3 * what + min(steps, 2)

    # The position

    def look(self, driver: Driver) -> None:
        """Look at the hand, the discard pile, and at how many cards everybody has."""
        round = driver.round
        seat: i64 = driver.seat
        self.count(round, seat)
        sizes = round.sizes
        size: i64 = sizes[seat]
        players: i64 = round.how_many_in()
        after: i64 = round.next_after(seat)
        next: i64 = sizes[after]
        self.about = NONE
        if len(self.may_have) > 0:
            self.about = after * (self.deck.colours + 1)
            self.gained = max(0, next - self.sizes[after])
        self.own = step_of(size, 2, 3, 4, 6)
        self.next = max(1, min(next, 4)) - 1
        self.next_size = step_of(next, 1, 2, 3, 5)
        held = self.policy.held
        wilds: i64 = held[self.deck.colours]
        actions: i64 = 0
        self.colours = 0
        self.most = 0
        for colour in range(self.deck.colours):
            actions += self.stings[colour]
            self.colours += i64(held[colour] > 0)
            if held[colour] > held[self.most]:
                self.most = colour
        places = self.places
        kind: i64 = driver.kind
        places[0] = KINDS + i64(kind != decisions.TURN) + i64(kind != decisions.TURN and kind != decisions.DRAWN)
        places[1] = TABLE + max(0, min(players - 2, 3))
        places[2] = OWN + max(0, min(size, 12) - 1)
        places[3] = NEXT + max(0, min(next, 8) - 1)
        places[4] = LEAST + max(0, min(self.policy.least_other(round, seat), 6) - 1)
        places[5] = BEFORE
        places[6] = THEN
        if players != 2:
            places[5] += max(1, min(sizes[round.before(seat)], 6))
            places[6] += max(1, min(sizes[round.after(seat, 2)], 6))
        places[7] = WILDS + 3 * min(wilds, 4) + min(self.stings[self.deck.colours], 2)
        places[8] = ACTIONS + min(actions, 5)
        places[9] = NO_WILDS + self.lack(self.deck.colours)
        places[10] = UNSEEN
        if round.colour != NONE:
            places[10] += self.rarity(round.colour)
        self.net.begin(places, PLACES)

    def count(self, round: Round, seat: i64) -> None:
        """Count colours and symbols in the hand and on the discard pile."""
        deck = self.deck
        self.policy.count_colours(round, seat)
        symbols = self.symbols
        seen = self.seen_symbols
        seen_colours = self.seen_colours
        stings = self.stings
        symbol_of = self.symbol_of
        suit_of = self.suit_of
        harm_of = self.policy.harm_of
        for kind in range(deck.kinds):
            symbol: i64 = symbol_of[kind]
            symbols[symbol] = 0
            seen[symbol] = 0
        for colour in range(deck.colours + 1):
            stings[colour] = 0
            seen_colours[colour] = 0
        first: i64 = seat * deck.size
        for i in range(first, first + round.sizes[seat]):
            card: i64 = i64(round.hands[i])
            symbols[symbol_of[card]] += 1
            stings[suit_of[card]] += i64(harm_of[card] > 0)
        pile = round.discard_pile
        for i in range(round.discard_size):
            card = i64(pile[i])
            seen[symbol_of[card]] += 1
            seen_colours[suit_of[card]] += 1
        self.unseen = max(1, deck.size - round.discard_size - round.sizes[seat])

    def lack(self, suit: i64) -> i64:
        """Up to 3 cards of the next player may be of a colour, or nothing is known."""
        if self.about == NONE:
            return 4
        many: i64 = self.may_have[self.about + suit]
        if many >= UNPROVEN // 2:
            return 4
        return min(many + self.gained, 3)

    def rarity(self, colour: i64) -> i64:
        """Twentieths of the cards that cannot be seen that are of a colour."""
        left: i64 = self.all_colours[colour] - self.seen_colours[colour] - self.policy.held[colour]
        return min(8, 20 * left // self.unseen)

    # The options

    def worth(self, driver: Driver, index: i64) -> i64:
        """What an option is worth, against the others: thousandths of a round."""
        self.find_parts(driver, index)
        return self.net.answer(self.parts, PARTS)

    def find_parts(self, driver: Driver, index: i64) -> None:
        """Find the rows of an option."""
        round = driver.round
        deck = self.deck
        held = self.policy.held
        option: i64 = round.options[index]
        verb: i64 = verb_of(option)
        old: i64 = round.colour
        colour: i64 = old
        does: i64 = DRAWS
        wilds: i64 = held[deck.colours]
        gone: i64 = 0
        stings: i64 = 0
        twins: i64 = 0
        same: i64 = 0
        points: i64 = 0
        if verb == decisions.VERB_PLAY:
            card: i64 = card_of(option)
            colour = deck.colour_of[card]
            does = self.class_of(card)
            points = deck.points_of[card]
            symbol: i64 = self.symbol_of[card]
            twins = min(self.symbols[symbol] - 1, 3)
            if colour == NONE:
                wilds -= 1
                colour = self.most
                twins = 0
                if deck.flags_of[card] & P.LAWFUL_WITHOUT_COLOUR != 0 and not round.is_lawful(driver.seat, card):
                    does = UNLAWFUL
            else:
                gone = 1
                stings = i64(self.policy.harm_of[card] > 0)
                same = min(8, self.all_symbols[symbol] - self.seen_symbols[symbol] - self.symbols[symbol])
        elif verb == decisions.VERB_COLOUR:
            colour = card_of(option)
            about: i64 = round.register(E.CARD)
            does = NAMES + i64(about != NONE and self.policy.harm_of[about] > 0)
        elif verb != decisions.VERB_DRAW:
            does = KEEPS + i64(verb != decisions.VERB_KEEP)
        if colour == NONE:
            colour = self.most
        changes: i64 = i64(colour != old)
        follows: i64 = held[colour] - gone
        parts = self.parts
        parts[0] = DOES + (does * 5 + self.own) * 4 + self.next
        parts[1] = FOLLOWS + 5 * min(follows, 6) + self.own
        parts[2] = STINGS + min(self.stings[colour] - stings, 3)
        parts[3] = TWINS + max(0, twins)
        parts[4] = LEFT + 3 * min(self.colours - i64(gone == 1 and follows == 0), 4) + min(wilds, 2)
        parts[5] = TURNS + (self.next * 2 + changes) * 5
        parts[6] = VALUES + min(points, 10) + i64(points > 20)
        parts[7] = LACKS + 5 * self.next_size + self.lack(colour)
        parts[8] = LEAVES
        if old != NONE:
            parts[5] += min(held[old] - gone * (1 - changes), 4)
            if changes != 0:
                parts[8] += 1 + 5 * self.next_size + self.lack(old)
        parts[9] = UNSEEN + 9 + self.rarity(colour)
        parts[10] = SAME + max(0, same)
        parts[11] = SHAPE + self.shape(colour)
        parts[12] = MOVES + 4 * min(follows + max(0, twins) + wilds, 7) + self.next
        parts[13] = TRACES
        if self.about != NONE:
            parts[13] += self.traces[self.about + colour]

    def class_of(self, card: i64) -> i64:
        """What a card does."""
        harm: i64 = self.policy.harm_of[card]
        does: i64 = i64(harm > 0) + i64(harm > 2) + i64(harm > 4)
        if self.deck.colour_of[card] == NONE:
            return 6 + does
        if does == 0 and self.deck.flags_of[card] & P.NUMBERED == 0:
            return 5
        if self.deck.flags_of[card] & P.REVERSE_CARD != 0:
            return 4
        return does

    def shape(self, colour: i64) -> i64:
        """How many cards of the other colours the hand holds, from the one held most to the third."""
        most: i64 = 0
        second: i64 = 0
        third: i64 = 0
        held = self.policy.held
        for other in range(self.deck.colours):
            if other == colour:
                continue
            count: i64 = held[other]
            if count > most:
                third = second
                second = most
                most = count
            elif count > second:
                third = second
                second = count
            elif count > third:
                third = count
        return (min(most, 4) * 4 + min(second, 3)) * 3 + min(third, 2)

    def features(self, driver: Driver) -> list[list[int]]:
        """The rows of every option, for learning; nothing if the question is not about that."""
        found: list[list[int]] = []
        if not self.is_mine(driver):
            return found
        self.look(driver)
        for index in range(driver.count):
            self.find_parts(driver, index)
            row: list[int] = [int(place) for place in self.places]
            for i in range(PARTS):
                row.append(int(self.parts[i]))
            found.append(row)
        return found


def step_of(size: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """Between which of four bounds a size is: 0 up to the first, 4 beyond the last."""
    return i64(size > a) + i64(size > b) + i64(size > c) + i64(size > d)
