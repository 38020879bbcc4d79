"""A server that does not look whether a table is still its own: to see that the checker finds out.

It takes out the epoch check of every group, what the server does by itself when its lease is over, and the second line
behind them: a move's number, which the database takes once only.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any

from lastcard.cli.main import main
from lastcard.server.sharing import Sharing
from lastcard.table.postgres_store import PostgresStore
from lastcard.table.store import Lease

WHERE = "(SELECT coalesce(max(number), -1) + 1 FROM moves WHERE table_id = %s)"


def _show(store: PostgresStore, db: Any, leases: Sequence[Lease]) -> None:
    new = [lease.code for lease in leases if lease.is_new]
    if new:
        db.execute(
            "INSERT INTO leases SELECT code, %s, 1 FROM unnest(%s::text[]) AS code ON CONFLICT DO NOTHING",
            (store._server, new),
        )
    db.execute("SELECT begin_group(%s, %s, '{}', '{}')", (store._server, store._next))


def _append(
    store: PostgresStore,
    id: str,
    first: int,
    moves: Sequence[str],
    snapshot: str,
    state: str = "playing",
    said: str = "",
) -> None:
    with store._saving():
        store._write("UPDATE tables SET snapshot = %s, state = %s WHERE id = %s", snapshot, state, id)
        for number, move in enumerate(moves):
            store._write(f"INSERT INTO moves VALUES (%s, {WHERE}, %s, %s)", id, id, str(move), "" if number else said)


async def _live(sharing: Sharing, lost: Callable[[str], None], back: Callable[[], None]) -> None:
    await _beats(sharing, lambda _: None, back)


_beats = Sharing.live

WITHOUT: tuple[tuple[type, str, Any], ...] = (
    (PostgresStore, "_show", _show),
    (PostgresStore, "append", _append),
    (Sharing, "may_speak", lambda _: True),
    (Sharing, "live", _live),
)

if __name__ == "__main__":
    for kind, name, instead in WITHOUT:
        assert callable(getattr(kind, name)), "what is taken out was there"
        setattr(kind, name, instead)
    sys.exit(main())
