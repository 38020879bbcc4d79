"""When rooms want to be woken: one alarm for each, that is moved only where it would ring too late."""

import asyncio
from collections.abc import Callable


class Alarms:
    """The alarms of rooms by their codes. `ring` is called with a code when its time has come."""

    def __init__(self, loop: asyncio.AbstractEventLoop, ring: Callable[[str], None]) -> None:
        self._loop = loop
        self._ring = ring
        self._set: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        """With the time, because uvloop does not know that of an alarm that rings at once."""

    def __contains__(self, code: str) -> bool:
        return code in self._set

    def when(self, code: str) -> float:
        """When it rings in a room."""
        return self._set[code][0]

    def set(self, code: str, at: float | None) -> None:
        """Let it ring at a time, or a little before; None: not at all."""
        if code in self._set:
            due, alarm = self._set[code]
            if at is not None and due <= at:
                return  # it rings soon enough, and then the room is asked again: mostly a minute after many moves
            alarm.cancel()
            del self._set[code]
        if at is not None:
            self._set[code] = at, self._loop.call_at(at, self._rings, code)

    def clear(self, code: str) -> None:
        """It does not ring in a room any more."""
        self.set(code, None)

    def close(self) -> None:
        """It does not ring anywhere any more."""
        for _, alarm in self._set.values():
            alarm.cancel()

    def _rings(self, code: str) -> None:
        del self._set[code]
        self._ring(code)
