"""Another game in one touch: when all who are there want it, it begins at a new table by itself."""

from typing import Any

import pytest

from lastcard.cards.edition import load_text
from lastcard.game import record
from lastcard.game.position import Position
from lastcard.game.verify import prove
from lastcard.server.refusal import RefusedError
from lastcard.server.rematch import COMING, GRACE
from lastcard.server.room import Room
from server.fakes import FakeViewer, Fixture, key_of, nonce_of

DC = "dc-super-hero-girls"


def over(*names: str, bots: tuple[str, ...] = (), **settings: Any) -> Fixture:
    """A game that is over, with written cards."""
    at = Fixture(*names, bots=bots, edition=DC, target=10, **settings)
    at.room.write_on(names[0], "CU", "draw 1.")
    for name in names[1:]:
        at.room.agree(name, True, at.room.lobby.cards.number)
    players = [place.name for place in at.room.lobby.seating]
    hands = {name: ["W", "W4"] for name in players} | {names[0]: ["R1"]}
    at.services.tables.position = Position(hands, names[0], turn=names[0], discard=["R9"])
    at.start()
    at.move(names[0], "play R1")
    at.services.tables.position = None
    assert at.room.state == "over"
    return at


def next_room(at: Fixture) -> Room:
    assert at.services.next_room is not None
    return at.services.next_room


def come(room: Room, name: str, nonce: bool = True) -> FakeViewer:
    """Somebody is led over to the new table."""
    viewer = FakeViewer()
    room.attach(viewer, key_of(name), "", 0)
    if nonce:
        room.add_nonce(name, nonce_of(name))
    return viewer


def test_it_begins_when_all_who_are_there_want_it() -> None:
    at = over("Ann", "Bo", bots=("easy",))
    assert at.viewers["Ann"].room["rematch_wanted"] == ["Robin"]
    at.room.want_rematch("Bo", True)
    assert at.viewers["Ann"].room["rematch_wanted"] == ["Robin", "Bo"]
    assert not at.viewers["Ann"].room["rematch"]
    at.room.want_rematch("Ann", True)
    room = next_room(at)
    assert at.viewers["Ann"].room["rematch"] == at.viewers["Bo"].room["rematch"] == room.code
    ann = come(room, "Ann")
    assert ann.room["state"] == "lobby"
    assert ann.room["starting"]
    assert ann.room["settings"] == at.viewers["Ann"].room["settings"]
    bo = come(room, "Bo")
    assert bo.room["state"] == ann.room["state"] == "playing"
    assert not bo.room["starting"]
    assert bo.room["written"] == {"CU": "draw 1."}
    assert bo.room["commitment"] != at.viewers["Bo"].room["commitment"]
    assert bo.room["nonces"] == {"Ann": nonce_of("Ann"), "Bo": nonce_of("Bo")}


def test_the_host_takes_everybody_to_another_edition() -> None:
    """With nothing written on its cards; the others are told which, and want another game as they did before."""
    at = over("Ann", "Bo", bots=("easy",))
    assert at.viewers["Bo"].room["rematch_edition"] == DC
    at.room.want_rematch("Bo", True)
    with pytest.raises(RefusedError, match="host"):
        at.room.want_rematch("Bo", True, "space-jam")
    with pytest.raises(RefusedError, match="nonsense"):
        at.room.want_rematch("Ann", True, "nonsense")
    assert not at.viewers["Bo"].room["rematch"], "what was refused has changed nothing"
    at.room.want_rematch("Bo", False)
    at.room.want_rematch("Ann", True, "space-jam")
    assert at.viewers["Bo"].room["rematch_edition"] == "space-jam"
    assert at.reload().come_back("Bo").room["rematch_edition"] == "space-jam", "it is kept"
    at.room.want_rematch("Bo", True)
    room = next_room(at)
    ann, bo = come(room, "Ann"), come(room, "Bo")
    assert bo.room["state"] == ann.room["state"] == "playing"
    assert bo.room["settings"] == at.viewers["Bo"].room["settings"] | {"edition": "space-jam"}
    assert bo.room["written"] == {}
    assert [seat["name"] for seat in bo.room["seats"]] == ["Ann", "Robin", "Bo"]


