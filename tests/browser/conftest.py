"""A server of its own, and a browser, for the tests of the page."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import processes
from browser.page import Player, chromium

AT_ONCE = 1 / 30
"""The pace of bots that make nobody wait."""

QUICK = Path(__file__).with_name("quick_server.py")


class Server:
    """`lastcard serve` in a process of its own, on a free port, with games of its own."""

    def __init__(self, folder: Path, pace: float = AT_ONCE) -> None:
        self.folder = folder
        self.pace = pace
        self.port = 0
        self.begin()

    def begin(self) -> None:
        """Start it; again on the same port, with the same games."""
        command = [sys.executable, str(QUICK), "serve", "--no-browser"]
        command += ["--port", str(self.port), "--pace", str(self.pace)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.folder)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        processes.shared.add(self.process.pid)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)/", said)
        assert found, f"the server says: {said!r}"
        self.url, self.port = found[0], int(found[1])

    def end(self) -> None:
        """Stop it."""
        self.process.terminate()
        try:
            self.process.wait(processes.PATIENCE)
        finally:
            self.process.kill()
            processes.shared.discard(self.process.pid)
            if self.process.stdout is not None:
                self.process.stdout.close()

    def key(self, key: str) -> AbstractContextManager[None]:
        """While this lasts, new tables take this key."""
        return self._given("key.txt", key)

    def position(self, record: str) -> AbstractContextManager[None]:
        """While this lasts, games begin with the position of this record."""
        return self._given("position.toml", record)

    @contextmanager
    def _given(self, name: str, text: str) -> Iterator[None]:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        try:
            yield
        finally:
            path.unlink()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests."""
    found = Server(tmp_path_factory.mktemp("served"))
    yield found
    found.end()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests; each player has a profile of their own."""
    with chromium() as found:
        yield found


class People:
    """Who takes part in a test. At its end nobody's browser may have complained."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Player] = []

    def __call__(self, *, phone: bool = False, nonce: str = "", newcomer: bool = False, dark: bool = False) -> Player:
        player = Player(self.browser, self.url, phone=phone, nonce=nonce, newcomer=newcomer, dark=dark)
        self.all.append(player)
        return player


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Call it for one more person at a browser."""
    found = People(browser, server.url)
    yield found
    problems = [problem for player in found.all for problem in player.problems]
    for player in found.all:
        player.close()
    assert not problems
