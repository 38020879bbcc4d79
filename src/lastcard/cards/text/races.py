"""Players whom only people can tell: by what they are (`whoever has the next birthday`), or by who is first or last."""

from collections.abc import Sequence
from typing import NamedTuple

from lastcard.cards.text import phrases
from lastcard.cards.text.books import PLAIN_BOOK
from lastcard.cards.text.deeds import is_about_the_game
from lastcard.cards.text.lasting import LastingRules
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.tree import Contest

HEADS = tuple(
    tuple(said.split())
    for said in (
        "whoever", "the player who", "the player that", "the one who", "player who", "the player whose",
        "the one whose", "the player wearing", "the one wearing", "anyone who",
    )
)  # fmt: skip
HEAD_WORDS = frozenset(head[0] for head in HEADS)
OWNING = frozenset("whose wearing".split())
STATES = frozenset(
    "has have is 's was owns wears lives weighs knows woke got came arrived slept ate sits looks went had drank did "
    "saw "
    "most last recently visited travelled traveled traveling been".split()
)
"""What somebody is or was, and does not do now."""
EXTREMES = frozenset("most least next last first best worst recently nearest closest".split())
RACES = frozenset("first last fastest slowest quickest".split())
TO_BE_FIRST = tuple(
    (*article, how, *who, "to")
    for article in (("the",), ())
    for how in sorted(RACES)
    for who in (("player",), ("one",), ())
) + tuple(("the", how, who, "who") for how in sorted(RACES) for who in ("player", "one"))
RACE_WORDS = HEAD_WORDS | frozenset(words[0] for words in TO_BE_FIRST)
LONGEST = 9
NOT_PEOPLE = frozenset("hands points score number colour red blue green yellow uno not no never nobody".split())
ENDS = frozenset({".", "!", ";", ":", ",", "?", "(", ")"})


class Race(NamedTuple):
    """Who is first or last at something: what that is, where it ends, and what becomes of whoever it is."""

    game: str
    start: int
    end: int
    outcome: Who


def is_extreme(words: Sequence[str]) -> bool:
    """Whether words can be true of only one: the tallest, the most, the next."""
    return any(word in EXTREMES or (word.endswith("est") and len(word) > 4) for word in words)


def is_state(word: str) -> bool:
    """Whether a word says what somebody is, or did before: not what people are to do now."""
    return word in STATES or word.endswith("ed")


class Races(LastingRules):
    """Such players, as subjects of a clause."""

    outcome: Who | None = None
    """Whoever a race has just named, who acts next."""
    _describing = False

    def agreed(self) -> Who | None:
        """Somebody whom only people can name."""
        return super().agreed() or self.described()

    def described(self) -> Who | None:
        """`whoever has the next birthday`, `the player wearing the most black`."""
        if self._describing or self.word() not in HEAD_WORDS:
            return None
        head = next((head for head in HEADS if self.is_next(*head)), None)
        if head is None:
            return None
        first = self.at + len(head)
        end = self.free_until_act(first)
        said = [word.text for word in self.words[first:end]]
        if end is None or len(said) < 2 or not is_extreme(said):
            return None
        if head[-1] not in OWNING and not is_state(said[0]):
            return None
        words = " ".join(self.source[self.words[self.at].start : self.words[end - 1].end].split())
        self.free.append((self.at, end))
        self.at = end
        return phrases.AGREED + words[0].lower() + words[1:]

    def free_until_act(self, first: int) -> int | None:
        """Where something of the game begins, after words that have nothing to do with it."""
        self._describing = True
        try:
            for at in range(first, min(first + LONGEST, len(self.words))):
                word = self.words[at].text
                if at > first and (word in ("must", "may") or self.look_ahead(PLAIN_BOOK, at) is not None):
                    return at
                if word in ENDS or word in NOT_PEOPLE or is_about_the_game([word]) or word in self.colours:
                    return None
        finally:
            self._describing = False
        return None

    # First and last

    def race_at(self, at: int) -> Race | None:
        """`last to sit down draws 3`, `whoever laughs first draws 2`."""
        if at >= len(self.words) or self.words[at].text not in RACE_WORDS:
            return None
        before, self.at = self.at, at
        try:
            opening = next((words for words in TO_BE_FIRST if self.is_next(*words)), None)
            head = next((words for words in HEADS if self.is_next(*words)), None)
            first = at + len(opening or head or ())
            end = None if first == at else self.free_until_act(first)
        finally:
            self.at = before
        if end is None:
            return None
        said = [word.text for word in self.words[first:end]]
        if opening is None and (said[-1] not in RACES or is_state(said[0]) or len(said) < 2):
            return None
        game = " ".join(self.source[self.words[at].start : self.words[end - 1].end].split())
        game = game[0].lower() + game[1:]
        verb = self.look_ahead(PLAIN_BOOK, end + (self.words[end].text == "must"))
        harmed = verb is not None and (verb[1].penalty or verb[1].harm > 0)
        return Race(game, at, end, "loser" if harmed else "winner")

    def raced(self) -> Contest | None:
        """Pass over who is first or last at something: a contest of everyone, unless one has just been named."""
        race = self.race_at(self.at + 2 if self.is_next("everyone", ":") else self.at)
        if race is None or self.sense.one_by_one:
            return None
        self.free.append((race.start, race.end))
        self.at, self.outcome = race.end, race.outcome
        if self.sense.contest is not None:
            return None
        self.sense.contest = Contest(race.game, "everyone", "winner" if race.outcome == "winner" else "loser")
        return self.sense.contest
