"""The phrase book: every way to name players, cards and conditions, as a pattern that is both read and printed.

In a pattern, `a|b` are alternatives, `[a]` may be left out, and `<...>` is a slot:
`<n>` a number, `<whom>` a player, `<cards>` which cards, `<card>` which card, `<colour>` a colour, `<many>` how many.
A verb is written `draw/draws`: the form for you and for all others; either is read, the right one is printed.
The first pattern of a meaning is the one that is printed. What players do is in `verbs`.
"""

Who = str
"""Who acts, or on whom: a key of `WHO`, or `agreed the youngest player`, whom only people can name.

`others` is only for gifts: divided among the others as the player likes."""

PLURAL: frozenset[Who] = frozenset(
    {"everyone", "everyone_else", "all_but_you", "neighbours", "two", "next_two", "next_3", "next_4", "next_5"}
)
"""`all_but_you` is only printed: everyone else, where another player has been spoken of, who is one of them."""

SEVERAL: frozenset[Who] = PLURAL - {"everyone", "everyone_else", "all_but_you"}
"""Those of whom verbs are in the plural: everyone draws, both your neighbours draw."""

AGREED = "agreed "
"""Begins the key of somebody whom the table has to agree on."""

ONE_OTHER: frozenset[Who] = frozenset(
    {"next", "previous", "chosen", "most", "fewest", "dealer", "second", "left", "right", "across", "neighbour"}
    | {"second chosen", "loser", "winner", "shown_high", "shown_low", "own_choice"}
)


HOLDING_MOST = "most "
HOLDING_FEWEST = "fewest "
"""Begin the keys of whoever holds the most or the fewest of certain cards: `most red`, `fewest points`."""

POINTS = "points"
EXTREME = "extreme number"
"""Of whoever holds the highest number of all, or the lowest."""


def is_one(who: Who) -> bool:
    """Whether it is one player other than you."""
    return who in ONE_OTHER or who.startswith((AGREED, HOLDING_MOST, HOLDING_FEWEST))


AFTER_THAT = (
    "the player|one after that [player|one]", "player after that [player|one]", "the player|one after",
    "the player|one after them|him|her",
)  # fmt: skip
"""The second next player, if the next one has just been spoken of; nobody knows who that is of others."""


def _shown(how: str) -> tuple[str, ...]:
    """Who showed the highest number, or the lowest, when several showed a card at once."""
    return (
        f"the player who showed the {how} number", f"[the] player|one who|that showed|shows the {how} number|card|"
        f"one",
        f"[the] player|one showing the {how} number|card|one", f"whoever showed|shows the {how} number|card|one",
        f"the {how} roll|roller", f"{how} roll|roller", f"whoever rolls|rolled [the] {how} [number]",
    )  # fmt: skip


