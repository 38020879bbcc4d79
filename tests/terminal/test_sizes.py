"""The table in small and large terminals, with many players, many cards and odd names."""

import pytest

from lastcard.game.record import Record
from lastcard.terminal.faces import LARGE, SMALL
from rulebook.build import record
from terminal.driver import Driver, drive, table_of
from terminal.test_playing import hand_of, laid

NAMES = (
    "Annabella Wilhelmina",
    "Bo",
    "[b]Cy[/b]",
    "[@click=quit]D[/]",
    "山田太郎",
    "🦊 Flo",
    "Gus",
    "Hal",
    "I",
    "Jo",
)
MANY = "B0 B1 B2 B3 B4 B5 B6 B7 B8 BD BS BV G0 G1 G2 G3 G4 GD R0 R1 R2 RD W W4 Y5"


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 20)])
def test_ten_players(size: tuple[int, int]) -> None:
    async def steps(driver: Driver) -> None:
        text = driver.text()
        lines = text.splitlines()
        assert len(lines) == size[1]
        for name in ("Bo", "[b]Cy", "[@clic", "山田", "Flo", "Gus", "Hal", "Jo"):
            assert name in text
        for part in ("#seats", "#pile", "#log", "#prompt", "#choices", "#hand-box", "Footer"):
            region = driver.app.table_screen.query_one(part).region
            assert region.bottom <= size[1]
            assert region.height > 0
        for card in hand_of(driver).cards[:3]:
            assert driver.app.drawing.sign(driver.app.view.kinds[card]) in text
        assert "q Quit" in text or size[0] == 60

    drive(table_of(Record("dc-super-hero-girls", NAMES, seed=3), "Bo"), steps, size=size)


@pytest.mark.parametrize("size", [(80, 24), (60, 20)])
def test_the_longest_question_fits(size: tuple[int, int]) -> None:
    async def steps(driver: Driver) -> None:
        text = driver.text()
        assert "Accept it, or challenge?" in " ".join(text.split())
        assert "1  accept" in text
        assert "2  challenge" in text
        assert "■ 1" in text
        assert "q" in text.splitlines()[-1]
        hand = driver.app.table_screen.query_one("#hand-box").region
        assert hand.height >= 3
        assert hand.bottom <= size[1] - 1

    names = NAMES[1:] + NAMES[:1]  # the last one plays on the first
    hands = dict(zip(names, ["B1 B2 R7", *(f"G{number} Y{number}" for number in range(1, 9)), "W4 B8 B9"], strict=True))
    moves = [f"{names[-2]}: draw", f"{names[-1]}: play W4", f"{names[-1]}: colour yellow"]
    text = record(
        hands,
        *moves,
        players=names,
        dealer=names[0],
        turn=names[-2],
        discard="R5",
        draw="Y9 G9",
        rest="shuffled",
    )
    drive(table_of(text, names[0]), steps, size=size, held=True)


def test_names_are_no_markup() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("l")
        assert "[b]Cy[/b]" in driver.text()
        await driver.press("escape", "s")
        assert "[@click=quit]D[/]" in driver.text()

    drive(table_of(Record("classic", NAMES, seed=3), "Bo"), steps, size=(120, 40))


def test_a_person_with_brackets_for_a_name_plays() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        assert "[b]Cy[/b]: It is your turn." in driver.text() or driver.app.screen.name == "cover"
        await driver.press("d")
        await driver.press("question_mark", "escape")

    drive(table_of(Record("classic", NAMES[2:5], seed=3), "[b]Cy[/b] [@click=quit]D[/]"), steps)


def test_twenty_five_cards_are_all_in_reach() -> None:
    async def steps(driver: Driver) -> None:
        hand = hand_of(driver)
        assert hand.card_size is SMALL
        await driver.press("1")
        assert hand.selected == "B0"
        await driver.press("down")
        assert hand.index == hand.per_row
        await driver.press("down", "down", "down")
        assert hand.selected == "Y5" or hand.index >= 2 * hand.per_row
        await driver.press("1", "left")
        assert hand.selected == "W4"
        assert "* +4" in driver.text()
        await driver.press("right", "up", "up")
        await driver.press("enter")
        assert driver.table.game.moves[0].startswith("Ann: play")

    drive(laid([MANY, "Y2 Y3 Y4", "Y5 Y6 R9"], discard="B5"), steps)


def test_a_hand_too_large_for_the_screen_scrolls_to_the_chosen_card() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("1", "left")
        await driver.until("* +4")
        assert "■ 0" not in driver.text()
        await driver.press("right")
        await driver.until("■ 0")

    drive(laid([MANY, "Y2 Y3 Y4", "Y5 Y6 R9"], discard="B5"), steps, size=(60, 20))


def test_large_cards_where_there_is_room() -> None:
    async def steps(driver: Driver) -> None:
        assert hand_of(driver).card_size is LARGE

    drive(laid([MANY, "Y2 Y3 Y4", "Y5 Y6 R9"], discard="B5"), steps, size=(120, 40))


def test_a_terminal_that_is_too_small_says_so_and_recovers() -> None:
    async def steps(driver: Driver) -> None:
        hand = hand_of(driver)
        await driver.press("1")
        await driver.pilot.resize_terminal(50, 12)
        await driver.settle()
        text = " ".join(driver.text().split())
        assert "too small: 50×12. The table needs 60×20." in text
        assert "--plain` works at any size" in text
        await driver.press("enter", "d", "l")
        assert driver.table.game.moves == []
        await driver.pilot.resize_terminal(100, 30)
        await driver.settle()
        assert driver.app.screen.name == "table"
        assert hand.selected == "B2"
        await driver.press("3", "enter")
        assert driver.table.game.moves[0] == "Ann: play R1"

    drive(laid(["R1 B2 B3", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


def test_what_happens_while_the_terminal_is_too_small_waits() -> None:
    async def steps(driver: Driver) -> None:
        assert driver.app.screen.name == "too-small"
        driver.clock.held = False
        driver.wake()
        await driver.settle()
        assert driver.table.game.round.over
        assert driver.app.screen.name == "too-small"
        await driver.pilot.resize_terminal(80, 24)
        await driver.settle()
        assert driver.app.screen.name == "round-over"

    drive(laid(["B1 B2", "R3", "Y3 Y4"], turn="Bo"), steps, size=(30, 10), held=True)


def test_without_colours_everything_is_still_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def steps(driver: Driver) -> None:
        assert driver.app.no_color
        text = driver.text()
        assert "in play  ▲ red" in text
        assert "■ 2" in text
        assert "✓" in text
        assert "▶ Ann" in text

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps)
