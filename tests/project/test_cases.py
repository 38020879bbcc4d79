"""Many cases in one test: all are tried, and those that fail are named."""

import pytest

from cases import MOST, tried_with

CASES = range(MOST + 1)


def of(number: int) -> list[tuple[str, dict[str, int]]]:
    return [(str(number), {"number": number})]


def test_those_that_fail_are_named() -> None:
    tried: list[int] = []

    @tried_with("number", CASES)
    def test(number: int) -> None:
        tried.append(number)
        assert number not in (1, 3)
        if number == 4:
            pytest.fail("this one, too")

    with pytest.raises(BaseExceptionGroup, match="3 of 5 cases") as caught:
        test(part=[case for number in range(5) for case in of(number)])
    assert tried == [0, 1, 2, 3, 4]
    assert [error.__notes__[-1] for error in caught.value.exceptions] == [f"in the case: {n}" for n in (1, 3, 4)]


def test_no_case_is_left_out() -> None:
    @tried_with(("one", "other"), [(1, 2), (3, 4)])
    @tried_with("number", CASES, ids=lambda number: f"case {number}")
    def test(one: int, other: int, number: int, shared: str) -> None:
        assert shared

    (mark,) = test.pytestmark  # type: ignore[attr-defined]
    parts = mark.args[1]
    assert all(len(part) <= MOST for part in parts)
    found = [case for part in parts for case in part]
    assert [values for _, values in found] == [
        {"one": one, "other": other, "number": number} for one, other in [(1, 2), (3, 4)] for number in CASES
    ]
    assert found[0][0] == "1, 2 case 0"
    test(part=parts[0], shared="what a fixture gives")
