"""A room: who comes and goes, what is told to whom and when, what happens as time passes."""

import pytest

from lastcard.bots import HardBot, make
from lastcard.server import messages as m
from lastcard.server.broadcast import REMEMBERED
from lastcard.server.kept_room import RETRY
from lastcard.server.refusal import RefusedError
from lastcard.server.room import Room
from lastcard.table.plans import Plan
from server.fakes import FakeServices, FakeViewer, Fixture, key_of

DC = "dc-super-hero-girls"
NOT_KEPT = "the server could not save that, so it has not happened; try again"


# Away, silent, back


def test_after_30_seconds_a_bot_sits_in_until_the_person_is_back() -> None:
    at = Fixture("Ann", "Bo", level="easy")
    at.start()
    at.lose("Bo")
    assert not at.viewers["Ann"].seat("Bo")["present"]
    at.pass_time(29.9)
    assert at.viewers["Ann"].seat("Bo")["bot"] is None
    at.pass_time(0.2)
    assert at.viewers["Ann"].seat("Bo")["bot"] == "easy"
    assert at.game.people == ("Ann",)
    back = at.come_back("Bo")
    assert at.game.seats["Bo"] is None
    seat = at.viewers["Ann"].seat("Bo")
    assert (seat["bot"], seat["person"], seat["present"], seat["agreed"]) == (None, True, True, True)
    assert not seat["replaceable"]
    assert len(back.table["hands"]["Bo"]) >= 1
    assert at.services.store.load(at.game.id).seats["Bo"] is None


def test_who_is_back_in_time_has_lost_nothing() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    at.lose("Bo")
    at.pass_time(29)
    at.come_back("Bo")
    at.pass_time(29)
    assert at.viewers["Ann"].seat("Bo")["bot"] is None


def test_a_second_tab_keeps_the_seat() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    first = at.viewers["Bo"]
    second = at.come_back("Bo")
    at.room.detach(first)
    at.pass_time(40)
    assert at.viewers["Ann"].seat("Bo")["present"]
    assert at.viewers["Ann"].seat("Bo")["bot"] is None
    at.move(at.asked(), at.game.game.waiting[0].options[0])
    assert second.events[-1] == at.viewers["Ann"].events[-1] or second.version == at.viewers["Ann"].version


def test_a_person_back_in_the_middle_of_a_bots_thoughts_decides() -> None:
    at = Fixture("Ann", "Bo", level="hard")
    at.start()
    while at.asked() != "Bo":
        at.move("Ann", at.game.game.waiting[0].options[0])
    at.lose("Bo")
    at.pass_time(30.05)  # a bot has sat down, and has not answered yet
    plan = at.services.thoughts[-1]
    assert isinstance(plan.bot, HardBot)
    before = list(at.game.game.moves)
    at.come_back("Bo")
    assert plan in at.services.called_off
    plan.answer = "draw"
    at.pass_time(20)
    assert at.game.game.moves == before
    at.move("Bo", at.game.game.waiting[0].options[0])
    assert len(at.game.game.moves) > len(before)


def hard_bot_is_asked() -> tuple[Fixture, Plan]:
    """A table where a bot that thinks is to move, and what it thinks about."""
    at = Fixture("Ann", bots=("hard",))
    at.start()
    while at.asked() == "Ann":
        at.move("Ann", at.game.game.waiting[0].options[0])
    return at, at.services.thoughts[-1]


def test_a_bot_that_has_thought_waits_for_its_time() -> None:
    at, plan = hard_bot_is_asked()
    before = list(at.game.game.moves)
    plan.answer = plan.view.answers[-1]
    at.pass_time(plan.at - at.services.time - 0.01)
    assert at.game.game.moves == before
    at.pass_time(0.02)
    assert at.game.game.moves[len(before)].option == plan.answer


def test_a_bot_that_has_not_thought_to_the_end_decides_as_a_normal_one_when_its_time_comes() -> None:
    at, plan = hard_bot_is_asked()
    before = list(at.game.game.moves)
    at.pass_time(plan.at - at.services.time - 0.01)
    assert at.game.game.moves == before
    at.pass_time(0.02)
    assert at.game.game.moves[len(before)].option == make("normal").choose(plan.view)
    assert plan in at.services.called_off


