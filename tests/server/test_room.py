"""A room: who comes and goes, what is told to whom and when, what happens as time passes."""

import json
from typing import Any

import pytest

from lastcard.bots import HardBot
from lastcard.server import messages as m
from lastcard.server.audience import MOST_TABS, MOST_VIEWERS, REMEMBERED, RefusedError
from lastcard.server.lobby import MOST_SPECTATORS
from lastcard.server.room import RETRY, Room
from server.fakes import FakeServices, FakeViewer, Fixture, key_of, nonce_of

DC = "dc-super-hero-girls"


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
    assert at.game.seats["Bo"] == "easy"
    back = at.come_back("Bo")
    assert at.game.seats["Bo"] is None
    assert at.viewers["Ann"].seat("Bo") == {
        "name": "Bo", "bot": None, "person": True, "present": True, "agreed": True, "replaceable": False,
    }  # fmt: skip
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
    at.pass_time(31)
    plan, _ = at.services.thoughts[-1]
    assert isinstance(plan.bot, HardBot)
    before = list(at.game.game.moves)
    at.come_back("Bo")
    assert plan in at.services.called_off
    plan.answer = "draw"
    at.pass_time(20)
    assert at.game.game.moves == before
    at.move("Bo", at.game.game.waiting[0].options[0])
    assert len(at.game.game.moves) > len(before)


def test_a_bot_that_thinks_moves_when_it_has_thought() -> None:
    at = Fixture("Ann", bots=("hard",))
    at.start()
    while at.asked() == "Ann":
        at.move("Ann", at.game.game.waiting[0].options[0])
    plan, done = at.services.thoughts[-1]
    before = list(at.game.game.moves)
    at.pass_time(10)
    assert at.game.game.moves == before
    plan.think()
    done()
    at.pass_time(10)
    assert len(at.game.game.moves) > len(before)


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


# The lobby


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"edition": "chess"}, "there is no edition 'chess'"),
        ({"target": 0}, "target: expected a whole number from 1"),
        ({"scoring": "best"}, "scoring: 'best' is neither"),
        ({"two_player_reverse": "x"}, "two_player_reverse"),
        ({"timer": 4}, "a turn timer is 0 \\(off\\), or 5 to 600"),
        ({"timer": 601}, "a turn timer"),
        ({"level": "../bot.py"}, "there is no bot"),
    ],
)
def test_settings_that_nobody_can_play_by(settings: dict[str, Any], message: str) -> None:
    at = Fixture("Ann")
    kept = at.viewers["Ann"].room["settings"]
    with pytest.raises(RefusedError, match=message):
        at.room.change("Ann", m.Settings(**settings))
    assert msgspec_room(at)["settings"] == kept
    with pytest.raises(RefusedError, match=message):
        Room("abc234", FakeServices(), m.Settings(**settings))


def msgspec_room(at: Fixture) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(m.encode(m.Update(1, room=at.room.info())))["room"]
    return found


@pytest.mark.parametrize(
    "name", ["", "x" * 21, "a:b", "ann", "chance", "Bo uno", " Bo", "B\x00", "B\u202eo", ":", "\u200b"]
)
def test_names_that_nobody_can_have(name: str) -> None:
    at = Fixture("Ann")
    with pytest.raises(RefusedError):
        at.room.sit_down(FakeViewer(), name, key_of("Bo"))
    assert len(at.room.places) == 1


def test_sitting_down_again_with_the_same_key_is_the_same_seat() -> None:
    at = Fixture("Ann", "Bo")
    again = FakeViewer()
    at.room.attach(again, "", "", 0)
    at.room.sit_down(again, "Bo", key_of("Bo"))
    assert again.last("seated") == {"type": "seated", "table": "abc234", "name": "Bo"}
    assert [place.name for place in at.room.places] == ["Ann", "Bo"]
    with pytest.raises(RefusedError, match="sitting already"):
        at.room.sit_down(again, "Cy", key_of("Cy"))


