"""A process that has lastcard loaded, and from which it begins for tests: loading it takes longer than most tests.

All cards are read, too, which takes a server as long again. `Begun` is a `Popen` in all that tests do with one. Its
process is a copy of the one that is ready, with the arguments, folder, variables and pipes or terminal that it would
have got; and it ends as every Python program does.
"""

import atexit
import fcntl
import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import processes

LOOK_EVERY = 0.01
"""Seconds between two looks whether a process has ended."""


LOADED = ("lastcard.cli.serve", "lastcard.server.app", "lastcard.server.control", "uvicorn.lifespan.on", "uvloop")
"""What a server would load."""


class Ready:
    """The process that is ready. It ends with this one."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-W", "error", str(Path(__file__)), str(theirs.fileno())]
            self.process = subprocess.Popen(command, pass_fds=[theirs.fileno()])
        processes.shared.add(self.process.pid)
        processes.on_behalf.add(self.process.pid)
        self.asking = threading.Lock()
        atexit.register(self.end)

    def end(self) -> None:
        """Let it end, by leaving nobody who could ask."""
        self.line.close()
        self.process.wait(processes.PATIENCE)

    def ask(self, what: dict[str, Any], ends: Sequence[int] = ()) -> Any:
        """Ask it for something."""
        with self.asking:
            socket.send_fds(self.line, [json.dumps(what).encode()], ends)
            return json.loads(self.line.recv(1000))


_ready: list[Ready] = []


def ready() -> Ready:
    """One for this process, as soon as it is needed."""
    if not _ready:
        _ready.append(Ready())
    return _ready[0]


class Begun(subprocess.Popen[str]):
    """`python -W error -m lastcard` with these arguments; or another program, if the first of them is its file."""

    def _execute_child(self, args: Sequence[str], *how: Any) -> None:  # where Popen forks and loads a program
        pipes = how[9:15]
        theirs = [pipes[0], pipes[3], pipes[5]]
        what = {"arguments": [*args], "folder": os.getcwd(), "variables": dict(os.environ)}
        self.pid: int = ready().ask(what, [number if end == -1 else end for number, end in enumerate(theirs)])
        self._child_created = True
        for end in {*theirs} - {-1}:
            os.close(end)
        self._closed_child_pipe_fds = True

    def _status(self) -> int | None:
        found: int | None = ready().ask({"ended": self.pid})
        return found

    def _internal_poll(self, _deadstate: int | None = None) -> int | None:
        status = self._status() if self.returncode is None else None
        if status is not None:
            self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def _try_wait(self, flags: int) -> tuple[int, int]:
        while (status := self._status()) is None and not flags & os.WNOHANG:
            time.sleep(LOOK_EVERY)
        return (0, 0) if status is None else (self.pid, status)


def begin_when_asked(line: socket.socket) -> list[str]:
    """Make copies of this process until there is nobody to ask for them. Returns in each copy, with its arguments."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        said, ends, _, _ = socket.recv_fds(line, 1_000_000, 3)
        if not said:
            sys.exit()
        asked = json.loads(said)
        if "ended" in asked:
            pid, status = os.waitpid(asked["ended"], os.WNOHANG)
            line.send(json.dumps(status if pid else None).encode())
        elif pid := os.fork():
            for end in ends:
                os.close(end)
            line.send(json.dumps(pid).encode())
        else:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            line.close()
            for number, end in enumerate(ends):
                os.dup2(end, number)
                os.close(end)
            if os.isatty(0):
                os.setsid()
                fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # Ctrl-C there is for this process
            encoding = asked["variables"].get("PYTHONIOENCODING", "utf-8")
            sys.stdin = os.fdopen(0, closefd=False, encoding=encoding)
            sys.stdout = os.fdopen(1, "w", closefd=False, encoding=encoding)
            sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False, encoding=encoding, errors="backslashreplace")
            os.chdir(asked["folder"])
            os.environ.clear()
            os.environ.update(asked["variables"])
            found: list[str] = asked["arguments"]
            return found


if __name__ == "__main__":
    from lastcard.cards.edition import IDS, load
    from lastcard.cli.main import run
    from lastcard.server import workers
    from lots import KEY, draw_alike

    for name in LOADED:
        import_module(name)
    for id in IDS:
        assert load(id).most_players() > 1
    draw_alike(new_key=lambda: KEY, new_seed=lambda: KEY)
    started = workers.started
    workers.started = lambda kind, nice: started(kind, 0)  # between busy test processes, whoever is nice gets nothing
    gc.collect()
    gc.freeze()  # a copy that looked for garbage among all this would get pages of its own for it
    arguments = begin_when_asked(socket.socket(fileno=int(sys.argv[1])))
    if arguments and arguments[0].endswith(".py"):
        sys.argv = arguments
        runpy.run_path(arguments[0], run_name="__main__")
    else:
        sys.argv[1:] = arguments
        run()
