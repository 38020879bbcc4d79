"""A server of its own, and a browser, for the tests of the page."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

import processes
from browser.page import Player, Profile, chromium
from lots import lot
from ready import Begun

AT_ONCE = 1 / 30
"""The pace of bots that make nobody wait."""

QUICK = Path(__file__).with_name("quick_server.py")


class Server:
    """`lastcard serve` in a process of its own, on a free port, with games of its own."""

    def __init__(self, folder: Path, pace: float = AT_ONCE) -> None:
        self.folder = folder
        self.pace = pace
        self.port = processes.free_port()
        self.begin()

    def begin(self) -> None:
        """Start it; again on the same port, with the same games."""
        command = [str(QUICK), "serve", "--no-browser", "--port", str(self.port), "--pace", str(self.pace)]
        self.process = Begun([*command, "--data", str(self.folder)], stdout=subprocess.PIPE, text=True)
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
    """Who takes part in a test. At its end nobody's browser may have complained.

    A browser profile that was used before is left to whoever comes next: in a new one all files come and are read
    again, which takes longer than most tests. Whoever needs a fresh one says so; newcomers have one always.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Player] = []
        self.fresh: list[Player] = []
        self.left: dict[Profile, list[BrowserContext]] = {}

    def __call__(
        self,
        *,
        phone: bool = False,
        nonce: str = "",
        newcomer: bool = False,
        dark: bool = False,
        moving: bool = False,
        kept: bool = False,
        fresh: bool = False,
        kind: type[Player] = Player,
    ) -> Player:
        fresh = fresh or newcomer or kept
        left = self.left.get(Profile(phone, dark, moving), [])
        player = kind(
            self.browser,
            self.url,
            phone=phone,
            nonce=nonce or lot(len(self.all)),
            newcomer=newcomer,
            dark=dark,
            moving=moving,
            kept=kept,
            context=left.pop() if left and not fresh else None,
        )
        self.all.append(player)
        if fresh:
            self.fresh.append(player)
        return player

    def leave(self) -> None:
        """Everybody goes."""
        for player in self.all:
            if player in self.fresh or len(player.context.pages) > 1:
                player.close()
            else:
                self.left.setdefault(player.profile, []).append(player.leave())
        self.all.clear()
        self.fresh.clear()


@pytest.fixture(scope="package")
def company(browser: Browser, server: Server) -> People:
    """Those of one test after the other."""
    return People(browser, server.url)


@pytest.fixture
def people(company: People) -> Iterator[People]:
    """Call it for one more person at a browser."""
    yield company
    problems = [problem for player in company.all for problem in player.problems]
    company.leave()
    assert not problems
