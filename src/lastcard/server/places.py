"""The places at a table of the server: who holds them, who is there, who is away."""

import hashlib
import hmac
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from lastcard.game.dealing import NO_NONCE
from lastcard.server.messages import Level, SeatInfo
from lastcard.server.names import bot_name, check_name, skeletons
from lastcard.server.refusal import RefusedError

AWAY = 30.0
"""Seconds after which a bot sits in for somebody whose connection is lost."""

REMOVED = 600.0
"""Seconds in which somebody who was removed does not come back unless the host lets them."""

MOST_BARRED = 100
"""People whom a table remembers not to let in."""

SILENT = 60.0
"""Seconds after which somebody who is asked and does not answer may be replaced by a bot."""


@dataclass
class Place:
    """A place at a table. It belongs to a person (`lock` is the hash of their key) or to a bot."""

    name: str
    lock: str = ""
    bot: str | None = None
    """The bot that plays here now: its own place, or sitting in for a person."""
    nonce: str = NO_NONCE
    agreed: bool = False
    away_since: float | None = None
    """None: there is a connection."""
    asked_since: float | None = None
    silent: bool = False
    face: str = ""
    guest: str = ""
    """Who took this seat over when the game had begun. The game knows them by the name of the seat."""
    guest_since: int = 0
    """The number of the first event that they were there for."""
    own_bot: str | None = None
    """The bot that gave the seat to them, and goes on when they leave."""
    wants_rematch: bool = False
    """Wants another game; before one that begins by itself: is waited for."""
    muted: bool = False
    """The host does not let them speak."""

    @property
    def person(self) -> bool:
        """Whether it belongs to a person."""
        return bool(self.lock)

    @property
    def shown(self) -> str:
        """What whoever sits here is called."""
        return self.guest or self.name

    @property
    def present(self) -> bool:
        """Whether a person is there."""
        return self.person and self.away_since is None

    @property
    def away_until(self) -> float | None:
        """When somebody who is away has been so for too long."""
        return None if self.away_since is None else self.away_since + AWAY

    @property
    def silent_at(self) -> float | None:
        """When somebody who is asked will have been silent for too long; None once they have, or if nobody asks."""
        return None if self.asked_since is None or self.silent else self.asked_since + SILENT

    def opens_with(self, key: str) -> bool:
        """Whether this is the key to the place."""
        return self.person and hmac.compare_digest(self.lock, hash_of(key))

    def hand_over(self, name: str, key: str, face: str, since: int) -> None:
        """Somebody new takes the seat from its bot, in the middle of a game."""
        self.lock, self.face, self.own_bot = hash_of(key), face, self.bot
        self.guest, self.guest_since = "" if name == self.name else name, since

    def give_back(self) -> str | None:
        """Whoever sits here leaves for good. Returns the bot that was here before them, if there was one."""
        bot, self.own_bot = self.own_bot, None
        self.lock, self.face, self.guest, self.away_since, self.wants_rematch = "", "", "", None, False
        self.muted = False
        return bot

    def info(self, *, open: bool = False) -> SeatInfo:
        """The place for everybody. `open`: bots would give theirs to somebody new."""
        person = bool(self.lock)
        return SeatInfo(  # for everybody after every move
            self.name,
            cast("Level | None", self.bot),
            person,
            not person or self.away_since is None,
            self.agreed,
            self.silent and self.bot is None,
            self.face,
            self.guest,
            open and not person,
            self.muted,
        )

    def kept(self) -> dict[str, Any]:
        """What is kept of it on the disk."""
        own = ("name", "lock", "bot", "nonce", "agreed", "face")
        later = ("guest", "guest_since", "own_bot", "wants_rematch", "muted")
        return {key: getattr(self, key) for key in own + later}


class Barred(NamedTuple):
    """Somebody whom the host has removed: neither this key nor this name gets a place here."""

    name: str
    lock: str
    for_good: bool = False
    """Or else for a while."""
    since: float = 0.0


class Muted(NamedTuple):
    """Somebody who was muted and has left: whoever comes back with this key or name is still muted."""

    name: str
    lock: str

    def is_of(self, name: str, lock: str) -> bool:
        """Whether this is somebody with that name, or one like it, or with that lock."""
        return self.lock == lock or bool(skeletons(self.name) & skeletons(name))


