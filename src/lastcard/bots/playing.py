"""Bots play a game: whoever owes a call is asked first, then everybody else may catch, and then it goes on."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from lastcard.bots import make
from lastcard.bots.bot import BotLike, SeatedBot, label, one_each
from lastcard.bots.errors import BotError
from lastcard.bots.view import asked
from lastcard.engine import decisions
from lastcard.files import shown
from lastcard.game.game import Game
from lastcard.game.looker import Looker
from lastcard.game.questions import NEXT
from lastcard.thinking.driver import Driver

Bots: TypeAlias = BotLike | Sequence[BotLike] | Mapping[str, BotLike]
"""Who plays: one bot for all seats, one for each, or one for each player by name."""

LONGEST = 10_000
"""Decisions in a round. Bots who play at random take some hundreds."""

FRUITLESS = 100
"""Rounds in a row that bring nobody a point: bots who only draw would block one after the other for ever."""


def play_out(
    game: Game, bots: Bots = "normal", *, until: Literal["game", "round"] = "game", seed: int | None = None
) -> Game:
    """Let bots play a game to its end, or to the end of the round, from wherever it stands. Returns the same game.

    `bots` is one bot for all, a sequence by seat, or a mapping by player; each is a name, a class, or an object. It is
    fair: as soon as somebody owes the call "UNO", they are asked whether to call; then everybody else, in turn order,
    may catch them; and only then does the next player move. A class is made once for the whole game. `seed` is for the
    bots' own dice, and the game's unless told: the same game, bots and seed give the same moves.

    >>> from lastcard import Game
    >>> game = play_out(Game("minecraft", ["Ann", "Bo", "Cy"], seed=7), ["hard:20", "normal", "random"])
    >>> game.winners, game.scores
    (('Bo',), [420, 509, 457])
    >>> game = play_out(Game("classic", ["Ann", "Bo"], seed=1), {"Ann": "normal", "Bo": "easy"}, until="round")
    >>> game.round_number, game.round.over, game.winners
    (1, True, ())
    """
    if until not in ("game", "round"):
        raise ValueError(f"until {shown(until)}: expected 'game' or 'round'")
    seated = _seated(game, bots, game.seed if seed is None else seed)
    fruitless = 0
    while not game.winners:
        if game.round.over:
            game.apply(next(iter(game.asked)), NEXT)
        before = game.scores
        _play_round(game, seated)
        if until == "round":
            break
        fruitless = fruitless + 1 if game.scores == before else 0
        if fruitless == FRUITLESS:
            raise BotError(f"{_names(list(seated.values()))}: {FRUITLESS} rounds in a row brought nobody a point")
    return game


def _seated(game: Game, bots: Bots, seed: int) -> dict[str, SeatedBot]:
    """A bot for every player."""
    players = game.players
    if isinstance(bots, Mapping):
        if set(bots) != set(players):
            raise ValueError(f"bots for {', '.join(map(str, bots)) or 'nobody'}, but {', '.join(players)} play")
        everybody = tuple(bots[name] for name in players)
    else:
        everybody = one_each(bots, len(players))
    return {name: make(everybody[seat], seed * 16 + seat) for seat, name in enumerate(players)}


def _play_round(game: Game, seated: Mapping[str, SeatedBot]) -> None:
    driver = Driver(game.round)
    for _ in range(LONGEST):
        while game.chance_is_asked:
            game.roll()
        if not driver.look():
            break
        index = answer(game, driver, seated[game.players[driver.seat]])
        option = game.option(driver.option(index))
        if option.verb != "wait":
            game.apply(game.players[driver.seat], option)
        driver.answered(index)
    else:
        raise endless(list(seated.values()))
    looker = Looker(game)
    for name, bot in seated.items():
        bot.round_over(looker.look(name))


def answer(game: Game, driver: Driver, bot: SeatedBot) -> int:
    """The number of the option that a bot takes. One that is dared takes the part after `or`."""
    if driver.count == 1 or driver.kind == decisions.VOTE:
        return int(driver.count) - 1
    view = asked(game, driver)
    return view.answers.index(bot.choose(view))


def endless(bots: Sequence[BotLike]) -> BotError:
    """The error of bots that do not come to an end."""
    return BotError(f"{_names(bots)}: after {LONGEST:,} decisions a round has not come to its end")


def _names(bots: Sequence[BotLike]) -> str:
    return ", ".join(dict.fromkeys(map(label, bots)))
