"""Which cards rules that last let somebody play: some are forbidden, some match in other ways; or chance takes one."""

from mypy_extensions import i64

from lastcard.engine import events
from lastcard.engine import program as P
from lastcard.engine.agenda import ENDS, RESULT
from lastcard.engine.lasting import CARDS, COUNT, ROW, WHOM
from lastcard.engine.linked import Linked
from lastcard.engine.program import NONE


class Matching(Linked):
    """Effects, with what rules that last say about matching."""

    def forbids(self, seat: i64, card: i64) -> bool:
        """Whether a seat may not play a card, whatever it matches."""
        if self.deck.flags_of[card] & P.NEVER_LAST != 0 and self.sizes[seat] == 1:
            return True
        rules = self.rules_in_force
        row: i64 = 0
        while row < len(rules):
            rule: i64 = rules[row]
            last: bool = rule == P.RULE_STAY and rules[row + WHOM] & (1 << seat) != 0 and self.sizes[seat] == 1
            if last and (rules[row + CARDS] == P.NO_CARDS or self.is_of(card, rules[row + CARDS])):
                return True
            about: bool = (rule == P.RULE_FORBID or rule == P.RULE_ONLY) and rules[row + WHOM] & (1 << seat) != 0
            if about and self.is_of(card, rules[row + CARDS]) == (rule == P.RULE_FORBID):
                return True
            holds: bool = rule == P.RULE_MATCH and rules[row + WHOM] & (1 << seat) != 0
            if holds and self.matches_badly(card, rules[row + COUNT]):
                return True
            row += ROW
        return False

    def matches_badly(self, card: i64, how: i64) -> bool:
        """Whether a card does not match in the one way in which cards match while a rule holds."""
        if self.deck.flags_of[card] & P.WILD != 0:
            return False
        if how == P.MATCH_NUMBERS:
            return self.symbol != NONE and self.deck.symbol_of[card] != self.symbol
        return how == P.MATCH_COLOURS and self.deck.colour_of[card] != self.colour

    def allows(self, seat: i64, card: i64) -> bool:
        """Whether a seat may play a card although it matches nothing."""
        rules = self.rules_in_force
        row: i64 = 0
        while row < len(rules):
            about: bool = rules[row] == P.RULE_MATCH and rules[row + WHOM] & (1 << seat) != 0
            how: i64 = rules[row + COUNT]
            if about and how == 0 and self.is_of(card, rules[row + CARDS]):
                return True
            if about and how >= P.MATCH_ALIKE:
                own: i64 = self.deck.colour_of[card]
                one: i64 = rules[row + CARDS]
                other: i64 = how - P.MATCH_ALIKE
                if (own == one and self.colour == other) or (own == other and self.colour == one):
                    return True
            row += ROW
        return False

    # Playing without looking

    def plays_blind(self, seat: i64) -> i64:
        """How many cards a seat draws whose turn is played by chance, if what comes does not fit; 0: it looks."""
        rules = self.rules_in_force
        count: i64 = 0
        row: i64 = 0
        while row < len(rules):
            if rules[row] == P.RULE_BLIND and rules[row + WHOM] & (1 << seat) != 0:
                count = rules[row + COUNT]
            row += ROW
        return count

    def play_any(self, seat: i64, card: i64) -> None:
        """Chance has taken a card out of a hand: it is played if that may be, else shown; then some are drawn."""
        count: i64 = self.argument(1)
        fits: bool = seat == self.turn and self.leaving == NONE and not self.over and self.may_play(seat, card)
        if fits:
            self.set_register(RESULT, 0)
        elif count != P.THAT_MANY:
            self.set_register(RESULT, count)
        self.done()
        if fits:
            self.play(seat, card)
            return
        if self.recording:
            self.tell(events.SHOWED, seat, NONE, card, 1, events.PUBLIC)
        if seat == self.turn:
            self.stage = ENDS

    def may_play(self, seat: i64, card: i64) -> bool:
        """Whether playing a card is offered: see `choices`."""
        raise ValueError(f"no card {card}")

    def play(self, seat: i64, card: i64) -> None:
        """A card is played: see `round`."""
        raise ValueError(f"no card {card}")
