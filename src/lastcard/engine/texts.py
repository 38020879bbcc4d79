"""What only written texts do: numbers that come up, choices between two things, contests, players by where they sit."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.engine import decisions, events
from lastcard.engine import program as P
from lastcard.engine.agenda import ACTOR, COLOUR, LAST, LEFT, NOBODY, OBJECT, QUIET, RESULT, SHIELD, YOU
from lastcard.engine.chance import Chance
from lastcard.engine.contests import VOTES, Contests
from lastcard.engine.decisions import card_of, option, seat_of, verb_of
from lastcard.engine.lasting import LASTING
from lastcard.engine.linked import bit_at
from lastcard.engine.looking import A_NUMBER
from lastcard.engine.program import NONE, Deck

NO_NUMBER: Final = 1000
"""Instead of the lowest number of somebody who holds none."""

TEXTS: Final = -1000
"""In an encoded round, what follows is about written texts."""


def numbers(number: i64) -> i64:
    """Cards with a number, as a colour argument."""
    return P.NUMBERS + 17 * number if number < P.HIGHEST else P.NO_CARDS


class Texts(Contests):
    """Effects, with the steps of written texts."""

    def __init__(self, deck: Deck, seats: int, chance: Chance) -> None:
        super().__init__(deck, seats, chance)
        self.agreed: vec[i64] = vec[i64]()
        """Whom the table has named in this round, as who * 16 + seat: the youngest player is asked for once."""

    def text_step(self, step: i64, a: i64, actor: i64) -> bool:
        """A step that only written texts use."""
        if step == P.DRAW_MANY:
            self.draw_cards(actor, self.raised(self.register(RESULT)))
            if self.sizes[actor] == 0:
                self.emptied = True  # nothing was left to draw for what had been discarded
            return True
        if step == P.DRAW_TO:
            missing: i64 = max(0, a - self.sizes[actor])
            if self.register(LEFT) > missing:
                self.set_register(LEFT, missing)
            self.draw_cards(actor, missing)
            return True
        if step == P.NEW_HAND:
            self.new_cards(actor, a)
            return True
        if step == P.COPY:
            self.copy_card(self.only(a) if a != 0 else P.NO_CARDS)
            return True
        if step == P.DRAW_ONE:
            self.draw_one(actor)
            return True
        if step == P.KNOCK_OUT or step == P.LEAVE:
            self.put_out(self.register(YOU) if step == P.LEAVE else actor, step == P.LEAVE)
            return True
        if step == P.DRAW_TO_PLAY:
            self.draw_to_play(actor, a == 1)
            return True
        if step == P.DISCARD_TO:
            if self.sizes[actor] > a:
                return self.ask(decisions.DISCARD, 1 << actor)
        elif step == P.DISCARD_RANDOM:
            if self.some_left(a, self.sizes[actor]):
                return self.roll(option(decisions.VERB_CARD, 0, self.any_card(actor)))
        elif step == P.MISS_SEVERAL:
            if not self.spared(actor):
                self.turns[actor] -= a
        elif step == P.COUNT:
            self.count(a)
        elif step == P.AT_MOST:
            self.set_register(RESULT, min(self.register(RESULT), a))
        elif step == P.TIMES:
            self.set_register(RESULT, self.register(RESULT) * a)
        elif step == P.ROLL:
            shown: i64 = self.chance.below(6) + 1
            for _ in range(1, a):
                shown += self.chance.below(6) + 1
            return self.roll(option(decisions.VERB_NUMBER, 0, shown))
        elif step == P.PICK_NUMBER:
            told: i64 = self.argument(3) % P.TOLD
            teller: i64 = YOU if told == 0 else ACTOR if told == P.TOLD_BY_ACTOR else OBJECT
            return self.ask(decisions.NUMBER, 1 << self.register(teller))
        elif step == P.MAY:
            return self.ask(decisions.MAY, 1 << actor)
        elif step == P.EITHER:
            return self.ask(decisions.EITHER, 1 << actor)
        elif step == P.REVEAL_TOP:
            self.reveal_top(a == 1)
        elif step == P.CONTEST:
            return self.contest(a)
        elif step == P.NOTE:
            if self.recording:
                self.tell(events.SAID, self.register(YOU), NONE, NONE, a, events.PUBLIC)
        elif step == P.LASTS:
            self.begin_rule(a, actor)
        elif step == P.PICK_SEATS:
            return self.pick_seats(a)
        elif step == P.SWAP_TWO:
            self.swap_two()
        elif step == P.ACTOR_NAMES:
            return self.ask(decisions.COLOUR, 1 << actor)
        elif step == P.REPORT:
            return self.judge_report()
        elif step == P.ASK:
            return self.ask(decisions.TRUE, 1 << actor)
        elif step == P.RETURN:
            if self.some_left(a, self.to_spare(actor)):
                return self.ask(decisions.PUT, 1 << actor)
        elif step == P.TAKE_TOP:
            self.bring_back()
            for _ in range(min(a, self.discard_size - 1)):
                self.speak_of(i64(self.discard_pile[self.discard_size - 2]))
                self.take_top(actor)
        elif step == P.SET_COLOUR:
            self.colour = a
            self.symbol = NONE
            if self.recording:
                self.tell(events.COLOUR, self.register(YOU), NONE, NONE, a, events.PUBLIC)
        elif step == P.WIN:
            self.discard_all(actor, P.EVERY_CARD)
        elif step == P.NO_CARD_YET:
            self.set_register(COLOUR, P.NO_CARDS)
        elif step == P.PLAY_IT:
            self.done()
            self.play_it(actor, self.register(COLOUR) - P.KIND)
            return True
        elif step == P.PLAY_ANY:
            if self.sizes[actor] > 0:
                return self.roll(option(decisions.VERB_CARD, 0, self.any_card(actor)))
            self.set_register(RESULT, 0)
        elif step == P.PLAY_ON_AT:
            self.play_on_at(actor)
        elif step == P.EXTREME:
            self.set_register(COLOUR, self.extreme_number(actor, a))
        elif step == P.THAT_NUMBER:
            self.set_register(COLOUR, numbers(self.register(RESULT)))
        elif step == P.TURN_ROUND:
            object: i64 = self.register(OBJECT)
            self.set_register(OBJECT, actor)
            self.set_register(ACTOR, object)
        elif step == P.NAME_OTHER:
            if self.sizes[self.register(YOU)] > 0:
                return self.ask(decisions.COLOUR, 1 << self.register(YOU))
        elif step >= P.LESS:
            self.heap_step(step, a, actor)
        elif step >= P.TAKE_CHOSEN:
            if step >= P.CHOOSE_PLAYER and step < P.NAME_CARD:
                return self.together_step(step, a, actor)
            return self.looking_step(step, a, actor)
        else:
            return self.house_step(step)
        self.done()
        return True

    def put_out(self, seat: i64, at_end: bool) -> None:
        """A seat is out of the round, but you only when your card has done what it says. Not who has gone out."""
        you: bool = seat == self.register(YOU)
        if you and not at_end:
            self.promise(self.depth, seat, A_NUMBER, 0)
        goes: bool = not you or (at_end and self.promised(self.depth, seat, NONE) > 0)
        if you and goes:
            self.regard_gifts(self.depth, 0)
        self.done()
        if goes and self.sizes[seat] > 0:
            self.knock_out(seat)

    def regard_gifts(self, frame: i64, now: i64) -> None:
        """What was to be given for one frame is now for another, or, for 0, for none: see `mercy`."""

    def knock_out(self, seat: i64) -> None:
        """A seat is out of the round: see `mercy`."""
        raise ValueError(f"{seat} cannot be out")

    # Who

    def group(self, who: i64) -> i64:
        """Several players whom only written texts speak of, a bit for each seat."""
        you: i64 = self.register(YOU)
        if who == P.PICKED:
            return self.register(RESULT)
        if who >= P.MOST_OF:
            return self.tied_for(1 if who < P.FEWEST_OF else -1, who % P.MOST_OF)
        if who > P.NEXT_SEVERAL:
            several: i64 = 0
            for place in range(1, who - P.NEXT_SEVERAL + 1):
                several |= 1 << self.after(you, place)
            return several & ~(1 << you)
        other: i64 = self.before(you) if who == P.NEIGHBOURS else self.after(you, 2)
        return ((1 << self.next_after(you)) | (1 << other)) & ~(1 << you)

    def somebody(self, who: i64, you: i64) -> i64:
        """A player whom only written texts speak of; NONE: you have to say who it is."""
        if who >= P.MOST_OF:
            return self.holding_most(who, you)
        if who == P.SECOND:
            return self.after(you, 2)
        if who == P.LEFT_OF_YOU:
            return self.after_among_those_in(you, 1, 1)
        if who == P.RIGHT_OF_YOU:
            return self.after_among_those_in(you, 1, -1)
        if who == P.LEFT_OF_ACTOR:
            return self.beside_actor(1)
        if who == P.RIGHT_OF_ACTOR:
            return self.beside_actor(-1)
        if who == P.ACROSS:
            return self.after(you, self.how_many_in() // 2)
        if who == P.OTHER_PICKED:
            return self.other_picked()
        if who == P.SECOND_CHOSEN:
            return NONE if self.choosable(you) != 0 else NOBODY
        if who == P.NAMED or who == P.NOT_NAMED:
            return self.of_contest(who == P.NAMED)
        if who == P.SHOWED_HIGH or who == P.SHOWED_LOW:
            return self.register(RESULT) >> (0 if who == P.SHOWED_HIGH else 4) & 15
        for entry in self.agreed:
            if entry >> 4 == who:
                return entry & 15
        return NONE

    def beside_actor(self, way: i64) -> i64:
        """Who sits to the left (1) or right (-1) of the actor."""
        actor: i64 = self.register(ACTOR)
        return NOBODY if actor == NOBODY else self.after_among_those_in(actor, 1, way)

    def choosable(self, seat: i64) -> i64:
        """Whom the card that asks lets a seat choose: somebody else, as a rule."""
        everyone: i64 = (1 << self.seats) - 1
        if self.argument(0) == P.PICK_SEATS:
            return everyone & ~(1 << seat) & ~self.register(RESULT)
        if self.argument(0) == P.CONTEST:
            return self.tied()
        who: i64 = self.argument(2)
        if who >= P.AGREED:
            return everyone
        if who == P.NEIGHBOUR:
            return self.group(P.NEIGHBOURS)
        last: i64 = self.register(LAST) if who == P.SECOND_CHOSEN else NONE
        if last >= 0:
            everyone &= ~(1 << last)
        return everyone & ~(1 << seat)

    def chosen(self, seat: i64) -> None:
        """You have chosen a player, or said who it is whom the text means."""
        if self.argument(0) == P.PICK_SEATS:
            self.set_register(RESULT, self.register(RESULT) | (1 << seat))
            return
        if self.argument(0) == P.CONTEST:
            self.settle(seat)
            return
        if self.argument(0) == P.CHOOSE_PLAYER:
            self.set_register(LAST, seat)
            self.done()
            return
        who: i64 = self.argument(2)
        if who >= P.AGREED:
            self.agreed = append(self.agreed, who * 16 + seat)
        self.spoken_of(self.argument(1), seat)

    # Numbers

    def extreme_number(self, seat: i64, sign: i64) -> i64:
        """The cards of a seat with the highest (sign 1) or lowest (-1) number, as a colour argument."""
        best: i64 = self.best_number(seat, sign)
        return numbers(best) if best >= 0 and best < NO_NUMBER else P.NO_CARDS

    def best_number(self, seat: i64, sign: i64) -> i64:
        """The highest (sign 1) or lowest (-1) number that a seat holds; without any, beyond all others."""
        best: i64 = NONE if sign > 0 else NO_NUMBER
        for i in range(self.sizes[seat]):
            card: i64 = self.card_at(seat, i)
            if self.deck.flags_of[card] & P.NUMBERED != 0 and (self.number_of(card) - best) * sign > 0:
                best = self.number_of(card)
        return best

    def holding_most(self, who: i64, you: i64) -> i64:
        """Who holds the most, or the fewest, of certain cards; ties: the first from the next player on."""
        sign: i64 = 1 if who < P.FEWEST_OF else -1
        cards: i64 = self.meant(who % P.MOST_OF - P.SOME)
        best: i64 = NONE
        most: i64 = 0
        for steps in range(1, self.how_many_in() + 1):
            seat: i64 = self.after(you, steps)
            held: i64 = self.points(seat) if cards == P.POINTS else self.count_of(seat, cards)
            if cards == P.EXTREME_NUMBER:
                held = self.best_number(seat, sign)
            if best == NONE or (held - most) * sign > 0:
                best = seat
                most = held
        return best

    def text_holds(self, condition: i64, value: i64, actor: i64) -> bool:
        """Whether a condition holds that only written texts have."""
        if condition == P.HOLDS_EVENLY:
            return self.sizes[actor] % 2 == 0
        if condition == P.HOLDS_MOST:
            sign: i64 = 1 if value > 0 else -1
            return self.holds_extreme(actor, sign, (sign * value - 1) // 2)
        if condition == P.SOMEBODY_HOLDS:
            for seat in range(self.seats):
                if self.is_in(seat) and self.count_of(seat, self.meant(value)) > 0:
                    return True
            return False
        if condition == P.BEFORE_IS:
            return self.earlier != NONE and self.is_of(self.earlier, self.meant(value))
        if condition == P.IT_IS:
            it: i64 = self.register(COLOUR)
            return it >= P.KIND and self.is_of(it - P.KIND, value)
        if condition == P.PLAYED_LAST:
            return self.leaving == self.register(YOU)
        result: i64 = self.register(RESULT)
        if condition == P.IS_OBJECT:
            return self.register(OBJECT) == actor
        if condition == P.HOLDS_RESULT:
            other: i64 = self.register(OBJECT)
            return other != NOBODY and self.sizes[other] == result
        if condition == P.ROLLED:
            parity: i64 = value // (P.COUNTED * P.COUNTED)
            if parity != 0 and (result - parity) % 2 != 0:
                return False
            return value // P.COUNTED % P.COUNTED <= result and result <= value % P.COUNTED
        return result != NONE and self.is_of(result, self.meant(value))

    def tied_for(self, sign: i64, only: i64) -> i64:
        """All who hold the most (sign 1) or the fewest (-1) of certain cards, a bit for each seat."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.is_in(seat) and self.holds_extreme(seat, sign, only):
                found |= 1 << seat
        return found

    def holds_extreme(self, seat: i64, sign: i64, only: i64) -> bool:
        """Whether nobody holds more (sign 1) or fewer (-1) of certain cards than a seat; more than none, if of some."""
        cards: i64 = self.only(only)
        held: i64 = self.count_of(seat, cards)
        if only != 0 and sign > 0 and held == 0:
            return False
        for other in range(self.seats):
            if self.is_in(other) and (self.count_of(other, cards) - held) * sign > 0:
                return False
        return True

    def draw_one(self, seat: i64) -> None:
        """A seat draws a card, of which the text goes on to speak."""
        if self.register(LEFT) == NONE:
            spared: bool = self.spared(seat)
            card: i64 = NONE if spared else self.draw_card(seat)
            self.set_register(RESULT, card)
            self.speak_of(card)
            self.set_register(LEFT, i64(not spared))
            if card != NONE and self.deck.draw_at[card] != NONE and self.register(QUIET) == 0:
                self.push(self.deck.draw_at[card], seat, card, 1)
                return
        drew: bool = self.register(LEFT) == 1
        self.done()
        if self.house and drew and self.register(QUIET) == 0:
            self.draw_is_complete(seat)

    def draw_to_play(self, seat: i64, at_least_one: bool) -> None:
        """A seat draws until it holds, or draws, a card that may be played, or nothing is left."""
        spared: bool = self.register(SHIELD) & (1 << seat) != 0
        if self.register(LEFT) == NONE:
            self.set_register(LEFT, i64(not self.spared(seat) and (at_least_one or not self.can_play(seat))))
        while self.register(LEFT) == 1:
            card: i64 = self.draw_card(seat)
            if card == NONE:
                break
            if self.may_play(seat, card):
                self.speak_of(card)
                self.set_register(LEFT, 0)
            if self.deck.draw_at[card] != NONE and self.register(QUIET) == 0:
                self.push(self.deck.draw_at[card], seat, card, 1)
                return
        self.done()
        if self.house and not spared and self.register(QUIET) == 0:
            self.draw_is_complete(seat)

    def play_it(self, seat: i64, card: i64) -> None:
        """A seat plays the card that a text speaks of, if it may be played: see `round`."""
        raise ValueError(f"no card {card}")

    def can_play(self, seat: i64) -> bool:
        """Whether a seat holds a card that may be played."""
        for i in range(self.sizes[seat]):
            if self.may_play(seat, self.card_at(seat, i)):
                return True
        return False

    def play_on_at(self, seat: i64) -> None:
        """A seat's turn comes next: those who would come before it miss theirs."""
        at: i64 = self.next_after(self.register(YOU))
        while at != seat and at != self.register(YOU):
            self.turns[at] -= 1
            at = self.next_after(at)

    def new_cards(self, seat: i64, count: i64) -> None:
        """A seat discards the hand and draws new cards; only then is seen whether it has run out of them."""
        if self.register(LEFT) == NONE and not self.spared(seat):
            size: i64 = self.sizes[seat]
            self.discard_all(seat, P.EVERY_CARD)
            self.set_register(LEFT, count if count > 0 else size)
            self.emptied = False
        self.draw_cards(seat, 0)
        if self.sizes[seat] == 0:
            self.emptied = True

    def reveal_top(self, spoken_of: bool) -> None:
        """All see the top card of the draw pile: of the colour that was guessed, or not; or a text speaks of it."""
        right: bool = False
        self.apart = False
        self.set_register(RESULT, NONE)
        if self.draw_size == 0 and self.discard_size > 1:
            self.reshuffle()
        if self.draw_size > 0 and not self.over:
            card: i64 = i64(self.draw_pile[self.draw_size - 1])
            right = self.deck.colour_of[card] == self.register(COLOUR)
            if self.recording:
                self.tell(events.TOP, NONE, NONE, card, 1, events.PUBLIC)
            self.set_register(RESULT, card)
            self.speak_of(card)
        if not spoken_of:
            self.set_register(RESULT, P.DONE if right else P.NOT_DONE)

    def encode_texts(self) -> list[int]:
        """What texts have brought about, as plain ints, for `decode_texts`; nothing if there is none."""
        agreed = [int(entry) for entry in self.agreed]
        lasting = self.encode_lasting()
        return [TEXTS, *agreed, *lasting] if agreed or lasting else []

    def decode_texts(self, state: list[int]) -> None:
        """Become what was encoded."""
        begins = state.index(LASTING) if LASTING in state else len(state)
        self.agreed = vec[i64](state[:begins])
        self.decode_lasting(state[begins + 1 :])

    # Answers

    def answer_text(self, seat: i64, answer: i64) -> None:
        """Do what was chosen where only written texts ask."""
        kind: i64 = self.kind
        if kind == decisions.MAY or kind == decisions.EITHER:
            verb: i64 = verb_of(answer)
            done: i64 = P.DONE if verb == decisions.VERB_YES or verb == decisions.VERB_FIRST else P.NOT_DONE
            self.set_register(RESULT, done)
            if self.recording:
                event: i64 = events.MAY if kind == decisions.MAY else events.EITHER
                self.tell(event, seat, NONE, NONE, done, events.PUBLIC)
            self.done()
        elif kind == decisions.TRUE:
            is_true: i64 = P.DONE if verb_of(answer) == decisions.VERB_YES else P.NOT_DONE
            self.set_register(RESULT, is_true)
            if self.recording:
                self.tell(events.TRUE, seat, NONE, NONE, is_true, events.PUBLIC)
            self.done()
        elif kind == decisions.REPORT:
            broken: bool = verb_of(answer) == decisions.VERB_YES
            self.set_register(LEFT, self.register(LEFT) ^ (1 << seat))
            self.set_register(RESULT, self.register(RESULT) + (1 if broken else -1))
            if self.recording:
                self.tell(events.JUDGED, seat, NONE, NONE, P.DONE if broken else P.NOT_DONE, events.PUBLIC)
        elif kind == decisions.NUMBER:
            self.set_register(RESULT, card_of(answer))
            if self.recording:
                self.tell(events.NUMBER, seat, NONE, NONE, card_of(answer), events.PUBLIC)
            self.done()
        elif kind == decisions.CONTEST:
            self.set_register(LEFT, self.register(LEFT) ^ (1 << seat))
            self.set_register(RESULT, self.register(RESULT) + bit_at(VOTES * seat_of(answer)))
            if self.recording:
                self.tell(events.NAMED, seat, seat_of(answer), NONE, 0, events.PUBLIC)

    def answer_fate(self, step: i64, outcome: i64) -> None:
        """Chance has decided where only written texts ask it."""
        if step == P.DISCARD_RANDOM:
            self.discard(self.register(ACTOR), card_of(outcome))
            self.set_register(LEFT, self.register(LEFT) - 1)
        elif step == P.CONTEST:
            self.settle(seat_of(outcome))
        elif step == P.PLAY_ANY:
            self.play_any(self.register(ACTOR), card_of(outcome))
        elif step == P.SHOW_ANY:
            self.show_one(self.register(OBJECT), card_of(outcome))
            self.set_register(RESULT, card_of(outcome))
            self.done()
        else:
            self.set_register(RESULT, card_of(outcome))
            if self.recording:
                of: i64 = ACTOR if self.argument(0) == P.ROLL and self.argument(2) == 1 else YOU
                self.tell(events.ROLLED, self.register(of), NONE, NONE, card_of(outcome), events.PUBLIC)
            self.done()
