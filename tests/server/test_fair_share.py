"""Who may think next, and for how long."""

from collections import Counter

import pytest

from lastcard.server.fair_share import LEAST, MARGIN, FairShare, Task


def thought_through(line: FairShare[Task], thinkers: int, now: float = 0.0) -> list[tuple[Task, float, float]]:
    """What is thought about, for how long and until when, as long as nobody new gets in line."""
    free = [now] * thinkers
    found = []
    while (taken := line.take(free[0], thinkers)) is not None:
        task, seconds = taken
        found.append((task, seconds, free[0] + seconds))
        free = sorted([*free[1:], free[0] + seconds])
    return found


def test_with_time_enough_everybody_gets_what_they_want() -> None:
    line = FairShare[Task]()
    line.add(Task("one", 5.0), 0.0)
    line.add(Task("two", 5.0, wanted=0.1), 0.0)
    assert sorted(seconds for _, seconds, _ in thought_through(line, 1)) == [0.1, 0.3]


@pytest.mark.parametrize("thinkers", [1, 3])
def test_what_is_due_first_comes_first_and_nobody_is_late(thinkers: int) -> None:
    line = FairShare[Task]()
    for number in range(40):
        line.add(Task(f"table {number}", 1.0 + number * 37 % 40 / 40), 0.0)
    found = thought_through(line, thinkers)
    assert len(found) == 40
    assert [task.due for task, _, _ in found] == sorted(task.due for task, _, _ in found)
    assert all(end <= task.due for task, _, end in found)
    times = [seconds for _, seconds, _ in found]
    assert min(times) > 0.5 * thinkers * 0.97 / 20, "everybody gets about the same"


def test_a_table_that_asks_for_much_gets_no_more_than_others() -> None:
    # One table has many bots that play fast and asks 60 times a second; twenty others ask once.
    coming = [(step / 60, "greedy", 0.15) for step in range(60 * 60)]
    coming += [(step / 20, f"table {step % 20}", 1.5) for step in range(20 * 60)]
    line = FairShare[Task](seed=1)
    spent: Counter[str] = Counter()
    now = 0.0
    for at, table, time in sorted(coming):
        while now < at and (taken := line.take(now, 1)) is not None:
            now += taken[1]
            spent[taken[0].table] += int(taken[1] * 1e6)
        now = max(now, at)
        line.add(Task(table, at + time), at)
    others = [spent[f"table {number}"] for number in range(20)]
    assert sum(others) > 0.8 * 60e6
    assert min(others) > 0.8 * max(others)
    assert 0 < spent["greedy"] < 1.5 * max(others)


def test_far_too_much_to_think_about_leaves_some_without_and_all_tables_alike() -> None:
    line = FairShare[Task](seed=1)
    for number in range(3000):
        line.add(Task(f"table {number % 5}", 2.0), 0.0)
    found = thought_through(line, 1)
    assert all(seconds >= LEAST for _, seconds, _ in found)
    assert all(end <= 2.0 for _, _, end in found)
    assert 100 < len(found) < 400
    share = Counter(task.table for task, _, _ in found)
    assert max(share.values()) < 1.5 * min(share.values())


def test_what_comes_too_late_is_left_out() -> None:
    line = FairShare[Task]()
    line.add(Task("one", 1.0), 0.0)
    line.add(Task("two", 2.0), 0.0)
    taken = line.take(1.0 - MARGIN, 1)
    assert taken is not None
    assert taken[0].table == "two"
    assert len(line) == 0


def test_who_leaves_the_line_is_not_thought_about() -> None:
    line = FairShare[Task]()
    task = Task("one", 1.0)
    line.add(task, 0.0)
    line.remove(task)
    line.remove(task)
    assert line.take(0.0, 1) is None
