"""Verbs of drawing cards."""

from lastcard.cards.text.verbs.verb import Verb
from lastcard.engine import program as P

DRAWING: tuple[Verb, ...] = (
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
)  # fmt: skip
