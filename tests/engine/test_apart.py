"""Seats that draw apart: what one of them draws does not depend on what others do."""

from collections import Counter

import pytest

from lastcard.cards.edition import load
from lastcard.engine.chance import Chance
from lastcard.engine.round import Round

DECK = load("classic").deck


def dealt(seats: int) -> Round:
    """A round in which every seat draws apart."""
    round = Round(DECK, seats, Chance(5))
    round.begin(0)
    round.draw_apart()
    return round


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_draws_does_not_depend_on_others(seats: int) -> None:
    def drawn(before: int) -> list[int]:
        """What the first seat draws, if the others draw so many cards each before every one of them."""
        round = dealt(seats)
        cards = []
        for _ in range(4):
            for seat in range(1, seats):
                for _ in range(before):
                    round.draw_card(seat)
            cards.append(int(round.draw_card(0)))
        return cards

    assert drawn(0) == drawn(1) == drawn(3)


def test_every_card_comes_once_also_when_the_pile_is_shuffled_anew() -> None:
    round = dealt(3)
    whole = Counter(int(card) for card in DECK.cards)
    for number in range(600):
        seat = number * number % 3
        if round.draw_card(seat) < 0:
            for seat in range(3):
                while round.sizes[seat] > 1:
                    card = round.card_at(seat, 0)
                    round.remove(seat, card)
                    round.lay(card)
        found = Counter(card for seat in range(3) for card in round.hand(seat))
        found.update(int(round.draw_pile[i]) for i in range(round.draw_size))
        found.update(int(round.discard_pile[i]) for i in range(round.discard_size))
        assert found == whole
    assert round.reshuffles > 2


def test_a_copy_goes_on_from_the_same_places() -> None:
    round, copy = dealt(2), Round(DECK, 2, Chance())
    round.draw_card(1)
    copy.copy_from(round)
    copy.draw_card(0)
    assert [round.draw_card(1) for _ in range(5)] == [copy.draw_card(1) for _ in range(5)]


def test_what_lies_on_top_is_drawn_once_somebody_has_looked_at_it() -> None:
    round = dealt(2)
    card = round.card_at(0, 0)
    round.put_back(0, card, 1)
    assert round.draw_card(1) == card
