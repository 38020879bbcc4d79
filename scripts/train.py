"""Trains the net that `expert` judges options by, from nothing: `make train`.

    python scripts/train.py              a quarter of an hour on one idle core; writes src/lastcard/bots/intuition.json
    python scripts/train.py --positions 20000 20000 --out build/intuition.json     a short try

A position is a question of `thinking.intuition` in a round of any edition with 2 to 5 players: one seat learns, the
others are `normal`. Every option is tried in the same few worlds, the hands as they really are and the draw pile
shuffled anew, and each round is played out to see who wins. What an option brought more or less than the others of its
position is what the net is fitted to, by least squares. In the first pass all play those rounds out as `normal` does,
in later ones the learning seat by what it learned before: policy iteration. After each pass the curve has a line: how
much of such tries the net explains, for positions it has not seen, and how often it wins by itself, without thinking.

Positions are kept in build/train, so that a run that was interrupted goes on. The same seed gives the same file on the
same machine, with as many threads (OPENBLAS_NUM_THREADS). Needs NumPy and SciPy, which `make setup` installs.
"""

import argparse
import json
import random
import sys
import time
from array import array
from pathlib import Path
from zlib import crc32

import numpy as np
from scipy.sparse import csr_array  # type: ignore[import-untyped]

from lastcard.cards.edition import load
from lastcard.engine.chance import Chance
from lastcard.engine.recorder import Witness
from lastcard.engine.round import Round
from lastcard.study.intervals import Mean
from lastcard.thinking.driver import Driver
from lastcard.thinking.intuition import PARTS, PLACES, ROWS, Intuition
from lastcard.thinking.net import FIRST, MOST, SCALE, SECOND, Numbers, size_of
from lastcard.thinking.policy import NORMAL, Policy
from lastcard.thinking.scene import Scene
from lastcard.thinking.search import WIN, Search

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "src" / "lastcard" / "bots" / "intuition.json"
KEPT = ROOT / "build" / "train"
CHUNK = 50_000
"""Positions that are kept together."""
EDITIONS = (
    "classic",
    "classic",
    "ghostbusters",
    "green-lantern",
    "minecraft",
    "space-jam",
    "dc-super-hero-girls",
    "pirates",
)
TABLES = (2, 2, 2, 2, 2, 2, 3, 4, 4, 5)
"""Players, as often as they are dealt to."""
WORLDS = 3
"""In which every option of a position is tried."""
ROUNDS = 20
"""Played with one edition and number of players before the next."""
AHEAD = 5
"""So many of its own next answers the learning seat gives by what it has learned, while an option is tried."""
WHIM = 0.1
"""How often any option is taken, so that odd positions are seen, too."""
LEFT_OUT = 25
"""One position in so many is kept to see how much the net explains."""
BATCH = 2048
RATE = 3e-3

UNTRAINED = Numbers(ROWS, [0] * size_of(ROWS))

Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
Ints = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


class Positions:
    """What was tried: the rows of every option, what it brought, and where the options of each position begin."""

    def __init__(self) -> None:
        self.rows = array("H")
        self.worth = array("f")
        self.begins = array("L")

    def play(self, positions: int, numbers: Numbers | None, rng: random.Random) -> None:
        """Add so many positions. The learning seat plays, and plays out, by these numbers, or as `normal` does."""
        end, table = len(self.begins) + positions, 0
        while len(self.begins) < end:
            edition, players = load(EDITIONS[table % len(EDITIONS)]), rng.choice(TABLES)
            table += 1
            policy = Policy(edition.deck)
            seat = Learner(policy, players, numbers, rng)
            for _ in range(ROUNDS):
                witness = Witness(len(edition.kinds))
                driver = Driver(Round(edition.deck, players, Chance(rng.getrandbits(60))))
                driver.round.listen(witness)
                dice, me = Chance(rng.getrandbits(60)), rng.randrange(players)
                count = int(driver.begin(rng.randrange(players)))
                while count > 0:
                    if driver.seat == me:
                        answer = seat.answer(driver, witness, dice, self)
                    else:
                        answer = int(policy.choose(driver, NORMAL, dice))
                    count = int(driver.step(answer))

    def save(self, path: Path) -> None:
        """Keep them."""
        passing = path.with_suffix(".new.npz")
        rows, worth = np.frombuffer(self.rows, np.uint16), np.frombuffer(self.worth, np.float32)
        np.savez(passing, rows=rows, worth=worth, begins=np.array(self.begins, np.int64))
        passing.replace(path)

    def take_from(self, path: Path) -> None:
        """Add those that were kept."""
        kept = np.load(path)
        before = len(self.worth)
        self.rows.frombytes(kept["rows"].tobytes())
        self.worth.frombytes(kept["worth"].tobytes())
        self.begins.extend((kept["begins"] + before).tolist())

    def add(self, rows: list[list[int]], worth: list[float]) -> None:
        """Add a position."""
        self.begins.append(len(self.worth))
        for row in rows:
            self.rows.extend(row)
        self.worth.extend(worth)


