"""Work that kills whoever does it. It imports little, as every process that does it imports this."""

import os
import signal
from pathlib import Path


def once(file: str) -> int:
    """Die the first time."""
    if not Path(file).exists():
        Path(file).touch()
        die()
    return len(file)


def die() -> None:
    """Die every time."""
    os.kill(os.getpid(), signal.SIGKILL)
