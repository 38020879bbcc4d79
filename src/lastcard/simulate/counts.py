"""What a chunk of rounds adds up to: plain whole numbers, so that sums do not depend on their order."""

from collections import Counter
from dataclasses import dataclass, field

COLUMNS = ("dealer", "winner", "decisions", "reactions", "turns", "points", "lead_changes", "reshuffles")
"""What is kept of each round. `winner` is a seat, -1 for a blocked round; `points` is what the winner scores, or 0."""

MEASURES = ("decisions", "turns", "points", "lead_changes", "reshuffles")
"""The columns that are averaged."""


@dataclass
class Counts:
    """Sums over some rounds, or over some games."""

    rounds: int = 0
    blocked: int = 0
    wins_by_place: Counter[int] = field(default_factory=Counter)
    """By place from the dealer: 0 is the dealer's left."""
    sums: Counter[str] = field(default_factory=Counter)
    squares: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    """How many rounds took so many decisions."""
    points: Counter[int] = field(default_factory=Counter)
    tally: list[int] = field(default_factory=list)
    games: int = 0
    rounds_by_game: Counter[int] = field(default_factory=Counter)
    game_wins: Counter[int] = field(default_factory=Counter)
    """By place from the first dealer; players who win together all count."""
    reactions: int = 0
    unfinished: int = 0

    def add_round(self, row: tuple[int, ...], players: int) -> None:
        """Count a round by its columns."""
        named = dict(zip(COLUMNS, row, strict=True))
        self.rounds += 1
        self.reactions += named["reactions"]
        if named["winner"] < 0:
            self.blocked += 1
        else:
            self.wins_by_place[(named["winner"] - named["dealer"] - 1) % players] += 1
        for measure in MEASURES:
            value = named[measure]
            self.sums[measure] += value
            self.squares[measure] += value * value
        self.lengths[named["decisions"]] += 1
        if named["winner"] >= 0:
            self.points[named["points"]] += 1

    def add(self, other: "Counts") -> None:
        """Add the sums of other rounds."""
        self.rounds += other.rounds
        self.blocked += other.blocked
        self.games += other.games
        self.reactions += other.reactions
        self.unfinished += other.unfinished
        for name in ("wins_by_place", "sums", "squares", "lengths", "points", "rounds_by_game", "game_wins"):
            getattr(self, name).update(getattr(other, name))
        self.tally = [a + b for a, b in zip(self.tally, other.tally, strict=True)] if self.tally else list(other.tally)
