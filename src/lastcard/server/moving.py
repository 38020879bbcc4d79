"""Why a table cannot be given here: it lives elsewhere, or nobody can tell just now."""

from lastcard.catalogue import Message
from lastcard.server.refusal import RefusedError


class BusyError(Exception):
    """A table cannot be given now, for no fault of whoever asks: their browser comes again."""


class MovedError(RefusedError):
    """A table lives elsewhere: at an address, or for an empty one, in another process behind this one."""

    def __init__(self, address: str, process: int = 0) -> None:
        super().__init__(Message("server-moved"))
        self.address = address
        self.process = process
