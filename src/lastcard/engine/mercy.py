"""House rules for players who are out: of the round, with too many cards, or of the game (H9, H10, H15)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.engine import agenda as E
from lastcard.engine import events
from lastcard.engine import program as P
from lastcard.engine.agenda import BEGINS, ENDS, FRAME, NOBODY
from lastcard.engine.gifts import giver
from lastcard.engine.house import RULES, House
from lastcard.engine.piles import SHARED
from lastcard.engine.program import NONE
from lastcard.engine.stacking import Stacking


class Mercy(Stacking):
    """Some players are out: what cards would do with them is left out."""

    def are_partners(self, seat: i64, other: i64) -> bool:
        """Whether two players are of one team (H10)."""
        teams: i64 = self.rules.teams
        return seat == other if teams == 0 else seat % teams == other % teams

    # What is left out

    def is_left_out(self, step: i64, actor: i64) -> bool:
        """Whether a step is about somebody who is out, or protected, or not there to choose. Then it is done."""
        if step == P.BRANCH:
            if actor != NOBODY:
                return False
            self.set_register(E.PC, self.argument(3))
            return True
        if step == P.COUNT or step == P.CONTEST:
            return self.is_about_nobody(step)
        if not acts(step):
            return False
        other: i64 = self.register(E.OBJECT) if names_another(step) else NONE
        spared: bool = False
        if self.takes_or_gives(step):
            spared = self.is_shielded(actor) or self.is_shielded(other)
        if not spared and not self.is_missing(actor) and not self.is_missing(other):
            return False
        if spared and self.recording:
            self.tell(events.SPARED, actor if self.is_shielded(actor) else other, NONE, NONE, 0, events.PUBLIC)
        if step == P.DARE:
            self.set_register(E.RESULT, P.DONE)
        elif step == P.MAY or step == P.EITHER or step == P.ASK:
            self.set_register(E.RESULT, P.NOT_DONE)
        self.done()
        return True

    def is_about_nobody(self, step: i64) -> bool:
        """Whether cards are to be counted, or a contest held, of somebody who is not there. Then it is done."""
        everyone: bool = (step == P.CONTEST and self.argument(2) == 1) or (step == P.COUNT and self.argument(1) < 0)
        if everyone or not self.is_missing(self.register(self.argument(1) if step == P.COUNT else E.OBJECT)):
            return False
        self.set_register(E.RESULT, 0 if step == P.COUNT else NONE)
        self.done()
        return True

    def is_missing(self, seat: i64) -> bool:
        """Whether a register names nobody who plays."""
        return seat == NOBODY or (seat != NONE and not self.is_in(seat))

    # Going out with too many cards

    def draw_is_complete(self, seat: i64) -> None:
        """Whoever holds too many cards now is out of the round (H9), and so is who has drawn along."""
        mercy: i64 = self.rules.mercy
        if mercy == 0:
            return
        drew: i64 = 1 << seat
        if self.linked:
            drew |= self.followers(seat)
        for steps in range(self.seats):
            other: i64 = (seat + steps) % self.seats
            if drew & (1 << other) != 0 and self.sizes[other] >= mercy and self.is_in(other) and not self.over:
                self.knock_out(other)

    def knock_out(self, seat: i64) -> None:
        """A seat is out of the round: its cards go under the discard pile, and what it was about to do is left out."""
        bit: i64 = 1 << seat
        self.bury_cards_before(seat)
        for card in self.take_hand(seat):
            self.bury(i64(card))
            if self.recording:
                self.tell(events.KNOCKED_OUT, seat, NONE, i64(card), 1, events.PUBLIC)
        self.out |= bit
        self.owing &= ~bit
        self.turns[seat] = 0
        if self.leaving == seat:
            self.leaving = NONE
        if self.turn == seat:
            self.drawn = NONE
            if self.stage != BEGINS:
                self.stage = ENDS
        self.forget_gifts_of(seat)
        self.drop_frames(seat)
        self.find_last_in()
        if not self.over and self.colour == NONE and self.leaving == NONE and not self.colour_is_going_to_be_named():
            if self.turn == seat:  # play goes on with whoever names the colour
                self.turn = self.next_after(seat)
                self.stage = BEGINS
                if self.recording:
                    self.tell(events.TURN, self.turn, NONE, NONE, 0, events.PUBLIC)
            self.push(P.COLOUR_AT, self.next_after(seat), NONE, 0)

    def bury_cards_before(self, seat: i64) -> None:
        """Cards that lie in front of a player go under the discard pile, and protect nobody."""
        left: vec[i64] = vec[i64]()
        for entry in self.lying:
            if (entry >> 8) & 15 != seat:
                left = append(left, entry)
                continue
            if entry < SHARED:
                self.bury(entry & 255)
            if self.recording:
                self.tell(events.UNPROTECTED, seat, NONE, entry & 255, i64(entry < SHARED), events.PUBLIC)
        self.lying = left
        self.protected &= ~(1 << seat)

    def forget_gifts_of(self, seat: i64) -> None:
        """Nothing is given by this player, or to them."""
        self.givers &= ~(1 << seat)
        left: vec[i64] = vec[i64]()
        for promise in self.promises:
            if giver(promise) != seat and (promise >> 12) & 15 != seat:
                left = append(left, promise)
        self.promises = left

    def drop_frames(self, seat: i64) -> None:
        """Take a player's own cards off the agenda, and a stack that waits for them, and ask them nothing more.

        A stack that has reached somebody else goes on.
        """
        to: i64 = 0
        at: i64 = 0
        agenda = self.agenda
        while at < self.depth:
            stack: bool = self.stack != 0 and agenda[at + E.PC] >= self.deck.house_at + P.FOUR_AT
            waits: bool = stack and self.deck.code[agenda[at + E.PC]] == P.STACK and agenda[at + E.LEFT] != NONE
            if agenda[at + E.ACTOR] == seat if waits else agenda[at + E.YOU] == seat:
                if stack:
                    self.end_stack()
                self.drop_frame(at)
            else:
                agenda[at + E.LOOP] &= ~(1 << seat)
                step: i64 = self.deck.code[agenda[at + E.PC]]
                if (step == P.DARE or step == P.CONTEST) and agenda[at + E.LEFT] != NONE:
                    agenda[at + E.LEFT] &= ~(1 << seat)
                if to != at:
                    self.move_frame(at, to)
                to += FRAME
            at += FRAME
        self.depth = to

    def colour_is_going_to_be_named(self) -> bool:
        """Whether a card on the agenda still names the colour that goes on."""
        at: i64 = 0
        while at < self.depth:
            pc: i64 = self.agenda[at + E.PC]
            while self.deck.code[pc] != P.END:
                if self.deck.code[pc] == P.NAME_COLOUR:
                    return True
                pc += P.WIDTH
            at += FRAME
        return False

    def drop_frame(self, at: i64) -> None:
        """A card stops acting: one that was to lie in front of somebody is discarded, and gives nothing away."""
        agenda = self.agenda
        if agenda[at + E.QUIET] == 0 and agenda[at + E.CARD] != NONE and self.waiting_card == agenda[at + E.CARD]:
            self.lay_waiting_card()
        self.regard_gifts(at + FRAME, 0)

    def move_frame(self, at: i64, to: i64) -> None:
        """A frame takes the place of one that is gone, and its gifts go with it."""
        for i in range(FRAME):
            self.agenda[to + i] = self.agenda[at + i]
        self.regard_gifts(at + FRAME, to + FRAME)

    def regard_gifts(self, frame: i64, now: i64) -> None:
        """What was to be given for one frame is now for another; for 0, for none."""
        gifts: vec[i64] = vec[i64]()
        for gift in self.to_give:
            if gift >> 8 != frame:
                gifts = append(gifts, gift)
            elif now != 0:
                gifts = append(gifts, (now << 8) | (gift & 255))
        self.to_give = gifts
        promises: vec[i64] = vec[i64]()
        for promise in self.promises:
            if promise >> 16 != frame:
                promises = append(promises, promise)
            elif now != 0:
                promises = append(promises, (now << 16) | (promise & 65535))
        self.promises = promises

    def find_last_in(self) -> None:
        """The last one in wins the round; of the last team, who is going out, or the first in turn order (H9, H10)."""
        first: i64 = self.turn if self.leaving == NONE else self.leaving
        if not self.is_in(first):
            first = self.next_after(first)
        for seat in range(self.seats):
            if self.is_in(seat) and not self.are_partners(first, seat):
                return
        self.winner = first
        self.over = True

    # To save a round, and to go on with it

    def copy_house(self, other: "Mercy") -> None:
        """What only house rules need."""
        self.rules = other.rules
        self.stack = other.stack
        self.stacked = other.stacked
        self.stacker = other.stacker
        self.reached = other.reached
        self.jump_open = other.jump_open
        self.eliminated = other.eliminated

    def encode_house(self) -> list[int]:
        """House rules and what they need, as plain ints; the last one, below zero, says how many. None: nothing."""
        if not self.house:
            return []
        state: list[int] = [self.stack, self.stacked, self.stacker, self.reached, int(self.jump_open)]
        state += [self.eliminated, self.out, *self.rules.encode()]
        return [*state, -len(state)]

    def decode_house(self, state: list[int]) -> None:
        """Play by the house rules that were encoded, if there were any."""
        self.house = len(state) > 0
        self.out = 0
        if not self.house:
            return
        self.stack, self.stacked, self.stacker, self.reached, jump_open, self.eliminated, self.out = state[:7]
        self.jump_open = jump_open == 1
        rules = House()
        rules.decode(state[7 : 7 + RULES])
        self.rules = rules


def acts(step: i64) -> bool:
    """Whether it is the actor who does, or suffers, what a step says."""
    if step == P.DRAW or step == P.MISS or step == P.AGAIN or step == P.CHALLENGE or step == P.DARE:
        return True
    if step == P.DRAW_UNTIL or step == P.DRAW_LEVEL or step == P.REDRAW or step == P.PUT or step == P.PROTECT:
        return True
    if step == P.DISCARD or step == P.DISCARD_ALL or step == P.SHOW_HAND:
        return True
    if step == P.DRAW_MANY or step == P.DRAW_TO or step == P.DISCARD_TO or step == P.DISCARD_RANDOM:
        return True
    if step == P.NEW_HAND or step == P.MISS_SEVERAL or step == P.MAY or step == P.EITHER:
        return True
    if (
        step == P.ACTOR_NAMES
        or step == P.PLAY_ON_AT
        or step == P.EXTREME
        or step == P.DRAW_ONE
        or step == P.DRAW_TO_PLAY
    ):
        return True
    if step == P.KNOCK_OUT or step == P.WIN:
        return True
    if step == P.PLAY_IT or step == P.PEEK_GIVE or step == P.MOST_HELD or step == P.PLAY_ANY or step == P.LAY_OPEN:
        return True
    if step == P.TAKE_TOP or step == P.RETURN or step == P.ASK or (step >= P.TAKE_CHOSEN and step < P.MIX):
        return True
    return names_another(step)


def names_another(step: i64) -> bool:
    """Whether a step is about the other player, too."""
    if step == P.GIVE or step == P.GIVE_ALL or step == P.TAKE or step == P.SWAP or step == P.TAKE_CHOSEN:
        return True
    return step in (P.SHOW_HAND, P.DRAW_LEVEL, P.POOL_TWO, P.DISCARD_CHOSEN, P.PEEK_GIVE)
