"""Choices: which options a decision has, and what an answer does to the card that asked."""

from librt.vecs import remove, vec
from mypy_extensions import i64

from lastcard.engine import agenda as E
from lastcard.engine import decisions, events, house
from lastcard.engine import program as P
from lastcard.engine.chance import Chance
from lastcard.engine.decisions import card_of, option, seat_of, verb_of
from lastcard.engine.program import NONE, Deck
from lastcard.engine.texts import Texts


class Choices(Texts):
    """Effects, with the options they offer and what an answer does."""

    def __init__(self, deck: Deck, seats: int, chance: Chance) -> None:
        super().__init__(deck, seats, chance)
        self.drawn: i64 = NONE
        """The card just drawn on a turn, while its player may still play it (T2)."""
        self.options: vec[i64] = vec[i64]([0] * (deck.kinds * seats + 16))

    # Which cards may be played

    def matches(self, card: i64) -> bool:
        """Whether a card matches the colour, number or symbol in play, or is wild (T1)."""
        deck = self.deck
        return (
            deck.colour_of[card] == self.colour
            or deck.symbol_of[card] == self.symbol
            or deck.flags_of[card] & P.WILD != 0
        )

    def is_lawful(self, seat: i64, card: i64) -> bool:
        """Whether a card is played lawfully: some only without another card of the colour in play (A6)."""
        if self.deck.flags_of[card] & P.LAWFUL_WITHOUT_COLOUR == 0:
            return True
        first: i64 = seat * self.deck.size
        passed_over: bool = False
        for i in range(first, first + self.sizes[seat]):
            other: i64 = i64(self.hands[i])
            if other == card and not passed_over:
                passed_over = True
            elif self.deck.colour_of[other] == self.colour:
                return False
        return True

    def may_play(self, seat: i64, card: i64) -> bool:
        """Whether playing a card is offered. An unlawful one is, unless the table does not allow bluffing (A6)."""
        if self.lasts and self.forbids(seat, card):
            return False
        if not self.matches(card):
            return self.lasts and self.allows(seat, card)
        return self.bluff or self.is_lawful(seat, card)

    def why_not(self, seat: i64, card: i64) -> i64:
        """Why a seat cannot play a card now: a reason of `decisions`, or PLAYABLE."""
        if self.asked & (1 << seat) == 0 or (
            self.kind != decisions.TURN and self.kind != decisions.DRAWN and self.kind != decisions.STACK
        ):
            return decisions.NOT_YOUR_TURN
        if not self.holds(seat, card):
            return decisions.NOT_IN_HAND
        if self.kind == decisions.STACK:
            return decisions.PLAYABLE if self.may_stack(seat, card) else decisions.NOT_ON_A_STACK
        if self.kind == decisions.DRAWN and card != self.drawn:
            return decisions.NOT_THE_CARD_DRAWN
        if self.lasts and self.forbids(seat, card):
            return decisions.FORBIDDEN
        if not self.matches(card) and not (self.lasts and self.allows(seat, card)):
            return decisions.NO_MATCH
        if not self.may_play(seat, card):
            return decisions.UNLAWFUL
        return decisions.PLAYABLE

    # Options

    def find_options(self, seat: i64) -> None:
        """Fill `options` for a seat that is waited for."""
        self.option_count = 0
        if self.kind == decisions.TURN:
            self.offer_turn(seat)
        else:
            self.offer_answers(seat)

    def offer_answers(self, seat: i64) -> None:
        """What a seat may answer to anything else but a turn."""
        kind: i64 = self.kind
        if kind == decisions.DRAWN:
            if not (self.house and self.rules.force_play):
                self.offer(decisions.VERB_KEEP, 0, 0)
            self.offer(decisions.VERB_PLAY, 0, self.drawn)
        elif kind == decisions.COLOUR:
            taken: i64 = self.register(E.BEFORE) if self.argument(0) == P.NAME_OTHER else NONE
            for colour in range(self.deck.colours):
                if colour != taken:
                    self.offer(decisions.VERB_COLOUR, 0, colour)
        elif kind == decisions.CHALLENGE:
            self.offer(decisions.VERB_ACCEPT, 0, 0)
            self.offer(decisions.VERB_CHALLENGE, 0, 0)
        elif kind == decisions.PUT:
            follows: bool = self.argument(0) == P.PUT and self.argument(1) == 1
            returns: bool = self.argument(0) == P.RETURN
            certain: i64 = self.only(self.argument(3)) if returns else P.EVERY_CARD
            meant: i64 = self.register(E.COLOUR) if follows else certain
            self.offer_hand(seat, decisions.VERB_PUT, 0, meant)
        elif kind == decisions.GIVE:
            self.offer_gifts(seat)
        elif kind == decisions.DISCARD:
            self.offer_hand(seat, decisions.VERB_DISCARD, 0, self.only(self.argument(3)))
            if self.argument(2) & P.MAY_STOP != 0:
                self.offer(decisions.VERB_STOP, 0, 0)
        elif kind == decisions.PROTECT or kind == decisions.CHOOSE:
            verb: i64 = decisions.VERB_PROTECT if kind == decisions.PROTECT else decisions.VERB_CHOOSE
            others: i64 = self.choosable(seat)
            for other in range(self.seats):
                if others & (1 << other) != 0:
                    self.offer(verb, other, 0)
        elif kind == decisions.VOTE:
            self.offer(decisions.VERB_DONE, 0, 0)
            self.offer(decisions.VERB_NOT_DONE, 0, 0)
        elif kind == decisions.MAY or kind == decisions.REPORT or kind == decisions.TRUE:
            self.offer(decisions.VERB_YES, 0, 0)
            self.offer(decisions.VERB_NO, 0, 0)
        elif kind == decisions.EITHER:
            self.offer(decisions.VERB_FIRST, 0, 0)
            self.offer(decisions.VERB_SECOND, 0, 0)
        elif kind == decisions.NUMBER:
            for number in range(self.argument(2), self.argument(1) + 1):
                self.offer(decisions.VERB_NUMBER, 0, number)
        elif kind == decisions.CONTEST:
            for other in range(self.seats):
                if self.contestants() & (1 << other) != 0:
                    self.offer(decisions.VERB_CHOOSE, other, 0)
        elif kind == decisions.CHANCE:
            self.offer_chance()
        elif kind == decisions.STACK:
            self.offer_stack(seat)
        elif kind == decisions.TAKE:
            for card in self.to_take():
                self.offer(decisions.VERB_TAKE, 0, card)
            if self.may_leave_it():
                self.offer(decisions.VERB_PASS, 0, 0)
        elif kind == decisions.SHOW:
            self.offer_hand(seat, decisions.VERB_SHOW, 0, self.only(self.argument(3)))

    def offer(self, verb: i64, seat: i64, card: i64) -> None:
        """Add an option."""
        self.options[self.option_count] = option(verb, seat, card)
        self.option_count += 1

    def offer_turn(self, seat: i64) -> None:
        """A turn: play a card that may be played, or draw, or, with nothing to draw, pass (T1 to T5)."""
        if self.lasts and (len(self.rules_in_force) > 0 or self.sizes[seat] == 1):
            self.offer_turn_by_rules(seat)
            return
        deck = self.deck
        face_of = deck.face_of
        hands = self.hands
        options = self.options
        colour: i64 = self.colour
        symbol: i64 = self.symbol
        lawful: bool = self.bluff
        count: i64 = 0
        last: i64 = NONE
        first: i64 = seat * deck.size
        for i in range(first, first + self.sizes[seat]):
            card: i64 = i64(hands[i])
            if card != last:
                last = card
                face: i64 = face_of[card]
                own: i64 = face & 15
                if (own == colour or face >> 4 == symbol or own == P.NO_COLOUR) and (
                    lawful or self.is_lawful(seat, card)
                ):
                    options[count] = card
                    count += 1
        if self.house and self.rules.force_play and count > 0:
            self.option_count = count
            return
        verb: i64 = decisions.VERB_DRAW
        if not self.can_draw():
            verb = decisions.VERB_PASS
        options[count] = option(verb, 0, 0)
        self.option_count = count + 1

    def offer_turn_by_rules(self, seat: i64) -> None:
        """The same while there are rules that last."""
        last: i64 = NONE
        for i in range(self.sizes[seat]):
            card: i64 = self.card_at(seat, i)
            if card != last and self.may_play(seat, card):
                self.offer(decisions.VERB_PLAY, 0, card)
            last = card
        if self.house and self.rules.force_play and self.option_count > 0:
            return
        draws: bool = self.can_draw() and self.to_draw(seat) > 0
        self.offer(decisions.VERB_DRAW if draws else decisions.VERB_PASS, 0, 0)

    def may_stack(self, seat: i64, card: i64) -> bool:
        """Whether a card may be played on the stack that has reached a seat (H1, H4)."""
        flags: i64 = self.deck.flags_of[card]
        rules = self.rules
        on_four: bool = self.deck.flags_of[self.stacked] & P.DRAW_FOUR != 0
        if self.leaving != NONE or (self.lasts and self.forbids(seat, card)):
            return False
        if flags & P.DRAW_FOUR != 0:
            return (on_four or rules.stack >= house.UP) and (self.bluff or self.is_lawful(seat, card))
        if flags & P.DRAW_TWO != 0:
            return (not on_four or rules.stack == house.ANY) and self.matches(card)
        return rules.deflect and flags & P.DEFLECTS != 0 and self.deck.colour_of[card] == self.colour

    def may_challenge_stack(self) -> bool:
        """Whether the card on top of the stack may be challenged (H2)."""
        return self.bluff and self.deck.flags_of[self.register(E.CARD)] & P.DRAW_FOUR != 0

    def offer_stack(self, seat: i64) -> None:
        """A stack has reached a seat: add to it, or accept it, or challenge the card on top."""
        last: i64 = NONE
        for i in range(self.sizes[seat]):
            card: i64 = self.card_at(seat, i)
            if card != last and self.may_stack(seat, card):
                self.offer(decisions.VERB_PLAY, 0, card)
            last = card
        self.offer(decisions.VERB_ACCEPT, 0, 0)
        if self.may_challenge_stack():
            self.offer(decisions.VERB_CHALLENGE, 0, 0)

    def offer_hand(self, seat: i64, verb: i64, other: i64, colour: i64) -> None:
        """Each different card of a hand, of one colour or all."""
        hands = self.hands
        last: i64 = NONE
        first: i64 = seat * self.deck.size
        all_free: bool = len(self.promises) == 0
        for i in range(first, first + self.sizes[seat]):
            card: i64 = i64(hands[i])
            if card != last and self.is_of(card, colour) and (all_free or self.is_free(self.depth, seat, card)):
                self.offer(verb, other, card)
            last = card

    def offer_gifts(self, seat: i64) -> None:
        """Each different card that has to be given, with each player it may go to."""
        if self.argument(0) == P.GIVE:
            cards: i64 = self.only(self.argument(3))
            self.offer_hand(seat, decisions.VERB_GIVE, self.register(E.OBJECT), cards)
            return
        for other in range(self.seats):
            if other != seat and (not self.house or self.may_receive(other)):
                last: i64 = NONE
                for gift in self.to_give:
                    if gift >> 8 == self.depth and gift != last:
                        self.offer(decisions.VERB_GIVE, other, gift & 255)
                    last = gift

    def offer_chance(self) -> None:
        """What chance may bring."""
        if self.argument(0) == P.DROP:
            self.offer(decisions.VERB_SLAM, 0, 0)
            self.offer(decisions.VERB_BACK, 0, 0)
        elif self.argument(0) == P.ROLL:
            dice: i64 = max(1, self.argument(1))
            for number in range(dice, 6 * dice + 1):
                self.offer(decisions.VERB_NUMBER, 0, number)
        elif self.argument(0) == P.CONTEST:
            for other in range(self.seats):
                if self.tied() & (1 << other) != 0:
                    self.offer(decisions.VERB_CHOOSE, other, 0)
        elif self.argument(0) in (P.DISCARD_RANDOM, P.PLAY_ANY):
            self.offer_hand(self.register(E.ACTOR), decisions.VERB_CARD, 0, P.EVERY_CARD)
        else:
            self.offer_hand(self.register(E.OBJECT), decisions.VERB_CARD, 0, P.EVERY_CARD)

    # Answers to what a card asked

    def answer(self, seat: i64, answer: i64) -> None:
        """Do what was chosen, and move the asking step on."""
        kind: i64 = self.kind
        card: i64 = card_of(answer)
        if kind == decisions.COLOUR:
            self.answer_colour(seat, card)
        elif kind == decisions.CHALLENGE or kind == decisions.STACK:
            self.answer_challenge(seat, verb_of(answer) == decisions.VERB_CHALLENGE)
        elif kind == decisions.PUT and self.argument(0) == P.RETURN:
            if self.argument(2) == P.IN_THE_MIDDLE:
                self.promise(self.depth, seat, seat, card)
                self.givers |= 1 << seat
            else:
                self.put_back(seat, card, self.argument(2))
            self.one_less()
        elif kind == decisions.PUT:
            self.remove(seat, card)
            self.lay(card)
            self.emptied = True
            if self.recording:
                self.tell(events.PUT, seat, NONE, card, 1, events.PUBLIC)
            self.done()
        elif kind == decisions.GIVE:
            if self.argument(2) == 1:
                self.promise(self.depth, seat, seat_of(answer), card)
                self.givers |= 1 << seat
            else:
                self.give(seat, seat_of(answer), card, events.GAVE)
            if self.argument(0) == P.GIVE:
                self.one_less()
            else:
                self.to_give = remove(self.to_give, self.depth * 256 + card)
        elif kind == decisions.DISCARD:
            if verb_of(answer) == decisions.VERB_STOP:
                self.done()
            else:
                self.discard(seat, card)
                self.one_less()
                if self.argument(2) != 0:
                    self.count_discarded(self.argument(2))
        elif kind == decisions.PROTECT or kind == decisions.CHOOSE:
            if self.recording and kind == decisions.CHOOSE:
                self.tell(events.CHOSE, seat, seat_of(answer), NONE, 0, events.PUBLIC)
            self.chosen(seat_of(answer))
        elif kind == decisions.VOTE:
            done: bool = verb_of(answer) == decisions.VERB_DONE
            self.set_register(E.LEFT, self.register(E.LEFT) ^ (1 << seat))
            self.set_register(E.RESULT, self.register(E.RESULT) + (1 if done else -1))
            if self.recording:
                self.tell(events.VOTED, seat, NONE, NONE, i64(done), events.PUBLIC)
        elif kind == decisions.CHANCE:
            self.answer_chance(answer)
        elif kind >= decisions.TAKE:
            self.answer_look(seat, answer)
        else:
            self.answer_text(seat, answer)

    def one_less(self) -> None:
        """One card of a step that is done card by card."""
        if self.register(E.LEFT) != NONE:
            self.set_register(E.LEFT, self.register(E.LEFT) - 1)

    def answer_colour(self, seat: i64, colour: i64) -> None:
        """A colour is named: for play to go on (A4), or only for the card that is acting."""
        step: i64 = self.argument(0)
        goes_on: bool = step == P.NAME_COLOUR or step == P.NAME_OTHER or self.argument(1) == 1
        if goes_on:
            self.colour = colour
            self.symbol = NONE
        if step != P.NAME_COLOUR:
            self.set_register(E.COLOUR, colour)
        if self.recording:
            self.tell(events.COLOUR if goes_on else events.PICKED, seat, NONE, NONE, colour, events.PUBLIC)
        self.done()

    def answer_challenge(self, seat: i64, challenge: bool) -> None:
        """The hand is shown to the challenger alone; guilt was settled when the card was played (A7)."""
        accused: i64 = self.register(E.YOU)
        if challenge:
            if self.recording:
                self.tell(events.CHALLENGED, seat, accused, NONE, 0, events.PUBLIC)
                self.show_hand(accused, seat)
                self.tell(events.VERDICT, accused, seat, NONE, self.register(E.GUILT), events.PUBLIC)
            self.set_register(E.RESULT, self.register(E.GUILT))
        else:
            self.set_register(E.RESULT, P.ACCEPTED)
            doubtful: bool = self.stack == 0 or self.may_challenge_stack()  # nobody believes a Draw Two (H1)
            if self.recording and doubtful:
                self.tell(events.ACCEPTED, seat, accused, NONE, 0, events.PUBLIC)
        self.done()

    def answer_chance(self, outcome: i64) -> None:
        """A dropped card has fallen, or a card was taken at random."""
        step: i64 = self.argument(0)
        if step in (P.ROLL, P.CONTEST, P.DISCARD_RANDOM, P.SHOW_ANY, P.PLAY_ANY):
            self.answer_fate(step, outcome)
            return
        if step == P.TAKE:
            if self.argument(3) == 1:
                self.promise(self.depth, self.register(E.OBJECT), self.register(E.ACTOR), card_of(outcome))
            else:
                self.speak_of(card_of(outcome))
                self.give(self.register(E.OBJECT), self.register(E.ACTOR), card_of(outcome), events.TOOK)
            self.one_less()
            return
        fall: i64 = P.SLAM if verb_of(outcome) == decisions.VERB_SLAM else P.BACK
        self.set_register(E.RESULT, fall)
        if self.recording:
            event: i64 = events.FLIPPED if self.argument(1) == 1 else events.DROPPED
            of: i64 = E.ACTOR if self.argument(2) == 1 else E.YOU
            self.tell(event, self.register(of), NONE, NONE, fall, events.PUBLIC)
        self.done()
