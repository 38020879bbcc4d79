"""Bots that think for a while do so elsewhere, so that nobody else has to wait for them."""

from collections.abc import Callable, Collection

from lastcard.table.plans import Plan


class Thoughts:
    """The plans that slow bots are thinking about. `think` lets one think and returns what calls it off."""

    def __init__(self, think: Callable[[Plan], Callable[[], object]]) -> None:
        self._think = think
        self._calling_off: dict[Plan, Callable[[], object]] = {}

    def attend(self, plans: Collection[Plan]) -> None:
        """These are the plans there are: begin to think about those that need it, and stop with all others."""
        for plan in [plan for plan in self._calling_off if plan not in plans]:
            self._calling_off.pop(plan)()
        for plan in plans:
            if plan.is_slow and plan.answer is None and plan not in self._calling_off:
                self._calling_off[plan] = self._think(plan)

    def forget(self) -> None:
        """The table that the plans were for is no more."""
        self._calling_off.clear()
