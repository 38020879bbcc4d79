"""What moves: it is seen long enough, pushes nothing around, and is gone afterwards."""

from typing import Any

import pytest

from browser.conftest import People, Server
from browser.page import Player
from browser.rehearsal import Habit, nonce_of
from rulebook.build import record

SEEN = 1200
"""Milliseconds for which the winning card is at least seen before the summary."""

JUMP = 0.02
"""How much of the screen moves by how much of it, from which on it is a jump."""

WATCH = """() => {
  window.seen = {shift: 0, moved: 0, movedAt: 0, card: 0, summary: 0, flights: 0, moments: 0, drawn: 0};
  const find = (selector) => document.querySelector(selector);
  const look = () => {
    const now = performance.now();
    if (find('[data-testid=top][data-code=R1]')) seen.card ||= now;
    if (find('[data-testid=summary]')) seen.summary ||= now;
    const pieces = document.querySelectorAll('[data-moment] > :not(.card)');
    seen.moments = Math.max(seen.moments, pieces.length);
    seen.drawn = Math.max(seen.drawn, [...pieces].filter((each) => each.style.backgroundImage).length);
    seen.flights = Math.max(seen.flights, document.querySelectorAll('.flight').length);
  };
  look();
  // As soon as it is there, and not when a busy machine comes to draw it.
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.moved += entry.value;
      seen.movedAt = performance.now();
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({type: 'layout-shift'});
}"""

NOTHING_LEFT = """() => !document.querySelector('.flight, [data-moment]')
  && !document.getAnimations().some((each) => each.effect?.getTiming().iterations === 1)"""

STANDS = f"""() => document.fonts.status === 'loaded' && ({NOTHING_LEFT})() && performance.now() - seen.movedAt > 400"""
"""All has come to where it belongs."""


@pytest.fixture
def mover(people: People) -> Player:
    """Somebody whose page moves."""
    return people(nonce=nonce_of("Ann"), moving=True)


