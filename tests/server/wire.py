"""A server as a process of its own, and browsers that speak to it over the wire."""

import json
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lastcard.game.options import CALL, Option
from lots import lot
from processes import PATIENCE, free_port
from ready import Begun

ALIVE = '{"type":"alive"'


class Server:
    """`lastcard serve` on a port of its own, and on the same one after a restart."""

    def __init__(self, data: Path, *arguments: str, pace: str = "0", program: Sequence[str] = ()) -> None:
        self.data = data
        self.arguments = arguments
        self.pace = pace
        self.program = program
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.said = ""

    def start(self) -> None:
        """Start it, and wait until it listens."""
        arguments = ["serve", "--no-browser", "--data", str(self.data), "--port", str(self.port), "--pace", self.pace]
        arguments += self.arguments
        if self.program:
            command = [sys.executable, "-W", "error", *self.program, *arguments]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        else:
            self.process = Begun(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        line, found = "", None
        for line in self.process.stdout:  # it may have something to say about its editions first
            if found := re.search(r"://[^/ ]*:(\d+)/", line):
                break
            self.said += line
        if found is None:
            self.stop()
            raise AssertionError(line + self.said)
        self.said += line
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and take down what it said."""
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(how)
            try:
                said, _ = process.communicate(timeout=PATIENCE)
            finally:
                process.kill()
            self.said += said

    def kill(self) -> None:
        """End it at once: it cannot do anything more."""
        self.stop(signal.SIGKILL)

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if error is None:
            assert "Traceback" not in self.said, self.said

    @property
    def host(self) -> str:
        """What stands in the Host header."""
        return f"127.0.0.1:{self.port}"


def _name_options(heard: dict[str, Any]) -> None:
    """Options as they stand in records, instead of their parts."""
    for table in (heard.get("table"), heard.get("changes")):
        if isinstance(table, dict):
            for asked in table.get("waiting", []):
                asked["options"] = [_option(row) for row in asked["options"]]
            if "interrupts" in table:
                table["interrupts"] = [_option(row) for row in table["interrupts"]]
    if heard.get("option"):
        heard["option"] = _option(heard["option"])


def _option(row: dict[str, Any]) -> Option:
    assert row["label"]
    return Option(row["verb"], row.get("card"), row.get("player"), row.get("colour"))


class Browser:
    """A browser tab: it folds what it hears, and checks that no version is missing."""

    def __init__(self, server: Server, *, table: str = "", **headers: Any) -> None:
        self.server = server
        url = f"ws://{server.host}/ws{f'?table={table}' if table else ''}"
        # However much waits to be heard, more is taken in, and pings are answered: else it would seem to be gone.
        unlimited: dict[str, Any] = {"open_timeout": PATIENCE, "max_size": None, "max_queue": None}
        self._open = connect(url, compression=None, close_timeout=1, ping_interval=None, **unlimited, **headers)
        self.socket: ClientConnection = self._open.__enter__()
        self.key = secrets.token_urlsafe(24)
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.code = ""
        self.you = ""
        self.epoch = ""
        self.version = 0
        self.room: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.moves = 0

    def close(self) -> None:
        """Close the tab."""
        self._open.__exit__(None, None, None)

    def say(self, type: str, **message: Any) -> None:
        """Say something."""
        self.socket.send(json.dumps({"type": type, **message}))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        end = time.monotonic() + timeout
        text = ALIVE
        while text.startswith(ALIVE):  # signs of life come at any time
            text = str(self.socket.recv(max(0.01, end - time.monotonic())))
        self.raw.append(text)
        heard: dict[str, Any] = json.loads(text)
        _name_options(heard)
        self.log.append(heard)
        if heard["type"] == "update":
            self._fold(heard)
        elif heard["type"] == "seated":
            self.code, self.you = heard["table"], heard["name"]
        return heard

    def _fold(self, heard: dict[str, Any]) -> None:
        if heard.get("full"):
            self.events, self.chat, self.table = [], [], {}
            self.you = heard.get("you", "")
            self.epoch = heard["epoch"]
        else:
            assert heard["version"] == self.version + 1, f"version {heard['version']} after {self.version}"
        self.version = heard["version"]
        self.room = heard.get("room") or self.room
        self.table = {**(heard.get("table") or self.table), **heard.get("changes", {})}
        self.events += heard.get("events", [])
        self.chat += heard.get("chat", [])

    def until(self, kind: str, where: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of a type for which something is true."""
        end = time.monotonic() + PATIENCE
        while True:
            heard = self.hear(max(0.01, end - time.monotonic()))
            if heard["type"] == kind and where(heard):
                return heard

    def until_true(self, is_so: Callable[[], bool]) -> None:
        """Hear on until something is true."""
        end = time.monotonic() + PATIENCE
        while not is_so():
            self.hear(max(0.01, end - time.monotonic()))

    def refusal(self) -> str:
        """The text of the next refusal."""
        return str(self.until("refused")["text"])

    def drain(self) -> None:
        """Hear all that was said before now: the answer to a question comes after it."""
        self.say("check", text="draw 2.")
        self.until("checked")

    # What people do

    @property
    def link(self) -> str:
        """Where the table is, as one sends it to a friend."""
        return f"http://{self.server.host}/t/{self.code}"

    def create(
        self, name: str = "Ann", bots: int = 0, start: bool = False, bot: str = "random", **settings: Any
    ) -> str:
        """Make a table, sit down, and add a nonce. The code of the table."""
        self.say("create", name=name, key=self.key, bots=[bot] * bots, start=start, settings=settings)
        self.until("seated")
        self.until("update", lambda heard: bool(heard.get("full")))
        self.add_nonce()
        if start:
            self.until_true(lambda: bool(self.table))
        return self.code

    def join(self, code: str, name: str) -> None:
        """Sit down at a table."""
        self.say("hello", table=code)
        self.until("update")
        self.say("join", name=name, key=self.key)
        self.until("seated")
        self.until("update", lambda heard: bool(heard.get("full")))
        self.add_nonce()

    def add_nonce(self) -> None:
        """Add a nonce to the key."""
        self.nonce = lot(self.you)
        self.say("nonce", nonce=self.nonce)
        self.until_true(lambda: self.you in self.room["nonces"])

    def watch(self, code: str) -> None:
        """Watch a table."""
        self.say("hello", table=code)
        self.until("update")
        self.say("watch")
        self.until("update", lambda heard: bool(heard.get("full")))

    def asked(self) -> dict[str, Any] | None:
        """What this player is asked."""
        waiting = self.table.get("waiting", [])
        return next((asked for asked in waiting if asked["player"] == self.you and self.you), None)

    def move(self, move: str, number: int | None = None, id: str = "") -> str:
        """Move, and do not wait."""
        self.moves += 1
        id = id or f"{self.you}{self.moves}"
        asked = self.asked()
        self.say_move(id, move, number if number is not None else asked["number"] if asked else 0)
        return id

    def say_move(self, id: str, move: str, number: int) -> None:
        """A move from its text in a record."""
        bare = move.removesuffix(CALL)
        option = Option.parse(bare)
        parts = {"card": option.card, "player": option.player, "colour": option.colour}
        about = {key: value for key, value in parts.items() if value is not None}
        self.say("move", id=id, verb=option.verb, number=number, uno=bare != move, **about)

    def made(self, move: str, *, by_anybody: bool = False) -> None:
        """Move, and hear that the move is made. `by_anybody`: somebody who plays elsewhere may have been faster."""
        id = self.move(move)
        end = time.monotonic() + PATIENCE
        while (heard := self.hear(max(0.01, end - time.monotonic())))["type"] != "done" or heard["id"] != id:
            if heard["type"] == "refused" and heard.get("id") == id:
                assert by_anybody, f"{self.you}: {move}: {heard['text']}"
                return

    def seat(self, name: str) -> dict[str, Any]:
        """What the room says about a seat."""
        found = [seat for seat in self.room["seats"] if seat["name"] == name]
        return found[0] if found else dict.fromkeys(("bot", "person", "present", "agreed", "replaceable"))


def play(*people: Browser, until: Callable[[], bool] = lambda: False) -> None:
    """People play, with the last of their options, until the game is over or something is true.

    Everybody hears all the time: who is asked answers, the others catch up.
    """
    end = time.monotonic() + 2 * PATIENCE
    first = people[0]
    while first.room["state"] == "playing" and not until() and time.monotonic() < end:
        for person in people:
            asked = person.asked()
            if asked and (asked["kind"] != "next" or person is first):
                person.made(asked["options"][-1], by_anybody=asked["kind"] == "next")
                break
        else:
            first.hear()
        for person in people:
            if person is not first:
                person.until_true(lambda person=person: person.version >= first.version)  # type: ignore[misc]
        first.until_true(lambda: first.version >= max(person.version for person in people))
    assert time.monotonic() < end, "the game did not go on"


def start(host: Browser) -> None:
    """Start the game, and play it to its end."""
    host.say("start")
    host.until_true(lambda: host.room["state"] == "playing")
    play(host)


def closed(browser: Browser) -> int:
    """The code that a connection is closed with."""
    try:
        while True:
            browser.hear()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 1006
