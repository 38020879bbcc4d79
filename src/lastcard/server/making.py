"""Editions that somebody makes: what one connection asks for, from a draft to an edition that is kept."""

import asyncio
import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from lastcard.cards.edition import Edition
from lastcard.server import messages as m
from lastcard.server.beside import Refuse, begin
from lastcard.server.drafts import draft_of, edition_of
from lastcard.server.peers import Peer
from lastcard.server.refusal import RefusedError
from lastcard.table.store import KeptEdition

if TYPE_CHECKING:
    from lastcard.server.hub import Hub


class Making:
    """What a connection makes. One study at a time: whoever asks for another wants the first no more."""

    def __init__(self, hub: "Hub", peer: Peer, tell: Callable[[m.Heard], None], refuse: Refuse) -> None:
        self._hub = hub
        self._peer = peer
        self._tell = tell
        self._refuse = refuse
        self._study: asyncio.Task[None] | None = None
        self.edition: KeptEdition | None = None
        """What was found of the edition that was asked for."""

    async def find_edition(self, said: m.Said) -> None:
        """Have an edition read that is kept here."""
        self.edition = None
        if isinstance(said, m.OpenEdition | m.DeleteEdition) or (isinstance(said, m.SaveEdition) and said.code):
            if wait := math.ceil(self._peer.guesses.wait(self._hub.now(), 1)):
                raise RefusedError("server-guessing", seconds=wait)
            try:
                self.edition = await self._hub.workshop.find(said.code)
            except RefusedError:
                self._peer.guesses.take(self._hub.now())
                if not isinstance(said, m.SaveEdition):  # it has been forgotten meanwhile, and is kept anew
                    raise

    def draft(self, said: m.Draft) -> None:
        """Say what there is to say about a draft."""
        self._tell(m.Drafted(said.id, draft_of(said.packed, said.toml)))

    def begin_study(self, said: m.Study) -> None:
        """Play many rounds with it."""
        self.stop_study()
        edition = edition_of(said.packed)
        if not self._peer.studies.take(self._hub.now()):
            raise RefusedError("server-many-studies")
        self._study = begin(self._studied(said.id, edition), said.id, self._refuse)

    async def _studied(self, id: str, edition: Edition) -> None:
        told = 0

        def progress(done: int, total: int) -> None:
            nonlocal told
            if done - told >= total // 40:  # not every few rounds
                told = done
                self._tell(m.Studying(id, done, total))

        self._tell(m.Studied(id, await self._hub.workshop.studies.study(edition, self._peer, progress)))

    def stop_study(self, _: m.StopStudy | None = None) -> None:
        """Nobody wants to know any more."""
        if self._study is not None:
            self._study.cancel()
            self._study = None

    def save_edition(self, said: m.SaveEdition) -> None:
        """Keep an edition."""
        if not self._peer.editions.take(self._hub.now()):
            raise RefusedError("server-many-editions")
        self._hub.workshop.save(said, self.edition, self._tell)

    def open_edition(self, said: m.OpenEdition) -> None:
        """Show an edition that is kept."""
        if self.edition is not None:
            self._hub.workshop.opened(self.edition)
            self._tell(m.Drafted(said.id, draft_of(self.edition.packed), self.edition.packed))

    def delete_edition(self, said: m.DeleteEdition) -> None:
        """Forget an edition that is kept."""
        if self.edition is not None:
            self._hub.workshop.delete(said, self.edition, self._tell)
