"""A round without a clock, one question at a time: for simulations, arenas and research.

An open call is offered once, before the seat that is waited for answers: first to the debtor (`uno`, `wait`), then to
every other seat in turn order from there (`catch`, `wait`). Then whoever holds a card like the one on top is asked, in
turn order, whether to jump in (`jump`, `wait`), where house rules allow it. These questions are of the kind `react`.
"""

from mypy_extensions import i64

from lastcard.engine import decisions
from lastcard.engine.decisions import option, seat_of, verb_of
from lastcard.engine.program import NONE
from lastcard.engine.round import Round


class Driver:
    """Asks one seat at a time. `seat`, `kind` and `count` say who, what and out of how many options."""

    def __init__(self, round: Round) -> None:
        self.round: Round = round
        self.seat: i64 = NONE
        self.kind: i64 = decisions.NOTHING
        self.count: i64 = 0
        self.decisions: i64 = 0
        """How many questions were answered, `react` not counted."""
        self.reactions: i64 = 0
        self.offered: i64 = 0
        """Debts that have been offered, a bit for each seat."""
        self.debtor: i64 = NONE
        self.asked: i64 = 0
        """How many seats have been asked about the present debt."""
        self.jumping: bool = False
        """The question is whether to jump in (H5)."""
        self.passed_over: i64 = 0
        """How many seats have been passed over or asked whether to jump in, since a card was played."""

    def begin(self, dealer: i64) -> i64:
        """Deal a round and ask the first question. Returns how many options it has."""
        self.round.begin(dealer)
        self.offered = 0
        self.debtor = NONE
        self.passed_over = 0
        return self.look()

    def look(self) -> i64:
        """Find the next question. Returns how many options it has; 0 when the round is over."""
        round = self.round
        if round.over:
            self.kind = decisions.NOTHING
            self.seat = NONE
            self.count = 0
            return 0
        if self.debtor == NONE and round.owing != 0:
            self.find_debtor()
        if self.debtor != NONE:
            self.kind = decisions.REACT
            self.seat = round.after(self.debtor, self.asked)
            self.count = 2
            self.jumping = False
            return 2
        if round.house and round.jump_open and self.find_jumper():
            return 2
        seat: i64 = round.turn
        asked: i64 = round.asked
        if asked != 1 << seat:
            seat = 0
            while asked & 1 == 0:
                asked >>= 1
                seat += 1
        self.seat = seat
        self.kind = round.kind
        round.find_options(seat)
        self.count = round.option_count
        return self.count

    def find_jumper(self) -> bool:
        """Ask the next seat, in turn order, that may jump in and has not been asked yet; False if there is none."""
        round = self.round
        while self.passed_over < round.seats - 1:
            steps: i64 = self.passed_over + 1
            seat: i64 = (round.turn + round.direction * steps + round.seats * steps) % round.seats
            if round.may_jump(seat):
                self.kind = decisions.REACT
                self.jumping = True
                self.seat = seat
                self.count = 2
                return True
            self.passed_over += 1
        return False

    def find_debtor(self) -> None:
        """The first debt, in turn order, that has not been offered yet."""
        round = self.round
        self.offered &= round.owing
        debts: i64 = round.owing & ~self.offered
        self.asked = 0
        for steps in range(round.seats):
            seat: i64 = round.after(round.turn, steps)
            if self.debtor == NONE and debts & (1 << seat) != 0:
                self.debtor = seat

    def option(self, index: i64) -> i64:
        """The option of that number."""
        if self.kind != decisions.REACT:
            return self.round.options[index]
        if index == 1:
            return option(decisions.VERB_WAIT, 0, 0)
        if self.jumping:
            return option(decisions.VERB_JUMP, 0, self.round.top())
        return option(decisions.VERB_UNO, 0, 0) if self.asked == 0 else option(decisions.VERB_CATCH, self.debtor, 0)

    def step(self, index: i64) -> i64:
        """Answer with the option of that number and find the next question. Returns how many options it has."""
        if index < 0 or index >= self.count:
            raise IndexError("no such option")
        if self.kind == decisions.REACT:
            self.reactions += 1
            self.react(self.option(index))
        else:
            self.take_note()
            self.round.apply(self.seat, self.round.options[index])
        return self.look()

    def react(self, answer: i64) -> None:
        """Call, catch or wait."""
        verb: i64 = verb_of(answer)
        if verb == decisions.VERB_JUMP:
            self.round.jump(self.seat)
        elif verb == decisions.VERB_UNO:
            self.round.call(self.debtor)
        elif verb == decisions.VERB_CATCH:
            self.round.catch(self.seat, seat_of(answer))
        self.reacted(verb)

    def reacted(self, verb: i64) -> None:
        """The debt is settled, or the next seat is asked, or everybody has been."""
        if self.jumping:
            self.jumping = False
            self.passed_over = 0 if verb == decisions.VERB_JUMP else self.passed_over + 1
            return
        self.asked += 1
        if verb != decisions.VERB_WAIT or self.asked == self.round.how_many_in():
            self.offered |= 1 << self.debtor
            self.debtor = NONE

    def answered(self, index: i64) -> None:
        """Note the answer with that number, which somebody else has carried out: a game, which keeps its moves."""
        if self.kind == decisions.REACT:
            self.reactions += 1
            self.reacted(verb_of(self.option(index)))
        else:
            self.take_note()

    def take_note(self) -> None:
        """A question is answered. With a turn all calls are over, and whoever may jump in is asked anew."""
        self.decisions += 1
        self.passed_over = 0
        if self.kind == decisions.TURN or self.kind == decisions.STACK:
            self.offered = 0

    def copy_from(self, other: "Driver") -> None:
        """Become like another one, its round included."""
        self.round.copy_from(other.round)
        self.seat = other.seat
        self.kind = other.kind
        self.decisions = other.decisions
        self.reactions = other.reactions
        self.offered = other.offered
        self.debtor = other.debtor
        self.asked = other.asked
        self.jumping = other.jumping
        self.passed_over = other.passed_over
        self.count = other.count
        if self.kind != decisions.REACT and self.count > 0:
            self.round.find_options(self.seat)