class Seating:
    """The places at a table in their order, and who is the host.

    >>> seating = Seating()
    >>> seating.add_person("Ann", "a key").person, seating.add_bot("easy").name, seating.host
    (True, 'Robin', 'Ann')
    """

    def __init__(self, places: Iterable[Place] = (), host: str = "", barred: Iterable[Barred] = ()) -> None:
        self._places = list(places)
        self.host = host
        self.locked = False
        """Nobody new sits down."""
        self.barred = list(barred)
        self.muted: list[Muted] = []

    def __iter__(self) -> Iterator[Place]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits here."""
        return tuple(place.name for place in self)

    @property
    def people(self) -> list[Place]:
        """The places that belong to people."""
        return [place for place in self if place.person]

    @property
    def anybody_there(self) -> bool:
        """Whether a person is there."""
        return any(place.lock and place.away_since is None for place in self._places)

    def find(self, name: str) -> Place | None:
        """The place of somebody, if they sit here."""
        for place in self._places:
            if place.name == name:
                return place
        return None

    def place_of(self, name: str) -> Place:
        """The place of somebody who sits here."""
        place = self.find(name)
        if place is None:
            raise RefusedError("server-does-not-sit-here", name=name)
        return place

    def holder(self, key: str) -> Place | None:
        """The place that a key belongs to."""
        return next((place for place in self if place.opens_with(key)), None)

    def need_host(self, name: str) -> None:
        """Refuse what only the host can do."""
        if name != self.host:
            host = self.find(self.host)
            raise RefusedError("server-only-the-host", name=host.shown if host else "")

    @property
    def guests(self) -> dict[str, str]:
        """Who came later and took over a seat, by the name of that seat."""
        return {place.name: place.guest for place in self if place.guest}

    def add_person(self, name: str, key: str, face: str = "", instead_of: Place | None = None) -> Place:
        """Somebody takes a place, perhaps a bot's; the first one is the host."""
        self.check_newcomer(name, key, instead_of)
        self.host = self.host or name
        place = Place(name, hash_of(key), face=face, muted=self.is_muted(name, key))
        if instead_of is None:
            return self._add(place)
        self._places[self._places.index(instead_of)] = place
        return place

    def free_seat(self, name: str) -> Place:
        """The bot's place of that name, or else the first one, for somebody new."""
        bots = [place for place in self if not place.person]
        found = [place for place in bots if place.name == name] if name else bots
        if not found:
            raise RefusedError("server-seat-not-free" if name else "server-no-seat-free", name=name)
        return found[0]

    def check_newcomer(self, name: str, key: str, seat: Place | None = None) -> None:
        """Refuse somebody whom the host has removed, and a name that nobody can sit down under, or that somebody has.

        The name of the seat itself may be taken: its bot goes.
        """
        if self.locked:
            raise RefusedError("server-locked")
        lock = hash_of(key)
        if any(lock == row.lock or skeletons(name) & skeletons(row.name) for row in self.barred):
            raise RefusedError("server-barred")
        check_name(name, [other for place in self if place is not seat for other in {place.name, place.shown}])

    # Whom the host does not want here, or to speak

    def is_muted(self, name: str, key: str) -> bool:
        """Whether somebody was muted before they left."""
        return any(row.is_of(name, hash_of(key)) for row in self.muted)

    def mute(self, place: Place, muted: bool) -> None:
        """Somebody may not speak, or may again."""
        place.muted = muted
        self.muted = [row for row in self.muted if not row.is_of(place.shown, place.lock)]

    def remember_muted(self, place: Place) -> None:
        """Somebody leaves; it does not help them to come back."""
        left = Muted(place.shown, place.lock)
        if place.muted and left not in self.muted:
            self.muted = [*self.muted[1 - MOST_BARRED :], left]

    def bar(self, place: Place, for_good: bool, now: float) -> None:
        """Somebody who is removed does not come back, at least for a while."""
        self.admit(place.shown)
        self.barred = [*self.barred[1 - MOST_BARRED :], Barred(place.shown, place.lock, for_good, now)]

    def admit(self, name: str) -> None:
        """Somebody may come back."""
        self.barred = [row for row in self.barred if row.name != name]

    def let_time_pass(self, now: float) -> None:
        """Whoever was removed for a while may come back after it."""
        self.barred = [row for row in self.barred if row.for_good or now < row.since + REMOVED]

    def add_bot(self, level: str) -> Place:
        """A bot gets a place, and a name."""
        return self._add(Place(bot_name(self.names), bot=level, agreed=True))

    def _add(self, place: Place) -> Place:
        self._places.append(place)
        return place

    def remove(self, place: Place) -> None:
        """Nobody sits there any more."""
        self._places.remove(place)

    def note_who_is_asked(self, since: Callable[[str], float | None]) -> bool:
        """People are asked since then; whoever is asked something else has not been silent. Whether anybody was."""
        were_silent = False
        for place in self._places:
            asked = since(place.name) if place.lock and place.bot is None else None
            if asked != place.asked_since:
                were_silent = were_silent or place.silent
                place.asked_since, place.silent = asked, False
        return were_silent

    def pass_on_host(self) -> None:
        """Somebody else becomes the host: who is there before who is not."""
        others = [place for place in self.people if place.name != self.host]
        others.sort(key=lambda place: not place.present)
        self.host = others[0].name if others else ""


def hash_of(key: str) -> str:
    """What is kept of the key to a place.

    >>> hash_of("secret")[:8]
    '2bb80d53'
    """
    return hashlib.sha256(key.encode()).hexdigest()
