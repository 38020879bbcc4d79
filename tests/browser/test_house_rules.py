"""House rules on the page: chosen by the host, read by everybody, and played with one touch."""

from browser.conftest import People, Server
from browser.page import Player
from rulebook.build import record


def choose_set(player: Player, name: str) -> None:
    """Choose a set of house rules in the lobby."""
    player.click("all-rules")
    player.get("house-sets").locator(f"input[value={name}]").check()
    player.page.wait_for_function("document.querySelector('[data-testid=house-sets] input:checked')")


def test_the_host_chooses_a_set_and_everybody_plays_it(people: People, server: Server) -> None:
    """The stack is seen at the pile, and a jump-in is one touch."""
    ann, bo = people(phone=True), people()
    bo.join(ann.open_table("Ann"), "Bo")
    ann.get("seat-Bo").wait_for()
    choose_set(ann, "party")
    ann.get("house-rules").locator("summary").click()
    assert ann.axe() == []
    ann.close_window()
    bo.get("all-rules").get_by_text("Party").wait_for()
    bo.click("all-rules")
    played = bo.get("house-played").locator("li")
    played.first.wait_for()
    assert played.count() == 3
    assert bo.axe() == []
    bo.close_window()
    text = record(["R1 R1 RD R3 R6", "R4 BD B4 B6"], discard="R5", rest="shuffled", draw=None)
    with server.position(text):
        ann.click("start")
        bo.get("table").wait_for()
    ann.wait(lambda now: "play R1" in now["options"])
    ann.choose("play R1")
    ann.wait(lambda now: "jump R1" in now["options"])
    assert ann.axe() == []
    ann.choose("jump R1")
    assert "jumped" in bo.wait(lambda now: "jumped" in now["heard"])["heard"]
    bo.wait(lambda now: "play R4" in now["options"])
    bo.choose("play R4")
    ann.wait(lambda now: "play RD" in now["options"])
    ann.choose("play RD")
    bo.wait(lambda now: "play BD" in now["options"])
    assert bo.get("stack").inner_text().startswith("+2")
    assert bo.axe() == []
    bo.choose("play BD")
    ann.wait(lambda now: "accept" in now["options"])
    assert ann.get("stack").inner_text().startswith("+4")
    ann.choose("accept")
    ann.get("stack").wait_for(state="detached")
