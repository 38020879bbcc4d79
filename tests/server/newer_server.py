"""`lastcard serve` of a version to come: it keeps more in the database, and of people, than this one knows."""

import sys
from typing import Any

import lastcard


def serve() -> int:
    """The command. Nothing of it happens where this module is only imported."""
    lastcard.__version__ = "99.0.0"  # before anybody takes it from there

    from lastcard.cli.main import main
    from lastcard.server.lobby import Lobby
    from lastcard.table import postgres

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

    setattr(Lobby, "kept", keep_more)  # noqa: B010
    setattr(Lobby, "restore", restore_more)  # noqa: B010
    return main()


if __name__ == "__main__":
    sys.exit(serve())
