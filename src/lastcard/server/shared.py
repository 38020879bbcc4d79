"""Where the tables are that several servers share. What they share them with is loaded only by those who do."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lastcard.server.metrics import Metrics
from lastcard.table.store import Store

if TYPE_CHECKING:  # it needs what only whoever shares tables has installed
    from lastcard.server.sharing import Sharing


@dataclass(frozen=True)
class Shared:
    """A database that several servers share, and where browsers find this one; of several processes there, which."""

    database: str
    address: str
    process: int = 0

    def begin(self, metrics: Metrics) -> "Sharing":
        """Be one of the servers."""
        from lastcard.server.sharing import Sharing

        return Sharing(self.database, self.address, self.process, metrics)

    def open(self, server: str = "") -> Store:
        """The tables."""
        from lastcard.table.postgres_store import PostgresStore

        return PostgresStore(self.database, server)
