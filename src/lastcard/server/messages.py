"""What browsers and the server say to each other. The page's types are generated from these (`typescript.py`).

Every message is a JSON object whose `type` names it. What a browser may say is in `Said`, what it may hear in `Heard`.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from lastcard.game.decisions import DecisionKind
from lastcard.game.events import KINDS, Direction
from lastcard.game.options import Verb

Short = Annotated[str, Meta(max_length=100)]
"""A name, a code, a move. Whether it is a good one is checked later; no longer one is even looked at."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Long = Annotated[str, Meta(max_length=2000)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,100}$")]
Nonce16 = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
Number = Annotated[int, Meta(ge=0, lt=2**53)]

Level = Literal["random", "easy", "normal", "hard"]
"""A bot of the package."""

Scoring = Literal["winner", "tally"]
TwoPlayerReverse = Literal["skip", "turn"]
EventKind = Annotated[str, Meta(extra={"words": tuple(KINDS)})]
"""What can happen at a table, by the rows of `game.events`."""

Outcome = Annotated[
    str, Meta(extra={"words": tuple(dict.fromkeys(word for kind in KINDS.values() for word in kind.outcomes.values()))})
]
"""How something ended that could end in several ways."""

RoomState = Literal["lobby", "playing", "over", "closed"]
"""`closed` when the table is no more."""


