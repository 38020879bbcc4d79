"""The parts of a room, each by itself: the outbox, the broadcast, what is told anew, and thoughts."""

from collections.abc import Callable

import pytest

from lastcard.bots import make, sight
from lastcard.game.game import Game
from lastcard.server import messages as m
from lastcard.server.broadcast import MOST_TABS, SPECTATOR, VISITOR, Broadcast, Mark
from lastcard.server.journal import Change, Journal
from lastcard.server.outbox import MadeMove, Outbox, Viewer
from lastcard.server.refusal import RefusedError
from lastcard.server.thoughts import Thoughts
from lastcard.table.plans import Plan
from lastcard.table.store import StoreError
from server.fakes import FakeViewer, Fixture

Answer = Callable[[StoreError | None], None]


class Writing:
    """A writer that answers when a test says so."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def __call__(self, journal: Journal, changes: list[Change], answer: Answer) -> None:
        self.answers.append(answer)


class Raw:
    """Somebody who writes down what comes."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, *messages: bytes) -> None:
        self.heard += messages


def test_an_outbox_sends_in_order_and_nothing_before_it_is_kept() -> None:
    writing, ann = Writing(), Raw()
    outbox = Outbox(writing, lambda *_: pytest.fail("nothing has failed"))
    outbox.post([(ann, b"0")])
    outbox.journal.keep_room("abc234", "lobby", "{}", "")
    outbox.post([(ann, b"1")])
    outbox.journal.keep_room("abc234", "lobby", "{}", "")
    outbox.post([(ann, b"2")])
    outbox.post([(ann, b"3")])
    assert ann.heard == [b"0"]
    first, second = writing.answers
    second(None)
    assert ann.heard == [b"0"]
    assert not outbox.is_empty
    first(None)
    assert ann.heard == [b"0", b"1", b"2", b"3"]
    assert outbox.is_empty


def test_what_an_outbox_could_not_keep_is_never_said() -> None:
    writing, ann = Writing(), Raw()
    failures: list[tuple[str, list[MadeMove]]] = []
    outbox = Outbox(writing, lambda problem, moves: failures.append((str(problem), moves)))
    before = outbox.journal
    for number in (b"1", b"2"):
        outbox.journal.keep_room("abc234", "lobby", "{}", "")
        outbox.post([(ann, number)])
    outbox.post([(ann, b"done")], (ann, "m1"))
    first, second = writing.answers
    first(StoreError("the disk is full"))
    second(StoreError("what came before this could not be saved"))
    assert failures == [("the disk is full", [(ann, "m1")])]
    assert ann.heard == []
    assert outbox.journal is not before
    outbox.post([(ann, b"3")])
    assert ann.heard == [b"3"]


def broadcast() -> tuple[Broadcast, dict[str, FakeViewer]]:
    found = Broadcast(Writing(), lambda _: None)
    viewers = {name: FakeViewer() for name in ("Ann", "Bo", SPECTATOR, VISITOR)}
    for name, viewer in viewers.items():
        found.put(viewer, name)
    return found, viewers


def test_every_viewer_hears_of_every_version_and_each_update_is_made_once_for_a_name() -> None:
    found, viewers = broadcast()
    second_tab = FakeViewer()
    found.put(second_tab, "Ann")
    made: list[str] = []

    def tell(name: str) -> m.Update:
        made.append(name)
        return m.Update(0, you=name)

    for _ in range(3):
        found.publish(Mark(), tell)
    assert found.version == 3
    assert [viewer.version for viewer in (*viewers.values(), second_tab)] == [3] * 5
    assert viewers["Ann"].raw == second_tab.raw
    assert sorted(made) == sorted(["Ann", "Bo", SPECTATOR, VISITOR] * 3)


