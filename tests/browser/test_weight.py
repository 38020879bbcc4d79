"""What has to come over the line before somebody sees something."""

import re

from playwright.sync_api import Browser, Page

from browser.conftest import People, Server
from browser.page import Player
from lastcard.server.app import PAGE
from lastcard.server.pages import load_pages

GZIP, BROTLI = 271_800, 250_000
"""Bytes of everything: eight worlds, workshop, replays, puzzles, fonts, sounds, moments, icons; packed in two ways."""

TABLE = 222_000
"""Bytes of the same, as Brotli packs them, without the rooms of their own: workshop, replays, puzzles, deals."""


SEAT, NEWCOMER = 119_000, 165_000
"""Bytes until the table is seen: of those who come back to it, and of those who looked at all worlds before."""

LOOK = """
new MutationObserver(() => {
  if (document.querySelector('[data-testid=table] .place > *')) window.tableSeenAt ??= performance.now();
}).observe(document, { childList: true, subtree: true });
"""
"""Notes when the table stands in its world. A new document begins anew."""

CAME = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((file) => file.responseEnd <= window.tableSeenAt)
  .map((file) => [new URL(file.name).pathname, file.encodedBodySize])
"""


def test_everything_together_is_not_heavy() -> None:
    pages = load_pages(PAGE).values()
    for limit, codings in ((GZIP, ("gzip", "identity")), (BROTLI, ("br", "gzip", "identity"))):
        found = {page: next(page.bodies[each] for each in codings if each in page.bodies) for page in pages}
        assert sum(map(len, found.values())) < limit


def test_the_table_with_all_its_worlds_is_light() -> None:
    pages = {path: page for path, page in load_pages(PAGE).items() if "/rooms-" not in path}
    sizes = [len(page.bodies.get("br") or page.bodies["identity"]) for page in pages.values()]
    assert sum(sizes) < TABLE


def slow_down(page: Page) -> None:
    """A phone on the move: what is asked for when the table is drawn comes after it was seen."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000},
    )


def came(page: Page) -> dict[str, int]:
    """The files that had come when the table was seen, with their sizes as they were sent."""
    page.wait_for_function("() => window.tableSeenAt")
    return dict(page.evaluate(CAME))


def test_a_seat_is_seen_soon(server: Server, browser: Browser, people: People) -> None:
    ann = people()
    ann.play_from_start(edition="ghostbusters")
    # Another device of hers, on which nothing has been kept yet.
    there = browser.new_context(storage_state=ann.context.storage_state(), service_workers="block")
    page = there.new_page()
    page.add_init_script(LOOK)
    slow_down(page)
    page.goto(ann.page.url)
    files = came(page)
    there.close()
    assert not [name for name in files if re.search("Start|windows|rooms", name)]
    assert sum(files.values()) < SEAT, files


def test_a_newcomer_does_not_wait_long(server: Server, people: People) -> None:
    ann = people(fresh=True)
    ann.page.add_init_script(LOOK)
    slow_down(ann.page)
    ann.play_from_start(edition="ghostbusters")
    files = came(ann.page)
    assert not [name for name in files if re.search("windows|rooms", name)]
    assert sum(files.values()) < NEWCOMER, files


ALL_READ = """(least) => document.images.length > least
  && [...document.images].every((each) => each.complete && each.naturalWidth)"""


def test_every_drawing_can_be_read(browser: Browser, server: Server) -> None:
    """For somebody who looks: all others in these tests do without drawings."""
    ann = Player(browser, server.url, seen=True)
    ann.start()
    ann.page.wait_for_function(ALL_READ, arg=20)
    ann.play_now("Ann", "minecraft")
    ann.wait(lambda now: bool(now["options"]))
    ann.page.wait_for_function(ALL_READ, arg=40)
    assert ann.problems == []
    ann.close()
