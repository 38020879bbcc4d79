"""What one seat may see of a round, written into bytes: the table, its hand, the question, and what it remembers.

Only what changes is written, and before the next time it is taken back: so a row costs a few hundred nanoseconds.
Nothing here looks at another hand, at the draw pile, or at whether a card was lawful.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from lastcard.engine import agenda as E
from lastcard.engine import decisions, events
from lastcard.engine.events import ROW
from lastcard.engine.lasting import ROW as RULE_ROW
from lastcard.engine.program import NONE, Deck
from lastcard.engine.recorder import Recorder
from lastcard.engine.round import Round
from lastcard.learning import numbers as N
from lastcard.thinking.driver import Driver
from lastcard.thinking.memory import Memory


class Diary(Recorder):
    """Keeps the rows of the present round."""

    def note(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        """Keep the row; a round begins with none."""
        if kind == events.STARTED:
            self.log = vec[i64]()
        self.keep(kind, seat, other, card, amount, audience)


def byte(value: i64) -> u8:
    """A number as a byte; what is more than that is the largest."""
    return u8(value) if value < N.MOST else u8(N.MOST)


class Observer:
    """Writes what a seat sees of one round into its row of an array, again and again."""

    def __init__(self, deck: Deck, seats: int, cards: int, parts: int, rows: vec[u8], begins: int) -> None:
        self.deck: Deck = deck
        self.seats: i64 = seats
        self.cards: i64 = cards
        self.parts: i64 = parts
        self.rows: vec[u8] = rows
        """The array; shared, never appended to."""
        self.begins: i64 = begins
        """Where in it the row begins."""
        self.points: vec[i64] = vec[i64]([0] * seats)
        """How far each seat has come in the game, in hundredths of the target."""
        self.written: vec[i64] = vec[i64]([0] * (8 * int(deck.size) + 100 + N.PLANES * cards))
        """Where something was written that has to be taken back."""
        self.count: i64 = 0
        self.memories: list[Memory] = [Memory(deck, seats) for _ in range(seats)] if parts & N.WITH_PLANES else []
        """What each seat remembers of the round, as far as it was looked at."""
        self.counted: i64 = NONE
        """Cards of the discard pile that have been counted; NONE: count them all."""
        self.counted_top: i64 = NONE
        self.reshuffles: i64 = 0

    def forget(self) -> None:
        """Another round begins, or is looked at: nothing that was counted holds any more."""
        self.counted = NONE
        for memory in self.memories:
            memory.forget()

    def set_up(self, round: Round) -> None:
        """Write what never changes: who sits where, who are partners, and the rules."""
        if self.parts & N.VECTOR == 0:
            return
        rows = self.rows
        at: i64 = self.begins + N.BLOCKS * self.cards
        rules = round.rules.encode()
        for i in range(len(rules)):
            rows[at + N.AT_RULES + i] = byte(i64(rules[i]))
        rows[at + N.AT_RULES + N.RULES - 2] = u8(round.bluff)
        rows[at + N.AT_RULES + N.RULES - 1] = u8(round.reverse_skips)
        for other in range(self.seats):
            player: i64 = at + N.AT_PLAYERS + other * N.FIELDS
            rows[player + N.SEATED] = 1
            rows[player + N.PARTNER] = u8(other != 0 and round.are_partners(0, other))

    def mark(self, at: i64, value: i64) -> None:
        """Write a byte that is taken back next time."""
        self.rows[at] = byte(value)
        self.written[self.count] = at
        self.count += 1

    def look(self, driver: Driver, viewer: i64) -> None:
        """Write what a seat sees."""
        rows = self.rows
        written = self.written
        for i in range(self.count):
            rows[written[i]] = 0
        self.count = 0
        at: i64 = self.begins
        if self.parts & N.VECTOR != 0:
            self.write_cards(driver.round, viewer, at)
            self.write_table(driver, viewer, at + N.BLOCKS * self.cards)
            self.write_players(driver.round, viewer, at + N.BLOCKS * self.cards + N.AT_PLAYERS)
            at += N.vector_size(self.cards)
        if self.parts & N.WITH_PLANES != 0:
            self.write_planes(driver, viewer, at)
            at += N.PLANES * self.cards
        if self.parts & N.WITH_HISTORY != 0:
            self.write_history(driver.round.recorder.log, viewer, at)
        self.counted = driver.round.discard_size
        self.counted_top = driver.round.top()
        self.reshuffles = driver.round.reshuffles

    # Cards

    def write_cards(self, round: Round, viewer: i64, at: i64) -> None:
        """The hand, the discard pile, its top, and the card in question."""
        self.write_hand(round, viewer, at + N.HAND * self.cards)
        self.write_discarded(round, at + N.DISCARDED * self.cards)
        if round.discard_size > 0:
            self.mark(at + N.TOP * self.cards + round.top(), 1)
        card: i64 = self.card_in_question(round, viewer)
        if card != NONE:
            self.mark(at + N.ABOUT * self.cards + card, 1)

    def write_hand(self, round: Round, viewer: i64, at: i64) -> None:
        """How many cards of each kind the seat holds."""
        rows = self.rows
        hands = round.hands
        written = self.written
        count: i64 = self.count
        first: i64 = viewer * self.deck.size
        for i in range(first, first + round.sizes[viewer]):
            place: i64 = at + i64(hands[i])
            if rows[place] == 0:
                written[count] = place
                count += 1
            rows[place] += 1
        self.count = count

    def write_discarded(self, round: Round, at: i64) -> None:
        """How many cards of each kind lie on the discard pile: each was put there for all to see.

        The same for every viewer, so only what is new is counted. New cards lie on top, or right under the top; but
        somebody who is knocked out leaves cards at the bottom (H9).
        """
        rows = self.rows
        pile = round.discard_pile
        first: i64 = self.counted - 1
        if first < 0 or round.discard_size <= first or round.reshuffles != self.reshuffles or round.rules.mercy != 0:
            first = 0
            for kind in range(self.deck.kinds):
                rows[at + kind] = 0
        else:
            rows[at + self.counted_top] -= 1
        for i in range(first, round.discard_size):
            rows[at + i64(pile[i])] += 1

    def card_in_question(self, round: Round, viewer: i64) -> i64:
        """The card just drawn that may be played, or the one that asks; NONE where there is none, or it is secret."""
        if round.kind == decisions.DRAWN:
            return round.drawn if viewer == round.turn else NONE
        if not is_acting(round):
            return NONE
        hidden: bool = round.register(E.QUIET) == 1 and round.register(E.YOU) != viewer
        return NONE if hidden else round.register(E.CARD)

    # The table

    def write_table(self, driver: Driver, viewer: i64, at: i64) -> None:
        """Colours, what is asked, piles."""
        round = driver.round
        rows = self.rows
        if round.colour != NONE and not round.over:
            self.mark(at + N.AT_COLOUR + round.colour, 1)
        reacts: bool = driver.kind == decisions.REACT and driver.seat == viewer
        self.mark(at + N.AT_KIND + (decisions.REACT if reacts else round.kind), 1)
        rows[at + N.AT_DIRECTION] = u8(round.direction != 1)
        rows[at + N.AT_STACK] = byte(round.stack)
        rows[at + N.AT_DRAW_PILE] = byte(round.draw_size)
        rows[at + N.AT_DISCARD_PILE] = byte(round.discard_size + i64(round.waiting_card != NONE))
        if round.lasts:
            rows[at + N.AT_LASTING] = 0 if round.over else byte(len(round.rules_in_force) // RULE_ROW)
        if is_acting(round):
            if round.register(E.COLOUR) != NONE:
                self.mark(at + N.AT_CHOSEN + round.register(E.COLOUR), 1)
            if round.register(E.LEFT) > 0:
                self.mark(at + N.AT_LEFT, round.register(E.LEFT))
        may_challenge: bool = round.kind == decisions.CHALLENGE
        if round.kind == decisions.STACK:
            may_challenge = round.may_challenge_stack()
        if may_challenge and round.register(E.BEFORE) != NONE:
            self.mark(at + N.AT_BEFORE + round.register(E.BEFORE), 1)

    def write_players(self, round: Round, viewer: i64, at: i64) -> None:
        """What everybody sees of everybody, counted from the viewer to the left."""
        rows = self.rows
        sizes = round.sizes
        points = self.points
        seats: i64 = self.seats
        special: bool = round.owing != 0 or round.protected != 0 or round.out != 0
        seat: i64 = viewer
        place: i64 = at
        for _ in range(seats):
            bit: i64 = 1 << seat
            rows[place + N.CARD_COUNT] = byte(sizes[seat])
            rows[place + N.POINTS] = byte(points[seat])
            rows[place + N.TURN] = u8(seat == round.turn and not round.over)
            rows[place + N.ASKED] = u8(round.asked & bit != 0)
            rows[place + N.DEALER] = u8(seat == round.dealer)
            if special:
                if round.owing & bit != 0:
                    self.mark(place + N.OWES, 1)
                if round.protected & bit != 0:
                    self.mark(place + N.PROTECTED, 1)
                if round.eliminated & bit != 0:
                    self.mark(place + N.ELIMINATED, 1)
                elif round.out & bit != 0:
                    self.mark(place + N.OUT, 1)
            place += N.FIELDS
            seat += 1
            if seat == seats:
                seat = 0
        if is_acting(round):
            self.mark_player(at, N.ACTS, viewer, round.register(E.YOU))
            if round.register(E.OBJECT) >= 0:
                self.mark_player(at, N.OTHER, viewer, round.register(E.OBJECT))
            if round.register(E.SHIELD) != 0:
                for seat in range(seats):
                    if round.register(E.SHIELD) & (1 << seat) != 0:
                        self.mark_player(at, N.SPARED, viewer, seat)
        if round.kind == decisions.VOTE:
            self.mark_player(at, N.DARED, viewer, round.register(E.ACTOR))

    def mark_player(self, at: i64, field: i64, viewer: i64, seat: i64) -> None:
        """Something is true of one player."""
        self.mark(at + (seat - viewer + self.seats) % self.seats * N.FIELDS + field, 1)

    # Planes and history

    def write_planes(self, driver: Driver, viewer: i64, at: i64) -> None:
        """The same cards as planes, which ones can be used now, and which ones others are known to hold."""
        round = driver.round
        cards: i64 = self.cards
        rows = self.rows
        self.write_hand(round, viewer, at + N.PLANE_HAND * cards)
        self.write_discarded(round, at + N.PLANE_DISCARDED * cards)
        if round.discard_size > 0:
            self.mark(at + N.PLANE_TOP * cards + round.top(), 1)
        card: i64 = self.card_in_question(round, viewer)
        if card != NONE:
            self.mark(at + N.PLANE_ABOUT * cards + card, 1)
        for kind in range(self.deck.kinds):
            if rows[at + N.PLANE_HAND * cards + kind] > 1:
                self.mark(at + N.PLANE_TWICE * cards + kind, 1)
                rows[at + N.PLANE_HAND * cards + kind] = 1
        if driver.seat == viewer:
            for index in range(driver.count):
                answer: i64 = driver.option(index)
                if is_about_a_card(decisions.verb_of(answer)):
                    self.mark(at + N.PLANE_POSSIBLE * cards + decisions.card_of(answer), 1)
        memory = self.memories[viewer]
        memory.go_on(round.recorder.log, viewer)
        seats: i64 = self.seats
        for other in range(1, seats):
            known: i64 = (viewer + other) % seats * self.deck.kinds
            place: i64 = at + (N.PLANE_KNOWN + other - 1) * cards
            for kind in range(self.deck.kinds):
                if memory.known[known + kind] > 0:
                    self.mark(place + kind, memory.known[known + kind])

    def write_history(self, log: vec[i64], viewer: i64, at: i64) -> None:
        """What happened last, the latest first."""
        rows = self.rows
        seats: i64 = self.seats
        row: i64 = len(log) - ROW
        for _ in range(N.EVENTS):
            if row < 0:
                for i in range(N.EVENT):
                    rows[at + i] = 0
            else:
                audience: i64 = log[row + 5]
                seen: bool = audience == events.PUBLIC or audience & (1 << viewer) != 0
                rows[at] = byte(log[row] + 1)
                rows[at + 1] = 0 if log[row + 1] < 0 else u8((log[row + 1] - viewer + seats) % seats + 1)
                rows[at + 2] = 0 if log[row + 2] < 0 else u8((log[row + 2] - viewer + seats) % seats + 1)
                rows[at + 3] = byte(log[row + 3] + 1) if seen else 0
                rows[at + 4] = byte(log[row + 4] + N.AMOUNT)
            at += N.EVENT
            row -= ROW


def is_acting(round: Round) -> bool:
    """Whether a card asks now; on a plain turn none does."""
    if round.depth == 0 or round.kind == decisions.TURN or round.kind == decisions.DRAWN or round.over:
        return False
    return round.register(E.CARD) != NONE


def is_about_a_card(verb: i64) -> bool:
    """Whether an option names a card of the hand."""
    if verb == decisions.VERB_PLAY or verb == decisions.VERB_PUT or verb == decisions.VERB_JUMP:
        return True
    return verb == decisions.VERB_DISCARD or verb == decisions.VERB_GIVE
