"""Many small cases in one test: as tests of their own they would take longer to set up than to try.

All of them are tried, and those that fail are named with what is wrong.
"""

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

MOST = 300
"""Cases in one test: with more there are several, for several test processes."""

Case = tuple[str, dict[str, Any]]
"""How it is called, and its values."""


def tried_with(
    names: str | Sequence[str], cases: Iterable[Any], ids: Callable[[Any], object] | Iterable[object] = repr
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Like `pytest.mark.parametrize`, for cases that leave nothing behind: they share what else the test is given."""
    rows = [[case] if isinstance(names, str) else [*case] for case in cases]
    titles = [", ".join(str(ids(value)) for value in row) for row in rows] if callable(ids) else [*map(str, ids)]
    known = [names] if isinstance(names, str) else names
    mine = [(title, dict(zip(known, row, strict=True))) for title, row in zip(titles, rows, strict=True)]

    def of_all(test: Callable[..., None]) -> Callable[..., None]:
        one: Callable[..., None] = getattr(test, "one_case", test)
        before: list[Case] = getattr(test, "cases", [("", {})])  # of a `tried_with` below this one
        both = [(f"{title} {also}".strip(), {**values, **more}) for title, values in mine for also, more in before]
        return _together(one, both)

    return of_all


def _together(one: Callable[..., None], cases: list[Case]) -> Callable[..., None]:
    parts = [cases[first : first + MOST] for first in range(0, len(cases), MOST)]
    assert parts, "there is no case"

    def tried(part: list[Case], **shared: Any) -> None:
        failed: list[BaseException] = []
        for title, values in part:
            try:
                one(**values, **shared)
            except (Exception, pytest.fail.Exception) as error:
                error.add_note(f"in the case: {title}")
                failed.append(error)
        if failed:
            raise BaseExceptionGroup(f"{len(failed)} of {len(part)} cases", failed)

    given = [inspect.Parameter("part", inspect.Parameter.KEYWORD_ONLY)]
    given += [each for name, each in inspect.signature(one).parameters.items() if name not in cases[0][1]]
    given = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in given]
    vars(tried).update(one_case=one, cases=cases, __signature__=inspect.Signature(given))
    tried.__name__, tried.__module__, tried.__doc__ = one.__name__, one.__module__, one.__doc__
    marked: Callable[..., None] = pytest.mark.parametrize("part", parts, ids=map(str, range(len(parts))))(tried)
    return marked
