"""How soon the page is there, and how smoothly it moves, on a slow phone: `make bench-page`.

A phone as Lighthouse imagines a slow one: 4G with 150 ms there and back and 1.6 Mbit/s, and a processor four times as
slow as this one. First the way to the start page and back to a table, with nothing kept in the browser; then a piece
of a game in each world, with its own moment in it, played at the bots' usual pace.

There is no graphics card here: Chromium paints and puts together every frame with the processor. What the table calls
`paint` is done by other threads, which a phone has a chip for; `script` is the page's own thread, and is slowed down.
A frame can be late for the one or for the other, so compare the two.
"""

import argparse
import json
import re
import statistics
import sys
import tempfile
import time
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import psutil

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests"))
from playwright.sync_api import Browser, CDPSession  # noqa: E402

from browser.conftest import Server  # noqa: E402
from browser.page import Player, chromium  # noqa: E402
from browser.rehearsal import Habit  # noqa: E402
from lastcard.server.names import BOT_NAMES  # noqa: E402
from rulebook.build import record  # noqa: E402

SCREEN = {"width": 390, "height": 844}
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
FRAME = 1000 / 60

NOTE = """() => {
  window.noted = {long: [], at: {}};
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) noted.long.push([startTime, duration]);
  }).observe({type: 'longtask', buffered: true});
  const marks = {
    start: '[data-testid=start-form]',
    table: '[data-testid=table] .place > *',
    hand: '[data-testid=hand] [data-code]',
  };
  const look = () => {
    for (const [name, selector] of Object.entries(marks))
      if (!(name in noted.at) && document.querySelector(selector)) requestAnimationFrame(() => {
        const seen = new MessageChannel();
        seen.port1.onmessage = () => (noted.at[name] ??= performance.now());
        seen.port2.postMessage(null);
      });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Notes every long task, and when something was first seen: once the frame with it has been drawn."""

LISTEN = """() => {
  window.noted = {long: [], moments: {}};
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) noted.long.push(duration);
  }).observe({type: 'longtask'});
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('[data-moment]')) noted.moments[each.dataset.moment] = true;
  }).observe(document.querySelector('[data-testid=table]'), {childList: true, subtree: true});
}"""
"""While somebody plays nothing here asks for frames of its own: that would be work for the page's thread."""

PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"

IS_ASKED = """() => Boolean(document.querySelector(
  '[data-testid=table]:not([data-busy]) :is([data-option], [data-testid=hand] [aria-pressed])'))"""
"""A look that costs the page next to nothing. Cards to give are no options before it is said who gets them."""


def slow_down(player: Player, slower: float, *, line: bool) -> CDPSession:
    """Make it a phone."""
    devtools = player.context.new_cdp_session(player.page)
    if line:
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return devtools


@contextmanager
def phone(browser: Browser, server: Server, **more: Any) -> Iterator[Player]:
    """Somebody with a phone on which nothing has been kept, whose page moves."""
    player = Player(browser, server.url, phone=True, moving=True, seen=True, **more)
    player.page.set_viewport_size(SCREEN)  # type: ignore[arg-type]
    try:
        yield player
    finally:
        player.close()


def loads(browser: Browser, server: Server, slower: float) -> dict[str, float]:
    """Milliseconds of one visit to the start page, and of one return to a table on another device."""
    found: dict[str, float] = {}
    with phone(browser, server) as ann:
        ann.context.add_init_script(f"({NOTE})()")
        slow_down(ann, slower, line=True)
        ann.page.goto(server.url)
        ann.page.wait_for_function("() => noted.at.start")
        found["start page: first paint"] = ann.page.evaluate(PAINT)
        found["start page: the form"] = ann.page.evaluate("() => noted.at.start")
    with phone(browser, server) as ann:
        ann.play_now("Ann", "ghostbusters", bots=3)
        seat = ann.context.storage_state()
        address = ann.page.url
    there = Player(browser, server.url, phone=True, moving=True, seen=True)
    there.close()
    there.context = browser.new_context(
        storage_state=seat,
        service_workers="block",
        viewport=SCREEN,  # type: ignore[arg-type]
        has_touch=True,
        is_mobile=True,
    )
    there.page = there.context.new_page()
    there.context.add_init_script(f"({NOTE})()")
    slow_down(there, slower, line=True)
    there.page.goto(address)
    there.page.wait_for_function("() => noted.at.table && noted.at.hand")
    there.page.wait_for_timeout(1000)
    found["table: first paint"] = there.page.evaluate(PAINT)
    found["table: the hand"] = there.page.evaluate("() => noted.at.hand")
    found["table: all of it"] = there.page.evaluate("() => Math.max(noted.at.table, noted.at.hand)")
    tasks = there.page.evaluate("() => noted.long.filter(([at]) => at <= noted.at.table).map(([, lasts]) => lasts)")
    found["table: longest task"] = max(tasks, default=0)
    found["table: long tasks together"] = sum(tasks)
    there.context.close()
    return found


