"""Games that are looked at again in the browser: from a file, a link, and at the end of one's own."""

from pathlib import Path

from browser.conftest import People, Server
from browser.page import Player
from lastcard.bots.playing import play_out
from lastcard.files import packed
from lastcard.game.game import Game
from lastcard.game.record import of
from rulebook.build import record


def at(player: Player, step: int) -> None:
    """Wait until a step is shown, and stands still."""
    player.page.locator(f"[data-testid=replay][data-at='{step}']:not([data-busy])").wait_for()


COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const seen = [...document.querySelectorAll('.replay header > *')]
    .filter((each) => getComputedStyle(each).clipPath === 'none').map(box);
  return [...document.querySelectorAll('[data-testid^=seat-]')].filter((seat) => {
    const face = box(seat.querySelector('img'));
    return seen.some((each) => each.left < face.right && each.right > face.left && each.bottom > face.top);
  }).map((seat) => seat.dataset.testid);
}"""
"""Whose faces are behind the buttons at the top."""


INDEXES_SEEN = """() => {
  const box = (each) => each.getBoundingClientRect();
  const [mark] = [...document.querySelectorAll('.seats .dealer')].map(box);
  const cards = [...document.querySelectorAll('.seats .back')].map(box);
  return mark && cards.every(({left, right, top, bottom}) =>
    left >= mark.right || right <= mark.left || top >= mark.bottom - 1 || bottom <= mark.top);
}"""
"""Whether the sign of whoever deals lies beside the open cards."""

FACE_SEEN = """() => {
  const box = (each) => document.querySelector(`.seats ${each}`).getBoundingClientRect();
  const [face, fan] = ['.token', '.back'].map(box);
  return face.height > 38 && fan.top > face.top + 0.7 * face.height;
}"""
"""Whether the other player can be known above the cards, with the curve below the table."""


def test_a_record_is_opened_and_walked_through(people: People, tmp_path: Path) -> None:
    ann = people()
    game = play_out(Game("classic", ["Ann", "Bo", "Cy"], seed=8, options={"target": 100}), "easy")
    file = tmp_path / "game.toml"
    file.write_text(of(game).dumps(), encoding="utf-8")
    ann.page.goto(f"{ann.url.rstrip('/')}/replay")
    ann.get("record-text").fill('lastcard = 1\nedition = "clasic"\nplayers = ["Ann", "Bo"]')
    ann.click("record-show")
    ann.get("replay-problem").get_by_text("did you mean classic").wait_for()
    assert ann.axe() == []
    ann.get("record-file").set_input_files(file)
    at(ann, 0)
    # All hands are open, and every step on is told.
    assert ann.get("seat-Bo").locator(".fan .face").count() >= 7
    ann.click("step-on")
    at(ann, 1)
    told = ann.get("announcement").inner_text()
    assert told
    assert ann.get("replay-words").inner_text().endswith(told)
    ann.page.locator("body").press("ArrowRight")
    at(ann, 2)
    ann.page.keyboard.press("ArrowLeft")
    at(ann, 1)
    ann.page.keyboard.press("End")
    at(ann, len(game.moves))
    assert "wins the game" in ann.get("replay-words").inner_text()
    ann.page.keyboard.press("Home")
    at(ann, 0)
    ann.get("replay-range").focus()
    ann.page.keyboard.press("ArrowRight")
    at(ann, 1)
    # On a phone that lies nothing covers those who sit there, and the slider is long enough for a thumb.
    ann.page.set_viewport_size({"width": 844, "height": 390})
    ann.page.locator("[data-testid=replay].land").wait_for()
    assert ann.page.evaluate(COVERED) == []
    ann.page.wait_for_function(INDEXES_SEEN)
    assert ann.box("replay-range")["width"] > 200
    # On a tablet no button stands alone in a row.
    ann.page.set_viewport_size({"width": 820, "height": 1180})
    ann.page.locator("[data-testid=replay].phone").wait_for()
    tops = [ann.box(name)["y"] for name in ("replay-jump", "review-open", "try-from-here")]
    assert max(tops) - min(tops) < 5
    ann.page.set_viewport_size(ann.profile.screen)
    ann.get("replay-jump").select_option(index=2)
    assert ann.axe() == []
    # As one of them saw it, and the address leads back to the same moment.
    ann.get("replay-seat").select_option("-Bo")
    ann.get("seat-Ann").locator(".fan .face").first.wait_for(state="detached")
    ann.page.wait_for_function("() => location.hash.includes('as=Bo')")
    step = int(ann.get("replay").get_attribute("data-at") or 0)
    ann.page.reload()
    at(ann, step)
    ann.get("seat-Ann").wait_for(state="attached")
    ann.get("replay-speed").select_option("4")
    ann.click("replay-play")
    ann.page.wait_for_function(f"() => Number(document.querySelector('[data-testid=replay]').dataset.at) > {step + 1}")
    ann.click("replay-play")
    # And on from here, against bots, in the place that was looked at.
    ann.click("try-from-here")
    ann.get("table").wait_for()
    ann.get("seat-Ann").wait_for(state="attached")
    assert ann.get("seat-Cy").count() == 1


def test_a_game_is_seen_again_at_its_end(people: People, server: Server) -> None:
    ann = people(phone=True, dark=True)
    text = record(["R1", "R2 R3 B4 B5 Y6"], players=("Ann", "Robin"), discard="R5", scores={"Ann": 490})
    with server.position(text), server.key("0" * 64):
        ann.play_now("Ann", "classic", 1)
    ann.wait(lambda now: "play R1" in now["options"])
    ann.choose("play R1")
    ann.click("see-again")
    at(ann, 0)
    assert ann.axe() == []
    assert ann.page.locator("[data-testid=hand] button").count() == 1
    ann.click("step-on")
    at(ann, 1)
    assert ann.page.locator("[data-testid=hand] button").count() == 0
    # What it was worth.
    ann.click("review-open")
    ann.get("chances").get_by_text("100 %").wait_for()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.wait_for_function(FACE_SEEN)
    ann.page.set_viewport_size(ann.profile.screen)
    ann.click("review-open")
    ann.get("review-luck").wait_for()
    assert "Nothing to choose here" in ann.get("review-choice").inner_text()
    # And what each option was worth, at the cards and the pile, where it could be taken.
    ann.click("choice-before")
    assert "Nothing was clearly better" in ann.get("review-choice").inner_text()
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    at(ann, 0)
    assert ann.page.locator("[data-code=R1] [data-testid=worth]").inner_text().split() == ["100", "%"]
    assert ann.page.locator("[data-code=R1]").get_attribute("aria-label") == "red 1: wins 100 of 100"
    assert ann.get("worth").count() == 2, "one could have drawn, too"
    ann.click("replay-leave")
    ann.get("see-again").wait_for()
    assert ann.get("together").count() == 0, "nobody else is there"
    # The same deal for a friend, who does the same: sent as a link, and compared in the end.
    ann.click("same-deal")
    ann.get("deal-results").get_by_text("won").wait_for()
    assert ann.axe() == []
    ben = people()
    ben.page.goto(ann.page.url.replace("&mine=1", ""))
    ben.click("deal-play")
    ben.wait(lambda now: "play R1" in now["options"])
    ben.choose("play R1")
    ben.click("same-deal")
    ben.get("deal-parting").get_by_text("Everybody did the same").wait_for()
    assert ben.page.locator("[data-testid=deal-moves] tbody tr").count() == 1
    assert ben.axe() == []
    # A game as a link.
    kept = packed(text.encode())
    ann.page.goto(f"{ann.url.rstrip('/')}/replay#g={kept}")
    at(ann, 0)


def test_a_moment_is_seen_again_and_the_keyboard_goes_on_from_the_end(people: People, server: Server) -> None:
    ann = people()
    text = record(
        ["W4 R1", "G2 G3 B4 B5"],
        players=("Ann", "Robin"),
        discard="Y5",
        rest="shuffled",
        draw=None,
        scores={"Ann": 490},
    )
    with server.position(text), server.key("0" * 64):
        ann.play_now("Ann", "classic", 1)
    ann.wait(lambda now: "play W4" in now["options"])
    ann.click("uno")
    ann.choose("play W4")
    ann.wait(lambda now: "colour red" in now["options"])
    ann.choose("colour red")
    ann.wait(lambda now: "play R1" in now["options"])
    ann.choose("play R1")
    ann.get("moment").first.wait_for()
    for name in ("other-world", "rematch"):
        ann.page.keyboard.press("Tab")
        assert ann.page.evaluate("() => document.activeElement.dataset.testid") == name
    # Robin has drawn 4, or 6 after a challenge: it goes on by itself from just before that.
    ann.touch(ann.get("moment").filter(has_text="Robin").first)
    ann.page.locator("[data-testid=replay][data-at='2']").wait_for()
    ann.page.locator("[data-testid=replay][data-at='3']").wait_for()
    assert ann.axe() == []


def test_a_game_is_looked_at_together(people: People, server: Server) -> None:
    ann, ben = people(), people(phone=True)
    text = record(["R1", "R2 R3 B4 B5 Y6"], players=("Ann", "Ben"), discard="R5", scores={"Ann": 490})
    code = ann.open_table("Ann", "classic")
    ben.join(code, "Ben")
    with server.position(text), server.key("0" * 64):
        ann.click("start")
        ann.wait(lambda now: "play R1" in now["options"])
    ann.choose("play R1")
    ann.click("see-again")
    at(ann, 0)
    ann.click("show-all")
    ben.click("watch-along")
    at(ben, 0)
    ann.click("step-on")
    at(ben, 1)
    assert ben.axe() == []
    ben.page.set_viewport_size({"width": 844, "height": 390})
    ben.page.locator("[data-testid=replay].land").wait_for()
    assert ben.page.evaluate(COVERED) == []
    ben.page.set_viewport_size(ben.profile.screen)
    # Whoever looks around by themselves is not taken along, until they come back.
    ben.click("step-back")
    ben.get("come-back").wait_for()
    ann.get("replay-seat").select_option("-Ben")
    ann.get("seat-Ann").wait_for(state="attached")
    assert ben.get("seat-Ben").count() == 1
    ben.click("come-back")
    at(ben, 1)
    ben.get("seat-Ann").wait_for(state="attached")
    # The chat is beside it.
    ben.click("together-chat")
    ben.page.get_by_label("Chat").get_by_role("textbox").fill("well played")
    ben.page.keyboard.press("Enter")
    ann.click("together-chat")
    ann.page.get_by_text("well played").first.wait_for()
    assert ann.axe() == []
    ann.click("show-end")
    ben.get("show-all").wait_for()
