"""The page as somebody uses it: a page object that can answer any decision, by clicking what is offered."""

import importlib.util
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    TimeoutError,
    sync_playwright,
)
from websockets.sync.client import connect

import processes
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
PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}
COARSE = 0.5
"""Pixels of the screen for one of the page: what is drawn is not looked at, and fewer of them are drawn sooner."""

PATIENCE = 1000 * processes.PATIENCE
"""Milliseconds until a test gives up waiting."""

SHORTLY = 3000
"""Milliseconds after which a click looks whether what it is meant for is still there."""

LOOK_EVERY = 40
"""Milliseconds between two looks at the page while waiting."""


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
    ) -> None:
        self.url = url
        self.phone = phone
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=COARSE,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        if not phone:
            self.context.add_init_script(f"({OPEN_DRAWER})()")
        if nonce:
            self.context.add_init_script(f"({ADD_NONCE})({[*bytes.fromhex(nonce)]})")
        if not newcomer:
            self.context.add_init_script(f"({KNOW_IT_ALL})()")
        if not moving:
            self.context.add_init_script(f"({UNSEEN})()")
        self.problems: list[str] = []
        """What the browser complained about: errors of scripts, and breaches of the page's own policy."""
        self.page: Page = self._new_page()
        self.random = Random(1)
        self.decided: set[str] = set()
        """The kinds of what was decided here."""
        self.heard: set[str] = set()
        """The kinds of what the history has shown."""
        self.hurries = not moving
        """Whether this player touches the page as soon as something moves, to see how it ends."""

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._said)
        return page

    def second_tab(self) -> "Player":
        """The same browser with one more tab, at the same table."""
        tab = copy(self)
        tab.page = self._new_page()
        tab.visit(self.code)
        return tab

    def _said(self, message: ConsoleMessage) -> None:
        # A lost connection is what many tests are about; advice on preloading depends on how slow the machine is.
        expected = ("WebSocket connection", "net::ERR_", "preload")
        if message.type in ("error", "warning") and not any(part in message.text for part in expected):
            self.problems.append(message.text)

    def close(self) -> None:
        """Leave, with everything that the browser kept."""
        self.context.close()

    # Finding things

    def get(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

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

    def open_table(self, name: str = "Ann", edition: str = "classic", target: int = 500) -> str:
        """A new table for friends. Returns its code."""
        self._take_seat(name, edition=edition, target=target)
        self.get("lobby").wait_for()
        return self.code

    def _take_seat(self, name: str, bots: int = 0, **settings: str | int) -> None:
        """Go to the seat of the host of a new table. That is done past the start page, which takes a while to draw."""
        key = token_hex(16)
        create: dict[str, Any] = {"type": "create", "name": name, "key": key, "settings": settings}
        create |= {"bots": ["normal"] * bots, "start": bots > 0}
        with connect(f"ws{self.url.removeprefix('http')}ws") as line:
            line.send(json.dumps(create))
            heard: dict[str, Any] = {}
            while heard.get("type") != "seated":
                heard = json.loads(line.recv(timeout=processes.PATIENCE))
        self.context.add_init_script(f"({REMEMBER})({json.dumps([heard['table'], {'key': key, 'name': name}])})")
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
        found: dict[str, Any] = self.page.evaluate(LOOK, self.hurries)
        return found

    def wait(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Look at the page until something is true of it."""
        end = time.monotonic() + processes.PATIENCE
        while not until(state := self.state()):
            assert time.monotonic() < end, f"waited in vain; the page: {json.dumps(state)}"
            self.page.wait_for_timeout(LOOK_EVERY)
        return state

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
        seen = self.get("shown-seen")
        if seen.count():
            seen.click()

    def decide(self, pick: Callable[[list[str], int], str] | None = None) -> str | None:
        """Answer what is asked, if anything is: by chance, or as `pick` says, who is told the number of the question.

        Returns the answer; None if there is nothing to decide, or if the round has ended meanwhile.
        """
        was_over = self.state()["over"]
        state = self.wait(lambda now: not now["busy"])  # what is shown follows the game, card by card
        if state["over"] and not was_over:
            return None
        self.heard.update(state["heard"])
        if state["shown"]:
            self.put_away_shown()
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
            if self.decide() is None:
                self.page.wait_for_timeout(LOOK_EVERY)
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


JUDGE = """async () => {
  const {style} = document.documentElement;
  const before = style.opacity;
  style.opacity = '';
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  style.opacity = before;
  return violations.map((violation) => `${violation.id}: ${violation.help}: ` +
    violation.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`).join(' | '));
}"""

CORNER = """(card) => {
  if (!card.closest('[data-testid=hand]')) return null;
  const box = card.getBoundingClientRect();
  const {a, b} = new DOMMatrix(getComputedStyle(card).transform);
  const [x, y] = [-0.34 * card.offsetWidth, -0.4 * card.offsetHeight];
  return {x: box.width / 2 + a * x - b * y, y: box.height / 2 + b * x + a * y};
}"""

REMEMBER = """([table, seat]) => {
  const name = `lastcard.table.${table}`;
  if (location.pathname !== `/t/${table}` || localStorage.getItem(name)) return;
  localStorage.setItem(name, JSON.stringify(seat));
  localStorage.setItem('lastcard.tables', JSON.stringify([table]));
}"""

OPEN_DRAWER = """() => localStorage.setItem('lastcard.choice.drawer', 'true')"""
"""History and chat stand beside the table, where there is room for them."""

ADD_NONCE = """(nonce) => {
  const usual = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (bytes.length === nonce.length) bytes.set(nonce);
    else usual(bytes);
    return bytes;
  };
}"""
"""For tests that know the cards beforehand: of all that the page draws by lot, only a nonce is as long as this one."""

KNOW_IT_ALL = """() => {
  const name = 'lastcard.choice.preferences';
  if (localStorage.getItem(name)) return;
  const explained = ['challenge', 'colour', 'uno', 'draw', 'pile', 'fits', 'special'];
  localStorage.setItem(name, JSON.stringify({explained}));
}"""
"""For those who need not be told how the game goes."""

UNSEEN = """() => addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = '0'))"""
"""Nobody looks at the pixels: all is where it would be, and the browser need not draw it, two thirds of its work.

Whoever moves sees; and so does axe, which compares colours.
"""

LOOK = """(hurries) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (id) => document.querySelector(`[data-testid=${id}]`);
  const isBusy = () => one('table')?.dataset.busy !== undefined;
  if (hurries && isBusy()) dispatchEvent(new MouseEvent('click'));
  const give = all('[data-testid=hand] [aria-pressed]:not([data-option])');
  const offered = all('[data-option]').map((each) => each.dataset.option.replace(/^give \\S+/, '$& to'));
  return {
    options: [...new Set([...offered, ...(give.length && !offered.some((each) => each.startsWith('give '))
      ? give.map((each) => `give ${each.dataset.code} to ?`) : [])])],
    asked: one('decision')?.dataset.number ?? '',
    kind: one('decision')?.dataset.kind ?? '',
    hand: all('[data-testid=hand] [data-code]').length,
    codes: all('[data-testid=hand] [data-code]').map((each) => each.dataset.code),
    uno: one('uno')?.getAttribute('aria-pressed') === 'true',
    busy: isBusy(),
    over: Boolean(one('summary')),
    ended: Boolean(one('rematch')),
    shown: Boolean(one('shown')),
    toast: one('toast')?.textContent?.trim() ?? '',
    connection: one('connection')?.textContent?.trim() ?? '',
    heard: [...new Set(all('[data-testid=history] li').map((each) => each.className.split(' ')[0]))],
  };
}"""


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
