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
Argument = int | Literal["count", "cards", "only", "way", "at_once"]
"""Part of an instruction: a fixed number; or how many cards; which cards; the same, or 0 for any (`P.only`); to the
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
        return any("at_once" in step for step in self.steps)


def _one_starts(who: Who, whom: Who | None) -> str:
    return "one player can start" if who in PLURAL else ""


def _everyone_passes(who: Who, whom: Who | None) -> str:
    if who == "everyone" and whom in ("next", "previous", "own_left", "own_right"):
        return ""
    return "only everyone can pass their hand: to the next or the previous player, or to the left or right"


def _two_swap(who: Who, whom: Who | None) -> str:
    return "" if who == "two" else "say with whom: swap hands with a player you choose"


def _not_several(who: Who, whom: Who | None) -> str:
    return "one player can do this" if who in PLURAL else ""


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

PICK_COLOUR = Verb(
    name="pick_colour",
    alone=True,
    patterns=(
        "choose a colour",
        "pick a colour",
        "name a colour",
        "say a colour",
        "call a colour",
        "choose any colour",
    ),
    steps=((P.PICK_COLOUR,),),
    note="for this card only",
)

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
            "draw/draws until you|they|he|she draw|draws a|an|1|one <card>",
            "draw/draws [cards] until you|they|he|she get|gets|find|finds|have|has a|an|1|one <card>",
            "keep/keeps drawing [cards] until you|they|he|she draw|draws|get|gets|find|finds a|an|1|one <card>",
            "draw/draws cards until you|they|he|she draw|draws a|an|1|one <card>",
            "draw/draws until a|an <card> comes [up]",
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
            "draw/draws cards until you|they|he|she hold|holds as many cards as <whom>",
            "draw/draws [cards] until you|they|he|she have|has as many as <whom>",
        ),
        steps=((P.DRAW_LEVEL,),),
        penalty=True,
        harm=3,
        note="none if they hold as many already",
        note_for_you="none if you hold as many already",
    ),
    Verb(
        name="draw_to",
        patterns=(
            "draw/draws until you|they|he|she hold|holds <n> card|cards",
            "draw/draws [cards] until you|they|he|she have|has <n> card|cards",
            "draw/draws cards until you|they|he|she hold|holds <n> card|cards",
            "draw/draws up to <n> card|cards", "draw/draws up to <number>",
            "draw/draws back up to <n> card|cards", "draw/draws back up to <number>",
            "fill/fills up your|their hand to <n> card|cards", "fill/fills your|their hand up to <n> card|cards",
        ),
        steps=((P.DRAW_TO, "count"),),
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
            "draw/draws <many>",
            "get/gets <n> [more|extra|additional|new] card|cards", "receive/receives <n> [more|extra|new] card|cards",
            "take/takes <n> [more|extra|additional|new] card|cards [from the draw pile]",
            "take/takes <n> [more|extra] card|cards from the deck|pile",
            "get/gets <plus> [card|cards]", "draw/draws another <n> card|cards", "draw/draws another <number>",
        ),
        suffix=("<plus> [card|cards]",),
        command=("<plus> [card|cards] for|to <whom>", "give <whom> <plus>", "<plus> <whom>"),
        steps=((P.DRAW, "count"),),
        penalty=True,
        harm_per_card=1,
    ),
    Verb(
        name="miss_several",
        patterns=(
            "miss/misses <n> turns", "miss/misses your|their|his|her|the next <n> turns", "skip/skips <n> turns",
            "sit|sits out <n> turns", "sit|sits out for <n> turns", "skip/skips your|their|the next <n> turns",
            "miss/misses <n> turns in a row",
            "are|is skipped for <n> turns", "are|is frozen for <n> turns", "miss/misses <n> rounds",
        ),
        command=(
            "skip <whom> for <n> turns", "freeze <whom> for <n> turns", "skip <whom> 's next <n> turns",
            "freeze <whom> for <n> rounds", "skip the next <n> turns of <whom>", "block <whom> for <n> turns",
        ),
        steps=((P.MISS_SEVERAL, "count"),),
        harm=2,
        harm_per_card=1,
        note="the next ones that come",
        note_for_everyone="you too",
    ),
    Verb(
        name="miss",
        patterns=(
            "miss/misses a|1|one|your|their|his|her|the [next] turn", "am|are|is skipped",
            "skip/skips a|one|1|your|their|his|her|the [next] turn",
            "do-not get a turn", "sit|sits out a|1|one|your|their turn", "sit|sits this one out",
            "get|gets skipped", "are|is frozen", "skip/skips a|one|1 round", "miss/misses a|one|1 round",
            "are|is out for a|one|1 turn|round", "sit|sits out", "do-not play on your|their next turn",
            "miss/misses out on a|1|one|your|their turn", "sit|sits out a|1|one round",
            "must skip a|one|1|your|their|his|her|the [next] turn", "have|has no turn",
        ),
        command=(
            "skip <whom>", "skip <whom> 's [next] turn", "freeze <whom>", "block <whom>",
            "freeze <whom> for a|1|one turn|round",
            "skip over <whom>", "jump over <whom>", "skip the [next] turn of <whom>", "skip <whom> once",
        ),
        steps=((P.MISS,),),
        harm=2,
        note="the next one that comes",
        note_for_everyone="you too",
    ),
    Verb(
        name="again",
        patterns=(
            "take/takes another turn", "play/plays again", "go/goes again", "get/gets another turn",
            "get/gets an extra turn", "take/takes an extra turn", "have/has another turn", "have/has an extra turn",
            "play/plays another card", "play/plays 1|one more card", "get/gets 1|one more turn",
            "take/takes 1|one more turn", "go/goes 1|one more time", "play/plays 1|one more time",
            "play/plays another turn", "play/plays an extra card", "get/gets to play again",
            "have/has 1|one more turn",
            "take/takes your|their turn again", "are|is up again", "play/plays a second card", "go/goes twice",
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
            "give/gives <whom> all [your|their|the] <cards>", "give/gives <whom> your|their [whole|entire] hand",
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
            "give/gives <n> card|cards from your|their hand to <whom>",
            "give/gives <whom> <n> card|cards from your|their hand", "give/gives <whom> <n> of your|their cards",
            "pass/passes <n> card|cards to <whom>", "hand/hands <n> card|cards to <whom>",
            "pass/passes <n> of your|their cards to <whom>", "pass/passes <whom> <n> card|cards",
            "give/gives <n> card|cards of your|their choice to <whom>", "give/gives away <n> card|cards to <whom>",
            "hand/hands <whom> <n> card|cards", "slide/slides <n> card|cards to <whom>",
            "pass/passes <n> card|cards <side>", "send/sends <n> card|cards to <whom>",
            "give/gives any card to <whom>", "give/gives any card of your|their hand to <whom>",
        ),
        several=True,
        steps=((P.GIVE, "count", "at_once"),),
        harm_per_card=-1,
        favours="actor",
        note="the giver chooses which; only the two see them",
    ),
    Verb(
        name="give_certain",
        patterns=(
            "give/gives <n> <card> to <whom>", "give/gives <n> <some> to <whom>", "give/gives <whom> <n> <card>",
            "give/gives <whom> <n> <some>", "give/gives <n> of your|their <some> to <whom>",
        ),
        several=True,
        steps=((P.GIVE, "count", "at_once", "only"),),
        harm_per_card=-1,
        favours="actor",
        note="whoever holds some chooses which, as many as there are; only the two see them",
    ),
    Verb(
        name="trade",
        patterns=(
            "trade/trades <n> card|cards with <whom>", "swap/swaps <n> card|cards with <whom>",
            "exchange/exchanges <n> card|cards with <whom>", "switch/switches <n> card|cards with <whom>",
            "trade/trades <n> of your|their cards with <whom>", "swap/swaps <n> of your|their cards with <whom>",
        ),
        objection=_not_several,
        steps=((P.GIVE, "count", 1), (P.TURN_ROUND,), (P.GIVE, "count", 1), (P.TURN_ROUND,), (P.KEEP_PROMISES,)),
        harm_per_card=-1,
        favours="actor",
        note="both choose first, then the cards move at once; only the two see them",
    ),
    Verb(
        name="take",
        patterns=(
            "take/takes <n> card|cards from <whom>", "take/takes <n> [random] card|cards from <whom>",
            "take/takes <n> card|cards from <whom> at random", "take/takes <number> from <whom>",
            "steal/steals <n> [random] card|cards from <whom>", "draw/draws <n> [random] card|cards from <whom>",
            "take/takes <n> [random] card|cards from <whom> 's hand", "take/takes <n> of <whom> 's cards",
            "steal/steals <n> [random] card|cards from <whom> 's hand", "steal/steals <n> of <whom> 's cards",
            "draw/draws <n> [random] card|cards from <whom> 's hand", "steal/steals <number> from <whom>",
            "pull/pulls <n> [random] card|cards from <whom>", "grab/grabs <n> [random] card|cards from <whom>",
            "take/takes <n> card|cards out of <whom> 's hand", "pull/pulls <n> card|cards from <whom> 's hand",
            "take/takes <n> card|cards at random from <whom>", "steal/steals <n> card|cards from <whom> at random",
        ),
        several=True,
        steps=((P.TAKE, "count"),),
        harm_per_card=1,
        favours="object",
        note="at random; only the two see which",
    ),
    Verb(
        name="discard_up_to",
        patterns=(
            "discard/discards up to <n> card|cards", "throw/throws away up to <n> card|cards",
            "get/gets rid of up to <n> card|cards", "discard/discards up to <n> of your|their cards",
            "discard/discards up to <number>", "put/puts down up to <n> card|cards",
        ),
        steps=((P.DISCARD, "count", 1),),
        harm_per_card=-1,
        favours="actor",
        note="their holder chooses which; they lie below this card and do nothing",
    ),
    Verb(
        name="discard_to",
        patterns=(
            "discard/discards down to <n> card|cards",
            "discard/discards [cards] until you|they|he|she have|has [only] <n> card|cards [left]",
            "discard/discards [cards] until you|they|he|she hold|holds [only] <n> card|cards",
            "throw/throws away cards until you|they|he|she have|has [only] <n> card|cards [left]",
            "discard/discards down to <number>", "discard/discards all but <n> card|cards",
            "discard/discards all but <n> of your|their cards",
            "discard/discards all your|their cards but|except <number>",
            "discard/discards all cards but|except <number>", "keep/keeps only <n> card|cards",
            "discard/discards all but <number>",
        ),
        steps=((P.DISCARD_TO, "count"),),
        harm=-2,
        favours="actor",
        note="their holder chooses which; they lie below this card and do nothing",
    ),
    Verb(
        name="new_hand",
        patterns=(
            "discard/discards your|their whole hand and draw|draws <n> new cards",
            "discard/discards your|their [whole|entire] hand and draw|draws <n> [new|more|other] card|cards",
            "discard/discards all [of] your|their|the cards and draw|draws <n> [new|more|other] card|cards",
            "throw/throws away all [of] your|their|the cards and draw|draws <n> [new|more|other] card|cards",
            "throw/throws away your|their [whole|entire] hand and draw|draws <n> [new|more|other] card|cards",
            "discard/discards all cards and draw|draws <n> [new|more|other] card|cards",
            "discard/discards all cards and draw|draws <number>",
            "discard/discards all your|their cards and draw|draws <number> [new] [ones]",
            "discard/discards your|their [whole|entire] hand and draw|draws <number> [new] [ones]",
        ),
        steps=((P.NEW_HAND, "count"),),
        penalty=True,
        note="nobody goes out in between",
    ),
    Verb(
        name="same_hand",
        patterns=(
            "discard/discards your|their whole hand and draw|draws as many new cards",
            "discard/discards your|their [whole|entire] hand and draw|draws as many [cards|again]",
            "discard/discards all [of] your|their|the cards and draw|draws as many [new] [cards|again]",
            "discard/discards all [of] your|their|the cards and draw|draws the same number [of] [cards]",
            "throw/throws away all [of] your|their|the cards and draw|draws the same number [of] [new] [cards]",
            "throw/throws away all [of] your|their|the cards and draw|draws as many [new] [cards]",
            "throw/throws away your|their [whole|entire] hand and draw|draws as many [new] [cards]",
            "discard/discards your|their [whole|entire] hand and draw|draws the same number [of] [new] [cards]",
            "discard/discards your|their [whole|entire] hand and draw|draws a new one|hand",
            "swap/swaps your|their hand for a new one|hand", "trade/trades in your|their hand for a new one|hand",
            "get/gets a [completely] new hand", "discard/discards all cards and draw|draws as many [new] [cards]",
        ),
        steps=((P.NEW_HAND, 0),),
        penalty=True,
        note="nobody goes out in between",
    ),
    Verb(
        name="discard_all",
        patterns=(
            "discard/discards all [your|their|the] <cards>", "discard/discards all of your|their|the <cards>",
            "discard/discards [your|their] [whole|entire] hand",
            "throw/throws away all [your|their|the] <cards>", "get/gets rid of all [your|their|the] <cards>",
            "put/puts down all [your|their|the] <cards>", "throw/throws all [your|their|the] <cards> away",
            "throw/throws away your|their <some>", "discard/discards your|their <some>",
            "discard/discards every <card>", "discard/discards every <card> in your|their hand",
            "discard/discards each <card>", "drop/drops all [your|their|the] <cards>",
            "get/gets rid of all of your|their|the <cards>", "throw/throws away all of your|their|the <cards>",
            "throw/throws out all [your|their|the] <cards>", "lay/lays down all [your|their|the] <cards>",
            "discard/discards all [your|their|the] <cards> in your|their hand",
            "discard/discards any <some> [you|they have|hold]",
        ),
        steps=((P.DISCARD_ALL, "cards"),),
        seen_at_end=True,
        harm=-2,
        favours="actor",
        note="they lie below this card and do nothing; whoever has none left goes out",
    ),
    Verb(
        name="discard_random",
        patterns=(
            "discard/discards <n> random card|cards", "discard/discards <n> card|cards at random",
            "throw/throws away <n> random card|cards", "discard/discards <n> random card|cards from your|their hand",
            "discard/discards <n> card|cards randomly",
        ),
        steps=((P.DISCARD_RANDOM, "count"),),
        harm_per_card=-1,
        favours="actor",
        note="chance decides which; they lie below this card and do nothing",
    ),
    Verb(
        name="discard_certain",
        patterns=(
            "discard/discards <n> <card>", "discard/discards <n> <some>", "discard/discards <n> of your|their <some>",
            "throw/throws away <n> <card>", "throw/throws away <n> <some>", "get/gets rid of <n> <card>",
            "discard/discards <n> <card> from your|their hand", "get/gets rid of <n> <some>",
        ),
        steps=((P.DISCARD, "count", 0, "only"),),
        harm_per_card=-1,
        favours="actor",
        note="whoever holds some chooses which, as many as there are; they lie below this card and do nothing",
    ),
    Verb(
        name="discard",
        patterns=(
            "discard/discards <n> card|cards", "discard/discards <n> of your|their cards",
            "discard/discards <number>",
            "throw/throws away <n> card|cards", "get/gets rid of <n> card|cards", "discard/discards <many>",
            "discard/discards <n> card|cards of your|their|his|her choice", "throw/throws <n> card|cards away",
            "get/gets rid of <n> of your|their cards", "throw/throws away <n> of your|their cards",
            "discard/discards any card", "discard/discards any <n> card|cards", "drop/drops <n> card|cards",
            "discard/discards <n> card|cards from your|their|his|her hand", "throw/throws away any <n> card|cards",
            "discard/discards <n> more|extra|additional card|cards", "get/gets rid of <many>",
            "throw/throws away <many>", "throw/throws out <n> card|cards", "discard/discards another card",
            "discard/discards any <n> of your|their cards", "lay/lays down <n> card|cards",
            "toss/tosses <n> card|cards",
            "discard/discards <n> card|cards you|they do-not want|like",
            "put/puts <n> card|cards on the discard pile",
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
            "show/shows all [of] your|their|his|her cards", "show/shows all [of] your|their|his|her cards to <whom>",
            "show/shows <whom> all [of] your|their|his|her cards",
            "put/puts your|their cards face up on the table", "turn/turns your|their cards|hand around",
            "lay/lays your|their cards open on the table", "let/lets <whom> see|look your|their hand|cards",
            "let/lets <whom> look at your|their hand|cards", "show/shows your|their whole|entire hand",
        ),
        to_all=True,
        steps=((P.SHOW_HAND,),),
        note="nobody else sees it",
        note_for_all="everyone sees it",
    ),
    Verb(
        name="look",
        patterns=(
            "look/looks at the hand|hands|cards of <whom>", "look/looks at <whom> 's hand|hands|cards",
            "see/sees <whom> 's hand|hands|cards", "see/sees the hand|hands|cards of <whom>",
            "peek/peeks at <whom> 's hand|hands|cards", "view/views <whom> 's hand|hands|cards",
            "look/looks into <whom> 's hand|hands|cards", "inspect/inspects <whom> 's hand|hands|cards",
            "spy/spies on <whom> 's hand|hands|cards", "check/checks <whom> 's hand|hands|cards",
            "look/looks at their|his|her <theirs>", "see/sees their|his|her <theirs>",
            "peek/peeks at their|his|her <theirs>",
        ),
        several=True,
        objection=_not_several,
        steps=((P.SHOW_HAND, 1),),
        note="nobody else sees it",
    ),
    Verb(
        name="swap",
        patterns=(
            "swap/swaps hands with <whom>", "trade/trades hands with <whom>", "exchange/exchanges hands with <whom>",
            "switch/switches hands with <whom>", "swap/swaps [your|their] hand with <whom>",
            "trade/trades [your|their] hand with <whom>", "switch/switches [your|their] hand with <whom>",
            "exchange/exchanges [your|their] hand with <whom>",
            "swap/swaps all [of] [your|their] cards with <whom>",
            "trade/trades all [of] [your|their] cards with <whom>",
            "switch/switches all [of] [your|their] cards with <whom>",
            "swap/swaps your|their [whole|entire] hand with <whom>",
            "give/gives your|their hand to <whom> and take|takes theirs|his|hers",
            "swap/swaps your|their cards with <whom>",
            "give/gives your|their hand to <whom> and take|takes their|his|her hand",

            "trade/trades your|their [whole|entire] hand with <whom>",
            "switch/switches your|their cards with <whom>", "trade/trades your|their cards with <whom>",
            "exchange/exchanges your|their cards with <whom>",
            "swap/swaps your|their [whole|entire] hand for <whom> 's [hand]", "change/changes hands with <whom>",
        ),
        steps=((P.SWAP,),),
    ),
    Verb(
        name="swap_two",
        patterns=(
            "swap/swaps hands with each other", "swap/swaps hands", "swap/swaps their hands|cards [with each other]",
            "trade/trades hands [with each other]", "exchange/exchanges hands [with each other]",
            "switch/switches hands [with each other]", "swap/swaps cards [with each other]",
            "swap/swaps all their cards",
        ),
        objection=_two_swap,
        steps=((P.SWAP_TWO,),),
        one_step=True,
    ),
    Verb(
        name="pass_hands",
        patterns=(
            "pass/passes your|their [whole|entire] hand|hands to <whom>",
            "pass/passes all your|their cards to <whom>",
            "hand/hands your|their cards to <whom>", "pass/passes your|their cards to <whom>",
            "pass/passes your|their [whole|entire] hand|hands|cards <side>",
            "pass/passes all [of] your|their cards <side>",

            "pass/passes all of your|their cards to <whom>",
            "pass/passes your|their hand|hands|cards on to <whom>",
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
            "shuffle/shuffles your|their hand [back] into the deck|pile and draw|draws as many [new] [cards]",
            "put/puts your|their hand back into the deck|pile and draw|draws as many [new] [cards]",
            "put/puts your|their cards back into the deck|pile and draw|draws as many [new] [cards]",
            "shuffle/shuffles your|their cards [back] into the deck|pile and draw|draws as many [new] [cards]",
            "put/puts your|their hand|cards back into the deck|pile and draw|draws the same number [of] [new] [cards]",
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
            "the direction reverses", "the direction of play is reversed", "the direction changes",
            "the direction is reversed", "the direction of play reverses", "the direction turns",
            "change the direction", "play reverses [direction]", "reverse play", "reverse", "reverse the game|order",
            "change direction", "change the direction of play", "switch [the] direction", "turn the direction around",
            "play goes in the other direction", "play goes the other way [around|round]", "turn the direction",
            "switch the direction of play", "reverse the turn order", "reverse the order of play",
            "turn around the direction",
            "the game goes the other way [around|round]", "the turn order is reversed", "the order of play reverses",
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
            "shuffle everyone 's hands|cards [together] and deal them [back] [out] evenly",
            "put all hands|cards together , shuffle|mix [them] and deal|give them out evenly",
            "shuffle all [the] hands [together] and deal them [back] out evenly",
            "everyone puts their cards together and they are shuffled and dealt out evenly",
            "collect all cards , shuffle them and deal them out evenly", "mix all hands and deal them out evenly",
            "shuffle all [the] cards [together] and deal them [out] evenly",
            "collect all hands , shuffle [them] , and deal them out evenly",
            "collect everyone 's hands|cards , shuffle [them] and deal them out evenly",
            "put everyone 's hands|cards together , shuffle [them] and deal them out evenly",
            "shuffle all hands together and deal the cards out evenly",
            "mix all hands together and deal them out evenly",
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
            "shuffle everyone 's hands|cards [together] and deal back as many [cards] as each [player] had",
            "shuffle everyone 's hands|cards [together] and give back as many [cards] as each [player] had",
            "shuffle all hands together and give everyone as many [cards] as before",
            "shuffle all hands together and everyone gets as many [cards] as before",
        ),
        steps=((P.POOL_HANDS, 0),),
    ),
    NAME_COLOUR,
    PICK_COLOUR,
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


Rows = tuple[tuple[Verb, tuple[str, ...]], ...]

ACTS: Rows = tuple((verb, verb.patterns) for verb in VERBS if not verb.alone)
"""What a player does."""
SUFFIXES: Rows = tuple((verb, verb.suffix) for verb in VERBS if verb.suffix)
ALONE: Rows = tuple((verb, verb.patterns) for verb in VERBS if verb.alone)
COMMANDS: Rows = tuple((verb, verb.command) for verb in VERBS if verb.command)
"""What you do to somebody."""
GIFTS: Rows = tuple((verb, verb.to_others) for verb in VERBS if verb.to_others)


def harms() -> list[list[int]]:
    """What the steps of all verbs cost, for bots: rows of `Deck.weigh`."""
    favours = {"": P.NONE, "actor": E.ACTOR, "object": E.OBJECT}
    return [
        [int(verb.steps[0][0]), verb.harm, verb.harm_per_card, favours[verb.favours]] for verb in VERBS if verb.steps
    ] + [[P.DRAW_MANY, 3, 0, P.NONE]]