@dataclass(frozen=True)
class Moment:
    """How the moment comes about that a world is known for."""

    hand: str
    move: str
    colours: str = "RGBY"
    drawn: str | None = None


MOMENTS = {
    "classic": Moment("RD RV W4 R1 R2 B5 G6", "play RD"),
    "ghostbusters": Moment("XS R1 XS G3 RD B5 G6", "play XS"),
    "green-lantern": Moment("PR Y1 Y2 Y3 RD B5 G6", "play PR"),
    "minecraft": Moment("R1 B2 G3 RD B5 G6 Y7", "draw", drawn="CR"),
    "space-jam": Moment("JM B1 O2 O3 Y4 R1 JM", "play JM", "ROBY"),
    "dc-super-hero-girls": Moment("SD R1 B2 RD B5 G6 SD", "play SD"),
    "house-party": Moment("KA R0 RD B2 G3 B5 KA", "play KA"),
    "pirates": Moment("KR ST CD PY J3 A5 KR", "play KR", "CJAG"),
}


def threads(parent: psutil.Process) -> dict[str, float]:
    """Seconds of the processor that the threads of a browser have used, by what they do."""
    used: defaultdict[str, float] = defaultdict(float)
    for process in parent.children(recursive=True):
        try:
            if "chrom" not in process.name() and "headless" not in process.name():
                continue
            for task in Path(f"/proc/{process.pid}/task").iterdir():
                said = (task / "stat").read_text()
                name = said[said.index("(") + 1 : said.rindex(")")]
                user, system = said[said.rindex(")") + 2 :].split()[11:13]
                kind = "main" if int(task.name) == process.pid else re.sub(r"[\d/]+$", "", name)
                used[kind] += (int(user) + int(system)) / 100
        except (psutil.Error, OSError):
            continue
    return used


PAINTERS = ("ThreadPoolForeg", "ThreadPoolSingl", "Chrome_InProcGp", "VizCompositorTh", "Compositor", "CompositorTileW")


