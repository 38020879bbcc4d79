"""Gifts: cards that go from hand to hand because a text says so.

What is given one by one, among any of the others, is decided when the giving begins: what is gained meanwhile is kept
(E7). What several players give at once is chosen first; then all cards move together.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from lastcard.engine import events
from lastcard.engine.hands import Hands
from lastcard.engine.program import (
    ACTION_CARDS,
    ALIKE_COLOUR,
    ALIKE_NUMBER,
    BOTH,
    COLOURS_HELD,
    EITHER_OF,
    EVEN_NUMBERS,
    EVERY_CARD,
    HIGHEST,
    KIND,
    NONE,
    NOT,
    NUMBER_AT,
    NUMBER_CARDS,
    NUMBERED,
    NUMBERS,
    ODD_NUMBERS,
    PENALTY,
    PENALTY_CARDS,
    SOME,
    SYMBOL,
    WILD,
    WILD_SYMBOL,
)

UNKNOWN: Final = 255
"""In a promise: which card it will be is not for this viewer to know."""


def giver(promise: i64) -> i64:
    """Who made a promise."""
    return (promise >> 8) & 15


class Gifts(Hands):
    """The cards of one round, some of them about to change hands. A frame says which card of the agenda is meant."""

    def is_of(self, card: i64, colour: i64) -> bool:
        """Whether a text that names this colour means this card."""
        if colour >= NONE:
            if colour >= SYMBOL:
                if colour >= NUMBERS:
                    return self.is_of_several(card, colour)
                return self.deck.symbol_of[card] == colour - SYMBOL and self.deck.flags_of[card] & WILD == 0
            return self.deck.colour_of[card] == colour
        flags: i64 = self.deck.flags_of[card]
        if colour == NUMBER_CARDS:
            return flags & NUMBERED != 0
        if colour == ACTION_CARDS:
            return flags & (NUMBERED | WILD) == 0
        if colour == PENALTY_CARDS:
            return flags & PENALTY != 0
        if colour == EVEN_NUMBERS:
            return flags & NUMBERED != 0 and (flags >> NUMBER_AT) % 2 == 0
        if colour == ODD_NUMBERS:
            return flags & NUMBERED != 0 and (flags >> NUMBER_AT) % 2 == 1
        return colour == EVERY_CARD

    def is_of_several(self, card: i64, meant: i64) -> bool:
        """The same where a text names numbers from one to another, wild cards of a symbol, or all cards but some."""
        if meant >= NOT:
            if meant >= EITHER_OF:
                first: i64 = (meant - EITHER_OF) // 4096 - SOME
                second: bool = self.is_of(card, (meant - EITHER_OF) % 4096 - SOME)
                return second and self.is_of(card, first - BOTH) if first >= BOTH else second or self.is_of(card, first)
            if meant >= KIND:
                return card == meant - KIND
            return not self.is_of(card, meant - NOT - SOME)
        flags: i64 = self.deck.flags_of[card]
        if meant >= WILD_SYMBOL:
            return self.deck.symbol_of[card] == meant - WILD_SYMBOL and flags & WILD != 0
        number: i64 = flags >> NUMBER_AT
        last: i64 = (meant - NUMBERS) % 16
        return flags & NUMBERED != 0 and number >= (meant - NUMBERS) // 16 and (number <= last or last == HIGHEST)

    def count_of(self, seat: i64, colour: i64) -> i64:
        """How many cards a seat holds that a text with this colour means."""
        if colour == EVERY_CARD:
            return self.sizes[seat]
        if colour >= ALIKE_NUMBER and colour <= COLOURS_HELD:
            return self.alike(seat, colour)
        count: i64 = 0
        for i in range(self.sizes[seat]):
            count += i64(self.is_of(self.card_at(seat, i), colour))
        return count

    def alike(self, seat: i64, how: i64) -> i64:
        """The most cards of a seat that are alike in a way; or how many colours it holds."""
        deck = self.deck
        most: i64 = 0
        colours: i64 = 0
        for i in range(self.sizes[seat]):
            card: i64 = self.card_at(seat, i)
            colour: i64 = deck.colour_of[card]
            if how == COLOURS_HELD:
                most += i64(colour >= 0 and colours & (1 << colour) == 0)
                colours |= 1 << colour if colour >= 0 else 0
                continue
            if (how == ALIKE_COLOUR and colour < 0) or (how == ALIKE_NUMBER and deck.flags_of[card] & NUMBERED == 0):
                continue
            count: i64 = 0
            for j in range(self.sizes[seat]):
                other: i64 = self.card_at(seat, j)
                if how == ALIKE_COLOUR:
                    count += i64(deck.colour_of[other] == colour)
                elif how == ALIKE_NUMBER:
                    count += i64(deck.symbol_of[other] == deck.symbol_of[card])
                else:
                    count += i64(other == card)
            most = max(most, count)
        return most

    def give(self, seat: i64, other: i64, card: i64, event: i64) -> None:
        """A card goes from one hand to another, seen by the two only. The event says who did it."""
        self.remove(seat, card)
        self.add(other, card)
        self.emptied = True
        if self.recording:
            audience: i64 = (1 << seat) | (1 << other)
            if event == events.TOOK:
                self.tell(event, other, seat, card, 1, audience)
            else:
                self.tell(event, seat, other, card, 1, audience)

    def give_all(self, frame: i64, seat: i64, other: i64, colour: i64, at_once: bool) -> None:
        """A seat gives all cards of a colour to another player, perhaps at once with others."""
        i: i64 = self.sizes[seat] - 1
        while i >= 0 and seat != other:
            card: i64 = self.card_at(seat, i)
            if self.is_of(card, colour) and at_once:
                self.promise(frame, seat, other, card)
            elif self.is_of(card, colour):
                self.give(seat, other, card, events.GAVE)
            i -= 1

    # One by one

    def set_gifts_aside(self, frame: i64, seat: i64, colour: i64) -> None:
        """All cards of a hand that a text with this colour means are to be given away."""
        to_give = self.to_give
        hands = self.hands
        first: i64 = seat * self.deck.size
        for i in range(first, first + self.sizes[seat]):
            card: i64 = i64(hands[i])
            if self.is_of(card, colour):
                to_give = append(to_give, frame * 256 + card)
        self.to_give = to_give

    def has_gifts(self, frame: i64, seat: i64) -> bool:
        """Whether a seat has still to give a card away; one that left the hand in another way is forgotten."""
        hands = self.hands
        i: i64 = seat * self.deck.size
        end: i64 = i + self.sizes[seat]
        found: bool = False
        for gift in self.to_give:
            if gift >> 8 == frame:
                card = u8(gift & 255)
                while i < end and hands[i] < card:
                    i += 1
                if i == end or hands[i] != card:
                    self.to_give = remove(self.to_give, gift)
                    return self.has_gifts(frame, seat)
                i += 1
                found = True
        return found

    # At once

    def promise(self, frame: i64, seat: i64, other: i64, card: i64) -> None:
        """A seat is going to give a card, which stays in the hand for now."""
        self.promises = append(self.promises, (frame << 16) | (other << 12) | (seat << 8) | card)

    def promised(self, frame: i64, seat: i64, card: i64) -> i64:
        """How many of its cards a seat has chosen to give; with NONE, of any kind."""
        count: i64 = 0
        for promise in self.promises:
            if promise >> 16 == frame and giver(promise) == seat and (card == NONE or promise & 255 == card):
                count += 1
        return count

    def unpromised(self, frame: i64, seat: i64) -> i64:
        """How many cards a seat holds that it has not chosen to give."""
        return self.sizes[seat] - self.promised(frame, seat, NONE)

    def is_free(self, frame: i64, seat: i64, card: i64) -> bool:
        """Whether a seat, of the cards of this kind that it holds, has not chosen to give all."""
        copies: i64 = 0
        for i in range(self.sizes[seat]):
            copies += i64(self.card_at(seat, i) == card)
        return copies > self.promised(frame, seat, card)

    def any_free_card(self, frame: i64, seat: i64) -> i64:
        """A card of a hand, taken at random, of those that are not to be given yet."""
        if len(self.promises) == 0:
            return self.any_card(seat)
        free: vec[u8] = vec[u8]()
        last: i64 = NONE
        promised: i64 = 0
        for i in range(self.sizes[seat]):
            card: i64 = self.card_at(seat, i)
            promised = promised - 1 if card == last else self.promised(frame, seat, card)
            if promised <= 0:
                free = append(free, u8(card))
            last = card
        return self.chance.pick(free, 0, len(free))

    def keep_promises(self, frame: i64) -> None:
        """The cards chosen go from hand to hand, each seen by the two only. One that has left its hand does not."""
        given: vec[i64] = vec[i64]()
        later: vec[i64] = vec[i64]()
        for promise in self.promises:
            if promise >> 16 != frame:
                later = append(later, promise)
            elif self.holds(giver(promise), promise & 255):
                self.remove(giver(promise), promise & 255)
                given = append(given, promise)
        self.promises = later
        for promise in given:
            seat: i64 = giver(promise)
            other: i64 = (promise >> 12) & 15
            self.add(other, promise & 255)
            self.emptied = True
            if self.recording:
                self.tell(events.GAVE, seat, other, promise & 255, 1, (1 << seat) | (1 << other))
