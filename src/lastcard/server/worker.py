"""A process that works for the server: it reads questions, writes what came of them, and ends with whoever started it.

Both go through pipes, as MessagePack behind their length. What bots are asked to think about is what one seat knows; no
other cards come here.
"""

import contextlib
import os
import sys
from collections.abc import Callable
from typing import IO, Literal, TypeAlias, cast

LENGTH = 4
"""Bytes that say how long a message is."""

NO_ANSWER = b""

Kind: TypeAlias = Literal["think", "advise", "read", "study"]
"""What a process is for."""

Work: TypeAlias = Callable[[bytes], bytes]


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


def work_of(kind: Kind) -> Work:
    """What such a process does with a message. It loads no more than that needs."""
    import msgspec

    encode = msgspec.msgpack.Encoder().encode
    if kind == "think":
        from lastcard.bots.hard import Question

        question = msgspec.msgpack.Decoder(Question).decode
        return lambda message: encode(question(message).think())
    if kind == "advise":
        from lastcard.bots.advice import Asking

        asking = msgspec.msgpack.Decoder(Asking).decode
        return lambda message: encode(asking(message).think())
    if kind == "study":
        from lastcard.server.compared import AskedCompare
        from lastcard.server.record_steps import AskedReplay
        from lastcard.server.review_parts import AskedReview
        from lastcard.server.study_parts import Part

        errand = msgspec.msgpack.Decoder(Part | AskedReplay | AskedReview | AskedCompare).decode
        return lambda message: encode(errand(message).run())
    from lastcard.server.branches import AskedBranch
    from lastcard.server.drafts import AskedDraft
    from lastcard.server.readings import Asked

    text = msgspec.msgpack.Decoder(Asked | AskedDraft | AskedBranch).decode
    return lambda message: encode(text(message).read())


def done(work: Work, message: bytes) -> tuple[bytes, Exception | None]:
    """What came of a message, and what was wrong with it if nothing did."""
    try:
        return work(message), None
    except Exception as error:  # whoever asked does without; the next question may be a better one
        return NO_ANSWER, error


def main(kind: Kind, nice: int) -> None:
    """Work until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(nice)  # first of all: what is loaded now takes a while, and people are served meanwhile
    work = work_of(kind)
    with contextlib.suppress(BrokenPipeError):
        while (message := read(sys.stdin.buffer)) is not None:
            write(sys.stdout.buffer, done(work, message)[0])


if __name__ == "__main__":
    main(cast(Kind, sys.argv[1]), int(sys.argv[2]))
