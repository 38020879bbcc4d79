"""Ways of speaking that mean the same wherever they stand, put into the words of the phrase book before it is read.

A row says what is meant, and behind it how people say it, in patterns: `a|b` are alternatives, `[a]` may be left out,
and a verb is written `throw/throws`, so that its form stays what it was. A row is only right if it changes the meaning
of no sentence: what depends on what stands around it belongs into the table of verbs, or to the reader.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from lastcard.cards.text.patterns import Elements, variants
from lastcard.cards.text.spans import HOW_LONG

SAYINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    # In a hurry
    *((f"{where} deck", (f"{where} stack",)) for where in ("the", "a", "draw", "your", "their", "whole", "entire")),
    ("next", ("nxt",)),
    ("everyone", ("every1|evry1|evryone|everyon|evrybody|everbody|everone",)),
    ("anyone", ("any1",)),
    ("someone", ("some1|sum1",)),
    ("with", ("w /", "w")),
    ("and", ("&", "n", "' n '")),
    ("them", ("em", "'|’ em")),
    ("your", ("yer",)),
    ("their", ("thier", "his / her", "his or her", "his|her own", "their own")),
    ("your", ("your own",)),
    ("they", ("he / she", "s / he")),
    ("please", ("plz|pls",)),
    ("wild cards", ("wildcards",)),
    ("wild card", ("wildcard",)),
    ("you", (
        "the player who played|plays|used|uses this|the|that card", "the player who played|plays|used|uses this",
        "the one who played|plays|used|uses this", "the player that played|plays this",
        "whoever played|plays|used this",
        "the player who laid|lays|put|puts|set|sets this|the card [down]",
        "whoever played|plays|used|uses this|the card", "the player of this card",
        "the one who played|plays this|the card", "the player playing this card", "the card 's player|owner",
        "the player that played|plays this|the card", "the user of this card", "the owner of this card",
    )),
    ("you choose", ("you chooses|picks|selects",)),
    ("you", ("the active player",)),
    ("everyone", ("lets all", "let 's all", "let us all")),
    *((f"{how} card", (f"{how}-valued card", f"{how} valued|value card")) for how in ("highest", "lowest")),
    ("neighbour", ("neighbor|nieghbor|neighbur",)),
    ("player", ("plyer|palyer|playr",)),
    ("players", ("ppl",)),
    ("the next player", ("the next guy|kid|dude|fella|girl|boy|one|friend|human",
        "the guy|kid|dude|one who 's|is next")),
    ("next player", ("next guy|kid|dude|fella|girl|boy|human",)),
    *((f"the player {side} your", (f"the guy|kid|dude|fella|girl|boy|friend|human|one|opponent {side} your",))
      for side in ("on", "to")),
    *((f"the {how} player", (f"the {how} kid|child|dude|guy|human|friend|one",))
      for how in ("youngest", "oldest", "tallest", "shortest", "smallest", "biggest", "loudest")),
    ("opponent", ("oponent|opponant|rival|foe|adversary",)),
    ("opponents", ("rivals|foes|enemies|adversaries",)),
    ("choose", ("chose",)),
    ("card", ("crad",)),
    ("cards", ("cardz|crads",)),
    # Who
    ("the next player", (
        "whoever is|'s next", "whoever goes|plays|comes next", "whoever goes|plays|comes after you",
        "the following player", "the player who|that goes|comes|plays|is|'s next", "the player whose turn is next",
        "the player whose turn it is next", "the player following you", "the one after you",
        "the player right|directly|immediately after you", "the next player in line|turn|order", "the next in line",
        "the next player in turn order", "the player up next", "the next player up", "the next player to play|go",
        "the next opponent", "whoever 's turn is next", "whoever 's turn it is next", "the very next player",
        "the player who goes|plays after you", "the poor player after you", "the next poor player",
    )),
    ("next player", ("next opponent", "next in line")),
    ("the next player who plays a", ("[the] next player to play|lay|use|drop a|an|any", "[the] next to play|lay a|an")),
    ("the colour is now", ("change|set|switch|swap|turn the colour to", "change|switch colour|colours to",
                           "the colour changes|switches to", "the colour is|gets changed|set to",
                           "the colour becomes", "the colour turns", "make the colour")),
    ("the player before you", (
        "the player right|directly|immediately before you", "the one before you", "whoever was before you",
        "the preceding player", "the prior player",
    )),
    ("the player who just went", (
        "whoever went|played before you", "the player who|that went|played [right] before you",
        "the player who just played", "the last player who|that played|went",
        "[the] player who played|laid the last|previous card", "whoever played|laid the last|previous card",
        "player who just played", "player who played before you", "the last player to play|go",
        "whoever just went|played", "the player who played|went last", "the player who had the last turn",
        "the player whose turn it just was", "the one who just went|played",
    )),
    ("everyone", (
        "everyone of us|you", "everyone playing", "everyone in the game|room", "everyone here", "all of us",
        "absolutely everyone", "literally everyone", "every last player", "everyone around the table", "y'all|y’all",
        "everyone in this game", "all players in the game", "all players at the table", "each of us",
        "every player at the table", "every player in the game", "all the players at the table", "the entire table",
        "everyone ( including you )", "everyone ( you included )", "everyone ( you too )", "everyone , you included",
        "everyone including yourself", "all players including you", "all players ( including you )",
        "all players , including you", "every player including you", "each player including you",
        "every player , including you", "each player , including you", "everyone , even you", "everyone even you",
    )),
    ("everyone else", (
        "opponents", "the opponents", "your opponents", "all [of] [your|the] opponents", "every opponent",
        "each opponent", "each of your opponents", "every one of your opponents", "everyone apart from you",
        "everyone aside from you", "everyone ( not you )", "everyone ( except|but you )", "everyone but not you",
        "everyone , not you", "everyone else at the table", "everyone else in the game", "everyone else playing",
        "all the other ones", "every other player at the table", "the other players at the table",
        "all players ( except|but you )", "all other players at the table", "every other opponent",
        "everyone , except|but you ,", "everyone minus you", "everyone save [for] you", "everyone excluding you",
        "all players excluding you", "everyone except for you", "all players except for you",
        "everyone who is-not you", "everyone that is-not you", "all other opponents", "everyone in the game but you",
        "every player but yourself", "all players besides you", "all the players but|except you",
        "every other player in the game", "all players apart from you",
    )),
    ("another player", ("an opponent", "another opponent", "an enemy", "a different opponent")),
    ("any other player", ("any opponent", "any of your opponents", "anyone else at the table")),
    ("2 other players", ("two|2 opponents", "two|2 of your opponents")),
    ("one other player", ("one|1 opponent", "one of your opponents", "one of the opponents")),
    ("that player", ("that|this opponent", "the opponent [you] chosen|choose", "your victim|target", "the target")),
    ("a player you choose", (
        "target player|opponent", "a targeted player|opponent", "player of choice", "any player of choice",
        "a player of choice", "a|one|any selected|nominated|chosen player|opponent", "someone at the table",
        "anyone at the table", "one player you choose", "one person you choose", "any one player you choose",
        "a target player|opponent", "the player|opponent you choose", "a single player you choose",
        "one single player you choose", "anyone you fancy", "anyone you feel like",
        "whichever player you choose|like|want|pick", "whichever opponent you choose|like|want|pick",
        "your chosen player|opponent", "a lucky player", "an unlucky player", "a poor soul", "some poor soul",
        "one unlucky player", "one lucky player", "the unlucky player you choose",
    )),
    ("a player you choose", (
        "the player you like [the] least|most|best", "the player you hate [the] [most]", "your best friend",
        "your favourite|favorite player|opponent|person", "your worst|biggest enemy|nemesis|opponent", "your nemesis",
        "your arch enemy", "someone you hate|dislike|love|trust", "the player you trust [the] least|most",
    )),
    ("whoever", ("whichever player", "whichever one", "whomever", "whichever of you")),
    *((f"and {who}", (f"+ {who}",)) for who in ("the", "you", "everyone", "your", "whoever")),
    *((f"nobody may {deed}", (f"nobody {deed}s",)) for deed in ("talk", "speak", "laugh", "smile", "move", "sing")),
    ("a player", ("a|some victim|target|sucker|unlucky|unfortunate [player|person|soul]",)),
    *((f"{digit}s", (f"number {digit} cards", f"number {digit}s", f"{digit} number cards")) for digit in range(10)),
    ("you choose", (
        "of your choice|choosing|liking", "of your own choice|choosing", "that you choose|pick|select",
        "whom|who you choose|pick|select", "you select", "you decide [on]", "you point at|to", "( you choose )",
        "( your choice )",
    )),
    ("they choose", ("of their|his|her choice|choosing|liking", "that they choose|pick|select", "( their choice )")),
    ("both your neighbours", (
        "the two|2 players next to you", "the players sitting next to you", "the players on each side of you",
        "the player on your left and the player on your right", "the players to your left and to your right",
        "your left and right neighbours", "both players next to you", "both players beside you",
        "your neighbours on both sides", "both of the players next to you", "your neighbours left and right",
        "the two|2 players beside you", "your neighbours to the left and right", "the players either side of you",
        "both the players next to you", "your neighbours on either side", "your neighbours to your left and right",
        "the player on your left and right", "the player to your left and right",
    )),
    ("and you both", ("and you both",)),
    ("you and that player", ("you both", "both of you", "the two|2 of you")),
    ("the player on your left", (
        "the player sitting to|on the left of you", "the player sitting at your left",
        "the player directly on|to your left", "the player immediately on|to your left",
        "the player at|on your left hand side", "whoever 's on|to your left", "whoever is sitting on|to your left",
        "whoever sits left of you", "your neighbour on|to the left", "your neighbour on|to your left",
        "your lefthand neighbour", "your left-hand neighbour", "the opponent on|to your left",
        "the friend on|to your left",
    )),
    ("the player on your right", (
        "the player sitting to|on the right of you", "the player sitting at your right",
        "the player directly on|to your right", "the player immediately on|to your right",
        "the player at|on your right hand side", "whoever 's on|to your right", "whoever is sitting on|to your right",
        "whoever sits right of you", "your neighbour on|to the right", "your neighbour on|to your right",
        "your righthand neighbour", "your right-hand neighbour", "the opponent on|to your right",
        "the friend on|to your right",
    )),
    ("the player across from you", (
        "the player directly across|opposite [from] [you]", "whoever is|sits|'s across from you",
        "whoever is|sits|'s opposite [you]", "the one across from you", "the opponent across from you",
        "the player facing you", "the player straight across from you", "the one opposite you",
    )),
    ("a player you choose", ("you choose|pick|decide who", "choose|pick|decide who", "whoever you choose to")),
    ("one of your neighbours", ("either neighbour", "either of your neighbours", "either of the neighbours")),
    ("both your neighbours", ("each of your neighbours", "your neighbours both", "both of your neighbours",
        "your neighbours each")),
    ("you hold", ("you control",
        "your hand has|contains|holds|includes", "you are holding", "you 're holding", "you have got",
        "you 've got",
                  "you currently have", "you still have")),
    ("they hold", ("their|his|her hand has|contains|holds|includes", "they are holding", "they 're holding",
        "they each have|hold",
                   "they have got", "they still have", "they all have|hold", "they currently have")),
    ("the player on their left", ("the next player on the left", "their neighbour to their left",
        "whoever is|'s [sitting] on|to their left", "whoever sits on|to their left")),
    ("the player on their right", ("the next player on the right", "their neighbour to their right",
        "whoever is|'s [sitting] on|to their right", "whoever sits on|to their right")),
    ("pass/passes their hand", ("rotate/rotates their hand|hands|cards", "pass/passes hands", "rotate/rotates hands",
                                "pass/passes their cards over", "shift/shifts their hand|hands")),
    ("everyone passes their hand to the player on their left", (
        "rotate all|the hands clockwise", "all hands rotate|move|go|are passed clockwise|left",
        "all hands rotate|move|go|are passed to the left", "rotate all|the hands to the left",
        "everyone swaps hands clockwise", "everyone swaps hands to the left",
        "[all] [the] hands move|go|pass|shift|rotate [one|1] [place|seat|player|spot] [to] [the] left",
        "all players swap hands clockwise", "all hands shift left", "everyone shifts their hand to the left",
        "pass all hands to the left", "pass all hands left|clockwise", "all hands are passed one|1 to the left",
        "all hands move one|1 seat|place to the left", "each player swaps hands clockwise",
        "every player swaps hands clockwise", "everyone moves their hand to the left",
    )),
    ("everyone passes their hand to the player on their right", (
        "rotate all|the hands counterclockwise|anticlockwise|counter-clockwise|anti-clockwise",
        "rotate all|the hands to the right",
        "all hands rotate|move|go|are passed right|counterclockwise|anticlockwise",
        "all hands rotate|move|go|are passed to the right", "everyone swaps hands counterclockwise|anticlockwise",
        "everyone swaps hands to the right", "pass all hands to the right",
        "[all] [the] hands move|go|pass|shift|rotate [one|1] [place|seat|player|spot] [to] [the] right",
        "all hands are passed one|1 to the right", "all hands move one|1 seat|place to the right",
    )),
    ("everyone passes their hand to the next player", (
        "all hands move on to the next player",
        "all hands are passed to the next player", "rotate all|the hands [in the direction of play]",
        "all hands rotate [in the direction of play]", "pass all hands to the next player",
        "everyone passes their hand along [in the direction of play]",
        "everyone passes their hand in the direction of play",
        "everyone hands their cards to the next player", "all players pass their hands to the next player",
        "everyone takes the hand of the previous player", "each player gives their hand to the next player",
        "everyone gives their hand to the next player", "every player gives their hand to the next player",
        "everyone gives all their cards to the next player",
    )),
    *((f"the player on your {side}", (f"the next player on|to your {side}", f"the next player {side} of you"))
      for side in ("left", "right")),
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
    ("half", ("one half of", "1 half of", "exactly half")),
    # What they do
    ("draw/draws", ("scoop/scoops up", "grab/grabs up", "pick-up/picks-up", "pickup/pickups", "suck/sucks up")),
    ("discard/discards", (
        "throw/throws away|out|off", "toss/tosses away|out|aside", "chuck/chucks [away|out|off]", "dump/dumps",
        "ditch/ditches", "shed/sheds", "bin/bins", "trash/trashes", "scrap/scraps", "dispose/disposes of",
        "get/gets rid of", "unload/unloads", "offload/offloads", "lay/lays off", "cast/casts aside|away",
        "put/puts away", "trow/trows away",
    )),
    *((f"discard/discards {own} whole hand", (f"put/puts {own} [whole|entire] hand|cards down",
        f"lay/lays down {own} [whole|entire] hand",
       f"put/puts down {own} [whole|entire] hand")) for own in ("your", "their")),
    ("discard/discards 1", ("throw/throws one|1 away|out",)),
    ("discard/discards 2", ("throw/throws two|2 away|out",)),
    ("discard/discards 3", ("throw/throws three|3 away|out",)),
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
        "get/gets one more go", "have/has one more go", "take/takes another turn immediately",
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
    # The middle of the table is where cards are thrown away
    *((f"discard/discards {own} {how} card", (f"put/puts {own} {how} card in|into|to the middle",
        f"throw/throws {own} {how} card in|into|to the middle",
        f"put/puts {own} {how} card on the table|discard pile|pile"))
      for own in ("your", "their") for how in ("lowest", "highest")),
    *HOW_LONG,
)  # fmt: skip
"""What is meant, and how people say it."""

MOST_PASSES = 3
"""How often a text is gone through: what one saying means may be part of another one."""


def _ways(pattern: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every row of words that a pattern stands for, and the form of its verb: 0 for you, 1 for others."""
    for way in variants(pattern):
        verb = any(element.verb for element in way)
        for form in (0, 1) if verb else (0,):
            choices = [(element.words[form],) if element.verb else element.words for element in way]
            yield from ((said, form) for said in product(*choices))


