"""How many tables and moves one core serves: `make load`, or `python bench/load.py --help`.

The server runs as a process of its own, pinned to one core; this one, on another core, plays all the seats over
loopback. Moves are sent at a steady rate, whether or not the server keeps up, and timed until they are acknowledged.
First the rate that has to hold, then higher ones until one does not. Before that, what a connection costs at which
nothing happens; at the end the server is killed and started again, and many come back at once.

All of that with the SQLite file, then with PostgreSQL, which is on the core of the players, then with two servers on
one PostgreSQL, on the same core, to see that a move costs them together what it costs one.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psutil
import uvloop
from crowd import Figures, Played, Seat, connect, sit, stretch

sys.path.append(str(Path(__file__).parent.parent / "tests"))  # for its PostgreSQL

RATE = 250
P99 = 0.050
STEPS = (400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000)
OPENING = 64
"""Connections that are opened at once."""

IDLE = 500
"""Connections at which nothing happens."""

RETURNING = 1000
BACK_WITHIN = 3.0
"""Connections that come back at once after a restart, and seconds until all of them are at their tables."""


class Disk(threading.Thread):
    """What the disk itself takes, meanwhile: a small file that is written and synchronised again and again."""

    def __init__(self, folder: str) -> None:
        super().__init__(daemon=True)
        self.path = f"{folder}/probe"
        self.times: list[float] = []

    def run(self) -> None:
        """Measure."""
        with open(self.path, "wb") as file:
            while True:
                begin = time.perf_counter()
                file.write(bytes(4096))
                file.flush()
                os.fdatasync(file.fileno())
                self.times.append(time.perf_counter() - begin)
                file.seek(0)
                time.sleep(0.05)

    def p99(self) -> float:
        """Of the times since the last question."""
        times, self.times = sorted(self.times), []
        return times[int(len(times) * 0.99)] if times else 0.0


def memory(*processes: int) -> float:
    """Megabytes that processes hold."""
    return sum(psutil.Process(process).memory_info().rss for process in processes) / 1024**2


def processor(*processes: int) -> float:
    """Seconds of processor time that processes have used."""
    times = [psutil.Process(process).cpu_times() for process in processes]
    return sum(time.user + time.system for time in times)


def taken_away(core: int) -> float:
    """Seconds that a core wanted to work and its machine's host let others work, as far as the system knows of that."""
    return float(getattr(psutil.cpu_times(percpu=True)[core], "steal", 0.0))


