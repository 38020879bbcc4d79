"""Looking at a game together, once it is over: one shows it, and everybody hears where they are."""

from typing import Any

import pytest

from lastcard.server import messages as m
from lastcard.server.refusal import RefusedError
from server.fakes import Fixture


@pytest.fixture
def over() -> Fixture:
    """Ann, who is the host, Bo and Cy after their game."""
    at = Fixture("Ann", "Bo", "Cy")
    at.room.start("Ann")
    at.room.state = "over"
    return at


def shown(at: Fixture, name: str) -> Any:
    return at.viewers[name].room["shown"]


def test_what_one_shows_everybody_hears(over: Fixture) -> None:
    over.room.show("Bo", m.Show(7, "Cy", open=False))
    assert [shown(over, name) for name in ("Ann", "Bo", "Cy")] == 3 * [
        {"by": "Bo", "step": 7, "seat": "Cy", "open": False}
    ]
    with pytest.raises(RefusedError, match="Bo is showing"):
        over.room.show("Cy", m.Show(1))
    over.room.show("Ann", m.Show(2))  # the host may
    assert shown(over, "Bo")["by"] == "Ann"
    over.room.show("Ann", m.Show())
    assert shown(over, "Cy") is None
    over.room.show("Cy", m.Show(1))


def test_nobody_sees_it_as_somebody_who_was_not_there(over: Fixture) -> None:
    for seat in ("__proto__", "Dora", "<b>"):
        with pytest.raises(RefusedError, match="does not sit"):
            over.room.show("Bo", m.Show(7, seat))
    assert shown(over, "Ann") is None


def test_it_ends_when_whoever_shows_it_leaves_for_good(over: Fixture) -> None:
    over.room.show("Bo", m.Show(7))
    over.room.leave("Bo")
    assert shown(over, "Ann") is None
    over.room.show("Cy", m.Show(1))


def test_it_ends_when_whoever_shows_it_goes(over: Fixture) -> None:
    over.room.show("Bo", m.Show(7))
    over.room.detach(over.viewers["Cy"])
    assert shown(over, "Ann")["step"] == 7
    over.room.detach(over.viewers["Bo"])
    assert shown(over, "Ann") is None


def test_nothing_is_shown_before_the_game_is_over() -> None:
    at = Fixture("Ann", "Bo")
    at.room.start("Ann")
    with pytest.raises(RefusedError, match="over"):
        at.room.show("Ann", m.Show(1))
