"""Results as tables, and as CSV."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from lastcard.study.arena import Outcome
from lastcard.study.counts import COLUMNS, columns
from lastcard.study.house_rules import Effect
from lastcard.study.intervals import Mean, Share
from lastcard.study.results import Results
from lastcard.study.standings import Pairing, Standing
from lastcard.words import lines

Row = tuple[str, ...]
NOTHING = "–"
INTERVAL = "95 % interval"
WINNER = COLUMNS.index("winner")

PLACES = ("left of the dealer", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def place_names(players: int) -> list[str]:
    """The places from the dealer.

    >>> place_names(3)
    ['left of the dealer', 'second', 'the dealer']
    """
    return [*PLACES[: players - 1], "the dealer"]


def table(results: Results, width: int = 80) -> str:
    """One simulation in words and numbers."""
    rounds = _count(results.rounds, "round")
    unit = f"{_count(results.games, 'game')}, {rounds}" if results.games else rounds
    head = f"{results.edition}, {results.players} players ({', '.join(results.bots)}), {unit}, seed {results.seed}"
    blocks = [lines.note(head if results.complete else f"{head} (stopped early)", width)]
    if len(results.by_bot) > 1:
        blocks += _showings(results, width)
    rows: list[Row] = [("", "", INTERVAL, "")]
    rows += _places("wins", results.players, results.wins)
    if results.games:
        rows += _places("game won", results.players, results.game_wins)
        rows.append(_mean("rounds in a game", results.rounds_by_game))
    points = "points for the winner" if results.scoring == "winner" else "points left in the hands"
    rows += [
        _mean("decisions in a round", results.decisions),
        _mean("turns in a round", results.turns),
        _mean(points, results.points) if results.points_seen else (points, NOTHING, "", "nobody won"),
        _mean("changes of the lead", results.lead_changes),
        _mean("reshuffles", results.reshuffles),
        _share("rounds blocked", results.blocked),
        _share("calls missed", results.calls_missed, "no call was owed"),
        _share("missed calls caught", results.calls_caught, "no call was missed"),
        _share("challenges won", results.challenges_won, "nobody challenged"),
    ]
    blocks.append(lines.table(rows, width, spare=1))
    if results.specials:
        rows = [("", "drawn", "played", "decided", INTERVAL)]
        for card in results.specials:
            _, share, interval, _ = _share("", card.decided)
            rows.append((card.name, f"{card.drawn:.3f}", f"{card.played:.3f}", share, interval))
        about = "(drawn from the draw pile and played: times in a round; decided: the last card played in it)"
        blocks.append(f"{lines.table(rows, width)}\n{lines.note(about, width)}")
    return "\n\n".join(blocks)


def _showings(results: Results, width: int) -> list[str]:
    """How each bot did, and, where one has several seats, each seat."""
    points = "points" if results.scoring == "winner" else "tally"
    tables = [("bot", results.by_bot)]
    if len(results.by_bot) < results.players:
        tables.append(("seat", results.by_seat))
    blocks: list[str] = []
    for kind, showings in tables:
        win = "games" if results.games else "wins"
        rows: list[Row] = [(f"by {kind}", "fair", win, INTERVAL, points, INTERVAL)]
        for each in showings:
            name = f"{each.seats[0] + 1} {each.bot}" if kind == "seat" else each.bot
            if len(each.seats) > 1:
                name += f" ({len(each.seats)} seats)"
            _, share, interval, _ = _share("", each.game_wins if results.games else each.wins, "")
            _, mean, between, _ = _mean("", each.points)
            rows.append((name, f"{each.fair:.2%}", share, interval, mean, between))
        blocks.append(lines.table(rows, width))
    what = "what a round brings" if results.scoring == "winner" else "what a round adds to a tally (fewer are better)"
    about = f"(fair: if all were equally good; {points}: {what}, for each seat; the deal goes round)"
    blocks[-1] += f"\n{lines.note(about, width)}"
    return blocks


def _count(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def _places(what: str, players: int, shares: Sequence[Share]) -> list[Row]:
    return [_share(f"{what}, {name}", share) for name, share in zip(place_names(players), shares, strict=True)]


def _share(name: str, share: Share, none: str = "none") -> Row:
    """A share; one of nothing is no number, and `none` says why."""
    if not share.total:
        return name, NOTHING, "", none
    interval = f"{share.low:.2%} to {share.high:.2%}"
    return name, f"{share.value:.2%}", interval, f"{share.count:,} of {share.total:,}"


def _mean(name: str, mean: Mean) -> Row:
    return name, f"{mean.value:.2f}", _interval(mean, ".2f"), ""


def comparison(all_results: Sequence[Results], width: int = 80) -> str:
    """Several editions side by side: what the special cards do to length, swings and the luck of the seat."""
    first = all_results[0]
    rounds = _count(first.rounds, "round")
    head = f"{first.players} players ({', '.join(first.bots)}), {rounds} each, seed {first.seed}"
    rows: list[Row] = [("edition", "decisions", "points", "spread", "lead", "places, %")]
    for results in all_results:
        worst, best = (choose(results.wins, key=lambda place: place.value) for choose in (min, max))
        half = max(place.high - place.low for place in (worst, best)) / 2
        rows.append(
            (
                results.edition,
                f"{results.decisions.value:.1f} ±{results.decisions.half:.1f}",
                f"{results.points.value:.1f} ±{results.points.half:.1f}",
                f"{results.points.deviation:.1f}",
                f"{results.lead_changes.value:.2f} ±{results.lead_changes.half:.2f}",
                f"{100 * worst.value:.1f}–{100 * best.value:.1f} ±{100 * half:.1f}",
            )
        )
    about = (
        "(± is half of the 95 % interval. Decisions in a round; points left in the hands, and their standard deviation "
        "as their spread; changes of the lead; the shares of wins of the worst and the best place from the dealer.)"
    )
    return "\n\n".join([lines.note(head, width), lines.table(rows, width), lines.note(about, width)])


def option_table(effects: Sequence[Effect], head: str, width: int = 80) -> str:
    """House rules side by side: what each does to length, luck of the seat, comebacks and the edge of playing well."""
    rows: list[Row] = [("options", "length", "luck", "comebacks", "edge")]
    for effect in effects:
        found = (effect.length, effect.luck, effect.comebacks, effect.edge)
        rows.append((effect.name, *(f"{mean.value:.1f} ±{mean.half:.1f}" for mean in found)))
    about = (
        "(± is half of the 95 % interval. Length: decisions in a round. Luck of the seat: the best place's share of "
        "wins less the worst's, in points of a hundred; among many places chance alone makes some difference. "
        "Comebacks: changes of the lead in a round. Edge: by how many points of a hundred normal wins more often than "
        "its fair share against as many that play at random.)"
    )
    return "\n\n".join([lines.note(head, width), lines.table(rows, width), lines.note(about, width)])


class RoundsFile:
    """A CSV file of every round: its columns, and the bot that won. It is begun when the first round comes."""

    def __init__(self, path: Path, bots: Sequence[str]) -> None:
        self.path, self.bots = path, bots
        self.file: TextIO | None = None

    def __enter__(self) -> "RoundsFile":
        return self

    def __exit__(self, *error: object) -> None:
        if self.file is not None:
            self.file.close()

    def __call__(self, row: Sequence[int]) -> None:
        """Write a round."""
        if self.file is None:
            self.file = self.path.open("w", encoding="utf-8", newline="")
            self.writer = csv.writer(self.file, lineterminator="\n")
            self.writer.writerow([*columns(len(self.bots)), "bot"])
        winner = row[WINNER]
        self.writer.writerow([*row, self.bots[winner] if winner >= 0 else ""])


def arena_table(outcome: Outcome, width: int = 80) -> str:
    """Who is better than whom, in numbers."""
    one = "game" if outcome.by_games else "round"
    rounds = _count(outcome.rounds, one)
    head = f"{outcome.edition}, {outcome.players} players, {rounds}, seed {outcome.seed}"
    blocks = [lines.note(head if outcome.complete else f"{head} (stopped early)", width)]
    if outcome.pairings:
        rows: list[Row] = [("", "wins", INTERVAL, "points", INTERVAL, f"{one}s")]
        for pair in outcome.pairings:
            wins, points = (f"{pair.wins.value:.2%}", f"{pair.points.value:+.2f}")
            intervals = (_interval(pair.wins, ".2%"), _interval(pair.points, "+.2f"))
            name = f"{pair.first} against {pair.second}"
            rows.append((name, wins, intervals[0], points, intervals[1], f"{pair.rounds:,}"))
        drawn = "a game that nobody wins alone" if outcome.by_games else "a blocked round"
        about = (
            f"(each deal is played twice, with the sides swapped; points: by how many the first one is ahead, a {one}; "
            f"{drawn} is half a win{_unsure(outcome.pairings)})"
        )
        blocks += [lines.table(rows, width, spare=1), lines.note(about, width)]
    if outcome.standings:
        rows = [("", "rating", INTERVAL, "wins", INTERVAL, "points", INTERVAL, "seats")]
        for each in outcome.standings:
            cells = [f"{each.rating.value:.0f}", _interval(each.rating, ".0f")]
            cells += [f"{each.wins.value:.2%}", _interval(each.wins, ".2%")]
            cells += [f"{each.points.value:.2f}", _interval(each.points, ".2f")]
            rows.append((each.bot, *cells, f"{each.seats:,}"))
        about = (
            f"(each deal is played in all {outcome.players} rotations; wins and points: for each seat a bot held, a "
            f"{one}; {outcome.fair:.2%} would be a fair share; rating: 1500 on average, and 400 more win ten "
            f"times as often{_unsure(outcome.standings)})"
        )
        blocks += [lines.table(rows, width, spare=1), lines.note(about, width)]
    return "\n\n".join(blocks)


def _unsure(found: Sequence[Pairing | Standing]) -> str:
    return "; too few deals for intervals" if any(each.wins.low is None for each in found) else ""


def _interval(mean: Mean, form: str) -> str:
    return "" if mean.low is None or mean.high is None else f"{mean.low:{form}} to {mean.high:{form}}"
