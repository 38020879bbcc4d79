"""The parts that messages have in common: cards, editions, seats, rooms, tables, and what happened there."""

from typing import Annotated, Any

from msgspec import Meta, Raw, field

from lastcard.game.decisions import DecisionKind
from lastcard.game.events import Direction
from lastcard.game.options import Verb
from lastcard.server.messages.words import (
    EventKind,
    HouseValue,
    Level,
    Number,
    Outcome,
    Pace,
    Part,
    RoomState,
    Scoring,
    Short,
    TwoPlayerReverse,
)

DraftTable = Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, unknown>"})]
"""What stands in an edition file."""

DraftCard = Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, unknown>"})]
"""What stands there about a card."""


class CardInfo(Part):
    """A kind of card, for drawing it and for reading what it says."""

    code: str
    symbol: str
    name: str
    title: str
    colour: str | None
    points: int
    count: int
    text: str
    special: bool
    picture: str
    """The name of the picture on it; none: the page chooses."""


class BlankInfo(Part):
    """A card that players may write on: one text on all its copies (`code`), or one on each of `copies`."""

    code: str
    name: str
    count: int
    copies: tuple[str, ...]
    """None where the copies cannot be told apart."""


class LookInfo(Part):
    """How a colour looks: the names of its sign and of its hue."""

    sign: str
    hue: str


class EditionInfo(Part):
    """An edition, for people to choose from."""

    id: str
    name: str
    about: str
    world: str
    """The name of the place where its table stands."""
    colours: list[str]
    looks: dict[str, LookInfo]
    most_players: int
    cards: list[CardInfo]
    writable: list[str]
    """Codes of the cards that players may write on."""
    blanks: list[BlankInfo]
    """The same cards as they are printed, whether or not their copies carry texts of their own."""


class Limits(Part):
    """What is accepted, so that nobody writes more than that: numbers of characters, seconds, and the reactions."""

    name: int
    text: int
    """On a blank card."""
    chat: int
    reactions: tuple[str, ...]
    shortest_timer: int
    longest_timer: int


class HouseChoice(Part):
    """What a house rule can be, and the words for it."""

    value: HouseValue
    label: str


class HouseRule(Part):
    """A house rule that a table may choose: its name as an option, and what it is about."""

    name: str
    label: str
    about: str
    usual: HouseValue
    """What the rulebook says."""
    choices: list[HouseChoice]


class HouseSet(Part):
    """A set of house rules, and the options that it takes."""

    name: str
    label: str
    about: str
    options: dict[str, HouseValue]


class PlayedRule(Part):
    """A house rule that a table plays by, or leaves out of its set, in words."""

    name: str
    label: str
    value: str
    about: str
    differs: bool
    """Whether the set says otherwise."""


class Settings(Part, forbid_unknown_fields=True):
    """How a table plays. `level` is the bot that sits in for somebody who is away."""

    edition: Short = "classic"
    scoring: Scoring = "winner"
    target: Number = 500
    bluff: bool = True
    two_player_reverse: TwoPlayerReverse = "skip"
    timer: Number = 0
    """Seconds for each decision, 5 at least; 0 is no limit."""
    level: Level = "normal"
    pace: Pace = "normal"
    banter: bool = True
    """Whether bots say a few words now and then."""
    house: Annotated[dict[Short, HouseValue], Meta(max_length=30)] = field(default_factory=dict)
    """House rules that are not as in the rulebook, by the names of `game.settings.Options`."""


class SeatInfo(Part):
    """A place at the table."""

    name: str
    bot: Level | None
    """The level of the bot that plays here; None where a person does."""
    person: bool
    """Whether the seat belongs to a person, although a bot may sit in."""
    present: bool
    agreed: bool
    """Has agreed to what is written on the cards."""
    replaceable: bool
    """Is asked and has been silent for so long that anybody may let a bot sit in."""
    face: str
    """The id of the picture that stands for a person; empty if they have chosen none."""
    guest: str
    """Who sits here now, where that is somebody else than whom the seat is named after: somebody who came later."""
    free: bool
    """A bot's seat that somebody new may take over."""
    muted: bool = False
    """The host does not let them speak."""


