"""Leaving and coming back, in the middle of every kind of decision."""

from pathlib import Path
from typing import Any

import pytest

from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import Store
from lastcard.table.table import Table
from rulebook.build import record
from terminal.driver import Driver, drive, table_of

W4 = {"turn": "Cy", "hands": ["R1 B2 G3", "R2 B7 B8", "W4 G7 G8"]}
DARE = {"CU": "a player you choose must sing a song, or draws 2."}
DC = "dc-super-hero-girls"

# By kind: the edition, Ann's hand, the moves before, the keys that answer, and the move that they make.
MOMENTS: dict[str, tuple[str, str, list[str], list[str], str]] = {
    "turn": ("classic", "R1 B2 G3", [], ["3", "enter"], "Ann: play R1"),
    "drawn": ("classic", "B1 B2 G3", ["Ann: draw"], ["k"], "Ann: keep"),
    "colour": ("classic", "W B2 G3", ["Ann: play W"], ["3"], "Ann: colour red"),
    "challenge": ("classic", "R1 B2 G3", ["Cy: play W4", "Cy: colour blue"], ["1"], "Ann: accept"),
    "put": ("ghostbusters", "XS B2 G3", ["Ann: play XS"], ["1", "enter"], "Ann: put B2"),
    "give": ("green-lantern", "PR Y2 Y3 G3", ["Ann: play PR"], ["2", "enter", "2"], "Ann: give Y2 to Cy"),
    "discard": ("space-jam", "JM B2 O3 Y3", ["Ann: play JM", "chance: slam"], ["k"], "Ann: stop"),
    "protect": (DC, "SD B2 G3", ["Ann: play SD"], ["2"], "Ann: protect Cy"),
    "choose": (DC, "CU B2 G3", ["Ann: play CU"], ["1"], "Ann: choose Bo"),
    "vote": (DC, "CU B2 G3", ["Ann: play CU", "Ann: choose Cy"], ["1"], "Ann: done"),
    "next": ("classic", "R1", ["Ann: play R1"], ["enter"], "Ann: next"),
}


def at(kind: str, store: Store) -> Table:
    edition, hand, moves, _, _ = MOMENTS[kind]
    position: dict[str, Any] = {"discard": "R5", "rest": "shuffled", "draw": "R9" if kind == "drawn" else None}
    hands = [hand, "R2 B7 B8", "W4 R7 R8"]
    if kind == "challenge":
        position["turn"] = "Cy"
    text = record(hands, *moves, edition=edition, written=DARE if edition == DC else None, **position)
    # A dare is voted on when a person is dared.
    return table_of(text, store=store, seats={"Ann": None, "Bo": "random", "Cy": None if kind == "vote" else "random"})


@pytest.mark.parametrize("kind", MOMENTS)
def test_every_decision_can_be_left_and_made_later(kind: str, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.sqlite")
    table = at(kind, store)
    before = table.game.encode()

    async def leave(driver: Driver) -> None:
        await driver.pilot.press("q" if kind != "next" else "ctrl+c")

    assert drive(table, leave, held=True).return_value == 0
    store.close()

    again = Table.resume(SqliteStore(tmp_path / "games.sqlite"), table.id, pace=0)
    assert again.game.encode() == before
    made = len(again.game.moves)

    async def answer(driver: Driver) -> None:
        if driver.app.screen.name == "cover":
            await driver.press("enter")
        decision = driver.app.view.decision
        assert decision is not None
        assert decision.kind == kind
        await driver.press(*MOMENTS[kind][3])
        assert driver.table.game.moves[made] == MOMENTS[kind][4]

    drive(again, answer, held=True)
