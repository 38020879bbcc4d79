"""Events as sentences, for people. What a viewer may not know is not said."""

from collections.abc import Callable, Sequence

from lastcard.cards.edition import Edition
from lastcard.engine.program import DONE, GUILTY, SLAM
from lastcard.game.events import SILENT, Event


class Teller:
    """Tells events of one table in plain sentences, each on one line."""

    def __init__(self, edition: Edition, players: Sequence[str]) -> None:
        self.edition = edition
        self.players = players

    def tell(self, event: Event, viewer: int | None = None) -> str:
        """What happened, as a seat may know it (None: somebody who knows everything); empty for what goes unsaid."""
        if event.kind in SILENT:
            return ""
        sentence: Callable[[Event, int | None], str] = getattr(self, f"_{event.kind}")
        return sentence(event, viewer)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.players[seat]

    def cards(self, event: Event, viewer: int | None) -> str:
        """The cards of an event by name, or how many there are."""
        if event.cards and event.seen_by(viewer):
            return ", ".join(self.edition.kinds[card].title for card in event.cards)
        count = event.amount
        return "a card" if count == 1 else f"{count} cards"

    def _drew_for_deal(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} draws {self.cards(event, viewer)} for the deal"

    def _started(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} deals"

    def _dealt(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} is dealt {self.cards(event, viewer)}"

    def _turned_up(self, event: Event, viewer: int | None) -> str:
        return f"The opening card is {self.cards(event, viewer)}"

    def _put_back(self, event: Event, viewer: int | None) -> str:
        return f"{self.cards(event, viewer)} is put back and the draw pile is shuffled"

    def _reshuffled(self, event: Event, viewer: int | None) -> str:
        return f"The discard pile is shuffled into a new draw pile of {event.amount}"

    def _played(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} plays {self.cards(event, viewer)}"

    def _drew(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} draws {self.cards(event, viewer)}"

    def _kept(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} keeps it"

    def _passed(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} passes: there is nothing to draw"

    def _missed(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} misses a turn"

    def _reversed(self, event: Event, viewer: int | None) -> str:
        return f"Play goes to the {'left' if event.amount == 1 else 'right'}"

    def _colour(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} names {self.edition.colours[event.amount]}"

    def _picked(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} chooses {self.edition.colours[event.amount]}"

    def _challenged(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} challenges {self.name(event.other)}"

    def _accepted(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} does not challenge"

    def _shown(self, event: Event, viewer: int | None) -> str:
        whom = "all" if event.other < 0 else self.name(event.other)
        cards = f": {self.cards(event, viewer)}" if event.seen_by(viewer) else ""
        return f"{self.name(event.seat)} shows the hand to {whom}{cards}"

    def _verdict(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} was {'guilty' if event.amount == GUILTY else 'innocent'}"

    def _called(self, event: Event, viewer: int | None) -> str:
        return f'{self.name(event.seat)} calls "UNO"'

    def _caught(self, event: Event, viewer: int | None) -> str:
        return f'{self.name(event.seat)} catches {self.name(event.other)}, who did not call "UNO"'

    def _put(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} puts down {self.cards(event, viewer)}"

    def _gave(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} gives {self.name(event.other)} {self.cards(event, viewer)}"

    def _took(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} takes {self.cards(event, viewer)} from {self.name(event.other)}"

    def _discarded(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} discards {self.cards(event, viewer)}"

    def _dropped(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} drops the card: it lands face {'up' if event.amount == SLAM else 'down'}"

    def _protected(self, event: Event, viewer: int | None) -> str:
        return f"{self.cards(event, viewer)} protects {self.name(event.other)}"

    def _unprotected(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)}'s protection ends with this card"

    def _spared(self, event: Event, viewer: int | None) -> str:
        return f"The protection spares {self.name(event.seat)}"

    def _revealed(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} shows {self.cards(event, viewer)}"

    def _swapped(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} and {self.name(event.other)} swap hands"

    def _hands_passed(self, event: Event, viewer: int | None) -> str:
        return f"Everyone passes their hand to the {'next' if event.amount == 1 else 'previous'} player"

    def _pooled(self, event: Event, viewer: int | None) -> str:
        how = "evenly" if event.amount == 1 else "as many as each had"
        return f"All hands are shuffled together and dealt again, {how}"

    def _hand(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} now holds {self.cards(event, viewer)}"

    def _hand_returned(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} shuffles the hand into the draw pile"

    def _chose(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} chooses {self.name(event.other)}"

    def _dared(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} must {self.edition.dares[event.amount]}"

    def _voted(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} says it was {'done' if event.amount == DONE else 'not done'}"

    def _dare(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} {'did it' if event.amount == DONE else 'did not do it'}"

    def _went_out(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} goes out"

    def _blocked(self, event: Event, viewer: int | None) -> str:
        why = f"The discard pile was reshuffled {event.amount} times" if event.amount else "Everybody has passed"
        return f"{why}: the round is blocked"

    def _left_with(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} is left with {self.cards(event, viewer)}: {event.amount} points"

    def _scored(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} scores {event.amount}" if event.seat >= 0 else "Nobody scores"

    def _tallied(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)}'s tally grows by {event.amount}"

    def _won(self, event: Event, viewer: int | None) -> str:
        return f"{self.name(event.seat)} wins the game"
