"""The best moments of a round, or of a whole game, found in its events."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from lastcard.engine.program import GUILTY
from lastcard.game.events import Event
from lastcard.game.game import Game

MomentKind = Literal["bluff", "challenge", "caught", "blow", "comeback", "round"]

MOST = 3
LEAST_BLOW = 4
"""Cards drawn at one blow that are worth mentioning."""

LEAST_COMEBACK = 10
"""Cards that whoever went out must have held before."""

LEAST_ROUND = 50
"""Points that make a round worth mentioning."""


TELLING = frozenset({"verdict", "accepted", "caught", "drew", "went_out", "scored"})
"""Kinds of events that something worth mentioning shows in."""

BEGIN = frozenset({"started", "turn", "played", "caught", "revealed"})
"""Kinds of events with which something else begins for which cards may be drawn."""


@dataclass(frozen=True)
class Moment:
    """Something to remember: who did it, or whom it hit, and with which card."""

    kind: MomentKind
    round: int
    player: str
    other: str | None = None
    card: str | None = None
    count: int = 0
    """Cards, or points."""
    weight: int = 0
    """The larger, the better to remember."""
    seq: int = 0
    """The number of the event that it shows in, as views count them."""


def best_moments(game: Game) -> list[Moment]:
    """Up to three moments of the round that is over, each of another kind; of the whole game when that is over.

    All of it is known by then: that a bluff was believed, only when the game is over and its record is open.

    >>> from lastcard.bots.playing import play_out
    >>> [moment.kind for moment in best_moments(play_out(Game("classic", ["Ann", "Bo"], seed=4)))]
    ['comeback', 'blow', 'round']
    """
    if game.winners:
        found = list(_Finder(game).moments())
    else:
        events = game.events
        start = next((number for number in range(len(events) - 1, -1, -1) if events[number].kind == "started"), 0)
        found = [moment for moment in _Finder(game).moments(start) if moment.kind != "bluff"]
    found.sort(key=lambda moment: -moment.weight)
    best = {moment.kind: moment for moment in reversed(found)}
    return sorted(best.values(), key=lambda moment: -moment.weight)[:MOST]


class _Finder:
    """Goes through the events of a game and keeps what is needed to tell what was special about one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.round = game.round_number
        self.sizes = [0] * len(game.players)
        self.most = [0] * len(game.players)
        """The most cards that everybody has held in this round."""
        self.known = False
        """Whether the round was followed from its beginning."""
        self.card: str | None = None
        """The card that acts."""
        self.blow = [0] * len(game.players)
        """Cards drawn because of it."""
        self.seq = 0

    def moments(self, since: int = 0) -> Iterator[Moment]:
        """Everything worth mentioning, from an event on."""
        events = self.game.events[since:]
        self.round -= sum(event.kind == "started" for event in events)
        for number, event in enumerate(events, since):
            self.seq = number + 1
            if event.kind in TELLING:
                yield from self._found(number, event)
            self._follow(event)

    def _found(self, number: int, event: Event) -> Iterator[Moment]:
        match event.kind:
            case "verdict" if event.amount == GUILTY:
                yield self._moment("challenge", event.other, event.seat, card=self.card, weight=55)
            case "accepted" if number in self.game.believed:
                yield self._moment("bluff", event.other, event.seat, card=self.card, weight=60)
            case "caught":
                yield self._moment("caught", event.seat, event.other, weight=40)
            case "drew" if (blow := self.blow[event.seat] + event.amount) >= LEAST_BLOW:
                yield self._moment("blow", event.seat, card=self.card, count=blow, weight=8 * blow)
            case "went_out" if self.known and self.most[event.seat] >= LEAST_COMEBACK:
                most = self.most[event.seat]
                yield self._moment("comeback", event.seat, count=most, weight=5 * most)
            case "scored" if event.seat >= 0 and event.amount >= LEAST_ROUND:
                yield self._moment("round", event.seat, count=event.amount, weight=event.amount // 4)

    def _moment(
        self, kind: MomentKind, seat: int, other: int = -1, *, card: str | None = None, count: int = 0, weight: int
    ) -> Moment:
        players = self.game.players
        named = players[other] if other >= 0 else None
        return Moment(kind, self.round, players[seat], named, card, count, weight, self.seq)

    def _follow(self, event: Event) -> None:
        """Who holds how many cards, and because of which card they are drawn."""
        kind, seat, amount = event.kind, event.seat, event.amount
        if kind == "started":
            self.round += 1
            self.known = True
            self.sizes, self.most = [0] * len(self.sizes), [0] * len(self.most)
        if kind in BEGIN:
            self.blow = [0] * len(self.blow)
            shown = kind in ("played", "revealed")
            self.card = self.game.edition.kinds[event.cards[0]].code if shown and event.cards else None
        match kind:
            case "dealt":
                self._hold(seat, self.sizes[seat] + amount)
            case "drew":
                self.blow[seat] += amount
                self._hold(seat, self.sizes[seat] + amount)
            case "played":
                self.sizes[seat] -= 1
            case "put" | "discarded" | "hand_returned":
                self.sizes[seat] -= amount
            case "gave":
                self.sizes[seat] -= amount
                self._hold(event.other, self.sizes[event.other] + amount)
            case "took":
                self.sizes[event.other] -= amount
                self._hold(seat, self.sizes[seat] + amount)
            case "hand_size":
                self._hold(seat, amount)

    def _hold(self, seat: int, count: int) -> None:
        """Somebody holds so many cards now."""
        self.sizes[seat] = count
        self.most[seat] = max(self.most[seat], count)
