"""Several people at one keyboard: nothing private is on the screen until its owner says so."""

from terminal.driver import Driver, drive
from terminal.test_playing import laid

HANDS = ["R1 R9 Y0 G0", "R2 B7 B8 B9", "Y2 Y3 Y4"]
DARE = {"CU": "a player you choose must [b]sing[/b] a song, or draws 2."}


def test_everything_is_covered_until_the_person_confirms() -> None:
    async def steps(driver: Driver) -> None:
        assert driver.app.screen.name == "cover"
        assert "Ann, it is your turn." in driver.text()
        assert "red" not in driver.text()
        assert "▲" not in driver.text()
        await driver.press("3", "d", "l", "t", "s", "h", "r", "question_mark", "space")
        assert driver.app.screen.name == "cover"
        await driver.press("enter")
        assert "Ann: It is your turn." in driver.text()
        assert "▲ 9" in driver.text()
        await driver.press("3", "enter")  # red 1
        cover = driver.text()
        assert "Bo, it is your turn." in cover
        for private in ("▲", "◆", "●", "■", "red", "yellow", "green", "blue"):
            assert private not in cover
        await driver.press("enter")
        text = driver.text()
        assert "■ 7" in text
        assert "● 0" not in text  # Ann's

    drive(laid(HANDS, people="Ann Bo"), steps)


def test_what_one_drew_is_not_in_the_log_of_the_other() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter", "d", "k")
        assert driver.app.screen.name == "cover"
        await driver.press("enter")
        assert "Ann draws a card." in driver.text()
        await driver.press("l")
        assert "Ann draws a card." in driver.text()
        assert "yellow 6" not in driver.text()

    drive(laid(HANDS, people="Ann Bo", draw="Y6 G1 G2 G4", rest="none", discard="Y5"), steps)


def test_a_page_and_a_hint_of_one_are_closed_before_the_other_sits_down() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter", "h")
        await driver.until("Hint:")
        await driver.press("3", "enter")  # Cy, a bot, is next
        await driver.press("l")
        assert driver.app.screen.name == "history"
        driver.clock.held = False
        driver.wake()
        await driver.settle()
        assert driver.app.screen.name == "cover"
        await driver.press("enter")
        assert driver.app.screen.name == "table"
        assert "Hint:" not in driver.text()
        assert driver.app.viewer == "Cy"

    table = laid([HANDS[0], "Y2 Y3 Y4", HANDS[1]], people="Ann Cy")
    drive(table, steps, held=True)


def test_a_hand_that_is_shown_is_seen_before_the_next_person_is_called() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        await driver.press("2")
        assert driver.app.screen.name == "shown-hand"
        assert "Cy was innocent." in driver.text()
        await driver.press("enter")
        assert driver.app.screen.name == "cover"
        assert "Bo, it is your turn." in driver.text()
        await driver.press("enter", "l")
        assert "Cy shows Ann their hand." in driver.text()
        assert "green 7" not in driver.text()

    moves = ["Cy: play W4", "Cy: colour blue"]
    drive(laid(["R1 B2 G3", "R2 B7 B8", "W4 G7 G8"], *moves, people="Ann Bo", turn="Cy"), steps)


def test_on_the_cover_the_call_can_still_be_made() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter", "enter")
        assert driver.app.screen.name == "cover"
        said = " ".join(driver.text().split())
        assert 'Ann has one card left and did not call "UNO": press c to catch them! Or press u' in said
        await driver.press("u")
        assert driver.table.game.moves == ["Ann: play R1", "Ann: uno"]
        assert "press c" not in driver.text()

    drive(laid(["R1 B2", "R2 B7 B8", "Y2 Y3"], people="Ann Bo Cy"), steps)


def test_on_the_cover_several_may_catch_and_say_who() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter", "enter")
        await driver.press("c")
        assert driver.app.screen.name == "catches"
        assert "Bo catches Ann" in driver.text()
        await driver.press("2")
        assert driver.table.game.moves == ["Ann: play R1", "Cy: catch Ann"]
        assert driver.app.screen.name == "cover"

    drive(laid(["R1 B2", "R2 B7 B8", "Y2 Y3"], people="Ann Bo Cy"), steps)


def test_who_sits_there_catches_at_once() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter", "enter")
        await driver.press("enter", "c")
        assert driver.table.game.moves == ["Ann: play R1", "Bo: catch Ann"]

    drive(laid(["R1 B2", "R2 B7 B8", "Y2 Y3"], people="Ann Bo Cy"), steps)


def test_a_dare_is_voted_on_one_after_the_other() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        assert "Bo must [b]sing[/b] a song. Was it done?" in driver.text()
        await driver.press("1")
        assert "Cy, it is your turn." in driver.text()
        await driver.press("enter")
        await driver.press("2")
        assert "Ann: done" in driver.table.game.moves
        assert "Cy: not done" in driver.table.game.moves
        await driver.press("enter")
        assert "Which colour goes on?" in driver.text()

    moves = ["Ann: play CU", "Ann: choose Bo"]
    table = laid(
        ["CU R1 B2", "R2 B7 B8", "Y2 Y3"], *moves, people="Ann Bo Cy", edition="dc-super-hero-girls", written=DARE
    )
    drive(table, steps)


def test_at_the_end_of_a_round_nothing_is_covered() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter", "enter")
        assert driver.app.screen.name == "round-over"
        assert "You go out." in driver.text()
        await driver.press("enter")
        assert driver.table.game.round_number == 2

    drive(laid(["R1", "R2 B7", "Y2 Y3"], people="Ann Bo"), steps)
