"""The phrase book: every way to name players, cards and conditions, as a pattern that is both read and printed.

In a pattern, `a|b` are alternatives, `[a]` may be left out, and `<...>` is a slot:
`<n>` a number, `<whom>` a player, `<cards>` which cards, `<card>` which card, `<colour>` a colour, `<many>` how many.
A verb is written `draw/draws`: the form for you and for all others; either is read, the right one is printed.
The first pattern of a meaning is the one that is printed. What players do is in `verbs`.
"""

from typing import Literal

Who = str
"""Who acts, or on whom: a key of `WHO`, or `agreed the youngest player`, whom only people can name.

`others` is only for gifts: divided among the others as the player likes."""

PLURAL: frozenset[Who] = frozenset(
    {"everyone", "everyone_else", "neighbours", "two", "next_two", "next_3", "next_4", "next_5"}
)

SEVERAL: frozenset[Who] = PLURAL - {"everyone", "everyone_else"}
"""Those of whom verbs are in the plural: everyone draws, both your neighbours draw."""

AGREED = "agreed "
"""Begins the key of somebody whom the table has to agree on."""

ONE_OTHER: frozenset[Who] = frozenset(
    {"next", "previous", "chosen", "most", "fewest", "dealer", "second", "left", "right", "across", "neighbour"}
    | {"loser", "winner"}
)


def is_one(who: Who) -> bool:
    """Whether it is one player other than you."""
    return who in ONE_OTHER or who.startswith(AGREED)


Compare = Literal["more", "fewer", "at_least", "at_most", "exactly", "a", "no"]

