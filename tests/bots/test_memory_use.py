"""What bots are given is let go of again: a server and an arena ask them millions of times."""

from pathlib import Path

import pytest

from lastcard import Game, compete
from lastcard.bots import sight

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux says how much is used")


def used() -> int:
    """Kilobytes of memory that this process has."""
    return 4 * int(Path("/proc/self/statm").read_text().split()[1])


def test_a_view_for_a_bot_is_let_go_of() -> None:
    game = Game("classic", ["Ann", "Bo", "Cy"], seed=3)
    for number in range(60):
        decision = game.waiting[0]
        game.apply(decision.player, decision.options[number % len(decision.options)])
    for _ in range(100):
        sight(game, game.waiting[0].player)
    before = used()
    for _ in range(2000):
        sight(game, game.waiting[0].player)
    assert len(game.rows) > 500
    assert used() - before < 3000, "each of them had 8 kB that were never freed"


def test_an_arena_of_thinking_bots_needs_no_more_the_longer_it_lasts() -> None:
    compete("classic", ["hard:1", "normal"], rounds=20)
    before = used()
    compete("classic", ["hard:1", "normal"], rounds=600)
    assert used() - before < 6000
