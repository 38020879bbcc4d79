"""OpenSpiel's own tests and players, on our games."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import lastcard.envs.openspiel
from lastcard.envs.openspiel import options_in
from lastcard.envs.spaces import Spaces


def load(**parameters: Any) -> Any:
    return pyspiel.load_game(lastcard.envs.openspiel.NAME, parameters)


def past_chance(state: Any, dice: random.Random) -> Any:
    """Let chance decide until a player is asked."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    return state


@pytest.mark.parametrize(
    ("edition", "players", "options", "more"),
    [
        ("classic", 2, "force_play:true", {}),
        ("minecraft", 4, "force_play:true hand:4", {"reward": "points"}),
        ("space-jam", 2, "force_play:true hand:3", {}),
        ("pirates", 10, "force_play:true hand:2", {"automatic": "call catch"}),
        ("green-lantern", 4, "rules:party force_play:true hand:3", {"automatic": "call catch"}),
        ("ghostbusters", 10, "force_play:true hand:2", {}),
        ("classic", 2, "force_play:true hand:2 rounds:2", {"reward": "game"}),
    ],
)
def test_openspiel_finds_nothing_wrong(edition: str, players: int, options: str, more: dict[str, str]) -> None:
    game = load(edition=edition, players=players, options=options, **more)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_is_loaded_by_its_name_with_the_actions_of_all_environments() -> None:
    game = pyspiel.load_game("lastcard(edition=minecraft,players=3,options=stack:any hand:5)")
    assert (game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()) == (3, 842, 55)
    state = past_chance(game.new_initial_state(), random.Random(1))
    spaces, player = Spaces("minecraft", 3), state.current_player()
    for action in state.legal_actions():
        assert state.action_to_string(player, action) == spaces.option(action, player)
    seen = spaces.decode(np.array(state.observation_tensor(player), np.uint8))
    assert sum(seen["hand"].values()) == 5
    assert seen["rules"]["stack"] == 3
    assert options_in("") == options_in("rules:rulebook")


def test_its_own_players_play_it() -> None:
    game = load(options="force_play:true hand:3", automatic="call catch")
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    searching = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=4, max_world_samples=-1, random_state=dice
    )
    simple = uniform_random.UniformRandomBot(1, dice)
    state, rolls = game.new_initial_state(), random.Random(2)
    while not past_chance(state, rolls).is_terminal():
        bot = (searching, simple)[state.current_player()]
        state.apply_action(bot.step(state))
    assert sorted(state.returns()) == [-1, 1]
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)) == 0


def test_a_world_looks_the_same_to_whoever_asks_and_nobody_sees_other_hands() -> None:
    dice = random.Random(4)
    game = load(edition="pirates", players=3, options="force_play:true")
    state, different = past_chance(game.new_initial_state(), dice), 0
    while not state.is_terminal():
        player, other = state.current_player(), (state.current_player() + 1) % 3
        world = state.resample_from_infostate(player, dice.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        different += world.observation_string(other) != state.observation_string(other)
        state.apply_action(dice.choice(state.legal_actions()))
        past_chance(state, dice)
    assert different > 10


def test_what_a_player_answered_is_part_of_what_it_knows() -> None:
    dice = random.Random(5)
    game = load(options="force_play:true hand:2")
    seen = set()
    state = past_chance(game.new_initial_state(), dice)
    while not state.is_terminal():
        for player in range(2):
            seen.add((player, state.information_state_string(player)))
        before = state.information_state_string(state.current_player())
        player = state.current_player()
        state.apply_action(dice.choice(state.legal_actions()))
        past_chance(state, dice)
        assert state.information_state_string(player) != before
    assert len(seen) > 5


def test_what_cannot_be_is_refused_with_what_can() -> None:
    with pytest.raises(Exception, match="'stack' is not NAME:VALUE"):
        load(options="stack")
    with pytest.raises(Exception, match="did you mean"):
        load(edition="minecarft")
    state = past_chance(load().new_initial_state(), random.Random(1))
    with pytest.raises(ValueError, match=r"cannot take action 14 \(second\); possible: 0 \(draw\)|possible: .*draw"):
        state.apply_action(14)
    assert state.legal_actions()
