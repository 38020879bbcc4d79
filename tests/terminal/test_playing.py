"""One person at the table: choosing cards, calling and catching, what is refused, what cannot be kept."""

from collections.abc import Sequence
from typing import Any

import pytest

from lastcard.bots.advice import Advice
from lastcard.catalogue import Message
from lastcard.game.decisions import MoveError
from lastcard.game.view import View
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import Store, StoreError
from lastcard.table.table import Table
from lastcard.terminal.hand import Hand
from rulebook.build import record
from terminal.driver import Driver, drive, table_of


def laid(hands: Sequence[str], *moves: str, people: str = "Ann", store: Store | None = None, **rest: Any) -> Table:
    """A table with these hands; Ann, Bo and Cy sit there, and red 5 lies on the pile."""
    position: dict[str, Any] = {"discard": "R5", "rest": "shuffled", "draw": None, **rest}
    return table_of(record(hands, *moves, **position), people, store=store)


def hand_of(driver: Driver) -> Hand:
    return driver.app.table_screen.hand


# Choosing


def test_arrows_numbers_and_enter() -> None:
    async def steps(driver: Driver) -> None:
        hand = hand_of(driver)
        assert (hand.cards, hand.selected) == (("B2", "G3", "R1", "R7"), "R1")
        await driver.press("right")
        assert hand.selected == "R7"
        await driver.press("right")
        assert hand.selected == "B2"
        await driver.press("left", "left")
        assert hand.selected == "R1"
        await driver.press("4")
        assert hand.selected == "R7"
        assert "Enter  play red 7" in driver.text()
        await driver.press("enter")
        assert driver.table.game.moves[0] == "Ann: play R7"

    drive(laid(["R1 R7 B2 G3", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


def test_a_card_that_cannot_be_played_says_why() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("1", "enter")
        assert "Not now: red is in play; blue 2 matches neither red nor 5." in driver.text()
        assert driver.table.game.moves == []
        await driver.press("escape")
        assert "matches neither" not in driver.text()

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


def test_playable_cards_are_raised_and_ticked() -> None:
    async def steps(driver: Driver) -> None:
        lines = driver.text().splitlines()
        top = next(number for number, line in enumerate(lines) if "╔" in line)
        assert lines[top].count("╔2") == 1
        assert lines[top + 1].startswith(" ╭1")
        assert lines[top + 4].count("✓") == 1

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


def test_the_mouse_chooses_plays_and_answers() -> None:
    async def steps(driver: Driver) -> None:
        hand = hand_of(driver)
        await driver.pilot.click("#hand", offset=(3 * 11 + 2, 3))
        await driver.settle()
        assert hand.selected == "W"
        await driver.pilot.click("#hand", offset=(3 * 11 + 2, 3))
        await driver.settle()
        assert driver.table.game.moves == ["Ann: play W"]
        await driver.pilot.click("#choices", offset=(14, 0))
        await driver.settle()
        assert driver.table.game.moves[1] == "Ann: colour green"

    drive(laid(["R1 R7 B2 W", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


def test_the_mouse_draws_and_opens_pages() -> None:
    async def steps(driver: Driver) -> None:
        await driver.pilot.click("#choices", offset=(24, 0))
        await driver.settle()
        assert driver.table.game.moves[0] == "Ann: draw"
        await driver.pilot.pause(0.1)
        await driver.pilot.click("Footer FooterKey", offset=(1, 0))
        await driver.settle()
        assert driver.app.table_screen.armed

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


def test_draw_and_keep() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("k")
        assert "There is nothing to keep now." in driver.text()
        await driver.press("d")
        assert hand_of(driver).selected == "R9"
        assert "You drew red 9. Play it, or keep it?" in driver.text()
        await driver.press("k")
        assert driver.table.game.moves[:2] == ["Ann: draw", "Ann: keep"]

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"], draw="R9 G1 G2 G4", rest="none"), steps)


def test_what_others_do_does_not_move_the_selection() -> None:
    async def steps(driver: Driver) -> None:
        hand = hand_of(driver)
        await driver.press("enter")  # red 1; now it is Bo's turn
        driver.clock.held = False
        await driver.press("1", "left", "left")
        chosen = hand.selected
        assert chosen == "R7"
        driver.table.wake(driver.clock.now() + 10)
        await driver.settle()
        assert driver.app.view.decision is not None
        assert hand.selected == chosen

    drive(laid(["R1 R7 R8 B2", "R3 R4 R6", "R2 R9 B4"]), steps)


def test_enter_without_a_choice_asks_for_one() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        await driver.press("enter")
        assert "Press a number" in driver.text()
        await driver.press("right", "right", "enter")
        assert driver.table.game.moves[:2] == ["Ann: play W", "Ann: colour green"]

    drive(laid(["W B2 G3", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


def test_out_of_turn_nothing_is_asked() -> None:
    async def steps(driver: Driver) -> None:
        for key in ("enter", "d"):
            await driver.press(key)
            assert "Not yet: waiting for Bo." in driver.text()

    drive(laid(["B2 G3", "B3 B4 B5", "Y2 Y3 Y4"], turn="Bo"), steps, held=True)


def test_a_card_is_given_in_two_steps_and_escape_goes_back() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        assert hand_of(driver).selected in ("Y1", "Y2")
        await driver.press("2", "enter")
        assert "Who gets yellow 1?" in driver.text()
        assert "2  Cy (3 cards)" in driver.text()
        await driver.press("escape")
        await driver.press("right", "enter", "2")
        assert driver.table.game.moves == ["Ann: play PR", "Ann: give Y2 to Cy"]
        assert "Which card do you give away?" in driver.text()
        await driver.press("enter", "1")
        assert "Which colour goes on?" in driver.text()

    drive(laid(["PR Y1 Y2 G3", "B3 B4 B5", "B2 R3 B6"], edition="green-lantern"), steps)


def test_a_challenge_says_what_it_is_about_and_shows_the_hand() -> None:
    async def steps(driver: Driver) -> None:
        text = " ".join(driver.text().split())
        assert "Cy played Wild Draw Four on red and has 3 cards left." in text
        assert "accept (You draw 4 and miss your turn.)" in text
        assert "draws 4, or you draw 6" in text
        await driver.press("2")
        assert driver.app.screen.name == "shown-hand"
        shown = driver.text()
        assert "Cy shows you this hand:" in shown
        assert "▲ 9" in shown
        assert "Cy was guilty." in shown
        await driver.press("enter")
        assert driver.app.screen.name == "table"
        await driver.press("l")
        assert "Cy shows you their hand: green 7, green 8, red 9." in driver.text()

    moves = ["Bo: play R2", "Cy: play W4", "Cy: colour blue"]
    drive(laid(["B1 B2 G3", "R2 B4 B5", "W4 R9 G7 G8"], *moves, turn="Bo"), steps)


# Calling and catching


def test_armed_before_the_card_the_call_goes_with_it() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("u")
        assert '"UNO" will be called' in driver.text()
        await driver.press("enter")
        assert driver.table.game.moves[0] == "Ann: play R1 uno"
        assert not driver.app.table_screen.armed

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps, held=True)


def test_armed_in_vain_it_is_quietly_disarmed() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("u", "enter")
        assert driver.table.game.moves[0] == "Ann: play R1"
        assert not driver.app.table_screen.armed
        await driver.press("u", "u")
        assert not driver.app.table_screen.armed

    drive(laid(["R1 B2 B3", "B3 B4 B5", "Y2 Y3 Y4"]), steps, held=True)


def test_armed_it_is_called_after_a_move_that_leaves_one_card_in_another_way() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("u", "enter", "enter", "1")
        assert driver.table.game.moves[:3] == ["Ann: play PR", "Ann: give Y1 to Bo uno", "Ann: colour blue"]
        assert driver.app.owes("Ann") is False

    table = laid(["PR Y1 G3", "B3 B4 B5"], edition="green-lantern")
    drive(table, steps, held=True)


def test_called_afterwards() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        assert "You have one card left: press u" in driver.text()
        await driver.press("u")
        assert driver.table.game.moves == ["Ann: play R1", "Ann: uno"]
        assert "press u" not in driver.text()

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps, held=True)


def test_a_bot_that_forgot_is_caught() -> None:
    async def steps(driver: Driver) -> None:
        assert 'Cy has one card left and did not call "UNO": press c to catch them!' in driver.text()
        assert "! no UNO" in driver.text() or '! has not called "UNO"' in driver.text()
        await driver.press("c")
        assert driver.table.game.moves[-1] == "Ann: catch Cy"
        assert driver.app.view.table.cards["Cy"] == 3
        await driver.press("c")
        assert "Nobody can be caught now." in driver.text()

    drive(laid(["R1 B2", "B3 B4 B5", "R2 Y3"], "Cy: play R2", turn="Cy"), steps, held=True)


def test_bots_catch_a_person() -> None:
    async def steps(driver: Driver) -> None:
        await driver.press("enter")
        driver.clock.held = False
        driver.wake()
        await driver.settle()
        assert any(move.endswith(": catch Ann") for move in driver.table.game.moves)
        await driver.press("l")
        assert 'catches you: you did not call "UNO".' in driver.text()

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4", "Y5 Y6 Y7", "G1 G2 G3", "G4 G5 G6"]), steps, held=True)


def test_jumping_in() -> None:
    async def steps(driver: Driver) -> None:
        assert "Press j to jump in with red 5!" in driver.text()
        await driver.press("j")
        assert driver.table.game.moves == ["Ann: jump R5"]
        await driver.press("j")
        assert "You cannot jump in now." in driver.text()

    hands = ["R5 B2 B3", "Y1 Y2 Y3", "G1 G2 G3"]
    drive(laid(hands, turn="Bo", options={"jump_in": True}), steps, held=True)


# What goes wrong


def test_a_refusal_of_the_table_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def steps(driver: Driver) -> None:
        def refuse(*_: object, **__: object) -> None:
            raise MoveError(
                Message("refused", player="Ann", move="dance"), Message("reason-not-asked", asked="[b]Bo[/b]")
            )

        monkeypatch.setattr(driver.table.game, "apply", refuse)
        await driver.press("enter")
        assert "Not now: not asked now, but [b]Bo[/b]." in driver.text()

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


class FullDisk(SqliteStore):
    """Keeps nothing while it is full."""

    full = False

    def append(
        self, id: str, first: int, moves: Sequence[str], snapshot: str, state: str = "playing", said: str = ""
    ) -> None:
        if self.full:
            raise StoreError("the disk is full")
        super().append(id, first, moves, snapshot, state, said)


def test_a_move_that_cannot_be_kept_is_not_made() -> None:
    store = FullDisk(":memory:")

    async def steps(driver: Driver) -> None:
        store.full = True
        await driver.press("enter")
        assert "That move was not made: the disk is full." in driver.text()
        assert driver.table.game.moves == []
        assert hand_of(driver).cards == ("B2", "R1")
        store.full = False
        await driver.press("enter")
        assert driver.table.game.moves[0] == "Ann: play R1"

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"], store=store), steps)


def test_a_bot_tries_again_when_its_move_could_not_be_kept() -> None:
    store = FullDisk(":memory:")

    async def steps(driver: Driver) -> None:
        store.full = True
        driver.clock.held = False
        driver.wake()
        await driver.pilot.pause(0.1)
        assert "The game cannot go on yet: the disk is full." in driver.text()
        assert driver.table.game.moves == []
        store.full = False
        await driver.settle()
        assert driver.table.game.moves[0].startswith("Bo: ")

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"], turn="Bo", store=store), steps, held=True)


def test_a_bot_that_fails_is_noticed() -> None:
    async def steps(driver: Driver) -> None:
        driver.table.notices.append(Message("table-bot-failed", player="Bo", problem="no idea", bot="normal"))
        driver.app.follow()
        await driver.settle()
        assert 'Bo\'s bot failed (no idea). The bot "normal" decided instead.' in driver.text()

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps)


# Hints


def test_a_hint_says_what_a_good_player_would_do() -> None:
    asked: list[View] = []

    def hint(view: View) -> tuple[str, Advice | None]:
        asked.append(view)
        return "play R1", Advice(0, 800, worlds=200, wins=122, second=1, second_wins=96)

    async def steps(driver: Driver) -> None:
        await driver.press("h")
        await driver.until("Hint: play red 1.")
        await driver.until("the next best, draw a card, 48.")
        assert (asked[0].you, asked[0].table.hands["Bo"]) == ("Ann", None)
        assert driver.table.game.moves == []

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps, hint=hint)


def test_without_a_bot_there_is_no_hint() -> None:
    def hint(view: View) -> tuple[str, Advice | None]:
        raise ValueError("there is no bot 'hard'")

    async def steps(driver: Driver) -> None:
        await driver.press("h")
        await driver.until("There is no hint: there is no bot 'hard'.")

    drive(laid(["R1 B2", "B3 B4 B5", "Y2 Y3 Y4"]), steps, hint=hint)
