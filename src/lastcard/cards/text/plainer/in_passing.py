"""Conditions, colours and turns that people speak of in passing: put into the words of the phrase book.

Rows as in `rewriting`, made behind those of `in_short`.
"""

from lastcard.cards.text.plainer.adverbials import ENDS, NUM
from lastcard.cards.text.plainer.rewriting import Row, row

_WHO = r"(?P<who>(?:(?![.!;:,?] |and |then )\S+ )+?)"
_BE = "(?:are|is|'re|'s|am)"
_SMALL = "(?:decide|choose|pick|say)"


def _colours() -> tuple[Row, ...]:
    """The colour, and cards of it."""
    choose = "(?:choose|pick|name|call|say) (?:a|any|the) colour"
    we = "(?:we are on|it is|is next|comes next|to play|we play|is played|play goes on in|we go on with)"
    return (
        row("whatever whichever", rf"the colour (?:is now|is|becomes) (?:whatever|whichever)(?: colour)? {_WHO}"
            r"(?:wants?|chooses?|likes?|picks?|says?|decides?) ", "<who> chooses the colour"),
        row("what which", rf"(?P<choose>{_SMALL}) (?:what|which) colour {we} ", "choose the colour"),
        row("what which", rf"(?P<choose>{_SMALL}s) (?:what|which) colour {we} ", "chooses the colour"),
        row("it", rf"(?P<chosen>{choose} (?:\S+ )*?)all of it ", "<chosen> all cards of that colour"),
        row("colour", rf"(?P<chosen>{choose} (?:\S+ )*?)of the colour (?:that )?you "
            rf"(?:named?|called|call|said|say|chose|choose|"
            r"picked|pick) ", "<chosen> of that colour"),
        row("colour", r"of the colour (?:that )?you (?:name|call|say|want|like) ", "of a colour you choose"),
        row("goes go", r"(?:every card|all cards) of that colour (?:in your hand|you (?:have|hold)) goes? "
            r"(?:on|in|to|onto|into) the (?:discard )?pile ", "discard all cards of that colour"),
    )  # fmt: skip


def _conditions() -> tuple[Row, ...]:
    """What holds of somebody's hand, or of the card before."""
    return (
        row("bigger larger", rf"your hand is (?:bigger|larger) than {_WHO}'s (?:hand )?(?P<then>, swap (?=[.!;] |$))",
            "you have more cards than <who> , swap hands with them"),
        row("bigger larger", rf"your hand is (?:bigger|larger) than {_WHO}'s (?:hand )?", "you have more cards "
            "than <who>"),
        row("smaller", rf"your hand is smaller than {_WHO}'s (?:hand )?(?P<then>, swap (?=[.!;] |$))",
            "you have fewer cards than <who> , swap hands with them"),
        row("smaller", rf"your hand is smaller than {_WHO}'s (?:hand )?", "you have fewer cards than <who>"),
        row("winning ahead lead", rf"(?P<if>(?:if|unless) (?:you|they) ){_BE} (?:winning|ahead|in the lead) ",
            "<if> have the fewest cards"),
        row("losing behind last", rf"(?P<if>(?:if|unless) (?:you|they) ){_BE} (?:losing|behind|in last place) ",
            "<if> have the most cards"),
        row("played", r"if (?P<card>(?:a|an) (?:[a-z0-9]+ )(?:card )?)was (?:just )?played (?:just |right "
            r")?(?:before this"
            r"(?: one| card)?|last) ", "if the last card was <card>"),
        row("count", r"(?<!only )count your cards (?:[.,:;] |and )+if (?:it|the number|the total|that|you) "
            r"(?:is|'s|are|have|get) (?:an )?"
            r"(?P<how>even|odd)(?: (?:number|total|amount))? ", "if you have an <how> number of cards"),
        row("or", r"(?:only )?(?:one or two|1 or 2) cards ", "at most 2 cards"),
        row("if", r"(?P<what>(?:play|plays|take|takes) (?:again|another|one more|a second|an extra) "
            r"(?:(?![.!;:,?] )\S+ )*?)(?:, )?if "
            r"(?:(?:you|they|he|she) may(?: do so)?|possible|able) (?=[.!] |$)(?!.*(?:otherwise|if "
            r"not|cannot|else) )", "<what>"),
    )  # fmt: skip


