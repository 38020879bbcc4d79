"""`lastcard serve` with cards that a test may choose, and where nothing takes long; its arguments are the same.

Where a test has put a `key.txt` into the folder of the games, new tables take it as their key; where it has put a
`position.toml` there, a game that starts begins with that position.
"""

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from lastcard.cli import parser, serve
from lastcard.game import record
from lastcard.game.record import Record
from lastcard.server import workers
from lastcard.server.hub import Hub
from lastcard.server.shared import Shared
from lastcard.server.tables import Tables
from lastcard.table.store import Saved
from lastcard.table.table import Table

WINDOW = 0.4
"""Seconds in which somebody can be caught."""

STUDIED = 500
"""Rounds of an edition that is tried."""


class ChosenTables(Tables):
    """Tables of a folder in which a test says what is dealt."""

    def __init__(self, folder: Path, pace: float) -> None:
        super().__init__(pace)
        self.key, self.position = folder / "key.txt", folder / "position.toml"

    def new_key(self) -> str:
        """The key that was chosen, or a fresh one."""
        return self.key.read_text() if self.key.exists() else super().new_key()

    def begin(self, record: Record, seats: Mapping[str, str | None], **more: Any) -> Table:
        """A table with the position that was chosen."""
        return self._quick(super().begin(self._placed(record), seats, **more))

    def load(self, saved: Saved, **more: Any) -> Table:
        """A table as it was kept."""
        return self._quick(super().load(saved, **more))

    def _placed(self, new: Record) -> Record:
        if not self.position.exists():
            return new
        return replace(new, position=record.loads(self.position.read_text()).position)

    def _quick(self, table: Table) -> Table:
        table.window = WINDOW
        return table


def make_hub(folder: Path, pace: float, thinkers: int | None, shared: Shared | None) -> Hub:
    """All rooms, with these tables."""
    hub = Hub(folder, ChosenTables(folder, pace), thinkers, shared)
    hub.workshop.studies.rounds = STUDIED
    return hub


if __name__ == "__main__":
    started = workers.started
    workers.started = lambda kind, nice: started(kind, 0)  # between busy test processes, whoever is nice gets nothing
    sys.stdout = open(1, "w", buffering=1, closefd=False)  # noqa: SIM115
    sys.exit(serve.run(parser.build().read(sys.argv[1:]), make_hub))
