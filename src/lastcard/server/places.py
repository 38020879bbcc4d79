"""The places at a table of the server: who holds them, who is there, who is away."""

import hashlib
import hmac
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, cast

from lastcard.game.dealing import NO_NONCE
from lastcard.server.messages import Level, SeatInfo
from lastcard.server.names import bot_name, check_name
from lastcard.server.refusal import RefusedError

AWAY = 30.0
"""Seconds after which a bot sits in for somebody whose connection is lost."""

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

    @property
    def person(self) -> bool:
        """Whether it belongs to a person."""
        return bool(self.lock)

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

    def info(self) -> SeatInfo:
        """The place for everybody."""
        return SeatInfo(
            self.name,
            cast(Level | None, self.bot),
            self.person,
            self.present or not self.person,
            self.agreed,
            self.silent and self.bot is None,
            self.face,
        )

    def kept(self) -> dict[str, Any]:
        """What is kept of it on the disk."""
        keys = ("name", "lock", "bot", "nonce", "agreed", "face")
        return {key: getattr(self, key) for key in keys}


class Seating:
    """The places at a table in their order, and who is the host.

    >>> seating = Seating()
    >>> seating.add_person("Ann", "a key").person, seating.add_bot("easy").name, seating.host
    (True, 'Robin', 'Ann')
    """

    def __init__(self, places: Iterable[Place] = (), host: str = "") -> None:
        self._places = list(places)
        self.host = host

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
        return any(place.present for place in self)

    def find(self, name: str) -> Place | None:
        """The place of somebody, if they sit here."""
        return next((place for place in self if place.name == name), None)

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
            raise RefusedError("server-only-the-host", name=self.host)

    def add_person(self, name: str, key: str, face: str = "") -> Place:
        """Somebody takes a place; the first one is the host."""
        self._check_name(name)
        self.host = self.host or name
        return self._add(Place(name, hash_of(key), face=face))

    def _check_name(self, name: str) -> None:
        """Refuse a name that nobody can sit down under, or that somebody has."""
        taken = next((other for other in self.names if other.casefold() == name.casefold()), None)
        if taken is not None:
            raise RefusedError("server-name-taken", name=taken)
        try:
            check_name(name, self.names)
        except ValueError as error:
            raise RefusedError("server-because", reason=str(error)) from error

    def add_bot(self, level: str) -> Place:
        """A bot gets a place, and a name."""
        return self._add(Place(bot_name(self.names), bot=level, agreed=True))

    def _add(self, place: Place) -> Place:
        self._places.append(place)
        return place

    def remove(self, place: Place) -> None:
        """Nobody sits there any more."""
        self._places.remove(place)

    def note_who_is_asked(self, since: Callable[[str], float | None]) -> None:
        """People are asked since then; whoever is asked something else has not been silent."""
        for place in self:
            asked = since(place.name) if place.person and place.bot is None else None
            if asked != place.asked_since:
                place.asked_since, place.silent = asked, False

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
