"""What a change to an edition did, in plain words: only what many rounds can tell from chance.

>>> changed = find("house-party")
>>> comparison = compare_editions(changed, rounds=400)
>>> comparison.base.id
'classic'
>>> len(comparison.findings) > 1
True
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

from lastcard.cards.edition import Edition, EditionLike, find, load
from lastcard.catalogue import Message
from lastcard.files import FileError, parse_toml
from lastcard.study.house_rules import GOOD, RANDOM, edge_of
from lastcard.study.intervals import Mean, Share, Z
from lastcard.study.results import Results
from lastcard.study.runner import simulate

PLAYERS = 4
ROUNDS = 10_000

SURE = 3.29
"""So many times the usual spread is a difference that we believe: chance makes one in a thousand."""

LEAST_CHANGE = 0.02
"""The part by which something has to change to be worth a word."""

UNFAIR = 0.03
"""The share of wins above its fair one that makes a seat too good."""

OFTEN_BLOCKED = 0.01
LONG, BRIEF = 2.0, 0.5
"""Times the length of the edition that it came from."""

RARE = 0.02
"""Times in a round: a special card that is played less often might as well not be there."""


@dataclass(frozen=True)
class Pair:
    """What was played with an edition: a table of good players, and one where every other one plays at random."""

    good: Results
    mixed: Results


@dataclass(frozen=True)
class Finding:
    """One sentence. A concern is something that whoever made the edition should look at."""

    message: Message
    concern: bool = False

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True)
class Comparison:
    """An edition beside the one it came from."""

    edition: Edition
    base: Edition
    played: Pair
    before: Pair
    findings: tuple[Finding, ...]

    @property
    def verdict(self) -> Message:
        """All of it in one sentence."""
        return verdict(self.findings)

    def __str__(self) -> str:
        lines = [str(self.verdict), *(f"{'!' if found.concern else '-'} {found}" for found in self.findings)]
        return "\n".join(lines)


def seats(players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who plays at the two tables of a `Pair`."""
    return (GOOD,) * players, tuple(GOOD if seat % 2 == 0 else RANDOM for seat in range(players))


def base_of(edition: Edition) -> Edition:
    """The edition that a file came from; classic where it names none.

    >>> base_of(load("pirates"))
    <Edition classic>
    """
    try:
        table = parse_toml(edition.file) if edition.file else {}
    except FileError:
        table = {}
    named = table.get("extends", "classic")
    return load(named if isinstance(named, str) else "classic")


def players_for(edition: Edition, base: Edition) -> int:
    """How many play: four, where the cards are enough for them."""
    return min(PLAYERS, edition.most_players(), base.most_players())


