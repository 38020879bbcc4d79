"""Calling "UNO": who owes it, who calls, who is caught, and until when."""

from mypy_extensions import i64

from lastcard.engine import agenda as E
from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.lasting import COUNT, REPORTED
from lastcard.engine.mercy import Mercy
from lastcard.engine.program import NONE, Deck


class Calls(Mercy):
    """What a round does between moves: calls and catches come out of turn."""

    def __init__(self, deck: Deck, seats: int, chance: Chance) -> None:
        super().__init__(deck, seats, chance)
        self.mover: i64 = NONE
        """Who made the last move, until it is judged whether they owe the call (U2)."""
        self.held: i64 = 0
        """How many cards the mover held before."""
        self.called: bool = False
        """The mover called with the move."""

    def advance(self) -> None:
        """Run on until somebody has to decide: see `round`."""
        raise NotImplementedError

    def close_windows(self) -> None:
        """A turn has begun: the calls owed can no longer be caught (U3), and nobody may jump in any more (H5)."""
        self.jump_open = False
        if self.owing != 0:
            self.owing = 0
            if self.recording:
                self.tell(events.WINDOW, NONE, NONE, NONE, 0, events.PUBLIC)

    def judge_call(self) -> None:
        """Whoever moved, and is left with one card by it, owes the call, unless it was made with the move (U1, U2)."""
        if self.givers != 0 and len(self.promises) == 0:
            self.judge_givers()
        seat: i64 = self.mover
        if seat == NONE:
            return
        self.mover = NONE
        bit: i64 = 1 << seat
        if self.sizes[seat] == 1 and not self.called and (self.held != 1 or self.gained & bit != 0):
            self.owes(seat)

    def judge_givers(self) -> None:
        """The same for those whose cards have moved at once: each of them has moved."""
        for steps in range(self.seats):
            seat: i64 = self.after(self.turn, steps)
            if self.givers & (1 << seat) != 0 and self.sizes[seat] == 1:
                self.owes(seat)
        if self.mover != NONE and self.givers & (1 << self.mover) != 0:
            self.mover = NONE
        self.givers = 0

    def owes(self, seat: i64) -> None:
        """A seat owes the call, unless a rule says that it need not."""
        if self.lasts and self.call_costs(seat) == 0:
            return
        self.owing |= 1 << seat
        if self.recording:
            self.tell(events.OWES, seat, NONE, NONE, 0, events.PUBLIC)

    def has_called(self, seat: i64) -> None:
        """A seat calls."""
        self.owing &= ~(1 << seat)
        self.givers &= ~(1 << seat)
        if self.recording:
            self.tell(events.CALLED, seat, NONE, NONE, 0, events.PUBLIC)
        if self.lasts:
            self.end_what_lasts_until(P.WHEN_CALLED)

    def call(self, seat: i64) -> bool:
        """Call "UNO". Refused, at no cost, unless it is owed (U4)."""
        if self.owing & (1 << seat) == 0:
            return False
        self.has_called(seat)
        return True

    def catch(self, seat: i64, other: i64) -> bool:
        """Catch another player who owes the call and draws 2 (U1, U3). Refused, at no cost, if nothing is owed (U4)."""
        if seat == other or self.owing & (1 << other) == 0:
            return False
        self.owing &= ~(1 << other)
        if self.recording:
            self.tell(events.CAUGHT, seat, other, NONE, 0, events.PUBLIC)
        self.push(P.CAUGHT_AT, other, NONE, 0)
        self.set_register(E.LEFT, self.call_costs(other) if self.lasts else self.rules.uno_penalty)
        if self.lasts:
            self.end_what_lasts_until(P.WHEN_CAUGHT)
        self.advance()
        return True

    def may_report(self, seat: i64, other: i64) -> bool:
        """Whether a seat may say that another one has broken a rule that people keep to: between what cards do."""
        if not self.lasts or self.over or self.depth != 0 or seat == other:
            return False
        if self.kind != decisions.TURN and self.kind != decisions.DRAWN:
            return False
        return self.is_in(seat) and self.is_in(other) and self.breakable(other) != NONE

    def report(self, seat: i64, other: i64) -> bool:
        """Say that another player has broken a rule. The others are asked, and that player may have to draw."""
        if not self.may_report(seat, other):
            return False
        row: i64 = self.breakable(other)
        costs: i64 = self.rules_in_force[row + COUNT] & ((1 << REPORTED) - 1)
        self.rules_in_force[row + COUNT] |= 1 << (REPORTED + other)
        if self.recording:
            self.tell(events.REPORTED, seat, other, NONE, 0, events.PUBLIC)
        self.push(self.deck.house_at + P.REPORT_AT, other, NONE, 0)
        self.set_register(E.OBJECT, seat)
        self.set_register(E.KEPT, costs)
        self.set_register(E.COLOUR, row)
        self.advance()
        return True

    def call_in_vain(self, seat: i64, other: i64) -> bool:
        """Call, or catch another player, without reason: at some tables that costs cards (H13). False: refused."""
        if self.rules.false_call == 0 or self.over or not self.is_in(seat) or self.sizes[seat] == 0:
            return False
        if self.recording:
            self.tell(events.FALSE_CALL if other == NONE else events.FALSE_CATCH, seat, other, NONE, 0, events.PUBLIC)
        self.push(P.CAUGHT_AT, seat, NONE, 0)
        self.set_register(E.LEFT, self.rules.false_call)
        self.advance()
        return True
