"""What is counted, looked for or shown: numbers of all kinds, the colour held most, a card for each."""

from mypy_extensions import i64

from lastcard.engine import events
from lastcard.engine import program as P
from lastcard.engine.agenda import ACTOR, COLOUR, NOBODY, OBJECT, RESULT, YOU
from lastcard.engine.looking import A_NUMBER, compared
from lastcard.engine.program import NONE
from lastcard.engine.together import Together


class Heaps(Together):
    """Effects, with what texts do with the piles and with numbers."""

    def heap_step(self, step: i64, a: i64, actor: i64) -> None:
        """A step about the piles, or a number."""
        if step == P.LESS:
            self.set_register(RESULT, max(0, self.register(RESULT) - a))
        elif step == P.MOST_HELD:
            self.find_most_held(actor, a == 1)
        elif step == P.RESHUFFLE:
            self.shuffle_in()
        elif step == P.LAY_OPEN:
            if self.register(RESULT) != NONE:
                self.promise(self.depth, actor, A_NUMBER if a == 1 else actor, self.register(RESULT))
        else:
            self.turn_over(a == 1)

    def find_most_held(self, seat: i64, goes_on: bool) -> None:
        """The colour that a seat holds most of is the chosen one; ties: the first in the order of the edition."""
        best: i64 = NONE
        most: i64 = 0
        for colour in range(self.deck.colours):
            held: i64 = self.count_of(seat, colour)
            if held > most:
                best = colour
                most = held
        self.set_register(COLOUR, P.NO_CARDS if best == NONE else best)
        if best != NONE and goes_on:
            self.colour = best
            self.symbol = NONE
        if best != NONE and self.recording:
            self.tell(events.COLOUR if goes_on else events.PICKED, seat, NONE, NONE, best, events.PUBLIC)

    def shuffle_in(self) -> None:
        """The discard pile below its top card is shuffled into the draw pile."""
        if self.discard_size < 2:
            return
        if self.draw_size == 0:
            self.reshuffle()
            return
        self.bring_back()
        top: i64 = self.discard_size - 1
        for i in range(top):
            self.draw_pile[self.draw_size + i] = self.discard_pile[i]
        self.discard_pile[0] = self.discard_pile[top]
        self.draw_size += top
        self.discard_size = 1
        self.chance.shuffle(self.draw_pile, self.draw_size)
        if self.recording:
            self.tell(events.RESHUFFLED, NONE, NONE, NONE, self.draw_size, events.PUBLIC)

    def turn_over(self, everyone: bool) -> None:
        """Each turns over a card of the draw pile, which all see; then they are shuffled into it again.

        A card without a number, or none, counts as 0. Ties: the first from the next player on, you last.
        """
        you: i64 = self.register(YOU)
        other: i64 = self.register(OBJECT)
        wanted: i64 = self.how_many_in() if everyone else 2
        if self.draw_size < wanted:
            self.shuffle_in()
        high: i64 = you
        low: i64 = you
        highest: i64 = NONE
        lowest: i64 = NONE
        at: i64 = self.draw_size
        for places in range(1, self.how_many_in() + 1):
            seat: i64 = self.after(you, places)
            if self.over or not (everyone or seat == you or (other != NOBODY and seat == other)):
                continue
            number: i64 = 0
            if at > 0:
                at -= 1
                card: i64 = i64(self.draw_pile[at])
                number = self.number_of(card)
                if self.recording:
                    self.tell(events.TURNED_OVER, seat, NONE, card, 1, events.PUBLIC)
            if highest == NONE or number > highest:
                high = seat
                highest = number
            if lowest == NONE or number < lowest:
                low = seat
                lowest = number
        self.chance.shuffle(self.draw_pile, self.draw_size)
        self.set_register(RESULT, compared(high, low, highest, lowest))

    # Numbers

    def count(self, register: i64) -> None:
        """How many of certain cards a player holds, so many times; or half of them; or another number."""
        held: i64
        times: i64 = self.argument(3)
        if register >= 0:
            held = self.count_of(self.register(register), self.only(self.argument(2)))
        elif register == P.NUMBER_BEFORE:
            held = self.numbered(self.earlier)
        elif register == P.LAST_NUMBER:
            held = self.number_of(self.uppermost(P.NUMBER_CARDS))
        elif register == P.NUMBER_OF_IT:
            spoken_of: i64 = self.register(COLOUR)
            held = self.numbered(spoken_of - P.KIND if spoken_of >= P.KIND else NONE)
        elif register == P.PLACE:
            held = self.places_on(self.register(YOU), self.register(ACTOR), self.direction)
        elif register == P.PLACE_LEFT or register == P.PLACE_RIGHT:
            held = self.places_on(self.register(YOU), self.register(ACTOR), 1 if register == P.PLACE_LEFT else -1)
        elif register == P.HOLDERS:
            held = self.holders(self.argument(2), times // P.SO_OFTEN)
            times = times % P.SO_OFTEN
        elif register <= P.HIGHEST_SHOWN:
            highest: i64 = self.register(RESULT) >> 8 & 255
            lowest: i64 = self.register(RESULT) >> 16 & 255
            held = lowest if register == P.LOWEST_SHOWN else highest
            held -= lowest if register == P.DIFFERENCE_SHOWN else 0
        else:
            held = self.how_many_in() - i64(register == P.OTHERS)
        if times == P.HALF or times == P.HALF_UP:
            self.set_register(RESULT, (held - times) // 2)
        else:
            self.set_register(RESULT, held * times)

    def numbered(self, card: i64) -> i64:
        """The number that a card shows; of one that shows none, what it counts instead."""
        if card != NONE and self.deck.flags_of[card] & P.NUMBERED == 0:
            return self.argument(2)
        return self.number_of(card)

    def places_on(self, seat: i64, other: i64, way: i64) -> i64:
        """How many places another seat is on in a direction; the same seat is a whole round on."""
        places: i64 = 1
        seat = self.after_among_those_in(seat, 1, way)
        while seat != other and places < self.seats:
            seat = self.after_among_those_in(seat, 1, way)
            places += 1
        return places

    def holders(self, condition: i64, value: i64) -> i64:
        """For how many players a condition holds; below zero, for how many the one that is -1 less does not."""
        actor: i64 = self.register(ACTOR)
        found: i64 = 0
        for seat in range(self.seats):
            if self.is_in(seat):
                self.set_register(ACTOR, seat)
                found += i64(
                    self.holds_true(condition if condition >= 0 else -1 - condition, value) == (condition >= 0)
                )
        self.set_register(ACTOR, actor)
        return found