def test_who_returns_catches_up_from_the_version_they_know() -> None:
    found, _ = broadcast()
    for events in range(1, 5):
        found.publish(Mark(events), lambda _: m.Update(0))
    assert found.known_at(2) == Mark(2)
    assert found.known_at(4) is None, "nothing is missed"
    assert found.known_at(9) is None
    back = FakeViewer()
    back.version = 2
    found.catch_up(back, 2, m.Update(0, you="Bo"))
    assert [heard["version"] for heard in back.heard] == [3, 4]
    found.start_over(Mark(1), lambda _: m.Update(0, full=True))
    assert found.known_at(2) is None, "nobody knows what has been taken back"


def test_names_and_how_many_look_under_them() -> None:
    found, viewers = broadcast()
    assert found.count(SPECTATOR, VISITOR) == 2
    with pytest.raises(RefusedError, match="you are sitting"):
        found.watch(viewers["Ann"])
    found.watch(viewers[VISITOR])
    assert found.count(SPECTATOR) == 2
    found.keep_names(["Ann"])
    assert found.name_of(viewers["Bo"]) == VISITOR
    found.dismiss({"Ann"}, "goodbye")
    assert viewers["Ann"].last("gone")["text"] == "goodbye"
    assert viewers["Ann"] not in found
    for _ in range(MOST_TABS):
        found.need_room_for("Bo")
        tab: Viewer = FakeViewer()
        found.put(tab, "Bo")
    with pytest.raises(RefusedError, match="too many windows"):
        found.need_room_for("Bo")


def test_an_update_says_what_has_changed_and_nothing_else() -> None:
    at = Fixture("Ann", "Bo")
    at.room.say("Ann", "hello", False)
    assert set(at.viewers["Bo"].last("update")) == {"type", "version", "chat"}
    at.room.add_bot("Ann", "easy")
    assert set(at.viewers["Bo"].last("update")) == {"type", "version", "room"}
    at.room.change("Ann", m.Settings(edition="minecraft"))
    assert set(at.viewers["Bo"].last("update")) == {"type", "version", "room", "edition"}
    at.room.remove("Ann", "Robin")
    at.start()
    at.move(at.asked(), at.game.game.waiting[0].options[0])
    assert set(at.viewers["Bo"].last("update")) == {"type", "version", "changes", "events"}


def test_nothing_is_told_twice_after_something_could_not_be_kept() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    at.services.fails = "the disk is full"
    at.move(at.asked(), at.game.game.waiting[0].options[0])
    at.services.release()
    at.services.fails = ""
    at.room.say("Ann", "what happened?", False)
    at.move(at.asked(), at.game.game.waiting[0].options[0])
    at.services.release()
    for viewer in at.viewers.values():
        numbers = [event["seq"] for event in viewer.events]
        assert numbers == list(range(1, len(at.game.game.events) + 1))


def test_nothing_is_told_twice_after_a_restart() -> None:
    before = Fixture("Ann", "Bo")
    before.start()
    at = before.reload()
    visitor = FakeViewer()
    at.room.attach(visitor, "", "", 0)
    at.room.watch(visitor)
    at.come_back("Ann")
    numbers = [event["seq"] for heard in visitor.heard for event in heard.get("events", [])]
    assert numbers == list(range(1, len(at.game.game.events) + 1))


def test_slow_bots_think_elsewhere_and_stop_when_nobody_wants_their_thoughts() -> None:
    game = Game("classic", ["Ann", "Bo"], seed=1)
    hard, easy = (Plan("Ann", make(level), 0.0, sight(game, "Ann")) for level in ("hard", "easy"))
    begun: list[Plan] = []
    stopped: list[Plan] = []

    def think(plan: Plan) -> Callable[[], object]:
        begun.append(plan)
        return lambda: stopped.append(plan)

    thoughts = Thoughts(think)
    thoughts.attend([hard, easy])
    thoughts.attend([hard, easy])
    assert (begun, stopped) == ([hard], [])
    thoughts.attend([easy])
    assert stopped == [hard]