def compare_editions(
    edition: EditionLike,
    base: EditionLike | None = None,
    *,
    players: int | None = None,
    rounds: int = ROUNDS,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Comparison:
    """Play many rounds of an edition and of the one it came from, and say what the change did.

    `base` is what the edition's file extends, unless it is named. Both are played by bots that play well, and
    once more with every other seat at random: that tells what playing well is worth.

    >>> print(compare_editions("classic", rounds=300))
    It plays like Classic: ...
    """
    found = find(edition)
    against = base_of(found) if base is None else find(base)
    players = players_for(found, against) if players is None else players
    results: list[Results] = []
    for number, (each, bots) in enumerate((each, bots) for each in (found, against) for bots in seats(players)):

        def tell(done: int, _: int, number: int = number) -> None:
            if progress:
                progress(number * rounds + done, 4 * rounds)

        results.append(simulate(each, players, rounds, seed, bots=bots, processes=processes, progress=tell))
    played, before = Pair(results[0], results[1]), Pair(results[2], results[3])
    return Comparison(found, against, played, before, findings(found, against, played, before))


def findings(edition: Edition, base: Edition, played: Pair, before: Pair) -> tuple[Finding, ...]:
    """What the rounds tell, the most telling first."""
    new, old = played.good, before.good
    found = [
        _length(new, old, base.name),
        *_specials(edition, base, new, old),
        _seat(new, old, base.name),
        *_blocked(new),
        *_points(new.points, old.points),
        *_lead(new.lead_changes, old.lead_changes),
        *_edge(played, before, base.name),
    ]
    return tuple(found)


def verdict(found: tuple[Finding, ...]) -> Message:
    """All of it in one sentence."""
    concerns = sum(finding.concern for finding in found)
    if concerns:
        return Message("finding-verdict-concerns", count=concerns)
    same = found[0].message.id == "finding-length-same" and len(found) <= 2
    if same:
        return Message("finding-verdict-same", edition=found[0].message.gaps["edition"])
    return Message("finding-verdict-good")


def _error(mean: Mean) -> float:
    return mean.half / Z


def _differ(new: Mean, old: Mean) -> bool:
    """Whether two means differ by more than chance, and enough to be worth a word."""
    spread = SURE * sqrt(_error(new) ** 2 + _error(old) ** 2)
    apart = abs(new.value - old.value)
    return apart > spread and apart >= LEAST_CHANGE * max(abs(old.value), 1e-9)


def _length(new: Results, old: Results, base: str) -> Finding:
    turns = _rounded(new.turns.value)
    if not _differ(new.turns, old.turns) or not old.turns.value:
        return Finding(Message("finding-length-same", turns=turns, edition=base))
    ratio = new.turns.value / old.turns.value
    id = "finding-longer" if ratio > 1 else "finding-shorter"
    percent, before = round(100 * abs(ratio - 1)), _rounded(old.turns.value)
    return Finding(Message(id, percent=percent, turns=turns, before=before, edition=base), not BRIEF <= ratio <= LONG)


def _specials(edition: Edition, base: Edition, new: Results, old: Results) -> Iterator[Finding]:
    """Special cards that are new or do something else, and those whose part in the end has changed."""
    before = {card.name: card for card in old.specials}
    texts = {kind.name: (kind.text, kind.count) for kind in base.specials}
    own = {kind.name: (kind.text, kind.count) for kind in edition.specials}
    for card in new.specials:
        share, known = card.decided, before.get(card.name)
        if (
            known is not None
            and texts.get(card.name) == own.get(card.name)
            and not _shares_differ(share, known.decided)
        ):
            continue
        if card.played < RARE:
            yield Finding(Message("finding-hardly-played", card=card.name, rounds=_rounded(100 * card.played)), True)
        elif _low(share) > 0.005:
            yield Finding(Message("finding-decided", card=card.name, rounds=_rounded(100 * share.value)))


def _low(share: Share) -> float:
    """The least that a share may be, for all that is sure."""
    return share.value - SURE * sqrt(share.value * (1 - share.value) / share.total) if share.total else 0.0


def _shares_differ(new: Share, old: Share) -> bool:
    if not new.total or not old.total:
        return False
    spread = sum(each.value * (1 - each.value) / each.total for each in (new, old))
    return abs(new.value - old.value) > SURE * sqrt(spread)


def _seat(new: Results, old: Results, base: str) -> Finding:
    """The seat that wins more often than it should."""
    fair = 1 / new.players
    place = max(range(new.players), key=lambda each: new.wins[each].value)
    if _low(new.wins[place]) <= fair:
        return Finding(Message("finding-fair"))
    points = 100 * (new.wins[place].value - fair)
    like = not _shares_differ(new.wins[place], old.wins[place]) and _low(old.wins[place]) > fair
    seat = Message("finding-dealer") if place == new.players - 1 else _SEATS[place]
    id = "finding-seat-too" if like else "finding-seat"
    said = Message(id, seat=seat, points=_rounded(points), edition=base)
    return Finding(said, points >= 100 * UNFAIR and not like)


_SEATS = (
    Message("finding-first-seat"),
    Message("finding-second-seat"),
    Message("finding-third-seat"),
    Message("finding-fourth-seat"),
    Message("finding-fifth-seat"),
    Message("finding-sixth-seat"),
    Message("finding-seventh-seat"),
    Message("finding-eighth-seat"),
    Message("finding-ninth-seat"),
)


def _blocked(new: Results) -> Iterator[Finding]:
    if _low(new.blocked) > 0:
        often = new.blocked.value >= OFTEN_BLOCKED
        yield Finding(Message("finding-blocked", rounds=_rounded(100 * new.blocked.value)), often)


def _points(new: Mean, old: Mean) -> Iterator[Finding]:
    if percent := _percent(new, old):
        id = "finding-points-more" if percent > 0 else "finding-points-less"
        yield Finding(Message(id, percent=abs(percent)))


def _lead(new: Mean, old: Mean) -> Iterator[Finding]:
    if percent := _percent(new, old):
        id = "finding-lead-more" if percent > 0 else "finding-lead-less"
        yield Finding(Message(id, percent=abs(percent)))


def _percent(new: Mean, old: Mean) -> int:
    """By how much something has changed; 0 if that cannot be told."""
    return round(100 * (new.value / old.value - 1)) if old.value and _differ(new, old) else 0


def _edge(played: Pair, before: Pair, base: str) -> Iterator[Finding]:
    new, old = edge_of(played.mixed), edge_of(before.mixed)
    spread = SURE * sqrt(_error(new) ** 2 + _error(old) ** 2)
    if abs(new.value - old.value) > spread:
        id = "finding-skill-more" if new.value > old.value else "finding-skill-less"
        now, then = _rounded(new.value), _rounded(old.value)
        yield Finding(Message(id, edition=base, points=now, before=then), new.value < SURE * _error(new))


def _rounded(value: float) -> str:
    """A number for people: whole, unless it is small.

    >>> _rounded(43.58), _rounded(2.04), _rounded(0.53)
    ('44', '2', '0.5')
    """
    return f"{value:.0f}" if value >= 9.95 else f"{value:.1f}".removesuffix(".0")
