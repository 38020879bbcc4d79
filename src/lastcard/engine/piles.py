"""Where the cards are: draw pile, discard pile, hands, and cards lying in front of players.

Every card of the deck is in one of these places, once, except those that a position left out of the round.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from lastcard.engine import events
from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE, Deck
from lastcard.engine.recorder import Recorder

UNKNOWN: Final = 255
"""In a gift: which card it will be is not for this viewer to know."""

SHARED: Final = 1 << 16
"""Marks a player whom a card protects although it lies in front of somebody else."""


class Piles:
    """The cards of one round, and the seats that hold them."""

    def __init__(self, deck: Deck, seats: int, chance: Chance) -> None:
        self.deck: Deck = deck
        self.chance: Chance = chance
        self.seats: i64 = seats
        self.draw_pile: vec[u8] = vec[u8](bytes(deck.size))
        self.draw_size: i64 = 0
        self.discard_pile: vec[u8] = vec[u8](bytes(deck.size))
        self.discard_size: i64 = 0
        self.hands: vec[u8] = vec[u8](bytes(seats * deck.size))
        self.sizes: vec[i64] = vec[i64]([0] * seats)
        self.waiting_card: i64 = NONE
        """A card just played that is going to lie in front of a player; counted with the discard pile until then."""
        self.lying: vec[i64] = vec[i64]()
        """Cards in front of players (E15), as seat * 256 + card, + SHARED where the card itself lies elsewhere."""
        self.protected: i64 = 0
        """Who is protected, a bit for each seat."""
        self.owing: i64 = 0
        """Who owes the call "UNO", a bit for each seat."""
        self.gained: i64 = 0
        """Who got a card since the last move, a bit for each seat."""
        self.emptied: bool = False
        """A hand may have run out since somebody last looked."""
        self.gifts: vec[i64] = vec[i64]()
        """Cards that are going to be given at once with others (see `gift`); until then they stay in the hands."""
        self.givers: i64 = 0
        """Who has chosen such cards and has not called with it, a bit for each seat."""
        self.recording: bool = False
        self.recorder: Recorder = Recorder()

    def tell(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        """Tell the recorder a row of `events`. Callers ask `recording` first: mostly nobody listens."""
        self.recorder.note(kind, seat, other, card, amount, audience)

    def listen(self, recorder: Recorder) -> None:
        """Let a recorder listen from now on."""
        self.recorder = recorder
        self.recording = True

    # Draw pile and discard pile

    def top(self) -> i64:
        """The card on top of the discard pile."""
        if self.discard_size == 0:
            return NONE
        return i64(self.discard_pile[self.discard_size - 1])

    def lay(self, card: i64) -> None:
        """Put a card on top of the discard pile."""
        self.discard_pile[self.discard_size] = u8(card)
        self.discard_size += 1

    def tuck(self, card: i64) -> None:
        """Put a card under the one being played: below the top, or on top while that one is still to be laid."""
        if self.waiting_card != NONE or self.discard_size == 0:
            self.lay(card)
            return
        pile = self.discard_pile
        pile[self.discard_size] = pile[self.discard_size - 1]
        pile[self.discard_size - 1] = u8(card)
        self.discard_size += 1

    def can_draw(self) -> bool:
        """Whether there is any card to draw, now or after a reshuffle."""
        return self.draw_size > 0 or self.discard_size > 1

    def reshuffle(self) -> None:
        """Shuffle the discard pile below its top card into a new draw pile (T5)."""
        count: i64 = self.discard_size - 1
        draw = self.draw_pile
        discard = self.discard_pile
        for i in range(count):
            draw[i] = discard[i]
        self.chance.shuffle(draw, count)
        discard[0] = discard[count]
        self.discard_size = 1
        self.draw_size = count
        if self.recording:
            self.tell(events.RESHUFFLED, NONE, NONE, NONE, count, events.PUBLIC)

    def draw_card(self, seat: i64) -> i64:
        """A seat draws the next card; NONE if there is nothing to draw. The empty pile is refilled only now (T5)."""
        if self.draw_size == 0:
            if self.discard_size < 2:
                return NONE
            self.reshuffle()
        self.draw_size -= 1
        card: i64 = i64(self.draw_pile[self.draw_size])
        self.add(seat, card)
        if self.recording:
            self.tell(events.DREW, seat, NONE, card, 1, 1 << seat)
        return card

    # Hands: each sorted, so that equal hands look alike and equal cards lie side by side

    def add(self, seat: i64, card: i64) -> None:
        """A card comes into a hand, which also ends a call that was owed (U3)."""
        hands = self.hands
        first: i64 = seat * self.deck.size
        size: i64 = self.sizes[seat]
        i: i64 = first + size
        new = u8(card)
        while i > first and hands[i - 1] > new:
            hands[i] = hands[i - 1]
            i -= 1
        hands[i] = new
        self.sizes[seat] = size + 1
        bit: i64 = 1 << seat
        self.gained |= bit
        self.owing &= ~bit

    def remove(self, seat: i64, card: i64) -> None:
        """A card that is in the hand leaves it."""
        hands = self.hands
        i: i64 = seat * self.deck.size
        gone = u8(card)
        while hands[i] != gone:
            i += 1
        size: i64 = self.sizes[seat] - 1
        last: i64 = seat * self.deck.size + size
        while i < last:
            hands[i] = hands[i + 1]
            i += 1
        self.sizes[seat] = size

    def card_at(self, seat: i64, index: i64) -> i64:
        """The index-th card of a hand."""
        return i64(self.hands[seat * self.deck.size + index])

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether the hand holds this card."""
        for i in range(self.sizes[seat]):
            if self.card_at(seat, i) == card:
                return True
        return False

    def holds_colour(self, seat: i64, colour: i64) -> bool:
        """Whether the hand holds a card of this colour; NONE asks for a wild."""
        hands = self.hands
        colour_of = self.deck.colour_of
        first: i64 = seat * self.deck.size
        for i in range(first, first + self.sizes[seat]):
            if colour_of[i64(hands[i])] == colour:
                return True
        return False

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand."""
        return [int(self.card_at(seat, i)) for i in range(self.sizes[seat])]

    def points(self, seat: i64) -> i64:
        """What a hand counts (P1)."""
        total: i64 = 0
        for i in range(self.sizes[seat]):
            total += self.deck.points_of[self.card_at(seat, i)]
        return total

    def discard(self, seat: i64, card: i64) -> None:
        """A seat discards a card, which lies below the card played and does nothing."""
        self.remove(seat, card)
        self.tuck(card)
        self.emptied = True
        if self.recording:
            self.tell(events.DISCARDED, seat, NONE, card, 1, events.PUBLIC)

    # Whole hands

    def show_hand(self, seat: i64, viewer: i64) -> None:
        """A seat shows the hand to one player, or, with NONE, to all."""
        if not self.recording:
            return
        audience: i64 = events.PUBLIC if viewer == NONE else (1 << viewer) | (1 << seat)
        for i in range(self.sizes[seat]):
            self.tell(events.SHOWN, seat, viewer, self.card_at(seat, i), 1, audience)

    def swap(self, seat: i64, other: i64) -> None:
        """Two players swap hands."""
        if seat == other:
            return
        if self.recording:
            self.tell(events.SWAPPED, seat, other, NONE, 0, events.PUBLIC)
        cards = self.take_hand(seat)
        self.new_hand(seat, self.take_hand(other))
        self.new_hand(other, cards)

    def pass_hands(self, way: i64) -> None:
        """Everyone passes the hand to the neighbour: way 1 to the left, -1 to the right."""
        first = self.take_hand(0)
        seat: i64 = 0
        for _ in range(self.seats - 1):
            giver: i64 = (seat - way + self.seats) % self.seats
            self.new_hand(seat, self.take_hand(giver))
            seat = giver
        self.new_hand(seat, first)

    def pool_hands(self, you: i64, direction: i64, evenly: i64) -> None:
        """All hands are shuffled together and dealt again, one by one from the next player on."""
        wanted = self.sizes[:]
        pool: vec[u8] = vec[u8]()
        for seat in range(self.seats):
            pool = extend(pool, self.take_hand(seat))
        count: i64 = len(pool)
        self.chance.shuffle(pool, count)
        dealt: i64 = you
        while count > 0:
            dealt = (dealt + direction + self.seats) % self.seats
            if evenly == 1 or self.sizes[dealt] < wanted[dealt]:
                count -= 1
                self.add(dealt, i64(pool[count]))
        for seat in range(self.seats):
            self.hand_is_new(seat)

    def take_hand(self, seat: i64) -> vec[u8]:
        """Pick up a whole hand; the seat holds nothing."""
        first: i64 = seat * self.deck.size
        cards = self.hands[first : first + self.sizes[seat]]
        self.sizes[seat] = 0
        return cards

    def new_hand(self, seat: i64, cards: vec[u8]) -> None:
        """A seat that holds nothing gets a whole new hand."""
        for card in cards:
            self.add(seat, i64(card))
        self.hand_is_new(seat)

    def hand_is_new(self, seat: i64) -> None:
        """A whole hand has changed: how many cards is for all to know, which ones for its holder."""
        self.emptied = True
        if self.recording:
            self.tell(events.HAND_SIZE, seat, NONE, NONE, self.sizes[seat], events.PUBLIC)
            for i in range(self.sizes[seat]):
                self.tell(events.HAND, seat, NONE, self.card_at(seat, i), 1, 1 << seat)

    def deal_unseen(self, viewer: i64, chance: Chance) -> None:
        """Deal out anew what a seat cannot see: the other hands and the draw pile, each as large as it was.

        For tests of secrecy, and for players who think about what the others may hold.
        """
        unseen: vec[u8] = self.draw_pile[: self.draw_size]
        for seat in range(self.seats):
            if seat != viewer:
                first: i64 = seat * self.deck.size
                unseen = extend(unseen, self.hands[first : first + self.sizes[seat]])
        owing: i64 = self.owing
        gained: i64 = self.gained
        count: i64 = len(unseen)
        chance.shuffle(unseen, count)
        for i in range(self.draw_size):
            count -= 1
            self.draw_pile[i] = unseen[count]
        for seat in range(self.seats):
            if seat != viewer:
                size: i64 = self.sizes[seat]
                self.sizes[seat] = 0
                for _ in range(size):
                    count -= 1
                    self.add(seat, i64(unseen[count]))
        self.owing = owing
        self.gained = gained

    # Cards in front of players

    def guard(self, seat: i64, card: i64) -> None:
        """The card just played lies in front of a player, who is now protected (E15)."""
        entry: i64 = seat * 256 + card
        if self.waiting_card == card:
            self.waiting_card = NONE
        else:
            entry += SHARED
        self.lying = append(self.lying, entry)
        self.protected |= 1 << seat

    def lay_waiting_card(self) -> None:
        """A card that was to lie in front of somebody, and does not, goes to the discard pile."""
        card: i64 = self.waiting_card
        if card == NONE:
            return
        self.waiting_card = NONE
        self.lay(card)
        if self.recording:
            self.tell(events.LAID, NONE, NONE, card, 1, events.PUBLIC)

    def end_protection(self) -> None:
        """Another wild is played: all cards in front of players go under it (E15, E17)."""
        for entry in self.lying:
            card: i64 = entry & 255
            if entry < SHARED:
                self.tuck(card)
            if self.recording:
                self.tell(events.UNPROTECTED, (entry >> 8) & 15, NONE, card, i64(entry < SHARED), events.PUBLIC)
        self.lying = vec[i64]()
        self.protected = 0

    # Cards that several players give at once: all choose first, then all cards move

    def promise(self, frame: i64, seat: i64, other: i64, card: i64) -> None:
        """A seat chooses a card to give."""
        self.gifts = append(self.gifts, gift(frame, seat, other, card))

    def promised(self, frame: i64, seat: i64, card: i64) -> i64:
        """How many of its cards a seat has chosen to give; with NONE, of any kind."""
        count: i64 = 0
        for entry in self.gifts:
            if entry >> 16 == frame and (entry >> 8) & 15 == seat and (card == NONE or entry & 255 == card):
                count += 1
        return count

    def unpromised(self, frame: i64, seat: i64) -> i64:
        """How many cards a seat holds that it has not chosen to give."""
        return self.sizes[seat] - self.promised(frame, seat, NONE)

    def is_free(self, frame: i64, seat: i64, card: i64) -> bool:
        """Whether a seat, of the cards of this kind that it holds, has not chosen to give all."""
        if len(self.gifts) == 0:
            return True
        copies: i64 = 0
        for i in range(self.sizes[seat]):
            copies += i64(self.card_at(seat, i) == card)
        return copies > self.promised(frame, seat, card)

    def hand_over(self, frame: i64) -> None:
        """The cards chosen go from hand to hand, each seen by the two only. One that has left its hand does not."""
        given: vec[i64] = vec[i64]()
        later: vec[i64] = vec[i64]()
        for entry in self.gifts:
            if entry >> 16 != frame:
                later = append(later, entry)
            elif self.holds((entry >> 8) & 15, entry & 255):
                self.remove((entry >> 8) & 15, entry & 255)
                given = append(given, entry)
        self.gifts = later
        for entry in given:
            seat: i64 = (entry >> 8) & 15
            other: i64 = (entry >> 12) & 15
            self.add(other, entry & 255)
            self.emptied = True
            if self.recording:
                self.tell(events.GAVE, seat, other, entry & 255, 1, (1 << seat) | (1 << other))

    # The whole state

    def clear(self) -> None:
        """No card anywhere, nothing owed."""
        self.draw_size = 0
        self.discard_size = 0
        for seat in range(self.seats):
            self.sizes[seat] = 0
        self.waiting_card = NONE
        self.lying = vec[i64]()
        self.protected = 0
        self.owing = 0
        self.gained = 0
        self.emptied = False
        self.forget_gifts()

    def forget_gifts(self) -> None:
        """Nobody gives anything any more."""
        self.givers = 0
        if len(self.gifts) > 0:
            self.gifts = vec[i64]()

    def deal(self, dealer: i64, each: i64) -> None:
        """Shuffle all cards and deal, one at a time from the dealer's left; the rest is the draw pile (S2)."""
        self.clear()
        deck = self.deck
        pile = deck.cards[:]
        self.chance.shuffle(pile, deck.size)
        self.draw_pile = pile
        self.draw_size = deck.size
        for _ in range(each):
            for place in range(self.seats):
                seat: i64 = (dealer + 1 + place) % self.seats
                self.draw_size -= 1
                card: i64 = i64(pile[self.draw_size])
                self.add(seat, card)
                if self.recording:
                    self.tell(events.DEALT, seat, NONE, card, 1, 1 << seat)

    def copy_piles(self, other: "Piles") -> None:
        """Become like another one of the same deck and number of seats, except for who listens."""
        self.chance.copy_from(other.chance)
        self.draw_pile = other.draw_pile[:]
        self.draw_size = other.draw_size
        self.discard_pile = other.discard_pile[:]
        self.discard_size = other.discard_size
        self.hands = other.hands[:]
        self.sizes = other.sizes[:]
        self.waiting_card = other.waiting_card
        self.lying = other.lying[:]
        self.protected = other.protected
        self.owing = other.owing
        self.gained = other.gained
        self.emptied = other.emptied
        self.gifts = other.gifts[:]
        self.givers = other.givers

    def encode_piles(self) -> list[int]:
        """The state as plain ints, for `decode_piles`."""
        state: list[int] = self.chance.encode()
        state += [self.waiting_card, self.protected, self.owing, self.gained, self.emptied]
        state += [self.draw_size, self.discard_size, len(self.lying)]
        state += [int(self.draw_pile[i]) for i in range(self.draw_size)]
        state += [int(self.discard_pile[i]) for i in range(self.discard_size)]
        state += [int(entry) for entry in self.lying]
        for seat in range(int(self.seats)):
            state += [int(self.sizes[seat]), *self.hand(seat)]
        return [*state, int(self.givers), *[int(entry) for entry in self.gifts]]

    def decode_piles(self, state: list[int]) -> None:
        """Become what was encoded."""
        self.clear()
        self.chance.decode(state[:4])
        self.waiting_card, protected, owing, gained, emptied, draw_size, discard_size, lying = state[4:12]
        at = 12
        for card in state[at : at + draw_size]:
            self.draw_pile[self.draw_size] = u8(card)
            self.draw_size += 1
        at += draw_size
        for card in state[at : at + discard_size]:
            self.lay(card)
        at += discard_size
        self.lying = extend(vec[i64](), state[at : at + lying])
        at += lying
        for seat in range(int(self.seats)):
            size = state[at]
            for card in state[at + 1 : at + 1 + size]:
                self.add(seat, card)
            at += 1 + size
        self.protected = protected
        self.owing = owing
        self.gained = gained
        self.emptied = emptied == 1
        # before players could give at once, a state ended here
        self.givers = state[at] if at < len(state) else 0
        self.gifts = extend(vec[i64](), state[at + 1 :])


def gift(frame: i64, seat: i64, other: i64, card: i64) -> i64:
    """A card that a seat is going to give to another, as one int; the frame is that of the card that says so."""
    return (frame << 16) | (other << 12) | (seat << 8) | card
