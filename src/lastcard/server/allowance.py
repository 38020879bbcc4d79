"""How often somebody may do something."""


class Allowance:
    """So many times in a row, and so many times a second in the long run.

    >>> allowance = Allowance(rate=1, burst=2, now=0)
    >>> [allowance.take(0), allowance.take(0), allowance.take(0), allowance.take(1)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.since = burst, now

    def take(self, now: float) -> bool:
        """Whether it may be done once more."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
