"""A table for learners: an episode of the compiled engine, with its arrays, its rewards, and bots on some seats."""

import operator
from collections.abc import Sequence
from typing import Any, Literal, get_args

from librt.vecs import vec
from mypy_extensions import u8

from lastcard.bots import BotLike
from lastcard.cards.edition import EditionLike
from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE
from lastcard.engine.recorder import Witness
from lastcard.engine.round import Round
from lastcard.envs.spaces import Spaces
from lastcard.files import shown, suggestion
from lastcard.game.game import Game
from lastcard.game.players import check_players
from lastcard.game.settings import Options, OptionsLike, eliminated_seats, points_of, seats_in, winning_seats
from lastcard.game.view import View, look
from lastcard.learning import episode as E
from lastcard.learning.episode import Episode
from lastcard.study.players import Mind, level_of, mind_of
from lastcard.study.players import check as check_bots
from lastcard.thinking.playout import OUTSIDE

Reward = Literal["round", "points", "game"]
"""What is rewarded: winning the round, the points that it brings, or winning a whole game."""

AUTOMATIC = {
    "call": E.CALL,
    "catch": E.CATCH,
    "accept": E.ACCEPT,
    "jump": E.JUMP,
    "vote": E.VOTE,
    "forced": E.FORCED,
}
"""Small decisions that can run by themselves: always call, always catch, never challenge, never jump in, never vote
that a dare was done, and take the only option there is."""


OVER = "the episode is over, or has not begun: reset before the next step"


class Scores:
    """Counts points from round to round, and says what they are worth."""

    def __init__(self, players: int, options: Options, reward: Reward) -> None:
        self.players, self.options, self.reward = players, options, reward
        self.scores = [0] * players
        self.rounds = 0

    def reset(self) -> None:
        """Another game."""
        self.scores = [0] * self.players
        self.rounds = 0

    def settle(self, round: Round) -> tuple[list[float], int, list[int]]:
        """Count a round that is over: rewards, the next dealer (NONE if the episode is over), points in hundredths."""
        gained = points_of(round, self.options)
        if self.reward == "points":
            return self._points(gained), NONE, [0] * self.players
        before = seats_in(int(round.eliminated))
        self.scores = [score + points for score, points in zip(self.scores, gained, strict=True)]
        self.rounds += 1
        winners = winning_seats(self.scores, self.options, before, self.rounds)
        if winners:
            self.reset()
            return self._won(winners), NONE, [0] * self.players
        out = eliminated_seats(self.scores, self.options)
        round.eliminated = sum(1 << seat for seat in out)
        dealer = (int(round.dealer) + 1) % self.players
        while dealer in out:
            dealer = (dealer + 1) % self.players
        return [0.0] * self.players, dealer, [100 * score // self.options.target for score in self.scores]

    def _points(self, gained: Sequence[int]) -> list[float]:
        """What a seat gained, less what the others did on average, in hundreds; where points are bad, the other way."""
        sign = 1 if self.options.scoring == "winner" else -1
        total = sum(gained)
        return [sign * (each - (total - each) / (self.players - 1)) / 100 for each in gained]

    def _won(self, winners: Sequence[int]) -> list[float]:
        loss = -len(winners) / max(1, self.players - len(winners))
        return [1.0 if seat in winners else loss for seat in range(self.players)]


class Table:
    """One episode after the other at one table. `seat` is asked; `step` answers for it.

    >>> table = Table("classic", 3, automatic=("call", "catch"))
    >>> table.begin(seed=7)
    >>> table.seat, [str(table.spaces.option(action, table.seat)) for action in table.legal()]
    (0, ['play Y8', 'play YD', 'draw'])
    >>> table.step(table.legal()[0])
    """

    def __init__(
        self,
        edition: EditionLike = "classic",
        players: int = 2,
        options: OptionsLike | None = None,
        *,
        observation: str = "vector",
        reward: Reward = "round",
        automatic: Sequence[str] = (),
        bots: Sequence[BotLike | None] = (),
    ) -> None:
        self.spaces = Spaces(edition, players, observation)
        self.options = check(self.spaces, options, reward, automatic)
        self.scores = Scores(players, self.options, reward)
        self.rows = vec[u8](bytes(self.spaces.size))
        self.masks = vec[u8](bytes(self.spaces.actions))
        bots = bots or [None] * players
        check_bots([bot for bot in bots if bot is not None])
        self.episode = new_episode(
            self.spaces, self.options, reward, automatic, bots, self.rows, self.masks, self.scores
        )
        self.bots = tuple(bots)
        self._minds: dict[int, Mind] = {}
        driver = self.episode.driver
        if any(bot is not None and level_of(bot) == OUTSIDE for bot in bots):
            witness = Witness(len(self.spaces.edition.kinds))
            driver.round.listen(witness)
            for seat, bot in enumerate(bots):
                if bot is not None and level_of(bot) == OUTSIDE:
                    self._minds[seat] = mind_of(seat, bot, driver, witness, self.spaces.edition, self.options)

    def begin(self, seed: int) -> None:
        """Begin a new episode; the same seed gives the same cards, dealer and bots."""
        self.scores.reset()
        self.episode.forget_rewards()
        for seat, mind in self._minds.items():
            mind.begin(seed * 16 + seat)
            mind.hear([0] * self.spaces.players, 1)
        self.episode.begin(seed)
        self._let_bots_move()

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.episode.driver.seat)

    @property
    def over(self) -> bool:
        """Whether the episode is over."""
        return bool(self.episode.over)

    @property
    def rewards(self) -> list[float]:
        """What the last step brought to each seat."""
        return [float(reward) for reward in self.episode.rewards]

    def legal(self) -> list[int]:
        """The actions that the seat has."""
        return [] if self.over else self.episode.legal()

    def step(self, action: Any) -> None:
        """Answer with an action. One that is not offered is refused with what is, and changes nothing."""
        try:
            number = operator.index(action)
        except TypeError:  # 0.9 is not 0
            raise ValueError(self._refusal(action)) from None
        if not self.episode.step(number):
            raise ValueError(self._refusal(number))
        if self._minds:
            self._let_bots_move()

    def _refusal(self, action: object) -> str:
        if self.over:
            return OVER
        return refusal(self.spaces, self.episode, action)

    def _let_bots_move(self) -> None:
        episode = self.episode
        while not episode.over and self.seat in self._minds:
            index = self._minds[self.seat].decide()
            episode.answer(index)
        if episode.over:
            for mind in self._minds.values():
                mind.round_over()

    def observe(self, seat: int) -> memoryview:
        """What a seat sees, as bytes that stay as they are until somebody looks again; `masks` has what it may do."""
        self.episode.observe(seat)
        return memoryview(self.rows)

    def view(self, seat: int) -> View:
        """The same as a view, in words."""
        spaces = self.spaces
        return look(
            Game.around(self.episode.driver.round, spaces.edition, spaces.names, self.options), spaces.names[seat]
        )


