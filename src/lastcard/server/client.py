"""A seat at a server's table, from Python: for bots that play over the network, and for `lastcard join`.

    async with Seat("http://127.0.0.1:8000/t/abc234", "Zoe") as seat:
        async for question in seat:
            await seat.answer(question.options[-1])

It sees what the page would: its own hand, what everybody sees, and every question in words. A lost connection comes
back by itself, a move that was not answered is said again, and where several servers share their tables, the seat goes
to the one that the table lives on.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from lastcard.files import shown
from lastcard.game import dealing
from lastcard.game.options import Option

PATIENCE = 30.0
"""Seconds for an answer of the server."""
TRIES = 20
"""So often a lost connection is looked for again, one second apart."""
SILENCE = 3.0
"""Seconds after which a silent server is asked whether it is there, and in which it has to answer."""
OPENING = 4.0
"""Seconds in which a server opens a connection, or is not there."""
MOST_MOVES = 5
"""A table that is sent for from server to server so often in a row is nowhere yet."""
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

    `table`, `room` and `edition` are what the server last said about them, `events` what happened, each with its
    `text`. Whoever has kept the `key` of a seat comes back to it, whatever the name.
    """

    def __init__(self, link: str, name: str, key: str = "") -> None:
        self.name = name
        self.url, self.code = address(link)
        self.key = key or secrets.token_urlsafe(24)
        self.room: dict[str, Any] = {}
        self.edition: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.said: list[str] = []
        """What people have said to the table, and the server to everybody."""
        self.connected = True
        """Whether the line holds; a lost one comes back by itself."""
        self.you = ""
        self._server, self._others = self.url, tuple[str, ...]()
        """Where the table was last, and where else it may live."""
        self._epoch, self._version = "", 0
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._changed = asyncio.Event()
        self._news = 0
        """How often the server said something."""
        self._problem: SeatError | None = None
        self._hinted: asyncio.Future[tuple[str, str]] | None = None
        self._record = ""
        self._moves = 0
        self._offered: tuple[int, tuple[Option, ...]] | None = None

    # Coming and going

    async def __aenter__(self) -> "Seat":
        self._socket = await self._connect()
        self._listener = asyncio.create_task(self._listen())
        try:
            await self._greet()
            await self._until(lambda: bool(self.room))
            if not self.you:
                await self._say(type="join", name=self.name, key=self.key)
                await self._until(lambda: bool(self.you))
            await self._say(type="nonce", nonce=dealing.new_nonce())
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
            return await connect(
                f"{self._server}/ws?table={self.code}",
                compression=None,
                max_size=None,
                open_timeout=OPENING,
                ping_interval=SILENCE,
                ping_timeout=SILENCE,
                close_timeout=1.0,
            )
        except InvalidURI as error:
            raise SeatError(f"{shown(self._server)} is not the address of a server") from error
        except InvalidHandshake as error:
            raise SeatError(f"there is no lastcard server at {self._server}") from error
        except (OSError, WebSocketException, TimeoutError) as error:
            said = getattr(error, "strerror", None) or error
            raise SeatError(f"{self._server} cannot be reached: {said}") from error

    async def _greet(self) -> None:
        """Say where to, and again what was not answered."""
        await self._say(type="hello", table=self.code, key=self.key, epoch=self._epoch, version=self._version)
        for message in list(self._unanswered.values()):
            await self._say(**message)

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
        tries, moves, doors = 0, 0, list[str]()
        while True:
            moved = ""
            with contextlib.suppress(WebSocketException):
                async for text in self._socket:
                    heard = json.loads(text)
                    if heard["type"] == "moved":
                        moved = _websocket(heard.get("address", "")) or self.url
                        break
                    tries, moves, doors, self.connected = 0, 0, [], True
                    self._hear(heard)
                    self._tell()
            if self._problem is not None or not (self.you or moved):
                self._fail("the server has closed the connection")
                return
            await self._socket.close()
            if moved and moves < MOST_MOVES:
                moves, self._server = moves + 1, moved
            else:
                self.connected = False
                self._tell()
                await asyncio.sleep(1.0 if tries else 0.1)
                # Where it was is asked last: any other server knows where the table lives by now.
                others = [each for each in (self.url, *self._others) if each != self._server]
                self._server, *doors = doors or [*dict.fromkeys(others), self._server]
                tries, moves = tries + 1, 0
            try:
                self._socket = await self._connect()
                await self._greet()
            except SeatError as error:
                if tries >= TRIES or not self.you:
                    self._fail(str(error))
                    return

    def _fail(self, text: str) -> None:
        self._problem = self._problem or SeatError(text)
        self._tell()
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
                self._is_answered(heard["id"], heard)
            case "refused" if not self.you:
                self._fail(heard["text"])
            case "refused" if self._hinted is not None and not self._hinted.done():
                self._hinted.set_exception(SeatError(heard["text"]))
            case "refused" if self._answers:  # a move that makes no sense is refused without its id
                self._is_answered(next(iter(self._answers)), heard)
            case "hinted" if self._hinted is not None and not self._hinted.done():
                option = heard.get("option")
                self._hinted.set_result((option["label"], heard["why"]) if option else ("", ""))
            case "recordtext":
                self._record = heard["text"]
            case "gone":
                self._fail(heard["text"])

    def _is_answered(self, id: str, heard: dict[str, Any]) -> None:
        self._unanswered.pop(id, None)
        answer = self._answers.pop(id, None)
        if answer is not None and not answer.done():
            answer.set_result(heard)

    def _fold(self, heard: dict[str, Any]) -> None:
        if heard.get("full"):
            self.events, self.table, self.said = [], {}, []
            self._epoch = heard["epoch"]
            self._others = tuple(map(_websocket, heard.get("servers", ())))
        self._version = heard["version"]
        self.you = heard.get("you") or self.you
        self.room = heard.get("room") or self.room
        self.edition = heard.get("edition") or self.edition
        self.table = {**(heard.get("table") or self.table), **heard.get("changes", {})}
        self.events += heard.get("events", [])
        self.said += [f"{line['name']}: {line['text']}" for line in heard.get("chat", ())] + heard.get("notices", [])

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

    @property
    def to_agree(self) -> list[str]:
        """What players have written on cards, while the seat has not agreed to it; the game cannot begin before."""
        mine = [each for each in self.room.get("seats", ()) if each["name"] == self.you]
        if self.room.get("state") != "lobby" or not mine or mine[0]["agreed"]:
            return []
        return [f"{code}: {text}" for code, text in self.room["written"].items() if text]

    async def agree(self) -> None:
        """Agree to what is written on cards, as it stands now."""
        await self._say(type="agree", yes=True, writing=self.room["writing"])
        await self._until(lambda: not self.to_agree)

    def _tell(self) -> None:
        self._news += 1
        self._changed.set()

    def changed(self) -> Coroutine[None, None, None]:
        """Wait until the server says something new: newer than when this was asked, even if it is awaited later."""
        return self._newer_than(self._news)

    async def _newer_than(self, news: int) -> None:
        while self._news == news and self._problem is None:
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

        Any other refusal is a SeatError that says why, and so is a server that cannot be found any more.
        """
        chosen = option if isinstance(option, Option) else Option.parse(option)
        if self._problem is not None:
            raise self._problem
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
        heard = await answer  # for as long as the server lives, even if it cannot save anything just now
        if heard["type"] == "done":
            return True
        if chosen.interrupts or number != self._number():
            return False
        question = self.question
        possible = f"; possible: {', '.join(question.options)}" if question is not None else ""
        raise SeatError(f"{heard['text']}{possible}")

    async def hint(self) -> tuple[str, str]:
        """What a strong bot would do, in words, and why; nothing if the seat is not asked anything."""
        if self._hinted is None or self._hinted.done():
            self._hinted = asyncio.get_running_loop().create_future()
            await self._say(type="hint")
        try:
            return await asyncio.wait_for(asyncio.shield(self._hinted), PATIENCE)
        except TimeoutError:
            raise SeatError(f"{self.url} does not answer") from None

    async def record(self) -> str:
        """The record of the game, as text, once it is over: what everybody held is nobody's business before."""
        if not self.over:
            raise SeatError("the record can be had when the game is over")
        if not self._record:
            await self._say(type="download")
            await self._until(lambda: bool(self._record))
        return self._record

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
    return _websocket(f"{parts.scheme}://{parts.netloc}"), folders[-1]


def _websocket(address: str) -> str:
    """The address of a server, as one of WebSockets: `wss` for `https`.

    >>> _websocket("https://cards.example.org/a")
    'wss://cards.example.org/a'
    """
    return address.replace("http", "ws", 1)
