"""Playing with the keyboard alone, and with a finger alone on a phone."""

from playwright.sync_api import Locator

from browser.conftest import People, Server
from browser.page import LOOK_EVERY, PATIENCE, Player
from browser.rehearsal import Habit, nonce_of
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
    ann = Typist(people.browser, people.url, nonce=nonce_of("Ann"))
    people.all.append(ann)
    text = record(
        ["PR PR Y1 Y2 R1 B2", "R2 R3 B4 B5 Y6"],
        edition="green-lantern",
        players=("Ann", "Robin"),
        discard="R5",
        rest="shuffled",
        draw=None,
    )
    ann.start()
    ann.fill_in("Ann", "green-lantern", 1)
    with server.key("0" * 64), server.position(text):
        ann.click("play-now")
        ann.get("table").wait_for()
    habit = Habit("Ann")
    for _ in range(2000):
        state = ann.state()
        if state["over"]:
            break
        if ann.decide(lambda options, number: habit(options, number, ("Robin",))) is None:
            ann.page.wait_for_timeout(LOOK_EVERY)
        elif not ann.state()["over"]:
            # Whatever went away under the focus, it is somewhere sensible and not lost.
            assert ann.page.evaluate("() => document.activeElement !== document.body")
    assert ann.decided >= {"turn", "colour", "give"}
    ann.click("next")
    ann.wait(lambda now: not now["over"])


def test_a_round_by_touch(people: People, server: Server) -> None:
    ann = people(phone=True, nonce=nonce_of("Ann"))
    text = record(
        ["XS XS R1 B2 G3", "R2 R3 B4 B5 Y6"],
        edition="ghostbusters",
        players=("Ann", "Robin"),
        discard="R5",
        rest="shuffled",
        draw=None,
    )
    ann.start()
    ann.fill_in("Ann", "ghostbusters", 1)
    with server.key("0" * 64), server.position(text):
        ann.click("play-now")
        ann.get("table").wait_for()
    habit = Habit("Ann")
    while not ann.state()["over"]:
        assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
        if ann.decide(habit) is None:
            ann.page.wait_for_timeout(LOOK_EVERY)
    assert ann.decided >= {"turn", "colour", "put"}
    # A long touch explains a card; the browser sends it as this event.
    ann.click("next")
    ann.wait(lambda now: now["hand"] > 0)
    ann.page.locator("[data-testid=hand] [data-code]").first.dispatch_event("contextmenu")
    ann.get("card-text").wait_for()
