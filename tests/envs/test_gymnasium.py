"""Gymnasium's own check, bots of all sorts, and calls that cannot be."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lastcard.cards.edition import IDS
from lastcard.envs.gymnasium import RoundEnv
from lastcard.game.view import View


class First:
    """A bot that somebody wrote."""

    def choose(self, view: View) -> str:
        assert view.decision is not None
        return view.decision.options[0]


@pytest.mark.parametrize("edition", IDS)
def test_gymnasium_is_content(edition: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(RoundEnv(edition, ["easy", "random", "normal"]), skip_render_check=True)
        check_env(RoundEnv(edition, ["random"], observation="planes", seat=1), skip_render_check=True)


@pytest.mark.parametrize(
    "bots", [["random"], ["easy", "hard:4"], [First, "normal", First()]], ids=["random", "levels", "own"]
)
def test_plays_with_all_sorts_of_bots_to_the_end(bots: list[Any]) -> None:
    env = RoundEnv("ghostbusters", bots, automatic=("call", "catch"))
    got = []
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over, steps = False, 0
        dice = np.random.default_rng(seed)
        while not over and steps < 150:
            action = dice.choice(np.flatnonzero(info["action_mask"]))
            seen, reward, over, _, info = env.step(action)
            steps += 1
        assert not over or not seen["action_mask"].any()
        got.append(reward)
    assert all(reward in (0.0, 1.0, pytest.approx(-1 / len(bots))) for reward in got)


def test_it_is_registered_and_says_what_is_legal() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        env = gymnasium.make("lastcard.envs.gymnasium:lastcard/Round-v1", bots=["easy"], render_mode="ansi")
    _, info = env.reset(seed=1)
    assert "2 cards" in str(env.render()) or "7 cards" in str(env.render())
    assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="cannot take action 14"):
        env.step(14)
    env.close()


def test_the_seat_changes_from_round_to_round_unless_it_is_given() -> None:
    env = RoundEnv("classic", ["random", "random"])
    assert {(env.reset(seed=seed), env.seat)[1] for seed in range(20)} == {0, 1, 2}
    with pytest.raises(ValueError, match="there is no bot 'esy'; did you mean easy"):
        RoundEnv(bots=["esy"])
    with pytest.raises(ValueError, match="seat 3: there are 0 to 2"):
        RoundEnv("classic", ["random", "random"], seat=3)


def test_the_reward_is_that_of_the_seat_where_the_agent_sits() -> None:
    env = RoundEnv("classic", ["random", "random"], automatic=("call", "catch", "accept"))
    won = 0
    for seed in range(20):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            offered = np.flatnonzero(info["action_mask"])
            _, reward, over, _, info = env.step(offered[-1])
        winner = env.table.episode.driver.round.winner
        assert reward == (1.0 if winner == env.seat else -0.5)
        won += winner == env.seat
    assert 0 < won < 20
