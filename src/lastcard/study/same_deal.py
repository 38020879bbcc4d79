"""The same deal, played by several: who did better with the same luck, and at which choice they parted.

>>> from lastcard import Game, play_out
>>> from lastcard.game.record import of
>>> games = [Game("classic", ["Ann", "Bo"], seed=1, options={"rounds": 1}) for _ in range(2)]
>>> found = compare([of(play_out(game, bot)) for game, bot in zip(games, ["normal", "random"])], worlds=20)
>>> found.seat, found.round, found.common, [len(each.moves) > found.common for each in found.played]
('Ann', 1, 1, [True, True])
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from lastcard.bots.hard import plain_deck
from lastcard.cards.edition import Edition
from lastcard.files import shown
from lastcard.game.options import Move, Option
from lastcard.game.record import Record, RecordError
from lastcard.study.chances import choice_in, weights_of
from lastcard.study.intervals import Share

WORLDS: Final = 800
"""In how many worlds the options are tried that they chose from when they parted."""

MOST_TRIED: Final = 3000
"""Options, times cards of the edition, that are tried in all worlds; of more of them, in fewer worlds."""

MOST_RECORDS: Final = 6
CALLS: Final = ("uno", "catch", "next")
"""What is no choice between cards."""


@dataclass(frozen=True)
class OwnMove:
    """Something that somebody decided: the number of the move in the record, from 0, and what."""

    number: int
    option: Option


@dataclass(frozen=True)
class Played:
    """What came of the deal for one of those who played it."""

    record: Record
    """Up to the end of the round."""
    moves: tuple[OwnMove, ...]
    over: bool
    won: bool
    points: int
    """What the round brought to the score: of the winner, or to the tally."""
    left: int
    """Cards in the hand at the end."""


@dataclass(frozen=True)
class Chosen:
    """An option of the choice at which they parted, and who took it, by their number."""

    option: Option
    chance: Share
    by: tuple[int, ...]


@dataclass(frozen=True)
class SameDeal:
    """The same deal, compared."""

    seat: str
    round: int
    rounds: int
    """How many rounds the first record has."""
    played: tuple[Played, ...]
    common: int
    """So many of their own moves are the same, in the same situations."""
    options: tuple[Chosen, ...]
    """Where they parted by a choice: all that could be done, the best first."""
    edition: Edition = field(repr=False, compare=False)


def compare(records: Sequence[Record], seat: str = "", round: int = 0, worlds: int = WORLDS) -> SameDeal:
    """How several did with the same deal of a round. Without a seat it is the first one's, without a round the last.

    Raises RecordError where the cards were not the same.
    """
    if not 1 <= len(records) <= MOST_RECORDS:
        raise ValueError(f"expected 1 to {MOST_RECORDS} records")
    first = records[0]
    seat = seat or first.players[0]
    if seat not in first.players:
        raise RecordError("players", f"nobody is called {shown(seat)}")
    _need_same(records)
    edition = first.load_edition()
    last = [_last_round(record, edition) for record in records]
    round = round or min(last)
    if not 1 <= round <= min(last):
        raise RecordError("round", f"{round} was not dealt to all of them; the last one is {min(last)}")
    walks = [_Walk(record, edition, seat, round) for record in records]
    if len({walk.deal for walk in walks}) > 1:
        raise RecordError("moves", f"before round {round} not the same was played, so other cards were dealt")
    common = 0
    while _alike(walks, common):
        common += 1
    options = _weigh(walks, edition, seat, common, worlds) if len(walks) > 1 else ()
    return SameDeal(seat, round, last[0], tuple(walk.played for walk in walks), common, options, edition)


class _Walk:
    """One of the records, up to the end of the round."""

    def __init__(self, record: Record, edition: Edition, seat: str, number: int) -> None:
        self.moves: list[OwnMove] = []
        self.before: list[int] = []
        """How the round stood before each of them, as a hash: of a long game nothing more is kept."""
        self.deal: tuple[int, ...] = ()
        place, made = record.players.index(seat), 0
        for made, game in enumerate(record.steps(edition)):
            if game.round_number < number:
                continue
            self.deal = self.deal or tuple(map(int, game.round.encode()))
            if game.round.over or made >= len(record.moves):
                break
            move = Move.parse(record.moves[made])
            if move.player == seat and move.option.verb not in CALLS:
                self.moves.append(OwnMove(made, move.option))
                self.before.append(hash(tuple(map(int, game.round.encode()))))
        over, winner = bool(game.round.over), int(game.round.winner)
        points = next((gains.points[place] for gains in game.gains if gains.round == number), 0)
        self.played = Played(
            replace(record, moves=record.moves[:made], puzzle={}),
            tuple(self.moves),
            over,
            over and winner >= 0 and bool(game.round.are_partners(place, winner)),
            points,
            int(game.round.sizes[place]),
        )


def _alike(walks: Sequence[_Walk], place: int) -> bool:
    """Whether all did the same there, in the same situation."""
    if any(place >= len(walk.moves) for walk in walks):
        return False
    return len({walk.moves[place].option for walk in walks}) == 1 and _same_situation(walks, place)


def _same_situation(walks: Sequence[_Walk], place: int) -> bool:
    return len({walk.before[place] for walk in walks}) == 1


def _weigh(walks: Sequence[_Walk], edition: Edition, seat: str, place: int, worlds: int) -> tuple[Chosen, ...]:
    """What the options are worth from which they chose otherwise; nothing where something else made the difference."""
    if any(place >= len(walk.moves) for walk in walks) or not _same_situation(walks, place):
        return ()
    number, chosen = walks[0].moves[place].number, [walk.moves[place].option for walk in walks]
    steps = enumerate(walks[0].played.record.steps(edition))
    game = next(game for made, game in steps if made == number)
    view = choice_in(game, Move(seat, chosen[0]))
    if view is None:
        return ()
    worlds = max(2, min(worlds, worlds * MOST_TRIED // (len(view.answers) * game.edition.size)))
    found = weights_of(view, plain_deck(game.edition.deck), place, worlds).find()
    options = [
        Chosen(option, chance, tuple(number for number, each in enumerate(chosen) if each == option))
        for option, chance in zip(view.answers, found.chances, strict=True)
    ]
    return tuple(sorted(options, key=lambda option: -option.chance.value))


def _last_round(record: Record, edition: Edition) -> int:
    number = 1
    for game in record.steps(edition):
        number = game.round_number
    return number


def _need_same(records: Sequence[Record]) -> None:
    """Refuse records of other tables."""
    first = records[0]
    for number, record in enumerate(records[1:], 2):
        for name in ("edition", "players", "seed", "written", "position", "dealing", "own"):
            if getattr(record, name) != getattr(first, name):
                raise RecordError(name, f"not the same in record {number}, so it is another deal")
        if replace(record.options, rounds=0) != replace(first.options, rounds=0):
            raise RecordError("options", f"not the same in record {number}, so it is another game")
