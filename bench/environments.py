"""How many steps a second the environments make, with observations and masks: `python bench/environments.py`.

Players take any action that is offered, each equally likely; calls, catches and everything else are asked. CPU seconds
count, of one core. PettingZoo's Texas hold'em is measured beside it where rlcard is installed (`make bench` brings it).
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from lastcard.envs.batched import BatchedEnv
from lastcard.envs.pettingzoo import env, raw_env

SECONDS = 1.0
TURNS = 3


def rate(step: Callable[[], int]) -> float:
    """Steps a second of CPU time; `step` says how many it made."""
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        count += step()
    return count / spent


def batched(players: int, count: int, observation: str) -> float:
    """Many rounds at once, into arrays of the caller; choosing actions at random is part of it."""
    many = BatchedEnv("classic", players, count=count, observation=observation)
    many.reset(seed=1)

    def step() -> int:
        many.step(many.sample())
        return count

    return rate(step)


def agents(table: Any) -> float:
    """One table of agents, as PettingZoo's users write it."""
    dice = Random(1)

    def play() -> int:
        table.reset(seed=dice.randrange(2**31))
        steps = 0
        for _ in table.agent_iter():
            seen, _, over, cut_off, _ = table.last()
            if over or cut_off:
                table.step(None)
            else:
                table.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
                steps += 1
        return steps

    return rate(play)


def texas() -> dict[str, Callable[[], float]]:
    """PettingZoo's Texas hold'em, if what it needs is there."""
    try:
        from pettingzoo.classic import texas_holdem_v4
    except ImportError:
        return {}
    return {
        "PettingZoo Texas hold'em, unwrapped": lambda: agents(texas_holdem_v4.raw_env()),
        "PettingZoo Texas hold'em, wrapped": lambda: agents(texas_holdem_v4.env()),
    }


def main() -> None:
    """Measure in turn, so that a busy moment falls on all of them; the best of each counts."""
    measures: dict[str, Callable[[], float]] = {
        "batch of 64, vector": lambda: batched(4, 64, "vector"),
        "batch of 1,024, vector": lambda: batched(4, 1024, "vector"),
        "batch of 64, history": lambda: batched(4, 64, "history"),
        "batch of 64, planes": lambda: batched(4, 64, "planes"),
        "PettingZoo, unwrapped": lambda: agents(raw_env(players=4)),
        "PettingZoo, wrapped": lambda: agents(env(players=4)),
        **texas(),
    }
    found = {name: max(measure() for _ in range(1)) for name, measure in measures.items()}
    for _ in range(TURNS - 1):
        for name, measure in measures.items():
            found[name] = max(found[name], measure())
    for name, steps in found.items():
        print(f"| {name} | {steps:,.0f} |")


if __name__ == "__main__":
    main()
