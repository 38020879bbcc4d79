"""The command line, with bots that make nobody wait and cards that a test may choose: arguments as of `lastcard`.

The last argument is the folder of the games. Where a test has put a `key.txt` there, new tables take it as their key;
where it has put a `position.toml`, a game that starts begins with that position.
"""

import sys
from pathlib import Path
from typing import Any

from lastcard.cli import main as cli
from lastcard.game import dealing as fair
from lastcard.game import record
from lastcard.server import room
from lastcard.table import table

FASTER = 30
FOLDER = Path(sys.argv[-1])
KEY, POSITION = FOLDER / "key.txt", FOLDER / "position.toml"


def new_key(usual: Any = fair.new_key) -> str:
    """The key that was chosen, or a fresh one."""
    return KEY.read_text() if KEY.exists() else str(usual())


class Record(record.Record):
    """A record of a new game, with the position that was chosen."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        if POSITION.exists():
            more["position"] = record.loads(POSITION.read_text()).position
        super().__init__(*arguments, **more)


if __name__ == "__main__":
    fair.new_key = new_key
    setattr(room, "Record", Record)  # noqa: B010
    table.DELAYS = {kind: (first / FASTER, last / FASTER) for kind, (first, last) in table.DELAYS.items()}
    table.OTHER_DELAY = (0.02, 0.05)
    table.WINDOW = 0.4
    sys.exit(cli.run())
