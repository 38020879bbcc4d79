"""The phrase book: every way to say something, as a pattern that is both read and printed.

In a pattern, `a|b` are alternatives, `[a]` may be left out, and `<...>` is a slot:
`<n>` a number, `<whom>` a player, `<cards>` which cards, `<colour>` a colour.
A verb is written `draw/draws`: the form for you and for all others; either is read, the right one is printed.
The first pattern of a meaning is the one that is printed.
"""

from lastcard.cards.text.tree import Compare, Verb, Who

WHO: dict[Who, tuple[str, ...]] = {
    "you": ("you",),
    "next": ("the next player", "the player after you", "next player"),
    "previous": ("the previous player", "the player before you", "previous player"),
    "everyone_else": (
        "everyone else", "all other players", "all the other players", "every other player",
        "each other player", "all others", "the other players", "the others", "all opponents", "each opponent",
        "every opponent", "your opponents", "all your opponents", "everyone except you", "everyone but you",
    ),
    "everyone": (
        "everyone", "all players", "each player", "every player", "all the players", "all of you",
    ),
    "chosen": (
        "a player you choose", "a player of your choice", "any player you choose", "another player you choose",
        "another player of your choice", "one player you choose", "a chosen player", "any player", "another player",
        "one other player", "a player", "someone you choose", "somebody you choose", "an opponent you choose",
        "an opponent of your choice", "any opponent", "an opponent", "one opponent", "someone else", "somebody else",
        "someone", "somebody", "one player of your choice", "any player of your choice", "any other player",
        "1 player you choose", "1 other player",
    ),
    "they": ("that player", "they", "them", "the chosen player", "the same player", "he", "she", "this player"),
    "most": ("the player with the most cards", "whoever has the most cards", "the player who has the most cards",
             "whoever holds the most cards", "the player holding the most cards"),
    "fewest": ("the player with the fewest cards", "whoever has the fewest cards",
               "the player who has the fewest cards", "whoever holds the fewest cards",
               "the player holding the fewest cards", "the player with the least cards"),
    "dealer": ("the dealer",),
}  # fmt: skip

OTHERS = (
    "other players",
    "the other players",
    "any other players",
    "others",
    "any of the others",
    "other players as you like",
)

ACTS: tuple[tuple[Verb, tuple[str, ...]], ...] = (
    ("draw_until", (
        "draw/draws until you|they|he|she draw|draws a|an|1|one <colour> card",
        "draw/draws [cards] until you|they|he|she get|gets|find|finds a|an|1|one <colour> card",
    )),
    ("draw_level", (
        "draw/draws until you|they|he|she hold|holds as many cards as <whom>",
        "draw/draws [cards] until you|they|he|she have|has as many cards as <whom>",
        "draw/draws [cards] until you|they|he|she have|has the same number of cards as <whom>",
    )),
    ("draw", (
        "draw/draws <number>",
        "draw/draws <n> [more|extra|additional|new] card|cards [from the draw pile]",
        "draw/draws <n> [more|extra|additional|new] card|cards from the deck|pile",
        "draw/draws <number> more|extra",
    )),
    ("miss", (
        "miss/misses a|1|one|your|their|his|her|the [next] turn", "am|are|is skipped",
        "skip/skips a|one|1|your|their|the [next] turn",
        "do|does not get a turn", "sit|sits out a|1|one|your|their turn",
    )),
    ("again", (
        "take/takes another turn", "play/plays again", "go/goes again", "get/gets another turn",
        "get/gets an extra turn",
        "take/takes an extra turn", "have/has another turn",
    )),
    ("start", ("start/starts", "go/goes first", "begin/begins")),
    ("give_all", (
        "give/gives all [your|their|the] <cards> to <whom>", "give/gives all of your|their|the <cards> to <whom>",
        "give/gives [your|their] [whole|entire] hand to <whom>",
    )),
    ("give", (
        "give/gives <n> card|cards to <whom>", "give/gives <n> of your|their cards to <whom>",
        "give/gives <whom> <n> card|cards", "give/gives <number> to <whom>",
    )),
    ("take", (
        "take/takes <n> card|cards from <whom>", "take/takes <n> [random] card|cards from <whom>",
        "take/takes <n> card|cards from <whom> at random", "take/takes <number> from <whom>",
        "steal/steals <n> [random] card|cards from <whom>", "draw/draws <n> card|cards from <whom>",
    )),
    ("discard_up_to", ("discard/discards up to <n> card|cards",)),
    ("discard_all", (
        "discard/discards all [your|their|the] <cards>", "discard/discards all of your|their|the <cards>",
        "discard/discards [your|their] [whole|entire] hand",
        "throw/throws away all [your|their|the] <cards>", "get/gets rid of all [your|their|the] <cards>",
        "put/puts down all [your|their|the] <cards>",
    )),
    ("discard", (
        "discard/discards <n> card|cards", "discard/discards <n> of your|their cards", "discard/discards <number>",
        "throw/throws away <n> card|cards", "get/gets rid of <n> card|cards",
    )),
    ("show_hand", (
        "show/shows your|their|his|her hand|hands|cards to <whom>",
        "show/shows <whom> your|their|his|her hand|hands|cards",
        "reveal/reveals your|their|his|her hand|hands|cards to <whom>",
    )),
    ("show_hand", (
        "show/shows your|their|his|her hand|hands|cards", "reveal/reveals your|their|his|her hand|hands|cards",
    )),
    ("swap", (
        "swap/swaps hands with <whom>", "trade/trades hands with <whom>", "exchange/exchanges hands with <whom>",
        "switch/switches hands with <whom>", "swap/swaps [your|their] hand with <whom>",
        "trade/trades [your|their] hand with <whom>",
    )),
    ("pass_hands", (
        "pass/passes your|their [whole|entire] hand|hands to <whom>", "pass/passes all your|their cards to <whom>",
        "hand/hands your|their cards to <whom>",
    )),
    ("redraw", (
        "return/returns your|their hand to the draw pile , shuffle|shuffles it and draw|draws as many",
        "return/returns your|their hand to the draw pile , shuffle|shuffles it , and draw|draws as many",
        "shuffle/shuffles your|their hand into the draw pile and draw|draws as many [cards]",
        "shuffle/shuffles your|their hand into the deck and draw|draws as many [cards]",
        "trade/trades in your|their hand for as many new cards",
    )),
    ("protect", (
        "are/is protected until another|any wild [card] is played",
        "are/is protected until any other wild [card] is played",
        "are/is safe until another wild [card] is played",
    )),
    ("put_matching", ("put/puts down a|1|one card of that colour",)),
    ("put", ("put/puts down a|1|one|any card", "put/puts down a card of your choice")),
)  # fmt: skip
"""What a player does. Longer patterns of a kind come first."""

