"""PettingZoo: every player is an agent, asked in turn (AEC).

>>> from lastcard.envs.pettingzoo import env
>>> game = env(edition="classic", players=3)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> game.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('player_0', (475,), 3)
>>> game.step(int(observation["action_mask"].argmax()))
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lastcard.cards.edition import EditionLike
from lastcard.envs.tables import OVER, Reward, Table
from lastcard.files import shown
from lastcard.game.settings import OptionsLike

Seen = dict[str, Any]


def env(**settings: Any) -> AECEnv:
    """A table, with PettingZoo's own guard against calls in a wrong order. Takes what `raw_env` takes."""
    return Guard(raw_env(**settings))


class Guard(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's own, which only warns of a step when everything is over. Here that is an error."""

    def step(self, action: Any) -> None:
        """Answer for `agent_selection`."""
        if self._has_reset and not self.agents:
            raise ValueError(OVER)
        super().step(action)


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo's own convention
    """A table of agents `player_0`, `player_1` and so on; the one who is asked is `agent_selection`.

    An observation is `observation`, as `lastcard.envs.spaces` describes it, and `action_mask`, which is all zeros for
    everybody who is not asked. An action that is not offered raises a ValueError that names those that are.

    `reward`: `round` (1 for the winner, the others share the loss), `points`, or `game`, which goes on to the target.
    `automatic`: small decisions that run by themselves, of call, catch, accept, jump, vote, forced; by default none.
    """

    metadata = {  # noqa: RUF012 - PettingZoo's own convention
        "name": "lastcard_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: EditionLike = "classic",
        players: int = 2,
        options: OptionsLike | None = None,
        *,
        observation: str = "vector",
        reward: Reward = "round",
        automatic: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(edition, players, options, observation=observation, reward=reward, automatic=automatic)
        spaces = self.table.spaces
        self.possible_agents = list(spaces.names)
        self.agents: list[str] = []
        self.render_mode = render_mode
        seen = gym_spaces.Dict(
            {
                "observation": gym_spaces.Box(0, 255, spaces.shape, np.uint8),
                "action_mask": gym_spaces.Box(0, 1, (spaces.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(spaces.names, seen)
        self.action_spaces = {name: gym_spaces.Discrete(spaces.actions) for name in spaces.names}
        self._seats = {name: seat for seat, name in enumerate(spaces.names)}
        self._rows = np.frombuffer(memoryview(self.table.rows), np.uint8).reshape(spaces.shape)
        self._masks = np.frombuffer(memoryview(self.table.masks), np.int8)
        self._seeds = np.random.default_rng()
        self._asked: Seen | None = None

    def observation_space(self, agent: str) -> gym_spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym_spaces.Space[Any]:
        """What an agent can do, at one time or another."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The same seed gives the same cards."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.table.begin(int(self._seeds.integers(2**63)) if seed is None else seed)
        self._ask()

    def _ask(self) -> None:
        """Show whoever is asked what they see."""
        self.agent_selection = self.possible_agents[self.table.seat]
        self._asked = None
        self._asked = self.observe(self.agent_selection)
        self.infos[self.agent_selection] = {"action_mask": self._asked["action_mask"]}

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it may do now."""
        if self._asked is not None and agent == self.agent_selection:
            return self._asked
        seat = self._seats.get(agent)
        if seat is None:
            raise ValueError(f"there is no agent {shown(agent)}; there are {', '.join(self._seats)}")
        self.table.observe(seat)
        return {"observation": self._rows.copy(), "action_mask": self._masks.copy()}

    def step(self, action: Any) -> None:
        """Answer for `agent_selection`. Once the episode is over, agents step with None."""
        if not self.agents:
            raise ValueError(OVER)
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError(f"the episode is over, and {agent} can only step with None; then reset")
            self._was_dead_step(action)
            return
        self.table.step(action)
        self._cumulative_rewards[agent] = 0.0
        if not self.table.over:
            if self.table.episode.rewarded:
                self._reward()
            self._ask()
        else:
            self._asked = None
            self._reward()
            self.infos = {each: {} for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        self.rewards = dict(zip(self.possible_agents, self.table.rewards, strict=True))
        self._accumulate_rewards()
        if not self.table.over:
            self._clear_rewards()

    def render(self) -> str | None:
        """The table as the agent who is asked sees it: text, or, for people, printed."""
        if self.render_mode is None:
            return None
        text = str(self.table.view(self._seats[self.agent_selection]))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing has to be closed."""
