"""What has changed, put on what was known, is what somebody new is told: version by version, for everybody."""

import gc
import json
from random import Random
from typing import Any

import pytest

from lastcard.cards.edition import IDS
from lastcard.game.position import Position
from lastcard.server import messages as m
from lastcard.server.broadcast import SPECTATOR
from lastcard.server.serialise import Painter
from lastcard.server.updates import Retold, Updates
from server.fakes import FakeViewer, Fixture, key_of, moved

STEPS = 120


def timeless(table: dict[str, Any]) -> dict[str, Any]:
    """A table without how much time is left, which changes by itself."""
    return {**table, "waiting": [{**asked, "deadline": 0} for asked in table["waiting"]]}


class Watched(Fixture):
    """A table that two people, a bot and somebody who watches are at; Ann has a second tab."""

    def __init__(self, edition: str, dice: Random) -> None:
        super().__init__(
            "Ann", "Bo", bots=("random",), edition=edition, target=150, pace="fast", timer=dice.choice((0, 20))
        )
        self.dice = dice
        self.second_tab = FakeViewer()
        self.room.attach(self.second_tab, key_of("Ann"), "", 0)
        self.watcher = FakeViewer()
        self.room.attach(self.watcher, "", "", 0)
        self.room.watch(self.watcher)
        self.start()

    def whole(self, name: str) -> Any:
        """The table as somebody is told it who comes now."""
        return json.loads(m.encode(self.room._updates(self.room.info()).whole(name, "")))["table"]

    def check(self) -> None:
        """Everybody knows all that somebody new would be told, and nothing else."""
        for name, viewer in self.viewers.items():
            assert timeless(viewer.table) == timeless(self.whole(self.seat_of(viewer))), name
        assert self.second_tab.table == self.viewers["Ann"].table
        assert timeless(self.watcher.table) == timeless(self.whole(SPECTATOR))

    def check_events(self) -> None:
        """What is kept of what was told is what would be told anew: guests come and go, and moves are taken back."""
        room = self.room
        anew = Updates(room.info(), room.lobby, room.table, room.chat, self.services.time, Retold())
        for name in ("Ann", SPECTATOR):
            assert room._updates(room.info()).whole(name, "").events == anew.whole(name, "").events

    def seat_of(self, viewer: FakeViewer) -> str:
        """Where somebody sits."""
        return self.room.broadcast.name_of(viewer)

    def someone_moves(self) -> None:
        """A person answers, calls or catches, perhaps with a call."""
        people = {self.seat_of(viewer): name for name, viewer in self.viewers.items()}
        game = self.game.game
        asked = [decision for decision in (*game.waiting, *game.interrupts) if decision.player in people]
        if not asked:
            self.pass_time(2)
            return
        decision = self.dice.choice(asked)
        option = self.dice.choice(decision.options) + self.dice.choice(("", "", " uno"))
        if decision.kind in ("interrupt", "next"):
            option = option.removesuffix(" uno")
        number = 0 if decision.kind == "interrupt" else self.game.number(decision.player)
        viewer = self.viewers[people[decision.player]]
        self.room.move(viewer, decision.player, moved(f"id{self.dice.random()}", option, number))

    def do_something(self) -> None:
        """Something of all that can happen."""
        what = self.dice.randrange(40)
        if what == 0 and "Cleo" not in self.viewers and self.room.state == "playing":
            cleo = self.viewers["Cleo"] = FakeViewer()
            self.room.attach(cleo, "", "", 0)
            self.room.sit_down(cleo, "Cleo", key_of("Cleo"))
        elif what == 1:
            self.room.say("Bo", "well played", False)
        elif what == 2:
            self.lose("Bo")
            known = self.viewers["Bo"]
            self.someone_moves_for("Ann")
            back = self.come_back("Bo", self.services.epoch, known.version)
            assert not any(heard.get("full") for heard in back.heard)
        elif what == 3:
            self.services.fails = "the disk is full"
            self.someone_moves()
            self.services.release()
            self.services.fails = ""
        elif what == 4 and "Cleo" in self.viewers and self.room.state == "playing":
            self.room.leave(self.seat_of(self.viewers.pop("Cleo")))
        elif what == 5:
            self.pass_time(25)
        else:
            self.someone_moves()
        self.services.release()

    def someone_moves_for(self, name: str) -> None:
        """A person answers, if that one is asked."""
        if any(decision.player == name for decision in self.game.game.waiting):
            decision = next(decision for decision in self.game.game.waiting if decision.player == name)
            self.move(name, self.dice.choice(decision.options))


