"""Chances of winning the round: of every option of a decision as its seat could judge it, and of everybody as it stood.

Both are found by playing the round out, again and again, by good habits: what `hard` does to choose, done evenly. What
is to be tried is plain data, so that any process can do it, and its seed is its own: the same question has the same
answer, whoever works on it and in whatever order.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.bots.hard import Plain, deck_of
from lastcard.bots.view import sight
from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE
from lastcard.engine.round import Round
from lastcard.game.game import Game
from lastcard.game.options import Move
from lastcard.game.players import CHANCE
from lastcard.game.view import View
from lastcard.study.intervals import Mean, Share
from lastcard.thinking.scene import Scene
from lastcard.thinking.weighing import Weighing


@dataclass(frozen=True)
class Standing:
    """How a round stands, with all hands known and the draw pile in any order: who wins from there?"""

    deck: Plain
    seats: int
    round: tuple[int, ...]
    seed: int
    worlds: int

    def find(self) -> list[float]:
        """Everybody's chance of winning the round."""
        deck, policy = deck_of(self.deck)
        round = Round(deck, self.seats, Chance())
        round.decode(list(self.round))
        won = Weighing(deck, self.seats, policy, self.seed).standing(round, self.worlds)
        return [sum(_wins(round, seat, winner) for winner in won) / self.worlds for seat in range(self.seats)]


@dataclass(frozen=True)
class Weighed:
    """What came of weighing a decision, by the number of the option: chances of the seat that decides."""

    chances: tuple[Share, ...]
    best: int
    behind: tuple[Mean, ...]
    """By how much an option is worse than the best one, in the same worlds."""
    gains: tuple[tuple[float, ...], ...]
    """What an option changes for everybody, compared with what good habits would have done."""


@dataclass(frozen=True)
class Weights:
    """A decision as its seat sees it: what is each of its options worth?"""

    deck: Plain
    seats: int
    scene: tuple[int, ...]
    seed: int
    worlds: int

    def find(self) -> Weighed:
        """Try every option in the same worlds."""
        deck, policy = deck_of(self.deck)
        scene = Scene(deck, self.seats)
        scene.decode(list(self.scene))
        rows = Weighing(deck, self.seats, policy, self.seed).options(scene, self.worlds)
        return weighed(rows, scene.driver.round, int(scene.viewer))


def choice_in(game: Game, move: Move) -> View | None:
    """What whoever makes this move sees, if there is a choice in it that can be weighed.

    Calls and catches are a matter of attention, and votes of what people did.

    >>> game = Game("classic", ["Ann", "Bo"], seed=1)
    >>> choice_in(game, Move.parse("Ann: draw")).you, choice_in(game, Move.parse("Bo: catch Ann"))
    ('Ann', None)
    """
    if move.player == CHANCE or game.chance_is_asked or move.option.verb in ("uno", "catch"):
        return None
    view = sight(game, move.player, react=move.option.interrupts)
    if view.decision is None or view.scene is None or view.decision.kind == "vote":
        return None
    return view if len(view.answers) > 1 and move.option in view.answers else None


def weights_of(view: View, deck: Plain, seed: int, worlds: int) -> Weights:
    """The choice that somebody sees, to be weighed."""
    assert view.scene is not None
    return Weights(deck, len(view.players), tuple(map(int, view.scene.encode())), seed, worlds)


def weighed(rows: Sequence[Sequence[int]], round: Round, seat: int) -> Weighed:
    """What the playouts say. A row has what habits chose, and then who won after each option."""
    count, worlds, seats = len(rows[0]) - 1, len(rows), int(round.seats)
    wins = {(other, winner): _wins(round, other, winner) for other in range(seats) for winner in (NONE, *range(seats))}
    own = [[wins[seat, row[index + 1]] for row in rows] for index in range(count)]
    totals = [sum(column) for column in own]
    best = totals.index(max(totals))
    behind = []
    for column in own:
        apart = [first - second for first, second in zip(own[best], column, strict=True)]
        behind.append(Mean.of(sum(apart), sum(each * each for each in apart), worlds))
    habits = [sum(wins[other, row[row[0] + 1]] for row in rows) for other in range(seats)]
    gains = [
        tuple((sum(wins[other, row[index + 1]] for row in rows) - habits[other]) / worlds for other in range(seats))
        for index in range(count)
    ]
    return Weighed(tuple(Share.of(total, worlds) for total in totals), best, tuple(behind), tuple(gains))


def _wins(round: Round, seat: int, winner: int) -> bool:
    return winner != NONE and bool(round.are_partners(seat, winner))
