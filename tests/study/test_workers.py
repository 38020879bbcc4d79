"""Whoever plays a study, the same seed gives the same result: executors, a cluster, shards, and workers that die."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from lastcard import compete, simulate
from lastcard.bots import BotError
from lastcard.cli import main as cli
from lastcard.game.view import View
from lastcard.study import workers
from lastcard.study.workers import in_order
from processes import PATIENCE, started, wait_until
from study import dying

BOT = """
class Last:
    def choose(self, view):
        return view.decision.options[-1]
"""


class Learner:
    """An object that remembers."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> str:
        assert view.decision is not None
        self.asked += 1
        return view.decision.options[self.asked % len(view.decision.options)]


class Stubborn(Learner):
    def __deepcopy__(self, memo: object) -> "Stubborn":
        raise TypeError("no two like me")


class Fickle(Executor):
    """An executor that loses a part now and then, as one whose workers die does."""

    def __init__(self, lost: int) -> None:
        self.lost, self.handed_out = lost, 0

    def submit(self, work: Callable[..., object], /, *args: object, **more: object) -> "Future[object]":  # type: ignore[override]
        future: Future[object] = Future()
        self.handed_out += 1
        if self.handed_out % 3 == 2 and self.lost:
            self.lost -= 1
            future.set_exception(ConnectionError("the worker has gone\nfor good"))
        else:
            future.set_result(work(*args, **more))
        return future


def by_processes() -> Executor:
    return ProcessPoolExecutor(2, get_context("spawn"))


@pytest.mark.parametrize("make", [by_processes, lambda: ThreadPoolExecutor(3)], ids=["processes", "threads"])
def test_any_executor_plays_the_same(make: Callable[[], Executor]) -> None:
    with make() as executor:
        shared = simulate("minecraft", 3, 2500, seed=9, columns=True, executor=executor)
        met = compete("pirates", ["easy", "random"], 3, 200, seed=4, executor=executor)
        assert executor.submit(max, 1, 2).result() == 2, "it is left open"
    alone = simulate("minecraft", 3, 2500, seed=9, columns=True)
    assert shared == alone
    assert shared.columns is not None
    assert alone.columns is not None
    for name, column in alone.columns.items():
        assert np.array_equal(column, shared.columns[name])
    assert met == compete("pirates", ["easy", "random"], 3, 200, seed=4)


def test_an_object_stays_as_it_was_while_workers_play_with_copies() -> None:
    bot = Learner()
    with ThreadPoolExecutor(2) as threads:
        one, two = (simulate("classic", 2, 20, bots=(bot, "easy"), executor=threads) for _ in range(2))
        assert one == two
        assert bot.asked == 0
        with pytest.raises(BotError, match="no two like me"):
            simulate("classic", 2, 20, bots=(Stubborn(), "easy"), executor=threads)


def test_lost_parts_are_done_again() -> None:
    executor = Fickle(lost=3)
    assert simulate("classic", 2, 6500, seed=3, executor=executor) == simulate("classic", 2, 6500, seed=3)
    assert (executor.lost, executor.handed_out) == (0, 7 + 3)


def test_a_part_that_is_always_lost_is_given_up() -> None:
    class Broken(Fickle):
        def submit(self, work: Callable[..., object], /, *args: object, **more: object) -> "Future[object]":  # type: ignore[override]
            self.handed_out = 1
            return super().submit(work, *args, **more)

    with pytest.raises(ValueError, match=r"4 times: ConnectionError: the worker has gone$"):
        simulate("classic", 2, 10, executor=Broken(lost=99))


def test_workers_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "VERSION", "9.9, rules 9")
    with ProcessPoolExecutor(1, get_context("spawn")) as executor, pytest.raises(ValueError, match=r"this is 9\.9"):
        simulate("classic", 2, 10, executor=executor)


def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    there, new = str(tmp_path), str(tmp_path / "new")
    assert list(in_order(dying.once, [(there,), (new,), (there,)], 2)) == [len(there), len(new), len(there)]


def test_a_process_that_a_broken_pool_has_just_started_is_ended() -> None:
    crew = workers.Crew(dying.die, 2, None)
    crew.hand_out(())
    crew.hand_out(())
    pool = cast("Any", crew.executor)
    processes = list(pool._processes.values())
    with pytest.raises(ValueError, match="has died 4 times"):
        crew.take()
    late = get_context("spawn").Process(target=time.sleep, args=(600,), daemon=True)
    late.start()
    pool = cast("Any", crew.executor)
    assert pool._broken
    pool._processes = {late.pid: late}  # as one that was started while the others were being ended
    crew.dismiss()
    late.join(20)
    assert not late.is_alive()
    assert not any(process.is_alive() for process in processes)


def test_a_part_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(ValueError, match="has died 4 times; try with one process"):
        list(in_order(dying.die, [()], 2))


