"""Cards that somebody sees and chooses from: in another hand, in the discard pile, on top of the draw pile."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.agenda import ACTOR, COLOUR, LEFT, NOBODY, OBJECT, QUIET, RESULT, YOU
from lastcard.engine.decisions import card_of, option, verb_of
from lastcard.engine.gifts import giver
from lastcard.engine.matching import Matching
from lastcard.engine.program import NONE

KEPT: Final = 64
"""While somebody looks at the draw pile, what is left says how many cards they keep, times this, and see."""


A_NUMBER: Final = 15
"""Instead of whom a card is promised to: it is no card, but a number that somebody has rolled."""


def compared(high: i64, low: i64, highest: i64, lowest: i64) -> i64:
    """What comes of numbers that several have shown: who showed the highest and the lowest one, and these."""
    return max(high, 0) | max(low, 0) << 4 | max(highest, 0) << 8 | max(lowest, 0) << 16


def looks_on_top(step: i64) -> bool:
    """Whether somebody sees the top of the draw pile by a step, and chooses from it."""
    return step == P.PEEK or step == P.PEEK_GIVE


class Looking(Matching):
    """Effects, with the steps that let somebody choose from cards of others."""

    def looking_step(self, step: i64, a: i64, actor: i64) -> bool:
        """A step by which somebody sees cards, takes some of them, or shows one."""
        if looks_on_top(step):
            return self.peek(actor, a)
        if step == P.NAME_CARD:
            return self.ask(decisions.TAKE, 1 << self.register(YOU))
        if step == P.SHOW_ANY:
            holder: i64 = self.register(OBJECT)
            if holder != NOBODY and self.sizes[holder] > 0:
                return self.roll(option(decisions.VERB_CARD, 0, self.any_card(holder)))
            self.set_register(RESULT, NONE)
        elif step == P.SHOW_AT_ONCE:
            self.show_at_once()
        elif step == P.TAKE_CHOSEN or step == P.DISCARD_CHOSEN:
            other: i64 = self.register(OBJECT)
            looker: i64 = actor if step == P.TAKE_CHOSEN else other
            victim: i64 = other if step == P.TAKE_CHOSEN else actor
            if looker != victim:
                if self.register(LEFT) == NONE:
                    self.show_hand(victim, looker)
                if self.some_left(a, self.sizes[victim]):
                    return self.ask(decisions.TAKE, 1 << looker)
        elif step == P.TAKE_DISCARD:
            if self.some_left(a, self.discard_size - 1):
                return self.ask(decisions.TAKE, 1 << actor)
        elif self.some_left(a, self.to_spare(actor)):
            return self.ask(decisions.SHOW, 1 << actor)
        self.done()
        return True

    def hand_seen_by(self, viewer: i64) -> i64:
        """Whose hand a seat looks at just now, to take cards out of it; NONE if there is none."""
        looks: bool = self.kind == decisions.TAKE and self.asked & (1 << viewer) != 0
        if looks and self.argument(0) == P.DISCARD_CHOSEN:
            return self.register(ACTOR)
        return self.register(OBJECT) if looks and self.argument(0) == P.TAKE_CHOSEN else NONE

    def top_seen_by(self, viewer: i64) -> i64:
        """How many cards on top of the draw pile a seat looks at just now."""
        looks: bool = self.kind == decisions.TAKE and self.asked & (1 << viewer) != 0
        return self.register(LEFT) % KEPT if looks and looks_on_top(self.argument(0)) else 0

    def to_take(self) -> vec[i64]:
        """The different cards that may be taken now."""
        found: vec[i64] = vec[i64]([0] * self.deck.kinds)
        step: i64 = self.argument(0)
        if step == P.NAME_CARD:
            for card in range(self.deck.kinds):
                found[card] = 1
        elif looks_on_top(step):
            for i in range(self.draw_size - self.register(LEFT) % KEPT, self.draw_size):
                found[i64(self.draw_pile[i])] = 1
        elif step == P.TAKE_DISCARD:
            for i in range(self.discard_size - 1):
                found[i64(self.discard_pile[i])] = 1
        else:
            victim: i64 = self.register(OBJECT if step == P.TAKE_CHOSEN else ACTOR)
            for i in range(self.sizes[victim]):
                found[self.card_at(victim, i)] = 1
        cards: vec[i64] = vec[i64]()
        for card in range(self.deck.kinds):
            if found[card] == 1:
                cards = append(cards, card)
        return cards

    def may_leave_it(self) -> bool:
        """Whether whoever is asked which card to take may take none."""
        return self.argument(0) == P.PEEK and self.argument(2) < 0 and self.register(LEFT) >= KEPT

    def answer_look(self, seat: i64, answer: i64) -> None:
        """A card is taken, or shown, or goes below the others that lie on top of the draw pile; or none is taken."""
        step: i64 = self.argument(0)
        left: i64 = self.register(LEFT)
        card: i64 = card_of(answer)
        if verb_of(answer) == decisions.VERB_PASS:
            self.set_register(LEFT, left % KEPT)
            return
        if looks_on_top(step) and left < KEPT:
            self.lower(card, self.draw_size - left)
        elif looks_on_top(step):
            self.take_from_pile(seat, card)
            left -= KEPT
        elif step == P.TAKE_DISCARD:
            self.speak_of(card)
            self.take_from_discards(seat, card)
        elif step == P.NAME_CARD:
            self.name_card(seat, card)
            return
        elif step == P.DISCARD_CHOSEN:
            self.discard(self.register(ACTOR), card)
        elif step == P.TAKE_CHOSEN:
            self.speak_of(card)
            self.give(self.register(OBJECT), seat, card, events.TOOK)
        elif self.argument(2) == 1:
            self.promise(self.depth, seat, seat, card)
        else:
            self.show_one(seat, card)
        self.set_register(LEFT, left - 1)

    # Cards that are named, or shown

    def name_card(self, seat: i64, card: i64) -> None:
        """A seat has named a kind of card, of which the text goes on to speak."""
        self.set_register(COLOUR, P.KIND + card)
        if self.recording:
            self.tell(events.ASKED_FOR, seat, NONE, card, 1, events.PUBLIC)
        self.done()

    def number_of(self, card: i64) -> i64:
        """The number that a card shows; 0 if it shows none."""
        if card == NONE or self.deck.flags_of[card] & P.NUMBERED == 0:
            return 0
        return self.deck.flags_of[card] >> P.NUMBER_AT

    def show_one(self, seat: i64, card: i64) -> None:
        """A seat shows a card to all."""
        if self.recording:
            self.tell(events.SHOWED, seat, NONE, card, 1, events.PUBLIC)

    def show_at_once(self) -> None:
        """All see the cards that several players have chosen: the highest number among them, and the lowest.

        A card without a number counts as 0. Ties: the first from the next player on.
        """
        you: i64 = self.register(YOU)
        later: vec[i64] = vec[i64]()
        shown: vec[i64] = vec[i64]([NONE] * self.seats)
        for promise in self.promises:
            if promise >> 16 == self.depth:
                shown[giver(promise)] = promise & 0xF0FF
            else:
                later = append(later, promise)
        self.promises = later
        high: i64 = NONE
        low: i64 = NONE
        highest: i64 = NONE
        lowest: i64 = NONE
        for places in range(1, self.how_many_in() + 1):
            seat: i64 = self.after(you, places)
            if shown[seat] == NONE:
                continue
            number: i64 = shown[seat] & 255
            if shown[seat] >> 12 != A_NUMBER:
                self.show_one(seat, number)
                number = self.number_of(number)
            if number > highest:
                high = seat
                highest = number
            if low == NONE or number < lowest:
                low = seat
                lowest = number
        self.set_register(RESULT, compared(high, low, highest, lowest))

    # The draw pile

    def peek(self, seat: i64, wanted: i64) -> bool:
        """A seat sees what lies on top of the draw pile, may have to keep some of it, and to order the rest."""
        self.apart = False
        if self.register(LEFT) == NONE:
            if self.draw_size == 0 and self.discard_size > 1:
                self.reshuffle()
            seen: i64 = 0 if self.over else min(wanted, self.draw_size)
            for i in range(seen):
                if self.recording:
                    top: i64 = i64(self.draw_pile[self.draw_size - 1 - i])
                    self.tell(events.PEEKED, seat, NONE, top, 1, 1 << seat)
            kept: i64 = self.argument(2)
            self.set_register(LEFT, KEPT * min(kept if kept >= 0 else -kept, seen) + seen)
        left: i64 = self.register(LEFT)
        where: i64 = self.argument(3)
        gives: bool = self.argument(0) == P.PEEK_GIVE
        if left >= KEPT or (where == P.ORDERED and left > 1):
            return self.ask(decisions.TAKE, 1 << seat)
        if gives:
            self.give_on(seat, left)
        elif where == P.BELOW:
            self.send_below(left)
        elif where == P.TO_DISCARDS:
            self.discard_seen(seat, left)
        elif where == P.SHUFFLED:
            self.chance.shuffle(self.draw_pile, self.draw_size)
        drew: bool = self.argument(2) != 0 or gives
        self.done()
        if self.house and drew and self.register(QUIET) == 0:
            self.draw_is_complete(seat)
        return True

    def give_on(self, seat: i64, count: i64) -> None:
        """So many cards that a seat saw on top of the draw pile go to the other player by way of that seat."""
        other: i64 = self.register(OBJECT)
        if other in (NOBODY, seat):
            return
        for _ in range(count):
            card: i64 = i64(self.draw_pile[self.draw_size - 1])
            self.take_from_pile(seat, card)
            self.give(seat, other, card, events.GAVE)

    def discard_seen(self, seat: i64, count: i64) -> None:
        """So many cards that a seat saw on top of the draw pile are discarded by it."""
        for _ in range(count):
            card: i64 = i64(self.draw_pile[self.draw_size - 1])
            self.take_from_pile(seat, card)
            self.discard(seat, card)

    def place_on_top(self, card: i64) -> i64:
        """Where in the draw pile the uppermost card of a kind lies."""
        at: i64 = self.draw_size - 1
        while i64(self.draw_pile[at]) != card:
            at -= 1
        return at

    def lower(self, card: i64, place: i64) -> None:
        """A card of the draw pile goes down to a place in it."""
        pile = self.draw_pile
        for i in range(self.place_on_top(card), place, -1):
            pile[i] = pile[i - 1]
        pile[place] = u8(card)

    def send_below(self, count: i64) -> None:
        """So many cards on top of the draw pile go below it, in the order they have."""
        pile = self.draw_pile[: self.draw_size]
        for i in range(self.draw_size):
            self.draw_pile[i] = pile[(i + self.draw_size - count) % self.draw_size]

    def take_from_pile(self, seat: i64, card: i64) -> None:
        """A seat takes a card that it saw on top of the draw pile."""
        pile = self.draw_pile
        at: i64 = self.place_on_top(card)
        self.draw_size -= 1
        for i in range(at, self.draw_size):
            pile[i] = pile[i + 1]
        self.add(seat, card)
        if self.recording:
            self.tell(events.DREW, seat, NONE, card, 1, 1 << seat)

    # The discard pile

    def take_from_discards(self, seat: i64, card: i64) -> None:
        """A seat takes a card out of the discard pile, from anywhere below its top."""
        self.bring_back()
        pile = self.discard_pile
        at: i64 = self.discard_size - 2
        while i64(pile[at]) != card:
            at -= 1
        self.discard_size -= 1
        for i in range(at, self.discard_size):
            pile[i] = pile[i + 1]
        self.add(seat, card)
        if self.recording:
            self.tell(events.TOOK_TOP, seat, NONE, card, 1, events.PUBLIC)
