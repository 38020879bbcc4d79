"""Many rounds of an edition that somebody makes, in a process of their own, a few at a time: addresses take turns."""

from collections import Counter
from collections.abc import Callable, Hashable

import msgspec

from lastcard.cards.edition import Edition
from lastcard.game.settings import Options
from lastcard.server import messages as m
from lastcard.server.errands import Errands
from lastcard.server.refusal import RefusedError
from lastcard.server.study_parts import Part, Played, job_of
from lastcard.study.counts import Counts
from lastcard.study.findings import ROUNDS, Pair, base_of, findings, players_for, verdict
from lastcard.study.results import from_counts

PART = 250
"""Rounds that are played without a pause, at most: some hundredths of a second."""

AT_ONCE = 0.4
"""Seconds for which others wait, where rounds take long. The first rounds tell how long."""

MOST_SECONDS = 60.0
"""That the rounds of one study may take."""

MOST_STUDIES = 40
"""That are under way, in all."""

MOST_OF_ONE = 5
"""For one address."""

BARS = 30

decode = msgspec.msgpack.Decoder(Played).decode

Progress = Callable[[int, int], None]


class Studies:
    """Plays many rounds, for whoever wants to know."""

    def __init__(self, errands: Errands, *, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        self._errands = errands
        self._askers: Counter[Hashable] = Counter()
        """How many studies are under way for each address."""
        self._known: dict[tuple[str, int, bool], Counts] = {}
        """What is known of the editions of the package."""

    async def study(self, edition: Edition, asker: Hashable, progress: Progress) -> m.StudyInfo:
        """Play the rounds, and say what they tell. Whoever cancels this is not played for any more."""
        if self._askers.total() >= MOST_STUDIES or self._askers[asker] >= MOST_OF_ONE:
            raise RefusedError("server-many-studies")
        self._askers[asker] += 1
        try:
            return await self._study(edition, asker, progress)
        finally:
            self._askers -= Counter([asker])

    async def _study(self, edition: Edition, asker: Hashable, progress: Progress) -> m.StudyInfo:
        base = base_of(edition)
        players = players_for(edition, base)
        kinds = [(each, mixed) for each in (edition, base) for mixed in (False, True)]
        wanted = [kind for kind in kinds if (kind[0].id, players, kind[1]) not in self._known or kind[0] is edition]
        done, seconds, found = 0, 0.0, list[Counts]()
        for each, mixed in kinds:
            key = each.id, players, mixed
            if (each, mixed) not in wanted:
                found.append(self._known[key])
                continue
            counts, first, size, own = Counts(), 0, PART // 10, each is edition
            while first < self.rounds:
                size = min(size, self.rounds - first)
                part = Part((each.file or "") if own else each.id, own, players, mixed, first, size)
                played = await self._play(part, asker)
                counts.add(Counts.from_data(played.counts))
                seconds += played.seconds
                done, first = done + size, first + size
                size = max(1, min(PART, int(size * AT_ONCE / max(played.seconds, 0.001))))
                progress(done, len(wanted) * self.rounds)
                if seconds > MOST_SECONDS:
                    raise RefusedError("server-long-study")
            if each is base:
                self._known[key] = counts
            found.append(counts)
        return _told(edition, base, players, self.rounds, found)

    async def _play(self, part: Part, asker: Hashable) -> Played:
        found = await self._errands.run(part, asker)
        if found is None:
            raise RefusedError("server-long-study")
        return decode(found)


def _told(edition: Edition, base: Edition, players: int, rounds: int, counts: list[Counts]) -> m.StudyInfo:
    results = []
    for each, sums, mixed in zip((edition, edition, base, base), counts, (False, True) * 2, strict=True):
        results.append(from_counts(sums, each, job_of(each, players, rounds, mixed).names, 0, Options(), True))
    found = findings(edition, base, Pair(results[0], results[1]), Pair(results[2], results[3]))
    new, old = counts[0].seen["turns"], counts[2].seen["turns"]
    first = min([*new, *old])
    reach = sorted(new.elements())[int(0.99 * new.total())], sorted(old.elements())[int(0.99 * old.total())]
    step = max(1, -(-(max(reach) - first + 1) // BARS))
    return m.StudyInfo(
        base.name,
        players,
        rounds,
        str(verdict(found)),
        [m.FindingInfo(str(each), each.concern) for each in found],
        [round(share.value, 4) for share in results[0].wins],
        _shares(new, first, step),
        _shares(old, first, step),
        first,
        step,
        round(results[0].turns.value, 1),
        round(results[2].turns.value, 1),
    )


def _shares(seen: "dict[int, int]", first: int, step: int) -> list[float]:
    """The shares of rounds in each bar; the few that are longer than all bars are left out."""
    bars = [0] * BARS
    for turns, count in seen.items():
        if (turns - first) // step < BARS:
            bars[(turns - first) // step] += count
    total = sum(seen.values())
    return [round(count / total, 4) for count in bars]
