"""What texts on cards will do. What has been read lately, here or in a process of its own, is known."""

import pickle
import time

import msgspec

from lastcard.cards.edition import Edition
from lastcard.cards.text import Text, check, is_known, learn, read
from lastcard.cards.text.lately import Lately
from lastcard.server.messages import Reading

MOST_KNOWN = 500

_known = Lately[tuple[str, tuple[str, ...]], Reading](MOST_KNOWN)


class Asked(msgspec.Struct, array_like=True, frozen=True, tag="text"):
    """A text that is to be read, for somebody else to do it.

    >>> asked = Asked("draw 2.", ("red", "blue"))
    >>> asked.is_known, asked.learn(asked.read()), asked.is_known
    (False, None, True)
    """

    text: str
    colours: tuple[str, ...]

    @property
    def is_known(self) -> bool:
        """Whether it need not be read again."""
        known = _known.get((self.text, self.colours))
        return known is not None and (not known.understood or is_known(self.text, self.colours))

    def read(self) -> "Found":
        """Read it."""
        begun = time.process_time()
        reading = _reading(self.text, self.colours)
        tree = pickle.dumps(read(self.text, self.colours)) if reading.understood else b""
        return Found(reading, tree, time.process_time() - begun)

    def learn(self, found: "Found") -> None:
        """Somebody else has read it."""
        _known.put((self.text, self.colours), found.reading)
        if found.reading.understood:
            tree: Text = pickle.loads(found.tree)
            learn(self.text, self.colours, tree)


class Found(msgspec.Struct, array_like=True, frozen=True):
    """What came of reading a text."""

    reading: Reading
    tree: bytes
    """What it says, for this version of lastcard and nobody else; nothing if it was not understood."""
    seconds: float
    """How long that took."""


def asked_for(text: str, edition: Edition) -> Asked:
    """A text that is to be written on a card of this edition."""
    return Asked(" ".join(text.split()), tuple(edition.colours))


def reading_of(text: str, edition: Edition) -> Reading:
    """What a text written on a card of this edition will do."""
    return _reading(text, tuple(edition.colours))


def _reading(text: str, colours: tuple[str, ...]) -> Reading:
    known = _known.get((text, colours))
    if known is None:
        found = check(text, colours)
        known = Reading(
            found.text,
            found.understood,
            found.sentence or "",
            list(found.steps),
            found.problem or "",
            found.start,
            found.end,
            list(found.nearest),
            list(found.warnings),
        )
        _known.put((text, colours), known)
    return known
