"""Whether bots that think leave people's moves alone: `make thinking`, or `python bench/thinking.py --help`.

The server runs as a process of its own, pinned to one core, with all that thinks for it; this one, on another core,
plays the people. There are tables with one person and four `hard` bots, whose person answers at once, and tables of
people who move at a steady rate. All moves of people are timed until they are acknowledged. The server notes when each
bot was to answer, when it did, and whether it had a choice.

`--before FOLDER` measures another version first, whose sources are in that folder.
"""

import argparse
import asyncio
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop
from crowd import Figures, Played, Player, connect, sit, stretch
from load import OPENING, Disk, memory, processor

P99 = 0.050
WARM_UP = 5.0
FIGURES = "figures.json"


# The server


def serve(folder: Path, core: int) -> int:
    """Serve on one core, and write down at the end how bots did. It has to work with older versions, too."""
    os.sched_setaffinity(0, {core})
    from lastcard.bots import hard
    from lastcard.cli import parser
    from lastcard.cli import serve as command
    from lastcard.game.game import Game
    from lastcard.server.hub import Hub
    from lastcard.server.tables import Tables
    from lastcard.table.plans import Plan
    from lastcard.table.table import Table

    answers: list[tuple[float, float, bool]] = []
    playouts: list[int] = []
    places: dict[int, str] = {}
    """The tables by their games, which stay to the end."""
    turns: dict[tuple[str, str], tuple[float, Plan]] = {}
    """The turns that bots think about, by table and name, with the time they were asked."""
    apply, best_of = Game.apply, hard.best_of

    # A table is compiled, and nothing can be put between its parts; what it asks for and what it plays can be seen.
    class NotingTables(Tables):
        def begin(self, *record: Any, place: str, **more: Any) -> Table:
            table = super().begin(*record, place=place, **more)
            places[id(table.game)] = place
            return table

    def noted(self: Game, player: str, answer: str, *, uno: bool = False) -> None:
        since, plan = turns.pop((places.get(id(self), ""), player), (0.0, None))
        if plan is not None and plan.view.decision is not None and answer == plan.answer:
            answered = time.monotonic()
            answers.append((answered - plan.at, answered - since, len(plan.view.decision.options) > 1))
        apply(self, player, answer, uno=uno)

    def counted(search: Any, budget: Any) -> int:
        best = best_of(search, budget)
        playouts.append(int(search.playouts))
        return best

    class Noting(Hub):
        def think(self, table: str, plan: Plan) -> Callable[[], object]:
            if plan.view.decision is not None and plan.view.decision.kind == "turn":
                turns[table, plan.name] = time.monotonic(), plan
            return super().think(table, plan)

        def close(self) -> None:
            thinkers: Any = self.thinkers
            asked = getattr(thinkers, "thoughts", len(playouts))
            tried = getattr(thinkers, "playouts", sum(playouts))
            counts = {name: getattr(thinkers, name, 0) for name in ("degraded", "late", "replaced")}
            figures = {"answers": answers, "thoughts": asked, "playouts": tried, **counts}
            (folder / FIGURES).write_text(json.dumps(figures))
            super().close()

    Game.apply = noted  # type: ignore[method-assign]
    hard.best_of = counted
    arguments = parser.build().read(["serve", "--port", "0", "--no-browser", "--data", str(folder)])

    def make_hub(folder: Path, pace: float, *more: Any) -> Hub:
        return Noting(folder, NotingTables(pace), *more)

    return command.run(arguments, make_hub)


# The people


async def sit_with_bots(host: str, pace: str, ready: deque[Played]) -> None:
    """A table with one person and four bots that think, whose game has begun."""
    seat = await connect(host)
    settings = {"edition": "classic", "target": 1_000_000, "pace": pace}
    entry = {"name": "Ann", "key": secrets.token_hex(20), "bots": ["hard"] * 4}
    seat.say(type="create", settings=settings, **entry)
    await seat.hear("seated")
    seat.say(type="nonce", nonce=secrets.token_hex(16))
    Player(seat, "Ann", Played(ready))
    await asyncio.sleep(0.05)
    seat.say(type="start")


async def answer_at_once(ready: deque[Played]) -> None:
    """Those who play with bots do not let them wait."""
    while True:
        for _ in range(len(ready)):
            table = ready.popleft()
            assert table.asked is not None
            player, asked = table.asked
            table.asked = None
            player.move(asked)
        await asyncio.sleep(0.005)


