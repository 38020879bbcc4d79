"""The syntax tree of card text: what a sentence says, before it becomes a program."""

from dataclasses import dataclass

from lastcard.cards.text.phrases import Compare, Who
from lastcard.cards.text.verbs import Verb

Cards = str
"""Which cards: a colour of the edition, `chosen` (a colour you choose), `that`, `wild` or `all`."""


@dataclass(frozen=True)
class Act:
    """One thing that a player does: a verb, how many cards, which cards, and with whom."""

    verb: Verb
    count: int = 0
    cards: Cards = ""
    whom: Who | None = None
    otherwise: "tuple[Clause, ...]" = ()


@dataclass(frozen=True)
class Do:
    """A player, or several, and what they do, one thing after the other."""

    who: Who
    acts: tuple[Act, ...]


@dataclass(frozen=True)
class Holds:
    """A condition: how many cards, or which, somebody holds."""

    who: Who
    compare: Compare
    count: int = 0
    cards: Cards = ""
    whom: Who | None = None


@dataclass(frozen=True)
class BetweenTwo:
    """A condition: only two play, and the table lets a Reverse skip then."""


@dataclass(frozen=True)
class If:
    """A condition, what happens if it holds, and what happens if not."""

    condition: Holds | BetweenTwo
    then: "tuple[Clause, ...]"
    otherwise: "tuple[Clause, ...]" = ()


@dataclass(frozen=True)
class Drop:
    """The card is dropped."""

    up: "tuple[Clause, ...]"
    down: "tuple[Clause, ...]"


@dataclass(frozen=True)
class Dare:
    """Somebody must do something that only people can judge, or else."""

    who: Who
    deed: str
    otherwise: "tuple[Clause, ...]"


@dataclass(frozen=True)
class Challenge:
    """Somebody may challenge the player of the card."""

    who: Who
    guilty: "tuple[Clause, ...]"
    innocent: "tuple[Clause, ...]"
    accepted: "tuple[Clause, ...]"


Clause = Do | If | Drop | Dare | Challenge
Sentence = tuple[Clause, ...]
"""Clauses joined with `and`."""


@dataclass(frozen=True)
class Text:
    """A whole card text: what happens when the card is played, drawn and turned up, and its conditions."""

    play: tuple[Sentence, ...] = ()
    drawn: tuple[Sentence, ...] = ()
    turned_up: tuple[Sentence, ...] = ()
    lawful_without_colour: bool = False
    even_last: bool = False
