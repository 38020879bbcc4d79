"""What is written down has nothing of anybody in it, is one line for each event, and can be read by a program."""

import asyncio
import gc
import json
import logging
import re
import threading
import warnings
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers

from lastcard.server import logs
from lastcard.server.peers import Peers
from lastcard.server.workers import Worker
from processes import until
from server.wire import Browser, Server, play

NAMES = ("Wilhelmine", "Zacharias", "Quentin")
WORDS = ("a word between friends", "Everyone else draws 1.")


def lines(text: str) -> list[dict[str, Any]]:
    """The lines of a log; each is one JSON object."""
    found = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "event"} <= row.keys() for row in found)
    return found


@pytest.mark.parametrize("format", ["json", "text"])
def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path, format: str) -> None:
    secrets = set[str]()
    with Server(tmp_path, "--log-format", format, "--log-level", "debug") as server:
        ann, bo, spectator = (Browser(server, user_agent_header="Opera/7.7 secret") for _ in range(3))
        code = ann.create(NAMES[0], bots=1, target=1, edition="dc-super-hero-girls")
        bo.join(code, NAMES[1])
        for tab in (ann, bo):
            tab.say("chat", text=WORDS[0])
        ann.say("write", code="CU", text=WORDS[1], writing=ann.room["writing"])
        bo.until_true(lambda: bool(bo.room["written"]))
        bo.say("agree", yes=True, writing=bo.room["writing"])
        ann.until_true(lambda: ann.seat(NAMES[1])["agreed"])
        spectator.watch(code)
        ann.say("start")
        for tab in (ann, bo):
            tab.until_true(lambda tab=tab: bool(tab.table))  # type: ignore[misc]
        play(ann, bo)
        # What goes wrong is written down as well.
        stranger = Browser(server)
        stranger.socket.send(f'{{"type": "join", "name": "{NAMES[2]}", "key": "')
        stranger.refusal()
        stranger.say("hello", table=code, key="k" * 40)
        stranger.say("join", name=NAMES[2], key=stranger.key)
        stranger.refusal()
        ann.say("download")
        record = ann.until("recordtext")["text"]
        (dealt,) = re.findall(r'^key = "(\w+)"', record, re.MULTILINE)
        secrets |= {code, dealt, ann.nonce, bo.nonce, "127.0.0.1:", "k" * 40, "secret"}
        secrets |= {tab.key for tab in (ann, bo, spectator, stranger)}
        for tab in (ann, bo, spectator, stranger):
            tab.close()
    said = server.said if format == "json" else server.said.partition("\n")[2]
    said = said.replace(f"http://{server.host}/", "")
    assert "game-over" in said
    assert said.count("socket-closed") == 4
    assert "127.0.0.0/24" in said
    assert [secret for secret in (*secrets, *NAMES, *WORDS) if secret in said] == []
    if format == "json":
        events = [row["event"] for row in lines(server.said)]
        assert events[0] == "started"
        assert events[-2:] == ["draining", "stopped"]


@pytest.mark.usefixtures("set_up_again")
def test_others_speak_the_same_way(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json", "info")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request from %s:%d\nby hand", "198.51.100.77", 5000)
    logging.getLogger("uvicorn.error").info("198.51.100.77 - /t/abc234")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("old", DeprecationWarning, stacklevel=1)
    http, old = lines(capsys.readouterr().err)
    assert (http["event"], http["level"]) == ("uvicorn.error", "warning")
    assert http["message"] == "Invalid HTTP request from 198.51.100.0/24:5000\nby hand"
    assert (old["event"], old["level"]) == ("py.warnings", "warning")


@pytest.mark.usefixtures("set_up_again")
@pytest.mark.parametrize("format", ["json", "text"])
def test_an_error_says_where_and_not_what_somebody_wrote(
    format: logs.Format, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up(format, "warning")
    try:
        raise ValueError("Wilhelmine cannot play R7")
    except ValueError as error:
        logs.event("went-wrong", logging.ERROR, error=error, table=logs.sign_of("abc234"))
    logs.event("too-quiet")
    (line,) = capsys.readouterr().err.splitlines()
    assert "ValueError" in line
    assert "test_logs.py" in line
    assert "Wilhelmine" not in line
    assert "abc234" not in line


@pytest.mark.usefixtures("set_up_again")
def test_what_nobody_caught_is_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json", "warning")
    thread = threading.Thread(target=lambda: int("not a number"))
    thread.start()
    thread.join()
    (row,) = lines(capsys.readouterr().err)
    assert (row["event"], row["error"]) == ("failed", "ValueError")


@pytest.mark.usefixtures("set_up_again")
@pytest.mark.parametrize("format", ["json", "text"])
@pytest.mark.parametrize(("host", "named"), [("10.1.2.3", "-proxy 10.1.2.3"), ("8.8.4.4", "-proxy ADDRESS")])
def test_the_log_names_a_proxy_of_ours_and_no_stranger_whom_to_trust(
    host: str, named: str, format: logs.Format, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up(format, "warning")
    Peers().of_request(host, Headers({"x-forwarded-for": "203.0.113.9"}))
    said = capsys.readouterr().err
    assert named in said
    assert "/24" not in said, "whoever follows the advice trusts one address, not a network"
    assert "8.8." not in said


@pytest.mark.usefixtures("set_up_again")
def test_a_task_that_fails_says_where_and_not_what_somebody_wrote(capsys: pytest.CaptureFixture[str]) -> None:
    async def fail() -> None:
        raise ValueError("Wilhelmine cannot play R7")

    async def run() -> None:
        asyncio.get_running_loop().create_task(fail())
        await asyncio.sleep(0.01)
        gc.collect()

    logs.set_up("json", "warning")
    asyncio.run(run())
    (row,) = lines(capsys.readouterr().err)
    assert (row["event"], row["error"]) == ("asyncio", "ValueError")
    assert "test_logs.py" in row["trace"]
    assert "Wilhelmine" not in json.dumps(row)


@pytest.mark.usefixtures("set_up_again")
def test_what_comes_to_nothing_here_says_not_what_somebody_wrote(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: bytes) -> bytes:
        raise ValueError("Wilhelmine draws 2")

    async def run() -> None:
        worker = Worker(asyncio.get_running_loop(), "read", 0, here=True)
        worker.start()
        answers = list[bytes | None]()
        worker.ask(b"", 60, answers.append)
        await until(lambda: answers == [None])
        worker.close()

    monkeypatch.setattr("lastcard.server.worker.work_of", lambda _: fail)
    logs.set_up("json", "warning")
    asyncio.run(run())
    (row,) = lines(capsys.readouterr().err)
    assert row["error"] == "ValueError"
    assert "Wilhelmine" not in json.dumps(row)