def seen(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate("() => seen")
    return found


def play_from(player: Player, server: Server, hands: list[str], edition: str, discard: str = "R5") -> None:
    """Play from this position, with one bot."""
    text = record(hands, edition=edition, players=("Ann", "Robin"), discard=discard, rest="shuffled", draw=None)
    player.start()
    player.fill_in("Ann", edition, 1)
    with server.key("0" * 64), server.position(text):
        player.click("play-now")
        player.get("table").wait_for()
    player.page.evaluate(WATCH)


def test_the_winning_card_is_seen_before_the_summary(mover: Player, server: Server) -> None:
    play_from(mover, server, ["R1", "R2 R3 B4 B5 Y6"], "classic")
    mover.wait(lambda now: "play R1" in now["options"])
    mover.page.wait_for_timeout(400)
    mover.choose("play R1")
    mover.page.wait_for_function("() => seen.summary")
    found = seen(mover)
    assert found["card"], "the last card never lay on the pile"
    assert found["summary"] - found["card"] >= SEEN


BOTH = """() => {
  window.both = 0;
  const look = () => { if (document.querySelector('[data-busy] .wheel')) both += 1; };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
}"""
"""How often the wheel was there while something was still shown."""


def test_the_wheel_opens_on_a_card_that_lies_there(mover: Player, server: Server) -> None:
    """It would lie on what the card does: of that something is to be seen."""
    play_from(mover, server, ["ST W A1 A2 C3", "A3 A4 C5 C6 G6"], "pirates", discard="A5")
    mover.page.evaluate(BOTH)
    mover.wait(lambda now: "play ST" in now["options"])
    mover.choose("play ST")
    mover.wait(lambda now: now["kind"] == "colour")
    assert mover.page.evaluate("() => both") == 0


EARLY = """() => {
  window.early = 0;
  const isThere = (selector) => document.querySelector(selector) !== null;
  const look = () => {
    if (isThere('[data-testid=decision][data-kind=turn]') && !isThere('[data-testid=top][data-code]')) early += 1;
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
}"""
"""How often something was asked while no card lay on the discard pile."""


def test_nothing_is_asked_before_the_first_card_is_turned_up(mover: Player, server: Server) -> None:
    """Bots may have played by then: what fits is not to be said before it is seen why."""
    mover.start()
    mover.fill_in("Ann", "classic", 3)
    mover.page.evaluate(EARLY)
    with server.key("6" * 64):
        mover.click("play-now")
        mover.wait(lambda now: "draw" in now["options"])
    assert mover.page.evaluate("() => early") == 0


TURNED = """() => {
  const old = document.querySelector('.scenery .whole.goes');
  if (!old) return false;
  const {objectFit, opacity} = getComputedStyle(old);
  window.turned = [objectFit, opacity];
  return true;
}"""


def test_a_phone_is_turned(mover: Player, server: Server) -> None:
    """Until the new picture is there, the old one is behind it, all over the screen: nothing is bare."""
    mover.page.set_viewport_size({"width": 390, "height": 844})
    play_from(mover, server, ["R1 R2 B3", "R3 B4 B5 Y6"], "classic")
    mover.at_rest()
    mover.page.set_viewport_size({"width": 844, "height": 390})
    mover.page.wait_for_function(TURNED)
    assert mover.page.evaluate("() => turned") == ["cover", "1"]


def test_nothing_is_pushed_around_or_left_in_the_air(mover: Player, server: Server) -> None:
    play_from(mover, server, ["XS R1 B2 G3", "R2 R3 B4 B5 Y6"], "ghostbusters")
    habit = Habit("Ann")
    for _ in range(400):
        state = mover.state()
        if state["over"] or len(mover.decided) > 3:
            break
        if mover.decide(lambda options, number: habit(options, number, ("Robin",)), state) is None:
            mover.change(state)
    found = seen(mover)
    assert found["flights"], "nothing was ever in the air"
    assert found["moments"], "no streams were ever crossed"
    assert found["drawn"] == found["moments"], "what streams and sparks are drawn with cannot be read"
    assert found["shift"] < JUMP
    mover.page.wait_for_function(NOTHING_LEFT)


def test_what_happens_to_all_is_said_on_the_table(people: People, server: Server) -> None:
    """Without movement, too: nobody sits where hands go round, and nobody says it."""
    ann = people(nonce=nonce_of("Ann"))
    hands = ["R0 R1 B2 G3", "R2 R3 B4 B5 Y6"]
    text = record(hands, edition="house-party", players=("Ann", "Robin"), discard="R5", draw="Y1 Y2 Y3 Y4")
    with server.key("0" * 64), server.position(text):
        ann.play_now("Ann", "house-party", bots=1)
    ann.wait(lambda now: "play R0" in now["options"])
    ann.choose("play R0")
    assert ann.said("hand")
    ann.get("remark").wait_for(state="detached")


PUSH = "() => { seen.moved = 0; document.querySelector('[data-testid=table]').style.top = '300px'; }"

SCREENS = [(390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1440)]
ENOUGH = 2
"""Decisions on each of them."""


def test_nothing_jumps_on_any_screen(mover: Player, server: Server) -> None:
    hand = "XS R1 B2 G3 Y4 R6 B7 G8 W4 Y1"
    play_from(mover, server, [hand, "R2 R3 B4 B5 Y6 G1 G2 Y7 R9 B9"], "ghostbusters")
    habit = Habit("Ann")
    shifts: dict[tuple[int, int], float] = {}
    for width, height in SCREENS:
        mover.page.set_viewport_size({"width": width, "height": height})
        mover.at_rest()
        mover.page.evaluate("() => { seen.movedAt = performance.now(); }")
        mover.page.wait_for_function(STANDS)  # the table stands anew, and its fonts have come
        mover.page.evaluate("() => { seen.moved = 0; }")
        decided = 0
        while decided < ENOUGH and not (state := mover.state())["over"]:
            if mover.decide(lambda options, number: habit(options, number, ("Robin",)), state) is None:
                mover.change(state)
            else:
                decided += 1
        shifts[width, height] = seen(mover)["moved"]  # whoever has just touched something sees it, too
    assert not {screen: shift for screen, shift in shifts.items() if shift >= JUMP}
    # And if something did, it would be seen.
    mover.page.evaluate(PUSH)
    mover.page.wait_for_function(f"() => seen.moved >= {JUMP}")
