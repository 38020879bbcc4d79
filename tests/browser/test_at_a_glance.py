"""What is to be seen at a glance: whose turn it is, who is away, and what can be pressed."""

from io import BytesIO

from PIL import Image
from playwright.sync_api import Browser, FloatRect

import processes
from browser.conftest import People, Server
from browser.page import Player
from rulebook.build import record

WHITE = 200
"""Of each part of white, in the shadow of the colour in play, too; no other light there has so much blue."""


def test_the_light_before_whose_turn_it_is_is_white_in_its_middle(browser: Browser, server: Server) -> None:
    """The flame that had run there lay on it: in its own colour, in the middle of all that burns."""
    ann = Player(browser, server.url, seen=True)
    with server.position(record(["R1 R2", "R5 R6"], players=("Ann", "Robin"), discard="R9", draw="Y1 Y4")):
        ann.play_now("Ann", bots=1)
    ann.wait(lambda now: "play R1" in now["options"] and not now["busy"])
    colour, line = ann.box("colour-in-play"), ann.page.locator(".question .line").bounding_box()
    assert line is not None
    top = colour["y"] + colour["height"] + 5  # below its white edge
    clip = FloatRect(x=colour["x"] + colour["width"] / 2, y=top, width=2, height=line["y"] - top)

    def is_white() -> bool:
        parts = Image.open(BytesIO(ann.page.screenshot(clip=clip))).convert("RGB").tobytes()
        return any(min(parts[at : at + 3]) >= WHITE for at in range(0, len(parts), 3))

    processes.wait_until(is_white, "the white of the light")
    ann.close()


def test_nobody_thinks_who_is_away(people: People, server: Server) -> None:
    """Three dots and the word lay together over their face."""
    ann, bo = people(), people()
    bo.join(ann.open_table("Ann"), "Bo")
    ann.get("seat-Bo").wait_for()
    with server.position(record(["R1 R2 B3", "R5 R6 B1"], players=("Ann", "Bo"), discard="R9", draw="Y1 Y4")):
        ann.click("start")
    ann.wait(lambda now: "play R1" in now["options"])
    ann.choose("play R1")
    dots = ann.get("seat-Bo").locator(".dots")
    dots.wait_for()
    bo.page.goto(bo.url)
    ann.get("seat-Bo").get_by_text("away", exact=True).last.wait_for()
    dots.wait_for(state="detached")


ONE_ROW = """() => innerWidth === 2560
  && new Set([...document.querySelectorAll('[data-testid=react]')].map((each) => each.offsetTop)).size === 1"""


def test_reactions_stand_in_one_row_on_a_large_screen(people: People) -> None:
    ann = people()
    ann.play_now()
    ann.page.set_viewport_size({"width": 2560, "height": 1440})
    ann.get("react").first.wait_for()
    ann.page.wait_for_function(ONE_ROW)


FITS = """() => {
  const button = document.querySelector('[data-testid=rematch]');
  const words = document.createRange();
  words.selectNodeContents(button);
  const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
  return innerWidth === 844 && inner.left >= outer.left && inner.right <= outer.right;
}"""


def test_rematch_keeps_its_room_when_somebody_wants_one(people: People, server: Server) -> None:
    """On a phone that lies, "1 of 2 want another" left it less than its own word."""
    ann, bo = people(), people()
    bo.join(ann.open_table("Ann"), "Bo")
    ann.get("seat-Bo").wait_for()
    text = record(["R1", "R5 R6 B7"], players=("Ann", "Bo"), discard="R9", draw="Y1 Y4", scores={"Ann": 490})
    with server.position(text):
        ann.click("start")
    ann.wait(lambda now: "play R1" in now["options"])
    ann.choose("play R1")
    bo.click("rematch")
    ann.page.locator(".wanting").wait_for()
    ann.page.set_viewport_size({"width": 844, "height": 390})
    ann.page.wait_for_function(FITS)
