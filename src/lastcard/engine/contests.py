"""Contests between people, and votes: all say who it is, and what becomes of a tie."""

from typing import Final

from mypy_extensions import i64

from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.agenda import LEFT, NOBODY, OBJECT, RESULT, YOU
from lastcard.engine.decisions import option
from lastcard.engine.heaps import Heaps
from lastcard.engine.program import NONE

VOTES: Final = 4
"""Bits that count the votes for one seat."""


class Contests(Heaps):
    """Effects, with contests."""

    def contestants(self) -> i64:
        """Who takes part in the present contest, a bit for each seat."""
        if self.argument(2) == 1:
            return ((1 << self.seats) - 1) & ~self.out
        return (1 << self.register(YOU)) | (1 << self.register(OBJECT))

    def tied(self) -> i64:
        """Who was named most often, a bit for each seat."""
        votes: i64 = self.register(RESULT)
        most: i64 = 0
        tied: i64 = 0
        for seat in range(self.seats):
            if self.contestants() & (1 << seat) == 0:
                continue
            count: i64 = (votes >> (VOTES * seat)) & 15
            if count > most:
                most = count
                tied = 0
            if count == most:
                tied |= 1 << seat
        return tied

    def contest(self, number: i64) -> bool:
        """All players say who lost, or won; the one named most often it is, and in a tie chance decides."""
        if self.register(LEFT) == NONE:
            self.set_register(LEFT, ((1 << self.seats) - 1) & ~self.out)
            self.set_register(RESULT, 0)
            if self.recording:
                self.tell(events.CONTEST, self.register(YOU), NONE, NONE, number, events.PUBLIC)
        left: i64 = self.register(LEFT)
        if left != 0:
            return self.ask(decisions.CONTEST, left)
        tied: i64 = self.tied()
        count: i64 = 0
        for seat in range(self.seats):
            count += (tied >> seat) & 1
        if count > 1 and self.argument(3) & P.TIE_IS_YOURS != 0 and self.is_in(self.register(YOU)):
            return self.ask(decisions.CHOOSE, 1 << self.register(YOU))
        chosen: i64 = self.chance.below(count) if count > 1 else 0
        seat = 0
        while tied & (1 << seat) == 0 or chosen > 0:
            chosen -= (tied >> seat) & 1
            seat += 1
        if count > 1 and self.argument(3) & P.TIE_IS_NOBODY != 0:
            self.set_register(RESULT, NONE)
            if self.recording:
                self.tell(events.SETTLED, self.register(YOU), NONE, NONE, P.TIE_IS_NOBODY, events.PUBLIC)
            self.done()
            return True
        if count > 1 and self.argument(3) & P.TIE_IS_YOU != 0:
            seat = self.register(YOU)
        elif count > 1:
            return self.roll(option(decisions.VERB_CHOOSE, seat, 0))
        self.settle(seat)
        return True

    def settle(self, seat: i64) -> None:
        """It is known who lost, or won."""
        self.set_register(RESULT, (self.contestants() << 8) | seat)
        if self.recording:
            self.tell(events.SETTLED, seat, NONE, NONE, self.argument(3) & P.WINNER_ASKED, events.PUBLIC)
        self.done()

    def of_contest(self, named: bool) -> i64:
        """Whom people named after a contest, or the other one of the two; nobody, if it was left out."""
        result: i64 = self.register(RESULT)
        if result == NONE:
            return NOBODY
        if named:
            return result & 15
        others: i64 = (result >> 8) & ~(1 << (result & 15))
        seat: i64 = 0
        while others & (1 << seat) == 0:
            seat += 1
        return seat
