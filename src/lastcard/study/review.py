"""Looking at a game again: what every option was worth, what the choices cost, and what was luck.

A decision is judged by what its seat could know. Luck and skill are told apart so that they sum to the result: a round
begins with everybody's fair share of it and ends with a winner, and on the way everything that changes a chance is
either somebody's choice or luck. A choice counts by how much it is better or worse than what good habits (`normal`)
would have done there; the rest, the deal, the cards that were drawn and what nobody could know, is luck.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from lastcard.bots.hard import Plain, plain_deck
from lastcard.bots.reasons import why
from lastcard.catalogue import Message
from lastcard.engine.program import LAWFUL_WITHOUT_COLOUR
from lastcard.game.decisions import DecisionKind
from lastcard.game.game import Game
from lastcard.game.options import Move, Option
from lastcard.game.players import CHANCE
from lastcard.game.record import Record, of
from lastcard.game.view import View
from lastcard.study.chances import Standing, Weighed, Weights, choice_in, weights_of
from lastcard.study.intervals import Mean, Share

WORLDS: Final = 800
"""In how many worlds an option is tried, unless told."""

MOST_WORLDS: Final = 100_000
SLIPS: Final = 3
"""How many of somebody's dearest slips are told."""

TURN: Final = 0.15
"""A chance that changes by so much at one move makes it a turning point."""

UNIT: Final = 10_000
"""Luck and skill are counted in hundredths of a point, so that they sum to the result exactly."""

GOLDEN: Final = 0x9E3779B97F4A7C15


@dataclass(frozen=True)
class Worth:
    """An option, the chance of winning the round after it, and how far it is behind the best one."""

    option: Option
    chance: Share
    behind: Mean

    @property
    def clearly_worse(self) -> bool:
        """Whether more than chance makes it worse than the best option."""
        return self.behind.low is not None and self.behind.low > 0


@dataclass(frozen=True)
class Choice:
    """A decision somebody made, with all that could have been done instead, the best first."""

    move: int
    """Before which move of the record it was asked, from 0."""
    round: int
    player: str
    kind: DecisionKind
    worths: tuple[Worth, ...]
    chosen: Option
    gains: tuple[float, ...]
    """What the choice changed for everybody, compared with good habits."""
    reason: Message
    """What speaks for the best option."""
    bluff: bool = False
    """An unlawful card was played: whoever must answer may challenge it."""

    @property
    def best(self) -> Worth:
        """The best there was."""
        return self.worths[0]

    @property
    def taken(self) -> Worth:
        """What was done."""
        return next(worth for worth in self.worths if worth.option == self.chosen)

    @property
    def slip(self) -> bool:
        """Whether something else was clearly better."""
        return self.taken.clearly_worse

    @property
    def cost(self) -> float:
        """What a slip gave away of the chance to win the round, from 0 to 1."""
        return self.taken.behind.value if self.slip else 0.0


@dataclass(frozen=True)
class Point:
    """Everybody's chance of winning the round before a move of the record, all cards known but those of the pile."""

    move: int
    round: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A turning point: a move that changed somebody's chances by much, and whether that was a choice or luck."""

    move: int
    round: int
    player: str
    change: float
    choice: bool


@dataclass(frozen=True)
class Parts:
    """Where a result came from, in hundredths of a point of winning chance: `result` is the sum of the other three."""

    result: int
    """What the round brought, beyond the fair share of it."""
    own: int
    """By this player's choices."""
    others: int
    """By the choices of others."""
    luck: int
    """By the deal, the cards drawn, and what nobody could know."""

    def __add__(self, other: "Parts") -> "Parts":
        return Parts(
            self.result + other.result, self.own + other.own, self.others + other.others, self.luck + other.luck
        )


@dataclass(frozen=True)
class RoundReview:
    """A round, looked at again."""

    number: int
    points: tuple[Point, ...]
    choices: tuple[Choice, ...]
    parts: tuple[Parts, ...]
    """By seat."""
    winners: tuple[str, ...]
    """Whoever won it, and partners; nobody while it is not over."""
    turns: tuple[Turn, ...]


@dataclass(frozen=True)
class Account:
    """What one player did with it."""

    player: str
    choices: int
    slips: int
    given_away: float
    dearest: tuple[Choice, ...]
    bluffs: tuple[Choice, ...]
    challenges: tuple[Choice, ...]
    parts: Parts

    @property
    def accuracy(self) -> float | None:
        """The share of choices than which nothing was clearly better; None without any."""
        return 1 - self.slips / self.choices if self.choices else None


