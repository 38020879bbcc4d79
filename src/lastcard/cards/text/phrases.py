"""The phrase book: every way to name players, cards and conditions, as a pattern that is both read and printed.

In a pattern, `a|b` are alternatives, `[a]` may be left out, and `<...>` is a slot:
`<n>` a number, `<whom>` a player, `<cards>` which cards, `<colour>` a colour.
A verb is written `draw/draws`: the form for you and for all others; either is read, the right one is printed.
The first pattern of a meaning is the one that is printed. What players do is in `verbs`.
"""

from typing import Literal

Who = Literal[
    "you", "next", "previous", "everyone", "everyone_else", "chosen", "they", "most", "fewest", "dealer", "others"
]
"""Who acts, or on whom. `others` is only for gifts: divided among the others as the player likes."""

PLURAL: frozenset[Who] = frozenset({"everyone", "everyone_else"})

Compare = Literal["more", "fewer", "at_least", "at_most", "exactly", "a", "no"]

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
