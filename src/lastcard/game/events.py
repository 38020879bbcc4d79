"""The log of a game: the engine's rows as events that people can read about.

What happens several times in a row, such as drawing, becomes one event.
"""

from typing import Literal, NamedTuple

from lastcard.engine import events
from lastcard.engine.events import ROW, Kind
from lastcard.engine.program import NONE

Direction = Literal["left", "right"]

OWN_KINDS = (
    Kind(NONE, "drew_for_deal", "seat card"),
    Kind(NONE, "left_with", "seat card amount", table=True),  # points
    Kind(NONE, "scored", "seat amount", table=True),
    Kind(NONE, "tallied", "seat amount", table=True),
    Kind(NONE, "eliminated", "seat", table=True),
    Kind(NONE, "won", "seat", table=True),
)
"""What happens between rounds: kinds of event that the engine does not know."""

KINDS = {kind.name: kind for kind in (*events.KINDS, *OWN_KINDS)}
SILENT = frozenset(name for name, kind in KINDS.items() if kind.silent)
"""Kinds that a follower of the game needs and a reader does not."""


class Event(NamedTuple):
    """Something that happened. That it did is public; the cards are for the seats in the audience (-1: for all)."""

    kind: str
    seat: int = -1
    other: int = -1
    cards: tuple[int, ...] = ()
    amount: int = 0
    audience: int = 0

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat may know the cards; None is somebody who may know everything."""
        return seat is None or self.audience == events.PUBLIC or bool(self.audience >> seat & 1)

    @property
    def concerned(self) -> int:
        """The seats, as bits, to which it sounds unlike to somebody who only watches: it is said of them, or shown.

        >>> bin(Event("gave", 0, 1, cards=(7,), audience=0b11).concerned), Event("turn", 2).concerned
        ('0b11', 0)
        """
        seats = 0 if self.audience == events.PUBLIC else self.audience
        if self.kind not in SILENT:
            seats |= (1 << self.seat if self.seat >= 0 else 0) | (1 << self.other if self.other >= 0 else 0)
        return seats


def from_rows(rows: list[int]) -> list[Event]:
    """The engine's rows as events.

    >>> from_rows([6, 1, -1, 20, 1, 2, 6, 1, -1, 21, 1, 2])
    [Event(kind='drew', seat=1, other=-1, cards=(20, 21), amount=2, audience=2)]
    """
    found: list[Event] = []
    dealt: dict[int, Event] = {}
    for at in range(0, len(rows), ROW):
        kind, seat, other, card, amount, audience = rows[at : at + ROW]
        event = Event(events.KINDS[kind].name, seat, other, (card,) if card >= 0 else (), amount, audience)
        last = found[-1] if found else None
        if event.kind == "dealt":
            before = dealt.get(seat)
            dealt[seat] = event if before is None else _joined(before, event)
        elif last is not None and KINDS[event.kind].merged and _alike(last, event):
            found[-1] = _joined(last, event)
        else:
            if event.kind == "turned_up":
                found += dealt.values()
                dealt = {}
            found.append(event)
    return found


def _alike(one: Event, two: Event) -> bool:
    return (one.kind, one.seat, one.other, one.audience) == (two.kind, two.seat, two.other, two.audience)


def _joined(one: Event, two: Event) -> Event:
    return one._replace(cards=one.cards + two.cards, amount=one.amount + two.amount)
