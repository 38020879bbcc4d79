"""Cards that somebody looks at: they lie on the table to be touched. And a table in large type."""

import pytest
from playwright.sync_api import Browser

from browser.conftest import People, Server
from browser.page import ARGUMENTS, Player, chromium_path
from browser.rehearsal import nonce_of
from rulebook.build import record

CLEAR = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [uno, draw, hint] = ['[data-testid=uno]', '[data-testid=draw]', '[data-testid=hint]'].map(box);
  const isApart = hint.right <= draw.left || draw.right <= hint.left;
  return isApart && draw.right <= uno.left + 8 && draw.left >= 0 && draw.bottom <= innerHeight;
}"""
"""Whether the buttons beside your hand leave each other alone; the corner of a round one is empty."""


WHOLE = """() => {
  const room = document.createRange();
  const word = document.querySelector('[data-testid=start] .word');
  room.selectNodeContents(word);
  const note = document.querySelector('.own small');
  const isOnALine = note.getClientRects().length === 1;
  const name = document.querySelector('.own strong');
  return room.getBoundingClientRect().width <= word.clientWidth && isOnALine && name.scrollWidth <= name.clientWidth;
}"""
"""Whether START fits on its button, and name and note beside the own face."""


IN_ORDER = """() => {
  const [rules, agree, start] = ['settings', 'agree', 'start']
    .map((name) => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect());
  return rules.bottom <= agree.top && agree.bottom <= start.top;
}"""
"""Whether what is to be agreed to stands whole between the rules and the button."""


def with_text(people: People, server: Server, text: str, hands: list[str], phone: bool) -> tuple[Player, Player]:
    """Two people at a table where this stands on a card."""
    ann, bo = people(phone=phone), people()
    bo.join(ann.open_table("Ann", "dc-super-hero-girls"), "Bo")
    ann.get("seat-Bo").wait_for()
    ann.open_own_rules()
    ann.get("write-CU").fill(text)
    ann.get("written-CU").get_by_text("This card will").wait_for()
    ann.click("put-CU")
    ann.close_window()
    bo.get("agree").check()
    ann.page.get_by_text("Still to agree").wait_for(state="detached")
    written = {"CU": text}
    draw = "Y5 Y6 Y7 Y8 Y9"
    edition = "dc-super-hero-girls"
    position = record(hands, players=("Ann", "Bo"), edition=edition, written=written, discard="R5", draw=draw)
    with server.position(position):
        ann.click("start")
        ann.wait(lambda now: "play CU" in now["options"])
    return ann, bo


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_is_taken_out_of_a_hand(people: People, server: Server, phone: bool) -> None:
    """The hand lies there once, as cards; and one like them in your own hand is not meant."""
    text = "look at the next player's hand and take the card you want."
    ann, _bo = with_text(people, server, text, ["CU B1 G2 R3", "B1 B2 G3 G4 Y1"], phone)
    ann.choose("play CU")
    state = ann.wait(lambda now: now["kind"] == "take" and not now["busy"])
    cards = ann.get("to-take").locator("button")
    assert cards.count() == 5
    assert cards.locator("img").count() == 5
    assert not state["shown"]
    assert ann.page.locator("[data-testid=hand] [data-option]").count() == 0
    assert ann.axe() == []
    ann.choose("take B2")
    state = ann.wait(lambda now: now["kind"] == "colour" and not now["busy"])
    assert "B2" in state["codes"]
    assert not state["shown"]


COVERED = """(covering) => {
  const box = (each) => each.getBoundingClientRect();
  const over = box(document.querySelector(`[data-testid=${covering}]`));
  const meets = ({left, right, top, bottom}) =>
    left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  const tests = ['draw-pile', 'top', 'uno'].map((each) => `[data-testid=${each}]`);
  const all = ['.seats .token', '.seats .plate', '.question .line', ...tests].join();
  return [...document.querySelectorAll(all)].filter((each) => meets(box(each))).map((each) => each.className);
}"""
"""What of the table something lies on."""

FITTING = "() => [...document.querySelectorAll('.plate')].every((each) => each.scrollWidth <= each.clientWidth)"
"""Whether the words of every answer stand on it."""

OWN_HAND_IN_SIGHT = """() => {
  const {right} = document.querySelector('[data-testid=shown]').getBoundingClientRect();
  const cards = [...document.querySelectorAll('[data-testid=hand] [data-code]')];
  return cards.every((each) => each.getBoundingClientRect().left >= right);
}"""

SCREENS = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900))


@pytest.mark.parametrize(
    ("text", "kind", "covering"),
    [
        ("choose a number. everyone with that number discards it.", "number", "options"),
        ("choose a number from 1 to 9. everyone else draws that many cards.", "number", "options"),
        ("draw 2 or skip the next player.", "either", "options"),
        ("look at the next player's hand.", "colour", "shown"),
    ],
)
def test_nobody_and_no_pile_is_covered(people: People, server: Server, text: str, kind: str, covering: str) -> None:
    """Ten numbers and a hand that is shown find room where nothing is to be seen or touched."""
    ann, _bo = with_text(people, server, text, ["CU B1 G2 R3", "B1 B2 G3 G4 Y1 Y2 Y3"], phone=True)
    ann.choose("play CU")
    ann.wait(lambda now: now["kind"] == kind and not now["busy"])
    ann.get(covering).wait_for()
    for width, height in SCREENS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(f"() => !({COVERED})('{covering}').length")
        ann.page.wait_for_function(FITTING)
        if covering == "shown" and height < 500:
            ann.page.wait_for_function(OWN_HAND_IN_SIGHT)
    if kind == "either":
        assert ann.get("options").inner_text().splitlines() == ["You draw 2.", "Bo misses a turn."]
    assert ann.axe() == []


ASIDE = """(lying) => {
  const box = (each) => each.getBoundingClientRect();
  const over = box(document.querySelector('[data-testid=remark]'));
  return [...document.querySelectorAll(lying)].every((each) => {
    const {left, right, top, bottom} = box(each);
    return left >= over.right || right <= over.left || top >= over.bottom || bottom <= over.top;
  });
}"""
"""Whether what is told to all lies on none of these."""

STAYS = """() => {
  const usual = setTimeout;
  window.setTimeout = (act, ms, ...more) => usual(act, ms === 2600 ? 1_000_000 : ms, ...more);
}"""
"""So long what is told stands there; here it stays until it has been looked at on every screen."""


def test_what_is_told_to_all_lies_on_no_card_and_no_answer(people: People, server: Server) -> None:
    ann = people(phone=True, fresh=True, nonce=nonce_of("Ann"))
    ann.context.add_init_script(f"({STAYS})()")
    hands = ["ST CV A1 A2 C3", "A3 A4 C5 C6 G6", "C8 A7", "G7 C7"]
    seats = ("Ann", "Robin", "Ada", "Max")
    text = record(hands, players=seats, edition="pirates", discard="C9", rest="shuffled", draw=None)
    with server.key("0" * 64), server.position(text):
        ann.play_now("Ann", "pirates", bots=3)
    ann.wait(lambda now: "play ST" in now["options"])
    ann.choose("play ST")
    ann.wait(lambda now: now["kind"] == "colour" and not now["busy"])
    for lying in (".wheel b, .question .line, .seats .plate", "[data-testid=top], [data-testid=draw-pile]"):
        for width, height in SCREENS:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.wait_for_function(ASIDE, arg=lying)
        if ann.state()["kind"] == "colour":
            ann.choose("colour azure")
            ann.page.locator(".wheel").wait_for(state="detached")


def test_a_rule_and_what_to_do_about_it_leave_each_other_alone(people: People, server: Server) -> None:
    text = "nobody may talk until your next turn. whoever talks draws 2."
    ann, _bo = with_text(people, server, text, ["CU B1 G2 R3", "B1 B2 G3 G4 R1"], phone=True)
    ann.choose("play CU")
    ann.wait(lambda now: "colour red" in now["options"])
    ann.choose("colour red")
    ann.wait(lambda now: "report Bo" in now["options"] and not now["busy"])
    for width, height in reversed(SCREENS):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(f"() => !({COVERED})('rules-in-force').length")
    rule, report = (ann.get(name).bounding_box() for name in ("rules-in-force", "report"))
    assert rule is not None
    assert report is not None
    assert report["y"] + report["height"] <= rule["y"]
    assert report["width"] >= 44
    assert ann.axe() == []


def test_several_rules_are_one_line_until_somebody_wants_to_read_them(people: People, server: Server) -> None:
    rules = ("Nobody may play red cards", "Nobody may play 9s", "Everyone draws 2 instead of 1")
    text = " ".join(f"{rule} for the rest of the round." for rule in rules)
    ann, _bo = with_text(people, server, text, ["CU B1 G2 R3", "B1 B2 G3 G4 R1"], phone=True)
    ann.choose("play CU")
    ann.wait(lambda now: "colour red" in now["options"])
    ann.choose("colour red")
    ann.get("rules-several").wait_for()
    for width, height in reversed(SCREENS):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(f"() => !({COVERED})('rules-in-force').length")
    assert not ann.page.get_by_text(rules[1]).is_visible()
    ann.click("rules-several")
    for rule in rules:
        ann.get("rules-in-force").get_by_text(rule).wait_for()
    assert ann.axe() == []


NAMES_IN_THE_WHEEL = """() => {
  const plate = document.querySelector('.wheel .plate').getBoundingClientRect();
  const [x, y, radius] = [plate.x + plate.width / 2, plate.y + plate.height / 2, plate.width / 2.08];
  const words = document.createRange();
  return [...document.querySelectorAll('.wheel b')].every((each) => {
    words.selectNodeContents(each);
    const {left, right, top, bottom} = words.getBoundingClientRect();
    const reach = [left, right].flatMap((across) => [top, bottom].map((down) => Math.hypot(across - x, down - y)));
    return Math.max(...reach) <= 0.95 * radius && Math.min(...reach) >= 0.25 * radius;
  });
}"""
"""Whether the name of every colour stands whole on its part, clear of the rim and of the card in the middle."""

UNCOVERED = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const count = document.querySelector('.piles .left');
  const [one, two] = [count.getBoundingClientRect(), box('.question .line')];
  const meets = one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
  return !meets || getComputedStyle(count).opacity === '0';
}"""
"""Whether the number beside the draw pile is seen whole, or not at all."""