class Reading(Part):
    """What a written text will do, step by step; or where it cannot be read, why not, and what can be."""

    text: str
    understood: bool
    sentence: str
    steps: list[str]
    problem: str
    start: int
    end: int
    nearest: list[str]
    warnings: list[str]
    """What may surprise people who play with it."""


class DraftProblem(Part):
    """What is wrong with an edition that somebody makes, and where in its file."""

    place: str
    problem: str


class DraftInfo(Part):
    """What there is to say about an edition that somebody makes."""

    size: int
    """How many cards there are; 0 while something is wrong."""
    most_players: int
    readings: dict[str, Reading]
    """What the texts of its cards do, by their symbols."""
    problems: list[DraftProblem]
    warnings: list[str]
    file: str
    """The edition file, as the command line reads it; empty while something is wrong."""
    file_name: str
    looks: dict[str, LookInfo]
    """How its colours look, chosen or not; empty while something is wrong."""
    table: DraftTable
    """What stands in it; empty where it is nothing that can be changed."""


class FindingInfo(Part):
    """Something that many rounds tell, in a sentence. A concern is worth another look."""

    text: str
    concern: bool


class StudyInfo(Part):
    """What many rounds say about an edition beside the one it came from."""

    base: str
    """The name of that one."""
    players: int
    rounds: int
    verdict: str
    findings: list[FindingInfo]
    wins: list[float]
    """The share of rounds that each place from the dealer wins."""
    turns: list[float]
    """The shares of rounds that have so many turns, from `first_turns` on, each of `turns_step`."""
    turns_before: list[float]
    """The same of the edition that it came from."""
    first_turns: int
    turns_step: int
    mean_turns: float
    mean_turns_before: float


class BaseInfo(Part):
    """An edition to start from, by the symbols of its cards: what a file says that extends nothing."""

    id: str
    name: str
    about: str
    world: str
    colours: dict[str, LookInfo]
    cards: dict[str, DraftCard]


class WorkshopInfo(Part):
    """What editions are made of, at /api/workshop."""

    bases: list[BaseInfo]
    signs: list[str]
    hues: list[str]
    worlds: list[str]
    pictures: list[str]
    longest_name: int
    longest_about: int
    longest_text: int
    most_packed: int
    rounds: int


class PuzzleRow(Part):
    """A puzzle, for people to choose from."""

    id: str
    edition: str
    level: int
    """From 1, for everybody, to 4."""
    about: str


class PuzzleList(Part):
    """All puzzles, at /api/puzzles: of each edition those for beginners first."""

    day: str
    """The day of UTC, such as 2026-11-17."""
    puzzles: list[PuzzleRow]
    today: dict[str, str]
    """The one of the day, by edition."""


class ShownMoment(Part):
    """A moment of the game that somebody shows to everybody, once it is over."""

    by: str
    step: int
    seat: str
    open: bool


class RoomInfo(Part):
    """The table as a place: who sits there and how it plays."""

    code: str
    state: RoomState
    host: str
    seats: list[SeatInfo]
    spectators: int
    settings: Settings
    house_set: str
    """The set of house rules that is played, in words."""
    house: list[PlayedRule]
    """What is played beside the rulebook."""
    written: dict[str, str]
    readings: dict[str, Reading]
    writing: int
    """How often something was written: goes with an Agree, so that nobody agrees to what they have not read."""
    most_players: int
    commitment: str
    """SHA-256 of the key that the cards are going to come from; made before anybody's nonce was known."""
    nonces: dict[str, str]
    """What players' browsers have added to the key."""
    key: str = ""
    """That key, once the game is over."""
    rematch: str = ""
    """Code of the table that goes on after this one."""
    rematch_wanted: list[str] = field(default_factory=list)
    """Who wants another game, once this one is over; bots always do."""
    rematch_edition: str = ""
    """The edition of that game, once this one is over."""
    starting: bool = False
    """The game begins by itself, as soon as those who wanted it are here."""
    locked: bool = False
    """Nobody new sits down."""
    own_about: str = ""
    """What is special about the table's own edition; empty if it is none that somebody made."""
    own_news: list[str] = field(default_factory=list)
    """The symbols of its cards that are new, say something else, or are worth something else."""
    removed: list[str] = field(default_factory=list)
    """Whom the host has removed and may let in again."""
    shown: ShownMoment | None = None
    """What is looked at together."""
    branch: int = 0
    """The move of a recorded game from which on it is tried another way here; 0: a game of its own. About the cards
    of a branch nothing was promised."""


