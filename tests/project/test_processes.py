"""What the tests themselves rely on: signals that arrive, and nothing that outlives its test."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import processes
from processes import PATIENCE, children, end_all, started

SAY_SIGNALS = "import signal; print(int(signal.getsignal(signal.SIGHUP) == signal.SIG_DFL))"


def test_children_hear_signals_that_these_tests_were_told_to_ignore(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in `nohup make test &`."""
    monkeypatch.setenv(processes.APART, "")
    monkeypatch.delenv(processes.APART)
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        command = [sys.executable, "-c", SAY_SIGNALS]
        deaf = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        processes.hear_signals()
        hears = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        signal.raise_signal(signal.SIGHUP)  # and the tests themselves go on
    finally:
        signal.signal(signal.SIGHUP, before)
    assert (deaf.stdout, hears.stdout) == ("0\n", "1\n")


def test_processes_that_share_out_the_tests_outlive_a_closed_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are children of a process that ignores it, and children hear it: as in `nohup make test &`."""
    monkeypatch.setenv(processes.APART, "yes")
    script = "import os, processes; processes.hear_signals(); print(os.getsid(0) == os.getpgid(0) == os.getpid())"
    folder = Path(processes.__file__).parent
    command = [sys.executable, "-c", script]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.stdout == "True\n", ended.stderr


def test_what_a_test_leaves_running_is_ended_with_all_that_it_has_started() -> None:
    before = children()
    script = "sleep 1000 & echo; wait"
    with subprocess.Popen(["sh", "-c", script], stdout=subprocess.PIPE, text=True) as left:
        assert left.stdout
        left.stdout.readline()
        assert end_all(children() - before) == [f"sh -c {script}"]
        assert left.stdout.read() == "", "somebody still holds the pipe"
    assert children() == before


def test_a_process_ends_with_its_block() -> None:
    began = time.monotonic()
    with pytest.raises(ZeroDivisionError), started(["sleep", "1000"]) as process:
        raise ZeroDivisionError
    assert process.returncode == -signal.SIGKILL
    assert time.monotonic() - began < PATIENCE
