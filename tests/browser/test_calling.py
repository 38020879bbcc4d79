"""Calling "UNO" and catching who did not, by two people in two browsers."""

import pytest

from browser.conftest import People, Server
from browser.page import Player
from rulebook.build import record


@pytest.fixture
def table(people: People, server: Server) -> tuple[Player, Player]:
    """Ann, who is to play her next-to-last card, and Bo."""
    ann, bo = people(), people(phone=True)
    bo.join(ann.open_table("Ann"), "Bo")
    ann.get("seat-Bo").wait_for()
    text = record(["R1 R2", "R3 B4 B5"], discard="R5", rest="shuffled", draw=None)
    with server.position(text):
        ann.click("start")
        bo.get("table").wait_for()
    ann.wait(lambda now: "play R1" in now["options"])
    return ann, bo


def test_who_forgets_is_caught(table: tuple[Player, Player]) -> None:
    ann, bo = table
    ann.choose("play R1")
    bo.wait(lambda now: "catch Ann" in now["options"])
    assert bo.axe() == []
    assert ann.axe() == []
    bo.click("catch")
    assert ann.wait(lambda now: now["hand"] != 1)["hand"] == 3
    bo.wait(lambda now: "catch Ann" not in now["options"])
    assert "caught" in ann.wait(lambda now: "caught" in now["heard"])["heard"]


def test_calling_after_the_card(table: tuple[Player, Player]) -> None:
    ann, bo = table
    ann.choose("play R1")
    bo.wait(lambda now: "catch Ann" in now["options"])
    ann.click("uno")
    bo.wait(lambda now: "catch Ann" not in now["options"])
    state = ann.wait(lambda now: "called" in now["heard"])
    assert state["hand"] == 1
    assert not state["uno"]
    bo.wait(lambda now: "play R3" in now["options"])


def test_calling_with_the_card(table: tuple[Player, Player]) -> None:
    ann, bo = table
    ann.click("uno")
    assert ann.state()["uno"]
    assert ann.axe() == []
    ann.choose("play R1")
    state = ann.wait(lambda now: "called" in now["heard"])
    assert state["hand"] == 1
    assert not state["uno"]
    state = bo.wait(lambda now: bool(now["asked"]))
    assert "catch Ann" not in state["options"]
