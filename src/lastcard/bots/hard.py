"""Bots that think ahead: they deal out what they cannot see, again and again, and play the rounds to their end."""

import json
import re
import time
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from math import inf
from typing import TypeGuard

from lastcard.bots.bot import BuiltIn
from lastcard.bots.errors import BotError
from lastcard.bots.levels import answered_at_once, scene_of
from lastcard.engine.program import Deck
from lastcard.game.view import View
from lastcard.thinking.intuition import ROWS, Intuition
from lastcard.thinking.net import Numbers
from lastcard.thinking.policy import Policy
from lastcard.thinking.reading import TRIES, Reader
from lastcard.thinking.scene import Scene
from lastcard.thinking.search import Search
from lastcard.thinking.stakes import Race, Stakes

SLICE = 16
"""Playouts between two looks at the clock: a few milliseconds at most, so that other threads get their turn."""

A_SECOND = 40_000
"""Playouts in a second, before it is known how many there are."""

LONGER = 4.4
"""So many times its playouts `expert` spends where a question stays open to the end; on the average, about once."""

FEW = 300
"""With fewer playouts than these, more worlds tell `expert` more than what it would do later in each,"""
AT_ONCE = 2
"""and only so many of its own answers in a playout come from intuition."""

CHANGES = 10
"""Exchanges of cards that are tried from world to world between two; more of them at larger tables."""

MOST_PLAYOUTS = 1_000_000
MOST_SECONDS = 60.0

LONGEST_GAME = 5000
"""The highest target for which every score has its worth."""


THINKERS = ("hard", "expert")
"""The levels that think ahead."""


def thinks_ahead(bot: object) -> TypeGuard[str]:
    """Whether a bot's name means one of these, whatever its budget.

    >>> thinks_ahead("hard"), thinks_ahead("expert:0.3s"), thinks_ahead("normal")
    (True, True, False)
    """
    return isinstance(bot, str) and bot.partition(":")[0] in THINKERS


@dataclass(frozen=True)
class Budget:
    """How a bot thinks about a decision: with so many playouts, or, if there are seconds, so long.

    `until` ends it in any case. It is a time of `time.monotonic`, which is the same in all processes.
    """

    playouts: int = 400
    seconds: float | None = None
    until: float | None = None
    level: str = "hard"

    @classmethod
    def read(cls, name: str, *, live: bool = False) -> "Budget":
        """The budget in the name of a bot; without one, 0.3 seconds at a table with a clock, else 400 playouts.

        >>> Budget.read("hard:1600").playouts, Budget.read("hard:0.5s").seconds, Budget.read("hard", live=True).seconds
        (1600, 0.5, 0.3)
        """
        level, colon, amount = name.partition(":")
        if not colon:
            return cls(seconds=0.3, level=level) if live else cls(level=level)
        found = re.fullmatch(r"([0-9]{1,9})|([0-9]{1,9}(?:\.[0-9]{1,9})?)s", amount, re.ASCII)
        if found and found[1] and 1 <= int(found[1]) <= MOST_PLAYOUTS:
            return cls(int(found[1]), level=level)
        if found and found[2] and 0 < float(found[2]) <= MOST_SECONDS:
            return cls(seconds=float(found[2]), level=level)
        shown = name if len(name) <= 60 else name[:57] + "..."
        raise BotError(f"{shown}: expected playouts, such as {level}:400, or seconds, such as {level}:0.3s")


def think(scene: Scene, policy: Policy, budget: Budget, seed: int) -> int:
    """The number of the best option, as far as the budget tells."""
    return best_of(search_for(scene, policy, budget, seed), budget)


def search_for(scene: Scene, policy: Policy, budget: Budget, seed: int) -> Search:
    """A search as a level does it: an expert reads the table, and has learned what to expect of an option."""
    if budget.level != "expert":
        return Search(scene, policy, seed)
    changes = CHANGES if scene.driver.round.seats == 2 else TRIES
    reader = Reader(policy, scene.memory.clues, changes)
    search = Search(scene, policy, seed, reader, Intuition(policy, trained()), stakes_of(scene))
    if budget.seconds is None and budget.playouts < FEW:
        search.ahead = AT_ONCE
    return search


def stakes_of(scene: Scene) -> Stakes | None:
    """What the end of the round means for the game; nothing if it is no game, or one that goes on for very long."""
    round = scene.driver.round
    if not 0 < scene.target <= LONGEST_GAME:
        return None
    losers = sum(not round.are_partners(scene.viewer, seat) for seat in range(int(round.seats)))
    return Stakes(race_of(scene.deck, losers, int(scene.target)), round, scene.viewer, [*scene.scores])


@lru_cache(maxsize=32)
def race_of(deck: Deck, losers: int, target: int) -> Race:
    """How fast points add up; the same for all rounds of a game."""
    return Race(deck, losers, target)


@lru_cache(maxsize=1)
def trained() -> Numbers:
    """The net of `expert`, as `scripts/train.py` wrote it; the same for all that think."""
    return Numbers(ROWS, learned())


