"""The lobby, where things change while somebody is away or writes at the same time."""

from browser.conftest import People, Server
from browser.page import Player
from browser.rehearsal import HAND, Company, Habit, find_game, nonce_of

DC = "dc-super-hero-girls"
ONE, TWO, THREE = "draw 1.", "draw 2.", "draw 3."


def write(player: Player, code: str, text: str) -> None:
    """Write on a card, and wait until it stands there."""
    if not player.get("own-rules-dialog").is_visible():
        player.open_own_rules()
    player.get(f"write-{code}").fill(text)
    player.click(f"put-{code}")
    player.page.wait_for_function(
        "code => document.querySelector(`[data-testid='put-${code}']`)?.disabled ?? true", arg=code
    )


def shows(player: Player, **texts: str) -> None:
    """The page shows these texts on the cards, sooner or later."""
    if not player.get("own-rules-dialog").is_visible():
        player.open_own_rules()
    player.page.wait_for_function(
        """texts => Object.entries(texts).every(([code, text]) =>
            document.querySelector(`[data-testid='write-${code}']`)?.value === text)""",
        arg=texts,
    )


def test_the_edition_is_changed_while_somebody_is_away(people: People) -> None:
    """The page stays open without a network; afterwards it has the cards of the new edition."""
    ann, bo = people(), people()
    bo.join(ann.open_table("Ann", "classic"), "Bo")
    bo.page.get_by_text("Classic").first.wait_for()
    bo.context.set_offline(True)
    bo.page.evaluate("() => dispatchEvent(new Event('online'))")  # the line is dropped, and no new one comes
    ann.get("seat-Bo").get_by_text("away").wait_for()
    ann.click("edition-space-jam")
    ann.page.locator("[data-testid=edition-space-jam].chosen").wait_for()
    bo.context.set_offline(False)
    ann.get("seat-Bo").get_by_text("away").wait_for(state="detached")
    ann.click("start")
    state = bo.wait(lambda now: bool(now["codes"]))
    assert len(state["codes"]) >= 7
    assert bo.get("hand").get_by_role("button").count() >= 7


OVERLAPS = """() => {
  const names = ['[data-testid=own-rules] + *', '[data-testid=settings]', '.wait', '.seats .token'];
  const boxes = names.flatMap((name) => [...document.querySelectorAll(name)].map((each) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    return {name, left, right, top, bottom};
  }));
  const apart = (one, other) => one.right <= other.left || one.left >= other.right
    || one.bottom <= other.top + 8 || one.top >= other.bottom - 8;
  return boxes.flatMap((one, index) => boxes.slice(index + 1)
    .filter((other) => one.name !== other.name && !apart(one, other)).map((other) => `${one.name} ${other.name}`));
}"""


def test_a_text_to_agree_to_leaves_room_on_a_phone_that_lies(people: People) -> None:
    ann, bo = people(), people(phone=True)
    bo.join(ann.open_table("Ann", DC), "Bo")
    write(ann, "CU", ONE)
    bo.get("agree").wait_for()
    bo.page.set_viewport_size({"width": 844, "height": 390})
    bo.page.locator(".lobby.land").wait_for()
    assert bo.page.evaluate(OVERLAPS) == []
    bo.get("agree").check()
    bo.page.get_by_text("agree").first.wait_for()


def test_a_card_to_write_on_lies_below_the_rules_on_a_very_large_screen(people: People) -> None:
    ann = people()
    ann.open_table("Ann", DC)
    ann.page.set_viewport_size({"width": 2560, "height": 1440})
    ann.page.wait_for_function("() => innerWidth === 2560")
    card, rules = ann.box("own-rules"), ann.box("settings")
    assert rules["y"] + rules["height"] < card["y"] + 8
    assert card["y"] + card["height"] < 1440 + 8


def test_texts_on_several_cards(people: People) -> None:
    """One on both, then one on each: nobody's text goes away because somebody else writes."""
    ann, bo = people(), people()
    bo.join(ann.open_table("Ann", DC), "Bo")
    write(ann, "CU", ONE)
    shows(bo, CU=ONE)
    bo.get("apart").check()
    shows(bo, CU1=ONE, CU2=ONE)
    write(bo, "CU1", TWO)
    for player in (ann, bo):
        shows(player, CU1=TWO, CU2=ONE)
        assert player.get("apart").is_disabled(), "two texts cannot be put on both cards"
    write(ann, "CU2", THREE)
    for player in (ann, bo):
        shows(player, CU1=TWO, CU2=THREE)
    write(ann, "CU1", "")
    shows(bo, CU1="", CU2=THREE)
    bo.get("apart").uncheck()
    for player in (ann, bo):
        shows(player, CU=THREE)


def test_two_people_write_at_once(people: People) -> None:
    """Bo has typed a text for both cards when Ann's comes to stand on one of them."""
    ann, bo = people(), people()
    bo.join(ann.open_table("Ann", DC), "Bo")
    bo.open_own_rules()
    bo.get("write-CU").fill(TWO)
    ann.open_own_rules()
    ann.get("apart").check()
    write(ann, "CU1", ONE)
    shows(bo, CU1=ONE, CU2=TWO)
    bo.click("put-CU2")
    shows(ann, CU1=ONE, CU2=TWO)


def test_what_fits_is_proven_only_to_who_was_there_before_the_deal(people: People, server: Server) -> None:
    plan = find_game("classic", 20, Company(("Ann",), 1), most=25)
    ann, cy = people(nonce=nonce_of("Ann")), people()
    with server.key(plan.key):
        ann.open_table("Ann", "classic", 20, HAND)
    ann.add_bot("easy")
    ann.get("seat-Robin").wait_for()
    ann.click("start")
    ann.get("table").wait_for()
    cy.watch(ann.code)
    habit = Habit("Ann")
    while not ann.state()["ended"]:
        ann.decide(habit)
    verdicts: dict[Player, str] = {}
    for player in (ann, cy):
        player.get("fairness-end").wait_for()
        player.click("fairness-end")
        verdicts[player] = player.get("verdict").inner_text()
    assert verdicts[ann].startswith("✓ Proven")
    assert "that proves nothing" in verdicts[cy]
    assert "✓" not in verdicts[cy]
