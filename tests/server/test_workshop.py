"""Editions that people make: looked at, tried, kept for a while and played; and what is refused of them."""

import asyncio
import base64
import json
import time
import urllib.request
import zlib
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from lastcard.cards.edition import load, load_text
from lastcard.cards.inspection import inspect
from lastcard.files import unpacked
from lastcard.game import record
from lastcard.server import drafts
from lastcard.server import messages as m
from lastcard.server.connection import LETTERS
from lastcard.server.drafts import AskedDraft, draft_of, edition_of, packed
from lastcard.server.errands import Errands
from lastcard.server.hub import Hub
from lastcard.server.own_edition import special
from lastcard.server.refusal import RefusedError
from lastcard.server.studies import AT_ONCE, MOST_OF_ONE, PART, Studies
from lastcard.server.study_parts import Part, Played
from server.fakes import Fixture
from server.test_connection import FakeSocket, connected
from server.wire import Browser, Server

STORM: dict[str, Any] = {
    "name": "Stormy Night",
    "extends": "classic",
    "cards": {
        "ST": {"name": "Storm", "wild": True, "count": 4, "text": "Everyone else draws 1.", "picture": "storm"},
        "9": {"count": 1, "colours": ["red"]},
    },
}
KEY = "k" * 32


def visitor(server: Server) -> Browser:
    """Somebody who has opened the page."""
    browser = Browser(server)
    browser.say("hello")
    return browser


def look(browser: Browser, table: dict[str, Any] | str, **more: Any) -> dict[str, Any]:
    """What a draft would be."""
    browser.say("draft", id="d", packed=table if isinstance(table, str) else packed(table), **more)
    found: dict[str, Any] = browser.until("drafted")["draft"]
    return found


def test_a_draft_is_told_what_it_would_be(server: Server) -> None:
    browser = visitor(server)
    draft = look(browser, STORM)
    assert (draft["size"], draft["problems"], draft["file_name"]) == (105, [], "stormy-night.toml")
    assert draft["readings"]["ST"]["steps"][0].startswith("Everyone else draws 1.")
    assert load_text(draft["file"], "x.toml").kinds == edition_for(STORM).kinds
    assert draft["table"] == STORM
    again = look(browser, pack(draft["file"].encode()), toml=True)
    assert (again["table"], again["file"]) == (STORM, draft["file"])  # there and back
    bad = look(browser, {**STORM, "cards": {"7": {"text": "Explode."}, "8": {"text": "Draw 2."}}})
    assert [problem["place"] for problem in bad["problems"]] == ["cards.7.text"]
    assert bad["readings"]["7"]["nearest"]
    assert bad["readings"]["8"]["understood"]
    assert bad["file"] == ""
    browser.close()


def edition_for(table: dict[str, Any]) -> Any:
    asked = AskedDraft(packed(table))
    asked.learn(asked.read())
    return edition_of(asked.packed)


def pack(data: bytes) -> str:
    machine = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(machine.compress(data) + machine.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    "sent",
    [
        "AAAA",
        "x",
        pack(b"[" * 30_000),
        pack(b'{"a":' * 5000),
        pack(b" " * 4_000_000),  # a few kilobytes that become megabytes
        pack(b'{"name": NaN}'),
        pack(b"\xff\xfe"),
        pack(b'{"name": "\xff"}'),
        packed(STORM)[:-20],
        packed({"cards": {f"A{n}": {"text": "draw 1."} for n in range(500)}}),
        packed({"__proto__": {"x": 1}, "constructor": 1}),
        packed({"extends": "classic", "cards": {"__proto__": {"count": 1}}}),
        packed({"extends": "classic", "cards": {"9": {"count": 10**30}}}),
        pack(b'{"extends": "classic", "cards": {"9": {"points": 12345678901234567890123}}}'),
        packed({"extends": "../../etc/passwd"}),
        packed({"extends": "classic", "name": "<script>\n"}),
    ],
)
def test_what_no_workshop_makes_is_refused(sent: str) -> None:
    found = AskedDraft(sent).read()
    assert found.draft.problems
    assert not found.edition
    assert not found.draft.file
    assert msgspec.msgpack.encode(found)  # which is how the server hears of it
    assert AskedDraft(sent, toml=True).read().draft.problems


def test_what_is_unpacked_is_never_large() -> None:
    with pytest.raises(Exception, match="larger than"):
        unpacked(pack(b"x" * 50_000_000), "an edition")
    assert len(packed({"about": "x" * drafts.MOST_UNPACKED})) < 7000


def test_nothing_becomes_of_a_draft_that_nobody_has_looked_at() -> None:
    with pytest.raises(RefusedError):
        draft_of("AAAA")
    bad = AskedDraft(packed({**STORM, "extends": "nothing"}))
    bad.learn(bad.read())
    with pytest.raises(RefusedError, match="extends"):
        edition_of(bad.packed)