def test_who_is_silent_for_60_seconds_can_be_replaced_and_moves_again() -> None:
    at = Fixture("Ann", "Bo", "Cy")
    at.start()
    silent = at.asked()
    other, third = (name for name in ("Ann", "Bo", "Cy") if name != silent)
    at.pass_time(59.9)
    with pytest.raises(RefusedError, match="is not silent"):
        at.room.replace_silent(other, silent)
    assert not at.viewers[other].seat(silent)["replaceable"]
    at.pass_time(0.2)
    assert at.viewers[other].seat(silent)["replaceable"]
    with pytest.raises(RefusedError, match="is not silent"):
        at.room.replace_silent(other, third)
    with pytest.raises(RefusedError, match="does not sit here"):
        at.room.replace_silent(other, "Zoe")
    at.room.replace_silent(other, silent)
    assert at.game.seats[silent] == "normal"
    assert at.viewers[other].seat(silent)["bot"] == "normal"
    at.move(silent, at.game.game.waiting[0].options[0])
    assert at.game.seats[silent] is None
    assert at.game.game.moves[0].startswith(f"{silent}: ")
    assert at.viewers[other].seat(silent)["bot"] is None


def test_an_answer_ends_the_silence() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    silent = at.asked()
    at.pass_time(61)
    at.move(silent, at.game.game.waiting[0].options[0])
    for viewer in at.viewers.values():
        assert not viewer.seat(silent)["replaceable"]


def test_the_silence_of_60_seconds_begins_anew_after_a_restart() -> None:
    before = Fixture("Ann", "Bo")
    before.start()
    before.pass_time(50)
    at = before.reload()
    at.come_back("Ann")
    at.come_back("Bo")
    at.pass_time(59)
    assert not at.viewers["Ann"].seat(at.asked())["replaceable"]
    at.pass_time(2)
    assert at.viewers["Ann"].seat(at.asked())["replaceable"]


def test_a_table_without_people_stands_still() -> None:
    at = Fixture("Ann", bots=("normal", "normal"), timer=10)
    at.start()
    at.lose("Ann")
    moves = list(at.game.game.moves)
    assert at.room.wake_at() is None
    at.pass_time(3600)
    at.room.tick()
    assert at.game.game.moves == moves
    back = at.come_back("Ann")
    assert at.game.seats["Ann"] is None
    assert [seat["bot"] for seat in back.room["seats"]] == [None, "normal", "normal"]
    asked = [asked for asked in back.table["waiting"] if asked["player"] == "Ann"]
    assert all(asked["deadline"] > 9 for asked in asked)
    at.pass_time(20)
    assert len(at.game.game.moves) > len(moves)


def test_the_host_passes_on_after_30_seconds_to_somebody_who_is_there() -> None:
    at = Fixture("Ann", "Bo", "Cy")
    at.lose("Ann")
    at.lose("Bo")
    at.pass_time(29)
    assert at.viewers["Cy"].room["host"] == "Ann"
    at.pass_time(2)
    assert at.viewers["Cy"].room["host"] == "Cy"
    assert [seat["name"] for seat in at.viewers["Cy"].room["seats"]] == ["Ann", "Bo", "Cy"]
    at.come_back("Ann")
    with pytest.raises(RefusedError, match="only Cy, the host"):
        at.room.add_bot("Ann", "easy")


def test_a_host_alone_stays_the_host() -> None:
    at = Fixture("Ann", bots=("easy",))
    at.lose("Ann")
    at.pass_time(1000)
    assert at.come_back("Ann").room["host"] == "Ann"


def test_who_leaves_is_played_by_a_bot_and_the_role_passes_on() -> None:
    at = Fixture("Ann", "Bo", "Cy")
    at.start()
    at.room.leave("Ann")
    assert at.viewers["Ann"].last("gone")["text"] == "You have left the table."
    assert at.viewers["Bo"].room["host"] == "Bo"
    assert at.game.seats["Ann"] == "normal"
    assert not at.viewers["Bo"].seat("Ann")["person"]
    visitor = at.come_back("Ann")
    assert not visitor.table
    assert not visitor.last("update").get("you")
    at.room.leave("Bo")
    at.room.leave("Cy")
    assert at.room.state == "closed"
    assert at.services.load_room("abc234") is None


def test_the_host_removes_people_and_bots() -> None:
    at = Fixture("Ann", "Bo", bots=("easy",))
    with pytest.raises(RefusedError, match="only Ann"):
        at.room.remove("Bo", "Ann")
    with pytest.raises(RefusedError, match="does not sit here"):
        at.room.remove("Ann", "Zoe")
    with pytest.raises(RefusedError, match="leaves by leaving"):
        at.room.remove("Ann", "Ann")
    at.room.remove("Ann", "Robin")
    at.room.remove("Ann", "Bo")
    assert [seat["name"] for seat in at.viewers["Ann"].room["seats"]] == ["Ann"]
    assert at.viewers["Bo"].last("gone")["text"] == "Ann has removed you from the table."
    at.room.add_bot("Ann", "easy")
    at.start()
    with pytest.raises(RefusedError, match="is a bot"):
        at.room.remove("Ann", "Robin")


# What is told, and when


