"""Options and moves: data with named parts, and at the same time the text that stands for them in a record.

>>> give = Option("give", card="Y5", player="Cy")
>>> print(give, give.verb, give.card, give.player)
give Y5 to Cy give Y5 Cy
>>> Option.parse("give Y5 to Cy") == give
True
>>> move = Move("Bo", give, uno=True)
>>> print(move, move.player, move.option.verb, move.uno)
Bo: give Y5 to Cy uno Bo give True

So nobody takes a text apart to learn what an option is about, and a bot may answer with `"draw"` as well.
"""

from typing import Final, Literal, get_args

from lastcard.files import shown

Verb = Literal[
    "play",
    "draw",
    "keep",
    "pass",
    "colour",
    "challenge",
    "accept",
    "put",
    "give",
    "discard",
    "stop",
    "protect",
    "choose",
    "done",
    "not done",
    "next",
    "uno",
    "catch",
    "slam",
    "back",
    "card",
    "wait",
    "yes",
    "no",
    "first",
    "second",
    "number",
    "jump",
    "report",
    "take",
    "show",
]
"""What can be done. `card` is chance's: which card was taken. `wait` is a bot's, who does not react."""

VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
CARD_VERBS: Final = frozenset[Verb]({"play", "put", "give", "discard", "jump", "take", "show"})
"""They name a card."""
STAYS: Final = frozenset[Verb]({"take", "show"})
"""No card leaves the hand by these."""

PLAYER_VERBS: Final = frozenset[Verb]({"protect", "choose", "catch", "report"})
INTERRUPTS: Final = frozenset[Verb]({"uno", "catch", "jump", "report"})
"""Out of turn: they answer no question."""

CALL = " uno"
"""What stands behind a move that is made with the call."""


class Option(str):
    """Something that somebody may do: a verb, and the card, player, colour or number it is about.

    >>> option = Option("play", card="B7")
    >>> option, option.verb, option.card, option == "play B7"
    ('play B7', 'play', 'B7', True)
    """

    verb: Verb
    card: str | None
    player: str | None
    colour: str | None
    number: int | None

    def __new__(
        cls,
        verb: Verb,
        card: str | None = None,
        player: str | None = None,
        colour: str | None = None,
        number: int | None = None,
    ) -> "Option":
        """An option from its parts."""
        if verb == "card":
            text = card or ""
        elif verb == "give":
            text = f"give {card} to {player}"
        else:
            about = card or player or colour or ("" if number is None else str(number))
            text = f"{verb} {about}" if about else verb
        self = super().__new__(cls, text)
        self.verb, self.card, self.player, self.colour, self.number = verb, card, player, colour, number
        return self

    def __getnewargs__(self) -> tuple[Verb, str | None, str | None, str | None, int | None]:  # type: ignore[override]
        return self.verb, self.card, self.player, self.colour, self.number

    @property
    def leaves_hand(self) -> bool:
        """Whether a card leaves the hand."""
        return self.verb in CARD_VERBS - STAYS

    @property
    def interrupts(self) -> bool:
        """Whether it is a call, a catch or a jump-in, which answer no question."""
        return self.verb in INTERRUPTS

    @classmethod
    def parse(cls, text: str) -> "Option":
        """An option from its text in a record. Whether it is possible is for a game to say.

        >>> Option.parse("dance")
        Traceback (most recent call last):
        ...
        ValueError: 'dance' is not an option
        """
        word, _, about = text.partition(" ")
        if text in VERBS and word not in (*CARD_VERBS, *PLAYER_VERBS, "colour", "card", "number"):
            return cls(text)
        if about and word == "give":
            card, to, player = about.partition(" to ")
            if to and card and player:
                return cls("give", card=card, player=player)
        elif about and word in CARD_VERBS:
            return cls(word, card=about)
        elif about and word in PLAYER_VERBS:
            return cls(word, player=about)
        elif about and word == "colour":
            return cls("colour", colour=about)
        elif word == "number" and about.isascii() and about.isdecimal() and 0 < len(about) < 4:
            return cls("number", number=int(about))
        elif text and not about and text.isalnum() and text.upper() == text:
            return cls("card", card=text)
        raise ValueError(f"{shown(text)} is not an option")


class Move(str):
    """Somebody's move: who, which option, and whether "UNO" was called with it.

    >>> move = Move("Bo", Option("play", card="B7"), uno=True)
    >>> move, move.player, move.option, move.uno
    ('Bo: play B7 uno', 'Bo', 'play B7', True)
    """

    player: str
    option: Option
    uno: bool

    def __new__(cls, player: str, option: Option, uno: bool = False) -> "Move":
        """A move from its parts."""
        self = super().__new__(cls, f"{player}: {option}{CALL if uno else ''}")
        self.player, self.option, self.uno = player, option, uno
        return self

    def __getnewargs__(self) -> tuple[str, Option, bool]:  # type: ignore[override]
        return self.player, self.option, self.uno

    @classmethod
    def parse(cls, text: str) -> "Move":
        """A move from its text in a record.

        >>> Move.parse("Ann: catch Bo").option.player
        'Bo'
        """
        player, colon, rest = text.partition(":")
        if not colon:
            raise ValueError(f"{shown(text)} is not a move; expected 'NAME: MOVE'")
        rest = rest.strip()
        bare = rest.removesuffix(CALL)
        return cls(player.strip(), Option.parse(bare), uno=bare != rest)
