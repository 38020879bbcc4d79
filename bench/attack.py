"""What people notice while somebody attacks the server: `make attack`, or `python bench/attack.py --help`.

The server runs as a process of its own, pinned to one core. From the other cores this process plays tables at a steady
rate, and one more process attacks, one way after the other. For each it is printed how long moves take until they are
acknowledged, without the attack and during it, what the server holds in memory, and how much of its core the host of
a virtual machine gave to others meanwhile.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import replace

import uvloop
from crowd import Played, sit, stretch
from load import memory, taken_away

from lastcard.files import packed
from lastcard.game.record import Record
from lastcard.game.settings import Options
from lastcard.server.branches import MOST_MOVES

SLOW = "Draw 1. " * 72
LIMIT = 0.050
"""What moves may take, 99 of 100."""

TEXT, PART, PING = 1, 0, 9
DC = {"edition": "dc-super-hero-girls"}


class Attacker:
    """A WebSocket that heeds nothing. It comes back when it is cut off."""

    opened = 0
    cut = 0
    heard = 0

    def __init__(self, host: str, reads: bool = True) -> None:
        self.host = host
        self.reads = reads
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect."""
        name, port = self.host.rsplit(":", 1)
        self.reader, self.writer = await asyncio.open_connection(name, int(port), limit=2**12)
        self.writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await self.reader.readuntil(b"\r\n\r\n")
        Attacker.opened += 1
        if self.reads:
            self.listening = asyncio.create_task(self._listen(self.reader))

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                Attacker.heard += data.count(b'{"type":')

    async def send(self, data: bytes) -> None:
        """Send, after connecting anew where that is needed."""
        try:
            if self.writer is None or self.writer.is_closing() or (self.listening and self.listening.done()):
                if self.writer is not None:
                    Attacker.cut += 1
                    self.writer.close()
                await self.open()
            assert self.writer is not None
            self.writer.write(data)
            await self.writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            self.writer = None
            await asyncio.sleep(0.05)

    async def say(self, **message: object) -> None:
        """Say something."""
        await self.send(frame(TEXT, json.dumps(message).encode()))


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame; its mask is zero."""
    size = len(payload)
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return bytes([(128 if last else 0) | kind]) + length + bytes(4) + payload


async def at_rate(rate: float, say: Callable[[int], Awaitable[None]]) -> None:
    """Say something so many times a second."""
    begin = time.perf_counter()
    for number in itertools.count():
        await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
        await say(number)


async def many(count: int, one: Callable[[], Awaitable[None]]) -> None:
    """Several at once."""
    await asyncio.gather(*(one() for _ in range(count)))


async def checks(host: str, together: int = 1, rate: float = 29) -> None:
    """Texts that take long to read, within the allowed rate."""

    async def one() -> None:
        attacker = Attacker(host)
        await at_rate(rate, lambda _: attacker.say(type="check", text=f"{SLOW[:560]} {secrets.token_hex(4)}"))

    await many(together, one)


async def readable_checks(host: str) -> None:
    """The same, with texts that can be read and are new each time."""
    attacker = Attacker(host)
    numbers = itertools.count()

    def text() -> str:
        bits = f"{next(numbers) % 2**70:070b}"
        return " ".join(f"Draw {1 + int(bit)}." for bit in bits)

    await at_rate(29, lambda _: attacker.say(type="check", text=text()))


async def bursts(host: str) -> None:
    """90 of them at once, from a new connection each time."""
    while True:
        attacker = Attacker(host)
        await attacker.send(b"".join(frame(TEXT, json.dumps(check()).encode()) for _ in range(90)))
        await asyncio.sleep(1)


def check() -> dict[str, str]:
    """A text that takes long to read."""
    bits = f"{secrets.randbelow(2**70):070b}"
    return {"type": "check", "text": " ".join(f"Draw {1 + int(bit)}." for bit in bits)}


async def writes(host: str) -> None:
    """The same, on a card."""
    attacker = Attacker(host)
    await attacker.say(type="create", name="Eve", key=secrets.token_hex(20), settings=DC)
    await at_rate(29, lambda _: attacker.say(type="write", code="CU", text=check()["text"]))


async def hellos(host: str) -> None:
    """Questions with long answers, which are read."""
    attacker = Attacker(host)
    await at_rate(29, lambda _: attacker.say(type="hello"))


async def deaf(host: str) -> None:
    """20 sockets that ask for long answers and do not read them."""

    async def one() -> None:
        attacker = Attacker(host, reads=False)
        await at_rate(29, lambda _: attacker.say(type="hello"))

    await many(20, one)


async def flood(host: str, data: bytes) -> None:
    """As many frames as the line takes."""
    attacker = Attacker(host)
    while True:
        await attacker.send(data)


async def guesses(host: str) -> None:
    """Codes of tables, as fast as they are answered, on ten connections."""

    async def one() -> None:
        attacker = Attacker(host)
        await at_rate(1000, lambda _: attacker.say(type="hello", table=f"{secrets.randbelow(2**24):06x}"))

    await many(10, one)


async def watching(host: str) -> None:
    """A visitor who watches again and again."""
    host_of_table, attacker = Attacker(host), Attacker(host)
    await host_of_table.say(type="create", name="Eve", key=secrets.token_hex(20))
    await at_rate(29, lambda _: attacker.say(type="watch"))


async def tables(host: str) -> None:
    """New tables, as many as there can be."""

    held: list[Attacker] = []

    async def one() -> None:
        held.append(Attacker(host))
        await held[-1].say(type="create", name="Eve", key=secrets.token_hex(20), bots=["easy"] * 5)

    while True:
        await many(10, one)
        await asyncio.sleep(0.1)


async def knocking(host: str) -> None:
    """New connections, one after the other, ten at once."""

    async def one() -> None:
        while True:
            attacker = Attacker(host)
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await attacker.open()
            if attacker.writer is not None:
                attacker.writer.close()
            await asyncio.sleep(0)

    await many(10, one)


async def pages(host: str) -> None:
    """Rulebooks and pages, as fast as they come, on 20 connections."""
    name, port = host.rsplit(":", 1)
    request = f"GET /api/rules/classic HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(name, int(port))
                writer.write(request)
                while await reader.read(65536):
                    writer.write(request)

    await many(20, one)


async def fast_bots(host: str) -> None:
    """60 tables at which nine bots play as fast as they can."""

    async def one() -> None:
        attacker = Attacker(host)
        settings = {"pace": "fast", "target": 1_000_000}
        bots = ["easy"] * 9
        await attacker.say(
            type="create", name="Eve", key=secrets.token_hex(20), settings=settings, bots=bots, start=True
        )
        await attacker.say(type="nonce", nonce=secrets.token_hex(16))
        await at_rate(5, lambda number: attacker.say(type="move", id=f"{number}", verb="draw", number=number))

    await many(60, one)


async def bodies(host: str) -> None:
    """Requests with endless bodies in parts of one byte, on ten connections."""
    name, port = host.rsplit(":", 1)
    head = f"POST / HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(name, int(port))
                writer.write(head)
                while True:
                    writer.write(b"1\r\na\r\n" * 5000)
                    await writer.drain()
            await asyncio.sleep(0.02)

    await many(10, one)


def long_game(seed: int) -> str:
    """The record of a game in which nobody wants to win, packed: as many moves as may be played on from."""
    record = Record("classic", ("Ann", "Bo"), seed=seed, options=Options(target=1_000_000))
    game = next(record.steps())
    made = list[str]()
    while len(made) < MOST_MOVES:
        asked = game.waiting[0]
        verbs = [option.verb for option in asked.options]
        option = asked.options[next((verbs.index(verb) for verb in ("draw", "keep") if verb in verbs), -1)]
        game.apply(asked.player, str(option))
        made.append(f"{asked.player}: {option}")
    return packed(replace(record, moves=tuple(made)).dumps().encode())


async def branches(host: str) -> None:
    """Tables begun from the end of long recorded games, on ten connections: each game is played again, twice."""
    game, held = long_game(1), list[Attacker]()

    async def one() -> None:
        while True:
            held.append(Attacker(host))
            branch = {"packed": game, "before": random.randint(MOST_MOVES - 500, MOST_MOVES)}
            await held[-1].say(type="create", name="Eve", key=secrets.token_hex(20), branch=branch)
            await asyncio.sleep(0.5)

    await many(10, one)


async def chatting(host: str) -> None:
    """Ten windows at one seat that talk, change their face and mute as fast as they may."""
    key = secrets.token_hex(20)
    first = Attacker(host)
    await first.say(type="create", name="Eve", key=key, bots=["easy"] * 9)

    async def one() -> None:
        attacker = Attacker(host)
        await attacker.say(type="create", name="Eve", key=key)
        said = itertools.cycle(({"type": "chat", "text": "x" * 300}, {"type": "changeface", "face": "fox"}))
        await at_rate(29, lambda _: attacker.say(**next(said)))

    await many(9, one)


ATTACKS: dict[str, Callable[[str], Awaitable[None]]] = {
    "texts, 29 a second": checks,
    "new texts, 29 a second": readable_checks,
    "90 texts at once": bursts,
    "texts on cards": writes,
    "100 connections with texts": lambda host: checks(host, 100, 5),
    "hello": hellos,
    "sockets that do not read": deaf,
    "pings": lambda host: flood(host, frame(PING) * 5000),
    "empty fragments": lambda host: flood(host, frame(TEXT, b"{", last=False) + frame(PART, last=False) * 5000),
    "codes": guesses,
    "watching": watching,
    "tables": tables,
    "connections": knocking,
    "rulebooks": pages,
    "bodies of requests": bodies,
    "60 tables of fast bots": fast_bots,
    "ten windows that talk": chatting,
    "tables from long games": branches,
}


async def attack(name: str, host: str) -> None:
    """Attack until somebody ends this."""
    attacking = asyncio.ensure_future(ATTACKS[name](host))
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    attacking.cancel()
    print(f"{Attacker.opened} connections, {Attacker.cut} cut off, {Attacker.heard} answers", flush=True)
    os._exit(0)


def p(times: list[float], share: float) -> float:
    """Milliseconds that this share of all moves took at most."""
    return sorted(times)[int(len(times) * share)] * 1000 if times else float("inf")


async def measure(host: str, process: int, name: str, args: argparse.Namespace) -> bool:
    """One attack."""
    ready: deque[Played] = deque()
    for first in range(0, args.tables, 10):
        await asyncio.gather(*(sit(host, n, 4, ready) for n in range(first, min(first + 10, args.tables))))
    await stretch(ready, args.rate, 2)
    before = await stretch(ready, args.rate, args.seconds)
    held_before = memory(process)
    command = [sys.executable, __file__, "--attack", name, "--host", host]
    attacker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    await asyncio.sleep(1)
    taken = taken_away(min(args.cores))
    during = await stretch(ready, args.rate, args.seconds)
    taken = taken_away(min(args.cores)) - taken
    now = memory(process)
    said, _ = attacker.communicate("")
    held = p(during.times, 0.99) < LIMIT * 1000 and len(during.times) > 0.97 * during.sent
    print(
        f"{name:>27}: p50 {p(before.times, 0.5):6.1f} -> {p(during.times, 0.5):7.1f} ms, "
        f"p99 {p(before.times, 0.99):6.1f} -> {p(during.times, 0.99):7.1f} ms, "
        f"{len(during.times) / args.seconds:4.0f} moves/s, {now - held_before:+5.0f} MB, "
        f"host took {taken / args.seconds:3.0%} of the core; {said.strip()}"
        f"{'' if held else '; does not hold'}",
        flush=True,
    )
    return held


def serve_and_measure(name: str, args: argparse.Namespace) -> bool:
    """One attack on a new server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "lastcard", "serve", "--port", "0", "--no-browser", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            os.sched_setaffinity(server.pid, {min(args.cores)})
            assert server.stdout is not None
            found = re.search(r"http://([\d.]+:\d+)", server.stdout.readline())
            assert found is not None
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(measure(found[1], server.pid, name, args))
        finally:
            server.kill()
            server.wait(10)


def main() -> int:
    """Attack servers, and say whether people noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=100, help="moves a second")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--only", default="", help="attacks with this in their name")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--host", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        os.nice(5)
        asyncio.run(attack(args.attack, args.host))
    args.cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, args.cores - {min(args.cores)} or args.cores)
    held = [serve_and_measure(name, args) for name in ATTACKS if args.only in name]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
