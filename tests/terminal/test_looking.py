"""Pages over the table, saving, the end of a round and of a game."""

from pathlib import Path

import pytest

from lastcard.game import record as records
from lastcard.terminal import farewell
from lastcard.terminal.summaries import rounds_scored
from terminal.driver import Driver, drive
from terminal.test_playing import laid

HANDS = ["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]


@pytest.mark.parametrize(
    ("key", "id", "says"),
    [
        ("t", "card-text", "It does nothing special."),
        ("r", "rules", "The deck has 108 cards."),
        ("l", "history", "Nothing has happened yet."),
        ("s", "scores", "The first to reach 500 wins."),
        ("question_mark", "help", "catch somebody who did not call"),
    ],
)
def test_pages_open_and_close(key: str, id: str, says: str) -> None:
    async def steps(driver: Driver) -> None:
        for close in ("escape", "enter", *(() if key == "s" else (key,))):
            await driver.press(key)
            assert driver.app.screen.name == id
            assert says in driver.text()
            assert "Esc  close" in driver.text()
            await driver.press(close)
            assert driver.app.screen.name == "table"
        assert driver.table.game.moves == []

    drive(laid(HANDS), steps)


def test_a_long_page_scrolls() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("r")
        top = driver.text()
        await driver.press("pagedown", "down")
        assert driver.text() != top
        await driver.press("end")
        assert "Wild Draw Four (W4, 50 points)." in driver.text()
        await driver.press("home")
        assert driver.text() == top

    drive(laid(HANDS), steps)


def test_the_text_of_a_card_is_shown_as_it_is() -> None:
    text = "a player you choose must say [b]boo[/b], or draws 2."

    async def steps(driver: Driver) -> None:
        await driver.press("t")
        assert "must say [b]boo[/b]" in driver.text()

    table = laid(["CU B2", *HANDS[1:]], edition="dc-super-hero-girls", written={"CU": text})
    drive(table, steps)


def test_play_goes_on_under_an_open_page() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        driver.clock.held = True
        await driver.press("question_mark")
        driver.clock.held = False
        driver.wake()
        await driver.settle()
        assert driver.app.screen.name == "help"
        await driver.press("escape")
        assert driver.app.screen.name == "table"

    drive(laid(["R1 B2 B3", *HANDS[1:]]), steps)


# Saving


def test_saving_asks_before_it_writes_over_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("precious")

    async def steps(driver: Driver) -> None:
        await driver.press("s", "s")
        assert driver.app.screen.name == "save"
        await driver.press("ctrl+u", *"mine.toml", "enter")
        assert "There is already a file with that name." in driver.text()
        assert (tmp_path / "mine.toml").read_text() == "precious"
        await driver.press("enter")
        assert driver.app.screen.name == "table"
        assert "Saved as" in driver.text()

    table = laid(HANDS)
    drive(table, steps, folder=tmp_path, size=(120, 40))
    assert records.load(tmp_path / "mine.toml").replay().encode() == table.game.encode()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.toml"]


def test_saving_says_what_stands_in_the_way_and_can_be_left(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def steps(driver: Driver) -> None:
        await driver.press("s", "s", "ctrl+u", "enter")
        assert "Type a name for the file." in driver.text()
        await driver.press(*"file", "slash", *"a", "enter")
        assert "Cannot save it as" in driver.text()
        await driver.press("escape")
        assert driver.app.screen.name == "table"

    drive(laid(HANDS), steps, folder=tmp_path)


# The end


def test_the_end_of_a_round_says_what_everybody_held() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        text = driver.text()
        assert driver.app.screen.name == "round-over"
        assert "You go out." in text
        assert "◆ yellow 2" in text
        assert "Ann    21  (+21)" in text
        await driver.press("escape")
        assert "The round is over." in driver.text()
        await driver.press("enter")
        assert driver.table.game.round_number == 2

    drive(laid(["R1", *HANDS[1:]]), steps)


def test_the_end_of_a_game() -> None:
    table = laid(["R1", *HANDS[1:]], options={"target": 20})

    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        assert driver.app.screen.name == "game-over"
        assert "You win the game." in driver.text()
        await driver.press("escape")
        assert "You win the game." in driver.text()
        await driver.press("enter")
        assert driver.app.screen.name == "game-over"
        await driver.pilot.press("q")

    assert drive(table, steps).return_value == 0
    assert farewell(table) == "You win the game. Scores: Ann 21, Bo 0, Cy 0 (to 20)."


def test_a_game_of_bots_can_be_watched() -> None:
    async def steps(driver: Driver) -> None:
        assert driver.app.screen.name == "game-over"
        await driver.press("escape", "u", "c", "enter")
        assert driver.app.screen.name == "game-over"

    table = laid(["R1 R2", *HANDS[1:]], people="", options={"target": 60})
    drive(table, steps)
    assert table.game.winners


def test_leaving_says_how_to_go_on() -> None:
    table = laid(HANDS)

    async def steps(driver: Driver) -> None:
        await driver.pilot.press("ctrl+c")

    assert drive(table, steps).return_value == 0
    assert farewell(table) == "You left before the end of the game. The game has not been saved."


def test_scores_of_rounds_are_read_from_what_was_heard() -> None:
    table = laid(["R1", *HANDS[1:]])

    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        assert rounds_scored(driver.app.heard) == [{"Ann": 21}]

    drive(table, steps)
