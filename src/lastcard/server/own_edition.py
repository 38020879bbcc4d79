"""What is special about an edition that somebody made: whoever comes to its table reads it before sitting down."""

from typing import NamedTuple

from lastcard.cards.edition import Edition
from lastcard.catalogue import Message
from lastcard.study.findings import base_of


class OwnEdition(NamedTuple):
    """An edition of somebody's own beside the one that it came from.

    >>> from lastcard.cards.edition import load
    >>> print(special(load("space-jam")).about)
    Space Jam: A New Legacy was made by hand, from Classic. Its colours are blue, orange, red, yellow. New or changed:
    """

    about: str
    """Sentences: where it came from, its colours, which cards there are more or fewer of, or none."""
    news: list[str]
    """The symbols of the cards that are new, say something else, or are worth something else."""


NOTHING = OwnEdition("", [])
"""An edition that everybody can know."""


def special(own: Edition) -> OwnEdition:
    """What is special about an edition."""
    base = base_of(own)
    known = {(kind.symbol, kind.text, kind.points) for kind in base.kinds}
    news = dict.fromkeys(kind.symbol for kind in own.kinds if (kind.symbol, kind.text, kind.points) not in known)
    said = [Message("own-made", edition=own.name, base=base.name)]
    if set(own.colours) != set(base.colours):
        said.append(Message("own-colours", colours=", ".join(own.colours)))
    before, now = _copies(base), _copies(own)
    others = [
        str(Message("own-count", card=name, count=now[symbol][1], before=count, wild="yes" if wild else "no"))
        for symbol, (name, count, wild) in before.items()
        if symbol in now and now[symbol][1] != count
    ]
    if others:
        said.append(Message("own-counts", cards=", ".join(others)))
    if gone := [name for symbol, (name, *_) in before.items() if symbol not in now]:
        said.append(Message("own-without", cards=", ".join(gone)))
    if news:
        said.append(Message("own-new"))
    return OwnEdition(" ".join(map(str, said)), list(news))


def _copies(edition: Edition) -> dict[str, tuple[str, int, bool]]:
    """By symbol: what a card is called, how many there are, in each colour if it has one, and whether it is wild."""
    return {kind.symbol: (kind.name, kind.count, kind.colour is None) for kind in edition.kinds if kind.count}
