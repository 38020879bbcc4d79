"""Two servers with addresses of their own: a page that came from one of them goes on at the other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser

from browser.page import Player
from processes import wait_until
from server.wire import Server


@pytest.fixture
def servers(tmp_path: Path, database: str) -> Iterator[list[Server]]:
    """Two servers that know each other."""
    with Server(tmp_path / "a", "--database", database) as a, Server(tmp_path / "b", "--database", database) as b:
        wait_until(lambda: knows(a, b))
        yield [a, b]


def knows(server: Server, other: Server) -> bool:
    """Whether pages of a server are allowed to connect to another one."""
    with urlopen(f"http://{server.host}/") as answer:
        return f"ws://{other.host}" in answer.headers["Content-Security-Policy"]


def test_a_page_goes_on_wherever_its_table_is(servers: list[Server], browser: Browser) -> None:
    a, b = servers
    ann = Player(browser, f"http://{a.host}/")
    ann.play_now("Ann", bots=1)
    before = asked(ann)
    a.stop()  # tells the page where to go
    plays_on(ann, before)
    # The server that the page came from stays away, and the other one starts anew: it lets that page in all the same.
    before = asked(ann)
    b.kill()
    b.start()
    plays_on(ann, before)
    # The first one comes back, and the other one dies.
    a.start()
    before = asked(ann)
    b.kill()
    plays_on(ann, before)
    assert ann.problems == [], "nothing that the page's own policy forbids"
    ann.close()


def asked(ann: Player) -> dict[str, Any]:
    """The page when it asks something, is connected, and nothing moves: a hand follows what happens card by card."""
    return ann.wait(lambda now: bool(now["asked"]) and not now["busy"] and not now["connection"])


def plays_on(ann: Player, before: dict[str, Any]) -> None:
    """The same question is there, and can be answered."""
    after = asked(ann)
    same = ("codes", "asked", "kind", "options")
    assert [after[each] for each in same] == [before[each] for each in same]
    ann.choose(before["options"][0])
    ann.wait(lambda now: bool(now["asked"]) and now["asked"] != before["asked"])
