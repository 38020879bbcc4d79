"""House rules for penalties that are passed on, for seven and zero, and for protection (H1 to H6, H11, H12)."""

from mypy_extensions import i64

from lastcard.engine import agenda as E
from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.agenda import BEGINS
from lastcard.engine.choices import Choices
from lastcard.engine.program import NONE


class Stacking(Choices):
    """Choices, and the cards that house rules let act in another way than the rulebook does."""

    def takes_or_gives(self, step: i64) -> bool:
        """Whether a step moves cards between two hands (H12)."""
        if step == P.GIVE or step == P.GIVE_ALL or step == P.TAKE or step == P.TAKE_CHOSEN:
            return True
        return step == P.SWAP or step == P.SWAP_TWO or step == P.POOL_TWO or step == P.PEEK_GIVE

    def is_shielded(self, seat: i64) -> bool:
        """Whether somebody else's card may neither take from, give to nor swap with a player (H12)."""
        return self.rules.protects_from_all and seat >= 0 and self.register(E.SHIELD) & (1 << seat) != 0

    def may_receive(self, other: i64) -> bool:
        """Not who is out, nor who is protected from it."""
        return self.is_in(other) and not self.is_shielded(other)

    def choosable(self, seat: i64) -> i64:
        """Not who is out, nor, where cards would change hands, who is protected from it."""
        others: i64 = super().choosable(seat)
        if not self.house:
            return others
        others &= ~self.out
        if self.rules.protects_from_all and self.takes_or_gives(self.step_to_come()):
            others &= ~self.register(E.SHIELD)
        return others

    def step_to_come(self) -> i64:
        """What the player who is to be chosen is chosen for."""
        code = self.deck.code
        pc: i64 = self.register(E.PC)
        while finds(code[pc]):
            pc += P.WIDTH
        return code[pc]

    def hands_that_stay(self) -> i64:
        """Those of players who are out, or protected from it."""
        if not self.rules.protects_from_all:
            return self.out
        shield: i64 = self.register(E.SHIELD) & ~self.out
        if self.recording:
            for seat in range(self.seats):
                if shield & (1 << seat) != 0:
                    self.tell(events.SPARED, seat, NONE, NONE, 0, events.PUBLIC)
        return self.out | shield

    # What a card does when it is played

    def shields(self) -> bool:
        """Whether protection holds against the card that is being played, although it makes nobody draw by itself."""
        return self.rules.protects_from_all or self.stack != 0

    def acts_as_last(self, card: i64) -> bool:
        """Whether a card acts although it was the last one, which the rulebook's does not (H4, H11)."""
        flags: i64 = self.deck.flags_of[card]
        if self.stack != 0 and flags & P.DEFLECTS != 0:
            return True
        return self.rules.last_acts and flags & P.MOVES_HANDS == 0

    def house_program(self, seat: i64, card: i64, at: i64) -> i64:
        """Where the program of a card begins that has just been played, if house rules have one for it."""
        flags: i64 = self.deck.flags_of[card]
        rules = self.rules
        if self.lasts and self.is_changed(card):
            return at
        if rules.stack != 0 and (flags & P.STACKS != 0 or self.stack != 0):
            return self.deck.house_at + self.add_to_stack(seat, card)
        if rules.seven_zero and self.sizes[seat] > 0:
            if flags & P.SEVEN != 0:
                return self.deck.house_at + P.SEVEN_AT
            if flags & P.ZERO != 0:
                return self.deck.house_at + P.ZERO_AT
        return at

    def add_to_stack(self, seat: i64, card: i64) -> i64:
        """A card begins a stack or is played on one; whom it will reach is found out when it acts."""
        flags: i64 = self.deck.flags_of[card]
        if flags & P.STACKS != 0:
            self.stacked = card
            count: i64 = 4 if flags & P.DRAW_FOUR != 0 else 2
            if self.lasts:
                count = (2 * count if self.holds_about(P.RULE_DOUBLE, card) else count) + self.how_many_more(card)
            self.stack += count
            self.reached = self.next_after(seat)
        elif flags & P.SKIP_CARD != 0 and self.how_many_in() > 2:
            self.reached = self.after(seat, 2)
        else:
            if flags & P.REVERSE_CARD != 0:
                self.turn_direction()
            self.reached = self.stacker if self.is_in(self.stacker) else self.next_after(self.stacker)
        self.stacker = seat
        if self.recording:
            self.tell(events.STACKED, seat, NONE, NONE, self.stack, events.PUBLIC)
        return P.FOUR_AT if flags & P.DRAW_FOUR != 0 else P.STACK_AT

    def open_stack(self, card: i64) -> None:
        """An opening Draw Two is the dealer's, and hits the first player (H3, H4)."""
        self.stacked = card
        self.stack = 2
        self.stacker = self.dealer
        self.reached = self.turn
        if self.recording:
            self.tell(events.STACKED, self.dealer, NONE, NONE, self.stack, events.PUBLIC)
        self.push(self.deck.house_at + P.STACK_AT, self.dealer, card, 0)

    def lay_stack(self, sum: i64, by: i64) -> None:
        """A position with a stack: it waits for whose turn it is."""
        self.stacked = self.top()
        self.stack = sum
        self.stacker = by
        self.reached = self.turn
        self.push(self.deck.house_at + P.STACK_AT, by, self.top(), 0)
        self.set_register(E.SHIELD, self.protected)

    # Steps

    def house_step(self, step: i64) -> bool:
        """Ask whom a stack has reached, or let it be drawn."""
        if step == P.STACK:
            return self.reach()
        self.pay()
        return True

    def reach(self) -> bool:
        """The stack reaches a player, who is asked. It ends where somebody is protected; nobody adds to a last card."""
        if self.register(E.LEFT) == NONE:
            self.set_register(E.LEFT, 0)
            if not self.is_in(self.reached):  # out by a false call while the colour was being named
                self.reached = self.next_after(self.reached)
            self.set_register(E.ACTOR, self.reached)
            self.turn = self.reached
            if self.recording:
                self.tell(events.HIT, self.turn, NONE, NONE, self.stack, events.PUBLIC)
        target: i64 = self.register(E.ACTOR)
        if self.spared(target):
            sum: i64 = self.stack
            by: i64 = self.stacker
            self.end_stack()
            self.stage = BEGINS
            self.end_frame()
            self.bounce(target, sum, by)
            return True
        if self.leaving == NONE or self.may_challenge_stack():
            return self.ask(decisions.STACK, 1 << target)
        self.set_register(E.RESULT, P.ACCEPTED)
        self.done()
        return True

    def pay(self) -> None:
        """Whoever has to draws the whole stack. Innocent: the challenger, two more. Guilty: the challenged (H2)."""
        target: i64 = self.register(E.ACTOR)
        result: i64 = self.register(E.RESULT)
        payer: i64 = self.register(E.YOU) if result == P.GUILTY else target
        if self.register(E.LEFT) == NONE:
            self.set_register(E.LEFT, self.stack + (2 if result == P.INNOCENT else 0))
            self.end_stack()
            self.stage = BEGINS
            if result != P.GUILTY:
                self.turns[target] -= 1
        if self.is_in(payer):
            self.draw_cards(payer, 0)
        else:
            self.done()

    def end_stack(self) -> None:
        """Nothing waits any more."""
        self.stack = 0
        self.stacked = NONE
        self.stacker = NONE
        self.reached = NONE
        if self.recording:
            self.tell(events.STACK_OVER, NONE, NONE, NONE, 0, events.PUBLIC)


def finds(step: i64) -> bool:
    """Whether a step only finds out what others are about."""
    if step == P.SELECT or step == P.PICK_COLOUR or step == P.BRANCH or step == P.COUNT or step == P.EACH:
        return True
    return step == P.NEXT_SEAT or step == P.PICK_SEATS or step == P.CHOOSE_PLAYER or step == P.MAY or step == P.EITHER
