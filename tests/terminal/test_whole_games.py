"""Whole games to the target, played in the application with keys alone, in every edition."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from lastcard.game import record as records
from lastcard.game.record import Record
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.table import Table
from rulebook.build import record
from terminal.driver import Driver, drive, table_of
from terminal.player import Player

SING = "a player you choose must sing a song, or draws 2."
EVERYWHERE = {"turn", "colour", "challenge"}

# Ann begins with what is special about the edition; Cy, who plays before her, has Wild Draw Fours to be challenged.
START = {
    "classic": ("W W R1 B2 G3", {"drawn"}),
    "ghostbusters": ("XS XS R1 B2 G3 Y4", {"put"}),
    "green-lantern": ("PR PR Y1 Y2 Y3 R1", {"give"}),
    "minecraft": ("CR CR R1 B2 G3", set()),
    "space-jam": ("JM JM JM JM B1 O2 O3 Y4", {"discard"}),
    "dc-super-hero-girls": ("SD SD CU CU R1 B2 G3", {"protect", "choose", "vote"}),
}


def start(edition: str, seed: int) -> Record:
    hands = [START[edition][0], "R2 R3 B4 B5 Y6", "W4 W4 W4 W4 Y9 Y8"]
    written = {"CU": SING} if edition.startswith("dc") else None
    text = record(
        hands,
        edition=edition,
        written=written,
        options={"target": 200},
        scores={"Ann": 120, "Bo": 120, "Cy": 120},
        discard="R5",
        rest="shuffled",
        draw=None,
    )
    return replace(records.loads(text), seed=seed)


@pytest.mark.parametrize(
    ("edition", "people", "seed", "size"),
    [
        ("classic", "Ann", 1, (80, 24)),
        ("ghostbusters", "Ann", 5, (80, 24)),
        ("green-lantern", "Ann", 6, (120, 40)),
        ("minecraft", "Ann", 2, (80, 24)),
        ("space-jam", "Ann", 2, (80, 24)),
        ("dc-super-hero-girls", "Ann Bo", 2, (80, 24)),
    ],
)
def test_a_whole_game(edition: str, people: str, seed: int, size: tuple[int, int], tmp_path: Path) -> None:
    store = SqliteStore(":memory:")
    table = table_of(start(edition, seed), people, store=store)
    players: list[Player] = []
    screens: list[str] = []

    async def steps(driver: Driver) -> None:
        players.append(Player(driver, seed))
        await players[0].play()
        screens.append(driver.text())
        await driver.press("s")
        await driver.press("enter")
        assert driver.app.screen.name == "game-over"
        await driver.pilot.press("q")

    app = drive(table, steps, size=size, folder=tmp_path)
    assert app.return_value == 0
    assert players[0].decided >= EVERYWHERE | START[edition][1]
    game = table.game
    assert players[0].closed >= {"shown-hand"} | ({"round-over"} if game.round_number > 1 else set())
    assert max(game.scores) >= game.options.target
    won = "You win the game." if app.viewer == game.winners[0] else f"{game.winners[0]} wins the game."
    assert f"│ {won}" in screens[0]
    for name, score in zip(game.players, game.scores, strict=True):
        assert re.search(rf"│ {name} +{score} ", screens[0]), screens[0]
    # The record that was saved leads to the same scores, and so does the table that was kept.
    (saved,) = tmp_path.iterdir()
    again = records.load(saved).replay()
    assert (again.scores, again.winners) == (game.scores, game.winners)
    assert Table.resume(store, table.id).game.scores == game.scores


def test_a_whole_game_for_the_lowest_tally() -> None:
    table = table_of(
        record(
            ["R1 B2", "R2 R3 B4 B5 Y6 W", "W4 Y7 Y8"],
            options={"scoring": "tally", "target": 50},
            discard="R5",
            rest="shuffled",
            draw=None,
        )
    )
    screens: list[str] = []

    async def steps(driver: Driver) -> None:
        await Player(driver, calls=False).play()
        screens.append(driver.text())

    drive(table, steps)
    assert "the lowest score wins." in screens[0]
    assert min(table.game.scores) == table.game.scores[table.game.players.index(table.game.winners[0])]
