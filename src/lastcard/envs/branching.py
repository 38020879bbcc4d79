"""A table as a tree: whoever decides is asked, and so is chance, for one card or one roll at a time.

The engine rolls its own dice and draws from a shuffled pile. Here nothing is settled before it happens: `outcomes` are
all cards that could come, with their probabilities, and games come about exactly as often as at any other table.

>>> table = Branching("classic", 2)
>>> node = table.root
>>> node.by_chance, node.outcomes()
(True, [(0, 0.5), (1, 0.5)])
>>> node = node.after(0)
>>> node.says(), len(node.outcomes()), node.label(53)
('a card', 54, 'W4')
>>> while node.by_chance:
...     node = node.after(node.outcomes()[0][0])
>>> node.seat, [str(table.spaces.option(action, node.seat)) for action in node.legal()]
(1, ['draw', 'play B0', 'play B1', 'play B2', 'play B3', 'play B4', 'play B5', 'play B6'])
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8

from lastcard.cards.edition import EditionLike
from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.events import ROW
from lastcard.engine.program import NONE
from lastcard.engine.recorder import recorded
from lastcard.engine.round import Round
from lastcard.envs.spaces import Spaces
from lastcard.envs.tables import Reward, Scores, check, new_episode, refusal
from lastcard.game.game import Game
from lastcard.game.settings import OptionsLike
from lastcard.game.view import look
from lastcard.learning.fate import CARD, Asked, Fate, Listener
from lastcard.thinking.driver import Driver
from lastcard.thinking.scene import Scene, insert

QUESTION = ("seat", "kind", "decisions", "reactions", "offered", "debtor", "asked", "jumping", "passed_over", "count")
"""What a driver asks, beside its round."""


@dataclass(frozen=True)
class Standing:
    """How an episode stands while somebody is asked, or when it is over. Nothing changes it."""

    driver: Driver
    log: vec[i64]
    """What has happened in the round."""
    legal: tuple[int, ...]
    over: bool
    rewards: tuple[float, ...]
    points: tuple[int, ...]
    """How far each seat has come, in hundredths of the target."""
    scores: tuple[int, ...]
    rounds: int
    seen: int
    """Cards on top of the draw pile that everybody has seen."""
    own: tuple[tuple[int, ...], ...]
    """What each seat has answered in this round, each time after how many events had happened."""

    def encode(self) -> tuple[Any, ...]:
        """All of it as plain data, for `decode`."""
        asked = tuple(int(getattr(self.driver, name)) for name in QUESTION)
        rest = [getattr(self, field.name) for field in fields(self)[2:]]
        return self.driver.round.encode(), asked, [int(value) for value in self.log], *rest

    @classmethod
    def decode(cls, state: tuple[Any, ...], driver: Driver) -> "Standing":
        """What was encoded; the driver is a new one."""
        round, asked, log, *rest = state
        driver.round.decode(round)
        for name, value in zip(QUESTION, asked, strict=True):
            setattr(driver, name, bool(value) if name == "jumping" else value)
        if driver.count and driver.kind != decisions.REACT:
            driver.round.find_options(driver.seat)
        return cls(driver, vec[i64](log), *rest)


class Branching:
    """A table whose games are a tree. `root` is where it begins.

    Takes what `lastcard.envs.pettingzoo` does. One episode of the compiled engine works out all that follows.
    """

    def __init__(
        self,
        edition: EditionLike = "classic",
        players: int = 2,
        options: OptionsLike | None = None,
        *,
        reward: Reward = "round",
        automatic: Sequence[str] = (),
    ) -> None:
        self.spaces = spaces = Spaces(edition, players, "vector+planes+history")
        self.options = check(spaces, options, reward, automatic)
        self.settings = (edition, players, tuple(self.options.changed().items()), reward, tuple(automatic))
        """What `table_for` makes this table of."""
        self.rows = vec[u8](bytes(spaces.size))
        self.scores = Scores(players, self.options, reward)
        self.fate = Fate()
        masks = vec[u8](bytes(spaces.actions))
        self.episode = new_episode(
            spaces, self.options, reward, automatic, [None] * players, self.rows, masks, self.scores, chance=self.fate
        )
        self.episode.dice = self.fate
        self.episode.driver.round.listen(Listener(self.fate))
        self.scene = Scene(spaces.edition.deck, players)
        self.scene.tally = self.options.scoring != "winner"
        self.root = Node(self, None, NONE, ())

    def new_driver(self) -> Driver:
        """A driver of a round at this table."""
        return Driver(Round(self.spaces.edition.deck, self.spaces.players, Chance()))

    def set_up(self, standing: Standing) -> None:
        """Let the episode stand like that."""
        episode = self.episode
        episode.observer.forget()
        episode.driver.copy_from(standing.driver)
        episode.driver.round.recorder.log = standing.log[:]
        episode.over = standing.over
        episode.forget_rewards()
        for seat, points in enumerate(standing.points):
            episode.observer.points[seat] = points
        self.scores.scores, self.scores.rounds = list(standing.scores), standing.rounds

    def standing(self, own: tuple[tuple[int, ...], ...]) -> Standing:
        """How the episode stands now."""
        episode = self.episode
        driver = self.new_driver()
        driver.copy_from(episode.driver)
        return Standing(
            driver=driver,
            log=episode.driver.round.recorder.log[:],
            legal=() if episode.over else tuple(sorted(episode.legal())),
            over=bool(episode.over),
            rewards=tuple(float(reward) for reward in episode.rewards),
            points=tuple(int(points) for points in episode.observer.points),
            scores=tuple(self.scores.scores),
            rounds=self.scores.rounds,
            seen=int(self.fate.seen),
            own=own,
        )


class Node:
    """A point of the tree: a seat is asked, chance is, or the episode is over. It never changes; `after` leads on."""

    def __init__(self, table: Branching, before: Standing | None, action: int, told: tuple[int, ...]) -> None:
        self.table = table
        self.before = before
        """How it stood when somebody was last asked; None before the first deal."""
        self.action = action
        """What they answered, while chance is asked; NONE where a seat is asked."""
        self.told = told
        """What chance has answered since."""
        self.about = -1
        self._outcomes: list[tuple[int, float]] = []
        if before is None or action != NONE:
            self._run()

    def _run(self) -> None:
        """Work out what follows, from where somebody was last asked: to the next question, be it chance's."""
        table = self.table
        episode, fate, before = table.episode, table.fate, self.before
        try:
            if before is None:
                table.scores.reset()
                episode.forget_rewards()
                fate.begin(episode.driver.round, list(self.told), 0)
                episode.begin(0)
                own: tuple[tuple[int, ...], ...] = ((),) * table.spaces.players
            else:
                table.set_up(before)
                fate.begin(episode.driver.round, list(self.told), before.seen)
                episode.step(self.action)
                own = self._own(before)
        except Asked:
            self.about = int(fate.about)
            weights = [int(weight) for weight in fate.weights]
            self._outcomes = [(each, weight / sum(weights)) for each, weight in enumerate(weights) if weight]
        else:
            self.before, self.action, self.told = table.standing(own), NONE, ()

    def _own(self, before: Standing) -> tuple[tuple[int, ...], ...]:
        """What each seat has answered, with this answer; a new round begins with nothing."""
        if self.table.scores.rounds != before.rounds:
            return ((),) * len(before.own)
        seat = int(before.driver.seat)
        own = list(before.own)
        own[seat] = (*own[seat], len(before.log) // ROW, self.action)
        return tuple(own)

    # Who is asked, and what

    @property
    def by_chance(self) -> bool:
        """Whether chance decides here."""
        return self.about >= 0

    @property
    def over(self) -> bool:
        """Whether the episode is over."""
        return not self.by_chance and self._standing.over

    @property
    def _standing(self) -> Standing:
        if self.before is None:
            raise ValueError("no card has been dealt yet")
        return self.before

    @property
    def seat(self) -> int:
        """Who is asked."""
        if self.by_chance or self.over:
            raise ValueError("chance is asked, and no seat" if self.by_chance else "the episode is over")
        return int(self._standing.driver.seat)

    @property
    def rewards(self) -> tuple[float, ...]:
        """What the episode brought to each seat, when it is over."""
        return self._standing.rewards if self.over else (0.0,) * self.table.spaces.players

    def legal(self) -> list[int]:
        """The actions that the seat has, in order; for chance, its outcomes."""
        if self.by_chance:
            return [outcome for outcome, _ in self._outcomes]
        return list(self._standing.legal)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely each is. Cards are numbered as in `edition.kinds`."""
        if not self.by_chance:
            raise ValueError("chance is not asked here")
        return self._outcomes

    def says(self) -> str:
        """What chance is asked for."""
        return "a card" if self.about == CARD else "a number"

    def label(self, outcome: int) -> str:
        """An outcome in words: the code of a card, or a number."""
        return self.table.spaces.edition.kinds[outcome].code if self.about == CARD else str(outcome)

    def after(self, action: int) -> "Node":
        """What follows an action, or an outcome. One that is not offered is refused with those that are."""
        table = self.table
        if self.by_chance:
            if action not in self.legal():
                possible = ", ".join(f"{each} ({self.label(each)})" for each in self.legal())
                raise ValueError(f"chance cannot bring {action}; possible: {possible}")
            return Node(table, self.before, self.action, (*self.told, action))
        if self.over:
            raise ValueError("the episode is over: nothing follows")
        if action not in self.legal():
            table.set_up(self._standing)
            raise ValueError(refusal(table.spaces, table.episode, action))
        return Node(table, self.before, action, ())

    # What a seat knows

    def observe(self, seat: int) -> bytes:
        """What a seat sees, as `lastcard.envs.spaces` describes it; while chance is asked, what it saw before."""
        if self.before is None:
            return bytes(self.table.spaces.size)
        self.table.set_up(self.before)
        self.table.episode.observe(seat)
        return bytes(memoryview(self.table.rows))

    def remembers(self, seat: int) -> tuple[bytes, tuple[int, ...]]:
        """All that a seat has seen happen in this round, and all that it has answered.

        The first is rows of five 16-bit numbers, as in `lastcard.engine.events`: kind, seat, other seat, card, amount.
        The second is pairs: how many events had happened, and the action.
        """
        if self.before is None:
            return b"", ()
        rows = np.array(recorded([*self.before.log]).as_seen(seat), np.int64).reshape(-1, ROW)
        return rows[:, :5].astype(np.int16).tobytes(), self.before.own[seat]

    def resample(self, seat: int, seed: int) -> "Node":
        """Another game that this could be, as far as a seat knows: what it cannot see is dealt anew.

        The cards are dealt as for `lastcard.study.planning.worlds`. What has happened is kept as the seat saw it.
        """
        if self.by_chance:
            raise ValueError("chance is asked here: resample where a seat is")
        if self.over:
            raise ValueError("the episode is over, and all hands lie open: nobody has to guess")
        table, standing = self.table, self._standing
        scene, driver = table.scene, table.new_driver()
        happened = recorded([*standing.log])
        scene.see(standing.driver.round, seat, happened)
        for name in QUESTION:
            setattr(scene.driver, name, getattr(standing.driver, name))
        scene.deal(driver, Chance(seed))
        if standing.seen:
            lay_on_top(driver.round, top_of(standing.driver.round))
        if seat != driver.seat:
            driver.look()  # other options, for another hand
        found = replace(standing, driver=driver, log=vec[i64](happened.as_seen(seat)))
        table.set_up(found)
        return Node(table, replace(found, legal=tuple(sorted(table.episode.legal()))), NONE, ())

    def __str__(self) -> str:
        if self.by_chance:
            return f"chance: {self.says()}, one of {len(self._outcomes)}"
        if self.over:
            return f"over: {', '.join(f'{reward:+.2f}' for reward in self.rewards)}"
        spaces = self.table.spaces
        game = Game.around(self._standing.driver.round, spaces.edition, spaces.names, self.table.options)
        return str(look(game, None))

    # Copies

    def __deepcopy__(self, memo: Any) -> "Node":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.table.settings, self.before and self.before.encode(), self.action, self.told)


def _restored(settings: tuple[Any, ...], before: tuple[Any, ...] | None, action: int, told: tuple[int, ...]) -> Node:
    table = table_for(*settings)
    stood = None if before is None else Standing.decode(before, table.new_driver())
    return Node(table, stood, action, told)


@cache
def table_for(
    edition: EditionLike, players: int, options: tuple[tuple[str, Any], ...], reward: Reward, automatic: tuple[str, ...]
) -> Branching:
    """The table of these settings: one for all who ask."""
    return Branching(edition, players, dict(options), reward=reward, automatic=automatic)


def top_of(round: Round) -> int:
    """The card that comes next off the draw pile."""
    return int(round.draw_pile[round.draw_size - 1])


def lay_on_top(round: Round, card: int) -> None:
    """Let a card lie on top of the draw pile that was dealt to somewhere else where nobody sees it."""
    pile, top = round.draw_pile, int(round.draw_size) - 1
    for place in range(top + 1):
        if pile[place] == card:
            pile[place], pile[top] = pile[top], pile[place]
            return
    for seat in range(int(round.seats)):
        if round.holds(seat, card):
            round.remove(seat, card)
            insert(round, seat, pile[top])
            pile[top] = card
            return
