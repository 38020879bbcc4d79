"""What each house rule does to a game: length, luck of the seat, comebacks, and the edge of playing well."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from lastcard.cards.edition import Edition, EditionLike, find
from lastcard.engine.program import GUARD
from lastcard.game.fields import RecordError
from lastcard.game.settings import SETS, Options, OptionsLike
from lastcard.study.intervals import Mean, Z
from lastcard.study.results import Results
from lastcard.study.runner import simulate

GOOD, RANDOM = "normal", "random"

VARIANTS: tuple[dict[str, Any], ...] = (
    {"stack": "same"},
    {"stack": "up"},
    {"stack": "any"},
    {"stack": "any", "deflect": True},
    {"jump_in": True},
    {"seven_zero": True},
    {"draw": "match"},
    {"force_play": True},
    {"mercy": 25},
    {"teams": 2},
    {"teams": 3},
    {"last_card": "acts"},
    {"protection": "all"},
    {"uno_penalty": 4},
    {"uno_penalty": 6},
    {"hand": 5},
    {"hand": 10},
)
"""One house rule each; deflecting needs stacking. Bots call nobody without reason, and elimination changes no round."""


@dataclass(frozen=True)
class Effect:
    """What rounds are like by some options."""

    name: str
    """What is other than in the first row."""
    options: Options
    length: Mean
    """Decisions in a round among good players."""
    luck: Mean
    """Of the seat: the difference between the best and the worst place's share of wins, in points of a hundred."""
    comebacks: Mean
    """Changes of the lead in a round."""
    edge: Mean
    """What playing well is worth: by how many points of a hundred `normal` wins more often than its fair share against
    as many that play at random."""


def compare_options(
    edition: EditionLike = "classic",
    players: int = 4,
    rounds: int = 10_000,
    *,
    seed: int = 0,
    options: OptionsLike | None = None,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> list[Effect]:
    """Play by each house rule, and by each set of them, the same number of rounds, and say what each does.

    The first row is `options`, the rulebook unless said otherwise; every other one adds a rule to it. Rules that cannot
    be played by so many, or with these cards, are left out. Each row plays `rounds` rounds twice: once among bots
    that play well (`normal`), and once with every other seat at random.

    >>> first, *others = compare_options(players=2, rounds=100)
    >>> first.name, others[0].name, others[0].options.stack
    ('rulebook', 'stack = same', 'same')
    >>> first.edge.value > 0
    True
    """
    found = find(edition)
    base = Options.read(options)
    rows = list(_rows(found, players, base))
    effects: list[Effect] = []
    for name, chosen in rows:
        good = simulate(found, players, rounds, bots=(GOOD,), seed=seed, options=chosen, processes=processes)
        mixed = tuple(GOOD if seat % 2 == 0 else RANDOM for seat in range(players))
        against = simulate(found, players, rounds, bots=mixed, seed=seed, options=chosen, processes=processes)
        effects.append(Effect(name, chosen, good.decisions, _luck(good), good.lead_changes, edge_of(against)))
        if progress:
            progress(len(effects), len(rows))
        if not (good.complete and against.complete):
            break
    return effects


def _rows(edition: Edition, players: int, base: Options) -> Iterator[tuple[str, Options]]:
    """The options of each row, and what they are called."""
    yield ("rulebook" if base == Options() else "as chosen", base)
    named = [(_called(variant), variant) for variant in VARIANTS]
    for name, variant in [*named, *((name, dict(chosen)) for name, chosen in SETS.items() if chosen)]:
        try:
            options = replace(base, **variant)
            options.check(players, edition.size)
        except RecordError:
            continue
        if options == base or players > edition.most_players(options.hand) or _does_nothing(edition, variant):
            continue
        yield name, options


def _called(variant: dict[str, Any]) -> str:
    shown = {True: "true", False: "false"}
    return ", ".join(f"{name} = {shown.get(value, value)}" for name, value in variant.items())


def _does_nothing(edition: Edition, variant: dict[str, Any]) -> bool:
    """Protection needs a card that protects."""
    return "protection" in variant and not any(flags & GUARD for flags in edition.deck.flags_of)


def _luck(results: Results) -> Mean:
    """The best place against the worst: both are shares of the same rounds."""
    best, worst = (choose(place.value for place in results.wins) for choose in (max, min))
    won = results.wins[0].total
    if not won:
        return Mean(0.0, None, None, 0.0)
    half = Z * sqrt(max(0.0, best + worst - (best - worst) ** 2) / won)
    value = best - worst
    return Mean(100 * value, 100 * max(0.0, value - half), 100 * (value + half), 0.0)


def edge_of(results: Results) -> Mean:
    """How much more often than its fair share the good bot wins."""
    good = next(each for each in results.by_bot if each.bot == GOOD)
    low, high = 100 * (good.wins.low - good.fair), 100 * (good.wins.high - good.fair)
    return Mean(100 * (good.wins.value - good.fair), low, high, 0.0)


def as_rows(effects: Sequence[Effect]) -> list[dict[str, Any]]:
    """The effects as JSON can hold them."""
    return [
        {
            "name": effect.name,
            "options": effect.options.changed(),
            **{
                each: {key: getattr(getattr(effect, each), key) for key in ("value", "low", "high")}
                for each in ("length", "luck", "comebacks", "edge")
            },
        }
        for effect in effects
    ]
