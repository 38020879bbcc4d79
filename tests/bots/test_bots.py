"""Bots at a table: every one of them plays whole rounds of every edition."""

import pytest

from lastcard.bots import BOTS
from lastcard.cards.edition import IDS
from lastcard.game.record import Record
from lastcard.game.settings import Options
from lastcard.table.table import Table

NAMES = ("Ann", "Bo", "Cy", "Di")


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("bot", [*BOTS[:3], "hard:10"])
def test_bots_finish_a_round(bot: str, edition: str) -> None:
    table = Table.begin(Record(edition, NAMES, 3, Options(target=1)), dict.fromkeys(NAMES, bot), live=False)
    table.play_on()
    assert table.game.winners
    assert table.notices == []
