"""The page without its server: the shell opens and says so, and comes back by itself. And addresses of nothing."""

import json

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from browser.conftest import People, Server
from browser.page import PATIENCE


def test_the_page_opens_without_a_network(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> None:
    server = Server(tmp_path_factory.mktemp("shell"))
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    try:
        page.goto(server.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        server.end()
        page.context.set_offline(True)
        # Nobody has a seat here that would be kept.
        expect(page.get_by_test_id("connection")).to_contain_text("your tables wait for you", timeout=PATIENCE)
        # What was never opened before is kept, too.
        page.goto(f"{server.url}replay")
        expect(page.get_by_test_id("record-show")).to_be_visible(timeout=PATIENCE)
        page.goto(f"{server.url}t/abc234")
        expect(page.get_by_test_id("offline")).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_test_id("connection")).to_be_empty()
        server.begin()
        page.context.set_offline(False)
        page.goto(server.url)
        expect(page.get_by_test_id("offline")).to_have_count(0, timeout=PATIENCE)
        kept = page.evaluate(
            "caches.keys().then((names) => Promise.all(names.map(async (name) => "
            "(await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname))))"
        )
        assert len(kept) == 1
        assert all(path == "/" or path.startswith("/assets/") for path in kept[0]), "never what is said at a table"
    finally:
        page.context.close()
        server.end()


def test_what_cannot_be_fetched_comes_as_soon_as_it_can(people: People) -> None:
    """A part of the page, when the network is lost or the server has other files by now. Nothing was seen, for good."""
    ann = people(fresh=True)
    ann.start()
    ann.context.route("**/rooms-*", lambda route: route.abort())
    ann.click("workshop-open")
    expect(ann.get("offline")).to_be_visible(timeout=PATIENCE)
    ann.context.unroute("**/rooms-*")
    expect(ann.page.get_by_role("heading", name="Workshop")).to_be_visible(timeout=PATIENCE)


def test_the_line_that_is_opened_before_the_page_is_the_one_it_uses(people: People) -> None:
    ann = people()
    ann.play_now()
    said: list[list[str]] = []

    def listen(line: WebSocket) -> None:
        own: list[str] = []
        said.append(own)
        line.on("framesent", lambda frame: own.append(json.loads(frame)["type"]))

    ann.page.on("websocket", listen)
    ann.page.reload()
    ann.wait(lambda now: bool(now["options"]))
    assert [each.count("hello") for each in said] == [1]


@pytest.mark.parametrize("path", ["t/", "nowhere", "t/abc234/more"])
def test_an_address_of_nothing_leads_back_to_the_start(people: People, path: str) -> None:
    ann = people()
    answer = ann.page.goto(ann.url + path)
    assert answer is not None
    assert answer.status == 404
    ann.problems.clear()  # browsers note the 404
    expect(ann.page.get_by_test_id("nowhere")).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_test_id("nowhere").get_by_role("button").click()
    expect(ann.page.get_by_test_id("nowhere")).to_have_count(0, timeout=PATIENCE)
    assert ann.page.url == ann.url
