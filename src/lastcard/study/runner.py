"""Running many rounds, by one process or many workers: each round, or game, has a seed that follows from its number."""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from lastcard.bots.bot import BotLike, labels, one_each
from lastcard.bots.hard import thinks_ahead
from lastcard.cards.edition import Edition, EditionLike, find
from lastcard.engine.chance import Chance
from lastcard.game.settings import Options, OptionsLike, points_of
from lastcard.study.counts import Counts
from lastcard.study.counts import columns as names_of
from lastcard.study.players import Notes, Seats, check, copies, level_of, with_files
from lastcard.study.results import Results, from_counts
from lastcard.study.workers import in_order
from lastcard.thinking.playout import OUTSIDE

if TYPE_CHECKING:
    import numpy as np

CHUNK_ROUNDS = 1000
CHUNK_GAMES = 50
NOTED = 10
"""So much smaller are chunks whose decisions are written down: those are long."""
CHUNK_OUTSIDE = 5
"""Rounds, or games, in a chunk when somebody's Python class plays."""
CHUNK_THOUGHT = 1
"""And when `hard` thinks about them."""

Progress = Callable[[int, int], None]


class Chunk(NamedTuple):
    """Some rounds, or games: from this number on, so many."""

    first: int
    size: int


class Played(NamedTuple):
    """What a chunk brought: its sums, and, if they are kept, the columns of its rounds one after the other, and its
    decisions as lines of JSON."""

    counts: Counts
    rows: "array[int]"
    moves: bytes = b""
    seen: bytes = b""
    """The observations that belong to these decisions, where they are kept apart."""


@dataclass(frozen=True)
class Job:
    """A simulation: what all its chunks have in common."""

    edition: Edition
    bots: tuple[BotLike, ...]
    """One for each seat."""
    names: tuple[str, ...]
    """What each of them is called."""
    seed: int
    options: Options
    total: int
    """Rounds, or games."""
    by_games: bool
    keep_rows: bool
    notes: Notes | None = None
    """How decisions are written down, if they are."""

    @classmethod
    def of(
        cls,
        edition: Edition,
        players: int,
        total: int,
        seed: int,
        bots: BotLike | Sequence[BotLike],
        options: Options,
        *,
        by_games: bool,
        keep_rows: bool,
    ) -> "Job":
        """A simulation that can be played, or a message for people."""
        options.check(players, edition.size)
        most = edition.most_players(options.hand)
        if not 2 <= players <= most:
            raise ValueError(f"{edition.id} can be played by 2 to {most} players, not by {players}")
        everybody = one_each(bots, players)
        check(everybody)
        if total < 1:
            raise ValueError("at least one round, and one process")
        return cls(edition, everybody, labels(everybody), seed, options, total, by_games, keep_rows)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def chunk(self) -> int:
        """How many rounds, or games, are played in one go."""
        if OUTSIDE in map(level_of, self.bots):
            return CHUNK_THOUGHT if any(map(thinks_ahead, self.bots)) else CHUNK_OUTSIDE
        found = CHUNK_GAMES if self.by_games else CHUNK_ROUNDS
        return found if self.notes is None else found // NOTED

    def parts(self, first: int = 0, last: int | None = None) -> Iterator[Chunk]:
        """The chunks in their order, from this round on and up to that one."""
        last = self.total if last is None else last
        return (Chunk(at, min(self.chunk, last - at)) for at in range(first, last, self.chunk))


