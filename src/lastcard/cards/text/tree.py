"""The syntax tree of card text: what a sentence says, before it becomes a program."""

from dataclasses import dataclass, field
from typing import Literal

from lastcard.cards.text.holdings import Compare
from lastcard.cards.text.phrases import Who
from lastcard.cards.text.verbs import Verb

Cards = str
"""Which cards: a colour of the edition, `chosen` (a colour you choose), `that`, a number from 0 to 9, `all`, or one of
`wild`, `action`, `number`, `skip`, `reverse`, `draw two`, `wild draw four` and `penalty` (cards that make others draw);
by the number that they show `even`, `odd`, `over 5`, `under 5`, `from 3 to 6` and `that number`; `that card` for a kind
of card that was named; `not red` for all other cards; `skip or reverse` for either of two; `red 7` for both a colour
and a kind."""

KINDS_OF_COLOUR = frozenset("skip|reverse|draw two|number|action|even|odd".split("|"))
"""Kinds of card that a colour can be named with; so can a number."""

DRAWN = frozenset({"penalty", "draw two", "wild draw four"})
"""Kinds of card that make others draw. What one of them is called may be what somebody does: `draw 2`."""


def of_colour(cards: Cards) -> tuple[str, str] | None:
    """The colour and the kind of cards that have both.

    >>> of_colour("red 7"), of_colour("red"), of_colour("over 5"), of_colour("draw two")
    (('red', '7'), None, None, None)
    """
    colour, _, kind = cards.partition(" ")
    named = colour not in ("that", "not", "over", "under")
    return (colour, kind) if named and (kind.isdecimal() or kind in KINDS_OF_COLOUR) else None


@dataclass(frozen=True)
class Measure:
    """How many cards, where that is no number.

    `that`: the number rolled or chosen; `held`: as many as somebody holds; `half` of a hand, rounded down; `each`: so
    many for each of certain cards that somebody holds; `players`, `opponents`: so many for each of them; `number`: as
    many as the number on the card before this one; `last number`: on the number card that was played last; `place`: one
    more than the player before, also to the `place left` or the `place right`; `shown`: as many as the number on the
    card that has just come, or was turned over; `highest shown`, `lowest shown` and `difference shown`: of the numbers
    that several have just shown; `half up`: half of a hand, rounded up; `holders`: so many for each player of whom
    `where` holds; `told`: so many for each of something that only people can count, who are asked.
    """

    kind: str
    count: int = 1
    cards: Cards = "all"
    who: Who = ""
    """Whose cards; `actor`: of whoever does it."""
    most: int = 0
    """At most so many, if that is said."""
    words: str = ""
    """What people count: `sibling you have`."""
    unnumbered: int = 0
    """What a card counts that shows no number."""
    where: "Holds | None" = None


@dataclass(frozen=True)
class Act:
    """One thing that a player does: a verb, how many cards, which cards, and with whom."""

    verb: Verb
    count: int = 0
    cards: Cards = ""
    whom: Who | None = None
    otherwise: "tuple[Clause, ...]" = ()
    many: Measure | None = None
    kept: int = 0
    """How many of them are kept, where a pattern says so."""


ANY = ("anybody", "anybody else")
ALL = ("everyone", "everyone else")
"""Of whom a condition holds: of at least one of them, or of each; without you, if it says else."""


@dataclass(frozen=True)
class Holds:
    """A condition: how many cards, or which, somebody holds, or one of `ANY`, or all of `ALL`.

    Cards are counted as `Cards` has them, or as `alike number`, `alike colour`, `alike card`: the most that have the
    same; or `colours`: how many there are among them. `red and blue` is a card of both.
    """

    who: Who
    compare: Compare
    count: int = 0
    cards: Cards = ""
    whom: Who | None = None


@dataclass(frozen=True)
class Do:
    """A player, or several, and what they do, one thing after the other."""

    who: Who
    acts: tuple[Act, ...]
    where: Holds | None = None
    """Of several, only those for whom this holds."""
    but: Who | None = None
    """Of several, everyone but this player."""
    otherwise: "tuple[Clause, ...]" = ()
    """Of several, what those do for whom `where` does not hold."""


@dataclass(frozen=True)
class BetweenTwo:
    """A condition: only two play, and the table lets a Reverse skip then."""


@dataclass(frozen=True)
class Drew:
    """A condition: the card that has just been drawn is such a card, or is not."""

    cards: Cards
    negated: bool = False


@dataclass(frozen=True)
class Before:
    """A condition: the card played before this one is such a card, or is not."""

    cards: Cards
    negated: bool = False


@dataclass(frozen=True)
class PlayedLast:
    """A condition: this card is played as the last one, or is not."""

    negated: bool = False


@dataclass(frozen=True)
class Rolled:
    """A condition: the number that was rolled or chosen is one of these."""

    first: int
    last: int
    parity: Literal["", "even", "odd"] = ""


@dataclass(frozen=True)
class Asked:
    """A condition that only people know of, and that is asked of whom it is about: `is a girl`."""

    who: Who
    words: str


