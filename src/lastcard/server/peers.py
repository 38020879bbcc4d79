"""What one address may have and use: connections, tables, guesses, hints, and the server's time.

People who share an address, a family or a class of 30, share what it may have, so that is a lot; but it is never all.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from starlette.datastructures import Headers

from lastcard.server import logs
from lastcard.server.addresses import Proxies, household, is_local, is_loopback
from lastcard.server.allowance import Allowance, Rate


class Share(NamedTuple):
    """What one address may have."""

    sockets: int
    """Connections at once."""
    opened: Rate
    """New connections."""
    tables: Rate
    """New tables."""
    guesses: Rate
    """Codes of tables that there are not."""
    hints: Rate
    studies: Rate
    """Many rounds of an edition that somebody makes."""
    looks: Rate
    """Seconds of work for showing games again."""
    editions: Rate
    """Those that are kept, and records that are too long for a link."""
    work: Rate
    """Seconds of the server's time: for each second, and at once."""
    bots: Rate
    """The same for the bots at the tables of this address. They wait when it is used up."""
    counts_moves: bool = True
    """Whether that is also the time that moves and chat take."""


ANYBODY = Share(
    sockets=200,
    opened=Rate(5, 200),
    tables=Rate(1 / 30, 60),
    guesses=Rate(1 / 5, 20),
    hints=Rate(1, 30),
    studies=Rate(1 / 5, 20),
    looks=Rate(0.2, 10),
    editions=Rate(1 / 30, 40),
    work=Rate(0.25, 0.5),
    bots=Rate(0.1, 1),
)

THIS_MACHINE = Share(
    sockets=4000,
    opened=Rate(50, 4000),
    tables=Rate(1, 1000),
    guesses=Rate(1 / 5, 20),
    hints=Rate(4, 100),
    studies=Rate(1 / 2, 50),
    looks=Rate(0.5, 30),
    editions=Rate(1, 200),
    work=Rate(0.4, 4.0),
    bots=Rate(0.3, 3),
    counts_moves=False,
)
"""Whoever is here already could do worse, and a proxy that nobody has named brings everybody from here."""

REMEMBERED = 2000
"""Addresses after which those are looked for that have nothing and have used nothing of late."""


class Peer:
    """An address, and what it has left."""

    def __init__(self, share: Share, turnstile: asyncio.Lock, clock: Callable[[], float]) -> None:
        now = clock()
        self._turnstile = turnstile
        self._clock = clock
        self.share = share
        self.sockets = 0
        self.asking = 0
        """Requests that are not answered yet. A proxy brings as many connections as there are of them."""
        self.opened = Allowance(share.opened, now)
        self.tables = Allowance(share.tables, now)
        self.guesses = Allowance(share.guesses, now)
        self.hints = Allowance(share.hints, now)
        self.studies = Allowance(share.studies, now)
        self.looks = Allowance(share.looks, now)
        self.editions = Allowance(share.editions, now)
        self.work = Allowance(share.work, now)
        self.bots = Allowance(share.bots, now)
        self._line = asyncio.Lock()

    def open(self) -> bool:
        """One more connection, if there may be one."""
        if self.sockets >= self.share.sockets or not self.opened.take(self._clock()):
            return False
        self.sockets += 1
        return True

    def close(self) -> None:
        """One connection less."""
        self.sockets -= 1

    @contextlib.contextmanager
    def one_more_request(self) -> Iterator[bool]:
        """As long as this lasts, one more is asked for, if that may be."""
        may_be = self.asking < self.share.sockets
        self.asking += may_be
        try:
            yield may_be
        finally:
            self.asking -= may_be

    def owe(self, seconds: float, *, move: bool = False) -> None:
        """The server has worked so long for this address, perhaps for a move."""
        if self.share.counts_moves or not move:
            self.work.owe(seconds, self._clock())

    @property
    def waits(self) -> bool:
        """Whether this address owes the server time, or somebody waits here who has come before."""
        return self._line.locked() or self.work.wait(self._clock()) > 0

    async def turn(self) -> None:
        """Wait, one after the other, until this address owes the server no time."""
        if not self.waits:
            return
        async with self._line:
            while owed := self.work.wait(self._clock()):
                await asyncio.sleep(owed)

    async def one_by_one(self) -> None:
        """Whatever takes longer waits for its turn among all addresses, so that all else goes on in between."""
        async with self._turnstile:
            await asyncio.sleep(0)

    @property
    def is_like_new(self) -> bool:
        """Whether it can be forgotten."""
        now = self._clock()
        used = (allowance for allowance in vars(self).values() if isinstance(allowance, Allowance))
        return not self.sockets and not self.asking and all(allowance.is_full(now) for allowance in used)


class Peers:
    """All addresses that have something, or used something lately.

    >>> peers = Peers()
    >>> peers.of("192.0.2.1") is peers.of("192.0.2.1"), peers.of("192.0.2.1") is peers.of("192.0.2.2")
    (True, False)
    """

    def __init__(self, proxies: Proxies | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.proxies = proxies or Proxies()
        self._turnstile = asyncio.Lock()
        self._clock = clock
        self._known: dict[str, Peer] = {}
        self._many = REMEMBERED
        self._warned = False

    def __len__(self) -> int:
        return len(self._known)

    def at_the_door(self, host: str) -> Peer | None:
        """Whom a connection is counted for. A trusted proxy brings many people, who are counted by what it says."""
        return None if self.proxies.trusts(host) else self.of(household(host))

    def of_request(self, host: str, headers: Headers) -> Peer:
        """Whom a request is counted for."""
        if not self._warned and "x-forwarded-for" in headers and not self.proxies.trusts(host):
            self._warned = True  # once: anybody can write such a header
            # An address of the local network is nobody's household, and may be a proxy's; others are a stranger's.
            option = f"--trusted-proxy {host}" if is_local(host) else "--trusted-proxy ADDRESS"
            logs.event("forwarded-by-a-stranger", logging.WARNING, advice=f"if that is your proxy, name it: {option}")
        return self.of(self.proxies.origin(host, headers))

    def of(self, address: str) -> Peer:
        """What an address may have."""
        peer = self._known.get(address)
        if peer is None:
            if len(self._known) >= self._many:
                self._forget()
            share = THIS_MACHINE if is_loopback(address) else ANYBODY
            peer = self._known[address] = Peer(share, self._turnstile, self._clock)
        return peer

    def _forget(self) -> None:
        self._known = {address: peer for address, peer in self._known.items() if not peer.is_like_new}
        self._many = max(REMEMBERED, 2 * len(self._known))
