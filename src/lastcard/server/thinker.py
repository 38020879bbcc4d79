"""A process that thinks for bots: it reads questions, writes what came of them, and ends with whoever started it.

Both go through pipes, as MessagePack behind their length. A question is what one seat knows; no other cards come here.
"""

import contextlib
import os
import sys
from typing import IO

LENGTH = 4
"""Bytes that say how long a message is."""

NO_ANSWER = b""


def read(source: IO[bytes]) -> bytes | None:
    """The next message; None when there will be no more."""
    head = source.read(LENGTH)
    size = int.from_bytes(head, "big")
    message = source.read(size) if len(head) == LENGTH else b""
    return message if len(head) == LENGTH and len(message) == size else None


def write(target: IO[bytes], message: bytes) -> None:
    """Hand over a message."""
    target.write(len(message).to_bytes(LENGTH, "big") + message)
    target.flush()


def main(nice: int) -> None:
    """Think until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(nice)  # first of all: what is loaded now takes a while, and people are served meanwhile
    import msgspec

    from lastcard.bots.hard import Question

    decode, encode = msgspec.msgpack.Decoder(Question).decode, msgspec.msgpack.Encoder().encode
    with contextlib.suppress(BrokenPipeError):
        while (message := read(sys.stdin.buffer)) is not None:
            try:
                answer = encode(decode(message).think())
            except Exception:  # whoever asked does without; the next question may be a better one
                answer = NO_ANSWER
            write(sys.stdout.buffer, answer)


if __name__ == "__main__":
    main(int(sys.argv[1]))
