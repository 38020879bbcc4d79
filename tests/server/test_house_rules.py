"""House rules at a table over WebSocket: chosen in the lobby, told to everybody, and seen while they are played."""

from typing import Any

import pytest

from lastcard.game.position import Position
from lastcard.game.settings import HOUSE_RULES, SETS, Options
from lastcard.server import house
from lastcard.server import messages as m
from lastcard.server.refusal import RefusedError
from server.fakes import Fixture


def test_H16_a_set_is_chosen_and_everybody_reads_what_it_is() -> None:
    at = Fixture("Ann", "Bo")
    assert at.viewers["Bo"].room["house"] == []
    assert at.viewers["Bo"].room["house_set"] == "Rulebook"
    at.room.change("Ann", m.Settings(house=dict(SETS["party"])))
    seen = at.viewers["Bo"].room
    assert seen["house_set"] == "Party"
    assert [row["name"] for row in seen["house"]] == ["stack", "jump_in", "seven_zero"]
    at.room.change("Ann", m.Settings(house={**SETS["party"], "jump_in": False}))
    seen = at.viewers["Bo"].room
    assert seen["house_set"] == "Party, with changes"
    assert [(row["name"], row["value"]) for row in seen["house"] if row["differs"]] == [("jump_in", "No")]


def test_every_house_rule_can_be_chosen_with_a_sentence_of_its_own() -> None:
    assert [rule.name for rule in house.RULES] == [name for name in HOUSE_RULES if name != "scoring"]
    assert len({rule.about for rule in house.RULES}) == len(house.RULES)
    for rule in house.RULES:
        values = [choice.value for choice in rule.choices]
        assert rule.usual in values
        assert len(set(map(str, values))) == len(values) > 1
        for value in values:
            assert Options.read({rule.name: value}).changed() == ({} if value == rule.usual else {rule.name: value})


def test_what_is_as_in_the_rulebook_is_not_kept() -> None:
    at = Fixture("Ann", house={"stack": "off", "hand": 5})
    assert at.room.lobby.settings.house == {"hand": 5}
    assert at.room.lobby.options == Options(hand=5)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"stak": "any"}, "did you mean stack"),
        ({"mercy": 9}, "mercy: expected 0"),
        ({"mercy": True}, "mercy"),
        ({"teams": 4}, "teams: expected 0, 2 or 3"),
        ({"stack": 1}, "stack"),
    ],
)
def test_house_rules_that_nobody_can_play_by(settings: dict[str, Any], message: str) -> None:
    at = Fixture("Ann")
    with pytest.raises(RefusedError, match=message):
        at.room.change("Ann", m.Settings(house=settings))
    assert at.room.lobby.settings.house == {}


def test_H10_teams_that_do_not_divide_evenly_cannot_begin() -> None:
    at = Fixture("Ann", "Bo", "Cy", house={"teams": 2})
    with pytest.raises(RefusedError, match="3 players cannot be 2 teams"):
        at.start()


def test_H14_fewer_can_sit_where_more_is_dealt() -> None:
    at = Fixture("Ann", house={"hand": 15})
    assert at.viewers["Ann"].room["most_players"] < 8


def test_H1_the_running_stack_is_seen_by_everybody() -> None:
    at = Fixture("Ann", "Bo", "Cy", house={"stack": "any"})
    hands = {"Ann": ["RD", "R2", "R3"], "Bo": ["BD", "B1", "B2"], "Cy": ["G1", "G2", "G3"]}
    at.services.tables.position = Position(hands, "Cy", turn="Ann", discard=["R9"])
    at.start()
    at.move("Ann", "play RD")
    assert {name: viewer.table["stack"] for name, viewer in at.viewers.items()} == dict.fromkeys(at.viewers, 2)
    assert at.viewers["Bo"].table["waiting"][0]["question"].startswith("Ann played red Draw Two. 2 cards wait for you")
    at.move("Bo", "play BD")
    assert at.viewers["Ann"].table["stack"] == 4
    assert at.come_back("Cy").table["stack"] == 4
    at.move("Cy", "accept")
    assert at.viewers["Ann"].table["stack"] == 0


def test_H3_an_opening_draw_two_was_turned_up() -> None:
    at = Fixture("Ann", "Bo", house={"stack": "any"})
    hands = {"Ann": ["R1", "R2", "R3"], "Bo": ["BD", "B1", "B2"]}
    at.services.tables.position = Position(hands, "Ann", opening="RD")
    at.start()
    assert at.viewers["Bo"].table["waiting"][0]["question"].startswith("Red Draw Two was turned up. 2 cards wait")


def test_H5_a_jump_in_is_offered_to_whoever_may_and_the_first_to_arrive_counts() -> None:
    at = Fixture("Ann", "Bo", "Cy", house={"jump_in": True})
    hands = {"Ann": ["R7", "R2", "R3"], "Bo": ["B4", "B1", "B2"], "Cy": ["R7", "G2", "G3"]}
    at.services.tables.position = Position(hands, "Cy", turn="Ann", discard=["R9"])
    at.start()
    at.move("Ann", "play R7")
    offered = [row for row in at.viewers["Cy"].table["interrupts"] if row["verb"] == "jump"]
    assert [row["card"] for row in offered] == ["R7"]
    assert at.viewers["Bo"].table["interrupts"] == [], "nobody hears what another could do"
    at.move("Cy", "jump R7")
    assert at.viewers["Ann"].table["turn"] == "Ann", "play goes on from the seat of whoever jumped in"
    with pytest.raises(RefusedError):
        at.move("Bo", "play B4")


def test_H9_and_H10_who_is_out_and_who_plays_together_is_told() -> None:
    at = Fixture("Ann", "Bo", "Cy", "Di", house={"teams": 2, "mercy": 10})
    hands = {"Ann": ["RD", "R2", "R3"], "Bo": "B1 B2 B3 B4 B5 B6 B8 B9 G1".split(), "Cy": ["G4"], "Di": ["G5", "G6"]}
    at.services.tables.position = Position(hands, "Di", turn="Ann", discard=["R9"])
    at.start()
    assert at.viewers["Di"].table["teams"] == [["Ann", "Cy"], ["Bo", "Di"]]
    at.move("Ann", "play RD")
    assert at.viewers["Di"].table["out"] == ["Bo"]
    assert at.viewers["Di"].table["cards"]["Bo"] == 0