def _several() -> tuple[Row, ...]:
    """All players, or some of them, as people call them."""
    start = (
        "(?:starting|beginning) (?:with|on|to|at|from) (?:you|yourself|your left|the left|the next "
        "player|the player (?:on|to) your left)"
    )
    return (
        row("starting beginning", rf"{start} , (?=(?:everyone|each|every|all) )"),
        row("including included", r"(?P<all>everyone|all players|each player|every player) , (?:including "
            r"you|you included|"
            r"including yourself|even you) , ", "everyone"),
        row("everyone players", r"(?<![a-z0-9,'] )(?:everyone|all players) , (?=(?:give|"
            r"draw|discard|pass|show|take|swap|put) )",
            "everyone"),
        row("only", r"(?<![a-z0-9,'] )only (?P<who>players|those|everyone|the players) "
            r"(?=(?:who|with|without|holding) )", "<who>"),
        row("anyone everyone", r"(?P<who>the player|whoever) (?:with|who has|has|holding|who holds) more cards "
            r"than (?:anyone|everyone)"
            r"(?: else)? ", "the player with the most cards"),
        row("anyone everyone", r"(?P<who>the player|whoever) (?:with|who has|has|holding|who holds) "
            r"(?:fewer|less) cards than (?:anyone|"
            r"everyone)(?: else)? ", "the player with the fewest cards"),
        *(row("takes take", rf"(?:everyone|each player|every player|all players) takes? the (?:whole |entire "
            rf")?(?:hand|cards) of the "
              rf"player (?:on|to) (?:their|the) {side} ", f"everyone passes their hand to the player on their {other}")
          for side, other in (("left", "right"), ("right", "left"))),
        row("each", rf"(?<![a-z0-9,'] )give you (?P<n>{NUM})cards? each ", "everyone else gives <n> cards to you"),
    )  # fmt: skip


def _counted() -> tuple[Row, ...]:
    """How many, by what somebody holds; and cards that are chosen to be given."""
    pick = "(?:choose|pick|select)"
    return (
        row("many", r"as many cards as you (?:have|hold) (?P<which>(?:[a-z]+ )?[a-z0-9]+s )(?=[.!;,] |and |$)",
            "1 card for each of your <which>"),
        row("many", r"as many cards as they (?:have|hold) (?P<which>(?:[a-z]+ )?[a-z0-9]+s )(?=[.!;,] |and |$)",
            "1 card for each of their <which>"),
        row("each every", rf"for (?:each|every) (?P<card>(?:[a-z0-9]+ ){{1,2}})in {_WHO}'s hand ", "for each "
            "<card> <who> holds"),
        row("choose pick select", rf"{pick} (?P<n>{NUM})cards? (?:from your hand )?(?:and|to) "
            rf"(?:give|pass|hand|slide) (?:it |them )?"
            r"(?=to |left |right )", "give <n> cards"),
        row("chooses picks selects", rf"{pick}s (?P<n>{NUM})cards? (?:from their hand )?(?:and|to) "
            rf"(?:gives?|pass(?:es)?|hands?|slides?) "
            r"(?:it |them )?(?=to |left |right )", "gives <n> cards"),
        row("decide", r"(?<![a-z0-9,'] )decide : ", "choose :"),
    )  # fmt: skip


IN_PASSING: tuple[Row, ...] = (
    *_several(),
    *_counted(),
    *_colours(),
    *_conditions(),
    row("yours", rf"(?P<take>takes? )(?P<n>{NUM})of (?:yours|your cards) ", "<take> <n> cards from you"),
    row("theirs", rf"(?P<take>take )(?P<n>{NUM})of (?:theirs|his|hers) ", "<take> <n> cards from them"),
    row("twice", r"skip (?:over )?(?P<who>(?:the|a|someone|your|them|whoever) ?(?:(?![.!;:,?] |and |twice )\S+ "
        r")*?)twice ",
        "<who> misses 2 turns"),
    row("hand", rf"(?<!your )(?<!their )(?<!'s )hand (?=(?:{NUM}(?:cards? )?|it |them )(?:off |over |on )?to "
        rf")", "give"),
    row("hands", rf"(?<!your )(?<!their )(?<!'s )hands (?=(?:{NUM}(?:cards? )?|it |them )(?:off |over |on )?to "
        rf")", "gives"),
    row("over on along off across", rf"(?P<give>(?:gives?|pass(?:es)?) (?:{NUM}(?:cards? )?|it |them ))"
        r"(?:over|on|along|off|across) (?=to )", "<give>"),
    row("reshuffle reshuffles", r"reshuffle (?=your |their |all |the )", "shuffle"),
    row("reshuffles", r"reshuffles (?=their )", "shuffles"),
    row("discard", r"(?P<take>takes? )(?:a|one|1) card from the discard pile , (?:anyone|any|whichever|any "
        r"card)(?: one)? you "
        r"(?:choose|want|like) ", "<take> any card from the discard pile"),
    *(row("move moves go goes shift shifts", rf"everyone 's (?:hand|hands|cards) "
        rf"(?:moves?|goes|go|shifts?|pass(?:es)?) "
          rf"(?:(?:one|1) (?:spot|seat|place|player|position) )?(?:to the )?{side} ",
          f"everyone passes their hand to the player on their {side}") for side in ("left", "right")),
    row("or", rf"or it (?:is|'s) (?P<n>{NUM})cards?(?: for you)? {ENDS}", "or draw <n> cards"),
)  # fmt: skip
"""Behind `in_short`."""
