"""Verbs about the card that is played, its colour, the direction, and all hands together."""

from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.verbs.verb import Verb
from lastcard.engine import program as P


def _you_put(who: Who, whom: Who | None) -> str:
    return "" if who == "you" else "only you can put down a card; the others follow with a card of that colour"


PUT = Verb(
    name="put",
    patterns=("put/puts down a|1|one|any card", "put/puts down a card you choose"),
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
        "[you] change the colour", "[you] pick the colour", "this card counts as any colour",
        "this card counts as any colour and [any] number", "this card counts as any card|number and [any] colour",
        "this card may be played on anything|everything", "this card may be played on any|every card|colour",
        "this card counts as any card", "this card may be played at any time",
        "this card matches anything|everything",
        "this card may be any colour [you want|like|choose]", "this card is [a] wild",
        "this card is any colour [you want|like]",
        "[you] [may] play this [card] on any|every card|colour",
        "[you] [may] play this [card] on anything|everything",
        "[you] [may] play this [card] at any time", "this card goes on anything|everything",
        "this card goes on any colour|card",
        "this card may go on anything|everything", "[you] choose what colour it is [now]",
    ),
    moments=("play", "turned_up"),
    steps=((P.NAME_COLOUR,),),
    note="play goes on in it",
)  # fmt: skip

NAME_THAT_COLOUR = Verb(
    name="name_that_colour",
    alone=True,
    patterns=("[you] choose the colour",),
    moments=("play", "turned_up"),
    steps=((P.PICK_COLOUR, 1),),
    note="play goes on in it",
)
"""The same where the text goes on to speak of that colour."""

NAME_OTHER_COLOUR = Verb(
    name="name_other_colour",
    alone=True,
    patterns=(
        "[you] choose another colour", "[you] choose|pick|name a different colour", "[you] pick|name another colour",
        "[you] choose|pick any other colour",
        "[you] choose|pick|name any colour except|but the one in play",
        "[you] choose|pick|name a|any colour except|but|other than the current one|colour",
        "[you] choose|pick|name a|any colour other than the one in play",
    ),
    moments=("play",),
    steps=((P.NAME_OTHER,),),
    note="play goes on in it; the one before this card cannot be named",
)  # fmt: skip

SET_COLOUR = Verb(
    name="set_colour",
    alone=True,
    patterns=(
        "the colour is now <colour>", "[you] change|switch to <colour>", "the colour is <colour> now",
        "the new|next colour is <colour>", "colour is now <colour>", "colour becomes [now] <colour>",
        "play goes on in <colour>",
        "everything turns|is <colour>",
    ),
    moments=("play",),
    steps=((P.SET_COLOUR, "cards"),),
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
        "call out a colour",
        "shout a colour",
        "announce a colour",
    ),
    steps=((P.PICK_COLOUR,),),
    note="for this card only",
)


ASK_COLOUR = Verb(
    name="ask_colour",
    alone=True,
    patterns=("ask for a colour", "[you] ask for a|any [certain|specific|particular] colour"),
    steps=((P.PICK_COLOUR,),),
    note="for this card only",
)

NAME_CARD = Verb(
    name="name_card",
    alone=True,
    patterns=(
        "name a card",
        *(
            f"[you] {name} a|any|one [certain|specific|particular|single] card {by}"
            for name in ("name", "call", "call out", "announce", "ask for", "declare")
            for by in ("", "by colour and number", "by number and colour", "you|they want|like|do-not have")
        ),
    ),
    moments=("play",),
    steps=((P.NAME_CARD,),),
    note="any card of the deck",
)


def _one_names(who: Who, whom: Who | None) -> str:
    if who == "you":
        return "say: choose the colour"
    return "one other player names the colour" if who in PLURAL else ""


OTHERS_NAME_COLOUR = Verb(
    name="others_name_colour",
    patterns=(
        "choose/chooses the colour", "pick/picks the colour", "name/names the colour", "decide/decides [on] the colour",
        "choose/chooses the next|new colour", "pick/picks the next|new colour", "name/names the next|new colour",
        "call/calls the [next|new] colour", "change/changes the colour", "set/sets the colour",
        "choose/chooses a new colour", "pick/picks a new colour", "choose/chooses which|what colour is|comes next",
        "decide/decides which|what colour is|comes next", "pick/picks which|what colour is|comes next",
        "choose/chooses which|what colour to play",
        "decide/decides the next|new colour",
        "declare/declares the [next|new] colour", "say/says the [next|new] colour",
    ),
    moments=("play", "turned_up"),
    objection=_one_names,
    steps=((P.ACTOR_NAMES, 1),),
    note="play goes on in it",
)  # fmt: skip

OTHERS_PICK_COLOUR = Verb(
    name="others_pick_colour",
    patterns=(
        "choose/chooses a colour", "pick/picks a colour", "name/names a colour", "say/says a colour",
        "call/calls a colour",
        "decide/decides on a colour",
    ),
    objection=_one_names,
    steps=((P.ACTOR_NAMES, 0),),
    note="for this card only",
)  # fmt: skip