WHO: dict[Who, tuple[str, ...]] = {
    "you": ("you", "yourself", "the player who played|plays this [card]", "whoever played|plays this [card]"),
    "next": ("the next player", "the player after you", "next player", "player after you", "the player who is next",
        "next"),
    "previous": ("the previous player", "the player before you", "previous player", "player before you"),
    "second": (
        "the second next player", "the player after the next player|one", "the player after next",
        "second next player",
        "the player after that [player|one]", "player after that [player|one]", "the second player after you",
    ),
    "left": (
        "the player on your left", "the|a player to|at your left [side]", "the player on|to the left [of you]",
        "the player left of you", "player on|to your left", "your left neighbour", "the neighbour on|to your left",
        "the player on your left side|hand", "left neighbour", "the left player", "the left neighbour",
        "the player sitting on|to your left", "the one on|to your left", "whoever is|sits on|to your left",
        "the player next to you on the left",
    ),
    "right": (
        "the player on your right", "the|a player to|at your right [side]", "the player on|to the right [of you]",
        "the player right of you", "player on|to your right", "your right neighbour",
        "the neighbour on|to your right",
        "the player on your right side|hand", "right neighbour", "the right player", "the right neighbour",
        "the player sitting on|to your right", "the one on|to your right", "whoever is|sits on|to your right",
        "the player next to you on the right",
    ),
    "own_left": (
        "the player on their left", "the player to their left [side]", "the player on|to his|her left",
        "their left neighbour", "the neighbour on|to their left", "the one on|to their left",
        "player on|to their left", "their neighbour on|to the left", "the player to the left of them",
    ),
    "own_right": (
        "the player on their right", "the player to their right [side]", "the player on|to his|her right",
        "their right neighbour", "the neighbour on|to their right", "the one on|to their right",
        "player on|to their right", "their neighbour on|to the right", "the player to the right of them",
    ),
    "across": (
        "the player across from you", "the player opposite [of|from] [you]", "the player opposite to you",
        "the player across [the table]", "the player across the table from you", "the player who sits opposite [you]",
        "the player sitting opposite [you]", "the player sitting across [from you]", "player across from you",
        "the player who sits across from you",
    ),
    "neighbours": (
        "both your neighbours", "your neighbours", "both neighbours", "your 2|two neighbours", "the neighbours",
        "both of your neighbours", "the players next to you", "the players on both sides [of you]",
        "the players on your left and right", "the players to your left and right", "the players beside you",
        "the players left and right of you", "the players on either side [of you]", "your direct neighbours",
    ),
    "neighbour": (
        "a neighbour you choose", "your neighbour", "one of your neighbours", "a neighbour of your choice",
        "a neighbour",
        "one neighbour", "a player next to you",
    ),
    "everyone_else": (
        "everyone else", "all other players", "all the other players", "every other player",
        "each other player", "all others", "the other players", "the others", "all opponents", "each opponent",
        "every opponent", "your opponents", "all your opponents", "everyone except|but you", "all the others",
        "everyone except|but yourself", "all players except|but you", "all but|except you", "other players",
        "everyone besides you", "every player except|but you", "everyone other than you", "each of the others",
        "all of the other players", "the rest of the players", "all your enemies", "all enemies",
        "everyone around you",
        "each of the other players", "every one else", "all the rest", "every other one", "the rest",
        "all players other than you", "anyone else", "everyone but|except the player who played this [card]",
        "all players but|except the player who played this [card]", "everyone who did-not play this [card]",
    ),
    "everyone": (
        "everyone", "all players", "each player", "every player", "all the players", "all of you",
        "every single player", "each and every player", "the whole table", "all", "each", "every one of you",
        "each of you", "you and everyone else", "everyone including you", "everyone at the table", "the players",
        "everyone , including you", "players", "the group", "the whole group", "the room", "the table",
    ),
    "next_3": ("the next 3 players", "the next three players", "the three|3 next players", "next three|3 players"),
    "next_4": ("the next 4 players", "the next four players", "the four|4 next players", "next four|4 players"),
    "next_5": ("the next 5 players", "the next five players", "the five|5 next players", "next five|5 players"),
    "next_two": ("the next 2 players", "the next two players", "the two|2 next players", "next two|2 players"),
    "two": (
        "2 players you choose", "two players you choose", "two|2 players you pick|want|like",
        "two|2 players of your choice", "any two|2 players", "two|2 other players", "two|2 different players",
        "two|2 players", "two|2 opponents",
    ),
    "chosen": (
        "a player you choose|pick|want|like", "a|one|1|the|any player of your choice|choosing|liking",
        "any player you choose|pick|want|like", "another player you choose|pick|want|like",
        "another player of your choice", "one|1 player you choose|pick|want|like", "a chosen player", "any player",
        "another player", "the player you choose|pick|want|like",
        "one other player", "a player", "someone you choose|pick|want|like", "an opponent you choose|pick|want|like",
        "an opponent of your choice", "any opponent", "an opponent", "one opponent", "someone else",
        "someone", "any other player", "someone of your choice", "any other player you choose|pick|want|like",
        "1 other player", "any other player of your choice", "one|1 player", "any one player", "a different player",
        "anyone you choose|pick|want|like", "anyone of your choice", "anyone", "whoever you choose|pick|want|like",
        "whomever you choose|pick|want|like", "whichever player you choose|pick|want|like", "a friend", "an enemy",
        "one of the other players", "one of the others", "one of your opponents", "some player", "any of the players",
        "any of the other players", "player of your choice", "one of the players", "a friend of your choice",
        "another opponent", "anyone at the table", "one of your friends", "an opponent of your choosing",
        "another one", "some other player",
    ),
    "they": (
        "that player", "they", "them", "the chosen player", "the same player", "he", "she", "this player", "him",
        "the player chosen", "he or she", "that opponent", "the chosen one", "that one", "the victim",
    ),
    "most": (
        "the player with the most cards", "whoever has|holds the most cards",
        "the player who has|holds the most cards", "the player holding|having the most cards",
        "the one with the most cards", "the player with most cards", "whoever 's got the most cards",
        "the player that has|holds the most cards", "whoever has|holds most cards",
        "the player with the largest|biggest hand", "the player with the most", "whoever has|holds|got the most",
        "the player who|that has|holds the most", "the player holding the most", "the one with the most",
        "whoever has|holds the biggest|largest hand", "whoever has|holds the biggest|largest number of cards",
        "the player with the highest|largest|biggest|most number|amount of cards",
        "the player that has|holds the biggest|largest hand", "the player who has|holds the biggest|largest hand",
        "the one who has|holds the most cards", "the player currently holding the most cards",
        "whoever is|'s holding the most cards", "whoever currently has the most cards",
        "the player with the most cards in hand", "the player with the most cards in their hand",
        "whoever has the most cards in their hand", "whoever with the most cards", "the opponent with the most cards",
        "player with the most cards",
    ),
    "fewest": (
        "the player with the fewest|least cards", "whoever has|holds the fewest|least cards",
        "the player who has|holds the fewest|least cards", "the player holding|having the fewest|least cards",
        "the one with the fewest|least cards", "the player with fewest|least cards",
        "the player that has|holds the fewest|least cards", "whoever has|holds fewest|least cards",
        "the player with the smallest hand", "the player with the fewest|least",
        "whoever has|holds|got the fewest|least", "the player who|that has|holds the fewest|least",
        "the player holding the fewest|least", "the one with the fewest|least", "whoever has|holds the smallest hand",
        "whoever has|holds the smallest|lowest number of cards",
        "the player with the lowest|smallest|least|fewest number|amount of cards",
        "the player who|that has|holds the smallest hand", "the one who has|holds the fewest|least cards",
        "the player currently holding the fewest|least cards", "whoever is|'s holding the fewest|least cards",
        "whoever currently has the fewest|least cards", "the player with the fewest|least cards in hand",
        "the player with the fewest|least cards in their hand", "whoever has the fewest|least cards in their hand",
        "the player closest to winning|uno", "whoever is|'s closest to winning|uno",
        "the opponent with the fewest cards", "player with the fewest|least cards",
    ),
    "dealer": ("the dealer", "the player who dealt [the] [cards]", "whoever dealt [the] [cards]", "the one who dealt"),
    "loser": (
        "the loser", "loser", "whoever misses", "the one who misses", "whoever lost", "the player who misses",
        "whoever is last", "the last one|player", "the player who lost", "the one who lost", "the slowest player",
        "the slowest", "whoever misses it", "whoever comes last", "the losing player",
    ),
    "winner": (
        "the winner", "winner", "whoever wins", "the one who wins", "whoever won", "the player who wins",
        "the player who won", "whoever is first", "the first one|player", "the fastest player", "the fastest",
        "whoever comes first", "the winning player",
    ),
}  # fmt: skip
"""In a pattern the first words are printed. `whoever misses` is how `whoever loses` arrives here."""