async def play(host: str, args: argparse.Namespace) -> Figures:
    """Sit down everywhere, play, and say how long people's moves took."""
    with_bots: deque[Played] = deque()
    people: deque[Played] = deque()
    at_once = asyncio.create_task(answer_at_once(with_bots))
    for first in range(0, args.tables, OPENING):
        number = min(OPENING, args.tables - first)
        await asyncio.gather(*(sit_with_bots(host, args.pace, with_bots) for _ in range(number)))
    await asyncio.gather(*(sit(host, number, 4, people) for number in range(args.people)))
    await stretch(people, args.rate, WARM_UP)
    figures = await stretch(people, args.rate, args.seconds)
    at_once.cancel()
    return figures


# Both


def part(values: list[float], share: float) -> float:
    """The value that this share of all is below, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def tells_apart(some: list[float], others: list[float]) -> float:
    """How often a value of the first list is above one of the second (AUC): 0.5 if the two cannot be told apart."""
    if not some or not others:
        return float("nan")
    ordered = sorted(others)
    above = sum(bisect_left(ordered, value) + bisect_right(ordered, value) for value in some)
    return above / 2 / len(some) / len(others)


def measure(name: str, source: Path, disk: Disk, args: argparse.Namespace) -> bool:
    """Start a version's server, play there, and print what came of it. Whether moves were fast enough."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder, "--core", str(cores[0])]
        environment = {**os.environ, "PYTHONPATH": str(source / "src")}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            assert server.stdout is not None
            found = re.search(r"http://([\d.]+:\d+)", server.stdout.readline())
            if found is None:
                return False
            os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
            disk.p99()
            used = processor(server.pid)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                figures = runner.run(play(found[1], args))
            used = processor(server.pid) - used
            held, waited = memory(server.pid), disk.p99()
            children = "".join(path.read_text() for path in Path(f"/proc/{server.pid}/task").glob("*/children"))
            thinking = [(memory(int(id)), processor(int(id))) for id in children.split()]
        finally:
            os.sched_setaffinity(0, cores)
            server.terminate()
            server.wait(30)
        bots = json.loads((Path(folder) / FIGURES).read_text())
    late = [answer[0] for answer in bots["answers"]]
    chosen, forced = ([answer[1] for answer in bots["answers"] if answer[2] == choice] for choice in (True, False))
    times = figures.times
    print(f"{name}: {args.tables} tables with four hard bots, {args.people} tables of people, {args.rate:.0f} moves/s")
    print(
        f"  moves of people: {len(times)}, p50 {part(times, 0.5):.1f} ms, p99 {part(times, 0.99):.1f} ms, "
        f"most {part(times, 1.0):.1f} ms, {len(figures.refused)} refused; disk alone p99 {1000 * waited:.1f} ms"
    )
    print(
        f"  turns of bots: {len(late)}; after their planned time p50 {part(late, 0.5):.1f} ms, "
        f"p99 {part(late, 0.99):.1f} ms, most {part(late, 1.0):.1f} ms"
    )
    print(
        f"  a turn with a choice takes {part(chosen, 0.5):.0f} ms, one without {part(forced, 0.5):.0f} ms (medians); "
        f"the longer one had a choice: AUC {tells_apart(chosen, forced):.3f}"
    )
    print(
        f"  thoughts: {bots['thoughts']} with {bots['playouts'] / max(1, bots['thoughts']):.0f} playouts each; "
        f"{bots['degraded']} had less time than they wanted, {bots['late']} were not there in time"
    )
    print(
        f"  server {held:.0f} MB, {used:.0f} s of its core; "
        + "; ".join(f"thinks: {size:.0f} MB, {seconds:.0f} s" for size, seconds in thinking),
        flush=True,
    )
    return part(times, 0.99) < 1000 * P99


def main() -> int:
    """Measure, and say whether people's moves were fast enough."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="tables with four hard bots")
    parser.add_argument("--people", type=int, default=10, help="tables with four people")
    parser.add_argument("--rate", type=float, default=20, help="moves a second at the tables of people")
    parser.add_argument("--pace", choices=["slow", "normal", "fast"], default="normal", help="of the tables with bots")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="another version, to compare with")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--core", type=int, default=0, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve is not None:
        return serve(args.serve, args.core)
    with tempfile.TemporaryDirectory() as folder:
        disk = Disk(folder)
        disk.start()
        if args.before is not None:
            measure("before", args.before, disk, args)
        return 0 if measure("now", Path(__file__).parent.parent, disk, args) else 1


if __name__ == "__main__":
    sys.exit(main())
