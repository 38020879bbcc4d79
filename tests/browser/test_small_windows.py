"""Windows that zooming in has made small: all is there, and each button answers where it is seen."""

from browser.conftest import People, Server
from browser.page import Player
from browser.rehearsal import nonce_of
from rulebook.build import record

WINDOWS = ((195, 422), (422, 195), (320, 256))
"""A phone at 200 %, standing and lying; a desktop of 1280 x 1024 at 400 %."""

LOST = """(within) => [...document.querySelectorAll(`${within} button`)].filter((each) => {
  if (each.closest('[data-testid=hand], .piles.hidden')) return false;
  const {left, top, right, bottom} = each.getBoundingClientRect();
  const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  return isOutside || !each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((each) => each.dataset.testid ?? each.className)"""
"""The buttons of which something is outside, or on whose middle something else lies."""

COVERED = """(lying) => {
  const box = (each) => each.getBoundingClientRect();
  const {left, top, right, bottom} = box(document.querySelector('.question .line'));
  return [...document.querySelectorAll(lying)].filter((each) => {
    const one = box(each);
    return one.left < right && one.right > left && one.top < bottom && one.bottom > top;
  }).map((each) => each.className);
}"""
"""What of these the words of a question lie on."""

PEOPLE_AND_BUTTONS = ".seats .token, .seats .plate, [data-testid=uno], .own .pill, [data-testid=hand] .possible"
PILES = ", [data-testid=top], [data-testid=draw-pile], [data-testid=colour-in-play]"


def is_whole(player: Player, covered: str = PEOPLE_AND_BUTTONS, within: str = ".table") -> None:
    """Look at it in each window."""
    for width, height in WINDOWS:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_function(f"within => innerWidth === {width} && !({LOST})(within).length", arg=within)
        if covered:
            player.page.wait_for_function(f"lying => !({COVERED})(lying).length", arg=covered)
    player.page.set_viewport_size(player.profile.screen)


def test_turns_and_questions(people: People, server: Server) -> None:
    ann = people(nonce=nonce_of("Ann"))
    hands = ["PR Y3 Y8 YD B2 B9 G6 R3", "B1 B3", "B4 B5", "B6 B7"]
    seats = ("Ann", "Robin", "Ada", "Max")
    with server.position(record(hands, players=seats, edition="green-lantern", discard="G1", draw="Y1 Y2 Y4 Y5")):
        ann.play_now("Ann", "green-lantern", bots=3)
    ann.wait(lambda now: "play PR" in now["options"])
    is_whole(ann, PEOPLE_AND_BUTTONS + PILES)
    ann.choose("play PR")
    ann.wait(lambda now: now["kind"] == "give" and not now["busy"])
    is_whole(ann)
    # A finger finds the card that is seen below it.
    ann.page.set_viewport_size({"width": 195, "height": 422})
    ann.touch(ann.page.locator("[data-testid=hand] [data-code=Y8]"))
    ann.page.wait_for_function("() => document.querySelectorAll('.seats .target').length === 3")
    is_whole(ann, "[data-testid=uno]")
    ann.click("give-all")
    ann.choose("give Y3 to Max")
    ann.wait(lambda now: now["kind"] == "colour" and not now["busy"])
    is_whole(ann)


def test_a_lobby_and_a_doubt(people: People, server: Server) -> None:
    ann, bo = people(), people()
    bo.join(ann.open_table("Ann"), "Bo")
    ann.get("seat-Bo").wait_for()
    is_whole(ann, "", ".lobby :is(header, footer)")
    hands = ["R1 R2", "W4 B4"]
    with server.position(record(hands, players=("Ann", "Bo"), discard="R5", rest="shuffled", draw=None, turn="Bo")):
        ann.click("start")
        bo.wait(lambda now: "play W4" in now["options"])
    bo.click("uno")
    bo.choose("play W4")
    bo.wait(lambda now: "colour green" in now["options"])
    bo.choose("colour green")
    ann.wait(lambda now: now["kind"] == "challenge" and not now["busy"])
    is_whole(ann)


def test_the_end_of_a_round(people: People, server: Server) -> None:
    ann = people()
    with server.position(record(["R1", "W W Y2 Y3"], players=("Ann", "Robin"), discard="R5", draw="Y1 Y4 Y5 Y6")):
        ann.play_now("Ann", bots=1)
    ann.choose("play R1")
    ann.wait(lambda now: bool(now["over"]))
    is_whole(ann, "", ".summary .buttons")


def test_numbers(people: People, server: Server) -> None:
    text = "choose a number. everyone with that number discards it."
    ann, bo = people(), people()
    bo.join(ann.open_table("Ann", "dc-super-hero-girls"), "Bo")
    ann.get("seat-Bo").wait_for()
    ann.open_own_rules()
    ann.get("write-CU").fill(text)
    ann.get("written-CU").get_by_text("This card will").wait_for()
    ann.click("put-CU")
    ann.close_window()
    bo.get("agree").check()
    ann.page.get_by_text("Still to agree").wait_for(state="detached")
    hands = ["CU B1 G2 R3", "B1 B2 G3 G4"]
    written = {"CU": text}
    edition = "dc-super-hero-girls"
    position = record(hands, players=("Ann", "Bo"), edition=edition, written=written, discard="R5", draw="Y5 Y6 Y7")
    with server.position(position):
        ann.click("start")
        ann.wait(lambda now: "play CU" in now["options"])
    ann.choose("play CU")
    ann.wait(lambda now: now["kind"] == "number" and not now["busy"])
    is_whole(ann)
