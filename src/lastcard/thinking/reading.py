"""Reading the table: which hands make what somebody did likely.

A hand is dealt at random, then changed card by card: a change stays when it makes what its player did more likely, and
now and then when it does not (Metropolis's rule). How players decide is a model: mostly by good habits, at times by a
whim of their own, so nothing they do is impossible. Only whole numbers are used: the same view gives the same worlds on
every machine.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE, Deck
from lastcard.thinking import clues as C
from lastcard.thinking.clues import Clues
from lastcard.thinking.policy import HARM, HARM_NEAR, KEEP_COLOUR, KEEP_WILD, NEAR, NEVER, POINTS, Policy

# How surprising something is, in eighths of a bit: 8 is half as likely, 16 a quarter.
EIGHTHS: Final = 8
WHIM: Final = 40
"""To play another card than good habits would."""
DECLINE: Final = 60
"""To draw although a card could be played."""
KEEP: Final = 20
"""To keep a card just drawn that is not wild."""
ODD_COLOUR: Final = 24
"""To name another colour than the one held most."""
IMPOSSIBLE: Final = 80
STRANGER: Final = 8
"""To be somebody who has no such habits, and plays by lot what matches."""

TRIES: Final = 20
"""Changes that are tried in a hand, from world to world,"""
BEGIN: Final = 160
"""and in the first one."""

RECENT: Final = 14
"""So many clues to a hand are read, the latest ones."""

SHARES: Final = (65536, 60097, 55109, 50535, 46341, 42495, 38968, 35734)
"""65536 halved by 0 to 7 eighths of a bit."""

LOGS: Final = (0, 0, 8, 13, 16, 19, 21, 22, 24, 25, 27, 28, 29, 30, 30, 31)
"""Eighths of a bit in a choice out of so many."""


class Reader:
    """Judges hands by what their players did."""

    def __init__(self, policy: Policy, clues: Clues, tries: int = TRIES) -> None:
        self.deck: Deck = policy.deck
        self.policy: Policy = policy
        self.clues: Clues = clues
        self.tries: i64 = tries
        self.pool: vec[u8] = vec[u8]()
        """All cards that cannot be seen, as they lay in the last world: the draw pile first, then hand after hand."""
        self.begun: bool = False
        self.cards: vec[i64] = vec[i64]([0] * self.deck.size)
        """The hand that is judged, as it was at some time."""
        self.count: i64 = 0
        self.held: vec[i64] = vec[i64]([0] * (self.deck.colours + 1))
        """Its cards by colours; wilds come last."""
        self.suits: vec[i64] = vec[i64](suits_of(self.deck))
        """The colour of each kind of card; wilds are one more."""
        self.far: vec[i64] = vec[i64](worth_of(policy, HARM))
        """What good habits think of playing each kind of card, whatever else the hand holds,"""
        self.near: vec[i64] = vec[i64](worth_of(policy, HARM_NEAR))
        """and while somebody is about to go out."""
        self.latest: vec[i64] = vec[i64]()
        """Where the clues stand that are read, seat by seat, the latest first."""
        self.ends: vec[i64] = vec[i64]()
        """Where those of a seat end, and the next one's begin."""
        for seat in range(clues.seats):
            self.find_clues(seat)
        self.shares: vec[i64] = vec[i64](SHARES)
        self.logs: vec[i64] = vec[i64](LOGS)
        self.by_lot: i64 = 0
        """How surprising the last play that was judged is for somebody who chooses by lot."""

    def improve(self, hand: vec[u8], own: i64, pool: vec[u8], left: i64, seat: i64, chance: Chance) -> None:
        """Exchange cards of a hand, from number `own` on, for cards of a pool, until it fits what its player did."""
        size: i64 = len(hand)
        if own >= size or left == 0:
            return
        tries: i64 = self.tries if self.begun else BEGIN
        surprise: i64 = self.surprise(hand, seat, NEVER, chance)
        for _number in range(tries):  # `_` would be a Python object
            i: i64 = own + chance.below(size - own)
            j: i64 = chance.below(left)
            if hand[i] == pool[j]:
                continue
            card = hand[i]
            hand[i] = pool[j]
            pool[j] = card
            most: i64 = surprise + self.patience(chance)
            now: i64 = self.surprise(hand, seat, most, chance)
            if now <= most:
                surprise = now
            else:
                pool[j] = hand[i]
                hand[i] = card

    def find_clues(self, seat: i64) -> None:
        """Find the latest clues to the hand of a seat."""
        rows = self.clues.rows
        telling: i64 = 0
        at: i64 = len(rows) - C.ROW
        while at >= self.clues.begins[seat] and telling < RECENT:
            if rows[at] == seat:
                what: i64 = rows[at + C.WHAT]
                telling += i64(what == C.PLAYED or what == C.NAMED or what == C.DREW)
                self.latest = append(self.latest, at)
            at -= C.ROW
        self.ends = append(self.ends, len(self.latest))

    def patience(self, chance: Chance) -> i64:
        """How much more surprising a change may be and stay: 8 half of the time, 16 a quarter of it."""
        share: i64 = chance.below(65536) + 1
        more: i64 = 0
        while share <= 32768:
            share *= 2
            more += EIGHTHS
        eighths: i64 = 0
        while eighths < EIGHTHS - 1 and share <= self.shares[eighths + 1]:
            eighths += 1
        return more + eighths

    def surprise(self, hand: vec[u8], seat: i64, most: i64, chance: Chance) -> i64:
        """How surprising what a player did is for this hand: going back in time, clue by clue, until it is too much."""
        held = self.held
        cards = self.cards
        suits = self.suits
        for suit in range(self.deck.colours + 1):
            held[suit] = 0
        count: i64 = len(hand)
        for i in range(count):
            card: i64 = i64(hand[i])
            cards[i] = card
            held[suits[card]] += 1
        self.count = count
        rows = self.clues.rows
        total: i64 = 0
        lots: i64 = STRANGER
        drawn: i64 = NONE
        kept: bool = False
        begins: i64 = self.ends[seat - 1] if seat > 0 else 0
        for number in range(begins, self.ends[seat]):
            if total > most and lots > most:
                break
            at: i64 = self.latest[number]
            what: i64 = rows[at + C.WHAT]
            colour: i64 = rows[at + C.COLOUR]
            symbol: i64 = rows[at + C.SYMBOL]
            if what == C.PLAYED:
                self.add(rows[at + C.CARD])
                total += self.of_play(rows[at + C.CARD], colour, symbol, rows[at + C.FEWEST] <= NEAR)
                lots += self.by_lot
            elif what == C.PLAYED_DRAWN:
                drawn = rows[at + C.CARD]
                self.add(drawn)
            elif what == C.PARTED:
                self.add(rows[at + C.CARD])
            elif what == C.KEPT:
                kept = True
            elif what == C.NAMED:
                total += self.of_colour(colour)
                lots += self.logs[min(self.deck.colours, 15)]
            elif what == C.DREW:
                told: i64 = self.of_draw(drawn, kept, colour, symbol, chance)
                total += told
                lots += told
                drawn = NONE
                kept = False
            elif self.count > 0:
                self.take_out(chance.below(self.count))
        return min(total, lots)

    def add(self, card: i64) -> None:
        """A card was still there."""
        if self.count < self.deck.size:
            self.cards[self.count] = card
            self.count += 1
            self.held[self.suits[card]] += 1

    def take_out(self, i: i64) -> None:
        """A card was not there yet."""
        cards = self.cards
        last: i64 = self.count - 1
        self.count = last
        self.held[self.suits[cards[i]]] -= 1
        cards[i] = cards[last]

    def matches(self, card: i64, colour: i64, symbol: i64) -> bool:
        """Whether a card could be played."""
        suit: i64 = self.suits[card]
        return suit == colour or suit == self.deck.colours or self.deck.symbol_of[card] == symbol

    def of_play(self, card: i64, colour: i64, symbol: i64, near: bool) -> i64:
        """How surprising it is to play this card: not at all if good habits would. See `policy`."""
        held = self.held
        suits = self.suits
        cards = self.cards
        symbol_of = self.deck.symbol_of
        plain = self.near if near else self.far
        wild: i64 = self.deck.colours
        suit: i64 = suits[card]
        worth: i64 = plain[card]
        if suit != wild:
            worth += KEEP_COLOUR * held[suit]
        elif self.is_bluff(card, colour):
            worth -= NEVER
        choices: i64 = 0
        better: bool = False
        for i in range(self.count):
            other: i64 = cards[i]
            suit = suits[other]
            if other == card or (suit != colour and suit != wild and symbol_of[other] != symbol):
                continue
            choices += 1
            if better:
                continue
            now: i64 = plain[other]
            if suit != wild:
                now += KEEP_COLOUR * held[suit]
            elif self.is_bluff(other, colour):
                now -= NEVER
            better = now > worth
        self.by_lot = self.logs[min(choices + 1, 15)]
        return WHIM + self.logs[min(choices, 15)] if better else 0

    def is_bluff(self, card: i64, colour: i64) -> bool:
        """Whether a card may only be played without any of this colour, which is there."""
        return self.deck.flags_of[card] & P.LAWFUL_WITHOUT_COLOUR != 0 and colour != NONE and self.held[colour] > 0

    def of_colour(self, colour: i64) -> i64:
        """How surprising it is to name this colour."""
        most: i64 = 0
        for other in range(self.deck.colours):
            if self.held[other] > most:
                most = self.held[other]
        return 0 if self.held[colour] == most else ODD_COLOUR

    def of_draw(self, drawn: i64, kept: bool, colour: i64, symbol: i64, chance: Chance) -> i64:
        """How surprising it is to draw, and then to do with the card what was done. The card is taken out."""
        count: i64 = self.count
        if count == 0:
            return 0
        surprise: i64 = 0
        playable: i64 = 0
        cards = self.cards
        suits = self.suits
        symbol_of = self.deck.symbol_of
        wild: i64 = self.deck.colours
        for i in range(count):
            card: i64 = cards[i]
            suit: i64 = suits[card]
            playable += i64(suit in (colour, wild) or symbol_of[card] == symbol)
        start: i64 = chance.below(count)
        if drawn != NONE:
            for i in range(count):
                if cards[i] == drawn:
                    start = i
        else:
            fit: i64 = playable if kept else count - playable
            surprise = self.logs[min(count, 15)] - self.logs[min(fit, 15)]
            if fit == 0:
                surprise = IMPOSSIBLE
            else:
                while self.matches(cards[start], colour, symbol) != kept:
                    start = start + 1 if start + 1 < count else 0
                if kept and suits[cards[start]] != wild:
                    surprise += KEEP
        playable -= i64(self.matches(cards[start], colour, symbol))
        self.take_out(start)
        return surprise + (DECLINE if playable > 0 else 0)


def suits_of(deck: Deck) -> list[int]:
    """The colour of every kind of card; wilds are one more."""
    colours = [int(deck.colour_of[kind]) for kind in range(deck.kinds)]
    return [int(deck.colours) if colour == NONE else colour for colour in colours]


def worth_of(policy: Policy, harm: int) -> list[int]:
    """What good habits think of playing every kind of card as such, if harm counts so much."""
    deck = policy.deck
    worth: list[int] = []
    for kind in range(deck.kinds):
        kept = KEEP_WILD if deck.colour_of[kind] == NONE else KEEP_COLOUR
        worth.append(int(deck.points_of[kind]) // POINTS + int(policy.harm_of[kind]) * harm - kept)
    return worth
