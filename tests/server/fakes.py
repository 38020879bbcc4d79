"""A room without a server: a clock that stands still, a store in memory, viewers that write down what they hear."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from lastcard.cards.edition import Edition, EditionError, load
from lastcard.game.options import CALL, Option
from lastcard.game.position import Position
from lastcard.game.record import Record
from lastcard.server import messages as m
from lastcard.server.journal import Change, Journal
from lastcard.server.metrics import Metrics
from lastcard.server.refusal import RefusedError
from lastcard.server.room import Room
from lastcard.server.tables import Tables
from lastcard.table.plans import Plan
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import Saved, Store, StoreError
from lastcard.table.table import Table

Answer = Callable[[StoreError | None], None]


class ChosenTables(Tables):
    """Tables whose key and first position a test may choose."""

    key = ""
    position: Position | None = None

    def new_key(self) -> str:
        return self.key or super().new_key()

    def begin(self, record: Record, seats: Mapping[str, str | None], **more: Any) -> Table:
        return super().begin(replace(record, position=self.position), seats, **more)


class FakeServices:
    """What a room needs, in the hands of a test."""

    def __init__(self, store: Store | None = None, epoch: str = "e1") -> None:
        self.epoch = epoch
        self.time = 1000.0
        self.store = store or SqliteStore(":memory:")
        self.tables = ChosenTables()
        self.metrics = Metrics()
        self.own_editions: dict[str, Edition] = {}
        self.is_away = False
        self.parted: list[str] = []
        """Rooms that live elsewhere."""
        self.holds = False
        """Whether what is written stays on its way, in `held`."""
        self.held: list[tuple[Journal, list[Change], Answer]] = []
        self.fails = ""
        self.thoughts: list[Plan] = []
        self.called_off: list[Plan] = []
        self.next_room: Room | None = None
        """The room of a rematch."""

    def now(self) -> float:
        return self.time

    def write(self, journal: Journal, changes: list[Change], answer: Answer) -> None:
        # A writer never answers before the room has finished speaking; where that matters, a test lets it answer.
        self.held.append((journal, changes, answer))
        if not self.holds and not self.fails:
            self.release()

    def release(self) -> None:
        """Write what is on its way, as the writer does."""
        held, self.held = self.held, []
        for journal, changes, answer in held:
            if self.fails or journal.broken:
                journal.broken = True
                answer(StoreError(self.fails or "what came before this could not be saved"))
                continue
            with self.store.group():
                for change in changes:
                    change(self.store)
            answer(None)

    def load_room(self, code: str) -> str | None:
        return self.store.load_room(code)

    def load_table(self, id: str) -> Saved:
        return self.store.load(id)

    @property
    def other_addresses(self) -> tuple[str, ...]:
        return ()

    def may_speak(self) -> bool:
        return not self.is_away

    def part_with(self, code: str) -> None:
        self.parted.append(code)

    def think(self, table: str, plan: Plan) -> Callable[[], object]:
        self.thoughts.append(plan)
        return lambda: self.called_off.append(plan)

    def edition(self, id: str) -> Edition:
        try:
            return self.own_editions.get(id) or load(id)
        except EditionError as error:
            raise RefusedError("server-because", reason=error.problem) from error

    def wake(self, code: str) -> None:
        pass

    def rematch(self, old: Room) -> None:
        self.next_room = Room("def567", self, old.next_settings, old.lobby.own)
        self.next_room.take_over(old)


class FakeViewer:
    """A browser: what it heard, folded together, with the versions checked."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.version = 0
        self.room: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.notices: list[str] = []

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self._hear(message)

    def _hear(self, message: bytes) -> None:
        self.raw.append(message)
        heard = json.loads(message)
        self.heard.append(heard)
        if heard["type"] == "update":
            if heard.get("full"):
                self.events, self.chat, self.table = [], [], {}
            else:
                assert heard["version"] == self.version + 1, f"{heard['version']} after {self.version}"
            self.version = heard["version"]
            self.room = heard.get("room") or self.room
            self.table = {**(heard.get("table") or self.table), **heard.get("changes", {})}
            self.events += heard.get("events", [])
            self.chat += heard.get("chat", [])
            self.notices += heard.get("notices", [])

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a type."""
        return [heard for heard in self.heard if heard["type"] == kind][-1]

    def count(self, kind: str) -> int:
        """How many messages of a type there were."""
        return sum(heard["type"] == kind for heard in self.heard)

    def seat(self, name: str) -> dict[str, Any]:
        """What the room says about a seat."""
        seat: dict[str, Any] = next(seat for seat in self.room["seats"] if seat["name"] == name)
        return seat


def key_of(name: str) -> str:
    """Somebody's key."""
    return (name.lower() + "-key-").ljust(40, "x")


def nonce_of(name: str) -> str:
    """Somebody's nonce."""
    return name.encode().hex().ljust(32, "0")


def moved(id: str, move: str, number: int = 0) -> m.Move:
    """The message for a move, from its text in a record."""
    bare = move.removesuffix(CALL)
    option = Option.parse(bare)
    return m.Move(id, option.verb, option.card, option.player, option.colour, bare != move, number, option.number)


class Fixture:
    """A room with people in it."""

    def __init__(
        self,
        *names: str,
        bots: tuple[str, ...] = (),
        services: FakeServices | None = None,
        own: Edition | None = None,
        **settings: Any,
    ) -> None:
        self.services = services or FakeServices()
        self.room = Room("abc234", self.services, m.Settings(**settings), own)
        self.viewers: dict[str, FakeViewer] = {}
        self.room.furnish(names[0], key_of(names[0]), list(bots), False)
        for name in names:
            self.sit(name)

    def sit(self, name: str) -> FakeViewer:
        """Somebody new sits down, and adds a nonce."""
        viewer = self.viewers[name] = FakeViewer()
        self.room.sit_down(viewer, name, key_of(name))
        self.room.add_nonce(name, nonce_of(name))
        return viewer

    def start(self) -> None:
        """The game begins."""
        self.room.start(self.room.lobby.seating.host)

    def lose(self, name: str) -> None:
        """Somebody's connection is lost."""
        self.room.detach(self.viewers[name])

    def come_back(self, name: str, epoch: str = "", version: int = 0) -> FakeViewer:
        """Somebody connects again."""
        viewer = self.viewers[name] = FakeViewer()
        viewer.version = version
        self.room.attach(viewer, key_of(name), epoch, version)
        return viewer

    def pass_time(self, seconds: float) -> None:
        """Time passes, and what is due is done when it is due."""
        end = self.services.time + seconds
        while (at := self.room.wake_at()) is not None and at <= end:
            self.services.time = max(self.services.time, at)
            self.room.tick()
            if not self.services.holds:
                self.services.release()
        self.services.time = end

    @property
    def game(self) -> Table:
        """The table."""
        assert self.room.table is not None
        return self.room.table

    def asked(self) -> str:
        """Who is asked."""
        return self.game.game.waiting[0].player

    def move(self, name: str, move: str, id: str = "", number: int | None = None) -> None:
        """Somebody moves."""
        known = self.game.number(name) if number is None else number
        self.room.move(self.viewers[name], name, moved(id or f"id{len(self.game.game.moves)}", move, known))

    def reload(self) -> "Fixture":
        """The server has ended and begins anew."""
        other = object.__new__(Fixture)
        other.services = FakeServices(self.services.store, "e2")
        other.services.own_editions = self.services.own_editions
        other.viewers = {}
        room = Room.load(self.room.code, other.services)
        assert room is not None
        other.room = room
        return other
