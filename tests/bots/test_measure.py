"""What strength is measured by stays as it is: `normal` and `hard` play move by move as they did for the figures."""

from zlib import crc32

import pytest

from lastcard.cards.edition import load
from lastcard.game.settings import Options
from lastcard.study.players import Seats

PLAYED = {
    ("classic", "hard:40", "normal"): 2591634978,
    ("minecraft", "normal", "hard:40"): 3509717180,
    ("space-jam", "hard:20", "normal", "normal", "hard:20"): 580807944,
}
"""Who met where, and what came of it: a checksum of everything that happened in a few rounds."""


@pytest.mark.parametrize("met", PLAYED, ids=" ".join)
def test_the_opponents_that_figures_are_about_have_not_changed(met: tuple[str, ...]) -> None:
    """bench/candidate.py measures others by these two. Whoever makes them stronger keeps today's under other names."""
    edition, *bots = met
    table = Seats(load(edition), bots, Options())
    said: list[int] = []
    for number in range(4):
        table.begin(number)
        said += table.round(number % len(bots))
        log = next(iter(table.minds.values())).witness.log  # type: ignore[attr-defined]
        said += [int(value) for value in log]
    assert crc32(repr(said).encode()) == PLAYED[met]
