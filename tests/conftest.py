"""What all tests share."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def games_of_their_own(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the games of the person who runs it."""
    folder: Path = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("LASTCARD_DATA", str(folder))
