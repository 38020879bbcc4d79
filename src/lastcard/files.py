"""Reading what people wrote: files of a bounded size, TOML of a bounded depth; quoting it back, and writing it down."""

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

MAX_FILE = 1_000_000
"""Bytes in an edition file or a record."""

MAX_DOTS = 50
"""Dots in a TOML key: reading takes quadratic time in them."""


class UsageError(Exception):
    """Something the user wrote on the command line cannot be right; the message says what."""


class FileError(ValueError):
    """A file that cannot be read at all."""


def shown(value: object, most: int = 60) -> str:
    """Somebody's words or numbers, quoted in a message: on one line, and not too long.

    >>> print(shown("R5"), shown(7), shown("a\\n" * 100))
    'R5' 7 'a\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\na\\...
    """
    if isinstance(value, str):
        value = value[: most + 1]
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "that"
    return text if len(text) <= most else text[: most - 3] + "..."


def short(path: str) -> str:
    """The name of a file, at the start of a message.

    >>> short("storm.toml"), short("")
    ('storm.toml', "''")
    """
    if not path.strip():
        return repr(path)
    return path if len(path) <= 200 else "..." + path[-197:]


def suggestion(word: object, names: Iterable[str]) -> str:
    """What there is instead of a word that is none of these names, the one first that was probably meant.

    >>> suggestion("minecarft", ["classic", "minecraft"])
    'did you mean minecraft? There are classic, minecraft'
    >>> suggestion(7, ["classic", "minecraft"])
    'there are classic, minecraft'
    """
    from difflib import get_close_matches

    names = list(names)
    there_are = f"here are {', '.join(names)}"
    written = {name.casefold(): name for name in names}
    near = get_close_matches(word[:60].casefold(), written, 1) if isinstance(word, str) else []
    return f"did you mean {written[near[0]]}? T{there_are}" if near else f"t{there_are}"


def one_line(message: str, most: int = 1500) -> str:
    """A message without characters that could break its line or the terminal.

    >>> one_line("a\\x1b[2J\\nb")
    'a\\\\x1b[2J\\\\nb'
    """
    message = message if len(message) <= most else message[: most - 3] + "..."
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in message)


def read_file(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            return decode(file.read(MAX_FILE + 1))
    except OSError as error:
        raise FileError(f"cannot read it: {error.strerror}") from error
    except ValueError as error:
        if isinstance(error, FileError):
            raise
        raise FileError("cannot read it: that is not the name of a file") from error


def decode(data: bytes) -> str:
    """The text of a file's bytes."""
    if len(data) > MAX_FILE:
        raise FileError(f"larger than {MAX_FILE} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(f"not UTF-8 text: byte {error.start}") from error


def packed(data: bytes) -> str:
    """What a link carries: deflated, then written in letters."""
    machine = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(machine.compress(data) + machine.flush()).decode().rstrip("=")


def unpacked(letters: str, what: str, most: int = MAX_FILE) -> bytes:
    """What was packed, and should be `what`. Never more than it may be, however well it was packed.

    >>> unpacked(packed(b"seed = 1"), "a record")
    b'seed = 1'
    >>> unpacked(packed(b"seed = 1")[:4], "a record")
    Traceback (most recent call last):
    ...
    lastcard.files.FileError: this is not a record: the end of it is missing
    """
    try:
        data = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        machine = zlib.decompressobj(-zlib.MAX_WBITS)
        found = machine.decompress(data, most + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise FileError(f"this is not {what}: the link or the file is damaged") from error
    if len(found) > most:
        raise FileError(f"larger than {most} bytes")
    if not machine.eof:
        raise FileError(f"this is not {what}: the end of it is missing")
    return found


def parse_toml(text: str) -> dict[str, Any]:
    """A TOML document, or a message that says where it is broken."""
    import tomllib

    for number, line in enumerate(text.splitlines(), 1):
        key = line if line.lstrip().startswith("[") else line.partition("=")[0]
        if key.count(".") > MAX_DOTS and not line.lstrip().startswith(('"', "'", "#")):
            raise FileError(f"not TOML that can be right: too many dots in a key (at line {number})")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FileError(f"not TOML: {error}") from error
    except (RecursionError, ValueError) as error:
        raise FileError("not TOML that can be right: nested too deeply, or a number too long") from error


def quoted(text: str) -> str:
    """A TOML string: JSON's escapes are TOML's, too.

    >>> print(quoted('say "UNO"'))
    "say \\"UNO\\""
    """
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def toml_key(key: str) -> str:
    """A TOML key, in quotes where it needs them.

    >>> print(toml_key("W4"), toml_key("a b"))
    W4 "a b"
    """
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else quoted(key)
