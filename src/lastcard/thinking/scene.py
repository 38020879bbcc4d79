"""A round as one seat knows it: what it may not know is taken out, what it remembers is added.

From a scene whole rounds can be dealt that look the same to that seat: worlds to think in.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from lastcard.engine import agenda as E
from lastcard.engine import decisions
from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.gifts import UNKNOWN, giver
from lastcard.engine.program import NONE, Deck
from lastcard.engine.recorder import Recorder
from lastcard.engine.round import Round
from lastcard.thinking.driver import Driver
from lastcard.thinking.memory import Memory
from lastcard.thinking.reading import Reader

HIDDEN: Final = -2
"""A card drawn by somebody else, who may still play it."""

TRIES: Final = 8
DOUBT: Final = 10
"""One world in so many is dealt as if nobody ever showed what they do not have: people may decline to play."""

BLUFF: Final = 15
"""How often, in a hundred times, somebody who holds the colour in play would play an unlawful card all the same."""
TRUST: Final = 4
"""How many verdicts that guess is worth."""


class Scene:
    """What a seat knows. `driver` asks it the question; its round holds other hands and the draw pile sorted."""

    def __init__(self, deck: Deck, seats: int) -> None:
        self.deck: Deck = deck
        self.driver: Driver = Driver(Round(deck, seats, Chance()))
        self.memory: Memory = Memory(deck, seats)
        self.viewer: i64 = 0
        self.tally: bool = False
        """Everybody counts their own points (P4)."""
        self.target: i64 = 0
        """What the game is played to; 0 for a round by itself, and where points count against their holders."""
        self.scores: vec[i64] = vec[i64]([0] * seats)
        self.unseen: vec[u8] = vec[u8]()
        """The cards of the other hands and the draw pile, sorted."""
        self.top_seen: i64 = 0
        """How many cards on top of the draw pile the viewer looks at."""
        self.hand_seen: i64 = NONE
        """Whose hand the viewer looks at, to take cards out of it."""
        self.moment: i64 = 0
        """How much has happened: a number that differs from decision to decision."""

    # Seeing

    def play_for(self, target: i64, scores: list[int]) -> None:
        """The game is played to this, and so it stands."""
        self.target = target
        self.scores = vec[i64](scores)

    def see(self, round: Round, viewer: i64, happened: Recorder) -> None:
        """Look at a round from a seat. All that happened in the round is masked here."""
        self.viewer = viewer
        self.memory.fold(happened.log, viewer)
        self.moment = len(happened.log)
        driver = self.driver
        own = driver.round
        own.copy_from(round)
        own.chance.copy_from(Chance())
        own.chance_waits = False
        own.rolled = NONE
        self.look_closely()
        self.hide_hands()
        self.hide_registers()
        self.hide_gifts()
        if own.turn != viewer and own.drawn != NONE:
            own.drawn = HIDDEN
        driver.seat = viewer
        driver.kind = decisions.NOTHING
        driver.count = 0
        driver.debtor = NONE
        driver.asked = 0
        driver.offered = own.owing
        driver.jumping = False
        driver.passed_over = own.seats

    def ask(self) -> i64:
        """Ask what the round asks the viewer. Returns how many options there are."""
        driver = self.driver
        if driver.round.asked & (1 << self.viewer) != 0:
            driver.kind = driver.round.kind
            driver.round.find_options(self.viewer)
            driver.count = driver.round.option_count
        return driver.count

    def ask_to_react(self) -> i64:
        """Ask whether to call "UNO", catch the first who has not, or jump in. Returns how many options there are."""
        driver = self.driver
        round = driver.round
        if round.owing == 0:
            if not round.may_jump(self.viewer):
                return 0
            driver.kind = decisions.REACT
            driver.jumping = True
            driver.count = 2
            return 2
        driver.debtor = self.viewer
        if round.owing & (1 << self.viewer) == 0:
            driver.offered = 0
            driver.debtor = NONE
            driver.find_debtor()
        driver.kind = decisions.REACT
        driver.count = 2
        driver.offered = 0
        driver.asked = 0
        while round.after(driver.debtor, driver.asked) != self.viewer:
            driver.asked += 1
        return 2

    def see_question(self, driver: Driver, happened: Recorder) -> None:
        """Look at a round from the seat that a driver asks."""
        self.see(driver.round, driver.seat, happened)
        own = self.driver
        own.kind = driver.kind
        own.count = driver.count
        own.offered = driver.offered
        own.debtor = driver.debtor
        own.asked = driver.asked
        own.jumping = driver.jumping
        own.passed_over = driver.passed_over
        if own.kind != decisions.REACT:
            own.round.find_options(own.seat)

    def look_closely(self) -> None:
        """Find what the viewer is looking at while it says which of these cards to take."""
        self.top_seen = self.driver.round.top_seen_by(self.viewer)
        self.hand_seen = self.driver.round.hand_seen_by(self.viewer)

    def hide_hands(self) -> None:
        """Sort all cards that cannot be seen into the other hands and the draw pile."""
        round = self.driver.round
        counts: vec[i64] = vec[i64]([0] * self.deck.kinds)
        size: i64 = self.deck.size
        for i in range(round.draw_size - self.top_seen):
            counts[i64(round.draw_pile[i])] += 1
        for seat in range(round.seats):
            if seat != self.viewer and seat != self.hand_seen:
                for i in range(seat * size, seat * size + round.sizes[seat]):
                    counts[i64(round.hands[i])] += 1
        unseen: vec[u8] = vec[u8]()
        for kind in range(self.deck.kinds):
            for _ in range(counts[kind]):
                unseen = append(unseen, u8(kind))
        self.unseen = unseen
        next: i64 = 0
        for seat in range(round.seats):
            if seat != self.viewer and seat != self.hand_seen:
                for i in range(seat * size, seat * size + round.sizes[seat]):
                    round.hands[i] = unseen[next]
                    next += 1
        for i in range(round.draw_size - self.top_seen):
            round.draw_pile[i] = unseen[next]
            next += 1
        self.wipe()

    def wipe(self) -> None:
        """Beyond their ends, piles, hands and agenda still hold what was there before: nobody's business."""
        round = self.driver.round
        size: i64 = self.deck.size
        for i in range(round.draw_size, size):
            round.draw_pile[i] = 0
        for i in range(round.discard_size, size):
            round.discard_pile[i] = 0
        for seat in range(round.seats):
            for i in range(seat * size + round.sizes[seat], (seat + 1) * size):
                round.hands[i] = 0
        for i in range(round.depth, len(round.agenda)):
            round.agenda[i] = 0

    def hide_registers(self) -> None:
        """Take out of the agenda whether a card was lawful, and which of several cards was drawn."""
        round = self.driver.round
        frame: i64 = 0
        while frame < round.depth:
            if round.agenda[frame + E.YOU] != self.viewer:
                card: i64 = round.agenda[frame + E.CARD]
                if round.agenda[frame + E.QUIET] == 1:
                    round.agenda[frame + E.CARD] = self.first_alike(card)
                elif card != NONE and self.deck.flags_of[card] & P.LAWFUL_WITHOUT_COLOUR != 0:
                    round.agenda[frame + E.GUILT] = NONE
            frame += E.FRAME

    def hide_gifts(self) -> None:
        """Take out which cards others have still to give away, or have promised: nobody knows before they move."""
        round = self.driver.round
        own: vec[i64] = vec[i64]()
        for card in round.to_give:
            frame: i64 = (card >> 8) - E.FRAME
            if round.agenda[frame + E.ACTOR] == self.viewer:
                own = append(own, card)
            else:
                round.agenda[frame + E.LEFT] = NONE  # in a world they gather them anew
        round.to_give = own
        for i in range(len(round.promises)):
            if giver(round.promises[i]) != self.viewer:
                round.promises[i] |= UNKNOWN

    def first_alike(self, card: i64) -> i64:
        """The first card that does the same when drawn."""
        for kind in range(self.deck.kinds):
            if self.deck.draw_at[kind] == self.deck.draw_at[card]:
                return kind
        return card

    # Dealing

    def deal(self, world: Driver, chance: Chance, reader: Reader | None = None) -> None:
        """Make a world that this seat could be in: deal out what it cannot see, as its memory says.

        A reader sees to it that hands fit what their players did.
        """
        world.copy_from(self.driver)
        round = world.round
        pool = self.unseen[:]
        count: i64 = self.deal_known(round, pool)
        chance.shuffle(pool, count)
        proven: bool = chance.below(DOUBT) != 0
        accused: i64 = self.accused()
        if reader is not None and proven and accused == NONE:
            pool = self.go_on_with(reader, pool, count, chance)
        if accused != NONE:
            count = self.deal_accused(round, accused, pool, count, proven, chance)
        for seat in range(round.seats):
            if seat != self.viewer and seat != accused and seat != self.hand_seen:
                if reader is not None and proven and accused == NONE:
                    count = self.deal_likely(reader, round, seat, pool, count, chance)
                else:
                    count = self.deal_hand(round, seat, pool, count, proven, NONE, chance)
        for i in range(round.draw_size - self.top_seen):
            count -= 1
            round.draw_pile[i] = pool[count]
        if round.drawn == HIDDEN:
            self.deal_drawn(round, chance)
        if len(round.promises) > 0:
            self.deal_promises(round, chance)
        round.chance.a = chance.word()
        round.chance.b = chance.word()
        round.chance.c = chance.word()
        others: bool = round.asked & (1 << self.viewer) == 0
        if round.kind == decisions.CHANCE or (round.kind == decisions.GIVE and others):
            round.advance()

    def deal_known(self, round: Round, pool: vec[u8]) -> i64:
        """Give every seat the cards it is known to hold. Returns how many are left in the pool."""
        count: i64 = len(pool)
        kinds: i64 = self.deck.kinds
        for seat in range(round.seats):
            if seat == self.viewer or seat == self.hand_seen:
                continue
            size: i64 = round.sizes[seat]
            round.sizes[seat] = 0
            for kind in range(kinds):
                left: i64 = self.memory.known[seat * kinds + kind]
                while left > 0 and round.sizes[seat] < size:
                    left -= 1
                    at: i64 = find(pool, count, u8(kind))
                    if at == NONE:
                        break
                    count -= 1
                    pool[at] = pool[count]
                    insert(round, seat, u8(kind))
        return count

    def deal_hand(
        self, round: Round, seat: i64, pool: vec[u8], count: i64, proven: bool, free: i64, chance: Chance
    ) -> i64:
        """Fill a hand from the pool, without colours it showed not to have, `free` excepted. Returns what is left."""
        slot: i64 = 0
        while round.sizes[seat] < self.driver.round.sizes[seat]:
            last: i64 = count - 1
            if proven:
                tries: i64 = 0
                while tries < TRIES and self.contradicts(seat, slot, i64(pool[last]), free):
                    tries += 1
                    other: i64 = chance.below(count)
                    card = pool[other]
                    pool[other] = pool[last]
                    pool[last] = card
            insert(round, seat, pool[last])
            count = last
            slot += 1
        return count

    def go_on_with(self, reader: Reader, pool: vec[u8], count: i64, chance: Chance) -> vec[u8]:
        """The pool as the last world that was read left it, with another draw pile; this one for the first."""
        if len(reader.pool) != count:
            reader.pool = pool[:count]
            reader.begun = False
            return reader.pool
        chance.shuffle(reader.pool, self.driver.round.draw_size - self.top_seen)
        reader.begun = True
        return reader.pool

    def deal_likely(self, reader: Reader, round: Round, seat: i64, pool: vec[u8], count: i64, chance: Chance) -> i64:
        """Fill a hand so that it fits what its player did. Returns what is left of the pool."""
        first: i64 = seat * self.deck.size
        known: i64 = round.sizes[seat]
        hand = round.hands[first : first + known]
        left: i64 = count - self.driver.round.sizes[seat] + known
        if not reader.begun:
            self.deal_hand(round, seat, pool, count, True, NONE, chance)
        for i in range(left, count):
            hand = append(hand, pool[i])
        reader.improve(hand, known, pool, left, seat, chance)
        round.sizes[seat] = 0
        for i in range(len(hand)):
            insert(round, seat, hand[i])
        for i in range(known, len(hand)):
            pool[left + i - known] = hand[i]
        return left

    def contradicts(self, seat: i64, slot: i64, card: i64, free: i64) -> bool:
        """Whether a seat showed that it cannot hold this card: so many cards have come since."""
        colour: i64 = self.deck.colour_of[card]
        suits: i64 = self.memory.suits
        suit: i64 = colour if colour != NONE else suits - 1
        return suit != free and slot >= self.memory.since[seat * suits + suit]

    def accused(self) -> i64:
        """Whose card may turn out to have been unlawful; NONE if there is none."""
        round = self.driver.round
        frame: i64 = 0
        while frame < round.depth:
            if round.agenda[frame + E.GUILT] == NONE:
                return round.agenda[frame + E.YOU]
            frame += E.FRAME
        return NONE

    def deal_accused(self, round: Round, seat: i64, pool: vec[u8], count: i64, proven: bool, chance: Chance) -> i64:
        """Deal the hand of somebody who may have bluffed: the more readily guilty, the more they were caught at it."""
        frame: i64 = 0
        while round.agenda[frame + E.GUILT] != NONE:
            frame += E.FRAME
        before: i64 = round.agenda[frame + E.BEFORE]
        memory = self.memory
        bluffs: i64 = 100 * memory.bluffs[seat] + BLUFF * TRUST
        verdicts: i64 = memory.bluffs[seat] + memory.honest[seat] + TRUST
        first: i64 = seat * self.deck.size
        known = round.hands[first : first + round.sizes[seat]]
        left: i64 = count
        for _ in range(4 * TRIES):
            left = self.deal_hand(round, seat, pool, count, proven, before, chance)
            if not round.holds_colour(seat, before) or chance.below(100 * verdicts) < bluffs:
                break
            round.sizes[seat] = 0
            for card in known:
                insert(round, seat, card)
            chance.shuffle(pool, count)
        if round.sizes[seat] < self.driver.round.sizes[seat]:
            left = self.deal_hand(round, seat, pool, count, proven, before, chance)
        round.agenda[frame + E.GUILT] = P.GUILTY if round.holds_colour(seat, before) else P.INNOCENT
        return left

    def deal_drawn(self, round: Round, chance: Chance) -> None:
        """Say which card somebody else has just drawn: one that may be played, if that is asked."""
        seat: i64 = round.turn
        size: i64 = round.sizes[seat]
        start: i64 = chance.below(size) if size > 0 else 0
        round.drawn = NONE
        for i in range(size):
            card: i64 = round.card_at(seat, (start + i) % size)
            if round.kind != decisions.DRAWN or round.matches(card):
                round.drawn = card
                return
        if size == 0 or round.kind != decisions.DRAWN:
            return
        for i in range(round.draw_size):
            card = i64(round.draw_pile[i])
            if round.matches(card):
                gone: i64 = round.card_at(seat, start)
                round.remove(seat, gone)
                insert(round, seat, u8(card))
                round.draw_pile[i] = u8(gone)
                round.drawn = card
                return
        round.drawn = round.card_at(seat, start)

    def deal_promises(self, round: Round, chance: Chance) -> None:
        """Say which cards others have chosen to give: any that they hold."""
        promises = round.promises
        for i in range(len(promises)):
            seat: i64 = giver(promises[i])
            size: i64 = round.sizes[seat]
            start: i64 = chance.below(size) if size > 0 else 0
            for steps in range(size):
                card: i64 = round.card_at(seat, (start + steps) % size)
                if promises[i] & 255 == UNKNOWN and round.is_free(promises[i] >> 16, seat, card):
                    promises[i] += card - UNKNOWN

    def encode(self) -> list[int]:
        """All that the seat knows, as plain ints: equal for scenes that look alike."""
        driver = self.driver
        asked = [driver.seat, driver.kind, driver.count, driver.debtor, driver.asked, driver.offered, self.tally]
        asked += [driver.jumping, driver.passed_over, self.target, *self.scores]
        round = driver.round.encode()
        return [*[int(value) for value in asked], len(round), *round, *self.memory.encode()]

    def decode(self, state: list[int]) -> None:
        """Become the scene that was encoded, of the same deck and number of seats."""
        driver = self.driver
        begins = 10 + int(driver.round.seats)
        memory = begins + 1 + state[begins]
        self.memory.decode(state[memory:])
        driver.seat, driver.kind, driver.count, driver.debtor, driver.asked, driver.offered = state[:6]
        self.tally = state[6] == 1
        driver.jumping, driver.passed_over = state[7] == 1, state[8]
        self.target, self.scores = state[9], vec[i64](state[10:begins])
        self.viewer = driver.seat
        round = driver.round
        round.decode(state[begins + 1 : memory])
        if driver.kind != decisions.REACT and driver.count > 0:
            round.find_options(driver.seat)
        self.look_closely()
        unseen: list[int] = []
        for seat in range(int(round.seats)):
            if seat != self.viewer and seat != self.hand_seen:
                unseen += round.hand(seat)
        pile = [int(round.draw_pile[i]) for i in range(round.draw_size - self.top_seen)]
        self.unseen = vec[u8](unseen + pile)


def find(pool: vec[u8], count: i64, card: u8) -> i64:
    """Where a card is among the first `count` of a pool; NONE if it is not."""
    for i in range(count):
        if pool[i] == card:
            return i
    return NONE


def insert(round: Round, seat: i64, new: u8) -> None:
    """Put a card into a hand as if it had always been there."""
    hands = round.hands
    first: i64 = seat * round.deck.size
    i: i64 = first + round.sizes[seat]
    while i > first and hands[i - 1] > new:
        hands[i] = hands[i - 1]
        i -= 1
    hands[i] = new
    round.sizes[seat] += 1
