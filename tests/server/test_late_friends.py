"""Somebody who comes late takes over a bot's seat: the game, its record and its proof know it by its name as before."""

import pytest

from lastcard.game import record
from lastcard.server.refusal import RefusedError
from server.fakes import FakeViewer, Fixture, key_of, nonce_of


def playing(*bots: str) -> Fixture:
    at = Fixture("Ann", bots=bots or ("easy", "hard"))
    at.start()
    return at


def come(at: Fixture, name: str, seat: str = "") -> FakeViewer:
    """Somebody follows the link, and takes over a seat."""
    viewer = at.viewers[seat or "Robin"] = FakeViewer()
    at.room.attach(viewer, "", "", 0)
    at.room.sit_down(viewer, name, key_of(f"late {name}".replace(" ", "-")), "owl", seat)
    return viewer


def test_a_friend_takes_over_the_first_bots_seat_or_the_one_they_choose() -> None:
    at = playing()
    assert [seat["free"] for seat in at.viewers["Ann"].room["seats"]] == [False, True, True]
    cleo = come(at, "Cleo")
    assert cleo.last("seated") == {"type": "seated", "table": "abc234", "name": "Robin"}
    seat = at.viewers["Ann"].seat("Robin")
    assert (seat["guest"], seat["person"], seat["bot"], seat["face"], seat["free"]) == (
        "Cleo",
        True,
        None,
        "owl",
        False,
    )
    assert len(cleo.table["hands"]["Robin"]) == 7
    assert cleo.table["hands"]["Ada"] is None
    dan = come(at, "Dan", "Ada")
    assert at.viewers["Ann"].seat("Ada")["guest"] == "Dan"
    assert dan.table["hands"]["Ada"]
    with pytest.raises(RefusedError, match="no bot is left whose seat"):
        come(at, "Eve")


def test_what_they_do_is_told_under_their_name_from_then_on() -> None:
    at = playing("random")
    while at.asked() != "Ann":
        at.pass_time(3)
    while not any(event["player"] == "Robin" and event["kind"] == "played" for event in at.viewers["Ann"].events):
        at.move("Ann", at.game.game.waiting[0].options[-1])
        at.pass_time(8)
    cleo = come(at, "Cleo")
    before = [event["text"] for event in cleo.events if event["player"] == "Robin" and event["kind"] == "played"]
    assert all(text.startswith("You play") for text in before)
    told = at.come_back("Ann").events
    assert any(event["text"].startswith("Robin plays") for event in told), "what the bot did stays the bot's"
    while at.asked() != "Robin":
        at.move(at.asked(), at.game.game.waiting[0].options[0])
    at.move("Robin", at.game.game.waiting[0].options[0])
    last = [event for event in at.viewers["Ann"].events if event["player"] == "Robin"]
    assert any(event["text"].startswith("Cleo ") for event in last)
    assert cleo.events[-1]["seq"] == at.viewers["Ann"].events[-1]["seq"]
    at.room.say("Robin", "hello", False)
    line = at.viewers["Ann"].chat[-1]
    assert (line["name"], line["seat"], line["text"]) == ("Cleo", "Robin", "hello")


def test_questions_and_options_name_them_too() -> None:
    at = playing("easy")
    come(at, "Cleo")
    while at.asked() != "Ann":
        at.move("Robin", at.game.game.waiting[0].options[0])
    said = [option["note"] for option in at.viewers["Ann"].table["waiting"][0]["options"]]
    assert "Robin" not in " ".join(said)


def test_the_record_replays_and_the_deal_is_proven() -> None:
    at = playing("random")
    cleo = come(at, "Cleo")
    for _ in range(40):
        if at.game.game.winners:
            break
        asked = at.game.game.waiting[0]
        at.move(asked.player, asked.options[-1])
    written = record.loads(at.game.record().dumps())
    game = written.replay()
    assert game.players == ("Ann", "Robin")
    assert game.moves == at.game.game.moves
    assert cleo.room["nonces"] == {"Ann": nonce_of("Ann")}


def test_names_are_told_apart() -> None:
    at = playing("easy", "easy", "easy")
    for name in ("ann", "Ada"):
        with pytest.raises(RefusedError, match="already called"):
            come(at, name, "Robin")
    come(at, "Robin")
    assert at.viewers["Ann"].seat("Robin")["guest"] == "", "called like the seat"
    with pytest.raises(RefusedError, match="Robin is no bot"):
        come(at, "Cleo", "Robin")
    come(at, "Cleo", "Ada")
    with pytest.raises(RefusedError, match="already called Cleo"):
        at.room.sit_down(FakeViewer(), "cleo", "k" * 40)


def test_whoever_leaves_gives_the_seat_back_to_the_bot_it_was() -> None:
    at = playing("hard")
    come(at, "Cleo")
    at.room.leave("Robin")
    seat = at.viewers["Ann"].seat("Robin")
    assert (seat["guest"], seat["person"], seat["bot"], seat["free"], seat["face"]) == ("", False, "hard", True, "")
    come(at, "Dan")
    assert at.viewers["Ann"].seat("Robin")["guest"] == "Dan"


def test_whoever_is_away_for_long_finds_the_seat_after_a_restart() -> None:
    before = playing("easy")
    come(before, "Cleo")
    before.lose("Robin")
    before.pass_time(31)
    assert before.viewers["Ann"].seat("Robin")["bot"] == "normal"
    assert before.viewers["Ann"].seat("Robin")["guest"] == "Cleo"
    assert not before.viewers["Ann"].seat("Robin")["free"]
    at = before.reload()
    ann = at.come_back("Ann")
    assert ann.seat("Robin")["guest"] == "Cleo"
    back = FakeViewer()
    at.room.attach(back, key_of("late-Cleo"), "", 0)
    assert back.heard[-1]["you"] == "Robin"
    assert ann.seat("Robin")["bot"] is None


def test_a_guest_can_become_the_host() -> None:
    at = playing("easy")
    come(at, "Cleo")
    at.room.leave("Ann")
    assert at.room.lobby.seating.host == "Robin"
    at.room.set_pace("Robin", "fast")


def test_whoever_was_removed_does_not_come_back_with_the_same_key() -> None:
    before = playing("easy")
    cleo = come(before, "Cleo")
    before.room.remove("Ann", "Robin")
    assert cleo.last("gone")["text"] == "Ann has removed you from the table."
    for at in (before, before.reload()):
        with pytest.raises(RefusedError, match="You were removed"):
            come(at, "Cleo")
    come(before, "Dan")


def test_in_the_lobby_a_bots_seat_can_be_had_with_its_place_at_the_table() -> None:
    at = Fixture("Ann", bots=("easy", "easy"))
    viewer = FakeViewer()
    at.room.attach(viewer, "", "", 0)
    at.room.sit_down(viewer, "Cleo", key_of("Cleo"), "", "Robin")
    assert [seat["name"] for seat in viewer.room["seats"]] == ["Ann", "Cleo", "Ada"]


def test_after_the_game_nobody_new_sits_down() -> None:
    at = playing("easy")
    at.room.state = "over"
    with pytest.raises(RefusedError, match="the game is over"):
        come(at, "Cleo")
