"""A few rounds of an edition, played by a process that does nothing else."""

import time
from functools import lru_cache
from typing import Any

import msgspec

from lastcard.cards.edition import Edition, load, load_text
from lastcard.game.settings import Options
from lastcard.study.findings import seats
from lastcard.study.runner import Job, play_chunk


class Part(msgspec.Struct, array_like=True, frozen=True, tag="rounds"):
    """Some rounds of a simulation.

    >>> part = Part("classic", False, 2, False, 0, 3)
    >>> part.run().counts["rounds"]
    3
    """

    edition: str
    """An id, or, where it is somebody's own, the text of its file."""
    own: bool
    players: int
    mixed: bool
    """Whether every other seat plays at random."""
    first: int
    count: int

    def run(self) -> "Played":
        """Play them."""
        begun = time.process_time()
        edition = _loaded(self.edition) if self.own else load(self.edition)
        counts = play_chunk(job_of(edition, self.players, self.first + self.count, self.mixed), self.first, self.count)
        return Played(counts.counts.as_data(), time.process_time() - begun)


class Played(msgspec.Struct, array_like=True, frozen=True):
    """What they brought: sums as `Counts` has them, and the seconds that they took."""

    counts: dict[str, Any]
    seconds: float


def job_of(edition: Edition, players: int, rounds: int, mixed: bool) -> Job:
    """The simulation that such rounds are part of."""
    bots = seats(players)[mixed]
    return Job.of(edition, players, rounds, 0, bots, Options(), by_games=False, keep_rows=False)


@lru_cache(maxsize=4)
def _loaded(file: str) -> Edition:
    return load_text(file, "own")
