"""Parts of messages about games that are looked at again: replays, reviews, and the same deal played by several."""

from lastcard.game.options import Verb
from lastcard.server.messages.parts import EditionInfo, TableChanges, Told
from lastcard.server.messages.words import MarkKind, Part


class ReplayMark(Part):
    """Somewhere to jump to in a replay: a step, and what happened there."""

    step: int
    kind: MarkKind
    text: str
    card: str | None = None


class ReplayRound(Part):
    """A round of a replay, and the step that it begins with."""

    round: int
    first: int


class ReplayStep(Part):
    """A move, what came of it, and what is other at the table than after the step before."""

    move: str
    """In words; empty for how it began."""
    player: str
    """Who made it."""
    events: list[Told]
    changes: TableChanges


class ReplayInfo(Part):
    """A game that is looked at again."""

    edition: EditionInfo
    players: list[str]
    written: dict[str, str]
    rounds: list[ReplayRound]
    marks: list[ReplayMark]
    problem: str
    """Why it goes on no further than it does; empty if it is shown to its end."""


class ReviewPoint(Part):
    """Everybody's chance of winning the round when so many moves of the record had been made."""

    move: int
    chances: list[float]


class ReviewOption(Part):
    """What could be done, in words, and the chance of winning the round after it, with its interval."""

    label: str
    verb: Verb
    card: str | None
    chance: float
    low: float
    high: float
    taken: bool


class ReviewChoice(Part):
    """A decision somebody made, before that move of the record, with all that could have been done, the best first."""

    move: int
    player: str
    words: str
    reason: str
    """What speaks for the best option."""
    cost: int
    """Points that were given away: hundredths of the chance to win the round."""
    slip: bool
    options: list[ReviewOption]


class ReviewTurn(Part):
    """A turning point: a move that changed somebody's chances by so many points."""

    move: int
    player: str
    change: int
    text: str


class ReviewAccount(Part):
    """What a player did with a round. The result, in points, is the sum of the three that follow."""

    player: str
    choices: int
    slips: int
    result: int
    own: int
    others: int
    luck: int
    words: list[str]
    dearest: list[int]
    """The moves of the dearest slips."""


class DealMove(Part):
    """What somebody decided, in words, and with which card; by the step of the replay after it."""

    step: int
    text: str
    card: str | None


class DealPlayed(Part):
    """How somebody did with a deal."""

    packed: str
    """The record, up to the end of the round."""
    over: bool
    won: bool
    result: str
    """In a word."""
    points: int
    left: int
    moves: list[DealMove]


class DealOption(Part):
    """An option of the choice at which they parted, the chance of winning the round after it, and who took it."""

    text: str
    chance: float
    by: list[int]


class DealInfo(Part):
    """The same deal, played by several. `common`: as many of their moves are the same."""

    edition: EditionInfo
    players: list[str]
    seat: str
    round: int
    rounds: int
    played: list[DealPlayed]
    common: int
    parting: str
    """Where they parted, in words; empty if there is only one."""
    options: list[DealOption]
