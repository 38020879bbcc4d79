"""Verbs about the card that has just come to a hand, or was turned over: `it`. The engine remembers which that is."""

from lastcard.cards.text.phrases import Who
from lastcard.cards.text.verbs.verb import Verb, not_several
from lastcard.engine import program as P

_IT = P.SOME + P.ANY_COLOUR
"""Which cards: the one that the text speaks of."""
_BELOW = (
    "below the draw pile", "[back] at|on|to the bottom of the deck|pile", "[back] at|on|to the bottom of the draw pile",
    "under|below|beneath the deck|pile", "[back] under|beneath the draw pile",
)  # fmt: skip
_ON_TOP = ("on top of the draw pile", "[back] on top of the deck|pile", "back on top of the draw pile")


def _only_you(who: Who, whom: Who | None) -> str:
    return "" if who == "you" else "only you can play a card here: it is your turn"


SPOKEN_OF: tuple[Verb, ...] = (
    Verb(
        name="play_it",
        patterns=("play/plays it", "play/plays that card", "play/plays it on top"),
        objection=_only_you,
        moments=("play",),
        steps=((P.PLAY_IT,),),
        colour_first=True,
        harm=-2,
        note="if it may be played; you name the colour of this card first",
    ),
    Verb(
        name="discard_it",
        patterns=("discard/discards it", "discard/discards that card"),
        objection=not_several,
        steps=((P.DISCARD, 1, 0, _IT),),
        harm_per_card=-1,
        favours="actor",
        note="it lies below this card and does nothing",
    ),
    Verb(
        name="give_it",
        patterns=(
            "give/gives it to <whom>", "give/gives that card to <whom>", "give/gives <whom> that card",
            "pass/passes it to <whom>", "hand/hands it to <whom>", "pass/passes it on to <whom>",
            "give/gives it away to <whom>", "hand/hands it over to <whom>", "pass/passes it <side>",
        ),
        objection=not_several,
        steps=((P.GIVE, 1, 0, _IT),),
        harm_per_card=-1,
        favours="actor",
        note="only the two see it",
    ),
    Verb(
        name="return_it_below",
        patterns=tuple(f"put/puts it {where}" for where in _BELOW),
        objection=not_several,
        steps=((P.RETURN, 1, 0, _IT),),
        harm_per_card=-1,
        favours="actor",
        note="nobody else sees it",
    ),
    Verb(
        name="return_it_top",
        patterns=tuple(f"put/puts it {where}" for where in _ON_TOP),
        objection=not_several,
        steps=((P.RETURN, 1, 1, _IT),),
        harm_per_card=-1,
        favours="actor",
        note="nobody else sees it",
    ),
    Verb(
        name="take_it",
        patterns=(
            "take/takes it", "draw/draws it", "take/takes it into your|their hand", "take/takes that card",
            "add/adds it to your|their hand", "keep/keeps it", "put/puts it in|into your|their hand",
            "pick/picks it up",
        ),
        objection=not_several,
        steps=((P.DRAW, 1),),
        penalty=True,
        harm_per_card=1,
        note="it is the top card of the draw pile",
    ),
)  # fmt: skip

OF_IT = frozenset(verb.name for verb in SPOKEN_OF)
