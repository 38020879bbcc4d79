"""Whole games of every edition, played to the target on the page alone: a bot and two people, or a bot and one."""

from collections.abc import Collection
from pathlib import Path

import pytest

from browser.conftest import People, Server
from browser.page import SOON, Player
from browser.rehearsal import HAND, Company, Habit, Plan, find_game, nonce_of
from lastcard.game import record as records
from lastcard.server.names import BOT_NAMES
from processes import run_here
from rulebook.build import record

SING = "a player you choose must sing a song, or draws 2."
TARGET = 50
"""Two rounds are needed for it."""

FIRST = {
    "classic": ["W R1 B3", "W4 R3 B6", "G7 G8 Y1"],
    "dc-super-hero-girls": ["SD CU R1", "CU R3 B6", "G7 G8"],
}
"""The hands of a first round with two people; all others are dealt."""
MOST = {"classic": 28, "dc-super-hero-girls": 44}
"""Moves of a game that is worth playing here: short ones are rare, and soon found beforehand."""

EVERYWHERE = {"turn", "next"}

# What is asked because of the special cards, and what is seen of them.
SPECIAL: dict[str, tuple[set[str], set[str]]] = {
    "classic": ({"colour", "challenge", "drawn"}, set()),
    "ghostbusters": ({"put"}, {"put"}),
    "green-lantern": ({"give"}, {"gave"}),
    "minecraft": (set(), {"revealed"}),
    "space-jam": ({"discard"}, {"dropped", "discarded"}),
    "dc-super-hero-girls": ({"protect", "choose", "vote"}, {"dared", "voted", "protected"}),
}


@pytest.mark.parametrize("edition", ["classic", "dc-super-hero-girls"])
def test_a_whole_game_of_two_people_and_a_bot(edition: str, people: People, server: Server, tmp_path: Path) -> None:
    kinds, events = SPECIAL[edition]
    written = {"CU": SING} if "vote" in kinds else {}
    company = Company()
    seats = company.seats
    first = record(
        FIRST[edition], edition=edition, players=seats, written=written, discard="R5", rest="shuffled", draw=None
    )
    position = records.loads(first).position
    kinds = EVERYWHERE | kinds
    plan = find_game(
        edition, TARGET, company, written=written, kinds=kinds, events=events, position=position, most=MOST[edition]
    )
    ann, bo = people(nonce=nonce_of("Ann")), people(nonce=nonce_of("Bo"), phone=edition == "classic")
    with server.key(plan.key):
        code = ann.open_table("Ann", edition, TARGET, HAND)
    bo.join(code, "Bo")
    ann.get("seat-Bo").wait_for()
    ann.add_bot("easy")
    if written:
        agree(ann, bo, written["CU"])
    with server.position(first):
        ann.click("start")
        ann.get("table").wait_for()
    play(ann, bo)
    assert_as_planned(plan, kinds, events, tmp_path, ann, bo)


@pytest.mark.parametrize("edition", ["ghostbusters", "green-lantern", "minecraft", "space-jam"])
def test_a_whole_game_against_a_bot(edition: str, people: People, server: Server, tmp_path: Path) -> None:
    kinds, events = SPECIAL[edition]
    kinds = EVERYWHERE | kinds
    plan = find_game(edition, TARGET, Company(("Ann",), 1), kinds=kinds, events=events, most=MOST["classic"])
    ann = people(nonce=nonce_of("Ann"))
    with server.key(plan.key):
        ann.open_table("Ann", edition, TARGET, HAND)
    ann.add_bot("easy")
    ann.get(f"seat-{BOT_NAMES[0]}").wait_for()
    ann.click("start")
    play(ann)
    assert_as_planned(plan, kinds, events, tmp_path, ann)
    assert_proven(tmp_path / "game.toml", plan.kinds)


def agree(ann: Player, bo: Player, text: str) -> None:
    """Ann writes on the card, and Bo agrees."""
    ann.open_own_rules()
    ann.get("write-CU").fill(text)
    ann.get("written-CU").get_by_text("This card will").wait_for()
    ann.click("put-CU")
    ann.close_window()
    bo.get("agree").check()
    ann.page.get_by_text("Still to agree").wait_for(state="detached")


def play(ann: Player, *friends: Player) -> None:
    """Play until the game is over for all. Only Ann goes on to the next round: so it was in the rehearsal."""
    names = ("Ann", "Bo")[: 1 + len(friends)]
    company = Company(names)
    habits = {player: Habit(name) for player, name in zip((ann, *friends), names, strict=True)}
    for player in habits:
        player.get("table").wait_for()
    for _ in range(3000):
        states = {player: player.state() for player in habits}
        if all(state["ended"] for state in states.values()):
            return
        for player, state in states.items():
            if state["options"] and (player is ann or not state["over"]):
                habit = habits[player]
                player.decide(lambda options, number, habit=habit: habit(options, number, company.seats))  # type: ignore[misc]
        if not any(state["options"] for state in states.values()):
            for player, state in states.items():
                player.change(state, SOON)
    raise AssertionError("the game does not end")


def assert_as_planned(plan: Plan, kinds: set[str], events: set[str], folder: Path, *people: Player) -> None:
    """The game came to what was planned: what was asked and seen, the scores, and the record."""
    assert set().union(*(player.decided for player in people)) >= kinds
    assert people[0].heard >= events
    for player in people:
        assert player.scores() == plan.scores
    path = download(people[0], folder)
    game = records.loads(path.read_text(encoding="utf-8")).replay()
    assert dict(zip(game.players, game.scores, strict=True)) == plan.scores
    assert game.winners


def download(player: Player, folder: Path) -> Path:
    """The record of a game that is over."""
    path = folder / "game.toml"
    with player.page.expect_download() as downloading:
        player.click("download")
    downloading.value.save_as(path)
    return path


def assert_proven(path: Path, added: Collection[str]) -> None:
    """The cards of a record came from the key, and from what these people added to it."""
    verified = run_here(["verify", str(path)], b"")
    assert verified.returncode == 0, verified.stderr
    assert f"Added to it by: {', '.join(added)}." in verified.stdout.decode()
