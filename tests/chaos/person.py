"""People as their pages are: they come back by themselves, and say again what was not answered."""

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lastcard.game.options import Option
from processes import PATIENCE

AWAY = 0.2
"""Seconds until somebody who was turned away knocks again."""


class SawError(AssertionError):
    """Somebody heard what cannot be."""


@dataclass
class Notes:
    """All that one person has said and heard at one table: what the checker goes by."""

    name: str
    code: str = ""
    commitment: str = ""
    nonce: str = ""
    sent: dict[str, str] = field(default_factory=dict)
    """By its id: the move."""
    acknowledged: list[str] = field(default_factory=list)
    """Ids of moves, in the order in which the server said that they are made."""
    events: dict[int, dict[str, Any]] = field(default_factory=dict)
    """By number: what was told."""
    record: str = ""
    """Of a game that is over."""
    visits: int = 0
    moved: int = 0
    away: float = 0.0
    """Seconds from losing the table to having it back, at most."""
    steps: list[str] = field(default_factory=list)
    """What happened in that time."""
    problems: list[str] = field(default_factory=list)


async def _next_message(socket: ClientConnection) -> dict[str, Any]:
    """The next message. A sign of life is none: people play on, or look elsewhere."""
    heard: dict[str, Any] = {"type": "alive"}
    while heard["type"] == "alive":
        heard = json.loads(await socket.recv())
    return heard


class Window:
    """Another window of somebody, left open at one server whatever becomes of it."""

    def __init__(self, door: str, person: "Person") -> None:
        self.door, self.person = door, person

    async def open(self) -> None:
        """Look at the person's table."""
        headers = {"X-Forwarded-For": self.person.origin}
        url = f"ws://{self.door}/ws?table={self.person.notes.code}"
        self.socket = await connect(
            url, compression=None, additional_headers=headers, ping_interval=None, open_timeout=PATIENCE
        )
        await self.socket.send(json.dumps({"type": "hello", "table": self.person.notes.code, "key": self.person.key}))

    async def start(self) -> None:
        """Press *Start*, and see what comes of it: nothing more is heard, or that the table is elsewhere."""
        with contextlib.suppress(OSError, WebSocketException):
            await self.socket.send(json.dumps({"type": "start"}))
            while json.loads(await self.socket.recv())["type"] != "moved":
                pass

    def close(self) -> None:
        """Close it."""
        self.socket.transport.abort()