# A cluster


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers, each a process of its own."""
    from distributed import Client

    folder = tmp_path_factory.mktemp("cluster")
    dask, known = str(Path(sys.executable).with_name("dask")), folder / "scheduler.json"
    local = ["--host", "127.0.0.1", "--no-dashboard"]
    with contextlib.ExitStack() as stack:

        def start(*command: str) -> None:
            stack.enter_context(started([dask, *command, *local], stderr=subprocess.DEVNULL))

        start("scheduler", "--port", "0", "--scheduler-file", str(known))
        wait_until(lambda: known.exists() and known.read_text().endswith("}"))
        address = str(json.loads(known.read_text())["address"])
        for _ in range(2):
            start("worker", address, "--no-nanny", "--nthreads", "1", "--local-directory", str(folder))
        with Client(address, timeout=PATIENCE) as client:
            client.wait_for_workers(2, timeout=PATIENCE)
        yield address


def lastcard(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def test_a_cluster_plays_the_same(
    cluster: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a bot in a file of ours: it travels, and the workers read no such file."""
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(BOT)
    for command in (
        ["simulate", "minecraft", "--rounds", "2500", "--players", "3"],
        ["simulate", "--players", "2", "--rounds", "12", "--bots", "mine.py:Last,easy"],
        ["arena", "easy", "random", "--rounds", "1100", "--seed", "3"],
    ):
        assert lastcard(capsys, *command, "--cluster", cluster) == lastcard(capsys, *command, "--processes", "1")


