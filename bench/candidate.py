"""How strong a bot is against others that stay as they are: on the same deals, with 95 % intervals.

    python bench/candidate.py expert                        against normal and hard, two at a table, 2,000 rounds each
    python bench/candidate.py expert:0.3s --against hard:0.3s --edition minecraft
    python bench/candidate.py expert --players 4 --against normal     one of it with three of the other
    python bench/candidate.py expert --against hard --games 200       whole games to 500 between two

Every deal is played with the candidate on each seat in turn; the interval comes from the deals, since the rounds of a
deal are not independent. The number of rounds is fixed beforehand. `normal` and `hard` are opponents to measure by:
tests/bots/test_measure.py holds that they play as they did when the figures in docs/bots.md were taken.
"""

import argparse
import sys
import time
from collections.abc import Iterator

from lastcard.cards.edition import Edition, load
from lastcard.engine.chance import Chance
from lastcard.game.settings import Options
from lastcard.study.intervals import Mean
from lastcard.study.players import Seats

SHARES = 1000
"""A win, in whole parts: a blocked round is shared out."""


def rounds_won(edition: Edition, bots: list[str], options: Options, seed: int, deals: int) -> Iterator[int]:
    """What the first bot wins of every deal, over all seats."""
    players = len(bots)
    tables = [Seats(edition, bots[-turn:] + bots[:-turn], options) for turn in range(players)]
    spread = Chance(seed)
    base = int(spread.word()) << 32 | int(spread.word())
    for deal in range(deals):
        won = 0
        for turn, table in enumerate(tables):
            table.begin((base + deal) % 2**64)
            table.round(deal % players)
            winner = int(table.driver.round.winner)
            won += SHARES // players if winner < 0 else SHARES * (winner == turn)
        yield won


def games_won(edition: Edition, bots: list[str], options: Options, seed: int, deals: int) -> Iterator[int]:
    """The same for whole games: a pair of games has the same cards as long as it takes the same way."""
    tables = [Seats(edition, bots[-turn:] + bots[:-turn], options) for turn in range(len(bots))]
    for deal in range(deals):
        won = 0
        for turn, table in enumerate(tables):
            table.begin((seed << 32) + deal)
            winners = table.game(deal % len(bots), options).winners
            won += SHARES // len(winners) * (turn in winners) if winners else 0
        yield won


def main() -> None:
    """Play, and print the share that the candidate wins."""
    parser = argparse.ArgumentParser(description="a bot against others that stay as they are")
    parser.add_argument("candidate")
    parser.add_argument("--against", nargs="+", default=["normal", "hard"])
    parser.add_argument("--edition", nargs="+", default=["classic"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--games", type=int, default=0, help="so many games instead of rounds")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    options = Options()
    for edition in args.edition:
        for other in args.against:
            bots = [args.candidate] + [other] * (args.players - 1)
            play, many = (games_won, args.games) if args.games else (rounds_won, args.rounds)
            deals = -(-many // args.players)
            total = squares = 0
            begun = time.process_time()
            for done, won in enumerate(play(load(edition), bots, options, args.seed, deals), 1):
                total += won
                squares += won * won
                if sys.stderr.isatty():
                    print(f"\r{done * args.players:,} of {deals * args.players:,}", end="\r", file=sys.stderr)
            mean, scale = Mean.of(total, squares, deals), SHARES * args.players
            low, high = (mean.low or 0.0) / scale, (mean.high or 0.0) / scale
            what = f"{deals * args.players:,} {'games' if args.games else 'rounds'}"
            spent = time.process_time() - begun
            print(
                f"{edition}, {args.players} players: {args.candidate} with {other}: {mean.value / scale:.1%} "
                f"({low:.1%} to {high:.1%}), {what}, seed {args.seed}, {spent:.0f} s of processor time",
                flush=True,
            )


if __name__ == "__main__":
    main()
