"""Running many rounds, in one process or in several: each round, or game, has a seed that follows from its number."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from lastcard.edition import Edition, load
from lastcard.engine.chance import Chance
from lastcard.engine.playout import COLUMNS
from lastcard.game import Options, round_points, winning_seats
from lastcard.simulate.counts import COLUMNS as NAMES
from lastcard.simulate.counts import Counts
from lastcard.simulate.minds import LEVELS, Seats, check
from lastcard.simulate.processes import in_order
from lastcard.simulate.results import Results, from_counts

if TYPE_CHECKING:
    import numpy as np

CHUNK_ROUNDS = 1000
CHUNK_GAMES = 50
MAX_ROUNDS_BY_GAME = 100_000
CHUNK_THOUGHT = 5
"""Rounds, or games, in a chunk when somebody thinks about them."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Job:
    """What all chunks of a simulation have in common."""

    edition: Edition
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int
    options: Options
    by_games: bool
    keep_rows: bool

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots)


def simulate(
    edition: Edition | str,
    players: int = 4,
    rounds: int = 10_000,
    seed: int = 0,
    *,
    games: int | None = None,
    bots: tuple[str, ...] = ("random",),
    options: Options | None = None,
    processes: int = 1,
    columns: bool = False,
    progress: Progress | None = None,
) -> Results:
    """Play many rounds, or, with `games`, games to the target, and say what they tell.

    `columns` keeps the columns of every round as NumPy arrays in the result. `progress` is called with how many rounds
    or games are done and how many there will be; Ctrl-C ends the simulation with what is done so far. A script that
    asks for several processes needs the usual `if __name__ == "__main__":`. `bots` names one bot for all seats, or
    one for each; `lastcard.bots.make` says what there is.

    >>> simulate("classic", 2, 100).rounds
    100
    """
    edition = load(edition) if isinstance(edition, str) else edition
    if not 2 <= players <= edition.most_players():
        raise ValueError(f"{edition.id} can be played by 2 to {edition.most_players()} players, not by {players}")
    check(bots)
    if len(bots) not in (1, players):
        raise ValueError(f"{len(bots)} bots for {players} players; name one for all, or one for each")
    total = rounds if games is None else games
    if total < 1 or processes < 1:
        raise ValueError("at least one round, and one process")
    everybody = bots * players if len(bots) == 1 else bots
    job = Job(edition, everybody, seed, options or Options(), games is not None, columns)
    counts = Counts()
    kept: list[bytes] = []
    complete = True
    try:
        for part, rows in _chunks(job, total, processes):
            counts.add(part)
            if columns:
                kept.append(rows)
            if progress:
                progress(counts.games if job.by_games else counts.rounds, total)
    except KeyboardInterrupt:
        complete = False
    results = from_counts(counts, edition, players, bots, seed, complete)
    return replace(results, columns=_arrays(b"".join(kept))) if columns else results


def _arrays(rows: bytes) -> "dict[str, np.ndarray]":
    import numpy as np

    table = np.frombuffer(rows, dtype=np.int64).reshape(-1, COLUMNS)
    return {name: table[:, number] for number, name in enumerate(NAMES)}


def _chunks(job: Job, total: int, processes: int) -> Iterator[tuple[Counts, bytes]]:
    """The chunks of a simulation in their order, whoever plays them."""
    size = CHUNK_GAMES if job.by_games else CHUNK_ROUNDS
    if not all(bot in LEVELS for bot in job.bots):
        size = CHUNK_THOUGHT
    parts = ((job, first, min(size, total - first)) for first in range(0, total, size))
    return in_order(play_chunk, parts, 1 if total <= size else processes)


def play_chunk(job: Job, first: int, count: int) -> tuple[Counts, bytes]:
    """Play the rounds, or games, from number `first` on."""
    seats = Seats(job.edition, job.bots, job.options)
    counts = Counts()
    kept: list[bytes] = []
    spread = Chance(job.seed)
    base = int(spread.word()) << 32 | int(spread.word())
    for number in range(first, first + count):
        seats.begin((base + number) % 2**64)
        if job.by_games:
            rows = _play_game(seats, job, number % job.players, counts)
        else:
            rows = [seats.round(number % job.players)]
        for row in rows:
            counts.add_round(tuple(row), job.players)
            if job.keep_rows:
                kept.append(b"".join(value.to_bytes(8, "little", signed=True) for value in row))
    counts.tally = seats.tally.counts()
    return counts, b"".join(kept)


def _play_game(seats: Seats, job: Job, first_dealer: int, counts: Counts) -> list[list[int]]:
    """Play rounds to the target, the deal passing to the left (P2, P4)."""
    rows: list[list[int]] = []
    scores = [0] * job.players
    dealer = first_dealer
    round = seats.driver.round
    while not winning_seats(scores, job.options) and len(rows) < MAX_ROUNDS_BY_GAME:
        rows.append(seats.round(dealer, scores, len(rows) + 1))
        dealer = (dealer + 1) % job.players
        held = [int(round.points(seat)) for seat in range(job.players)]
        for seat, points in enumerate(round_points(held, int(round.winner), job.options)):
            scores[seat] += points
    counts.games += 1
    counts.rounds_by_game[len(rows)] += 1
    winners = winning_seats(scores, job.options)
    counts.unfinished += not winners
    for seat in winners:
        counts.game_wins[(seat - first_dealer - 1) % job.players] += 1
    return rows
