"""Studies without a number of processes play in this one: starting others takes longer than such small ones."""

import pytest


@pytest.fixture(autouse=True)
def in_this_process(one_core: None) -> None:
    """All of them here."""