ALONE: tuple[tuple[Verb, tuple[str, ...]], ...] = (
    ("reverse", (
        "[you] reverse the direction", "reverse the direction of play", "reverse direction", "the direction reverses",
        "the direction is reversed", "the direction of play reverses", "the direction turns", "change the direction",
        "play reverses [direction]", "reverse play",
    )),
    ("pool_evenly", (
        "shuffle all hands together and deal them out evenly",
        "shuffle all [the] hands [together] and deal them [out] evenly",
        "collect all hands , shuffle them and deal them out evenly",
    )),
    ("pool_back", (
        "shuffle all hands together and deal back as many as each had",
        "shuffle all [the] hands [together] and deal back as many [cards] as each [player] had",
    )),
    ("name_colour", (
        "[you] choose the colour", "[you] choose the colour in play", "[you] name the colour",
        "[you] choose the colour that goes on", "[you] choose the next colour",
        "[you] change the colour", "[you] pick the colour",
    )),
    ("show_card", ("show it", "show it to everyone|all", "show this card", "show this card to everyone|all")),
    ("put_back", ("put it back", "put this card back")),
)  # fmt: skip
"""What has no player as its subject, or only you."""

GIFT_TO_OTHERS = tuple(f"give/gives all [your|their|the] <cards> to {others}" for others in OTHERS)
"""Cards to be divided among the others as the player likes."""

SKIP_PLAYER = ("skip <whom>",)

PROTECT_PLAYER = (
    "protect <whom> until another|any wild [card] is played",
    "protect <whom> until any other wild [card] is played",
)

CARDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("chosen", ("cards of a colour you choose", "cards of the colour you choose",
                "cards of 1|one colour you choose",
                "cards of a colour of your choice", "cards of any colour you choose")),
    ("that", ("cards of that colour",)),
    ("wild", ("wild cards", "wilds")),
    ("all", ("cards",)),
)  # fmt: skip

CONDITIONS: tuple[tuple[tuple[Compare, str], tuple[str, ...]], ...] = (
    (("more", ""), ("more than <n> card|cards", "more cards than <whom>")),
    (("fewer", ""), ("fewer|less than <n> card|cards", "fewer|less cards than <whom>")),
    (("at_least", ""), ("at least <n> card|cards", "<n> or more cards")),
    (("at_most", ""), ("at most <n> card|cards", "<n> or fewer|less cards")),
    (("exactly", ""), ("exactly|only <n> card|cards", "<n> card|cards", "as many cards as <whom>")),
    (("a", ""), ("a|an <colour> card", "any <colour> cards|card")),
    (("no", ""), ("no <colour> card|cards",)),
    (("a", "wild"), ("a wild [card]", "any wild [cards|card]", "any wilds")),
    (("no", "wild"), ("no wild [card|cards]", "no wilds")),
)
"""What somebody may hold, after `if`."""

MUST = (("must",), ("has", "to"), ("have", "to"))

EXAMPLES = (
    "everyone else draws 2.",
    "everyone draws 1.",
    "draw 2.",
    "the next player draws 3 and misses a turn.",
    "a player you choose draws 2.",
    "the previous player draws 2.",
    "swap hands with a player you choose.",
    "everyone passes their hand to the next player.",
    "give 2 cards to a player you choose.",
    "take 1 card from a player you choose.",
    "a player you choose shows their hand to you.",
    "everyone shows their hand.",
    "the player with the fewest cards draws 4.",
    "the player with the most cards discards 2 cards.",
    "the player with the most cards swaps hands with the player with the fewest cards.",
    "shuffle all hands together and deal them out evenly.",
    "shuffle all hands together and deal back as many as each had.",
    "discard all red cards.",
    "everyone discards all cards of a colour you choose.",
    "discard 3 cards.",
    "discard up to 2 cards.",
    "draw until you draw a red card.",
    "everyone else misses a turn.",
    "a player you choose misses a turn.",
    "take another turn.",
    "reverse the direction.",
    "a player you choose draws until they hold as many cards as you.",
    "you are protected until another wild is played.",
    "protect a player you choose until another wild is played.",
    "drop this card: if it lands face up, discard 2 cards; otherwise draw 2.",
    "if you hold more than 5 cards, discard 2 cards; otherwise everyone else draws 1.",
    "return your hand to the draw pile, shuffle it and draw as many.",
    "a player you choose must sing a song, or draws 2.",
    "give all your yellow cards to other players.",
    "choose the colour.",
)
"""Sentences to start from, and to suggest."""
