"""Bots against each other, fairly: the same deals for everybody, on every seat.

Two at a table: every pairing, each deal played twice with the sides swapped. Three and more: tables filled with all
bots in turn, each deal played once in every rotation of the seats. Whole games begin with the same deal.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from lastcard.bots import BotError, Budget
from lastcard.bots.bot import BotLike, identity, labels
from lastcard.bots.hard import thinks_ahead
from lastcard.cards.edition import Edition, EditionLike, find
from lastcard.engine.chance import Chance
from lastcard.game.settings import Options, OptionsLike, points_of
from lastcard.study.counts import counted
from lastcard.study.players import Seats, check, copies, level_of, with_files
from lastcard.study.standings import Pairing, Standing, pairing, standings
from lastcard.study.workers import in_order
from lastcard.thinking.playout import OUTSIDE

CHUNK = 250
"""Deals in a chunk when all bots decide by habit."""

CHUNK_MANY = 20
"""And when more than two play, or meet: they are rated, which needs the deals in many groups."""

CHUNK_THOUGHT = 4
"""And when somebody thinks."""

CHUNK_GAMES = 10
"""And of whole games."""

CHUNK_GAMES_MANY = 2
"""And of those, when more than two play, or meet: few games are played, and they, too, are needed in many groups."""

GROUPS = 20
"""Deals are told apart in so many groups; leaving out one at a time shows how sure a rating is."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Plan:
    """What an arena plays."""

    edition: Edition
    bots: tuple[BotLike, ...]
    players: int
    rounds: int
    """For each pairing, or, with three and more players, in all; rounded up to whole deals."""
    seed: int
    options: Options
    by_games: bool = False
    """Whole games are played, and `rounds` says how many."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the bots are called."""
        return labels(self.bots)

    @property
    def deals(self) -> int:
        """How many deals that takes: each is played once for every seat."""
        return -(-self.rounds // self.players)

    @property
    def pairings(self) -> list[tuple[int, ...]]:
        """Who meets: pairs of bots; with three and more players all of them, as one."""
        if self.players == 2:
            return list(combinations(range(len(self.bots)), 2))
        return [tuple(range(len(self.bots)))]

    @property
    def total(self) -> int:
        """Rounds, or games, in all."""
        return self.deals * self.players * len(self.pairings)

    def parts(self) -> "list[Part]":
        """The chunks in which it is played."""
        found: list[Part] = []
        for number, meeting in enumerate(self.pairings):
            rated = max(self.players, len(self.bots)) > 2
            size = CHUNK_MANY if rated else CHUNK
            if any(level_of(self.bots[bot]) == OUTSIDE for bot in meeting):
                size = CHUNK_THOUGHT
            if self.by_games:
                size = min(size, CHUNK_GAMES_MANY if rated else CHUNK_GAMES)
            found += [Part(number, at, min(size, self.deals - at)) for at in range(0, self.deals, size)]
        return found

    def check(self, processes: int = 1) -> None:
        """Refuse what cannot be played, with a message for people."""
        self.options.check(self.players, self.edition.size)
        most = self.edition.most_players(self.options.hand)
        if not 2 <= self.players <= most:
            raise ValueError(f"{self.edition.id} can be played by 2 to {most} players, not by {self.players}")
        if len(self.bots) < 2:
            raise ValueError("name two or more bots that are to meet")
        check(self.bots, processes)
        seen: dict[object, str] = {}
        for bot, name in zip(self.bots, self.names, strict=True):
            same = Budget.read(bot) if thinks_ahead(bot) else identity(bot)
            if same in seen:
                other = seen[same]
                raise BotError(f"{name} is named twice" if name == other else f"{name} and {other} are the same bot")
            seen[same] = name


class Part(NamedTuple):
    """Some deals of a pairing."""

    pairing: int
    first: int
    deals: int


@dataclass
class Sums:
    """What some deals add up to: whole numbers only. Bots are counted by their place in the plan."""

    deals: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    """How many seats a bot held, over all rounds."""
    points: Counter[int] = field(default_factory=Counter)
    blocked: int = 0
    halves: Counter[int] = field(default_factory=Counter)
    """Between two: how many deals brought the first bot so many halves of a win, 0 to 4."""
    lead: int = 0
    """Between two: the points by which the first bot was ahead, and the squares of that, deal by deal."""
    squares: int = 0
    tables: Counter[str] = field(default_factory=Counter)
    """Who sat there, as `0 1 2`, and who won, as `0 1 2>1`."""

    def add(self, other: "Sums") -> None:
        """Add other deals."""
        self.deals += other.deals
        self.blocked += other.blocked
        self.lead += other.lead
        self.squares += other.squares
        for name in ("wins", "seats", "points", "halves", "tables"):
            getattr(self, name).update(getattr(other, name))

    def as_data(self) -> dict[str, Any]:
        """These sums as JSON can hold them."""
        return {name: dict(value) if isinstance(value, dict) else value for name, value in vars(self).items()}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Sums":
        """Sums that were written down.

        >>> sums = Sums(2, Counter({0: 1}), lead=-5, tables=Counter({"0 1 2>1": 1}))
        >>> Sums.from_data(sums.as_data()) == sums
        True
        """
        sums = cls(tables=Counter(data["tables"]))
        for name in ("deals", "blocked", "lead", "squares"):
            setattr(sums, name, int(data[name]))
        for name in ("wins", "seats", "points", "halves"):
            getattr(sums, name).update(counted(data[name]))
        return sums


@dataclass(frozen=True)
class Outcome:
    """What an arena told.

    >>> outcome = compete("classic", ["normal", "easy", "random"], players=3, rounds=300)
    >>> [standing.bot for standing in outcome.standings]
    ['normal', 'easy', 'random']
    >>> print(outcome)
    classic, 3 players, 300 rounds, seed 0
    ...
    """

    edition: str
    players: int
    bots: tuple[str, ...]
    seed: int
    rounds: int
    planned: int
    complete: bool
    pairings: tuple[Pairing, ...]
    """Between two: every pairing."""
    standings: tuple[Standing, ...]
    """With three and more bots or players: every bot, the best first."""
    by_games: bool = False
    """Whole games were played, and `rounds` says how many."""
    fair: float = 0.5
    """The share of its seats that a bot would win if all were equally good; partners win together."""

    def __str__(self) -> str:
        from lastcard.study.report import arena_table

        return arena_table(self)


def lineup(plan: Plan, meeting: Sequence[int], deal: int) -> list[int]:
    """Who sits where at first: everybody in turn, in an order drawn anew for each deal; pairs as they are."""
    if plan.players == 2:
        return list(meeting)
    first = deal * plan.players
    seated = [meeting[(first + place) % len(meeting)] for place in range(plan.players)]
    Random(plan.seed * 1_000_003 + deal).shuffle(seated)
    return seated


def play_part(plan: Plan, part: Part) -> Sums:
    """Play some deals, each in every rotation of the seats."""
    sums = Sums()
    meeting = plan.pairings[part.pairing]
    spread = Chance(plan.seed)
    base = int(spread.word()) << 32 | int(spread.word())
    tables: dict[tuple[int, ...], Seats] = {}
    for deal in range(part.first, part.first + part.deals):
        seated = lineup(plan, meeting, deal)
        halves = lead = 0
        for turn in range(plan.players):
            bots = tuple(seated[turn:] + seated[:turn])
            if bots not in tables:
                tables[bots] = Seats(plan.edition, [plan.bots[bot] for bot in bots], plan.options)
            winners, gained = _play(tables[bots], (base + deal) % 2**64, deal % plan.players, plan)
            for seat, bot in enumerate(bots):
                sums.seats[bot] += 1
                sums.points[bot] += gained[seat]
            sums.blocked += not winners
            if plan.players == 2:
                halves += sum(2 * (bots[winner] == meeting[0]) for winner in winners) if winners else 1
                lead += (gained[0] - gained[1]) * (1 if bots[0] == meeting[0] else -1)
            for winner in winners:
                sums.wins[bots[winner]] += 1
                sums.tables[f"{' '.join(map(str, sorted(bots)))}>{bots[winner]}"] += 1
        sums.deals += 1
        sums.halves[halves] += plan.players == 2
        sums.lead += lead
        sums.squares += lead * lead
    return sums


def _play(seats: Seats, seed: int, dealer: int, plan: Plan) -> tuple[list[int], list[int]]:
    """A round, or a game: who won, and what it brought everybody. Points of one's own tally count against one.

    Partners win together; a game that several sides win is won by nobody.
    """
    seats.begin(seed)
    if plan.by_games:
        winners, gained, _ = seats.game(dealer, plan.options)
    else:
        seats.round(dealer)
        winner = int(seats.driver.round.winner)
        winners = [winner] if winner >= 0 else []
        gained = points_of(seats.driver.round, plan.options)
    sides = {plan.options.team(seat) for seat in winners}
    won = [seat for seat in range(plan.players) if len(sides) == 1 and plan.options.team(seat) in sides]
    return won, [-points for points in gained] if plan.options.scoring != "winner" else gained


def compete(
    edition: EditionLike,
    bots: Sequence[BotLike],
    players: int = 2,
    rounds: int = 1000,
    seed: int = 0,
    *,
    games: int | None = None,
    options: OptionsLike | None = None,
    processes: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Outcome:
    """Let bots meet on the same deals and say who is better. A bot is a name, a class, or an object.

    Between two, every pairing plays `rounds` rounds, each deal twice with the sides swapped; with more `players`, the
    bots take turns at one table, and each deal is played in every rotation. With `games` so many whole games are played
    instead, to the target. Three and more bots are rated, too. The same seed gives the same result on any
    number of processes, and by any `executor`, as in `simulate`, unless a bot is an object that remembers.

    >>> outcome = compete("classic", ["normal", "random"], rounds=400)
    >>> outcome.rounds, outcome.pairings[0].wins.value > 0.6
    (400, True)
    """
    total = rounds if games is None else games
    plan = Plan(find(edition), tuple(bots), players, total, seed, Options.read(options), games is not None)
    plan.check(processes if executor is None else 1)
    done: dict[Part, Sums] = {}
    for part, sums in run(plan, plan.parts(), processes, executor):
        done[part] = sums
        if progress:
            progress(sum(part.deals for part in done) * players, plan.total)
    return outcome(plan, done)


def run(
    plan: Plan, parts: Sequence[Part], processes: int = 1, executor: Executor | None = None
) -> Iterator[tuple[Part, Sums]]:
    """Play these parts, in their order, whoever plays them."""
    if executor is None and (processes == 1 or len(parts) < 2):
        results = in_order(play_part, ((plan, part) for part in parts))
    else:
        bots = with_files(plan.bots)
        sent = ((replace(plan, bots=copies(bots)), part) for part in parts)
        results = in_order(play_part, sent, processes, executor)
    yield from zip(parts, results, strict=True)


def outcome(plan: Plan, done: dict[Part, Sums]) -> Outcome:
    """What the parts that are done tell."""
    wanted = plan.parts()
    groups = [Sums() for _ in range(GROUPS)]
    whole: dict[int, Sums] = {}
    places: Counter[int] = Counter()
    for part in wanted:
        if part in done:
            whole.setdefault(part.pairing, Sums()).add(done[part])
            groups[places[part.pairing] % GROUPS].add(done[part])  # the same deals of every pairing together
        places[part.pairing] += 1
    pairs = tuple(
        pairing(plan.names[meeting[0]], plan.names[meeting[1]], whole[number])
        for number, meeting in enumerate(plan.pairings)
        if plan.players == 2 and number in whole
    )
    ranks = standings(plan.names, groups) if max(plan.players, len(plan.bots)) > 2 and whole else []
    rounds = sum(sums.deals for sums in whole.values()) * plan.players
    complete = all(part in done for part in wanted)
    return Outcome(
        edition=plan.edition.id,
        players=plan.players,
        bots=plan.names,
        seed=plan.seed,
        rounds=rounds,
        planned=plan.total,
        complete=complete,
        pairings=pairs,
        standings=tuple(ranks),
        by_games=plan.by_games,
        fair=1 / (plan.options.teams or plan.players),
    )
