"""An edition made in the browser: by hand, by keyboard, kept, shared and played."""

from pathlib import Path
from urllib.parse import urlsplit

from browser.conftest import People, Server
from lastcard.cards.edition import load_file

TEXT = "Everyone else draws 1. Choose the colour."


def test_an_edition_is_made_kept_and_played(people: People, tmp_path: Path) -> None:
    ann, bo = people(), people(phone=True, dark=True)
    ann.start()
    ann.click("workshop-open")
    ann.get("workshop-shelf").wait_for()
    assert ann.axe() == []
    ann.click("from-classic")
    ann.get("workshop").wait_for()
    ann.click("add-wild")
    ann.get("card-name").fill("Storm")
    ann.get("card-text").fill("Everyone else drawws 1.")
    ann.get("card-reading").locator("mark").wait_for()
    assert ann.get("try-it").is_disabled()
    assert ann.get("problems").count() == 0, "what is wrong with the card stands at the card alone"
    ann.get("card-0").click()
    assert "Storm" in ann.get("problems").inner_text()
    ann.get("card-X1").click()
    ann.get("card-text").fill(TEXT)
    ann.get("card-reading").get_by_text("Everyone else draws 1.").first.wait_for()
    ann.click("more-copies")
    ann.page.wait_for_function("() => document.querySelector('[data-testid=size]').textContent.includes('111')")
    assert ann.axe() == []
    # Nothing is lost, and the last step can be taken back.
    ann.page.reload()
    ann.get("card-X1").click()
    assert ann.get("card-text").input_value() == TEXT
    ann.get("card-count").fill("2")
    ann.get("card-name").focus()
    ann.click("undo")
    assert ann.get("card-count").input_value() == "3"
    # The file is the one that the command line reads.
    ann.click("share")
    ann.get("share-dialog").wait_for()
    assert ann.axe() == []
    with ann.page.expect_download() as download:
        ann.click("download")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    edition = load_file(file)
    assert (file.name, edition.by_code["X1"].text, edition.by_code["X1"].count) == ("my-classic.toml", TEXT, 3)
    link = ann.get("carrying-link").input_value()
    ann.click("save-edition")
    kept = ann.get("kept-link").input_value()
    # Somebody else opens both.
    for address in (link, kept):
        split = urlsplit(address)
        bo.page.goto(f"{bo.url.rstrip('/')}{split.path}{'#' + split.fragment if split.fragment else ''}")
        bo.get("card-X1").wait_for()
        assert bo.axe() == []
        bo.page.goto(bo.url)
    # And they play it together.
    ann.close_window()
    ann.click("own-table")
    ann.get("lobby").wait_for()
    bo.visit(ann.code)
    bo.get("own-edition").get_by_text(TEXT).wait_for()
    assert bo.axe() == []


def test_an_edition_is_made_with_the_keyboard_and_tried_at_once(people: People, server: Server) -> None:
    ann = people()
    ann.page.set_viewport_size({"width": 720, "height": 450})  # a desktop at 200 %
    ann.page.goto(f"{ann.url.rstrip('/')}/workshop")
    ann.get("from-pirates").focus()
    assert ann.page.evaluate("() => scrollY") > 0
    ann.page.keyboard.press("Enter")
    ann.get("workshop").wait_for()
    ann.page.wait_for_function("() => scrollY === 0")
    ann.page.set_viewport_size(ann.profile.screen)
    ann.get("card-7").focus()
    ann.page.keyboard.press("Enter")
    ann.get("card-text").focus()
    ann.page.keyboard.type("Swap hands with a player you choose.")
    ann.get("card-reading").locator("li").first.wait_for()
    ann.get("study").focus()
    ann.page.keyboard.press("Enter")
    ann.get("verdict").wait_for()
    assert "turns" in ann.get("findings").inner_text()
    ann.get("try-it").focus()
    ann.page.keyboard.press("Enter")
    ann.get("table").wait_for()
    ann.wait(lambda now: bool(now["options"]))
