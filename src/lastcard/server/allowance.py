"""How much of something somebody may have."""

from typing import NamedTuple


class Rate(NamedTuple):
    """So much a second in the long run, and so much at once."""

    a_second: float
    at_once: float


class Allowance:
    """So much at once, and so much a second in the long run.

    >>> allowance = Allowance(Rate(1, 2), now=0)
    >>> [allowance.take(0), allowance.take(0), allowance.take(0), allowance.take(1)]
    [True, True, False, True]

    What is only known afterwards, such as the time that something took, is owed:

    >>> allowance.owe(4, now=1)
    >>> allowance.wait(now=1), allowance.wait(now=3)
    (4.0, 2.0)
    """

    def __init__(self, rate: Rate, now: float) -> None:
        self._a_second: float = rate.a_second
        self._at_once: float = rate.at_once
        self.left: float = rate.at_once
        self.since: float = now

    def _refill(self, now: float) -> None:
        if now > self.since:
            self.left = min(self._at_once, self.left + (now - self.since) * self._a_second)
            self.since = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take so much, if there is as much left."""
        self._refill(now)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def owe(self, cost: float, now: float) -> None:
        """So much has been used, whether or not it was there."""
        self._refill(now)
        self.left -= cost

    def wait(self, now: float, cost: float = 0.0) -> float:
        """Seconds until so much can be taken, or until nothing is owed any more."""
        self._refill(now)
        return max(0.0, (cost - self.left) / self._a_second)

    def is_full(self, now: float) -> bool:
        """Whether it is as if nothing had ever been taken."""
        self._refill(now)
        return self.left >= self._at_once
