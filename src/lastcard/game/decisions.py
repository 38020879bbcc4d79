"""What is asked of players, and what becomes of an answer that cannot be taken."""

from typing import Literal, NamedTuple

from lastcard.catalogue import Message
from lastcard.game.options import Option

DecisionKind = Literal[
    "turn",
    "drawn",
    "colour",
    "challenge",
    "put",
    "give",
    "discard",
    "protect",
    "choose",
    "vote",
    "next",
    "chance",
    "interrupt",
    "react",
    "may",
    "either",
    "number",
    "contest",
    "stack",
    "report",
    "true",
    "take",
    "show",
]
"""`interrupt` and `react` are about calls, catches and jump-ins: what may be done, and what a bot is asked about it."""


class Decision(NamedTuple):
    """Somebody who is asked, what for, and what they may answer.

    >>> from lastcard.game.game import Game
    >>> decision = Game("classic", ["Ann", "Bo"], seed=1).waiting[0]
    >>> decision.player, decision.kind, decision.options
    ('Ann', 'turn', ('draw', 'play R3', 'play RS', 'play W'))
    """

    player: str
    kind: DecisionKind
    options: tuple[Option, ...]

    def find(self, answer: str) -> Option | None:
        """The option that an answer means, given as an option or as its text.

        >>> Decision("Ann", "drawn", (Option("keep"), Option("play", card="B7"))).find("play B7").card
        'B7'
        """
        return next((option for option in self.options if option == answer), None)


class MoveError(ValueError):
    """A move that cannot be made; it changes nothing. Why, and what was possible, as data; `str()` tells the player.

    >>> from lastcard.game.game import Game
    >>> try:
    ...     Game("classic", ["Ann", "Bo"], seed=1).play("Ann: play B9")
    ... except MoveError as error:
    ...     print(error.reason.id, error.possible)
    reason-not-in-hand ('draw', 'play R3', 'play RS', 'play W')
    """

    def __init__(
        self,
        refusal: Message,
        reason: Message | None = None,
        possible: tuple[Option, ...] = (),
        others: tuple[Decision, ...] = (),
    ) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        """The whole refusal."""
        self.reason = reason
        """Why it was refused, where there is a reason of its own."""
        self.possible = possible
        """What the player could have done."""
        self.others = others
        """Who is asked instead, and what they may do: for records, not for the eyes of players."""

    def __str__(self) -> str:
        if not self.possible:
            return str(self.refusal)
        return str(Message("refused-possible", refusal=self.refusal, options=", ".join(self.possible)))

    @property
    def told_to_all(self) -> str:
        """The same with what others could do instead."""
        if self.possible or not self.others:
            return str(self)
        others = "; ".join(f"{decision.player}: {', '.join(decision.options)}" for decision in self.others)
        return str(Message("refused-possible-for", refusal=self.refusal, options=others))
