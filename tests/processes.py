"""What tests start ends with them, and what they wait for is a condition, never a time."""

import asyncio
import contextlib
import io
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import psutil
import pytest

from lastcard.cli.main import main

PATIENCE = 120.0
"""Seconds until a test gives up waiting: far more than anything takes, on a busy machine, too."""

LOOK_EVERY = 0.02
"""Seconds between two looks."""


def wait_until(is_so: Callable[[], bool], what: str = "what has to come") -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(LOOK_EVERY)


async def until(is_so: Callable[[], bool], what: str = "what has to come") -> None:
    """Wait until something is true, while everything else goes on."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"waited in vain for {what}"
        await asyncio.sleep(LOOK_EVERY / 10)


@contextlib.contextmanager
def started(
    command: Sequence[str], *, stderr: int = subprocess.PIPE, env: Mapping[str, str] | None = None
) -> Iterator["subprocess.Popen[str]"]:
    """A process with pipes for everything; at the end of the block it ends, however the block ends."""
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, text=True, env=env
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()


def run_here(arguments: Sequence[str], stdin: bytes) -> "subprocess.CompletedProcess[bytes]":
    """Run a command of lastcard in this process, which need not start one and load everything again."""
    pipes = [io.BytesIO(stdin), io.BytesIO(), io.BytesIO()]
    given, out, err = (io.TextIOWrapper(pipe, "utf-8", write_through=True) for pipe in pipes)
    with pytest.MonkeyPatch.context() as streams:
        for name, stream in (("stdin", given), ("stdout", out), ("stderr", err)):
            streams.setattr(sys, name, stream)
        try:
            status = main(list(arguments))
        except SystemExit as end:
            status = int(end.code or 0)
    return subprocess.CompletedProcess(arguments, status, pipes[1].getvalue(), pipes[2].getvalue())


EPHEMERAL = Path("/proc/sys/net/ipv4/ip_local_port_range")
_ports = itertools.count(5_000 * int(os.environ.get("PYTEST_XDIST_WORKER", "0").strip("gw")) + random.randrange(4_000))


def free_port() -> int:
    """A port for a server that comes back to it.

    None of those that the system gives away: some other test's connection could have it while the server is down.
    """
    lowest = int(EPHEMERAL.read_text().split()[0]) if EPHEMERAL.exists() else 49_152
    while True:
        port = 10_000 + next(_ports) % max(1_000, lowest - 10_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


APART = "LASTCARD_TESTS_APART"
"""The variable by which the processes that share out the tests know that they have to outlive a closed terminal."""


def hear_signals() -> None:
    """Let children hear Ctrl-C and a closed terminal, though these tests may have been told to ignore them.

    Whatever `nohup make test &` starts ignores both, and passes that on; a handler of one's own is not passed on. The
    processes that share out the tests are such children, too: they go into a session of their own, where neither they
    nor anything that they start is told when the terminal is closed.
    """
    if APART in os.environ:
        with contextlib.suppress(OSError):  # whoever leads a group has one already
            os.setsid()
    for name in ("SIGINT", "SIGHUP"):
        found = getattr(signal, name, None)
        if found is not None and signal.getsignal(found) == signal.SIG_IGN:
            signal.signal(found, lambda *_: None)
            os.environ[APART] = "yes"


shared: set[int] = set()
"""Processes that several tests use, whichever of them started it anew."""

on_behalf: set[int] = set()
"""Processes that start others on behalf of this one: see ready.py."""

OURS = ("multiprocessing.resource_tracker", "multiprocessing.forkserver")
"""Python's own helpers, which stay until the process that uses them ends."""


def children() -> set[int]:
    """The processes that this one has started and that still run."""
    parents = {os.getpid(), *on_behalf}
    try:
        lists = [(task / "children").read_text() for pid in parents for task in Path(f"/proc/{pid}/task").iterdir()]
        return {int(pid) for each in lists for pid in each.split()}
    except OSError:  # not Linux: the same, but slowly
        return {process.pid for pid in parents for process in psutil.Process(pid).children()}


def end_all(left: set[int]) -> list[str]:
    """End these processes and all that they have started. Returns their commands."""
    found: list[str] = []
    for pid in left:
        with contextlib.suppress(psutil.NoSuchProcess):
            process = psutil.Process(pid)
            command = " ".join(process.cmdline())
            ended = process.status() == psutil.STATUS_ZOMBIE or not command  # it has none any more when it is ending
            if ended or any(word in command for word in OURS):
                continue
            found.append(command)
            family = [process, *process.children(recursive=True)]
            for each in family:
                with contextlib.suppress(psutil.NoSuchProcess):
                    each.kill()
            psutil.wait_procs(family, PATIENCE)
    return found
