"""What an operator has to do on a bad day: tables that cannot go on, copies of an older version, things people left."""

import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lastcard.cli.main import main
from lastcard.files import packed
from lastcard.game.record import Record
from lastcard.table.archive import Archive
from lastcard.table.sqlite_store import MIGRATIONS, SCHEMA
from server.operating import tables
from server.wire import Browser, Server, play


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", "--log-format", "json", "--log-level", "info") as server:
        yield server


def change(server: Server, statement: str, *values: object) -> None:
    with sqlite3.connect(server.data / "lastcard.db") as db:
        db.execute(statement, values)
    db.close()


def events(server: Server, name: str) -> list[dict[str, Any]]:
    """What the log says of an event."""
    rows = [json.loads(line) for line in server.said.splitlines() if line.startswith("{")]
    return [row for row in rows if row["event"] == name]


# Tables that cannot go on


@pytest.mark.parametrize("damage", ["moves", "record", "room"])
def test_a_table_that_cannot_go_on_tells_nobodys_cards_and_can_be_closed_exported_and_deleted(
    server: Server, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = Browser(server)
    code = ann.create("Annabel", bots=1, start=True)
    play(ann, until=lambda: ann.moves >= 2)
    ann.close()
    server.stop()
    game = "table_id IN (SELECT id FROM tables WHERE place = ?)"
    if damage == "moves":
        change(server, f"UPDATE moves SET move = 'Annabel: play R99' WHERE number = 1 AND {game}", code)
    elif damage == "record":
        change(server, "UPDATE tables SET record = replace(record, 'key = \"', 'key = \"zz') WHERE place = ?", code)
    else:
        change(server, "UPDATE rooms SET info = '{' WHERE code = ?", code)
    server.start()
    stranger = Browser(server)
    stranger.say("hello", table=code)
    told = stranger.until("gone")["text"]
    assert "play" not in told, "what was possible is what somebody held"
    assert "zz" not in told, "nor anything of the key"
    assert tables(server, "close", code) == 0
    assert capsys.readouterr().out == f"Table {code} is closed.\n"
    if damage != "room":  # what says which game it was is gone
        assert tables(server, "export", code) == 0
        assert "Annabel" in capsys.readouterr().out
    stranger.say("hello", table=code)
    assert "no such table" in stranger.until("gone")["text"]
    assert tables(server, "delete", code) == 0
    stranger.close()
    server.stop()
    found = events(server, "not-read" if damage == "room" else "cannot-go-on")
    assert found, "whoever runs the server hears of it"
    assert "Annabel" not in server.said
    assert code not in server.said


# What people left


def left_by(person: Browser) -> tuple[str, str]:
    """The codes of a record and of an edition that somebody leaves on the server."""
    record = Record("classic", ("Xanthippe", "Bo"), seed=1, moves=("Xanthippe: play R3",))
    person.say("saverecord", id="a", packed=packed(record.dumps().encode()))
    kept = person.until("recordsaved")["code"]
    edition = packed(json.dumps({"name": "Xanthippe's own", "extends": "classic"}).encode())
    person.say("saveedition", id="b", packed=edition, key=person.key)
    return kept, person.until("editionsaved")["code"]


@pytest.mark.parametrize("running", [True, False])
def test_records_and_editions_that_people_left_are_deleted_by_their_links(
    server: Server, running: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = Browser(server)
    record, edition = left_by(ann)
    other, _ = left_by(ann)
    ann.close()
    if not running:
        server.stop()
    links = [f"https://cards.example.org/replay/{record}", f"https://cards.example.org/workshop/{edition}/"]
    assert tables(server, "delete", links[0], "zzzzzz") == 2
    assert "there is no table 'zzzzzz'" in capsys.readouterr().err
    assert tables(server, "delete", *links) == 0
    assert capsys.readouterr().out == f"What was left as {record} is deleted.\nWhat was left as {edition} is deleted.\n"
    if not running:
        server.start()
    again = Browser(server)
    again.say("replay", id="c", code=record)
    assert "kept here" in again.refusal()
    again.say("openedition", id="d", code=edition)
    assert again.refusal()
    again.say("replay", id="e", code=other)
    assert again.until("replayed")["info"]["players"] == ["Xanthippe", "Bo"], "what others left stays"
    again.close()


# Copies of an older version


@pytest.mark.parametrize("version", range(1, SCHEMA))
def test_a_copy_that_an_older_version_made_is_put_back_and_brought_up_to_date(
    server: Server, tmp_path: Path, version: int, capsys: pytest.CaptureFixture[str]
) -> None:
    server.stop()
    copy = tmp_path / "copy.db"
    with sqlite3.connect(copy) as db:
        for number in range(1, version + 1):
            db.executescript(MIGRATIONS[number])
        db.execute(f"PRAGMA user_version = {version}")
    db.close()
    assert tables(server, "restore", str(copy)) == 0
    assert "restored to" in capsys.readouterr().out
    assert tables(server, "list") == 2
    assert "start the server of this one once" in capsys.readouterr().err
    server.start()
    assert tables(server, "list") == 0
    with Archive(server.data / "lastcard.db") as archive:
        assert archive.back_up(tmp_path / "new.db") == 0


@pytest.mark.parametrize(("version", "problem"), [(SCHEMA + 1, "a newer lastcard"), (0, "no tables of lastcard")])
def test_what_is_no_copy_of_this_or_an_older_version_is_left_alone(
    server: Server, tmp_path: Path, version: int, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server.stop()
    copy = tmp_path / "copy.db"
    with sqlite3.connect(copy) as db:
        db.execute("CREATE TABLE things (name TEXT)")
        db.execute(f"PRAGMA user_version = {version}")
    db.close()
    before = (server.data / "lastcard.db").read_bytes()
    assert tables(server, "restore", str(copy)) == 2
    assert problem in capsys.readouterr().err
    assert (server.data / "lastcard.db").read_bytes() == before


@pytest.mark.parametrize("running", [True, False])
def test_a_copy_never_takes_the_place_of_the_tables_themselves(
    server: Server, tmp_path: Path, running: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = Browser(server)
    code = ann.create("Ann", bots=1, start=True)
    if not running:
        ann.close()
        server.stop()
    file = server.data / "lastcard.db"
    link = tmp_path / "link.db"
    link.symlink_to(file)
    before = file.stat().st_ino
    for target in (file, link):
        assert tables(server, "backup", str(target)) == 2
        assert "what a server keeps its tables in" in capsys.readouterr().err
    assert file.stat().st_ino == before
    if running:
        play(ann, until=lambda: ann.moves >= 2)
        ann.close()
        server.kill()
    server.start()
    again = Browser(server)
    again.say("hello", table=code, key=ann.key)
    assert again.until("update")["room"]["state"] == "playing"
    assert len(again.events) >= len(ann.events)
    again.close()


# Links and codes, as people send them


@pytest.mark.parametrize("written", ["{}", " {} ", "https://a.example/t/{}/", "https://a.example/t/{}?utm=1#x"])
def test_a_table_is_named_as_people_name_it_and_as_often_as_they_like(
    server: Server, written: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = Browser(server)
    code = ann.create("Ann")
    ann.close()
    for action, done in (("close", "closed"), ("delete", "deleted")):
        assert tables(server, action, written.format(code), written.format(code.upper())) == 0
        assert capsys.readouterr().out == f"Table {code} is {done}.\n"


@pytest.mark.skipif(not hasattr(os, "chown"), reason="files have no owners there")
def test_what_root_does_in_a_folder_leaves_all_of_it_to_the_server(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tables(server, "backup", str(tmp_path / "copy.db")) == 0
    server.stop()
    new = tmp_path / "another machine"
    new.mkdir()
    owner = 12345 if os.geteuid() == 0 else os.geteuid()  # only root gives files away
    os.chown(new, owner, -1)
    for action in (["restore", str(tmp_path / "copy.db")], ["list"]):
        assert main(["tables", "--data", str(new), *action]) == 0
    assert {path.name: path.stat().st_uid for path in new.iterdir()} == {"lastcard.db": owner, "lastcard.lock": owner}
