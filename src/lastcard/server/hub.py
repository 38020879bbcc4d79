"""The hub: all rooms of the server, what they need, and what becomes of those that nobody visits any more."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lastcard.edition import IDS, Edition, EditionError, load, load_file
from lastcard.server import messages as m
from lastcard.server.infos import edition_info
from lastcard.server.people import AWAY
from lastcard.server.room import RefusedError, Room
from lastcard.server.writer import Change, Writer
from lastcard.store import Store, StoreError
from lastcard.table import Plan, Table

MOST_ROOMS = 2000
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of codes: without those that look alike."""

CODE = 6
IDLE = 600.0
"""Seconds after which a room that nobody visits leaves the memory; it stays on the disk."""

FORGOTTEN = 14 * 24 * 3600.0
"""Seconds after which a room that nothing happens at is forgotten altogether."""

THINKERS = 2


class Hub:
    """All rooms."""

    def __init__(self, folder: Path, pace: float = 1.0) -> None:
        self.folder = folder
        self.pace = pace
        """How long bots take, as a part of what they usually take."""
        self.store = Store(folder / "lastcard.db")
        self.reader = Store(folder / "lastcard.db")
        self.epoch = secrets.token_hex(4)
        self.loop = asyncio.get_running_loop()
        self.writer = Writer(self.store, self.loop)
        self.rooms: dict[str, Room] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="thinker")
        self.own_editions = _own_editions(folder / "editions")
        self._tidy = self.loop.call_later(IDLE, self.tidy)

    def close(self) -> None:
        """Write what is left, and end."""
        self._tidy.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        self.writer.close()
        self.store.close()
        self.reader.close()

    # What rooms need

    def now(self) -> float:
        """Seconds, never running backwards."""
        return self.loop.time()

    def write(self, changes: list[Change], answer: Callable[[StoreError | None], None]) -> None:
        """Keep changes, then call back."""
        self.writer.write(changes, answer)

    def reload(self, id: str) -> Table:
        """A table as it is kept on the disk."""
        return Table.resume(self.reader, id, now=self.now(), pace=self.pace)

    def think(self, plan: Plan, done: Callable[[], None]) -> None:
        """Let a bot think without holding up anybody, then call back."""
        future = self.loop.run_in_executor(self.thinkers, plan.think)
        future.add_done_callback(lambda _: done())

    def edition(self, id: str) -> Edition:
        """An edition that can be played here."""
        if id in self.own_editions:
            return self.own_editions[id]
        try:
            return load(id)
        except EditionError as error:
            raise RefusedError(error.problem) from error

    def wake(self, code: str) -> None:
        """Ask a room when it wants to be woken, and see to it."""
        alarm = self.alarms.pop(code, None)
        if alarm is not None:
            alarm.cancel()
        room = self.rooms.get(code)
        at = None if room is None or room.state == "closed" else room.wake_at()
        if at is not None:
            self.alarms[code] = self.loop.call_at(at, self._ring, code)

    def _ring(self, code: str) -> None:
        self.alarms.pop(code, None)
        self.rooms[code].tick()
        self.wake(code)

    # Rooms

    def welcome(self, local: bool) -> m.Welcome:
        """What there is to choose from."""
        editions = [load(id) for id in IDS] + list(self.own_editions.values())
        return m.Welcome(self.epoch, [edition_info(edition) for edition in editions], ["easy", "normal", "hard"], local)

    def create(self, settings: m.Settings) -> Room:
        """A new room."""
        if len(self.rooms) >= MOST_ROOMS:
            self.tidy()
            if len(self.rooms) >= MOST_ROOMS:
                raise RefusedError("all tables are taken; try again later")
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        room = Room(code, self, settings)
        self.rooms[code] = room
        return room

    def find(self, code: str) -> Room:
        """A room by its code."""
        code = code.strip().lower()
        room = self.rooms.get(code)
        if room is None:
            text = self.reader.load_room(code) if code.isalnum() and len(code) == CODE else None
            if text is None:
                raise RefusedError("there is no such table; it may have been closed")
            room = Room.load(code, self, text)
            self.rooms[code] = room
            self.wake(code)
            if room.table is not None:
                room.after_table_change()
        if room.state == "closed":
            raise RefusedError("this table has been closed")
        return room

    def rematch(self, old: Room) -> Room:
        """A new room for the people, bots and settings of one whose game is over. Their keys fit there, too."""
        room = self.create(old.settings)
        room.take_over(old)
        return room

    def tidy(self) -> None:
        """Let go of rooms that nobody visits, and forget old ones."""
        self._tidy.cancel()
        self._tidy = self.loop.call_later(IDLE, self.tidy)
        now = self.now()
        for code, room in list(self.rooms.items()):
            if not room.viewers and not room.outbox and now - room.changed_at > max(IDLE, AWAY):
                del self.rooms[code]
                alarm = self.alarms.pop(code, None)
                if alarm is not None:
                    alarm.cancel()
        before = time.time() - FORGOTTEN
        self.write([lambda store: store.forget_rooms(before)], lambda _: None)


def _own_editions(folder: Path) -> dict[str, Edition]:
    """The edition files in a folder. One that cannot be right is left out, and says so at the start."""
    found: dict[str, Edition] = {}
    for path in sorted(folder.glob("*.toml")) if folder.is_dir() else ():
        try:
            edition = load_file(path)
        except EditionError as error:
            print(f"lastcard: {path.name}: {error}")
            continue
        if edition.id not in IDS:
            found[edition.id] = edition
    return found
