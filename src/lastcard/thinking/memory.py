"""What one seat remembers of a round: a fold over the rows of `events`, each as that seat may see it.

Two kinds of things are worth remembering. Cards known to be in somebody's hand: shown in a challenge, given away,
revealed. And what somebody showed not to have: who draws instead of playing on red had no red card then, so only cards
that came later can be red.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.engine import events
from lastcard.engine import program as P
from lastcard.engine.events import ROW
from lastcard.engine.program import NONE, WIDTH, Deck
from lastcard.thinking import clues as C
from lastcard.thinking.clues import Clues

UNPROVEN: Final = 1_000_000
"""So many cards may be of a colour: nothing is known."""

WORD: Final = 62
"""Kinds of event that one int has bits for."""
UNREAD: Final[i64] = sum([1 << kind.number for kind in events.KINDS if not kind.memory and kind.number < WORD])
"""Kinds of event that nothing is learnt from, a bit for each."""
MORE_UNREAD: Final[i64] = sum([1 << kind.number - WORD for kind in events.KINDS[WORD:] if not kind.memory])
"""The same for the kinds from number WORD on."""


class Memory:
    """What a seat remembers; empty until `fold`."""

    def __init__(self, deck: Deck, seats: int) -> None:
        self.deck: Deck = deck
        self.seats: i64 = seats
        self.suits: i64 = deck.colours + 1
        """The colours, and wilds as one more."""
        self.viewer: i64 = 0
        self.clues: Clues = Clues(seats)
        self.known: vec[i64] = vec[i64]([0] * (seats * int(deck.kinds)))
        """How many cards of a kind a seat is known to hold, seat by seat."""
        self.since: vec[i64] = vec[i64]([UNPROVEN] * (seats * int(self.suits)))
        """How many cards a seat has gained since it showed to have none of a colour, seat by seat."""
        self.bluffs: vec[i64] = vec[i64]([0] * seats)
        """How often a seat was found guilty."""
        self.honest: vec[i64] = vec[i64]([0] * seats)
        self.colour: i64 = NONE
        self.before: i64 = NONE
        """The colour in play before the last card."""
        self.direction: i64 = 1
        self.deciding: i64 = NONE
        """Whose turn has begun and who has not done anything yet."""
        self.fresh: i64 = NONE
        """Who has just drawn instead of playing, and may play that card."""
        self.follow: bool = False
        """The card that acts makes others follow a colour."""
        self.follow_colour: i64 = NONE
        self.player: i64 = NONE
        self.stays: i64 = 0
        """Whose hands stay where they are when all others move: who is out, or spared, a bit for each seat."""
        self.out: i64 = 0
        self.lasting: i64 = 0
        """Rules in force: while there are any, who draws instead of playing proves nothing."""
        self.heard: i64 = 0
        """How much of what happened is remembered."""
        self.last_kind: i64 = NONE
        self.last_seat: i64 = NONE

    def fold(self, rows: vec[i64], viewer: i64) -> None:
        """Remember a whole round, or what has happened of it, as a seat saw it."""
        self.forget()
        self.go_on(rows, viewer)
        if self.fresh != NONE:
            self.may_play_it(self.fresh)

    def go_on(self, rows: vec[i64], viewer: i64) -> None:
        """Remember what has happened since the last time, as the same seat saw it. Only `known` is up to date then."""
        self.viewer = viewer
        before: i64 = self.last_kind
        before_seat: i64 = self.last_seat
        at: i64 = self.heard
        count: i64 = len(rows)
        while at < count:
            kind: i64 = rows[at]
            seat: i64 = rows[at + 1]
            audience: i64 = rows[at + 5]
            card: i64 = rows[at + 3]
            if audience != events.PUBLIC and audience & (1 << viewer) == 0:
                card = NONE
            again: bool = kind == before and seat == before_seat
            if kind == events.SHOWN:
                if card != NONE:
                    self.shows(seat, card, again)
            elif kind == events.REVEALED:
                if before == events.DREW and seat == before_seat:
                    self.reveals(seat, card)
            else:
                self.hear(kind, seat, rows[at + 2], card, rows[at + 4])
            before = kind
            before_seat = seat
            at += ROW
        self.last_kind = before
        self.last_seat = before_seat
        self.heard = at

    def forget(self) -> None:
        """Nothing has happened yet."""
        self.heard = 0
        self.last_kind = NONE
        self.last_seat = NONE
        for i in range(len(self.known)):
            self.known[i] = 0
        for i in range(len(self.since)):
            self.since[i] = UNPROVEN
        for seat in range(self.seats):
            self.bluffs[seat] = 0
            self.honest[seat] = 0
        self.clues.forget()
        self.colour = NONE
        self.before = NONE
        self.direction = 1
        self.deciding = NONE
        self.fresh = NONE
        self.follow = False
        self.follow_colour = NONE
        self.player = NONE
        self.stays = 0
        self.out = 0
        self.lasting = 0

    def hear(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64) -> None:
        """Something happened; the card is NONE where it may not be known."""
        if kind == events.DREW:
            self.draws(seat, card)
        elif kind == events.DEALT:
            self.gains(seat, card)
        elif kind == events.PLAYED:
            self.plays(seat, card)
        elif kind == events.TURN:
            self.deciding = seat
            self.fresh = NONE
            self.follow = False
            self.follow_colour = NONE
        elif kind == events.KEPT:
            self.may_play_it(seat)
            self.clues.note(seat, C.KEPT, NONE, self.colour)
            self.fresh = NONE
        elif kind == events.TURNED_UP:
            self.colour = self.deck.colour_of[card]
            self.clues.symbol = self.deck.symbol_of[card] if self.colour != NONE else NONE
        elif kind == events.COLOUR:
            self.colour = amount
            if seat != NONE:
                self.clues.note(seat, C.NAMED, NONE, amount)
        elif kind == events.PICKED:
            self.follow_colour = amount if self.follow else NONE
        elif kind == events.PUT:
            self.loses(seat, card)
            if self.follow and seat == self.player:
                self.follow_colour = self.deck.colour_of[card]
        elif kind == events.DISCARDED or kind == events.RETURNED:
            self.loses(seat, card)
        elif kind == events.TOOK_TOP:
            self.gains(seat, card)
        elif kind == events.SHOWED:
            if self.known[seat * self.deck.kinds + card] == 0:
                self.learn(seat, card)
        elif kind == events.GAVE:
            self.moves(seat, other, card)
        elif kind == events.TOOK:
            self.moves(other, seat, card)
        elif kind == events.CAUGHT:
            self.deciding = NONE if other == self.deciding else self.deciding
        elif kind == events.VERDICT:
            if amount == P.GUILTY:
                self.bluffs[seat] += 1
            else:
                self.honest[seat] += 1
                self.shows_to_have_none(seat, self.before)
        elif kind == events.REVERSED:
            self.direction = amount
        else:
            self.hear_of_hands(kind, seat, other, card, amount)

    def hear_of_hands(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64) -> None:
        """Whole hands change places."""
        if kind == events.SWAPPED:
            self.exchange(seat, other)
        elif kind == events.HANDS_PASSED:
            # each exchange brings one more hand to its place
            way: i64 = amount // 2 if amount == 2 or amount == -2 else amount * self.direction
            begins: i64 = self.neighbour(self.seats - 1, 1)
            at: i64 = begins
            giver: i64 = self.neighbour(at, -way)
            while giver != begins:
                self.exchange(at, giver)
                at = giver
                giver = self.neighbour(at, -way)
        elif kind == events.POOLED or kind == events.MIXED:
            for someone in range(self.seats):
                if self.stays & (1 << someone) == 0:
                    self.forget_hand(someone)
        elif kind == events.POOLED_TWO:
            self.forget_hand(seat)
            self.forget_hand(other)
        elif kind == events.SPARED:
            self.stays |= 1 << seat
        elif kind == events.KNOCKED_OUT:
            self.loses(seat, card)
            self.out |= 1 << seat
            self.stays |= 1 << seat
        elif kind == events.HAND_RETURNED:
            self.forget_hand(seat)
        elif kind == events.HAND_SIZE:
            self.clues.sizes[seat] = amount
            if seat == self.viewer:
                self.lose_sight(seat)
        elif kind == events.HAND:
            if card != NONE:
                self.learn(seat, card)
        elif kind == events.LASTS:
            self.lasting += 1
        elif kind == events.ENDED:
            self.lasting -= 1
        elif (UNREAD >> kind if kind < WORD else MORE_UNREAD >> kind - WORD) & 1 == 0:
            raise ValueError(f"no reading of the event {kind}")

    def neighbour(self, seat: i64, way: i64) -> i64:
        """The next seat that way whose hand moves with the others."""
        for _ in range(self.seats):
            seat = (seat + way + self.seats) % self.seats
            if self.stays & (1 << seat) == 0:
                return seat
        return seat

    # Cards come and go

    def shows(self, seat: i64, card: i64, again: bool) -> None:
        """A card of a whole hand is shown, after others of the same hand or as its first."""
        if not again:
            self.lose_sight(seat)
        self.learn(seat, card)

    def reveals(self, seat: i64, card: i64) -> None:
        """A card just drawn is shown to all; who drew it has seen it already."""
        if seat != self.viewer:
            self.learn(seat, card)

    def learn(self, seat: i64, card: i64) -> None:
        """A card is known to be in a hand."""
        self.known[seat * self.deck.kinds + card] += 1

    def known_cards(self, seat: i64) -> i64:
        """How many cards of a hand are known."""
        count: i64 = 0
        for i in range(seat * self.deck.kinds, (seat + 1) * self.deck.kinds):
            count += self.known[i]
        return count

    def lose_sight(self, seat: i64) -> None:
        """No card of a hand is known any more."""
        for i in range(seat * self.deck.kinds, (seat + 1) * self.deck.kinds):
            self.known[i] = 0

    def forget_hand(self, seat: i64) -> None:
        """A seat holds other cards than before."""
        self.lose_sight(seat)
        self.nothing_proven(seat)
        self.clues.start_anew(seat)

    def nothing_proven(self, seat: i64) -> None:
        """A seat may hold anything."""
        for i in range(seat * self.suits, (seat + 1) * self.suits):
            self.since[i] = UNPROVEN

    def shows_to_have_none(self, seat: i64, colour: i64) -> None:
        """A seat holds no card of a colour now."""
        if colour != NONE:
            self.since[seat * self.suits + colour] = 0

    def may_play_it(self, seat: i64) -> None:
        """The card just drawn may be played: it can be of the colour, or wild."""
        if self.colour != NONE:
            self.may_be_one(seat, self.colour)
        self.may_be_one(seat, self.suits - 1)

    def may_be_one(self, seat: i64, suit: i64) -> None:
        """One card of a hand may be of that colour."""
        if self.since[seat * self.suits + suit] == 0:
            self.since[seat * self.suits + suit] = 1

    def gains(self, seat: i64, card: i64, what: i64 = C.GAINED) -> None:
        """A card comes into a hand."""
        for i in range(seat * self.suits, (seat + 1) * self.suits):
            self.since[i] += 1
        if card != NONE:
            self.learn(seat, card)
        self.clues.note(seat, what, card, self.colour)

    def loses(self, seat: i64, card: i64, what: i64 = C.PARTED) -> None:
        """A card leaves a hand; which one may be unknown."""
        if card == NONE:
            self.lose_sight(seat)
            self.clues.sizes[seat] -= 1
            self.clues.start_anew(seat)
            return
        self.clues.note(seat, what, card, self.colour)
        i: i64 = seat * self.deck.kinds + card
        if self.known[i] > 0:
            self.known[i] -= 1
        colour: i64 = self.deck.colour_of[card]
        suit: i64 = seat * self.suits + (colour if colour != NONE else self.suits - 1)
        if self.since[suit] > 0:
            self.since[suit] -= 1

    def moves(self, giver: i64, taker: i64, card: i64) -> None:
        """A card goes from hand to hand."""
        self.loses(giver, card)
        self.gains(taker, card)

    def draws(self, seat: i64, card: i64) -> None:
        """A seat draws: on its turn instead of playing, or because it has to."""
        chose: bool = seat == self.deciding
        if chose and self.lasting > 0:
            chose = False
            self.deciding = NONE
        if chose:
            self.shows_to_have_none(seat, self.colour)
            self.since[(seat + 1) * self.suits - 1] = 0
        elif self.follow_colour != NONE and seat != self.player:
            self.shows_to_have_none(seat, self.follow_colour)
        self.gains(seat, card, C.DREW if chose else C.GAINED)
        if chose:
            # unless it is played or kept, the card drawn could not be played either
            self.shows_to_have_none(seat, self.colour)
            self.since[(seat + 1) * self.suits - 1] = 0
            self.deciding = NONE
        self.fresh = seat if chose else NONE

    def plays(self, seat: i64, card: i64) -> None:
        """A card is played: perhaps the one just drawn, and then the rest of the hand is as it was."""
        self.loses(seat, card, self.manner_of_play(seat))
        if self.fresh == seat:
            for i in range(seat * self.suits, (seat + 1) * self.suits):
                self.since[i] = max(0, self.since[i] - 1)
        self.deciding = NONE
        self.fresh = NONE
        self.before = self.colour
        self.colour = self.deck.colour_of[card]
        self.clues.symbol = self.deck.symbol_of[card] if self.colour != NONE else NONE
        self.player = seat
        self.stays = self.out
        self.follow = makes_follow(self.deck, card)
        self.follow_colour = NONE

    def manner_of_play(self, seat: i64) -> i64:
        """What playing a card says: it was chosen from the hand, it was just drawn, or it came out of turn."""
        if self.fresh == seat:
            return C.PLAYED_DRAWN
        return C.PLAYED if self.deciding == seat else C.PARTED

    def exchange(self, seat: i64, other: i64) -> None:
        """Two hands change places, with all that is known of them."""
        if seat == other:
            return
        sizes = self.clues.sizes
        size: i64 = sizes[seat]
        sizes[seat] = sizes[other]
        sizes[other] = size
        self.clues.start_anew(seat)
        self.clues.start_anew(other)
        for i in range(self.deck.kinds):
            a: i64 = seat * self.deck.kinds + i
            b: i64 = other * self.deck.kinds + i
            known: i64 = self.known[a]
            self.known[a] = self.known[b]
            self.known[b] = known
        for i in range(self.suits):
            c: i64 = seat * self.suits + i
            d: i64 = other * self.suits + i
            since: i64 = self.since[c]
            self.since[c] = self.since[d]
            self.since[d] = since

    def encode(self) -> list[int]:
        """What is remembered, as plain ints."""
        found: list[int] = [int(self.viewer)]
        for part in (self.known, self.since, self.bluffs, self.honest):
            found += [int(value) for value in part]
        return found + self.clues.encode()

    def decode(self, state: list[int]) -> None:
        """Remember what was encoded. What only `fold` needs is not part of it."""
        self.viewer = state[0]
        at = 1
        self.known = vec[i64](state[at : at + len(self.known)])
        at += len(self.known)
        self.since = vec[i64](state[at : at + len(self.since)])
        at += len(self.since)
        self.bluffs = vec[i64](state[at : at + len(self.bluffs)])
        at += len(self.bluffs)
        self.honest = vec[i64](state[at : at + len(self.honest)])
        at += len(self.honest)
        self.clues.decode(state[at:])


def makes_follow(deck: Deck, card: i64) -> bool:
    """Whether a card makes others put down a card of a colour, so that who does not has none."""
    pc: i64 = deck.play_at[card]
    while pc != NONE and deck.code[pc] != P.END:
        if deck.code[pc] == P.PUT and deck.code[pc + 1] == 1:
            return True
        pc += WIDTH
    return False
