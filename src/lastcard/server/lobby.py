"""The lobby of a room: who sits down, how the table is going to play, and what is written on its cards.

A lobby knows no viewers and keeps nothing by itself: whoever changes it, the room, keeps it and tells everybody.
"""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from typing import Any

import msgspec

from lastcard.bots import BOTS
from lastcard.cards.edition import Edition, load_text
from lastcard.files import shown, suggestion
from lastcard.game.dealing import NO_NONCE, Dealing
from lastcard.game.record import Record, RecordError
from lastcard.game.settings import HOUSE_RULES, Options
from lastcard.server import house
from lastcard.server import messages as m
from lastcard.server.branches import Branch
from lastcard.server.drafts import OWN
from lastcard.server.own_edition import NOTHING, OwnEdition, special
from lastcard.server.places import Barred, Muted, Place, Seating
from lastcard.server.refusal import RefusedError
from lastcard.server.written import WrittenCards

SHORTEST_TIMER, LONGEST_TIMER = 5, 600


class Lobby:
    """Places and their people, the settings, the written cards, and the key that the cards are going to come from.

    >>> from lastcard.cards.edition import load
    >>> lobby = Lobby(m.Settings(), load, "ab" * 32)
    >>> lobby.add_person("Ann", "a key").agreed, lobby.add_bot("easy").name
    (True, 'Robin')
    >>> lobby.add_nonce("Ann", "cd" * 16)
    True
    >>> lobby.new_game().players
    ('Ann', 'Robin')
    """

    def __init__(
        self, settings: m.Settings, editions: Callable[[str], Edition], key: str, own: Edition | None = None
    ) -> None:
        """`own`: the edition that somebody made for this table, which settings call `own`."""
        self.settings = checked(settings)
        self._take_key(key)
        self.seating = Seating()
        self._take_own(own)
        self._shared_editions = editions
        self.cards = WrittenCards(self._editions(settings.edition))

    def _take_own(self, own: Edition | None) -> None:
        self.own = own
        self._special = special(own) if own else NOTHING

    @property
    def special(self) -> OwnEdition:
        """What is special about the table's own edition, if that is played."""
        return self._special if self.settings.edition == OWN else NOTHING

    def _editions(self, id: str) -> Edition:
        """An edition that can be played at this table."""
        return self.own if self.own is not None and id == OWN else self._shared_editions(id)

    @property
    def edition(self) -> Edition:
        """The edition that is going to be played, with what is written on its cards."""
        return self.cards.edition

    @property
    def settings(self) -> m.Settings:
        """How the table is going to play."""
        return self._settings

    @settings.setter
    def settings(self, settings: m.Settings) -> None:
        self._settings = settings
        self.options = options_of(settings)
        self.house_set, self.house = house.set_name(self.options), house.played(self.options)

    @property
    def most_players(self) -> int:
        """How many may sit here, with so many cards for each."""
        return self.edition.most_players(self.options.hand)

    @property
    def nonces(self) -> dict[str, str]:
        """What players' browsers have added to the key."""
        return {place.name: place.nonce for place in self.seating if place.nonce != NO_NONCE}

    def _take_key(self, key: str) -> None:
        self.key = key
        self.commitment = Dealing(key).commitment
        """What is known of the key before the game."""

    # Keeping

    def kept(self) -> dict[str, Any]:
        """What is kept of it."""
        return {
            "settings": msgspec.to_builtins(self.settings),
            "places": [place.kept() for place in self.seating],
            "host": self.seating.host,
            "written": self.cards.texts,
            "writing": self.cards.number,
            "key": self.key,
            "barred": self.seating.barred,
            "locked": self.seating.locked,
            "muted": self.seating.muted,
            "own": self.own.file if self.own else "",
        }

    def restore(self, row: dict[str, Any], played: Edition | None, now: float) -> None:
        """Restore what was saved. `played`: the edition of the game that has begun here.

        An edition file may have changed, or gone, since then. A game has its own copy of the file. In a lobby people
        look again at what they are going to play.
        """
        self.settings = msgspec.convert(row["settings"], m.Settings)
        if row.get("own"):
            self._take_own(load_text(row["own"], OWN))
        self.seating = Seating([Place(**place) for place in row["places"]], row["host"], _barred(row, now))
        self.seating.locked = row.get("locked", False)
        self.seating.muted = [Muted(*each) for each in row.get("muted", ())]
        self._take_key(row["key"])
        if played is None:
            self._take_up(row["written"], row["writing"])
        else:
            self.cards.restore_played(played, row["written"], row["writing"])

    def take_over(self, old: "Lobby") -> None:
        """The same people again, after their game is over. Their keys fit here, too; their nonces are spent.

        With another edition, nothing is written any more.
        """
        self._take_own(old.own)
        same = self.settings.edition == old.settings.edition
        self._take_up(old.cards.texts if same else {}, old.cards.number)
        places = [
            Place(
                place.shown,
                place.lock,
                None if place.person else place.bot,
                agreed=True,  # they have played by what is written
                face=place.face,
                wants_rematch=place.wants_rematch,
                muted=place.muted,
            )
            for place in old.seating
        ]
        host = old.seating.find(old.seating.host)
        self.seating = Seating(places, host.shown if host else "", old.seating.barred)
        self.seating.locked, self.seating.muted = old.seating.locked, old.seating.muted

    def _take_up(self, texts: dict[str, str], number: int) -> None:
        """Take up what was written. Where it does not fit any more, the cards are blank again."""
        try:
            plain = self._editions(self.settings.edition)
        except RefusedError:
            self.settings = msgspec.structs.replace(self.settings, edition=m.Settings().edition)
            plain = self._editions(self.settings.edition)
        try:
            self.cards.restore(plain, texts, number)
        except RefusedError:
            self.cards.wipe(plain)
            self._agree_anew("")

    # Who sits here

    def need_place(self) -> None:
        """Refuse when every place is taken."""
        most = self.most_players
        if len(self.seating) >= most:
            raise RefusedError("server-table-full", edition=self.edition.name, most=most)

    def need_fitting(self, edition: Edition, hand: int) -> None:
        """Refuse an edition that cannot be played by as many as sit here, with so many cards for each."""
        most = edition.most_players(hand)
        if len(self.seating) > most:
            raise RefusedError("server-most-players", edition=edition.name, most=most)

    def add_person(self, name: str, key: str, face: str = "", seat: str = "") -> Place:
        """Somebody takes a place: the one of the bot in `seat`, or a new one."""
        instead_of = self.seating.free_seat(seat) if seat else None
        if instead_of is None:
            self.need_place()
        place = self.seating.add_person(name, key, face, instead_of)
        place.agreed = not self.cards.texts
        return place

    def add_bot(self, level: str) -> Place:
        """A bot takes a place."""
        self.need_place()
        check_level(level)
        return self.seating.add_bot(level)

    def seat_players(self, branch: Branch, bots: Sequence[str], name: str, key: str, face: str, events: int) -> Place:
        """Everybody of a recorded game sits here: bots, and somebody who plays on for one of them from now on."""
        for level in bots:
            check_level(level)
        levels = cycle(bots or [self.settings.level])
        players = branch.record.players
        self.seating = Seating(
            [Place(player, bot=None if player == branch.seat else next(levels), agreed=True) for player in players],
            branch.seat,
        )
        place = self.seating.place_of(branch.seat)
        try:
            self.seating.check_newcomer(name, key, place)
        except RefusedError:  # somebody else in that game is called so
            name = place.name
        place.hand_over(name, key, face, events)
        place.bot = None
        self.cards.restore_played(branch.edition, dict(branch.record.written), 0)
        return place

    # How the table is going to play

    def change(self, name: str, settings: m.Settings) -> None:
        """Somebody changes how the table plays. With another edition, nothing is written any more."""
        settings = checked(settings)
        plain = self._editions(settings.edition)
        self.need_fitting(plain, options_of(settings).hand)
        if settings.edition != self.settings.edition:
            self.cards.wipe(plain)
            self._agree_anew(name)
        elif _rules(settings) != _rules(self.settings):
            self.cards.read_again()  # whoever agrees agrees to all of it
            self._agree_anew(name)
        self.settings = settings

    def write_on(self, name: str, code: str, text: str, read: int | None = None) -> None:
        """Anybody writes on a blank card; everybody else has to agree anew."""
        self.cards.write(code, text, read)
        self._agree_anew(name)

    def _agree_anew(self, writer: str) -> None:
        for place in self.seating:
            place.agreed = not place.person or not self.cards.texts or place.name == writer

    def agree(self, name: str, yes: bool, read: int) -> None:
        """Somebody agrees to what is written."""
        if read != self.cards.number:
            raise RefusedError("server-agreed-to-something-else")
        self.seating.place_of(name).agreed = yes

    def add_nonce(self, name: str, nonce: str) -> bool:
        """Somebody's browser adds to the key, once. Returns whether it has not done so before."""
        place = self.seating.place_of(name)
        if place.nonce != NO_NONCE:
            return False
        place.nonce = nonce
        return True

    def new_game(self) -> Record:
        """The game that is going to be played; refused until it can begin."""
        if len(self.seating) < 2:
            raise RefusedError("server-alone")
        options = self.options
        self.need_fitting(self.edition, options.hand)
        with _refusing():
            options.check(len(self.seating), self.edition.size)
        waiting = [place.name for place in self.seating.people if not place.agreed]
        if self.cards.texts and waiting:
            raise RefusedError("server-not-agreed", names=", ".join(waiting))
        late = [place.name for place in self.seating if place.present and place.nonce == NO_NONCE]
        if late:
            raise RefusedError("server-shuffling", names=", ".join(late))
        return Record(
            self.edition.source,
            self.seating.names,
            options=options,
            written=self.cards.texts,
            dealing=Dealing(self.key, tuple(place.nonce for place in self.seating)),
        )


