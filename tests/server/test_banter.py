"""What bots say at the table: seldom, only about what all have seen, and never in somebody's name."""

from itertools import pairwise
from typing import Any

from lastcard.catalogue import load
from lastcard.game.position import Position
from lastcard.game.view import Seen
from lastcard.server.banter import CAUGHT, GAME_WON, GREETINGS, HIT, OWN_PAUSE, PAUSE, ROUND_WON, Banter
from server.fakes import FakeViewer, Fixture, key_of

LINES = (*GREETINGS, *CAUGHT, *HIT, *ROUND_WON, *GAME_WON)


def seen(kind: str, player: str = "Robin", other: str | None = None, amount: int = 0) -> Seen:
    return Seen(1, kind, player, other, None, amount, None, None)


def test_the_same_seed_says_the_same() -> None:
    events = [[seen("drew", amount=6)], [seen("caught", "Ann", "Robin")], [seen("went_out")]]
    said = [[Banter(seed).remark(news, {"Robin"}, 0.0) for news in events] for seed in ("a", "a", "b", "c", "d")]
    assert said[0] == said[1]
    assert any(each != said[0] for each in said[2:])


def test_bots_speak_seldom() -> None:
    banter = Banter("a")
    times = [now for now in range(600) if banter.remark([seen("drew", amount=6)], {"Robin"}, float(now))]
    assert 2 <= len(times) <= 600 / OWN_PAUSE
    assert all(later - before >= OWN_PAUSE for before, later in pairwise(times))
    two = [
        now for now in range(600) if banter.remark([seen("caught", "Ann", f"R{now % 9}")], {f"R{now % 9}"}, 1e4 + now)
    ]
    assert all(later - before >= PAUSE for before, later in pairwise(two))


def test_small_draws_and_other_peoples_luck_are_no_occasion() -> None:
    for event in (seen("drew", amount=3), seen("played"), seen("went_out", "Ann"), seen("caught", "Robin", "Ann")):
        assert all(Banter(str(seed)).remark([event], {"Robin"}, 0.0) is None for seed in range(20))


def test_lines_are_short_and_in_the_catalogue() -> None:
    for line in LINES:
        assert line.id in load("en")
        assert len(str(line)) <= 40


def won(**settings: Any) -> Fixture:
    """A game that a bot wins."""
    at = Fixture("Ann", bots=("random",), target=10, **settings)
    hands = {"Ann": ["B7", "W"], "Robin": ["R1"]}
    at.services.tables.position = Position(hands, "Ann", turn="Robin", discard=["R9"])
    at.start()
    at.pass_time(5)
    assert at.room.state == "over"
    return at


def test_a_bot_that_wins_says_so_unless_bots_are_to_be_silent() -> None:
    at = won()
    line = at.viewers["Ann"].chat[-1]
    assert (line["name"], line["seat"]) == ("Robin", "Robin")
    assert line["text"] in {str(words) for words in GAME_WON}
    assert "Robin" not in [place for place in at.game.record().dumps().splitlines() if line["text"] in place]
    assert won(banter=False).viewers["Ann"].chat == []


def test_a_newcomer_is_greeted_and_the_host_can_have_silence() -> None:
    at = Fixture("Ann", bots=("easy",))
    assert at.viewers["Ann"].chat == [], "not when the table is made"
    at.room.sit_down(FakeViewer(), "Bo", key_of("Bo"))
    assert at.viewers["Ann"].chat[-1]["text"] in {str(words) for words in GREETINGS}
    at.room.set_banter("Ann", False)
    assert not at.viewers["Ann"].room["settings"]["banter"]
    said = len(at.viewers["Ann"].chat)
    at.services.time += 1000
    at.room.sit_down(FakeViewer(), "Cy", key_of("Cy"))
    assert len(at.viewers["Ann"].chat) == said


def test_a_bot_that_sits_in_for_somebody_says_nothing_in_their_name() -> None:
    at = Fixture("Ann", "Bo", target=10)
    hands = {"Ann": ["B7", "W"], "Bo": ["R1"]}
    at.services.tables.position = Position(hands, "Ann", turn="Bo", discard=["R9"])
    at.start()
    at.lose("Bo")
    at.pass_time(40)
    assert at.room.state == "over"
    assert at.viewers["Ann"].chat == []
