"""Every screen, window and kind of question as axe judges it: on a desktop in the light, on a phone in the dark."""

from typing import TypedDict

import pytest

from browser.conftest import People, Server
from browser.page import Player
from browser.rehearsal import lucky_key, nonce_of
from lastcard.game import record as records
from rulebook.build import record

PLAYERS = ("Ann", "Robin")
SING = "a player you choose must sing a song, or draws 2."


class Screen(TypedDict):
    """What somebody looks at."""

    phone: bool
    dark: bool


@pytest.fixture(params=["desktop", "phone"])
def screen(request: pytest.FixtureRequest) -> Screen:
    """What the one has who is looked at."""
    phone = request.param == "phone"
    return {"phone": phone, "dark": phone}


def close(player: Player) -> None:
    """Close the window that is open."""
    player.page.keyboard.press("Escape")
    player.page.locator("dialog").wait_for(state="detached")
    player.page.wait_for_function("() => !history.state?.window")


def judge_windows(player: Player, *names: str) -> None:
    """Open each of these, have it judged, and close it."""
    for name in names:
        player.click(name)
        player.page.locator("dialog[open]").wait_for()
        if name == "rules":  # its chapters are closed at first
            player.page.locator("dialog summary", has_text="Action cards").click()
            player.page.locator("dialog details[open] b", has_text="Draw Two.").wait_for()
        assert player.axe() == [], name
        close(player)


def against_a_bot(server: Server, player: Player, text: str, key: str = "") -> None:
    """Play from the position of a record, against one bot."""
    with server.position(text), server.key(key or "0" * 64):
        player.play_now("Ann", records.loads(text).edition, 1)
    player.wait(lambda now: bool(now["options"]))


def test_before_a_game(people: People, screen: Screen) -> None:
    ann, bo = people(**screen), people(**screen)
    ann.start()
    for name in ("who", "bots-open"):
        ann.click(name)
        if name == "bots-open":
            ann.touch(ann.page.get_by_text("More settings"))
        assert ann.axe() == [], name
        ann.page.keyboard.press("Escape")
    judge_windows(ann, "rules", "cards", "settings-open", "tour")
    code = ann.open_table("Ann", "dc-super-hero-girls")
    for name in ("invite", "rules", "fairness", "chat-open", "settings-open"):
        ann.open_tool(name)
        ann.page.locator("dialog[open]").wait_for()
        assert ann.axe() == [], name
        close(ann)
    judge_windows(ann, "all-rules")
    bo.visit(code)
    bo.get("join-form").wait_for()
    assert bo.axe() == []
    bo.join(code, "Bo")
    ann.get("seat-Bo").wait_for()
    ann.click("chair")
    assert ann.axe() == []
    ann.click("bot-normal")
    ann.get("seat-Robin").wait_for()
    assert ann.axe() == []
    ann.open_own_rules()
    ann.get("write-CU").fill("everyone frobs 2.")
    ann.get("written-CU").locator("mark").wait_for()
    ann.touch(ann.page.get_by_text("Ideas to start from"))
    assert ann.axe() == []
    ann.get("write-CU").fill(SING)
    ann.get("written-CU").get_by_text("This card will").wait_for()
    ann.click("put-CU")
    bo.get("agree").wait_for()
    assert bo.axe() == []
    close(ann)
    ann.remove("Bo")
    bo.get("gone").wait_for()
    assert bo.axe() == []
    bo.visit("zzzzzz")
    bo.get("gone").wait_for()
    assert "no such table" in bo.get("gone").inner_text()
    assert bo.axe() == []


def test_every_question(people: People, server: Server, screen: Screen) -> None:
    ann, bo = people(**screen), people()
    code = ann.open_table("Ann", "dc-super-hero-girls")
    bo.join(code, "Bo")
    ann.get("seat-Bo").wait_for()
    ann.add_bot()
    ann.open_own_rules()
    ann.get("write-CU").fill(SING)
    ann.get("written-CU").get_by_text("This card will").wait_for()
    ann.click("put-CU")
    close(ann)
    bo.get("agree").check()
    ann.page.get_by_text("Still to agree").wait_for(state="detached")
    text = record(
        ["SD CU R1 R2 B3", "W4 CU R3 R4 B6", "G7 G8 G9"],
        edition="dc-super-hero-girls",
        players=("Ann", "Bo", "Robin"),
        written={"CU": SING},
        direction="right",
        discard="R5",
        draw="Y1 Y2 Y3 Y4 Y5 Y6",
    )
    with server.position(text):
        ann.click("start")
        ann.get("table").wait_for()
    answer(ann, "turn", "play SD")
    answer(ann, "protect", "protect Robin")
    answer(ann, "colour", "colour blue")
    # Robin can play nothing, so it draws a card.
    for option in ("play W4", "colour yellow"):
        bo.wait(lambda now, option=option: option in now["options"])  # type: ignore[misc]
        bo.choose(option)
    answer(ann, "challenge", "challenge")
    ann.wait(lambda now: now["shown"])
    assert ann.axe() == []
    ann.click("shown-seen")
    answer(ann, "turn", "play CU")
    answer(ann, "choose", "choose Bo")
    answer(ann, "vote", "done")
    answer(ann, "colour", "colour red")
    for option in ("play CU", "choose Ann"):
        bo.wait(lambda now, option=option: option in now["options"])  # type: ignore[misc]
        bo.choose(option)
    ann.page.get_by_text("The others say whether it was done").wait_for()
    assert ann.axe() == []


