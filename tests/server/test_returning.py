"""Who comes back to a table finds it as it is now, whatever has changed meanwhile."""

from pathlib import Path
from typing import Any

import pytest

from lastcard.cards.edition import Edition, load, load_text
from lastcard.server import messages as m
from lastcard.server.refusal import RefusedError
from server.fakes import FakeServices, FakeViewer, Fixture
from server.wire import Browser, Server, play

DC = "dc-super-hero-girls"
BLANK = 'name = "Mine"\nextends = "classic"\n[cards.XX]\nwild = true\nwritable = true\ncount = 2\n'


def seen(viewer: FakeViewer) -> dict[str, Any]:
    """All that a browser knows in the end of the edition, folded from the updates as the page does."""
    found: dict[str, Any] = {}
    for heard in viewer.heard:
        found = heard.get("edition") or found
    return found


@pytest.mark.parametrize("missed", ["edition", "edition and back", "text", "settings", "seats"])
def test_a_browser_that_was_away_for_a_moment_knows_what_everybody_knows(missed: str) -> None:
    at = Fixture("Ann", "Bo", edition=DC)
    at.room.write_on("Ann", "CU", "draw 1.")
    gone = at.viewers["Bo"]
    at.lose("Bo")
    if missed.startswith("edition"):
        at.room.change("Ann", m.Settings(edition="space-jam"))
    if missed == "edition and back":
        at.room.change("Ann", m.Settings(edition=DC))
    if missed == "text":
        at.room.write_on("Ann", "CU1", "everyone else draws 2.")
    if missed == "settings":
        at.room.change("Ann", m.Settings(edition=DC, target=120, scoring="tally", bluff=False, timer=30))
    if missed == "seats":
        at.room.add_bot("Ann", "easy")
    version = gone.version
    back = at.come_back("Bo", at.services.epoch, version)
    assert not any(heard.get("full") for heard in back.heard), "it hears only what it missed"
    back.heard = gone.heard + back.heard
    assert seen(back) == seen(at.come_back("Ann"))
    assert back.room == at.viewers["Ann"].room


def browser_back(server: Server, known: Browser) -> Browser:
    """The same browser tab with a new connection: what it knew, it still knows."""
    back = Browser(server)
    back.key = known.key
    for name in ("epoch", "version", "room", "table", "events", "chat", "log"):
        setattr(back, name, getattr(known, name))
    back.say("hello", table=known.code, key=known.key, epoch=known.epoch, version=known.version)
    back.drain()
    return back


def cards(browser: Browser) -> dict[str, str]:
    """The cards that a browser knows, with what they say."""
    editions = [heard["edition"] for heard in browser.log if heard["type"] == "update" and "edition" in heard]
    return {card["code"]: card["text"] for card in editions[-1]["cards"]}


def test_the_cards_of_a_new_edition_are_known_to_who_was_away_when_it_was_chosen(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, bo = Browser(server), Browser(server)
        code = ann.create("Ann")
        bo.join(code, "Bo")
        bo.close()
        ann.until_true(lambda: not ann.seat("Bo")["present"])
        ann.say("change", settings={"edition": "space-jam", "target": 1})
        ann.until_true(lambda: ann.room["settings"]["edition"] == "space-jam")
        bo = browser_back(server, bo)
        ann.say("start")
        for tab in (ann, bo):
            tab.until_true(lambda tab=tab: bool(tab.table))  # type: ignore[misc]
        assert cards(bo) == {kind.code: kind.text for kind in load("space-jam").kinds}
        assert bo.table["hands"]["Bo"]
        assert set(bo.table["hands"]["Bo"]) <= cards(bo).keys()
        ann.close()
        bo.close()


@pytest.mark.parametrize("change", ["other cards", "gone"])
def test_a_game_goes_on_with_its_own_cards_when_the_edition_file_is_another(tmp_path: Path, change: str) -> None:
    file = tmp_path / "editions" / "mine.toml"
    file.parent.mkdir()
    file.write_text(BLANK)
    with Server(tmp_path) as server:
        ann = Browser(server)
        ann.create("Ann", bots=1, edition="mine", target=1)
        ann.say("write", code="XX2", text="draw 1.")
        ann.until_true(lambda: bool(ann.room["written"]))
        ann.say("start")
        ann.until_true(lambda: bool(ann.table))
        before = cards(ann)
        server.kill()
        if change == "gone":
            file.unlink()
        else:
            file.write_text(BLANK.replace("XX", "YY"))
        server.start()
        ann = browser_back(server, ann)
        assert cards(ann) == before
        assert ann.room["written"] == {"XX2": "draw 1."}
        assert ann.room["readings"]["XX2"]["understood"]
        play(ann)
        ann.say("download")
        assert ann.until("recordtext")["text"]
        ann.close()


@pytest.mark.parametrize(
    ("text", "edition", "written"),
    [
        (BLANK + 'name = "My card"\n', "mine", {"XX": "draw 1."}),
        (BLANK.replace("XX", "YY"), "mine", {}),
        (None, "classic", {}),
    ],
)
def test_a_lobby_is_still_there_when_the_edition_file_is_another(
    tmp_path: Path, text: str | None, edition: str, written: dict[str, str]
) -> None:
    file = tmp_path / "editions" / "mine.toml"
    file.parent.mkdir()
    file.write_text(BLANK)
    with Server(tmp_path) as server:
        ann, bo = Browser(server), Browser(server)
        bo.join(ann.create("Ann", edition="mine", target=70), "Bo")
        ann.say("write", code="XX", text="draw 1.")
        bo.until_true(lambda: bool(bo.room["written"]))
        server.kill()
        if text is None:
            file.unlink()
        else:
            file.write_text(text)
        server.start()
        ann, bo = browser_back(server, ann), browser_back(server, bo)
        assert (ann.room["settings"]["edition"], ann.room["settings"]["target"]) == (edition, 70)
        assert ann.room["written"] == written
        assert ("YY" in cards(ann)) == (text is not None and "YY" in text)
        if written:
            assert not bo.seat("Bo")["agreed"]
            bo.say("agree", yes=True, writing=bo.room["writing"])
            ann.until_true(lambda: ann.seat("Bo")["agreed"])
        ann.say("start")
        ann.until_true(lambda: bool(ann.table))
        ann.close()
        bo.close()


def test_an_edition_file_that_has_too_few_cards_by_now_says_so() -> None:
    def mine(cards: int) -> Edition:
        return load_text(f'name = "Mine"\ncolours = ["red", "blue"]\n[cards.1]\ncount = {cards}', "mine.toml")

    services = FakeServices()
    services.own_editions["mine"] = mine(20)
    before = Fixture("Ann", bots=("easy",) * 2, services=services, edition="mine")
    services.own_editions["mine"] = mine(10)
    at = before.reload()
    at.come_back("Ann")
    with pytest.raises(RefusedError, match="for 2 players at most"):
        at.start()
