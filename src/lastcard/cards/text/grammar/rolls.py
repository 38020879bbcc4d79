"""What happens if a number has been rolled, or chosen: `on a 6, ...`, `if it is even, ...`."""

import re
from typing import Literal

from lastcard.cards.text.grammar.branches import Branches
from lastcard.cards.text.tree import Clause, If, Rolled
from lastcard.cards.text.words import NUMBERS

PARITIES: dict[str, Literal["even", "odd"]] = {"even": "even", "odd": "odd", "evens": "even", "odds": "odd"}
SPREAD = re.compile(r"([1-9]|1[0-2])[-–]([1-9]|1[0-2])")
MOST_SHOWN = 12
DICE = {word: n for word, n in NUMBERS.items() if 1 <= n <= MOST_SHOWN} | {str(n): n for n in range(1, MOST_SHOWN + 1)}
ROLLED = tuple(
    tuple(words.split())
    for words in (
        "the number is from", "the number is", "it is", "it 's", "you roll", "you rolled", "you get", "it shows",
        "it lands on", "you throw",
        "the die shows", "the die is", "the dice shows", "the roll is", "the result is", "you got",
    )
)  # fmt: skip
"""How the number is spoken of that has just been rolled."""


class Rolls(Branches):
    """Conditions on a number that has come up."""

    def if_rolled(self, before_that: tuple[Clause, ...] = ()) -> If | None:
        """`on a 6, ...`, `1-3: ...; 4-6: ...`, after a die was rolled; perhaps behind what other numbers do."""
        begun, most = self.at, self.sense.rolled
        numbers = self.numbers_rolled(most)
        if numbers is None:
            self.at = begun
            return None
        self.sense.rolled = 0
        same = self.does_the_same(before_that) if before_that else None
        then = self.branch() if same is None else same
        before = self.at
        if self.otherwise_follows():
            self.sense.rolled = most
            return If(numbers, then, self.branch())
        if self.word() in (",", ";", ".", "and"):
            self.at += 1 + (self.word(1) == "and")
        self.sense.rolled = most
        other = self.if_rolled(then)
        self.sense.rolled = 0
        if other is None:
            self.at = before
            return If(numbers, then)
        first, second = numbers, other.condition
        apart = isinstance(second, Rolled) and {first.parity, second.parity} == {"even", "odd"}
        if isinstance(second, Rolled) and not apart and first.first <= second.last and second.first <= first.last:
            self.refuse("this number was spoken of before", before)
        return If(numbers, then, (other,))

    def numbers_rolled(self, most: int) -> Rolled | None:
        """Which numbers of a die are meant, and what separates them from what follows."""
        on = self.word() in ("on", "if", "for", "when", "roll")
        self.at += on
        self.at += len(next((words for words in ROLLED if self.is_next(*words)), ()))
        self.at += self.word() in ("a", "an", "any")
        parity: Literal["", "even", "odd"] = PARITIES.get(self.word(), "")
        spread = SPREAD.fullmatch(self.word())
        digit = DICE.get(self.word())
        if parity:
            self.at += 1 + (self.word(1) in ("number", "numbers", "roll"))
            first, last = 1, most
        elif spread:
            self.at += 1
            first, last = int(spread[1]), int(spread[2])
        elif digit is not None:
            self.at += 1
            first = last = digit
            if self.word() in ("or", "and") and self.word(1) in ("higher", "more", "above", "up", "over"):
                self.at, last = self.at + 2, most
            elif self.word() in ("or", "and") and self.word(1) in ("lower", "less", "below", "under", "fewer"):
                self.at, first = self.at + 2, 1
            elif self.word() in ("to", "or", "through", "-", "–") and (upto := DICE.get(self.word(1))) is not None:
                if self.word() == "or" and upto != first + 1:
                    return None
                self.at, last = self.at + 2, upto
        else:
            return None
        marked = self.word() in (",", ":", "=", "-", "–", "then")
        self.at += marked
        self.at += self.word() == "then"
        if not (on or marked or spread or parity) or not 1 <= first <= last <= most:
            return None
        return Rolled(first, last, parity)
