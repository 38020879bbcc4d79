"""Which cards rules that last let somebody play: some are forbidden, some match in other ways."""

from mypy_extensions import i64

from lastcard.engine import program as P
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
            if rule == P.RULE_STAY and rules[row + WHOM] & (1 << seat) != 0 and self.sizes[seat] == 1:
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
