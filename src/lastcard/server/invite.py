"""Inviting others: links to a table, a QR code for phones, and listening on the local network when that is wanted."""

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

import segno

from lastcard.server import messages as m
from lastcard.server.addresses import Addresses


class Listener(Protocol):
    """What can make the server listen on more addresses."""

    def can_open(self) -> bool:
        """Whether other devices cannot reach the server yet, and could."""

    def open(self) -> str | None:
        """Listen on the local network, too. Returns why that is not possible."""


class Inviter:
    """Makes links to tables."""

    def __init__(self, addresses: Addresses, listener: Listener) -> None:
        self.addresses = addresses
        self.listener = listener

    def invite(self, path: str, open: bool, local: bool, tell: Callable[[m.Heard], None]) -> None:
        """Answer with the links to a page; `open`: other devices are to be let in first."""
        if open and self.listener.can_open():
            problem = self.listener.open()
            if problem is not None:
                tell(m.Refused(problem))
        links = self.addresses.links(path)
        tell(m.Invited(links, qr_code(links[0]), not self.listener.can_open(), local and self.listener.can_open()))


@lru_cache(maxsize=256)  # it takes longer than most moves, and friends ask for it again and again
def qr_code(text: str) -> list[str]:
    """A QR code as rows of 0 and 1.

    >>> len(qr_code("http://192.168.1.7:8000/t/abc234"))
    29
    """
    return ["".join(str(int(bit)) for bit in row) for row in segno.make(text, micro=False, error="m").matrix]
