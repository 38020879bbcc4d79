"""Lines that fit: how wide a terminal is, and tables and notes that are no wider.

>>> print(table([("", "wins", "points"), ("easy", "40.1%", "12.3"), ("my own", "59.9%", "20.0")], 80))
         wins  points
easy    40.1%    12.3
my own  59.9%    20.0
"""

import codecs
import os
from collections.abc import Sequence
from typing import TextIO

SIGNS = {
    "─": "-", "–": "-", "—": "-", "\N{MINUS SIGN}": "-", "▸": ">", "’": "'", "‘": "'", "“": '"', "”": '"',
    "±": "+-", "×": "x", "…": "...",
}  # fmt: skip
USUAL = 80
GAP = "  "


def width_of(stream: TextIO | None) -> int:
    """How many columns the terminal has that a stream writes to; 80, or $COLUMNS, where that is not a terminal.

    >>> import io
    >>> width_of(io.StringIO()) == int(os.environ.get("COLUMNS", 80))
    True
    """
    try:
        columns = os.get_terminal_size(stream.fileno()).columns if stream is not None else 0
    except (OSError, ValueError):
        columns = 0
    named = os.environ.get("COLUMNS", "")
    return columns or (int(named) if named.isdecimal() and len(named) < 6 else 0) or USUAL


def can_draw(stream: TextIO | None) -> bool:
    """Whether a stream is a terminal that can place and frame what it shows.

    >>> import io
    >>> can_draw(io.StringIO())
    False
    """
    if stream is None or not stream.isatty() or os.environ.get("TERM") == "dumb":
        return False
    try:
        "╭─│▶♦".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def plainer(error: UnicodeError) -> tuple[str | bytes, int]:
    """For a terminal that lacks a character: the nearest sign there is, or else the number of the character.

    >>> codecs.register_error("plainer", plainer)
    >>> "2 ± 1 – Zoë".encode("ascii", "plainer").decode()
    '2 +- 1 - Zo\\\\xeb'
    """
    if isinstance(error, UnicodeEncodeError) and error.object[error.start] in SIGNS:
        return SIGNS[error.object[error.start]], error.start + 1
    if isinstance(error, UnicodeEncodeError):
        error.end = error.start + 1
    return codecs.backslashreplace_errors(error)


def table(rows: Sequence[Sequence[str]], width: int, spare: int = 0) -> str:
    """Rows with a name first and numbers after it; the first row has the heads of the columns.

    Where that is too wide the last columns are left out, `spare` of them at most. Then the names stand above their
    numbers, and at last every number has a line of its own.

    >>> print(table([("", "wins", "points"), ("my own", "59.9%", "20.0")], 17))
        wins  points
    my own
       59.9%    20.0
    >>> print(table([("", "wins", "points"), ("my own", "59.9%", "20.0")], 14))
    my own
      wins: 59.9%
      points: 20.0
    """
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for kept in range(len(widths), len(widths) - spare - 1, -1):
        if _sum(widths[:kept]) <= width:
            return "\n".join(f"{row[0]:<{widths[0]}}{_cells(row[:kept], widths)}".rstrip() for row in rows)
    if _sum(widths[1:]) + len(GAP) <= width:
        heads = [*filter(None, [rows[0][0]]), _cells(rows[0], widths).rstrip()]
        return "\n".join(heads + [line for row in rows[1:] for line in (row[0], _cells(row, widths).rstrip())])
    lines = [*filter(None, [rows[0][0]])]
    for row in rows[1:]:
        lines.append(row[0])
        for head, cell in zip(rows[0][1:], row[1:], strict=True):
            if cell:
                lines.append(GAP + (f"{head}: {cell}" if head else cell))
    return "\n".join(lines)


def _sum(widths: Sequence[int]) -> int:
    return sum(widths) + len(GAP) * (len(widths) - 1)


def _cells(row: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(f"{GAP}{cell:>{wide}}" for cell, wide in zip(row[1:], widths[1:], strict=False))


def note(text: str, width: int) -> str:
    """A paragraph.

    >>> note("as wide as it may be", 12)
    'as wide as\\nit may be'
    """
    import textwrap

    return textwrap.fill(text, width, break_long_words=False, break_on_hyphens=False)


def beside(name: str, text: str, width: int) -> str:
    """A name, and a paragraph beside it that is as wide as there is room; a width of 0 is endless.

    >>> print(beside("classic", "as wide as it may be", 40))
    classic              as wide as it may
                         be
    """
    indent = f"{name:<20} "
    if not width:
        return indent + text
    import textwrap

    if width < 2 * len(indent):
        return "\n".join(filter(None, [name, textwrap.indent(note(text, width - 2), GAP)]))
    return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=" " * len(indent))
