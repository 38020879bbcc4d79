"""Who deals the first round: everybody draws a card, and the highest number does."""

from collections.abc import Sequence

from lastcard.engine.events import PUBLIC
from lastcard.engine.round import Round
from lastcard.game.events import Event

MOST_DRAWS = 50
"""After so many ties the first of them deals."""


def draw_for_deal(round: Round, numbers: Sequence[int]) -> tuple[int, list[Event]]:
    """The dealer and the cards that were drawn; tied players draw again (S1). `numbers` are those of the cards."""
    tied = list(range(int(round.seats)))
    pile: list[int] = []
    events: list[Event] = []
    for _ in range(MOST_DRAWS):
        drawn: dict[int, int] = {}
        for seat in tied:
            if not pile:
                cards = round.deck.cards[:]
                round.chance.shuffle(cards, round.deck.size)
                pile = [int(card) for card in cards]
            drawn[seat] = pile.pop()
            events.append(Event("drew_for_deal", seat, cards=(drawn[seat],), amount=1, audience=PUBLIC))
        highest = max(numbers[card] for card in drawn.values())
        tied = [seat for seat in tied if numbers[drawn[seat]] == highest]
        if len(tied) == 1:
            break
    return tied[0], events
