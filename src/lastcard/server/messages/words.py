"""What messages are made of: the words and numbers that a field is limited to, and the two kinds of struct."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lastcard.game.events import KINDS

Short = Annotated[str, Meta(max_length=100)]
"""A name, a code, a move. Whether it is a good one is checked later; no longer one is even looked at."""

# `$` would also accept a line feed at the end.
Id = Annotated[str, Meta(pattern=r"\A[^\x00-\x1f\x7f]{1,64}\Z")]
"""A browser's own. It is kept with the move, and not every database takes all characters."""

Long = Annotated[str, Meta(max_length=2000)]
Key = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{32,100}\Z")]
Nonce16 = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16,64}\Z")]
Face = Annotated[str, Meta(pattern=r"\A[a-z0-9-]{0,16}\Z")]
"""The id of a picture that stands for somebody; which there are is for the page to know."""

Packed = Annotated[str, Meta(max_length=7000, pattern=r"\A[A-Za-z0-9_-]+\Z")]
"""What stands in an edition file, as JSON, or in a record, deflated, and written in letters: what a link carries."""

Number = Annotated[int, Meta(ge=0, lt=2**53)]

Level = Literal["random", "easy", "normal", "hard", "expert"]
"""A bot of the package."""

Scoring = Literal["winner", "tally", "elimination"]
HouseValue = bool | Annotated[int, Meta(ge=0, le=100)] | Short
"""What an option of the table can be."""

TwoPlayerReverse = Literal["skip", "turn"]
Pace = Literal["slow", "normal", "fast"]
"""How long bots take: slowly, as people do, at once."""

EventKind = Annotated[str, Meta(extra={"words": tuple(KINDS)})]
"""What can happen at a table, by the rows of `game.events`."""

Outcome = Annotated[
    str, Meta(extra={"words": tuple(dict.fromkeys(word for kind in KINDS.values() for word in kind.outcomes.values()))})
]
"""How something ended that could end in several ways."""

MarkKind = Literal["card", "challenge", "caught", "over"]
"""What a replay can jump to: a special card, a challenge, a forgotten call, the end of a round."""

RoomState = Literal["lobby", "playing", "over", "closed"]
"""`closed` when the table is no more."""


class Message(msgspec.Struct, tag_field="type", tag=str.lower, omit_defaults=True, gc=False):
    """Base of all messages. None refers to itself, so Python need not look through them for garbage."""


class Part(msgspec.Struct, gc=False):
    """Base of what messages are made of."""
