"""What players do together: two put their hands together, all put a card in the middle, one chooses another."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.agenda import ACTOR, LAST, LEFT, NOBODY, OBJECT, RESULT, YOU
from lastcard.engine.gifts import giver
from lastcard.engine.looking import Looking
from lastcard.engine.program import NONE


class Together(Looking):
    """Effects, with the steps of several players together."""

    def together_step(self, step: i64, a: i64, actor: i64) -> bool:
        """A step of several players together."""
        if step == P.CHOOSE_PLAYER:
            if not self.house or self.choosable(actor) != 0:
                return self.ask(decisions.CHOOSE, 1 << actor)
            self.set_register(LAST, NOBODY)
        elif step == P.POOL_TWO:
            self.pool_two(actor, self.register(OBJECT))
        else:
            self.mix_promises(self.depth)
        self.done()
        return True

    def count_discarded(self, how: i64) -> None:
        """A card has been discarded: some texts count it, and with some nobody goes out before others are drawn."""
        if how & P.COUNTED_UP != 0:
            self.set_register(RESULT, self.register(RESULT) + 1)
        if how & P.STAYS_IN != 0:
            self.emptied = False

    def pick_seats(self, wanted: i64) -> bool:
        """You choose several other players, as many as there are."""
        if self.register(LEFT) == NONE:
            self.set_register(LEFT, 0)
            self.set_register(RESULT, 0)
        picked: i64 = 0
        for seat in range(self.seats):
            picked += (self.register(RESULT) >> seat) & 1
        you: i64 = self.register(YOU)
        if picked < wanted and picked < self.seats - 1 and (not self.house or self.choosable(you) != 0):
            return self.ask(decisions.CHOOSE, 1 << you)
        self.done()
        return True

    def swap_two(self) -> None:
        """The two players that you chose swap hands; alone, nobody does."""
        one: i64 = NONE
        for seat in range(self.seats):
            if self.register(RESULT) & (1 << seat) != 0 and self.is_in(seat):
                if one != NONE:
                    self.swap(one, seat)
                one = seat

    def other_picked(self) -> i64:
        """The other one of the two players that were chosen; whoever acts, if there is none."""
        actor: i64 = self.register(ACTOR)
        for seat in range(self.seats):
            if seat != actor and self.register(RESULT) & (1 << seat) != 0:
                return seat
        return actor

    def pool_two(self, one: i64, other: i64) -> None:
        """Two hands are shuffled together and dealt out evenly, one by one, from the next player on."""
        if one == other:
            return
        if self.recording:
            self.tell(events.POOLED_TWO, one, other, NONE, 0, events.PUBLIC)
        others: i64 = ((1 << self.seats) - 1) & ~(1 << one) & ~(1 << other)
        self.pool_hands(self.register(YOU), self.direction, 1, others)

    def mix_promises(self, frame: i64) -> None:
        """The cards that several players have put in the middle are mixed, and each of them takes as many back."""
        later: vec[i64] = vec[i64]()
        mixed: vec[u8] = vec[u8]()
        back: vec[i64] = vec[i64]()
        for promise in self.promises:
            if promise >> 16 != frame:
                later = append(later, promise)
            elif self.holds(giver(promise), promise & 255):
                self.remove(giver(promise), promise & 255)
                mixed = append(mixed, u8(promise & 255))
                back = append(back, giver(promise))
        self.promises = later
        self.chance.mix(mixed, len(mixed))
        if self.recording:
            self.tell(events.MIXED, NONE, NONE, NONE, len(mixed), events.PUBLIC)
        for i in range(len(back)):
            self.add(back[i], i64(mixed[i]))
        for seat in range(self.seats):
            if self.is_in(seat):
                self.hand_is_new(seat)
