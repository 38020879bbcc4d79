"""Sharing tables with other servers: a table lives on one of them at a time, and wakes where it is asked for.

The database says which one, by a lease for each table. As long as the server gives signs of life its leases are good;
whoever cannot give them says nothing any more (`may_speak`), until it knows again which tables are its own.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from lastcard import __version__
from lastcard.server import logs
from lastcard.server.metrics import Metrics
from lastcard.server.moving import BusyError, MovedError
from lastcard.table.postgres_leases import BEAT, LEASE, Elsewhere, Leases, ServerInfo, Signs
from lastcard.table.store import DamagedError, Lease, Saved, Store, StoreError, UnreachableError

SILENT = 2 * BEAT + 0.5
"""Seconds without a sign of life after which nobody is sent to a server: either it speaks again, or it is dead."""

LOOK_AGAIN = 0.25
PATIENCE = 8.0
"""Seconds for which somebody waits for a table that nobody can give yet; then their browser asks again."""

T = TypeVar("T")


class Fetched:
    """A table that was read, with the right to change it."""

    def __init__(self, lease: Lease, info: str, saved: Saved | None) -> None:
        self.lease = lease
        self.info = info
        self.saved = saved


class Sharing:
    """This server among the others."""

    def __init__(self, url: str, address: str, process: int, metrics: Metrics) -> None:
        self.address = address
        self.held: dict[str, Lease] = {}
        """The tables that live here."""
        self.servers: tuple[ServerInfo, ...] = ()
        """All that live, this one with them."""
        self.known_addresses: tuple[str, ...] = ()
        """Where other servers are or were: a page that came from one that is gone goes on at the others."""
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._beats = Leases(url, address, process, version=__version__)
        self._claims = Leases(url, address, process, self._beats.id)
        self._pulse = ThreadPoolExecutor(1, thread_name_prefix="pulse")
        self._hands = ThreadPoolExecutor(1, thread_name_prefix="leases")
        self._fetching: dict[str, asyncio.Task[Fetched | None]] = {}
        self._recalled = 0
        self._takes_after = 0.0
        """When tables may be taken from servers that are silent: not as soon as the database is back, for all were."""
        began = uptime()
        self._beats.sign_in()
        self._look(self._beats.beat())
        self._good_until = began + LEASE

    @property
    def id(self) -> str:
        """What this run of the server is called in the database."""
        return self._beats.id

    def may_speak(self) -> bool:
        """Whether all leases are good at this moment."""
        return uptime() < self._good_until

    async def look_around(self) -> list[ServerInfo]:
        """The other servers that live at this moment; without those of an older version, if there are newer ones."""
        with contextlib.suppress(StoreError, TimeoutError):
            signs = await asyncio.wait_for(self._loop.run_in_executor(self._pulse, self._beats.beat), LOOK_AGAIN * 2)
            self._look(signs)
        others = [server for server in self.servers if server.id != self.id]
        return [server for server in others if _numbers(server.version) >= _numbers(__version__)] or others

    def _look(self, signs: Signs) -> None:
        self.servers = signs.servers
        self.known_addresses = tuple(sorted({*self.known_addresses, *signs.addresses} - {self.address}))

    @property
    def other_addresses(self) -> tuple[str, ...]:
        """Where they are."""
        return tuple(dict.fromkeys(server.address for server in self.servers if server.address != self.address))

    def address_of(self, server: ServerInfo) -> str:
        """Where a browser is sent; empty if that is where it is already."""
        return "" if server.address == self.address else server.address

    def begin(self, code: str) -> None:
        """A table is made here."""
        self.held[code] = Lease(code, 1, is_new=True)

    def is_kept(self, code: str) -> None:
        """What was made here is in the database."""
        lease = self.held.get(code)
        if lease is not None and lease.is_new:
            self.held[code] = Lease(code, lease.epoch)

    async def fetch(self, code: str, store: Store) -> Fetched | None:
        """A table from the database, which lives here from now on; None if there is none.

        Raises MovedError, or BusyError where nobody can say yet where it lives.
        """
        fetching = self._fetching.get(code)
        if fetching is None:
            fetching = self._fetching[code] = self._loop.create_task(self._fetch(code, store))
            fetching.add_done_callback(lambda _: self._fetching.pop(code, None))
        return await asyncio.shield(fetching)

    async def _fetch(self, code: str, store: Store) -> Fetched | None:
        until = uptime() + PATIENCE
        while True:
            try:
                found = await self.work(lambda: self._claim(code, store))
            except StoreError as error:
                self._metrics.database_errors += 1
                if uptime() > until or not isinstance(error, UnreachableError):
                    logs.event("not-read", logging.ERROR, table=logs.sign_of(code), reason=str(error))
                    raise BusyError from error
                await asyncio.sleep(LOOK_AGAIN)
                continue
            if not isinstance(found, Elsewhere):
                if found is not None:
                    self.held[code] = found.lease
                    self._metrics.tables_taken += 1
                return found
            if found.silent < SILENT:
                raise MovedError(self.address_of(found.server), found.server.process)
            if uptime() > until:
                raise BusyError
            await asyncio.sleep(LOOK_AGAIN)

    def _claim(self, code: str, store: Store) -> Fetched | Elsewhere | None:
        known = store.load_room(code)
        if known is None:
            return None
        lease = self._claims.claim(code, from_silent=uptime() >= self._takes_after)
        if isinstance(lease, Elsewhere):
            return lease
        if newer := self._newer_for(code, known):
            self._claims.release(lease)
            return Elsewhere(newer, 0.0)
        # Only now nobody else changes it any more.
        info = store.load_room(code)
        if info is None:
            return None
        table, saved = table_in(info), None
        with contextlib.suppress(DamagedError):  # whoever looks for it sees that, too, and says so
            saved = store.load(table) if table else None
        return Fetched(lease, info, saved)

    def _newer_for(self, code: str, info: str) -> ServerInfo | None:
        """A server for a table that a newer version has had, and that this one may not understand.

        None if this one is new enough, or all are as old: then somebody has gone back to the older version on purpose.
        """
        kept = _numbers(_kept(info, "version"))
        newer = [server for server in self.servers if _numbers(server.version) >= kept]
        if kept <= _numbers(__version__) or not newer:
            return None
        return newer[sum(code.encode()) % len(newer)]

    async def work(self, what: Callable[[], T]) -> T:
        """Ask the database something, without holding up anybody."""
        return await self._loop.run_in_executor(self._hands, what)

    def let_go(self, code: str) -> None:
        """A table that nobody visits may live anywhere."""
        lease = self.held.pop(code, None)
        if lease is not None and not lease.is_new:
            self._hands.submit(self._release, lease)

    def _release(self, lease: Lease) -> None:
        try:
            self._claims.release(lease)
        except StoreError:
            self._metrics.database_errors += 1  # then it is free when this server ends

    async def let_all_go(self) -> None:
        """All tables may live anywhere."""
        self.held.clear()
        await self.work(self._claims.release_all)

    # Signs of life

    async def live(self, lost: Callable[[str], None], back: Callable[[], None]) -> None:
        """Give signs of life. `lost`: a table is another server's by now; `back`: after a while, everything goes on."""
        told = ""
        while True:
            began = uptime()
            pause = BEAT
            try:
                signs = await self._loop.run_in_executor(self._pulse, self._beats.beat)
                was_away = not self.may_speak()
                if was_away or signs.recalled != self._recalled:
                    before = dict(self.held)
                    mine = await self._loop.run_in_executor(self._pulse, self._beats.held)
                    self._recalled = signs.recalled
                    for code, lease in before.items():
                        if not lease.is_new and mine.get(code) != lease.epoch and self.held.get(code) == lease:
                            lost(code)
                self._look(signs)
                self._good_until, told = began + LEASE, ""
                if was_away:
                    self._takes_after = uptime() + LEASE
                    back()
            except StoreError as error:
                self._metrics.database_errors += 1
                if str(error) != told:  # tried four times a second, it would fill the log
                    told = str(error)
                    logs.event("no-sign-of-life", logging.WARNING, reason=told)
                pause = LOOK_AGAIN
            await asyncio.sleep(max(0.0, began + pause - uptime()))

    def close(self) -> None:
        """Be known no more."""
        self._pulse.shutdown(wait=True, cancel_futures=True)
        self._hands.shutdown(wait=True)
        try:
            self._beats.sign_off()  # over a connection that is there
        except StoreError as error:
            logs.event("not-signed-off", logging.WARNING, reason=str(error))
        self._claims.close()
        self._beats.close()


def table_in(info: str) -> str:
    """The id of the game of a room, as it is kept; empty if there is none, or nobody can tell."""
    return _kept(info, "table")


def _kept(info: str, name: str) -> str:
    try:
        return str(msgspec.json.decode(info, type=dict)[name])
    except (msgspec.MsgspecError, KeyError):
        return ""


def _numbers(version: str) -> list[int]:
    """A version, to compare it.

    >>> _numbers("0.9.1") < _numbers("0.10.0.dev1"), _numbers("") < _numbers("0.1")
    (True, True)
    """
    return [int(part) for part in version.split(".") if part.isdecimal()]


def uptime() -> float:
    """Seconds that pass while this machine sleeps, too."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)
