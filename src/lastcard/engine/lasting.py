"""Rules that last: for some turns somebody may not play certain cards, or cards match in other ways.

Each is a row of ints in `rules_in_force`. It is known to everybody and ends by itself: when a turn comes or is over,
or when a certain card is played. Only decks with a text that says so look here at all (`Deck.lasts`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.agenda import ACTOR, COLOUR, KEPT, LAST, OBJECT, RESULT, SHIELD, YOU
from lastcard.engine.agenda import LEFT as TO_ASK
from lastcard.engine.chance import Chance
from lastcard.engine.effects import COPIED, DOUBLED, MORE_AT, Effects
from lastcard.engine.program import NONE, Deck

# What a row says.
RULE: Final = 0
CARDS: Final = 1  # about which cards, as a colour argument
WHOM: Final = 2  # for whom it holds, a bit for each seat
UNTIL: Final = 3
OWNER: Final = 4  # who played the card
OTHER: Final = 5  # the one player for whom it holds, or who draws instead, or NONE
LEFT: Final = 6  # how many turns still have to come, or be over
WORDS: Final = 7  # the number of its words
COUNT: Final = (
    8  # how many cards, where it says that; of a rule kept by people, what it costs to break it, and REPORTED
)
ENDED_BY: Final = 9  # the cards that end it, or whose turn does, or what happens
CHOSEN: Final = 10  # the colour that was chosen for it, or NONE
PROGRAM: Final = (
    11  # where the program begins that runs when such a card is played, besides its own or instead; or NONE;
    # of a rule about how many cards are drawn, how many each seat has drawn in this turn, DRAWN_BITS for each
)
ROW: Final = 12

MOST: Final = 16
"""So many rules hold at the same time; the oldest ends for another one."""

REPORTED: Final = 8
"""From this bit on, who has been said to have broken a rule in this turn, a bit for each seat."""

# The number of a rule that protects, if it is not for as long as it lasts.
ONCE: Final = 1
BOUNCES: Final = 2  # once, and whoever played the card draws instead
REDIRECTED: Final = 3  # once, and somebody else draws instead
TAKEN_OVER: Final = 4  # somebody else draws instead, as long as it lasts
THROWN_BACK: Final = 5  # whoever played the card draws instead, as long as it lasts
DOUBLED_BACK: Final = 6  # once, and whoever played the card draws twice as many
ONCE_FROM_ANY: Final = 7  # once, also from a card that only makes them miss a turn
PALETTE: Final = 64
"""An event has words and colour in one: words * PALETTE + colour + 1."""

LASTING: Final = -1001
"""In an encoded round, what follows is about rules that last."""


class Lasting(Effects):
    """Effects, and the rules that hold for a while."""

    def __init__(self, deck: Deck, seats: int, chance: Chance) -> None:
        super().__init__(deck, seats, chance)
        self.lasts: bool = deck.lasts
        """A text of this deck can make a rule that lasts, or look back: asked first, so that others pay nothing."""
        self.rules_in_force: vec[i64] = vec[i64]()
        self.latest: i64 = NONE
        """The card played last."""
        self.earlier: i64 = NONE
        """The card played before that one."""

    # Beginning

    def begin_rule(self, a: i64, actor: i64) -> None:
        """A rule begins."""
        # a: five bits for what it says, two for how it ends, two for whom, five for how many cards, five for how many
        # turns, and the cards that end it, as in `only`; or, of a turn, whether it is that of the player it holds for
        whom: i64 = (a >> 7) & 3
        seats: i64 = ((1 << self.seats) - 1) & ~self.out
        you: i64 = self.register(YOU)
        other: i64 = NONE
        if whom == P.RULE_FOR_OTHERS:
            seats &= ~(1 << you)
        elif whom == P.RULE_FOR_ACTOR:
            seats = 1 << actor
            other = actor
        cards: i64 = self.argument(2)
        chosen: i64 = self.register(COLOUR) if cards == P.ANY_COLOUR else NONE
        until: i64 = (a >> 5) & 3
        ended_by: i64 = (a >> 19) - P.SOME
        left: i64 = 1
        if until == P.UNTIL_TURN:
            left = max(1, (a >> 14) & 31)
            ended_by = actor if ended_by == 1 else you
        elif until == P.UNTIL_OVER:
            left = max(1, (a >> 14) & 31)
            if other == self.turn or other == NONE:
                left += 1  # the turn that is still going on does not count
        rule: i64 = a & 31
        if rule == P.RULE_SAFE and REDIRECTED <= (a >> 9) & 31 <= THROWN_BACK:
            seats = 1 << you
        words: i64 = self.argument(3)
        self.end_same(words, you, other)
        if len(self.rules_in_force) >= MOST * ROW:
            self.end_rule(0)
        rules = self.rules_in_force
        rules = append(rules, rule)
        rules = append(rules, self.meant(cards))
        rules = append(rules, seats)
        rules = append(rules, until)
        rules = append(rules, you)
        rules = append(rules, other)
        rules = append(rules, left)
        rules = append(rules, words)
        rules = append(rules, (a >> 9) & 31)
        rules = append(rules, ended_by)
        rules = append(rules, chosen)
        runs: bool = rule == P.RULE_WHEN or rule == P.RULE_AS or rule == P.RULE_LATER
        rules = append(rules, self.argument(P.WIDTH + 2) if runs else i64(0) if rule == P.RULE_CAP else NONE)
        self.rules_in_force = rules
        self.see_who_is_linked()
        if self.recording:
            self.tell(events.LASTS, you, other, NONE, words * PALETTE + chosen + 1, events.PUBLIC)
        if rule == P.RULE_OPEN:
            for steps in range(self.seats):
                seat: i64 = (you + steps) % self.seats
                if seats & (1 << seat) != 0:
                    self.show_hand(seat, NONE)

    def end_same(self, words: i64, owner: i64, other: i64) -> None:
        """What somebody says again does not hold twice: it begins anew."""
        row: i64 = 0
        while row < len(self.rules_in_force):
            rules = self.rules_in_force
            if rules[row + WORDS] == words and rules[row + OWNER] == owner and rules[row + OTHER] == other:
                self.end_rule(row)
            else:
                row += ROW

    def copy_card(self, cards: i64) -> None:
        """The card played before this one acts once more, for you; or the last of certain cards in the discard pile.

        A card that copies is not copied again.
        """
        card: i64 = self.earlier
        if cards != P.NO_CARDS:
            card = self.uppermost(cards)
        you: i64 = self.register(YOU)
        copied: bool = self.register(SHIELD) & COPIED != 0
        self.done()
        if copied or card == NONE or self.deck.play_at[card] == NONE:
            return
        shield: i64 = COPIED
        if self.deck.flags_of[card] & P.PENALTY != 0:
            shield |= (self.protected | self.who_is_safe()) & ~(1 << you)
        if self.recording:
            self.tell(events.COPIED, you, NONE, card, 1, events.PUBLIC)
        self.push(self.deck.play_at[card], you, card, 0)
        self.set_register(SHIELD, shield)

    def uppermost(self, cards: i64) -> i64:
        """Which of certain cards lies uppermost in the discard pile, below the card on top; NONE if none does."""
        for at in range(self.discard_size - 2, -1, -1):
            if self.is_of(i64(self.discard_pile[at]), cards):
                return i64(self.discard_pile[at])
        return NONE

    # Ending

    def end_rule(self, row: i64) -> None:
        """A rule is over."""
        kept: vec[i64] = vec[i64]()
        rules = self.rules_in_force
        for i in range(len(rules)):
            if i < row or i >= row + ROW:
                kept = append(kept, rules[i])
        self.rules_in_force = kept
        self.see_who_is_linked()
        if self.recording:
            said: i64 = rules[row + WORDS] * PALETTE + rules[row + CHOSEN] + 1
            self.tell(events.ENDED, rules[row + OWNER], rules[row + OTHER], NONE, said, events.PUBLIC)

    def turn_comes(self, seat: i64) -> None:
        """Somebody's turn comes, perhaps to be missed: what lasted until then is over. Open hands are shown again."""
        row: i64 = 0
        while row < len(self.rules_in_force):
            rules = self.rules_in_force
            ends: bool = False
            if rules[row + UNTIL] == P.UNTIL_TURN:
                if rules[row + ENDED_BY] == seat:
                    rules[row + LEFT] -= 1
                ends = rules[row + LEFT] <= 0 or not self.is_in(rules[row + ENDED_BY])
            elif rules[row + UNTIL] == P.UNTIL_OVER:
                ends = rules[row + OTHER] != NONE and not self.is_in(rules[row + OTHER])
            if ends:
                at: i64 = rules[row + PROGRAM] if rules[row + RULE] == P.RULE_LATER else NONE
                owner: i64 = rules[row + OWNER]
                other: i64 = rules[row + OTHER]
                chosen: i64 = rules[row + CHOSEN]
                self.end_rule(row)
                if at != NONE and self.is_in(owner) and (other == NONE or self.is_in(other)):
                    self.push(at, owner, NONE, 0)
                    self.set_register(LAST, owner if other == NONE else other)
                    self.set_register(COLOUR, chosen)
                    self.set_register(SHIELD, (self.protected | self.who_is_safe()) & ~(1 << owner))
            else:
                if rules[row + RULE] == P.RULE_CAP:
                    rules[row + PROGRAM] = 0
                if rules[row + RULE] == P.RULE_WORDS:
                    rules[row + COUNT] &= (1 << REPORTED) - 1
                if rules[row + RULE] == P.RULE_OPEN and rules[row + WHOM] & (1 << seat) != 0:
                    self.show_hand(seat, NONE)
                row += ROW

    def turn_is_over(self, seat: i64) -> None:
        """Somebody's turn is over: what was about that turn is, too."""
        row: i64 = 0
        while row < len(self.rules_in_force):
            rules = self.rules_in_force
            if rules[row + UNTIL] == P.UNTIL_OVER and (rules[row + OTHER] == seat or rules[row + OTHER] == NONE):
                rules[row + LEFT] -= 1
                if rules[row + LEFT] <= 0:
                    self.end_rule(row)
                    continue
            row += ROW

    def end_what_lasts_until(self, event: i64) -> None:
        """Somebody calls, is caught or draws: what lasted until then is over."""
        row: i64 = 0
        while row < len(self.rules_in_force):
            rules = self.rules_in_force
            if rules[row + UNTIL] == P.UNTIL_END and rules[row + ENDED_BY] == event:
                self.end_rule(row)
            else:
                row += ROW

    # When a card is played

    def program_of(self, seat: i64, card: i64, at: i64) -> i64:
        """Where the program of a card begins that a seat has just played: nowhere, if a rule cancels it.

        What happens whenever such a card is played waits for that; rules that last until one is played are over.
        """
        self.earlier = self.latest
        self.latest = card
        if self.is_cancelled(card):
            at = P.COLOUR_AT if self.deck.flags_of[card] & P.WILD != 0 else NONE
        elif self.stack == 0 and len(self.rules_in_force) > 0:
            at = self.acts_as(card, at)
        if len(self.rules_in_force) > 0:
            self.follow_up(seat, card)
        row: i64 = 0
        while row < len(self.rules_in_force):
            rules = self.rules_in_force
            if rules[row + UNTIL] == P.UNTIL_CARD and self.is_of(card, rules[row + ENDED_BY]):
                self.end_rule(row)
            else:
                row += ROW
        return at

    def acts_as(self, card: i64, at: i64) -> i64:
        """Where the program begins that a card runs instead of its own, if a rule says so; the latest one counts."""
        rules = self.rules_in_force
        row: i64 = len(rules) - ROW
        while row >= 0:
            if rules[row] == P.RULE_AS and self.is_of(card, rules[row + CARDS]):
                return rules[row + PROGRAM]
            row -= ROW
        return at

    def follow_up(self, seat: i64, card: i64) -> None:
        """Put what happens whenever such a card is played on the agenda; the oldest rule comes first."""
        rules = self.rules_in_force
        row: i64 = len(rules) - ROW
        while row >= 0:
            about: bool = rules[row] == P.RULE_WHEN and rules[row + WHOM] & (1 << seat) != 0
            owner: i64 = rules[row + OWNER]
            if about and self.is_in(owner) and self.is_of(card, rules[row + CARDS]):
                self.push(rules[row + PROGRAM], owner, card, 0)
                self.set_register(LAST, seat)
                self.set_register(ACTOR, seat)
                self.set_register(COLOUR, rules[row + CHOSEN])
                self.set_register(SHIELD, (self.protected | self.who_is_safe()) & ~(1 << owner))
            row -= ROW

    def is_cancelled(self, card: i64) -> bool:
        """Whether a card that has just been played does nothing. What is played on a stack counts (H1)."""
        return self.stack == 0 and self.holds_about(P.RULE_CANCEL, card)

    def is_changed(self, card: i64) -> bool:
        """Whether a card that is played does nothing, or what another one does. What is played on a stack counts."""
        return self.is_cancelled(card) or (self.stack == 0 and self.holds_about(P.RULE_AS, card))

    def is_penalty(self, card: i64) -> bool:
        """Whether a card that is played makes others draw (E16)."""
        return self.deck.flags_of[card] & P.PENALTY != 0 and not (self.lasts and self.is_changed(card))

    def shield_of(self, seat: i64, card: i64) -> i64:
        """Who is spared what a card does, and whether it makes others draw twice as many."""
        found: i64 = 0
        if self.is_penalty(card):
            found = self.who_is_safe() & ~(1 << seat)
            if self.holds_about(P.RULE_DOUBLE, card):
                found |= DOUBLED
            found |= self.how_many_more(card) << MORE_AT
        elif len(self.rules_in_force) > 0:
            found = self.who_is_safe_from_any() & ~(1 << seat)
        return found

    # What holds

    def holds_about(self, rule: i64, card: i64) -> bool:
        """Whether a rule about such a card holds, whoever plays it."""
        rules = self.rules_in_force
        row: i64 = 0
        while row < len(rules):
            if rules[row] == rule and self.is_of(card, rules[row + CARDS]):
                return True
            row += ROW
        return False

    def holds_for(self, rule: i64, seat: i64) -> bool:
        """Whether a rule holds for a seat."""
        rules = self.rules_in_force
        row: i64 = 0
        while row < len(rules):
            if rules[row] == rule and rules[row + WHOM] & (1 << seat) != 0:
                return True
            row += ROW
        return False

    def see_who_is_linked(self) -> None:
        """Rules have begun or ended: whether one of them is about who draws, see `linked`."""

    def how_many_more(self, card: i64) -> i64:
        """How many cards more than it says a card makes others draw."""
        rules = self.rules_in_force
        more: i64 = 0
        row: i64 = 0
        while row < len(rules):
            if rules[row] == P.RULE_MORE and self.is_of(card, rules[row + CARDS]):
                more += rules[row + COUNT]
            row += ROW
        return more

    def to_draw(self, seat: i64) -> i64:
        """How many cards a seat draws on its turn: one, unless a rule says otherwise; of several, the last one."""
        rules = self.rules_in_force
        count: i64 = 1
        row: i64 = 0
        while row < len(rules):
            says: bool = rules[row] == P.RULE_DRAW or (rules[row] == P.RULE_ONLY and rules[row + COUNT] > 0)
            if says and rules[row + WHOM] & (1 << seat) != 0:
                count = rules[row + COUNT]
            row += ROW
        return count

    def call_costs(self, seat: i64) -> i64:
        """How many cards a seat draws that is caught; of several rules the last one counts."""
        rules = self.rules_in_force
        count: i64 = self.rules.uno_penalty
        row: i64 = 0
        while row < len(rules):
            if rules[row] == P.RULE_CALL and rules[row + WHOM] & (1 << seat) != 0:
                count = rules[row + COUNT]
            row += ROW
        return count

    def draw_before(self, seat: i64) -> None:
        """All but the last of the cards that a seat draws on its turn."""
        for _ in range(self.to_draw(seat) - 1):
            card: i64 = self.draw_card(seat)
            if card == NONE:
                return
            if self.deck.draw_at[card] != NONE:
                self.push(self.deck.draw_at[card], seat, card, 1)

    def who_is_safe(self) -> i64:
        """Whom no card that is played makes draw, a bit for each seat."""
        rules = self.rules_in_force
        found: i64 = 0
        row: i64 = 0
        while row < len(rules):
            if rules[row] == P.RULE_SAFE:
                found |= rules[row + WHOM]
            row += ROW
        return found

    def who_is_safe_from_any(self) -> i64:
        """Whom no card makes miss a turn either, a bit for each seat."""
        rules = self.rules_in_force
        found: i64 = 0
        row: i64 = 0
        while row < len(rules):
            if rules[row] == P.RULE_SAFE and rules[row + COUNT] == ONCE_FROM_ANY:
                found |= rules[row + WHOM]
            row += ROW
        return found

    def spend_shield(self, seat: i64) -> None:
        """A seat has been spared: what protects it only once is over."""
        row: i64 = 0
        while row < len(self.rules_in_force):
            rules = self.rules_in_force
            spent: bool = rules[row] == P.RULE_SAFE and rules[row + COUNT] in (ONCE, ONCE_FROM_ANY)
            if spent and rules[row + WHOM] & (1 << seat) != 0:
                self.end_rule(row)
            else:
                row += ROW

    def bounce(self, seat: i64, count: i64, by: i64) -> None:
        """A seat has been spared so many cards: whoever played the card, or another one, draws them by a rule."""
        row: i64 = 0
        while row < len(self.rules_in_force):
            rules = self.rules_in_force
            how: i64 = rules[row + COUNT]
            if rules[row] == P.RULE_SAFE and BOUNCES <= how <= DOUBLED_BACK and rules[row + WHOM] & (1 << seat) != 0:
                thrown: bool = how in (BOUNCES, THROWN_BACK, DOUBLED_BACK)
                instead: i64 = by if thrown else rules[row + OTHER]
                if how < TAKEN_OVER or how == DOUBLED_BACK:
                    self.end_rule(row)
                if how == DOUBLED_BACK:
                    count += count
                if self.is_in(instead) and count > 0:
                    self.push(P.CAUGHT_AT, instead, NONE, 0)
                    self.set_register(TO_ASK, count)
                return
            row += ROW

    def breakable(self, seat: i64) -> i64:
        """The row of a rule that a seat can be said to have broken, once in a turn; NONE if there is none."""
        rules = self.rules_in_force
        row: i64 = 0
        while row < len(rules):
            costs: i64 = rules[row + COUNT]
            about: bool = rules[row] == P.RULE_WORDS and costs != 0 and rules[row + WHOM] & (1 << seat) != 0
            if about and costs & (1 << (REPORTED + seat)) == 0:
                return row
            row += ROW
        return NONE

    def judge_report(self) -> bool:
        """The others say whether the actor broke a rule; whoever reported it says so. A tie counts as kept."""
        accused: i64 = self.register(ACTOR)
        if self.register(TO_ASK) == NONE:
            others: i64 = ((1 << self.seats) - 1) & ~self.out & ~(1 << accused) & ~(1 << self.register(OBJECT))
            self.set_register(TO_ASK, others if others != 0 else 1 << accused)
            self.set_register(RESULT, 1)
        if self.register(TO_ASK) != 0:
            return self.ask(decisions.REPORT, self.register(TO_ASK))
        broken: bool = self.register(RESULT) > 0
        self.set_register(RESULT, self.register(KEPT) if broken else 0)
        if self.recording:
            self.tell(events.REPORT, accused, NONE, NONE, P.DONE if broken else P.NOT_DONE, events.PUBLIC)
        self.done()
        return True

    # The whole state

    def forget_rules(self) -> None:
        """No rule is in force, and no card has been played."""
        self.rules_in_force = vec[i64]()
        self.linked = False
        self.latest = NONE
        self.earlier = NONE

    def copy_lasting(self, other: "Lasting") -> None:
        """Become like another one."""
        self.rules_in_force = other.rules_in_force[:]
        self.linked = other.linked
        self.latest = other.latest
        self.earlier = other.earlier

    def encode_lasting(self) -> list[int]:
        """The rules as plain ints, for `decode_lasting`; nothing if the deck has none. The last is not negative."""
        if not self.lasts:
            return []
        rules = [int(value) for value in self.rules_in_force]
        return [LASTING, self.latest, self.earlier, *rules, len(rules)]

    def decode_lasting(self, state: list[int]) -> None:
        """Become what was encoded."""
        self.forget_rules()
        if len(state) > 2:
            self.latest, self.earlier = state[0], state[1]
            self.rules_in_force = vec[i64](state[2:-1])
            self.see_who_is_linked()