async def idle(host: str, process: int) -> None:
    """What a connection takes that nobody says anything at, beside what the first ones take for all."""
    for count in (IDLE // 5, IDLE):
        before = memory(process)
        seats: list[Seat] = []
        for _ in range(count):
            seat = await connect(host)
            seat.say(type="hello")
            await seat.hear("welcome")
            seats.append(seat)
        held = memory(process) - before
        for seat in seats:
            seat.transport.close()
        await asyncio.sleep(1)
    print(f"{held * 1024 / IDLE:.1f} KB for each of {IDLE} idle connections", flush=True)


async def come_back(servers: "Sequence[Server]", tables: list[Played]) -> bool:
    """Everybody's browser notices that the server is there again, at the same moment."""

    processes = [server.process.pid for server in servers]

    async def back(number: int, code: str, key: str) -> float:
        seat = await connect(servers[number % len(servers)].host)
        seat.say(type="hello", table=code, key=key, epoch="before", version=100)
        await seat.hear("update")
        return time.perf_counter() - begin

    who = [(number, table.code, key) for number, table in enumerate(tables) for key in table.keys][:RETURNING]
    begin, used = time.perf_counter(), processor(*processes)
    times = sorted(await asyncio.gather(*(back(*each) for each in who)))
    held = times[-1] < BACK_WITHIN
    print(
        f"{len(times)} came back at once after a restart: half of them after {times[len(times) // 2]:.2f} s, "
        f"all after {times[-1]:.2f} s, {processor(*processes) - used:.2f} s of its core: "
        f"{'holds' if held else 'does not hold'}",
        flush=True,
    )
    return held


def told(rate: float, seconds: float, figures: Figures, used: float, ours: float, disk: float, taken: float) -> bool:
    """Print a line, and say whether the rate held."""
    times = sorted(figures.times)
    if not times:
        print(f"{rate:>6.0f}/s: nothing was acknowledged")
        return False
    p50, p99, most = times[len(times) // 2], times[int(len(times) * 0.99)], times[-1]
    made = len(times) / seconds
    held = p99 < P99 and made > 0.97 * rate and not figures.refused
    print(
        f"{rate:>6.0f}/s: {made:6.0f} moves/s acknowledged, {figures.messages / seconds:6.0f} messages/s, "
        f"p50 {p50 * 1000:5.1f} ms, p99 {p99 * 1000:6.1f} ms, most {most * 1000:6.1f} ms, "
        f"disk alone p99 {disk * 1000:5.1f} ms, server {used / seconds:4.0%} of its core, "
        f"which its host took away for {taken / seconds:3.0%}, players {ours / seconds:4.0%} of theirs, "
        f"{used / len(times) * 1000:.2f} ms and {figures.bytes / len(times):.0f} bytes a move, "
        f"{len(figures.refused)} refused: {'holds' if held else 'does not hold'}",
        flush=True,
    )
    for text in figures.refused[:3]:
        print(f"        refused: {text}")
    return held


async def measure(servers: "Sequence[Server]", disk: Disk, args: argparse.Namespace) -> tuple[bool, float, float]:
    """All of it: whether it holds, how many moves a second were made, and what one of them took of the core."""
    hosts, process = [server.host for server in servers], [server.process.pid for server in servers]
    await idle(hosts[0], process[0])
    ready: deque[Played] = deque()
    tables: list[Played] = []
    before, begin = memory(*process), time.perf_counter()
    for first in range(0, args.tables, OPENING // args.seats):
        numbers = range(first, min(args.tables, first + OPENING // args.seats))
        tables += await asyncio.gather(
            *(sit(hosts[number % len(hosts)], number, args.seats, ready) for number in numbers)
        )
    for _ in range(600):
        if len(ready) == args.tables:
            break
        await asyncio.sleep(0.05)
    print(
        f"{len(ready)} of {args.tables} tables with {args.seats} seats after {time.perf_counter() - begin:.1f} s; "
        f"server {before:.0f} MB before, {memory(*process):.0f} MB now: "
        f"{(memory(*process) - before) * 1024 / args.tables:.0f} KB a table with its {args.seats} connections",
        flush=True,
    )
    await stretch(ready, args.rate, 3)
    held, most, cost = True, 0.0, 0.0
    for rate in (args.rate, *(step for step in STEPS if step > args.rate)):
        seconds = args.seconds if rate == args.rate else args.seconds / 2
        used, ours = processor(*process), time.process_time()
        taken = taken_away(servers[0].core)
        disk.p99()
        figures = await stretch(ready, rate, seconds)
        used, ours = processor(*process) - used, time.process_time() - ours
        good = told(rate, seconds, figures, used, ours, disk.p99(), taken_away(servers[0].core) - taken)
        most = max(most, len(figures.times) / seconds)
        if rate == args.rate:
            held, cost = good, used / max(1, len(figures.times))
        if not good:
            break
    now = memory(*process)
    print(f"server {now:.0f} MB at the end: {(now - before) * 1024 / args.tables:.0f} KB a table")
    for server in servers:
        server.process.kill()
        server.process.wait()
    for server in servers:
        server.start()
    return await come_back(servers, tables) and held, most, cost


class Server:
    """The server, on a core of its own."""

    def __init__(self, python: str, folder: str, core: int, *arguments: str) -> None:
        self.python, self.folder, self.core, self.arguments = python, folder, core, arguments
        self.host = "127.0.0.1:0"

    def start(self) -> None:
        """Start it, or start it again at the same place."""
        command = [self.python, "-m", "lastcard", "serve", "--no-browser", "--data", self.folder]
        self.process = subprocess.Popen(
            [*command, "--port", self.host.rpartition(":")[2], *self.arguments], stdout=subprocess.PIPE, text=True
        )
        os.sched_setaffinity(self.process.pid, {self.core})
        assert self.process.stdout is not None
        found = re.search(r"http://([\d.]+:\d+)", self.process.stdout.readline())
        if found is None:
            sys.exit("the server does not start")
        self.host = found[1]

    def end(self) -> None:
        """End it, and wait for that."""
        self.process.terminate()
        self.process.wait(20)


def main() -> int:
    """Start a server, measure, and say whether the rate that has to hold does."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second that have to hold")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=CASES, action="append", help="measure only this; can be given more than once")
    parser.add_argument("--python", default=sys.executable, help="of another version, to measure that one in turn")
    args = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
    results = {}
    for case in args.only or CASES:
        print(f"\n{case}", flush=True)
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            more = [] if case == "SQLite" else ["--database", stack.enter_context(database(folder))]
            count = 2 if case.startswith("two") else 1
            servers = [Server(args.python, f"{folder}/{number}", cores[0], *more) for number in range(count)]
            for server in servers:
                server.start()
                stack.callback(server.end)
            runner = stack.enter_context(asyncio.Runner(loop_factory=uvloop.new_event_loop))
            disk = Disk(folder)
            disk.start()
            results[case] = runner.run(measure(servers, disk, args))
    print()
    for case, (_, most, cost) in results.items():
        print(f"{case}: {most:.0f} moves/s at most, {cost * 1000:.2f} ms of the core for a move at {args.rate:.0f}/s")
    return 0 if all(held for held, _, _ in results.values()) else 1


CASES = ("SQLite", "PostgreSQL", "two servers on one PostgreSQL")


@contextmanager
def database(folder: str) -> Iterator[str]:
    """A PostgreSQL that is as careful as any: with its disk, too."""
    from postgres import SETTINGS, Postgres

    settings = {**SETTINGS, "fsync": "on", "autovacuum": "on", "shared_buffers": "128MB"}
    found = Postgres(Path(folder) / "template", settings)
    try:
        yield found.database()
    finally:
        found.remove()


if __name__ == "__main__":
    sys.exit(main())
