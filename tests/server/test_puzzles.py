"""Puzzles for the page: which there are, and the table of each as whoever has to decide sees it."""

import json
from datetime import date

import pytest

from lastcard.cards.edition import IDS
from lastcard.game.record import load
from lastcard.server.branches import AskedBranch, branch_of
from lastcard.server.puzzles import list_of, puzzle_info
from lastcard.study.puzzles import question, shipped

ONE_EACH = sorted({name.rpartition("-")[0]: name for name in shipped()}.values())


def test_there_is_one_of_the_day_for_each_edition_and_the_easier_ones_come_first() -> None:
    found = list_of(date(2026, 11, 17))
    assert found.day == "2026-11-17"
    assert set(found.today) == set(IDS)
    assert all(load(shipped()[name]).edition == edition for edition, name in found.today.items())
    for edition in IDS:
        levels = [row.level for row in found.puzzles if row.edition == edition]
        assert levels == sorted(levels)
    assert found.today != list_of(date(2026, 11, 18)).today


@pytest.mark.parametrize("name", ONE_EACH)
def test_a_puzzle_is_the_table_of_its_seat_with_what_is_best(name: str) -> None:
    puzzle, record = json.loads(puzzle_info(name) or b""), load(shipped()[name])
    view, update = question(record), puzzle["update"]
    table = update["table"]
    assert (update["you"], update["full"], update["room"]["code"]) == (view.you, True, "")
    assert [who for who, hand in table["hands"].items() if hand is not None] == [view.you], "only one's own cards"
    (asked,) = (asked for asked in table["waiting"] if asked["player"] == view.you)
    assert len(asked["options"]) == len(puzzle["chances"]) == len(view.answers)
    assert puzzle["chances"][puzzle["best"]] == max(puzzle["chances"])
    assert asked["options"][puzzle["best"]]["verb"] == record.puzzle["answer"].split()[0]
    branch = AskedBranch(**puzzle["branch"])
    branch.learn(branch.read())
    assert branch_of(branch).seat == view.you, "one can play on from there"


def test_there_is_no_other_puzzle() -> None:
    assert puzzle_info("../classic-01") is None
