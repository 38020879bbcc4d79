"""Where tables are kept. The log of moves is the truth; a snapshot goes with every move.

Every change is kept before it is told to anybody. A `Store` is a file (`sqlite_store`) or a database that several
servers share (`postgres_store`); tests/table/test_stores.py says what both of them do.
"""

import json
import os
import sys
from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from lastcard.game.game import Game

ELSEWHERE = "this table is being played elsewhere, and has gone on there"


class StoreError(Exception):
    """Something cannot be kept, or is not there. The message is for people."""


class LeaseLostError(StoreError):
    """A table lives on another server by now. Nothing was kept."""


class DamagedError(StoreError):
    """What is kept of a table is not there, or makes no sense: whoever asks again hears the same."""


class UnreachableError(StoreError):
    """The database does not answer. Whether the last group was kept is known once `settle` has returned."""


@dataclass(frozen=True)
class Saved:
    """A table as it is kept."""

    id: str
    place: str
    rules: int
    record: str
    seats: Mapping[str, str | None]
    snapshot: str
    edition: str | None = None
    state: str = "playing"
    message: str = ""
    base: int = 0
    base_snapshot: str | None = None
    changed: float = 0.0
    moves: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    """By which whoever made each move called it; empty where nobody did."""
    game: Game | None = field(default=None, compare=False, repr=False)
    """The log, played again, if somebody has done so already; for one table only."""


COLUMNS = "id, place, rules, record, seats, snapshot, edition, state, message, base, base_snapshot, changed"
"""Of a Saved, without its log."""


@dataclass(frozen=True)
class Lease:
    """The right of one server to change a table. With every new owner the number grows."""

    code: str
    epoch: int
    is_new: bool = False
    """The table is made with the first thing that is kept of it."""


class Append(NamedTuple):
    """Moves of a table, and where it stands after them."""

    id: str
    first: int
    moves: list[str]
    snapshot: str
    state: str
    said: str

    def rows(self) -> list[tuple[str, int, str, str]]:
        """What each of them is in the log."""
        return [
            (self.id, self.first + number, move, "" if number else self.said) for number, move in enumerate(self.moves)
        ]


@dataclass(frozen=True)
class KeptRoom:
    """A table of the server, for whoever runs it."""

    code: str
    state: str
    """lobby, playing, over, closed"""
    changed: float
    """When something last happened there."""
    edition: str
    people: tuple[str, ...]
    bots: tuple[str, ...]
    moves: int
    table: str
    """The id of its game; empty if none has begun."""


@dataclass(frozen=True)
class KeptEdition:
    """An edition that somebody has left on a server; or a record, which has no lock."""

    code: str
    lock: str
    """The hash of the key by which its maker is known."""
    packed: str


class Keeper(Protocol):
    """What keeps a table: a Store, or something that hands on to one."""

    def add(self, saved: Saved) -> None:
        """Keep a new table."""

    def append(self, id: str, first: int, moves: Sequence[str], snapshot: str, state: str = "playing") -> None:
        """Keep moves from number `first` on, and where the game stands after them."""

    def seat(self, id: str, seats: Mapping[str, str | None]) -> None:
        """Keep who holds which seat."""

    def finish(self, id: str, state: str, message: str) -> None:
        """Keep that a table is over or closed, and why."""

    def rebase(self, id: str, rules: int, base: int) -> None:
        """Keep that a table starts from its snapshot, under this version of the rules."""

    def load(self, id: str) -> Saved:
        """A table with its log: asked for when something could not be kept."""