def test_nothing_is_said_before_it_is_kept() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    at.services.holds = True
    name = at.asked()
    before = {viewer: len(at.viewers[viewer].raw) for viewer in at.viewers}
    at.move(name, at.game.game.waiting[0].options[0], "m1")
    at.room.say("Bo", "hello", False)
    assert {viewer: len(at.viewers[viewer].raw) for viewer in at.viewers} == before
    at.services.release()
    assert at.viewers[name].last("done")["id"] == "m1"
    kinds = [heard["type"] for heard in at.viewers[name].heard[before[name] :]]
    assert kinds == ["update", "done", "update"]
    assert at.viewers["Ann"].chat[-1]["text"] == "hello"


def test_what_cannot_be_kept_has_not_happened() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    name = at.asked()
    other = "Bo" if name == "Ann" else "Ann"
    move = at.game.game.waiting[0].options[0]
    hand = at.viewers[name].table["hands"][name]
    at.services.holds = True
    at.move(name, move, "m1")
    follower = at.game.game.waiting[0]
    at.move(follower.player, follower.options[0], "m2")
    at.services.fails = "cannot save the game: the disk is full"
    at.services.release()
    for viewer, id in ((name, "m1"), (follower.player, "m2")):
        refusals = [heard for heard in at.viewers[viewer].heard if heard.get("id") == id]
        assert refusals == [{"type": "refused", "text": NOT_KEPT, "id": id}]
    assert at.game.game.moves == []
    assert at.viewers[name].table["hands"][name] == hand
    assert not at.viewers[other].count("done")
    at.services.fails = ""
    at.move(name, move, "m3")
    at.services.release()
    assert at.viewers[name].last("done")["id"] == "m3"
    assert at.services.store.load(at.game.id).moves[0] == f"{name}: {move}"


def test_a_seat_that_cannot_be_kept_is_not_taken() -> None:
    at = Fixture("Ann")
    at.services.fails = "the disk is full"
    viewer = FakeViewer()
    at.room.attach(viewer, "", "", 0)
    at.room.sit_down(viewer, "Bo", key_of("Bo"))
    at.services.release()
    assert viewer.count("seated") == 0
    assert viewer.last("refused")["text"] == NOT_KEPT
    assert [seat["name"] for seat in viewer.room["seats"]] == ["Ann"]
    at.services.fails = ""
    at.room.sit_down(viewer, "Bo", key_of("Bo"))
    assert viewer.count("seated") == 1


def test_a_table_that_cannot_be_kept_at_all_is_none() -> None:
    services = FakeServices()
    services.fails = "the disk is full"
    room = Room("abc234", services, m.Settings())
    room.furnish("Ann", key_of("Ann"), [], False)
    viewer = FakeViewer()
    room.sit_down(viewer, "Ann", key_of("Ann"))
    services.release()
    assert viewer.count("seated") == 0
    assert viewer.last("gone")["text"] == "this table could not be saved"
    assert room.state == "closed"


def test_bots_wait_after_a_failure_and_then_go_on() -> None:
    at = Fixture("Ann", bots=("normal", "normal"))
    at.start()
    while at.asked() == "Ann":
        at.move("Ann", at.game.game.waiting[0].options[0])
    moves = list(at.game.game.moves)
    at.services.fails = "the disk is full"
    at.pass_time(4)
    failures = at.viewers["Ann"].count("refused")
    assert failures == 1
    assert at.game.game.moves == moves
    at.pass_time(10)
    assert 1 <= at.viewers["Ann"].count("refused") - failures <= 10 / RETRY
    at.services.fails = ""
    at.pass_time(10)
    assert len(at.game.game.moves) > len(moves)


def test_versions_are_dense_and_who_returns_gets_the_rest() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    at.lose("Bo")
    lost = at.viewers["Bo"]
    for text in ("one", "two", "three"):
        at.room.say("Ann", text, False)
    back = FakeViewer()
    back.version, back.events, back.chat = lost.version, list(lost.events), list(lost.chat)
    at.room.attach(back, key_of("Bo"), "e1", lost.version)
    assert not any(heard.get("full") for heard in back.heard)
    assert [line["text"] for line in back.chat] == ["one", "two", "three"]
    assert back.version == at.viewers["Ann"].version == at.room.broadcast.version
    assert back.events == lost.events


@pytest.mark.parametrize(("epoch", "version"), [("e0", 3), ("e1", 10**6), ("e1", 0), ("", 0)])
def test_who_knows_something_else_gets_everything(epoch: str, version: int) -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    at.lose("Bo")
    back = at.come_back("Bo", epoch, version)
    assert [heard.get("full") for heard in back.heard] == [True]


