"""How sure an arena is: win rates, points and ratings with 95 % intervals."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from typing import Protocol

from lastcard.study.intervals import Mean, student

STEPS = 200
CLOSE = 1e-9


class Sums(Protocol):
    """What an arena adds up."""

    deals: int
    wins: Counter[int]
    seats: Counter[int]
    points: Counter[int]
    halves: Counter[int]
    blocked: int
    lead: int
    squares: int
    tables: Counter[str]


@dataclass(frozen=True)
class Pairing:
    """Two bots who met."""

    first: str
    second: str
    rounds: int
    blocked: int
    wins: Mean
    """The share of rounds that the first one won; a blocked round is half a win. From 0 to 1."""
    points: Mean
    """The points by which the first one was ahead, in a round."""


@dataclass(frozen=True)
class Standing:
    """A bot among several at a table."""

    bot: str
    seats: int
    """Over all rounds: a bot may hold several seats."""
    wins: Mean
    """The share of its seats that won; what is fair is one of all players, or, with partners, of all teams."""
    points: Mean
    """Points for each of its seats in a round."""
    rating: Mean
    """As in chess: 1500 on average, and 400 more wins ten times as often."""


FEW_DEALS = 10
"""With fewer deals than these an interval would be no more than a guess."""


def pairing(first: str, second: str, sums: Sums) -> Pairing:
    """What two bots' deals tell. A deal is played twice, and its two rounds are no two independent ones."""
    halves = sum(count * number for number, count in sums.halves.items())
    squares = sum(count * number * number for number, count in sums.halves.items())
    wins = Mean.of(halves, squares, sums.deals).divided(4)
    points = Mean.of(sums.lead, sums.squares, sums.deals).divided(2)
    if sums.deals < FEW_DEALS:
        wins, points = (Mean(mean.value, None, None, mean.deviation) for mean in (wins, points))
    return Pairing(first, second, 2 * sums.deals, sums.blocked, _as_share(wins), points)


def _as_share(mean: Mean) -> Mean:
    """A share is never below nothing or above everything, and neither is its interval."""
    if mean.low is None or mean.high is None:
        return mean
    return Mean(mean.value, max(0.0, mean.low), min(1.0, mean.high), mean.deviation)


def standings(bots: Sequence[str], groups: Sequence[Sums]) -> list[Standing]:
    """What tables of three and more tell, the best bot first."""
    numbers = range(len(bots))
    wins = [_as_share(mean) for mean in jackknife(groups, lambda some: [_rate(some, "wins", bot) for bot in numbers])]
    points = jackknife(groups, lambda some: [_rate(some, "points", bot) for bot in numbers])
    rated = jackknife(groups, lambda some: ratings(len(bots), _tables(some)))
    seats = [sum(sums.seats[bot] for sums in groups) for bot in numbers]
    found = [Standing(bots[bot], seats[bot], wins[bot], points[bot], rated[bot]) for bot in numbers]
    return sorted(found, key=lambda standing: -standing.rating.value)


def _rate(groups: Sequence[Sums], name: str, bot: int) -> float:
    seats = sum(sums.seats[bot] for sums in groups)
    return sum(getattr(sums, name)[bot] for sums in groups) / seats if seats else 0.0


def _tables(groups: Sequence[Sums]) -> Counter[str]:
    found: Counter[str] = Counter()
    for sums in groups:
        found.update(sums.tables)
    return found


def jackknife(groups: Sequence[Sums], measure: Callable[[Sequence[Sums]], list[float]]) -> list[Mean]:
    """Values with intervals: how much they change when one group of deals after the other is left out."""
    used = [sums for sums in groups if sums.deals]
    whole = measure(used)
    if len(used) < 2:
        return [Mean(value, None, None, 0.0) for value in whole]
    without = [measure(used[:number] + used[number + 1 :]) for number in range(len(used))]
    found: list[Mean] = []
    for number, value in enumerate(whole):
        parts = [values[number] for values in without]
        middle = sum(parts) / len(parts)
        error = sqrt(sum((part - middle) ** 2 for part in parts) * (len(parts) - 1) / len(parts))
        half = student(len(parts) - 1) * error
        found.append(Mean(value, value - half, value + half, error * sqrt(len(parts))))
    return found


def ratings(bots: int, tables: Counter[str]) -> list[float]:
    """Ratings from who won at which table: a bot wins in proportion to its strength (Bradley, Terry; Plackett, Luce).

    Found step by step (Hunter's minorisation-maximisation). Half a win at a table with everybody is added for each, so
    that nobody's strength is nothing.

    >>> [round(rating) for rating in ratings(2, Counter({"0 1>0": 1000, "0 1>1": 100}))]
    [1700, 1300]
    """
    everybody = tuple(range(bots))
    met: dict[tuple[int, ...], float] = {everybody: bots / 2}
    wins = [0.5] * bots
    for text, count in tables.items():
        seated, _, winner = text.partition(">")
        table = tuple(int(bot) for bot in seated.split())
        met[table] = met.get(table, 0.0) + count
        wins[int(winner)] += count
    strength = [1.0] * bots
    for _ in range(STEPS):
        share = [0.0] * bots
        for table, times in met.items():
            weight = times / sum(strength[bot] for bot in table)
            for bot in table:
                share[bot] += weight
        new = [won / part for won, part in zip(wins, share, strict=True)]
        middle = sum(log10(value) for value in new) / bots
        new = [value / 10**middle for value in new]
        change = max(abs(log10(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if change < CLOSE:
            break
    return [1500 + 400 * log10(value) for value in strength]
