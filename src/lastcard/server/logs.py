"""What the server writes down for whoever runs it: one line for each event, and nothing that is somebody's own.

No names, no keys, no chat, no card texts, and no addresses that lead to one household. The code of a table is what lets
people in, so a log has only a sign for it, which means something for as long as the server runs.
"""

import hashlib
import ipaddress
import json
import logging
import re
import secrets
import sys
import threading
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Literal, TypeAlias

Format: TypeAlias = Literal["text", "json"]

Field: TypeAlias = str | int | float | bool | None

_LOGGER = logging.getLogger("lastcard")
_SALT = secrets.token_bytes(16)
_FOREIGN = ("uvicorn", "asyncio", "websockets", "py.warnings")
"""Others that have something to say; when all is well, uvicorn would say addresses in full."""

_ADDRESS = re.compile(r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\w)|(?<![\w:])[0-9a-f]*:[0-9a-f:]*:[0-9a-f.]*", re.I)


def event(name: str, level: int = logging.INFO, /, *, error: BaseException | None = None, **fields: Field) -> None:
    """Something that happened. Its fields are numbers, and words of ours: never what somebody has written."""
    if _LOGGER.isEnabledFor(level):
        _LOGGER.log(level, "%s", _said(name, fields), exc_info=error, extra={"event": name, "fields": fields})


def sign_of(code: str) -> str:
    """What stands for a table in the log: enough to follow it, too little to sit down at it.

    >>> sign_of("abc234") == sign_of("abc234") != sign_of("abc235")
    True
    """
    return hashlib.blake2b(code.encode(), digest_size=4, key=_SALT).hexdigest()


def network_of(address: str) -> str:
    """The network of an address, which is shared by many.

    >>> network_of("203.0.113.77"), network_of("2001:db8:1:2::3"), network_of("::ffff:203.0.113.77")
    ('203.0.113.0/24', '2001:db8:1::/48', '203.0.113.0/24')
    >>> network_of("testclient")
    'unknown'
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return str(ipaddress.ip_network((ip, 24 if ip.version == 4 else 48), strict=False))


def without_addresses(text: str) -> str:
    """A text of other programs, with networks instead of addresses.

    >>> without_addresses("203.0.113.77:5000 and [2001:db8:1:2::3] at 12:30:45")
    '203.0.113.0/24:5000 and [2001:db8:1::/48] at 12:30:45'
    """

    def network(found: re.Match[str]) -> str:
        known = network_of(found[0])
        return found[0] if known == "unknown" else known

    return _ADDRESS.sub(network, text)


def set_up(format: Format, level: str) -> None:
    """Everything that is logged goes to standard error from now on: ours, uvicorn's, and Python's warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if format == "json" else _Text())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _LOGGER.setLevel(level.upper())
    for name in _FOREIGN:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    threading.excepthook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)


def _uncaught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        event("failed", logging.CRITICAL, error=error)


def _row(record: logging.LogRecord) -> Mapping[str, Field]:
    """A line as data."""
    row: dict[str, Field] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
    }
    fields = getattr(record, "fields", None)
    if fields is None:
        said = record.getMessage().strip()
        if record.exc_info:
            said = said.partition("\n")[0]  # asyncio goes on with what the error says
        row |= {"event": record.name, "message": without_addresses(said)[:1000]}
    else:
        row |= {"event": vars(record)["event"], **fields}
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        row |= {"error": type(error).__name__, "trace": _trace(error)}
    return row


def _trace(error: BaseException) -> str:
    """Where it happened. What an error says may be somebody's words, so it is left out."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename.rpartition('lastcard/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
    return " < ".join(reversed(places))


class _Json(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        return json.dumps(_row(record))


class _Text(logging.Formatter):
    """A line for people: when, how bad, what, and the rest as name=value."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        row = {**_row(record)}
        head = " ".join(str(row.pop(name)) for name in ("time", "level", "event"))
        return _said(head, row)


def _said(head: str, fields: Mapping[str, Field]) -> str:
    return " ".join([head, *(f"{name}={_plain(value)}" for name, value in fields.items())])


def _plain(value: Field) -> str:
    text = json.dumps(value) if not isinstance(value, str) else value
    return json.dumps(text) if not text.isprintable() or " " in text or '"' in text or not text else text