def test_an_edition_for_fewer_players_is_refused() -> None:
    at = over("Ann", "Bo", bots=("easy",))
    cards = 'name = "Duel"\ncolours = ["red", "blue"]\n[cards.1]\ncount = 10'
    at.services.own_editions["duel"] = load_text(cards, "duel.toml")
    with pytest.raises(RefusedError, match="for 2 players at most"):
        at.room.want_rematch("Ann", True, "duel")
    assert at.viewers["Bo"].room["rematch_edition"] == DC


def test_wanting_can_be_taken_back_and_a_game_that_goes_on_has_no_rematch() -> None:
    at = Fixture("Ann", "Bo")
    at.start()
    with pytest.raises(RefusedError, match="not over"):
        at.room.want_rematch("Ann", True)
    at = over("Ann", "Bo")
    at.room.want_rematch("Ann", True)
    at.room.want_rematch("Ann", False)
    at.room.want_rematch("Bo", True)
    assert at.services.next_room is None
    assert at.reload().come_back("Ann").room["rematch_wanted"] == ["Bo"], "it is kept"


def test_whoever_has_gone_is_not_waited_for_and_finds_a_bot_in_their_seat() -> None:
    at = over("Ann", "Bo", level="easy")
    at.room.want_rematch("Ann", True)
    at.lose("Bo")
    at.pass_time(GRACE - 1)
    assert at.services.next_room is None, "perhaps the connection comes back"
    at.pass_time(2)
    room = next_room(at)
    ann = come(room, "Ann")
    assert ann.room["state"] == "playing"
    assert ann.seat("Bo")["bot"] == "easy"
    bo = FakeViewer()
    room.attach(bo, key_of("Bo"), "", 0)
    assert ann.seat("Bo")["bot"] is None
    assert bo.table["hands"]["Bo"]


def test_those_who_wanted_it_are_waited_for_but_not_for_long() -> None:
    at = over("Ann", "Bo")
    for name in ("Ann", "Bo"):
        at.room.want_rematch(name, True)
    room = next_room(at)
    ann = come(room, "Ann")
    at.room = room
    at.pass_time(COMING - 1)
    assert ann.room["state"] == "lobby"
    at.pass_time(2)
    assert ann.room["state"] == "playing"
    assert ann.seat("Bo")["bot"] == "normal"
    assert ann.room["nonces"] == {"Ann": nonce_of("Ann")}


def test_nobody_who_is_there_is_left_out_of_the_shuffle() -> None:
    at = over("Ann", "Bo")
    for name in ("Ann", "Bo"):
        at.room.want_rematch(name, True)
    room = next_room(at)
    ann = come(room, "Ann")
    come(room, "Bo", nonce=False)
    at.room = room
    at.pass_time(COMING + 5)
    assert ann.room["state"] == "lobby"
    room.add_nonce("Bo", nonce_of("Bo"))
    assert ann.room["state"] == "playing"


def test_whoever_changes_something_has_time_to() -> None:
    at = over("Ann", bots=("easy",))
    at.room.want_rematch("Ann", True)
    room = next_room(at)
    ann = come(room, "Ann", nonce=False)
    room.add_bot("Ann", "easy")
    assert not ann.room["starting"]
    room.add_nonce("Ann", nonce_of("Ann"))
    assert ann.room["state"] == "lobby"


def test_the_deal_of_a_rematch_can_be_proven() -> None:
    at = over("Ann", bots=("random",), pace="fast")
    at.room.want_rematch("Ann", True)
    room = next_room(at)
    ann = come(room, "Ann")
    assert room.table is not None
    assert prove(record.loads(room.table.record().dumps()), ann.room["commitment"], nonce_of("Ann"))
