"""Verbs by which cards go from one player to another."""

from lastcard.cards.text.phrases import OTHERS
from lastcard.cards.text.verbs.verb import Verb, not_several
from lastcard.engine import program as P

GIVING: tuple[Verb, ...] = (
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
            "give/gives your|their|his|her worst|best|favourite|favorite card to <whom>",
            "give/gives <whom> your|their|his|her worst|best|favourite|favorite card",
            "give/gives any <n> card|cards [you|they want|like|choose] to <whom>",
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
        objection=not_several,
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
)  # fmt: skip
