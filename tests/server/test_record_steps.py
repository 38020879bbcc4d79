"""Games that are looked at again: every step as it was, as a seat saw it; and what is refused of strange records."""

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from lastcard.bots.hard import Plain
from lastcard.bots.playing import play_out
from lastcard.files import packed, unpacked
from lastcard.game.game import Game
from lastcard.game.record import Record, loads, of
from lastcard.game.view import View, look
from lastcard.server import record_steps, review_parts
from lastcard.server.branches import AskedBranch
from lastcard.server.compared import AskedCompare
from lastcard.server.record_steps import PART, AskedReplay
from lastcard.server.review_parts import AskedReview
from lastcard.study import chances, same_deal
from lastcard.study.chances import Weights
from lastcard.study.review import RoundReviewing, review
from server.wire import Browser, Server

NAMES = ["Ann", "Bo", "Cy", "Di"]


@cache
def played(edition: str = "classic", seed: int = 1) -> Record:
    return of(play_out(Game(edition, NAMES, seed=seed, options={"target": 150}), "easy"))


NEARLY_OVER = """
lastcard = 1
edition = "classic"
players = ["Ann", "Bo"]
moves = ["Ann: play R1"]
[position]
dealer = "Bo"
turn = "Ann"
discard = "R5"
hands = { Ann = "R1", Bo = "R2 B4" }
"""


def pack(text: str | bytes) -> str:
    return packed(text if isinstance(text, bytes) else text.encode())


def steps(record: Record, seat: str = "") -> Iterator[dict[str, Any]]:
    """All steps, as somebody fetches them, each with the table as it was."""
    sent, first, table = pack(record.dumps()), 0, dict[str, Any]()
    while True:
        found = AskedReplay(sent, seat, first).run()
        assert not found.problem
        assert len(found.steps) < 2 * PART
        assert bool(found.info) == (first == 0)
        for step in json.loads(found.steps):
            first += 1
            table = {**table, **step["changes"]}
            yield {**step, "table": table}
        if first == found.total:
            return


@pytest.mark.parametrize("edition", ["classic", "minecraft", "green-lantern", "house-party"])
def test_every_step_is_the_game_as_it_was(edition: str) -> None:
    record = played(edition)
    shown = steps(record)
    number = 0
    for game in record.steps():
        step, seen = next(shown), look(game, None).table
        table = step["table"]
        assert table["hands"] == {name: list(hand or ()) for name, hand in seen.hands.items()}
        assert (table["round"], table["top"], table["colour"]) == (seen.round, seen.top, seen.colour)
        assert (table["scores"], table["draw_pile"]) == (seen.scores, seen.draw_pile)
        number += len(step["events"])
        assert number == len(game.events)
    assert next(shown, None) is None


def test_as_a_seat_saw_it_nothing_else_is_told() -> None:
    record = played()
    for step, game in zip(steps(record, "Bo"), record.steps(), strict=True):
        seen = look(game, "Bo").table
        hands = {name: None if hand is None else list(hand) for name, hand in seen.hands.items()}
        assert step["table"]["hands"] == hands
        for event in step["events"]:
            if event["kind"] == "drew" and event["player"] != "Bo":
                assert event["cards"] is None
                assert not any(colour in event["text"] for colour in ("red", "blue", "green", "yellow", "Wild"))


def test_there_is_something_to_jump_to() -> None:
    found = json.loads(AskedReplay(pack(played().dumps()), "", 0).run().info)
    all_steps = list(steps(played()))
    kinds = {mark["kind"] for mark in found["marks"]}
    assert {"card", "over"} <= kinds
    for mark in found["marks"]:
        events = all_steps[mark["step"]]["events"]
        assert mark["text"] in [event["text"] for event in events]
        if mark["kind"] == "card":
            assert mark["card"][0] == "W"
    for each in found["rounds"]:
        assert all_steps[each["first"]]["table"]["round"] == each["round"]
    assert [each["round"] for each in found["rounds"]] == sorted({step["table"]["round"] for step in all_steps})


def test_a_record_that_breaks_is_shown_until_there() -> None:
    record = played()
    broken = replace(record, moves=(*record.moves[:30], "Ann: play Z9"))
    found = AskedReplay(pack(broken.dumps()), "", 0).run()
    assert found.total == 31
    assert json.loads(found.info)["problem"].startswith("moves[30]: ")


