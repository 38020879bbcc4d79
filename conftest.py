"""How tests are found: soon, for each of several processes looks for all of them."""

import gc
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

gc.disable()  # what is found stays: looking for garbage in it takes a sixth of the time


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Modules without examples have none to run: those that load the heaviest libraries are among them."""
    found = yield
    if file_path.suffix == ".py" and ">>>" not in file_path.read_text(encoding="utf-8"):
        return [each for each in found if not isinstance(each, DoctestModule)]
    return found


def pytest_collection_finish() -> None:
    """From now on there is garbage again, but not among what was found."""
    gc.freeze()
    gc.enable()