def _form(way: Elements, form: int) -> tuple[str, ...]:
    return tuple(element.words[form if element.verb else 0] for element in way)


def _meanings() -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    for meant, ways in SAYINGS:
        forms = [_form(variants(meant)[0], form) for form in (0, 1)]
        yield from ((said, forms[form]) for way in ways for said, form in _ways(way))


MEANT: dict[tuple[str, ...], tuple[str, ...]] = dict(_meanings())
LONGEST = max(map(len, MEANT))
FIRST = frozenset(said[0] for said in MEANT)


def in_plain_words(said: Sequence[str]) -> list[tuple[str, int, int]]:
    """Words as the phrase book has them, each with the first and the last place of the words that it stands for.

    >>> in_plain_words(["throws", "out", "2"])
    [('discards', 0, 1), ('2', 2, 2)]
    """
    found = [(word, at, at) for at, word in enumerate(said)]
    for _ in range(MOST_PASSES):
        put = _once(found)
        if put == found:
            break
        found = put
    return found


def _once(found: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    put: list[tuple[str, int, int]] = []
    at = 0
    while at < len(found):
        count, meant = _meant(found, at)
        if meant is None:
            put.append(found[at])
        else:
            put += [(word, found[at][1], found[at + count - 1][2]) for word in meant]
        at += count
    return put


def _meant(found: list[tuple[str, int, int]], at: int) -> tuple[int, tuple[str, ...] | None]:
    """How many words from a place on are a saying, and what it means."""
    if found[at][0] in FIRST:
        for count in range(min(LONGEST, len(found) - at), 0, -1):
            said = tuple(word for word, _, _ in found[at : at + count])
            if said in MEANT:
                return count, MEANT[said]
    return 1, None
