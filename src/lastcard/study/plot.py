"""The picture a person would rather look at. Needs matplotlib, imported only here."""

from collections.abc import Callable, Sequence
from math import nan

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from lastcard.study.arena import Outcome
from lastcard.study.counts import bin_width
from lastcard.study.house_rules import Effect
from lastcard.study.intervals import Mean, Share
from lastcard.study.report import place_names
from lastcard.study.results import Results
from lastcard.study.review import Review

LINES = ("-", "--", "-.", ":")
"""Players are told apart by more than colour."""
BLUE, ORANGE, GREY = "#2b6cb0", "#dd6b20", "#718096"


def draw(results: Results, path: str) -> None:
    """One simulation: who wins, how long rounds are, what they score, what the special cards do."""
    places = place_names(results.players)
    points = "points for the winner" if results.scoring == "winner" else "points left in the hands"
    panels: list[Callable[[Axes], None]] = [
        lambda axis: _shares(axis, places, results.wins, [1 / results.players] * len(places), "wins by place"),
        lambda axis: _histogram(axis, results.lengths, "decisions in a round", results.decisions),
        lambda axis: _histogram(axis, results.points_seen, points, results.points),
    ]
    if len(results.by_bot) > 1:
        names = [each.bot for each in results.by_bot]
        fair = [each.fair for each in results.by_bot]
        shares = [each.game_wins if results.games else each.wins for each in results.by_bot]
        won = "games won by bot" if results.games else "wins by bot"
        panels.insert(1, lambda axis: _shares(axis, names, shares, fair, won))
    if results.specials:
        panels.append(lambda axis: _specials(axis, results))
    wide = 2 if len(panels) == 4 else 3
    high = -(-len(panels) // wide)
    figure, axes = pyplot.subplots(high, wide, figsize=(5.5 * wide, 4 * high), layout="constrained", squeeze=False)
    title = f"{results.edition}, {results.players} players, {results.rounds:,} rounds ({', '.join(results.bots)})"
    figure.suptitle(title)
    for axis in axes.flat[len(panels) :]:
        axis.set_axis_off()
    for axis, panel in zip(axes.flat, panels, strict=False):
        panel(axis)
    _save(figure, path)


def draw_comparison(all_results: Sequence[Results], path: str) -> None:
    """All editions side by side, with intervals."""
    names = [results.edition for results in all_results]
    figure, axes = pyplot.subplots(2, 2, figsize=(12, 8), layout="constrained", sharey=True)
    first = all_results[0]
    figure.suptitle(
        f"{first.players} players, {first.rounds:,} rounds each ({', '.join(first.bots)}), with 95 % intervals"
    )
    points = "points for the winner" if first.scoring == "winner" else "points left in the hands"
    _means(axes[0][0], names, [results.decisions for results in all_results], "decisions in a round")
    _means(axes[0][1], names, [results.points for results in all_results], points)
    _means(axes[1][0], names, [results.lead_changes for results in all_results], "changes of the lead in a round")
    _luck(axes[1][1], all_results)
    axes[0][0].invert_yaxis()  # the first edition on top; the panels share the axis
    _save(figure, path)


def draw_options(effects: Sequence[Effect], head: str, path: str) -> None:
    """House rules side by side, with intervals; the line is the first row."""
    names = [effect.name for effect in effects]
    size = (14, 2 + 0.28 * len(names))
    figure, axes = pyplot.subplots(1, 4, figsize=size, layout="constrained", sharey=True)
    figure.suptitle(f"{head}, with 95 % intervals")
    panels = (
        ("decisions in a round", [effect.length for effect in effects]),
        ("luck of the seat, points", [effect.luck for effect in effects]),
        ("changes of the lead in a round", [effect.comebacks for effect in effects]),
        ("edge over random, points", [effect.edge for effect in effects]),
    )
    for axis, (title, means) in zip(axes, panels, strict=True):
        _means(axis, names, means, title)
        axis.axvline(means[0].value, color=ORANGE, linestyle="--", linewidth=1)
    axes[0].invert_yaxis()
    _save(figure, path)


def draw_arena(outcome: Outcome, path: str) -> None:
    """Who wins against whom, and the ratings of three and more, with their intervals."""
    panels: list[tuple[str, list[str], list[Mean], float, float]] = []
    if outcome.standings:
        rated = outcome.standings
        panels.append(("rating", [each.bot for each in rated], [each.rating for each in rated], 1.0, 1500.0))
    if outcome.pairings:
        pairs = outcome.pairings
        names = [f"{pair.first}\nagainst {pair.second}" for pair in pairs]
        panels.append(("wins, %", names, [pair.wins for pair in pairs], 100.0, 50.0))
    heights = [1.0 + 0.6 * len(names) for _, names, *_ in panels]
    figure, grid = pyplot.subplots(
        len(panels), figsize=(9, 0.5 + sum(heights)), layout="constrained", height_ratios=heights, squeeze=False
    )
    unit = "games" if outcome.by_games else "rounds"
    figure.suptitle(f"{outcome.edition}, {outcome.players} players, {outcome.rounds:,} {unit}")
    for axis, (title, names, means, scale, fair) in zip(grid[:, 0], panels, strict=True):
        _dots(axis, names, [scale * mean.value for mean in means], [_ends(mean, scale) for mean in means], BLUE)
        axis.axvline(fair, color=ORANGE, linestyle="--", linewidth=1)
        axis.invert_yaxis()
        axis.margins(y=0.15)
        known = any(mean.low is not None for mean in means)
        axis.set_title(f"{title}, {'with 95 % intervals' if known else 'too few deals for intervals'}")
    _save(figure, path)


def draw_review(review: Review, path: str) -> None:
    """Everybody's chances over the moves, round by round, with the turning points marked."""
    figure, axis = pyplot.subplots(figsize=(11, 4.5), layout="constrained")
    figure.suptitle(f"{review.game.edition.name}: chances of winning the round")
    lines = [
        axis.plot([], [], linestyle=LINES[seat % len(LINES)], label=player)[0]
        for seat, player in enumerate(review.players)
    ]
    for each in review.rounds:
        moves = [point.move for point in each.points]
        for seat, line in enumerate(lines):
            chances = [100 * point.chances[seat] for point in each.points]
            axis.plot(moves, chances, color=line.get_color(), linestyle=line.get_linestyle())
        axis.axvline(moves[0], color=GREY, linewidth=0.8)
        for turn in each.turns:
            seat = review.players.index(turn.player)
            at = next(point for point in each.points if point.move > turn.move)
            marker = "D" if turn.choice else "o"
            axis.plot(at.move, 100 * at.chances[seat], marker=marker, color=lines[seat].get_color())
    axis.set_xlabel("move (diamond: turned by a choice, dot: by luck)")
    axis.set_ylabel("%")
    axis.set_ylim(-3, 103)
    axis.xaxis.set_major_locator(MaxNLocator(integer=True))
    axis.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    _save(figure, path)


def _shares(axis: Axes, names: Sequence[str], shares: Sequence[Share], fair: Sequence[float], title: str) -> None:
    values = [100 * share.value for share in shares]
    low = [100 * (share.value - share.low) for share in shares]
    high = [100 * (share.high - share.value) for share in shares]
    axis.bar(names, values, yerr=[low, high], color=BLUE, capsize=4)
    for place, value in enumerate(fair):
        axis.hlines(100 * value, place - 0.5, place + 0.5, color=ORANGE, linestyle="--")
    axis.set_title(f"{title}, % (dashed: fair)")
    axis.tick_params(axis="x", labelrotation=15)


def _means(axis: Axes, names: Sequence[str], means: Sequence[Mean], title: str) -> None:
    _dots(axis, names, [mean.value for mean in means], [_ends(mean) for mean in means], BLUE)
    axis.set_title(title)


def _ends(mean: Mean, scale: float = 1.0) -> tuple[float, float]:
    low, high = (nan if end is None else end for end in (mean.low, mean.high))  # nothing is drawn there
    return scale * low, scale * high


def _luck(axis: Axes, all_results: Sequence[Results]) -> None:
    """The best and the worst place from the dealer."""
    names = [results.edition for results in all_results]
    for choose, colour, label, shift in ((max, BLUE, "the best place", -0.12), (min, GREY, "the worst place", 0.12)):
        shares = [choose(results.wins, key=lambda share: share.value) for results in all_results]
        ends = [(100 * share.low, 100 * share.high) for share in shares]
        _dots(axis, names, [100 * share.value for share in shares], ends, colour, label, shift)
    axis.axvline(100 / all_results[0].players, color=ORANGE, linestyle="--", linewidth=1, label="fair")
    axis.set_title("luck of the seat: wins by place from the dealer, %")
    axis.legend(loc="upper center", bbox_to_anchor=(0.5, -0.07), ncols=3, frameon=False)


def _dots(
    axis: Axes,
    names: Sequence[str],
    values: Sequence[float],
    ends: Sequence[tuple[float, float]],
    colour: str,
    label: str | None = None,
    shift: float = 0.0,
) -> None:
    """A value with its interval for every name, from top to bottom."""
    places = [place + shift for place in range(len(names))]
    errors = [
        [value - low for value, (low, _) in zip(values, ends, strict=True)],
        [high - value for value, (_, high) in zip(values, ends, strict=True)],
    ]
    axis.errorbar(values, places, xerr=errors, fmt="o", color=colour, capsize=4, markersize=5, label=label)
    axis.set_yticks(range(len(names)), names)
    axis.grid(axis="x", alpha=0.3)
    axis.margins(y=0.08)


def _histogram(axis: Axes, counted: dict[int, int], title: str, mean: Mean) -> None:
    if counted:
        width = bin_width(counted)
        first = min(counted) // width * width
        edges = [edge - 0.5 for edge in range(first, max(counted) + width + 1, width)]
        axis.hist(list(counted), bins=edges, weights=list(counted.values()), color=BLUE)
        axis.axvline(mean.value, color=ORANGE, label=f"mean {mean.value:.1f}")
        axis.legend()
    axis.set_title(title)


def _specials(axis: Axes, results: Results) -> None:
    names = [card.name for card in results.specials]
    places = range(len(names))
    axis.bar(
        [place - 0.2 for place in places], [card.drawn for card in results.specials], 0.4, label="drawn", color=GREY
    )
    axis.bar(
        [place + 0.2 for place in places], [card.played for card in results.specials], 0.4, label="played", color=BLUE
    )
    axis.set_xticks(list(places), names)
    axis.margins(x=0.4 / len(names))
    axis.set_title("special cards, times in a round")
    axis.legend()


def _save(figure: Figure, path: str) -> None:
    """The same results give the same file."""
    with matplotlib.rc_context({"svg.hashsalt": "lastcard"}):
        figure.savefig(path, dpi=120, metadata={"Date": None} if path.endswith(".svg") else None)
    pyplot.close(figure)
