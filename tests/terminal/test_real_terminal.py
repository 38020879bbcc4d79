"""The application in a real terminal: it starts, plays, leaves, and loses nothing when it is killed."""

import asyncio
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.table import Table
from lastcard.terminal.clock import Clock
from processes import PATIENCE

PROGRAM = """
import sys, time
from pathlib import Path
from lastcard.game.record import Record
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.table import Table
from lastcard.terminal import play
store = SqliteStore(Path(sys.argv[1]) / "games.sqlite")
seats = {"Ann": None, "Bo": "random"}
table = Table.begin(Record("classic", ("Ann", "Bo"), seed=1), seats, store=store, now=time.monotonic())
sys.exit(play(table, save_folder=Path(sys.argv[1])))
"""


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, folder: Path) -> None:
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            try:
                os.environ["TERM"] = "xterm-256color"
                os.execv(sys.executable, [sys.executable, "-c", PROGRAM, str(folder)])
            finally:
                os._exit(127)  # it could not be started; the child must not go on as another run of these tests
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.output = b""

    def wait_for(self, text: str) -> None:
        until = time.monotonic() + PATIENCE
        while text.encode() not in self.output:
            assert time.monotonic() < until, self.output[-2000:]
            if select.select([self.handle], [], [], 0.2)[0]:
                try:
                    self.output += os.read(self.handle, 65536)
                except OSError:  # the program has ended
                    break
        assert text.encode() in self.output, self.output[-2000:]

    def press(self, keys: str) -> None:
        os.write(self.handle, keys.encode())

    def status(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.mark.parametrize("key", ["q", "\x03"])
def test_leaving_says_how_to_go_on(key: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.wait_for("It is your turn.")
    terminal.press(key)
    terminal.wait_for("The game is saved. Continue with: lastcard play --resume")
    assert terminal.status() == 0


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGHUP])
def test_killed_or_its_terminal_closed_nothing_is_lost(how: signal.Signals, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    terminal.wait_for("It is your turn.")
    terminal.press("\r")
    terminal.wait_for("You play")
    if how == signal.SIGHUP:
        os.close(terminal.handle)
    else:
        os.kill(terminal.pid, how)
    terminal.status()
    store = SqliteStore(tmp_path / "games.sqlite")
    (id,) = store.playing("terminal")
    assert Table.resume(store, id).game.moves[0].startswith("Ann: play")


def test_the_clock_waits_for_a_time_or_for_a_change() -> None:
    async def run() -> None:
        clock, changed = Clock(), asyncio.Event()
        before = clock.now()
        await clock.wait(before + 0.05, changed)
        assert clock.now() - before >= 0.05
        asyncio.get_running_loop().call_later(0.01, changed.set)
        await clock.wait(None, changed)
        await clock.wait(clock.now() + 1000, changed)

    asyncio.run(run())


def test_other_commands_do_not_load_textual() -> None:
    program = "import sys, lastcard.cli.main, lastcard.terminal; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], timeout=PATIENCE, check=False).returncode == 0
