"""Trains rlcard's own agents, DMC or NFSP, in its UNO, for `bench/rlcard_match.py` to play against.

    .venv/bin/pip install torch==2.13.0 GitPython         what they learn with; `make bench` has brought rlcard
    python bench/rlcard_train.py dmc --minutes 20
    python bench/rlcard_train.py nfsp --minutes 20
    python bench/rlcard_match.py expert:400 --games 2000 --against build/rlcard/dmc.pt build/rlcard/nfsp.pt

Both learn by playing against themselves, with rlcard's code for them as it is, a net for each seat. The minutes are
processor time of all that takes part (Linux). At the end it says how often they beat rlcard's random agent. NFSP
plays its average policy in matches. The seed decides the cards; how far DMC comes in a time, and so what it plays,
differs a little from run to run.

DMC has rlcard's own settings, with one actor. NFSP has those below: its own learning rate is 0.1, with which it learns
nothing here.
"""

import argparse
import io
import logging
import multiprocessing
import os
import random
import time
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import rlcard
import torch
from rlcard.agents import NFSPAgent, RandomAgent
from rlcard.agents.dmc_agent import DMCTrainer
from rlcard_match import said, share_of

KEPT = Path(__file__).resolve().parent.parent / "build" / "rlcard"
CHECKED = 2000
"""Games against the random agent at the end."""
BUFFERS = 100
"""What the actor has filled and the learners have not read: so many that neither waits for the other at the end."""

NFSP = {
    "hidden_layers_sizes": [256, 256],
    "q_mlp_layers": [256, 256],
    "reservoir_buffer_capacity": 200_000,
    "q_replay_memory_size": 100_000,
    "min_buffer_size_to_learn": 1_000,
    "q_replay_memory_init_size": 1_000,
    "anticipatory_param": 0.2,
    "batch_size": 256,
    "q_batch_size": 128,
    "train_every": 16,
    "q_train_every": 16,
    "rl_learning_rate": 0.0005,
    "sl_learning_rate": 0.0005,
    "q_epsilon_decay_steps": 300_000,
}


class Quiet(io.TextIOBase):
    """Where what rlcard prints at every step goes."""

    def write(self, text: str) -> int:
        """Forget it."""
        return len(text)


def spent(processes: list[int]) -> float:
    """The processor time of this process and others, in seconds."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")


class Timed(DMCTrainer):  # type: ignore[misc]
    """rlcard's trainer until its time is up, where rlcard counts frames."""

    seconds = 0.0

    @property
    def total_frames(self) -> float:
        """It goes on while it has done fewer than these."""
        actors = [int(child.pid) for child in multiprocessing.active_children() if child.pid]
        return float("inf") if spent(actors) < self.seconds else 0.0

    @total_frames.setter
    def total_frames(self, frames: int) -> None:
        """rlcard sets a number here."""


def dmc(env: Any, seconds: float) -> tuple[list[Any], str]:
    """Deep Monte Carlo: one process plays, and a thread for each seat learns."""
    torch.multiprocessing.set_sharing_strategy("file_system")  # else the buffers are more files than may be open
    logging.getLogger("doudzero").setLevel(logging.WARNING)
    with TemporaryDirectory() as folder:
        trainer = Timed(env, savedir=folder, num_actors=1, num_threads=1, num_buffers=BUFFERS, save_interval=10**6)
        trainer.seconds = seconds
        models: list[Any] = []
        make = trainer.model_func

        def noted(device: Any) -> Any:
            models.append(make(device))
            return models[-1]

        trainer.model_func = noted
        trainer.start()
        for actor in multiprocessing.active_children():
            actor.kill()
        frames = sum(1 for _ in (Path(folder) / "dmc" / "logs.csv").open(encoding="utf-8")) - 1
    return models[-1].get_agents(), f"{frames * trainer.T * trainer.B:,} decisions"


def nfsp(env: Any, seconds: float) -> tuple[list[Any], str]:
    """Neural fictitious self-play, one agent on each seat."""
    agents = [
        NFSPAgent(num_actions=env.num_actions, state_shape=env.state_shape[0], device=torch.device("cpu"), **NFSP)
        for _ in range(env.num_players)
    ]
    env.set_agents(agents)
    games = 0
    with redirect_stdout(Quiet()):
        while spent([]) < seconds:
            for agent in agents:
                agent.sample_episode_policy()
            trajectories, payoffs = env.run(is_training=True)
            for agent, steps in zip(agents, rlcard.utils.reorganize(trajectories, payoffs), strict=True):
                for step in steps:
                    agent.feed(step)
            games += 1
    for agent in agents:  # what it learned from is not needed to play
        agent._reservoir_buffer = agent._rl_agent.memory = None
    return agents, f"{games:,} games, {sum(agent.total_t for agent in agents):,} decisions"


def main() -> None:
    """Train, say how it went, and keep the agents."""
    parser = argparse.ArgumentParser(description="train rlcard's own agents in its UNO")
    parser.add_argument("agent", choices=("dmc", "nfsp"))
    parser.add_argument("--minutes", type=float, default=20.0, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="default: build/rlcard/AGENT.pt")
    args = parser.parse_args()
    torch.set_num_threads(1)
    os.environ["OMP_NUM_THREADS"] = "1"  # for the process that plays
    random.seed(args.seed)
    np.random.seed(args.seed)
    torch.manual_seed(args.seed)
    env: Any = rlcard.make("uno", config={"seed": args.seed})
    before = spent([])
    agents, done = {"dmc": dmc, "nfsp": nfsp}[args.agent](env, before + 60 * args.minutes)
    save = args.save or KEPT / f"{args.agent}.pt"
    save.parent.mkdir(parents=True, exist_ok=True)
    torch.save(agents, save)
    print(f"{args.agent}, {args.minutes:g} minutes of processor time, seed {args.seed}: {done}; {save}")
    share = share_of(agents, [RandomAgent(env.num_actions)] * 2, CHECKED, args.seed)
    print(f"{args.agent} against rlcard's random: {said(share)}", flush=True)


if __name__ == "__main__":
    main()
