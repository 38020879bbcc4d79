"""One round: setting up, turns, calling "UNO", going out.

A round waits for a decision (`kind`, `asked`, `find_options`), takes an answer (`apply`) and runs on to the next one.
Calls and catches are interrupts: they come out of turn and do not answer the decision (`call`, `catch`).
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from lastcard.engine import agenda as E
from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.agenda import BEGINS, ENDS, RUNS
from lastcard.engine.calls import Calls
from lastcard.engine.chance import Chance
from lastcard.engine.decisions import card_of, verb_of
from lastcard.engine.house import House
from lastcard.engine.program import NONE, Deck
from lastcard.engine.texts import TEXTS


class Round(Calls):
    """A round in progress; plain ints throughout, and nothing hidden on the Python stack."""

    def __init__(self, deck: Deck, seats: int, chance: Chance) -> None:
        super().__init__(deck, seats, chance)
        self.passed: i64 = 0
        """Who has passed since a card was last played or drawn, a bit for each seat."""

    # Setting up

    def play_by(self, rules: House) -> None:
        """Let house rules hold."""
        self.rules = rules
        self.house = True

    def begin(self, dealer: i64) -> None:
        """Shuffle, deal and turn up the opening card (S2, S3)."""
        self.reset(dealer)
        self.deal(dealer, self.rules.hand)
        self.turn_up()

    def reset(self, dealer: i64) -> None:
        """An empty table."""
        self.clear()
        self.depth = 0
        self.dealer = dealer
        self.direction = 1
        self.out = self.eliminated
        self.turn = self.next_after(dealer)
        self.stage = BEGINS
        self.colour = NONE
        self.symbol = NONE
        self.drawn = NONE
        self.passed = 0
        self.leaving = NONE
        self.winner = NONE
        self.mover = NONE
        self.agreed = vec[i64]()
        if self.lasts:
            self.forget_rules()
        self.jump_open = False
        self.stack = 0
        for seat in range(self.seats):
            self.turns[seat] = 0
        if self.recording:
            self.tell(events.STARTED, dealer, NONE, NONE, self.deck.size, events.PUBLIC)

    def turn_up(self) -> None:
        """The top card of the draw pile starts the discard pile; some are put back (S3 to S8)."""
        deck = self.deck
        while True:
            self.draw_size -= 1
            card: i64 = i64(self.draw_pile[self.draw_size])
            if self.recording:
                self.tell(events.TURNED_UP, NONE, NONE, card, 1, events.PUBLIC)
            if deck.flags_of[card] & P.PUT_BACK == 0:
                break
            self.draw_size += 1
            self.chance.shuffle(self.draw_pile, self.draw_size)
            if self.recording:
                self.tell(events.PUT_BACK, NONE, NONE, card, 1, events.PUBLIC)
        self.lay(card)
        if deck.flags_of[card] & P.WILD == 0:
            self.colour = deck.colour_of[card]
            self.symbol = deck.symbol_of[card]
        self.jump_open = True
        self.latest = card
        if self.house and self.rules.stack != 0 and deck.flags_of[card] & P.DRAW_TWO != 0:
            self.open_stack(card)
        elif deck.open_at[card] != NONE:
            self.push(deck.open_at[card], self.turn, card, 0)
        self.advance()

    # Moves

    def apply(self, seat: i64, answer: i64, uno: bool = False) -> None:
        """Answer the decision with one of its options, perhaps together with the call (U2), and go on to the next."""
        if self.kind != decisions.CHANCE:
            self.mover = seat
            self.held = self.sizes[seat]
            self.called = uno
            self.gained = 0
        if self.kind == decisions.TURN or self.kind == decisions.DRAWN:
            self.take_turn(seat, answer)
        elif self.kind == decisions.STACK and verb_of(answer) == decisions.VERB_PLAY:
            self.end_frame()
            self.close_windows()
            self.play(seat, card_of(answer))
        else:
            self.answer(seat, answer)
        if uno:
            self.has_called(seat)
        self.advance()

    def take_turn(self, seat: i64, answer: i64) -> None:
        """Play, draw, keep or pass."""
        verb: i64 = verb_of(answer)
        if self.kind == decisions.TURN:
            self.close_windows()
        if verb == decisions.VERB_PLAY:
            self.play(seat, card_of(answer))
        elif verb == decisions.VERB_DRAW:
            self.passed = 0
            if self.lasts:
                self.draw_before(seat)
            self.drawn = self.draw_card(seat)
            if self.drawn != NONE and self.deck.draw_at[self.drawn] != NONE:
                self.push(self.deck.draw_at[self.drawn], seat, self.drawn, 1)
        elif verb == decisions.VERB_KEEP:
            self.drawn = NONE
            self.stage = ENDS
            if self.recording:
                self.tell(events.KEPT, seat, NONE, NONE, 0, events.PUBLIC)
        else:
            self.stage = ENDS
            self.passed |= 1 << seat
            if self.recording:
                self.tell(events.PASSED, seat, NONE, NONE, 0, events.PUBLIC)
            if self.passed | self.out == (1 << self.seats) - 1:
                self.block()

    def may_jump(self, seat: i64) -> bool:
        """Whether a seat may play a card like the one on top out of turn (H5)."""
        if not self.rules.jump_in or not self.jump_open or self.kind != decisions.TURN or self.over:
            return False
        if seat == self.turn or not self.is_in(seat) or self.symbol == NONE:
            return False
        if self.lasts and self.forbids(seat, self.top()):
            return False
        return self.deck.colour_of[self.top()] != NONE and self.holds(seat, self.top())

    def jump(self, seat: i64, uno: bool = False) -> bool:
        """Jump in with a card like the one on top; play goes on from there. Refused, at no cost, if that may not be."""
        if not self.may_jump(seat):
            return False
        self.mover = seat
        self.held = self.sizes[seat]
        self.called = uno
        self.gained = 0
        self.close_windows()
        self.turn = seat
        if self.recording:
            self.tell(events.JUMPED, seat, NONE, NONE, 0, events.PUBLIC)
        self.play(seat, self.top())
        if uno:
            self.has_called(seat)
        self.advance()
        return True

    def play(self, seat: i64, card: i64) -> None:
        """A card is played: it lies on the discard pile, and what it says goes on the agenda."""
        deck = self.deck
        flags: i64 = deck.flags_of[card]
        self.drawn = NONE
        self.passed = 0
        self.stage = ENDS
        guilt: i64 = P.INNOCENT
        if flags & P.LAWFUL_WITHOUT_COLOUR != 0 and not self.is_lawful(seat, card):
            guilt = P.GUILTY
        before: i64 = self.colour
        self.remove(seat, card)
        shield: i64 = 0
        if self.is_penalty(card) or (self.house and self.shields()):
            shield = self.protected & ~(1 << seat)
        last: bool = self.sizes[seat] == 0
        acts: bool = not last or flags & P.EVEN_LAST != 0 or (self.house and self.acts_as_last(card))
        waits: bool = flags & P.GUARD != 0 and acts
        if waits:
            self.waiting_card = card
        else:
            self.lay(card)
        if self.recording:
            self.tell(events.PLAYED, seat, NONE, card, i64(waits), events.PUBLIC)
        if flags & P.WILD != 0:
            self.colour = NONE
            self.symbol = NONE
            if self.protected != 0:
                self.end_protection()
        else:
            self.colour = deck.colour_of[card]
            self.symbol = deck.symbol_of[card]
        self.jump_open = True
        if last:
            self.leaving = seat
            if not acts:
                return
        at: i64 = deck.play_at[card]
        if self.house:
            at = self.house_program(seat, card, at)
        if self.lasts:
            shield |= self.shield_of(seat, card)
            at = self.program_of(seat, card, at)
        if at != NONE:
            self.push(at, seat, card, 0)
            self.set_register(E.SHIELD, shield)
            self.set_register(E.GUILT, guilt)
            self.set_register(E.BEFORE, before)

    def play_it(self, seat: i64, card: i64) -> None:
        """A seat plays the card that a text speaks of, on its own turn, if it may be played."""
        if card < 0 or seat != self.turn or self.leaving != NONE or self.over:
            return
        if self.holds(seat, card) and self.may_play(seat, card):
            self.play(seat, card)

    def advance(self) -> None:
        """Run the agenda, and turns that need no choice, until somebody has to decide or the round is over."""
        while not self.over:
            if self.emptied and (self.depth == 0 or self.register(E.AT_ONCE) == 0):
                self.look_for_empty_hands()
            elif self.depth > 0:
                if not self.step():
                    if self.kind != decisions.CHANCE:
                        break
                    if self.chance_waits:
                        return
                    self.answer_chance(self.rolled)
            elif self.leaving != NONE:
                self.leave()
            elif self.drawn != NONE:
                if self.house and self.is_still_drawing():
                    continue
                if self.may_play(self.turn, self.drawn) and self.holds(self.turn, self.drawn):
                    self.ask(decisions.DRAWN, 1 << self.turn)
                    break
                self.drawn = NONE
                self.stage = ENDS
            elif self.stage == ENDS:
                self.end_turn()
            elif self.stage == BEGINS:
                self.begin_turn()
            else:
                self.ask(decisions.TURN, 1 << self.turn)
                break
        else:
            self.end_round()
            return
        self.judge_call()

    def is_still_drawing(self) -> bool:
        """Whether a turn's draw goes on (H7), or has just knocked its player out (H9)."""
        seat: i64 = self.turn
        if self.rules.match and not (self.may_play(seat, self.drawn) and self.holds(seat, self.drawn)):
            card: i64 = self.draw_card(seat)
            if self.over:
                return True
            if card != NONE:
                self.drawn = card
                if self.deck.draw_at[card] != NONE:
                    self.push(self.deck.draw_at[card], seat, card, 1)
                return True
        self.draw_is_complete(seat)
        return not self.is_in(seat)

    def end_turn(self) -> None:
        """The turn goes to the next player, unless this one takes another."""
        if self.lasts:
            self.turn_is_over(self.turn)
        self.stage = BEGINS
        if self.turns[self.turn] > 0:
            self.turns[self.turn] -= 1
        else:
            self.turn = self.next_after(self.turn)

    def begin_turn(self) -> None:
        """A player's turn comes, or is missed."""
        if self.out != 0 and not self.is_in(self.turn):
            self.turn = self.next_after(self.turn)
            return
        missed: bool = self.turns[self.turn] < 0
        if self.lasts:
            if missed and self.holds_for(P.RULE_TURN, self.turn):
                self.turns[self.turn] = 0
                missed = False
            self.turn_comes(self.turn)
            if missed:
                self.turn_is_over(self.turn)
        if self.recording:
            self.tell(events.MISSED if missed else events.TURN, self.turn, NONE, NONE, 0, events.PUBLIC)
        if missed:
            self.turns[self.turn] += 1
            self.turn = self.next_after(self.turn)
        else:
            self.stage = RUNS
            if self.lasts and (costs := self.plays_blind(self.turn)) > 0:
                self.push(self.deck.house_at + P.BLIND_AT, self.turn, NONE, 0)
                self.set_register(E.RESULT, costs)

    # Going out

    def look_for_empty_hands(self) -> None:
        """Whoever has run out of cards goes out; if several, the first in turn order from the player (O1).

        Somebody whose last card still acts (O2) goes out when it has.
        """
        self.emptied = False
        if self.house and self.rules.last_acts and self.leaving != NONE and self.sizes[self.leaving] == 0:
            self.owing &= ~(1 << self.leaving)  # nobody calls without a card
            return  # it is carried out to its end, and its player goes out first (H11)
        first: i64 = NONE
        only_leaving: bool = True
        for steps in range(self.seats):
            seat: i64 = self.after(self.turn, steps)
            if self.sizes[seat] == 0 and self.is_in(seat):
                if first == NONE:
                    first = seat
                only_leaving = only_leaving and seat == self.leaving
        if not only_leaving:
            self.go_out(first)

    def leave(self) -> None:
        """The last card has acted. Its player goes out, unless it brought new cards."""
        seat: i64 = self.leaving
        self.leaving = NONE
        if self.sizes[seat] == 0:
            self.go_out(seat)
        else:
            self.emptied = True
            if self.colour == NONE:
                self.push(P.COLOUR_AT, seat, NONE, 0)

    def go_out(self, seat: i64) -> None:
        """The round is over: this player has no cards left (O1)."""
        self.winner = seat
        self.over = True

    def end_round(self) -> None:
        """Nothing is waited for, nothing owed; and how it ended is told."""
        self.depth = 0
        self.owing = 0
        self.forget_gifts()
        if self.stack != 0:
            self.end_stack()
        self.ask(decisions.NOTHING, 0)
        self.lay_waiting_card()
        if self.recording and self.blocked:
            self.tell(events.BLOCKED, NONE, NONE, NONE, self.too_often(), events.PUBLIC)
        elif self.recording:
            went_out: bool = self.sizes[self.winner] == 0
            self.tell(events.WENT_OUT if went_out else events.LAST_IN, self.winner, NONE, NONE, 0, events.PUBLIC)

    # For callers

    def legal(self, seat: int) -> list[int]:
        """The options of a seat, or of chance (seat -1); empty when it is not waited for."""
        if seat == NONE:
            if self.kind != decisions.CHANCE:
                return []
        elif self.asked & (1 << seat) == 0:
            return []
        self.find_options(seat)
        return [int(self.options[i]) for i in range(self.option_count)]

    def place(self, hands: list[list[int]], draw: list[int], discard: list[int], lying: list[tuple[int, int]]) -> None:
        """Lay out a position: hands by seat, the next card to draw first, the top of the discard pile last."""
        for seat, hand in enumerate(hands):
            for card in hand:
                self.add(seat, card)
        for card in reversed(draw):
            self.draw_pile[self.draw_size] = u8(card)
            self.draw_size += 1
        for card in discard:
            self.lay(card)
        for owner, card in lying:
            self.waiting_card = card
            self.guard(owner, card)

    def describe(self) -> list[int]:
        """Rows of `events` that say how a round stands: direction, colour, hands, and whose turn it is."""
        rows: list[int] = [events.REVERSED, NONE, NONE, NONE, int(self.direction), events.PUBLIC]
        if self.colour != NONE:
            rows += [events.COLOUR, NONE, NONE, NONE, int(self.colour), events.PUBLIC]
        for seat in range(int(self.seats)):
            for card in self.hand(seat):
                rows += [events.HAND, seat, NONE, card, 1, 1 << seat]
        if self.kind == decisions.TURN:
            rows += [events.TURN, int(self.turn), NONE, NONE, 0, events.PUBLIC]
        return rows

    def start_at(self, turn: int, direction: int, colour: int, stack: int = 0, stacker: int = NONE) -> None:
        """Start a position at a turn. The colour is one that a wild named, or NONE: then the top card decides.

        With a stack, whose turn it is has to answer it.
        """
        self.turn = turn
        self.direction = direction
        self.colour = colour
        if colour == NONE:
            self.colour = self.deck.colour_of[self.top()]
            self.symbol = self.deck.symbol_of[self.top()]
        self.jump_open = True
        self.latest = self.top()
        if stack > 0:
            self.lay_stack(stack, stacker)
        self.advance()

    def copy_from(self, other: "Round") -> None:
        """Become like another round of the same deck and number of seats, except for who listens."""
        self.copy_piles(other)
        self.agenda = other.agenda[:]
        self.depth = other.depth
        self.direction = other.direction
        self.dealer = other.dealer
        self.turn = other.turn
        self.colour = other.colour
        self.symbol = other.symbol
        self.turns = other.turns[:]
        self.agreed = other.agreed[:]
        if self.lasts:
            self.copy_lasting(other)
        self.bluff = other.bluff
        self.house = other.house
        if self.house:
            self.copy_house(other)
        self.reverse_skips = other.reverse_skips
        self.chance_waits = other.chance_waits
        self.kind = other.kind
        self.asked = other.asked
        self.rolled = other.rolled
        self.option_count = NONE
        self.drawn = other.drawn
        self.stage = other.stage
        self.passed = other.passed
        self.leaving = other.leaving
        self.winner = other.winner
        self.mover = other.mover
        self.held = other.held
        self.called = other.called

    def encode(self) -> list[int]:
        """The whole state as plain ints, for `decode`: to save a round, or to tell whether two are equal."""
        state: list[int] = [self.depth, self.direction, self.dealer, self.turn, self.colour, self.symbol]
        state += [int(self.called), self.held, int(self.bluff), int(self.reverse_skips), int(self.chance_waits)]
        state += [self.kind, self.asked, self.rolled, self.drawn, self.stage, self.passed, self.leaving]
        state += [int(self.over), int(self.blocked), self.winner, self.mover]
        for i in range(self.depth):
            state.append(self.agenda[i])
        for turns in self.turns:
            state.append(turns)
        return state + self.encode_piles() + self.encode_texts() + self.encode_house()

    def decode(self, state: list[int]) -> None:
        """Become the round that was encoded."""
        self.decode_house(state[len(state) + state[-1] - 1 :] if state[-1] < 0 else [])
        if state[-1] < 0:
            state = state[: len(state) + state[-1] - 1]
        (self.depth, self.direction, self.dealer, self.turn, self.colour, self.symbol) = state[:6]
        self.called, self.held, self.bluff = state[6] == 1, state[7], state[8] == 1
        self.reverse_skips, self.chance_waits, self.kind, self.asked = (
            state[9] == 1,
            state[10] == 1,
            state[11],
            state[12],
        )
        (self.rolled, self.drawn, self.stage, self.passed, self.leaving) = state[13:18]
        self.winner, self.mover = state[20], state[21]
        at = 22
        self.make_room(self.depth)
        for i in range(int(self.depth)):
            self.agenda[i] = state[at + i]
        at += int(self.depth)
        self.turns = vec[i64](state[at : at + int(self.seats)])
        rest = state[at + int(self.seats) :]
        begins = rest.index(TEXTS) if TEXTS in rest else len(rest)
        self.decode_texts(rest[begins + 1 :])
        says_gifts = self.decode_piles(rest[:begins])
        self.over, self.blocked = state[18] == 1, state[19] == 1
        self.option_count = NONE
        if self.kind == decisions.GIVE and not says_gifts:
            self.step()
