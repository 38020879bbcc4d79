"""How people say what players do, and with how many cards.

Rows as in `sayings`: what is meant, and behind it how people say it.
"""

OF_PLAY: tuple[tuple[str, tuple[str, ...]], ...] = (
    # How many
    ("2", ("a couple [of]", "a pair of")),
    ("3", ("a trio of",)),
    ("6", ("half a dozen", "a half dozen")),
    ("12", ("a dozen",)),
    ("1", ("a single", "just a single", "just one", "just 1", "one single")),
    ("for each player", (
        "for each|every player at|around the table",
        "for each|every player in the game|round", "for each|every player playing", "for each of the players",
        "per player at the table", "per player in the game",
    )),
    ("for each other player", ("for each|every opponent", "for each of your opponents", "for every other player",
    "per opponent")),
    ("the number on the card", ("the number shown|printed|written on the card", "the number of the card")),
    ("on the last card", ("on the card you played|put|play this [card] on",
        "on the card this [card] was|is played on")),
    ("half", ("one half of", "1 half of", "exactly half")),
    # What they do
    ("draw/draws", ("scoop/scoops up", "grab/grabs up", "pick-up/picks-up", "pickup/pickups", "suck/sucks up")),
    ("discard/discards", (
        "throw/throws away|out|off", "toss/tosses away|out|aside", "chuck/chucks [away|out|off]", "dump/dumps",
        "ditch/ditches", "shed/sheds", "bin/bins", "trash/trashes", "scrap/scraps", "dispose/disposes of",
        "get/gets rid of", "unload/unloads", "offload/offloads", "lay/lays off", "cast/casts aside|away",
        "put/puts away", "trow/trows away",
    )),
    *((f"discard/discards {own} whole hand", (f"put/puts {own} whole|entire hand down",
        f"lay/lays down {own} whole|entire hand",
       f"put/puts down {own} whole|entire hand")) for own in ("your", "their")),
    *((f"discard/discards {count}", (f"throw/throws {count} away|out",)) for count in (
        "one", "1", "two", "2", "three", "3",  # one of those that somebody holds, if there are such
    )),
    ("discard/discards it", ("throw/throws it away|out", "put/puts it down", "toss/tosses it [away|out]")),
    ("discard/discards them", ("throw/throws them away|out", "put/puts them down", "toss/tosses them [away|out]")),
    ("to the left", ("one|1 player|person|seat|place|spot to the left", "to the left by one|1")),
    ("to the right", ("one|1 player|person|seat|place|spot to the right", "to the right by one|1")),
    ("holds", ("is holding",)),
    *((f"{hold} only", (f"only {hold}",)) for hold in ("has", "have", "hold", "holds")),
    *((f"{several} with", (f"{several} down to", f"{several} who is|are|'s down to", f"{several} who is|are|'s at"))
      for several in ("everyone", "anyone", "players", "all players", "any player", "every player", "each player")),
    ("choose a colour . nobody may play that colour", (
        "ban|forbid|block|outlaw a|one|1 colour", "choose|pick|name a colour [that] nobody may play",
        "choose|pick|name a colour [that] may not be played", "choose|pick|name a colour to ban|forbid|block",
        "choose|pick|name a colour that cannot be played", "choose|pick|name a colour that is banned|forbidden",
    )),
    ("discard/discards all cards of that colour", ("discard/discards that colour",)),
    ("discard/discards all cards with that number", ("discard/discards [all] [of] that number",
        "discard/discards all [of] their cards with that number", "discard/discards all [of] those")),
    ("you miss a turn", ("your next turn is skipped|missed", "your turn is skipped")),
    ("skip everyone", ("skip them all", "skip all of them", "skip everyone else", "skip the whole table")),
    ("the player with the most cards swaps hands with the player with the fewest cards", (
        "the players with the most and [the] fewest|least cards swap hands [with each other]",
        "the player with the most cards and the player with the fewest|least cards swap hands",
        "the player with the most and the player with the fewest|least cards swap hands",
        "the player with the most and the player with the fewest|least swap hands",
        "the players with the most and [the] fewest|least cards must swap hands [with each other]",
        "swap the hands of the players with the most and [the] fewest|least cards",
        "swap the hands of the player with the most cards and the player with the fewest|least cards",
        "the biggest hand and the smallest hand swap [places|owners]",
    )),
    ("give/gives", (
        "hand/hands over", "donate/donates", "gift/gifts", "pay/pays", "give/gives away", "fork/forks over",
        "surrender/surrenders", "slip/slips",
    )),
    ("pass/passes", ("pass/passes along|on",)),
    ("steal/steals", (
        "snatch/snatches", "nab/nabs", "swipe/swipes", "nick/nicks", "pinch/pinches", "yoink/yoinks", "filch/filches",
        "pilfer/pilfers", "snag/snags",
    )),
    ("swap/swaps", ("trade/trades", "exchange/exchanges", "switch/switches", "swop/swops",
        "interchange/interchanges")),
    ("trade/trades in", ("trade/trades in", "swap/swaps in", "exchange/exchanges in")),
    ("show/shows", ("reveal/reveals", "expose/exposes", "flash/flashes", "display/displays")),
    ("look/looks at", (
        "peek/peeks at|into", "glance/glances at", "have/has a look|peek|peep at", "take/takes a look|peek|peep at",
        "sneak/sneaks a look|peek at", "get/gets a look|peek at", "peep/peeps at",
        "check/checks out",
    )),
    *((f"{take}/{take}s 1 card from the {where}", (f"{take}/{take}s the top card of|from|off [of] the {where}",))
      for take in ("draw", "take") for where in ("deck", "draw pile")),
    ("from your hand", ("from hand", "out of your hand")),
    ("miss/misses", ("forfeit/forfeits",)),
    ("miss/misses a turn", (
        "miss/misses a|one|1 go", "pass/passes a|one|1 turn", "get/gets no turn", "are|is benched",
        "wait/waits a|one|1 turn|round", "sit/sits out one|1|a go", "miss/misses one|1 turn",
        "are/is made to miss a turn", "have/has no go",
    )),
    ("draw/draws as many", ("draw/draws the same number|amount [of] [new] [cards|ones] [again|back]",)),
    ("draw/draws as many cards as", ("draw/draws the same number|amount of cards as",)),
    ("as many cards as", ("the same amount of cards as", "an equal number of cards to",
        "the same number of cards that")),
    ("and choose the colour", ("while changing the colour", "and changes the colour", "and change colour|colours")),
    ("reverse the direction", (
        "the game 's order|direction is|gets reversed", "the order of the game is|gets reversed",
        "the game order is|gets reversed", "the direction of the game changes|reverses",
        "the direction of the game is reversed", "reverse the flow [of] [the] [game|play]",
        "the direction gets reversed", "[the] direction of play changes|reverses|switches",
        "reverse the direction of the game", "play direction reverses|changes",
        "play continues in the other|opposite direction", "the play direction is reversed",
        "the playing direction changes", "go backward|backwards", "play goes|runs|moves backward|backwards",
        "the game goes|runs backward|backwards", "play goes|moves|runs in the other|opposite|reverse direction|way",
        "flip the direction [of play]", "play goes|moves|runs the other|opposite way|direction [round|around]",
        "turn the game around", "the game turns|goes around|backwards", "the direction flips|switches|swaps",
        "the turn|turns|order goes|go backward|backwards", "play the other|opposite way [round|around]",
        "everyone plays backward|backwards", "play backward|backwards", "the turn|order goes the other|opposite way",
        "turn around the direction [of play]", "turn the direction [of play] around|round",
        "the direction turns around|round", "it goes backward|backwards [now]",
        "go the other|opposite way|direction", "change which way play goes", "swap [the] direction [of play]",
        "switch [the] direction [of play]", "change directions", "reverse directions", "swap directions",
        "switch directions", "the order reverses", "the order of play changes|switches|flips", "turn order reverses",
        "the turn order reverses|flips|changes", "reverse [the] order of play", "reverse [the] [turn] order",
        "play changes direction", "play switches direction|directions",
        "the game changes direction", "the game is reversed", "the order of play is reversed",
        "the direction of play changes|flips|switches", "go in the other|opposite direction",
    )),
    ("take/takes another turn", (
        "get/gets a bonus|free|second|extra turn|go", "take/takes a bonus|free|second|extra turn|go",
        "have/has a bonus|free|second|extra turn|go", "go/goes another time", "play/plays a second time",
        "go/goes a second time", "move/moves again", "get/gets an extra|additional go",
        "take/takes an additional turn",
        "get/gets another go|turn right away", "go/goes again right away", "take/takes another turn right away",
        "get/gets a turn again", "have/has another go at it", "take/takes a turn again",
        "get/gets an additional turn", "take/takes an extra go", "have/has an extra|additional go",
        "play/plays an extra turn", "play/plays an additional turn|card", "take/takes one more go",
        "put/puts down another card [of any colour]", "lay/lays [down] another card [of any colour]",
        "play/plays another card of any colour", "put/puts another card down", "play/plays one|1 more card",
        "play/plays another card on top [of it|this]", "put/puts another card on top [of it|this]",
        "keep/keeps playing", "continue/continues playing", "go/goes on playing", "keep/keeps going",
        "get/gets one more go", "have/has one more go", "take/takes another turn immediately",
    )),
    ("reverse the direction and choose the colour", (
        "change|switch|swap|flip|reverse [the] direction and [the] colour",
        "change|switch|swap [both] the direction and [the] colour",
    )),
    ("choose the colour and reverse the direction", ("change|switch|swap [both] [the] colour and [the] direction",)),
    ("choose another colour", (
        "change the colour to another|different one|colour", "change the colour to a different one|colour",
        "change to another|different colour", "change to a different colour",
        "the colour changes to another one|colour",
        "the colour changes to a different one|colour", "switch to another|a different colour",
        "switch to a different colour", "change the colour to any other [one|colour]",
    )),
    ("choose the colour", (
        "choose a|the new colour", "pick a|the new colour", "choose|pick the next colour", "name a|the new colour",
        "call a|the new colour", "declare a|the [new] colour", "set the [new] colour", "change the colour",
        "change the colour to anything|whatever you choose|want|like", "you choose what colour is next",
        "change the colour to any colour [you] [choose|want|like]", "choose what colour comes next", "change colour",
        "change colours", "change the colour to one you choose",
        "change the colour to whatever [colour] you choose|want|like", "swap the colour", "switch the colour",
        "change the colour in play", "choose which colour is next", "change to any colour [you] [choose|want|like]",
        "choose the colour of play", "choose the colour next", "choose the colour to play next",
        "choose the colour to continue [with]",
    )),
    *((f"to miss {count} turns", (f"to be|get skipped for [the] [next] {said} turns|rounds",
       f"to be|get skipped {said} times", f"to be frozen for [the] [next] {said} turns|rounds"))
      for count, said in ((2, "two|2"), (3, "three|3"))),
    ("draw/draws as many cards as they hold", (
        "double/doubles their hand [size]", "double/doubles the number|amount of cards in their hand",
        "double/doubles their cards", "double/doubles the size of their hand",
    )),
    ("draw as many cards as you hold", (
        "double your hand [size]", "double the number|amount of cards in your hand", "double the cards in your hand",
        "double your cards", "double the size of your hand",
    )),
    ("to miss a turn", ("to be|get skipped", "to be frozen", "to be skipped over", "to have their turn skipped")),
    ("the next 2 players miss a turn", (
        "[the] next two|2 turns are|get skipped|missed", "[the] next two|2 players lose|miss their turns",
    )),
    ("everyone else misses a turn", ("everyone misses a turn but|except you",
        "everyone misses their turn but|except you",
        "everyone but|except you misses a turn")),
    (".", (". and [then]", "! and [then]", ". but", "! but")),
    ("if", ("but only if", "but only when")),
    ("and misses a turn", ("and skipped", "and is|gets skipped", "and miss turn", "and misses turn", "& skipped")),
    ("everyone passes their hand to the player on their left", (
        "all hands rotate|move|shift|go one|1 player|seat|place|spot clockwise|left", "all hands rotate|shift left",
        "hands rotate clockwise|left", "rotate hands clockwise|left", "all hands rotate clockwise by one|1",
    )),
    ("everyone passes their hand to the player on their right", (
        "all hands rotate|move|shift|go one|1 player|seat|place|spot counterclockwise|anticlockwise|right",
        "hands rotate counterclockwise|anticlockwise|right", "rotate hands counterclockwise|anticlockwise|right",
    )),
    ("everyone passes their hand to the next player", (
        "pass all hands in the direction of play", "all hands are passed in the direction of play",
        "hands rotate in the direction of play", "rotate hands in the direction of play",
    )),
    ("copy the last card", (
        "mirror the last|previous card [played]", "do whatever the last|previous card did [again]",
        "this card does whatever the last|previous card did",
        "this card does the same thing as the last|previous card [played]",
        "repeat whatever the last|previous card did",
        "do the same as the card before [this] [one]", "this card copies the one|card before it",
        "copy the card that was just played", "copy the card just played", "copy the card played last",
        "this card does the same as the last|previous card [played|did]",
        "this card does the same as the card|one before|below [it|this]", "do the same as the last|previous card [did]",
        "same as the last|previous card", "this card becomes a copy of the last|previous card",
        "this card copies the one|card below [it]", "this card has the same effect as the last|previous card [played]",
    )),
    *((f"{draw} until {they} {draw} a card of that colour", (
        f"{draw} [cards] until {they} {get}|{draw}|find|have|has|finds that colour",
        f"{draw} [cards] until {they} {get}|{draw}|find|have|has|finds one|a card of that colour",
        f"{draw} [cards] until {they} {get}|{draw}|find|have|has|finds that colour card"))
      for draw, they, get in (("draw", "you", "get"), ("draws", "they", "get"), ("draws", "they", "gets"),
                              ("draw", "they", "get"))),
    ("give/gives you", ("hand/hands you",)),
    ("give everyone 1 card from your hand", ("deal everyone one|1|a card from your hand",)),
    ("return your hand to the draw pile , shuffle it and draw as many", (
        "swap your hand with the deck", "swap your hand with the draw pile",
        "swap your hand with|for as many cards from the deck",
        "swap your hand with|for as many cards from the draw pile",
        "swap your hand with|for the same number|amount of cards from the deck",
        "swap your hand with|for the same number|amount of cards from the draw pile",
        "swap your hand for new cards from the deck",
    )),
    # One thing or another
    ("you may choose :", (
        "your choice :", "choose|pick one :", "choose|pick one of these :",
        "take your pick :", "pick :", "you may pick :", "choose one of the following :", "choose one thing :",
    )),
    *((f"{verb}/{verbs}", (f"either {verb}/{verbs}",)) for verb, verbs in (
        ("draw", "draws"), ("discard", "discards"), ("give", "gives"), ("miss", "misses"), ("swap", "swaps"),
        ("show", "shows"), ("pass", "passes"), ("take", "takes"), ("steal", "steals"), ("skip", "skips"),
        ("reverse", "reverses"), ("play", "plays"),
    )),
    ("you are protected", (
        "you cannot be skipped or made|forced to draw", "you cannot be made|forced to draw or [be] skipped",
        "nobody can|may skip you or make you draw", "nobody can|may make you draw or skip you",
        "you cannot be made|forced to draw or miss a turn", "you cannot draw penalty cards or be skipped",
    )),
    ("invent a rule", (
        "make up a [new] rule", "make a [new] rule", "create a [new] rule", "come up with a [new] rule",
        "add a new rule", "invent a new rule",
    )),
    ("this card is wild", (
        "treat it|this like|as a|any [normal|regular|ordinary|standard] wild [card]",
        "treat this card like|as a [normal|regular|ordinary|standard] wild [card]",
        "this card is [just] a [normal|regular|ordinary|standard] wild [card]",
        "it is|'s just a [normal|regular|ordinary|standard] wild [card]",
        "works|acts like|as a [normal|regular|ordinary|standard] wild [card]",
    )),
    # Hands that are told or shown
    *((f"show/shows {own} hand", (
        f"tell/tells everyone what {own} hand is", f"tell/tells everyone what [cards] {they} have|hold",
        f"tell/tells everyone {own} [whole] hand|cards", f"read/reads out {own} [whole] hand|cards",
        f"announce/announces {own} [whole] hand|cards", f"tell/tells everyone [all] the cards in {own} hand",
        f"say/says what cards {they} have|hold", f"tell/tells everyone which cards {they} have|hold",
        f"read/reads {own} hand|cards out loud|aloud", f"tell/tells everyone what {they} have|hold in {own} hand",
        f"tell/tells everyone what 's in {own} hand", f"tell/tells everyone what is in {own} hand",
    )) for own, they in (("your", "you"), ("their", "they"))),
    *((f"show/shows {own} hand", (f"show/shows everyone [all] [of] {own} hand|cards",)) for own in ("your", "their")),
    *((f"{count} cards", (f"your|their {count}|{said} worst|useless|ugliest cards",))
      for count, said in ((2, "two"), (3, "three"), (4, "four"))),
    ("1 card", ("your|their worst|ugliest|useless card", "one|1 of your|their worst cards")),
    ("you are protected", ("you get|have|gain|receive immunity|protection", "you get|have|gain a shield")),
    *((f"discard/discards {own} {how} card", (f"put/puts down {own} {how} card", f"lay/lays down {own} {how} card"))
      for own in ("your", "their") for how in ("lowest", "highest")),
    *((f"take/takes 1 card from {whom}", (
        f"pick/picks a|one|1 [random] card from|of {whom}", f"draw/draws a|one|1 [random] card from {whom}",
        f"pick/picks a|one|1 card blindly|randomly from {whom}", f"take/takes a|one|1 card blindly from {whom}"))
      for whom in ("the player", "the next player", "the previous player", "someone", "anyone", "another", "each",
                   "every", "everyone", "their right", "their left", "your right", "your left", "any other",
                   "a player")),
    ("miss/misses a turn", ("cannot put|lay|play anything [down]", "cannot put|lay a card down",
        "cannot put|lay down a card", "cannot put|lay|play any cards [down]",
        "skip/skips a|one|1|your|their go")),
    *((f"{after} it cannot be played as the last card", tuple(
        f"{before} {way}" for before in said for way in (
            "you cannot win|finish|end with|on this|it [card]", "you cannot go out with|on this|it [card]",
            "you cannot win|finish|end the game|round with|on this [card]",
            "nobody may win|finish with|on this [card]", "nobody may go out with|on this [card]",
            "you cannot play this|it [card] as your|the last [card]", "this [card] cannot be your|the last card",
            "this [card] cannot be played [as] last", "this [card] cannot be played as your|the last [card]",
            "you cannot use this [card] to win|finish", "you cannot use this [card] to go out",
            "you cannot use this [card] as your|the last card",
            "you cannot play this|it [card] if it is|'s your last [card]", "it cannot be your|the last card",
            "it cannot be played as your last card", "this [card] cannot be the last card you play",
            "do-not finish|win|end with|on this card", "no winning|finishing with|on this card",
            "cannot be played as your last card", "cannot be your last card", "never as your|the last card",
            "not as your last card", "never play this|it [card] as your|the last [card]",
            "this [card] may never be [played] [as] your|the last card", "it may never be your|the last card",
            "this [card] must not be your|the last card", "you must not finish|win with this [card]")))
      for after, said in (("", ("",)), (".", (", but", ", and", "but", "and")))),
    *((f"{verb} 1 card", (f"{verb} a|one|1|any card you choose|want|like",))
      for verb in ("give", "pass")),
    *((f"{verb} 1 card you choose", (f"{verb} a|one|1|any card you choose|want|like|pick",))
      for verb in ("discard", "discards")),
    ("draw/draws 1", ("draw/draws a new card",)),
    *((f"card {then} draw/draws 1", (
        f"card {then} draw/draws a new|another one", f"card {then} take/takes a new|another one"))
      for then in ("and", "and then", ", then", ",")),
    *((f"draw/draws {count}", (f"get/gets the top {count}|{said} cards [of|from] [the] [deck]",))
      for count, said in ((2, "two"), (3, "three"), (4, "four"), (5, "five"))),
    *((f"+{count} for", (f"plus {count}|{said} [cards] for",))
      for count, said in ((1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five"), (6, "six"))),
    *((f"pass/passes {count} {cards}", (f"hand/hands [over|on] {count}|{said} {cards}",))
      for count, said, cards in ((1, "one", "card"), (1, "a", "card"), (2, "two", "cards"), (3, "three", "cards"))),
    *((f"{digit}{s}", (f"card{s} with [the|a] number {digit}|{said}",))
      for digit, said in enumerate("zero one two three four five six seven eight nine".split()) for s in ("", "s")),
    ("the next player may play any card on their next turn", (
        "this card may be followed by any card|anything", "any card may be played on this|it",
        "any card may be played on this card", "any card may be played on top of this|it [card]",
        "the next player may play any card on this|it [card]",
    )),
    ("take another turn", (
        "one|1 more turn|go for you", "another turn|go for you", "[an] extra turn|go for you", "you get to go again",
    )),
    ("you do nothing", ("you draw none|nothing", "you draw no cards")),
    ("discard any number of cards of a colour you choose", (
        "play|discard as many cards of the same|one colour as you have|can|hold|want|like",
        "put|lay down as many cards of the same|one colour as you have|can|hold|want|like",
    )),
    ("draw/draws as many cards as", ("draw/draws the same number|amount of cards that|as",)),
    ("deck and draw/draws", ("deck and take/takes", "deck and get/gets")),
    *((f"everyone passes their hand to the player on their {side}", (
        f"everyone swaps|passes [their] hands|hand|cards in a circle to the {side}",
        f"everyone swaps|passes [their] hands|hand|cards around to the {side}"))
      for side in ("left", "right")),
    ("a number card", ("any number card you want|like|choose",)),
    ("block the next", ("this card blocks|cancels|stops|ignores the next",)),
    *((f"player misses a turn {stop}", (f"player skips {stop}",)) for stop in (",", ".", "!", ";", "and")),
    ("do nothing", ("your turn ends", "your turn is over", "end your turn", "your turn ends there|now|immediately")),
    ("you are", ("you am",)),
    ("show/shows you their hand", (
        "tell/tells you what [cards] they have|hold", "tell/tells you their [whole] hand|cards",
        "tell/tells you what 's in their hand", "tell/tells you which cards they have|hold",
    )),
    *((f"{passes} {own} hand to", (f"{hands} {own} cards|hand [over] to",))
      for passes, hands in (("pass", "hand"), ("passes", "hands")) for own in ("their", "your")),
    # A partner
    ("choose a player", ("choose|pick|select|find a partner|teammate|buddy|ally|team-mate|mate",
        "choose|pick|select someone as your partner|ally|buddy")),
    ("that player", ("your [chosen|new] partner|teammate|buddy|ally",)),
    # Until all are alike
    *((f"{draw} until they have", (
        f"{draw} [cards] until everyone|all has|have", f"{draw} [cards] until all players have"))
      for draw in ("draw", "draws")),
    ("draw twos count double", tuple(
        f"{every} {two} {counts} {four}"
        for every in ("", "all", "every|each|a|any")
        for two in ("draw 2s|twos", "draw 2|two cards", "draw 2|two", "+2s",
            "+2 cards", "+2")
        for counts in ("count|counts as", "is|are|become|becomes|are|is now", "turn|turns into", "act|acts as|like")
        for four in ("draw 4s|fours", "draw 4|four cards", "[a] draw 4|four", "+4s", "+4 cards", "[a] +4")
    )),
    ("next draw card", ("next +2 or +4 [card]", "next draw 2|two or draw 4|four [card]", "next +4 or +2 [card]")),
    ("a draw card", ("a +2 or [a] +4 [card]",)),
    ("copy the last card", (
        "do the same thing [that] the card before this one|card did",
        "do the same thing as the card before this one|card",
        "do what the card before this one|card did", "do the same thing [that] the last|previous card did",
        "do the same thing as the last|previous card [did]", "do exactly what the last|previous card did",
        "does the same thing as the last|previous card [did]", "this card does the same thing as the card before it",
        "this card is whatever the last|previous card was", "repeat whatever was just played",
    )),
    # The colour that somebody has most of
    ("turn the colour into the one you hold most of", (
        "[you] choose|pick|name|call the colour you have|hold [the] most of",
        "choose|pick|name your most common colour",
        "the colour is [now] the one|colour you have|hold [the] most of",
        "choose the colour you have|hold most cards of",
        "the colour becomes the one|colour you have|hold [the] most of", "the colour becomes your most common colour",
        "the colour is [now] your most common colour", "play continues in the colour you have|hold [the] most of",
        "play goes on in the colour you have|hold [the] most of",
        "change the colour to the one|colour you have|hold [the] most of",
    )),
    # The middle of the table is where cards are thrown away
    *((f"discard/discards {own} {how} card", (f"put/puts {own} {how} card in|into|to the middle",
        f"throw/throws {own} {how} card in|into|to the middle",
        f"put/puts {own} {how} card on the table|discard pile|pile"))
      for own in ("your", "their") for how in ("lowest", "highest")),
)  # fmt: skip
"""What is meant, and how people say it."""