ADJECTIVES = frozenset(
    "youngest oldest tallest shortest smallest biggest loudest quietest funniest smartest strongest silliest coolest "
    "prettiest sleepiest hungriest nicest weirdest luckiest unluckiest newest cleverest thirstiest grumpiest".split()
)
"""What only people can tell of each other: `the youngest player`."""

MEASURES = frozenset("longest shortest biggest smallest largest coolest best nicest ugliest brightest funniest".split())
"""The same of what they have: `the player with the longest hair`."""

OTHERS = (
    "other players",
    "the other players",
    "any other players",
    "others",
    "any of the others",
    "other players as you like",
)

CARDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("chosen", ("cards of a colour you choose|pick|want|like|name", "cards of the colour you choose|pick|name",
                "cards of 1|one colour you choose|pick|name", "cards of a colour of your choice",
                "cards of any colour you choose|pick|want|like", "cards of a chosen colour",
                "cards of 1|one colour", "cards of one colour of your choice", "cards of your chosen colour")),
    ("that", ("cards of that colour", "cards in that colour", "cards with that colour", "cards of the chosen colour",
              "cards of this colour", "that colour", "cards that are that colour")),
    ("wild", ("wild cards", "wilds")),
    ("action", ("action cards", "special cards", "actions")),
    ("number", ("number cards", "numbered cards", "numbers")),
    ("skip", ("skip cards", "skips")),
    ("reverse", ("reverse cards", "reverses")),
    ("draw two", ("draw two cards", "draw twos", "draw 2 cards", "draw 2s", "+2 cards", "+2s")),
    ("penalty", ("draw cards",)),
    ("all", ("cards",)),
)  # fmt: skip

