"""Playing with the keyboard alone, and with a finger alone on a phone."""

from playwright.sync_api import Locator, expect

from browser.conftest import People, Server
from browser.page import PATIENCE, Player
from browser.rehearsal import Habit, lucky_key, nonce_of
from rulebook.build import record

MOST_KEYS = 80


class Typist(Player):
    """Somebody without a mouse: goes to what is wanted with Tab and the arrow keys, and presses Enter."""

    def touch(self, found: Locator, timeout: float = PATIENCE) -> None:
        """Press what would be clicked."""
        found.wait_for(timeout=timeout)
        for _ in range(MOST_KEYS):
            key = found.evaluate(WHICH_KEY)
            self.page.keyboard.press(key)
            if key in ("Enter", "Space"):
                return
        raise AssertionError(f"no way to {found} by the keyboard")


WHICH_KEY = """(wanted) => {
  const now = document.activeElement;
  const control = wanted.matches('label, article') ? wanted.querySelector('input, .choose') : wanted;
  if (now === control) return control.matches('input') ? 'Space' : 'Enter';
  const together = (group) => control.closest(group) && control.closest(group) === now.closest(group);
  if (together('[role=toolbar]')) return 'ArrowRight';
  if (together('fieldset') && now.matches('[type=radio]')) return 'ArrowDown';
  return 'Tab';
}"""


def test_a_round_by_keyboard(people: People, server: Server) -> None:
    ann = people(nonce=nonce_of("Ann"), kind=Typist)
    text = record(
        ["PR Y1 R1", "R2 B4 Y6"],
        edition="green-lantern",
        players=("Ann", "Robin"),
        discard="R5",
        rest="shuffled",
        draw=None,
    )
    ann.start()
    ann.fill_in("Ann", "green-lantern", 1)
    with server.key(lucky_key(text, "play PR", "give")), server.position(text):
        ann.click("play-now")
        ann.get("table").wait_for()
    habit = Habit("Ann")
    for _ in range(2000):
        state = ann.state()
        if state["over"]:
            break
        if ann.decide(lambda options, number: habit(options, number, ("Robin",)), state) is None:
            ann.change(state)
        elif not ann.state()["over"]:
            # Whatever went away under the focus, it is somewhere sensible and not lost.
            assert ann.page.evaluate("() => document.activeElement !== document.body")
            # Cards reach over the lower edge: the focus on them does not push the table up.
            assert ann.page.evaluate("() => document.querySelector('[data-testid=table]').scrollTop") == 0
    assert ann.decided >= {"turn", "colour", "give"}
    ann.click("next")
    ann.wait(lambda now: not now["over"])


def test_the_wheel_is_at_hand(people: People, server: Server) -> None:
    """It opens when the card lies there; whoever has played it by keyboard goes on in the wheel."""
    ann = people(nonce=nonce_of("Ann"), moving=True)
    with server.position(record(["W R1 B2 G3", "R2 B4 Y6"], players=("Ann", "Robin"), discard="R5", draw="Y1 Y2")):
        ann.play_now("Ann", bots=1)
    ann.wait(lambda now: "play W" in now["options"])
    ann.page.locator("[data-testid=hand] [data-code=W]").focus()
    ann.page.keyboard.press("Enter")
    ann.page.locator(".wheel :focus").wait_for()
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Enter")
    ann.wait(lambda now: now["kind"] != "colour" and not now["busy"])
    assert ann.page.evaluate("() => document.activeElement !== document.body")


def test_fingers_on_the_fan(people: People, server: Server) -> None:
    ann = people(phone=True, nonce=nonce_of("Ann"))
    text = record(
        ["JM R1 O3 Y5 Y7 R8", "B1 B2 B3 B4 B6 B7"],
        edition="space-jam",
        players=("Ann", "Robin"),
        discard="R5",
        rest="shuffled",
        draw=None,
    )
    ann.start()
    ann.fill_in("Ann", "space-jam", 1)
    with server.key(lucky_key(text, "play JM", "discard")), server.position(text):
        ann.click("play-now")
        ann.get("table").wait_for()
    ann.wait(lambda now: "play JM" in now["options"])
    finger = Finger(ann)
    # A long press shows the card, and letting go leaves the window open.
    finger.down("O3")
    ann.get("card-text").wait_for()
    finger.up()
    ann.page.wait_for_timeout(300)
    assert ann.get("card-text").is_visible()
    ann.close_window()
    ann.page.evaluate(NEVER_RESTS)
    # A thumb that slides away from the fan plays nothing; one that slides to a card plays it.
    finger.down("R1")
    finger.slide_by(0, -400)
    finger.up()
    assert ann.state()["hand"] == 6
    finger.down("O3")
    finger.slide_to("JM")
    finger.up()
    # Of cards that are thrown away together, each touched one floats with its number; touched again it lies down.
    ann.wait(lambda now: now["kind"] == "discard")
    ann.at_rest()
    numbers = ann.page.locator("[data-testid=hand] .number")
    for code, count in (("Y5", 1), ("R8", 2), ("Y5", 1), ("O3", 2)):
        ann.touch(ann.page.locator(f"[data-testid=hand] [data-code={code}]"))
        expect(numbers).to_have_count(count)
    ann.click("throw")
    state = ann.wait(lambda now: now["kind"] == "colour")
    assert state["codes"] == ["R1", "Y5", "Y7"]


NEVER_RESTS = """() => {
  const usual = setTimeout;
  window.setTimeout = (act, ms, ...more) => usual(act, ms === 550 ? 1_000_000 : ms, ...more);
}"""
"""So long a finger has to rest for a long press: one that slides on a busy machine may seem to."""


class Finger:
    """One finger on the screen of a phone, with the events of a real one."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.devtools = player.context.new_cdp_session(player.page)
        self.x, self.y = 0.0, 0.0

    def down(self, code: str) -> None:
        """On the index of a card."""
        self.x, self.y = self._index(code)
        self._send("touchStart")

    def slide_to(self, code: str) -> None:
        """Along the fan."""
        x, y = self._index(code)
        self.slide_by(x - self.x, y - self.y)

    def slide_by(self, across: float, down: float) -> None:
        """In a few steps."""
        for _ in range(8):
            self.x, self.y = self.x + across / 8, self.y + down / 8
            self._send("touchMove")

    def up(self) -> None:
        """Away from the screen."""
        self.devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str) -> None:
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": self.x, "y": self.y}]})

    def _index(self, code: str) -> tuple[float, float]:
        box = self.page.locator(f"[data-testid=hand] [data-code={code}]").bounding_box()
        assert box is not None
        return box["x"] + 14, box["y"] + 20


def test_a_round_by_touch(people: People, server: Server) -> None:
    ann = people(phone=True, nonce=nonce_of("Ann"))
    text = record(
        ["XS R1 B2", "R2 B4 Y6"],
        edition="ghostbusters",
        players=("Ann", "Robin"),
        discard="R5",
        rest="shuffled",
        draw=None,
    )
    ann.start()
    ann.fill_in("Ann", "ghostbusters", 1)
    with server.key(lucky_key(text, "play XS", "put")), server.position(text):
        ann.click("play-now")
        ann.get("table").wait_for()
    habit = Habit("Ann")
    while not (state := ann.state())["over"]:
        assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        if ann.decide(habit, state) is None:
            ann.change(state)
    assert ann.decided >= {"turn", "colour", "put"}
    # A long touch explains a card; the browser sends it as this event.
    ann.click("next")
    ann.wait(lambda now: now["hand"] > 0)
    ann.page.locator("[data-testid=hand] [data-code]").first.dispatch_event("contextmenu")
    ann.get("card-text").wait_for()
