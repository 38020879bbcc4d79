"""What all tests share."""

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


@pytest.fixture(autouse=True)
def games_of_their_own(
    nothing_left_running: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No test touches the games of the person who runs it."""
    folder: Path = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("LASTCARD_DATA", str(folder))