def learned() -> list[int]:
    """Its numbers."""
    text = resources.files("lastcard.bots").joinpath("intuition.json").read_text(encoding="utf-8")
    numbers: list[int] = json.loads(text)["numbers"]
    return numbers


def best_of(search: Search, budget: Budget) -> int:
    """Spend a budget: in phases, each of which tries the options that are left, and the better half goes on."""
    if budget.level == "expert":
        return best_by_need(search, budget)
    phases = (int(search.left) - 1).bit_length()
    playouts = max(1, budget.playouts // phases) if phases else 0
    end = end_of(budget)
    for phase in range(phases):
        if end == inf:
            search.spend(playouts)
        else:
            enough = inf if budget.seconds is not None else int(search.playouts) + playouts
            now = time.monotonic()
            until = now + (end - now) / (phases - phase)
            while time.monotonic() < until and (left := enough - int(search.playouts)) > 0:
                search.spend(int(min(SLICE, left)))
        search.halve()
    return search.best()


def end_of(budget: Budget) -> float:
    """When it has to end, if ever."""
    end = inf if budget.until is None else budget.until
    return end if budget.seconds is None else min(end, time.monotonic() + budget.seconds)


def best_by_need(search: Search, budget: Budget) -> int:
    """The same, with time where it matters: what is far behind goes at once, and open questions take longer."""
    begun, end = time.monotonic(), end_of(budget)
    phases = (int(search.left) - 1).bit_length()
    most = int(LONGER * budget.playouts if budget.seconds is None else A_SECOND * (end - begun))
    for phase in range(1, phases + 1):
        while search.left > 1 and (now := time.monotonic()) < end:
            if budget.seconds is not None and search.playouts:
                most = int(int(search.playouts) * (end - begun) / (now - begun))
            left = max(1, most // phases) * phase - int(search.playouts)
            if left <= 0:
                break
            search.drop(left // int(search.left) + (phases - phase) * (most // phases) // 2)
            search.spend(min(SLICE, left))
        if search.left > 2 ** (phases - phase):
            search.halve()
    return search.best()


Plain = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Thought:
    """What came of a question: the number of the best option, and how many playouts that took."""

    best: int
    playouts: int


@dataclass(frozen=True)
class Question:
    """Something to think about, as plain numbers: all that a seat knows, and nothing else. Any process can do it."""

    deck: Plain
    seats: int
    scene: tuple[int, ...]
    seed: int
    budget: Budget

    def think(self) -> Thought:
        """Think about it."""
        deck, policy = deck_of(self.deck)
        scene = Scene(deck, self.seats)
        scene.decode(list(self.scene))
        search = search_for(scene, policy, self.budget, self.seed)
        return Thought(best_of(search, self.budget), int(search.playouts))


def plain_deck(deck: Deck) -> Plain:
    """A deck as plain numbers."""
    return tuple(map(tuple, deck.encode()))


@lru_cache(maxsize=32)
def deck_of(plain: Plain) -> tuple[Deck, Policy]:
    """A deck from its plain numbers, and the habits that go with it."""
    deck = Deck()
    deck.decode([list(row) for row in plain])
    return deck, Policy(deck)


class HardBot(BuiltIn):
    """Thinks ahead for every kind of decision. The same seed and the same view give the same answer.

    >>> from lastcard.bots import sight
    >>> from lastcard.game.game import Game
    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> HardBot(1, Budget(50)).choose(sight(game, "Ann")) in game.waiting[0].options
    True
    """

    slow = True

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.seed = seed
        self.budget = budget or Budget()
        self._policy: Policy | None = None
        self._deck: tuple[Deck, Plain] | None = None

    def choose(self, view: View) -> str:
        """The option that did best in the rounds that were thought through."""
        at_once = self.answer_at_once(view)
        if at_once is not None:
            return at_once
        scene = scene_of(view)
        if self._policy is None or self._policy.deck is not scene.deck:
            self._policy = Policy(scene.deck)
        return view.answers[think(scene, self._policy, self.budget, self._seed_for(scene))]

    def answer_at_once(self, view: View) -> str | None:
        """The answer to what needs no thought."""
        if "uno" in view.answers:
            return "uno"  # it costs nothing, and thinking about it would give others the time to catch
        return answered_at_once(view)

    def question(self, view: View, budget: Budget) -> Question:
        """What there is to think about, for somebody else to do it. Its best is the number of one of `view.answers`."""
        scene = scene_of(view)
        if self._deck is None or self._deck[0] is not scene.deck:
            self._deck = scene.deck, plain_deck(scene.deck)
        seats = len(view.players)
        return Question(self._deck[1], seats, tuple(map(int, scene.encode())), self._seed_for(scene), budget)

    def _seed_for(self, scene: Scene) -> int:
        return (self.seed * 0x9E3779B97F4A7C15 + int(scene.moment)) % 2**64
