"""What people at a table say to each other."""

from collections import deque
from collections.abc import Collection

from lastcard.server import messages as m
from lastcard.server.allowance import Allowance, Rate
from lastcard.server.names import visible
from lastcard.server.refusal import RefusedError

KEPT = 50
"""Lines that somebody who comes later can still read."""

LONGEST = 300
LINES = Rate(1, 8)
REACTIONS = ("👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🤔")


class Chat:
    """The last lines of what was said.

    >>> chat = Chat()
    >>> chat.say("Ann", " hello ", reaction=False, now=0.0).text
    'hello'
    >>> chat.count, [line.name for line in chat.since(0)]
    (1, ['Ann'])
    """

    def __init__(self) -> None:
        self.lines: list[m.ChatLine] = []
        self.count = 0
        """Lines ever said."""
        self._ids: deque[tuple[str, str]] = deque(maxlen=KEPT)
        """Of the last lines, by whom: whoever is not answered says them again."""
        self._allowances: dict[str, Allowance] = {}

    def forget_who_left(self, seats: Collection[str]) -> None:
        """Only these are still there: how much others have said is let go of, and seats are few."""
        self._allowances = {seat: left for seat, left in self._allowances.items() if seat in seats}

    def has(self, seat: str, id: str) -> bool:
        """Whether somebody has said this already."""
        return bool(id) and (seat, id) in self._ids

    def say(self, name: str, text: str, reaction: bool, now: float, seat: str = "", id: str = "") -> m.ChatLine:
        """Somebody in a seat says something; a reaction is one of a few signs."""
        text = visible(text)
        if reaction and text not in REACTIONS:
            raise RefusedError("server-no-reaction", reactions=" ".join(REACTIONS))
        if not 1 <= len(text) <= LONGEST:
            raise RefusedError("server-chat-length", most=LONGEST)
        line = m.ChatLine(name, text, reaction, seat or name)
        if not self._allowances.setdefault(line.seat, Allowance(LINES, now)).take(now):
            raise RefusedError("server-slower")
        self.lines = [*self.lines[1 - KEPT :], line]
        self.count += 1
        self._ids.append((line.seat, id))
        return line

    def since(self, count: int) -> list[m.ChatLine]:
        """What was said after that many lines."""
        new = self.count - count
        return self.lines[-new:] if new else []
