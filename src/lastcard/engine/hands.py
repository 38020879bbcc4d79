"""Whole hands: shown, swapped, passed on, put together and dealt anew."""

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from lastcard.engine import events
from lastcard.engine.chance import Chance
from lastcard.engine.piles import Piles
from lastcard.engine.program import NONE


class Hands(Piles):
    """The cards of one round, whose hands may change places."""

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

    def pass_hands(self, way: i64, stays: i64) -> None:
        """Everyone passes the hand to the neighbour: way 1 to the left, -1 to the right. Some hands stay."""
        begins: i64 = self.neighbour(self.seats - 1, 1, stays)
        first = self.take_hand(begins)
        seat: i64 = begins
        giver: i64 = self.neighbour(seat, -way, stays)
        while giver != begins:
            self.new_hand(seat, self.take_hand(giver))
            seat = giver
            giver = self.neighbour(seat, -way, stays)
        self.new_hand(seat, first)

    def neighbour(self, seat: i64, way: i64, stays: i64) -> i64:
        """The next seat that way whose hand does not stay where it is."""
        for _ in range(self.seats):
            seat = (seat + way + self.seats) % self.seats
            if stays & (1 << seat) == 0:
                return seat
        return seat

    def pool_hands(self, you: i64, direction: i64, evenly: i64, stays: i64) -> None:
        """All hands are shuffled together and dealt again, one by one from the next player on. Some hands stay."""
        wanted = self.sizes[:]
        pool: vec[u8] = vec[u8]()
        for seat in range(self.seats):
            if stays & (1 << seat) == 0:
                pool = extend(pool, self.take_hand(seat))
        count: i64 = len(pool)
        self.chance.mix(pool, count)
        dealt: i64 = you
        while count > 0:
            dealt = (dealt + direction + self.seats) % self.seats
            if stays & (1 << dealt) != 0:
                continue
            if evenly == 1 or self.sizes[dealt] < wanted[dealt]:
                count -= 1
                self.add(dealt, i64(pool[count]))
        for seat in range(self.seats):
            if stays & (1 << seat) == 0:
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

    def hand_seen_by(self, viewer: i64) -> i64:
        """Whose hand a seat looks at just now, to take cards out of it; NONE if there is none."""
        return NONE

    def top_seen_by(self, viewer: i64) -> i64:
        """How many cards on top of the draw pile a seat looks at just now."""
        return 0

    def deal_unseen(self, viewer: i64, chance: Chance) -> None:
        """Deal out anew what a seat cannot see: the other hands and the draw pile, each as large as it was.

        For tests of secrecy, and for players who think about what the others may hold.
        """
        open_hand: i64 = self.hand_seen_by(viewer)
        hidden: i64 = self.draw_size - self.top_seen_by(viewer)
        unseen: vec[u8] = self.draw_pile[:hidden]
        for seat in range(self.seats):
            if seat != viewer and seat != open_hand:
                first: i64 = seat * self.deck.size
                unseen = extend(unseen, self.hands[first : first + self.sizes[seat]])
        owing: i64 = self.owing
        gained: i64 = self.gained
        count: i64 = len(unseen)
        chance.shuffle(unseen, count)
        for i in range(hidden):
            count -= 1
            self.draw_pile[i] = unseen[count]
        for seat in range(self.seats):
            if seat != viewer and seat != open_hand:
                size: i64 = self.sizes[seat]
                self.sizes[seat] = 0
                for _ in range(size):
                    count -= 1
                    self.add(seat, i64(unseen[count]))
        self.owing = owing
        self.gained = gained
