"""The hub: all rooms of the server, what they need, and what becomes of those that nobody visits any more."""

import asyncio
import contextlib
import gc
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from lastcard.cards.edition import IDS, Edition, EditionError, load
from lastcard.catalogue import Message
from lastcard.game.game import Game
from lastcard.server import house, logs
from lastcard.server import messages as m
from lastcard.server.alarms import Alarms
from lastcard.server.branches import Branch
from lastcard.server.company import Company
from lastcard.server.drafts import edition_of
from lastcard.server.edition_files import own_editions
from lastcard.server.errands import Errands
from lastcard.server.even_clock import EvenClock
from lastcard.server.journal import Change, Journal
from lastcard.server.kept_records import KeptRecords
from lastcard.server.kept_room import kept_seat_for
from lastcard.server.limits import LIMITS
from lastcard.server.lobby import settings_by
from lastcard.server.metrics import Metrics
from lastcard.server.moving import BusyError
from lastcard.server.peers import Peer
from lastcard.server.places import hash_of
from lastcard.server.readers import Readers
from lastcard.server.refusal import RefusedError
from lastcard.server.replays import Replays
from lastcard.server.room import Room
from lastcard.server.serialise import edition_info
from lastcard.server.shared import Shared
from lastcard.server.tables import Tables
from lastcard.server.thinkers import NICE, Thinkers
from lastcard.server.workshop import Workshop
from lastcard.server.writer import Writer
from lastcard.table.archive import FILE
from lastcard.table.plans import Plan
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import ELSEWHERE, DamagedError, LeaseLostError, Saved, Store, StoreError

if TYPE_CHECKING:  # it needs what only whoever shares tables has installed
    from lastcard.server.sharing import Fetched

Begun = tuple[Branch, Game]
"""A moment of a recorded game, and the game, played up to it."""

