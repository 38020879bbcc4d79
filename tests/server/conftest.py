"""What all tests of the server share."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lastcard.server import workers
from server.wire import Browser, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module: whatever one does, the others play on."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def open_tab(server: Server) -> Iterator[Callable[..., Browser]]:
    """Opens tabs, which are closed at the end."""
    tabs: list[Browser] = []

    def new(**headers: Any) -> Browser:
        tabs.append(Browser(server, **headers))
        return tabs[-1]

    yield new
    for tab in tabs:
        with suppress(ConnectionClosed, OSError):
            tab.close()


@pytest.fixture(autouse=True)
def readers_get_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between busy test processes, whoever is nice gets nothing: only those that think stay nice."""
    started = workers.started
    monkeypatch.setattr(workers, "started", lambda kind, nice: started(kind, nice if kind == "think" else 0))