def test_everybody_agrees_to_what_they_have_read() -> None:
    at = Fixture("Ann", "Bo", edition=DC)
    at.room.write_on("Ann", "CU", "everyone else draws 2")
    read = at.viewers["Bo"].room
    assert read["readings"]["CU"]["sentence"]
    assert (at.viewers["Bo"].seat("Ann")["agreed"], at.viewers["Bo"].seat("Bo")["agreed"]) == (True, False)
    with pytest.raises(RefusedError, match="not yet agreed to what is written: Bo"):
        at.start()
    at.room.write_on("Ann", "CU", "everyone else draws 9")
    with pytest.raises(RefusedError, match="something else has been written"):
        at.room.agree("Bo", True, read["writing"])
    at.room.agree("Bo", True, at.viewers["Bo"].room["writing"])
    at.start()
    assert at.game.game.edition.by_code["CU"].text == "everyone else draws 9"


def test_what_is_written_stays_when_other_settings_change_and_goes_with_the_edition() -> None:
    at = Fixture("Ann", "Bo", edition=DC)
    at.room.write_on("Bo", "CU1", "take another turn.")
    at.room.change("Ann", m.Settings(edition=DC, target=200))
    assert at.room.edition.by_code["CU1"].text == "take another turn."
    assert at.viewers["Ann"].room["written"] == {"CU1": "take another turn."}
    at.room.change("Ann", m.Settings())
    assert at.viewers["Ann"].room["written"] == {}
    assert at.viewers["Ann"].last("update")["edition"]["id"] == "classic"
    at.start()


@pytest.mark.parametrize(
    ("code", "text", "message"),
    [("CU", "sing", "expected"), ("R5", "draw 2.", "cannot be written on"), ("", "draw 2.", "cannot be written on")],
)
def test_what_cannot_be_written(code: str, text: str, message: str) -> None:
    at = Fixture("Ann", edition=DC)
    with pytest.raises(RefusedError, match=message):
        at.room.write_on("Ann", code, text)
    assert at.room.written == {}


def test_a_full_table_and_a_change_to_a_smaller_deck() -> None:
    at = Fixture("Ann", bots=("easy",) * 9)
    with pytest.raises(RefusedError, match="the table is full"):
        at.room.add_bot("Ann", "easy")
    with pytest.raises(RefusedError, match="the table is full"):
        at.room.sit_down(FakeViewer(), "Bo", key_of("Bo"))


def test_limits_on_who_looks() -> None:
    at = Fixture("Ann")
    visitors = [FakeViewer() for _ in range(MOST_VIEWERS)]
    for visitor in visitors:
        at.room.attach(visitor, "", "", 0)
    with pytest.raises(RefusedError, match="too many people are at this table"):
        at.room.attach(FakeViewer(), "wrong key", "", 0)
    for visitor in visitors[:MOST_SPECTATORS]:
        at.room.watch(visitor)
    with pytest.raises(RefusedError, match="too many people are watching"):
        at.room.watch(visitors[-1])
    for _ in range(MOST_TABS - 1):
        at.come_back("Ann")
    with pytest.raises(RefusedError, match="too many windows"):
        at.come_back("Ann")


def test_chat_is_text_on_one_line_at_a_human_speed() -> None:
    at = Fixture("Ann", "Bo")
    at.room.say("Ann", "  <b>hi</b>\n\u202eyou\x00 ", False)
    assert at.viewers["Bo"].chat == [{"name": "Ann", "text": "<b>hi</b> you", "reaction": False}]
    for text in ("", " \u200b ", "x" * 301):
        with pytest.raises(RefusedError, match="1 to 300"):
            at.room.say("Ann", text, False)
    with pytest.raises(RefusedError, match="no reaction"):
        at.room.say("Ann", "boo", True)
    at.room.say("Ann", "👍", True)
    for _ in range(6):
        at.room.say("Ann", "again", False)
    with pytest.raises(RefusedError, match="slower"):
        at.room.say("Ann", "again", False)
    at.room.say("Bo", "I may", False)
    at.services.time += 2
    at.room.say("Ann", "again", False)


# Fair dealing