def simulate(
    edition: EditionLike,
    players: int = 4,
    rounds: int = 10_000,
    seed: int = 0,
    *,
    games: int | None = None,
    bots: BotLike | Sequence[BotLike] = "random",
    options: OptionsLike | None = None,
    processes: int = 1,
    executor: Executor | None = None,
    columns: bool = False,
    each: Callable[[Sequence[int]], None] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play many rounds, or, with `games`, games to the target, and say what they tell.

    `bots` is one bot for all seats, or one for each: a name, a class, or an object (`lastcard.make_bot` says what there
    is). They keep their seats and the deal goes round, so that each of them has every place from the dealer equally
    often. A class is made anew for every round or game. An object is used as it is, and remembers; several processes
    have copies of it, and what those learn is lost.

    `processes` is how many processes play. `executor` hands the rounds to any `concurrent.futures.Executor` instead,
    such as `mpi4py.futures.MPIPoolExecutor()` or Dask's `Client(...).get_executor()`, and leaves it open. The same seed
    gives the same result, whoever plays.

    `columns` keeps the columns of every round as NumPy arrays in the result: who dealt and won, how long it took, what
    it brought every seat, and which round of which game it was. `each` is called with the same, round by round and in
    the order of `lastcard.study.counts.columns`, and keeps nothing. `progress` is called with how many rounds
    or games are done and how many there will be; Ctrl-C ends the simulation with what is done so far. A script that
    asks for several processes needs the usual `if __name__ == "__main__":`.

    >>> results = simulate("classic", 2, 100, bots=("normal", "random"))
    >>> results.rounds, [(bot.bot, bot.wins.count) for bot in results.by_bot]
    (100, [('normal', 72), ('random', 28)])
    >>> class Drawer:
    ...     def choose(self, view):
    ...         return view.decision.find("draw") or view.decision.options[-1]
    >>> [(bot.bot, bot.wins.count) for bot in simulate("classic", 2, 10, bots=(Drawer, "easy")).by_bot]
    [('Drawer', 0), ('easy', 10)]
    """
    total = rounds if games is None else games
    if processes < 1:
        raise ValueError("at least one round, and one process")
    options = Options.read(options)
    keep_rows = columns or each is not None
    job = Job.of(find(edition), players, total, seed, bots, options, by_games=games is not None, keep_rows=keep_rows)
    if executor is None:
        check(job.bots, processes)
    return gather(job, run(job, job.parts(), processes, executor), columns=columns, each=each, progress=progress)


def gather(
    job: Job,
    played: Iterable[Played],
    *,
    columns: bool = False,
    each: Callable[[Sequence[int]], None] | None = None,
    moves: Callable[[bytes, bytes], None] | None = None,
    progress: Progress | None = None,
) -> Results:
    """What the chunks of a simulation tell, one after the other as they come; Ctrl-C ends it with what is done."""
    counts = Counts()
    kept = array("q")
    complete = True
    wide = len(names_of(job.players))
    try:
        for part, rows, noted, seen in played:
            counts.add(part)
            if moves and noted:
                moves(noted, seen)
            if columns:
                kept.extend(rows)
            if each:
                for start in range(0, len(rows), wide):
                    each(rows[start : start + wide])
            if progress:
                progress(counts.games if job.by_games else counts.rounds, job.total)
    except KeyboardInterrupt:
        complete = False
    results = from_counts(counts, job.edition, job.names, job.seed, job.options, complete)
    return replace(results, columns=_arrays(kept, job.players)) if columns else results


def _arrays(rows: "array[int]", players: int) -> "dict[str, np.ndarray]":
    import numpy as np

    names = names_of(players)
    table = np.frombuffer(rows, dtype=np.int64).reshape(-1, len(names))
    return {name: table[:, number] for number, name in enumerate(names)}


def run(job: Job, parts: Iterable[Chunk], processes: int = 1, executor: Executor | None = None) -> Iterator[Played]:
    """What these chunks bring, in their order, whoever plays them."""
    if executor is None and (processes == 1 or job.total <= job.chunk):
        return in_order(play_chunk, ((job, *part) for part in parts))
    bots = with_files(job.bots)
    return in_order(play_chunk, ((replace(job, bots=copies(bots)), *part) for part in parts), processes, executor)


def play_chunk(job: Job, first: int, count: int) -> Played:
    """Play the rounds, or games, from number `first` on."""
    seats = Seats(job.edition, job.bots, job.options, job.notes)
    counts = Counts()
    kept = array("q")
    spread = Chance(job.seed)
    base = int(spread.word()) << 32 | int(spread.word())
    for number in range(first, first + count):
        seats.begin((base + number) % 2**64)
        if job.by_games:
            _play_game(seats, job, number, counts, kept)
        else:
            _play_round(seats, job, number, counts, kept)
    counts.tally = seats.tally.counts()
    if seats.noted is None:
        return Played(counts, kept)
    return Played(counts, kept, seats.noted.take_lines(), seats.noted.take_seen())


def _play_game(seats: Seats, job: Job, game: int, counts: Counts, kept: "array[int]") -> None:
    def tell(row: list[int], gained: list[int], number: int) -> None:
        _count_round(seats, job, row, gained, counts, kept, game, number)

    score = seats.game(game % job.players, job.options, tell)
    counts.games += 1
    counts.rounds_by_game[score.rounds] += 1
    counts.unfinished += not score.winners
    counts.add_game(job.names, score.winners)
    for seat in score.winners:
        counts.game_wins[(seat - game - 1) % job.players] += 1


def _play_round(seats: Seats, job: Job, number: int, counts: Counts, kept: "array[int]") -> None:
    row = seats.round(number % job.players)
    _count_round(seats, job, row, points_of(seats.driver.round, job.options), counts, kept, number, 1)


def _count_round(
    seats: Seats,
    job: Job,
    row: list[int],
    gained: list[int],
    counts: Counts,
    kept: "array[int]",
    game: int,
    number: int,
) -> None:
    counts.add_round(row, job.names, gained)
    if job.keep_rows:
        kept.extend(row)
        kept.extend(gained)
        kept.extend((game, number))
    if seats.noted is not None:
        seats.noted.end(game, number)
