"""Results with 95 % confidence intervals."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lastcard.cards.edition import Edition
from lastcard.game.settings import Options
from lastcard.study.counts import Counts, Takings
from lastcard.study.intervals import Mean, Share

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class SpecialCard:
    """What became of a special card, for each round: how often it was drawn, played, and the last card played."""

    name: str
    drawn: float
    played: float
    decided: Share


@dataclass(frozen=True)
class Showing:
    """How a seat did, or a bot on all its seats."""

    bot: str
    seats: tuple[int, ...]
    """Where it sat: 0 is the first seat."""
    fair: float
    """The share that it would win if all bots were equally good: its share of the seats."""
    wins: Share
    """Of the rounds that somebody won."""
    points: Mean
    """What a round brought it, for each of its seats: by `tally`, what it was left holding."""
    game_wins: Share
    """Of the games that came to their end; players who win together all count."""


@dataclass(frozen=True)
class Results:
    """What many rounds told.

    >>> from lastcard.study import simulate
    >>> results = simulate("classic", 2, 200, bots=("normal", "random"))
    >>> results.turns.low < results.turns.value < results.turns.high
    True
    >>> print(results)
    classic, 2 players (normal, random), 200 rounds, seed 0
    ...
    """

    edition: str
    players: int
    bots: tuple[str, ...]
    seed: int
    scoring: str
    rounds: int
    blocked: Share
    wins: tuple[Share, ...]
    """By place from the dealer: the first is the dealer's left, the last the dealer."""
    by_bot: tuple[Showing, ...]
    by_seat: tuple[Showing, ...]
    decisions: Mean
    turns: Mean
    points: Mean
    """Left in the hands, in rounds that somebody won: what the winner scores, unless everybody keeps a tally."""
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

    def __str__(self) -> str:
        from lastcard.study.report import table

        return table(self)

    @property
    def seat_luck(self) -> float:
        """How unequal the places are: the difference between the best and the worst share of wins."""
        return max(place.value for place in self.wins) - min(place.value for place in self.wins)


def from_counts(
    counts: Counts, edition: Edition, everybody: Sequence[str], seed: int, options: Options, complete: bool
) -> Results:
    """Turn sums into results; `everybody` is the bot of every seat."""
    players = len(everybody)
    bots = tuple(dict.fromkeys(everybody))
    won = counts.rounds - counts.blocked
    owed, called, caught, guilty, innocent = counts.tally[:5] if counts.tally else (0, 0, 0, 0, 0)
    return Results(
        edition=edition.id,
        players=players,
        bots=bots if len(bots) == 1 else tuple(everybody),
        seed=seed,
        scoring=options.scoring,
        rounds=counts.rounds,
        blocked=Share.of(counts.blocked, counts.rounds),
        wins=tuple(Share.of(counts.wins_by_place[place], won) for place in range(players)),
        by_bot=tuple(
            _showing(bot, [i for i, name in enumerate(everybody) if name == bot], counts.bots[bot], counts, players)
            for bot in bots
        ),
        by_seat=tuple(_showing(bot, [seat], counts.seats[seat], counts, players) for seat, bot in enumerate(everybody)),
        decisions=_mean_of(counts.seen["decisions"]),
        turns=_mean_of(counts.seen["turns"]),
        points=_mean_of(counts.seen["points"]),
        lead_changes=_mean_of(counts.seen["lead_changes"]),
        reshuffles=_mean_of(counts.seen["reshuffles"]),
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
        lengths=dict(sorted(counts.seen["decisions"].items())),
        points_seen=dict(sorted(counts.seen["points"].items())),
    )


def _showing(bot: str, seats: Sequence[int], takings: Takings, counts: Counts, players: int) -> Showing:
    won = counts.seen["points"]
    total = sum(points * times for points, times in won.items())
    rare = sum(points * points * times for points, times in won.items()) / total if total else 1.0
    return Showing(
        bot,
        tuple(seats),
        len(seats) / players,
        Share.of(takings.wins, counts.rounds - counts.blocked),
        Mean.of_counts(takings.points, takings.squares, counts.rounds, rare).divided(len(seats)),
        Share.of(takings.games, counts.games - counts.unfinished),
    )


def _mean_of(counted: Counter[int]) -> Mean:
    total = sum(value * count for value, count in counted.items())
    squares = sum(value * value * count for value, count in counted.items())
    return Mean.of_counts(total, squares, sum(counted.values()))


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
