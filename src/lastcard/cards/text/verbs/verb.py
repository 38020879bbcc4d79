"""What a row of the table of verbs is made of: how it is said, when it makes sense, what it does, whom it harms."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.engine import decisions

Moment = Literal["play", "drawn", "turned_up"]
Argument = int | Literal["count", "kept", "cards", "only", "way", "at_once"]
"""Part of an instruction: a fixed number; or how many cards; how many of them are kept; which
cards; the same, or 0 for any (`P.only`); to the
next player (1), the previous one (-1), the left (2) or the right (-2); 1 where several players do it, so that the
cards they choose move at once."""

Objection = Callable[[Who, Who | None], str]
"""Why nobody can say this of somebody who acts, and on whom; nothing if it makes sense."""


def _none(who: Who, whom: Who | None) -> str:
    return ""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Verb:
    """A verb of card text."""

    name: str
    # How it is said, read and printed.
    patterns: tuple[str, ...]
    """The first one is printed: of those with `<whom>` if somebody is named, of the others if not."""
    alone: bool = False
    """It has no player as its subject, or only you."""
    command: tuple[str, ...] = ()
    """Patterns that say it of somebody else: you `skip <whom>`, and they miss a turn."""
    of_one: str = ""
    """The pattern that is printed for one card, if it is another one."""
    suffix: tuple[str, ...] = ()
    """Patterns that only stand behind a player who is named: the next player `+2`."""
    to_others: tuple[str, ...] = ()
    """Patterns for cards that are divided among the others as the player likes."""
    everyday: bool = False
    """Its words say much else in English: only by themselves are they a move of the game, in what somebody must do."""
    # When it makes sense.
    moments: tuple[Moment, ...] = ("play", "drawn", "turned_up")
    objection: Objection = _none
    several: bool = False
    """Its `<whom>` may be several players, one after the other."""
    to_all: bool = False
    """Nobody named, or several players, means all together."""
    # What the engine does.
    steps: tuple[tuple[Argument, ...], ...]
    then: int | None = None
    """A step when all of several players have done it."""
    condition: int | None = None
    """A condition of a branch: only whoever it holds for does it. The text says after `, or` what all others do."""
    colour_first: bool = False
    """The colour that goes on is named before it, if none is in play."""
    one_step: bool = False
    """Several players do it in one step, not one after the other."""
    repeated: bool = False
    """Its steps are done as often as its number says."""
    seen_at_end: bool = False
    """Where several players do it, only at the end is looked who has run out of cards."""
    asks: int = decisions.CHOOSE
    """The kind of decision by which the player who does it is chosen."""
    flag: int = 0
    """The flag of a card that says it."""
    # Whom it harms.
    penalty: bool = False
    """It makes whoever does it draw: a card that says it of others is a penalty card (E16)."""
    harm: int = 0
    """What it costs whoever does it, in cards drawn; below zero it is a gain. A turn is worth two cards."""
    harm_per_card: int = 0
    """The same for each card of its number."""
    favours: Literal["", "actor", "object"] = ""
    """Who gains by it, whoever does it or on whom it is done: bots choose somebody with many cards for that."""
    # What a card does not say, but does.
    note: str = ""
    note_for_you: str = ""
    """The same where you do it."""
    note_for_all: str = ""
    """The same where nobody is named as `<whom>`."""
    note_for_everyone: str = ""
    """What is added where everyone does it."""

    def __repr__(self) -> str:
        return repr(self.name)

    @property
    def has_cards(self) -> bool:
        """Whether it can say which cards; all, if it does not."""
        return "<cards>" in self.patterns[0]

    @property
    def counts(self) -> bool:
        """Whether it can say how many cards in other ways than by a number."""
        return any("<many>" in pattern for pattern in self.patterns)

    @property
    def is_passive(self) -> bool:
        """Whether something happens to its player, who then has to be named, even if that is you."""
        return self.patterns[0].startswith("are/is ")

    @property
    def gives(self) -> bool:
        """Whether cards of several players move at once, when all of them have been chosen."""
        return any("at_once" in step for step in self.steps) or self.then is not None


def not_several(who: Who, whom: Who | None) -> str:
    """One player can do it, not several."""
    return "one player can do this" if who in PLURAL else ""
