"""People at tables, many of them, with as little of a browser as measuring needs: this side does not set the pace."""

import asyncio
import secrets
import time
from collections import deque
from dataclasses import dataclass, field
from typing import cast

import msgspec

NAMES = "Ada Ben Cleo Dan Eve Finn Gus Hana Ivo June Kim Lou Mara Nils Olga Pia Quin Rosa Sam Tess".split()


def name_of(table: int, place: int) -> str:
    """What somebody at a table is called. As in life, hardly two are called the same.

    >>> name_of(0, 0), name_of(21, 3)
    ('Ada 0', 'Eve 21')
    """
    return f"{NAMES[(table + place) % len(NAMES)]} {table}"


class Answer(msgspec.Struct):
    """Something they may do."""

    verb: str
    card: str | None = None
    player: str | None = None
    colour: str | None = None


class Asked(msgspec.Struct):
    """Somebody who has to decide."""

    player: str
    kind: str
    number: int
    options: list[Answer]


class Table(msgspec.Struct):
    """The part of a table that is looked at."""

    waiting: list[Asked]


class Heard(msgspec.Struct):
    """The part of a message that is looked at."""

    type: str
    version: int = 0
    id: str = ""
    text: str = ""
    table: Table | str | None = None
    changes: Table | None = None


class Seat(asyncio.Protocol):
    """One WebSocket: as little of the protocol as the measuring needs, so that this side does not set the pace."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.buffer = b""
        self.open = asyncio.Event()
        self.heard: asyncio.Queue[Heard] = asyncio.Queue()
        self.listener: Player | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = transport = cast(asyncio.Transport, transport)
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        lines = [f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade"]
        lines.append(f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n")
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, problem: Exception | None) -> None:
        """Remember that."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Take the frames that have come as a whole."""
        buffer = self.buffer + data
        if not self.open.is_set():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            self.open.set()
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            payload, kind = buffer[start : start + size], buffer[0] & 15
            buffer = buffer[start + size :]
            Player.figures.bytes += start + size
            if kind == 9:
                self.write(10, payload)
            elif kind == 1 and self.listener is not None:
                self.listener.hear(decode(payload))
            elif kind == 1:
                self.heard.put_nowait(decode(payload))
        self.buffer = buffer

    def write(self, kind: int, payload: bytes) -> None:
        """A frame; its mask is zero."""
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + payload)

    def say(self, **message: object) -> None:
        """Say something."""
        self.write(1, msgspec.json.encode(message))

    async def hear(self, *kinds: str) -> Heard:
        """The next message of these kinds."""
        while True:
            heard = await asyncio.wait_for(self.heard.get(), 60)
            if heard.type in kinds:
                return heard
            if heard.type in ("refused", "gone"):
                raise RuntimeError(heard.text)


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Played:
    """A table whose seats this process plays."""

    ready: "deque[Played]"
    code: str = ""
    keys: list[str] = field(default_factory=list)
    asked: tuple["Player", Asked] | None = None
    version: int = 0
    waits: bool = False
    """For an acknowledgement, or for its turn in `ready`."""

    def go_on(self) -> None:
        """Get in line, if somebody is asked and nothing is on its way."""
        if self.asked is not None and not self.waits:
            self.waits = True
            self.ready.append(self)


@dataclass
class Figures:
    """What a stretch of play has given."""

    sent: int = 0
    times: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0
    starved: int = 0
    """Moves that were due when every table still waited for an acknowledgement."""


class Player:
    """Somebody at a table: hears, and answers when it is their turn to."""

    figures = Figures()

    def __init__(self, seat: Seat, name: str, table: Played) -> None:
        self.seat, self.name, self.table = seat, name, table
        self.sent_at = 0.0
        self.expected = ""
        seat.listener = self

    def hear(self, heard: Heard) -> None:
        """Take note of being asked, and of a move being acknowledged."""
        Player.figures.messages += 1
        table = heard.changes or heard.table
        if heard.type == "update" and isinstance(table, Table):
            for asked in table.waiting:
                if asked.player == self.name and heard.version >= self.table.version:
                    self.table.version = heard.version
                    self.table.asked = (self, asked)
                    self.table.go_on()
        elif heard.type == "done" and heard.id == self.expected:
            Player.figures.times.append(time.perf_counter() - self.sent_at)
            self.table.waits = False
            self.table.go_on()
        elif heard.type in ("refused", "gone"):
            Player.figures.refused.append(heard.text)

    def move(self, asked: Asked) -> None:
        """Answer: a card if one can be played."""
        options = asked.options
        choice = next((option for option in options if option.verb == "play"), options[secrets.randbelow(len(options))])
        self.expected = secrets.token_hex(6)
        self.sent_at = time.perf_counter()
        about = {"card": choice.card, "player": choice.player, "colour": choice.colour}
        self.seat.say(type="move", id=self.expected, verb=choice.verb, number=asked.number, **about)
        Player.figures.sent += 1


async def connect(host: str) -> Seat:
    """A connection."""
    name, port = host.rsplit(":", 1)
    _, seat = await asyncio.get_running_loop().create_connection(lambda: Seat(host), name, int(port))
    await asyncio.wait_for(seat.open.wait(), 60)
    return seat


async def sit(host: str, number: int, seats: int, ready: deque[Played]) -> Played:
    """A table with people in all seats, whose game has begun."""
    people: list[Seat] = []
    table = Played(ready)
    settings = {"edition": ("classic", "minecraft", "space-jam", "green-lantern")[number % 4], "target": 1_000_000}
    code = ""
    for place in range(seats):
        seat = await connect(host)
        people.append(seat)
        entry = {"name": name_of(number, place), "key": secrets.token_hex(20)}
        table.keys.append(entry["key"])
        if place == 0:
            seat.say(type="create", settings=settings, **entry)
        else:
            seat.say(type="hello", table=code)
            await seat.hear("update")
            seat.say(type="join", **entry)
        seated = await seat.hear("seated")
        assert isinstance(seated.table, str)
        code = seated.table
        seat.say(type="nonce", nonce=secrets.token_hex(16))
    table.code = code
    for place, seat in enumerate(people):
        Player(seat, name_of(number, place), table)
    await asyncio.sleep(0.05)
    people[0].say(type="start")
    return table


async def stretch(ready: deque[Played], rate: float, seconds: float) -> Figures:
    """Play at a rate for a while."""
    figures = Player.figures = Figures()
    begin = time.perf_counter()
    due = 0
    while (passed := time.perf_counter() - begin) < seconds:
        while due < passed * rate:
            due += 1
            if not ready:
                figures.starved += 1
                continue
            table = ready.popleft()
            assert table.asked is not None
            player, asked = table.asked
            table.asked = None
            player.move(asked)
        await asyncio.sleep(0.001)
    for _ in range(500):
        if len(figures.times) + len(figures.refused) >= figures.sent:
            break
        await asyncio.sleep(0.01)
    return figures