@pytest.mark.parametrize("edition", IDS)
def test_changes_put_on_what_was_known_are_all_there_is_to_know(edition: str) -> None:
    at = Watched(edition, Random(edition))
    at.check()
    for _ in range(STEPS):
        at.do_something()
        at.check()
        at.check_events()
    updates = [heard for viewer in (*at.viewers.values(), at.watcher) for heard in viewer.heard]
    whole, parts = (sum(part in heard for heard in updates) for part in ("full", "changes"))
    assert parts > 3 * whole


def test_who_sees_no_more_than_others_hears_the_same_bytes() -> None:
    """Once for all of them: that is what makes a full table cheap."""
    at = Fixture("Ann", "Bo", "Cy", "Di")
    watcher = FakeViewer()
    at.room.attach(watcher, "", "", 0)
    at.room.watch(watcher)
    hands = {name: [f"{colour}1", f"{colour}2"] for name, colour in zip(at.viewers, "RYGB", strict=True)}
    at.services.tables.position = Position(hands, "Di", turn="Ann", discard=["R9"])
    at.start()
    asked = at.asked()
    at.move(asked, "draw")
    others = [viewer.raw[-1] for name, viewer in at.viewers.items() if name not in (asked, at.asked())]
    assert len(others) >= 2
    assert set(others) == {watcher.raw[-1]}


def test_a_hand_that_has_not_changed_is_not_told_again() -> None:
    at = Fixture("Ann", "Bo")
    hands = {name: ["R1", "R2", "R3"] for name in ("Ann", "Bo")}
    at.services.tables.position = Position(hands, "Bo", turn="Ann", discard=["R9"])
    at.start()
    asked = at.asked()
    other = "Bo" if asked == "Ann" else "Ann"
    at.move(asked, "draw")
    assert "hands" in [heard for heard in at.viewers[asked].heard if heard["type"] == "update"][-1]["changes"]
    assert "hands" not in at.viewers[other].last("update")["changes"]


def test_the_time_left_is_told_anew_with_every_change() -> None:
    """It counts from when it is told, so an old number would be wrong even where the new one is the same."""
    at = Fixture("Ann", "Bo", timer=30)
    hands = {"Ann": ["RS", "R1", "R2"], "Bo": ["B1", "B2"]}
    at.services.tables.position = Position(hands, "Bo", turn="Ann", discard=["R9"])
    at.start()
    at.pass_time(10)
    at.move("Ann", "play RS")  # with two players it is her turn again
    assert [asked["deadline"] for asked in at.viewers["Bo"].last("update")["changes"]["waiting"]] == [30]


def test_what_was_known_before_is_let_go_of() -> None:
    """A table keeps how it was told last, not how it was told ever."""
    at = Fixture("Ann", "Bo")
    at.start()
    for _ in range(3):
        at.move(at.asked(), at.game.game.waiting[0].options[0])
    gc.collect()
    painted = [each for each in gc.get_objects() if isinstance(each, Painter) and each.table is at.room.table]
    assert painted == [at.room._known.table]


def test_a_move_leaves_nothing_behind_that_has_to_be_looked_for() -> None:
    """What is told is let go of at once. Rings of objects would be collected later, while everybody waits."""
    at = Fixture("Ann", "Bo", "Cy")
    at.start()
    at.move(at.asked(), at.game.game.waiting[0].options[0])
    gc.collect()
    gc.disable()
    try:
        for _ in range(30):
            at.move(at.asked(), at.game.game.waiting[0].options[0])
        assert gc.collect() < 30, "not even one for each move"
    finally:
        gc.enable()
