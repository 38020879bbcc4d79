"""What all tests of the server share."""

import pytest

from lastcard.server import workers


@pytest.fixture(autouse=True)
def readers_get_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between busy test processes, whoever is nice gets nothing: only those that think stay nice."""
    started = workers.started
    monkeypatch.setattr(workers, "started", lambda kind, nice: started(kind, nice if kind == "think" else 0))
