"""What is said again and again at tables: found once for an edition, encoded, without the names of those it is about.

After every move somebody plays a red 7 or draws a card. Only the names are different from table to table, so they are
left open in what is remembered and put in afterwards.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Raw

from lastcard.cards.edition import Edition
from lastcard.cards.text import read
from lastcard.game.decisions import Decision
from lastcard.game.events import Event
from lastcard.game.options import Option
from lastcard.game.view import Seen, as_seen
from lastcard.server.messages import OptionInfo, Told, encode
from lastcard.words import Reader, plain_note, plain_question

REMEMBERED = 10_000
"""Phrases of an edition, some hundred bytes each."""

FEW_CARDS = 2
"""What is said of more cards than these is hardly ever said again."""

# Where names go. No name has characters for private use.
_PLAYER, _OTHER = "\ue000", "\ue001"
_PLAYER_GAP, _OTHER_GAP = _PLAYER.encode(), _OTHER.encode()
_ROLES = (None, _PLAYER, _OTHER)


@lru_cache(maxsize=256)
def phrases_of(edition: Edition) -> "Phrases":
    """The phrases of an edition, for all of its tables."""
    return Phrases(edition)


class Phrases:
    """What is said at tables of an edition."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._bluffs = {
            kind.code for kind in edition.kinds if kind.text and read(kind.text, edition.colours).lawful_without_colour
        }
        self._told: dict[tuple[object, ...], bytes] = {}
        self._options: dict[Option, Raw | None] = {}
        self._last_options: dict[Option, Raw | None] = {}
        """The same for whoever holds one card only."""
        self._questions: dict[tuple[str, str | None, bool], str | None] = {}
        self._reader = Reader(edition.by_code)

    def told(self, event: Event, number: int, viewer: int, players: Sequence[str], names: Mapping[str, str]) -> Raw:
        """An event as a seat heard it, as a `Told`. `names`: what players are called who are not called as they sit.

        >>> from lastcard.cards.edition import load
        >>> drew = Event("drew", 0, cards=(7,), amount=1, audience=1)
        >>> bytes(phrases_of(load("classic")).told(drew, 5, 1, ("Ann", "Bo"), {}))[:43]
        b'{"seq":6,"kind":"drew","text":"Ann draws a '
        """
        if names:  # somebody came later; then it is said for this table only
            name = players[viewer] if viewer < len(players) else None
            heard = as_seen(event, number, viewer, players, self._edition)
            return Raw(encode(told_event(heard, Reader(self._edition.by_code, name, names=names))))
        kind, seat, other, held, amount, _ = event
        cards = held if event.seen_by(viewer) else None
        role = 1 if seat == viewer else 2 if other == viewer else 0
        key = (kind, seat < 0, other < 0, seat == other, cards, amount, role)
        phrase = self._told.get(key)
        if phrase is None:
            phrase = self._phrase(event, viewer, players, _ROLES[role])
            if cards is None or len(cards) <= FEW_CARDS:
                if len(self._told) >= REMEMBERED:
                    self._told.clear()
                self._told[key] = phrase
        if seat >= 0:
            phrase = phrase.replace(_PLAYER_GAP, _written(players[seat]))
        if other >= 0:
            phrase = phrase.replace(_OTHER_GAP, _written(players[other]))
        return Raw(b'{"seq":%d%b' % (number + 1, phrase))

    def _phrase(self, event: Event, viewer: int, players: Sequence[str], role: str | None) -> bytes:
        """An event with gaps for the names and without its number, as somebody of that role heard it."""
        other_gap = _PLAYER if event.other == event.seat else _OTHER
        gaps = {event.seat: _PLAYER, event.other: other_gap}
        seated = [gaps.get(seat, name) for seat, name in enumerate(players)]
        seen = as_seen(event, -1, viewer, seated, self._edition)
        seen = seen._replace(player=seen.player and _PLAYER, other=seen.other and other_gap)
        return encode(told_event(seen, Reader(self._edition.by_code, role))).removeprefix(b'{"seq":0')

    def plain(self, option: Option, held: int) -> Raw | None:
        """Something that may be done with so many cards in hand, as an `OptionInfo`, where it takes no look at the
        table to say what it does; else None."""
        known = self._options if held > 1 else self._last_options
        if option in known:
            return known[option]
        note = plain_note(option, self._edition.by_code, held)
        found = None
        if note is not None and option.player is None:
            reader = Reader(self._edition.by_code)
            found = Raw(encode(option_info(option, reader, reader.say(note))))
        if option.player is None:
            known[option] = found
        return found

    def question(self, decision: Decision, drawn: str | None) -> str | None:
        """What somebody is asked, where that takes no look at the table; else None. `drawn`: the card just drawn."""
        key = (decision.kind, drawn, "pass" in decision.options)
        if key not in self._questions:
            question = plain_question(decision, self._edition.by_code.get(drawn or ""))
            self._questions[key] = None if question is None else self._reader.say(question)
        return self._questions[key]

    def can_be_bluff(self, option: Option) -> bool:
        """Whether it is about a card that is lawful only without the colour in play."""
        return option.card in self._bluffs


@lru_cache(maxsize=REMEMBERED)
def _written(name: str) -> bytes:
    """A name as it stands within a text."""
    return encode(name)[1:-1]


def option_info(option: Option, reader: Reader, note: str = "") -> OptionInfo:
    """An option with its words."""
    return OptionInfo(
        option.verb, reader.option(option), option.card, option.player, option.colour, note, option.number
    )


def told_event(event: Seen, reader: Reader) -> Told:
    """Something that happened, in the words of somebody who heard it."""
    return Told(
        event.seq,
        event.kind,
        reader.tell(event),
        event.player,
        event.other,
        event.cards,
        event.amount,
        event.colour,
        event.outcome,
    )
