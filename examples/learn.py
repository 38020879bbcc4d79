"""Learn to play from nothing: self-play on a CPU, in minutes, with JAX and Optax.

    pip install "lastcard[envs]" jax optax matplotlib
    python examples/learn.py --minutes 8 --plot curve.svg

One small network plays both seats of many rounds at once (`BatchedEnv`) and learns from who wins them: PPO, with the
result of the round as the only reward. About once a minute it plays against `random` and `easy`, which it never learned
from, and prints how many rounds it won, with 95% intervals. docs/research.md shows a run.
"""

import argparse
import math
import time
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax

from lastcard.envs.batched import BatchedEnv

TABLES, STEPS, HIDDEN = 256, 128, 128
EPOCHS, PARTS = 2, 8
ACTIONS = 138
"""Those of the base game; all others put down, discard or give away cards, as only special cards make people do."""
CLIP, ENTROPY = 0.2, 0.01
TABLE = {"edition": "classic", "players": 2, "automatic": ("call", "catch", "forced")}
"""A learner starts simple: "UNO" is called by itself, and nothing is asked that has one answer."""


def network(key, seen, actions):
    """Two hidden layers; the last column of what comes out is how good the situation is, the others are the actions."""
    sizes = [seen, HIDDEN, HIDDEN, actions + 1]
    keys = jax.random.split(key, 3)
    scales = [math.sqrt(2 / seen), math.sqrt(2 / HIDDEN), 0.01]
    return [
        (jax.random.normal(k, (a, b)) * s, jnp.zeros(b))
        for k, a, b, s in zip(keys, sizes[:-1], sizes[1:], scales, strict=True)
    ]


def look(weights, seen, mask):
    """The logarithms of the chances of all actions, and the value."""
    x = jnp.log1p(seen.astype(jnp.float32))
    for matrix, bias in weights[:-1]:
        x = jax.nn.relu(x @ matrix + bias)
    matrix, bias = weights[-1]
    out = x @ matrix + bias
    return jax.nn.log_softmax(jnp.where(mask, out[:, :-1], -1e9)), jnp.tanh(out[:, -1])


@jax.jit
def act(weights, key, seen, mask):
    """An action for every table, and how likely it was."""
    chances, _ = look(weights, seen, mask)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0]


def loss(weights, seen, mask, action, before, result, counts):
    """PPO: make what turned out better than expected more likely, but not at once."""
    chances, value = look(weights, seen, mask)
    now = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
    better = jax.lax.stop_gradient(result - value)
    ratio = jnp.exp(now - before)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better)
    entropy = -jnp.sum(jnp.exp(chances) * jnp.where(mask, chances, 0), 1)
    each = -gain + 0.5 * (result - value) ** 2 - ENTROPY * entropy
    return jnp.sum(each * counts) / jnp.sum(counts)


@partial(jax.jit, static_argnums=0)
def learn(optimiser, weights, state, *batch):
    """One step of the optimiser."""
    step, state = optimiser.update(jax.grad(loss)(weights, *batch), state)
    return optax.apply_updates(weights, step), state


def play(env, weights, key):
    """Some steps at all tables: what was seen, possible, done and how likely, and what came of it for that seat."""
    seen, masks, actions, chances, seats, ends, rewards = [], [], [], [], [], [], []
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        action, chance = map(np.asarray, act(weights, now, env.observations, env.masks[:, :ACTIONS]))
        seen.append(env.observations.copy())
        masks.append(env.masks[:, :ACTIONS].copy())
        seats.append(env.seats.copy())
        actions.append(action)
        chances.append(chance)
        env.step(action)
        ends.append(env.over.copy())
        rewards.append(env.rewards.copy())
    result, known = np.zeros((STEPS, TABLES)), np.zeros((STEPS, TABLES))
    last, is_over = np.zeros((TABLES, 2)), np.zeros(TABLES, bool)
    for t in reversed(range(STEPS)):  # a round that goes on after the last step is left out from here on
        last[ends[t]] = rewards[t][ends[t]]
        is_over |= ends[t]
        result[t], known[t] = last[np.arange(TABLES), seats[t]], is_over
    return [np.concatenate(each) for each in (seen, masks, actions, chances, result, known)]


def wins_against(bot, weights, rounds, seed):
    """How many of so many rounds it wins against a bot."""
    env = BatchedEnv(**TABLE, count=TABLES, bots=[None, bot])
    env.reset(seed)
    key = jax.random.key(seed)
    played = won = 0
    while played < rounds:
        key, now = jax.random.split(key)
        env.step(np.asarray(act(weights, now, env.observations, env.masks[:, :ACTIONS])[0]))
        played += int(env.over.sum())
        won += int((env.rewards[env.over, 0] > 0).sum())
    return won, played


def interval(won, played):
    """The share that was won, and Wilson's 95% interval for it."""
    share, z = won / played, 1.96
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played**2)) / (1 + z * z / played)
    return share, middle - half, middle + half


def main():
    """Learn, measure, and draw the curve."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot")
    args = parser.parse_args()
    env = BatchedEnv(**TABLE, count=TABLES)
    env.reset(args.seed)
    key = jax.random.key(args.seed)
    weights = network(key, env.spaces.size, ACTIONS)
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))
    state = optimiser.init(weights)
    dice = np.random.default_rng(args.seed)
    curve, decisions, begun, measured = [], 0, time.monotonic(), -math.inf
    while True:
        minutes = (time.monotonic() - begun) / 60
        over = minutes >= args.minutes
        if over or minutes - measured >= 0.8:
            measured = minutes
            rounds = 10_000 if over else 1_500
            found = [interval(*wins_against(bot, weights, rounds, 7)) for bot in ("random", "easy")]
            curve.append((decisions, *found))
            said = ", ".join(
                f"{bot} {share:.1%} ({low:.1%} to {high:.1%})"
                for bot, (share, low, high) in zip(("random", "easy"), found, strict=True)
            )
            print(f"{minutes:4.1f} minutes, {decisions:>10,} decisions: {said}", flush=True)
        if over:
            break
        key, now = jax.random.split(key)
        batch = play(env, weights, now)
        decisions += STEPS * TABLES
        for _ in range(EPOCHS):
            for part in np.array_split(dice.permutation(STEPS * TABLES), PARTS):
                weights, state = learn(optimiser, weights, state, *(each[part] for each in batch))
    if args.plot:
        draw(curve, args.plot)


def draw(curve, path):
    """The curve, with its intervals."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "lastcard"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    million = [decisions / 1e6 for decisions, *_ in curve]
    for place, (bot, colour) in enumerate((("random", "#2a78c8"), ("easy", "#c8501e")), 1):
        axes.plot(million, [point[place][0] for point in curve], color=colour, label=f"against {bot}")
        low, high = ([point[place][n] for point in curve] for n in (1, 2))
        axes.fill_between(million, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.axhline(0.5, color="#808080", linewidth=0.8)
    axes.set(xlabel="decisions of self-play, in millions", ylabel="rounds won")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.legend(loc="lower right", frameon=False)
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main()
