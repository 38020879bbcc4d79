"""What a lead in rounds makes of whole games between two: rounds are played, and games put together from them by lot.

    python bench/whole_games.py expert:400 hard:400 --rounds 1000
    python bench/whole_games.py normal normal --rounds 4000 --need 70

Each deal is played twice, with the sides swapped. A game is rounds drawn at random until somebody has 500 points. So it
leaves out what a player may gain by looking at the score; `bench/candidate.py --games` plays real games, which take
some 15 times as long for the same interval. Then the wins of both sides are mixed anew, to say which share of rounds
would make which share of games. The interval comes from leaving out a twentieth of the deals at a time.
"""

import argparse
from math import sqrt
from random import Random

from lastcard.cards.edition import load
from lastcard.engine.chance import Chance
from lastcard.game.settings import Options, points_of
from lastcard.study.intervals import student
from lastcard.study.players import Seats

TARGET = 500
GAMES = 40_000
GROUPS = 20
SHARES = (50, 52, 54, 56, 58, 60, 62, 64, 66, 68, 70)

Wins = tuple[list[int], list[int]]
"""What the rounds that the first side won were worth to it, and those of the other side."""


def played(edition: str, bots: list[str], rounds: int, seed: int) -> list[Wins]:
    """The rounds of every deal."""
    options = Options()
    tables = [Seats(load(edition), bots[turn:] + bots[:turn], options) for turn in range(2)]
    spread = Chance(seed)
    base = int(spread.word()) << 32 | int(spread.word())
    deals: list[Wins] = []
    for deal in range(-(-rounds // 2)):
        wins: Wins = ([], [])
        for turn, table in enumerate(tables):
            table.begin((base + deal) % 2**64)
            table.round(deal % 2)
            winner = int(table.driver.round.winner)
            if winner >= 0:
                wins[(winner + turn) % 2].append(points_of(table.driver.round, options)[winner])
        deals.append(wins)
    return deals


def together(deals: list[Wins]) -> Wins:
    """All of them as one."""
    return [points for deal in deals for points in deal[0]], [points for deal in deals for points in deal[1]]


def games_won(wins: Wins, share: float, seed: int = 1) -> float:
    """The share of games that the first side wins if it wins such a share of rounds."""
    dice, won = Random(seed), 0
    for _ in range(GAMES):
        scores = [0, 0]
        while max(scores) < TARGET:
            side = int(dice.random() >= share)
            scores[side] += dice.choice(wins[side])
        won += scores[0] >= TARGET
    return won / GAMES


def share_of(wins: Wins) -> float:
    """The share of rounds that the first side won."""
    return len(wins[0]) / (len(wins[0]) + len(wins[1]))


def spread(values: list[float]) -> float:
    """Half the interval, from values that each leave a group of deals out."""
    middle = sum(values) / len(values)
    return student(len(values) - 1) * sqrt(
        sum((value - middle) ** 2 for value in values) * (len(values) - 1) / len(values)
    )


def main() -> None:
    """Play, and print what it means."""
    parser = argparse.ArgumentParser(description="what a lead in rounds makes of whole games")
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--need", type=float, default=70.0, help="per cent of games")
    args = parser.parse_args()
    deals = played(args.edition, args.bots, args.rounds, args.seed)
    whole = together(deals)
    without = [together([deal for at, deal in enumerate(deals) if at % GROUPS != group]) for group in range(GROUPS)]
    rounds, games = share_of(whole), games_won(whole, share_of(whole))
    half_rounds = spread([share_of(wins) for wins in without])
    half_games = spread([games_won(wins, share_of(wins)) for wins in without])
    worth = [sum(wins) / len(wins) for wins in whole]
    print(
        f"{args.edition}, {args.bots[0]} against {args.bots[1]}, {2 * len(deals):,} rounds, seed {args.seed}: "
        f"{rounds:.1%} ±{half_rounds:.1%} of rounds, worth {worth[0]:.1f} and {worth[1]:.1f} points; "
        f"games put together from them: {games:.1%} ±{half_games:.1%}"
    )
    low, high = 0.0, 1.0
    while high - low > 0.001:
        middle = (low + high) / 2
        low, high = (middle, high) if games_won(whole, middle) < args.need / 100 else (low, middle)
    print(f"for {args.need:g} % of games: {high:.1%} of rounds")
    print("rounds to games: " + ", ".join(f"{share} % {games_won(whole, share / 100):.1%}" for share in SHARES))


if __name__ == "__main__":
    main()
