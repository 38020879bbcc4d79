"""How people speak around a rule: politely, like a lawyer, in a hurry, or with an aside that only explains.

`POLITELY` has rows as in `sayings`, which mean the same wherever they stand. `RECAST` has rows as in `recast`, of
sentences in another order.
"""

_FEW = "[has|have|with|holding] [the] fewest|least [amount|number] [of] cards [left]"
_WHATEVER = "whatever|anything|any [colour] [you] [like|want|choose|wish]"
_MANY = "[has|have|with|holding] [the] most|highest [amount|number] [of] cards [left]"

POLITELY: tuple[tuple[str, tuple[str, ...]], ...] = (
    # Like a lawyer
    ("they", ("he or she", "she or he", "he|she / they")),
    ("them", ("him or her", "her or him")),
    ("each other", ("one another", "eachother", "each others")),
    ("choose/chooses", ("designate/designates", "nominate/nominates", "appoint/appoints", "select/selects",
                        "single/singles out")),
    *((f"choose {whom}", (f"you must choose|pick|name|select|designate|nominate {whom}",)) for whom in (
        "a player", "one player", "another player", "any player", "one other player", "an opponent", "one opponent",
        "someone", "a colour", "the colour", "a number", "two players", "2 players", "two other players",
        "one of your opponents", "one of the other players", "a person", "two opponents",
    )),
    ("you", ("the holder [of this|the card]", "the bearer of this|the card", "the player holding this card",
             "the player of the card", "the cardholder")),
    ("everyone", ("all participants", "every participant", "each participant")),
    ("player", ("participant", "pupil", "student", "contestant", "gamer")),
    ("player", ("player ( sorry , player [!] )",)),
    ("players", ("participants", "pupils", "students", "contestants", "gamers")),
    ("may", ("has|have the right|choice|chance|opportunity|power|ability to", "is|are entitled|welcome|invited to",
             "gets|get the right|choice|chance|opportunity|option to")),
    ("you may", ("feel free to", "perhaps you would like to", "you might want|like|wish to", "you are free to")),
    ("if", ("in the event that", "in the event", "provided [that]", "on [the] condition that", "in case",
            "assuming [that]")),
    ("the player", ("the lady|gentleman or gentleman|lady", "the gentleman|lady|fellow|chap|lad|lass|bloke")),
    *((f"{who} must", (f"{who} is|are to",)) for who in ("player", "players", "everyone", "you", "they", "else")),
    ("for one round", ("for the duration of one|1|a [full|whole] round",
                       "for one|1|a full|whole|complete round [of play]", "for the length of one|1|a round")),
    ("for the rest of the round", ("for the remainder of the|this round", "for the duration of the|this round")),
    ("show/shows their hand", ("show/shows their hand|hands|cards to the [whole] table|group|room",
                               "reveal/reveals their hand|hands|cards to the [whole] table|group|room|everyone|all")),
    ("show/shows your hand", ("show/shows your hand|cards to the [whole] table|group|room",
                              "reveal/reveals your hand|cards to the [whole] table|group|room|everyone|all")),
    *((f"discard/discards it {stop}", (
        f"discard/discards one|1 such card {stop}", f"discard/discards such a card {stop}",
    )) for stop in (".", ";", ",", "!", "and")),
    # What is so anyway
    *((f"{give} {cards} to", (f"{give} {cards} face down to", f"{give} {cards} facedown to"))
      for give in ("give", "gives", "pass", "passes") for cards in (
          "a card", "one card", "1 card", "two cards", "2 cards", "three cards", "3 cards")),
    *((f"{own} hand", tuple(f"{own} hand|cards for {long}" for long in (
        "a [few] seconds|second|moment", "one|1|a minute", "ten|10|five|5|twenty|20|thirty|30|three|3 seconds",
    ))) for own in ("your", "their", "'s")),
    *((f"until {they} hold {count}", (f"until {they} hold|holds|have|has at least|exactly {count}|{said}",))
      for they in ("you", "they")
      for count, said in enumerate("two three four five six seven eight nine ten".split(), 2)),
    *((f"until {they} have as many cards as", (
        f"until {they} have|has|hold the same amount|number [of cards] as", f"until {they} have|has|hold as many as",
    )) for they in ("you", "they")),
    ("draw/draws as many", ("take/takes the same number|amount of [new] cards|ones",
                            "take/takes as many new ones|cards",
                            "get/gets the same number|amount of [new] cards|ones")),
    # In a hurry
    ("except", ("exept", "excpet", "execpt", "exsept", "excep", "expect for")),
    ("there is", ("theres", "there 's")),
    *((str(count), (f"{said} ( {count} )", f"{said} ( {said} )", f"{count} ( {said} )"))
      for count, said in enumerate("one two three four five six seven eight nine ten".split(), 1)),
    ("your left", ("your immediate|direct left",)),
    ("your right", ("your immediate|direct right",)),
    ("flip a coin", ("coin flip", "coin toss", "do a coin flip|toss")),
    ("anyone who talks", ("talkers", "any talkers", "all talkers")),
    *((f"draw/draws {count}", (f"draw/draws {count}|{said} back", f"draw/draws {count}|{said} cards|card back"))
      for count, said in enumerate("one two three four five six seven".split(), 1)),
    ("that is", ("thats",)),
    ("who is", ("whos",)),
    ("the next player", ("the new|now|then next player",)),
    ("next player", ("next player in the direction of play", "next player ( in the direction of play )")),
    ("in the direction of play", (
        "( direction of play )", "( in the direction of play )", "( in play direction )", "( play direction )",
        "( in direction of play )", "( whichever way play is going )",
    )),
    ("miss your next turn", ("skip|miss your turn next time [round|around]", "skip|miss your turn the next time around",
                             "sit out your next turn|go", "skip your next go")),
    ("miss/misses a turn", (
        "cannot play [on|in] their|your next turn", "cannot play next turn", "cannot take their|your next turn",
        "cannot go next turn", "cannot play when it is|'s their turn next",
    )),
    ("take/takes another turn", ("win/wins a free|bonus|extra turn|go", "win/wins another turn|go",
                                 "earn/earns another|a turn|go")),
    *((turn, tuple(f"{turn} {but} do-not must draw [anything|cards|any]" for but in ("but", ", but")))
      for turn in ("their turn", "a turn", "their next turn")),
    ("look/looks at the hand of", ("look/looks at all [of] [the] cards of",)),
    ("may choose :", ("chooses|decides|picks :", "must choose|decide|pick :")),
    *((f"as many cards as {they} hold", (
        f"cards equal to the number|amount of cards in {own} hand",
        f"cards equal to the number|amount of cards {they} have|hold",
        f"a number of cards equal to the number|amount of cards in {own} hand",
    )) for they, own in (("you", "your"), ("they", "their"))),
    ("draw/draws that many cards", ("draw/draws the number [of cards] [that] you roll|rolled|threw|throw",
                                    "draw/draws the number [of cards] [that] was rolled")),
    ("an odd number of cards", ("odd numbers of cards", "uneven numbers of cards")),
    ("an even number of cards", ("even numbers of cards",)),
    ("you miss a turn", ("skip yourself [next] [round|turn|time]", "skip your own [next] turn")),
    ("both your neighbours", ("every|each|the player to|on your left and right",)),
    ("you choose who goes next", ("you may choose|pick|decide who goes|plays|is next",)),
    *((f"discard/discards {count} cards", (f"discard/discards {count}|{said} other cards",))
      for count, said in ((2, "two"), (3, "three"), (4, "four"))),
    *((f"show/shows {own} hand", (
        f"turn/turns {own} hand|cards over [so] [that] everyone may see them|it",
        f"turn/turns {own} hand|cards face up",
    )) for own in ("your", "their")),
    ("of you both", ("of you both",)),
    # What only explains who is meant
    ("the player with the fewest cards", (
        *(f"{who} ( {_FEW} )" for who in (
            "whoever is|'s winning|ahead", "the player who is|'s winning|ahead", "the player in the lead",
            "whoever is|'s in the lead", "the leader", "the player in first place", "the winning player")),
        "the leader", "whoever is|'s ahead", "whoever is|'s about to win", "whoever is|'s nearest to winning",
         "the player who is|'s ahead", "the player who is|'s about to win")),
    ("the player with the most cards", (
        *(f"{who} ( {_MANY} )" for who in (
            "whoever is|'s losing|behind", "the player who is|'s losing|behind", "the player in last place",
            "whoever is|'s in last place", "the losing player")),
        "whoever is|'s in last place", "whoever is|'s furthest behind")),
    # The colour
    ("choose a colour", ("choose|pick|name|call|select colour", "select a colour", "your choice of colour",
                         "you choose|pick|name colour", "colour of your choice")),
    ("choose any colour", ("pick|select|name any colour [you] [like|want|choose]",)),
    ("choose the colour", (
        f"change|switch|swap colour|colours to {_WHATEVER}", f"change|switch|swap the colour to {_WHATEVER}",
        f"make it {_WHATEVER.replace('[colour]', 'colour')}",
    )),
    ("choose the colour", ("you choose the next colour", "pick|choose whatever|whichever colour you like|want")),
    ("take/takes another turn and choose/chooses the colour", (
        "play/plays again , any colour", "go/goes again , any colour", "play/plays again with any colour",
        "go/goes again with any colour", "play/plays again ( any colour )", "play/plays again in any colour",
    )),
)  # fmt: skip
"""What is meant, and how people say it."""