MOST_ROOMS = 2000
"""Rooms in memory, which are those with somebody in them, and a few more."""

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of codes: without those that look alike."""

CODE = 6
IDLE = 600.0
"""Seconds after which a room that nobody visits leaves the memory; it stays on the disk."""

DAY = 24 * 3600.0
FORGOTTEN = 14 * DAY
"""Seconds after which a room that nothing happens at is forgotten altogether; a lobby after one day."""

HINT = 2.0
"""Seconds in which a hint is given, whatever else there is to think about."""

TROUBLE = 1.0
"""Seconds until a room is woken again in which something went wrong."""

LEVELS: list[m.Level] = ["easy", "normal", "hard", "expert"]


@runtime_checkable
class Connected(Protocol):
    """Somebody who came from an address."""

    peer: Peer


class NoSuchTableError(RefusedError):
    """A code that no room has."""

    def __init__(self) -> None:
        super().__init__(Message("server-no-such-table"))


class Hub:
    """All rooms."""

    def __init__(
        self, folder: Path, tables: Tables | None = None, thinkers: int | None = None, shared: Shared | None = None
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.now: Callable[[], float] = self.loop.time
        """Seconds, never running backwards."""
        self.clock = EvenClock(self.loop.time)
        self.metrics = Metrics()
        self.sharing = shared.begin(self.metrics) if shared else None
        """How tables are shared with other servers; None: all of them live here."""
        self.store: Store
        self.reader: Store
        self.fetcher: Store
        """Reads in the thread of `sharing`: a connection is for one thread."""
        if shared is not None and self.sharing is not None:
            try:
                self.store, self.reader, self.fetcher = shared.open(self.sharing.id), shared.open(), shared.open()
            except StoreError:
                self.sharing.close()  # nobody is to be sent here
                raise
        else:
            self.store, self.reader = (SqliteStore(folder / FILE, self.clock.time) for _ in range(2))
            self.fetcher = self.reader
        self.tables = tables or Tables()
        self.epoch = secrets.token_hex(4)
        self._fetched: dict[str, Fetched] = {}
        """Rooms that were read and are about to be looked for."""
        self.replays = Replays()
        self.left = 0
        """How many rooms have left the memory."""
        self.letters = 0
        """How much was ever kept of rooms."""
        self.draining = False
        """The server is about to end: nothing new begins."""
        self.writer = Writer(self.store, self.loop, self.metrics)
        self.rooms: dict[str, Room] = {}
        self.made: OrderedDict[str, str] = OrderedDict()
        """The last rooms by the hash of the key that they were made with."""
        self.alarms = Alarms(self.loop, self.ring)
        self.thinkers = Thinkers(self.loop, thinkers)
        self.advisers = Thinkers(self.loop, 0 if thinkers == 0 else 1, NICE + 5, "advise")
        """Who thinks of hints: not in the time of bots."""
        self.readers = Readers(self.loop, NICE, here=thinkers == 0)
        self.own_editions = own_editions(folder / "editions")
        self.errands = Errands(self.loop, NICE + 5, here=thinkers == 0)
        """Whatever takes a while, and nobody's game waits for."""
        self.workshop = Workshop(self)
        self.kept_records = KeptRecords(self)
        self.company = Company(self)
        self._tidy = self.loop.call_later(IDLE, self.tidy)

    def close(self) -> None:
        """Write what is left, and end."""
        self._tidy.cancel()
        self.alarms.close()
        self.thinkers.close()
        self.advisers.close()
        self.readers.close()
        self.errands.close()
        self.writer.close()
        if self.sharing is not None:
            self.sharing.close()
        self.store.close()
        self.reader.close()
        self.fetcher.close()

    # What rooms need

    def write(self, journal: Journal, changes: list[Change], answer: Callable[[StoreError | None], None]) -> None:
        """Keep changes, then call back."""
        self.metrics.moves += journal.take_moves()
        self.letters += journal.take_letters()
        sharing, code = self.sharing, journal.place
        if sharing is None or not code:
            self.writer.write(journal, changes, answer)
            return
        lease = sharing.held.get(code)
        if lease is None:
            # Never before this has returned: whoever writes is in the middle of something.
            self.loop.call_soon(answer, LeaseLostError(ELSEWHERE))
            return

        def answered(error: StoreError | None) -> None:
            if error is None:
                sharing.is_kept(code)
            answer(error)

        self.writer.write(journal, changes, answered if lease.is_new else answer, lease)

    def load_room(self, code: str) -> str | None:
        """What is kept of a room."""
        fetched = self._fetched.get(code)
        return self.reader.load_room(code) if fetched is None else fetched.info

    def load_table(self, id: str) -> Saved:
        """What is kept of a game."""
        if self.replays.ready is not None and self.replays.ready.id == id:
            return self.replays.ready
        for fetched in self._fetched.values():
            if fetched.saved is not None and fetched.saved.id == id:
                return fetched.saved
        return self.reader.load(id)

    def may_speak(self) -> bool:
        """Whether tables that live here are known to do so still."""
        return self.sharing is None or self.sharing.may_speak()

    def think(self, table: str, plan: Plan) -> Callable[[], object]:
        """Let a bot of a table think without holding up anybody. Returns what calls it off."""
        return self.thinkers.think(table, plan)

    def hint(self, table: str, plan: Plan, done: Callable[[], None]) -> Callable[[], object]:
        """Think about what somebody at a table could do, and call back with an answer. Returns what calls it off."""
        plan.at = self.now() + HINT

        def answer() -> None:
            call_off()
            plan.settle()
            done()

        def call_off() -> None:
            alarm.cancel()
            stop_thinking()

        alarm = self.loop.call_at(plan.at, answer)
        stop_thinking = self.advisers.think(table, plan, answer)
        return call_off

    def edition(self, id: str) -> Edition:
        """An edition that can be played here."""
        if id in self.own_editions:
            return self.own_editions[id]
        try:
            return load(id)
        except EditionError as error:
            raise RefusedError("server-because", reason=error.problem) from error

    def wake(self, code: str) -> None:
        """Ask a room when it wants to be woken, and see to it."""
        room = self.rooms.get(code)
        self.alarms.set(code, None if room is None else room.wake_at())

    def ring(self, code: str) -> None:
        """Something is due in a room, in the time that those may have who sit there."""
        self.alarms.clear(code)
        if not self.may_speak():
            self.alarms.set(code, self.now() + TROUBLE)
            return
        now, room = self.now(), self.rooms.get(code)
        if room is None:
            return
        payers = {viewer.peer for viewer in room.broadcast.seated if isinstance(viewer, Connected)}
        wait = min((peer.bots.wait(now) for peer in payers), default=0.0)
        if wait:
            self.alarms.set(code, now + wait)
            return
        begun = time.thread_time()
        try:
            room.tick()
            self.wake(code)
        except Exception as error:  # whatever is wrong in one room, it is woken again, and the others go on
            logs.event("went-wrong", logging.ERROR, error=error, table=logs.sign_of(code))
            self.alarms.set(code, self.now() + TROUBLE)
        seconds = time.thread_time() - begun
        for peer in payers:
            peer.bots.owe(seconds / len(payers), now)

    # Rooms

    @cached_property
    def editions(self) -> bytes:
        """What can be played, with all cards: a list of EditionInfo."""
        editions = [*map(load, IDS), *self.own_editions.values()]
        return m.encode([edition_info(edition) for edition in editions])

    def welcome(self, local: bool) -> m.Welcome:
        """What there is to choose from."""
        others = list(self.other_addresses)
        return m.Welcome(self.epoch, LIMITS, house.SETS, house.RULES, LEVELS, local, others)

    def create(self, said: m.Create, begun: Begun | None = None) -> Room:
        """The new room that somebody asks for; the same one if they ask again. `begun`: the game it begins with."""
        if self.draining:
            raise RefusedError("server-ends")
        lock = hash_of(said.key)
        known = self.made.get(lock) or self._made_before(lock)
        if known:
            with contextlib.suppress(RefusedError):  # it is no more
                return self.find(known)
        if begun is not None:
            branch, game = begun
            room = self._new(settings_by(branch.record.options, branch.edition.id, said.settings), branch.plain)
            room.play_on(branch, game, said)
        else:
            room = self._new(said.settings, None if said.own is None else edition_of(said.own))
            room.furnish(said.name, said.key, said.bots, said.start, said.face)
        self._add(room)
        self.metrics.tables += 1
        logs.event("table-created", table=logs.sign_of(room.code), bots=len(said.bots))
        self.made[lock] = room.code
        if len(self.made) > MOST_ROOMS:
            self.made.popitem(last=False)
        return room

    def _made_before(self, lock: str) -> str | None:
        """The room that was made with a key in an earlier run of the server."""
        if self.sharing is not None:
            return None  # `fetch_made` has looked, without holding up anybody
        try:
            return self.reader.room_made_by(lock)
        except DamagedError as error:
            logs.event("not-read", logging.ERROR, reason=str(error))
            return None  # if there was one, nobody finds it any more
        except StoreError as error:
            logs.event("not-read", logging.ERROR, reason=str(error))
            raise BusyError from error

    def rematch(self, old: Room) -> None:
        """A new room for the people, bots and settings of one whose game is over. Their keys fit there, too."""
        room = self._new(old.next_settings, old.lobby.own)
        self._add(room)
        room.take_over(old)

    def _new(self, settings: m.Settings, own: Edition | None = None) -> Room:
        if len(self.rooms) >= MOST_ROOMS:
            self.let_go(0.0)
            if len(self.rooms) >= MOST_ROOMS:
                raise RefusedError("server-full")
        room = Room("".join(secrets.choice(LETTERS) for _ in range(CODE)), self, settings, own)
        if self.sharing is not None:
            self.sharing.begin(room.code)
        return room

    def _add(self, room: Room) -> None:
        self.rooms[room.code] = room

    async def fetch(self, code: str) -> None:
        """Have a room read that `find` is going to look for. Raises MovedError, or BusyError."""
        code = code.strip().lower()
        if code in self.rooms or not is_code(code):
            return
        if self.sharing is None:
            await self.replays.bring(code, self)
            return
        if self.draining:
            raise BusyError
        fetched = await self.sharing.fetch(code, self.fetcher)
        if fetched is not None and fetched.saved is not None:
            fetched.saved = await self.replays.of(fetched.saved)
        if fetched is not None and code not in self.rooms:
            self._fetched[code] = fetched

    async def fetch_made(self, key: str) -> None:
        """Have the room read that was made with a key, if there is one. Raises MovedError, or BusyError."""
        if self.sharing is None:
            return
        lock = hash_of(key)
        try:
            code = self.made.get(lock) or await self.sharing.work(lambda: self.fetcher.room_made_by(lock))
        except StoreError as error:
            raise BusyError from error
        if code:
            self.made[lock] = code
            await self.fetch(code)

    def find(self, code: str) -> Room:
        """A room by its code. Where tables are shared with other servers, one that was fetched.

        Raises RefusedError, or BusyError if it cannot be read just now.
        """
        code = code.strip().lower()
        room = self.rooms.get(code)
        if room is not None and room.state == "closed":
            if not room.broadcast.is_idle:
                raise NoSuchTableError  # on the disk it may not be closed yet
            self._leave(code)
            room = None
        if room is None:
            known = is_code(code) and (self.sharing is None or code in self._fetched)
            try:
                room = Room.load(code, self) if known else None
            except StoreError as error:
                logs.event("not-read", logging.ERROR, table=logs.sign_of(code), reason=str(error))
                raise BusyError from error
            finally:
                self._fetched.pop(code, None)
            if room is None:
                raise NoSuchTableError
            self._add(room)
        return room

    async def find_seats(self, keys: Mapping[str, str]) -> list[str]:
        """The tables at which a game is still to be played by whoever has these keys. Those on the disk stay there."""
        texts: dict[str, str | None] = {}
        codes = [code for code in keys if code not in self.rooms and is_code(code)]
        if self.sharing is not None and codes:
            try:
                texts = await self.sharing.work(lambda: {code: self.fetcher.load_room(code) for code in codes})
            except StoreError:
                raise BusyError from None
        else:
            for code in codes:
                with contextlib.suppress(StoreError):
                    texts[code] = self.reader.load_room(code)
        return [code for code, key in keys.items() if self._has_seat(code, key, texts.get(code))]

    def _has_seat(self, code: str, key: str, text: str | None) -> bool:
        room = self.rooms.get(code)
        return room.has_seat_for(key) if room is not None else kept_seat_for(key, text)

    def delete(self, code: str, done: Callable[[StoreError | None], None]) -> None:
        """Forget a table and all that is kept of it, then call back; whoever is there is told."""
        with contextlib.suppress(RefusedError, BusyError):  # there is none, or none that can go on
            self.find(code).close(Message("server-closed"))

        def deleted(error: StoreError | None) -> None:
            room = self.rooms.pop(code, None)
            if room is not None:
                room.untie()
            self.alarms.clear(code)
            done(error)

        self.write(Journal(), [lambda store: store.forget_room(code)], deleted)

    # Other servers

    @property
    def other_addresses(self) -> tuple[str, ...]:
        """Where the other servers are."""
        return () if self.sharing is None else self.sharing.other_addresses

    @property
    def known_addresses(self) -> tuple[str, ...]:
        """Where other servers are, or were."""
        return () if self.sharing is None else self.sharing.known_addresses

    def part_with(self, code: str) -> None:
        """A room lives on another server by now. Whoever is there asks again, and is told where."""
        room = self.rooms.pop(code, None)
        self.alarms.clear(code)
        if self.sharing is not None:
            self.sharing.held.pop(code, None)
        if room is not None:
            self.metrics.tables_moved += 1
            logs.event("table-moved", table=logs.sign_of(code))
            room.move_away()

    async def watch_the_loop(self) -> None:
        """Take down every second how late the event loop is: everybody at every table waits that long."""
        while True:
            due = self.now() + 1
            await asyncio.sleep(1)
            self.metrics.late.add(max(0.0, self.now() - due))

    def tidy(self) -> None:
        """Let go of rooms that nobody visits, and forget old ones."""
        self._tidy.cancel()
        self._tidy = self.loop.call_later(IDLE, self.tidy)
        self.let_go(IDLE)
        if not self.rooms:
            gc.collect()  # it takes half a second at 500 tables, which nobody is to wait for; then it is soon done
        if jump := self.clock.jump():  # else what was played today may look old when the server starts again
            self.write(Journal(), [lambda store: store.shift(*jump)], lambda _: None)
        if self.clock.has_jumped:
            return  # nobody knows how old anything is; no table is forgotten until the server starts again
        here = frozenset(code for code, room in self.rooms.items() if room.idle_since is None)

        def forget(store: Store) -> None:
            store.forget_rooms(FORGOTTEN, DAY, here)
            store.forget_editions(FORGOTTEN)

        self.write(Journal(), [forget], lambda _: None)

    def _leave(self, code: str) -> None:
        """A room leaves the memory."""
        self.rooms.pop(code).untie()
        self.left += 1

    def let_go(self, idle: float) -> None:
        """Keep only on the disk what nobody has looked at for so long."""
        for code, room in list(self.rooms.items()):
            if room.idle_since is not None and self.now() - room.idle_since >= idle:
                self._leave(code)
                self.alarms.clear(code)
                if self.sharing is not None:
                    self.sharing.let_go(code)


def is_code(text: str) -> bool:
    """Whether this can be the code of a room."""
    return len(text) == CODE and set(text) <= set(LETTERS)
