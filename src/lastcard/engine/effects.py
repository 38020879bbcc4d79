"""What cards do: the steps of their programs, in the frames of the agenda."""

from typing import Final

from mypy_extensions import i64

from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.agenda import (
    ACTOR,
    AT_ONCE,
    CARD,
    COLOUR,
    FRAME,
    KEPT,
    LAST,
    LEFT,
    LOOP,
    NOBODY,
    OBJECT,
    PC,
    QUIET,
    RESULT,
    SHIELD,
    YOU,
    Agenda,
)
from lastcard.engine.gifts import giver
from lastcard.engine.program import NONE

# Beside the seats that are spared what a card does.
DOUBLED: Final = 1 << 20  # it makes others draw twice as many
COPIED: Final = 1 << 21  # another card makes it act once more
MORE_AT: Final = 22  # and above: how many cards more it makes others draw


class Effects(Agenda):
    """The agenda, and what its steps do."""

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
        if self.house and self.is_left_out(step, actor):
            return True
        if step == P.DRAW:
            self.draw_cards(actor, a if agenda[frame + SHIELD] < DOUBLED else self.raised(a))
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
            everyone: i64 = ((1 << self.seats) - 1) & ~self.out
            if a == P.EVERYONE_ELSE:
                everyone &= ~(1 << agenda[frame + YOU])
            elif a != P.EVERYONE:
                everyone &= self.group(a)
            if code[pc + 3] == 1 and agenda[frame + OBJECT] >= 0:
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
            self.turn_direction()
        elif step == P.CHALLENGE:
            if self.bluff and agenda[frame + SHIELD] & COPIED == 0 and not self.spared(actor):
                return self.ask(decisions.CHALLENGE, 1 << actor)
            agenda[frame + RESULT] = P.ACCEPTED
        else:
            return self.special_step(step, a, actor)
        self.done()
        return True

    def raised(self, count: i64) -> i64:
        """How many cards somebody draws where rules that last raise it."""
        shield: i64 = self.register(SHIELD)
        more: i64 = shield >> MORE_AT
        return (2 * count if shield & DOUBLED != 0 else count) + (more if count > 0 else 0)

    def special_step(self, step: i64, a: i64, actor: i64) -> bool:
        """The steps that only special cards and written texts use."""
        card: i64
        if a == P.THAT_MANY:
            a = self.register(RESULT)
        if step == P.PUT:
            if self.sizes[actor] > 0:
                return self.ask(decisions.PUT, 1 << actor)
            if a == 0:
                self.end_frame()  # a last card brought nothing to put down: there is no colour to follow (H11)
                return True
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
            elif self.some_to_give(actor, self.meant(a)) and (not self.house or self.somebody_to_give_to(actor)):
                return self.ask(decisions.GIVE, 1 << actor)
        elif step == P.GIVE:
            if self.some_left(a, self.to_spare(actor)) and actor != self.register(OBJECT):
                return self.ask(decisions.GIVE, 1 << actor)
        elif step == P.KEEP_PROMISES:
            self.keep_promises(self.depth)
        elif step == P.DISCARD:
            if self.argument(2) & P.COUNTED_UP != 0 and self.register(LEFT) == NONE:
                self.set_register(RESULT, 0)
            if self.some_left(a, self.count_of(actor, self.only(self.argument(3)))):
                return self.ask(decisions.DISCARD, 1 << actor)
        elif step == P.TAKE:
            victim: i64 = self.register(OBJECT)
            if self.some_left(a, self.unpromised(self.depth, victim)) and actor != victim:
                return self.roll(decisions.option(decisions.VERB_CARD, 0, self.any_free_card(self.depth, victim)))
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
            self.redraw(actor, a)
            return True
        elif step == P.DISCARD_ALL:
            self.discard_all(actor, self.meant(a))
        elif step == P.AGAIN:
            self.turns[actor] += max(1, a)
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
            stays: i64 = self.hands_that_stay()
            if self.recording:
                self.tell(events.HANDS_PASSED, NONE, NONE, NONE, a, events.PUBLIC)
            self.pass_hands(a // 2 if a == 2 or a == -2 else a * self.direction, stays)
        elif step == P.POOL_HANDS:
            stays = self.hands_that_stay()
            if self.recording:
                self.tell(events.POOLED, NONE, NONE, NONE, a, events.PUBLIC)
            self.pool_hands(self.register(YOU), self.direction, a, stays)
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

    # What house rules add, in `stacking` and `mercy`

    def house_step(self, step: i64) -> bool:
        """The steps that only house rules use."""
        raise ValueError(f"no step {step}")

    def is_left_out(self, step: i64, actor: i64) -> bool:
        """Whether house rules keep a step from happening; then it is done."""
        return False

    def draw_is_complete(self, seat: i64) -> None:
        """A seat has drawn all that it had to."""

    def choosable(self, seat: i64) -> i64:
        """Whom the card that asks lets a seat choose, a bit for each."""
        return ((1 << self.seats) - 1) & ~(1 << seat)

    def may_receive(self, other: i64) -> bool:
        """Whether the card that acts may give cards to a player."""
        return True

    def somebody_to_give_to(self, seat: i64) -> bool:
        """Whether there is any other player who may be given cards."""
        for other in range(self.seats):
            if other != seat and self.may_receive(other):
                return True
        return False

    def hands_that_stay(self) -> i64:
        """Whose hands stay where they are while all others move, a bit for each seat."""
        return 0

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
            seat = self.next_after(you)
        elif who == P.PREVIOUS:
            seat = self.before(you)
        elif who == P.THEY:
            seat = self.agenda[frame + LAST]
        elif who == P.DEALER:
            seat = self.dealer
        elif who == P.NEXT_OF_ACTOR:
            seat = self.next_after(self.agenda[frame + ACTOR])
        elif who == P.PREVIOUS_OF_ACTOR:
            seat = self.before(self.agenda[frame + ACTOR])
        elif who == P.MOST_CARDS or who == P.FEWEST_CARDS:
            seat = self.extreme(you, 1 if who == P.MOST_CARDS else -1)
        elif who == P.CHOSEN:
            return self.ask_whom(register, kind, you)
        elif who > P.PREVIOUS_OF_ACTOR:
            seat = self.somebody(who, you)
            if seat == NONE:
                return self.ask_whom(register, kind, you)
        self.spoken_of(register, seat)
        return True

    def ask_whom(self, register: i64, kind: i64, you: i64) -> bool:
        """You have to say whom the text means, if there is anybody."""
        if self.house and self.choosable(you) == 0:
            self.agenda[self.depth - FRAME + register] = NOBODY
            self.done()
            return True
        return self.ask(kind, 1 << you)

    def spoken_of(self, register: i64, seat: i64) -> None:
        """A player is found: they go into the register, and "they" means them."""
        frame: i64 = self.depth - FRAME
        self.agenda[frame + register] = seat
        if seat != NONE:
            self.agenda[frame + LAST] = seat
        self.done()

    def extreme(self, you: i64, sign: i64) -> i64:
        """The player with the most (sign 1) or fewest (-1) cards; ties: the first from the next player on."""
        best: i64 = self.next_after(you)
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
            seat = self.next_after(seat)
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
            return self.reverse_skips and self.how_many_in() == 2
        if condition == P.COUNTED_MORE:
            return self.count_of(actor, self.only(value // P.COUNTED)) > value % P.COUNTED
        if condition == P.COUNTED_FEWER:
            return self.count_of(actor, self.only(value // P.COUNTED)) < value % P.COUNTED
        if condition >= P.HOLDS_EVENLY:
            return self.text_holds(condition, value, actor)
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

    def turn_direction(self) -> None:
        """Play goes on the other way round."""
        self.direction = -self.direction
        if self.recording:
            self.tell(events.REVERSED, NONE, NONE, NONE, self.direction, events.PUBLIC)

    def spared(self, seat: i64) -> bool:
        """Whether a seat is protected from the card that is acting (E16)."""
        if self.register(SHIELD) & (1 << seat) == 0:
            return False
        if self.recording:
            self.tell(events.SPARED, seat, NONE, NONE, 0, events.PUBLIC)
        self.spend_shield(seat)
        return True

    def spend_shield(self, seat: i64) -> None:
        """A seat has been spared: see `lasting`."""

    def meant(self, colour: i64) -> i64:
        """A colour argument, where it may be the chosen one."""
        return self.register(COLOUR) if colour == P.ANY_COLOUR else colour

    # What only written texts do: see `texts`

    def text_step(self, step: i64, a: i64, actor: i64) -> bool:
        """A step that only written texts use."""
        raise ValueError(f"no step {step}")

    def text_holds(self, condition: i64, value: i64, actor: i64) -> bool:
        """Whether a condition holds that only written texts have."""
        raise ValueError(f"no condition {condition}")

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
        draws: bool = left != NONE
        spared: bool = False
        if left == NONE:
            left = count
            spared = self.spared(seat)
            if spared:
                left = 0
            draws = left > 0
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
        if spared:
            self.bounce(seat, count, agenda[frame + YOU])
        if self.house and draws and agenda[frame + QUIET] == 0:
            self.draw_is_complete(seat)

    def bounce(self, seat: i64, count: i64, by: i64) -> None:
        """A seat has been spared so many cards of a player: a rule may say that somebody else draws them."""

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
                self.speak_of(card)
            if self.deck.draw_at[card] != NONE and self.agenda[frame + QUIET] == 0:
                self.push(self.deck.draw_at[card], seat, card, 1)
                return
        self.done()
        if self.house and self.agenda[frame + QUIET] == 0 and self.register(SHIELD) & (1 << seat) == 0:
            self.draw_is_complete(seat)

    def redraw(self, seat: i64, count: i64) -> None:
        """A seat returns the hand to the draw pile, which is shuffled, and draws so many cards, or, with 0, as many."""
        size: i64 = self.sizes[seat]
        if self.register(LEFT) == NONE and not self.spared(seat):
            self.bring_back()
            for card in self.take_hand(seat):
                self.draw_pile[self.draw_size] = card
                self.draw_size += 1
            self.chance.shuffle(self.draw_pile, self.draw_size)
            if self.recording:
                self.tell(events.HAND_RETURNED, seat, NONE, NONE, size, events.PUBLIC)
            self.set_register(LEFT, count if count > 0 else size)
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
            self.set_register(LEFT, ((1 << self.seats) - 1) & ~(1 << seat) & ~self.out)
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
