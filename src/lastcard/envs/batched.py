"""Many rounds at once: one call answers in all of them, inside the compiled engine.

>>> from lastcard.envs.batched import BatchedEnv
>>> env = BatchedEnv("classic", players=4, count=1000)
>>> env.reset(seed=7)
>>> env.observations.shape, env.masks.shape, env.seats.shape, env.rewards.shape, env.over.shape
((1000, 475), (1000, 842), (1000,), (1000, 4), (1000,))
>>> for _ in range(10):
...     env.step(env.sample())
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from lastcard.bots import BotLike
from lastcard.cards.edition import EditionLike
from lastcard.engine.chance import Chance
from lastcard.envs.spaces import Spaces
from lastcard.envs.tables import Reward, Scores, check, new_episode, refusal
from lastcard.game.settings import OptionsLike
from lastcard.learning.batch import Batch
from lastcard.study.players import level_of
from lastcard.thinking.playout import OUTSIDE


class BatchedEnv:
    """`count` episodes side by side. After `reset` and after every `step`, the arrays say how each of them stands.

    `observations` and `masks` are those of the seat that is asked, `seats` says which one that is, `rewards` what the
    step brought to every seat, and `over` whether it ended the episode: then the next one has begun already, and the
    rest of the row is about that. Pass arrays of your own as `out` to have them filled instead.

    `bots` plays some seats inside the engine: `random`, `easy` or `normal`; None is asked.
    """

    def __init__(
        self,
        edition: EditionLike = "classic",
        players: int = 2,
        options: OptionsLike | None = None,
        *,
        count: int = 256,
        observation: str = "vector",
        reward: Reward = "round",
        automatic: Sequence[str] = (),
        bots: Sequence[BotLike | None] = (),
        out: dict[str, NDArray[Any]] | None = None,
    ) -> None:
        self.spaces = spaces = Spaces(edition, players, observation)
        self.count = count
        chosen = check(spaces, options, reward, automatic)
        bots = bots or [None] * players
        for bot in bots:
            if bot is not None and level_of(bot) == OUTSIDE:
                raise ValueError(f"{bot}: only random, easy and normal play inside the engine")
        if None not in bots:
            raise ValueError("nobody is asked: one of the bots has to be None")
        rows, masks = vec[u8](bytes(count * spaces.size)), vec[u8](bytes(count * spaces.actions))
        self._scores = [Scores(players, chosen, reward) for _ in range(count)]
        self._batch = Batch(
            [
                new_episode(spaces, chosen, reward, automatic, bots, rows, masks, self._scores[place], place)
                for place in range(count)
            ],
            rows,
            masks,
        )
        self._dice = Chance()
        inside = {
            "observations": np.frombuffer(memoryview(rows), np.uint8).reshape(count, *spaces.shape),
            "masks": np.frombuffer(memoryview(masks), np.bool_).reshape(count, spaces.actions),
            "seats": np.frombuffer(memoryview(self._batch.seats), np.int64),
            "rewards": np.frombuffer(memoryview(self._batch.rewards), np.float64).reshape(count, players),
            "over": np.frombuffer(memoryview(self._batch.over), np.bool_),
        }
        self._pairs = [(_own(name, array, out), array) for name, array in inside.items()]
        self.observations, self.masks, self.seats, self.rewards, self.over = (own for own, _ in self._pairs)

    def reset(self, seed: int = 0) -> None:
        """Begin all episodes anew. The same seed gives the same cards everywhere."""
        for scores in self._scores:
            scores.reset()
        self._dice.copy_from(Chance(seed))
        seeds = np.random.default_rng(seed).integers(2**63, size=self.count)
        self._batch.begin([int(each) for each in seeds])
        self._copy()

    def step(self, actions: NDArray[Any]) -> None:
        """Answer everywhere. If one action is not offered, a ValueError says what was, and nothing has happened."""
        if actions.shape != (self.count,):
            raise ValueError(f"expected {self.count} actions, not an array of the shape {actions.shape}")
        if not self._batch.step(actions.astype(np.int64, copy=False).tobytes()):
            place = int(self._batch.wrong)
            raise ValueError(
                refusal(self.spaces, self._batch.episodes[place], int(actions[place]), f"episode {place}: ")
            )
        self._copy()

    def sample(self) -> NDArray[np.int64]:
        """An action for every episode, each that is offered equally likely."""
        return np.frombuffer(self._batch.sample(self._dice), np.int64)

    def _copy(self) -> None:
        for own, array in self._pairs:
            np.copyto(own, array)


def _own(name: str, array: NDArray[Any], out: dict[str, NDArray[Any]] | None) -> NDArray[Any]:
    """The caller's array, or a new one."""
    if out is None or name not in out:
        return np.empty_like(array)
    given = out[name]
    if given.shape != array.shape or not np.can_cast(array.dtype, given.dtype, "same_kind"):
        raise ValueError(
            f"{name}: expected an array of {array.shape} for {array.dtype}, not {given.shape} of {given.dtype}"
        )
    return given
