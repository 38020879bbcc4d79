"""One episode: rounds in which seats are asked from outside, by numbered actions, with masks and observations."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE
from lastcard.engine.round import Round
from lastcard.learning import numbers as N
from lastcard.learning.observer import Diary, Observer
from lastcard.thinking.driver import Driver
from lastcard.thinking.playout import OUTSIDE
from lastcard.thinking.policy import Policy

# What is answered by itself, a bit for each.
CALL: Final = 1  # "UNO" is always called
CATCH: Final = 2  # whoever has not called is always caught
ACCEPT: Final = 4  # nobody challenges
JUMP: Final = 8  # nobody jumps in
VOTE: Final = 16  # it was not done
FORCED: Final = 32  # where there is one option

DICE: Final = 0x5DEECE66
"""Keeps the dice of players inside the engine apart from the cards'."""

Settle = Callable[[Round], tuple[list[float], int, list[int]]]
"""Counts a round that is over: the rewards, the next dealer (NONE: it is over), and the points in hundredths."""


class Episode:
    """Rounds of one table. `seat` is asked, `legal` are its actions; `step` answers, `over` says that it is over."""

    def __init__(
        self,
        round: Round,
        levels: list[int],
        automatic: int,
        cards: int,
        parts: int,
        rows: vec[u8],
        masks: vec[u8],
        place: int,
        settle: Settle | None,
    ) -> None:
        seats: int = int(round.seats)
        self.driver: Driver = Driver(round)
        self.seats: i64 = round.seats
        self.cards: i64 = cards
        self.levels: vec[i64] = vec[i64](levels)
        self.automatic: i64 = automatic
        self.policy: Policy = Policy(round.deck)
        self.dice: Chance = Chance()
        self.observer: Observer = Observer(round.deck, seats, cards, parts, rows, place * int(N.size(cards, parts)))
        self.masks: vec[u8] = masks
        """The array of masks; shared, never appended to."""
        self.mask_begins: i64 = place * N.actions(cards)
        self.masked: vec[i64] = vec[i64]([0] * (int(N.PLAYERS) * cards + 100))
        """The actions of the present mask."""
        self.masked_count: i64 = 0
        self.settle: Settle | None = settle
        """Counts points where rewards depend on them; else the winner of one round has won."""
        self.rewards: vec[float] = vec[float]([0.0] * seats)
        """What the last step brought to each seat."""
        self.rewarded: bool = False
        self.over: bool = True
        self.steps: i64 = 0
        if parts & (N.WITH_PLANES | N.WITH_HISTORY) != 0:
            round.listen(Diary())
        self.observer.set_up(round)

    # How it goes

    def begin(self, seed: int) -> None:
        """A new episode. The same seed gives the same cards, dice and dealer."""
        round = self.driver.round
        round.chance.copy_from(Chance(seed))
        self.dice.copy_from(Chance(seed ^ DICE))
        round.eliminated = 0
        for seat in range(self.seats):
            self.observer.points[seat] = 0
        self.begin_again()

    def begin_again(self) -> None:
        """A new episode, with cards and dice as they come."""
        self.over = False
        self.steps = 0
        self.deal(self.dice.below(self.seats))

    def deal(self, dealer: i64) -> None:
        """A round begins; it is over at once only if nobody outside is ever asked."""
        self.observer.forget()
        self.driver.begin(dealer)
        self.run()

    def run(self) -> None:
        """Go on until a seat has to be asked from outside, or the episode is over."""
        driver = self.driver
        while True:
            while driver.count > 0:
                level: i64 = self.levels[driver.seat]
                index: i64 = (
                    self.answer_by_itself() if level == OUTSIDE else self.policy.choose(driver, level, self.dice)
                )
                if index == NONE:
                    return
                driver.step(index)
            if not self.count_round():
                return

    def answer_by_itself(self) -> i64:
        """The number of the option that is taken without asking; NONE: the seat is asked."""
        driver = self.driver
        automatic: i64 = self.automatic
        kind: i64 = driver.kind
        if kind == decisions.REACT:
            if driver.jumping:
                return 1 if automatic & JUMP != 0 else NONE
            return 0 if automatic & (CALL if driver.asked == 0 else CATCH) != 0 else NONE
        if kind == decisions.CHALLENGE and automatic & ACCEPT != 0:
            return 0
        if kind == decisions.VOTE and automatic & VOTE != 0:
            return 1
        return 0 if driver.count == 1 and automatic & FORCED != 0 else NONE

    def count_round(self) -> bool:
        """A round is over: reward everybody. Whether another one has been dealt."""
        round = self.driver.round
        self.rewarded = True
        if self.settle is None:
            self.reward_winner()
            self.over = True
            return False
        rewards, dealer, points = self.settle(round)
        for seat in range(self.seats):
            self.rewards[seat] = self.rewards[seat] + rewards[seat]
            self.observer.points[seat] = points[seat]
        self.over = dealer == NONE
        if not self.over:
            self.observer.forget()
            self.driver.begin(dealer)
        return not self.over

    def reward_winner(self) -> None:
        """Whoever wins a round gets 1, partners too, and the others share the loss; a blocked round brings nothing."""
        round = self.driver.round
        if round.winner == NONE:
            return
        won: i64 = 0
        for seat in range(self.seats):
            won += i64(round.are_partners(round.winner, seat))
        loss: float = -float(won) / float(self.seats - won)
        for seat in range(self.seats):
            self.rewards[seat] = 1.0 if round.are_partners(round.winner, seat) else loss

    def forget_rewards(self) -> None:
        """They have been taken."""
        if self.rewarded:
            for seat in range(self.seats):
                self.rewards[seat] = 0.0
            self.rewarded = False

    # Actions

    def action(self, index: i64) -> i64:
        """The action that the option of that number is."""
        driver = self.driver
        return N.action_of(driver.option(index), driver.seat, self.seats, self.cards)

    def index_of(self, action: i64) -> i64:
        """The number of the option that an action is now; NONE if it is not offered."""
        driver = self.driver
        for index in range(driver.count):
            if self.action(index) == action:
                return index
        return NONE

    def index_in_mask(self, action: i64) -> i64:
        """The same, for whoever was shown the present mask: nothing is worked out again."""
        masked = self.masked
        place: i64 = self.mask_begins + action
        for index in range(self.masked_count):
            if masked[index] == place:
                return index
        return NONE

    def answer(self, index: i64) -> None:
        """Answer with the option of that number, and go on."""
        self.steps += 1
        self.driver.step(index)
        self.run()

    def step(self, action: int) -> bool:
        """Answer with an action, and go on. False, and nothing happens, if it is not offered."""
        index: i64 = self.index_of(action)
        if index == NONE or self.over:
            return False
        self.forget_rewards()
        self.answer(index)
        return True

    def legal(self) -> list[int]:
        """The actions that are offered."""
        return [int(self.action(index)) for index in range(self.driver.count)]

    # What is seen

    def write_mask(self, viewer: i64) -> None:
        """Write which actions a seat has: none, unless it is asked."""
        driver = self.driver
        masks = self.masks
        masked = self.masked
        begins: i64 = self.mask_begins
        for i in range(self.masked_count):
            masks[masked[i]] = 0
        self.masked_count = 0
        if viewer != driver.seat:
            return
        count: i64 = driver.count
        for index in range(count):
            place: i64 = begins + N.action_of(driver.option(index), viewer, self.seats, self.cards)
            masks[place] = 1
            masked[index] = place
        self.masked_count = count

    def observe(self, viewer: int) -> None:
        """Write what a seat sees, and what it may do, into its row of the arrays."""
        self.observer.look(self.driver, viewer)
        self.write_mask(viewer)

    def copy_from(self, other: "Episode") -> None:
        """Stand as another episode of the same table does, and go on from there."""
        self.observer.forget()
        self.driver.copy_from(other.driver)
        self.dice.copy_from(other.dice)
        self.over = other.over
        self.steps = other.steps
        self.rewarded = True
        for seat in range(self.seats):
            self.rewards[seat] = other.rewards[seat]
            self.observer.points[seat] = other.observer.points[seat]
        if self.driver.round.recording and other.driver.round.recording:
            self.driver.round.recorder.log = other.driver.round.recorder.log[:]
