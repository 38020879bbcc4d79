"""Where the screen has its table from: one that is kept right here, or a seat at a server's."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Protocol

from lastcard.bots import make, sight
from lastcard.bots.advice import Advice, advise
from lastcard.bots.reasons import hinted
from lastcard.cards.edition import Edition
from lastcard.game.options import Option
from lastcard.game.record import Record
from lastcard.game.settings import Options
from lastcard.game.view import Seen, View
from lastcard.table.store import StoreError
from lastcard.table.table import Table
from lastcard.terminal.clock import Clock, in_thread
from lastcard.words import Reader

RETRY = 5.0
"""Seconds until a bot's move is tried again that could not be kept."""


class Source(Protocol):
    """A table: what somebody sees of it, and where their moves go."""

    on_change: Callable[[], None]
    """Called whenever there is something new to see."""
    say: Callable[[str], None]
    """Tells whoever sits at the keyboard something."""
    leave: Callable[[str], None]
    """Called when it cannot go on: with the reason."""

    @property
    def begun(self) -> bool:
        """Whether cards have been dealt. Before that only `lobby` says anything."""

    @property
    def lobby(self) -> str:
        """What is to be read until the game begins."""

    async def agree(self) -> None:
        """Agree to what the lobby says that one has to agree to."""

    @property
    def edition(self) -> Edition:
        """The cards."""

    @property
    def options(self) -> Options:
        """How the table plays."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, in the order of the seats."""

    @property
    def people(self) -> tuple[str, ...]:
        """Who sits at this keyboard."""

    @property
    def bots(self) -> Mapping[str, str]:
        """Which bot plays whom."""

    @property
    def happened(self) -> int:
        """The number of the last event."""

    def view(self, name: str) -> View:
        """What a player may see now; for a name that does not play here, what everybody may."""

    def heard(self, name: str, since: int) -> list[Seen]:
        """What a player has heard after the event of that number."""

    def reader(self, name: str | None) -> Reader:
        """Somebody who reads the screen."""

    def why_not(self, name: str, code: str) -> str:
        """Why a card cannot be played, as far as that can be said."""

    def notices(self) -> list[str]:
        """All that the table has had to say to everybody."""

    def move(self, name: str, option: Option, *, uno: bool) -> None:
        """A move of somebody who sits here. Raises MoveError or StoreError, or says later that it was refused."""

    def record(self) -> Record | None:
        """The game so far, if it can be saved here."""

    async def hint(self, name: str, *, reacting: bool) -> str:
        """What a strong player would do, in words; empty if it is not asked any more."""

    async def run(self) -> None:
        """Let time pass, for as long as the screen is there."""


def expert_hint(view: View) -> tuple[str, Advice | None]:
    """What the bot `expert` would answer, and what that is worth."""
    return advise(make("expert", live=True), view)


def nothing(*_: str) -> None:
    """Nobody listens yet."""


class LocalTable:
    """A table that is kept here: this lets its bots think, and wakes it when something is due."""

    begun = True
    lobby = ""

    def __init__(
        self,
        table: Table,
        *,
        clock: Clock | None = None,
        hint: Callable[[View], tuple[str, Advice | None]] = expert_hint,
    ) -> None:
        self.table = table
        self.clock = clock or Clock()
        self.on_change: Callable[[], None] = nothing
        self.say: Callable[[str], None] = nothing
        self.leave: Callable[[str], None] = nothing
        self._hint = hint
        self._changed = asyncio.Event()
        self._retry_at = 0.0

    async def agree(self) -> None:
        """There is nothing to agree to."""

    @property
    def edition(self) -> Edition:
        """The cards."""
        return self.table.game.edition

    @property
    def options(self) -> Options:
        """How the table plays."""
        return self.table.game.options

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody, in the order of the seats."""
        return tuple(self.table.game.players)

    @property
    def people(self) -> tuple[str, ...]:
        """Who is a person."""
        return self.table.people

    @property
    def bots(self) -> Mapping[str, str]:
        """Which bot plays whom."""
        return {name: bot for name, bot in self.table.seats.items() if bot is not None}

    @property
    def happened(self) -> int:
        """The number of the last event."""
        return len(self.table.game.events)

    def view(self, name: str) -> View:
        """What a player may see now."""
        return self.table.view(name)

    def heard(self, name: str, since: int) -> list[Seen]:
        """What a player has heard after the event of that number."""
        return self.table.heard(name, since)

    def reader(self, name: str | None) -> Reader:
        """Somebody who reads the screen."""
        return Reader(self.edition.by_code, name)

    def why_not(self, name: str, code: str) -> str:
        """Why a card cannot be played."""
        reason = self.table.game.why_not(name, code)
        return "" if reason is None else self.reader(name).say("refused-not-now", reason=reason)

    def notices(self) -> list[str]:
        """All that the table has had to say to everybody."""
        return [self.reader(None).say(notice) for notice in self.table.notices]

    def move(self, name: str, option: Option, *, uno: bool) -> None:
        """A move of a person."""
        self.table.move(name, option, self.clock.now(), uno=uno)

    def record(self) -> Record | None:
        """The game so far."""
        return self.table.record()

    async def hint(self, name: str, *, reacting: bool) -> str:
        """What a strong player would do."""
        view = sight(self.table.game, name, react=reacting)
        answer, advice = await in_thread(lambda: self._hint(view))
        return hinted(view, answer, advice, self.reader(name))

    async def run(self) -> None:
        """Let bots think, one after the other and in another thread, and wake the table when something is due."""
        self.table.on_change = self._table_changed
        try:
            while True:
                self._changed.clear()
                thoughtless = [plan for plan in self.table.plans if plan.answer is None]
                if thoughtless:
                    await in_thread(min(thoughtless, key=lambda plan: plan.at).think)
                    continue
                due = self.table.wake_at
                await self.clock.wait(None if due is None else max(due, self._retry_at), self._changed)
                if not self._changed.is_set():
                    self._wake()
        finally:
            self.table.on_change = nothing

    def _wake(self) -> None:
        try:
            self.table.wake(self.clock.now(), think=False)
        except StoreError as error:
            self._retry_at = self.clock.now() + RETRY
            self.say(self.reader(None).say("terminal-cannot-go-on-yet", problem=str(error)))
            self.on_change()

    def _table_changed(self) -> None:
        self._changed.set()
        self.on_change()