class Message(msgspec.Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    """Base of all messages."""


class Part(msgspec.Struct):
    """Base of what messages are made of."""


# Parts


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


class BlankInfo(Part):
    """A card that players may write on: one text on all its copies (`code`), or one on each of `copies`."""

    code: str
    name: str
    count: int
    copies: tuple[str, ...]
    """None where the copies cannot be told apart."""


class EditionInfo(Part):
    """An edition, for people to choose from."""

    id: str
    name: str
    about: str
    colours: list[str]
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


class RoomInfo(Part):
    """The table as a place: who sits there and how it plays."""

    code: str
    state: RoomState
    host: str
    seats: list[SeatInfo]
    spectators: int
    settings: Settings
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


class OptionInfo(Part, omit_defaults=True):
    """Something that may be done: a verb, what it is about, and the words for it."""

    verb: Verb
    label: str
    card: str | None = None
    player: str | None = None
    colour: str | None = None
    note: str = ""
    """What it costs."""


class Asked(Part):
    """What a player has to decide. `number` goes with the answer; options only for the player who is asked."""

    player: str
    kind: DecisionKind
    options: list[OptionInfo]
    question: str = ""
    """In words, for the player who is asked."""
    number: int = 0
    deadline: float = 0
    """Seconds left, where there is a limit."""


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
    protected: dict[str, str]
    owes_uno: tuple[str, ...]
    waiting: list[Asked]
    interrupts: list[OptionInfo]
    """What this viewer may do out of turn: call, or catch somebody."""
    colour_before: str | None
    """The colour that a challenged card was played on."""
    dare: str
    """What somebody has to do, while the others vote on it."""


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


# What a browser says


class Hello(Message, forbid_unknown_fields=True):
    """The first message of every connection. With `table` and `key`: back to a seat, after that `version`.

    A seat that a bot sits in is given back, too.
    """

    table: Short = ""
    key: Short = ""
    epoch: Short = ""
    version: Number = 0


class Choices(Message, forbid_unknown_fields=True):
    """What is there to choose from? Answered by a Welcome; the connection stays where it is."""


class Create(Message, forbid_unknown_fields=True):
    """A new table; whoever makes it is its host and sits down. Sent again, with the same key, it is the same table.

    `key`: 32 and more random characters, made by the browser and known to nobody else; it brings back to the seat.
    `start`: play with these bots as soon as the host's Nonce has come.
    """

    name: Short
    key: Key
    settings: Settings = field(default_factory=Settings)
    bots: Annotated[list[Level], Meta(max_length=9)] = []
    start: bool = False


class Join(Message, forbid_unknown_fields=True):
    """Sit down at the table of the hello. Sent again, with the same key, it is the same seat."""

    name: Short
    key: Key


class Nonce(Message, forbid_unknown_fields=True):
    """Add something random to the key that the cards come from, in the lobby, once the commitment has been seen."""

    nonce: Nonce16


class Watch(Message, forbid_unknown_fields=True):
    """Watch the table of the hello."""


class Change(Message, forbid_unknown_fields=True):
    """The host changes how the table plays."""

    settings: Settings


class AddBot(Message, forbid_unknown_fields=True):
    """The host gives an empty place to a bot."""

    level: Level


class Remove(Message, forbid_unknown_fields=True):
    """The host removes a bot or a player; in the middle of a game a bot takes the player's place."""

    name: Short


class Write(Message, forbid_unknown_fields=True):
    """Anybody writes on a blank card, in the lobby.

    `writing` is the room's, as it was when the card was read: what was written after that is not wiped off unseen.
    """

    code: Short
    text: Long
    writing: Number | None = None


class Check(Message, forbid_unknown_fields=True):
    """What would this text do?"""

    text: Long
    edition: Short = "classic"


class Agree(Message, forbid_unknown_fields=True):
    """Agree to what is written, or no longer. `writing` is the room's, as it was when it was read."""

    yes: bool
    writing: Number


class Start(Message, forbid_unknown_fields=True):
    """The host starts the game."""


class Move(Message, forbid_unknown_fields=True):
    """Answer the decision of that number with an option; a call or a catch has number 0. `id` is the browser's own.

    With `uno` the player calls, too; where no call is owed that means nothing.
    """

    id: Id
    verb: Verb
    card: Short | None = None
    player: Short | None = None
    colour: Short | None = None
    uno: bool = False
    number: Number = 0


class Hint(Message, forbid_unknown_fields=True):
    """What would a strong bot do?"""


class Chat(Message, forbid_unknown_fields=True):
    """Say something to the table; `reaction`: one of a few signs."""

    text: Long
    reaction: bool = False


class Replace(Message, forbid_unknown_fields=True):
    """Vote that a bot sits in for somebody who is asked and silent."""

    name: Short


class Leave(Message, forbid_unknown_fields=True):
    """Leave the seat for good; a bot plays on."""


class Rematch(Message, forbid_unknown_fields=True):
    """The same people again, at a new table."""


class Invite(Message, forbid_unknown_fields=True):
    """Links to this table. `open`: let other devices of the local network in."""

    open: bool = False


class Download(Message, forbid_unknown_fields=True):
    """The record of a game that is over."""


Said = (
    Hello
    | Choices
    | Create
    | Join
    | Nonce
    | Watch
    | Change
    | AddBot
    | Remove
    | Write
    | Check
    | Agree
    | Start
    | Move
    | Hint
    | Chat
    | Replace
    | Leave
    | Rematch
    | Invite
    | Download
)


# What a browser hears


class Welcome(Message):
    """Answers a hello without a table, and Choices: what there is to choose from."""

    epoch: str
    limits: Limits
    editions: list[EditionInfo]
    levels: list[Level]
    local: bool
    """Whether this browser runs on the machine that keeps the table."""


class Seated(Message):
    """You sit at a table: the key of your Create or Join brings you back to it."""

    table: str
    name: str


class Update(Message):
    """Something changed. Versions are dense: a gap means that something was missed. What did not change is left out.

    `full` updates replace all that was known; they have the limits, which never change.
    """

    version: int
    epoch: str = ""
    full: bool = False
    you: str = ""
    limits: Limits | None = None
    edition: EditionInfo | None = None
    room: RoomInfo | None = None
    table: TableInfo | None = None
    events: list[Told] = []
    chat: list[ChatLine] = []


class Done(Message):
    """A move has been made, and is kept."""

    id: str


class Refused(Message):
    """Something was not done, and why; `id` is the move's, where it was one."""

    text: str
    id: str = ""


class Checked(Message):
    """Answers a check."""

    reading: Reading


class Hinted(Message):
    """Answers a hint: the option that a strong bot would take. None when nothing is asked."""

    option: OptionInfo | None = None


class Invited(Message):
    """Links to the table, the first with its QR code as rows of 0 and 1. `open`: other devices can reach it."""

    links: list[str]
    qr: list[str]
    open: bool
    can_open: bool


class RecordText(Message):
    """The record of a game that is over."""

    text: str
    file: str


class Gone(Message):
    """This connection is at no table any more, and why."""

    text: str


Heard = Welcome | Seated | Update | Done | Refused | Checked | Hinted | Invited | RecordText | Gone

decode_said = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode
