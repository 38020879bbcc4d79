"""A seat at a server's table, from Python: for bots that play over the network, and for `lastcard join`.

    async with Seat("http://127.0.0.1:8000/t/abc234", "Zoe") as seat:
        async for question in seat:
            await seat.answer(question.options[-1])

It sees what the page would: its own hand, what everybody sees, and every question in words. A lost connection comes
back by itself, and a move that was not answered is said again.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from lastcard.files import shown
from lastcard.game.options import Option

PATIENCE = 30.0
"""Seconds for an answer of the server."""
TRIES = 20
"""So often a lost connection is looked for again, one second apart."""
WAIT = Option("wait")


class SeatError(Exception):
    """A server that cannot be reached, or says no. Its text is for people."""


@dataclass(frozen=True)
class Question:
    """Something that the seat is asked, or may do out of turn (`kind` is `react`, and `wait` one of the options)."""

    kind: str
    text: str
    options: tuple[Option, ...]
    labels: tuple[str, ...]
    """The options in words."""
    number: int


class Seat:
    """A seat at a table. Iterate over it to be asked; it ends when the game is over.

    `table` and `room` are what the server last said about them, `events` what happened, each with its `text`.
    """

    def __init__(self, link: str, name: str) -> None:
        self.name = name
        self.url, self.code = address(link)
        self.key = secrets.token_urlsafe(24)
        self.room: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.you = ""
        self._epoch, self._version = "", 0
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._changed = asyncio.Event()
        self._problem: SeatError | None = None
        self._moves = 0
        self._offered: tuple[int, tuple[Option, ...]] | None = None

    # Coming and going

    async def __aenter__(self) -> "Seat":
        self._socket = await self._connect()
        self._listener = asyncio.create_task(self._listen())
        try:
            await self._say(type="hello", table=self.code)
            await self._until(lambda: bool(self.room))
            await self._say(type="join", name=self.name, key=self.key)
            await self._until(lambda: bool(self.you))
            await self._say(type="nonce", nonce=secrets.token_hex(16))
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._listener
        await self._socket.close()

    async def _connect(self) -> ClientConnection:
        try:
            return await connect(f"{self.url}/ws?table={self.code}", compression=None, max_size=None)
        except InvalidURI as error:
            raise SeatError(f"{shown(self.url)} is not the address of a server") from error
        except InvalidHandshake as error:
            raise SeatError(f"there is no lastcard server at {self.url}") from error
        except (OSError, WebSocketException, TimeoutError) as error:
            said = getattr(error, "strerror", None) or error
            raise SeatError(f"{self.url} cannot be reached: {said}") from error

    async def _say(self, **message: Any) -> None:
        with contextlib.suppress(WebSocketException):  # then the listener is looking for the server already
            await self._socket.send(json.dumps(message))

    async def _until(self, is_so: Any) -> None:
        """Wait until something is so, or the server says that it cannot be."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not is_so():
                    if self._problem is not None:
                        raise self._problem
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise SeatError(f"{self.url} does not answer") from None

    # Hearing

    async def _listen(self) -> None:
        tries = 0
        while True:
            try:
                async for text in self._socket:
                    tries = 0
                    self._hear(json.loads(text))
                    self._changed.set()
            except WebSocketException:
                pass
            if self._problem is not None or not self.you:
                self._fail("the server has closed the connection")
                return
            await asyncio.sleep(1.0 if tries else 0.1)
            tries += 1
            try:
                self._socket = await self._connect()
                back = {"table": self.code, "key": self.key, "epoch": self._epoch, "version": self._version}
                await self._say(type="hello", **back)
                for message in list(self._unanswered.values()):
                    await self._say(**message)
            except SeatError as error:
                if tries >= TRIES:
                    self._fail(str(error))
                    return

    def _fail(self, text: str) -> None:
        self._problem = self._problem or SeatError(text)
        self._changed.set()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(self._problem)

    def _hear(self, heard: dict[str, Any]) -> None:
        match heard["type"]:
            case "update":
                self._fold(heard)
            case "seated":
                self.you = heard["name"]
            case "done" | "refused" if heard.get("id"):
                self._unanswered.pop(heard["id"], None)
                answer = self._answers.pop(heard["id"], None)
                if answer is not None and not answer.done():
                    answer.set_result(heard)
            case "refused" if not self.you:
                self._fail(heard["text"])
            case "gone":
                self._fail(heard["text"])

    def _fold(self, heard: dict[str, Any]) -> None:
        if heard.get("full"):
            self.events, self.table = [], {}
            self._epoch = heard["epoch"]
        self._version = heard["version"]
        self.room = heard.get("room") or self.room
        self.table = {**(heard.get("table") or self.table), **heard.get("changes", {})}
        self.events += heard.get("events", [])

    # Being asked

    @property
    def over(self) -> bool:
        """Whether the game is over, or the table closed."""
        return bool(self.room) and self.room["state"] not in ("lobby", "playing")

    @property
    def question(self) -> Question | None:
        """What the seat is asked now, or may do out of turn."""
        rows = self.table.get("interrupts", [])
        if rows:
            rows = [*rows, {"verb": "wait", "label": "wait"}]
            return Question("react", "", *_options(rows), 0)
        for asked in self.table.get("waiting", []):
            if asked["player"] == self.you and asked["options"]:
                return Question(asked["kind"], asked.get("question", ""), *_options(asked["options"]), asked["number"])
        return None

    async def changed(self) -> None:
        """Wait until the server says something new."""
        self._changed.clear()
        await self._changed.wait()
        if self._problem is not None:
            raise self._problem

    async def __aiter__(self) -> AsyncIterator[Question]:
        """Every question, once, until the game is over."""
        while not self.over:
            question = self._next_question()
            if question is not None:
                self._offered = (question.number, question.options)
                yield question
                continue
            await self.changed()

    def _next_question(self) -> Question | None:
        question = self.question
        if question is not None and self._offered == (question.number, question.options):
            if question.kind != "react":
                return None
            asked = [row for row in self.table["waiting"] if row["player"] == self.you and row["options"]]
            if not asked:
                return None
            row = asked[0]  # it did not react, and is asked something as well
            question = Question(row["kind"], row.get("question", ""), *_options(row["options"]), row["number"])
        return question

    async def answer(self, option: str, *, uno: bool = False) -> bool:
        """Take an option, perhaps with the call. False: somebody was faster, and it is asked no longer.

        Any other refusal is a SeatError that says why.
        """
        chosen = option if isinstance(option, Option) else Option.parse(option)
        if chosen.verb == "wait":
            return True
        self._moves += 1
        id = f"{self.key[:8]}-{self._moves}"
        parts = {"card": chosen.card, "player": chosen.player, "colour": chosen.colour, "numeral": chosen.number}
        message = {key: part for key, part in parts.items() if part is not None}
        number = 0 if chosen.interrupts else self._number()
        message |= {"type": "move", "id": id, "verb": chosen.verb, "uno": uno, "number": number}
        answer = asyncio.get_running_loop().create_future()
        self._answers[id], self._unanswered[id] = answer, message
        await self._say(**message)
        heard = await asyncio.wait_for(answer, PATIENCE + TRIES)
        if heard["type"] == "done":
            return True
        if chosen.interrupts or number != self._number():
            return False
        raise SeatError(heard["text"])

    def _number(self) -> int:
        waiting = self.table.get("waiting", [])
        return next((int(asked["number"]) for asked in waiting if asked["player"] == self.you), 0)


def _options(rows: list[dict[str, Any]]) -> tuple[tuple[Option, ...], tuple[str, ...]]:
    options = tuple(
        Option(row["verb"], row.get("card"), row.get("player"), row.get("colour"), row.get("numeral")) for row in rows
    )
    return options, tuple(str(row["label"]) for row in rows)


def address(link: str) -> tuple[str, str]:
    """The address of a server's WebSocket, and the code of a table, from the link to the table.

    >>> address("https://cards.example.org/t/abc234")
    ('wss://cards.example.org', 'abc234')
    >>> address("abc234")
    Traceback (most recent call last):
    ...
    lastcard.server.client.SeatError: 'abc234': expected the link of a table, such as http://127.0.0.1:8000/t/abc234
    """
    parts = urlsplit(link.strip())
    folders = [part for part in parts.path.split("/") if part]
    if parts.scheme not in ("http", "https") or not parts.netloc or folders[:-1] != ["t"]:
        raise SeatError(f"{shown(link)}: expected the link of a table, such as http://127.0.0.1:8000/t/abc234")
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}", folders[-1]
