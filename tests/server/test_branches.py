"""Trying a recorded game another way: a table that begins at a moment of a record, with bots on the other seats."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lastcard.bots.playing import play_out
from lastcard.files import packed
from lastcard.game.dealing import Dealing
from lastcard.game.game import Game
from lastcard.game.record import Record, before, deal_of, loads, of
from lastcard.game.verify import UnprovenError, prove
from lastcard.game.view import Seen
from lastcard.server import messages as m
from lastcard.server.branches import A_TABLE, MOST_MOVES, AskedBranch, branch_of
from lastcard.server.hub import Hub
from lastcard.server.lobby import settings_by
from lastcard.server.refusal import RefusedError
from lastcard.server.room import Room
from lastcard.words import Reader
from server.fakes import FakeServices, FakeViewer, Fixture, key_of
from server.test_connection import FakeSocket, connected
from server.wire import Browser, Server


def played(edition: str = "classic", players: int = 3, **options: Any) -> Record:
    """The record of a game of bots."""
    game = Game(edition, ["Ann", "Bo", "Cy", "Di"][:players], seed=4, options=options)
    play_out(game, "normal")
    return of(game)


def asked_for(record: Record | str, before: int, seat: str = "") -> AskedBranch:
    """The moment of a record, as a browser asks for it, looked at as the reading process does."""
    text = record if isinstance(record, str) else replace(record, folder=None).dumps()
    asked = AskedBranch(packed(text.encode()), before, seat)
    asked.learn(asked.read())
    return asked


def same_deal(record: Record, round: int, seat: str) -> AskedBranch:
    """The same deal of a round, looked at as the reading process does."""
    asked = AskedBranch(packed(replace(record, folder=None).dumps().encode()), 1, seat, round)
    asked.learn(asked.read())
    return asked


def table_from(asked: AskedBranch, name: str = "Zoe", **more: Any) -> Fixture:
    """A table that begins there."""
    branch = branch_of(asked)
    at = object.__new__(Fixture)
    at.services, at.viewers = FakeServices(), {branch.seat: FakeViewer()}
    settings = settings_by(branch.record.options, branch.edition.id, m.Settings(**more))
    at.room = Room("abc234", at.services, settings, branch.plain)
    said = m.Create(name, key_of(name), bots=["easy", "normal"])
    at.room.play_on(branch, branch.record.replay(edition=branch.edition), said)
    at.room.sit_down(at.viewers[branch.seat], name, key_of(name))
    return at


def test_the_cards_lie_as_they_did_and_bots_take_the_other_seats() -> None:
    record = played(target=200, stack="any")
    number = next(n for n in range(20, len(record.moves)) if record.moves[n].startswith("Bo: play"))
    at = table_from(asked_for(record, number + 1))
    game = before(record, number + 1).replay()
    viewer = at.viewers["Bo"]
    assert at.game.game.encode() == game.encode()
    assert viewer.table["hands"]["Bo"] == [game.edition.kinds[card].code for card in game.round.hand(1)]
    assert viewer.table["hands"]["Ann"] is None
    assert [(seat["name"], seat["guest"], seat["bot"]) for seat in viewer.room["seats"]] == [
        ("Ann", "", "easy"),
        ("Bo", "Zoe", None),
        ("Cy", "", "normal"),
    ]
    assert viewer.room["state"] == "playing"
    assert (viewer.room["settings"]["target"], viewer.room["settings"]["house"]) == (200, {"stack": "any"})
    assert (viewer.room["branch"], viewer.room["commitment"], viewer.room["host"]) == (number + 1, "", "Bo")
    at.move("Bo", record.moves[number].removeprefix("Bo: "))
    assert str(at.game.game.moves[number]) == record.moves[number]
    at.pass_time(3)
    assert len(at.game.game.moves) > number + 1, "the bots play on"


@pytest.mark.parametrize("edition", ["classic", "minecraft"])
def test_the_same_deal_goes_as_it_went_until_somebody_decides_otherwise(edition: str) -> None:
    record = played(edition, target=300)
    first = deal_of(record, 2)
    last = deal_of(record, 3) - 1  # without the move that deals the third round
    at = table_from(same_deal(record, 2, "Bo"))
    assert at.game.game.encode() == before(record, first + 1).replay().encode()
    for move in record.moves[first:last]:
        if move.startswith("Bo: "):
            at.pass_time(0 if move == "Bo: uno" else 30)
            at.move("Bo", move.removeprefix("Bo: "))
    at.pass_time(60)
    assert [str(move) for move in at.game.game.moves] == list(record.moves[:last])
    assert at.room.state == "over", "it is about this round"


def test_bots_play_by_themselves_once_somebody_decides_otherwise() -> None:
    record = played(target=300)
    mine = [number for number, move in enumerate(record.moves) if move.startswith("Bo: play")]
    at = table_from(same_deal(record, 1, "Bo"))
    at.pass_time(30)
    assert [str(move) for move in at.game.game.moves] == list(record.moves[: mine[0]])
    at.move("Bo", "draw")
    at.pass_time(10)
    assert len(at.game.game.moves) > mine[0] + 1


def test_a_round_that_was_never_dealt_is_refused() -> None:
    with pytest.raises(RefusedError, match="round: 99 was not dealt"):
        branch_of(same_deal(played(target=60), 99, "Bo"))


def test_a_branch_survives_a_restart_and_its_record_says_what_it_is() -> None:
    asked = asked_for(played(target=60), 5, "Cy")
    at = table_from(asked, "Ann").reload()
    viewer = at.come_back("Ann")
    assert (viewer.room["branch"], viewer.room["seats"][2]["guest"]) == (5, ""), "another seat is called Ann"
    with pytest.raises(RefusedError, match="when the game is over"):
        at.room.record_text()
    at.game.seat("Cy", "random", at.services.time)
    at.pass_time(3000)
    assert viewer.room["state"] == "over"
    record = loads(at.room.record_text())
    assert record.branch == 5
    assert record.moves[:4] == played(target=60).moves[:4]
    assert record.replay().winners


def test_what_cannot_be_played_on_is_refused_with_its_reason() -> None:
    record = played(target=30)
    for text, number, seat, problem in (
        (record, len(record.moves) + 1, "", "that game is over by then"),
        (record, len(record.moves) + 2, "", f"from 1 to {len(record.moves) + 1}"),
        (record, 3, "Max", "'Max' does not play in that game; there are Ann, Bo, Cy"),
        (replace(record, moves=("Ann: fly",)), 2, "", r"moves\[0\]"),
        (replace(record, moves=record.moves * 200), 3, "", f"moves: {MOST_MOVES:,} at most"),
        (replace(record, players=("Ann", "\u0410nn", "Cy"), moves=()), 1, "", "look"),
        (record.dumps().replace('"classic"', '"../x.toml"'), 1, "", "edition"),
        ("lastcard = 1\n" + "#" * 400_000, 1, "", "larger than"),
        ("no = [record", 1, "", "not TOML"),
    ):
        with pytest.raises(RefusedError, match=problem):
            branch_of(asked_for(text, number, seat))
    damaged = AskedBranch("AAAA", 1)
    damaged.learn(damaged.read())
    with pytest.raises(RefusedError, match="not a record: the end of it is missing"):
        branch_of(damaged)


def test_a_record_brings_its_own_cards_and_what_is_written_on_them() -> None:
    text = """lastcard = 1
