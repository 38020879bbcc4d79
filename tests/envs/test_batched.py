"""Many episodes at once are the same episodes as one by one, and fill the arrays that the caller has."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from lastcard.cards.edition import IDS
from lastcard.envs.batched import BatchedEnv
from lastcard.envs.tables import Table

COUNT = 6


@pytest.mark.parametrize("edition", IDS)
def test_a_batch_plays_the_same_as_tables_one_by_one(edition: str) -> None:
    options = {"rules": "merciless", "jump_in": True, "hand": 2}
    env = BatchedEnv(edition, 4, options, count=COUNT, observation="vector+planes+history")
    env.reset(seed=3)
    seeds = [int(each) for each in np.random.default_rng(3).integers(2**63, size=COUNT)]
    tables = [Table(edition, 4, options, observation="vector+planes+history") for _ in seeds]
    for table, seed in zip(tables, seeds, strict=True):
        table.begin(seed)
    ended = 0
    for _ in range(80):
        for place, table in enumerate(tables):
            assert env.seats[place] == table.seat
            assert env.observations[place].tobytes() == bytes(table.observe(table.seat))
            assert env.masks[place].tobytes() == bytes(memoryview(table.masks))
        actions = env.sample()
        env.step(actions)
        for place, table in enumerate(tables):
            table.step(int(actions[place]))
            assert env.over[place] == table.over
            assert env.rewards[place].tolist() == table.rewards
            if table.over:
                ended += 1
                table.episode.begin_again()
    assert ended


def test_it_begins_again_by_itself_and_rewards_add_up_to_nothing() -> None:
    env = BatchedEnv("classic", 3, {"hand": 2}, count=50, automatic=("call", "catch"))
    env.reset(seed=1)
    ended = 0
    for _ in range(200):
        env.step(env.sample())
        ended += int(env.over.sum())
        assert (env.rewards[~env.over] == 0).all()
        assert np.allclose(env.rewards.sum(axis=1), 0)
        assert env.masks.any(axis=1).all()
    assert ended > 20


def test_bots_inside_the_engine_play_their_seats_and_whole_games_count() -> None:
    env = BatchedEnv("classic", 3, {"target": 60}, count=20, bots=["normal", None, "easy"], reward="game")
    env.reset(seed=2)
    ended = 0
    for _ in range(300):
        assert set(env.seats.tolist()) == {1}
        env.step(env.sample())
        ended += int(env.over.sum())
        assert set(np.unique(env.rewards[env.over])) <= {-0.5, 1.0}
    assert ended > 5


def test_arrays_of_the_caller_are_filled() -> None:
    own: dict[str, NDArray[Any]] = {
        "observations": np.zeros((COUNT, 475), np.float32),
        "masks": np.zeros((COUNT, 842), np.int8),
        "rewards": np.zeros((COUNT, 2), np.float32),
    }
    env = BatchedEnv("classic", 2, count=COUNT, out=own)
    env.reset(seed=1)
    assert env.observations is own["observations"]
    assert own["masks"].any(axis=1).all()
    assert own["observations"][:, :64].sum(axis=1).tolist() == [7.0] * COUNT
    alike = {name: np.empty_like(getattr(env, name)) for name in ("seats", "over")}
    alike["observations"] = np.empty((COUNT, 475), np.uint8)
    alike["masks"] = np.empty((COUNT, 2 * 842), np.bool_)[:, ::2]
    same, shown = BatchedEnv("classic", 2, count=COUNT, out=alike), BatchedEnv("classic", 2, count=COUNT)
    for each in (same, shown):
        each.reset(seed=1)
    for _ in range(200):
        actions = shown.masks.argmax(axis=1)
        for each in (same, shown, env):
            each.step(actions)
        for name in ("observations", "masks", "seats", "rewards", "over"):
            assert (getattr(same, name) == getattr(shown, name)).all(), name
            assert (getattr(env, name) == getattr(shown, name)).all(), name
    with pytest.raises(ValueError, match="read-only"):
        shown.masks[0, 0] = True
    with pytest.raises(ValueError, match=r"masks: expected an array of \(6, 842\) for bool, not \(6, 3\) of int8"):
        BatchedEnv("classic", 2, count=COUNT, out={"masks": np.zeros((COUNT, 3), np.int8)})


def test_one_action_that_is_not_offered_stops_all_of_them() -> None:
    env = BatchedEnv("classic", 2, count=COUNT)
    env.reset(seed=1)
    before = env.observations.copy()
    actions = env.sample().copy()
    actions[4] = 6
    with pytest.raises(ValueError, match=r"episode 4: player_\d cannot take action 6 \(done\); possible: "):
        env.step(actions)
    assert (env.observations == before).all()
    for wrong in (env.sample().astype(float), env.sample() > 0):
        with pytest.raises(ValueError, match="expected 6 whole numbers"):
            env.step(wrong)
    with pytest.raises(ValueError, match="out 'mask': did you mean masks"):
        BatchedEnv("classic", out={"mask": env.masks})
    for seed, said in ((-1, "-1"), ("x", "'x'"), (0.5, "0.5")):
        with pytest.raises(ValueError, match=f"seed: expected a whole number from 0 on, not {said}"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="count: expected 1 or more, not 0"):
        BatchedEnv("classic", count=0)
    early = BatchedEnv("classic", count=1)
    with pytest.raises(ValueError, match="has not begun: reset"):
        early.sample()
    with pytest.raises(ValueError, match="has not begun: reset"):
        early.step([0])
    with pytest.raises(ValueError, match="expected 6 whole numbers"):
        env.step(actions[:3])
    with pytest.raises(ValueError, match="hard: only random, easy and normal play inside"):
        BatchedEnv("classic", 2, bots=["hard", None])
    with pytest.raises(ValueError, match="nobody is asked"):
        BatchedEnv("classic", 2, bots=["easy", "easy"])
