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
            "show/shows <whom> all [of] your|their|his|her cards", "put/puts your|their cards face up on the table",
            "turn/turns your|their cards|hand around", "lay/lays your|their cards open on the table",
            "show/shows your|their|his|her hand|cards for 5|10|3|30|five|ten|three|thirty|2|two seconds",
            "lay/lays your|their hand|cards face up [on the table]",
            "put/puts your|their hand|cards face up [on the table]",
            "show/shows your|their|his|her hand|cards for a few seconds|moments",
            "show/shows your|their|his|her hand|cards for a moment|second",
            "show/shows your|their|his|her hand|cards to <whom> for 5|10|3|30|five|ten|three|thirty|2|two seconds",
            "turn/turns your|their hand|cards face up", "lay/lays all [of] your|their cards face up [on the table]",
            "let/lets <whom> see|look your|their hand|cards", "let/lets <whom> look at your|their hand|cards",
            "show/shows your|their whole|entire hand", "show/shows your|their whole|entire hand to <whom>",
            "show/shows <whom> your|their whole|entire hand",
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
            "swap/swaps hands with <whom>", "swap/swaps with <whom>",
            "swap/swaps all [of] [the] cards in your|their hand with <whom>",
            "swap/swaps your|their hands with <whom>",
            "swap/swaps the|your|their cards in your|their hand with <whom>", "swap/swaps hands with <whom> 's",
            "swap/swaps your|their hand with <whom> 's [hand]",
            "swap/swaps your|their [entire|whole] hand with that of <whom>",
            "swap/swaps your|their [whole|entire] hand for the hand of <whom>",
            "swap/swaps your|their hand with the hand of <whom>",
            "swap/swaps your|their whole|entire deck with <whom>", "swap/swaps your|their deck with <whom>",
            "swap/swaps decks with <whom>", "swap/swaps your|their hand of cards with <whom>",
            "trade/trades hands with <whom>", "exchange/exchanges hands with <whom>",
            "switch/switches hands with <whom>", "swap/swaps [your|their] hand with <whom>",
            "trade/trades [your|their] hand with <whom>", "switch/switches [your|their] hand with <whom>",
            "exchange/exchanges [your|their] hand with <whom>", "swap/swaps all [of] [your|their] cards with <whom>",
            "trade/trades all [of] [your|their] cards with <whom>",
            "switch/switches all [of] [your|their] cards with <whom>",
            "swap/swaps your|their [whole|entire] hand with <whom>",
            "give/gives your|their [whole|entire] hand to <whom> and take|takes theirs|his|hers",
            "give/gives all your|their cards to <whom> and take|takes theirs|his|hers",
            "give/gives your|their cards to <whom> and take|takes theirs|his|hers",
            "give/gives <whom> your|their hand and take|takes theirs|his|hers",
            "swap/swaps your|their cards with <whom>",
            "give/gives your|their hand to <whom> and take|takes their|his|her hand",

            "trade/trades your|their [whole|entire] hand with <whom>",
            "switch/switches your|their cards with <whom>",
            "take/takes <whom> 's hand|cards and give|gives them|him|her yours",
            "take/takes <whom> 's hand|cards and give|gives them|him|her your|their hand|cards",
            "trade/trades your|their cards with <whom>",
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
            "swap/swaps all their cards", "must swap hands [with each other]",
        ),
        objection=_two_swap,
        steps=((P.SWAP_TWO,),),
        one_step=True,
    ),
    Verb(
        name="pool_two",
        patterns=("shuffle/shuffles your|their hand together with that of <whom> and deal|deals them out evenly",),
        objection=not_several,
        steps=((P.POOL_TWO,),),
        note="one by one, in turn order from the next player on",
    ),
    Verb(
        name="pass_hands",
        patterns=(
            "pass/passes your|their [whole|entire] hand|hands to <whom>",
            "pass/passes all your|their cards to <whom>",
            "hand/hands your|their cards to <whom>", "pass/passes your|their cards to <whom>",
            "pass/passes your|their [whole|entire] hand|hands|cards <side>",
            "pass/passes all [of] your|their cards <side>", "swap/swaps hands <side>",

            "pass/passes all of your|their cards to <whom>",
            "pass/passes your|their hand|hands|cards on to <whom>",
        ),
        objection=_everyone_passes,
        steps=((P.PASS_HANDS, "way"),),
        one_step=True,
        note="all at once",
    ),
    Verb(
        name="redraw_some",
        patterns=(
            "return/returns your|their hand to the draw pile , shuffle|shuffles it and draw|draws <number>",
            *(
                f"{put} [all] [of] your|their [whole|entire] hand|cards [back] {into} and|then draw|draws {count}"
                for put, intos in (
                    ("put/puts", ("into|in|on|to the deck|pile", "into|in|on|to the draw pile")),
                    ("shuffle/shuffles", ("into|in|with the deck|pile", "into|in the draw pile")),
                    ("return/returns", ("to the deck|pile", "to the draw pile")),
                )
                for into in intos
                for count in ("<n> [new] cards", "<number> [new] [ones]")
            ),
        ),
        steps=((P.REDRAW, "count"),),
        penalty=True,
        note="the whole draw pile is shuffled",
    ),
    Verb(
        name="redraw",
        patterns=(
            "return/returns your|their hand to the draw pile , shuffle|shuffles it and draw|draws as many",
            "return/returns your|their hand to the draw pile , shuffle|shuffles it , and draw|draws as many",
            "put/puts [all] your|their [whole|entire] hand|cards [back] into|in|on|to the deck|pile and draw|draws "
            "as many",
            "put/puts your|their hand|cards [back] into|in|on|to the deck|pile and draw|draws as many new|more "
            "[cards|ones]",
            "put/puts [all] your|their [whole|entire] hand|cards [back] into|in|on|to the draw pile and draw|draws "
            "as many",
            "put/puts your|their hand|cards [back] into|in|on|to the draw pile and draw|draws as many new|more "
            "[cards|ones]",
            "shuffle/shuffles [all] your|their [whole|entire] hand|cards [back] into|in the deck|pile and draw|"
            "draws as many",
            "shuffle/shuffles your|their hand|cards [back] into|in the deck|pile and draw|draws as many new|more "
            "[cards|ones]",
            "shuffle/shuffles [all] your|their [whole|entire] hand|cards [back] into|in the draw pile and draw|"
            "draws as many",
            "shuffle/shuffles your|their hand|cards [back] into|in the draw pile and draw|draws as many new|more "
            "[cards|ones]",
            "return/returns [all] your|their [whole|entire] hand|cards to the deck|pile and draw|draws as many",
            "return/returns your|their hand|cards to the deck|pile and draw|draws as many new|more [cards|ones]",
            "return/returns [all] your|their [whole|entire] hand|cards to the draw pile and draw|draws as many",
            "return/returns your|their hand|cards to the draw pile and draw|draws as many new|more [cards|ones]",
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
)  # fmt: skip
