"""Random play: any card that can be played, and now and then a forgotten call."""

from random import Random

from lastcard.bots.bot import BuiltIn
from lastcard.game.view import View


class RandomBot(BuiltIn):
    """Plays a card where it can, any of them equally likely, and answers everything else at random.

    >>> from lastcard.game.game import Game
    >>> from lastcard.game.view import look
    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> RandomBot(1).choose(look(game, "Ann")) in game.waiting[0].options
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> str:
        """Any option; a card rather than `draw` or `keep`; calls mostly, catches every other time; votes `done`."""
        if view.decision is None:
            raise ValueError("nothing is asked")
        options = view.decision.options
        if "not done" in options:
            return "done"
        if view.decision.kind == "react":
            option = self._random.choice(options[:-1])
            return option if self._random.random() < (0.8 if option == "uno" else 0.5) else "wait"
        cards = [option for option in options if option.startswith("play ")]
        return self._random.choice(cards or options)