@dataclass(frozen=True)
class Review:
    """A game, looked at again.

    >>> from lastcard import Game, play_out
    >>> found = review(play_out(Game("classic", ["Ann", "Bo"], seed=1), until="round"), worlds=20)
    >>> [each.number for each in found.rounds], found.account("Ann").player
    ([1], 'Ann')
    """

    players: tuple[str, ...]
    worlds: int
    seed: int
    rounds: tuple[RoundReview, ...]
    game: Game = field(repr=False, compare=False)

    def account(self, player: str) -> Account:
        """What a player did with it, over all rounds."""
        seat = self.players.index(player)
        own = [choice for each in self.rounds for choice in each.choices if choice.player == player]
        slips = sorted((choice for choice in own if choice.slip), key=lambda choice: -choice.cost)
        return Account(
            player,
            len(own),
            len(slips),
            sum(choice.cost for choice in slips),
            tuple(slips[:SLIPS]),
            tuple(choice for choice in own if choice.bluff),
            tuple(choice for choice in own if any(worth.option.verb == "challenge" for worth in choice.worths)),
            sum((each.parts[seat] for each in self.rounds), Parts(0, 0, 0, 0)),
        )


def review(
    game: Game | Record,
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a game again: every decision that left a choice is weighed in so many worlds.

    The same game, `worlds` and `seed` give the same review, whoever works on it. `executor` shares the work.

    >>> from lastcard import Game, play_out
    >>> found = review(play_out(Game("classic", ["Ann", "Bo"], seed=1), "easy", until="round"), worlds=100)
    >>> ann, bo = (found.account(player) for player in found.players)
    >>> ann.parts.result, ann.parts.own + ann.parts.others + ann.parts.luck
    (-5000, -5000)
    >>> found.rounds[0].winners
    ('Bo',)
    """
    if not 2 <= worlds <= MOST_WORLDS:
        raise ValueError(f"worlds: expected a number from 2 to {MOST_WORLDS:,}")
    asked = _Asked(of(game) if isinstance(game, Game) else game, worlds, seed)
    questions = [question for step in asked.steps for question in (step.standing, step.weights) if question]
    answers: dict[int, list[float] | Weighed] = {}
    found = map(_answer, questions) if executor is None else executor.map(_answer, questions)
    for done, (question, answer) in enumerate(zip(questions, found, strict=True), 1):
        answers[id(question)] = answer
        if progress:
            progress(done, len(questions))
    return _assembled(asked, answers)


class RoundReviewing:
    """The review of one round of a record, a little at a time: for whoever wants to see what is known so far.

    >>> from lastcard import Game, play_out
    >>> from lastcard.game.record import of
    >>> game = play_out(Game("classic", ["Ann", "Bo"], seed=1), "easy", until="round")
    >>> reviewing = RoundReviewing(of(game), 1, worlds=20)
    >>> points, choices = reviewing.go_on(lambda: reviewing.done == 2)
    >>> len(points) + len(choices), reviewing.is_over
    (2, False)
    >>> _ = reviewing.go_on(lambda: False)
    >>> reviewing.review() == review(game, worlds=20)
    True
    """

    def __init__(self, record: Record, number: int, worlds: int = WORLDS, seed: int = 0) -> None:
        self._asked = _Asked(record, worlds, seed, number)
        self._steps = self._asked.steps
        self._questions = [
            (step, question) for step in self._steps for question in (step.standing, step.weights) if question
        ]
        self._answers: dict[int, list[float] | Weighed] = {}
        self.done = 0

    @property
    def total(self) -> int:
        """Positions that there are to look at."""
        return len(self._questions)

    @property
    def is_over(self) -> bool:
        """Whether all of them have been looked at."""
        return self.done == self.total

    def go_on(self, enough: Callable[[], bool]) -> tuple[list[Point], list[Choice]]:
        """Look at more of it, until that is enough, or all. Returns what is new."""
        points, choices = list[Point](), list[Choice]()
        while not self.is_over and not enough():
            step, question = self._questions[self.done]
            found = self._answers[id(question)] = _answer(question)
            if isinstance(found, Weighed):
                choices.append(_choice(step, found))
            else:
                points.append(Point(step.move, step.round, tuple(found)))
            self.done += 1
        return points, choices

    def so_far(self) -> Review:
        """A review without any round: there is none that is known yet."""
        return Review(self._asked.game.players, self._asked.worlds, self._asked.seed, (), self._asked.game)

    def review(self) -> Review:
        """All of it, once it is over."""
        asked = self._asked
        from_deal = asked.record.position is None or self._steps[0].round > asked.first
        rounds = (_round(asked.game, self._steps, self._answers, from_deal),) if self._steps else ()
        return Review(asked.game.players, asked.worlds, asked.seed, rounds, asked.game)


def _answer(question: Standing | Weights) -> list[float] | Weighed:
    return question.find()


@dataclass
class _Step:
    """The game before a move: what is to be found out about it, and what was done then."""

    move: int
    round: int
    fair: tuple[float, ...]
    standing: Standing | None
    result: tuple[float, ...] | None
    """Who has won the round, when it is over."""
    done: Move | None = None
    weights: Weights | None = None
    view: View | None = None
    bluff: bool = False
    players: tuple[str, ...] = ()
    owed: tuple[str, ...] = ()
    """Who owes the call."""
    worlds: int = 0

    def owing(self, player: str) -> bool:
        """Whether a player owes the call."""
        return player in self.owed


class _Asked:
    """Goes through a record and notes what there is to find out."""

    def __init__(self, record: Record, worlds: int, seed: int, only: int = 0) -> None:
        """`only`: nothing is noted of other rounds than this one."""
        self.record, self.worlds, self.seed = record, worlds, seed
        self.steps: list[_Step] = []
        self.first = 0
        """The round that the record begins in."""
        self.deck: Plain = ()
        moves = [move if isinstance(move, Move) else Move.parse(move) for move in record.moves]
        number = 0
        for game in record.steps():
            self.game = game
            self.first = self.first or game.round_number
            if len(game.moves) and game.moves[-1].player == CHANCE and number >= len(moves):
                continue
            if only in (0, game.round_number):
                self._note(game, number, moves[number] if number < len(moves) else None)
            number += 1

    def _note(self, game: Game, number: int, done: Move | None) -> None:
        if not self.deck:
            self.deck = plain_deck(game.edition.deck)
        seats = range(len(game.players))
        owed = tuple(name for seat, name in enumerate(game.players) if game.round.owing >> seat & 1)
        step = _Step(number, game.round_number, _fair(game), None, None, done, players=game.players, owed=owed)
        step.worlds = self.worlds
        self.steps.append(step)
        if game.round.over:
            winner = int(game.round.winner)
            step.result = tuple(float(winner >= 0 and game.round.are_partners(seat, winner)) for seat in seats)
            return
        state = tuple(map(int, game.round.encode()))
        step.standing = Standing(self.deck, len(seats), state, self._seed(2 * number), self.worlds)
        view = None if done is None else choice_in(game, done)
        if done is None or view is None:
            return
        step.weights = weights_of(view, self.deck, self._seed(2 * number + 1), self.worlds)
        step.view = view
        step.bluff = _is_bluff(game, done)

    def _seed(self, number: int) -> int:
        return (self.seed * GOLDEN + number * 0xD1342543DE82EF95) % 2**64


def _fair(game: Game) -> tuple[float, ...]:
    """Everybody's share of the round before a card is dealt."""
    inside = [seat for seat in range(len(game.players)) if not game.round.eliminated >> seat & 1]
    sides = game.options.teams or len(inside)
    return tuple(1 / sides if seat in inside else 0.0 for seat in range(len(game.players)))


def _is_bluff(game: Game, done: Move) -> bool:
    if done.option.verb != "play" or done.option.card is None:
        return False
    card, seat = game.edition.kind(done.option.card), game.players.index(done.player)
    lawful_without = game.edition.deck.flags_of[card] & LAWFUL_WITHOUT_COLOUR
    return bool(lawful_without and not game.round.is_lawful(seat, card))


def _assembled(asked: _Asked, answers: dict[int, list[float] | Weighed]) -> Review:
    rounds: list[RoundReview] = []
    numbers = dict.fromkeys(step.round for step in asked.steps)
    for number in numbers:
        steps = [step for step in asked.steps if step.round == number]
        from_deal = asked.record.position is None or number > asked.first
        rounds.append(_round(asked.game, steps, answers, from_deal))
    return Review(asked.game.players, asked.worlds, asked.seed, tuple(rounds), asked.game)


def _round(
    game: Game, steps: Sequence[_Step], answers: dict[int, list[float] | Weighed], from_deal: bool
) -> RoundReview:
    points: list[Point] = []
    choices: list[Choice] = []
    for step in steps:
        chances = step.result if step.result is not None else answers[id(step.standing)]
        assert not isinstance(chances, Weighed)
        points.append(Point(step.move, step.round, tuple(chances)))
        if step.weights is not None:
            found = answers[id(step.weights)]
            assert isinstance(found, Weighed)
            choices.append(_choice(step, found))
    choices += _calls(steps, points)
    choices.sort(key=lambda choice: choice.move)
    start = steps[0].fair if from_deal else points[0].chances
    last = steps[-1].result
    parts = tuple(_parts(game.players, seat, start, points[-1].chances, choices) for seat in range(len(game.players)))
    winners = tuple(name for name, won in zip(game.players, last or (), strict=False) if won)
    turns = tuple(_turns(game.players, steps, points, choices))
    return RoundReview(steps[0].round, tuple(points), tuple(choices), parts, winners, turns)


def _choice(step: _Step, found: Weighed) -> Choice:
    assert step.view is not None
    assert step.view.decision is not None
    assert step.done is not None
    answers = step.view.answers
    worths = [Worth(*row) for row in zip(answers, found.chances, found.behind, strict=True)]
    best = answers[found.best]
    worths.sort(key=lambda worth: (-worth.chance.value, worth.option != best))
    gains = found.gains[answers.index(step.done.option)]
    kind = step.view.decision.kind
    reason = why(step.view, best)
    return Choice(
        step.move, step.round, step.done.player, kind, tuple(worths), step.done.option, gains, reason, step.bluff
    )


def _calls(steps: Sequence[_Step], points: Sequence[Point]) -> Iterator[Choice]:
    """What it cost to forget the call and be caught, or to call in vain (H13)."""
    for step, before, after in zip(steps, points, points[1:], strict=False):
        if step.done is None or step.done.option.verb not in ("uno", "catch"):
            continue
        caught = step.done.option.player is not None and step.owing(step.done.option.player)
        if step.done.option.verb == "uno" and step.owing(step.done.player):
            continue
        blamed = (step.done.option.player or "") if caught else step.done.player
        seat = step.players.index(blamed)
        chances = [Share.of(round(point.chances[seat] * step.worlds), step.worlds) for point in (before, after)]
        right, wrong = (Option("uno"), Option("wait")) if caught else (Option("wait"), step.done.option)
        lost = chances[0].value - chances[1].value
        half = hypot(*(share.high - share.value for share in chances))
        worths = (
            Worth(right, chances[0], Mean(0.0, 0.0, 0.0, 0.0)),
            Worth(wrong, chances[1], Mean(lost, lost - half, lost + half, 0.0)),
        )
        gains = tuple(second - first for first, second in zip(before.chances, after.chances, strict=True))
        reason = Message("why-uno" if caught else "why-no-call-owed")
        yield Choice(step.move, step.round, blamed, "react", worths, wrong, gains, reason)


def _parts(
    players: Sequence[str], seat: int, start: Sequence[float], end: Sequence[float], choices: Sequence[Choice]
) -> Parts:
    own = sum(choice.gains[seat] for choice in choices if choice.player == players[seat])
    others = sum(choice.gains[seat] for choice in choices if choice.player != players[seat])
    result, by_self, by_others = (round(UNIT * part) for part in (end[seat] - start[seat], own, others))
    return Parts(result, by_self, by_others, result - by_self - by_others)


def _turns(
    players: Sequence[str], steps: Sequence[_Step], points: Sequence[Point], choices: Sequence[Choice]
) -> Iterator[Turn]:
    chosen = {choice.move: choice for choice in choices}
    for step, before, after in zip(steps, points, points[1:], strict=False):
        changes = [second - first for first, second in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(players)), key=lambda each: abs(changes[each]))
        if abs(changes[seat]) < TURN:
            continue
        choice = chosen.get(step.move)
        by_choice = choice is not None and abs(choice.gains[seat]) >= abs(changes[seat]) / 2
        yield Turn(step.move, step.round, players[seat], changes[seat], by_choice)
