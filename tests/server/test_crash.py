"""The server is killed, restarted, and its disk is full: what was acknowledged is there, and everybody plays on."""

import contextlib
import random
import resource
import secrets
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from processes import PATIENCE, wait_until
from server.wire import Browser, Server, play

KILLS = 10


class Stubborn(threading.Thread):
    """A player as the page is one: comes back by itself, and sends again what was not acknowledged."""

    def __init__(
        self, server: Server, code: str, key: str, stop: threading.Event, acknowledging: threading.Event
    ) -> None:
        super().__init__(daemon=True)
        self.acknowledging = acknowledging
        self.server, self.code, self.key, self.stop = server, code, key, stop
        self.unanswered: dict[str, Any] = {}
        self.acknowledged: list[tuple[int, str]] = []
        self.returns = 0
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                try:
                    tab = Browser(self.server)
                except (OSError, WebSocketException):
                    time.sleep(0.02)
                    continue
                with contextlib.suppress(OSError, WebSocketException):
                    self._play(tab)
                tab.close()
        except BaseException as error:
            self.problem = error

    def _play(self, tab: Browser) -> None:
        tab.say("hello", table=self.code, key=self.key)
        tab.until("update", lambda heard: bool(heard.get("full")))
        assert tab.you
        self.returns += 1
        if self.unanswered:
            tab.say_move(**self.unanswered)
        while not self.stop.is_set():
            asked = tab.asked()
            if asked and not self.unanswered:
                id, move = secrets.token_hex(4), asked["options"][-1]
                self.unanswered = {"id": id, "move": move, "number": asked["number"]}
                tab.say_move(**self.unanswered)
            try:
                heard = tab.hear(0.2)
            except TimeoutError:
                continue
            if self.unanswered and heard.get("id") == self.unanswered["id"]:
                if heard["type"] == "done":
                    self.acknowledging.set()
                    self.acknowledged.append((self.unanswered["number"], self.unanswered["move"]))
                self.unanswered = {}


def moves_of(server: Server, code: str) -> list[str]:
    """The log on the disk."""
    with sqlite3.connect(server.data / "lastcard.db") as database:
        rows = database.execute(
            "SELECT move FROM moves JOIN tables ON table_id = id WHERE place = ? ORDER BY number", (code,)
        ).fetchall()
    database.close()
    return [move for (move,) in rows]


def test_killed_ten_times_in_a_game_under_play(tmp_path: Path) -> None:
    with Server(tmp_path, pace="0.01") as server, contextlib.ExitStack() as at_the_end:
        ann, bo = Browser(server), Browser(server)
        code = ann.create("Ann", bots=1, bot="normal", target=1000000)
        bo.join(code, "Bo")
        ann.say("start")
        ann.until_true(lambda: bool(ann.table))
        stop, acknowledged = threading.Event(), threading.Event()
        at_the_end.callback(stop.set)
        people = (("Ann", ann), ("Bo", bo))
        players = {name: Stubborn(server, code, tab.key, stop, acknowledged) for name, tab in people}
        ann.close()
        bo.close()
        for player in players.values():
            player.start()
        chosen = random.Random(7)
        counts = []
        for kill in range(KILLS):
            wait_until(lambda kill=kill: all(player.returns > kill for player in players.values()))  # type: ignore[misc]
            time.sleep(chosen.uniform(0.05, 0.4))
            if kill % 2:  # the worst moment: somebody has just heard that their move is made
                acknowledged.clear()
                acknowledged.wait(2)
            server.kill()
            counts.append(len(moves_of(server, code)))
            server.start()
        before = len(moves_of(server, code))
        wait_until(lambda: len(moves_of(server, code)) >= before + 10)
        stop.set()
        for player in players.values():
            player.join(PATIENCE)
            assert player.problem is None, player.problem
        server.stop()
        moves = moves_of(server, code)
        assert counts == sorted(counts)
        for name, player in players.items():
            own = [move.split(": ", 1)[1] for move in moves if move.startswith(f"{name}: ")]
            answers = [move for move in own if move != "uno" and not move.startswith("catch ")]
            assert len(player.acknowledged) > KILLS / 2
            for number, move in player.acknowledged:
                assert answers[number - 1] == move, f"{name}'s move number {number} was acknowledged and is not there"


def at_a_table(server: Server) -> tuple[Browser, Browser]:
    """Ann and Bo, playing."""
    ann, bo = Browser(server), Browser(server)
    code = ann.create("Ann")
    bo.join(code, "Bo")
    ann.say("start")
    for tab in (ann, bo):
        tab.until_true(lambda tab=tab: bool(tab.table))  # type: ignore[misc]
    return ann, bo


