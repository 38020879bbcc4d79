"""How players decide without thinking ahead: at random, as beginners do, or with good habits.

A policy looks at the hand of the seat that is asked and at what everybody can see. It knows cards by what their
programs do, never by name, so it copes with every card that can be written.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.engine import agenda as E
from lastcard.engine import decisions
from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.contests import VOTES
from lastcard.engine.decisions import card_of, seat_of, verb_of
from lastcard.engine.program import NONE, WIDTH, Deck
from lastcard.engine.round import Round
from lastcard.engine.stacking import finds
from lastcard.thinking.driver import Driver
from lastcard.thinking.parting import LOSES, WINS, ending, parts
from lastcard.thinking.programs import PASSED_ON, STAY, SWAPPED, costs_you, harm, is_favour, moves_hands, number_of

RANDOM: Final = 0
EASY: Final = 1
NORMAL: Final = 2

# How good habits weigh what they see.
KEEP_COLOUR: Final = 10  # for each other card of the colour that goes on
POINTS: Final = 5  # so many points of the card count as one
HARM: Final = 4  # for each card that others have to draw
HARM_NEAR: Final = 30  # the same when somebody is about to go out
BETTER_HAND: Final = 200  # for each card by which another hand is smaller
KEEP_WILD: Final = 200
DRAW_RATHER: Final = -400
NEVER: Final = 5000
NEAR: Final = 2
"""Somebody with so many cards is about to go out."""
FEW: Final = 4
"""With more cards than that a wild just drawn is kept for later."""
BIG_HAND: Final = 5
"""A hand of so many cards most probably holds the colour that a Wild Draw Four denies."""


def random_index(driver: Driver, chance: Chance) -> i64:
    """A random player's choice: a card rather than drawing or keeping; calls most of the time, catches every other."""
    count: i64 = driver.count
    kind: i64 = driver.kind
    if kind == decisions.TURN:
        # the last option is to draw or to pass, unless whoever can play has to
        if driver.round.house:
            return chance.below(max(1, cards_offered(driver)))
        return chance.below(count - 1) if count > 2 else 0
    if kind == decisions.DRAWN:
        # the first option is to keep it
        return count - 1
    if kind == decisions.VOTE:
        # a bot that is dared takes the part after `or`: it was not done
        return 1
    if kind == decisions.REACT:
        if driver.jumping:
            return chance.below(2)
        return i64(chance.below(10) >= 8) if driver.asked == 0 else chance.below(2)
    return chance.below(count)


def cards_offered(driver: Driver) -> i64:
    """How many of the options are to play a card: they come first."""
    count: i64 = 0
    while count < driver.count and verb_of(driver.round.options[count]) == decisions.VERB_PLAY:
        count += 1
    return count


