"""Verbs by which somebody sees cards, and takes some of them: of the draw pile, the discard pile, another hand.

People say these in many ways, and in several sentences: `seen` puts most of them into the words of these patterns.
"""

from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.verbs.verb import Verb, not_several
from lastcard.engine import program as P

_CHOSEN_ONES = P.SOME + P.ANY_COLOUR
"""Which cards: those that the step before has found."""
_UNDER = ("below the draw pile", *(
    f"[back] {where}"
    for where in ("at|on|to the bottom of the deck|pile", "at|on|to the bottom of the draw pile", "at|on|to the bottom",
                  "under|below|beneath the deck|pile", "under|below|beneath the draw pile")
))  # fmt: skip
_INTO = ("back into the draw pile", "[back] in|into the deck|pile", "[back] in|into the draw pile")
_HIGHEST = "highest|biggest|largest"
_LOWEST = "lowest|smallest"


def _back(how: str, where: tuple[str, ...]) -> tuple[str, ...]:
    first = how.split("|")[0]
    cards = f"your|their|his|her {how}"
    return (
        f"put/puts your|their {first} number {where[0]}",
        *(f"put/puts {cards} {what} {place}" for what in ("card", "number", "numbered card") for place in where),
        *(f"shuffle/shuffles {cards} card {place}" for place in where if where is _INTO),
        *(f"return/returns {cards} card to the {pile}" for pile in ("deck|pile", "draw pile") if where is _INTO),
    )  # fmt: skip


_PEEK_ONE = "look/looks at the top card of the draw pile"
_PEEK = "look/looks at the top <n> card|cards of the draw pile"


def together(who: Who, whom: Who | None) -> str:
    """Several players can do it."""
    return "" if who in PLURAL else "several players can do this, such as everyone"


