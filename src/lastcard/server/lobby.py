"""The lobby of a room: who sits down, how the table is going to play, and what is written on its cards."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from lastcard.bots import BOTS
from lastcard.cards.edition import Edition, EditionError
from lastcard.game import dealing as fair
from lastcard.game import record
from lastcard.game.dealing import NO_NONCE, Dealing
from lastcard.game.game import Options
from lastcard.game.record import RecordError
from lastcard.server import messages as m
from lastcard.server.broadcast import VISITOR, Audience, RefusedError, Services, Viewer
from lastcard.server.places import Place, bot_name, check_name, hash_of
from lastcard.server.serialise import SPECTATOR, reading_of

MOST_SPECTATORS = 50
SHORTEST_TIMER, LONGEST_TIMER = 5, 600


class Lobby(Audience):
    """A room, as far as it is no game: places and their people, the settings, the written cards."""

    def __init__(self, code: str, services: Services, settings: m.Settings) -> None:
        super().__init__(code, services, services.edition(settings.edition))
        options_of(settings)
        self.settings = settings
        self.host = ""
        self.written: dict[str, str] = {}
        self.readings: dict[str, m.Reading] = {}
        self.writing = 0
        """How often something was written."""
        self.since: dict[str, int] = {}
        """The number of the writing that brought each text."""
        self.key = fair.new_key()
        self.state: m.RoomState = "lobby"
        self.next_code = ""
        self.eager = False
        """The game starts as soon as the host's nonce has come."""

    # What a room adds

    @abstractmethod
    def start(self, name: str) -> None:
        """The host starts the game."""

    @abstractmethod
    def give_seat(self, place: Place, bot: str | None) -> None:
        """A bot sits in for a person, or the person is back; everybody is told."""

    @abstractmethod
    def restart_clocks(self) -> None:
        """Nobody was there for a while, and now somebody is."""

    # Keeping

    def kept(self) -> dict[str, Any]:
        """What is kept of the room."""
        return {
            "settings": msgspec.to_builtins(self.settings),
            "places": [place.kept() for place in self.places],
            "host": self.host,
            "written": self.written,
            "writing": self.writing,
            "key": self.key,
            "state": self.state,
            "next": self.next_code,
            "table": self.table.id if self.table else "",
        }

    def keep(self) -> None:
        """Keep the room as it is now, with the next thing that is said."""
        self.journal.keep_room(self.code, self.state, msgspec.json.encode(self.kept()).decode())

    def restore(self, row: dict[str, Any]) -> None:
        """Be as what was kept; whoever looks at the room stays."""
        self.settings = msgspec.convert(row["settings"], m.Settings)
        self.places = [Place(**place) for place in row["places"]]
        self.host, self.key, self.state, self.next_code = row["host"], row["key"], row["state"], row["next"]
        self.writing = row["writing"]
        here = set(self.viewers.values())
        for place in self.places:
            place.away_since = self.services.now() if place.person and place.name not in here else None
        names = {VISITOR, SPECTATOR, *(place.name for place in self.places)}
        self.viewers = {viewer: name if name in names else VISITOR for viewer, name in self.viewers.items()}

    def restore_edition(self, written: dict[str, str]) -> None:
        """Take up what is written where it was left. An edition file may have changed, or gone, since then.

        A game has its own copy of the file. In a lobby people look again at what they are going to play.
        """
        if self.table is not None:
            self.edition, self.written = self.table.game.edition, written
            self.readings = {code: reading_of(text, self.edition) for code, text in written.items()}
            return
        try:
            self.write_on_cards(written)
        except RefusedError:
            try:
                self.services.edition(self.settings.edition)
            except RefusedError:
                self.settings = msgspec.structs.replace(self.settings, edition=m.Settings().edition)
            self._written_anew({}, "")

    def info(self) -> m.RoomInfo:
        """The room for everybody."""
        return m.RoomInfo(
            code=self.code,
            state=self.state,
            host=self.host,
            seats=[
                m.SeatInfo(
                    place.name,
                    cast("m.Level | None", place.bot),
                    place.person,
                    place.present or not place.person,
                    place.agreed,
                    place.silent and place.bot is None,
                )
                for place in self.places
            ],
            spectators=sum(name == SPECTATOR for name in self.viewers.values()),
            settings=self.settings,
            written=self.written,
            readings=self.readings,
            writing=self.writing,
            most_players=self.edition.most_players(),
            commitment=Dealing(self.key).commitment,
            nonces={place.name: place.nonce for place in self.places if place.nonce != NO_NONCE},
            key=self.key if self.state == "over" else "",
            rematch=self.next_code,
        )

    # Who may do what

    def need_lobby(self) -> None:
        """Refuse what can only be done before the game."""
        if self.state != "lobby":
            raise RefusedError("the game has begun")

    def need_host(self, name: str) -> None:
        """Refuse what only the host can do."""
        if name != self.host:
            raise RefusedError(f"only {self.host}, the host, can do that")

    def need_place(self) -> None:
        """Refuse when every place is taken."""
        most = self.edition.most_players()
        if len(self.places) >= most:
            raise RefusedError(f"the table is full: {self.edition.name} is for {most} at most")

    def place_of(self, name: str) -> Place:
        """The place of somebody who sits here."""
        place = self.find(name)
        if place is None:
            raise RefusedError(f"{name!r} does not sit here")
        return place

    @property
    def anybody_there(self) -> bool:
        """Whether a person is there. Without one, the table stands still."""
        return any(place.present for place in self.places)

    # Coming and going

    def furnish(self, name: str, key: str, bots: Sequence[str], start: bool) -> None:
        """Make a new room ready for whoever asked for it, with these bots."""
        self.eager = start
        self._add_person(name, key)
        for level in bots:
            self._add_bot(level)
        self.places[0].away_since = self.services.now()  # until there is a connection

    def sit_down(self, viewer: Viewer, name: str, key: str) -> None:
        """Somebody takes a place in the lobby. Whoever has this key sits there already, and hears so again."""
        place, now_as = self.holder(key), self.viewers.get(viewer, VISITOR)
        if now_as not in (VISITOR, SPECTATOR) and (place is None or place.name != now_as):
            raise RefusedError("you are sitting already")
        if place is not None:
            self.came_back(place)
        else:
            place = self._add_person(name, key)
            if viewer in self.viewers:
                self.viewers[viewer] = VISITOR  # and a spectator no longer
            self.keep()
            self._publish(room=True)
        self.welcome(viewer, place)

    def welcome(self, viewer: Viewer, place: Place) -> None:
        """Somebody has taken a place, and gets to know all that there is to know."""
        self.viewers[viewer] = place.name
        self._send(viewer, m.encode(m.Seated(self.code, place.name)))
        self._send(viewer, self._whole(place.name))

    def _add_person(self, name: str, key: str) -> Place:
        self.need_lobby()
        self.need_place()
        try:
            check_name(name, [place.name for place in self.places])
        except ValueError as error:
            raise RefusedError(str(error)) from error
        place = Place(name, hash_of(key), agreed=not self.written)
        self.places.append(place)
        self.host = self.host or name
        return place

    def _add_bot(self, level: str) -> None:
        self.need_lobby()
        self.need_place()
        _check_level(level)
        self.places.append(Place(bot_name(place.name for place in self.places), bot=level, agreed=True))

    def watch(self, viewer: Viewer) -> None:
        """Somebody watches."""
        if self.viewers.get(viewer) not in (VISITOR, SPECTATOR):
            raise RefusedError("you are sitting at this table")
        if sum(name == SPECTATOR for name in self.viewers.values()) >= MOST_SPECTATORS:
            raise RefusedError("too many people are watching already")
        self.viewers[viewer] = SPECTATOR
        self._publish(room=True)
        self._send(viewer, self._whole(SPECTATOR))

    def came_back(self, place: Place) -> None:
        """A person is there again, and takes the seat back from a bot that sat in."""
        was_empty, was_away = not self.anybody_there, not place.present
        place.away_since = None
        if was_empty:
            self.restart_clocks()
        if place.bot is not None:
            self.give_seat(place, None)
        elif was_away:
            self._publish(room=True)

    def went_away(self, place: Place) -> None:
        """A person's last connection is gone."""
        place.away_since = self.services.now()
        self._publish(room=True)

    def add_bot(self, name: str, level: str) -> None:
        """The host gives an empty place to a bot."""
        self.need_host(name)
        self._add_bot(level)
        self.keep()
        self._publish(room=True)

    def remove(self, name: str, other: str) -> None:
        """The host removes somebody; in the middle of a game a bot plays on."""
        self.need_host(name)
        place = self.place_of(other)
        if other == name:
            raise RefusedError("the host leaves by leaving")
        if not place.person and self.state != "lobby":
            raise RefusedError(f"{other} is a bot, and plays to the end")
        self._part_with(place, f"{name} has removed you from the table.")

    def leave(self, name: str) -> None:
        """Somebody leaves for good."""
        self._part_with(self.place_of(name), "You have left the table.")

    def _part_with(self, place: Place, why: str) -> None:
        self._dismiss({place.name}, why)
        if self.state == "lobby":
            self.places.remove(place)
        else:
            place.lock, place.away_since = "", None
        if place.name == self.host:
            self.pass_on_host()
        if not any(other.person for other in self.places):
            self.close("Everybody has left this table.")
        elif self.state == "lobby":
            self.keep()
            self._publish(room=True)
        else:
            self.give_seat(place, place.bot or self.settings.level)

    def pass_on_host(self) -> None:
        """Somebody else becomes the host: who is there before who is not."""
        others = [place for place in self.places if place.person and place.name != self.host]
        others.sort(key=lambda place: not place.present)
        self.host = others[0].name if others else ""

    def close(self, why: str) -> None:
        """This table is no more."""
        self.state = "closed"
        self.keep()
        self._publish(room=True)
        self._dismiss(set(self.viewers.values()), why)

    def take_over(self, old: "Lobby") -> None:
        """The same people again, after their game is over. Their keys fit here, too; their nonces are spent."""
        self.host = old.host
        self.writing = old.writing
        self.restore_edition(old.written)
        for place in old.places:
            bot = None if place.person else place.bot
            agreed = not place.person or not self.written
            self.places.append(Place(place.name, place.lock, bot, agreed=agreed))
        for place in self.places:
            place.away_since = self.services.now() if place.person else None
        self.keep()
        self._publish(room=True)
        old.next_code = self.code
        old.keep()
        old._publish(room=True)

    # How the table is going to play

    def change(self, name: str, settings: m.Settings) -> None:
        """The host changes how the table plays."""
        self.need_host(name)
        self.need_lobby()
        options_of(settings)
        edition = self.services.edition(settings.edition)
        if len(self.places) > edition.most_players():
            raise RefusedError(f"{edition.name} is for {edition.most_players()} players at most")
        others = settings.edition != self.settings.edition
        self.settings = settings
        if others:
            self._written_anew({}, name)
        self.keep()
        self._publish(room=True, edition=others)

    def write_on(self, name: str, code: str, text: str, writing: int | None = None) -> None:
        """Anybody writes on a blank card; everybody else has to agree anew."""
        self.need_lobby()
        bare = self.services.edition(self.settings.edition)
        written = bare.write_on(self.written, code, " ".join(text.split()))
        lost = set(self.written.values()) - set(written.values())
        if writing is not None and any(self.since.get(each, 0) > writing for each in lost):
            raise RefusedError("meanwhile something else has been written on this card")
        self._written_anew(written, name)
        self.keep()
        self._publish(room=True, edition=True)

    def _written_anew(self, written: dict[str, str], by: str) -> None:
        self.write_on_cards(written)
        self.writing += 1
        self.since = {text: self.since.get(text, self.writing) for text in written.values()}
        for place in self.places:
            place.agreed = not place.person or not written or place.name == by

    def write_on_cards(self, written: dict[str, str]) -> None:
        """Make the edition that these texts stand on; refuse what cannot be read."""
        plain: Edition = self.services.edition(self.settings.edition)
        try:
            self.edition = plain.written(written) if written else plain
        except EditionError as error:
            raise RefusedError(error.problem) from error
        self.written = written
        self.readings = {code: reading_of(text, plain) for code, text in written.items()}

    def agree(self, name: str, yes: bool, writing: int) -> None:
        """Somebody agrees to what is written."""
        self.need_lobby()
        if writing != self.writing:
            raise RefusedError("meanwhile something else has been written")
        self.place_of(name).agreed = yes
        self.keep()
        self._publish(room=True)

    def add_nonce(self, name: str, nonce: str) -> None:
        """Somebody's browser adds to the key, once; when the game has begun it is too late, and harms nobody."""
        place = self.place_of(name)
        if place.nonce != NO_NONCE or self.state != "lobby":
            return
        place.nonce = nonce
        self.keep()
        self._publish(room=True)
        if self.eager and name == self.host:
            self.eager = False
            self.start(name)


def options_of(settings: m.Settings) -> Options:
    """The options of settings; refuses those that nobody can play by."""
    _check_level(settings.level)
    if settings.timer and not SHORTEST_TIMER <= settings.timer <= LONGEST_TIMER:
        raise RefusedError(f"a turn timer is 0 (off), or {SHORTEST_TIMER} to {LONGEST_TIMER} seconds")
    try:
        keys = ("scoring", "target", "bluff", "two_player_reverse")
        return record.read_options({key: getattr(settings, key) for key in keys})
    except RecordError as error:
        raise RefusedError(f"{error.place.removeprefix('options.')}: {error.problem}") from error


def _check_level(level: str) -> None:
    if level not in BOTS:
        raise RefusedError(f"there is no bot {level!r}; there are {', '.join(BOTS)}")