@dataclass(frozen=True)
class Is:
    """A condition: two ways to name somebody name the same player, or do not."""

    who: Who
    whom: Who
    negated: bool = False


@dataclass(frozen=True)
class Players:
    """A condition: so many play."""

    least: int
    most: int


Condition = Holds | BetweenTwo | Drew | Before | PlayedLast | Rolled | Asked | Is | Players


@dataclass(frozen=True)
class If:
    """A condition, what happens if it holds, and what happens if not."""

    condition: Condition
    then: "tuple[Clause, ...]"
    otherwise: "tuple[Clause, ...]" = ()


@dataclass(frozen=True)
class Drop:
    """The card is dropped, or a coin is flipped."""

    up: "tuple[Clause, ...]"
    down: "tuple[Clause, ...]"
    coin: bool = False


@dataclass(frozen=True)
class Dare:
    """Somebody must do something that only people can judge, or else."""

    who: Who
    deed: str
    otherwise: "tuple[Clause, ...]"
    where: Holds | None = None
    """Of several, only those for whom this holds."""
    done: "tuple[Clause, ...]" = ()
    """What happens if it was done."""


@dataclass(frozen=True)
class Either:
    """Somebody may do one thing, or another; without another they may leave it."""

    who: Who
    first: "tuple[Clause, ...]"
    second: "tuple[Clause, ...]" = ()
    where: Holds | None = None
    """Of several, only those for whom this holds."""
    true_of: str = ""
    """What each is asked, instead of whether to do it: whether this is true of them, as only people know."""


@dataclass(frozen=True)
class Number:
    """A number comes up: a die is rolled, or you choose one."""

    how: Literal["roll", "choose"]
    most: int = 6
    least: int = 1
    """0 or 1; of dice, how many they are."""


@dataclass(frozen=True)
class Guess:
    """You guess the colour or the number of a card, or how many cards somebody holds."""

    right: "tuple[Clause, ...]"
    wrong: "tuple[Clause, ...]"
    what: Literal["colour", "number", "count"] = "colour"
    whom: Who = ""
    """Of whose hand chance shows a card, or whose cards are counted; else it is the top card of the draw pile."""


@dataclass(frozen=True)
class Contest:
    """People have a contest that only they can judge: you and somebody, or everyone."""

    game: str
    whom: Who
    asks: Literal["loser", "winner"]
    tie: Literal["", "nobody", "you", "you decide"] = ""
    """Who it is if several are named as often; chance, if nothing is said."""


@dataclass(frozen=True)
class Each:
    """For each of several players a coin is flipped or a die is rolled, and this happens."""

    who: Who
    then: "tuple[Clause, ...]"


@dataclass(frozen=True)
class Note:
    """Words for the table, without effect on the game."""

    words: str


@dataclass(frozen=True)
class Until:
    """How long a rule lasts.

    `turn`: until your next turn, or the turn after so many rounds; `their_turn`: until the next turn of the player for
    whom it holds; `over`: until the next turn of the player for whom it holds is over; `card`: until such a card is
    played; `call`, `caught`, `drawn`: until somebody calls, is caught or draws; `end`: for the rest of the round.
    """

    kind: Literal["turn", "their_turn", "over", "card", "end", "call", "caught", "drawn"]
    count: int = 1
    cards: Cards = ""


@dataclass(frozen=True)
class Lasting:
    """A rule that holds for a while: a key of `spans.RULES`, for whom, about which cards, and until when."""

    rule: str
    who: Who
    until: Until
    cards: Cards = ""
    count: int = 0
    words: str = ""
    """What people have to keep to, where the game cannot."""
    then: "tuple[Clause, ...]" = ()
    """What happens whenever such a card is played, if the rule says that."""


@dataclass(frozen=True)
class Challenge:
    """Somebody may challenge the player of the card."""

    who: Who
    guilty: "tuple[Clause, ...]"
    innocent: "tuple[Clause, ...]"
    accepted: "tuple[Clause, ...]"


Clause = Do | If | Drop | Dare | Either | Number | Guess | Contest | Each | Note | Lasting | Challenge
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
    never_last: bool = False
    name: str = ""
    """What the card is called, if its text begins with that: it changes nothing."""
    talk: tuple[str, ...] = field(default=(), compare=False)
    """What is said beside its rule: that changes nothing either."""


def parts(clause: Clause) -> "list[tuple[Clause, ...]]":
    """The clauses inside a clause."""
    if isinstance(clause, Do):
        return [*(act.otherwise for act in clause.acts), *((clause.otherwise,) if clause.otherwise else ())]
    if isinstance(clause, If):
        return [clause.then, clause.otherwise]
    if isinstance(clause, Drop):
        return [clause.up, clause.down]
    if isinstance(clause, Dare):
        return [clause.done, clause.otherwise]
    if isinstance(clause, Either):
        return [clause.first, clause.second]
    if isinstance(clause, Guess):
        return [clause.right, clause.wrong]
    if isinstance(clause, Lasting | Each):
        return [clause.then]
    if isinstance(clause, Challenge):
        return [clause.guilty, clause.innocent, clause.accepted]
    return []
