"""Where the rooms of a server get their tables from: new ones, and those that were kept."""

from collections.abc import Mapping

from lastcard.cards.edition import Edition
from lastcard.game import dealing
from lastcard.game.game import Game
from lastcard.game.record import Record
from lastcard.server.journal import Journal
from lastcard.table.lead import Lead
from lastcard.table.store import Saved
from lastcard.table.table import Table


class Tables:
    """Tables that are kept through journals. `pace` is how long bots take, as a part of what they usually take."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace

    def new_key(self) -> str:
        """A key that the cards of a game are going to come from."""
        return dealing.new_key()

    def begin(
        self,
        record: Record,
        seats: Mapping[str, str | None],
        *,
        edition: Edition,
        journal: Journal,
        place: str,
        now: float,
        game: Game | None = None,
        lead: Lead | None = None,
    ) -> Table:
        """A table for a new game, which is kept through the journal. `game`: that of the record, played already."""
        return Table.begin(
            record, seats, edition=edition, store=journal, place=place, now=now, pace=self.pace, game=game, lead=lead
        )

    def load(self, saved: Saved, *, journal: Journal, now: float) -> Table:
        """A table as it was kept. Raises ClosedError when it cannot go on."""
        return Table.of(saved, store=journal, now=now, pace=self.pace)
