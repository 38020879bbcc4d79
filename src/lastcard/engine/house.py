"""House rules as the engine sees them: what a table has agreed on beside the rulebook (H1 to H16)."""

from typing import Final

from mypy_extensions import i64

# What may be played on a stack (H1).
OFF: Final = 0
SAME: Final = 1  # the same kind of card
UP: Final = 2  # a Wild Draw Four on a Draw Two as well
ANY: Final = 3  # a Draw Two of the named colour on a Wild Draw Four as well

HAND: Final = 7
UNO_PENALTY: Final = 2


class House:
    """The house rules of a table; by default none. Rounds share it and do not change it."""

    def __init__(self) -> None:
        self.stack: i64 = OFF
        self.deflect: bool = False
        self.jump_in: bool = False
        self.seven_zero: bool = False
        self.match: bool = False
        """Whoever draws on a turn draws until a card can be played (H7)."""
        self.force_play: bool = False
        self.mercy: i64 = 0
        """So many cards are too many; 0: never (H9)."""
        self.teams: i64 = 0
        self.last_acts: bool = False
        """Every card acts, even as the last one (H11)."""
        self.protects_from_all: bool = False
        """Protection holds against more than drawing (H12)."""
        self.false_call: i64 = 0
        self.uno_penalty: i64 = UNO_PENALTY
        self.hand: i64 = HAND

    def encode(self) -> list[int]:
        """The rules as plain ints, for `decode`."""
        return [
            self.stack,
            int(self.deflect),
            int(self.jump_in),
            int(self.seven_zero),
            int(self.match),
            int(self.force_play),
            self.mercy,
            self.teams,
            int(self.last_acts),
            int(self.protects_from_all),
            self.false_call,
            self.uno_penalty,
            self.hand,
        ]

    def decode(self, state: list[int]) -> None:
        """Become the rules that were encoded."""
        self.stack = state[0]
        self.deflect = state[1] == 1
        self.jump_in = state[2] == 1
        self.seven_zero = state[3] == 1
        self.match = state[4] == 1
        self.force_play = state[5] == 1
        self.mercy = state[6]
        self.teams = state[7]
        self.last_acts = state[8] == 1
        self.protects_from_all = state[9] == 1
        self.false_call = state[10]
        self.uno_penalty = state[11]
        self.hand = state[12]


RULEBOOK: Final = House()
"""No house rules."""

RULES: Final = len(RULEBOOK.encode())
"""Ints that say which house rules there are."""
