"""State for planners: what a seat knows of a game as data, and whole games that look the same to that seat.

`Game.copy` clones, `Game(..., chance_waits=True)` asks a player called `chance` what the dice show, and this module
adds what imperfect information needs.

>>> from lastcard import Game
>>> game = Game("classic", ["Ann", "Bo", "Cy"], seed=7)
>>> asked = game.waiting[0].player
>>> all(known(world, asked) == known(game, asked) for world in worlds(game, asked, 20))
True
"""

from lastcard.bots import sight
from lastcard.bots.levels import scene_of
from lastcard.engine.chance import Chance
from lastcard.engine.recorder import recorded
from lastcard.engine.round import Round
from lastcard.game.game import Game
from lastcard.thinking.driver import Driver


def known(game: Game, player: str) -> tuple[int, ...]:
    """All that a player knows and remembers of the round, as numbers: the game with everything else taken out.

    It is the same in two games exactly when they look the same to that player, so it is a key for what a planner has
    learned about a situation.

    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> known(game, "Ann") == known(game.copy(), "Ann"), known(game, "Ann") == known(game, "Bo")
    (True, False)
    """
    _check(game, player)
    return tuple(map(int, scene_of(sight(game, player)).encode()))


def worlds(game: Game, player: str, count: int = 1, seed: int = 0) -> list[Game]:
    """Games that this one could be, as far as a player knows: the cards that they cannot see are dealt anew.

    Cards that others are known to hold stay with them, and a hand that showed to have none of a colour gets none. Each
    is a game of its own, with other dice; what happened before is not part of it. The same seed gives the same worlds.

    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> from lastcard.game.view import look
    >>> world = worlds(game, "Ann")[0]
    >>> mine, dealt = look(game, None).table.hands, look(world, None).table.hands
    >>> mine["Ann"] == dealt["Ann"], mine["Bo"] == dealt["Bo"]
    (True, False)
    """
    _check(game, player)
    scene = scene_of(sight(game, player))
    seat = game.players.index(player)
    rows = recorded(game.rows).as_seen(seat)
    driver = Driver(Round(game.edition.deck, len(game.players), Chance()))
    chance = Chance(seed)
    found = []
    for _ in range(count):
        scene.deal(driver, chance)
        world = game.copy()
        world.round.copy_from(driver.round)
        world.round.chance_waits = True  # the game rolls by itself, unless its own `chance_waits` says otherwise
        world.seed, world.position, world.dealing = 0, None, None
        world.events, world.moves, world.believed, world.rows = [], [], set(), list(rows)
        found.append(world)
    return found


def _check(game: Game, player: str) -> None:
    if player not in game.players:
        raise ValueError(f"{player!r} does not play; there are {', '.join(game.players)}")
    if game.round.over:
        raise ValueError("the round is over, and all hands lie open: nobody has to guess")
