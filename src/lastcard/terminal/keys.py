"""The keys, and what they do: the pages of help."""

import textwrap
from collections.abc import Sequence

from rich.cells import cell_len

from lastcard.catalogue import Message

Rows = Sequence[tuple[str, Message]]

PLAYING: Rows = (
    ("← →", Message("terminal-help-choose")),
    ("↑ ↓", Message("terminal-help-row")),
    ("1 … 9, 0", Message("terminal-help-number")),
    ("Enter", Message("terminal-help-answer")),
    ("d", Message("terminal-help-draw")),
    ("k", Message("terminal-help-keep")),
    ("Esc", Message("terminal-help-back")),
)
CALLING: Rows = (
    ("u", Message("terminal-help-uno")),
    ("c", Message("terminal-help-catch")),
    ("j", Message("terminal-help-jump")),
)
LOOKING: Rows = (
    ("t", Message("terminal-help-card")),
    ("r", Message("terminal-help-rules")),
    ("h", Message("terminal-help-hint")),
    ("l", Message("terminal-help-history")),
    ("s", Message("terminal-help-scores")),
    ("b", Message("terminal-help-bright")),
    ("q, Ctrl-C", Message("terminal-help-leave")),
)
STEPPING: Rows = (
    ("→, Space, Enter", Message("terminal-help-replay-next")),
    ("←, Backspace", Message("terminal-help-replay-back")),
    ("PgDn, PgUp", Message("terminal-help-replay-ten")),
    ("n, p", Message("terminal-help-replay-round")),
    ("Home, End", Message("terminal-help-replay-ends")),
    ("Tab, Shift-Tab", Message("terminal-help-replay-seat")),
)
LOOKING_BACK: Rows = (
    ("t", Message("terminal-help-replay-card")),
    ("r", Message("terminal-help-rules")),
    ("l", Message("terminal-help-replay-history")),
    ("s", Message("terminal-help-replay-scores")),
    ("q, Ctrl-C", Message("terminal-help-replay-leave")),
)


def help_for_playing(width: int) -> str:
    """What the keys and the mouse do at the table."""
    wide = max(cell_len(keys) for rows in (PLAYING, CALLING, LOOKING) for keys, _ in rows)
    sections = [
        [str(Message("terminal-help-playing")), *_listed(PLAYING, wide, width)],
        [str(Message("terminal-help-calling")), *_listed(CALLING, wide, width)],
        [str(Message("terminal-help-looking")), *_listed(LOOKING, wide, width)],
        textwrap.wrap(str(Message("terminal-help-mouse")), width),
        [str(Message("terminal-help-ticked")), str(Message("terminal-help-signs"))],
    ]
    return "\n\n".join("\n".join(section) for section in sections)


def help_for_replay(width: int) -> str:
    """What the keys do while a record is shown."""
    wide = max(cell_len(keys) for rows in (STEPPING, LOOKING_BACK) for keys, _ in rows)
    return "\n\n".join("\n".join(_listed(rows, wide, width)) for rows in (STEPPING, LOOKING_BACK))


def _listed(rows: Rows, wide: int, width: int) -> list[str]:
    """Keys in a column, and beside each what it does.

    >>> print("\\n".join(_listed([("q", Message("terminal-help-leave"))], 3, 20)))
      q    leave; the
           game is saved
    """
    lines: list[str] = []
    for keys, does in rows:
        first = f"  {keys}{' ' * (wide - cell_len(keys))}  "
        lines += textwrap.wrap(str(does), width, initial_indent=first, subsequent_indent=" " * len(first))
    return lines
