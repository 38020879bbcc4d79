"""The page as somebody uses it: a page object that can answer any decision, by clicking what is offered."""

import importlib.util
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    FloatRect,
    Locator,
    Page,
    TimeoutError,
    ViewportSize,
    expect,
    sync_playwright,
)
from websockets.sync.client import connect

import processes
from browser.in_page import (
    ADD_NONCE,
    CORNER,
    CURTAIN,
    JUDGE,
    KNOW_IT_ALL,
    LOOK,
    NOT_KEPT,
    OPEN_DRAWER,
    REMEMBER,
    SILENT,
    TAKE_DOWN,
    UNSEEN,
    WITHOUT_PICTURES,
)
from lastcard.game.options import CARD_VERBS, Option

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--in-process-gpu",
]
PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
COARSE = 0.5
"""Pixels of the screen for one of the page: what is drawn is not looked at, and fewer of them are drawn sooner."""

PATIENCE = 1000 * processes.PATIENCE
"""Milliseconds until a test gives up waiting."""

SOON = 50
"""Milliseconds to wait at one page while something may happen at another."""

expect.set_options(timeout=PATIENCE)

ELSEWHERE = "fonts.txt"
"""Where a page waits for whoever comes next: from the same server, or the browser would start a process anew."""

SHORTLY = 3000
"""Milliseconds after which a click looks whether what it is meant for is still there."""

AT_LEAST = 1000
"""Milliseconds after which the page is looked at again, though nothing has changed that a look would show."""


