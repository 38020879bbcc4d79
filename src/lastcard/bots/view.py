"""What a bot is given: a seat's view, with what the seat remembers of the round."""

from dataclasses import replace

from lastcard.engine.decisions import REACT
from lastcard.engine.recorder import recorded
from lastcard.game.decisions import Decision
from lastcard.game.game import Game
from lastcard.game.options import Option
from lastcard.game.view import View, look
from lastcard.thinking.driver import Driver
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
    scene = _scene(game)
    scene.see(game.round, game.players.index(player), recorded(game.rows))
    count = scene.ask_to_react() if react else scene.ask()
    return replace(view, scene=scene, answers=_answers(game, scene.driver, count))


def asked(game: Game, driver: Driver) -> View:
    """What a bot sees of the question that a driver of the game's round asks: one open call at a time."""
    scene = _scene(game)
    scene.see_question(driver, recorded(game.rows))
    answers = _answers(game, scene.driver, scene.driver.count)
    player = game.players[driver.seat]
    view = look(game, player)
    decision = Decision(player, "react", answers) if driver.kind == REACT else view.decision
    return replace(view, decision=decision, scene=scene, answers=answers)


def _scene(game: Game) -> Scene:
    scene = Scene(game.edition.deck, len(game.players))
    scene.tally = game.options.scoring != "winner"
    if not scene.tally:
        scene.play_for(game.options.target, list(game.scores))
    return scene


def _answers(game: Game, driver: Driver, count: int) -> tuple[Option, ...]:
    return tuple(game.option(driver.option(index)) for index in range(count))
