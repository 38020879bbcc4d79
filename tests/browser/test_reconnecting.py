"""In the middle of a choice: the page is loaded again, the network is cut, the server starts anew. Nothing is lost."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest

from browser.conftest import People, Server
from browser.page import Player
from browser.rehearsal import lucky_key, nonce_of
from rulebook.build import record

PLAYERS = ("Ann", "Robin")
RESTARTS = "The server restarts; your game is kept. ✕"

# What Ann holds, what she plays, and what she is asked then.
CHOICES = {
    "colour": ("classic", "W R1 B2 G3", "play W"),
    "put": ("ghostbusters", "XS R1 B2 G3", "play XS"),
    "give": ("green-lantern", "PR Y1 Y2 Y3 R1", "play PR"),
    "discard": ("space-jam", "JM B1 O2 O3 Y4 R1", "play JM"),
}


@pytest.fixture(params=CHOICES)
def choosing(request: pytest.FixtureRequest, people: People, server: Server) -> tuple[Player, dict[str, Any]]:
    """Ann in the middle of a choice, and her page as it is then."""
    edition, hand, move = CHOICES[request.param]
    text = record([hand, "R2 R3 B4 B5 Y6"], edition=edition, players=PLAYERS, discard="R5", rest="shuffled", draw=None)
    ann = people(nonce=nonce_of("Ann"))
    key = lucky_key(text, move, request.param)
    with server.key(key), server.position(text):
        ann.play_now("Ann", edition, 1)
    ann.wait(lambda now: move in now["options"])
    ann.choose(move)
    return ann, answer_until(ann, request.param)


def answer_until(ann: Player, kind: str) -> dict[str, Any]:
    """Answer what comes first, such as the colour, until this is asked."""
    state = ann.wait(lambda now: bool(now["kind"]) and now["kind"] != "turn")
    while state["kind"] != kind:
        ann.choose(state["options"][0])
        state = ann.wait(lambda now, before=state: now["kind"] and now["asked"] != before["asked"])  # type: ignore[misc]
    return ann.at_rest()


def test_in_the_middle_of_a_choice(choosing: tuple[Player, dict[str, Any]], server: Server) -> None:
    ann, before = choosing
    interruptions: list[Callable[[], object]] = [
        ann.page.reload,
        lambda: cut_the_network(ann),
        lambda: start_anew(ann, server),
    ]
    for interrupt in interruptions:
        interrupt()
        after = ann.wait(lambda now: bool(now["asked"]) and not now["connection"])
        same = ("codes", "asked", "kind", "options")
        assert [after[each] for each in same] == [before[each] for each in same]
    answer = before["options"][0].replace("to ?", "to Robin")
    assert ann.choose(answer)
    after = ann.wait(lambda now: now["asked"] != before["asked"])
    assert after["toast"] in ("", RESTARTS)


def cut_the_network(ann: Player) -> None:
    """No network for a moment."""
    ann.context.set_offline(True)
    assert ann.page.evaluate("() => !navigator.onLine")
    ann.context.set_offline(False)


def start_anew(ann: Player, server: Server) -> None:
    """The server ends and comes back."""
    with no_server(ann, server):
        assert ann.axe() == []


@contextmanager
def no_network(ann: Player, server: Server) -> Iterator[None]:
    """What is sent goes nowhere, and nobody says so."""
    ann.context.set_offline(True)
    yield
    ann.context.set_offline(False)


@contextmanager
def no_server(ann: Player, server: Server) -> Iterator[None]:
    """The page knows that nobody is there."""
    server.end()
    try:
        ann.wait(lambda now: bool(now["connection"]))
        yield
    finally:
        server.begin()


@pytest.mark.parametrize("cut", [no_network, no_server])
def test_what_was_clicked_meanwhile_is_done_once(
    people: People, server: Server, cut: Callable[[Player, Server], AbstractContextManager[None]]
) -> None:
    text = record(["R1 R2 R3 B4", "Y2 Y3 Y4 Y5"], players=PLAYERS, discard="R5", rest="shuffled", draw=None)
    ann = people()
    with server.position(text):
        ann.play_now("Ann", bots=1)
    ann.wait(lambda now: "play R1" in now["options"])
    with cut(ann, server):
        ann.choose("play R1")
    after = ann.wait(lambda now: "R1" not in now["codes"])
    assert {"R2", "R3", "B4"} <= set(after["codes"])
    assert after["toast"] in ("", RESTARTS)


def test_two_tabs_of_one_seat(people: People, server: Server) -> None:
    text = record(["R1 R2 R3 W B4", "Y2 Y3 Y4 Y5"], players=PLAYERS, discard="R5", rest="shuffled", draw=None)
    ann = people()
    with server.position(text):
        ann.play_now("Ann", bots=1)
    first = ann.wait(lambda now: "play W" in now["options"])
    tab = ann.second_tab()
    assert tab.wait(lambda now: bool(now["asked"]))["codes"] == first["codes"]
    ann.choose("play W")
    tab.wait(lambda now: now["kind"] == "colour")
    tab.choose("colour green")
    for each in (ann, tab):
        after = each.wait(lambda now: now["kind"] != "colour")
        assert "W" not in after["codes"]
        assert not after["toast"]
    tab.page.close()
    ann.play_until(lambda now: now["kind"] == "turn")


def test_who_watches_sees_no_hands(people: People, server: Server) -> None:
    ann, cy = people(), people(fresh=True)
    told: list[dict[str, Any]] = []
    cy.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(json.loads(text))))
    text = record(["R1 R3 R2", "Y4 Y5 Y6 Y7"], players=PLAYERS, discard="R5", draw="Y8 Y9 B4 B6 B7 B8")
    with server.position(text):
        ann.play_now("Ann", bots=1)
    cy.watch(ann.code)
    assert cy.state()["hand"] == 0
    assert cy.get("watching").is_visible()
    ann.play_round()
    cy.wait(lambda now: now["over"])
    tables: list[dict[str, Any]] = []
    for message in told:
        if message["type"] == "update" and ("table" in message or "changes" in message):
            tables.append({**(message.get("table") or tables[-1]), **message.get("changes", {})})
    hidden = [table for table in tables if not table["round_over"]]
    assert len(hidden) > 1
    assert not any(hand for table in hidden for hand in table["hands"].values())
    assert any(tables[-1]["hands"].values())
    events = [event for message in told for event in message.get("events", [])]
    assert any(event["kind"] == "played" for event in events)
    assert not any(event["cards"] for event in events if event["kind"] in ("dealt", "drew"))
