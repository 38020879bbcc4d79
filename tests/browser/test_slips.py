"""What once went wrong at the table: a touch too many, words too long, a pile out of sight, scores that were lost."""

from playwright.sync_api import FloatRect, Locator, expect

from browser.conftest import People, Server
from browser.in_page import READS_SLOWLY
from browser.page import Player
from rulebook.build import record

LYING = {"width": 844, "height": 390}

TOUCH_AGAIN = """([x, y]) => new Promise((done) => {
  const asked = () => document.querySelector('[data-testid=decision]')?.dataset.number;
  const before = asked();
  const watch = new MutationObserver(() => {
    if (asked() === before) return;
    watch.disconnect();
    document.elementFromPoint(x, y)?.click();
    done();
  });
  watch.observe(document.body, {subtree: true, childList: true, attributes: true});
  document.elementFromPoint(x, y).click();
})"""
"""Touches a place, and touches it again as soon as the next question is there."""


AT_REST = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getTiming().iterations === 1).map((each) => each.finished))"""


def box(found: Locator) -> FloatRect:
    """Where it is when it has come there."""
    found.wait_for()
    found.page.evaluate(AT_REST)
    place = found.bounding_box()
    assert place is not None
    return place


def begin(player: Player, server: Server, hands: list[str], draw: str) -> None:
    """A game against a bot that can play nothing red."""
    with server.position(record(hands, players=("Ann", "Robin"), discard="R5", draw=draw)):
        player.play_now("Ann", bots=1)
    player.wait(lambda now: bool(now["options"]))


def test_drawing_once_by_two_touches_with_the_pile_in_sight(people: People, server: Server) -> None:
    ann = people()
    ann.page.set_viewport_size(LYING)  # type: ignore[arg-type]
    begin(ann, server, ["B1 B2 G3 G4", "Y1 Y2 Y3"], "R7 Y4 Y6 Y7 Y8 Y9")
    ann.at_rest()
    ann.get("draw").click(trial=True)  # a question that is new takes no touch yet
    draw = box(ann.get("draw"))
    ann.page.evaluate(TOUCH_AGAIN, [draw["x"] + draw["width"] / 2, draw["y"] + draw["height"] / 2])
    state = ann.at_rest()
    assert (state["kind"], state["codes"]) == ("drawn", ["B1", "B2", "G3", "G4", "R7"])
    question, pile = box(ann.get("decision")), box(ann.get("top"))
    assert question["y"] > pile["y"] + 0.9 * pile["height"], "the question covers the pile"
    assert question["y"] + question["height"] < LYING["height"]


def test_what_is_said_and_scored_stays_readable(people: People, server: Server) -> None:
    ann = people()
    begin(ann, server, ["R7 B7", "Y1 Y2 Y3"], "Y4 Y6 Y8 Y9 G1 G2 B3")  # nobody else can play anything
    ann.page.locator("[data-testid=hand] [data-code=B7]").click()
    assert ann.said()
    ann.click("chat-tab")
    ann.get("chat-input").fill("Donaudampfschifffahrt" * 9)
    ann.page.keyboard.press("Enter")
    log = ann.page.get_by_role("log", name="Chat")
    expect(log).to_contain_text("Donaudampf")
    assert log.evaluate("(log) => log.scrollWidth <= log.clientWidth"), "a long word is cut"
    ann.click("table-open")
    ann.click("invite")
    expect(ann.page.locator("dialog")).to_contain_text("can watch it, or sit down for a bot")
    ann.close_window()
    ann.play_round()
    ann.page.reload()
    ann.wait(lambda now: bool(now["over"]) and not now["busy"])
    ann.click("next")
    ann.get("table").wait_for()
    ann.click("table-open")
    ann.click("menu-scores")
    first = ann.page.locator("dialog tr").filter(has=ann.page.get_by_role("rowheader", name="1", exact=True))
    assert any(int(cell) > 0 for cell in first.locator("td").all_inner_texts() if cell.strip().isdigit())
    ann.close_window()
    expect(ann.get("toast")).to_be_empty()


def test_what_a_challenge_is_about_stands_beside_its_answers(people: People, server: Server) -> None:
    ann = people(newcomer=True)
    ann.context.add_init_script(f"({READS_SLOWLY})()")
    begin(ann, server, ["R1 B2 B3 G4 G6", "W4 Y2 Y3 Y4"], "Y1 Y6 Y7 Y8 Y9 G1 G2 B4 B5")
    ann.choose("play R1")
    ann.wait(lambda now: now["kind"] == "challenge" and not now["busy"])
    for width, height in ((390, 844), (360, 640), (844, 390), (1440, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        lesson, question = box(ann.get("coach")), box(ann.get("decision"))
        apart = (question["y"] - lesson["y"] - lesson["height"], lesson["y"] - question["y"] - question["height"])
        assert max(apart) >= 0, f"at {width} x {height} one covers the other"


def test_an_invitation_to_a_full_table_promises_no_seat(people: People) -> None:
    ann = people()
    code = ann.open_table()
    for name in ("Bo", "Cy"):
        people().join(code, name)
    ann.click("start")
    ann.get("table").wait_for()
    ann.click("table-open")
    said = ann.page.get_by_text("Removed, they can come back")
    expect(said).to_have_count(2)
    assert [each.is_visible() for each in said.all()] == [False, True]
    ann.click("invite")
    window = ann.page.locator("dialog")
    expect(window).to_contain_text("can watch it.")
    expect(window).not_to_contain_text("Sit down")


def test_all_that_somebody_still_holds_is_seen(people: People, server: Server) -> None:
    """A sign for what is left out once looked like points."""
    ann = people()
    begin(ann, server, ["B1 B2 B3 B4 B6 B7 B8 B9 G1 G2", "R1"], "Y4 Y6 Y8 Y9")
    ann.play_round()
    own = ann.page.locator("[data-testid=summary] [data-player=Ann]")
    expect(own.locator(".left img")).to_have_count(11)
    expect(own.locator(".gained")).to_have_text("47")  # what Robin gets for it
