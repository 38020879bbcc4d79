"""The verbs of card text, each of them one row: how it is said, what the engine does, whom it harms, what goes unsaid.

To add a verb, add a row here. If no step of the engine does it yet, it needs one in `engine/effects.py`, with a number
in `engine/program.py`, and a kind of event in `engine/events.py` if people should hear of it.
How patterns are written is said in `phrases`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from lastcard.cards.text.phrases import OTHERS, PLURAL, Who
from lastcard.engine import decisions
from lastcard.engine import effects as E
from lastcard.engine import program as P

Moment = Literal["play", "drawn", "turned_up"]
Argument = int | Literal["count", "cards", "way", "at_once"]
"""Part of an instruction: a fixed number; or how many cards; which cards; to the next player (1) or the previous one
(-1); 1 where several players do it, so that the cards they choose move at once."""

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
    condition: int | None = None
    """A condition of a branch: only whoever it holds for does it. The text says after `, or` what all others do."""
    one_step: bool = False
    """Several players do it in one step, not one after the other."""
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

    def __reduce__(self) -> tuple[Callable[[str], "Verb"], tuple[str]]:
        """In another process it is the same row of the same table."""
        return _named, (self.name,)

    @property
    def has_cards(self) -> bool:
        """Whether it can say which cards; all, if it does not."""
        return "<cards>" in self.patterns[0]

    @property
    def is_passive(self) -> bool:
        """Whether something happens to its player, who then has to be named, even if that is you."""
        return self.patterns[0].startswith("are/is ")

    @property
    def gives(self) -> bool:
        """Whether cards of several players move at once, when all of them have been chosen."""
        return any("at_once" in step for step in self.steps)


def _one_starts(who: Who, whom: Who | None) -> str:
    return "one player can start" if who in PLURAL else ""


def _everyone_passes(who: Who, whom: Who | None) -> str:
    if who == "everyone" and whom in ("next", "previous"):
        return ""
    return "only everyone can pass their hand, to the next or the previous player"


def _you_put(who: Who, whom: Who | None) -> str:
    return "" if who == "you" else "only you can put down a card; the others follow with a card of that colour"


PUT = Verb(
    name="put",
    patterns=("put/puts down a|1|one|any card", "put/puts down a card of your choice"),
    objection=_you_put,
    steps=((P.PUT, 0), (P.PUT_COLOUR,)),
    note="any card; it does nothing; its colour is the one to follow, and for a wild you name it",
)

PUT_MATCHING = Verb(
    name="put_matching",
    patterns=("put/puts down a|1|one card of that colour",),
    steps=((P.PUT, 1),),
    condition=P.HOLDS_CHOSEN,
    note="whoever holds that colour has to, and chooses which; it does nothing",
)

NAME_COLOUR = Verb(
    name="name_colour",
    alone=True,
    patterns=(
        "[you] choose the colour", "[you] choose the colour in play", "[you] name the colour",
        "[you] choose the colour that goes on", "[you] choose the next colour",
        "[you] change the colour", "[you] pick the colour",
    ),
    moments=("play", "turned_up"),
    steps=((P.NAME_COLOUR,),),
    note="play goes on in it",
)  # fmt: skip

PUT_BACK = Verb(
    name="put_back",
    alone=True,
    patterns=("put it back", "put this card back"),
    moments=("turned_up",),
    steps=(),
    flag=P.PUT_BACK,
)

VERBS: tuple[Verb, ...] = (
    Verb(
        name="draw_until",
        patterns=(
            "draw/draws until you|they|he|she draw|draws a|an|1|one <colour> card",
            "draw/draws [cards] until you|they|he|she get|gets|find|finds a|an|1|one <colour> card",
        ),
        steps=((P.DRAW_UNTIL, "cards"),),
        penalty=True,
        harm=3,
        note="that card is kept; it ends when nothing is left to draw",
    ),
    Verb(
        name="draw_level",
        patterns=(
            "draw/draws until you|they|he|she hold|holds as many cards as <whom>",
            "draw/draws [cards] until you|they|he|she have|has as many cards as <whom>",
            "draw/draws [cards] until you|they|he|she have|has the same number of cards as <whom>",
        ),
        steps=((P.DRAW_LEVEL,),),
        penalty=True,
        harm=3,
        note="none if they hold as many already",
        note_for_you="none if you hold as many already",
    ),
    Verb(
        name="draw",
        patterns=(
            "draw/draws <number>",
            "draw/draws <n> [more|extra|additional|new] card|cards [from the draw pile]",
            "draw/draws <n> [more|extra|additional|new] card|cards from the deck|pile",
            "draw/draws <number> more|extra",
        ),
        steps=((P.DRAW, "count"),),
        penalty=True,
        harm_per_card=1,
    ),
    Verb(
        name="miss",
        patterns=(
            "miss/misses a|1|one|your|their|his|her|the [next] turn", "am|are|is skipped",
            "skip/skips a|one|1|your|their|the [next] turn",
            "do|does not get a turn", "sit|sits out a|1|one|your|their turn",
        ),
        command=("skip <whom>",),
        steps=((P.MISS,),),
        harm=2,
        note="the next one that comes",
        note_for_everyone="you too",
    ),
    Verb(
        name="again",
        patterns=(
            "take/takes another turn", "play/plays again", "go/goes again", "get/gets another turn",
            "get/gets an extra turn",
            "take/takes an extra turn", "have/has another turn",
        ),
        steps=((P.AGAIN,),),
        harm=-2,
        favours="actor",
    ),
    Verb(
        name="start",
        patterns=("start/starts", "go/goes first", "begin/begins"),
        everyday=True,
        moments=("turned_up",),
        objection=_one_starts,
        steps=((P.START,),),
    ),
    Verb(
        name="give_all",
        patterns=(
            "give/gives all [your|their|the] <cards> to <whom>",
            "give/gives all of your|their|the <cards> to <whom>",
            "give/gives [your|their] [whole|entire] hand to <whom>",
        ),
        to_others=tuple(f"give/gives all [your|their|the] <cards> to {others}" for others in OTHERS),
        steps=((P.GIVE_ALL, "cards", "at_once"),),
        harm=-2,
        favours="actor",
        note="only giver and receiver see them",
    ),
    Verb(
        name="give",
        patterns=(
            "give/gives <n> card|cards to <whom>", "give/gives <n> of your|their cards to <whom>",
            "give/gives <whom> <n> card|cards", "give/gives <number> to <whom>",
        ),
        several=True,
        steps=((P.GIVE, "count", "at_once"),),
        harm_per_card=-1,
        favours="actor",
        note="the giver chooses which; only the two see them",
    ),
    Verb(
        name="take",
        patterns=(
            "take/takes <n> card|cards from <whom>", "take/takes <n> [random] card|cards from <whom>",
            "take/takes <n> card|cards from <whom> at random", "take/takes <number> from <whom>",
            "steal/steals <n> [random] card|cards from <whom>", "draw/draws <n> card|cards from <whom>",
        ),
        several=True,
        steps=((P.TAKE, "count"),),
        harm_per_card=1,
        favours="object",
        note="at random; only the two see which",
    ),
    Verb(
        name="discard_up_to",
        patterns=("discard/discards up to <n> card|cards",),
        steps=((P.DISCARD, "count", 1),),
        harm_per_card=-1,
        favours="actor",
        note="their holder chooses which; they lie below this card and do nothing",
    ),
    Verb(
        name="discard_all",
        patterns=(
            "discard/discards all [your|their|the] <cards>", "discard/discards all of your|their|the <cards>",
            "discard/discards [your|their] [whole|entire] hand",
            "throw/throws away all [your|their|the] <cards>", "get/gets rid of all [your|their|the] <cards>",
            "put/puts down all [your|their|the] <cards>",
        ),
        steps=((P.DISCARD_ALL, "cards"),),
        seen_at_end=True,
        harm=-2,
        favours="actor",
        note="they lie below this card and do nothing; whoever has none left goes out",
    ),
    Verb(
        name="discard",
        patterns=(
            "discard/discards <n> card|cards", "discard/discards <n> of your|their cards", "discard/discards <number>",
            "throw/throws away <n> card|cards", "get/gets rid of <n> card|cards",
        ),
        steps=((P.DISCARD, "count"),),
        harm_per_card=-1,
        favours="actor",
        note="their holder chooses which, as many as there are; they lie below this card and do nothing",
    ),
    Verb(
        name="show_hand",
        patterns=(
            "show/shows your|their|his|her hand|hands|cards to <whom>",
            "show/shows <whom> your|their|his|her hand|hands|cards",
            "reveal/reveals your|their|his|her hand|hands|cards to <whom>",
            "show/shows your|their|his|her hand|hands|cards", "reveal/reveals your|their|his|her hand|hands|cards",
        ),
        to_all=True,
        steps=((P.SHOW_HAND,),),
        note="nobody else sees it",
        note_for_all="everyone sees it",
    ),
    Verb(
        name="swap",
        patterns=(
            "swap/swaps hands with <whom>", "trade/trades hands with <whom>", "exchange/exchanges hands with <whom>",
            "switch/switches hands with <whom>", "swap/swaps [your|their] hand with <whom>",
            "trade/trades [your|their] hand with <whom>",
        ),
        steps=((P.SWAP,),),
    ),
    Verb(
        name="pass_hands",
        patterns=(
            "pass/passes your|their [whole|entire] hand|hands to <whom>", "pass/passes all your|their cards to <whom>",
            "hand/hands your|their cards to <whom>",
        ),
        objection=_everyone_passes,
        steps=((P.PASS_HANDS, "way"),),
        one_step=True,
        note="all at once",
    ),
    Verb(
        name="redraw",
        patterns=(
            "return/returns your|their hand to the draw pile , shuffle|shuffles it and draw|draws as many",
            "return/returns your|their hand to the draw pile , shuffle|shuffles it , and draw|draws as many",
            "shuffle/shuffles your|their hand into the draw pile and draw|draws as many [cards]",
            "shuffle/shuffles your|their hand into the deck and draw|draws as many [cards]",
            "trade/trades in your|their hand for as many new cards",
        ),
        steps=((P.REDRAW,),),
        penalty=True,
    ),
    Verb(
        name="protect",
        patterns=(
            "are/is protected until another|any wild [card] is played",
            "are/is protected until any other wild [card] is played",
            "are/is safe until another wild [card] is played",
        ),
        command=(
            "protect <whom> until another|any wild [card] is played",
            "protect <whom> until any other wild [card] is played",
        ),
        moments=("play",),
        steps=((P.PROTECT,),),
        asks=decisions.PROTECT,
        flag=P.GUARD,
        favours="actor",
        note="this card lies there; no card that is played makes them draw, or miss a turn for it",
        note_for_you="this card lies there; no card that is played makes you draw, or miss a turn for it",
    ),
    PUT_MATCHING,
    PUT,
    Verb(
        name="reverse",
        alone=True,
        patterns=(
            "[you] reverse the direction", "reverse the direction of play", "reverse direction",
            "the direction reverses",
            "the direction is reversed", "the direction of play reverses", "the direction turns",
            "change the direction", "play reverses [direction]", "reverse play",
        ),
        steps=((P.REVERSE,),),
    ),
    Verb(
        name="pool_evenly",
        alone=True,
        patterns=(
            "shuffle all hands together and deal them out evenly",
            "shuffle all [the] hands [together] and deal them [out] evenly",
            "collect all hands , shuffle them and deal them out evenly",
        ),
        steps=((P.POOL_HANDS, 1),),
        note="one by one from the next player on",
    ),
    Verb(
        name="pool_back",
        alone=True,
        patterns=(
            "shuffle all hands together and deal back as many as each had",
            "shuffle all [the] hands [together] and deal back as many [cards] as each [player] had",
        ),
        steps=((P.POOL_HANDS, 0),),
    ),
    NAME_COLOUR,
    Verb(
        name="show_card",
        alone=True,
        patterns=("show it", "show it to everyone|all", "show this card", "show this card to everyone|all"),
        moments=("drawn",),
        steps=((P.SHOW_CARD,),),
    ),
    PUT_BACK,
)  # fmt: skip
"""Every verb. Of patterns that match the same words, the first row wins."""


def _named(name: str) -> Verb:
    return next(verb for verb in VERBS if verb.name == name)


Book = tuple[tuple[Verb, tuple[str, ...]], ...]

ACTS: Book = tuple((verb, verb.patterns) for verb in VERBS if not verb.alone)
"""What a player does."""
ALONE: Book = tuple((verb, verb.patterns) for verb in VERBS if verb.alone)
COMMANDS: Book = tuple((verb, verb.command) for verb in VERBS if verb.command)
"""What you do to somebody."""
GIFTS: Book = tuple((verb, verb.to_others) for verb in VERBS if verb.to_others)


def harms() -> list[list[int]]:
    """What the steps of all verbs cost, for bots: rows of `Deck.weigh`."""
    favours = {"": P.NONE, "actor": E.ACTOR, "object": E.OBJECT}
    return [
        [int(verb.steps[0][0]), verb.harm, verb.harm_per_card, favours[verb.favours]] for verb in VERBS if verb.steps
    ]
