"""Puzzles in the browser: the one of the day, what each option was worth, and playing on from there."""

import json
from typing import Any

from browser.conftest import People
from browser.page import SOON, Player
from lastcard.server.puzzles import list_of, puzzle_info, today


def take(player: Player, option: dict[str, Any]) -> None:
    """Choose an option as soon as a touch counts: a new question ignores those that were meant for something else."""
    wanted = " ".join(filter(None, [option["verb"], option.get("card"), option.get("colour")]))
    player.wait(lambda now: wanted in now["options"])
    while not player.get("verdict").count():
        player.choose(wanted)
        player.change(player.state(), SOON)
    player.get("verdict").wait_for()


def test_a_puzzle_is_solved_and_played_on(people: People) -> None:
    ann = people(phone=True)
    ann.start()
    ann.click("puzzles-open")
    ann.get("puzzles").wait_for()
    assert ann.axe() == []
    puzzle = json.loads(puzzle_info(list_of(today()).today["classic"]) or b"")
    options = puzzle["update"]["table"]["waiting"][0]["options"]
    best, other = options[puzzle["best"]], options[puzzle["best"] - 1]
    ann.click("today-classic")
    ann.get("table").wait_for()
    assert ann.get("hint").count() == ann.get("uno").count() == 0, "nobody helps, and nobody else is there"
    take(ann, other)
    ann.get("verdict").wait_for()
    assert "Not the best" in ann.get("verdict").inner_text()
    assert puzzle["why"] in ann.get("verdict").inner_text()
    rows = ann.get("verdict").locator("tr")
    assert rows.count() == len(options)
    assert best["label"].casefold() in rows.first.inner_text().casefold()
    assert str(round(100 * max(puzzle["chances"]))) in rows.first.inner_text()
    assert ann.axe() == []
    ann.click("puzzle-how")
    ann.page.wait_for_url("**/replay#*")
    ann.get("replay-words").wait_for()
    ann.page.go_back()
    ann.page.wait_for_url("**/puzzles/*")
    take(ann, best)
    assert "You found it!" in ann.get("verdict").inner_text()
    # From there one can play on, with bots on the other seats, and is at a table like any other.
    ann.click("puzzle-play-on")
    ann.page.wait_for_url("**/t/*")
    ann.get("hint").wait_for()
    assert ann.page.get_by_test_id("uno").count() == 1
    ann.page.go_back()
    ann.page.go_back()
    ann.get("puzzles").wait_for()
    assert "Try again" in ann.get("today-classic").inner_text()
    assert ann.get("streak").locator("b").inner_text() == "0"


def test_a_puzzle_has_its_table_to_itself(people: People) -> None:
    """Whoever keeps history and chat beside the table does not find them at a puzzle: nobody is there to talk to."""
    ann = people()
    ann.play_now("Ann")
    ann.get("drawer").wait_for()
    ann.page.goto(f"{ann.url.rstrip('/')}/puzzles/{list_of(today()).today['classic']}")
    ann.wait(lambda now: bool(now["options"]))
    assert ann.get("drawer").count() == 0


def test_a_link_to_no_puzzle_says_so(people: People) -> None:
    """It asked for patience: the puzzles could not be had just now."""
    ann = people()
    ann.page.goto(f"{ann.url}puzzles/no-such-puzzle")
    ann.get("nowhere").wait_for()
    assert ann.axe() == []
    assert all("404" in problem for problem in ann.problems)
    ann.problems.clear()