LOOKING: tuple[Verb, ...] = (
    Verb(
        name="peek",
        patterns=(_PEEK, _PEEK_ONE),
        of_one=_PEEK_ONE,
        objection=not_several,
        steps=((P.PEEK, "count", 0, P.AS_THEY_LAY),),
        note="nobody else sees them; they stay where they are",
    ),
    Verb(
        name="peek_order",
        patterns=(f"{_PEEK} and put|puts them back in any order",),
        objection=not_several,
        steps=((P.PEEK, "count", 0, P.ORDERED),),
        note="nobody else sees them",
    ),
    Verb(
        name="peek_below",
        patterns=(f"{_PEEK} and put|puts them below it", f"{_PEEK_ONE} and put|puts it below"),
        of_one=f"{_PEEK_ONE} and put|puts it below",
        objection=not_several,
        steps=((P.PEEK, "count", 0, P.BELOW),),
        note="nobody else sees them",
    ),
    *(
        Verb(
            name=f"peek_keep{which}",
            patterns=(f"{_PEEK}{said}",),
            objection=not_several,
            steps=((P.PEEK, "count", "kept", where),),
            note=note,
        )
        for which, where, said, note in (
            ("", P.AS_THEY_LAY, " and keep|keeps <kept> of them",
             "nobody else sees them; the others stay where they are"),
            ("_order", P.ORDERED, " , keep|keeps <kept> of them and put|puts the others back in any order",
             "nobody else sees them"),
            ("_below", P.BELOW, " , keep|keeps <kept> of them and put|puts the others below it",
             "nobody else sees them"),
            ("_discard", P.TO_DISCARDS, " , keep|keeps <kept> of them and discard|discards the others",
             "they lie below this card and do nothing"),
            ("_into", P.SHUFFLED, " , keep|keeps <kept> of them and shuffle|shuffles the others into it",
             "nobody else sees them; the whole draw pile is shuffled"),
        )
    ),
    Verb(
        name="peek_keep_give",
        patterns=(f"{_PEEK} , keep|keeps <kept> of them and give|gives the others to <whom>",),
        objection=not_several,
        steps=((P.PEEK_GIVE, "count", "kept"),),
        favours="actor",
        note="the other player is chosen first; only the two see what is given",
    ),
    Verb(
        name="peek_give",
        patterns=(f"{_PEEK} and give|gives them to <whom>",),
        objection=not_several,
        steps=((P.PEEK_GIVE, "count", 0),),
        favours="actor",
        note="the other player is chosen first; only the two see them",
    ),
    Verb(
        name="peek_may_keep",
        patterns=(f"{_PEEK} and keep|keeps 1 of them or none", f"{_PEEK_ONE} and keep|keeps it or leave|leaves it"),
        of_one=f"{_PEEK_ONE} and keep|keeps it or leave|leaves it",
        objection=not_several,
        steps=((P.PEEK, "count", -1, P.AS_THEY_LAY),),
        note="nobody else sees them; what is not kept stays where it is",
    ),
    Verb(
        name="peek_may_keep_below",
        patterns=(
            f"{_PEEK} , keep|keeps 1 of them or none and put|puts the others below it",
            f"{_PEEK_ONE} and keep|keeps it or put|puts it below",
        ),
        of_one=f"{_PEEK_ONE} and keep|keeps it or put|puts it below",
        objection=not_several,
        steps=((P.PEEK, "count", -1, P.BELOW),),
        note="nobody else sees them",
    ),
    Verb(
        name="turn_top",
        alone=True,
        patterns=(
            "show the top card of the draw pile",
            *(
                f"[you] {turn} the top|next card {of}"
                for turn in ("show", "turn over|up", "flip [over|up]", "turn")
                for of in ("of|from|on the draw pile", "of|from|on the deck|pile", "", "face up")
            ),
            "show the top card to everyone",
            "show the top card of the deck to everyone",
        ),
        steps=((P.REVEAL_TOP, 1),),
        note="everyone sees it; it stays there",
    ),
    Verb(
        name="take_chosen",
        patterns=("take/takes <n> card|cards you|they choose from <whom>",),
        objection=not_several,
        steps=((P.TAKE_CHOSEN, "count"),),
        harm_per_card=1,
        favours="object",
        note="who takes it sees the whole hand; nobody else sees which",
    ),
    Verb(
        name="take_discard",
        patterns=(
            "take/takes <n> card|cards you|they choose from the discard pile",
            "take/takes any <n> card|cards from the discard pile",
            *(
                f"{take} {what} {of} the discard pile"
                for take in ("take/takes", "pick/picks", "choose/chooses")
                for what in ("any card", "any card you|they want|like|choose")
                for of in ("from", "out of")
            ),
            *(
                f"{pick} <n> card|cards {of} the discard pile"
                for pick in ("pick/picks", "choose/chooses")
                for of in ("from", "out of")
            ),
        ),
        of_one="take/takes <n> card|cards you|they choose from the discard pile",
        steps=((P.TAKE_DISCARD, "count"),),
        harm_per_card=1,
        note="from anywhere below this card; everyone sees them",
    ),
    Verb(
        name="show_some",
        patterns=(
            "show/shows 1 card to everyone",
            *(
                f"{said} {one} {cards} {to}"
                for said in ("show/shows",)
                for one in ("1|one|a|any",)
                for cards in (
                    "card",
                    "card from your|their|his|her hand",
                    "of your|their|his|her cards",
                    "card you|they choose",
                    "card in your|their|his|her hand",
                )
                for to in ("", "to everyone|all", "to everyone else", "to the others", "to the table|group")
            ),
            *(
                f"show/shows {to} 1|one|a|any {cards}"
                for to in ("everyone|all", "everyone else", "the others", "the table|group", "the whole table")
                for cards in (
                    "card",
                    "card from your|their|his|her hand",
                    "of your|their|his|her cards",
                    "card you|they choose",
                    "card in your|their|his|her hand",
                )
            ),
        ),
        steps=((P.SHOW_SOME, 1),),
        note="whose it is chooses which",
        note_for_you="you choose which",
    ),
    Verb(
        name="show_at_once",
        patterns=(
            "show/shows 1 card at once",
            *(
                f"show/shows 1|one|a|any {cards}{at_once}"
                for cards in (
                    "card ",
                    "card from your|their|his|her hand ",
                    "of your|their|his|her cards ",
                    "card you|they choose ",
                    "card to everyone ",
                )
                for at_once in ("at once", "at the same time", "simultaneously", "together", "all at once")
            ),
        ),
        objection=together,
        steps=((P.SHOW_SOME, 1, "at_once"),),
        then=P.SHOW_AT_ONCE,
        note="all choose first; without a number it counts as 0; ties: the first from the next player on",
    ),
    Verb(
        name="show_certain",
        patterns=(
            "show/shows <n> <card> to everyone",
            "show/shows <n> <card>",
            "show/shows everyone <n> <card>",
            "show/shows <n> <card> from your|their|his|her hand",
            "show/shows everyone <n> <card> from your|their hand",
            "show/shows <n> <card> you|they hold|have",
            "show/shows <n> <some>",
            "show/shows <n> <some> to everyone",
            "show/shows <n> <card> to everyone else",
            "show/shows <n> <card> to the others|table|group",
        ),
        steps=((P.SHOW_SOME, "count", 0, "only"),),
        note="whose it is chooses which, as many as there are",
        note_for_you="you choose which, as many as there are",
    ),
    *(
        Verb(
            name=f"return_{extreme}_{name}",
            patterns=_back(how, where),
            steps=((P.EXTREME, sign), (P.RETURN, 1, place, _CHOSEN_ONES)),
            favours="actor",
            note=note,
        )
        for extreme, how, sign in (("highest", _HIGHEST, 1), ("lowest", _LOWEST, -1))
        for name, where, place, note in (
            ("below", _UNDER, 0, "only numbers count; nobody else sees it"),
            ("into", _INTO, 2, "only numbers count; nobody else sees it, and the draw pile is shuffled"),
        )
    ),
)  # fmt: skip
