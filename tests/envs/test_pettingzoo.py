"""PettingZoo's own tests, for every edition with 2, 4 and 10 players; and calls that cannot be."""

import contextlib
import io
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from lastcard.cards.edition import IDS
from lastcard.envs.pettingzoo import env, raw_env

PLAYERS = (2, 4, 10)


def quietly(test: Any, *arguments: Any, **more: Any) -> None:
    """Run a test of PettingZoo, which prints, and warns of what is meant here: bytes, and dictionaries."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        test(*arguments, **more)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", IDS)
def test_pettingzoo_is_content(edition: str, players: int) -> None:
    quietly(api_test, env(edition=edition, players=players), num_cycles=60)
    quietly(seed_test, lambda: env(edition=edition, players=players), num_cycles=20)


@pytest.mark.parametrize("reward", ["points", "game"])
def test_pettingzoo_is_content_with_points_and_whole_games(reward: str) -> None:
    settings = {"players": 3, "reward": reward, "options": {"target": 50}, "observation": "vector+history"}
    quietly(api_test, env(**settings, automatic=("call", "catch")), num_cycles=300)


def test_pettingzoo_is_content_with_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    def shown(**settings: Any) -> Any:
        return env(players=2, **settings)

    quietly(render_test, shown, custom_tests={"ansi": lambda text: "classic, round 1" in text})


def play(game: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; what everybody got."""
    total = dict.fromkeys(game.possible_agents, 0.0)
    dice = np.random.default_rng(seed)
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, reward, over, cut_off, info = game.last()
        total[agent] += reward
        if over or cut_off:
            game.step(None)
            continue
        mask = observation["action_mask"]
        assert (info["action_mask"] == mask).all()
        game.step(dice.choice(np.flatnonzero(mask)))
    return total


@pytest.mark.parametrize(
    ("settings", "rewards"),
    [
        ({"players": 4}, [1.0, -1 / 3, -1 / 3, -1 / 3]),
        ({"players": 4, "options": {"teams": 2}}, [1.0, 1.0, -1.0, -1.0]),
        ({"players": 3, "reward": "game", "options": {"target": 200}}, [1.0, -0.5, -0.5]),
    ],
    ids=["round", "teams", "game"],
)
def test_whoever_wins_gets_1_and_the_others_share_the_loss(settings: dict[str, Any], rewards: list[float]) -> None:
    got = sorted(play(env(**settings, automatic=("call",)), seed=3).values(), reverse=True)
    assert got == pytest.approx(rewards)


def test_points_are_what_was_gained_less_what_others_gained_in_hundreds() -> None:
    game = raw_env(players=3, reward="points")
    got = play(game, seed=5)
    round = game.table.episode.driver.round
    points = sum(int(round.points(seat)) for seat in range(3))
    assert sorted(got.values()) == pytest.approx([-points / 200, -points / 200, points / 100])


def test_the_same_seed_gives_the_same_game_and_another_one_another() -> None:
    assert [play(env(players=5), seed) for seed in (1, 1)] == [play(env(players=5), 1)] * 2
    games = [raw_env(players=2) for _ in range(2)]
    for seed, game in zip((1, 2), games, strict=True):
        game.reset(seed=seed)
    assert (games[0].observe("player_0")["observation"] != games[1].observe("player_0")["observation"]).any()


def test_an_action_that_is_not_offered_is_refused_with_what_is_and_changes_nothing() -> None:
    game = env(players=2)
    game.reset(seed=7)
    before = game.last()[0]["observation"].tobytes()
    mask = game.last()[0]["action_mask"]
    with pytest.raises(ValueError, match=r"player_\d cannot take action 6 \(done\); possible: .*0 \(draw\)"):
        game.step(6)
    with pytest.raises(ValueError, match="cannot take action 5000; possible: "):
        game.step(5000)
    with pytest.raises(ValueError, match="there is no agent 'player_9'; there are player_0, player_1"):
        game.observe("player_9")
    for nonsense in (None, 0.0, "draw"):  # 0 would be right
        with pytest.raises(ValueError, match=r"cannot take action .*; possible: .*0 \(draw\)"):
            game.step(nonsense)
    assert game.last()[0]["observation"].tobytes() == before
    game.step(int(mask.argmax()))


def test_a_finished_game_takes_none_and_nothing_else() -> None:
    game = env(players=2, options={"hand": 1}, automatic=("call", "catch", "forced"))
    game.reset(seed=1)
    while not all(game.terminations.values()):
        game.step(int(game.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="the episode is over"):
        game.step(0)
    for _ in range(2):
        game.step(None)
    for finished in (game, game.unwrapped, raw_env(players=2)):
        with pytest.raises(ValueError, match="the episode is over, or has not begun"):
            finished.step(None)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"edition": "clasic"}, "did you mean classic"),
        ({"players": 11}, "2 to 10 can play"),
        ({"options": {"traget": 5}}, "did you mean target"),
        ({"reward": "honour"}, "round, points, game"),
        ({"automatic": ("calls",)}, "did you mean call"),
        ({"observation": "film"}, "expected 'vector', 'planes' or 'history'"),
        ({"players": 5, "options": {"teams": 2}}, "5 players cannot be 2 teams"),
    ],
)
def test_what_cannot_be_is_said(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        env(**settings)


def test_small_decisions_run_by_themselves_if_wanted() -> None:
    for automatic in ((), ("call", "catch", "accept", "forced")):
        game = raw_env(players=3, automatic=automatic)
        kinds, forced = set[str](), 0
        game.reset(seed=4)
        dice = np.random.default_rng(4)
        for _ in range(400):
            if game.table.over:
                game.reset()
            seen = game.observe(game.agent_selection)
            kinds.add(game.table.spaces.decode(seen["observation"])["kind"])
            forced += int(seen["action_mask"].sum()) == 1
            game.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        small = {"react", "challenge"}
        assert (kinds & small, forced > 0) == ((set(), False) if automatic else (small, True))