WHO: dict[Who, tuple[str, ...]] = {
    "you": ("you", "yourself", "the player who played|plays this [card]", "whoever played|plays this [card]"),
    "next": ("the next player", "the player after you", "next player", "player after you", "the player who is next",
        "next"),
    "previous": ("the previous player", "the player before you", "previous player", "player before you",
        "[the] player who just went"),
    "second": (
        "the second next player", "the player after the next player|one", "the player after next",
        "second next player",
        "the second player after you", "the next player but one",
        *AFTER_THAT,
    ),
    "left": (
        "the player on your left", "the|a player to|at your left [side]", "the player on|to the left [of you]",
        "the player left of you", "player on|to your left", "your left neighbour", "the neighbour on|to your left",
        "the player on your left side|hand", "left neighbour", "the left player", "the left neighbour",
        "the player sitting on|to your left", "the one on|to your left", "whoever is|sits on|to your left",
        "the player next to you on the left", "player on|to the left [of you]", "player left of you",
        "the player at the left", "player at your left",
    ),
    "right": (
        "the player on your right", "the|a player to|at your right [side]", "the player on|to the right [of you]",
        "the player right of you", "player on|to your right", "your right neighbour",
        "the neighbour on|to your right",
        "the player on your right side|hand", "right neighbour", "the right player", "the right neighbour",
        "the player sitting on|to your right", "the one on|to your right", "whoever is|sits on|to your right",
        "the player next to you on the right", "player on|to the right [of you]", "player right of you",
        "the player at the right", "player at your right",
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
        "player across the table", "player opposite [you]", "[the] opposite player",
        "the player who sits across from you",
    ),
    "neighbours": (
        "both your neighbours", "your neighbours", "both neighbours", "your 2|two neighbours", "the neighbours",
        "both of your neighbours", "the players next to you", "the players on both sides [of you]",
        "the players on your left and right", "players on|to your left and right",
        "the players to your left and right",
        "the players beside you",
        "the players left and right of you", "the players on either side [of you]", "your direct neighbours",
    ),
    "neighbour": (
        "a neighbour you choose", "your neighbour", "one of your neighbours", "a neighbour of your choice",
        "a neighbour",
        "one neighbour", "a player next to you", "player next to you", "the player next to you",
    ),
    "own_choice": (
        "a player of their choice", "a player they choose",
        "a|any|another player they|he|she want|wants|like|likes|choose|chooses|pick|picks",
        "whoever|whomever|anyone|someone they|he|she want|wants|like|likes|choose|chooses|pick|picks|please|wish",
        "a|any|another player of their|his|her [own] choice|choosing", "someone|anyone of their|his|her [own] choice|"
        "choosing",
        "any other player they|he|she want|wants|like|likes|choose|chooses",
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
    **{
        who: (f"the next {count} players", f"the next {word} players", f"the {word}|{count} next players",
              f"next {word}|{count} players", f"the {word}|{count} players after you",
              f"the next {word}|{count} in line")
        for who, count, word in (("next_3", 3, "three"), ("next_4", 4, "four"), ("next_5", 5, "five"),
                                 ("next_two", 2, "two"))
    },
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
        "any of the other players", "player of your choice", "player you choose|pick|want|like",
        "opponent you choose|pick|want|like", "opponent of your choice", "one of the players",
        "a friend of your choice",
        "another opponent", "anyone at the table", "one of your friends", "an opponent of your choosing",
        "another one", "some other player", "[the|a] target player",
    ),
    "second chosen": ("a second player you choose", "a second player [of your choice]", "a second one"),
    "shown_high": _shown("highest|biggest|largest"),
    "shown_low": _shown("lowest|smallest"),
    "they": (
        "that player", "they", "them", "the chosen player", "the same player", "he", "she", "this player", "him",
        "the player chosen", "he or she", "that opponent", "the chosen one", "that one", "the victim",
        "victim",
    ),
    "most": (
        "the player with the most cards", "whoever has|holds the most cards",
        "the player who has|holds the most cards", "the player holding|having the most cards",
        "the one with the most cards", "the player with most cards", "whoever 's got the most cards",
        "the player that has|holds the most cards", "the player who|that has|holds most cards",
        "whoever has|holds most cards",
        "the player with the largest|biggest hand", "the player with the most", "whoever has|holds|got the most",
        "the player who|that has|holds the most", "the player holding the most", "the one with the most",
        "whoever has|holds the biggest|largest hand",
        "whoever has|holds the biggest|largest|highest|most number|amount of cards",
        "the player holding|with the greatest number|quantity|amount of cards",
        "the player with the highest|largest|biggest|most number|amount of cards",
        "the player that has|holds the biggest|largest hand", "the player who has|holds the biggest|largest hand",
        "the one who has|holds the most cards", "the player currently holding the most cards",
        "whoever is|'s holding the most cards", "whoever currently has the most cards",
        "the player with the most cards in hand", "the player with the most cards in their hand",
        "whoever has the most cards in their hand", "whoever with the most cards", "the opponent with the most cards",
        "player with [the] most cards", "player with the most cards in hand",
        "player with the most cards in their hand",
        "player with the highest|largest|biggest|most number|amount of cards", "player holding the most cards",
        "player who has|holds the most cards", "player with the biggest|largest hand",
        "the player who got the most cards", "the player who is|'s losing", "whoever is|'s losing",
        "the player in last place", "the player furthest|farthest from winning",
        "whoever is|'s furthest from winning",
        "the player with the most cards left", "whoever has the most cards left",
    ),
    "fewest": (
        "the player with the fewest|least cards", "whoever has|holds the fewest|least cards",
        "the player who has|holds the fewest|least cards", "the player holding|having the fewest|least cards",
        "the one with the fewest|least cards", "the player with fewest|least cards",
        "the player that has|holds the fewest|least cards", "the player who|that has|holds fewest|least cards",
        "whoever has|holds fewest|least cards",
        "the player with the smallest hand", "the player with the fewest|least",
        "whoever has|holds|got the fewest|least", "the player who|that has|holds the fewest|least",
        "the player holding the fewest|least", "the one with the fewest|least", "whoever has|holds the smallest hand",
        "whoever has|holds the smallest|lowest|least|fewest number|amount of cards",
        "the player with the lowest|smallest|least|fewest number|amount of cards",
        "the player who|that has|holds the smallest hand", "the one who has|holds the fewest|least cards",
        "the player currently holding the fewest|least cards", "whoever is|'s holding the fewest|least cards",
        "whoever currently has the fewest|least cards", "the player with the fewest|least cards in hand",
        "the player with the fewest|least cards in their hand", "whoever has the fewest|least cards in their hand",
        "the player closest to winning|uno", "whoever is|'s closest to winning|uno",
        "the opponent with the fewest cards", "player with [the] fewest|least cards",
        "player with the fewest|least cards in hand",
        "player with the fewest|least cards in their hand",
        "player with the lowest|smallest|least|fewest number|amount of cards",
        "player holding the fewest|least cards",
        "player who has|holds the fewest|least cards", "player with the smallest hand",
        "the player who is|'s winning", "whoever is|'s winning", "the player in the lead",
        "the player in first place",
        "whoever is|'s in the lead", "the player closest to going out", "whoever is|'s closest to going out",
        "[the] player with the fewest|least cards left", "whoever has the fewest|least cards left",
        "the player who is|'s closest to winning|uno",
    ),
    "dealer": ("the dealer", "the player who dealt [the] [cards]", "whoever dealt [the] [cards]",
        "the one who dealt"),
    "loser": (
        "the loser", "loser", "whoever misses", "the one who misses", "whoever lost", "the player who misses",
        "whoever is last", "the last one|player", "the player who lost", "the one who lost", "the slowest player",
        "the slowest", "whoever misses it", "whoever comes last", "the losing player",
        "last one|player", "the last one|player to do so|it|this|that", "last one|player to do so|it|this|that",
        "whoever does it|so|this last", "whoever is the last [one]", "slowest player", "whoever is slowest",
        "whoever cannot [do it|this]", "whoever cannot answer|continue|think of one|any", "whoever fails",
        "whoever messes up",
        "whoever gives up [first]", "whoever hesitates", "whoever runs out [of ideas]", "whoever gets it wrong",
        "the player who is|does it last", "[the] slowest hand", "[the] last hand", "the slowest one", "the slowpoke",
        "[the] worst one|player", "whoever does it|this|that worst", "whoever is|was [the] worst", "the worst",
    ),
    "winner": (
        "the winner", "winner", "whoever wins", "the one who wins", "whoever won", "the player who wins",
        "the player who won", "whoever is first", "the first one|player", "the fastest player", "the fastest",
        "whoever comes first", "the winning player",
        "first one|player", "the first one|player to do so|it|this|that", "first one|player to do so|it|this|that",
        "whoever does it|so|this first", "fastest player", "whoever is fastest", "the player who is|does it first",
        "[the] best one|player", "whoever does it|this|that best", "whoever is|was [the] best", "the best",
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
                "cards of 1|one colour", "cards of one colour of your choice", "cards of the same colour",
                 "cards of your chosen colour")),
    ("that", ("cards of that colour", "cards of it", "cards in that colour", "cards with that colour",
              "cards of the chosen colour",
              "cards of this colour", "that colour", "cards that are that colour")),
    ("that card", ("copies of that card", "copies of it", "such cards")),
    ("wild", ("wild cards", "wilds")),
    ("action", ("action cards", "special cards", "actions")),
    ("number", ("number cards", "numbered cards", "numbers")),
    ("skip", ("skip cards", "skips")),
    ("reverse", ("reverse cards", "reverses")),
    ("draw two", ("draw two cards", "draw twos", "draw 2 cards", "draw 2s", "+2 cards", "+2s")),
    ("wild draw four", ("wild draw four cards", "wild draw 4 cards", "wild draw fours|4s", "draw four|4 cards",
                        "draw fours|4s", "+4 cards", "+4s", "plus four|4 cards", "plus fours|4s", "wild +4 cards",
                        "wild +4s", "wild plus four|4 cards", "wild plus fours|4s", "w4 cards", "w4s")),
    ("penalty", ("draw cards", "penalty cards", "penalties", "+2s and +4s", "+2 and +4 cards", "plus cards")),
    ("all", ("cards",)),
)  # fmt: skip

NUMBERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("even", ("even numbers", "even [numbered|number] cards", "cards with [an] even number|numbers", "evens",
              "even-numbered cards")),
    ("odd", ("odd numbers", "odd [numbered|number] cards", "cards with [an] odd number|numbers", "odds",
             "odd-numbered cards")),
    ("over", ("numbers above <digit>", "numbers|cards over|higher <digit>",
              "numbers|cards higher|greater|bigger|larger|more than <digit>", "cards above <digit>",
              "cards with a number above|over <digit>", "cards with numbers above|over <digit>",
              "number cards above|over <digit>", "number cards higher|greater|bigger than <digit>",
              "cards with a number higher|greater|bigger than <digit>")),
    ("under", ("numbers below <digit>", "numbers|cards under <digit>", "cards below <digit>",
               "numbers|cards lower|less|smaller than <digit>", "cards with a number below|under <digit>",
               "cards with numbers below|under <digit>", "number cards below|under <digit>",
               "number cards lower|less|smaller than <digit>",
               "cards with a number lower|less|smaller than <digit>")),
    ("at least", ("numbers|cards <digit> or|and higher|above|more|up", "cards with a number <digit> or higher|above",
                  "numbers|cards from <digit> up", "cards numbered <digit> or higher|above|more",
                  "number cards <digit> or|and higher|above|up", "<digit> or higher|above")),
    ("at most", ("numbers|cards <digit> or|and lower|below|less|under", "cards with a number <digit> or lower|below",
                 "number cards <digit> or|and lower|below|less",
                 "cards numbered <digit> or lower|below|less", "<digit> or lower|below")),
    ("between", ("numbers from <digit> to <upto>", "numbers|cards between <digit> and <upto>",
                 "cards from <digit> to <upto>", "cards with a number from <digit> to <upto>",
                 "cards with a number between <digit> and <upto>")),
    ("not", ("cards that are|is|'re not <hue>", "cards that is-not <hue>", "cards which are|is not <hue>",
             "cards other than <hue>", "cards except <hue> [ones|cards]",
             "cards that are|is|'re anything but <hue>")),
    ("that number", ("cards with that number", "cards of that number", "that number", "cards with the chosen number",
                     "cards showing that number", "the chosen number")),
)  # fmt: skip
"""Which cards, by the number they show. The key of `numbers above 5` is `over 5`."""