def test_the_game_waits_for_the_nonces_of_those_who_are_there() -> None:
    at = Fixture("Ann", "Bo")
    late = FakeViewer()
    at.room.sit_down(late, "Cy", key_of("Cy"))
    with pytest.raises(RefusedError, match="the browser of Cy"):
        at.start()
    commitment = late.room["commitment"]
    at.room.add_nonce("Cy", nonce_of("Cy"))
    at.room.add_nonce("Cy", "f" * 32)
    assert late.room["nonces"] == {name: nonce_of(name) for name in ("Ann", "Bo", "Cy")}
    at.start()
    dealing = at.game.game.dealing
    assert dealing is not None
    assert dealing.nonces == (nonce_of("Ann"), nonce_of("Bo"), nonce_of("Cy"))
    assert (dealing.commitment, late.room["commitment"]) == (commitment, commitment)
    assert late.room["key"] == ""
    at.room.add_nonce("Ann", "f" * 32)
    assert at.room.places[0].nonce == nonce_of("Ann")


def test_bots_and_people_who_are_away_add_nothing() -> None:
    at = Fixture("Ann", bots=("easy",))
    gone = FakeViewer()
    at.room.sit_down(gone, "Bo", key_of("Bo"))
    at.room.detach(gone)
    at.start()
    assert at.game.game.dealing is not None
    assert at.game.game.dealing.nonces == (nonce_of("Ann"), "-", "-")


def test_a_game_that_starts_at_once_starts_with_the_nonce() -> None:
    services = FakeServices()
    room = Room("abc234", services, m.Settings())
    room.furnish("Ann", key_of("Ann"), ["easy"], True)
    room.keep()
    viewer = FakeViewer()
    room.sit_down(viewer, "Ann", key_of("Ann"))
    assert viewer.room["state"] == "lobby"
    room.add_nonce("Ann", nonce_of("Ann"))
    assert viewer.room["state"] == "playing"


def play_to_the_end(at: Fixture) -> None:
    """People answer with the last option, which is a card if there is one."""
    while not at.game.game.winners:
        asked = [decision for decision in at.game.game.waiting if at.game.seats[decision.player] is None]
        if asked:
            at.move(asked[0].player, asked[0].options[-1])
        else:
            at.pass_time(5)


def test_at_the_end_the_key_is_shown_and_a_rematch_has_another() -> None:
    at = Fixture("Ann", "Bo", bots=("random",), target=1)
    at.start()
    with pytest.raises(RefusedError, match="when the game is over"):
        at.room.record_text()
    play_to_the_end(at)
    info = at.viewers["Ann"].room
    assert (info["state"], len(info["key"])) == ("over", 64)
    assert f'key = "{info["key"]}"' in at.room.record_text()
    with pytest.raises(RefusedError, match="the game is over"):
        at.move("Ann", "draw")
    again = Room("new234", at.services, at.room.settings)
    again.take_over(at.room)
    assert at.viewers["Bo"].room["rematch"] == "new234"
    viewer = FakeViewer()
    again.attach(viewer, key_of("Bo"), "", 0)
    assert viewer.last("update")["you"] == "Bo"
    assert viewer.room["commitment"] != info["commitment"]
    assert viewer.room["nonces"] == {}
    assert [seat["bot"] for seat in viewer.room["seats"]] == [None, "random", None]


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
        assert refusals == [{"type": "refused", "text": at.services.fails, "id": id}]
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
    assert viewer.last("refused")["text"] == "the disk is full"
    assert [seat["name"] for seat in viewer.room["seats"]] == ["Ann"]
    at.services.fails = ""
    at.room.sit_down(viewer, "Bo", key_of("Bo"))
    assert viewer.count("seated") == 1


def test_a_table_that_cannot_be_kept_at_all_is_none() -> None:
    services = FakeServices()
    services.fails = "the disk is full"
    room = Room("abc234", services, m.Settings())
    room.furnish("Ann", key_of("Ann"), [], False)
    room.keep()
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
    assert back.version == at.viewers["Ann"].version == at.room.version
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
        (name, ""),
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


# Keeping


def test_a_room_comes_back_as_it_was() -> None:
    before = Fixture("Ann", "Bo", bots=("easy",), edition=DC, timer=30, target=300)
    before.room.write_on("Ann", "CU", "take another turn.")
    before.room.agree("Bo", True, before.room.writing)
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