class Policy:
    """Decides for a seat of a deck's rounds. Nothing is remembered from one decision to the next."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Deck = deck
        self.harm_of: vec[i64] = vec[i64]([harm(deck, deck.play_at[kind]) for kind in range(deck.kinds)])
        """What each kind of card costs the others, in cards drawn, less what it costs its player."""
        self.moves_of: vec[i64] = vec[i64]([moves_hands(deck, deck.play_at[kind]) for kind in range(deck.kinds)])
        """What each kind of card does with whole hands."""
        self.parts: vec[i64] = vec[i64]([parts(deck, deck.play_at[kind]) for kind in range(deck.kinds)])
        """Whether anybody parts with cards by each kind of card, who may go out by it."""
        self.held: vec[i64] = vec[i64]([0] * (deck.colours + 1))
        """Cards of each colour, and wilds, in the hand that is being played."""

    def choose(self, driver: Driver, level: i64, chance: Chance) -> i64:
        """The number of the option that a player of this level takes."""
        if level == RANDOM:
            return random_index(driver, chance)
        if driver.count == 1:
            return 0
        kind: i64 = driver.kind
        if kind == decisions.VOTE:
            return 1
        if kind == decisions.REACT:
            return self.react(driver, level, chance)
        self.count_colours(driver.round, driver.seat)
        if kind == decisions.TURN:
            return self.turn_easily(driver, chance) if level == EASY else self.turn(driver, chance)
        if kind == decisions.DRAWN:
            return self.drawn(driver, level)
        if kind == decisions.CHALLENGE:
            return self.challenge(driver, level, chance)
        if kind == decisions.STACK:
            return self.stack(driver, level, chance)
        if level == EASY and chance.below(3) == 0:
            return chance.below(driver.count)
        if kind == decisions.COLOUR:
            return self.colour(chance)
        if kind == decisions.PROTECT or kind == decisions.CHOOSE:
            return self.somebody(driver, chance)
        if kind == decisions.TAKE:
            return self.least_burden(driver)
        if kind >= decisions.MAY and kind != decisions.SHOW:
            return self.answer_text(driver, chance)
        if kind == decisions.SHOW and driver.round.argument(2) == 1:
            return self.show_at_once(driver)
        return self.part_with(driver)

    def count_colours(self, round: Round, seat: i64) -> None:
        """Count the hand by colours."""
        held = self.held
        colours: i64 = self.deck.colours
        colour_of = self.deck.colour_of
        for colour in range(colours + 1):
            held[colour] = 0
        first: i64 = seat * self.deck.size
        for i in range(first, first + round.sizes[seat]):
            own: i64 = colour_of[i64(round.hands[i])]
            held[own if own != NONE else colours] += 1

    # Turns

    def turn(self, driver: Driver, chance: Chance) -> i64:
        """The card that leaves the best hand, and hurts those who are about to go out."""
        round = driver.round
        count: i64 = driver.count
        seat: i64 = driver.seat
        size: i64 = round.sizes[seat]
        if size == 1:
            return 0
        near: bool = self.least_other(round, seat) <= NEAR
        best: i64 = count - 1
        best_worth: i64 = DRAW_RATHER
        if round.house:
            cards: i64 = cards_offered(driver)
            if cards == count or self.is_too_much(round, seat, 1):  # there is nothing to draw, or it is the end
                best_worth = -2 * NEVER
            count = cards + 1
        for index in range(count - 1):
            card: i64 = round.options[index]
            worth: i64 = self.worth(round, seat, card, near, chance)
            if worth > best_worth:
                best = index
                best_worth = worth
        return best

    def worth(self, round: Round, seat: i64, card: i64, near: bool, chance: Chance) -> i64:
        """How good it is to play a card now."""
        deck = self.deck
        flags: i64 = deck.flags_of[card]
        harm: i64 = self.harm_of[card]
        if round.house and round.are_partners(seat, round.next_after(seat)):
            harm = -harm
        worth: i64 = deck.points_of[card] // POINTS + harm * (HARM_NEAR if near else HARM)
        if self.moves_of[card] != STAY or (round.house and self.moved_by(round, card) != STAY):
            worth += self.gain_by_moving(round, seat, card)
        if self.parts[card] != 0:
            worth += NEVER * ending(round, seat, card)
        if flags & P.WILD == 0:
            return worth + KEEP_COLOUR * (self.held[deck.colour_of[card]] - 1)
        worth -= KEEP_WILD
        if flags & P.LAWFUL_WITHOUT_COLOUR != 0 and not round.is_lawful(seat, card) and chance.below(50) != 0:
            worth -= NEVER
        return worth

    def moved_by(self, round: Round, card: i64) -> i64:
        """What a card does with whole hands at this table (H6)."""
        if round.rules.seven_zero:
            if self.deck.flags_of[card] & P.SEVEN != 0:
                return SWAPPED
            if self.deck.flags_of[card] & P.ZERO != 0:
                return PASSED_ON
        return self.moves_of[card]

    def gain_by_moving(self, round: Round, seat: i64, card: i64) -> i64:
        """What it brings to get somebody else's hand for this one."""
        left: i64 = round.sizes[seat] - 1
        if self.moved_by(round, card) == PASSED_ON:
            return BETTER_HAND * (left - round.sizes[round.before(seat)])
        return BETTER_HAND * (left - self.least_other(round, seat))

    def is_too_much(self, round: Round, seat: i64, count: i64) -> bool:
        """Whether drawing so many cards would put a seat out of the round (H9)."""
        mercy: i64 = round.rules.mercy
        return mercy != 0 and round.sizes[seat] + count >= mercy

    def least_other(self, round: Round, seat: i64) -> i64:
        """The fewest cards that anybody else holds."""
        least: i64 = self.deck.size
        for other in range(round.seats):
            if other != seat and round.sizes[other] < least and is_against(round, seat, other):
                least = round.sizes[other]
        return least

    def turn_easily(self, driver: Driver, chance: Chance) -> i64:
        """A beginner plays what catches the eye: a wild now and then, or the card that counts most."""
        count: i64 = cards_offered(driver)
        if count < 2:
            return 0
        options = driver.round.options
        wilds: i64 = 0
        for index in range(count):
            wilds += i64(self.deck.flags_of[options[index]] & P.WILD != 0)
        if wilds == count or (wilds > 0 and chance.below(4) == 0):
            return count - 1 - chance.below(wilds)
        best: i64 = chance.below(count - wilds)
        if chance.below(2) == 0:
            for index in range(count - wilds):
                if self.deck.points_of[options[index]] > self.deck.points_of[options[best]]:
                    best = index
        return best

    def drawn(self, driver: Driver, level: i64) -> i64:
        """A card just drawn is played, unless good habits keep it back."""
        round = driver.round
        if level == EASY:
            return 1
        card: i64 = round.drawn
        if self.is_too_much(round, driver.seat, NEAR):
            return 1
        ends: i64 = ending(round, driver.seat, card) if self.parts[card] != 0 else 0
        if ends != 0:
            return i64(ends == WINS)
        if self.deck.flags_of[card] & P.WILD != 0 and round.sizes[driver.seat] > FEW:
            return i64(self.least_other(round, driver.seat) <= NEAR)
        return i64(self.moved_by(round, card) == STAY or self.gain_by_moving(round, driver.seat, card) >= 0)

    # What cards ask

    def colour(self, chance: Chance) -> i64:
        """The colour of which the hand holds most."""
        held = self.held
        best: i64 = chance.below(self.deck.colours)
        for colour in range(self.deck.colours):
            if held[colour] > held[best]:
                best = colour
        return best

    def challenge(self, driver: Driver, level: i64, chance: Chance) -> i64:
        """Challenge who holds many cards: it costs two more if wrong and saves four if right."""
        round = driver.round
        card: i64 = round.register(E.CARD)
        if card == NONE or self.deck.flags_of[card] & P.LAWFUL_WITHOUT_COLOUR == 0:
            return 0
        accused: i64 = round.register(E.YOU)
        if level == EASY:
            return i64(chance.below(6) == 0)
        if round.sizes[accused] > 0 and self.is_too_much(round, driver.seat, 4):
            return 1  # there is nothing to lose
        return i64(round.sizes[accused] >= BIG_HAND and chance.below(2) == 0)

    def stack(self, driver: Driver, level: i64, chance: Chance) -> i64:
        """Pass a stack on rather than draw it, though not to a partner, and with the card that is least use."""
        round = driver.round
        plays: i64 = cards_offered(driver)
        if level == EASY and chance.below(3) == 0:
            plays = 0
        best: i64 = NONE
        best_worth: i64 = -NEVER
        for index in range(plays):
            card: i64 = card_of(round.options[index])
            worth: i64 = self.burden(card)
            if not round.is_lawful(driver.seat, card):
                worth -= KEEP_WILD
            if round.are_partners(driver.seat, self.hit_next(round, driver.seat, card)):
                worth -= 2 * NEVER
            if worth > best_worth:
                best = index
                best_worth = worth
        if best != NONE:
            return best
        accept: i64 = cards_offered(driver)
        if driver.count == accept + 1:
            return accept
        accused: i64 = round.register(E.YOU)
        if level == NORMAL and round.sizes[accused] > 0 and self.is_too_much(round, driver.seat, round.stack):
            return accept + 1  # there is nothing to lose
        doubtful: bool = round.sizes[accused] >= BIG_HAND and not round.are_partners(driver.seat, accused)
        return accept + i64(doubtful and chance.below(2 if level == NORMAL else 6) == 0)

    def hit_next(self, round: Round, seat: i64, card: i64) -> i64:
        """Whom a stack would reach by this card."""
        flags: i64 = self.deck.flags_of[card]
        if flags & P.STACKS != 0:
            return round.next_after(seat)
        if flags & P.SKIP_CARD != 0 and round.how_many_in() > 2:
            return round.after(seat, 2)
        return round.stacker

    def part_with(self, driver: Driver) -> i64:
        """Put down, discard or give away: the card that is least use, to whom it does most harm."""
        round = driver.round
        best: i64 = 0
        best_worth: i64 = -NEVER
        for index in range(driver.count):
            option: i64 = round.options[index]
            worth: i64 = -NEVER
            if verb_of(option) != decisions.VERB_STOP:
                worth = self.burden(card_of(option))
                if verb_of(option) == decisions.VERB_GIVE:
                    worth -= 5 * round.sizes[seat_of(option)]
                    if not is_against(round, driver.seat, seat_of(option)):
                        worth -= KEEP_WILD
            if worth > best_worth:
                best = index
                best_worth = worth
        return best

    def show_at_once(self, driver: Driver) -> i64:
        """Of cards that several players show at once: a low number, unless it is the lowest that suffers."""
        round = driver.round
        code = round.deck.code
        pc: i64 = round.register(E.PC)
        who: i64 = NONE
        while code[pc] != P.END and who != P.SHOWED_HIGH and who != P.SHOWED_LOW:
            pc += WIDTH
            who = code[pc + 2] if code[pc] == P.SELECT else NONE
        while finds(code[pc]):
            pc += WIDTH
        step: i64 = code[pc]
        suffers: bool = round.deck.harm_of[step] + round.deck.harm_per_card[step] >= 0
        sign: i64 = 1 if suffers == (who == P.SHOWED_LOW) else -1
        best: i64 = 0
        for index in range(1, driver.count):
            number: i64 = round.number_of(card_of(round.options[index]))
            if (number - round.number_of(card_of(round.options[best]))) * sign > 0:
                best = index
        return best

    def least_burden(self, driver: Driver) -> i64:
        """Of cards that are taken, the one that is most use; none if it may be left."""
        options = driver.round.options
        best: i64 = 0
        if driver.round.may_leave_it():
            return driver.count - 1
        for index in range(1, driver.count):
            if self.burden(card_of(options[index])) < self.burden(card_of(options[best])):
                best = index
        return best

    def burden(self, card: i64) -> i64:
        """How gladly a card is given away: high points and rare colours first, wilds last."""
        colour: i64 = self.deck.colour_of[card]
        if colour == NONE:
            return self.deck.points_of[card] - KEEP_WILD
        return self.deck.points_of[card] - KEEP_COLOUR * self.held[colour]

    def somebody(self, driver: Driver, chance: Chance) -> i64:
        """Harm goes to whoever has the fewest cards; protection and favours to whoever has most."""
        round = driver.round
        favour: i64 = -1 if driver.kind == decisions.PROTECT or is_favour(round) else 1
        best: i64 = chance.below(driver.count)
        for index in range(driver.count):
            if favour * self.rank(round, driver.seat, index) < favour * self.rank(round, driver.seat, best):
                best = index
        return best

    def rank(self, round: Round, seat: i64, index: i64) -> i64:
        """How far the player of an option is from going out; the next player counts as a little closer."""
        other: i64 = seat_of(round.options[index])
        rank: i64 = 2 * round.sizes[other] - i64(other == round.next_after(seat))
        return rank if other != seat and is_against(round, seat, other) else rank + NEVER

    def answer_text(self, driver: Driver, chance: Chance) -> i64:
        """What only written texts ask: the way that costs least, and with the others where people judge."""
        round = driver.round
        kind: i64 = driver.kind
        if kind == decisions.CONTEST:
            return named_most(driver, chance)
        if kind == decisions.REPORT or kind == decisions.TRUE:
            return 1  # a bot has heard nothing, and wears no hat
        begins: i64 = round.register(E.PC) + WIDTH
        if kind == decisions.NUMBER and round.argument(3) != 0:
            return min(1, driver.count - 1)  # a bot has one of everything
        if kind == decisions.NUMBER:
            if round.deck.code[begins + 1] == P.HOLDS_RESULT and round.deck.code[begins] == P.BRANCH:
                return min(round.sizes[round.register(E.OBJECT)], driver.count - 1)
            return 0 if costs_you(round) else driver.count - 1
        ends: i64 = round.deck.code[begins + 3]
        cost: i64 = self.cost(round, driver.seat, begins + WIDTH, ends)
        if kind == decisions.MAY:
            return i64(cost >= 0)
        # behind the first way a jump leads past the second one
        return i64(self.cost(round, driver.seat, ends, round.deck.code[ends - WIDTH + 1]) < cost)

    def cost(self, round: Round, seat: i64, begins: i64, ends: i64) -> i64:
        """What part of a program costs whoever does it, in cards drawn."""
        deck = round.deck
        total: i64 = 0
        pc: i64 = begins
        while pc < ends:
            step: i64 = deck.code[pc]
            if step == P.SWAP:
                total += 2 * (self.least_other(round, seat) - round.sizes[seat])
            total += deck.harm_of[step] + deck.harm_per_card[step] * number_of(deck, pc)
            pc += WIDTH
        return total

    def react(self, driver: Driver, level: i64, chance: Chance) -> i64:
        """Good habits call and catch; a beginner now and then forgets the one and overlooks the other."""
        if driver.jumping:
            return self.jump_in(driver, level, chance)
        if driver.asked > 0 and not is_against(driver.round, driver.seat, driver.debtor):
            return 1
        if level == NORMAL:
            return 0
        return i64(chance.below(100) >= (85 if driver.asked == 0 else 60))

    def jump_in(self, driver: Driver, level: i64, chance: Chance) -> i64:
        """Whoever can get rid of a card does, unless it would hurt a partner, or bring a worse hand."""
        round = driver.round
        seat: i64 = driver.seat
        card: i64 = round.top()
        if level == EASY and chance.below(2) == 0:
            return 1
        if round.sizes[seat] == 1:
            return 0
        if self.harm_of[card] > 0 and round.are_partners(seat, round.next_after(seat)):
            return 1
        if self.parts[card] != 0 and ending(round, seat, card) == LOSES:
            return 1
        return i64(self.moved_by(round, card) != STAY and self.gain_by_moving(round, seat, card) < 0)


def is_against(round: Round, seat: i64, other: i64) -> bool:
    """Whether somebody else plays, and not for the same team."""
    return not round.house or (round.is_in(other) and not round.are_partners(seat, other))


def named_most(driver: Driver, chance: Chance) -> i64:
    """Whom most have named so far as the loser, or the winner; anybody if nobody has."""
    round = driver.round
    best: i64 = chance.below(driver.count)
    votes: i64 = round.register(E.RESULT)
    for index in range(driver.count):
        count: i64 = votes >> (VOTES * seat_of(round.options[index])) & 15
        if count > votes >> (VOTES * seat_of(round.options[best])) & 15:
            best = index
    return best
