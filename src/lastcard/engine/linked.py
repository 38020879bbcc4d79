"""Rules that last about who draws: somebody draws along with somebody else, or nobody more than so many in a turn."""

from typing import Final

from mypy_extensions import i64

from lastcard.engine import program as P
from lastcard.engine.lasting import COUNT, ENDED_BY, OTHER, OWNER, PROGRAM, ROW, UNTIL, WHOM, Lasting

# The number of a rule that links two players; both together are 3.
YOU_FOLLOW: Final = 1  # when that player draws, you do
THEY_FOLLOW: Final = 2  # when you draw, that player does

DRAWN_BITS: Final = 5


class Linked(Lasting):
    """Effects, with what rules that last say about who draws."""

    def see_who_is_linked(self) -> None:
        """Rules have begun or ended: whether anybody draws along with somebody else, or a draw ends one."""
        self.linked = False
        rules = self.rules_in_force
        row: i64 = 0
        while row < len(rules):
            ends: bool = rules[row + UNTIL] == P.UNTIL_END and rules[row + ENDED_BY] == P.WHEN_DRAWN
            if ends or rules[row] == P.RULE_LINKED or rules[row] == P.RULE_CAP:
                self.linked = True
            row += ROW

    def may_draw(self, seat: i64) -> bool:
        """Whether no rule says that a seat has drawn enough in this turn; one card more is counted then."""
        rules = self.rules_in_force
        shift: i64 = DRAWN_BITS * seat
        counted: bool = False
        while True:
            row: i64 = 0
            while row < len(rules):
                if rules[row] == P.RULE_CAP and rules[row + WHOM] & (1 << seat) != 0:
                    drawn: i64 = (rules[row + PROGRAM] >> shift) & ((1 << DRAWN_BITS) - 1)
                    if counted:
                        rules[row + PROGRAM] += bit_at(shift)
                    elif drawn >= rules[row + COUNT]:
                        return False
                row += ROW
            if counted:
                return True
            counted = True

    def draw_along(self, seat: i64) -> None:
        """A seat has drawn a card: whoever is linked to it draws one, too, which makes nobody else draw."""
        self.linked = False
        rules = self.rules_in_force
        row: i64 = 0
        while row < len(rules):
            owner: i64 = rules[row + OWNER]
            other: i64 = rules[row + OTHER]
            if rules[row] == P.RULE_LINKED and self.is_in(owner) and self.is_in(other) and owner != other:
                if rules[row + COUNT] & YOU_FOLLOW != 0 and seat == other and self.may_draw(owner):
                    self.draw_card(owner)
                if rules[row + COUNT] & THEY_FOLLOW != 0 and seat == owner and self.may_draw(other):
                    self.draw_card(other)
            row += ROW
        self.linked = True
        self.end_what_lasts_until(P.WHEN_DRAWN)

    def followers(self, seat: i64) -> i64:
        """Who has drawn along with a seat, a bit for each."""
        rules = self.rules_in_force
        found: i64 = 0
        row: i64 = 0
        while row < len(rules):
            if rules[row] == P.RULE_LINKED:
                owner: i64 = rules[row + OWNER]
                other: i64 = rules[row + OTHER]
                if rules[row + COUNT] & YOU_FOLLOW != 0 and seat == other:
                    found |= 1 << owner
                if rules[row + COUNT] & THEY_FOLLOW != 0 and seat == owner:
                    found |= 1 << other
            row += ROW
        return found


def bit_at(place: i64) -> i64:
    """A bit at a place beyond the 31st, too: to shift a literal is done in 32 bits where it is compiled."""
    found: i64 = 1
    for _ in range(place):
        found += found
    return found
