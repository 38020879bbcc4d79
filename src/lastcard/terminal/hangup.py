"""A terminal that is closed ends what runs in it, also where the signal that says so is ignored."""

import contextlib
import os
import select
import sys
import threading

HUNG_UP = 128 + 1
"""The exit status of a process that SIGHUP has ended, as a shell says it."""


def end_with_terminal() -> None:
    """End this process as soon as the terminal of its standard input is gone.

    Under `nohup` and its like SIGHUP is ignored, and a full-screen application would read nothing from a dead terminal
    for ever. Every move is on the disk before it is told, so there is nothing to be saved; and asking the application
    to leave would have it write to that terminal first.
    """
    if not hasattr(select, "poll"):
        return  # Windows ends what runs in a closed window
    with contextlib.suppress(OSError, ValueError, AttributeError):  # standard input may be closed, or none
        handle = sys.stdin.fileno()
        if os.isatty(handle):
            threading.Thread(target=_watch, args=(handle,), name="hangup", daemon=True).start()


def _watch(handle: int) -> None:
    poll = select.poll()
    poll.register(handle, 0)  # hanging up is told of without being asked for, and nothing else is
    if any(event & select.POLLHUP for _, event in poll.poll()):
        os._exit(HUNG_UP)
