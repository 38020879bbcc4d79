"""The agenda: a stack of frames, each running the program of a card step by step until one needs a choice.

Nothing waits on the Python stack. A step that asks leaves its frame as it is; after the answer, or after an
interruption such as a catch, the same step runs again and asks anew or goes on.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.gifts import Gifts
from lastcard.engine.house import RULEBOOK, House
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

# Where a turn stands.
BEGINS: Final = 0  # unless the player has to miss it
RUNS: Final = 1
ENDS: Final = 2

NOBODY: Final = -2
"""In a register: there was nobody to choose."""


class Agenda(Gifts):
    """Piles, seats, and the frames of the cards that are acting."""

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
        self.stage: i64 = BEGINS
        self.leaving: i64 = NONE
        """Who has played the last card, while it still acts (O2)."""
        self.winner: i64 = NONE
        self.house: bool = deck.may_miss
        """There are house rules, which `rules` has, or a text may be about somebody who is not there.

        Asked first, so that the rulebook pays nothing for them."""
        self.rules: House = RULEBOOK
        self.stack: i64 = 0
        """Cards that wait to be drawn by whoever does not add to them (H1)."""
        self.stacked: i64 = NONE
        """The last Draw Two or Wild Draw Four of the stack."""
        self.stacker: i64 = NONE
        """Who played the last card of the stack."""
        self.reached: i64 = NONE
        """Whom the stack is about to reach."""
        self.jump_open: bool = False
        """A card has been played, and no turn has begun since (H5)."""
        self.eliminated: i64 = 0
        """Who is out of the whole game, a bit for each seat (H15)."""

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat so many places on in the direction of play. Who is out of the round is passed over."""
        if self.out != 0:
            return self.after_among_those_in(seat, steps, self.direction)
        place: i64 = seat + steps * self.direction
        if place < 0 or place >= self.seats:
            place %= self.seats
        return place

    def next_after(self, seat: i64) -> i64:
        """The next one: nothing is asked more often."""
        if self.out != 0:
            return self.after_among_those_in(seat, 1, self.direction)
        place: i64 = seat + self.direction
        if place < 0:
            return self.seats - 1
        if place >= self.seats:
            return 0
        return place

    def before(self, seat: i64) -> i64:
        """The seat before another in the direction of play."""
        if self.out != 0:
            return self.after_among_those_in(seat, 1, -self.direction)
        return self.after(seat, self.seats - 1)

    def after_among_those_in(self, seat: i64, steps: i64, way: i64) -> i64:
        """The same where some are out."""
        while steps > 0:
            seat = (seat + way + self.seats) % self.seats
            if self.out & (1 << seat) == 0:
                steps -= 1
        return seat

    def is_in(self, seat: i64) -> bool:
        """Whether a seat plays this round, or still does."""
        return self.out & (1 << seat) == 0

    def how_many_in(self) -> i64:
        """How many are in the round."""
        if self.out == 0:
            return self.seats
        count: i64 = 0
        for seat in range(self.seats):
            count += i64(self.out & (1 << seat) == 0)
        return count

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

    def speak_of(self, card: i64) -> None:
        """A card has come: the text may go on to speak of it."""
        if card != NONE and self.argument(2) == P.IS_IT:
            self.set_register(COLOUR, P.KIND + card)

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
