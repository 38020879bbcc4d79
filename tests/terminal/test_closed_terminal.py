"""A terminal that is closed ends what runs in it, also where SIGHUP is ignored, and the game can be gone on with."""

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
from typing import Self

import pytest

from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.table import Table
from lastcard.terminal.hangup import HUNG_UP
from processes import PATIENCE

LASTCARD = [sys.executable, "-m", "lastcard"]


class Program:
    """A command in a terminal, with SIGHUP ignored as under nohup."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [*LASTCARD, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "LASTCARD_DATA": str(folder)},
            preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
        )
        os.close(slave)
        self.output = b""

    def wait_for(self, text: str) -> None:
        until = time.monotonic() + PATIENCE
        while text.encode() not in self.output:
            assert time.monotonic() < until, self.output[-2000:]
            if select.select([self.master], [], [], 0.2)[0]:
                self.output += os.read(self.master, 65536)

    def close_terminal(self) -> None:
        """The window is closed."""
        os.close(self.master)
        self.master = -1

    def status(self) -> int:
        """The exit status, once it has ended."""
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever the test found, nothing is left running."""
        self.process.kill()
        self.process.wait(PATIENCE)
        if self.master >= 0:
            os.close(self.master)


@pytest.mark.parametrize("plain", [False, True], ids=["full screen", "plain"])
def test_playing_ends_and_can_be_gone_on_with(plain: bool, tmp_path: Path) -> None:
    arguments = ["play", "--name", "Ann", "--players", "2", "--bots", "random", "--seed", "1"]
    with Program(tmp_path, *arguments, *(["--plain"] if plain else [])) as program:
        program.wait_for("> " if plain else "It is your turn.")
        os.write(program.master, b"1\r" if plain else b"\r")
        program.wait_for("You play")
        program.close_terminal()
        assert program.status() == HUNG_UP
    store = SqliteStore(tmp_path / "lastcard.db")
    (id,) = store.playing("terminal")
    assert Table.resume(store, id).game.moves[0].startswith("Ann: play")
    store.close()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a long game."""
    path = tmp_path_factory.mktemp("record") / "game.toml"
    dealt = [*LASTCARD, "deal", "classic", "--players", "3", "--seed", "1", "--target", "2000", "--finish"]
    path.write_bytes(subprocess.run(dealt, capture_output=True, check=True, timeout=PATIENCE).stdout)
    return str(path)


def test_stepping_through_a_record_ends(tmp_path: Path, record: str) -> None:
    with Program(tmp_path, "replay", record) as program:
        program.wait_for("Ann")
        program.close_terminal()
        assert program.status() == HUNG_UP


def test_telling_a_record_ends(tmp_path: Path, record: str) -> None:
    """It says more than a terminal holds that nobody reads, so it is still at it when the terminal is closed."""
    with Program(tmp_path, "replay", record, "--plain") as program:
        program.wait_for("Ann")
        assert program.process.poll() is None
        program.close_terminal()
        assert program.status() == HUNG_UP


def test_a_server_goes_on(tmp_path: Path) -> None:
    with Program(tmp_path, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)) as program:
        program.wait_for(f"the games are kept in {tmp_path})\r\n")
        program.close_terminal()
        again = [*LASTCARD, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
        found = subprocess.run(again, capture_output=True, text=True, timeout=PATIENCE, check=True)
        assert found.stdout.startswith("lastcard is already running at http://127.0.0.1:")
        assert program.process.poll() is None