def answer(player: Player, kind: str, option: str) -> None:
    """Wait to be asked this, have the screen judged, and answer."""
    state = player.wait(lambda now: now["kind"] == kind)
    assert player.axe() == [], kind
    assert option in state["options"], state
    player.choose(option)
    player.wait(lambda now: now["asked"] != state["asked"])


@pytest.mark.parametrize(
    ("edition", "hand", "move", "kind"),
    [
        ("ghostbusters", "XS R1 B2 G3", "play XS", "put"),
        ("green-lantern", "PR Y1 Y2 Y3 R1", "play PR", "give"),
        ("space-jam", "JM B1 O2 O3 Y4 R1", "play JM", "discard"),
    ],
)
def test_questions_of_special_cards(
    people: People, server: Server, screen: Screen, edition: str, hand: str, move: str, kind: str
) -> None:
    ann = people(**screen, nonce=nonce_of("Ann"))
    text = record([hand, "R2 R3 B4 B5 Y6"], edition=edition, players=PLAYERS, discard="R5", draw="B6 B7 B8 B9")
    against_a_bot(server, ann, text, lucky_key(text, move, kind))
    ann.choose(move)
    state = ann.wait(lambda now: now["kind"] in ("colour", kind))
    if state["kind"] == "colour":
        ann.choose("colour red")
        ann.wait(lambda now: now["kind"] == kind)
    assert ann.axe() == []
    if kind == "give":
        ann.touch(ann.page.locator("[data-testid=hand] [aria-pressed=false]").first)
        ann.page.locator("[data-testid=hand] [aria-pressed=true]").wait_for()
        assert ann.axe() == []


def test_windows_at_the_table(people: People, server: Server, screen: Screen) -> None:
    ann = people(**screen)
    hands = ["B1 B2 B3 CR", "R2 R3 B4 B5 Y6"]
    text = record(hands, edition="minecraft", players=PLAYERS, discard="R5", draw="R7 B6 B7 B8 B9")
    against_a_bot(server, ann, text)
    judge_windows(ann, "table-open", "top", *([] if screen["phone"] else ["rules", "scores-open"]))
    for name in ("menu-rules", "cards", "menu-scores", "settings", "invite", "fairness"):
        ann.click("table-open")
        judge_windows(ann, name)
    drawer = ann.get("drawer")
    if not drawer.is_visible():
        ann.click("chat-open")
    for name in ("history-tab", "chat-tab"):
        ann.click(name)
        assert ann.axe() == [], name
    ann.click("drawer-close")
    drawer.wait_for(state="detached")
    ann.click("hint")
    ann.get("hint-why").wait_for()
    assert ann.axe() == []
    ann.click("draw-pile")
    answer(ann, "drawn", "keep")


def test_the_end(people: People, server: Server, screen: Screen) -> None:
    ann, cy = people(**screen), people(**screen)
    hands, draw = ["R1 R2", "BD BV YS Y7"], "Y3 Y4 Y6 Y8 Y9"  # Robin can play nothing
    text = record(hands, players=PLAYERS, discard="R5", draw=draw, scores={"Ann": 450})
    against_a_bot(server, ann, text)
    cy.watch(ann.code)
    assert cy.axe() == []
    ann.play_round()
    assert ann.state()["ended"]
    cy.get("summary").wait_for()
    for player in (ann, cy):
        assert player.axe() == []
    judge_windows(ann, "fairness-end")
    text = record(["R1", hands[1]], players=PLAYERS, discard="R5", draw=draw)
    against_a_bot(server, ann, text)
    ann.play_round()
    assert not ann.state()["ended"]
    assert ann.axe() == []