def motion(browser: Browser, server: Server, edition: str, slower: float, seconds: float) -> dict[str, Any]:
    """Frames and tasks of a piece of a game that begins with the world's own moment."""
    players = ("Ann", *BOT_NAMES[:2])
    moment = MOMENTS[edition]
    red, green, blue, yellow = list(moment.colours)
    hands = [
        moment.hand,
        f"{red}2 {red}3 {blue}4 {blue}5 {yellow}6 {green}1 {yellow}2",
        f"{red}4 {red}5 {blue}6 {blue}7 {yellow}8 {green}9 {yellow}1",
    ]
    text = record(hands, edition=edition, players=players, discard=f"{red}9", rest="shuffled", draw=moment.drawn)
    with phone(browser, server, nonce="5" * 32) as ann:
        with server.key("6" * 64), server.position(text):
            ann.play_now("Ann", edition, bots=2)
        ann.wait(lambda now: bool(now["options"]) and not now["busy"])
        ann.page.wait_for_timeout(3000)  # what may be needed next has come
        devtools = slow_down(ann, slower, line=False)
        devtools.send("Performance.enable")
        ann.page.evaluate(LISTEN)
        browser.start_tracing(categories=["disabled-by-default-devtools.timeline.frame"])
        me = psutil.Process()
        before, metrics, begin = threads(me), measured(devtools), time.monotonic()
        habit = Habit("Ann")
        ann.choose(moment.move)
        while time.monotonic() - begin < seconds and not ann.get("summary").count():
            if ann.page.evaluate(IS_ASKED):
                ann.page.wait_for_timeout(300)
                ann.decide(lambda options, number: habit(options, number, players))
            ann.page.wait_for_timeout(250)
        lasted = time.monotonic() - begin
        used = {name: now - before.get(name, 0) for name, now in threads(me).items()}
        more = measured(devtools)
        traced = json.loads(browser.stop_tracing())["traceEvents"]
        noted = ann.page.evaluate("() => noted")
    drawn = sorted(event["ts"] / 1000 for event in traced if event["name"] == "DrawFrame")
    missed = sorted(event["ts"] / 1000 for event in traced if event["name"] == "DroppedFrame")
    waited = len(missed)
    # Where nothing moves, or something moves by steps, no frame is drawn and none is missed: that is nobody's delay.
    gaps = [
        max(FRAME, min(after - before, FRAME * (1 + bisect(missed, after) - bisect(missed, before))))
        for before, after in pairwise(drawn)
    ]
    return {
        "frames": 1000 * len(gaps) / sum(gaps),
        "late": 100 * sum(gap > 1.5 * FRAME for gap in gaps) / len(gaps),
        "very late": 100 * sum(gap > 2.5 * FRAME for gap in gaps) / len(gaps),
        "longest gap": max(gaps),
        "without script": 100 * waited / (len(drawn) + waited),
        "long tasks": len(noted["long"]),
        "longest task": max(noted["long"], default=0),
        "script": 100 * (more["TaskDuration"] - metrics["TaskDuration"]) / lasted,
        "style": 100 * sum(more[key] - metrics[key] for key in ("LayoutDuration", "RecalcStyleDuration")) / lasted,
        "paint": 100 * sum(used[name] for name in PAINTERS if name in used) / lasted,
        "moments": " ".join(sorted(noted["moments"])),
        "threads": used,
    }


def measured(devtools: CDPSession) -> dict[str, float]:
    """What the browser counts of the page's own thread, in seconds."""
    return {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}


def print_loads(found: list[dict[str, float]]) -> None:
    """The middle of several visits, and the worst."""
    print(f"\n{'Slow 4G, nothing kept':<34}{'middle':>9}{'worst':>9}  ms")
    for name in found[0]:
        times = [each[name] for each in found]
        print(f"{name:<34}{statistics.median(times):>9.0f}{max(times):>9.0f}")


CORE = "% of a core"
COLUMNS = {
    "frames": "a second",
    "late": "%",
    "very late": "%",
    "longest gap": "ms",
    "without script": "%",
    "long tasks": "",
    "longest task": "ms",
    "script": CORE,
    "style": CORE,
    "paint": CORE,
}


def main() -> None:
    """Measure, and say it in two tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--slower", type=float, default=4, help="how many times as slow the processor is")
    parser.add_argument("--visits", type=int, default=5, help="how often the page is opened")
    parser.add_argument("--seconds", type=float, default=12, help="of a game in each world")
    parser.add_argument("--worlds", nargs="*", choices=[*MOMENTS], default=[*MOMENTS])
    parser.add_argument("--threads", action="store_true", help="also what each thread of the browser used")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder), pace=1.0)
        try:
            if args.visits:
                print_loads([loads(browser, server, args.slower) for _ in range(args.visits)])
            if args.worlds:
                print(f"\n{'A piece of a game':<21}" + "".join(f"{name:>15}" for name in COLUMNS) + "  moments seen")
                print(f"{'':<21}" + "".join(f"{unit:>15}" for unit in COLUMNS.values()))
            for world in args.worlds:
                found = motion(browser, server, world, args.slower, args.seconds)
                print(f"{world:<21}" + "".join(f"{found[name]:>15.0f}" for name in COLUMNS) + f"  {found['moments']}")
                if args.threads:
                    print(
                        "  "
                        + ", ".join(f"{name} {used:.2f} s" for name, used in found["threads"].items() if used > 0.05)
                    )
        finally:
            server.end()
    print("\nLate: more than 25 ms after the frame before; very late: 42. Style is part of script.")
    print("Without script: frames in which what moves went on, but the page’s own thread had no time to add to them.")


if __name__ == "__main__":
    main()
