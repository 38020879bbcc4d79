"""Studies without a number of processes play in this one: starting others takes longer than such small ones."""

import pytest


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine with one core."""
    monkeypatch.setattr("lastcard.cli.studies.cores", lambda: 1)