players = ["Ann", "Bo"]
seed = 3
moves = []
[written]
CU = "draw 3."
[edition]
name = "Storm"
extends = "classic"
[edition.cards.CU]
name = "Blank"
wild = true
count = 2
writable = true
"""
    at = table_from(asked_for(text, 1))
    viewer = next(iter(at.viewers.values()))
    assert viewer.room["written"] == {"CU": "draw 3."}
    assert viewer.room["settings"]["edition"] == "own"
    again = at.reload()
    assert again.room.lobby.edition.name == "Storm"
    assert again.game.game.encode() == at.game.game.encode()


def test_a_long_game_is_not_told_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits down hears of its last round only, and all else would be put into words while everybody waits."""
    told: list[Seen] = []
    tell = Reader.tell

    def noted(reader: Reader, event: Seen) -> str:
        told.append(event)
        return tell(reader, event)

    monkeypatch.setattr(Reader, "tell", noted)
    record = replace(played(target=500), own={"name": "Storm", "extends": "classic"})
    at = table_from(asked_for(record, len(record.moves)))
    ends = [event for event in at.game.game.events if event.kind == "left_with"]
    assert len(ends) > 5  # what others still held when earlier rounds were over
    assert told
    assert "left_with" not in {event.kind for event in told}


def test_a_branch_of_a_proven_game_is_not_proven() -> None:
    dealing = Dealing("00" * 32, ("a1" * 8, "-"))
    record = Record("classic", ("Ann", "Bo"), dealing=dealing, commitment=dealing.commitment)
    assert prove(record, dealing.commitment)
    branch = before(record, 1)
    with pytest.raises(UnprovenError, match="It is a branch: from move 1 on"):
        prove(branch, dealing.commitment)
    assert "It is a branch" in prove(branch)


def test_a_browser_tries_a_record_from_a_move_on_and_finds_its_table_again(tmp_path: Path) -> None:
    record = played()
    branch = {"packed": packed(record.dumps().encode()), "before": 220, "seat": "Cy"}
    with Server(tmp_path) as server:
        browser = Browser(server)
        browser.say("create", name="Zoe", key=browser.key, branch={**branch, "before": 100_000})
        assert "expected the number of a move" in browser.refusal()
        for _ in range(2):  # the same key: the same table
            browser.say("hello")
            browser.say("create", name="Zoe", key=browser.key, bots=["random"], branch=branch)
            code, seat = browser.until("seated")["table"], browser.you
            browser.until("update", lambda heard: bool(heard.get("full")))
        assert (seat, browser.room["branch"], browser.room["state"]) == ("Cy", 220, "playing")
        server.kill()
        server.start()
        again = Browser(server)
        again.say("hello", table=code, key=browser.key)
        heard = again.until("update", lambda heard: bool(heard.get("full")))
        assert (heard["you"], heard["room"]["branch"]) == ("Cy", 220)
        again.close()


def test_a_table_from_a_long_game_is_counted_for_several(tmp_path: Path) -> None:
    record = played()

    async def run() -> None:
        hub = Hub(tmp_path, thinkers=0)
        hub.now = lambda: 0.0
        tab = connected(hub, FakeSocket())
        branch = {"packed": packed(record.dumps().encode()), "before": 220}
        left = tab.peer.tables.left
        await tab.hear(json.dumps({"type": "create", "name": "Zoe", "key": "k" * 40, "branch": branch}))
        assert tab.room is not None
        assert left - tab.peer.tables.left == pytest.approx(1 + 219 / A_TABLE, abs=0.01)
        hub.close()

    asyncio.run(run())
