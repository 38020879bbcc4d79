"""Gymnasium: one agent at a table of bots.

>>> from lastcard.envs.gymnasium import RoundEnv
>>> env = RoundEnv("classic", bots=["easy", "normal"])
>>> observation, info = env.reset(seed=7)
>>> observation["observation"].shape, env.spaces.option(int(observation["action_mask"].argmax()), env.seat)
((475,), 'draw')
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces
from numpy.typing import NDArray

from lastcard.bots import BotLike
from lastcard.cards.edition import EditionLike
from lastcard.envs.tables import Reward, Table
from lastcard.game.settings import OptionsLike

Seen = dict[str, Any]


class Legal(gym_spaces.Discrete):
    """Actions of which `sample` takes one that is offered now, unless it is given a mask of its own.

    Whoever seeds this space in the middle of an episode is about to reset the environment with the same seed, as
    Gymnasium's `check_env` does: the next sample is an action that is offered then.
    """

    def __init__(self, count: int, env: "RoundEnv") -> None:
        super().__init__(count)
        self._env = env
        self._reset_follows: int | None = None

    def seed(self, seed: int | None = None) -> int:
        """Seed what `sample` draws from."""
        self._reset_follows = seed if self._env.steps else None
        return int(super().seed(seed))

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None) -> np.int64:
        """One of the actions that are offered."""
        if mask is None and probability is None:
            mask = self._env.mask if self._reset_follows is None else self._env.mask_after(self._reset_follows)
            self._reset_follows = None
            mask = mask if mask.any() else None
        return super().sample(mask, probability)


class RoundEnv(gymnasium.Env[Seen, np.int64]):
    """One agent at a table; `bots` play the others: names such as `easy` or `hard:100`, classes, or objects.

    An observation is `observation`, as `lastcard.envs.spaces` describes it, and `action_mask`, which is in `info`, too.
    The agent sits on another seat each time, unless `seat` says where. An action that is not offered raises an error,
    which names those that are. `reward` and `automatic` as in `lastcard.envs.pettingzoo`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 2}  # noqa: RUF012 - Gymnasium's own convention

    def __init__(
        self,
        edition: EditionLike = "classic",
        bots: Sequence[BotLike] = ("normal",),
        options: OptionsLike | None = None,
        *,
        seat: int | None = None,
        observation: str = "vector",
        reward: Reward = "round",
        automatic: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        self._settings = {key: value for key, value in locals().items() if key not in ("self", "__class__")}
        players = len(bots) + 1
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat {seat}: there are 0 to {players - 1}")
        self._seat = seat
        places = range(players) if seat is None else (seat,)
        self._tables = {
            place: Table(
                edition,
                players,
                options,
                observation=observation,
                reward=reward,
                automatic=automatic,
                bots=[*bots[:place], None, *bots[place:]],
            )
            for place in places
        }
        self.seat = places[0]
        """Where the agent sits."""
        self.spaces = self.table.spaces
        self.render_mode = render_mode
        self.mask = np.zeros(self.spaces.actions, np.int8)
        """Which actions are offered."""
        self.steps = 0
        """Since the last reset."""
        self.action_space: gym_spaces.Discrete = Legal(self.spaces.actions, self)
        self.observation_space = gym_spaces.Dict(
            {
                "observation": gym_spaces.Box(0, 255, self.spaces.shape, np.uint8),
                "action_mask": gym_spaces.Box(0, 1, (self.spaces.actions,), np.int8),
            }
        )

    @property
    def table(self) -> Table:
        """The table, as seen from where the agent sits."""
        return self._tables[self.seat]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal anew. The same seed gives the same cards, seat and bots."""
        super().reset(seed=seed)
        self.steps = 0
        while True:
            self.seat = int(self.np_random.integers(self.spaces.players)) if self._seat is None else self._seat
            self.table.begin(int(self.np_random.integers(2**63)))
            if not self.table.over:  # else the bots were done before the agent was asked
                return self._look()

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        table = self.table
        row = np.frombuffer(table.observe(self.seat), np.uint8).reshape(self.spaces.shape).copy()
        if table.over:
            self.mask[:] = 0
        else:
            self.mask[:] = np.frombuffer(memoryview(table.masks), np.int8)
        mask = self.mask.copy()
        return {"observation": row, "action_mask": mask}, {"action_mask": mask}

    def mask_after(self, seed: int) -> NDArray[np.int8]:
        """Which actions will be offered after a reset with this seed."""
        twin = RoundEnv(**self._settings)
        twin.reset(seed=seed)
        return twin.mask

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are offered, as sb3-contrib's MaskablePPO asks for it."""
        return self.mask.astype(bool)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer; the bots move until the agent is asked again, or the episode is over."""
        self.table.step(action)
        self.steps += 1
        observation, info = self._look()
        return observation, float(self.table.rewards[self.seat]), self.table.over, False, info

    def render(self) -> str | None:
        """The table as the agent sees it."""
        return str(self.table.view(self.seat)) if self.render_mode == "ansi" else None


gymnasium.register("lastcard/Round-v1", entry_point="lastcard.envs.gymnasium:RoundEnv")