ONE_CARD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("that", ("card of that colour", "card in that colour", "card of the chosen colour")),
    ("chosen", ("card of a colour you choose", "card of a colour of your choice")),
    ("wild", ("wild card", "wild")),
    ("action", ("action card", "special card")),
    ("number", ("number card", "numbered card")),
    ("skip", ("skip card", "skip")),
    ("reverse", ("reverse card", "reverse")),
    ("draw two", ("draw two card", "draw two", "draw 2 card", "draw 2", "+2 card", "+2")),
    ("penalty", ("draw card", "+2 or +4", "+4 or +2", "draw 2 or draw 4", "draw two or draw four card",
        "draw 2 or draw 4 card", "+2 or +4 card", "penalty card", "plus card", "draw two or draw four", "penalty")),
)  # fmt: skip
"""The same, where one of them is meant: after `a`, `an`, `any` or `no`."""

CONDITIONS: tuple[tuple[tuple[Compare, str], tuple[str, ...]], ...] = (
    (("more", ""), ("more than <n> card|cards", "more cards than <whom>",
    "more cards than <whom> do|does|have|has|hold|holds", "more than <n> <some>", "over <n> cards")),
    (("fewer", ""), ("fewer|less than <n> card|cards", "fewer|less cards than <whom>",
    "fewer|less cards than <whom> do|does|have|has|hold|holds", "fewer|less than <n> <some>",
                     "under <n> cards")),
    (("at_least", ""), ("at least <n> card|cards", "<n> or more cards", "at least <n> <some>", "<n> or more <some>",
                        "<n> cards or more")),
    (("at_most", ""), ("at most <n> card|cards", "<n> or fewer|less cards", "at most <n> <some>",
                       "<n> cards or fewer|less")),
    (("exactly", ""), ("exactly|only <n> card|cards", "<n> card|cards", "as many cards as <whom>",
    "as many cards as <whom> do|does|have|has", "the same number of cards as <whom> do|does|have|has",
                        "exactly <n> <some>",
                       "just <n> card|cards", "the same number of cards as <whom>")),
    (("exactly", "uno"), ("uno",)),
    (("a", ""), ("a|an <card>", "any <some>", "any <card>", "one|1 <card>", "<some>", "at least one|1 <card>",
                 "one|1 or more <some>")),
    (("no", ""), ("no <some>", "no <card>", "zero|0 <some>")),
)  # fmt: skip
"""What somebody may hold, after `if`."""