def _you_play(who: Who, whom: Who | None) -> str:
    return "" if who == "you" else "others play on their turn: say they must play a random card"


_BLINDLY = "chance takes it out of your hand; it is played if it may be, and else shown; you name the colour first"

PLAY_RANDOM = Verb(
    name="play_random",
    patterns=("play/plays a random card",),
    objection=_you_play,
    moments=("play",),
    steps=((P.PLAY_ANY, 0),),
    colour_first=True,
    note=_BLINDLY,
)

PLAY_RANDOM_OR_DRAW = Verb(
    name="play_random_or_draw",
    patterns=(
        "play/plays a random card , else draw/draws <n>",
        "play/plays a random card ; otherwise draw/draws <n> [card|cards]",
    ),
    objection=_you_play,
    moments=("play",),
    steps=((P.PLAY_ANY, "count"), (P.DRAW_MANY,)),
    colour_first=True,
    note=_BLINDLY,
)

PUT_BACK = Verb(
    name="put_back",
    alone=True,
    patterns=("put it back", "put this card back"),
    moments=("turned_up",),
    steps=(),
    flag=P.PUT_BACK,
)

PLAYING: tuple[Verb, ...] = (
    PLAY_RANDOM,
    PLAY_RANDOM_OR_DRAW,
    PUT_MATCHING,
    PUT,
    OTHERS_NAME_COLOUR,
    OTHERS_PICK_COLOUR,
    ASK_COLOUR,
    NAME_CARD,
    Verb(
        name="reverse",
        alone=True,
        patterns=(
            "[you] reverse the direction", "reverse the play", "reverse the game play",
            "reverse the direction of play", "reverse direction",
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
    NAME_THAT_COLOUR,
    NAME_OTHER_COLOUR,
    SET_COLOUR,
    PICK_COLOUR,
    Verb(
        name="copy",
        alone=True,
        patterns=(
            "copy the last card", "copy whatever card was played before this one",
            "copies the last|previous card [played|placed|laid]", "copy the last|previous card placed|laid|used",
            "copy whatever the last|previous card did|does|was", "copy the card that was played before this [one]",
            "copies the previous card 's effect", "do the last|previous card again",
            "copy the card played before this [one]", "this card is a copy of the last|previous card",
            "act as the last|previous card", "this card acts like the last|previous card [played]",
            "this card becomes a copy of the last|previous card", "this card becomes the last|previous card",
            "[you] copy the last|previous card [played]", "copy the last|previous card that was played",
            "copy the effect of the last|previous card [played]",
            "copy the effect of the last|previous card that was played", "repeat the last|previous card [played]",
            "repeat the effect of the last|previous card [played]", "do what the last|previous card did",
            "the last|previous card acts|happens again", "copy the card before this one",
            "copy the card below [this one]", "the last|previous card counts again",
            "this card copies the last|previous card [played]", "copy the last|previous card 's effect",
            "this card does the same as the last|previous card [played]",
            "do the same as the last|previous card [played]",
            "this card copies the effect of the last|previous card [played]",
            "repeat the last|previous card 's effect", "this card does what the last|previous card did",
            "play the last|previous card again",
        ),
        moments=("play",),
        steps=((P.COPY,),),
        note="what the card before this one says happens again, for you; one without a text does nothing",
    ),
    Verb(
        name="copy_twice",
        alone=True,
        patterns=("copy the last <card> twice", *(
            f"{copy} the last|previous|latest <card>{played}{twice}"
            for copy in ("[you] copy", "copies", "repeat", "this card copies", "do the same as", "copy the effect of")
            for played in ("", " played", " that was|got played")
            for twice in (" twice", " double", " doubled", " two|2 times", " , but|and double|doubled|twice",
                          " but double|doubled|twice", " , doubled"))),
        moments=("play",),
        steps=((P.COPY, "only"), (P.COPY, "only")),
        note="what the uppermost of them in the discard pile says happens twice, for you; without one nothing does",
    ),
    Verb(
        name="copy_certain",
        alone=True,
        patterns=("copy the last <card>", "copy the last|previous <card> [played|placed|laid]", *(
            f"{copy} the last|previous|latest <card>{played}"
            for copy in ("[you] copy", "copies", "repeat", "repeats", "this card copies", "this card does what",
                         "this card acts like", "do the same as", "copy the effect of", "repeat the effect of",
                         "copies the effect of")
            for played in ("", " played", " that was|got played", " anyone played", " someone played"))),
        moments=("play",),
        steps=((P.COPY, "only"),),
        note="what the uppermost of them in the discard pile says happens again, for you; without one nothing does",
    ),
    Verb(
        name="show_card",
        alone=True,
        patterns=("show it", "show it to everyone|all", "show this card", "show this card to everyone|all"),
        moments=("drawn",),
        steps=((P.SHOW_CARD,),),
    ),
    PUT_BACK,
)  # fmt: skip
