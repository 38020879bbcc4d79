"""The engines of the field, each played by random players: decisions and rounds a second on one core."""

import random
import time
from collections.abc import Callable
from typing import Any

Rate = tuple[float, float]
"""Decisions and rounds a second."""


def timed(play: Callable[[], int], seconds: float) -> Rate:
    """Call `play`, which plays some rounds and returns (decisions), until the time is up."""
    decisions = rounds = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play()
        rounds += 1
    taken = time.perf_counter() - began
    return decisions / taken, rounds / taken


def rlcard_step(players: int, seconds: float) -> Rate:
    """The UNO of rlcard, its bare `Game.step`, without the environment around it."""
    import numpy as np
    from rlcard.games.uno import Game

    game: Any = Game(num_players=players)
    game.np_random = np.random.RandomState(1)
    dice = random.Random(1)

    def play() -> int:
        game.init_game()
        count = 0
        while not game.is_over():
            options = game.get_legal_actions()
            game.step(options[int(dice.random() * len(options))])
            count += 1
        return count

    return timed(play, seconds)


def rlcard_env(players: int, seconds: float) -> Rate:
    """The UNO of rlcard as its users run it: `env.run` with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": players})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return timed(play, seconds)


def open_spiel_python(players: int, seconds: float) -> Rate:
    """OpenSpiel's crazy_eights, its loop in Python; chance nodes cost time but are not counted as decisions."""
    import pyspiel

    game: Any = pyspiel.load_game(f"crazy_eights(players={players})")
    dice = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            else:
                options = state.legal_actions()
                state.apply_action(options[int(dice.random() * len(options))])
                count += 1
        return count

    return timed(play, seconds)


def open_spiel_cpp(players: int, seconds: float) -> Rate:
    """OpenSpiel's crazy_eights all in C++: `evaluate_bots` with its uniform random bots.

    It does not say how many decisions it made: the average of 2,000 rounds of the same play stands for it.
    """
    import pyspiel

    game: Any = pyspiel.load_game(f"crazy_eights(players={players})")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(players)]
    dice = random.Random(1)
    counted = 0
    for _ in range(2000):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                counted += 1
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return 0

    _, rounds = timed(play, seconds)
    return rounds * counted / 2000, rounds