def _barred(row: dict[str, Any], now: float) -> Iterator[Barred]:
    """Who was removed, as it was kept; the time starts anew. An earlier version kept only their keys, for good."""
    for each in row.get("barred", ()):
        if isinstance(each, str):
            yield Barred("", each, True)
        else:
            name, lock, for_good, _ = each
            yield Barred(name, lock, for_good, now)


def _rules(settings: m.Settings) -> m.Settings:
    """What people agree to: how fast bots are, and whether they talk, is no part of it."""
    return msgspec.structs.replace(settings, pace=m.Settings().pace, banter=True)


def options_of(settings: m.Settings) -> Options:
    """The options of settings; refuses those that nobody can play by."""
    check_level(settings.level)
    if settings.timer and not SHORTEST_TIMER <= settings.timer <= LONGEST_TIMER:
        raise RefusedError("server-timer", shortest=SHORTEST_TIMER, longest=LONGEST_TIMER)
    named = {name: getattr(settings, name) for name in Options.values() if hasattr(settings, name)}
    with _refusing():
        return Options.read({**settings.house, **named})


def checked(settings: m.Settings) -> m.Settings:
    """The settings, with those house rules that are not as in the rulebook; refuses what nobody can play by."""
    return settings_by(options_of(settings), settings.edition, settings)


def settings_by(options: Options, edition: str, settings: m.Settings) -> m.Settings:
    """The settings of a table that plays by these options, and for the rest by those settings."""
    named = {name: value for name, value in vars(options).items() if hasattr(settings, name)}
    changed = options.changed()
    house = {name: changed[name] for name in HOUSE_RULES if name in changed and name != "scoring"}
    return msgspec.structs.replace(settings, edition=edition, house=house, **named)


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """Refuse what cannot be played, in the words of whoever found it."""
    try:
        yield
    except RecordError as error:
        name = error.place.removeprefix("options.")
        raise RefusedError("server-because", reason=f"{name}: {error.problem}") from error


def check_level(level: str) -> None:
    """Refuse a bot that there is not."""
    if level not in BOTS:
        raise RefusedError("server-no-bot", bot=shown(level), instead=suggestion(level, BOTS))
