"""How long bots take: as the host likes it, in the middle of a game, too."""

from random import Random

import pytest

from lastcard.server import messages as m
from lastcard.server.refusal import RefusedError
from lastcard.table.plans import DELAYS, SHORTEST_DELAY, TIME_TO_THINK
from lastcard.table.table import WINDOW
from server.fakes import FakeServices, Fixture


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
    assert all(at.game._delay("catch") >= least for _ in range(100))


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_bot_that_thinks_answers_when_it_planned_to_whether_or_not_it_has_a_choice(pace: m.Pace) -> None:
    at = Fixture("Ann", bots=("hard", "hard"), pace=pace)
    at.start()
    slow = Random(1)
    choices: set[bool] = set()
    for _ in range(400):
        if at.game.game.winners:
            break
        asked = next((decision for decision in at.game.game.waiting if decision.player == "Ann"), None)
        if asked is not None:
            at.move("Ann", asked.options[-1])
            continue
        plan = min(at.game.plans, key=lambda plan: plan.at)
        if slow.random() < 0.5:
            plan.answer = plan.view.answers[0]  # it has thought in time, and else it has not
        at.pass_time(plan.at - at.services.time - 0.001)
        assert plan in at.game.plans
        at.pass_time(0.002)
        assert plan not in at.game.plans
        assert plan.view.decision is not None
        choices.add(len(plan.view.decision.options) > 1)
    assert choices == {True, False}


def test_when_a_bot_answers_is_drawn_without_a_look_at_its_cards() -> None:
    found: dict[bool, set[float]] = {True: set(), False: set()}
    for key in range(40):
        services = FakeServices()
        services.tables.key = f"{key:064x}"
        at = Fixture("Ann", bots=("hard",), services=services)
        at.start()
        while at.asked() == "Ann":
            at.move("Ann", at.game.game.waiting[0].options[0])
        decision = at.game.game.waiting[0]
        if decision.kind == "turn" and not at.game.game.round.owing:
            at.game._random.seed(5)
            at.game.restart_clocks(at.services.time)
            found[len(decision.options) > 1].add(round(at.game.plans[0].at - at.services.time, 9))
    assert len(found[True]) == len(found[False]) == 1
    assert found[True] == found[False]


def test_a_bot_that_thinks_always_has_a_moment_to_do_so() -> None:
    for level, moment in (("hard", TIME_TO_THINK), ("normal", 0.0)):
        at = Fixture("Ann", bots=(level,))
        at.services.tables.pace = 0.0
        at.start()
        while at.asked() == "Ann":
            at.move("Ann", at.game.game.waiting[0].options[0])
        assert at.game.plans[0].at == at.services.time + moment
        at.services.time += 5
        at.game._plan(at.services.time, None)  # as after a call or a catch
        assert at.game.plans[0].at == at.services.time + (moment or -5)
