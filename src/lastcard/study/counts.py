"""What a chunk of rounds adds up to: plain whole numbers, so that sums do not depend on their order."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

COLUMNS = ("dealer", "winner", "decisions", "reactions", "turns", "points", "lead_changes", "reshuffles")
"""What is kept of each round. `winner` is a seat, -1 for a blocked round; `points` is what the winner scores, or 0."""

MEASURES = ("decisions", "turns", "points", "lead_changes", "reshuffles")
"""The columns that are averaged."""

MOST_BARS = 100
"""In a picture."""


def columns(players: int) -> list[str]:
    """What is kept of each round by a table of so many.

    That is the columns, what it brought every seat, the number of its game, which counts from 0, and its own number in
    that game, which counts from 1. Where single rounds are played, each is a game.

    >>> columns(2)[-5:]
    ['reshuffles', 'gained_0', 'gained_1', 'game', 'round']
    """
    return [*COLUMNS, *(f"gained_{seat}" for seat in range(players)), "game", "round"]


@dataclass
class Takings:
    """What a seat, or a bot on all its seats, brought home."""

    wins: int = 0
    points: int = 0
    squares: int = 0
    """Of its points in a round."""
    games: int = 0

    def gain(self, points: int) -> None:
        """Count its points in a round."""
        self.points += points
        self.squares += points * points

    def add(self, other: "Takings") -> None:
        """Add what other rounds brought."""
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares
        self.games += other.games


@dataclass
class Counts:
    """Sums over some rounds, or over some games."""

    rounds: int = 0
    blocked: int = 0
    wins_by_place: Counter[int] = field(default_factory=Counter)
    """By place from the dealer: 0 is the dealer's left."""
    seen: dict[str, Counter[int]] = field(default_factory=lambda: {name: Counter() for name in MEASURES})
    """How many rounds had so many decisions, turns and so on; points: of the rounds that somebody won."""
    tally: list[int] = field(default_factory=list)
    games: int = 0
    rounds_by_game: Counter[int] = field(default_factory=Counter)
    game_wins: Counter[int] = field(default_factory=Counter)
    """By place from the first dealer; players who win together all count."""
    reactions: int = 0
    unfinished: int = 0
    seats: defaultdict[int, Takings] = field(default_factory=lambda: defaultdict(Takings))
    bots: defaultdict[str, Takings] = field(default_factory=lambda: defaultdict(Takings))

    def add_round(self, row: Sequence[int], bots: Sequence[str], gained: Sequence[int]) -> None:
        """Count a round by its columns, and by what it brought the bot on every seat."""
        named = dict(zip(COLUMNS, row, strict=True))
        winner = named["winner"]
        self.rounds += 1
        self.reactions += named["reactions"]
        for measure, seen in self.seen.items():
            if winner >= 0 or measure != "points":
                seen[named[measure]] += 1
        together: dict[str, int] = {}
        for seat, points in enumerate(gained):
            if points:
                self.seats[seat].gain(points)
                together[bots[seat]] = together.get(bots[seat], 0) + points
        for bot, points in together.items():
            self.bots[bot].gain(points)
        if winner < 0:
            self.blocked += 1
        else:
            self.wins_by_place[(winner - named["dealer"] - 1) % len(bots)] += 1
            self.seats[winner].wins += 1
            self.bots[bots[winner]].wins += 1

    def add_game(self, bots: Sequence[str], winners: Sequence[int]) -> None:
        """Count who won a game, perhaps together."""
        for seat in winners:
            self.seats[seat].games += 1
        for bot in {bots[seat] for seat in winners}:
            self.bots[bot].games += 1

    def add(self, other: "Counts") -> None:
        """Add the sums of other rounds."""
        self.rounds += other.rounds
        self.blocked += other.blocked
        self.games += other.games
        self.reactions += other.reactions
        self.unfinished += other.unfinished
        for name in ("wins_by_place", "rounds_by_game", "game_wins"):
            getattr(self, name).update(getattr(other, name))
        for measure, seen in other.seen.items():
            self.seen[measure].update(seen)
        for seat, takings in other.seats.items():
            self.seats[seat].add(takings)
        for bot, takings in other.bots.items():
            self.bots[bot].add(takings)
        self.tally = [a + b for a, b in zip(self.tally, other.tally, strict=True)] if self.tally else list(other.tally)

    def as_data(self) -> dict[str, Any]:
        """These sums as JSON can hold them.

        >>> counts = Counts(rounds=2)
        >>> counts.seen["turns"].update([17, 17])
        >>> counts.seats[0].gain(20)
        >>> Counts.from_data(counts.as_data()) == counts
        True
        """
        found = {name: dict(value) if isinstance(value, dict) else value for name, value in vars(self).items()}
        for name in ("seats", "bots"):
            found[name] = {str(key): asdict(takings) for key, takings in found[name].items()}
        return found

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Counts":
        """Sums that were written down."""
        counts = cls(tally=[int(value) for value in data["tally"]])
        for name in ("rounds", "blocked", "games", "reactions", "unfinished"):
            setattr(counts, name, int(data[name]))
        for name in ("wins_by_place", "rounds_by_game", "game_wins"):
            getattr(counts, name).update(counted(data[name]))
        for measure in MEASURES:
            counts.seen[measure].update(counted(data["seen"][measure]))
        for seat, takings in data["seats"].items():
            counts.seats[int(seat)] = Takings(**takings)
        for bot, takings in data["bots"].items():
            counts.bots[bot] = Takings(**takings)
        return counts


def counted(data: Mapping[str, Any]) -> Counter[int]:
    """What was counted by number, out of JSON, which knows names only.

    >>> counted({"17": 2})
    Counter({17: 2})
    """
    return Counter({int(number): int(count) for number, count in data.items()})


def bin_width(counted: dict[int, int]) -> int:
    """How many whole numbers share a bar: fewer values, wider bars, so that chance does not look like a comb.

    That is twice the range of the middle half over the cube root of how many there are (Freedman, Diaconis), in whole
    numbers, so that every bar holds equally many.

    >>> bin_width({value: 1 for value in range(100)}), bin_width({value: 1000 for value in range(100)})
    (22, 2)
    """
    total = sum(counted.values())
    seen, quartiles = 0, [min(counted), max(counted)]
    for value in sorted(counted):
        before, seen = seen, seen + counted[value]
        for number, share in enumerate((0.25, 0.75)):
            if before < share * total <= seen:
                quartiles[number] = value
    fine: float = 2 * (quartiles[1] - quartiles[0]) / total ** (1 / 3)
    return max(1, round(fine), (max(counted) - min(counted)) // MOST_BARS)