class Learner:
    """A seat that tries its options, and then answers by what it has learned so far."""

    def __init__(self, policy: Policy, players: int, numbers: Numbers | None, rng: random.Random) -> None:
        self.policy, self.rng, self.learned = policy, rng, numbers is not None
        self.eye = Intuition(policy, numbers or UNTRAINED)
        self.scene = Scene(policy.deck, players)

    def answer(self, driver: Driver, witness: Witness, dice: Chance, positions: Positions) -> int:
        """Try the options, and choose one."""
        count = int(driver.count)
        answer = -1
        if count > 1 and self.eye.is_mine(driver):
            self.scene.see_question(driver, witness)
            self.eye.remember(self.scene.memory, driver.round)
            worth = self.tried(driver)
            positions.add(self.eye.features(driver), worth)
            if self.learned:
                answer = int(self.eye.choose(driver, dice))
        if self.rng.random() < WHIM:
            return self.rng.randrange(count)
        return answer if answer >= 0 else int(self.policy.choose(driver, NORMAL, dice))

    def tried(self, driver: Driver) -> list[float]:
        """How often every option wins."""
        search = Search(self.scene, self.policy, self.rng.getrandbits(60), intuition=self.eye)
        search.ahead = AHEAD if self.learned else 0
        for option in range(int(driver.count)):
            search.worth[option] = 0
        search.try_as_it_lies(driver, WORLDS)
        return [int(search.worth[option]) / (WORLDS * WIN) for option in range(int(driver.count))]


