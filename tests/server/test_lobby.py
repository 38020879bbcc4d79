"""The lobby: settings, names, what is written on cards, who looks, chat, and the nonces of fair dealing."""

import json
from typing import Any

import msgspec
import pytest

from lastcard.server import messages as m
from lastcard.server.broadcast import MOST_SPECTATORS, MOST_TABS, MOST_VIEWERS
from lastcard.server.refusal import RefusedError
from lastcard.server.room import Room
from server.fakes import FakeServices, FakeViewer, Fixture, key_of, nonce_of

DC = "dc-super-hero-girls"


# Settings, names, texts


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
    assert len(at.room.lobby.seating) == 1


def test_sitting_down_again_with_the_same_key_is_the_same_seat() -> None:
    at = Fixture("Ann", "Bo")
    again = FakeViewer()
    at.room.attach(again, "", "", 0)
    at.room.sit_down(again, "Bo", key_of("Bo"))
    assert again.last("seated") == {"type": "seated", "table": "abc234", "name": "Bo"}
    assert [place.name for place in at.room.lobby.seating] == ["Ann", "Bo"]
    for other in ("Cy", "Ann"):
        with pytest.raises(RefusedError, match="sitting already"):
            at.room.sit_down(again, other, key_of(other))


def test_a_spectator_who_sits_down_watches_no_more() -> None:
    at = Fixture("Ann")
    viewer = FakeViewer()
    at.room.attach(viewer, "", "", 0)
    at.room.watch(viewer)
    assert at.viewers["Ann"].room["spectators"] == 1
    at.room.sit_down(viewer, "Bo", key_of("Bo"))
    assert at.viewers["Ann"].room["spectators"] == 0
    with pytest.raises(RefusedError, match="you are sitting at this table"):
        at.room.watch(viewer)


def test_a_name_that_somebody_has_is_refused_kindly() -> None:
    at = Fixture("Ann")
    with pytest.raises(RefusedError, match="Somebody here is already called Ann"):
        at.room.sit_down(FakeViewer(), "ann", key_of("Bo"))


def test_faces_are_shown_can_be_changed_and_are_kept() -> None:
    before = Fixture("Ann")
    before.room.sit_down(FakeViewer(), "Bo", key_of("Bo"), "fox-2")
    assert before.viewers["Ann"].seat("Bo")["face"] == "fox-2"
    before.room.change_face("Ann", "owl")
    at = before.reload()
    at.come_back("Ann")
    assert [seat["face"] for seat in at.viewers["Ann"].room["seats"]] == ["owl", "fox-2"]


@pytest.mark.parametrize("face", ["Fox", "a" * 17, "<img>", "🦊"])
def test_a_face_is_a_short_id(face: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        m.decode_said(json.dumps({"type": "changeface", "face": face}))


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
    assert at.room.lobby.edition.by_code["CU1"].text == "take another turn."
    assert at.viewers["Ann"].room["written"] == {"CU1": "take another turn."}
    at.room.change("Ann", m.Settings())
    assert at.viewers["Ann"].room["written"] == {}
    assert at.viewers["Ann"].last("update")["edition"]["id"] == "classic"
    at.start()


@pytest.mark.parametrize(
    ("code", "text", "message"),
    [("CU", "flonk", "expected"), ("R5", "draw 2.", "cannot be written on"), ("", "draw 2.", "cannot be written on")],
)
def test_what_cannot_be_written(code: str, text: str, message: str) -> None:
    at = Fixture("Ann", edition=DC)
    with pytest.raises(RefusedError, match=message):
        at.room.write_on("Ann", code, text)
    assert at.room.lobby.cards.texts == {}


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
    assert at.viewers["Bo"].chat == [{"name": "Ann", "text": "<b>hi</b> you", "reaction": False, "seat": "Ann"}]
    for text in ("", " \u200b ", "x" * 301):
        with pytest.raises(RefusedError, match="1 to 300"):
            at.room.say("Ann", text, False)
    with pytest.raises(RefusedError, match="not a reaction"):
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
    with pytest.raises(RefusedError, match="still waiting for Cy to add to the shuffle"):
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
    assert at.room.lobby.seating.place_of("Ann").nonce == nonce_of("Ann")


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
    again = Room("new234", at.services, at.room.lobby.settings)
    again.take_over(at.room)
    assert at.viewers["Bo"].room["rematch"] == "new234"
    viewer = FakeViewer()
    again.attach(viewer, key_of("Bo"), "", 0)
    assert viewer.last("update")["you"] == "Bo"
    assert viewer.room["commitment"] != info["commitment"]
    assert viewer.room["nonces"] == {}
    assert [seat["bot"] for seat in viewer.room["seats"]] == [None, "random", None]