def chromium_path() -> str:
    """Where the browser is that the script finds, or gets."""
    spec = importlib.util.spec_from_file_location("find_chromium", ROOT / "scripts" / "find_chromium.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.find())


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    path = chromium_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


@dataclass(frozen=True)
class Profile:
    """What a browser is told about its screen and its owner, once and for all."""

    phone: bool = False
    dark: bool = False
    moving: bool = False
    seen: bool = False
    """Somebody will look at what is drawn, so it is drawn as it would be."""

    @property
    def screen(self) -> ViewportSize:
        """How large it is."""
        return PHONE if self.phone else DESKTOP

    def context(self, browser: Browser) -> BrowserContext:
        """A browser of somebody like that, with one page, where nothing has happened yet."""
        found = browser.new_context(
            viewport=self.screen,
            has_touch=self.phone,
            is_mobile=self.phone,
            device_scale_factor=1 if self.seen else COARSE,
            color_scheme="dark" if self.dark else "light",
            reduced_motion="no-preference" if self.moving else "reduce",
        )
        found.set_default_timeout(PATIENCE)
        found.new_page()
        return found


class Player:
    """Somebody at the page, in a browser profile of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        phone: bool = False,
        nonce: str = "",
        moving: bool = False,
        newcomer: bool = False,
        dark: bool = False,
        seen: bool = False,
        kept: bool = False,
        context: BrowserContext | None = None,
    ) -> None:
        """`kept`: the page keeps itself. `context`: one of the same profile, which somebody has left."""
        self.url = url
        self.phone = phone
        self.profile = Profile(phone, dark, moving, seen)
        self.context: BrowserContext = context or self.profile.context(browser)
        self.scripts = [
            self.context.add_init_script(script)
            for wanted, script in (
                (True, f"({TAKE_DOWN})()"),
                (not phone, f"({OPEN_DRAWER})()"),
                (nonce, f"({ADD_NONCE})({[*bytes.fromhex(nonce)]})"),
                (not newcomer, f"({KNOW_IT_ALL})()"),
                (not moving and not seen, f"({UNSEEN})()"),
                (moving and not seen, f"({CURTAIN})()"),
                (not seen, f"({WITHOUT_PICTURES})()"),
                (not kept and not seen, f"({NOT_KEPT})()"),
                (not seen, SILENT),
            )
            if wanted
        ]
        self.problems: list[str] = []
        """What the browser complained about: errors of scripts, and breaches of the page's own policy."""
        self.page: Page = self._listen_to(self.context.pages[0])
        self.random = Random(1)
        self.decided: set[str] = set()
        """The kinds of what was decided here."""
        self.heard: set[str] = set()
        """The kinds of what the history has shown, however shortly, when the page was looked at last."""
        self.hurries = not moving
        """Whether this player touches the page as soon as something moves, to see how it ends."""

    def _listen_to(self, page: Page) -> Page:
        page.on("pageerror", self._failed)
        page.on("console", self._said)
        return page

    def second_tab(self) -> "Player":
        """The same browser with one more tab, at the same table."""
        tab = copy(self)
        tab.page = self._listen_to(self.context.new_page())
        tab.visit(self.code)
        return tab

    def _failed(self, error: Error) -> None:
        self.problems.append(str(error))

    def _said(self, message: ConsoleMessage) -> None:
        # A lost connection is what many tests are about; advice on preloading depends on how slow the machine is.
        expected = ("WebSocket connection", "net::ERR_", "preload")
        if message.type in ("error", "warning") and not any(part in message.text for part in expected):
            self.problems.append(message.text)

    def close(self) -> None:
        """Leave, with everything that the browser kept."""
        self.context.close()

    def leave(self) -> BrowserContext:
        """Leave the browser to somebody else, who finds nothing in it but the files of the page."""
        self.page.remove_listener("pageerror", self._failed)
        self.page.remove_listener("console", self._said)
        self.context.set_offline(False)
        self.page.goto(f"{self.url}{ELSEWHERE}")
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.page.set_viewport_size(self.profile.screen)
        for script in self.scripts:
            script.close()
        line = self.context.new_cdp_session(self.page)
        line.send("Storage.clearDataForOrigin", {"origin": self.url.rstrip("/"), "storageTypes": "all"})
        line.detach()
        return self.context

    # Finding things

    def get(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

    def box(self, name: str) -> FloatRect:
        """Where on the screen it is that has this test id."""
        found = self.get(name).bounding_box()
        assert found is not None, f"{name} is not seen"
        return found

    def click(self, name: str) -> None:
        """Click on what has this test id; on a phone, tap."""
        self.touch(self.get(name).first)

    def touch(self, found: Locator, timeout: float = PATIENCE) -> None:
        """Click; on a phone, tap. Cards lie on each other: where one is seen is its corner."""
        corner = found.evaluate(CORNER, timeout=timeout)
        if self.phone:
            found.tap(timeout=timeout, position=corner)
        else:
            found.click(timeout=timeout, position=corner)

    @property
    def code(self) -> str:
        """The code of the table in the address."""
        return self.page.url.rpartition("/t/")[2]

    # Going places

    def start(self) -> None:
        """The start page."""
        self.page.goto(self.url)
        self.get("start-form").wait_for()

    def play_now(self, name: str = "Ann", edition: str = "classic", bots: int = 2) -> None:
        """Play against bots, at a table that is there already."""
        self._take_seat(name, edition=edition, bots=bots)
        self.get("table").wait_for()

    def play_from_start(self, name: str = "Ann", edition: str = "classic", bots: int = 2) -> None:
        """Play against bots, from the start page on."""
        self.start()
        self.fill_in(name, edition, bots)
        self.click("play-now")
        self.get("table").wait_for()

    def fill_in(self, name: str, edition: str = "classic", bots: int = 2) -> None:
        """Fill in the start form."""
        self.click("who")
        self.get("name").fill(name)
        self.page.keyboard.press("Escape")
        self.click(f"edition-{edition}")
        self.click("bots-open")
        self.click(f"bots-{bots}")
        self.page.keyboard.press("Escape")

    def open_table(
        self, name: str = "Ann", edition: str = "classic", target: int = 500, hand: int | None = None
    ) -> str:
        """A new table for friends, at which as many cards are dealt to each. Returns its code."""
        self._take_seat(name, edition=edition, target=target, house={"hand": hand} if hand else {})
        self.get("lobby").wait_for()
        return self.code

    def _take_seat(self, name: str, bots: int = 0, **settings: Any) -> None:
        """Go to the seat of the host of a new table. That is done past the start page, which takes a while to draw."""
        key = token_hex(16)
        create: dict[str, Any] = {"type": "create", "name": name, "key": key, "settings": settings}
        create |= {"bots": ["normal"] * bots, "start": bots > 0}
        with connect(f"ws{self.url.removeprefix('http')}ws", open_timeout=processes.PATIENCE) as line:
            line.send(json.dumps(create))
            heard: dict[str, Any] = {}
            while heard.get("type") != "seated":
                heard = json.loads(line.recv(timeout=processes.PATIENCE))
        seat = json.dumps([heard["table"], {"key": key, "name": name}])
        self.scripts.append(self.context.add_init_script(f"({REMEMBER})({seat})"))
        self.visit(heard["table"])

    def add_bot(self, level: str = "normal") -> None:
        """In the lobby: sit a bot on the first empty chair."""
        self.click("chair")
        self.click(f"bot-{level}")

    def remove(self, name: str) -> None:
        """In the lobby: send somebody away."""
        self.click(f"chair-{name}")
        self.click(f"remove-{name}")

    def open_tool(self, name: str) -> None:
        """In the lobby: one of the tools, which on a phone are in a menu."""
        if not self.get(name).is_visible():
            self.click("menu")
        self.click(name)

    def open_own_rules(self) -> None:
        """In the lobby: the cards to write on."""
        self.click("own-rules")
        self.get("own-rules-dialog").wait_for()

    def close_window(self) -> None:
        """Close the window that is open."""
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")
        self.page.wait_for_function("() => !history.state?.window")

    def visit(self, code: str) -> None:
        """Follow a link to a table."""
        self.page.goto(f"{self.url.rstrip('/')}/t/{code}")

    def join(self, code: str, name: str) -> None:
        """Follow a link and sit down."""
        self.visit(code)
        self.get("join-form").wait_for()
        self.get("name").fill(name)
        self.click("sit-down")
        self.page.wait_for_selector("[data-testid=lobby], [data-testid=table]")

    def watch(self, code: str) -> None:
        """Follow a link and only watch."""
        self.visit(code)
        self.click("watch")
        self.page.wait_for_selector("[data-testid=lobby], [data-testid=table]")

    # Playing

    def state(self) -> dict[str, Any]:
        """What can be done now: one look at the page, so that it cannot change in between."""
        return self.change({}, 0)

    def change(self, known: dict[str, Any], within: float = AT_LEAST) -> dict[str, Any]:
        """The page as soon as it is no longer as it was known, or after so many milliseconds."""
        try:
            found: dict[str, Any] = self.page.evaluate(LOOK, [self.hurries, known, within])
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            return self.change(known, within)  # another document has come
        self.heard.update(found["heard"])
        return found

    def wait(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Look at the page until something is true of it."""
        end = time.monotonic() + processes.PATIENCE
        state = self.state()
        while not until(state):
            assert time.monotonic() < end, f"waited in vain; the page: {json.dumps(state)}"
            state = self.change(state)
        return state

    def said(self, *words: str) -> str:
        """What the page has said with one of these words in it, on the table or in a notice, as soon as it has."""

        def found(now: dict[str, Any]) -> list[str]:
            return [text for text in now["said"] if any(word in text for word in words or [""])]

        return found(self.wait(lambda now: bool(found(now))))[0]

    def at_rest(self) -> dict[str, Any]:
        """The page when nothing moves any more: a hand follows what happens card by card."""
        return self.wait(lambda now: not now["busy"])

    def options(self) -> list[str]:
        """All that is offered, as it stands in a record."""
        found: list[str] = self.state()["options"]
        return found

    def choose(self, option: str) -> bool:
        """Take an option by clicking. False if it went away meanwhile: then there is something else to decide."""
        parsed = Option.parse(option)
        if parsed.verb == "give":  # a card is picked first, and then who gets it
            self._press(f'[data-testid=hand] [data-code="{parsed.card}"][aria-pressed=false]')
        parts = filter(None, (parsed.verb, parsed.card, parsed.player, parsed.colour))
        done = self._press(f'[data-option="{_quoted(" ".join(parts))}"]')
        if parsed.verb == "discard" and done:  # where several may go, they float until they are sent
            self._press("[data-testid=throw]")
        return done

    def _press(self, selector: str) -> bool:
        found = self.page.locator(selector).first
        end = time.monotonic() + processes.PATIENCE
        while found.count():
            self.put_away_shown()
            if not self.phone:  # a card under the mouse stands up, over its neighbour
                self.page.mouse.move(1, 1)
            try:
                self.touch(found, SHORTLY)
            except TimeoutError:  # it may have gone, or the machine is busy
                assert time.monotonic() < end, f"{selector} cannot be pressed"
            else:
                return True
        return False

    def put_away_shown(self) -> None:
        """Hands that are shown lie over the table until they have been seen."""
        if self.at_rest()["shown"]:  # a hand is shown when the table has come that far
            self.get("shown-seen").click()

    def decide(
        self, pick: Callable[[list[str], int], str] | None = None, seen: dict[str, Any] | None = None
    ) -> str | None:
        """Answer what is asked, if anything is: by chance, or as `pick` says, who is told the number of the question.

        Returns the answer; None if there is nothing to decide, or if the round has ended since the page was `seen`.
        """
        was_over = (seen or self.state())["over"]
        state = self.at_rest()  # what is shown follows the game, card by card
        if state["over"] and not was_over:
            return None
        options = [option for option in state["options"] if not option.startswith("catch ")]
        if not options:
            return None
        calls = state["hand"] == 2 and any(option.partition(" ")[0] in CARD_VERBS for option in options)
        option = (pick or self._any)(options, int(state["asked"] or 0))
        if calls and option.partition(" ")[0] in CARD_VERBS and not state["uno"]:
            self.click("uno")
        before = state["asked"]
        if self.choose(option):
            self.decided.add(state["kind"] or option)
            self.wait(lambda now: now["asked"] != before or now["toast"] or now["over"] != state["over"])
        return option

    def _any(self, options: list[str], number: int) -> str:
        cards = [option for option in options if option.partition(" ")[0] in CARD_VERBS]
        return self.random.choice(cards or options)

    def scores(self) -> dict[str, int]:
        """The sums on the screen at the end of a round or of the game."""
        found: list[list[str]] = self.page.evaluate(
            "() => [...document.querySelectorAll('[data-testid=summary] [data-score]')]"
            ".map((each) => [each.dataset.player, each.dataset.score])"
        )
        return {name: int(score) for name, score in found}

    def play_round(self) -> None:
        """Play until the round is over."""
        self.play_until(lambda now: bool(now["over"]))

    def play_until(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Decide by chance whatever is asked, until something is true of the page."""
        end = time.monotonic() + processes.PATIENCE
        while not until(state := self.state()):
            assert time.monotonic() < end, f"played in vain; the page: {json.dumps(state)}"
            if self.decide(seen=state) is None:
                self.change(state)
            else:
                end = time.monotonic() + processes.PATIENCE
        return state

    # Judging

    def axe(self) -> list[str]:
        """What axe finds wrong with the page as it is now."""
        if not self.page.evaluate("() => 'axe' in window"):
            # Through the debugger, not as a script of the page: the page's policy allows no others.
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return [str(each) for each in self.page.evaluate(JUDGE)]


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