RECAST: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("<who> must <what>", (
        "would|must|may <who> please|kindly <what>", "would <who> be so kind as to <what>",
        "would <who> be good enough to <what>",
    )),
    *((f"<who> must {move}", (
        f"<who> is|are [kindly] asked|requested|ordered|told to {move}", f"tell|order|command|ask <who> to {move}",
    )) for move in ("draw", "discard", "take", "give", "show", "swap", "miss", "skip", "pass", "reverse")),
    *((f"{who} must <what>", (f"would {who} <what>",)) for who in (
        "everyone", "everyone else", "the next player", "the previous player", "all players", "each player",
        "the player on your left", "the player on your right", "every player",
    )),
    *(("you may choose : <what> ; or <other>", (f"either <what> or <other> {stop} {choice} $",))
      for stop in (",", ".", "-", ";", "!") for choice in (
          "your choice|call|pick", "you choose|decide|pick", "it is|'s your choice|call", "it is|'s up to you",
          "whichever you like|want|prefer|choose",
      )),
    *((f"everyone who has exactly 1 card {must} <what>", (
        f"the player with|holding one|1 card [left|remaining] {must} <what>",
        f"the player who has|holds [only] [just] one|1 card [left|remaining] {must} <what>",
    )) for must in ("must", "draws", "misses", "discards", "gives", "shows", "is")),
    *((f"{who} draws <n>", (f"{said} must draw <n> card|cards each %", f"{said} must draw <n> each %"))
      for who, said in (("everyone", "everyone"), ("everyone", "all players"), ("everyone", "all the players"),
                        ("everyone else", "everyone else"), ("everyone else", "the other players"),
                        ("everyone else", "all other players"), ("everyone else", "the others"))),
    ("if <who> has <which> , <what>", ("must <who> have|hold <which> , <what>",
                                       "must <who> be holding <which> , <what>")),
    *((f"everyone who has <which> {may} <what>", (
        f"if anyone|someone has|have|holds|hold <which> , they|he|she {may} <what>",
        f"if any|a player has|have|holds|hold <which> , they|he|she {may} <what>",
        f"if any|a player has|have|holds|hold <which> , that|the|this player {may} <what>",
        f"if anyone|someone has|have|holds|hold <which> , that|the|this player {may} <what>",
    )) for may in ("may", "must")),
    *((f"{choose} <what>", (f"^ the player must {choose} <what>", f"^ the player {choose}s <what>"))
      for choose in ("choose", "pick", "name")),
    *((f"you may {choose} <what>", (f"^ the player may {choose} <what>",)) for choose in ("choose", "pick", "name")),
    *((f"{give} <what>", tuple(f"{give} <what> {without} showing it|them [to] [anyone|everyone] $"
                                 for without in ("without", ", without")))
      for give in ("give", "gives", "pass", "passes", "swap", "swaps", "trade", "trades", "take", "takes", "steal")),
    *((f"{swap} <what>", tuple(f"{swap} <what> {it} $" for it in (
        "unless it 's you", ", unless it 's you", "unless it is you", ", unless it is you", "unless that is you",
        "( if it 's not you )", "( if it is-not you )", ", if it 's not you", "if it 's not you", "if it is-not you",
        ", if it is-not you", "( if that is-not you )", "if that is-not you", ", if that 's not you",
    ))) for swap in ("swap", "trade")),  # whoever swaps with themselves does nothing
    ("you take another turn", ("your turn again %", "you 're|are up again %", "you are|'re next again %",
                               "it is|'s you again %", "then it is|'s your turn again %")),
)  # fmt: skip
"""The sentence as it is read, and how people say it."""
