"""What all tests share."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

import processes

processes.hear_signals()


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Whatever a test starts ends with it, even when it fails."""
    before = processes.children()
    yield
    left = processes.end_all(processes.children() - before - processes.shared)
    assert not left, f"the test left this running: {left}"


@pytest.fixture(scope="session")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One folder after the other that is not there yet."""
    base = tmp_path_factory.mktemp("data")
    return (base / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def games_of_their_own(nothing_left_running: None, folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the games of the person who runs it, or depends on their name."""
    monkeypatch.setenv("LASTCARD_DATA", str(next(folders)))
    monkeypatch.setenv("LOGNAME", "root")
