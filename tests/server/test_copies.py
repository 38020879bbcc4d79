"""Tables are copied while they are played at, and put back."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.table.archive import Archive
from server.operating import listed, tables
from server.wire import Browser, Server, play


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own for each test: what is done to it is done to all of its tables."""
    with Server(tmp_path / "data") as server:
        yield server


def test_a_copy_made_while_the_server_runs_is_played_on(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = Browser(server)
    code = ann.create("Ann", bots=1, start=True, pace="fast")
    play(ann, until=lambda: ann.moves >= 3)
    copy = tmp_path / "copy.db"
    before = len(ann.events)
    assert tables(server, "backup", str(copy)) == 0
    assert capsys.readouterr().out == f"1 table copied to {copy}.\n"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy.db"]
    assert tables(server, "backup", str(copy)) == 0, "a newer copy takes the place of an older one"
    assert tables(server, "restore", str(copy)) == 2
    assert f"the server at http://{server.host}/ uses {server.data}" in capsys.readouterr().err
    play(ann, until=lambda: ann.moves >= 6)
    ann.close()
    later = listed(server, capsys)[0]["moves"]
    server.kill()  # with a log of changes beside the file, which does not belong to the copy
    assert (server.data / "lastcard.db-wal").stat().st_size > 0
    with Archive(copy) as archive:
        copied = archive.rooms()
    assert copied[0].moves < later
    assert tables(server, "restore", str(copy)) == 0
    assert copied[0].moves == listed(server, capsys)[0]["moves"]
    server.start()
    again = Browser(server)
    again.key = ann.key
    again.say("hello", table=code, key=ann.key)
    again.until("update")
    assert again.room["state"] == "playing"
    assert len(again.events) >= before - 1
    moves = again.moves
    play(again, until=lambda: again.moves >= moves + 3)
    again.close()


def test_a_copy_is_put_in_the_place_of_a_damaged_file(server: Server, tmp_path: Path) -> None:
    ann = Browser(server)
    code = ann.create("Ann", bots=1, start=True)
    assert tables(server, "backup", str(tmp_path / "copy.db")) == 0
    ann.close()
    server.stop()
    (server.data / "lastcard.db").write_bytes(b"nonsense" * 1000)
    if os.geteuid() == 0:  # as somebody may who puts things right
        os.chown(server.data, 12345, 12345)
    assert tables(server, "restore", str(tmp_path / "copy.db")) == 0
    file = (server.data / "lastcard.db").stat()
    assert (file.st_uid, file.st_mode & 0o777) == (server.data.stat().st_uid, 0o600)
    server.start()
    again = Browser(server)
    again.say("hello", table=code, key=ann.key)
    assert again.until("update")["you"] == "Ann"
    again.close()


def test_a_copy_replaces_nothing_that_is_something_else(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    precious = tmp_path / "thesis.txt"
    precious.write_text("many years of work")
    assert tables(server, "backup", str(precious)) == 2
    assert "is something else, and is not replaced" in capsys.readouterr().err
    assert precious.read_text() == "many years of work"
    assert tables(server, "backup", str(tmp_path / "nowhere" / "copy.db")) == 2
    assert "cannot write" in capsys.readouterr().err
