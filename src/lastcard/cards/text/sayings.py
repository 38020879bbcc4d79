"""Ways of speaking that mean the same wherever they stand, put into the words of the phrase book before it is read.

A row says what is meant, and behind it how people say it, in patterns: `a|b` are alternatives, `[a]` may be left out,
and a verb is written `throw/throws`, so that its form stays what it was. A row is only right if it changes the meaning
of no sentence: what depends on what stands around it belongs into the table of verbs, or to the reader.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from lastcard.cards.text.patterns import Elements, variants

SAYINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    # In a hurry
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
        "the player who played|plays|used|uses this|the|that card",
        "the player who laid|lays|put|puts|set|sets this|the card [down]",
        "whoever played|plays|used|uses this|the card", "the player of this card",
        "the one who played|plays this|the card", "the player playing this card", "the card 's player|owner",
        "the player that played|plays this|the card", "the user of this card", "the owner of this card",
    )),
    ("player", ("plyer|palyer|playr|ppl",)),
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
    ("the previous player", (
        "the player right|directly|immediately before you", "the one before you", "whoever went|played|was before you",
        "the player who went|played [right] before you", "the player who just went|played", "the preceding player",
        "the last player who|that played|went", "the last player to play|go", "whoever just went|played",
        "the prior player", "the player who played last", "the player who had the last turn",
        "the player that went|played before you",
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
    ("you hold", ("your hand has|contains|holds|includes", "you are holding", "you 're holding", "you have got",
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
        "everyone swaps hands clockwise", "everyone swaps hands to the left", "hands move|go|pass to the left",
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
        "everyone swaps hands to the right", "hands move|go|pass to the right", "pass all hands to the right",
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
    # How many
    ("2", ("a couple [of]",)),
    ("1", ("a single", "just a single", "just one", "just 1", "one single")),
    ("half", ("one half of", "1 half of", "exactly half")),
    # What they do
    ("draw/draws", ("scoop/scoops up", "grab/grabs up", "pick-up/picks-up", "pickup/pickups")),
    ("discard/discards", (
        "throw/throws away|out|off", "toss/tosses away|out|aside", "chuck/chucks [away|out|off]", "dump/dumps",
        "ditch/ditches", "shed/sheds", "bin/bins", "trash/trashes", "scrap/scraps", "dispose/disposes of",
        "get/gets rid of", "unload/unloads", "offload/offloads", "lay/lays off", "cast/casts aside|away",
        "put/puts away", "trow/trows away",
    )),
    ("discard/discards 1", ("throw/throws one|1 away|out",)),
    ("discard/discards 2", ("throw/throws two|2 away|out",)),
    ("discard/discards 3", ("throw/throws three|3 away|out",)),
    ("discard/discards it", ("throw/throws it away|out", "put/puts it down", "toss/tosses it [away|out]")),
    ("discard/discards them", ("throw/throws them away|out", "put/puts them down", "toss/tosses them [away|out]")),
    ("to the left", ("one|1 player|person|seat|place|spot to the left", "to the left by one|1")),
    ("to the right", ("one|1 player|person|seat|place|spot to the right", "to the right by one|1")),
    ("holds", ("is holding",)),
    ("discard/discards all cards of that colour", ("discard/discards that colour",)),
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
    ("swap/swaps", ("trade/trades", "exchange/exchanges", "switch/switches", "swop/swops", "interchange/interchanges")),
    ("trade/trades in", ("trade/trades in", "swap/swaps in", "exchange/exchanges in")),
    ("show/shows", ("reveal/reveals", "expose/exposes", "flash/flashes", "display/displays")),
    ("look/looks at", (
        "peek/peeks at|into", "glance/glances at", "have/has a look|peek|peep at", "take/takes a look|peek|peep at",
        "sneak/sneaks a look|peek at", "get/gets a look|peek at", "peep/peeps at",
        "check/checks out",
    )),
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
        "the turn order reverses|flips|changes", "play changes direction", "play switches direction|directions",
        "the game changes direction", "the game is reversed", "the order of play is reversed",
        "the direction of play changes|flips|switches", "go in the other|opposite direction",
    )),
    ("take/takes another turn", (
        "get/gets a bonus|free|second|extra turn|go", "take/takes a bonus|free|second|extra turn|go",
        "have/has a bonus|free|second|extra turn|go", "go/goes another time", "play/plays a second time",
        "go/goes a second time", "move/moves again", "get/gets an extra|additional go", "take/takes an additional turn",
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
    # One thing or another
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
    # How long
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
        "until the next wild [card] hits the table", "until the next wild [card] appears|shows|shows up",
        "until someone|anyone drops|lays|throws|uses a|another wild [card] [down]",
        "until the next wild [card] gets played", "until somebody else plays a wild", "until a new wild [card] comes",
        "until another wild [card] shows|turns up", "until we see another wild [card]",
        "until another wild [card] comes|appears", "until a|another wild [card] gets|is put down|laid",
    )),
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


MEANT: dict[tuple[str, ...], tuple[str, ...]] = {
    said: _form(variants(meant)[0], form) for meant, ways in SAYINGS for way in ways for said, form in _ways(way)
}
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
