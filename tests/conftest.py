"""What all tests share."""

import itertools
import logging
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import processes
from lots import draw_alike, next_lot
from postgres import Postgres, running

processes.hear_signals()
draw_alike(new_key=lambda: 2 * next_lot(), new_seed=next_lot)

BROWSERS = 2
"""So many test processes begin with tests of the page: one browser is enough work for a core."""


IN_REAL_TIME = {"browser", "server", "terminal"}
"""Where tests have to do with browsers, servers and terminals that go on by themselves. They get a second try."""

SECOND_TRIES = 6
"""With more of them in one run, something is wrong."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of the page take longest, so they come first in some of the equal parts that test processes get."""
    for item in items:
        if IN_REAL_TIME.intersection(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=1))
    pages = [item for item in items if "browser" in item.path.parts]
    others = iter([item for item in items if "browser" not in item.path.parts])
    part = len(items) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items.clear()
    for first in range(BROWSERS):
        mine = pages[first::BROWSERS]
        items += [*mine, *itertools.islice(others, max(0, part - len(mine)))]
    items += others


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A second try is named at the end, and must stay rare."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:  # in one of the test processes
        return
    again = reporter.stats.get("rerun", [])
    for report in again:
        reporter.write_sep("_", f"failed at first: {report.nodeid}")
        reporter.write_line(report.longreprtext)
    if again:
        reporter.write_line(f"{len(again)} tried once more, of which {SECOND_TRIES} are allowed")
    if len(again) > SECOND_TRIES and not session.exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Whatever a test starts ends with it, even when it fails."""
    before = processes.children()
    yield
    left = processes.end_all(processes.children() - before - processes.shared)
    assert not left, f"the test left this running: {left}"


@pytest.fixture
def set_up_again() -> Iterator[None]:
    """Everything about logging as it was: for tests in whose process a server sets it up."""
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    hooks = (sys.excepthook, threading.excepthook)
    yield
    root.handlers = before
    logging.captureWarnings(False)
    for name in ("lastcard", "uvicorn", "uvicorn.access", "uvicorn.asgi", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.NOTSET)
    sys.excepthook, threading.excepthook = hooks


@pytest.fixture
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine with one core: small studies are played in this process, for starting others takes longer."""
    monkeypatch.setattr("lastcard.cli.studies.cores", lambda: 1)


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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL of this test process."""
    base = tmp_path_factory.getbasetemp()
    with running(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as found:
        yield found


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a new database."""
    return postgres.database()
