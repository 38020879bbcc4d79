"""Over the wire: strangers, nonsense, floods; and what a whole game tells to whom."""

import http.client
import json
import secrets
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lastcard.cards.edition import IDS
from lastcard.cli.serve import FRAME, PING
from lastcard.game import record
from lastcard.game.verify import prove
from lastcard.server.connection import MESSAGES
from lastcard.words.standing import as_json
from processes import PATIENCE
from server.wire import Browser, Server, closed, play


def get(server: Server, path: str, **headers: str) -> http.client.HTTPResponse:
    """An HTTP request."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request("GET", path, headers={"Host": server.host, **headers})
    response = connection.getresponse()
    response.body = response.read()  # type: ignore[attr-defined]
    connection.close()
    return response


# Who may come in


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:1", "localhost", "evil.example:{port}", ""])
def test_another_host_is_refused(server: Server, host: str) -> None:
    for path in ("/", "/api/rules/classic", "/t/abc234"):
        assert get(server, path, Host=host.format(port=server.port)).status == 403


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1:{port}", "null", "http://127.0.0.1:1", ""]
)
def test_another_origin_is_refused(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus):
        Browser(server, additional_headers={"Origin": origin.format(port=server.port)})
    assert get(server, "/api/rules/classic", Origin=origin.format(port=server.port)).status == 403


def test_this_pages_own_origin_is_welcome(server: Server, open_tab: Any) -> None:
    for host in (server.host, f"localhost:{server.port}"):
        tab = open_tab(additional_headers={"Origin": f"http://{host}"})
        tab.say("hello")
        assert tab.until("welcome")["levels"]
        assert get(server, "/api/editions", Origin=f"http://{host}").status == 200


def test_what_there_is_to_choose_from_can_be_asked_at_a_table(open_tab: Any) -> None:
    ann = open_tab()
    code = ann.create("Ann")
    ann.say("choices")
    choices = ann.until("welcome")
    assert choices["levels"][-1] == "expert"
    assert choices["epoch"] == ann.epoch
    ann.say("addbot", level="easy")
    ann.until_true(lambda: len(ann.room["seats"]) == 2)
    assert ann.room["code"] == code, "and stays there"


def test_the_limits_are_said_first_and_hold(open_tab: Any) -> None:
    ann, visitor = open_tab(), open_tab()
    ann.say("hello")
    limits = ann.until("welcome")["limits"]
    ann.create("A" * limits["name"], edition="dc-super-hero-girls")
    visitor.say("hello", table=ann.code)
    assert visitor.until("update")["limits"] == limits
    ann.say("chat", text="x" * limits["chat"])
    for sign in limits["reactions"]:
        ann.say("chat", text=sign, reaction=True)
    ann.until_true(lambda: len(ann.chat) == min(8, 1 + len(limits["reactions"])))
    assert not any(heard["type"] == "refused" and "reaction" in heard["text"] for heard in ann.log)
    sentence = "draw 1. "
    most = sentence * (limits["text"] // len(sentence))
    ann.say("check", text=most, edition="classic")
    assert "has room for" not in ann.until("checked")["reading"]["problem"]
    ann.say("check", text=most + "x" * len(sentence) * 2, edition="classic")
    assert "has room for" in ann.until("checked")["reading"]["problem"]
    visitor.say("join", name="B" * (limits["name"] + 1), key="k" * 40)
    assert f"1 to {limits['name']} characters" in visitor.refusal()


def test_a_refused_line_of_chat_says_which_one_it_was(open_tab: Any) -> None:
    ann = open_tab()
    ann.create("Ann")
    ann.say("chat", text="x" * 301, id="line1")
    refused = ann.until("refused")
    assert refused["id"] == "line1"
    assert "1 to 300 characters" in refused["text"]
    ann.say("chat", text="hello")
    ann.until_true(lambda: bool(ann.chat))


def test_pages_carry_headers_that_keep_scripts_out(server: Server) -> None:
    for path in ("/api/rules/classic", "/nowhere", "/"):
        response = get(server, path)
        policy = response.getheader("Content-Security-Policy") or ""
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert response.getheader("X-Content-Type-Options") == "nosniff"
        assert response.getheader("Referrer-Policy") == "no-referrer"
    assert get(server, "/assets/../../../etc/passwd").status == 404
    assert get(server, "/assets/%2e%2e/app.py").status == 404
    assert get(server, "/api/rules/chess").status == 404


def test_a_seat_is_for_who_has_its_key(open_tab: Any) -> None:
    ann, bo, stranger, spectator, other = (open_tab() for _ in range(5))
    code = ann.create("Ann")
    bo.join(code, "Bo")
    ann.say("start")
    ann.until_true(lambda: bool(ann.table))
    spectator.watch(code)
    elsewhere = other.create("Ann", bots=1, start=True)
    assert elsewhere != code
    stranger.say("hello", table=code, key=secrets.token_urlsafe(24))
    told = stranger.until("update")
    assert "table" not in told
    assert "you" not in told
    before = ann.table
    for tab in (stranger, spectator):
        for message in (
            {"type": "move", "id": "x", "verb": "draw", "number": 1},
            {"type": "leave"},
            {"type": "start"},
            {"type": "chat", "text": "hi"},
            {"type": "hint"},
            {"type": "remove", "name": "Bo"},
            {"type": "replace", "name": "Bo"},
            {"type": "invite"},
            {"type": "nonce", "nonce": "ab" * 16},
            {"type": "rematch"},
        ):
            tab.say(**message)
            assert tab.refusal() == "you do not sit at this table"
        tab.say("download")
        assert tab.refusal() in ("you are not at this table", "the record can be had when the game is over")
    stranger.say("join", name="Cy", key=stranger.key)
    assert stranger.refusal().startswith("The game has begun, and no bot is left")
    # The key of another table, and the hello of that table's player, open nothing here.
    other.say("hello", table=code, key=other.key)
    assert "you" not in other.until("update")
    other.say("move", id="x", verb="draw", number=1)
    assert other.refusal() == "you do not sit at this table"
    ann.drain()
    assert ann.table == before


def test_no_key_is_ever_said_or_logged(server: Server, open_tab: Any) -> None:
    ann, bo = open_tab(), open_tab()
    code = ann.create("Ann")
    bo.join(code, "Bo")
    ann.say("invite")
    links = ann.until("invited")["links"]
    ann.say("start")
    ann.until_true(lambda: bool(ann.table))
    for key in (ann.key, bo.key):
        assert all(key not in raw for tab in (ann, bo) for raw in tab.raw)
        assert all(key not in link for link in links)
        assert key not in server.said
        assert not any(key.encode() in path.read_bytes() for path in server.data.iterdir() if path.is_file())
    assert "abcdef" not in ann.room["key"]
    assert ann.room["key"] == ""


# Nonsense


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type": "hello", "type": "create"}',
        '{"type": "fly"}',
        '{"type": 3}',
        '{"verb": "draw"}',
        '{"type": "move", "id": "", "verb": "draw", "number": 1}',
        '{"type": "move", "id": "a", "verb": "draw", "number": -1}',
        '{"type": "move", "id": "a", "verb": "draw", "number": 1e99}',
        '{"type": "move", "id": "a", "verb": "draw", "number": "1"}',
        '{"type": "move", "id": "a", "verb": {"a": 1}}',
        '{"type": "create", "name": "Ann"}',
        '{"type": "create", "name": "Ann", "key": "short"}',
        '{"type": "create", "name": "Ann", "key": "' + "k" * 40 + '", "settings": {"seed": 1}}',
        '{"type": "create", "name": "Ann", "key": "' + "k" * 40 + '", "bots": "hard"}',
        '{"type": "nonce", "nonce": "xyz"}',
        '{"type": "chat", "text": "\\ud800"}',
        '{"type": "chat", "text": "' + "x" * 3000 + '"}',
        '{"type": "hello", "table": "' + "x" * 5000 + '"}',
        '{"type": "join", "name": "' + "x" * 7000 + '", "key": "' + "k" * 40 + '"}',
        "[" * 5000,
        '{"type": "check", "text": ' + '{"a":' * 1000,
    ],
)
def test_nonsense_is_refused_and_the_table_goes_on(open_tab: Any, text: str) -> None:
    tab = open_tab()
    tab.socket.send(text)
    assert tab.refusal().startswith("that cannot be understood: ")
    tab.socket.send(text.encode())
    assert tab.refusal().startswith("that cannot be understood: ")
    tab.create("Ann", bots=1, start=True)
    assert tab.table["cards"]


def test_messages_over_8_kib_end_the_connection_only(open_tab: Any) -> None:
    ann = open_tab()
    code = ann.create("Ann", bots=1, start=True)
    for size in (FRAME + 1, 10_000_000):
        loud = open_tab()
        loud.say("hello", table=code)
        loud.until("update")
        try:
            loud.say("join", name="x" * size, key=loud.key)
            assert closed(loud) == 1009
        except (ConnectionClosed, ConnectionError):
            pass
    parts = open_tab()
    with pytest.raises((ConnectionClosed, ConnectionError)):
        parts.socket.send("x" * 1000 for _ in range(100_000))
    ann.say("chat", text="still here")
    ann.until("update", lambda heard: bool(heard.get("chat")))


def test_a_flood_is_slowed_down(open_tab: Any) -> None:
    ann, loud = open_tab(), open_tab()
    code = ann.create("Ann", bots=1, start=True)
    loud.say("hello", table=code)
    loud.until("update")
    begin = time.monotonic()
    extra = 30
    for _ in range(int(MESSAGES.at_once) + extra):
        loud.say("start")
    ann.say("chat", text="still here")
    ann.until("update", lambda heard: bool(heard.get("chat")))
    for _ in range(int(MESSAGES.at_once) + extra):
        assert loud.refusal() == "you do not sit at this table"  # nothing of it is lost
    assert time.monotonic() - begin >= (extra - 2) / MESSAGES.a_second


def test_script_in_names_and_chat_is_text(open_tab: Any) -> None:
    ann, bo = open_tab(), open_tab()
    code = ann.create("<b onload=x()>")
    bo.join(code, "Bo' OR 1=1;--")
    bo.say("chat", text="<script>alert('x')</script>&amp;")
    ann.until("update", lambda heard: bool(heard.get("chat")))
    said = ann.chat[-1]
    assert (said["name"], said["text"]) == ("Bo' OR 1=1;--", "<script>alert('x')</script>&amp;")
    assert [seat["name"] for seat in ann.room["seats"]] == ["<b onload=x()>", "Bo' OR 1=1;--"]


def test_there_is_no_such_table(open_tab: Any) -> None:
    tab = open_tab()
    for code in ("zzzzzz", "x", "../../etc", "abc' OR '1'='1", "\uff21\uff22\uff23\uff12\uff13\uff14", "%"):
        tab.say("hello", table=code)
        assert tab.until("gone")["text"] == "there is no such table; it may have been closed"
    tab.say("move", id="a", verb="draw")
    assert tab.refusal() == "say hello to a table first"
    tab.say("chat", text="hi")
    assert tab.refusal() == "say hello to a table first"


def test_a_table_that_cannot_be_made_is_not_made(open_tab: Any) -> None:
    tab = open_tab()
    for wrong in ({"name": "a:b"}, {"settings": {"edition": "chess"}}, {"bots": ["huge"]}, {"settings": {"target": 0}}):
        tab.say("create", **{"name": "Ann", "key": tab.key, **wrong})
        assert tab.refusal()
    assert [heard["type"] for heard in tab.log] == ["refused"] * 4
    assert tab.create("Ann")


def test_making_a_table_twice_with_the_same_key_makes_one(open_tab: Any) -> None:
    first, second = open_tab(), open_tab()
    code = first.create("Ann", bots=1)
    second.key = first.key
    second.say("create", name="Ann", key=first.key, bots=["easy"])
    assert second.until("seated")["table"] == code
    assert len(first.room["seats"]) == 2


def test_tables_are_made_at_a_human_speed(open_tab: Any) -> None:
    tab = open_tab()
    for _ in range(10):
        tab.say("create", name="Ann", key=secrets.token_urlsafe(24))
        tab.until("seated")
        tab.say("hello")
        tab.until("welcome")
    tab.say("create", name="Ann", key=secrets.token_urlsafe(24))
    assert tab.refusal().startswith("slower, please")


def test_stale_and_repeated_moves_and_moves_out_of_turn(open_tab: Any) -> None:
    ann, bo = open_tab(), open_tab()
    code = ann.create("Ann")
    bo.join(code, "Bo")
    ann.say("start")
    for tab in (ann, bo):
        tab.until_true(lambda tab=tab: bool(tab.table))
    asked, idle = (ann, bo) if ann.asked() else (bo, ann)
    idle.move("draw", 1)
    assert "not asked now" in idle.refusal()
    question = asked.asked()
    move, number = question["options"][-1], question["number"]
    asked.move("play R99", number)
    assert "not among the options" in asked.refusal()
    id = asked.move(move, number)
    asked.until("done")
    version = asked.version
    asked.move(move, number, id)
    assert asked.until("done")["id"] == id
    asked.move("keep", number, "other")
    assert asked.until("refused")["id"] == "other"
    for _ in range(5):
        asked.move("uno")
        assert "no such call is owed" in asked.refusal()
        idle.move(f"catch {asked.you}")
        assert "no such call is owed" in idle.refusal()
    assert asked.version == version


def test_two_tabs_of_a_seat_and_a_hint(open_tab: Any) -> None:
    ann = open_tab()
    code = ann.create("Ann", bots=1, start=True)
    second = open_tab()
    second.say("hello", table=code, key=ann.key)
    assert second.until("update")["you"] == "Ann"
    play(ann, until=lambda: ann.asked() is not None)
    ann.say("hint")
    assert ann.until("hinted")["option"] in ann.asked()["options"]
    refusals: list[str] = []
    while not refusals:  # a busy machine may have answered the first before it hears the second
        ann.say("hint")
        ann.say("hint")
        answers: list[dict[str, Any]] = []
        while len(answers) < 2:
            answers += [heard for heard in [ann.hear()] if heard["type"] in ("hinted", "refused")]
        refusals = [answer["text"] for answer in answers if answer["type"] == "refused"]
    assert refusals == ["one hint at a time"]
    second.until_true(lambda: second.version >= ann.version)
    assert second.table == ann.table
    ann.close()
    second.drain()
    assert second.seat("Ann")["present"]


def test_a_browser_asks_which_of_its_seats_are_left(server: Server, open_tab: Any) -> None:
    """A seat at a game that is over, one that was left, and somebody else's are not."""
    ann, bo = open_tab(), open_tab()
    lobby = ann.create("Ann")
    bo.join(lobby, "Bo")
    over = open_tab()
    ended = over.create("Ann", bots=1, start=True, target=1)
    play(over)
    keys = {lobby: ann.key, ended: over.key, "abcdef": ann.key, "": "", "../x": "y"}
    asking = open_tab()
    asking.say("hello")
    asking.say("findseats", keys=keys)
    assert asking.until("seatsfound")["tables"] == [lobby]
    asking.say("findseats", keys={lobby: bo.key})
    assert asking.until("seatsfound")["tables"] == [lobby]
    asking.say("findseats", keys={lobby: over.key})
    assert asking.until("seatsfound")["tables"] == []
    bo.say("leave")
    bo.until("gone")
    asking.say("findseats", keys={lobby: bo.key})
    assert asking.until("seatsfound")["tables"] == []
    asking.say("findseats", keys={f"{number}": "" for number in range(9)})
    assert "understood" in asking.until("refused")["text"]