def refusal(spaces: Spaces, episode: Episode, action: object, where: str = "") -> str:
    """Why an action is not taken, and which ones are offered."""
    seat = int(episode.driver.seat)
    offered = ", ".join(f"{each} ({spaces.option(each, seat)})" for each in episode.legal())
    meant = shown(action)
    if isinstance(action, int):
        try:
            meant = f"{action} ({spaces.option(action, seat)})"
        except ValueError:
            meant = str(action)
    return f"{where}{spaces.names[seat]} cannot take action {meant}; possible: {offered}"


def check(spaces: Spaces, options: OptionsLike | None, reward: str, automatic: Sequence[str]) -> Options:
    """The options of a table, checked together with everything else that was said."""
    check_players(spaces.names)
    if reward not in get_args(Reward):
        raise ValueError(f"reward {shown(reward)}: {suggestion(reward, get_args(Reward))}")
    for name in (automatic,) if isinstance(automatic, str) else automatic:
        if name not in AUTOMATIC:
            raise ValueError(f"automatic {shown(name)}: {suggestion(name, tuple(AUTOMATIC))}")
    found = Options.read(options)
    found.check(spaces.players, spaces.edition.size)
    most = spaces.edition.most_players(found.hand)
    if spaces.players > most:
        raise ValueError(f"{spaces.edition.id} has cards for {most} players, not for {spaces.players}")
    return found


def new_episode(
    spaces: Spaces,
    options: Options,
    reward: Reward,
    automatic: Sequence[str],
    bots: Sequence[BotLike | None],
    rows: vec[u8],
    masks: vec[u8],
    scores: Scores | None,
    place: int = 0,
    chance: Chance | None = None,
) -> Episode:
    """An episode whose row in the arrays is at a place."""
    if len(bots) != spaces.players:
        raise ValueError(f"{len(bots)} bots for {spaces.players} players; None is somebody who is asked from outside")
    round = Round(spaces.edition.deck, spaces.players, chance or Chance())
    options.set_up(round)
    named = (automatic,) if isinstance(automatic, str) else automatic
    return Episode(
        round,
        [OUTSIDE if bot is None else level_of(bot) for bot in bots],
        sum({AUTOMATIC[name] for name in named}),
        spaces.cards,
        spaces.parts,
        rows,
        masks,
        place,
        None if reward == "round" or scores is None else scores.settle,
    )
