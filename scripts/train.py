"""Learns the habits that `expert` plays its rounds out with, from nothing: `make train`.

    python scripts/train.py                    a few minutes on one idle core; writes src/lastcard/bots/habits.json
    python scripts/train.py --positions 500 --out build/habits.json     a short try

A position is a turn in a round of any edition with 2 to 5 players. A search tries every option in the same worlds, as
often as the others; what an option brought more or less than the others of its position is what the numbers of
`thinking.habits` are fitted to, by least squares. The first pass plays the rounds out by the habits of `normal`, later
ones by what was learned before: policy iteration. After each pass the curve has a line: how much of what the search
said the numbers explain, for positions they have not seen, and how often they win against `normal` by themselves.

The same seed gives the same file. Needs NumPy, which comes with `lastcard[study]`.
"""

import argparse
import json
import random
import sys
from pathlib import Path

import numpy as np

from lastcard.cards.edition import load
from lastcard.engine.chance import Chance
from lastcard.engine.recorder import Witness
from lastcard.engine.round import Round
from lastcard.study.intervals import Mean
from lastcard.thinking.driver import Driver
from lastcard.thinking.habits import PARTS, WEIGHTS, Habits
from lastcard.thinking.policy import NORMAL, Policy
from lastcard.thinking.scene import Scene
from lastcard.thinking.search import POINT, Search

OUT = Path(__file__).resolve().parent.parent / "src" / "lastcard" / "bots" / "habits.json"
EDITIONS = ("classic", "classic", "ghostbusters", "green-lantern", "minecraft", "space-jam", "dc-super-hero-girls")
TABLES = (2, 2, 2, 2, 2, 2, 3, 4, 4, 5)
"""Players, as often as they are dealt to."""
WORLDS = 60
"""In which every option of a position is tried."""
ROUNDS = 8
"""Played with one edition and number of players before the next."""
WHIM = 0.1
"""How often any option is taken, so that odd positions are seen, too."""
RIDGE = 10.0
"""How strongly numbers that were seldom seen are held at 0."""


class Positions:
    """What the search said: the parts of every option, what it brought, and which position it belongs to."""

    def __init__(self) -> None:
        self.parts: list[list[int]] = []
        self.worth: list[float] = []
        self.position: list[int] = []
        self.count = 0

    def play(self, positions: int, weights: list[int], rng: random.Random) -> None:
        """Add so many positions; rounds are played, and played out, by these numbers, or by `normal` without any."""
        end, table = self.count + positions, 0
        while self.count < end:
            edition, players = load(EDITIONS[table % len(EDITIONS)]), rng.choice(TABLES)
            table += 1
            policy = Policy(edition.deck)
            habits = Habits(policy, weights)
            for _ in range(ROUNDS):
                witness = Witness(len(edition.kinds))
                driver = Driver(Round(edition.deck, players, Chance(rng.getrandbits(60))))
                driver.round.listen(witness)
                dice, scene = Chance(rng.getrandbits(60)), Scene(edition.deck, players)
                count = int(driver.begin(rng.randrange(players)))
                while count > 0:
                    if count > 1 and rng.random() < 0.25 and (rows := habits.features(driver)):
                        scene.see_question(driver, witness.log)
                        search = Search(scene, policy, rng.getrandbits(60), habits=habits if weights else None)
                        self.note(rows, search)
                    if rng.random() < WHIM:
                        answer = rng.randrange(count)
                    else:
                        answer = int(habits.choose(driver, dice) if weights else policy.choose(driver, NORMAL, dice))
                    count = int(driver.step(answer))

    def note(self, rows: list[list[int]], search: Search) -> None:
        """Try every option equally often, and note what each brought."""
        search.point, search.plain = POINT, False
        for option in range(len(rows)):
            search.worth[option] = 0
        search.spend(WORLDS * len(rows))
        self.parts += rows
        self.worth += [int(search.worth[option]) * len(rows) / int(search.playouts) for option in range(len(rows))]
        self.position += [self.count] * len(rows)
        self.count += 1


def fit(positions: Positions) -> tuple[list[int], float]:
    """The numbers that fit best, and how much they explain of positions that were left out."""
    parts, position = np.array(positions.parts), np.array(positions.position)
    options = np.bincount(position)[position]
    worth = np.array(positions.worth)
    worth -= (np.bincount(position, worth) / np.bincount(position))[position]
    table = np.zeros((len(parts), WEIGHTS))
    for part in range(PARTS):
        table[np.arange(len(parts)), parts[:, part]] += 1
    sums = np.zeros((positions.count, WEIGHTS))
    np.add.at(sums, position, table)
    table -= sums[position] / options[:, None]

    def solved(chosen: "np.ndarray[tuple[int], np.dtype[np.bool_]]") -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        some = table[chosen]
        found = np.linalg.solve(some.T @ some + RIDGE * np.eye(WEIGHTS), some.T @ worth[chosen])
        return np.asarray(found, dtype=np.float64).reshape(WEIGHTS)

    left_out = position % 10 == 0
    missed = worth[left_out] - table[left_out] @ solved(~left_out)
    explained = 1 - float((missed**2).sum() / (worth[left_out] ** 2).sum())
    return [round(float(value)) for value in solved(position >= 0)], explained


def against_normal(weights: list[int], players: int, deals: int) -> Mean:
    """How often the numbers win, by themselves and without thinking, at a table of `normal`; `classic`."""
    deck = load("classic").deck
    policy, dice = Policy(deck), Chance(3)
    habits = Habits(policy, weights)
    driver = Driver(Round(deck, players, Chance()))
    total = squares = 0
    for deal in range(deals):
        won = 0
        for seat in range(players):
            driver.round.chance.copy_from(Chance(10**9 + deal))
            count = driver.begin(deal % players)
            while count > 0:
                mine = driver.seat == seat
                count = driver.step(habits.choose(driver, dice) if mine else policy.choose(driver, NORMAL, dice))
            won += driver.round.winner == seat
        total += won
        squares += won * won
    return Mean.of(total, squares, deals)


def main() -> None:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description="learn the habits of expert")
    parser.add_argument("--positions", type=int, default=20_000, help="for each pass")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    positions, weights = Positions(), list[int]()
    print("pass  positions  explained  against normal, 2 players  with three of normal")
    for number in range(1, args.passes + 1):
        positions.play(args.positions, weights, rng)
        weights, explained = fit(positions)
        two, four = (against_normal(weights, players, 8_000 // players) for players in (2, 4))
        shares = [f"{mean.value / n:.1%} ±{mean.half / n:.1%}" for mean, n in ((two, 2), (four, 4))]
        print(f"{number:4}  {positions.count:9,}  {explained:9.1%}  {shares[0]:>25}  {shares[1]:>20}", flush=True)
    about = f"made by scripts/train.py --positions {args.positions} --passes {args.passes} --seed {args.seed}"
    args.out.write_text(json.dumps({"about": about, "weights": weights}) + "\n", encoding="utf-8")
    print(f"{args.out}: {args.out.stat().st_size:,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
