"""Results with 95 % confidence intervals."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING

from lastcard.edition import Edition
from lastcard.simulate.counts import Counts

if TYPE_CHECKING:
    import numpy as np

Z = 1.959964
"""The 97.5th percentile of the normal distribution."""


@dataclass(frozen=True)
class Share:
    """How often something happened, with the interval (Wilson) that holds the true share 95 times in 100.

    >>> share = Share.of(50, 100)
    >>> round(share.low, 4), share.value, round(share.high, 4)
    (0.4038, 0.5, 0.5962)
    """

    count: int
    total: int
    value: float
    low: float
    high: float

    @classmethod
    def of(cls, count: int, total: int) -> "Share":
        """The share of `count` in `total`."""
        if total == 0:
            return cls(0, 0, 0.0, 0.0, 1.0)
        share = count / total
        spread = 1 + Z * Z / total
        middle = (share + Z * Z / (2 * total)) / spread
        half = Z * sqrt(share * (1 - share) / total + Z * Z / (4 * total * total)) / spread
        return cls(count, total, share, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True)
class Mean:
    """An average with its 95 % interval, and how far single values lie from it."""

    value: float
    low: float | None
    """None where a single value tells nothing."""
    high: float | None
    deviation: float

    @property
    def half(self) -> float:
        """Half the interval."""
        return 0.0 if self.low is None or self.high is None else (self.high - self.low) / 2

    @classmethod
    def of(cls, total: int, squares: int, count: int) -> "Mean":
        """The mean of `count` values from their sum and the sum of their squares.

        >>> Mean.of(6, 14, 3).value
        2.0
        """
        if count == 0:
            return cls(0.0, 0.0, 0.0, 0.0)
        mean = total / count
        if count == 1:
            return cls(mean, None, None, 0.0)
        variance = (count * squares - total * total) / (count * (count - 1))
        half = Z * sqrt(variance / count)
        return cls(mean, mean - half, mean + half, sqrt(variance))


@dataclass(frozen=True)
class SpecialCard:
    """What became of a special card, for each round: how often it was drawn, played, and the last card played."""

    name: str
    drawn: float
    played: float
    decided: Share


@dataclass(frozen=True)
class Results:
    """What many rounds told."""

    edition: str
    players: int
    bots: tuple[str, ...]
    seed: int
    rounds: int
    blocked: Share
    wins: tuple[Share, ...]
    """By place from the dealer: the first is the dealer's left, the last the dealer."""
    decisions: Mean
    turns: Mean
    points: Mean
    """Of rounds that somebody won."""
    lead_changes: Mean
    reshuffles: Mean
    specials: tuple[SpecialCard, ...]
    calls_owed: int
    """How often somebody was left with one card and had not called with the move."""
    calls_missed: Share
    calls_caught: Share
    challenges_won: Share
    reactions: float
    games: int
    unfinished_games: int
    """Games given up after very many rounds."""
    rounds_by_game: Mean
    game_wins: tuple[Share, ...]
    complete: bool
    lengths: dict[int, int] = field(repr=False)
    points_seen: dict[int, int] = field(repr=False)
    columns: "dict[str, np.ndarray] | None" = field(default=None, repr=False, compare=False)

    @property
    def seat_luck(self) -> float:
        """How unequal the places are: the difference between the best and the worst share of wins."""
        return max(place.value for place in self.wins) - min(place.value for place in self.wins)


def from_counts(
    counts: Counts, edition: Edition, players: int, bots: tuple[str, ...], seed: int, complete: bool
) -> Results:
    """Turn sums into results."""

    def mean(name: str, rounds: int) -> Mean:
        return Mean.of(counts.sums[name], counts.squares[name], rounds)

    won = counts.rounds - counts.blocked
    owed, called, caught, guilty, innocent = counts.tally[:5] if counts.tally else (0, 0, 0, 0, 0)
    return Results(
        edition=edition.id,
        players=players,
        bots=bots,
        seed=seed,
        rounds=counts.rounds,
        blocked=Share.of(counts.blocked, counts.rounds),
        wins=tuple(Share.of(counts.wins_by_place[place], won) for place in range(players)),
        decisions=mean("decisions", counts.rounds),
        turns=mean("turns", counts.rounds),
        points=mean("points", won),
        lead_changes=mean("lead_changes", counts.rounds),
        reshuffles=mean("reshuffles", counts.rounds),
        specials=tuple(_specials(counts, edition, won)),
        calls_owed=owed,
        calls_missed=Share.of(owed - called, owed),
        calls_caught=Share.of(caught, owed - called),
        challenges_won=Share.of(guilty, guilty + innocent),
        reactions=counts.reactions / counts.rounds if counts.rounds else 0.0,
        games=counts.games,
        unfinished_games=counts.unfinished,
        rounds_by_game=_mean_of(counts.rounds_by_game),
        game_wins=tuple(Share.of(counts.game_wins[place], counts.games) for place in range(players)),
        complete=complete,
        lengths=dict(sorted(counts.lengths.items())),
        points_seen=dict(sorted(counts.points.items())),
    )


def _mean_of(counted: Counter[int]) -> Mean:
    total = sum(value * count for value, count in counted.items())
    squares = sum(value * value * count for value, count in counted.items())
    return Mean.of(total, squares, sum(counted.values()))


def _specials(counts: Counts, edition: Edition, won: int) -> list[SpecialCard]:
    kinds = len(edition.kinds)
    found: dict[str, list[int]] = {}
    for number, kind in enumerate(edition.kinds):
        if kind in edition.specials and counts.tally:
            row = found.setdefault(kind.name, [0, 0, 0])
            for column in range(3):
                row[column] += counts.tally[5 + column * kinds + number]
    rounds = counts.rounds
    return [SpecialCard(name, row[0] / rounds, row[1] / rounds, Share.of(row[2], won)) for name, row in found.items()]