def test_what_is_asked_fits_every_screen(people: People, server: Server) -> None:
    """A question is no bar from edge to edge, cuts no number in half, and names stay on the wheel."""
    ann = people(phone=True, nonce=nonce_of("Ann"))
    hands = ["PR Y3 Y8 YD B2 B9 G6 R3", "B1 B3", "B4 B5", "B6 B7"]
    seats = ("Ann", "Robin", "Ada", "Max")
    text = record(hands, players=seats, edition="green-lantern", discard="G1", draw="Y1 Y2 Y4 Y5")
    with server.position(text):
        ann.play_now("Ann", "green-lantern", bots=3)
    ann.wait(lambda now: "play PR" in now["options"])
    ann.choose("play PR")
    ann.wait(lambda now: now["kind"] == "give" and not now["busy"])
    ann.page.set_viewport_size({"width": 820, "height": 1180})
    ann.page.wait_for_function("() => document.querySelector('.question .line').offsetWidth < 650")
    ann.touch(ann.page.locator("[data-testid=hand] [data-code=Y8]"))
    for width, height in SCREENS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(UNCOVERED)
    ann.click("give-all")
    ann.choose("give Y3 to Max")
    ann.wait(lambda now: now["kind"] == "colour" and not now["busy"])
    for width, height in SCREENS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(NAMES_IN_THE_WHEEL)
    assert ann.axe() == []


def test_large_text_leaves_room_for_the_buttons(browser: Browser, server: Server) -> None:
    arguments = [*ARGUMENTS, "--blink-settings=defaultFontSize=32"]
    large = browser.browser_type.launch(executable_path=chromium_path(), args=arguments)
    try:
        ann = Player(large, server.url, phone=True, nonce="5" * 32)
        with server.key("6" * 64):
            ann.play_now("Ann", "ghostbusters", bots=3)
        for width, height in ((390, 844), (844, 390)):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.wait(lambda now: "draw" in now["options"])
            ann.page.wait_for_function(CLEAR)
        ann.open_table("Ann", "classic")
        for width, height in ((390, 844), (360, 640), (844, 390)):
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.evaluate(WHOLE), f"in the lobby at {width} x {height}"
        ann.open_table("Ann", "dc-super-hero-girls")
        ann.open_own_rules()
        ann.get("write-CU").fill("draw 1.")
        ann.click("put-CU")
        ann.close_window()
        ann.get("agree").wait_for()
        for width, height in ((390, 844), (360, 640)):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.wait_for_function(IN_ORDER)
        assert ann.problems == []
    finally:
        large.close()