TOP = 'lastcard = 1\nedition = "classic"\nplayers = ["Ann", "Bo"]\n'


@pytest.mark.parametrize(
    ("sent", "words"),
    [
        ("AAAA", "missing"),
        ("x", "damaged"),
        (pack(played().dumps())[:-40], "missing"),
        (pack(b" " * 5_000_000), "larger than"),
        ("A" * 60_000, "larger than"),
        (pack(b"\xff\xfe"), "UTF-8"),
        (pack(""), "lastcard: missing"),
        (pack("[" * 30_000), "not TOML"),
        (pack("a = " + "[" * 30_000), "nested too deeply"),
        (pack("a." * 20_000 + "b = 1"), "too many dots"),
        (pack("not a record"), "not TOML"),
        (pack(TOP.replace("1", "9" * 5000, 1)), "number too long"),
        (pack(TOP.replace("classic", "/etc/passwd")), "there is no edition"),
        (pack(TOP.replace("classic", "clasic")), "did you mean classic"),
        (pack(TOP.replace('"Bo"', '"Ann"')), "players"),
        (pack(TOP.replace('"Bo"', '"B\\u0000o"')), "players"),
        (pack(TOP.replace('["Ann", "Bo"]', "[" + "'x'," * 9000 + "]")), "players"),
        (pack(TOP + "moves = 7"), "moves: expected a list"),
        (pack(TOP + "moves = [7]"), "moves[0]: expected a text"),
        (pack(TOP + "moves = [" + '"Ann: draw",' * 7000 + "]"), "6000 can be shown"),
        (pack(TOP + 'moves = ["Ann: fly"]'), "moves[0]: "),
        (pack(TOP + 'moves = ["Zoe: draw"]'), "moves[0]: "),
        (pack(TOP + f'moves = ["Ann: play {"R" * 9000}"]'), "moves[0]: "),
        (pack(TOP + "seed = -1"), "seed: expected"),
        (pack(TOP + "[options]\ntarget = 1e9"), "options.target"),
        (pack(TOP + "[options]\nfree_beer = true"), "options.free_beer: unknown"),
        (pack(TOP + "[position]\ndealer = 'Ann'\nhands = { Ann = 'Q1', Bo = 'R1' }"), "position"),
        (pack(TOP + "[dealing]\nkey = 'zz'\nnonces = ''"), "dealing"),
        (pack(TOP.replace('"classic"', "{ name = 'x' }")), "edition"),
        (pack(TOP.replace('edition = "classic"\n', "") + "[edition]\nextends = 'nothing'"), "edition.extends"),
        (
            pack(
                TOP.replace('edition = "classic"\n', "")
                + "[edition]\nextends = 'classic'\n"
                + "".join(f"[edition.cards.A{n}]\ntext = 'draw 1.'\n" for n in range(300))
            ),
            "edition.cards: 120 kinds",
        ),
        (pack(TOP + "[written]\nXX = 'Draw 2.'"), "written"),
    ],
)
def test_what_is_no_record_is_refused_with_its_place(sent: str, words: str) -> None:
    begun = time.process_time()
    found = AskedReplay(sent, "", 0).run()
    assert words in found.problem
    assert found.problem.isprintable()
    assert len(found.problem) <= 600
    assert (found.steps, found.info, found.total) == (b"", b"", 0)
    assert time.process_time() - begun < 5


def test_a_game_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_steps, "MOST_SECONDS", -1)
    found = AskedReplay(pack(Record("classic", ("Ann", "Bo"), seed=77, moves=("Ann: draw",)).dumps()), "", 0).run()
    assert "too long" in found.problem