def test_a_study_says_what_the_change_did(server: Server) -> None:
    browser = visitor(server)
    browser.say("study", id="s", packed=packed(STORM))
    first = browser.until("studying")
    assert 0 < first["done"] < first["total"] == 40_000
    study = browser.until("studied")["study"]
    assert (study["base"], study["players"], study["rounds"]) == ("Classic", 4, 10_000)
    assert any("Storm decided" in found["text"] for found in study["findings"])
    assert abs(sum(study["wins"]) - 1) < 0.01
    assert 0.9 < sum(study["turns"]) <= 1.001
    # The base is known by now; and whoever changes something is told of that only.
    browser.say("study", id="one", packed=packed(STORM))
    browser.say("study", id="two", packed=packed({**STORM, "name": "Other"}))
    assert browser.until("studying", lambda heard: heard["id"] == "two")["total"] == 20_000
    browser.say("stopstudy")
    browser.drain()
    count = len(browser.log)
    browser.drain()
    assert not [heard for heard in browser.log[count:] if heard["type"] in ("studying", "studied")]
    browser.say("study", id="bad", packed=packed({"extends": "nothing"}))
    assert "nothing" in browser.refusal()
    browser.close()


def test_an_edition_is_kept_opened_changed_and_deleted_by_its_maker(server: Server) -> None:
    browser, stranger = visitor(server), visitor(server)
    browser.say("saveedition", id="a", packed=packed(STORM), key=KEY)
    code = browser.until("editionsaved")["code"]
    stranger.say("openedition", id="o", code=code.upper())
    opened = stranger.until("drafted")
    assert (opened["draft"]["table"], opened["packed"]) == (STORM, packed(STORM))
    assert KEY not in json.dumps(stranger.log)
    # Somebody else's changes are an edition of their own.
    stranger.say("saveedition", id="b", packed=packed({**STORM, "name": "Mine"}), key="m" * 32, code=code)
    assert stranger.until("editionsaved")["code"] != code
    stranger.say("deleteedition", id="c", code=code, key="m" * 32)
    assert "only whoever made" in stranger.refusal()
    browser.say("saveedition", id="d", packed=packed({**STORM, "name": "New"}), key=KEY, code=code)
    assert browser.until("editionsaved")["code"] == code
    stranger.say("openedition", id="e", code=code)
    assert stranger.until("drafted")["draft"]["table"]["name"] == "New"
    browser.say("deleteedition", id="f", code=code, key=KEY)
    assert browser.until("done")["id"] == "f"
    stranger.say("openedition", id="g", code=code)
    assert "no such edition" in stranger.refusal()
    browser.say("saveedition", id="h", packed=packed({"extends": "nothing"}), key=KEY)
    assert "extends" in browser.refusal()
    browser.close()
    stranger.close()


def test_a_table_plays_an_edition_of_its_own() -> None:
    own = edition_for(STORM)
    at = Fixture("Ann", "Bo", own=own, edition="own")
    assert at.viewers["Ann"].room["own_about"].startswith("Stormy Night was made by hand, from Classic.")
    assert at.viewers["Ann"].room["own_news"] == ["ST"]
    assert at.viewers["Bo"].last("update")
    at.room.change("Ann", m.Settings(edition="pirates"))
    assert at.viewers["Ann"].room["own_about"] == ""
    at.room.change("Ann", m.Settings(edition="own"))
    assert at.reload().room.lobby.edition.kinds == own.kinds


def test_whoever_comes_reads_all_that_is_special() -> None:
    """Not only new texts: other points, more or fewer copies, cards that are missing, other colours."""
    cards = {"D": {"points": 25, "count": 3}, "W": {"count": 6}, "8": {"count": 0}}
    table = {"name": "Storm", "extends": "classic", "colours": ["blue", "green", "red", "purple"], "cards": cards}
    found = special(edition_for(table))
    assert found.about == (
        "Storm was made by hand, from Classic. Its colours are blue, green, red, purple. There are more or fewer of "
        "some cards: Draw Two (3 instead of 2 in each colour), Wild (6 instead of 4). Left out: 8. New or changed:"
    )
    assert found.news == ["D"]