def test_a_restart_brings_everybody_back_where_it_was(tmp_path: Path) -> None:
    with Server(tmp_path, pace="1") as server:
        ann, bo = at_a_table(server)
        asked, idle = (ann, bo) if ann.asked() else (bo, ann)
        asked.made(asked.asked()["options"][-1])  # type: ignore[index]
        idle.until_true(lambda: idle.version >= asked.version)
        for restart in (server.stop, server.kill):
            tables = {tab.you: tab.table for tab in (ann, bo)}
            restart()
            server.start()
            for tab in (ann, bo):
                back = Browser(server)
                back.say("hello", table=tab.code, key=tab.key, epoch=tab.epoch, version=tab.version)
                assert back.until("update")["full"]
                assert back.table == tables[tab.you]
                assert back.epoch != tab.epoch
                back.close()


def test_a_full_disk_is_a_clear_message_and_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert server.process is not None
        ann, bo = at_a_table(server)
        for _ in range(6):
            asked, idle = (ann, bo) if ann.asked() else (bo, ann)
            asked.made(asked.asked()["options"][-1])  # type: ignore[index]
            idle.until_true(lambda idle=idle, asked=asked: idle.version >= asked.version)  # type: ignore[misc]
        moves = moves_of(server, ann.code)
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        asked, idle = (ann, bo) if ann.asked() else (bo, ann)
        hand = asked.table["hands"][asked.you]
        id = asked.move(asked.asked()["options"][-1])  # type: ignore[index]
        refusal = asked.until("refused")
        assert refusal["id"] == id
        assert refusal["text"].startswith("the server could not save that")
        assert idle.until("refused")["text"] == refusal["text"]
        asked.until("update", lambda heard: bool(heard.get("full")))
        idle.until("update", lambda heard: bool(heard.get("full")))
        assert asked.table["hands"][asked.you] == hand
        assert moves_of(server, ann.code) == moves
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        asked.made(asked.asked()["options"][-1])  # type: ignore[index]
        assert moves_of(server, ann.code)[: len(moves)] == moves
        assert len(moves_of(server, ann.code)) > len(moves)
        ann.close()
        bo.close()


@pytest.mark.parametrize("when", ["lobby", "playing"])
def test_a_table_made_while_the_disk_is_full(tmp_path: Path, when: str) -> None:
    with Server(tmp_path) as server:
        assert server.process is not None
        ann = Browser(server)
        if when == "playing":
            ann.create("Ann", bots=1)
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        if when == "lobby":
            ann.say("create", name="Ann", key=ann.key)
            assert ann.until("gone")["text"] == "this table could not be saved"
            assert not any(heard["type"] == "seated" for heard in ann.log)
        else:
            ann.say("start")
            assert ann.refusal().startswith("the server could not save that")
            ann.until("update", lambda heard: bool(heard.get("full")))
            assert (ann.room["state"], ann.table) == ("lobby", {})
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        if when == "lobby":
            ann.key = "another-key".ljust(40, "x")
            ann.create("Ann", bots=1)
        ann.say("start")
        ann.until_true(lambda: bool(ann.table))
        play(ann, until=lambda: len(ann.events) > 40)
        ann.close()


def test_nothing_is_acknowledged_or_shown_before_it_is_on_the_disk(tmp_path: Path) -> None:
    """Somebody else holds the file: the move waits, nobody hears of it; killed now, the server has never made it."""
    with Server(tmp_path, pace="1") as server:
        ann, bo = at_a_table(server)
        asked, idle = (ann, bo) if ann.asked() else (bo, ann)
        question = asked.asked()
        assert question is not None
        holder = sqlite3.connect(tmp_path / "lastcard.db", isolation_level=None)
        for held in (False, True):
            holder.execute("BEGIN IMMEDIATE")
            id = asked.move(question["options"][-1], question["number"])
            for tab in (asked, idle):
                with pytest.raises(TimeoutError):
                    tab.hear(0.5)
            if held:
                server.kill()
            holder.execute("ROLLBACK")
            if not held:
                asked.until("done", lambda heard, id=id: heard["id"] == id)  # type: ignore[misc]
                idle.drain()
                asked, idle = (ann, bo) if ann.asked() else (bo, ann)
                question = asked.asked()
                assert question is not None
        holder.close()
        moves = moves_of(server, ann.code)
        server.start()
        back = Browser(server)
        back.say("hello", table=ann.code, key=asked.key)
        back.until("update")
        assert moves_of(server, ann.code) == moves
        assert back.asked() == question
        back.move(question["options"][-1], question["number"], id)
        back.until("done")
        made = moves_of(server, ann.code)
        assert made[len(moves)] == f"{asked.you}: {question['options'][-1]}"
        for tab in (ann, bo, back):
            tab.close()
