"""A folder of its own for bad input, and studies in one process: starting others takes longer than such small ones."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard.cli.main import main

Refusal = Callable[..., str]


@pytest.fixture(autouse=True)
def in_this_process(one_core: None) -> None:
    """All of them here."""


@pytest.fixture
def refuse(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Refusal:
    """Runs a command in a folder of its own and returns its message."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> str:
        status = main(arguments)
        out, err = capsys.readouterr()
        assert status == 2
        assert out == ""
        assert err.startswith("lastcard: ")
        assert err.endswith("\n")
        assert err[:-1].isprintable(), "one line, without control characters"
        return err

    return run
