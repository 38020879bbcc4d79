"""A server among others: what it tells people when it ends, and when it cannot keep anything."""

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcard.catalogue import Message
from lastcard.server import logs
from lastcard.server import messages as m
from lastcard.table.store import StoreError

if TYPE_CHECKING:
    from lastcard.server.hub import Hub
    from lastcard.server.sharing import Sharing
    from lastcard.table.postgres_leases import ServerInfo

TELL_AGAIN = 14
"""Half seconds until people are told again that nothing can be saved."""

HANDING_OVER = 1.0
"""Seconds in which tables are kept and given away before a server ends."""


class Company:
    """What a hub does because there are other servers, or is about to end."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._told_away = False

    async def drain(self, patience: float) -> None:
        """Begin nothing new, tell everybody kindly, and wait until all that has happened is kept and told."""
        self._hub.draining = True
        others = await self._hub.sharing.look_around() if self._hub.sharing else []
        for room in self._hub.rooms.values():
            if others:
                room.has_left = True
            else:
                room.broadcast.announce(str(Message("server-restarts")))
        until = self._hub.now() + (min(patience, HANDING_OVER) if others else patience)
        while self._hub.now() < until and not all(room.broadcast.has_told_all for room in self._hub.rooms.values()):
            await asyncio.sleep(0.01)
        if self._hub.sharing is not None:
            await self._hand_over(self._hub.sharing, others)

    async def _hand_over(self, sharing: "Sharing", others: Sequence["ServerInfo"]) -> None:
        """What is kept is free for the other servers, and whoever is here goes there."""
        try:
            await asyncio.wait_for(sharing.let_all_go(), HANDING_OVER)
        except (StoreError, TimeoutError) as error:
            logs.event("not-handed-over", logging.WARNING, reason=str(error))
        for number, room in enumerate(self._hub.rooms.values() if others else ()):
            room.move_away(sharing.address_of(others[number % len(others)]))
            self._hub.metrics.tables_moved += 1

    async def live(self) -> None:
        """Give signs of life to the other servers, and tell people when nothing can be kept."""
        if self._hub.sharing is None:
            return
        living = asyncio.create_task(self._hub.sharing.live(self._hub.part_with, self._go_on))
        try:
            silent = 0
            while True:
                await asyncio.sleep(0.5)
                # One look is not enough: whoever was frozen knows in a moment that all is well.
                silent = 0 if self._hub.sharing.may_speak() else silent + 1
                if silent > 1 and not self._told_away:
                    self._told_away = True
                    logs.event("database-away", logging.ERROR)
                # Again and again: a page shows it for some seconds, and somebody may have come meanwhile.
                if silent % TELL_AGAIN == 2:
                    self._tell_all(Message("server-database-away"))
        finally:
            living.cancel()

    def _go_on(self) -> None:
        if self._told_away:
            self._told_away = False
            logs.event("database-back", logging.WARNING)
            self._tell_all(Message("server-database-back"))
        for room in list(self._hub.rooms.values()):
            room.broadcast.go_on()

    def _tell_all(self, message: Message) -> None:
        for room in self._hub.rooms.values():
            room.broadcast.tell_now(m.Notice(str(message)))
