"""How many steps a second the environments make, with observations and masks: `python bench/environments.py`.

Players take any action that is offered, each equally likely; calls, catches and everything else are asked. CPU seconds
count, of one core. PettingZoo's Texas hold'em is measured beside it where rlcard is installed (`make bench` brings it).
"""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from lastcard.cards.edition import load
from lastcard.envs.batched import BatchedEnv
from lastcard.envs.moves import Moves, MovesFile
from lastcard.envs.pettingzoo import env, raw_env
from lastcard.game.settings import Options
from lastcard.study.runner import Job, gather, run

SECONDS = 1.0
TURNS = 3


def rate(step: Callable[[], int]) -> float:
    """Steps a second of CPU time; `step` says how many it made."""
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        count += step()
    return count / spent


def batched(players: int, count: int, observation: str, *, own: bool = False) -> float:
    """Many rounds at once, perhaps into arrays of the caller; choosing actions at random is part of it."""
    many = BatchedEnv("classic", players, count=count, observation=observation)
    if own:
        names = ("observations", "masks", "seats", "rewards", "over")
        arrays = {name: np.empty_like(getattr(many, name)) for name in names}
        many = BatchedEnv("classic", players, count=count, observation=observation, out=arrays)
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


def moves(ending: str) -> float:
    """Decisions a second that `simulate --moves` writes, in one process; read back once, to see that they are there."""
    edition = load("classic")
    notes = Moves(edition, 4, ending == ".parquet")
    job = Job.of(edition, 4, 2_000, 1, "easy", Options(), by_games=False, keep_rows=False)
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"moves{ending}"
        began = time.process_time()
        with MovesFile(path, notes) as file:
            gather(job, run(replace(job, notes=notes), job.parts()), moves=file)
        spent = time.process_time() - began
        return rows_in(path) / spent


def rows_in(path: Path) -> int:
    """How many decisions a file has."""
    if path.suffix != ".parquet":
        return path.read_bytes().count(b"\n")
    import pandas

    table = pandas.read_parquet(path)
    assert all(len(seen) == len(table.observation[0]) for seen in table.observation)
    return len(table)


def parquet() -> dict[str, Callable[[], float]]:
    """The same as Parquet, if pyarrow is there."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        return {}
    return {"simulate --moves, .parquet": lambda: moves(".parquet")}


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
        "batch of 64, vector, own arrays": lambda: batched(4, 64, "vector", own=True),
        "batch of 1,024, vector": lambda: batched(4, 1024, "vector"),
        "batch of 64, history": lambda: batched(4, 64, "history"),
        "batch of 64, planes": lambda: batched(4, 64, "planes"),
        "PettingZoo, unwrapped": lambda: agents(raw_env(players=4)),
        "PettingZoo, wrapped": lambda: agents(env(players=4)),
        "simulate --moves, .jsonl": lambda: moves(".jsonl"),
        **parquet(),
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
