"""The picture a person would rather look at. Needs matplotlib, imported only here."""

from collections.abc import Sequence

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot
from matplotlib.axes import Axes

from lastcard.simulate.arena import Outcome
from lastcard.simulate.report import place_names
from lastcard.simulate.results import Mean, Results, Share

BLUE, ORANGE, GREY = "#2b6cb0", "#dd6b20", "#718096"


def draw(results: Results, path: str) -> None:
    """One simulation: who wins, how long rounds are, what they score, what the special cards do."""
    figure, axes = pyplot.subplots(2, 2, figsize=(11, 7.5), layout="constrained")
    title = f"{results.edition}, {results.players} players, {results.rounds:,} rounds ({', '.join(results.bots)})"
    figure.suptitle(title)
    _shares(axes[0][0], place_names(results.players), results.wins, "wins by place from the dealer")
    axes[0][0].axhline(100 / results.players, color=GREY, linestyle="--", linewidth=1)
    _histogram(axes[0][1], results.lengths, "decisions in a round", results.decisions)
    _histogram(axes[1][0], results.points_seen, "points for the winner", results.points)
    _specials(axes[1][1], results)
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def draw_comparison(all_results: Sequence[Results], path: str) -> None:
    """All editions side by side."""
    names = [results.edition for results in all_results]
    figure, axes = pyplot.subplots(2, 2, figsize=(12, 8), layout="constrained")
    first = all_results[0]
    figure.suptitle(f"{first.players} players, {first.rounds:,} rounds each ({', '.join(first.bots)})")
    _means(axes[0][0], names, [results.decisions for results in all_results], "decisions in a round")
    _means(axes[0][1], names, [results.points for results in all_results], "points for the winner")
    _means(axes[1][0], names, [results.lead_changes for results in all_results], "changes of the lead")
    axes[1][1].bar(names, [100 * results.seat_luck for results in all_results], color=ORANGE)
    axes[1][1].set_title("luck of the seat: best place less worst place, %")
    for row in axes:
        for axis in row:
            axis.set_xticks(range(len(names)), names, rotation=25, ha="right")
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def draw_arena(outcome: Outcome, path: str) -> None:
    """Who wins against whom, or the ratings at larger tables, with their intervals."""
    names = [f"{pair.first}\nagainst {pair.second}" for pair in outcome.pairings]
    means = [pair.wins for pair in outcome.pairings]
    title, scale, fair = "wins, %", 100.0, 50.0
    if outcome.standings:
        names = [standing.bot for standing in outcome.standings]
        means = [standing.rating for standing in outcome.standings]
        title, scale, fair = "rating", 1.0, 1500.0
    figure, axis = pyplot.subplots(figsize=(9, 1.5 + 0.6 * len(names)), layout="constrained")
    figure.suptitle(f"{outcome.edition}, {outcome.players} players, {outcome.rounds:,} rounds")
    places = range(len(names))
    values = [scale * mean.value for mean in means]
    axis.errorbar(values, list(places), xerr=[scale * mean.half for mean in means], fmt="o", color=BLUE, capsize=5)
    axis.axvline(fair, color=GREY, linestyle="--", linewidth=1)
    axis.set_yticks(list(places), names)
    axis.invert_yaxis()
    axis.margins(y=0.15)
    axis.set_title(f"{title}, with 95 % intervals")
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def _shares(axis: Axes, names: Sequence[str], shares: Sequence[Share], title: str) -> None:
    values = [100 * share.value for share in shares]
    low = [100 * (share.value - share.low) for share in shares]
    high = [100 * (share.high - share.value) for share in shares]
    axis.bar(names, values, yerr=[low, high], color=BLUE, capsize=4)
    axis.set_title(f"{title}, %")
    axis.tick_params(axis="x", labelrotation=15)


def _means(axis: Axes, names: Sequence[str], means: Sequence[Mean], title: str) -> None:
    errors = [mean.half for mean in means]
    axis.bar(names, [mean.value for mean in means], yerr=errors, color=BLUE, capsize=4)
    axis.set_title(title)


def _histogram(axis: Axes, counted: dict[int, int], title: str, mean: Mean) -> None:
    values, weights = list(counted), list(counted.values())
    width = max(1, (max(values) - min(values)) // 60)
    axis.hist(values, bins=range(min(values), max(values) + 2 * width, width), weights=weights, color=BLUE)
    axis.axvline(mean.value, color=ORANGE, label=f"mean {mean.value:.1f}")
    axis.set_title(title)
    axis.legend()


def _specials(axis: Axes, results: Results) -> None:
    if not results.specials:
        axis.set_axis_off()
        return
    names = [card.name for card in results.specials]
    places = range(len(names))
    axis.bar(
        [place - 0.2 for place in places], [card.drawn for card in results.specials], 0.4, label="drawn", color=GREY
    )
    axis.bar(
        [place + 0.2 for place in places], [card.played for card in results.specials], 0.4, label="played", color=BLUE
    )
    axis.set_xticks(list(places), names)
    axis.set_title("special cards, times in a round")
    axis.legend()
