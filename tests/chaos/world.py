"""Servers, one PostgreSQL, and what happens to them."""

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from chaos.checker import check
from chaos.person import Notes, Person, Window
from lastcard.server.sharing import table_in
from lastcard.table.postgres_leases import LEASE
from lastcard.table.postgres_store import PostgresStore
from postgres import Postgres
from processes import PATIENCE

LINGERING = 2
"""Tables that wait in their lobbies while a server is overtaken."""


class Door:
    """Where browsers knock: a small proxy before a server, which can cut connections in the middle of a message."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.behind = 0
        """The port of the server."""
        self.port = 0
        self.cutting = 0
        """So many of the next pieces are torn."""
        self.cuts = 0

    async def open(self) -> None:
        """Listen."""
        self.server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", self.behind)
        except OSError:
            writer.transport.abort()
            return
        ways = [self._pass(reader, inner_writer), self._pass(inner_reader, writer)]
        tasks = [asyncio.ensure_future(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for each in (writer, inner_writer):
                each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(65536):
                if self.cutting and len(piece) > 1:
                    self.cutting -= 1
                    self.cuts += 1
                    writer.write(piece[: self.dice.randrange(1, len(piece))])
                    await writer.drain()
                    return
                writer.write(piece)
                await writer.drain()


class Server:
    """A server behind its door."""

    def __init__(self, door: Door, folder: Path, database: str) -> None:
        self.door, self.folder, self.database = door, folder, database
        self.process: asyncio.subprocess.Process | None = None
        self.said = b""

    @property
    def address(self) -> str:
        """Under which browsers reach it."""
        return f"127.0.0.1:{self.door.port}"

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [sys.executable, "-m", "lastcard", "serve", "--no-browser", "--port", "0", "--pace", "0.02"]
        command += ["--data", str(self.folder), "--database", self.database, "--thinkers", "0", "--drain", "2"]
        command += ["--advertise", f"http://{self.address}", "--trusted-proxy", "127.0.0.1"]
        self.process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=subprocess.STDOUT
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        rest = line.decode().rpartition(":")[2] if b"://" not in line else line.decode().split("://", 1)[1]
        digits = rest.partition("/")[0].rpartition(":")[2]
        if not digits.isdecimal():
            more = await self.process.communicate()
            raise AssertionError(line + more[0])
        self.door.behind = int(digits)
        self.listening = asyncio.ensure_future(self._listen(self.process.stdout))

    async def _listen(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            self.said += line

    def send(self, how: signal.Signals) -> None:
        """Send it a signal."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(how)

    async def ended(self) -> None:
        """Wait until it has ended."""
        if self.process is not None:
            await asyncio.wait_for(self.process.wait(), PATIENCE)
            await self.listening


@dataclass
class Report:
    """What came of it."""

    seed: int
    faults: Counter[str] = field(default_factory=Counter)
    notes: list[Notes] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    logged: int = 0
    taken: int = 0
    """Times that a table went to another server, or came back."""
    story: list[str] = field(default_factory=list)
    """What servers said about it."""

    def __str__(self) -> str:
        people = self.notes
        faults = ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items()))
        return "\n".join(
            [
                f"seed {self.seed}: {faults}",
                f"{len({each.code for each in people if each.code})} tables, {len(people)} people, "
                f"{sum(bool(each.record) for each in people)} saw the end of their game",
                f"{self.logged:,} moves in the logs; people sent {sum(len(each.sent) for each in people):,}, "
                f"{sum(len(each.acknowledged) for each in people):,} were acknowledged",
                f"tables were taken over {self.taken} times; people were sent elsewhere "
                f"{sum(each.moved for each in people)} times and came back {sum(each.visits for each in people)} times",
                *self._longest(),
                *self.wrong[:20],
                *(self.story[:10] if self.wrong else ()),
                "Everything fits." if not self.wrong else f"{len(self.wrong)} things do not fit.",
            ]
        )

    def _longest(self) -> list[str]:
        last = sorted(self.notes, key=lambda each: each.away)[-5:][::-1]
        lines = [f"  {each.away:.1f} s: {'; '.join(each.steps)}" for each in last]
        return [f"the longest time that somebody was away: {last[0].away if last else 0:.1f} s", *lines]


