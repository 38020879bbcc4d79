"""What the host can do about people: remove, ban, let in again, lock the table, mute."""

from collections.abc import Callable

import pytest

from lastcard.server.places import REMOVED
from lastcard.server.refusal import RefusedError
from server.fakes import FakeViewer, Fixture, key_of


def visitor(at: Fixture) -> FakeViewer:
    viewer = FakeViewer()
    at.room.attach(viewer, "", "", 0)
    return viewer


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize(("name", "key"), [("Bo", "Bo"), ("Bo", "Else"), ("b\u043e", "Else"), ("Cy", "Bo")])
def test_a_removed_player_does_not_walk_back_in(begun: bool, name: str, key: str) -> None:
    at = Fixture("Ann", "Bo", bots=("easy",))
    if begun:
        at.start()
    at.room.remove("Ann", "Bo")
    again = visitor(at)
    with pytest.raises(RefusedError, match="removed from this table"):
        at.room.sit_down(again, name, key_of(key))
    back = at.reload()
    with pytest.raises(RefusedError, match="removed from this table"):
        back.room.sit_down(visitor(back), name, key_of(key))
    at.room.admit("Ann", "Bo")
    at.room.sit_down(again, "Bo", key_of("Else"), seat="Bo" if begun else "")
    assert again.count("seated") == 1


def test_who_was_removed_may_try_again_after_a_while_and_who_was_banned_may_not() -> None:
    at = Fixture("Ann", "Bo", "Cy")
    at.room.remove("Ann", "Bo")
    at.room.remove("Ann", "Cy", ban=True)
    assert at.viewers["Ann"].room["removed"] == ["Bo", "Cy"]
    at.services.time += REMOVED
    at.room.sit_down(visitor(at), "Bo", key_of("Bo"))
    for name, key in (("Cy", "Cy"), ("Cy", "Else"), ("Di", "Cy")):
        with pytest.raises(RefusedError, match="removed from this table"):
            at.room.sit_down(visitor(at), name, key_of(key))
    at.room.admit("Ann", "Cy")
    at.room.sit_down(visitor(at), "Cy", key_of("Cy"))


@pytest.mark.parametrize("begun", [False, True])
def test_at_a_locked_table_nobody_new_sits_down_and_friends_come_back(begun: bool) -> None:
    at = Fixture("Ann", "Bo", bots=("easy",))
    if begun:
        at.start()
    at.room.lock("Ann", True)
    assert at.viewers["Bo"].room["locked"]
    for room in (at, at.reload()):
        with pytest.raises(RefusedError, match="locked this table"):
            room.room.sit_down(visitor(room), "Cy", key_of("Cy"))
        room.room.sit_down(visitor(room), "Bo", key_of("Bo"))
    at.lose("Bo")
    at.come_back("Bo")
    assert at.viewers["Ann"].seat("Bo")["present"]
    at.room.lock("Ann", False)
    at.room.sit_down(visitor(at), "Cy", key_of("Cy"))


def test_who_is_muted_says_nothing() -> None:
    at = Fixture("Ann", "Bo")
    at.room.mute("Ann", "Bo", True)
    assert at.viewers["Bo"].seat("Bo")["muted"]
    for room in (at, at.reload()):
        for text, reaction in (("hello", False), ("👍", True)):
            with pytest.raises(RefusedError, match="muted you"):
                room.room.say("Bo", text, reaction)
    at.room.mute("Ann", "Bo", False)
    at.room.say("Bo", "hello", False)
    assert at.viewers["Ann"].chat[-1]["text"] == "hello"


def test_only_the_host_decides_about_people() -> None:
    at = Fixture("Ann", "Bo", "Cy", bots=("easy",))
    deeds: list[Callable[[], None]] = [
        lambda: at.room.remove("Bo", "Cy"),
        lambda: at.room.remove("Bo", "Cy", ban=True),
        lambda: at.room.admit("Bo", "Cy"),
        lambda: at.room.lock("Bo", True),
        lambda: at.room.mute("Bo", "Cy", True),
    ]
    for deed in deeds:
        with pytest.raises(RefusedError, match="only Ann, the host"):
            deed()
    for name in ("Ann", "Robin"):
        with pytest.raises(RefusedError, match="cannot be muted"):
            at.room.mute("Ann", name, True)


def test_a_seat_that_is_given_away_is_not_muted() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    at.room.mute("Ann", "Bo", True)
    at.room.leave("Bo")
    late = visitor(at)
    at.room.sit_down(late, "Cy", key_of("Cy"))
    at.room.say("Bo", "hello", False)
    assert late.chat[-1]["name"] == "Cy"


@pytest.mark.parametrize("begun", [False, True])
def test_who_is_muted_does_not_speak_by_coming_back(begun: bool) -> None:
    at = Fixture("Ann", "Bo", "Cy")
    if begun:
        at.start()
    at.room.mute("Ann", "Bo", True)
    at.room.leave("Bo")
    for room in (at, at.reload()):
        for name, key in (("Bo", "another"), ("Bonny", "Bo"), ("B\u043e", "third")):  # name, key, and one like it
            back = visitor(room)
            room.room.sit_down(back, name, key_of(key))
            seat = room.room.broadcast.name_of(back)
            with pytest.raises(RefusedError, match="muted you"):
                room.room.say(seat, "hello", False)
            room.room.leave(seat)
    back = visitor(at)
    at.room.sit_down(back, "Bo", key_of("Bo"))
    seat = at.room.broadcast.name_of(back)
    at.room.mute("Ann", seat, False)
    at.room.say(seat, "hello", False)
    at.room.leave(seat)
    back = visitor(at)
    at.room.sit_down(back, "Bo", key_of("Bo"))
    at.room.say(at.room.broadcast.name_of(back), "hello", False)


def test_who_watches_again_and_again_is_told_nothing_and_neither_is_anybody_else() -> None:
    at = Fixture("Ann", "Bo")
    watching = visitor(at)
    at.room.watch(watching)
    heard = len(at.viewers["Ann"].raw), len(watching.raw)
    for _ in range(1000):
        at.room.watch(watching)
    assert (len(at.viewers["Ann"].raw), len(watching.raw)) == heard
