"""Whoever asks for something over HTTP, a WebSocket too, waits on the doorstep: moves of those inside come first."""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable

BREATH = 0.002
"""Seconds without newcomers while a move is being kept: the thread that keeps it needs the interpreter, too."""


class Doorstep:
    """Newcomers are served one in each round of the event loop, and addresses take turns.

    A crowd that knocks at once would otherwise be served in one go, and everybody's moves would wait for that.
    `is_busy` says whether a move is being kept just now.
    """

    def __init__(self, is_busy: Callable[[], bool]) -> None:
        self._is_busy = is_busy
        self._waiting: dict[Hashable, deque[Callable[[], None]]] = {}
        self._is_open = False
        """Somebody is served next."""

    def wait(self, address: Hashable, serve: Callable[[], None]) -> None:
        """Serve somebody from an address when it is their turn."""
        self._waiting.setdefault(address, deque()).append(serve)
        if not self._is_open:
            self._is_open = True
            asyncio.get_running_loop().call_soon(self._serve_next)

    def _serve_next(self) -> None:
        address, line = next(iter(self._waiting.items()))
        del self._waiting[address]
        serve = line.popleft()
        if line:
            self._waiting[address] = line  # behind all other addresses
        self._is_open = bool(self._waiting)
        if self._is_open:
            loop = asyncio.get_running_loop()
            loop.call_later(BREATH if self._is_busy() else 0.0, self._serve_next)
        serve()
