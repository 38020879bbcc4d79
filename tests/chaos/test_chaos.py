"""A small one of `make chaos`, and that it fails where servers do not look whether a table is still theirs."""

import asyncio
from pathlib import Path

import psycopg

from chaos.world import Report, World
from lastcard.table.postgres import MIGRATIONS, migrate
from postgres import Postgres


def test_nothing_is_lost_while_servers_die_freeze_end_and_are_cut_off(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> Report:
        return await World(postgres, tmp_path, 4, servers=3, tables=4).run(10)

    report = asyncio.run(run())
    assert not report.wrong, report
    assert report.taken, report
    assert sum(len(notes.acknowledged) for notes in report.notes) > 50, report
    assert any(notes.record for notes in report.notes), report


def take_out_the_epoch_check(database: str) -> None:
    """Groups are numbered as ever, and committed whoever's the tables are by now. Nothing else changes."""
    migrate(database)
    begin = MIGRATIONS[1][MIGRATIONS[1].index("CREATE FUNCTION begin_group") :]
    check = begin[begin.index("PERFORM 1 FROM leases") : begin.rindex("END\n    $$")]
    assert check.count("RAISE EXCEPTION 'the lease is lost'") == begin.count("RAISE EXCEPTION") - 1 == 1
    with psycopg.connect(database, options="-c search_path=lastcard") as db:
        db.execute(begin.replace(check, "").replace("CREATE", "CREATE OR REPLACE", 1).encode())


def overtaken(postgres: Postgres, folder: Path, *, checked: bool) -> Report:
    """One schedule, seeded: a server gives no signs of life, is overtaken, and does not know."""

    async def run() -> Report:
        world = World(postgres, folder, 1, servers=2, tables=1)
        if not checked:
            take_out_the_epoch_check(world.database)
        return await world.run(1, ["overtaken"])

    return asyncio.run(run())


def test_a_server_that_does_not_know_that_it_was_overtaken_does_no_harm(postgres: Postgres, tmp_path: Path) -> None:
    report = overtaken(postgres, tmp_path, checked=True)
    assert not report.wrong, report


def test_the_checker_finds_out_when_the_epoch_is_not_checked(postgres: Postgres, tmp_path: Path) -> None:
    """Only that is taken out: the servers are the real ones, and a move's number is still looked at."""
    report = overtaken(postgres, tmp_path, checked=False)
    assert any("was acknowledged and is in the log 0 times" in wrong for wrong in report.wrong), report
