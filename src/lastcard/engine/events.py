"""What happened, as rows of six ints: kind, seat, other seat, card, amount, and who may know the card.

That something happened is public. The card belongs to its audience, a bit for each seat, and nobody sees it by default.
The order of the names is the numbering.
"""

from typing import Final

ROW: Final = 6
"""Ints in one row."""

PUBLIC: Final = -1

DEALT: Final = 0  # seat, card
TURNED_UP: Final = 1  # card
RETURNED_CARD: Final = 2  # card: an opening card that is put back (S8)
RESHUFFLED: Final = 3  # amount: cards in the new draw pile
TURN: Final = 4  # seat
PLAYED: Final = 5  # seat, card, amount: 1 while the card waits to be laid in front of a player
DREW: Final = 6  # seat, card
KEPT: Final = 7  # seat
PASSED: Final = 8  # seat
MISSED: Final = 9  # seat
REVERSED: Final = 10  # amount: the direction now
NAMED: Final = 11  # seat, amount: the colour that goes on
PICKED: Final = 12  # seat, amount: a colour for this card only
CHALLENGED: Final = 13  # seat, other
ACCEPTED: Final = 14  # seat, other
SHOWN: Final = 15  # seat shows a card of the hand to the audience; other: to whom, or -1
VERDICT: Final = 16  # seat, amount: guilty or innocent
OWES: Final = 17  # seat
CALLED: Final = 18  # seat
CAUGHT: Final = 19  # seat catches other
WINDOW: Final = 20  # the calls owed can no longer be caught
PUT: Final = 21  # seat, card
GAVE: Final = 22  # seat, other, card
TOOK: Final = 23  # seat, other, card
DISCARDED: Final = 24  # seat, card
DROPPED: Final = 25  # seat, amount: slam or back
PROTECTED: Final = 26  # other gets the card, laid by seat; amount: 1, or 0 where it lies before somebody else
UNPROTECTED: Final = 27  # seat, card
SPARED: Final = 28  # seat: protected from what the card does
LAID: Final = 29  # card: it goes to the discard pile after all
REVEALED: Final = 30  # seat shows a card to all
SWAPPED: Final = 31  # seat, other
HANDS_PASSED: Final = 32  # amount: 1 with the direction of play, -1 against it
POOLED: Final = 33  # amount: 1 evenly, 0 as many as each had
HAND: Final = 34  # seat, card: one card of a whole new hand
HAND_SIZE: Final = 35  # seat, amount: cards in a whole new hand; its HAND rows follow
HAND_RETURNED: Final = 36  # seat, amount: the hand goes into the draw pile
CHOSE: Final = 37  # seat, other
DARED: Final = 38  # seat, amount: number of the dare
VOTED: Final = 39  # seat, amount
DARE_DONE: Final = 40  # seat, amount
WENT_OUT: Final = 41  # seat
BLOCKED: Final = 42  # amount: 0 when everybody has passed, or how many reshuffles were too many
STARTED: Final = 43  # seat: the dealer of a round, amount: cards in the deck

NAMES: Final = (
    "dealt turned_up put_back reshuffled turn played drew kept passed missed reversed colour picked challenged "
    "accepted shown verdict owes called caught window put gave took discarded dropped protected unprotected spared "
    "laid revealed swapped hands_passed pooled hand hand_size hand_returned chose dared voted dare went_out blocked "
    "started"
)
