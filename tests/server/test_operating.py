"""What whoever runs a server relies on: health, numbers, a kind end, tables closed, deleted, copied and put back."""

import asyncio
import contextlib
import http.client
import json
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from lastcard.catalogue import Message
from lastcard.cli.main import main
from lastcard.game import record
from lastcard.game.verify import prove
from lastcard.server import messages as m
from lastcard.server.health import RECENT
from lastcard.server.hub import Hub, NoSuchTableError
from lastcard.server.journal import Journal
from lastcard.server.metrics import Metrics
from lastcard.table.archive import Archive
from lastcard.table.sqlite_store import SqliteStore
from lastcard.table.store import Store, StoreError
from processes import PATIENCE, free_port, until, wait_until
from server.fakes import FakeViewer
from server.operating import listed, tables
from server.wire import Browser, Server, closed, play


def get(port: int, path: str, **headers: str) -> tuple[int, str]:
    """What a server answers."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    with contextlib.closing(connection):
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()


def numbers(port: int) -> dict[str, float]:
    """The metrics by name and label, as Prometheus reads them."""
    status, text = get(port, "/metrics")
    assert status == 200
    return {
        sample.name + "".join(f" {label}" for label in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


# Health


def test_health_is_told_to_whoever_asks_under_any_name(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for path in ("/healthz", "/readyz"):
            assert get(server.port, path) == (200, '{"status":"ok"}')
            assert get(server.port, path, Host="10.1.2.3:8000")[0] == 200
        assert get(server.port, "/", Host="10.1.2.3:8000")[0] == 403
        assert get(server.port, "/metrics")[0] == 404, "numbers are not for strangers"


def test_not_ready_while_the_disk_refuses_and_ready_again_afterwards(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert get(server.port, "/readyz")[0] == 200
        time.sleep(RECENT)  # what was just written says that all is well
        with contextlib.closing(sqlite3.connect(tmp_path / "lastcard.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # nobody else can write
            status, text = get(server.port, "/readyz")
            assert (status, json.loads(text)["status"]) == (503, "not ready")
            assert "disk" in json.loads(text)["reason"]
            assert str(tmp_path) not in text
            assert get(server.port, "/healthz")[0] == 200
            other.execute("ROLLBACK")
        wait_until(lambda: get(server.port, "/readyz")[0] == 200, "the server to be ready again")


# Numbers


def test_numbers_of_a_game(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, "--metrics", str(port)) as server:
        before = numbers(port)
        assert before["lastcard_moves_total"] == before["lastcard_sockets"] == 0
        tab = Browser(server)
        tab.create("Ann", bots=2, start=True, target=1)
        play(tab)
        tab.say("start")
        tab.refusal()
        tab.socket.send("{")
        tab.refusal()
        found = numbers(port)
        tab.close()
        assert found["lastcard_tables over"] == found["lastcard_sockets"] == found["lastcard_tables_created_total"] == 1
        assert found["lastcard_acknowledgement_seconds_count"] == tab.moves
        assert found["lastcard_moves_total"] > tab.moves
        assert found["lastcard_acknowledgement_seconds_bucket +Inf"] == tab.moves
        assert 0 < found["lastcard_acknowledgement_seconds_sum"] < 60
        assert 0 < found["lastcard_commit_seconds_count"] <= found["lastcard_moves_total"] + 20
        assert found["lastcard_refusals_total server-begun"] == 1
        assert found["lastcard_refusals_total server-not-understood"] == 1
        assert found["lastcard_commits_failed_total"] == found["lastcard_bots_queue"] == 0
        assert found["process_resident_memory_bytes"] > 0
        assert get(port, "/")[0] == 404, "nothing else is there"


def test_takeovers_are_counted(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, "--metrics", f"127.0.0.1:{port}") as server:
        ann, bo = Browser(server), Browser(server)
        code = ann.create("Ann", bots=1, start=True)
        bo.say("hello", table=code)
        bo.say("join", name="Bo", key=bo.key)
        bo.until("seated")
        bo.say("leave")
        bo.until("gone")
        found = numbers(port)
        assert (found["lastcard_takeovers_total person"], found["lastcard_takeovers_total bot"]) == (1, 1)
        ann.close()
        bo.close()


def test_no_number_tells_tables_or_people_apart(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, "--metrics", str(port)) as server:
        tab = Browser(server)
        code = tab.create("Zacharias", bots=1, start=True, target=1)
        play(tab)
        tab.say("remove", name="Zacharias")
        tab.refusal()
        _, text = get(port, "/metrics")
        assert not any(secret in text for secret in ("Zacharias", code, tab.key))
        tab.close()


# The end


def test_people_are_told_kindly_and_nothing_new_begins(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, idle = Browser(server), Browser(server)
        code = ann.create("Ann", bots=1, start=True)
        lobby = Browser(server)
        lobby.create("Cy")
        assert server.process is not None
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        for tab in (ann, lobby):
            told = tab.until("update", lambda heard: bool(heard.get("notices")))
            assert told["notices"] == ["The server restarts; your game is kept."]
        assert [closed(tab) for tab in (ann, lobby, idle)] == [1012] * 3
        assert server.process.wait(PATIENCE) == 0
        server.stop()
        assert time.monotonic() - began < 25, "a second on a machine with nothing else to do"
        server.start()
        again = Browser(server)
        again.say("hello", table=code, key=ann.key)
        assert again.until("update")["full"]
        assert again.table == ann.table
        again.close()


def test_an_end_that_takes_long_says_so_and_a_second_word_ends_it_at_once(tmp_path: Path) -> None:
    with Server(tmp_path, "--drain", "100") as server:
        tab = Browser(server)
        tab.create("Ann", bots=1, start=True)
        other = Browser(server)
        with contextlib.closing(sqlite3.connect(tmp_path / "lastcard.db", isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")  # what happens now cannot be kept
            tab.say("chat", text="hello")
            tab.drain()  # it has heard that before it is told to end
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: get(server.port, "/readyz")[0] == 503)
            assert "about to end" in get(server.port, "/readyz")[1]
            other.say("create", name="Bo", key=other.key)
            assert other.refusal() == "the server is about to restart; try again in a moment"
            assert server.process.poll() is None
            server.process.send_signal(signal.SIGTERM)
            began = time.monotonic()
            server.process.wait(PATIENCE)
            assert time.monotonic() - began < 60, "at once on a machine with nothing else to do"
            file.execute("ROLLBACK")


# Tables of a server that runs, and of one that does not


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for each test: what is done to it is done to all of its tables."""
    with Server(tmp_path / "data") as server:
        yield server


