"""A small one of `make chaos`, and that it fails where tables are not fenced."""

import asyncio
from pathlib import Path

from chaos.world import Report, World
from postgres import Postgres

UNFENCED = Path(__file__).with_name("unfenced.py")


def test_nothing_is_lost_while_servers_die_freeze_end_and_are_cut_off(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> Report:
        return await World(postgres, tmp_path, 4, servers=3, tables=6).run(15)

    report = asyncio.run(run())
    assert not report.wrong, report
    assert report.taken, report
    assert sum(len(notes.acknowledged) for notes in report.notes) > 50, report
    assert any(notes.record for notes in report.notes), report


def test_the_checker_finds_out_when_servers_do_not_look_whose_a_table_is(postgres: Postgres, tmp_path: Path) -> None:
    """The epoch check, and what stands behind it, is taken out: a server that was frozen plays on."""

    async def run() -> Report:
        world = World(postgres, tmp_path, 1, servers=2, tables=8, program=[str(UNFENCED)])
        return await world.run(1, ["frozen"])

    report = asyncio.run(run())
    assert any("in the log" in wrong or "the log is no game" in wrong for wrong in report.wrong), report
