"""What is counted, looked for or shown from the piles: the colour held most, a card of the draw pile for each."""

from mypy_extensions import i64

from lastcard.engine import events
from lastcard.engine import program as P
from lastcard.engine.agenda import COLOUR, NOBODY, OBJECT, RESULT, YOU
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
        self.set_register(RESULT, high | low << 4)
