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
from numpy.typing import ArrayLike, NDArray

from lastcard.bots import BotLike
from lastcard.cards.edition import EditionLike
from lastcard.engine.chance import Chance
from lastcard.envs.spaces import Spaces
from lastcard.envs.tables import OVER, Reward, Scores, check, new_episode, refusal
from lastcard.files import shown, suggestion
from lastcard.game.settings import OptionsLike
from lastcard.learning.batch import Batch
from lastcard.study.players import level_of
from lastcard.thinking.playout import OUTSIDE


class BatchedEnv:
    """`count` episodes side by side. After `reset` and after every `step`, the arrays say how each of them stands.

    `observations` and `masks` are those of the seat that is asked, `seats` says which one that is, `rewards` what the
    step brought to every seat, and `over` whether it ended the episode: then the next one has begun already, and the
    rest of the row is about that. They are the engine's own, to be read and not written to; pass arrays of your own as
    `out` to have those filled.

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
        if count < 1:
            raise ValueError(f"count: expected 1 or more, not {count}")
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
        for name in out or ():
            if name not in inside:
                raise ValueError(f"out {shown(name)}: {suggestion(name, tuple(inside))}")
        for array in inside.values():
            array.flags.writeable = False
        own = {name: _check_own(name, inside[name], given) for name, given in (out or {}).items()}
        self._copies = [_Copy(inside[name], given) for name, given in own.items()]
        found = inside | own
        self.observations, self.masks, self.seats = found["observations"], found["masks"], found["seats"]
        self.rewards, self.over = found["rewards"], found["over"]

    def reset(self, seed: int = 0) -> None:
        """Begin all episodes anew. The same seed gives the same cards everywhere."""
        if not hasattr(seed, "__index__") or seed < 0:
            raise ValueError(f"seed: expected a whole number from 0 on, not {shown(seed)}")
        for scores in self._scores:
            scores.reset()
        self._dice.copy_from(Chance(int(seed)))
        seeds = np.random.default_rng(seed).integers(2**63, size=self.count)
        self._batch.begin([int(each) for each in seeds])
        self._copy()

    def step(self, actions: ArrayLike) -> None:
        """Answer everywhere. If one action is not offered, a ValueError says what was, and nothing has happened."""
        actions = np.asarray(actions)
        if actions.shape != (self.count,) or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(
                f"expected {self.count} whole numbers, not an array of the shape {actions.shape} of {actions.dtype}"
            )
        self._check_begun()
        if not self._batch.step(actions.astype(np.int64, copy=False).tobytes()):
            place = int(self._batch.wrong)
            raise ValueError(
                refusal(self.spaces, self._batch.episodes[place], int(actions[place]), f"episode {place}: ")
            )
        self._copy()

    def sample(self) -> NDArray[np.int64]:
        """An action for every episode, each that is offered equally likely."""
        self._check_begun()
        return np.frombuffer(self._batch.sample(self._dice), np.int64)

    def _check_begun(self) -> None:
        if self._batch.episodes[0].over:
            raise ValueError(OVER)

    def _copy(self) -> None:
        for copy in self._copies:
            copy()


class _Copy:
    """Fills an array of the caller. Where both are the same in memory, bytes are copied: that takes half as long."""

    def __init__(self, array: NDArray[Any], own: NDArray[Any]) -> None:
        self.array, self.own = array, own
        self.is_plain = own.dtype == array.dtype and own.flags.c_contiguous
        if self.is_plain:
            self._from = array.reshape(-1).view(np.uint8).data
            self._to = own.reshape(-1).view(np.uint8).data

    def __call__(self) -> None:
        if self.is_plain:
            self._to[:] = self._from
        else:
            np.copyto(self.own, self.array)


def _check_own(name: str, array: NDArray[Any], given: NDArray[Any]) -> NDArray[Any]:
    """The caller's array, if it can be filled."""
    if given.shape != array.shape or not np.can_cast(array.dtype, given.dtype, "same_kind"):
        raise ValueError(
            f"{name}: expected an array of {array.shape} for {array.dtype}, not {given.shape} of {given.dtype}"
        )
    return given
