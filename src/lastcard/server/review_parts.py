"""A review of a round that somebody looks at again, made a little at a time by a process that does nothing else."""

import time
from functools import lru_cache

import msgspec

from lastcard.files import one_line
from lastcard.game.record import RecordError
from lastcard.server import messages as m
from lastcard.server.record_steps import record_of
from lastcard.study.review import WORLDS, Choice, Point, Review, RoundReviewing
from lastcard.study.review_report import account_words, explain, points, turn_words
from lastcard.words import Reader

AT_ONCE = 0.4
"""Seconds of work until others get their turn, and something is shown."""

MOST_CARDS = 150_000
"""Moves of a round, times cards of the edition: for each of them some 200 bytes are noted."""

KEPT = 12
"""Reviews under way that are remembered. One that is not begins again, and comes to the same."""


class FoundReview(msgspec.Struct, array_like=True, frozen=True):
    """What is new, encoded as messages have it."""

    done: int
    total: int
    points: bytes
    choices: bytes
    turns: bytes
    accounts: bytes
    problem: str
    seconds: float


class AskedReview(msgspec.Struct, array_like=True, frozen=True, tag="review"):
    """A round that is to be looked at, for a while.

    >>> from lastcard.files import packed
    >>> from lastcard.game.record import Record
    >>> record = Record("classic", ("Ann", "Bo"), seed=1, moves=("Ann: play R3",))
    >>> found = AskedReview(packed(record.dumps().encode()), 1, 20).run()
    >>> found.done == found.total
    True
    """

    packed: str
    round: int
    worlds: int = WORLDS

    def run(self) -> FoundReview:
        """Look at some more of it."""
        begun = time.process_time()
        try:
            under_way = _under_way(self.packed, self.round, self.worlds)
            until = time.process_time() + AT_ONCE
            new, choices = under_way.go_on(lambda: time.process_time() > until)
        except RecordError as error:
            return FoundReview(0, 0, b"", b"", b"", b"", one_line(str(error), 600), time.process_time() - begun)
        turns, accounts = list[m.ReviewTurn](), list[m.ReviewAccount]()
        review = under_way.review() if under_way.is_over else under_way.so_far()
        if under_way.is_over:
            for each in review.rounds:  # with what only shows in the end: calls that were forgotten
                new, choices = list(each.points), list(each.choices)
                turns = [
                    m.ReviewTurn(turn.move, turn.player, round(100 * turn.change), turn_words(review, turn))
                    for turn in each.turns
                ]
            accounts = [_account(review, player) for player in review.players]
        return FoundReview(
            under_way.done,
            under_way.total,
            m.encode([_point(point) for point in new]),
            m.encode([_choice(review, choice) for choice in choices]),
            m.encode(turns),
            m.encode(accounts),
            "",
            time.process_time() - begun,
        )


@lru_cache(maxsize=KEPT)
def _under_way(packed: str, number: int, worlds: int) -> RoundReviewing:
    record, moves, cards = record_of(packed), 0, 0
    for game in record.steps():  # says what is wrong with its moves
        moves += game.round_number == number
        cards = game.edition.size
    if moves * cards > MOST_CARDS:
        raise RecordError("moves", f"round {number} has too many of them to be looked at")
    return RoundReviewing(record, number, worlds)


def _point(point: Point) -> m.ReviewPoint:
    return m.ReviewPoint(point.move, [round(chance, 4) for chance in point.chances])


def _choice(review: Review, choice: Choice) -> m.ReviewChoice:
    reader = Reader(review.game.edition.by_code)
    options = [
        m.ReviewOption(
            reader.option(worth.option),
            worth.option.verb,
            worth.option.card,
            round(worth.chance.value, 3),
            round(worth.chance.low, 3),
            round(worth.chance.high, 3),
            worth.option == choice.chosen,
        )
        for worth in choice.worths
    ]
    words, reason = explain(review, choice), reader.say(choice.reason)
    return m.ReviewChoice(choice.move, choice.player, words, reason, round(100 * choice.cost), choice.slip, options)


def _account(review: Review, player: str) -> m.ReviewAccount:
    account = review.account(player)
    words = [line.strip() for line in account_words(review, account)]
    dearest = [choice.move for choice in account.dearest]
    return m.ReviewAccount(player, account.choices, account.slips, *points(account.parts), words, dearest)