ONE_NUMBER: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("even", ("even number", "even [numbered|number] card", "card with an even number", "even-numbered card")),
    ("odd", ("odd number", "odd [numbered|number] card", "card with an odd number", "odd-numbered card")),
    ("over", ("number above <digit>", "number|card over <digit>", "number|card higher|greater|bigger than <digit>",
              "card above <digit>", "card with a number above|over <digit>", "number card above|over <digit>",
              "number card higher|greater|bigger|larger than <digit>", "number|card larger|more than <digit>",
              "card with a number higher|greater|bigger than <digit>")),
    ("under", ("number below <digit>", "number|card under <digit>", "number|card lower|smaller than <digit>",
               "card below <digit>", "card with a number below|under <digit>", "number card below|under <digit>",
               "number card lower|less|smaller than <digit>", "number|card less than <digit>",
               "card with a number lower|smaller|less than <digit>")),
    ("at least", ("number|card <digit> or higher|above", "number card <digit> or higher|above",
                  "number|card <digit> and up|above|higher", "<digit> or higher|above")),
    ("at most", ("number|card <digit> or lower|below", "number card <digit> or lower|below",
                 "number|card <digit> and below|lower|down", "<digit> or lower|below")),
    ("between", ("number from <digit> to <upto>", "number|card between <digit> and <upto>")),
    ("not", ("card that is not <hue>", "card that is-not <hue>", "card that 's not <hue>", "card other than <hue>")),
    ("that number", ("card with that number", "card of that number")),
)  # fmt: skip
"""The same, where one of them is meant."""

