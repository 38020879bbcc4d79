"""Verbs about whole hands: to show them, to swap them, to pass them on, to shield them."""

from lastcard.cards.text.phrases import Who
from lastcard.cards.text.verbs.verb import Verb, not_several
from lastcard.engine import decisions
from lastcard.engine import program as P


def _everyone_passes(who: Who, whom: Who | None) -> str:
    if who == "everyone" and whom in ("next", "previous", "own_left", "own_right"):
        return ""
    return "only everyone can pass their hand: to the next or the previous player, or to the left or right"


def _at_once(who: Who, whom: Who | None) -> str:
    if who == "everyone" and whom in ("next", "previous", "own_left", "own_right"):
        return "everyone cannot swap with a neighbour at once: say that everyone passes their hand on"
    return ""


def _two_swap(who: Who, whom: Who | None) -> str:
    return "" if who == "two" else "say with whom: swap hands with a player you choose"


HANDS: tuple[Verb, ...] = (
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
        objection=not_several,
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
        objection=_at_once,
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
)  # fmt: skip