MANY: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("that", ("that many cards", "that many", "that number of cards", "as many cards as you roll|rolled",
              "as many cards as the die|dice shows|show|says|say", "the number of cards you roll|rolled",
              "the number rolled", "the number you roll|rolled", "as many cards", "as many as you roll|rolled",
              "that amount of cards", "the number of cards on the die|dice", "that amount", "as many",
              "the number on the die|dice", "what you roll|rolled", "this many cards", "as many cards as you said",
              "as many cards as the number", "cards equal to the number", "as many cards as you chose|picked")),
    ("held", ("as many cards as <whom> hold|holds", "as many cards as <whom> have|has",
              "the same number of cards as <whom> have|has|hold|holds", "as many cards as there are in your hand",
              "as many as <whom> have|has|hold|holds")),
    ("half", ("half your|their|his|her cards", "half of them", "half of it", "half of your|their|his|her cards",
        "half your|their|his|her hand",
              "half of your|their|his|her hand", "half the cards in your|their hand",
              "half of the cards in your|their hand")),
    ("each", ("<n> card|cards for each|every <card> <whom> hold|holds",
              "<n> card|cards for each|every <card> <whom> have|has",
              "<n> card|cards for each|every <card> in your|their|his|her hand",
              "<n> card|cards for each|every of your|their <cards>",
              "<n> card|cards per <card> <whom> hold|holds|have|has", "<n> card|cards per <card> in your|their hand",
              "<n> card|cards for each|every card <whom> hold|holds|have|has",
              "<n> card|cards for each|every card in your|their hand",
              "<number> for each|every card <whom> hold|holds|have|has",
              "<n> card|cards per card <whom> hold|holds|have|has",
              "<number> for each|every <card> <whom> hold|holds|have|has",
              "<number> for each|every <card> in your|their|his|her hand",
              "<number> for each|every card in your|their|his|her hand", "<number> per card in your|their|his|her hand",
              "<n> card|cards for each|every card in his|her hand")),
)  # fmt: skip
"""How many cards, where that is no number."""

HELD = (("left",), ("in", "hand"), ("in", "your", "hand"), ("in", "their", "hand"), ("in", "his", "hand"),
        ("in", "her", "hand"), ("on", "hand"), ("left", "in", "your", "hand"), ("left", "in", "their", "hand"),
        ("in", "their", "hands"), ("after", "playing", "this"), ("after", "playing", "this", "card"),
        ("after", "this"), ("after", "this", "card"), ("when", "you", "play", "this"),
        ("left", "after", "playing", "this"), ("left", "after", "playing", "this", "card"),
        ("left", "after", "this"))  # fmt: skip
"""What may stand behind cards that somebody holds."""

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
    "the player on your left draws 2.",
    "both your neighbours draw 1.",
    "everyone passes their hand to the player on their left.",
    "everyone gives 1 card to the next player.",
    "trade 1 card with a player you choose.",
    "look at the hand of a player you choose.",
    "everyone who holds a blue card draws 1.",
    "everyone who holds more than 7 cards discards 2 cards.",
    "everyone draws until they hold 7 cards.",
    "discard down to 3 cards.",
    "discard half your cards.",
    "discard all 7s.",
    "discard all wild cards.",
    "draw as many cards as the next player holds.",
    "draw 1 card for each red card you hold.",
    "discard your whole hand and draw 7 new cards.",
    "you may discard 1 card.",
    "the next player may choose: discard 2 cards; or draw 4.",
    "flip a coin: if it is heads, discard 2 cards; otherwise draw 2.",
    "roll a die. draw that many cards.",
    "choose a number from 1 to 6. the next player draws that many cards.",
    "guess the colour of the top card: if you are right, discard 2 cards; otherwise draw 2.",
    "have a contest with a player you choose: rock paper scissors. the loser draws 3.",
    "the youngest player draws 2.",
    "the next player misses 2 turns.",
    "2 players you choose swap hands with each other.",
    "everyone takes a drink.",
    "you must sing a song, or draw 2.",
    "draw 1. if you hold a red card, discard 1 card.",
    "nobody may play red cards until your next turn.",
    "nobody may play action cards until another wild is played.",
    "the next player may only play number cards on their next turn.",
    "choose a colour. nobody may play cards of that colour until your next turn.",
    "everyone draws 2 instead of 1 until your next turn.",
    "nobody may draw until your next turn.",
    "everyone may play 7s on anything until another wild is played.",
    "everyone may play any card until your next turn.",
    "everyone shows their hand until your next turn.",
    "you are protected until your next turn.",
    "nobody may talk until your next turn.",
    "the next draw card counts double.",
    "the next action card does nothing.",
    "copy the last card.",
)
"""Sentences to start from, and to suggest."""
