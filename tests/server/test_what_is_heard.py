"""What a whole game tells, and to whom."""

import json
from dataclasses import asdict
from typing import Any

import pytest

from lastcard.cards.edition import IDS
from lastcard.game import record
from lastcard.game.game import Game
from lastcard.game.moments import best_moments
from lastcard.game.open_table import pile
from lastcard.game.verify import prove
from lastcard.game.view import look
from lastcard.words import Reader
from lastcard.words.standing import as_json
from server.wire import play
from support import texts

OPEN = (
    "round", "round_over", "blocked", "round_winner", "game_winners", "scores", "dealer", "turn", "direction", "colour",
    "top", "cards", "draw_pile", "discard_pile", "stack", "out", "eliminated", "teams", "protected", "owes_uno",
    "lasting",
)  # fmt: skip


def table_of(known: dict[str, Any]) -> dict[str, Any]:
    """All that somebody knows of the table."""
    table = dict(known)
    asked = [(asked["player"], asked["kind"], tuple(asked["options"])) for asked in table.pop("waiting")]
    for key in ("colour_before", "dare"):
        table.pop(key)
    return {
        **table,
        "waiting": asked,
        "hands": {name: hand for name, hand in table["hands"].items() if hand is not None},
    }


def allowed_table(game: Game, name: str) -> dict[str, Any]:
    """All that somebody may know of it."""
    view, keys = look(game, name), ("player", "card", "round", "seq")
    row = json.loads(json.dumps(asdict(view.table)))
    return {
        **{key: row[key] for key in OPEN},
        "hands": {name: hand for name, hand in row["hands"].items() if hand is not None},
        "pile": list(pile(game)),
        "rounds": [
            {"round": number, "gains": dict(zip(game.players, points, strict=True))} for number, points in game.gains
        ],
        "moments": [
            {"text": Reader(game.edition.by_code, name).moment(best), **{key: getattr(best, key) for key in keys}}
            for best in (best_moments(game) if game.round.over else [])
        ],
        "waiting": [(decision.player, decision.kind, decision.options) for decision in view.waiting],
        "interrupts": [
            option for decision in view.interrupts if decision.player == name for option in decision.options
        ],
    }


@pytest.mark.parametrize("edition", IDS)
def test_everybody_hears_what_they_may_know_and_nothing_else(open_tab: Any, edition: str) -> None:
    """The record that is shown at the end, played again, says what each viewer may have known at every moment."""
    ann, bo, spectator = (open_tab() for _ in range(3))
    code = ann.create("Ann", bots=1, edition=edition, target=1)
    bo.join(code, "Bo")
    spectator.watch(code)
    if edition == "dc-super-hero-girls":
        ann.say("write", code="CU1", text="take 1 card from a player you choose.")
        bo.until_true(lambda: bool(bo.room["written"]))
        bo.say("agree", yes=True, writing=bo.room["writing"])
        ann.until_true(lambda: ann.seat("Bo")["agreed"])
    ann.say("start")
    for tab in (ann, bo, spectator):
        tab.until_true(lambda tab=tab: bool(tab.table))
    play(ann, bo)
    ann.until_true(lambda: ann.room["state"] == "over")
    for tab in (bo, spectator):
        tab.until_true(lambda tab=tab: tab.room["state"] == "over")
    ann.say("download")
    written = record.loads(ann.until("recordtext")["text"])
    assert prove(written, ann.room["commitment"], ann.nonce)

    moments: dict[int, list[Game]] = {}
    written.replay(after=lambda game: moments.setdefault(len(game.events), []).append(game.copy()))
    checked = 0
    for tab, name in ((ann, "Ann"), (bo, "Bo"), (spectator, "")):
        heard = 0
        # What somebody may know of an event never changes, so the last moment tells all of them.
        last = moments[max(moments)][0]
        allowed = {event["seq"]: event for event in as_json(last, name)["events"]}
        words = texts(last, name)
        table: dict[str, Any] = {}
        for update in (message for message in tab.log if message["type"] == "update"):
            events = update.get("events", [])
            heard = events[-1]["seq"] if events else heard
            # A move that nobody hears of, such as to stop discarding, makes two moments of one.
            if "table" in update or "changes" in update:
                table = {**(update.get("table") or table), **update.get("changes", {})}
                assert table_of(table) in [allowed_table(game, name) for game in moments[heard]]
                checked += 1
            for event in events:
                known = allowed[event["seq"]]
                assert event["text"] == words[event["seq"] - 1]
                assert (event["cards"] or None) == known.get("cards", [known["card"]] if "card" in known else None)
    assert checked > 20


def test_a_watcher_after_the_game_and_a_rematch(open_tab: Any) -> None:
    ann = open_tab()
    code = ann.create("Ann", bots=1, start=True, target=1)
    play(ann)
    late = open_tab()
    late.watch(code)
    assert late.room["state"] == "over"
    late.say("download")
    assert late.until("recordtext")["file"] == f"lastcard-classic-{code}.toml"
    ann.say("rematch")
    ann.until_true(lambda: bool(ann.room["rematch"]))
    again = open_tab()
    again.key = ann.key
    again.say("hello", table=ann.room["rematch"], key=ann.key)
    again.until("update")
    assert again.you == "Ann"
    assert again.room["nonces"] == {}
    again.add_nonce()
    again.until_true(lambda: bool(again.table))  # by itself
