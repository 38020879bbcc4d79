"""Tables of all kinds for the tests of environments: every edition, 2 to 10 players, random house rules."""

import random
from collections.abc import Iterator
from typing import Any

from lastcard.cards.edition import IDS, load
from lastcard.envs.tables import Table
from lastcard.game.settings import Options

WRITTEN = {
    "CU1": "choose a colour. nobody may play that colour until your next turn. choose a number from 1 to 5.",
    "CU2": "everyone shows their hand for 2 rounds. a player you choose must sing, or draws 2.",
}


def random_options(dice: random.Random, players: int) -> dict[str, Any]:
    """Any house rules that so many players can play by."""
    found: dict[str, Any] = {name: dice.choice(values) for name, values in Options.values().items() if values}
    found |= {"mercy": dice.choice([0, 10, 25]), "hand": dice.randint(1, 9), "target": 1}
    if players % (found["teams"] or 1) or players < 2 * found["teams"]:
        found["teams"] = 0
    return found


def random_tables(observation: str, each: int = 3) -> Iterator[tuple[Table, random.Random]]:
    """Some tables of every edition; the first plays by the rulebook, the others by house rules."""
    for number, edition in enumerate(IDS):
        for n in range(each):
            dice = random.Random(number * 100 + n)
            players = dice.randint(2, 10)
            cards = load(edition)
            if cards.writable and n:
                cards = cards.written(WRITTEN)
            options = random_options(dice, players) if n else {}
            reward = dice.choice(["round", "points", "game"])
            yield Table(cards, players, options, observation=observation, reward=reward), dice  # type: ignore[arg-type]


def played(table: Table, dice: random.Random, steps: int) -> Iterator[int]:
    """Play at random, cards rather than anything else; each time, who is asked."""
    table.begin(dice.getrandbits(63))
    for _ in range(steps):
        if table.over:
            return
        yield table.seat
        legal = table.legal()
        cards = [action for action in legal if action >= 74]
        table.step(dice.choice(cards if cards and dice.random() < 0.9 else legal))
