"""What a bot is given: a seat's view, with what the seat remembers of the round."""

from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.game.game import Game
from lastcard.game.view import View, look
from lastcard.thinking.scene import Scene


def sight(game: Game, player: str, react: bool = False) -> View:
    """What a player sees and remembers. `react`: asked whether to call "UNO" or to catch somebody.

    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> view = sight(game, "Ann")
    >>> sorted(view.answers) == sorted(view.decision.options)
    True
    """
    view = look(game, player).reacting() if react else look(game, player)
    if game.round.over:
        return view
    scene = Scene(game.edition.deck, len(game.players))
    scene.tally = game.options.scoring == "tally"
    scene.see(game.round, game.players.index(player), vec[i64](game.rows))
    count = scene.ask_to_react() if react else scene.ask()
    answers = tuple(game.option(scene.driver.option(index)) for index in range(count))
    return replace(view, scene=scene, answers=answers)