class World:
    """Servers, people at tables, and faults that follow from a seed."""

    def __init__(
        self,
        postgres: Postgres,
        folder: Path,
        seed: int,
        *,
        servers: int = 3,
        tables: int = 40,
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.postgres, self.database = postgres, postgres.database()
        self.dice = random.Random(seed)
        self.report = Report(seed)
        self.tell = tell
        self.doors = [Door(random.Random(self.dice.random())) for _ in range(servers)]
        self.servers = [Server(door, folder / str(number), self.database) for number, door in enumerate(self.doors)]
        self.tables = tables
        self.playing: list[asyncio.Task[None]] = []
        self.end = asyncio.Event()
        self.faults: dict[str, Callable[[Server], Awaitable[None]]] = {
            "killed": self.kill,
            "frozen": self.freeze,
            "overtaken": self.overtake,
            "drained": self.drain,
            "cut": self.cut,
            "database": self.restart_database,
        }

    async def run(self, seconds: float, faults: Sequence[str] | None = None) -> Report:
        """Let people play for so long, while something happens all the time; then check all that they heard."""
        began = time.monotonic()
        try:
            for door in self.doors:
                await door.open()
            await asyncio.gather(*(server.start() for server in self.servers))
            self.playing += [asyncio.ensure_future(self._seat(number)) for number in range(self.tables)]
            await self._until(
                lambda: sum(bool(each.events) for each in self.report.notes) >= self.tables, lambda: "all"
            )
            began = time.monotonic()
            order = list(faults or self.faults)
            while time.monotonic() - began < seconds:
                self.dice.shuffle(order)
                for name in order:
                    if time.monotonic() - began >= seconds:
                        break
                    await self._happen(name, began)
            before = [(each, len(each.acknowledged)) for each in self.report.notes if each.events]
            self.tell(f"{time.monotonic() - began:6.1f} s: nothing more happens")
            await self._until(self._all_are_back(before), lambda: self._stuck(before))
        finally:
            self.end.set()
            await asyncio.gather(*self.playing, return_exceptions=True)
            await self._stop()
        self.report.wrong += [
            str(task.exception()) for task in self.playing if not task.cancelled() and task.exception() is not None
        ]
        self._check()
        return self.report

    async def _happen(self, name: str, began: float) -> None:
        server = self.dice.choice(self.servers)
        self.report.faults[name] += 1
        self.tell(
            f"{time.monotonic() - began:6.1f} s ({time.monotonic():.1f}): {name}, {self.servers.index(server) + 1}, "
            f"{server.door.port}"
        )
        await self.faults[name](server)
        await asyncio.sleep(self.dice.uniform(0.2, 2.0))

    async def _until(self, is_so: Callable[[], bool], who: Callable[[], str]) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            if time.monotonic() > end:
                self.report.wrong.append(f"waited in vain: {who()}")
                return
            await asyncio.sleep(0.05)

    def _all_are_back(self, before: Sequence[tuple[Notes, int]]) -> Callable[[], bool]:
        """When everything runs again, everybody plays on: one more move is acknowledged, or the game is over."""
        return lambda: not self._stuck(before)

    def _stuck(self, before: Sequence[tuple[Notes, int]]) -> str:
        stuck = [each for each, count in before if not each.record and len(each.acknowledged) == count]
        return ", ".join(f"{each.name} at {each.code}" for each in stuck if not each.problems)

    async def _seat(self, number: int) -> None:
        """Games at one table after the other."""
        game = 0
        doors = [server.address for server in self.servers]
        while not self.end.is_set():
            game += 1
            dice = random.Random(f"{self.report.seed} {number} {game}")
            host = Person("Ann", dice, doors, bots=1 + number % 2)
            people = [host]
            if number % 2:
                people.append(Person("Bo", random.Random(dice.random()), doors, host))
            self.report.notes += [person.notes for person in people]
            await asyncio.gather(*(person.live(self.end) for person in people))

    async def _stop(self) -> None:
        for server in self.servers:
            server.send(signal.SIGCONT)
            server.send(signal.SIGTERM)
        for server in self.servers:
            await server.ended()
            if b"Traceback" in server.said:
                self.report.wrong.append(f"a server said: {server.said.decode()[-2000:]}")
            self.report.story += [line for line in server.said.decode().splitlines() if "not-read" in line]
        for door in self.doors:
            door.server.close()

    # Faults

    async def kill(self, server: Server) -> None:
        """Without a word; it is back after a while."""
        server.send(signal.SIGKILL)
        await server.ended()
        await asyncio.sleep(self.dice.uniform(0.0, LEASE))
        await server.start()

    async def freeze(self, server: Server) -> None:
        """For longer than its lease."""
        server.send(signal.SIGSTOP)
        await asyncio.sleep(LEASE + self.dice.uniform(1.5, 3.0))
        server.send(signal.SIGCONT)

    async def overtake(self, server: Server) -> None:
        """Its signs of life stop and nothing else does: others take its tables, and it goes on hearing people.

        They sit in the lobby, in a window at this server. In another one they start the game at the server that has
        taken the table, and play. Those who have taken the tables die, and what is left is what is kept. Then people
        press *Start* in the first window, too: the game that was played is still there, if nobody else could change it.
        """
        begins = asyncio.Event()
        people = [self._linger(server, number, begins) for number in range(LINGERING)]
        in_lobby = lambda: all(each.notes.name in each.room.get("nonces", ()) for each in people)  # noqa: E731
        await self._until(in_lobby, lambda: "those in the lobby")
        windows = [Window(server.address, each) for each in people]
        await asyncio.gather(*(window.open() for window in windows))
        with psycopg.connect(self.database) as db:
            db.execute("SELECT 1 FROM lastcard.servers WHERE address = %s FOR UPDATE", (f"http://{server.address}",))
            await asyncio.sleep(LEASE + 0.5)
            begins.set()
            await self._until(lambda: all(each.notes.acknowledged for each in people), lambda: "those who started")
            others = [each for each in self.servers if each is not server]
            for other in others:
                other.send(signal.SIGKILL)
                await other.ended()
            await self._press_start(windows)
        for window in windows:
            window.close()
        for other in others:
            await other.start()

    async def _press_start(self, windows: Sequence[Window]) -> None:
        """Until each is sent elsewhere, or another game is kept in place of the one that was played."""

        def tables() -> list[str]:
            return [table_in(store.load_room(window.person.notes.code) or "{}") for window in windows]

        def is_answered() -> bool:
            return all(press.done() or now != then for press, now, then in zip(presses, tables(), before, strict=True))

        store = PostgresStore(self.database)
        before = tables()
        presses = [asyncio.ensure_future(window.start()) for window in windows]
        try:
            await self._until(is_answered, lambda: "those who pressed Start in the first window")
        finally:
            store.close()
            for press in presses:
                press.cancel()

    def _linger(self, server: Server, number: int, begins: asyncio.Event) -> Person:
        """Somebody who sits in a lobby at a server, and starts when told so; if that server is silent, elsewhere."""
        doors = [each.address for each in self.servers if each is not server]
        dice = random.Random(f"{self.dice.random()} {number}")
        person = Person("Ann", dice, doors, begins=begins)
        person.door, person.patience = server.address, 1.0
        self.report.notes.append(person.notes)
        self.playing.append(asyncio.ensure_future(person.live(self.end)))
        return person

    async def drain(self, server: Server) -> None:
        """As for an update."""
        server.send(signal.SIGTERM)
        await server.ended()
        await server.start()

    async def cut(self, server: Server) -> None:
        """In the middle of messages."""
        server.door.cutting += self.dice.randrange(3, 12)
        await asyncio.sleep(0.5)
        server.door.cutting = 0

    async def restart_database(self, server: Server) -> None:
        """`immediate`: it has to recover."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.postgres.stop)
        await asyncio.sleep(self.dice.uniform(0.0, 1.0))
        await loop.run_in_executor(None, self.postgres.start)

    # The end

    def _check(self) -> None:
        store = PostgresStore(self.database)
        try:
            rooms = {room.code: room.table for room in store.rooms()}
            logs = {code: store.load(table) for code, table in rooms.items() if table}
            epochs = store._read("SELECT coalesce(sum(epoch - 1), 0) FROM leases")
        finally:
            store.close()
        self.report.taken = int(epochs[0][0])
        self.report.logged = sum(len(saved.moves) for saved in logs.values())
        for notes in self.report.notes:
            if notes.code in logs:
                self.report.wrong += check(notes, logs[notes.code])
            elif notes.acknowledged or notes.events:
                self.report.wrong.append(f"{notes.name} at {notes.code}: there is no such table")
