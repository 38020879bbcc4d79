"""What cards do that somebody may play in their turn: said once for all tables of an edition, without the names.

At every table a Draw Two hits somebody else, but it is always whoever sits next. So it is put in words with gaps for
the names, by how far from the reader people sit, and remembered for everybody who plays by the same options.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Raw

from lastcard.cards.edition import Edition
from lastcard.game.options import Option
from lastcard.game.players import NAMES
from lastcard.game.settings import Options
from lastcard.game.view import View
from lastcard.server.messages import OptionInfo, encode
from lastcard.words import Consequences, Reader
from lastcard.words.in_thought import capital

REMEMBERED = 10_000
"""Sentences for an edition and its options, some 300 bytes each."""

FIRST = 0xE000
"""The first of the characters for private use, which no name has: the reader's, then one for each seat to the left."""


@lru_cache(maxsize=256)
def notes_of(edition: Edition, options: Options) -> "Notes":
    """What is remembered for all tables that play an edition by these options."""
    return Notes(edition)


def gap(place: int) -> str:
    """Where the name goes of whoever sits so many seats from the reader.

    A name may begin a sentence, so there is a letter that has a capital.
    """
    return f"p{chr(FIRST + place)}"


GAPS = [(chr(FIRST + at).encode(), gap(at).encode(), capital(gap(at)).encode()) for at in range(len(NAMES))]
"""What every gap has, and how it stands within a sentence and at the beginning of one."""


class Names:
    """What people at a table are called, encoded, to be put into gaps.

    >>> phrase = f"{capital(gap(0))} shows {gap(1)} a card".encode()
    >>> Names(["ann", "Bo"], {}).fill(phrase, reader=0), Names(["ann", "Bo"], {}).fill(phrase, reader=1)
    (b'Ann shows Bo a card', b'Bo shows ann a card')
    """

    def __init__(self, players: Sequence[str], names: Mapping[str, str]) -> None:
        """`names`: what players are called who are not called like their seats."""
        shown = [names.get(name, name) for name in players]
        self._names = [(encode(name)[1:-1], encode(capital(name))[1:-1]) for name in shown]

    def fill(self, phrase: bytes, reader: int) -> bytes:
        """A phrase with all names, for whoever has this seat."""
        count = len(self._names)
        for sign, inside, beginning in GAPS[:count]:
            if sign in phrase:
                name, at_the_beginning = self._names[reader % count]
                phrase = phrase.replace(inside, name).replace(beginning, at_the_beginning)
            reader += 1
        return phrase


class Note(NamedTuple):
    """An option in words, encoded, perhaps with gaps."""

    phrase: bytes
    has_gaps: bool

    def said(self, names: Names, reader: int) -> Raw:
        """With all names, to whoever has this seat."""
        return Raw(names.fill(self.phrase, reader) if self.has_gaps else self.phrase)


class Notes:
    """What cards do, by all that this depends on."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._known: dict[tuple[Hashable, ...], Note] = {}

    def known(self, circumstances: tuple[Hashable, ...]) -> Note | None:
        """What was said before in the same circumstances."""
        return self._known.get(circumstances)

    def find(self, option: Option, view: View, circumstances: tuple[Hashable, ...]) -> Note:
        """Put in words what somebody may play in their turn, and remember it if it holds whenever it is like this."""
        count, you = len(view.players), view.players.index(view.you or "")
        names = {name: gap((seat - you) % count) for seat, name in enumerate(view.players)}
        reader = Reader(self._edition.by_code, view.you, names=names)
        consequences = Consequences(view, reader.say)
        text = consequences.note(option)
        words = OptionInfo(option.verb, reader.option(option), option.card, None, None, text)
        note = Note(encode(words), any(chr(FIRST + place) in text for place in range(count)))
        if not consequences.is_fleeting:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[circumstances] = note
        return note
