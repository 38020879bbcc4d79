"""Numbers that come up: a die is rolled, or you choose one."""

import re
from itertools import pairwise

from lastcard.cards.text.grammar.contests import SEPARATORS, Contests
from lastcard.cards.text.grammar.matcher import MAX_COUNT
from lastcard.cards.text.tree import Number

ROLLS = tuple(
    (verb, *thing.split())
    for verb in ("roll", "throw")
    for thing in ("a die", "the die", "one die", "1 die", "a dice", "the dice", "one dice", "1 dice", "a d6",
    "a normal die",
                  "a six-sided die", "a 6 sided die", "a six sided die", "a regular die", "dice")
)  # fmt: skip
BOTH_DICE = tuple(
    (verb, *thing.split())
    for verb in ("roll", "throw")
    for thing in ("two dice", "2 dice", "a pair of dice", "both dice", "two die", "2 die", "two normal dice", "2d6")
)
"""Two of them, of which the sum counts."""
ADDED_UP = tuple(
    (*joint, *way.split())
    for joint in (("and",), (",", "and"), (",",))
    for way in ("add them", "add them up", "add them together", "add up the numbers", "add the numbers", "add both")
)
HAVING = frozenset("have has hold holds with without has-not".split())
SPREAD = re.compile(r"([01])[-–]([0-9]{1,2})")
LEAST = {"0": 0, "zero": 0, "1": 1, "one": 1}
"""From which number on one is chosen."""


class Numbers(Contests):
    """Sentences that bring a number."""

    depth = 0
    """How many conditions and choices are open."""
    over = False
    """The sentence has ended without a full stop."""

    def separated(self) -> None:
        """Pass over what stands between one part of such a sentence and the next."""
        if self.word() in SEPARATORS:
            self.at += 1
        for word in ("and", "then"):
            if self.is_next(word):
                self.at += 1
        if self.is_next(","):
            self.at += 1

    def numbered(self) -> Number | None:
        """`roll a die`, `choose a number from 1 to 6`."""
        roll = next((words for words in (*ROLLS, *BOTH_DICE) if self.is_next(*words)), None)
        if roll is not None and self.text_at(self.at + len(roll)) != "against":
            self.at += len(roll)
            dice = 1 + (roll in BOTH_DICE)
            self.at += next((len(words) for words in ADDED_UP if dice == 2 and self.is_next(*words)), 0)
            if self.word() in (":", ",", "-", "and", "then") and self.depth == 0:
                self.separated()
                self.over = True
            self.sense.number_known, self.sense.rolled, self.sense.shown = True, 6 * dice, False
            return Number("roll", 6 * dice, dice)
        begun = self.at
        any_one = self.word(1) == "a" or (self.word(1) == "any" and self.word(3) not in ("of", ""))
        if self.word() in ("choose", "pick", "name", "say") and any_one and self.word(2) == "number":
            self.at += 3
            if (spread := SPREAD.fullmatch(self.word())) is not None and 2 <= int(spread[2]) <= MAX_COUNT:
                self.at += 1
                return self.chosen_number(int(spread[2]), int(spread[1]))
            for first, second in (("from", "to"), ("between", "and")):
                least = LEAST.get(self.word(1)) if self.is_next(first, self.word(1), second) else None
                if least is not None:
                    self.at += 3
                    most = self.number()
                    if most is not None and most >= 2:
                        return self.chosen_number(most, least)
            if self.is_of_cards():
                return self.chosen_number(9, 0)
            self.expect('"from 1 to 6"')
            self.at = begun
            self.refuse("say from which to which: choose a number from 1 to 6", begun)
        return None

    def chosen_number(self, most: int, least: int) -> Number:
        """A number that is chosen; what is done with it may follow behind a colon."""
        self.sense.number_known, self.sense.shown = True, False
        if self.is_next(":") and self.depth == 0:
            self.at += 1
            self.over = True
        return Number("choose", most, least)

    def is_of_cards(self) -> bool:
        """Whether the number that is chosen stands on cards, as what follows says: `everyone with that number`."""
        said = [word.text for word in self.words[self.at :]]
        spoken_of = any(one in HAVING and two == "it" for one, two in pairwise(said))
        if "many" in said or (("that", "number") not in pairwise(said) and not spoken_of):
            return False
        if spoken_of:
            return "number" not in said
        return said[said.index("number") + 1 :][:1] != ["of"]
