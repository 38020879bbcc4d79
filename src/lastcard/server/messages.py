"""What browsers and the server say to each other. The page's types are generated from these (`typescript.py`).

Every message is a JSON object whose `type` names it. What a browser may say is in `Said`, what it may hear in `Heard`.
"""

import msgspec
from msgspec import field


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


class Settings(Part, forbid_unknown_fields=True):
    """How a table plays. `level` is the bot that sits in for somebody who is away."""

    edition: str = "classic"
    scoring: str = "winner"
    target: int = 500
    bluff: bool = True
    two_player_reverse: str = "skip"
    timer: int = 0
    """Seconds for each decision; 0 is no limit."""
    level: str = "normal"


class SeatInfo(Part):
    """A place at the table."""

    name: str
    bot: str | None
    """The level of the bot that plays here; None where a person does."""
    person: bool
    """Whether the seat belongs to a person, although a bot may sit in."""
    present: bool
    agreed: bool
    """Has agreed to what is written on the cards."""
    replaceable: bool
    """Is asked and has been silent for so long that anybody may let a bot sit in."""
    votes: int = 0


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
    state: str
    """`lobby`, `playing`, or `over`; `closed` when the table is no more."""
    host: str
    seats: list[SeatInfo]
    spectators: int
    settings: Settings
    written: dict[str, str]
    readings: dict[str, Reading]
    most_players: int
    commitment: str
    """SHA-256 of the key that the cards are going to come from; made before the first card."""
    key: str = ""
    """That key, once the game is over."""
    rematch: str = ""
    """Code of the table that goes on after this one."""


class Asked(Part):
    """What a player has to decide. `number` goes with the answer; options only for the player who is asked."""

    player: str
    kind: str
    options: list[str]
    number: int = 0
    deadline: float = 0
    """Seconds left, where there is a limit."""


class TableInfo(Part):
    """The table as one viewer sees it."""

    round: int
    round_over: bool
    blocked: bool
    round_winner: str | None
    game_winners: list[str]
    scores: dict[str, int]
    dealer: str | None
    turn: str | None
    direction: str
    colour: str | None
    top: str | None
    hands: dict[str, list[str] | None]
    cards: dict[str, int]
    draw_pile: int
    discard_pile: int
    protected: dict[str, str]
    owes_uno: list[str]
    waiting: list[Asked]
    interrupts: list[str]
    """What this viewer may do out of turn: `uno`, `catch Bo`."""
    colour_before: str | None
    """The colour that a challenged card was played on."""
    dare: str
    """What somebody has to do, while the others vote on it."""


class Told(Part):
    """Something that happened, as this viewer may know it."""

    seq: int
    kind: str
    text: str
    player: str | None = None
    other: str | None = None
    cards: list[str] | None = None
    amount: int = 0
    colour: str | None = None
    outcome: str | None = None


class ChatLine(Part):
    """Something somebody said. A reaction is one sign."""

    name: str
    text: str
    reaction: bool = False


# What a browser says


class Hello(Message, forbid_unknown_fields=True):
    """The first message of every connection. With `table` and `key`: back to a seat, after that `version`."""

    table: str = ""
    key: str = ""
    epoch: str = ""
    version: int = 0


class Create(Message, forbid_unknown_fields=True):
    """A new table; whoever makes it is its host and sits down. `start` plays at once, with these bots."""

    name: str
    settings: Settings = field(default_factory=Settings)
    bots: list[str] = []
    start: bool = False
    nonce: str = ""


class Join(Message, forbid_unknown_fields=True):
    """Sit down at the table of the hello."""

    name: str
    nonce: str = ""


class Watch(Message, forbid_unknown_fields=True):
    """Watch the table of the hello."""


class Change(Message, forbid_unknown_fields=True):
    """The host changes how the table plays."""

    settings: Settings


class AddBot(Message, forbid_unknown_fields=True):
    """The host gives an empty place to a bot."""

    level: str


class Remove(Message, forbid_unknown_fields=True):
    """The host removes a bot or a player; in the middle of a game a bot takes the player's place."""

    name: str


class Write(Message, forbid_unknown_fields=True):
    """Anybody writes on a blank card, in the lobby."""

    code: str
    text: str


class Check(Message, forbid_unknown_fields=True):
    """What would this text do?"""

    text: str
    edition: str = "classic"


class Agree(Message, forbid_unknown_fields=True):
    """Agree to what is written, or no longer."""

    yes: bool


class Start(Message, forbid_unknown_fields=True):
    """The host starts the game."""


class Move(Message, forbid_unknown_fields=True):
    """Answer the decision of that number; a call or a catch has number 0. `id` is the browser's own."""

    id: str
    move: str
    number: int = 0


class Hint(Message, forbid_unknown_fields=True):
    """What would a strong bot do?"""


class Chat(Message, forbid_unknown_fields=True):
    """Say something to the table; `reaction`: one of a few signs."""

    text: str
    reaction: bool = False


class Replace(Message, forbid_unknown_fields=True):
    """Vote that a bot sits in for somebody who is asked and silent."""

    name: str


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
    | Create
    | Join
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
    """Answers a hello without a table: what there is to choose from."""

    epoch: str
    editions: list[EditionInfo]
    levels: list[str]
    local: bool
    """Whether this browser runs on the machine that keeps the table."""


class Seated(Message):
    """You sit (or watch, with an empty name) at a table. The key is yours alone: it brings you back to your seat."""

    table: str
    name: str
    key: str


class Update(Message):
    """Something changed. Versions are dense: a gap means that something was missed. What did not change is left out.

    `full` updates replace all that was known.
    """

    version: int
    epoch: str = ""
    full: bool = False
    you: str = ""
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
    """Answers a hint: the option that a strong bot would take. Empty when nothing is asked."""

    move: str


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