class Store(Protocol):
    """What keeps tables, and the rooms of a server that they stand in. Everything raises StoreError."""

    def close(self) -> None:
        """Let go of it."""

    def group(self, leases: Sequence[Lease] = ()) -> AbstractContextManager[None]:
        """Changes made within are kept together, or none of them, and only with all these leases."""

    def settle(self) -> bool:
        """After an UnreachableError: whether the group was kept after all. Raises it again while nobody knows."""

    def touch(self) -> None:
        """Write something that changes nothing, to see whether that is possible."""

    # Games

    def add(self, saved: Saved) -> None:
        """Keep a new table."""

    def append(
        self, id: str, first: int, moves: Sequence[str], snapshot: str, state: str = "playing", said: str = ""
    ) -> None:
        """Keep moves from number `first` on, and where the game stands after them; `said` is the id of the first."""

    def rebase(self, id: str, rules: int, base: int) -> None:
        """From now on the table starts from its snapshot, under this version of the rules."""

    def seat(self, id: str, seats: Mapping[str, str | None]) -> None:
        """Keep who holds which seat."""

    def finish(self, id: str, state: str, message: str) -> None:
        """The table is over or closed, and why."""

    def load(self, id: str) -> Saved:
        """A table with its log."""

    def playing(self, place: str) -> list[str]:
        """The tables of a place that are not over, the last one played first."""

    # Rooms of a server

    def keep_room(self, code: str, state: str, info: str, maker: str = "") -> None:
        """Keep who sits at a table of the server, and how it plays. `maker` is the hash of the key it was made with."""

    def load_room(self, code: str) -> str | None:
        """What is kept of a room that is not closed."""

    def room_made_by(self, maker: str) -> str | None:
        """The code of the room that was made with a key, by its hash, unless it is closed."""

    def rooms(self) -> list[KeptRoom]:
        """All rooms, the last one that something happened at first."""

    def close_room(self, code: str) -> None:
        """Nobody gets into a room any more. What was played there stays until it is forgotten."""

    def forget_room(self, code: str) -> None:
        """Forget a room, and its tables."""

    def forget_rooms(self, age: float, lobby_age: float, besides: Collection[str] = ()) -> None:
        """Forget rooms, and their tables, that nothing has happened at for so many seconds; `besides` none of these."""

    # Editions that people have made

    def keep_edition(self, kept: KeptEdition, most: int) -> None:
        """Keep an edition, in the place of one of the same code and lock. Of more than so many the oldest go."""

    def load_edition(self, code: str) -> KeptEdition | None:
        """An edition by its code."""

    def touch_edition(self, code: str) -> None:
        """An edition is as if it had been kept just now."""

    def forget_edition(self, code: str) -> None:
        """Forget an edition."""

    def forget_editions(self, age: float) -> None:
        """Forget editions that nobody has kept or touched for so many seconds."""

    def shift(self, since: float, until: float, seconds: float) -> None:
        """What was changed in that time, by the clock of the server, was changed so many seconds later."""


def data_folder() -> Path:
    """Where this user's games are kept; the variable LASTCARD_DATA names another folder."""
    if chosen := os.environ.get("LASTCARD_DATA", "").strip():
        return Path(chosen)
    if sys.platform == "win32":
        variable, usual = "LOCALAPPDATA", "~/AppData/Local"
    elif sys.platform == "darwin":
        variable, usual = "XDG_DATA_HOME", "~/Library/Application Support"
    else:
        variable, usual = "XDG_DATA_HOME", "~/.local/share"
    named = Path(os.environ.get(variable, ""))
    return (named if named.is_absolute() else Path(usual).expanduser()) / "lastcard"


def seats_of(text: str) -> dict[str, str | None]:
    """Who holds which seat, as it is kept."""
    try:
        return dict(json.loads(text))
    except (TypeError, ValueError) as error:
        raise DamagedError("this table is damaged") from error


def kept_room(code: str, state: str, info: str, changed: float, moves: int) -> KeptRoom:
    """A row; what another version has kept may be anything."""
    try:
        row: dict[str, Any] = json.loads(info)
        places: list[dict[str, Any]] = row["places"]
        people = tuple(str(place.get("guest") or place["name"]) for place in places if place["lock"])
        bots = tuple(str(place["name"]) for place in places if not place["lock"])
        return KeptRoom(code, state, changed, str(row["settings"]["edition"]), people, bots, moves, str(row["table"]))
    except (ValueError, KeyError, TypeError, AttributeError):
        return KeptRoom(code, state, changed, "?", (), (), moves, "")