class OptionInfo(Part, omit_defaults=True):
    """Something that may be done: a verb, what it is about, and the words for it."""

    verb: Verb
    label: str
    card: str | None = None
    player: str | None = None
    colour: str | None = None
    note: str = ""
    """What it does, in whole sentences, for the player who is asked."""
    numeral: int | None = None
    """The number that it chooses."""


class Asked(Part):
    """What a player has to decide. `number` goes with the answer; options only for the player who is asked."""

    player: str
    kind: DecisionKind
    options: list[OptionInfo | Raw]
    question: str = ""
    """In words, for the player who is asked."""
    number: int = 0
    deadline: float = 0
    """Seconds left, where there is a limit."""
    left: int = 0
    """Of cards to discard or to give, where their number is known: how many, this one with them."""


class RoundInfo(Part):
    """What a finished round brought. Round 0, where there is one: all that was scored before that is not known."""

    round: int
    gains: dict[str, int]


class Moment(Part):
    """Something to remember of a round, or of a game."""

    text: str
    player: str
    card: str | None
    round: int
    seq: int
    """The number of the event that it shows in."""


class TableInfo(Part):
    """The table as one viewer sees it."""

    round: int
    round_over: bool
    blocked: bool
    round_winner: str | None
    game_winners: tuple[str, ...]
    scores: dict[str, int]
    dealer: str | None
    turn: str | None
    direction: Direction
    colour: str | None
    top: str | None
    hands: dict[str, tuple[str, ...] | None]
    cards: dict[str, int]
    draw_pile: int
    discard_pile: int
    stack: int
    """Cards that wait to be drawn by whoever adds none."""
    protected: dict[str, str]
    owes_uno: tuple[str, ...]
    out: tuple[str, ...]
    """Who has been knocked out of the round."""
    eliminated: tuple[str, ...]
    """Who is out of the game."""
    teams: tuple[tuple[str, ...], ...]
    """Who plays with whom; empty where everybody plays for themselves."""
    lasting: tuple[str, ...]
    """Rules that texts have made and that hold for a while, as people read them."""
    waiting: list[Asked]
    interrupts: list[OptionInfo | Raw]
    """What this viewer may do out of turn: call, catch somebody, or jump in."""
    colour_before: str | None
    """The colour that a challenged card was played on."""
    dare: str
    """What somebody has to do, while the others vote on it."""
    pile: tuple[str, ...]
    """The last cards of the discard pile, the topmost last."""
    rounds: list[RoundInfo]
    """What each finished round of the game brought."""
    moments: list[Moment]
    """When a round is over, up to three moments of it; when the game is, of the whole game. The best comes first."""


TableChanges = Annotated[dict[str, Any], Meta(extra={"typescript": "Partial<TableInfo>"})]
"""Those fields of a TableInfo that are other than they were."""


class Told(Part):
    """Something that happened, as this viewer may know it."""

    seq: int
    kind: EventKind
    text: str
    player: str | None = None
    other: str | None = None
    cards: tuple[str, ...] | None = None
    amount: int = 0
    colour: str | None = None
    outcome: Outcome | None = None


class ChatLine(Part):
    """Something somebody said. A reaction is one sign."""

    name: str
    text: str
    reaction: bool = False
    seat: str = ""
    """The name of the seat they sit in."""