def test_invitations_name_addresses_of_this_server(server: Server, open_tab: Any) -> None:
    ann = open_tab()
    code = ann.create("Ann")
    ann.say("invite")
    invited = ann.until("invited")
    assert invited["links"] == [f"http://127.0.0.1:{server.port}/t/{code}"]
    assert not invited["open"] or not invited["can_open"]
    assert {len(row) for row in invited["qr"]} == {len(invited["qr"])}


def test_a_dead_connection_is_noticed(open_tab: Any) -> None:
    """Who goes without a word is away at once, and not only when they do not answer a ping."""
    ann, bo = open_tab(), open_tab()
    code = ann.create("Ann")
    bo.join(code, "Bo")
    ann.until_true(lambda: len(ann.room["seats"]) == 2)
    bo.socket.socket.close()
    begin = time.monotonic()
    ann.until_true(lambda: not ann.seat("Bo")["present"])
    assert time.monotonic() - begin < PING, "nobody had to ask whether it is still there"


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    folder = tmp_path / "editions"
    folder.mkdir()
    (folder / "mine.toml").write_text('name = "Mine"\nextends = "classic"\n[cards.W]\ncount = 8\n')
    (folder / "broken.toml").write_text("name = 3")
    with Server(tmp_path) as server:
        tab = Browser(server)
        with urllib.request.urlopen(f"http://{server.host}/api/editions", timeout=PATIENCE) as answer:
            editions = answer.read()
        assert [edition["id"] for edition in json.loads(editions)] == [*IDS, "mine"]
        tab.create("Ann", bots=1, start=True, edition="mine", target=1)
        play(tab)
        tab.say("download")
        text = tab.until("recordtext")["text"]
        assert "[edition]\nname = " in text  # it needs no file
        assert str(tmp_path) not in text
        tab.close()
    assert 'edition-left-out file=broken.toml reason="name: expected a text' in server.said
    (folder / "game.toml").write_text(text)
    assert prove(record.load(folder / "game.toml"))
    assert json.dumps(as_json(record.load(folder / "game.toml").replay()))
