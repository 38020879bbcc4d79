"""How strong a bot is where nobody trained it: each house rule by itself, whole sets of them, other editions, texts.

    python bench/elsewhere.py                     expert:400 against normal, two at a table, 400 rounds of each
    python bench/elsewhere.py seven_zero texts --rounds 2000

Deals and intervals are those of bench/candidate.py. `texts` plays with two sentences on the blank cards of DC Super
Hero Girls, others every eight deals, drawn by lot from those that tests/cards/text/cards.py tries.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from candidate import SHARES, rounds_won

from lastcard.cards.edition import load
from lastcard.game.settings import Options
from lastcard.study.intervals import Mean

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from cards.text.cards import TABLE

EVERY = 8
"""Deals with the same texts."""
RULES: dict[str, dict[str, object]] = {
    "stack same": {"stack": "same"},
    "stack up": {"stack": "up"},
    "stack any": {"stack": "any"},
    "deflect": {"stack": "any", "deflect": True},
    "jump_in": {"jump_in": True},
    "seven_zero": {"seven_zero": True},
    "draw match": {"draw": "match"},
    "force_play": {"force_play": True},
    "mercy": {"mercy": 25},
    "last_card": {"last_card": "acts"},
    "protection": {"protection": "all"},
    "false_call": {"false_call": 2},
    "uno_penalty": {"uno_penalty": 4},
    "hand": {"hand": 10},
    "bluff": {"bluff": False},
    "two_player_reverse": {"two_player_reverse": "turn"},
    "tally": {"scoring": "tally"},
    "elimination": {"scoring": "elimination"},
    "party": {"rules": "party"},
    "merciless": {"rules": "merciless"},
}
DC = "dc-super-hero-girls"
EDITIONS = {"protection": DC, "house-party": "house-party", "pirates": "pirates"}
PLACES = [*RULES, "house-party", "pirates", "texts"]


def played(place: str, bots: list[str], seed: int, deals: int) -> Iterator[int]:
    """What the first bot wins of every deal."""
    if place != "texts":
        edition = load(EDITIONS.get(place, "classic"))
        yield from rounds_won(edition, bots, Options.read(RULES.get(place, {})), seed, deals)
        return
    lots = random.Random(seed)
    for first in range(0, deals, EVERY):
        one, two = lots.sample(TABLE, 2)
        edition = load(DC).written({"CU1": one, "CU2": two})
        yield from rounds_won(edition, bots, Options(), seed + 1 + first, min(EVERY, deals - first))


def main() -> None:
    """Play, and print the share that the bot wins."""
    parser = argparse.ArgumentParser(description="a bot against another under house rules and with other cards")
    parser.add_argument("places", nargs="*", help=f"of these: {', '.join(PLACES)}; default: all")
    parser.add_argument("--bots", nargs=2, default=["expert:400", "normal"])
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--seed", type=int, default=41001)
    args = parser.parse_args()
    for place in args.places or PLACES:
        deals = args.rounds // 2
        won = list(played(place, args.bots, args.seed, deals))
        mean, scale = Mean.of(sum(won), sum(each * each for each in won), deals), 2 * SHARES
        low, high = (mean.low or 0.0) / scale, (mean.high or 0.0) / scale
        print(
            f"{place}: {mean.value / scale:.1%} ({low:.1%} to {high:.1%}), {2 * deals:,} rounds, seed {args.seed}",
            flush=True,
        )


if __name__ == "__main__":
    main()
