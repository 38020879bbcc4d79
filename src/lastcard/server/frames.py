"""The frames of a WebSocket, as they come in: where one ends, and what is in it (RFC 6455, section 5.2)."""

from collections.abc import Sequence

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is not one for every machine
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a frame that is a whole text."""

PONG = 0x8A
"""The first byte of an answer to a ping."""

LONGEST_SIGN = 6 + 126
"""Bytes that no ping, nor its answer, has."""

SHORT, LONG = 126, 1 << 16
"""Bytes from which on the size of a text takes two bytes more, and eight."""

_SHORT_HEADS = [bytes((TEXT, size)) for size in range(SHORT)]
_LONG_HEADS = [bytes((TEXT, 126, size)) for size in range(256)]
_BYTES = [bytes((size,)) for size in range(256)]
"""How texts begin, ready to be put before them."""

UNKNOWN = 0
"""What is there does not say yet how long a frame is."""

ODD = -1
"""No browser sends such a frame."""


def size_of(data: bytes, most: int, at: int = 0) -> int:
    """How many bytes the frame has that begins there, of at most so many; or `UNKNOWN`, or `ODD`.

    >>> size_of(bytes.fromhex("8185 00000000") + b"Hello", most=100), size_of(b"\\x81", most=100)
    (11, 0)
    >>> size_of(bytes.fromhex("8105") + b"Hello", most=100), size_of(bytes.fromhex("81fe4000"), most=100)
    (-1, -1)
    """
    known = len(data) - at
    if known < 2:
        return UNKNOWN
    size, head = data[at + 1] - 0x80, 6
    if size == 126:
        if known < 4:
            return UNKNOWN
        size, head = data[at + 2] << 8 | data[at + 3], 8
    elif size == 127:
        return ODD
    return head + size if 0 <= size <= most and not data[at] & 0x70 else ODD


def framed(messages: Sequence[bytes]) -> bytes:
    """Texts as they go out, one frame each.

    >>> framed([b"Hello", b"you"])
    b'\\x81\\x05Hello\\x81\\x03you'
    >>> [framed([bytes(size)])[:-size].hex() for size in (126, 65536)]
    ['817e007e', '817f0000000000010000']
    """
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < SHORT:
            parts.append(_SHORT_HEADS[size])
        elif size < LONG:
            parts.append(_LONG_HEADS[size >> 8])
            parts.append(_BYTES[size & 255])
        else:
            parts.append(bytes((TEXT, 127)) + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)


def payload_of(frame: bytes) -> bytes:
    """What is in a frame.

    >>> payload_of(bytes.fromhex("8a82 01010101 4869"))
    b'Ih'
    """
    begin = 2 if frame[1] != 0xFE else 4
    return apply_mask(frame[begin + 4 :], frame[begin : begin + 4])
