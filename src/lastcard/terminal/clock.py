"""The time, and waiting for it. Tests put a clock of their own in its place, whose time jumps."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


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


async def in_thread(act: Callable[[], Result]) -> Result:
    """Do something that takes long in a thread that nobody waits for at the end: leaving never hangs on it."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, error: Exception | None) -> None:
        if not future.done():
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result: Result | None = None
        failed: Exception | None = None
        try:
            result = act()
        except Exception as error:
            failed = error
        with contextlib.suppress(RuntimeError):  # the loop may be closed by now
            loop.call_soon_threadsafe(settle, result, failed)

    threading.Thread(target=run, daemon=True).start()
    return await future
