"""Whole games of every edition: two people in two browsers and a bot, played to the target on the page alone."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from browser.conftest import People, Server
from browser.page import LOOK_EVERY, Player
from browser.rehearsal import Habit, find_game, nonce_of
from lastcard.game import record as records
from processes import PATIENCE

SING = "a player you choose must sing a song, or draws 2."
TARGET = 100
EVERYWHERE = {"turn", "colour", "challenge", "next"}

# What is asked because of the special cards, and what is seen of them.
SPECIAL: dict[str, tuple[set[str], set[str]]] = {
    "classic": ({"drawn"}, set()),
    "ghostbusters": ({"put"}, {"put"}),
    "green-lantern": ({"give"}, {"gave"}),
    "minecraft": (set(), {"revealed"}),
    "space-jam": ({"discard"}, {"dropped", "discarded"}),
    "dc-super-hero-girls": ({"protect", "choose", "vote"}, {"dared", "voted", "protected"}),
}


@pytest.mark.parametrize("edition", SPECIAL)
def test_a_whole_game(edition: str, people: People, server: Server, tmp_path: Path) -> None:
    kinds, events = SPECIAL[edition]
    written = {"CU": SING} if "vote" in kinds else {}
    plan = find_game(edition, TARGET, written, EVERYWHERE | kinds, events)
    ann = people(nonce=nonce_of("Ann"))
    bo = people(nonce=nonce_of("Bo"), phone=edition in ("classic", "green-lantern", "space-jam"))
    with server.key(plan.key):
        code = ann.open_table("Ann", edition, play_to=str(TARGET))
    bo.join(code, "Bo")
    ann.get("seat-Bo").wait_for()
    ann.add_bot("easy")
    if written:
        agree(ann, bo, written["CU"])
    ann.click("start")
    play(ann, bo)
    assert ann.decided | bo.decided >= EVERYWHERE | kinds
    assert ann.heard >= events
    for player in (ann, bo):
        assert player.scores() == plan.scores
    assert_true_record(ann, plan.scores, tmp_path)


def agree(ann: Player, bo: Player, text: str) -> None:
    """Ann writes on the card, and Bo agrees."""
    ann.open_own_rules()
    ann.get("write-CU").fill(text)
    ann.get("written-CU").get_by_text("This card will").wait_for()
    ann.click("put-CU")
    ann.close_window()
    bo.get("agree").check()
    ann.page.get_by_text("Still to agree").wait_for(state="detached")


def play(ann: Player, bo: Player) -> None:
    """Play until the game is over for both. Only Ann goes on to the next round: so it was in the rehearsal."""
    habits = {ann: Habit("Ann"), bo: Habit("Bo")}
    for player in habits:
        player.get("table").wait_for()
    for _ in range(3000):
        states = {player: player.state() for player in habits}
        if all(state["ended"] for state in states.values()):
            return
        for player, state in states.items():
            player.heard.update(state["heard"])
            if state["options"] and not (player is bo and state["over"]):
                player.decide(habits[player])
        if not any(state["options"] for state in states.values()):
            ann.page.wait_for_timeout(LOOK_EVERY)
    raise AssertionError("the game does not end")


def assert_true_record(player: Player, scores: Mapping[str, int], folder: Path) -> None:
    """What is downloaded leads to these scores, and its cards came from the key."""
    with player.page.expect_download() as downloading:
        player.click("download")
    path = folder / "game.toml"
    downloading.value.save_as(path)
    game = records.loads(path.read_text(encoding="utf-8")).replay()
    assert dict(zip(game.players, game.scores, strict=True)) == scores
    assert game.winners
    command = [sys.executable, "-m", "lastcard", "verify", str(path)]
    verified = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert verified.returncode == 0, verified.stderr
    assert "Added to it by: Ann, Bo." in verified.stdout
