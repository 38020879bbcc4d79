"""`lastcard serve` of a version to come: it keeps more in the database, and of people, than this one knows."""

import sys
from typing import Any

import lastcard

lastcard.__version__ = "99.0.0"

from lastcard.cli.main import main  # noqa: E402
from lastcard.server.lobby import Lobby  # noqa: E402
from lastcard.table import postgres  # noqa: E402

postgres.SCHEMA += 1
postgres.MIGRATIONS[postgres.SCHEMA] = "ALTER TABLE rooms ADD COLUMN weather text"
kept, restore = Lobby.kept, Lobby.restore


def keep_more(lobby: Lobby) -> dict[str, Any]:
    """Everybody has a hat."""
    row = kept(lobby)
    return {**row, "places": [{**place, "hat": "red"} for place in row["places"]]}


def restore_more(lobby: Lobby, row: dict[str, Any], *more: Any) -> None:
    """What this version knows of it."""
    places = [{name: value for name, value in place.items() if name != "hat"} for place in row["places"]]
    restore(lobby, {**row, "places": places}, *more)


if __name__ == "__main__":
    setattr(Lobby, "kept", keep_more)  # noqa: B010
    setattr(Lobby, "restore", restore_more)  # noqa: B010
    sys.exit(main())
