"""The agenda: a stack of frames, each running the program of a card step by step until one needs a choice.

Nothing waits on the Python stack. A step that asks leaves its frame as it is; after the answer, or after an
interruption such as a catch, the same step runs again and asks anew or goes on.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.gifts import Gifts, giver
from lastcard.engine.program import NONE, WIDTH, Deck

# Registers of a frame.
PC: Final = 0
YOU: Final = 1
ACTOR: Final = 2
OBJECT: Final = 3
LAST: Final = 4  # the last player spoken of: "they"
COLOUR: Final = 5
CARD: Final = 6
SHIELD: Final = 7  # who is spared what this card does (E16)
LEFT: Final = 8  # how much of the present step is left; NONE before it begins
LOOP: Final = 9  # seats still to go round
RESULT: Final = 10
QUIET: Final = 11  # 1: cards drawn here do not act when drawn (E8)
AT_ONCE: Final = 12  # 1: several players act at once, and only then is seen who has run out of cards
GUILT: Final = 13  # whether the card was played lawfully
KEPT: Final = 14  # whom "they" meant before several players went round
BEFORE: Final = 15  # the colour in play before the card: what the guilt is about
FRAME: Final = 16

ROOM: Final = 8
"""Frames that an agenda has room for at first. A catch in the middle of a card adds some, so it may grow."""


class Effects(Gifts):
    """Piles, seats and the agenda: what cards do."""

    def __init__(self, deck: Deck, seats: int, chance: Chance) -> None:
        super().__init__(deck, seats, chance)
        self.agenda: vec[i64] = vec[i64]([0] * (FRAME * ROOM))
        self.depth: i64 = 0
        self.direction: i64 = 1
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.colour: i64 = NONE
        """The colour in play; NONE until a wild's player has named it."""
        self.symbol: i64 = NONE
        """The number or symbol in play; NONE when only the colour counts."""
        self.turns: vec[i64] = vec[i64]([0] * seats)
        """Turns each seat still has to miss (below zero) or takes again (above)."""
        self.bluff: bool = True
        self.reverse_skips: bool = True
        self.chance_waits: bool = False
        """Let the caller answer for chance, too."""
        self.kind: i64 = decisions.NOTHING
        self.asked: i64 = 0
        """Who is waited for, a bit for each seat."""
        self.rolled: i64 = NONE
        """How chance decides unless the caller says otherwise."""
        self.option_count: i64 = NONE

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat so many places on in the direction of play."""
        return (seat + steps * self.direction + self.seats * steps) % self.seats

    def ask(self, kind: i64, seats: i64) -> bool:
        """Wait for these seats. Returns False, for `step`."""
        self.kind = kind
        self.asked = seats
        self.option_count = NONE
        return False

    # Frames

    def push(self, at: i64, you: i64, card: i64, quiet: i64) -> None:
        """Put a program on the agenda."""
        frame: i64 = self.depth
        self.make_room(frame + FRAME)
        agenda = self.agenda
        agenda[frame + PC] = at
        agenda[frame + YOU] = you
        agenda[frame + ACTOR] = you
        agenda[frame + OBJECT] = NONE
        agenda[frame + LAST] = you
        agenda[frame + COLOUR] = NONE
        agenda[frame + CARD] = card
        agenda[frame + SHIELD] = 0
        agenda[frame + LEFT] = NONE
        agenda[frame + LOOP] = 0
        agenda[frame + RESULT] = 0
        agenda[frame + QUIET] = quiet
        agenda[frame + AT_ONCE] = 0
        agenda[frame + GUILT] = P.INNOCENT
        agenda[frame + KEPT] = NONE
        agenda[frame + BEFORE] = NONE
        self.depth = frame + FRAME

    def make_room(self, ints: i64) -> None:
        """Let the agenda have room for so many ints."""
        while len(self.agenda) < ints:
            self.agenda = extend(self.agenda, self.agenda[:])

    def register(self, name: i64) -> i64:
        """A register of the frame on top."""
        return self.agenda[self.depth - FRAME + name]

    def set_register(self, name: i64, value: i64) -> None:
        """Set a register of the frame on top."""
        self.agenda[self.depth - FRAME + name] = value

    def argument(self, number: i64) -> i64:
        """An int of the present instruction: 0 is the step, then its arguments."""
        return self.deck.code[self.register(PC) + number]

    def done(self) -> None:
        """The present step is done: on to the next one."""
        frame: i64 = self.depth - FRAME
        self.agenda[frame + PC] += WIDTH
        self.agenda[frame + LEFT] = NONE

    def end_frame(self) -> None:
        """The program is over. A card that was to lie in front of somebody, and does not, is discarded."""
        if self.register(QUIET) == 0 and self.waiting_card == self.register(CARD):
            self.lay_waiting_card()
        self.depth -= FRAME

    def step(self) -> bool:
        """Run the present instruction of the frame on top; False when it waits for a choice."""
        frame: i64 = self.depth - FRAME
        agenda = self.agenda
        code = self.deck.code
        pc: i64 = agenda[frame + PC]
        step: i64 = code[pc]
        a: i64 = code[pc + 1]
        actor: i64 = agenda[frame + ACTOR]
        if step == P.END:
            self.end_frame()
            return True
        if step == P.DRAW:
            self.draw_cards(actor, a)
            return True
        if step == P.SELECT:
            return self.select(a, code[pc + 2], code[pc + 3])
        if step == P.NAME_COLOUR:
            if self.sizes[agenda[frame + YOU]] > 0 and (a == 0 or self.colour == NONE):
                return self.ask(decisions.COLOUR, 1 << agenda[frame + YOU])
        elif step == P.MISS:
            if not self.spared(actor):
                self.turns[actor] -= 1
        elif step == P.NEXT_SEAT:
            self.next_seat(a, code[pc + 2])
            return True
        elif step == P.EACH:
            everyone: i64 = (1 << self.seats) - 1
            if a == P.EVERYONE_ELSE:
                everyone ^= 1 << agenda[frame + YOU]
            elif a != P.EVERYONE:
                everyone = self.group(a)
            if code[pc + 3] == 1:
                everyone &= ~(1 << agenda[frame + OBJECT])
            agenda[frame + LOOP] = everyone
            agenda[frame + KEPT] = agenda[frame + LAST]
            agenda[frame + AT_ONCE] = code[pc + 2]
        elif step == P.JUMP:
            agenda[frame + PC] = a
            return True
        elif step == P.BRANCH:
            if not self.holds_true(a, code[pc + 2]):
                agenda[frame + PC] = code[pc + 3]
                return True
        elif step == P.REVERSE:
            self.direction = -self.direction
            if self.recording:
                self.tell(events.REVERSED, NONE, NONE, NONE, self.direction, events.PUBLIC)
        elif step == P.CHALLENGE:
            if self.bluff and not self.spared(actor):
                return self.ask(decisions.CHALLENGE, 1 << actor)
            agenda[frame + RESULT] = P.ACCEPTED
        else:
            return self.special_step(step, a, actor)
        self.done()
        return True

    def special_step(self, step: i64, a: i64, actor: i64) -> bool:
        """The steps that only special cards and written texts use."""
        card: i64
        if a == P.THAT_MANY:
            a = self.register(RESULT)
        if step == P.PUT:
            if self.sizes[actor] > 0:
                return self.ask(decisions.PUT, 1 << actor)
        elif step == P.PUT_COLOUR:
            colour: i64 = self.deck.colour_of[self.top()]
            if colour == NONE:
                return self.ask(decisions.COLOUR, 1 << self.register(YOU))
            self.set_register(COLOUR, colour)
        elif step == P.PICK_COLOUR:
            return self.ask(decisions.COLOUR, 1 << self.register(YOU))
        elif step == P.GIVE_ALL:
            if self.register(OBJECT) != NONE:
                self.give_all(self.depth, actor, self.register(OBJECT), self.meant(a), self.argument(2) == 1)
            elif self.some_to_give(actor, self.meant(a)):
                return self.ask(decisions.GIVE, 1 << actor)
        elif step == P.GIVE:
            if self.some_left(a, self.to_spare(actor)) and actor != self.register(OBJECT):
                return self.ask(decisions.GIVE, 1 << actor)
        elif step == P.KEEP_PROMISES:
            self.keep_promises(self.depth)
        elif step == P.DISCARD:
            if self.some_left(a, self.count_of(actor, self.only(self.argument(3)))):
                return self.ask(decisions.DISCARD, 1 << actor)
        elif step == P.TAKE:
            victim: i64 = self.register(OBJECT)
            if self.some_left(a, self.sizes[victim]) and actor != victim:
                card = self.card_at(victim, self.chance.below(self.sizes[victim]))
                return self.roll(decisions.option(decisions.VERB_CARD, 0, card))
        elif step == P.DROP:
            fall: i64 = decisions.VERB_SLAM if self.chance.below(2) == P.SLAM else decisions.VERB_BACK
            return self.roll(decisions.option(fall, 0, 0))
        elif step == P.DARE:
            return self.dare(actor, a)
        elif step == P.DRAW_UNTIL:
            self.draw_until(actor, self.meant(a))
            return True
        elif step == P.DRAW_LEVEL:
            missing: i64 = max(0, self.sizes[self.register(OBJECT)] - self.sizes[actor])
            if self.register(LEFT) > missing:
                self.set_register(LEFT, missing)
            self.draw_cards(actor, missing)
            return True
        elif step == P.REDRAW:
            self.redraw(actor)
            return True
        elif step == P.DISCARD_ALL:
            self.discard_all(actor, self.meant(a))
        elif step == P.AGAIN:
            self.turns[actor] += 1
        elif step == P.START:
            self.turn = actor
        elif step == P.SHOW_CARD:
            if self.recording:
                self.tell(events.REVEALED, self.register(YOU), NONE, self.register(CARD), 1, events.PUBLIC)
        elif step == P.SHOW_HAND:
            if a == 1:
                self.show_hand(self.register(OBJECT), actor)
            else:
                self.show_hand(actor, self.register(OBJECT))
        elif step == P.SWAP:
            self.swap(actor, self.register(OBJECT))
        elif step == P.PASS_HANDS:
            if self.recording:
                self.tell(events.HANDS_PASSED, NONE, NONE, NONE, a, events.PUBLIC)
            self.pass_hands(a // 2 if a == 2 or a == -2 else a * self.direction)
        elif step == P.POOL_HANDS:
            if self.recording:
                self.tell(events.POOLED, NONE, NONE, NONE, a, events.PUBLIC)
            self.pool_hands(self.register(YOU), self.direction, a)
        elif step == P.PROTECT:
            card = self.register(CARD)
            lies_here: bool = self.waiting_card == card
            self.guard(actor, card)
            self.symbol = NONE
            if actor != self.register(YOU):
                self.set_register(SHIELD, self.register(SHIELD) | (1 << actor))
            if self.recording:
                self.tell(events.PROTECTED, self.register(YOU), actor, card, i64(lies_here), events.PUBLIC)
        else:
            return self.text_step(step, a, actor)
        self.done()
        return True

    # Who

    def select(self, register: i64, who: i64, kind: i64) -> bool:
        """Find one player and put them into a register; a chosen one is asked for."""
        frame: i64 = self.depth - FRAME
        you: i64 = self.agenda[frame + YOU]
        seat: i64 = NONE
        if who == P.YOU:
            self.agenda[frame + register] = you
            self.done()
            return True
        if who == P.NEXT:
            seat = self.after(you, 1)
        elif who == P.PREVIOUS:
            seat = self.after(you, self.seats - 1)
        elif who == P.THEY:
            seat = self.agenda[frame + LAST]
        elif who == P.DEALER:
            seat = self.dealer
        elif who == P.NEXT_OF_ACTOR:
            seat = self.after(self.agenda[frame + ACTOR], 1)
        elif who == P.PREVIOUS_OF_ACTOR:
            seat = self.after(self.agenda[frame + ACTOR], self.seats - 1)
        elif who == P.MOST_CARDS or who == P.FEWEST_CARDS:
            seat = self.extreme(you, 1 if who == P.MOST_CARDS else -1)
        elif who == P.CHOSEN:
            return self.ask(kind, 1 << you)
        elif who > P.PREVIOUS_OF_ACTOR:
            seat = self.somebody(who, you)
            if seat == NONE:
                return self.ask(kind, 1 << you)
        self.spoken_of(register, seat)
        return True

    def spoken_of(self, register: i64, seat: i64) -> None:
        """A player is found: they go into the register, and "they" means them."""
        frame: i64 = self.depth - FRAME
        self.agenda[frame + register] = seat
        if seat != NONE:
            self.agenda[frame + LAST] = seat
        self.done()

    def extreme(self, you: i64, sign: i64) -> i64:
        """The player with the most (sign 1) or fewest (-1) cards; ties: the first from the next player on."""
        best: i64 = self.after(you, 1)
        for steps in range(2, self.seats + 1):
            seat: i64 = self.after(you, steps)
            if (self.sizes[seat] - self.sizes[best]) * sign > 0:
                best = seat
        return best

    def next_seat(self, register: i64, end: i64) -> None:
        """The next of the seats to go round, in turn order from the player; to `end` when none is left."""
        frame: i64 = self.depth - FRAME
        agenda = self.agenda
        left: i64 = agenda[frame + LOOP]
        if left == 0:
            agenda[frame + PC] = end
            agenda[frame + AT_ONCE] = 0
            agenda[frame + LAST] = agenda[frame + KEPT]
            return
        seat: i64 = agenda[frame + YOU]
        while left & (1 << seat) == 0:
            seat = self.after(seat, 1)
        agenda[frame + LOOP] = left ^ (1 << seat)
        agenda[frame + register] = seat
        agenda[frame + LAST] = seat
        self.done()

    def holds_true(self, condition: i64, value: i64) -> bool:
        """Whether the condition of a branch holds."""
        actor: i64 = self.register(ACTOR)
        if condition == P.RESULT_IS:
            return self.register(RESULT) == value
        if condition == P.HOLDS_COLOUR:
            return self.count_of(actor, self.meant(value)) > 0
        if condition == P.HOLDS_CHOSEN:
            return self.holds_colour(actor, self.register(COLOUR))
        if condition == P.HOLDS_WILD:
            return self.holds_colour(actor, NONE)
        if condition == P.TWO_PLAYER_REVERSE:
            return self.seats == 2 and self.reverse_skips
        if condition == P.COUNTED_MORE:
            return self.count_of(actor, self.only(value // P.COUNTED)) > value % P.COUNTED
        if condition == P.COUNTED_FEWER:
            return self.count_of(actor, self.only(value // P.COUNTED)) < value % P.COUNTED
        size: i64 = self.sizes[actor]
        if condition == P.MORE_THAN:
            return size > value
        if condition == P.FEWER_THAN:
            return size < value
        if condition == P.MORE_THAN_OBJECT:
            return size > self.sizes[self.register(OBJECT)]
        if condition == P.AS_MANY_AS_OBJECT:
            return size == self.sizes[self.register(OBJECT)]
        return size < self.sizes[self.register(OBJECT)]

    def spared(self, seat: i64) -> bool:
        """Whether a seat is protected from the card that is acting (E16)."""
        if self.register(SHIELD) & (1 << seat) == 0:
            return False
        if self.recording:
            self.tell(events.SPARED, seat, NONE, NONE, 0, events.PUBLIC)
        return True

    def meant(self, colour: i64) -> i64:
        """A colour argument, where it may be the chosen one."""
        return self.register(COLOUR) if colour == P.ANY_COLOUR else colour

    # What only written texts do: see `texts`

    def text_step(self, step: i64, a: i64, actor: i64) -> bool:
        """A step that only written texts use."""
        raise ValueError(f"no step {step}")

    def group(self, who: i64) -> i64:
        """Several players whom only written texts speak of, a bit for each seat."""
        raise ValueError(f"no group {who}")

    def somebody(self, who: i64, you: i64) -> i64:
        """A player whom only written texts speak of; NONE: you have to say who it is."""
        raise ValueError(f"no player {who}")

    # What a player does, without a choice

    def some_left(self, count: i64, available: i64) -> bool:
        """Whether a step that is done card by card goes on: so many in all, and only while there are cards."""
        frame: i64 = self.depth - FRAME
        if self.agenda[frame + LEFT] == NONE:
            self.agenda[frame + LEFT] = count
        return self.agenda[frame + LEFT] > 0 and available > 0

    def some_to_give(self, seat: i64, colour: i64) -> bool:
        """Whether a seat has still to give cards away one by one: of those held when the giving began (E7)."""
        if self.register(LEFT) == NONE:
            self.set_register(LEFT, 0)
            self.set_gifts_aside(self.depth, seat, colour)
        return self.has_gifts(self.depth, seat)

    def draw_cards(self, seat: i64, count: i64) -> None:
        """A seat draws, card by card; a card that acts when drawn does so before the rest (E9)."""
        frame: i64 = self.depth - FRAME
        agenda = self.agenda
        left: i64 = agenda[frame + LEFT]
        if left == NONE:
            left = 0 if self.spared(seat) else count
        while left > 0:
            left -= 1
            card: i64 = self.draw_card(seat)
            if card == NONE:
                break
            if self.deck.draw_at[card] != NONE and agenda[frame + QUIET] == 0:
                agenda[frame + LEFT] = left
                self.push(self.deck.draw_at[card], seat, card, 1)
                return
        self.done()

    def draw_until(self, seat: i64, colour: i64) -> None:
        """A seat draws until a card of that colour comes, or nothing is left."""
        frame: i64 = self.depth - FRAME
        if self.agenda[frame + LEFT] == NONE:
            self.agenda[frame + LEFT] = 0 if self.spared(seat) else 1
        while self.agenda[frame + LEFT] > 0:
            card: i64 = self.draw_card(seat)
            if card == NONE:
                break
            if self.is_of(card, colour):
                self.agenda[frame + LEFT] = 0
            if self.deck.draw_at[card] != NONE and self.agenda[frame + QUIET] == 0:
                self.push(self.deck.draw_at[card], seat, card, 1)
                return
        self.done()

    def redraw(self, seat: i64) -> None:
        """A seat returns the hand to the draw pile, which is shuffled, and draws as many."""
        size: i64 = self.sizes[seat]
        if self.register(LEFT) == NONE and not self.spared(seat):
            for card in self.take_hand(seat):
                self.draw_pile[self.draw_size] = card
                self.draw_size += 1
            self.chance.shuffle(self.draw_pile, self.draw_size)
            if self.recording:
                self.tell(events.HAND_RETURNED, seat, NONE, NONE, size, events.PUBLIC)
            self.set_register(LEFT, size)
        self.draw_cards(seat, 0)

    def discard_all(self, seat: i64, colour: i64) -> None:
        """A seat discards all cards of a colour; they lie below the card played."""
        i: i64 = self.sizes[seat] - 1
        while i >= 0:
            card: i64 = self.card_at(seat, i)
            if self.is_of(card, colour):
                self.discard(seat, card)
            i -= 1

    def only(self, cards: i64) -> i64:
        """Which cards, where 0 is any: as a colour argument."""
        return P.EVERY_CARD if cards == 0 else self.meant(cards - P.SOME)

    def to_spare(self, seat: i64) -> i64:
        """How many cards a seat can still give, by the step that asks for it."""
        cards: i64 = self.only(self.argument(3))
        if cards == P.EVERY_CARD:
            return self.unpromised(self.depth, seat)
        count: i64 = self.count_of(seat, cards)
        for promise in self.promises:
            if promise >> 16 == self.depth and giver(promise) == seat and self.is_of(promise & 255, cards):
                count -= 1
        return count

    # Chance and votes

    def roll(self, outcome: i64) -> bool:
        """Chance decides. The roll is made even when the caller will say how it fell: what follows stays the same."""
        self.rolled = outcome
        return self.ask(decisions.CHANCE, 0)

    def dare(self, seat: i64, number: i64) -> bool:
        """The others vote whether the dare was done: a majority decides, a tie counts as done."""
        if self.register(LEFT) == NONE:
            self.set_register(LEFT, ((1 << self.seats) - 1) ^ (1 << seat))
            self.set_register(RESULT, 0)
            if self.recording:
                self.tell(events.DARED, seat, NONE, NONE, number, events.PUBLIC)
        left: i64 = self.register(LEFT)
        if left != 0:
            return self.ask(decisions.VOTE, left)
        self.set_register(RESULT, P.DONE if self.register(RESULT) >= 0 else P.NOT_DONE)
        if self.recording:
            self.tell(events.DARE, seat, NONE, NONE, self.register(RESULT), events.PUBLIC)
        self.done()
        return True