def test_a_review_in_parts_is_that_of_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_parts, "AT_ONCE", 0.005)
    record = played()
    sent, seen, points, choices = pack(record.dumps()), 0, dict[int, Any](), dict[int, Any]()
    while True:
        found = AskedReview(sent, 2, worlds=30).run()
        assert found.done > seen
        seen = found.done
        points |= {row["move"]: row["chances"] for row in json.loads(found.points)}
        choices |= {row["move"]: row for row in json.loads(found.choices)}
        if found.done == found.total:
            break
        assert json.loads(found.accounts) == []
    whole = review(record, worlds=30)
    (there,) = [each for each in whole.rounds if each.number == 2]
    assert points == {point.move: [round(chance, 4) for chance in point.chances] for point in there.points}
    assert list(choices) == [choice.move for choice in there.choices]
    for choice in there.choices:
        row = choices[choice.move]
        assert (row["player"], row["slip"], row["cost"]) == (choice.player, choice.slip, round(100 * choice.cost))
        assert [option["taken"] for option in row["options"]] == [w.option == choice.chosen for w in choice.worths]
        assert all(option["low"] <= option["chance"] <= option["high"] for option in row["options"])
    assert [turn["move"] for turn in json.loads(found.turns)] == [turn.move for turn in there.turns]
    for account in json.loads(found.accounts):
        assert account["own"] + account["others"] + account["luck"] == account["result"]
    assert sum(account["result"] for account in json.loads(found.accounts)) in (-1, 0, 1)


def test_a_round_that_there_is_not_has_nothing_to_review() -> None:
    found = AskedReview(pack(played().dumps()), 99, worlds=30).run()
    assert (found.done, found.total) == (0, 0)
    assert "damaged" in AskedReview("x", 1).run().problem


@pytest.mark.parametrize("moves", [("nonsense",), ("Ann: plai R3",), ("Zoe: draw",), ("Ann: play R3", "Bo: drow")])
def test_what_is_wrong_with_a_move_is_said(moves: tuple[str, ...]) -> None:
    sent = pack(Record("classic", ("Ann", "Bo"), seed=1, moves=moves).dumps())
    assert f"moves[{len(moves) - 1}]" in AskedReview(sent, 1).run().problem
    assert f"moves[{len(moves) - 1}]" in AskedBranch(sent, 1, round=1).read().problem


