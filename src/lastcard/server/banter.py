"""What bots say: a few words now and then, about what everybody has seen. It is no part of the record."""

import math
from collections.abc import Collection, Iterable
from random import Random
from typing import NamedTuple

from lastcard.catalogue import Message
from lastcard.game.view import Seen

BIG_DRAW = 4
PAUSE, OWN_PAUSE = 20.0, 60.0
"""Seconds in which no bot says anything more, and in which one that has spoken does not."""

GREETINGS = (Message("banter-hello"), Message("banter-welcome"), Message("banter-good-to-see-you"))
CAUGHT = (Message("banter-caught"), Message("banter-forgot"), Message("banter-well-spotted"))
HIT = (Message("banter-ouch"), Message("banter-many-cards"), Message("banter-thanks-a-lot"))
ROUND_WON = (Message("banter-out"), Message("banter-lucky"), Message("banter-that-was-fun"))
GAME_WON = (Message("banter-good-game"), Message("banter-thanks-for-playing"))


class Line(NamedTuple):
    """What a bot says."""

    name: str
    words: Message


class Banter:
    """When bots say something, and what. Without a clock or dice of its own: the same seed says the same.

    >>> Banter("abc234").greeting(["Robin"], now=0.0)
    Line(name='Robin', words=Message('banter-hello'))
    """

    def __init__(self, seed: str) -> None:
        self._dice = Random(seed)
        self._silent_until = -math.inf
        self._own_silent_until: dict[str, float] = {}

    def greeting(self, bots: Collection[str], now: float) -> Line | None:
        """What a bot says to a newcomer."""
        return self._say(self._dice.choice(sorted(bots)), GREETINGS, now) if bots else None

    def remark(self, events: Iterable[Seen], bots: Collection[str], now: float) -> Line | None:
        """What a bot says about what has just happened to it, if anything. The last thing counts."""
        found = [about for event in events if (about := _about(event)) is not None and about[0] in bots]
        if not found:
            return None
        name, lines = found[-1]
        always = lines is GAME_WON
        if not always and self._dice.random() < 0.4:
            return None
        return self._say(name, lines, now, always=always)

    def _say(self, name: str, lines: tuple[Message, ...], now: float, *, always: bool = False) -> Line | None:
        if not always and now < max(self._silent_until, self._own_silent_until.get(name, -math.inf)):
            return None
        self._silent_until, self._own_silent_until[name] = now + PAUSE, now + OWN_PAUSE
        return Line(name, self._dice.choice(lines))


def _about(event: Seen) -> tuple[str, tuple[Message, ...]] | None:
    """Whom an event moves to say something, and what."""
    match event.kind:
        case "caught":
            return event.other or "", CAUGHT
        case "drew" if event.amount >= BIG_DRAW:
            return event.player or "", HIT
        case "went_out":
            return event.player or "", ROUND_WON
        case "won":
            return event.player or "", GAME_WON
    return None
