"""What a browser may hear. What is long, and the same for many, is `Raw`: encoded once for all of them."""

from msgspec import Raw, field

from lastcard.server.messages.again import (
    DealInfo,
    ReplayInfo,
    ReplayStep,
    ReviewAccount,
    ReviewChoice,
    ReviewPoint,
    ReviewTurn,
)
from lastcard.server.messages.parts import (
    ChatLine,
    DraftInfo,
    EditionInfo,
    HouseRule,
    HouseSet,
    Limits,
    OptionInfo,
    Reading,
    RoomInfo,
    StudyInfo,
    TableChanges,
    TableInfo,
    Told,
)
from lastcard.server.messages.said import Branch
from lastcard.server.messages.words import Level, Message, Part


class Welcome(Message):
    """Answers a hello without a table, and Choices: what there is to choose from. The editions are at /api/editions."""

    epoch: str
    limits: Limits
    house_sets: list[HouseSet]
    house_rules: list[HouseRule]
    levels: list[Level]
    local: bool
    """Whether this browser runs on the machine that keeps the table."""
    servers: list[str] = field(default_factory=list)
    """Where to ask when this server does not answer."""


class SeatsFound(Message):
    """Answers FindSeats: the tables where the seat is still yours, and the game not over."""

    tables: list[str]


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
    edition: EditionInfo | Raw | None = None
    room: RoomInfo | None = None
    table: TableInfo | None = None
    """All of it, for whoever may not know it as it was a version before; for all others there are `changes`."""
    changes: TableChanges = field(default_factory=dict)
    events: list[Told | Raw] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    servers: list[str] = field(default_factory=list)
    """Of a full update: where to ask when this server does not answer."""
    notices: list[str] = field(default_factory=list)
    """What people should know and is no part of the game, such as that somebody's time was up."""


class PuzzleInfo(Part):
    """A puzzle, at /api/puzzles/ID: the table of whoever has to decide, and what is best there."""

    id: str
    edition: str
    level: int
    about: str
    best: int
    """The number of the best option, of those that are asked for."""
    chances: list[float]
    """Of winning the round, for each of them."""
    why: str
    update: Update
    branch: Branch
    """Where to play on from."""


class Done(Message):
    """A move has been made, and is kept; or what was said to the table has been heard."""

    id: str


class Refused(Message):
    """Something was not done, and why; `id` is that of the move, or of the line of chat."""

    text: str
    id: str = ""


class Checked(Message):
    """Answers a check."""

    reading: Reading


class Replayed(Message):
    """Answers a Replay: some of its steps, from one on, of so many in all. With the first, what it is that is shown."""

    id: str
    first: int
    total: int
    steps: list[ReplayStep] | Raw
    info: ReplayInfo | Raw | None = None
    packed: str = ""
    """Of a record that was kept here: what it is."""


class Reviewed(Message):
    """Answers a Review: what is new, after so many positions of so many. `turns` and `accounts` come with the last."""

    id: str
    round: int
    done: int
    total: int
    points: list[ReviewPoint] | Raw
    choices: list[ReviewChoice] | Raw
    turns: list[ReviewTurn] | Raw
    accounts: list[ReviewAccount] | Raw


class Compared(Message):
    """Answers a Compare."""

    id: str
    deal: DealInfo | Raw


class RecordSaved(Message):
    """A record is kept here: /replay/CODE leads to it, for so many days after it was last opened."""

    id: str
    code: str
    days: int


class Drafted(Message):
    """Answers a Draft, and an OpenEdition: then with all that was packed."""

    id: str
    draft: DraftInfo
    packed: str = ""


class Studying(Message):
    """How far a study is: so many rounds of so many."""

    id: str
    done: int
    total: int


class Studied(Message):
    """Answers a study."""

    id: str
    study: StudyInfo


class EditionSaved(Message):
    """An edition is kept here: /workshop/CODE leads to it, for so many days after it was last opened."""

    id: str
    code: str
    days: int


class Hinted(Message):
    """Answers a hint: the option that a strong bot would take, and why. None when nothing is asked."""

    option: OptionInfo | None = None
    why: str = ""


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


class Moved(Message):
    """The table lives on another server. Go there with the same hello, and say again what was not answered.

    `address` is where, such as https://b.example.org; empty: come here again, as /ws?table=CODE.
    """

    table: str
    address: str = ""


class Alive(Message):
    """A sign of life. Something is heard again within so many seconds, or the line or the server is dead."""

    seconds: float


class Notice(Message):
    """Something that people should know at once, and that is no part of the table."""

    text: str


Heard = (
    Welcome
    | SeatsFound
    | Seated
    | Update
    | Done
    | Refused
    | Checked
    | Replayed
    | Reviewed
    | Compared
    | RecordSaved
    | Drafted
    | Studying
    | Studied
    | EditionSaved
    | Hinted
    | Invited
    | RecordText
    | Gone
    | Moved
    | Alive
    | Notice
)
