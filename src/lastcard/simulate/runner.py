"""Running many rounds, in one process or in several: each round, or game, has a seed that follows from its number."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.edition import Edition, load
from lastcard.engine.chance import Chance
from lastcard.engine.driver import Driver
from lastcard.engine.playout import COLUMNS, simulate_round
from lastcard.engine.recorder import Tally
from lastcard.engine.round import Round
from lastcard.game import Options, round_points, winning_seats
from lastcard.simulate.counts import COLUMNS as NAMES
from lastcard.simulate.counts import Counts
from lastcard.simulate.results import Results, from_counts

if TYPE_CHECKING:
    import numpy as np

CHUNK_ROUNDS = 1000
CHUNK_GAMES = 50
MAX_ROUNDS_BY_GAME = 100_000
POLICY = 0x9E3779B97F4A7C15
"""Keeps the players' dice apart from the cards'."""

BOTS = ("random",)

MAX_PROCESSES = 60
"""Windows allows no more."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Job:
    """What all chunks of a simulation have in common."""

    edition: Edition
    players: int
    seed: int
    options: Options
    by_games: bool
    keep_rows: bool


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
    asks for several processes needs the usual `if __name__ == "__main__":`.

    >>> simulate("classic", 2, 100).rounds
    100
    """
    edition = load(edition) if isinstance(edition, str) else edition
    if not 2 <= players <= edition.most_players():
        raise ValueError(f"{edition.id} can be played by 2 to {edition.most_players()} players, not by {players}")
    for bot in bots:
        if bot not in BOTS:
            raise ValueError(f"there is no bot {bot!r}; there is {', '.join(BOTS)}")
    if len(bots) not in (1, players):
        raise ValueError(f"{len(bots)} bots for {players} players; name one for all, or one for each")
    total = rounds if games is None else games
    if total < 1 or processes < 1:
        raise ValueError("at least one round, and one process")
    job = Job(edition, players, seed, options or Options(), games is not None, columns)
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
    except BrokenProcessPool as error:
        raise ValueError("a process that helped to play has died; try with one process") from error
    results = from_counts(counts, edition, players, bots, seed, complete)
    return replace(results, columns=_arrays(b"".join(kept))) if columns else results


def _arrays(rows: bytes) -> "dict[str, np.ndarray]":
    import numpy as np

    table = np.frombuffer(rows, dtype=np.int64).reshape(-1, COLUMNS)
    return {name: table[:, number] for number, name in enumerate(NAMES)}


def _chunks(job: Job, total: int, processes: int) -> Iterator[tuple[Counts, bytes]]:
    """The chunks of a simulation in their order, whoever plays them."""
    size = CHUNK_GAMES if job.by_games else CHUNK_ROUNDS
    parts = ((first, min(size, total - first)) for first in range(0, total, size))
    if processes == 1 or total <= size:
        for first, count in parts:
            yield play_chunk(job, first, count)
        return
    pool = ProcessPoolExecutor(
        min(processes, MAX_PROCESSES), get_context("spawn"), initializer=_leave_ctrl_c_to_the_parent
    )
    try:
        waiting: list[Future[tuple[Counts, bytes]]] = []
        for first, count in parts:
            waiting.append(pool.submit(play_chunk, job, first, count))
            if len(waiting) >= 4 * processes:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(job: Job, first: int, count: int) -> tuple[Counts, bytes]:
    """Play the rounds, or games, from number `first` on."""
    tally = Tally(len(job.edition.kinds))
    driver = Driver(Round(job.edition.deck, job.players, Chance()))
    driver.round.bluff = job.options.bluff
    driver.round.reverse_skips = job.options.two_player_reverse == "skip"
    driver.round.listen(tally)
    counts = Counts()
    kept: list[bytes] = []
    spread = Chance(job.seed)
    base = int(spread.word()) << 32 | int(spread.word())
    for number in range(first, first + count):
        own_seed = (base + number) % 2**64
        driver.round.chance.copy_from(Chance(own_seed))
        policy = Chance(own_seed ^ POLICY)
        rows: vec[i64] = vec[i64]()
        if job.by_games:
            rows = _play_game(driver, tally, policy, job, number % job.players, counts)
        else:
            driver.begin(number % job.players)
            rows = simulate_round(driver, tally, policy, rows)
        values = [int(value) for value in rows]
        for at in range(0, len(values), COLUMNS):
            counts.add_round(tuple(values[at : at + COLUMNS]), job.players)
        if job.keep_rows:
            kept.append(b"".join(value.to_bytes(8, "little", signed=True) for value in values))
    counts.tally = tally.counts()
    return counts, b"".join(kept)


def _play_game(driver: Driver, tally: Tally, policy: Chance, job: Job, first_dealer: int, counts: Counts) -> "vec[i64]":
    """Play rounds to the target, the deal passing to the left (P2, P4)."""
    rows: vec[i64] = vec[i64]()
    scores = [0] * job.players
    dealer, played = first_dealer, 0
    while not winning_seats(scores, job.options) and played < MAX_ROUNDS_BY_GAME:
        driver.begin(dealer)
        rows = simulate_round(driver, tally, policy, rows)
        played += 1
        dealer = (dealer + 1) % job.players
        held = [int(driver.round.points(seat)) for seat in range(job.players)]
        for seat, points in enumerate(round_points(held, int(driver.round.winner), job.options)):
            scores[seat] += points
    counts.games += 1
    counts.rounds_by_game[played] += 1
    winners = winning_seats(scores, job.options)
    counts.unfinished += not winners
    for seat in winners:
        counts.game_wins[(seat - first_dealer - 1) % job.players] += 1
    return rows
