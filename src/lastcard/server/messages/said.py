"""What a browser may say."""

from typing import Annotated

from msgspec import Meta, field

from lastcard.game.options import Verb
from lastcard.server.messages.parts import Settings
from lastcard.server.messages.words import (
    Face,
    Id,
    Key,
    Level,
    Long,
    Message,
    Nonce16,
    Number,
    Pace,
    Packed,
    Part,
    Short,
)

MOST_SEATS = 8
"""As many tables as a browser remembers."""

MOST_COMPARED = 4
"""Games of the same deal."""


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


class FindSeats(Message, forbid_unknown_fields=True):
    """Which of these seats can I still go back to? Keys by their tables; answered by SeatsFound."""

    keys: Annotated[dict[Short, Short], Meta(max_length=MOST_SEATS)]


class Branch(Part, forbid_unknown_fields=True):
    """A moment of a recorded game, to be tried another way."""

    packed: Packed
    """The record, as text, deflated, and written in letters."""
    before: Annotated[int, Meta(ge=1, le=1_000_000)]
    """The number of the first move that is not made: 1 is the first of the record."""
    seat: Short = ""
    """Whom to play; empty: whoever is asked there."""
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Instead of `before`: the same deal, this round alone, from its first card; bots do what they did in the record
    for as long as it goes as it went there."""


class Create(Message, forbid_unknown_fields=True):
    """A new table; whoever makes it is its host and sits down. Sent again, with the same key, it is the same table.

    `key`: 32 and more random characters, made by the browser and known to nobody else; it brings back to the seat.
    `start`: play with these bots as soon as the host's Nonce has come.
    """

    name: Short
    key: Key
    settings: Settings = field(default_factory=Settings)
    bots: Annotated[list[Level], Meta(max_length=9)] = field(default_factory=list)
    start: bool = False
    face: Face = ""
    own: Packed | None = None
    """An edition of its own for the table, which `settings` call `own`."""
    branch: Branch | None = None
    """Begin in the middle of a recorded game, at once. Its record says what is played; of `settings` only `level`,
    `timer`, `pace` and `banter` count. Bots take the other seats: `bots` in their order, or `level`."""


class Join(Message, forbid_unknown_fields=True):
    """Sit down at the table of the hello. Sent again, with the same key, it is the same seat.

    Once the game has begun, the newcomer takes over from a bot: the one in `seat`, or else the first one that may be.
    """

    name: Short
    key: Key
    face: Face = ""
    seat: Short = ""


class ChangeFace(Message, forbid_unknown_fields=True):
    """Show another face from now on."""

    face: Face


class Nonce(Message, forbid_unknown_fields=True):
    """Add something random to the key that the cards come from, in the lobby, once the commitment has been seen."""

    nonce: Nonce16


class Watch(Message, forbid_unknown_fields=True):
    """Watch the table of the hello."""


class Change(Message, forbid_unknown_fields=True):
    """The host changes how the table plays."""

    settings: Settings


class SetPace(Message, forbid_unknown_fields=True):
    """The host lets bots play faster or slower, at any time."""

    pace: Pace


class SetBanter(Message, forbid_unknown_fields=True):
    """The host lets bots say a few words now and then, or not, at any time."""

    banter: bool


class AddBot(Message, forbid_unknown_fields=True):
    """The host gives an empty place to a bot."""

    level: Level


class Remove(Message, forbid_unknown_fields=True):
    """The host removes a bot or a player; in the middle of a game a bot takes the player's place.

    The player does not come back for ten minutes, or with `ban` never, unless the host lets them in.
    """

    name: Short
    ban: bool = False


class Admit(Message, forbid_unknown_fields=True):
    """The host lets somebody come back who was removed."""

    name: Short


class Lock(Message, forbid_unknown_fields=True):
    """The host lets nobody new sit down, or again everybody. Whoever has a seat comes back to it as always."""

    locked: bool


class Mute(Message, forbid_unknown_fields=True):
    """The host does not let a player speak, or again does."""

    name: Short
    muted: bool


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


class Replay(Message, forbid_unknown_fields=True):
    """Show a game again, from a step on: a record, packed, or kept here. Answered by Replayed, which has some steps.

    `seat`: as one of the players saw it; empty: with all hands open.
    """

    id: Id
    packed: Packed | None = None
    code: Short = ""
    seat: Short = ""
    first: Number = 0


class Review(Message, forbid_unknown_fields=True):
    """What was every choice of a round worth? Answered by Reviewed, again and again until all is known."""

    id: Id
    round: Number
    packed: Packed


class Show(Message, forbid_unknown_fields=True):
    """Show everybody at the table a moment of its game, once that is over; without a step, no longer."""

    step: Number | None = None
    seat: Short = ""
    open: bool = True
    """With all hands open, or as that seat saw it."""


class Compare(Message, forbid_unknown_fields=True):
    """How did those do who played the same deal of a round, in the same seat? Answered by Compared."""

    id: Id
    packed: Annotated[list[Packed], Meta(min_length=1, max_length=MOST_COMPARED)]
    seat: Short = ""
    round: Number = 0
    """0: the last one that all of them have."""


class SaveRecord(Message, forbid_unknown_fields=True):
    """Keep a record here for a while, so that a link to it is short. Answered by RecordSaved."""

    id: Id
    packed: Packed


class Draft(Message, forbid_unknown_fields=True):
    """What would this edition be? Answered by Drafted. `toml`: what is packed is the text of an edition file."""

    id: Id
    packed: Packed
    toml: bool = False


class Study(Message, forbid_unknown_fields=True):
    """What do many rounds of this edition say? Answered by Studying, again and again, and then by Studied."""

    id: Id
    packed: Packed


class StopStudy(Message, forbid_unknown_fields=True):
    """Nobody wants to know any more."""


class SaveEdition(Message, forbid_unknown_fields=True):
    """Keep an edition here for a while, under the code that it has, or a new one. Answered by EditionSaved.

    `key` is the browser's own: whoever has it may change the edition, or delete it.
    """

    id: Id
    packed: Packed
    key: Key
    code: Short = ""


class OpenEdition(Message, forbid_unknown_fields=True):
    """An edition that is kept here. Answered by Drafted."""

    id: Id
    code: Short


class DeleteEdition(Message, forbid_unknown_fields=True):
    """Keep an edition no longer. Answered by Done."""

    id: Id
    code: Short
    key: Key


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
    numeral: Number | None = None


class Hint(Message, forbid_unknown_fields=True):
    """What would a strong bot do?"""


class Chat(Message, forbid_unknown_fields=True):
    """Say something to the table; `reaction`: one of a few signs. `id` is the browser's own, for the answer."""

    text: Long
    reaction: bool = False
    id: Annotated[str, Meta(max_length=64)] = ""


class Replace(Message, forbid_unknown_fields=True):
    """Vote that a bot sits in for somebody who is asked and silent."""

    name: Short


class Leave(Message, forbid_unknown_fields=True):
    """Leave the seat for good; a bot plays on."""


class Rematch(Message, forbid_unknown_fields=True):
    """I want another game, or no longer. As soon as all who are there want one, it begins at a new table.

    `edition`: what is played there; only the host may choose. Empty: what was last chosen, or the same again.
    """

    yes: bool = True
    edition: Short = ""


class Invite(Message, forbid_unknown_fields=True):
    """Links to this table. `open`: let other devices of the local network in."""

    open: bool = False


class Download(Message, forbid_unknown_fields=True):
    """The record of a game that is over."""


Said = (
    Hello
    | Choices
    | FindSeats
    | Create
    | Join
    | ChangeFace
    | Nonce
    | Watch
    | Change
    | SetPace
    | SetBanter
    | AddBot
    | Remove
    | Admit
    | Lock
    | Mute
    | Write
    | Check
    | Replay
    | Review
    | Compare
    | Show
    | SaveRecord
    | Draft
    | Study
    | StopStudy
    | SaveEdition
    | OpenEdition
    | DeleteEdition
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
