"""How far luck goes: `hard` with open cards. It is no bot, since it is shown the game.

    python bench/cheat.py --rounds 1000                  the other hands are shown
    python bench/cheat.py --rounds 1000 --pile           the draw pile, too
    python bench/cheat.py --against normal --edition minecraft
    python bench/cheat.py --against normal --players 4   with three of them

It thinks as `hard` does, but in the one world that is true instead of many that may be. What it wins more than `hard`
does is what knowing the cards would be worth; what it does not win is luck, and the habits it thinks everybody has.
"""

import argparse

from lastcard.cards.edition import load
from lastcard.engine import decisions
from lastcard.engine.chance import Chance
from lastcard.engine.recorder import Tally
from lastcard.engine.round import Round
from lastcard.study.intervals import Mean
from lastcard.thinking.driver import Driver
from lastcard.thinking.playout import OUTSIDE, Play
from lastcard.thinking.policy import EASY, NORMAL, RANDOM

LEVELS = {"random": RANDOM, "easy": EASY, "normal": NORMAL}
WIN = 1000


class Cheat:
    """Decides for a seat with open cards."""

    def __init__(self, driver: Driver, playouts: int, pile: bool) -> None:
        self.driver, self.playouts, self.pile = driver, playouts, pile
        seats = int(driver.round.seats)
        self.world, self.trial = (Driver(Round(driver.round.deck, seats, Chance())) for _ in range(2))
        self.play = Play(self.trial, Tally(int(driver.round.deck.kinds)), [NORMAL] * seats)

    def decide(self, chance: Chance) -> int:
        """The option that does best: half of them go on from phase to phase, as in `hard`."""
        driver = self.driver
        left = list(range(int(driver.count)))
        if len(left) == 1 or driver.kind == decisions.VOTE:
            return left[-1]
        worth = dict.fromkeys(left, 0)
        phases = (len(left) - 1).bit_length()
        for _ in range(phases):
            for _ in range(max(1, self.playouts // phases // len(left))):
                self.world.copy_from(driver)
                if not self.pile:
                    chance.shuffle(self.world.round.draw_pile, self.world.round.draw_size)
                self.world.round.chance.copy_from(Chance(int(chance.word())))
                seed = int(chance.word())
                for index in left:
                    worth[index] += self.play_out(index, seed)
            left = sorted(left, key=lambda index: -worth[index])[: (len(left) + 1) // 2]
        return left[0]

    def play_out(self, index: int, seed: int) -> int:
        """Play the round to its end after one option."""
        self.trial.copy_from(self.world)
        self.play.chance.copy_from(Chance(seed))
        self.trial.step(index)
        self.play.run()
        return WIN * (self.trial.round.winner == self.driver.seat)


def main() -> None:
    """Play, and print how often the cheat wins."""
    parser = argparse.ArgumentParser(description="hard with open cards")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--against", default="random", choices=LEVELS)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--pile", action="store_true", help="show the draw pile, too")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    deck, players = load(args.edition).deck, args.players
    tally = Tally(int(deck.kinds))
    driver = Driver(Round(deck, players, Chance()))
    driver.round.listen(tally)
    cheat = Cheat(driver, args.playouts, args.pile)
    others = [LEVELS[args.against]] * (players - 1)
    sides = [Play(driver, tally, [*others[:seat], OUTSIDE, *others[seat:]]) for seat in range(players)]
    shares = squares = 0
    deals = args.rounds // players
    for deal in range(deals):
        won = 0
        for side, play in enumerate(sides):
            driver.round.chance.copy_from(Chance(args.seed * 10**9 + deal))
            play.chance.copy_from(Chance(args.seed * 10**9 + deal + 2**40))
            play.begin(deal % players)
            while play.run():
                driver.step(cheat.decide(play.chance))
            won += 1 if driver.round.winner < 0 else players * (driver.round.winner == side)
        shares += won
        squares += won * won
    mean = Mean.of(shares, squares, deals).divided(players * players)
    shown = "hands and draw pile" if args.pile else "hands"
    whom = args.against if players == 2 else f"{players - 1} of {args.against}"
    print(
        f"{args.edition}: shown {shown}, {args.playouts} playouts, wins {mean.value:.2%} ±{mean.half:.2%} "
        f"against {whom} ({players * deals:,} rounds)"
    )


if __name__ == "__main__":
    main()
