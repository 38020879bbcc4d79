"""Verbs about the piles, the colour that somebody holds most of, and hands that become as large as another one."""

from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.verbs.looking import together
from lastcard.cards.text.verbs.verb import Verb, not_several
from lastcard.engine import program as P
from lastcard.engine.agenda import ACTOR, OBJECT

_CHOSEN_ONES = P.SOME + P.ANY_COLOUR
"""Which cards: those that the step before has found."""
_MOST_OF = "you|they|he|she hold|holds|have|has [the] most of"
_OF_WHOM = "<whom> hold|holds|have|has|own|owns [the] most of"
_DECK = "of|from|off the draw pile", "of|from|off the deck|pile"
_TURN_OVER = "turn/turns over", "flip/flips [over]", "turn/turns up", "show/shows"


def _all_turn_over(who: Who, whom: Who | None) -> str:
    return "" if who == "everyone" else "everyone can do this, or you against somebody"


def _all_roll(who: Who, whom: Who | None) -> str:
    return "" if who in ("everyone", "everyone_else") else "everyone can do this, or you against somebody"


def _you_turn_over(who: Who, whom: Who | None) -> str:
    return "" if who == "you" and whom not in PLURAL else "you can do this, against one other player"


HEAPS: tuple[Verb, ...] = (
    Verb(
        name="discard_all_but",
        patterns=(
            "discard/discards all <some> but <n>",
            "discard/discards all <some> but|except [for] <number> [of them]",
            "discard/discards all your|their <some> but|except [for] <number> [of them]",
            "discard/discards all of your|their <some> but|except [for] <number> [of them]",
            "discard/discards all but|except [for] <number> of your|their <some>",
            "discard/discards every <card> but|except [for] <number>",
            "discard/discards your|their <some> but|except [for] <number>",
            "keep/keeps <number> of your|their <some> and discard|discards the rest|others",
            "keep/keeps only <number> of your|their <some> and discard|discards the rest|others",
        ),
        steps=((P.COUNT, ACTOR, "only", 1), (P.LESS, "count"), (P.DISCARD, P.THAT_MANY, 0, "only")),
        note="their holder chooses which are kept; the others lie below this card and do nothing",
        note_for_you="you choose which are kept; the others lie below this card and do nothing",
    ),
    Verb(
        name="match_hand",
        patterns=(
            "draw/draws or discard/discards until you|they hold|holds as many cards as <whom>",
            *(
                f"draw/draws or {discard} [cards] until you|they|he|she {have} {as_many}"
                for discard in ("discard/discards",)
                for have in ("hold|holds", "have|has")
                for as_many in (
                    "as many [cards] as <whom> [do|does|have|has]",
                    "the same number|amount [of] [cards] as <whom> [do|does|have|has]",
                    "exactly as many [cards] as <whom>",
                )
            ),
            "draw/draws or discard/discards [cards] until you|they|he|she match|matches <whom>",
            "discard/discards or draw|draws [cards] until you|they|he|she hold|holds|have|has as many [cards] "
            "as <whom>",
            "discard/discards or draw|draws [cards] until you|they|he|she match|matches <whom>",
        ),
        steps=((P.COUNT, OBJECT, 0, 1), (P.DRAW_TO, P.THAT_MANY), (P.DISCARD_TO, P.THAT_MANY)),
        penalty=True,
        note="whoever holds more chooses which to discard; they lie below this card and do nothing",
    ),
    Verb(
        name="colour_most_held",
        patterns=(
            f"turn/turns the colour into the one {_MOST_OF}",
            f"choose/chooses the colour {_MOST_OF}",
        ),
        command=(
            f"the colour is now the one {_OF_WHOM}",
            *(
                f"{now} {what}"
                for now in (
                    "the colour is now", "the colour is", "the colour becomes", "the new|next colour is",
                    "play goes on in",
                    "colour is now",
                )
                for what in (
                    f"the colour [that] {_OF_WHOM}", f"the one [that] {_OF_WHOM}", f"whatever|whichever {_OF_WHOM}",
                    f"whatever|whichever colour {_OF_WHOM}",
                    "the colour <whom> hold|holds|have|has [the] most cards of",
                    "<whom> 's most common colour",
                )
            ),
        ),
        moments=("play",),
        objection=not_several,
        steps=((P.MOST_HELD, 1),),
        note="play goes on in it; of several, in the first one of the edition",
    ),
    Verb(
        name="discard_most_held",
        patterns=(
            f"discard/discards all cards of the colour {_MOST_OF}",
            f"discard/discards the colour {_MOST_OF}",
            f"discard/discards all [of] your|their cards of the colour {_MOST_OF}",
            f"discard/discards all [of] the cards of the colour {_MOST_OF}",
            f"discard/discards every card of the colour {_MOST_OF}",
            "discard/discards [all] [cards] [of] your|their most common colour",
        ),
        steps=((P.MOST_HELD,), (P.DISCARD_ALL, P.ANY_COLOUR)),
        note="of several, the first one of the edition; they lie below this card and do nothing",
    ),
    Verb(
        name="reshuffle",
        alone=True,
        patterns=(
            "shuffle the discard pile into the draw pile",
            *(
                f"[you] shuffle {pile} {into}"
                for pile in (
                    "the [whole|entire] discard pile", "all cards in|of the discard pile",
                    "the discard pile except|but [for] the top card", "the rest of the discard pile",
                    "the discard pile below this card",
                )
                for into in ("[back] into the draw pile", "[back] into the deck|pile", "back in")
            ),
            "shuffle the discard pile",
            "shuffle the draw pile and [the] discard pile together",
            "shuffle the discard pile and [the] draw pile together",
            "the discard pile is shuffled into the draw pile|deck",
            "shuffle both piles together",
        ),
        moments=("play",),
        steps=((P.RESHUFFLE,),),
        note="all cards below this one",
    ),
    Verb(
        name="turn_over_each",
        patterns=(
            "turn/turns over a card of the draw pile",
            *(
                f"{turn} {cards} {deck}"
                for turn in _TURN_OVER
                for cards in ("a|1|one|the [top] card", "the next card")
                for deck in _DECK
            ),
        ),
        objection=_all_turn_over,
        moments=("play",),
        one_step=True,
        steps=((P.TURN_OVER, 1),),
        note="everyone sees them, then they are shuffled into it; without a number a card counts as 0; ties: the first"
        " from the next player on",
    ),
    Verb(
        name="turn_over_against",
        patterns=("turn/turns over a card of the draw pile against <whom>",),
        objection=_you_turn_over,
        moments=("play",),
        steps=((P.TURN_OVER,),),
        note="one for each of you; everyone sees them, then they are shuffled into it; without a number a card "
             "counts as 0;"
        " in a tie it is that player",
    ),
    Verb(
        name="draw_open",
        patterns=(
            "draw/draws 1 card face up",
            *(f"draw/draws a|1|one card {then}" for then in (
                "face up", "and show|shows|reveal|reveals it [to everyone|all]", "openly")),
        ),
        objection=together,
        steps=((P.DRAW_ONE,), (P.LAY_OPEN,)),
        then=P.SHOW_AT_ONCE,
        penalty=True,
        harm=1,
        note="each keeps it; all are shown at the end; without a number a card counts as 0; ties: the first from the"
        " next player on",
    ),
    Verb(
        name="draw_open_against",
        patterns=("draw/draws 1 card face up against <whom>",),
        objection=_you_turn_over,
        steps=((P.DRAW_ONE,), (P.LAY_OPEN,), (P.TURN_ROUND,), (P.DRAW_ONE,), (P.LAY_OPEN,), (P.TURN_ROUND,),
               (P.SHOW_AT_ONCE,)),
        penalty=True,
        harm=1,
        note="so does the other player; both keep theirs, and show it; without a number a card counts as 0; in a tie "
         "it is"
        " that player",
    ),
    Verb(
        name="show_against",
        patterns=("show/shows 1 card at once against <whom>",),
        objection=_you_turn_over,
        steps=((P.SHOW_SOME, 1, 1), (P.TURN_ROUND,), (P.SHOW_SOME, 1, 1), (P.TURN_ROUND,), (P.SHOW_AT_ONCE,)),
        note="both choose first; without a number it counts as 0; in a tie it is that player",
    ),
    Verb(
        name="roll_each",
        patterns=("roll/rolls a die", "roll/rolls a|1|one|the die|dice [each]", "roll/rolls [the] dice"),
        objection=_all_roll,
        steps=((P.ROLL, 0, 1), (P.LAY_OPEN, 1)),
        then=P.SHOW_AT_ONCE,
        note="chance brings a number from 1 to 6 for each; ties: the first from the next player on",
    ),
    Verb(
        name="roll_against",
        patterns=("roll/rolls a die against <whom>",),
        objection=_you_turn_over,
        steps=((P.ROLL, 0, 1), (P.LAY_OPEN, 1), (P.TURN_ROUND,), (P.ROLL, 0, 1), (P.LAY_OPEN, 1), (P.TURN_ROUND,),
               (P.SHOW_AT_ONCE,)),
        note="chance brings a number from 1 to 6 for each of you; in a tie it is that player",
    ),
)  # fmt: skip

COMPARED = frozenset(
    "show_at_once turn_over_each turn_over_against draw_open draw_open_against show_against roll_each "
    "roll_against".split()
)
"""Verbs by which several players show a number: who showed the highest one, who the lowest."""
