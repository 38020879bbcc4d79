"""Several texts on blank cards: none is lost, whoever writes, in whichever order."""

from itertools import permutations
from pathlib import Path

import pytest

from lastcard.cards.edition import load, load_text
from lastcard.game.position import Position
from lastcard.server import messages as m
from lastcard.server.refusal import RefusedError
from server.fakes import FakeServices, Fixture
from server.wire import Browser, Server

DC = "dc-super-hero-girls"
ONE, TWO, THREE = "draw 1.", "draw 2.", "draw 3."
MINE = load_text(
    """
name = "Mine"
extends = "classic"
[cards.X]
wild = true
writable = true
count = 2
[cards.X1]
wild = true
writable = true
count = 1
[cards.CU]
wild = true
writable = true
count = 3
[cards.W9]
wild = true
writable = true
count = 2
""",
    "mine.toml",
)


@pytest.fixture
def mine() -> Fixture:
    """A table at a server with an edition of its own."""
    services = FakeServices()
    services.own_editions["mine"] = MINE
    return Fixture("Ann", "Bo", services=services, edition="mine")


@pytest.mark.parametrize("first", ["CU1", "CU2"])
def test_each_copy_keeps_its_text_in_any_order(first: str) -> None:
    second = {"CU1": "CU2", "CU2": "CU1"}[first]
    at = Fixture("Ann", "Bo", edition=DC)
    at.room.write_on("Ann", first, ONE)
    at.room.write_on("Bo", second, TWO)
    assert at.viewers["Ann"].room["written"] == {first: ONE, second: TWO}
    at.room.write_on("Ann", first, "")
    assert at.viewers["Ann"].room["written"] == {second: TWO}


@pytest.mark.parametrize(("copy", "other"), [("CU1", "CU2"), ("CU2", "CU1")])
def test_what_stands_on_both_stays_on_the_one_that_is_not_written_on(copy: str, other: str) -> None:
    at = Fixture("Ann", "Bo", edition=DC)
    at.room.write_on("Ann", "CU", ONE)
    at.room.write_on("Bo", copy, TWO)
    assert at.room.lobby.cards.texts == {copy: TWO, other: ONE}
    assert at.room.lobby.edition.by_code[other].text == ONE
    at.room.write_on("Ann", "CU", THREE)
    assert at.room.lobby.cards.texts == {"CU": THREE}, "CU is both cards"
    at.room.write_on("Ann", copy, "")
    assert at.room.lobby.cards.texts == {other: THREE}
    at.room.write_on("Ann", other, "")
    assert (at.room.lobby.cards.texts, at.room.lobby.edition) == ({}, load(DC))


@pytest.mark.parametrize("order", list(permutations(["X", "X1", "CU", "W9"])))
def test_cards_of_several_kinds_do_not_touch_each_other(mine: Fixture, order: tuple[str, ...]) -> None:
    texts = {code: f"draw {number}." for number, code in enumerate(order, 1)}
    for code, text in texts.items():
        mine.room.write_on("Ann", code, text)
    assert mine.room.lobby.cards.texts == texts
    mine.room.write_on("Bo", "W92", "draw 5.")
    mine.room.write_on("Bo", "CU3", "draw 6.")
    split = {"W91": texts["W9"], "W92": "draw 5.", "CU1": texts["CU"], "CU2": texts["CU"], "CU3": "draw 6."}
    assert mine.room.lobby.cards.texts == {"X": texts["X"], "X1": texts["X1"], **split}
    assert {
        code: mine.room.lobby.edition.by_code[code].text for code in mine.room.lobby.cards.texts
    } == mine.room.lobby.cards.texts
    for code in list(mine.room.lobby.cards.texts):
        mine.room.write_on("Ann", code, "")
    assert mine.room.lobby.cards.texts == {}


def test_what_was_written_meanwhile_is_not_wiped_off_unseen() -> None:
    at = Fixture("Ann", "Bo", edition=DC)
    read = at.room.lobby.cards.number
    at.room.write_on("Ann", "CU1", ONE, read)
    for code in ("CU1", "CU"):
        with pytest.raises(RefusedError, match="meanwhile something else has been written on this card"):
            at.room.write_on("Bo", code, TWO, read)
    at.room.write_on("Bo", "CU2", TWO, read)
    assert at.room.lobby.cards.texts == {"CU1": ONE, "CU2": TWO}
    at.room.write_on("Bo", "CU", THREE, at.room.lobby.cards.number)
    assert at.room.lobby.cards.texts == {"CU": THREE}


def test_two_people_write_at_once(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, bo = Browser(server), Browser(server)
        bo.join(ann.create("Ann", edition=DC), "Bo")
        for code, text in (("CU1", ONE), ("CU2", TWO)):
            writer = ann if code == "CU1" else bo
            writer.say("write", code=code, text=text, writing=bo.room["writing"])
        for tab in (ann, bo):
            tab.until_true(lambda tab=tab: tab.room["written"] == {"CU1": ONE, "CU2": TWO})  # type: ignore[misc]
            tab.say("agree", yes=True, writing=tab.room["writing"])
        ann.until_true(lambda: ann.seat("Bo")["agreed"])
        server.kill()
        server.start()
        back = Browser(server)
        back.say("hello", table=ann.code, key=ann.key)
        back.until("update")
        assert back.room["written"] == {"CU1": ONE, "CU2": TWO}
        for tab in (ann, bo, back):
            tab.close()


def test_somebody_chooses_a_number_that_a_card_asks_for() -> None:
    at = Fixture("Ann", "Bo", edition=DC)
    at.room.write_on("Ann", "CU", "Choose a number from 1 to 3. The next player draws that many cards.")
    at.room.agree("Bo", True, at.room.lobby.cards.number)
    hands = {"Ann": ["CU", "R1", "R2"], "Bo": ["Y1", "Y2"]}
    at.services.tables.position = Position(hands, "Bo", turn="Ann", discard=["R9"])
    at.start()
    at.move("Ann", "play CU")
    question = at.viewers["Ann"].table["waiting"][0]
    assert [option["numeral"] for option in question["options"]] == [1, 2, 3]
    chosen = question["options"][2]
    at.room.move(
        at.viewers["Ann"], "Ann", m.Move("n", chosen["verb"], number=question["number"], numeral=chosen["numeral"])
    )
    at.services.release()
    assert at.viewers["Bo"].table["cards"]["Bo"] == 5
