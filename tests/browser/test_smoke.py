"""The page from the start to the end of a round, with friends, and after a reload."""

from browser.conftest import People, Server
from browser.page import Player
from rulebook.build import record


def test_play_against_bots_and_come_back_after_a_reload(people: People, server: Server) -> None:
    ann = people()
    ann.start()
    assert ann.axe() == []
    hands = ["R1 R2 R3", "Y4 Y5 Y6 B7", "Y7 Y8 Y9 B8"]  # nobody else can play anything
    draw = "B4 B6 B9 G4 G6 G7 G8 G9"
    text = record(hands, edition="minecraft", players=("Ann", "Robin", "Ada"), discard="R5", draw=draw)
    ann.fill_in("Ann", "minecraft", 2)
    with server.position(text):
        ann.click("play-now")
        ann.get("table").wait_for()
    ann.wait(lambda now: bool(now["options"]))
    before = ann.state()
    assert ann.axe() == []
    ann.page.reload()
    ann.wait(lambda now: bool(now["options"]))
    after = ann.state()
    assert (after["hand"], after["asked"], after["kind"]) == (before["hand"], before["asked"], before["kind"])
    ann.play_round()
    assert ann.axe() == []
    ann.click("next")
    ann.wait(lambda now: not now["over"])


def test_an_impossible_click_says_why(people: People) -> None:
    ann = people()
    ann.play_now(bots=1)
    impossible = "[data-testid=hand] [data-code]:not([data-option])"
    state = ann.play_until(lambda now: now["kind"] == "turn" and ann.page.locator(impossible).count() > 0)
    ann.touch(ann.page.locator(impossible).first)
    assert ann.said("Not now")
    now = ann.state()
    assert (now["hand"], now["asked"], now["kind"]) == (state["hand"], state["asked"], state["kind"])


def test_friends_come_by_the_link(people: People) -> None:
    ann, bo, cy = people(), people(phone=True), people()
    code = ann.open_table("Ann", "classic")
    assert ann.axe() == []
    ann.click("invite")
    link = ann.get("invite-link").first.get_attribute("href")
    assert link is not None
    assert link.endswith(f"/t/{code}")
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    bo.join(code, "Bo")
    assert bo.axe() == []
    cy.watch(code)
    ann.get("seat-Bo").wait_for()
    ann.click("start")
    for player in (ann, bo, cy):
        player.get("table").wait_for()
    for player in (ann, bo):
        player.wait(lambda now: now["hand"] >= 7)
    assert min(ann.state()["hand"], bo.state()["hand"]) == 7  # the opening card may be a Draw Two
    assert cy.state()["hand"] == 0
    assert cy.get("watching").is_visible()
    for _ in range(6):
        for player in (ann, bo):
            player.decide()
    bo.put_away_shown()
    bo.get("chat-open").click()
    assert bo.axe() == []
    bo.get("chat-input").fill("<b>hello</b>")
    bo.page.keyboard.press("Enter")
    ann.page.get_by_text("<b>hello</b>").first.wait_for()


def test_a_rule_of_our_own(people: People) -> None:
    ann, bo = people(), people()
    code = ann.open_table("Ann", "dc-super-hero-girls")
    bo.join(code, "Bo")
    ann.open_own_rules()
    ann.get("write-CU").fill("everyone frobs 2.")
    ann.get("written-CU").locator("mark").wait_for()
    assert ann.axe() == []
    ann.get("write-CU").fill("everyone else draws 2.")
    ann.get("written-CU").get_by_text("This card will").wait_for()
    ann.click("put-CU")
    ann.close_window()
    bo.get("agree").wait_for()
    bo.open_own_rules()
    assert bo.get("write-CU").input_value() == "everyone else draws 2."
    bo.close_window()
    ann.click("start")
    assert ann.said("agreed")
    bo.get("agree").check()
    ann.page.get_by_text("Still to agree").wait_for(state="detached")
    ann.click("start")
    bo.get("table").wait_for()


def focused(player: Player, what: str) -> str:
    """Something about the element that has the focus."""
    return str(player.page.evaluate(f"() => document.activeElement?.{what} ?? ''"))


def test_what_others_do_disturbs_nobody(people: People) -> None:
    ann = people()
    ann.play_now(bots=3)
    chat = ann.get("chat-input")
    chat.focus()
    state = ann.wait(lambda now: bool(now["options"]))
    ann.choose(state["options"][0])
    chat.focus()
    for letter in "a long thought":
        ann.page.keyboard.type(letter)
        ann.page.wait_for_timeout(60)
    assert chat.input_value() == "a long thought"
    assert focused(ann, "dataset.testid") == "chat-input"


def test_uno_that_is_not_owed_does_not_hold_up_the_card(people: People) -> None:
    ann = people()
    ann.play_now(bots=1)
    state = ann.play_until(lambda now: now["hand"] > 2 and any(word.startswith("play ") for word in now["options"]))
    ann.click("uno")
    assert ann.state()["uno"]
    ann.choose(next(option for option in state["options"] if option.startswith("play ")))
    after = ann.wait(lambda now: now["asked"] != state["asked"])
    assert not after["uno"]
    assert not after["toast"]