class Weights:
    """The net while it is trained, and how it learns: Adam's rule, slower and slower."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rows = rng.normal(0, 0.15, (ROWS, FIRST + 1)).astype(np.float32)
        self.rows[:, FIRST] = 0
        self.second = rng.uniform(-1, 1, (FIRST, SECOND)).astype(np.float32) / np.float32(FIRST**0.5)
        self.bias = np.zeros(SECOND, np.float32)
        self.last = rng.normal(0, 0.05, SECOND).astype(np.float32)
        self.all = (self.rows, self.second, self.bias, self.last)
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget how it has learned so far, not what."""
        self.means = [np.zeros_like(part) for part in self.all]
        self.squares = [np.zeros_like(part) for part in self.all]
        self.steps = 0

    def answers(self, rows: Ints) -> Floats:
        """What the net says of options."""
        first = np.zeros((len(rows), FIRST + 1), np.float32)
        for place in range(rows.shape[1]):
            first += self.rows[rows[:, place]]
        second = np.maximum(np.maximum(first[:, :FIRST], 0) @ self.second + self.bias, 0)
        return np.asarray(second @ self.last + first[:, FIRST], np.float32)

    def learn(self, rows: Ints, worth: Floats, position: Ints, rate: float) -> None:
        """Come closer to what options brought more than the others of their position."""
        many, at_once = rows.shape
        begins = np.arange(0, many * at_once + 1, at_once, dtype=np.int32)
        table = csr_array((np.ones(many * at_once, np.float32), rows.ravel(), begins), shape=(many, ROWS))
        sums = table @ self.rows
        first = np.maximum(sums[:, :FIRST], 0)
        second = np.maximum(first @ self.second + self.bias, 0)
        missed = centred(second @ self.last + sums[:, FIRST], position) - worth
        missed *= np.float32(2 / (position[-1] + 1))
        back = missed[:, None] * self.last * (second > 0)
        to_sums = np.concatenate([back @ self.second.T * (first > 0), missed[:, None]], axis=1)
        slopes = (table.T @ to_sums, first.T @ back, back.sum(axis=0), second.T @ missed)
        self.steps += 1
        grown = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for part, slope, mean, square in zip(self.all, slopes, self.means, self.squares, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            part -= np.float32(grown) * mean / (np.sqrt(square) + np.float32(1e-8))
        np.clip(self.rows, -MOST / SCALE, MOST / SCALE, out=self.rows)

    def whole(self) -> list[int]:
        """The numbers as `thinking.net` takes them."""
        flat = np.concatenate([part.ravel() for part in self.all])
        return [round(float(value) * SCALE) for value in flat]


def centred(worth: Floats, position: Ints) -> Floats:
    """What each option is worth more than the others of its position."""
    means = np.bincount(position, worth) / np.bincount(position)
    return np.asarray(worth - means[position], np.float32)


def fit(weights: Weights, positions: Positions, epochs: int, seed: int) -> float:
    """Train the net. Returns how much it explains of positions that were left out."""
    rows = np.frombuffer(positions.rows, np.uint16).reshape(-1, PLACES + PARTS)
    worth = np.frombuffer(positions.worth, np.float32)
    begins = np.array(positions.begins, np.int64)
    options = np.diff(begins, append=len(worth))
    rng = np.random.default_rng(seed)
    weights.begin_anew()

    def those(chosen: Ints) -> tuple[Ints, Floats, Ints]:
        """The rows, worth and positions of the options of some positions."""
        many = options[chosen]
        position = np.repeat(np.arange(len(chosen)), many)
        at = np.arange(many.sum()) + np.repeat(begins[chosen] - np.cumsum(many) + many, many)
        return rows[at].astype(np.int32), centred(worth[at], position), position

    number = np.arange(len(begins))
    learnt, left_out = number[number % LEFT_OUT > 0], number[number % LEFT_OUT == 0]
    batches = max(1, len(learnt) // BATCH)
    for epoch in range(epochs):
        order = rng.permutation(learnt)
        for batch in range(batches):
            rate = RATE * (1 - (epoch * batches + batch) / (epochs * batches))
            weights.learn(*those(order[batch * BATCH : (batch + 1) * BATCH]), rate)
    missed = brought = 0.0
    for at in range(0, len(left_out), BATCH):
        some, want, position = those(left_out[at : at + BATCH])
        missed += float(((centred(weights.answers(some), position) - want) ** 2).sum())
        brought += float((want**2).sum())
    return 1 - missed / brought


def against_normal(numbers: Numbers, players: int, deals: int, edition: str = "classic") -> Mean:
    """How often the net wins, by itself and without thinking, at a table of `normal`."""
    cards = load(edition)
    policy, dice = Policy(cards.deck), Chance(3)
    eye, scene = Intuition(policy, numbers), Scene(cards.deck, players)
    driver = Driver(Round(cards.deck, players, Chance()))
    total = squares = 0
    for deal in range(deals):
        won = 0
        for seat in range(players):
            witness = Witness(len(cards.kinds))
            driver.round.listen(witness)
            driver.round.chance.copy_from(Chance(10**9 + deal))
            count = driver.begin(deal % players)
            while count > 0:
                if driver.seat != seat:
                    count = driver.step(policy.choose(driver, NORMAL, dice))
                    continue
                scene.see_question(driver, witness)
                eye.remember(scene.memory, driver.round)
                count = driver.step(eye.choose(driver, dice))
            won += driver.round.winner == seat
        total += won
        squares += won * won
    return Mean.of(total, squares, deals)


def tried(positions: int, weights: Weights | None, seed: int) -> Positions:
    """So many positions, in which the learning seat plays by a net, or as `normal` does; some may have been kept."""
    every = Positions()
    numbers = weights.whole() if weights else []
    name = f"{seed}-{ROWS}-{crc32(repr(numbers).encode()):08x}"
    KEPT.mkdir(parents=True, exist_ok=True)
    for chunk in range(-(-positions // CHUNK)):
        path = KEPT / f"{name}-{chunk}.npz"
        if not path.exists():
            some = Positions()
            some.play(CHUNK, Numbers(ROWS, numbers) if numbers else None, random.Random(f"{name}-{chunk}"))
            some.save(path)
        every.take_from(path)
    return every


def write(path: Path, about: str, weights: Weights) -> None:
    """Write a net."""
    text = json.dumps({"about": about, "numbers": weights.whole()}, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description="train the net of expert")
    parser.add_argument("--positions", type=int, nargs="+", default=[2_000_000, 2_000_000], help="for each pass")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    weights = Weights(np.random.default_rng(args.seed))
    about = f"made by scripts/train.py --positions {' '.join(map(str, args.positions))}"
    about += f" --epochs {args.epochs} --seed {args.seed}"
    print("pass  positions  explained  against normal, 2 players  with three of normal  seconds")
    for number, many in enumerate(args.positions, 1):
        begun = time.process_time()
        positions = tried(many, weights if number > 1 else None, args.seed)
        explained = fit(weights, positions, args.epochs, number)
        numbers = Numbers(ROWS, weights.whole())
        write(args.out, about, weights)
        two, four = (against_normal(numbers, players, 8_000 // players) for players in (2, 4))
        shares = [f"{mean.value / n:.1%} ±{mean.half / n:.1%}" for mean, n in ((two, 2), (four, 4))]
        line = f"{number:4}  {len(positions.begins):9,}  {explained:9.1%}  {shares[0]:>25}  {shares[1]:>20}"
        print(f"{line}  {time.process_time() - begun:7.0f}", flush=True)
    print(f"{args.out}: {args.out.stat().st_size:,} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
