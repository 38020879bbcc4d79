"""The time, and waiting for it. Tests put a clock of their own in its place, whose time jumps."""

import asyncio
import time


class Clock:
    """The real time."""

    def now(self) -> float:
        """Seconds, from some moment on."""
        return time.monotonic()

    async def wait(self, until: float | None, changed: asyncio.Event) -> None:
        """Wait until a time has come (None: for ever), or until something has changed."""
        seconds = None if until is None else max(0.0, until - self.now())
        try:
            await asyncio.wait_for(changed.wait(), seconds)
        except TimeoutError:
            return