def test_a_bot_that_fails_on_a_cluster_says_so(
    cluster: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "bad.py").write_text("class Bad:\n    def choose(self, view):\n        return 'fly'\n")
    bot = f"{tmp_path}/bad.py:Bad"
    assert cli.main(["simulate", "--bots", bot, "--rounds", "9", "--cluster", cluster]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "answered 'fly'" in said.err


def test_a_worker_of_a_cluster_is_killed_in_the_middle(cluster: str) -> None:
    from distributed import Client

    with Client(cluster, timeout=PATIENCE) as client:
        killed: list[int] = []

        def kill_one(done: int, total: int) -> None:
            if not killed:
                pids = client.run(os.getpid)
                killed.append(pids[min(pids)])
                os.kill(killed[0], signal.SIGKILL)

        executor = client.get_executor()
        found = simulate("classic", 4, 20_000, seed=8, executor=executor, progress=kill_one)
        assert killed
        assert found == simulate("classic", 4, 20_000, seed=8)


# Shards


def shards(capsys: pytest.CaptureFixture[str], count: int, *command: str) -> list[str]:
    """Play all shards, the last one first."""
    files = [f"part{number}.jsonl" for number in range(1, count + 1)]
    for number in range(count, 0, -1):
        said = lastcard(
            capsys, *command, "--shard", f"{number}/{count}", "--save", files[number - 1], "--processes", "1"
        )
        assert f"Shard {number} of {count}" in said
    return files


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "minecraft", "--rounds", "1300", "--players", "3", "--keep-rounds"],
        ["simulate", "--games", "7", "--bots", "normal,random,easy,easy", "--scoring", "tally", "--target", "90"],
        ["simulate", "dc-super-hero-girls", "--rounds", "2", "--write", "Everyone else draws 1.", "--keep-rounds"],
        ["arena", "easy", "random", "normal", "--rounds", "1100", "--seed", "3"],
        ["arena", "easy", "random", "--players", "3", "--rounds", "400"],
    ],
    ids=["rounds", "games", "fewer rounds than shards", "pairs", "tables"],
)
def test_shards_tell_what_one_run_tells(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    """Table, JSON, CSV and picture, byte by byte."""
    monkeypatch.chdir(tmp_path)
    outputs = ["--json", "out.json"]
    if "--keep-rounds" in command:
        outputs += ["--csv", "out.csv"]
    if command[1] in ("minecraft", "easy"):  # one simulation and two arenas: a picture takes longer than all the rest
        outputs += ["--plot", "out.svg"]
    files = shards(capsys, 3, *command)
    merged = lastcard(capsys, "merge", files[1], files[2], files[0], *outputs)
    found = {path.name: path.read_bytes() for path in tmp_path.glob("out.*")}
    assert len(found) == len(outputs) // 2
    whole = [word for word in command if word != "--keep-rounds"]
    assert lastcard(capsys, *whole, "--processes", "1", *outputs) == merged
    assert {path.name: path.read_bytes() for path in tmp_path.glob("out.*")} == found


def test_a_shard_goes_on_where_it_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["simulate", "--rounds", "40", "--players", "2", "--bots", "mine.py:Last,easy", "--keep-rounds"]
    Path("mine.py").write_text(BOT)
    files = shards(capsys, 2, *command)
    whole = Path(files[1]).read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 1 + 4
    for kept in (lines[:1], [*lines[:3], lines[3][:40]], [lines[0][:30]], lines):
        Path(files[1]).write_bytes(b"".join(kept))
        if kept is not lines:
            assert cli.main(["merge", *files]) == 2
            assert "is no shard" in (said := capsys.readouterr().err) or "run its command again" in said
        lastcard(capsys, *command, "--shard", "2/2", "--save", files[1], "--processes", "1")
        assert Path(files[1]).read_bytes() == whole


def test_a_simulation_that_was_stopped_goes_on_with_its_csv(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["simulate", "--rounds", "3000", "--csv", "rounds.csv", "--processes", "1"]
    said = lastcard(capsys, *command)
    rounds = Path("rounds.csv").read_bytes()
    assert lastcard(capsys, *command, "--save", "kept.jsonl") == said
    kept = Path("kept.jsonl").read_bytes()
    Path("kept.jsonl").write_bytes(b"".join(kept.splitlines(keepends=True)[:3]))
    assert lastcard(capsys, *command, "--save", "kept.jsonl") == said
    assert (Path("rounds.csv").read_bytes(), Path("kept.jsonl").read_bytes()) == (rounds, kept)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return said.err


def test_shards_that_do_not_belong_together_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(BOT)
    command = ["simulate", "--rounds", "12", "--players", "2", "--bots", "mine.py:Last,easy"]
    one, two, three = shards(capsys, 3, *command)
    assert "2 of 3 shards; missing: 2" in refused(capsys, "merge", one, three)
    assert f"shard 2 of 3 is there twice: {two} and {two}" in refused(capsys, "merge", one, two, two)

    def other(*more: str) -> str:
        lastcard(capsys, *command, "--shard", "2/3", "--save", "other.jsonl", "--processes", "1", *more)
        said = refused(capsys, "merge", one, "other.jsonl", three)
        Path("other.jsonl").unlink()
        return said

    assert f"{one} and other.jsonl do not belong together: the first has seed 0 and not 5" in other("--seed", "5")
    assert "total 12 and not 15" in other("--rounds", "15")
    assert "target" in other("--target", "77")
    assert "rows False and not True" in other("--keep-rounds")
    Path("mine.py").write_text(BOT + "\n")
    assert "another version of mine.py:Last" in other()
    header, rest = Path(two).read_text().split("\n", 1)
    for given, word in (
        ("", "no shard"),
        ("hello\n", "no shard"),
        ("[]\n", "no shard"),
        ('{"simulation": 2}\n', "a whole simulation"),
        ('{"simulation": 2, "shard": [1, 3]}\n', "first line"),
        (header.replace('"simulation":2', '"simulation":3') + "\n", "format 3, and this version of lastcard reads"),
        (header.replace("0.1.0", "0.0.9") + "\n", "version '0.1.0"),
        (header.replace('"simulation":2', '"arena":2') + "\n", "a simulation and not an arena"),
        (header + "\n{}\n" + rest, "line 2 of"),
        (header + "\n", "0 of its 1 parts"),
    ):
        Path(two).write_text(given)
        assert word in refused(capsys, "merge", one, two, three)
    assert "cannot read nowhere" in refused(capsys, "merge", "nowhere", two)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--shard", "9/8"], "--shard: expected which one and of how many, such as 3/8, not '9/8'"),
        (["--shard", "0/8"], "'0/8'"),
        (["--shard", "3"], "'3'"),
        (["--shard", "3/8"], "--save"),
        (["--shard", "1/2", "--save", "a.jsonl", "--json", "-"], "--json goes with `lastcard merge`"),
        (["--cluster", "scheduler"], "such as tcp://10.0.0.5:8786, not 'scheduler'"),
        (["--cluster", "tcp://here:99999"], "not 'tcp://here:99999'"),
        (["--cluster", "tcp://127.0.0.1:1", "--processes", "2"], "not allowed with"),
        (["--cluster", "tcp://127.0.0.1:1"], "--cluster: no Dask scheduler answers at tcp://127.0.0.1:1"),
    ],
)
@pytest.mark.parametrize("command", [["simulate"], ["arena", "easy", "random"]], ids=["simulate", "arena"])
def test_bad_values_get_one_message(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
    arguments: list[str],
    word: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("lastcard.study.cluster.PATIENCE", 0.5)  # loaded here: half a second of work
    assert word in refused(capsys, *command, *arguments)
    assert list(tmp_path.iterdir()) == []


def test_whoever_answers_and_is_no_scheduler_is_not_waited_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.study.cluster.PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"tcp://127.0.0.1:{mute.getsockname()[1]}"
        assert "no Dask scheduler answers at" in refused(capsys, "simulate", "--cluster", address)


def test_ctrl_c_ends_a_shard_kindly(tmp_path: Path) -> None:
    file = tmp_path / "part.jsonl"
    command = [sys.executable, "-m", "lastcard", "simulate", "--rounds", "900000000", "--processes", "1"]
    with started([*command, "--shard", "2/2", "--save", str(file)]) as process:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "of 450,000,000 rounds of shard 2 of 2. The same command goes on" in out
    assert "Traceback" not in err
