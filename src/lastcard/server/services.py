"""What a room needs of the server. A test replaces it by a clock that stands still and a store in memory."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from lastcard.cards.edition import Edition
from lastcard.server.journal import Change, Journal
from lastcard.server.metrics import Metrics
from lastcard.server.tables import Tables
from lastcard.table.plans import Plan
from lastcard.table.store import Saved, StoreError

if TYPE_CHECKING:
    from lastcard.server.room import Room


class Services(Protocol):
    """What a room needs of the server."""

    @property
    def epoch(self) -> str:
        """Tells apart the runs of the server: versions count within one."""

    @property
    def tables(self) -> Tables:
        """Where tables come from."""

    @property
    def metrics(self) -> Metrics:
        """What is counted."""

    def now(self) -> float:
        """Seconds, never running backwards."""

    def write(self, journal: Journal, changes: list[Change], answer: Callable[[StoreError | None], None]) -> None:
        """Keep changes, then call back."""

    def load_room(self, code: str) -> str | None:
        """What is kept of a room."""

    def load_table(self, id: str) -> Saved:
        """What is kept of a game."""

    @property
    def other_addresses(self) -> tuple[str, ...]:
        """Where the other servers are."""

    def may_speak(self) -> bool:
        """Whether tables that live here are known to do so still."""

    def part_with(self, code: str) -> None:
        """A room lives on another server by now."""

    def think(self, table: str, plan: Plan) -> Callable[[], object]:
        """Let a bot of a table think without holding up anybody. Returns what calls it off."""

    def rematch(self, old: "Room") -> None:
        """Make a new room for the people of one whose game is over."""

    def edition(self, id: str) -> Edition:
        """An edition that can be played here."""

    def wake(self, code: str) -> None:
        """Ask the room of this code when it wants to be woken, and see to it."""