def test_who_was_away_for_long_gets_everything() -> None:
    at = Fixture("Ann", "Bo")
    at.lose("Bo")
    known = at.viewers["Bo"].version
    for _ in range(REMEMBERED + 1):
        at.services.time += 1
        at.room.say("Ann", "hello", False)
    back = at.come_back("Bo", "e1", known)
    assert [heard.get("full") for heard in back.heard] == [True]


# Moves


def test_a_move_sent_twice_is_made_once() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    name, move = at.asked(), at.game.game.waiting[0].options[0]
    at.move(name, move, "m1", 1)
    made = list(at.game.game.moves)
    at.move(name, move, "m1", 1)
    assert at.game.game.moves == made
    assert at.viewers[name].count("done") == 2
    with pytest.raises(RefusedError, match="an earlier question"):
        at.move(name, "play R1" if move != "play R1" else "draw", "m2", 1)
    with pytest.raises(RefusedError, match="an earlier question"):
        at.move(name, move, "m3", 99)


def test_a_move_sent_again_after_a_restart_is_known_from_the_log() -> None:
    before = Fixture("Ann", "Bo")
    before.start()
    name, move = before.asked(), before.game.game.waiting[0].options[0]
    before.move(name, move, "m1", 1)
    at = before.reload()
    at.come_back("Ann")
    at.come_back("Bo")
    moves = list(at.game.game.moves)
    at.move(name, move, "m1", 1)
    assert at.viewers[name].last("done")["id"] == "m1"
    assert at.game.game.moves == moves == before.game.game.moves


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    name = at.asked()
    other = "Bo" if name == "Ann" else "Ann"
    for who, move in (
        (other, "draw"),
        (name, "play XX"),
        (name, "catch Bo"),
        (name, "uno"),
        (other, "next"),
    ):
        with pytest.raises(RefusedError):
            at.move(who, move)
    assert at.game.game.moves == []
    at.move(name, at.game.game.waiting[0].options[0])


def test_hints_are_for_those_who_are_asked() -> None:
    at = Fixture("Ann", "Bo")
    with pytest.raises(RefusedError, match="nothing is asked"):
        at.room.hint("Ann")
    at.start()
    name = at.asked()
    other = "Bo" if name == "Ann" else "Ann"
    with pytest.raises(RefusedError, match="not your turn"):
        at.room.hint(other)
    assert at.room.hint(name).view.you == name


def test_a_timer_decides_and_is_told() -> None:
    at = Fixture("Ann", "Bo", timer=20)
    at.start()
    name = at.asked()
    assert at.viewers["Ann"].table["waiting"][0]["deadline"] == 20
    at.pass_time(21)
    assert at.game.game.moves[0].startswith(f"{name}: ")
    other = "Bo" if name == "Ann" else "Ann"
    assert "Time is up: a bot played for you." in at.viewers[name].notices
    assert f"Time is up: a bot played for {name}." in at.viewers[other].notices


def test_who_was_away_hears_that_time_was_up() -> None:
    at = Fixture("Ann", "Bo", timer=5)
    at.start()
    name = at.asked()
    other = "Bo" if name == "Ann" else "Ann"
    version = at.viewers[other].version
    at.lose(other)
    at.pass_time(6)
    back = at.come_back(other, "e1", version)
    assert back.notices[0] == f"Time is up: a bot played for {name}."
    assert at.come_back(other).notices == [], "whoever comes anew has not missed it"


# Keeping


def test_a_room_comes_back_as_it_was() -> None:
    before = Fixture("Ann", "Bo", bots=("easy",), edition=DC, timer=30, target=300)
    before.room.write_on("Ann", "CU", "take another turn.")
    before.room.agree("Bo", True, before.room.lobby.cards.number)
    before.start()
    while before.asked() == "Robin":
        before.pass_time(3)
    at = before.reload()
    back = at.come_back("Ann")
    old, new = before.viewers["Ann"].room, back.room
    assert {**new, "seats": None} == {**old, "seats": None}
    assert [seat["present"] for seat in new["seats"]] == [True, True, False]
    assert back.table["hands"] == before.viewers["Ann"].table["hands"]
    assert at.game.game.moves == before.game.game.moves


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"settings": {"edition": "classic", "speed": 1}}', '{"settings": 3}', "not json"]
)
def test_a_room_that_cannot_be_read_says_so(text: str) -> None:
    services = FakeServices()
    services.store.keep_room("abc234", "lobby", text)
    with pytest.raises(RefusedError, match="another version of lastcard"):
        Room.load("abc234", services)
    assert Room.load("zzz234", services) is None


def test_a_key_is_kept_as_a_hash_only() -> None:
    at = Fixture("Ann")
    kept = at.services.load_room("abc234") or ""
    assert key_of("Ann") not in kept
    assert all(key_of("Ann").encode() not in raw for raw in at.viewers["Ann"].raw)
