"""How long bots take: as the host likes it, in the middle of a game, too."""

import pytest

from lastcard.server import messages as m
from lastcard.server.refusal import RefusedError
from lastcard.table.table import DELAYS, SHORTEST_DELAY, WINDOW
from server.fakes import Fixture


def waits(at: Fixture, rounds: int = 30) -> list[float]:
    """How long bots take for their moves, one after the other, while Ann plays whatever she can."""
    found: list[float] = []
    while len(found) < rounds and not at.game.game.winners:
        if any(decision.player == "Ann" for decision in at.game.game.waiting):
            options = next(decision.options for decision in at.game.game.waiting if decision.player == "Ann")
            at.move("Ann", options[-1])
            continue
        before, moves = at.services.time, len(at.game.game.moves)
        if at.game.game.round.owing:
            at.pass_time(WINDOW + 3)
            continue
        while len(at.game.game.moves) == moves:
            at.pass_time(0.01)
        found.append(at.services.time - before)
    return found


def test_bots_take_as_long_as_the_pace_says() -> None:
    found: dict[m.Pace, list[float]] = {}
    paces: tuple[m.Pace, ...] = ("slow", "normal", "fast")
    for pace in paces:
        at = Fixture("Ann", bots=("random", "random", "random"), pace=pace)
        at.start()
        found[pace] = waits(at)
    assert sum(found["slow"]) > 1.3 * sum(found["normal"])
    assert max(found["fast"]) <= SHORTEST_DELAY + 0.02
    assert min(found["fast"]) >= SHORTEST_DELAY - 0.02


def test_the_host_changes_the_pace_in_the_middle_of_the_game() -> None:
    at = Fixture("Ann", "Bo", bots=("random",), pace="slow")
    at.start()
    with pytest.raises(RefusedError, match="only Ann, the host"):
        at.room.set_pace("Bo", "fast")
    while at.asked() != "Robin":
        at.move(at.asked(), "draw" if "draw" in at.game.game.waiting[0].options else at.game.game.waiting[0].options[0])
    at.room.set_pace("Ann", "fast")
    assert at.viewers["Bo"].room["settings"]["pace"] == "fast"
    moves = len(at.game.game.moves)
    at.pass_time(SHORTEST_DELAY + 0.01)
    assert len(at.game.game.moves) > moves, "a bot that is asked already hurries up"
    again = at.reload()
    again.come_back("Ann")
    assert again.viewers["Ann"].room["settings"]["pace"] == "fast"
    assert again.game.speed == 0


def test_fast_bots_leave_people_the_time_to_call() -> None:
    at = Fixture("Ann", bots=("normal",), pace="fast")
    at.start()
    least, _ = DELAYS["catch"]
    assert all(at.game._delay("catch", "Robin") >= least for _ in range(100))