ONE_CARD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("that card", ("copy of that card", "copy of it", "such card")),
    ("that", ("card of that colour", "card in that colour", "card of the chosen colour", "card of it",
              "of that colour", "card in it")),
    ("chosen", ("card of a colour you choose", "card of a colour of your choice")),
    ("wild", ("wild card", "wild")),
    ("action", ("action card", "special card")),
    ("number", ("number card", "numbered card", "number")),
    ("skip", ("skip card", "skip")),
    ("reverse", ("reverse card", "reverse")),
    ("draw two", ("draw two card", "draw two", "draw 2 card", "draw 2", "+2 card", "+2")),
    ("wild draw four", ("wild draw four card", "wild draw 4 card", "wild draw four|4", "draw four|4 [card]",
                        "+4 [card]", "plus four|4 [card]", "wild +4 [card]", "wild plus four|4 [card]", "w4 [card]")),
    ("penalty", ("draw card", "+2 or +4", "+4 or +2", "draw 2 or draw 4", "draw two or draw four card",
        "draw 2 or draw 4 card", "+2 or +4 card", "penalty card", "plus card", "draw two or draw four", "penalty",
        "draw penalty")),
)  # fmt: skip
"""The same, where one of them is meant: after `a`, `an`, `any` or `no`."""

MANY: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("that", ("that many cards", "that many", "that number of cards", "as many cards as you roll|rolled",
              "as many cards as the die|dice shows|show|says|say", "the number of cards you roll|rolled",
              "the number rolled", "the number you roll|rolled", "as many cards", "as many as you roll|rolled",
              "that amount of cards", "the number of cards on the die|dice", "that amount", "as many",
              "the number on the die|dice", "what you roll|rolled", "this many cards", "as many cards as you said",
              "as many cards as the number", "cards equal to the number", "as many cards as you chose|picked",
              "as many cards as it shows|says", "as many as it shows|says", "what it shows|says",
              "as many cards as you|they discarded", "as many as you|they discarded", "that many new|more cards|ones",
              "as many new|more cards|ones", "as many cards as were discarded", "that many [cards] back",
              "the number of cards you|they discarded",
              "as many cards as it lands on", "the number it shows|says", "the number it lands on",
              "as many as the die|dice shows|show|says|say",
              "as many cards as you throw|threw", "what you throw|threw", "the number shown",
              "the number of cards it shows|says", "the number of cards shown [on the die|dice]",
              "the rolled|shown number of cards", "as many cards as the roll|number shows|says")),
    ("held", ("as many cards as <whom> hold|holds", "as many cards as <whom> have|has",
              "the same number of cards as <whom> have|has|hold|holds", "as many cards as there are in your hand",
              "as many as <whom> have|has|hold|holds",
              "as many cards as the number|amount of cards [that] <whom> have|has|hold|holds",
              "the number|amount of cards [that] <whom> have|has|hold|holds",
              "cards equal to the number|amount of cards [that] <whom> have|has|hold|holds")),
    ("players", ("<n> card|cards for each player", "<n> card|cards for every player",
        "as many cards as there are players",
                 "<n> card|cards for each|every player at the table", "<n> card|cards per player",
                 "<n> card|cards for each|every player in the game|round", "<number> for each|every player",
                 "<n> card|cards for each|every player who is playing", "the number of players",
                 "cards equal to the number of players [playing|at the table|in the game]",
                 "as many cards as [there are] players at the table|in the game", "as many as there are players",
                 "as many cards as the number of players", "the number of cards equal to the number of players")),
    ("opponents", ("<n> card|cards for each other player", "<n> card|cards for every other player|one",
                   "<n> card|cards for each opponent", "<n> card|cards for every opponent",
                   "<number> for each|every other player", "<number> for each|every opponent",
                   "as many cards as there are other players|opponents", "<n> card|cards per opponent")),
    ("last number", ("as many cards as the last number card shows", *(
        f"{many} last|previous|latest number card{played}" for played in ("", " played", " that was|got played")
        for many in ("as many [cards] as the number [shown] on the", "the number [shown] on the")))),
    ("number", ("as many cards as the number on the last card", "as many cards as the number on the card before|below",
                "as many cards as the number on the card before|below|under|underneath|beneath this [one|card]",
                "as many cards as the number on the card before|below|under|underneath|beneath [it]",
                "the number on the card before|below|under|underneath|beneath this|it [one|card]",
                "as many as the number on the card before|below|under|underneath|beneath this|it [one|card]",
                "as many cards as the number on the top|last|previous card [played]",
                "as many cards as the number on top of the [discard] pile",
                "as many cards as the number on the top|last card of the [discard] pile",
                "as many cards as the last|previous|top card shows|says", "the number on the last|previous|top card",
                "the number of cards on the last|previous|top card", "the number of the last|previous|top card",
                "cards equal to the number on the last|previous|top card [played]",
                "as many cards as the last|previous number [card] [played]",
                "as many as the number on the last|previous|top card [played]",
                "the number of cards shown on the last|previous|top card",
                "the last|previous number played", "as many cards as the last|previous number that was played")),
    ("shown", ("as many cards as the number on it", "as many as the number on it", "as many [cards] as it shows|says",
               "as many [cards] as its number", "the number on it", "as many cards as the number on that card")),
    *((f"place {side}", (f"<n> card|cards more than the player before them , going {side}",))
      for side in ("left", "right")),
    *((f"{which} shown", (f"as many cards as the {which} number shown", *(
        f"{many} {which} {shown}" for many in ("as many [cards] as the", "the")
        for shown in ("number [shown|rolled]", "roll", "die|dice", "card|one [shown]", "number that was shown|"
         "rolled"))))
      for which in ("highest", "lowest")),
    ("difference shown", ("as many cards as the difference", "the difference [in cards]", "the difference between them",
                          "as many [cards] as the difference [between them]")),
    ("place", ("<n> card|cards more than the player before them", "<number> more than the player before [them]",
        "<n> more card|cards than the player before [them]", "<n> card|cards more than the one before [them]",
        "<number> more than the one before [them]", "<n> more card|cards than the one before [them]")),
    ("half held", ("half as many cards as <whom> hold|holds", "half as many [cards] as <whom> have|has|hold|holds",
                   "half the number|amount of cards <whom> have|has|hold|holds")),
    ("half", ("half your|their|his|her cards", "half of them", "half of it", "half of your|their|his|her cards",
        "half your|their|his|her hand",
              "half of your|their|his|her hand", "half the cards in your|their hand",
              "half of the cards in your|their hand")),
    ("twice", ("twice|double the cards <whom> have|has|hold|holds",
        "twice|double as many cards as <whom> have|has|hold|holds",
               "twice|double the number of cards <whom> have|has|hold|holds",
               "twice|double the amount of cards <whom> have|has|hold|holds",
               "twice|double the number of cards in your|their|his|her hand")),
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
              "<number> for each|every card in your|their|his|her hand",
              "<number> per card in your|their|his|her hand",
              "<n> card|cards for each|every card in his|her hand")),
)  # fmt: skip
"""How many cards, where that is no number."""