def test_a_round_without_end_is_not_looked_at_and_of_other_rounds_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A record of a kilobyte took a gigabyte of memory, and a dozen of them are remembered."""
    record = played()
    assert {step.round for step in RoundReviewing(record, 2)._asked.steps} == {2}
    monkeypatch.setattr(review_parts, "MOST_CARDS", 1000)
    found = AskedReview(pack(record.dumps()), 2).run()
    assert found.problem == "moves: round 2 has too many of them to be looked at"


def test_the_same_deal_is_compared_move_by_move() -> None:
    theirs = played()
    game = Game("classic", NAMES, seed=1, options={"target": 150, "rounds": 1})
    mine = of(play_out(game, "normal"))
    found = json.loads(AskedCompare([pack(theirs.dumps()), pack(mine.dumps())], "Cy", 1).run().deal)
    one, two = ([move["text"] for move in each["moves"]] for each in found["played"])
    assert one[: found["common"]] == two[: found["common"]]
    assert one != two
    assert found["parting"]
    for each, record in zip(found["played"], (theirs, mine), strict=True):
        kept = loads(unpacked(each["packed"], "a record").decode())
        assert kept.moves == record.moves[: len(kept.moves)]
        over = kept.replay()
        assert over.round.over
        assert each["points"] == over.gains[0].points[2]
        assert each["left"] == len(over.round.hand(2))
        assert each["won"] == (over.round.winner == 2)
        for move in each["moves"]:
            assert record.moves[move["step"] - 1].startswith("Cy: ")


def test_where_they_parted_by_choice_every_option_is_weighed() -> None:
    start = Game("classic", ["Ann", "Bo"], seed=1)
    both = []
    for answer in ("play R3", "draw"):
        game = Game("classic", ["Ann", "Bo"], seed=1)
        game.apply("Ann", answer)
        both.append(pack(of(game).dumps()))
    found = json.loads(AskedCompare(both, "Ann", 1).run().deal)
    assert found["common"] == 0
    assert len(found["options"]) == len(start.waiting[0].options)
    assert {row["text"]: row["by"] for row in found["options"] if row["by"]} == {"play red 3": [0], "draw a card": [1]}
    chances = [row["chance"] for row in found["options"]]
    assert chances == sorted(chances, reverse=True)
    assert [each["result"] for each in found["played"]] == ["not over", "not over"]


def test_records_that_take_long_to_compare_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = list[int]()

    def weights_of(view: View, deck: Plain, seed: int, worlds: int) -> Weights:
        tried.append(worlds)
        return chances.weights_of(view, deck, seed, worlds)

    monkeypatch.setattr(same_deal, "weights_of", weights_of)
    cards = {str(number): {"count": 24} for number in range(10)}
    own = {"name": "Fat", "extends": "classic", "cards": cards}
    record = Record("own", ("Ann", "Bo"), seed=1, own=own)
    game = record.replay()
    asked, options = game.waiting[0].player, game.waiting[0].options
    both = [pack(replace(record, moves=(f"{asked}: {options[chosen]}",)).dumps()) for chosen in (0, -1)]
    assert AskedCompare(both, asked, 1).run().problem == ""
    assert tried[0] * len(options) * game.edition.size <= same_deal.WORLDS * same_deal.MOST_TRIED
    assert tried[0] < same_deal.WORLDS
    draws = tuple(f"{name}: draw" for name in ("Ann", "Bo") * 1500)
    long = pack(Record("classic", ("Ann", "Bo"), seed=77, moves=draws).dumps())
    assert "6000 in all can be compared" in AskedCompare([long] * 3, "Ann", 1).run().problem


@pytest.mark.parametrize(
    ("seat", "round", "problem"),
    [("Zoe", 1, "nobody is called 'Zoe'"), ("Ann", 99, "round: 99 was not"), ("Ann", 3, "other cards were dealt")],
    ids=str,
)
def test_what_is_not_the_same_deal_is_refused(seat: str, round: int, problem: str) -> None:
    both = [Game("minecraft", NAMES, seed=0, options={"target": 150}) for _ in range(2)]
    sent = [pack(of(play_out(game, bot)).dumps()) for game, bot in zip(both, ("normal", "random"), strict=True)]
    assert problem in AskedCompare(sent, seat, round).run().problem
    assert "damaged" in AskedCompare([*sent, "x"], "Ann", 1).run().problem


def test_a_browser_is_shown_a_game(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("data")) as server:
        browser = Browser(server)
        browser.say("hello")
        sent = pack(played().dumps())
        browser.say("replay", id="a", packed=sent)
        first = browser.until("replayed")
        assert (first["id"], first["first"], first["info"]["players"]) == ("a", 0, NAMES)
        browser.say("replay", id="a", packed=sent, first=len(first["steps"]))
        then = browser.until("replayed", lambda heard: heard["first"] > 0)
        assert "info" not in then
        assert then["steps"][0]["move"]
        browser.say("replay", id="b", packed=sent, seat="Zoe")
        assert "Zoe" in browser.refusal()
        browser.say("replay", id="c", packed=sent, first=10**6)
        assert browser.until("replayed", lambda heard: heard["id"] == "c")["steps"] == []
        browser.say("review", id="e", packed=pack(NEARLY_OVER), round=1)
        heard = browser.until("reviewed", lambda heard: heard["done"] == heard["total"])
        assert [account["player"] for account in heard["accounts"]] == ["Ann", "Bo"]
        assert heard["points"][-1]["chances"] == [1.0, 0.0]
        browser.say("compare", id="f", packed=[sent], seat="Bo", round=2)
        deal = browser.until("compared")["deal"]
        assert (deal["seat"], deal["round"], len(deal["played"])) == ("Bo", 2, 1)
        browser.say("compare", id="g", packed=[sent, pack(NEARLY_OVER)])
        assert "another deal" in browser.refusal()
        browser.say("saverecord", id="h", packed=sent)
        saved = browser.until("recordsaved")
        assert len(saved["code"]) == 12
        browser.say("replay", id="i", code=saved["code"])
        opened = browser.until("replayed", lambda heard: heard["id"] == "i")
        assert (opened["packed"], opened["info"]["players"]) == (sent, NAMES)
        browser.say("saverecord", id="j", packed=pack("lastcard = 1"))
        assert "missing" in browser.refusal()
        browser.say("replay", id="k", code="a" * 12)
        assert "kept here" in browser.refusal()
        browser.say("openedition", id="l", code=saved["code"])
        assert browser.refusal(), "a record is no edition"
        browser.say("replay", id="d")
        assert "missing" in browser.refusal()
        browser.close()
