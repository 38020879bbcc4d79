"""Bots that decide by habit, without thinking ahead: a beginner, and a player with good habits."""

from lastcard.bots.bot import BuiltIn
from lastcard.engine.chance import Chance
from lastcard.game.view import View
from lastcard.thinking.policy import EASY, NORMAL, Policy
from lastcard.thinking.scene import Scene


def answered_at_once(view: View) -> str | None:
    """The answer to a question that needs no thought: a single option, or a vote on what a person did."""
    if view.decision is None:
        raise ValueError("nothing is asked")
    options = view.decision.options
    if view.decision.kind == "vote":
        return "done"
    return options[0] if len(options) == 1 else None


def scene_of(view: View) -> Scene:
    """The scene of a view."""
    if view.scene is None:
        raise ValueError("this bot needs what `sight` gives, not only what `look` does")
    return view.scene


class _Habits(BuiltIn):
    level = NORMAL

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed)
        self._policy: Policy | None = None

    def choose(self, view: View) -> str:
        """The option that habit suggests."""
        at_once = answered_at_once(view)
        if at_once is not None:
            return at_once
        scene = scene_of(view)
        if self._policy is None or self._policy.deck is not scene.deck:
            self._policy = Policy(scene.deck)
        return view.answers[self._policy.choose(scene.driver, self.level, self._chance)]


class EasyBot(_Habits):
    """A beginner: plays what catches the eye, wastes wilds, and now and then forgets to call.

    >>> from lastcard.bots import sight
    >>> from lastcard.game.game import Game
    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> EasyBot(1).choose(sight(game, "Ann")) in game.waiting[0].options
    True
    """

    level = EASY


class NormalBot(_Habits):
    """Good habits: colours by hand, wilds kept for later, an eye on who is about to go out.

    >>> from lastcard.bots import sight
    >>> from lastcard.game.game import Game
    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> NormalBot(1).choose(sight(game, "Ann")) in game.waiting[0].options
    True
    """

    level = NORMAL
