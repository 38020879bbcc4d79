"""How long a rule lasts, in all the ways it is said. Patterns are as in `phrases`."""

UNTILS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("turn", (
        "until your next turn", "until your turn", "until your turn again", "until your turn comes [again]",
        "until it is|'s your turn [again]", "until its your turn [again]", "until you play|go again",
        "until the start|beginning of your next turn", "until your next turn starts|begins|comes",
        "for 1|one|a|the round", "for 1|one|a|the next round", "for 1|one|a|the next round of turns|play",
        "for 1|one|a round of turns|play", "for 1|one|a|the next full|whole|entire round",
        "for 1|one|a full|whole|entire round", "for 1|one|a round of the table", "for 1|one turn around the table",
        "for 1|one round around the table", "next round", "until play comes back [around] to you",
        "until it comes back [around] to you", "during the next round", "until you have|get another turn",
        "in the next round", "until you are|'re up again", "until it 's back to you",
        "until the turn comes back to you", "until you are|'re next", "before your next turn",
        "until you take your next turn", "all the way around the table",
    )),
    ("rounds", (
        "for <n> rounds", "for the next <n> rounds", "for <n> full|whole rounds", "for <n> rounds of turns|play",
    )),
    ("turns", (
        "for <n> turns", "for the next <n> turns", "on|for|during|in their|his|her|your|the next <n> turns",
        "on|for|during|in <n> turns", "until <n> turns have passed", "for another <n> turns",
    )),
    ("their_turn", (
        "until their|his|her next turn", "before their|his|her [next] turn",
        "until it is|'s their|his|her turn [again]",
        "until their|his|her next turn begins|starts|comes",
        "until they|he|she play|plays|go|goes again",
    )),
    ("over", (
        "on|during|in|for their|his|her|your next turn", "on|during|in|for the next turn", "next turn", "the next turn",
        "on|during|in|for their|his|her turn", "for 1|one|a turn", "when it is their|his|her turn",
        "until their|his|her [next] turn is over", "until the end of their|his|her turn",
        "until after their|his|her next turn",
        "until the end of their|his|her next turn", "for their|his|her next 1|one turn",
    )),
    ("later", (
        "at the start of your next turn", "at the start|beginning of your [next] turn",
        "when your next turn comes|starts",
    )),
    ("card", (
        "until a|an|another <card> is played", "until the next <card> is played",
        "until someone|anyone plays a|an|another <card>", "until someone|anyone plays the next <card>",
        "until a|an|another <card> comes", "until the next <card> comes",
        "until someone|anyone else plays a|an|another <card>", "until the next <card>",
        "until a|an <card> gets played", "until there is a|an|another <card>", "until a|an|another <card> comes up",
        "until the next <card> comes up", "until someone|anyone puts down a|an|another <card>",
        "until a new <card> is played", "until any <card> is played",
    )),
    ("next card", (
        "until another card is played", "until the next card is played",
        "until someone|anyone plays a|another card", "until someone|anyone plays the next card",
        "until this card is|gets covered", "until it is|gets covered", "until this is|gets covered",
        "until another card is|gets laid|put on [top] [of] this|it", "until the next card comes",
        "until someone|anyone plays again", "until the next card is laid|put down",
        "until another card is laid|put down",
    )),
    ("call", (
        "until someone calls uno", "until the next player|one calls|says|shouts uno",
        *(f"until someone|anyone|a|any|another|one [other] [player] {say} uno [again]".replace("[other] [player]", who)
          for who in ("", "player", "of you")
          for say in ("calls", "says", "shouts", "yells", "screams", "must call", "must say", "announces")),
        "until the next uno", "until there is|'s an uno", "until uno is called|said", "until [the] word uno is said",
        "until you hear uno", "until the next uno is called|said", "until the next call of uno",
    )),
    ("caught", (
        "until someone is caught",
        *(f"until someone|anyone|a|any [player] {caught}{out}"
          for caught in ("is caught", "gets caught")
          for out in ("", " without calling|saying uno", " not calling|saying uno", " out", " with one|1 card")),
        *(f"until someone|anyone|a|any [player] {forgets} uno"
          for forgets in ("forgets", "forgets to call|say|shout", "does-not say|call")),
    )),
    ("drawn", (
        "until someone draws",
        *(f"until someone|anyone|a|any [player] {draws}{card}{pile}"
          for draws in ("draws", "must draw")
          for card in ("", " a|another|any|one|1 card", " again", " cards")
          for pile in ("", " from the deck|pile", " from the draw pile")),
        "until a|the next|another card is drawn", "until the next draw",
    )),
    ("end", (
        "for the rest of the|this round|game", "until the end of the|this round|game",
        "until the game ends", "until the round is over",
        "until the round ends", "until someone|anyone goes out", "until someone|anyone wins [the|this] [round]",
        "until this round is over", "until this round ends", "from now on", "from here on [out]",
        "this game", "in|during this game", "any more this round|game", "anymore this round|game",
    )),
)  # fmt: skip
"""How long a rule lasts. A round is a round of the table here; the end of the round that is won ends everything."""

