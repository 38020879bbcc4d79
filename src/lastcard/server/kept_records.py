"""Records that somebody has left here for a while, so that a link to them is short: `/replay/CODE`.

They stand among the editions that people leave, as packed as those, under codes of another length; a record has no
owner, and nobody changes it.
"""

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lastcard.server import messages as m
from lastcard.server.refusal import RefusedError
from lastcard.server.workshop import DAYS, LETTERS, MOST_EDITIONS, find_kept, write_kept
from lastcard.table.store import KeptEdition

if TYPE_CHECKING:
    from lastcard.server.hub import Hub

CODE: Final = 12


class KeptRecords:
    """Records that are kept here."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    async def find(self, code: str, *, opened: bool) -> str:
        """A record, packed. `opened`: it stays for longer. Raises RefusedError, or BusyError."""
        kept = await find_kept(self._hub, code) if len(code) == CODE and set(code) <= set(LETTERS) else None
        if kept is None:
            raise RefusedError("server-no-such-record")
        if opened:
            write_kept(self._hub, lambda store: store.touch_edition(code), "", None, lambda _: None)
        return kept.packed

    def save(self, said: m.SaveRecord, tell: Callable[[m.Heard], None]) -> None:
        """Keep a record that has been looked at."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        kept = KeptEdition(code, "", said.packed)
        answer = m.RecordSaved(said.id, code, DAYS)
        write_kept(self._hub, lambda store: store.keep_edition(kept, MOST_EDITIONS), said.id, answer, tell)
