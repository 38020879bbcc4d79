"""Shares and averages with the intervals that hold the true value 95 times in 100."""

from dataclasses import dataclass
from math import sqrt

Z = 1.959964
"""The 97.5th percentile of the normal distribution."""

STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
    2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093,
)  # fmt: skip
"""The same of Student's distribution with 1, 2, ... 19 degrees of freedom."""


def student(freedom: int) -> float:
    """The 97.5th percentile of Student's distribution; for many degrees of freedom by its expansion.

    >>> student(1), round(student(20), 3), round(student(10_000), 3)
    (12.706, 2.086, 1.96)
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


@dataclass(frozen=True)
class Share:
    """How often something happened, with its interval (Wilson's).

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
    """An average with its interval, and how far single values lie from it."""

    value: float
    low: float | None
    """None where there are no values, or only one, which tells nothing."""
    high: float | None
    deviation: float

    @property
    def half(self) -> float:
        """Half the interval."""
        return 0.0 if self.low is None or self.high is None else (self.high - self.low) / 2

    @classmethod
    def of(cls, total: int, squares: int, count: int) -> "Mean":
        """The mean of `count` values of either sign, from their sum and the sum of their squares (Student's interval).

        >>> Mean.of(6, 14, 3).value
        2.0
        """
        mean, variance = _moments(total, squares, count)
        if count < 2:
            return cls(mean, None, None, 0.0)
        half = student(count - 1) * sqrt(variance / count)
        return cls(mean, mean - half, mean + half, sqrt(variance))

    @classmethod
    def of_counts(cls, total: int, squares: int, count: int, rare: float = 1.0) -> "Mean":
        """The mean of values that are never negative, and whose interval therefore is not either.

        As Wilson's does for shares, it holds every mean from which the one found lies no further than chance would put
        it, where the variance grows with the mean: in the ratio seen, or, when all values were 0, as it does for rare
        events (Poisson) that bring `rare` each. With many values it is Student's interval.

        >>> rare = Mean.of_counts(1, 1, 20)
        >>> rare.value, round(rare.low, 3), round(rare.high, 3)
        (0.05, 0.008, 0.311)
        >>> round(Mean.of_counts(0, 0, 100).high, 3)
        0.039
        """
        mean, variance = _moments(total, squares, count)
        if count < 2:
            return cls(mean, None, None, 0.0)
        ratio = variance / mean if mean else rare
        room = student(count - 1) ** 2 * ratio / count
        half = sqrt(room * mean + room * room / 4)
        return cls(mean, max(0.0, mean + room / 2 - half), mean + room / 2 + half, sqrt(variance))

    def divided(self, by: float) -> "Mean":
        """The same in a larger unit."""
        low, high = (None if end is None else end / by for end in (self.low, self.high))
        return Mean(self.value / by, low, high, self.deviation / by)


def _moments(total: int, squares: int, count: int) -> tuple[float, float]:
    """Mean and variance."""
    if count < 2:
        return float(total), 0.0
    return total / count, (count * squares - total * total) / (count * (count - 1))
