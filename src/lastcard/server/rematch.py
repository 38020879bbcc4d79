"""Another game after one that is over: who wants it, and when it begins."""

import math

from lastcard.game.dealing import NO_NONCE
from lastcard.server.places import Place, Seating

GRACE = 5.0
"""Seconds for which somebody whose connection is lost still counts as being there."""

COMING = 10.0
"""Seconds that a table waits for those who wanted another game."""


def wanted_by(seating: Seating) -> list[str]:
    """Who wants another game: bots always do."""
    return [place.name for place in seating if place.wants_rematch or not place.person]


def is_wanted(seating: Seating, now: float) -> bool:
    """Whether somebody wants another game, and nobody is there who does not."""
    wanted = any(place.wants_rematch and place.present for place in seating.people)
    return wanted and all(place.wants_rematch or _gone_at(place) <= now for place in seating.people)


def wanted_at(seating: Seating) -> float | None:
    """When another game is going to be wanted unless somebody comes back; None if people have to decide."""
    undecided = [place for place in seating.people if not place.wants_rematch]
    at = max(map(_gone_at, undecided), default=math.inf)
    return at if at < math.inf and len(undecided) < len(seating.people) else None


def _gone_at(place: Place) -> float:
    return math.inf if place.away_since is None else place.away_since + GRACE


def all_are_here(seating: Seating) -> bool:
    """Whether all who wanted another game have come, and their browsers have added to the shuffle."""
    waited_for = [place for place in seating.people if place.wants_rematch]
    return all(place.present and place.nonce != NO_NONCE for place in waited_for)