class Person:
    """One person at one table. Whoever has no table to go to makes one, with bots."""

    def __init__(
        self,
        name: str,
        dice: random.Random,
        doors: list[str],
        host: "Person | None" = None,
        bots: int = 1,
        begins: asyncio.Event | None = None,
    ) -> None:
        self.notes = Notes(name, nonce=dice.randbytes(16).hex())
        self.dice, self.doors, self.host, self.bots = dice, doors, host, bots
        self.begins = begins
        """When the host starts the game; at once, if nothing is said."""
        self.guests: list[Person] = []
        if host is not None:
            host.guests.append(self)
        self.key = dice.randbytes(24).hex()
        self.origin = f"10.{dice.randrange(256)}.{dice.randrange(256)}.{dice.randrange(1, 255)}"
        self.patience = dice.choice((2.0, 2.0, 3.0, 20.0))
        """Seconds until a server that says nothing is left. Some wait until it wakes up."""
        self.door = dice.choice(doors)
        self.room: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.epoch, self.version, self.last = "", 0, 0
        self.unanswered: dict[str, Any] = {}
        self.left = 0.0
        """When the connection to a table was lost."""
        self.steps: list[str] = []
        """What has happened since."""
        self.over = False

    async def live(self, end: asyncio.Event) -> None:
        """Play until the game is over, or everything is."""
        while not (self.over or end.is_set()):
            if self.host is not None and not self.host.notes.code:
                await asyncio.sleep(AWAY)
                continue
            try:
                url = f"ws://{self.door}/ws?table={self._code()}"
                headers = {"X-Forwarded-For": self.origin}
                async with asyncio.timeout(self.patience):
                    socket = await connect(url, compression=None, additional_headers=headers, ping_interval=None)
                self._note("connected")
                try:
                    await self._visit(socket, end)
                finally:
                    self.left = self.left or time.monotonic()
                    socket.transport.abort()
            except (OSError, WebSocketException, EOFError) as error:
                self._note(str(error) or type(error).__name__)
                self.door = self.dice.choice(self.doors)
            except SawError as error:
                self.notes.problems.append(str(error))
                return
            await asyncio.sleep(AWAY * self.dice.random())

    def _note(self, what: str) -> None:
        if self.left:
            self.steps.append(f"{time.monotonic() - self.left:.1f} {self.door.rpartition(':')[2]}: {what[:60]}")

    def _code(self) -> str:
        return self.notes.code or (self.host.notes.code if self.host else "")

    async def _visit(self, socket: ClientConnection, end: asyncio.Event) -> None:
        self.notes.visits += 1
        self.last = 0
        await self._greet(socket)
        while not (self.over or end.is_set()):
            try:
                async with asyncio.timeout(self.patience):
                    heard = await _next_message(socket)
            except TimeoutError:
                if self._waits_for_others():  # silence is fine
                    continue
                raise
            if heard["type"] == "update":
                away = time.monotonic() - self.left if self.left else 0.0
                if away > self.notes.away:
                    self.notes.away, self.notes.steps = away, [f"{time.monotonic():.1f}", *self.steps]
                self.left, self.steps = 0.0, []
            if not await self._hear(heard, socket):
                break
            await self._answer(socket)

    def _waits_for_others(self) -> bool:
        """Nobody waits for this person, and bots of this table do not play: a long silence means nothing."""
        waiting = self.table.get("waiting", [])
        people = {self.notes.name, *(guest.notes.name for guest in self.guests)}
        return bool(waiting) and not self.unanswered and all(asked["player"] in people for asked in waiting)

    async def _greet(self, socket: ClientConnection) -> None:
        code = self._code()
        if not code:
            about = {"target": 30, "banter": False}
            await self._say(socket, "hello")
            await self._say(
                socket, "create", name=self.notes.name, key=self.key, bots=["normal"] * self.bots, settings=about
            )
            return
        known = {"epoch": self.epoch, "version": self.version} if self.notes.code else {}
        await self._say(socket, "hello", table=code, key=self.key, **known)
        if not self.notes.code:
            await self._say(socket, "join", name=self.notes.name, key=self.key)
        elif self.unanswered:
            await self._say(socket, "move", **self.unanswered)

    async def _say(self, socket: ClientConnection, type: str, **message: Any) -> None:
        await socket.send(json.dumps({"type": type, **message}))

    # Hearing

    async def _hear(self, heard: dict[str, Any], socket: ClientConnection) -> bool:
        """Take down what was heard. False: go elsewhere."""
        kind, notes = heard["type"], self.notes
        if kind == "update":
            self._fold(heard)
        elif kind == "seated":
            notes.code, notes.name = heard["table"], heard["name"]
        elif kind == "moved":
            notes.moved += 1
            self._note(f"moved to {heard.get('address', '').rpartition(':')[2]}")
            self.door = heard.get("address", "").partition("://")[2] or self.dice.choice(self.doors)
            return False
        elif kind == "gone":
            raise SawError(f"{notes.name} at {notes.code}: the table is gone: {heard['text']}")
        elif kind == "done" and heard["id"] == self.unanswered.get("id"):
            notes.acknowledged.append(heard["id"])
            self.unanswered = {}
        elif kind == "refused" and self.unanswered and heard.get("id") == self.unanswered["id"]:
            self.unanswered = {}
        elif kind == "recordtext":
            notes.record = heard["text"]
            self.over = True
        return True

    def _fold(self, heard: dict[str, Any]) -> None:
        notes = self.notes
        where = f"{notes.name} at {notes.code}"
        if heard.get("full"):
            self.table = {}
            self.epoch = heard["epoch"]
            self.last = 0
        elif heard["version"] != self.version + 1:
            raise SawError(f"{where}: version {heard['version']} came after {self.version}")
        self.version = heard["version"]
        self.room = heard.get("room") or self.room
        self.table = {**(heard.get("table") or self.table), **heard.get("changes", {})}
        for event in heard.get("events", []):
            number = event["seq"]
            if self.last and number != self.last + 1:
                raise SawError(f"{where}: event {number} came after {self.last}")
            self.last = number
            facts = {key: value for key, value in event.items() if key != "text"}
            if notes.events.setdefault(number, facts) != facts:
                raise SawError(f"{where}: event {number} was {notes.events[number]} and is {facts}")
        if self.room["commitment"] and not notes.commitment:
            notes.commitment = self.room["commitment"]

    # Answering

    async def _answer(self, socket: ClientConnection) -> None:
        notes, state = self.notes, self.room.get("state")
        if not notes.code:
            return
        if state == "lobby":
            if notes.name not in self.room["nonces"]:
                await self._say(socket, "nonce", nonce=notes.nonce)
            wanted = {notes.name, *(guest.notes.name for guest in self.guests)}
            waits = self.begins is not None and not self.begins.is_set()
            if self.host is None and wanted <= set(self.room["nonces"]) and not waits:
                await self._say(socket, "start")
        elif state == "playing" and not self.unanswered:
            asked = next((asked for asked in self.table.get("waiting", []) if asked["player"] == notes.name), None)
            if asked is not None:
                await self._move(socket, asked)
        elif state == "over":
            await self._say(socket, "download")

    async def _move(self, socket: ClientConnection, asked: dict[str, Any]) -> None:
        chosen = self.dice.choice(asked["options"])
        about = {key: chosen[key] for key in ("card", "player", "colour") if chosen.get(key) is not None}
        id = self.dice.randbytes(8).hex()
        self.unanswered = {"id": id, "verb": chosen["verb"], "number": asked["number"], **about}
        self.notes.sent[id] = str(Option(chosen["verb"], **about))
        await asyncio.sleep(self.dice.uniform(0.0, 0.1))
        await self._say(socket, "move", **self.unanswered)
