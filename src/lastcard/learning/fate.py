"""Chance that is told what comes: every card that is drawn, and every roll, is one of several outcomes with a weight.

The engine draws from a pile that was shuffled. As long as nobody has seen a card of it, that is the same as taking any
of its cards at the moment when one is drawn, each equally likely: so here a shuffle does nothing, and whoever draws
gets the card that was told.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from lastcard.engine import events
from lastcard.engine.chance import Chance
from lastcard.engine.piles import Piles
from lastcard.engine.program import NONE
from lastcard.learning.observer import Diary

NUMBER: Final = 0
"""An outcome is a number: who deals, how a card falls, what a die shows."""
CARD: Final = 1
"""An outcome is a kind of card."""


class Asked(Exception):  # noqa: N818 - nothing went wrong
    """Nobody has said what comes. Whatever asked is left in the middle of it, and has to begin again."""


class Fate(Chance):
    """Takes outcomes in the order in which they were told; where there is none left, `about` and `weights` say what
    is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.elsewhere = True
        self.told: vec[i64] = vec[i64]()
        self.used: i64 = 0
        """How many of them have come."""
        self.seen: i64 = 0
        """Cards on top of the draw pile that everybody has seen: what comes there is settled."""
        self.about: i64 = NUMBER
        self.weights: vec[i64] = vec[i64]()
        """How likely each outcome is, compared with the others."""
        self.piles: Piles | None = None

    def begin(self, piles: Piles, told: list[int], seen: int) -> None:
        """From here on, these outcomes come; so many cards on top of the draw pile are known."""
        self.piles = piles
        self.told = vec[i64](told)
        self.used = 0
        self.seen = seen
        self.lay_ready(piles.draw_pile, piles.draw_size)

    def lay_ready(self, pile: vec[u8], count: i64) -> None:
        """Lay the next outcome on top of a pile, in case that somebody draws it. The order below means nothing."""
        if self.seen > 0 or self.used == len(self.told):
            return
        for i in range(count):
            if i64(pile[i]) == self.told[self.used]:
                pile[i] = pile[count - 1]
                pile[count - 1] = u8(self.told[self.used])
                return

    def ask(self, about: i64, size: i64) -> None:
        """Nothing is told yet: every outcome has the weight 0."""
        self.about = about
        self.weights = vec[i64]([0] * size)

    def ask_for_card(self, cards: vec[u8], first: i64, count: i64) -> None:
        """Any of so many cards from a place on may come."""
        piles = self.piles
        assert piles is not None
        self.ask(CARD, piles.deck.kinds)
        for i in range(first, first + count):
            self.weights[i64(cards[i])] += 1

    def next(self) -> i64:
        """The outcome that was told next."""
        found: i64 = self.told[self.used]
        self.used += 1
        return found

    # What the engine calls

    def other_below(self, n: i64) -> i64:
        """A number from 0 to n - 1, as it was told."""
        if self.used == len(self.told):
            self.ask(NUMBER, n)
            for i in range(n):
                self.weights[i] = 1
            raise Asked
        found: i64 = self.next()
        self.go_on()
        return found

    def pick(self, cards: vec[u8], first: i64, count: i64) -> i64:
        """One of several cards, as it was told."""
        if self.used == len(self.told):
            self.ask_for_card(cards, first, count)
            raise Asked
        found: i64 = self.next()
        self.go_on()
        return found

    def shuffle(self, cards: vec[u8], count: i64) -> None:
        """Nobody knows a card of this pile any more."""
        self.seen = 0
        self.lay_ready(cards, count)

    def mix(self, cards: vec[u8], count: i64) -> None:
        """Cards that are all dealt at once, in the order that was told."""
        left: i64 = count
        while left > 0:
            if self.used == len(self.told):
                self.ask_for_card(cards, 0, left)
                raise Asked
            card = u8(self.next())
            left -= 1
            i: i64 = 0
            while cards[i] != card:
                i += 1
            cards[i] = cards[left]
            cards[left] = card
        self.go_on()

    def go_on(self) -> None:
        """Get ready for what comes next."""
        piles = self.piles
        assert piles is not None
        self.lay_ready(piles.draw_pile, piles.draw_size)

    # What the listener hears

    def drawn(self, card: i64) -> None:
        """This card has come off the draw pile."""
        if self.seen > 0:
            self.seen -= 1
        else:
            self.came(card)
        self.go_on()

    def shown(self) -> None:
        """All have seen the top of the draw pile."""
        if self.seen == 0:
            self.came(NONE)
            self.seen = 1

    def came(self, gone: i64) -> None:
        """A card of the draw pile has become known: was it told? One that has left the pile was one of them, too."""
        if self.used == len(self.told):
            piles = self.piles
            assert piles is not None
            self.ask_for_card(piles.draw_pile, 0, piles.draw_size)
            if gone != NONE:
                self.weights[gone] += 1
            raise Asked
        self.used += 1


class Listener(Diary):
    """Keeps the rows of the present round, and tells fate which cards have come."""

    def __init__(self, fate: Fate) -> None:
        super().__init__()
        self.fate: Fate = fate

    def note(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        """Keep the row, unless it needs an outcome that has not been told."""
        if kind == events.DREW or kind == events.DEALT or kind == events.TURNED_UP:
            self.fate.drawn(card)
        elif kind == events.TOP:
            self.fate.shown()
        super().note(kind, seat, other, card, amount, audience)
