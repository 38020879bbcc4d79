"""Results as tables, and as CSV."""

import csv
from collections.abc import Sequence
from typing import TextIO

from lastcard.simulate.arena import Outcome
from lastcard.simulate.counts import COLUMNS
from lastcard.simulate.results import Mean, Results, Share

PLACES = ("left of the dealer", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def place_names(players: int) -> list[str]:
    """The places from the dealer.

    >>> place_names(3)
    ['left of the dealer', 'second', 'the dealer']
    """
    return [*PLACES[: players - 1], "the dealer"]


def table(results: Results) -> str:
    """One simulation in words and numbers."""
    unit = f"{results.games:,} games, {results.rounds:,} rounds" if results.games else f"{results.rounds:,} rounds"
    lines = [f"{results.edition}, {results.players} players ({', '.join(results.bots)}), {unit}, seed {results.seed}"]
    if not results.complete:
        lines.append("(stopped early)")
    lines += ["", f"{'':<32}{'':>10}  95 % interval"]
    for name, place in zip(place_names(results.players), results.wins, strict=True):
        lines.append(_share(f"wins, {name}", place))
    if results.games:
        for name, place in zip(place_names(results.players), results.game_wins, strict=True):
            lines.append(_share(f"game won, {name}", place))
        lines.append(_mean("rounds in a game", results.rounds_by_game))
    lines += [
        _mean("decisions in a round", results.decisions),
        _mean("turns in a round", results.turns),
        _mean("points for the winner", results.points),
        _mean("changes of the lead", results.lead_changes),
        _mean("reshuffles", results.reshuffles),
        _share("rounds blocked", results.blocked),
        _share("calls missed", results.calls_missed),
        _share("missed calls caught", results.calls_caught),
        _share("challenges won", results.challenges_won),
    ]
    if results.specials:
        lines += ["", f"{'':<32}{'drawn':>10}{'played':>10}   decided a round"]
        for card in results.specials:
            decided = f"{card.decided.value:>8.1%}  {card.decided.low:.1%} to {card.decided.high:.1%}"
            lines.append(f"{card.name:<32}{card.drawn:>10.3f}{card.played:>10.3f}{decided}")
        lines.append("(drawn from the draw pile and played: times in a round; decided: the last card played in it)")
    return "\n".join(lines)


def _share(name: str, share: Share) -> str:
    return f"{name:<32}{share.value:>10.2%}  {share.low:.2%} to {share.high:.2%}  ({share.count:,} of {share.total:,})"


def _mean(name: str, mean: Mean) -> str:
    interval = "" if mean.low is None or mean.high is None else f"  {mean.low:.2f} to {mean.high:.2f}"
    return f"{name:<32}{mean.value:>10.2f}{interval}"


def comparison(all_results: Sequence[Results]) -> str:
    """Several editions side by side: what the special cards do to length, swings and the luck of the seat."""
    first = all_results[0]
    lines = [f"{first.players} players ({', '.join(first.bots)}), {first.rounds:,} rounds each, seed {first.seed}", ""]
    heads = ("decisions", "points", "deviation", "lead changes", "best place", "worst place")
    lines.append(f"{'edition':<22}" + "".join(f"{head:>22}" for head in heads))
    for results in all_results:
        places = sorted(results.wins, key=lambda place: place.value)
        cells = [
            _plus_minus(results.decisions),
            _plus_minus(results.points),
            f"{results.points.deviation:.1f}",
            _plus_minus(results.lead_changes),
            f"{places[-1].value:.2%} ±{(places[-1].high - places[-1].low) / 2:.2%}",
            f"{places[0].value:.2%} ±{(places[0].high - places[0].low) / 2:.2%}",
        ]
        lines.append(f"{results.edition:<22}" + "".join(f"{cell:>22}" for cell in cells))
    lines.append("(± is half the 95 % interval)")
    return "\n".join(lines)


def _plus_minus(mean: Mean) -> str:
    return f"{mean.value:.2f} ±{mean.half:.2f}"


def write_csv(results: Results, file: TextIO) -> None:
    """The columns of every round."""
    assert results.columns is not None
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(zip(*(results.columns[name].tolist() for name in COLUMNS), strict=True))


def arena_table(outcome: Outcome) -> str:
    """Who is better than whom, in numbers."""
    head = f"{outcome.edition}, {outcome.players} players, {outcome.rounds:,} rounds, seed {outcome.seed}"
    lines = [head if outcome.complete else f"{head} (stopped early)", ""]
    if outcome.pairings:
        wide = max(len(f"{pair.first} against {pair.second}") for pair in outcome.pairings) + 2
        lines.append(f"{'':<{wide}}{'wins':>7}  {'95 % interval':<20}{'points':>8}  {'95 % interval':<20}{'rounds':>9}")
        for pair in outcome.pairings:
            name = f"{pair.first} against {pair.second}"
            lines.append(
                f"{name:<{wide}}{pair.wins.value:>7.2%}  {_interval(pair.wins, '.2%'):<20}"
                f"{pair.points.value:>+8.2f}  {_interval(pair.points, '+.2f'):<20}{pair.rounds:>9,}"
            )
        lines += ["", "(each deal is played twice, with the sides swapped; points: by how many the first one is ahead,"]
        lines += ["a round; a blocked round is half a win)"]
    if outcome.standings:
        wide = max(len(standing.bot) for standing in outcome.standings) + 2
        lines.append(
            f"{'':<{wide}}{'rating':>7}  {'95 % interval':<18}{'wins':>7}  {'95 % interval':<20}"
            f"{'points':>7}  {'95 % interval':<16}{'seats':>9}"
        )
        for standing in outcome.standings:
            lines.append(
                f"{standing.bot:<{wide}}{standing.rating.value:>7.0f}  {_interval(standing.rating, '.0f'):<18}"
                f"{standing.wins.value:>7.2%}  {_interval(standing.wins, '.2%'):<20}"
                f"{standing.points.value:>7.2f}  {_interval(standing.points, '.2f'):<16}{standing.seats:>9,}"
            )
        fair = 1 / outcome.players
        lines += ["", f"(each deal is played in all {outcome.players} rotations; wins and points: for each seat a bot"]
        lines += [f"held, a round; fair are {fair:.2%}; rating: 1500 on average, 400 more win ten times as often)"]
    return "\n".join(lines)


def _interval(mean: Mean, form: str) -> str:
    return "" if mean.low is None or mean.high is None else f"{mean.low:{form}} to {mean.high:{form}}"