def test_a_game_with_an_edition_of_its_own_goes_on_after_a_restart_and_replays(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        browser = Browser(server)
        settings = {"edition": "own", "target": 1, "pace": "fast"}
        browser.say(
            "create", name="Ann", key=browser.key, bots=["random"], start=True, settings=settings, own=packed(STORM)
        )
        browser.until("seated")
        browser.until("update", lambda heard: bool(heard.get("full")))
        browser.add_nonce()
        browser.until_true(lambda: bool(browser.table))
        code = browser.code
        browser.close()
        server.kill()
        server.start()
        browser = Browser(server)
        browser.say("hello", table=code, key=KEY)
        heard = browser.until("update", lambda heard: bool(heard.get("full")))
        assert heard["edition"]["name"] == "Stormy Night"
        assert "from Classic" in heard["room"]["own_about"]
        browser.close()


def test_the_record_of_such_a_game_needs_nothing_else_and_the_next_game_has_the_same_cards() -> None:
    at = Fixture("Ann", own=edition_for(STORM), edition="own", bots=("random",), target=1, pace="fast")
    at.start()
    for _ in range(5000):
        if at.room.state == "over":
            break
        at.pass_time(1)
        asked = at.game.game.waiting
        if asked and asked[0].player == "Ann":
            at.move("Ann", str(asked[0].options[0]))
    text = at.room.record_text()
    assert "[edition.cards.ST]" in text
    again = record.loads(text)
    assert again.own == STORM
    assert len(again.replay().moves) == len(at.game.game.moves)
    at.room.want_rematch("Ann", True)
    at.pass_time(1)
    assert at.services.next_room is not None
    assert at.services.next_room.lobby.edition.name == "Stormy Night"


def test_what_editions_are_made_of(server: Server) -> None:
    with urllib.request.urlopen(f"http://{server.host}/api/workshop") as answer:
        found = json.load(answer)
    bases = {base["id"]: base for base in found["bases"]}
    assert bases["pirates"]["colours"]["gold"] == {"sign": "star", "hue": "yellow"}
    assert bases["pirates"]["cards"]["S"]["name"] == "Cannon"
    assert bases["classic"]["cards"]["W4"]["text"] == load("classic").by_code["W4"].text
    for path in ("/workshop", "/workshop/abcdefghjk"):
        request = urllib.request.Request(f"http://{server.host}{path}")
        with urllib.request.urlopen(request) as answer:
            assert answer.status == 200


def test_one_address_does_not_take_all_studies() -> None:
    async def ask() -> tuple[int, str]:
        errands = Errands(asyncio.get_running_loop(), 0, here=True)
        studies = Studies(errands, rounds=500)
        edition = edition_for(STORM)
        loud = [asyncio.create_task(studies.study(edition, "loud", lambda *_: None)) for _ in range(9)]
        await asyncio.sleep(0)
        quiet = asyncio.create_task(studies.study(edition, "quiet", lambda *_: None))
        refused = [
            task for task in await asyncio.gather(*loud, return_exceptions=True) if isinstance(task, RefusedError)
        ]
        verdict = (await quiet).verdict
        errands.close()
        return len(refused), verdict

    refused, verdict = asyncio.run(ask())
    assert refused == 9 - MOST_OF_ONE
    assert verdict


def test_rounds_that_take_long_are_played_a_few_at_a_time() -> None:
    """Others wait for no more than a moment: 250 rounds of a thousand cards took six seconds."""
    sizes = list[int]()

    class Slow:
        async def run(self, part: Part, asker: object) -> bytes:
            sizes.append(part.count)
            return msgspec.msgpack.encode(Played(part.run().counts, 0.02 * part.count))

    studies = Studies(cast(Errands, Slow()), rounds=100)
    assert asyncio.run(studies.study(edition_for(STORM), "Ann", lambda *_: None)).rounds == 100
    assert sum(sizes) == 4 * 100
    assert max(sizes) * 0.02 <= max(AT_ONCE, PART // 10 * 0.02)


def test_texts_that_take_too_long_are_given_up() -> None:
    assert inspect(STORM, seconds=-1).problems[0].place == "cards"


def test_whoever_has_much_kept_owes_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room is kept with its own edition, however little has changed: many changes are as much for the disk to do."""
    monkeypatch.setattr(time, "thread_time", lambda: 0.0)

    async def run() -> None:
        hub = Hub(tmp_path, thinkers=0)
        hub.now = lambda: 0.0
        owed = []
        for more in ("", "ABCDEFGHIJKLM"):
            tab = connected(hub, FakeSocket())
            cards = {f"S{letter}{other}": STORM["cards"]["ST"] for letter in more for other in "ABCDEF"}
            own = packed({**STORM, "cards": {**STORM["cards"], **cards}})
            settings = {"edition": "own"}
            said = {"type": "create", "name": "Ann", "key": more.ljust(40, "k"), "settings": settings, "own": own}
            await tab.hear(json.dumps(said))
            assert tab.room is not None
            seconds = list[float]()
            monkeypatch.setattr(tab.peer, "owe", lambda cost, move=False, kept=seconds: kept.append(cost))
            await tab.hear('{"type":"changeface","face":"fox"}')
            assert tab.room.info().seats[0].face == "fox"
            owed.append(sum(seconds))
        assert owed[1] - owed[0] > 4000 / LETTERS
        hub.close()

    asyncio.run(run())
