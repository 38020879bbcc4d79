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

SHARED: Final = 1 << 16
"""Marks a player whom a card protects although it lies in front of somebody else."""

MOST_RESHUFFLES: Final = 100
"""So many reshuffles block a round (T6)."""

MOST_RETURNS: Final = 1000
"""So often texts may bring cards back into play in a round (T6)."""


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
        self.apart: bool = False
        """Every seat draws from a place of its own in the draw pile (see `draw_apart`)."""
        self.places: vec[i64] = vec[i64]()
        self.lying: vec[i64] = vec[i64]()
        """Cards in front of players (E15), as seat * 256 + card, + SHARED where the card itself lies elsewhere."""
        self.protected: i64 = 0
        """Who is protected, a bit for each seat."""
        self.out: i64 = 0
        """Who is out of the round, or of the game: a bit for each seat (H9, H15)."""
        self.owing: i64 = 0
        """Who owes the call "UNO", a bit for each seat."""
        self.gained: i64 = 0
        """Who got a card since the last move, a bit for each seat."""
        self.linked: bool = False
        """A rule holds about who draws: along with somebody else, or how many (see `lasting`)."""
        self.emptied: bool = False
        """A hand may have run out since somebody last looked."""
        self.reshuffles: i64 = 0
        """How often the discard pile has become the draw pile in this round."""
        self.returns: i64 = 0
        """How often a text has brought cards back from the discard pile, or into the draw pile."""
        self.to_give: vec[i64] = vec[i64]()
        """Cards still to be given away one by one (see `gifts`)."""
        self.promises: vec[i64] = vec[i64]()
        """Cards that are going to be given at once with others (see `gifts`)."""
        self.givers: i64 = 0
        """Who has promised such cards and has not called with it, a bit for each seat."""
        self.over: bool = False
        """The round has ended: nothing else happens."""
        self.blocked: bool = False
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

    def bury(self, card: i64) -> None:
        """Put a card under the whole discard pile."""
        pile = self.discard_pile
        for i in range(self.discard_size, 0, -1):
            pile[i] = pile[i - 1]
        pile[0] = u8(card)
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
        if self.apart:
            self.draw_apart()
        self.reshuffles += 1
        if self.recording:
            self.tell(events.RESHUFFLED, NONE, NONE, NONE, count, events.PUBLIC)
        if self.reshuffles >= MOST_RESHUFFLES:
            self.block()

    def bring_back(self) -> None:
        """A text brings cards back into play: the round need not come to a reshuffle, and is bounded all the same."""
        self.returns += 1
        if self.returns >= MOST_RETURNS:
            self.block()

    def too_often(self) -> i64:
        """How often that has happened which has blocked the round; 0: everybody has passed."""
        if self.returns >= MOST_RETURNS:
            return self.returns
        return self.reshuffles if self.reshuffles >= MOST_RESHUFFLES else 0

    def block(self) -> None:
        """The round ends and nobody wins it: everybody has passed (T5), or it has gone on for too long (T6)."""
        self.blocked = True
        self.over = True

    def draw_card(self, seat: i64) -> i64:
        """A seat draws the next card; NONE if it cannot. The empty pile is refilled only now (T5)."""
        if self.linked and not self.may_draw(seat):
            return NONE
        if self.draw_size == 0:
            if self.discard_size < 2:
                return NONE
            self.reshuffle()
            if self.over:
                return NONE
        self.draw_size -= 1
        card: i64 = i64(self.draw_pile[self.draw_size])
        if self.apart:
            card = self.draw_from_place(seat, card)
        self.add(seat, card)
        if self.recording:
            self.tell(events.DREW, seat, NONE, card, 1, 1 << seat)
        if self.linked:
            self.draw_along(seat)
        return card

    def may_draw(self, seat: i64) -> bool:
        """Whether a seat may draw one card more in this turn, see `lasting`."""
        return True

    def draw_apart(self) -> None:
        """Let every seat draw from a place of its own in the pile: what one draws does not depend on the others.

        For who compares what comes of several moves, and where all orders of the pile are equally likely.
        """
        self.apart = True
        self.places = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            self.places[seat] = seat * self.draw_size // self.seats

    def draw_from_place(self, seat: i64, top: i64) -> i64:
        """The next card of a seat that draws apart; what was on top, above what is left, takes its place."""
        at: i64 = self.places[seat]
        if at >= self.draw_size:
            return top
        self.places[seat] = at + 1
        card: i64 = i64(self.draw_pile[at])
        self.draw_pile[at] = u8(top)
        return card

    def draw_along(self, seat: i64) -> None:
        """A seat has drawn a card: others may draw one with it, see `lasting`."""

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

    def any_card(self, seat: i64) -> i64:
        """A card of a hand, taken at random."""
        return self.chance.pick(self.hands, seat * self.deck.size, self.sizes[seat])

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether the hand holds this card."""
        hands = self.hands
        first: i64 = seat * self.deck.size
        for i in range(first, first + self.sizes[seat]):
            if i64(hands[i]) == card:
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

    def take_top(self, seat: i64) -> None:
        """A seat takes the card below the top of the discard pile."""
        pile = self.discard_pile
        card: i64 = i64(pile[self.discard_size - 2])
        pile[self.discard_size - 2] = pile[self.discard_size - 1]
        self.discard_size -= 1
        self.add(seat, card)
        if self.recording:
            self.tell(events.TOOK_TOP, seat, NONE, card, 1, events.PUBLIC)

    def put_back(self, seat: i64, card: i64, where: i64) -> None:
        """A card of a seat goes into the draw pile, which nobody else sees: below it, on top (1), or shuffled (2)."""
        self.remove(seat, card)
        self.emptied = True
        self.apart = False
        self.bring_back()
        pile = self.draw_pile
        if where == 0:
            for i in range(self.draw_size, 0, -1):
                pile[i] = pile[i - 1]
            pile[0] = u8(card)
        else:
            pile[self.draw_size] = u8(card)
        self.draw_size += 1
        if where == 2:
            self.chance.shuffle(pile, self.draw_size)
        if self.recording:
            self.tell(events.RETURNED, seat, NONE, card, 1, 1 << seat)

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
        self.reshuffles = 0
        self.returns = 0
        self.forget_gifts()
        self.over = False
        self.blocked = False

    def forget_gifts(self) -> None:
        """Nobody gives anything any more."""
        self.givers = 0
        if len(self.to_give) > 0:
            self.to_give = vec[i64]()
        if len(self.promises) > 0:
            self.promises = vec[i64]()

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
                if self.out & (1 << seat) != 0:
                    continue
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
        self.apart = other.apart
        if self.apart:
            self.places = other.places[:]
        self.discard_pile = other.discard_pile[:]
        self.discard_size = other.discard_size
        self.hands = other.hands[:]
        self.sizes = other.sizes[:]
        self.waiting_card = other.waiting_card
        self.lying = other.lying[:]
        self.protected = other.protected
        self.out = other.out
        self.owing = other.owing
        self.gained = other.gained
        self.emptied = other.emptied
        self.reshuffles = other.reshuffles
        self.returns = other.returns
        self.to_give = other.to_give[:]
        self.promises = other.promises[:]
        self.givers = other.givers
        self.over = other.over
        self.blocked = other.blocked

    def encode_piles(self) -> list[int]:
        """The state as plain ints, for `decode_piles`. One by one: it is done after every move at a live table."""
        state: list[int] = self.chance.encode()
        state += [self.waiting_card, self.protected, self.owing, self.gained, int(self.emptied)]
        state += [self.draw_size, self.discard_size, len(self.lying)]
        for i in range(self.draw_size):
            state.append(i64(self.draw_pile[i]))
        for i in range(self.discard_size):
            state.append(i64(self.discard_pile[i]))
        for entry in self.lying:
            state.append(entry)
        for seat in range(self.seats):
            state.append(self.sizes[seat])
            for i in range(self.sizes[seat]):
                state.append(self.card_at(seat, i))
        state += [self.reshuffles + (self.returns << 8), self.givers, len(self.to_give)]
        for card in self.to_give:
            state.append(card)
        for promise in self.promises:
            state.append(promise)
        return state

    def decode_piles(self, state: list[int]) -> bool:
        """Become what was encoded. Before version 2 of the rules that did not say what is still to be given: False."""
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
        self.forget_gifts()
        if at == len(state):
            return False
        self.reshuffles, self.returns, self.givers = state[at] & 255, state[at] >> 8, state[at + 1]
        end = at + 3 + state[at + 2]
        self.to_give = extend(vec[i64](), state[at + 3 : end])
        self.promises = extend(vec[i64](), state[end:])
        return True