HOW_LONG: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("at the start of your next turn", (
        "when it is|'s your turn again|next", "when your [next] turn comes|rolls [around|round|again]",
        "when your next turn begins|starts", "when it is|'s your next turn", "the next time it is|'s your turn",
        "next time it is|'s your turn", "as soon as it is|'s your turn again", "once it is|'s your turn again",
        "when play comes|gets|returns [back] [around|round] to you [again]", "when the turn comes|gets back to you",
        "when it comes|gets|is|'s [back] [around|round] to you [again]", "when you get|have your next turn",
        "at the very start|beginning of your next turn", "when you are|'re up again|next",
        "just before your next turn", "right before your next turn", "when it 's back to you",
    )),
    ("until your next turn", (
        "until your next go", "until it gets|comes|goes|is|'s back [around|round] to you [again]",
        "until it gets|comes|goes around|round to you [again]", "until it gets|comes to you again",
        "until play gets|comes|returns|goes [back] [around|round] to you [again]",
        "until your turn comes|rolls|is|'s back [around|round]", "until your turn comes|rolls around|round [again]",
        "until you get|have your next turn|go", "until the turn gets|returns|is back to you", "until your go again",
        "for 1|one|a|the [full|whole|complete|entire] lap|cycle|rotation|loop|circle|circuit",
        "for 1|one|a|the next [full|whole|complete|entire] lap|cycle|rotation|loop|circle|circuit",
        "for 1|one|a go-round|go-around", "for one|1 time around [the] [table]", "until you play next",
        "until you go next", "until you are|'re up next", "until you are|'re up", "for one|1 complete round",
        "for a|the complete round", "for the next complete round", "until your upcoming turn",
        "until you have|take your turn again", "until it is|'s your go [again]", "until it is|'s your next turn",
        "until your next turn arrives", "until your following turn", "until you have|take|get a|another turn",
        "until it 's your turn once more", "until the start|beginning of your turn", "until your turn starts|begins",
        "until round to you [again]", "until it returns to you", "for a|one|1 full turn", "for one|1 whole turn",
        "till your next turn", "until you play|go once more", "until you next play|go",
        "until one|1 full round has passed", "until the end of one|1 round", "until everyone had a turn",
        "until everyone has had a turn|go",
    )),
    ("for the rest of the round", (
        "until this|the round finishes", "for the remainder of the|this round", "until someone|anyone is|'s out",
        "until this|the round is finished|done", "until someone|anyone wins the|this round", "until the end of round",
        "until the round is won",
    )),
    ("until another wild is played", (
        "as long as nobody plays a|another wild [card]", "as long as no [other] wild [card] is played",
        "until the next wild [card] hits the table", "until the next wild [card] appears|shows|shows up",
        "until someone|anyone drops|lays|throws|uses a|another wild [card] [down]",
        "until the next wild [card] gets played", "until somebody else plays a wild", "until a new wild [card] comes",
        "until another wild [card] shows|turns up", "until we see another wild [card]",
        "until another wild [card] comes|appears", "until a|another wild [card] gets|is put down|laid",
    )),
)  # fmt: skip
"""Other ways to say that, as rows of `sayings`."""