def traces(server: Server, *words: str) -> set[str]:
    """Which of some words are anywhere in the files of a server."""
    found = set[str]()
    for path in server.data.iterdir():
        if path.is_file():
            data = path.read_bytes()
            found |= {word for word in words if word.encode() in data}
    return found


def test_tables_are_listed_and_shown(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bo = Browser(server), Browser(server)
    code = ann.create("Ann", bots=1, start=True, edition="minecraft", target=1)
    lobby = bo.create("Bo")
    play(ann)
    for running in (True, False):
        rows = {row["code"]: row for row in listed(server, capsys)}
        assert rows[code]["state"] == "over"
        assert (rows[code]["people"], rows[code]["edition"]) == (["Ann"], "minecraft")
        assert rows[code]["moves"] > 3
        assert (rows[lobby]["state"], rows[lobby]["moves"]) == ("lobby", 0)
        assert [row["code"] for row in listed(server, capsys, "--name", " ann")] == [code]
        assert main(["tables", "list", "--data", str(server.data)]) == 0
        assert code in capsys.readouterr().out
        assert tables(server, "list") == 0
        said = capsys.readouterr().out
        assert code in said
        assert "Ann" not in said, "names are told only when somebody asks for a table"
        assert tables(server, "show", f"https://cards.example.org/t/{code.upper()}/") == 0
        assert "people       Ann\n" in capsys.readouterr().out
        if running:
            ann.close()
            bo.close()
            server.stop()


@pytest.mark.parametrize("running", [True, False])
def test_a_closed_table_is_closed_for_good(server: Server, running: bool, capsys: pytest.CaptureFixture[str]) -> None:
    ann = Browser(server)
    code = ann.create("Ann", bots=1, start=True)
    if not running:
        ann.close()
        server.stop()
    assert tables(server, "export", code) == 2
    assert "is not over" in capsys.readouterr().err
    assert tables(server, "close", code) == 0
    if running:
        assert ann.until("gone")["text"] == "Whoever runs this server has closed the table."
        ann.close()
        server.stop()
    record = server.data / "closed.toml"
    assert tables(server, "export", code, "-o", str(record)) == 0
    assert 'players = ["Ann", ' in record.read_text()
    promised = ann.room["commitment"]
    assert main(["verify", str(record)]) == 0, "its record says what was committed to"
    assert main(["verify", str(record), "--commitment", promised]) == 0
    assert "Proven: " in capsys.readouterr().out
    server.start()
    late = Browser(server)
    late.say("hello", table=code, key=ann.key)
    assert "no such table" in late.until("gone")["text"]
    late.close()


def test_a_table_that_cannot_be_closed_goes_on(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ann = Browser(server)
    code = ann.create("Ann", bots=1, start=True)
    with contextlib.closing(sqlite3.connect(server.data / "lastcard.db", isolation_level=None)) as other:
        refusing = "CREATE TRIGGER full BEFORE INSERT ON rooms BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        other.execute(refusing)
        assert tables(server, "close", code) == 2
        assert "could not be saved" in capsys.readouterr().err
        other.execute("DROP TRIGGER full")
    ann.say("hello", table=code, key=ann.key)
    ann.until("update", lambda heard: bool(heard.get("full")))
    assert ann.room["state"] == "playing"
    assert tables(server, "close", code) == 0
    ann.close()


def test_the_record_of_a_game_that_is_over_is_proven(server: Server, tmp_path: Path) -> None:
    ann = Browser(server)
    code = ann.create("Ann", bots=1, start=True, target=1)
    play(ann)
    file = tmp_path / "game.toml"
    assert tables(server, "export", code, "-o", str(file)) == 0
    assert prove(record.load(file), ann.room["commitment"], ann.nonce)
    ann.close()


@pytest.mark.parametrize("running", [True, False])
def test_of_a_deleted_table_nothing_is_left(server: Server, running: bool) -> None:
    ann, bo = Browser(server), Browser(server)
    code = ann.create("Xanthippe", bots=1, start=True, target=1)
    other = bo.create("Bo", bots=1, start=True)
    lock = SqliteStore(server.data / "lastcard.db")
    place = json.loads(lock.load_room(code) or "")["places"][0]
    lock.close()
    secrets = ("Xanthippe", code, place["lock"], ann.nonce)
    ann.say("chat", text="a word in private")
    play(ann)
    assert traces(server, *secrets) == {*secrets}
    if not running:
        ann.close()
        bo.close()
        server.stop()
    assert tables(server, "delete", code) == 0
    assert traces(server, *secrets) == set()
    if running:
        assert ann.until("gone")
        ann.say("hello", table=code, key=ann.key)
        assert "no such table" in ann.until("gone")["text"]
        ann.say("rematch")
        ann.refusal()
        bo.made(bo.asked()["options"][-1]) if bo.asked() else bo.drain()  # type: ignore[index]
        ann.close()
        bo.close()
        server.stop()
    assert traces(server, *secrets, "private") == set()
    server.start()
    again = Browser(server)
    again.say("hello", table=other, key=bo.key)
    assert again.until("update")["you"] == "Bo", "other tables are as they were"
    again.close()


@pytest.mark.parametrize("in_memory", [True, False])
@pytest.mark.parametrize("deleted", [True, False])
def test_whoever_comes_while_a_table_goes_does_not_bring_it_back(
    tmp_path: Path, deleted: bool, in_memory: bool
) -> None:
    """What is on its way to the disk has happened already, for everybody."""

    async def run() -> None:
        hub = Hub(tmp_path, thinkers=0)
        room = hub.create(m.Create("Ann", "k" * 40))
        viewer = FakeViewer()
        room.sit_down(viewer, "Ann", "k" * 40)
        await until(lambda: room.broadcast.has_told_all)
        if not in_memory:
            room.detach(viewer)
            hub.let_go(0.0)
            assert not hub.rooms
        may_write, answers = threading.Event(), list[object]()

        def wait(_: Store) -> None:
            may_write.wait(PATIENCE)

        hub.write(Journal(), [wait], lambda _: None)
        if deleted:
            hub.delete(room.code, answers.append)
        else:
            hub.find(room.code).close(Message("server-closed"))
        for _ in range(3):
            with pytest.raises(NoSuchTableError):
                hub.find(room.code)
            await asyncio.sleep(0)
        assert hub.create(m.Create("Ann", "k" * 40)).code != room.code, "a new one for whoever asks for one"
        may_write.set()
        await until(lambda: answers == [None] or not deleted)
        with pytest.raises(NoSuchTableError):
            hub.find(room.code)
        hub.close()

    asyncio.run(run())
    with Archive(tmp_path / "lastcard.db") as archive:
        assert [row.state for row in archive.rooms()] == ([] if deleted else ["closed"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["list"], "there are no tables in"),
        (["delete", "abc234"], "there are no tables in"),
        (["restore", "nowhere.db"], "there is no file nowhere.db"),
        (["lst"], "did you mean list?"),
        ([], "ACTION"),
        (["show"], "code"),
    ],
)
def test_bad_input(tmp_path: Path, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", "--data", str(tmp_path), *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_all_tables_are_there_or_none_is_deleted(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    ann = Browser(server)
    code = ann.create("Ann")
    assert tables(server, "delete", code, "zzzzzz") == 2
    assert f"there is no table 'zzzzzz'; there are {code}" in capsys.readouterr().err
    assert [row["code"] for row in listed(server, capsys)] == [code]
    ann.close()


def test_counting_costs_a_move_next_to_nothing() -> None:
    """Ten thousand moves in what one of them may take: nothing here locks, allocates or looks anything up by name."""
    metrics = Metrics()
    began = time.process_time()
    for _ in range(10_000):
        metrics.acknowledged.add(0.003)
        metrics.committed.add(0.003)
        metrics.moves += 1
        metrics.refused("server-slower")
    assert time.process_time() - began < 0.5
    assert metrics.acknowledged.counts[2] == 10_000


def test_a_store_says_whether_it_can_write(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "lastcard.db")
    store.touch()
    with contextlib.closing(sqlite3.connect(tmp_path / "lastcard.db")) as other:
        store._db.execute("PRAGMA busy_timeout = 0")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError):
            store.touch()
    store.close()
