"""Rows of `retold` about numbers that come up, cards one after the other, and what is said all in one: `+4, but "
"...`."""

import re
from collections.abc import Callable

from lastcard.cards.text.plainer.told_of_cards import ALL, END, HOWEVER, LAST, LIKE, NUM, THEN, WHO, number

Meant = str | Callable[[re.Match[str]], str]

_PILE = r"(?:deck|draw pile|pile)"
_MANY = (
    r"(?:that many|that (?:number|amount)(?: of)?|as many(?: cards)? as (?:it shows|its number|the number(?: on "
    r"it)?)|the "
    r"number(?: (?:on it|shown))?(?: of)?)(?: cards)?"
)
_UNNUMBERED = (
    r"(?:all |any )?(?:action|special|symbol|face|picture|other|non-?number(?:ed)?|power)(?: cards?)?(?:(?: and|,| "
    r"or|/) ?"
    r"wilds?)?(?: cards?)?"
)


def _with_unnumbered(found: re.Match[str]) -> str:
    rest = found["rest"]
    if found["but"]:
        rest = re.sub(ALL, "everyone else", rest, flags=re.IGNORECASE)
    return f"{found['flip']}{rest}as many cards as the number on it, or {number(found['n'])} if it has none"


_ALL_BUT = {
    "6": "from 1 to 5",
    "six": "from 1 to 5",
    "1": "from 2 to 6",
    "one": "from 2 to 6",
    "even": "odd",
    "odd": "even",
}
"""Which numbers of a die others than this are."""

_HUES = r"(?:red|blue|green|yellow|orange)(?: or (?:red|blue|green|yellow|orange))?(?: cards?)?"


def _a(hues: str) -> str:
    """One card of a colour, or of either of two."""
    return " or ".join(f"a {hue} card" for hue in hues.lower().removesuffix("s").removesuffix(" card").split(" or "))


_TURNED: tuple[tuple[str, Meant], ...] = (
    (r"\b(?P<turn>flip|turn|flips|turns) (?P<what>the (?:top|next) card(?: (?:of|from|on|in) the (?:deck|draw pile|"
     r"pile))?) "
     r"(?P<over>over|up)\b", r"\g<turn> \g<over> \g<what>"),
    (r"(?P<shown>\b(?:rolls?|flips?|draws? (?:a|1|one) card|shows?|reveals?|turns? over)\b.*?)\b(?:whoever|the "
     r"(?:player|person|one) "
     r"(?:who|that)) (?:got|gets|rolled|rolls|drew|flipped) (?:the )?(?P<way>lowest|highest)(?: (?:number|"
     r"roll|card|one))?"
     r"(?! \w*(?:score|grade|mark|points?|vote)s?\b)", r"\g<shown>the player who showed the \g<way> number"),
    (rf"(?P<draws>\bdraws? {_MANY}),? \(?(?:zero|none|nothing|0)(?: cards)? if it(?:'s| is)(?: not|n't) a number(?: "
     rf"card)?\)?{LAST}",
     r"\g<draws>"),
    (rf"\broll a (?:die|dice){THEN}(?P<what>[^.;!]*?\b(?:that many|as many)(?: cards)?)[.;,] ?(?:but )?(?:if|on)(?: "
     rf"(?:you roll|you "
     rf"get|it(?:'s| is)|it shows|it lands on|the number is))? (?:an? )?(?P<n>\d|one|two|three|four|five|six|even|odd)"
     rf"(?: number)?, (?P<then>(?:(?!\b(?:them|it|those)\b)[^.;!])+?) instead{LAST}",
     lambda found: f"roll a die. if the number is {found['n']}, {found['then']}; otherwise {found['what']}"),
    (rf"(?P<flip>\b(?:flip|turn|show|reveal)s?\b[^.;:!]*?\b(?:top|next) card(?: (?:of|from|on|off) (?:the "
     rf")?{_PILE})?(?: "
     rf"(?:over|up|face up))?)(?P<rest>[^()]*?){_MANY}(?P<but>,? (?:except|but not|not) (?:for )?(?:you|yourself|me))?"
     rf"[.;,:]? ?\(?(?:and )?(?:{_UNNUMBERED}) (?:count|counts|are worth|is worth|is|are|equals?|=)(?: as)? "
     rf"(?P<n>{NUM})(?: cards?)?\)?{LAST}", _with_unnumbered),
    (rf"(?P<draws>\bdraws? {_MANY})[.;,] ?\(?(?:but )?(?:if it(?:'s| is) (?:an? )?(?:{_UNNUMBERED}|wild(?: card)?),? |"
     rf"(?:{_UNNUMBERED}|wilds?|wild cards) (?:counts?|is|are|are worth|mean)(?: as)? )(?:nobody draws|no one draws|"
     rf"nothing"
     rf"(?: happens)?|zero|none|0|draw nothing|they draw nothing)\)?{LAST}", r"\g<draws>"),
    (rf"\broll a (?:die|dice){THEN}(?P<what>(?:(?:{WHO}|{ALL}(?: else)?) )?(?:must )?draws? (?:that many|as many)(?: "
     rf"cards)?)"
     rf"[.;,] ?(?:but )?(?:if|on)(?: (?:you roll|you get|it(?:'s| is)|it shows|it lands on|the number is))? (?:an? )?"
     rf"(?P<n>\d|one|two|three|four|five|six|even|odd)(?: number)?,? (?:then )?(?:(?:you|they) )?(?:don'?t draw|do "
     rf"not draw|draw "
     rf"nothing|nobody draws|no one draws|nothing happens|(?:are|is|'re) safe)(?: anything| any(?: cards)?)?{LAST}",
     lambda found: f"roll a die. if the number is {_ALL_BUT[found['n'].lower()]}, {found['what']}"
     if found["n"].lower() in _ALL_BUT else found[0]),
    # Another player draws what a die shows, if it shows this
    (rf"\broll a (?:die|dice){THEN}(?P<what>(?:(?:{WHO}|{ALL}(?: else)?) )?(?:must )?draws? (?:that many|as many)(?: "
     rf"cards)?)"
     rf"[.;,] ?(?:but )?(?:if|on)(?: (?:you roll|you get|it(?:'s| is)|it shows|it lands on|the number is))? (?:an? )?"
     rf"(?P<n>\d|one|two|three|four|five|six|even|odd)(?: number)?,? (?P<who>{WHO}|{ALL}(?: else)?|you) (?:must |has "
     rf"to |have "
     rf"to )?(?P<verb>draws?|takes?|gets?)(?: (?:it|them|that many|the cards|all of them))*(?: instead)?{LAST}",
     lambda found: f"roll a die. if the number is {found['n']}, {found['who']} "
     f"{'draw' if found['who'].lower() == 'you' else 'draws'} that many cards; otherwise {found['what']}"),
    (rf"(?P<top>\b(?:top|next|first) (?:{NUM} )?cards?) in (?P<of>the (?:deck|draw pile))\b", r"\g<top> of \g<of>"),
    (rf"[,;.] (?:but )?(?:if not|otherwise|if it(?:'s| is) not)(?: then)?,? (?:nobody|no one|no-one)(?: (?:does|"
     rf"draws|has to))?"
     rf"(?: anything| any)?{LAST}", ""),
    (rf"(?P<top>\b(?:flip|turn|show|reveal)[^.:;!]*?\b(?:top|next) card[^.:;!]*?)[.:;] ?(?:if (?:it(?:'s| is) )?)?"
     rf"(?P<a>{_HUES})[,:=]? (?P<then>[^.;!]+)[;.,] (?:and )?(?:if (?:it(?:'s| is) )?)?(?P<b>{_HUES})[,:=] "
     rf"(?P<else>[^.;!]+){LAST}",
     lambda found: f"{found['top']}. if it is {_a(found['a'])}, {found['then']}. if it is {_a(found['b'])}, "
      f"{found['else']}"),
    (r"\b(?:as many(?: cards)?(?: as)?|what|the number(?: that)?) the (?P<who>winner|loser) (?:rolled|rolls|got|"
     r"threw)\b",
     lambda found: f"as many cards as the {'highest' if found['who'].lower() == 'winner' else 'lowest'} number shown"),
)  # fmt: skip

# Piles
_ORDER = (
    rf"(?:(?:back )?(?:in|into) (?:any|whatever|whichever|an?y? new|a different|the|your own) order(?: (?:that "
    rf")?(?:you "
    rf"{LIKE}|of your choice))?|{HOWEVER})"
)
_UNDER = (
    r"(?:(?:the|whatever|whichever) card (?:that )?(?:is |lies |was )?(?:right |just |directly )?(?:under|below|"
    r"beneath|"
    r"underneath|before)(?: (?:it|this(?: one| card)?))?|whatever(?: is|'s)? (?:under|below|beneath|underneath)(?: "
    r"(?:it|this(?: one| card)?))?)"
)
_LAST_CARD = r"(?:the )?(?:last|previous) card(?: (?:that )?(?:was )?(?:just )?played)?"
_ANY_DISCARD = r"(?:any(?: one)?|a|one) card (?:you (?:like|want|choose) )?(?:from|out of|in) the discard pile"


def _undone(found: re.Match[str]) -> str:
    more = found["n"]
    draws = f" and draws {number(more)}" if more else ""
    return f"the previous player takes the top card of the discard pile{draws}"


_MORE = (
    rf"(?:,? (?:plus|and|with) (?:they draw |draws? )?(?P<n>{NUM})(?: (?:extra|more))?(?: cards?)?(?: from the "
    rf"{_PILE})?)?"
)
_PILES: tuple[tuple[str, Meant], ...] = (
    (rf"(?:^|(?<=[.!:;] ))(?:you (?:may |can )?)?(?:put|place|arrange|rearrange|reorder|sort|order|stack) the (?:top|"
     rf"next|"
     rf"first) (?P<n>{NUM}) cards (?:of|from|in|on) the {_PILE} {_ORDER}{END}",
     r"look at the top \g<n> cards of the draw pile and put them back in any order"),
    (rf"(?:^|(?<=[.!:;] ))(?:rearrange|reorder|sort) the (?:top|next|first) (?P<n>{NUM}) cards (?:of|from|in|on) the "
     rf"{_PILE}{END}", r"look at the top \g<n> cards of the draw pile and put them back in any order"),
    (rf"\b(?:take|pick|choose|grab|pull|get|bring back|find)s? {_ANY_DISCARD}(?: (?:you {LIKE}))?{THEN}play it(?: "
     rf"(?:again|right away|now|immediately|straight away))*{END}",
     "take 1 card you choose from the discard pile and play it"),
    (rf"\b(?:put|slip|add|move|stick|send) {_ANY_DISCARD} (?:in|into|to) (?P<who>{WHO})(?:'?s|'s)? (?:hand|cards){END}",
     lambda found: f"take 1 card you choose from the discard pile and give it to {found['who'].removesuffix('s')}"),
    (r"\b(?:search|look through|go through|dig through) the discard pile for (?:a|one|any) card(?: you (?:like|want))?"
     rf"(?:{THEN}(?:take|keep|draw) it)?{END}", "take 1 card you choose from the discard pile"),
    (rf"\btake {_ANY_DISCARD}(?: and (?:put|add) it)? (?:in|into|to) your hand{END}",
     "take 1 card you choose from the discard pile"),
    (rf"\b(?:search|look through|go through|dig through) the discard pile{THEN}(?:take|keep|draw|pick) (?:any "
     rf")?(?P<n>{NUM})"
     rf"(?: of the)? cards?(?: (?:you {LIKE}|from it|of your choice))*{END}",
     r"take \g<n> cards you choose from the discard pile"),
    (r"\bput any card (?:from|in|of) your hand (?P<where>on|under|below|at|into)\b", r"put 1 card \g<where>"),
    (r"\b(?P<copy>copy the last(?: (?:action|number|draw|wild|skip|reverse))? card)(?: (?:that was )?played)?,? "
     r"(?:but )?(?:doubled?"
     rf"|twice(?: over)?|two times){LAST}", r"\g<copy> twice"),
    (rf"\bbring back {_ANY_DISCARD}(?: to your hand)?{END}", "take 1 card you choose from the discard pile"),
    (rf"(?P<top>\btake the top card (?:of|from|off) the discard pile)(?:{THEN}(?:put|add) it (?:in|into|to) your "
     rf"hand)?{THEN}"
     rf"give (?:it|that one|that card) or (?:another|any other|a different)(?: card| one)?(?: (?:of yours|from your "
     rf"hand))? "
     rf"to (?P<who>{WHO}){END}", r"\g<top> and give 1 card to \g<who>"),
    (rf"^(?:it |this card |this )?(?:acts?|counts?|works?|serves?|is treated|is|becomes|turns into|does the same|"
     rf"same|copies|"
     rf"copy)(?: as| like| into)?(?: (?:a|an exact|the exact))?(?: copy of| same as)? {_UNDER}(?: does)?{LAST}",
     "copy the last card"),
    (r"\bplay the last (?P<kind>action|number|draw|wild|skip|reverse) card(?: (?:that was )?played)? (?:again|once "
     r"more|one "
     rf"more time){END}", r"copy the last \g<kind> card"),
    (rf"(?:^undo[!.:,] ?)?\b{_LAST_CARD} (?:goes|returns|is returned|comes|gets sent|is sent|gets put) (?:right |"
     rf"straight )?(?:back )?(?:in|into|"
     rf"to)(?:to)? (?:the hand of (?:whoever played it|its owner)|(?:its|their) (?:owner|player)(?:'s|s)?(?: hand)?|"
     rf"whoever "
     rf"played it){_MORE}{LAST}", _undone),
    (rf"\b(?:whoever|the (?:player|person) who) (?:just )?played {_LAST_CARD} (?:takes|gets|picks) (?:it|that "
     rf"card)(?: back| "
     rf"up)*{_MORE}{LAST}", _undone),
    (r"\b(?P<who>the (?:previous|last) player) (?:takes|gets) back the card (?:that )?(?:they|he|she) (?:have |has "
     r")?just "
     rf"played{_MORE}{LAST}", _undone),
    (rf"\b(?:swap|trade|exchange) (?P<n>a|one|1)(?: card)?(?: of your cards| from your hand)? (?:with|for) (?:a|one|"
     rf"1|any)(?: "
     rf"card)? (?:from|in|of) the discard pile{END}", "take 1 card you choose from the discard pile and discard 1 "
     "card"),
    (rf"\b(?:swap|trade|exchange) (?P<n>a|one|1)(?: card)?(?: of your cards| from your hand)? (?:with|for) the "
     rf"(?:top|last) "
     rf"card (?:of|from|on) the discard pile{END}", "take the top card of the discard pile and discard 1 card"),
    (rf"\bshuffle the discard pile (?:back )?in the {_PILE}{END}", "shuffle the discard pile into the draw pile"),
)  # fmt: skip

# What is said all in one
_SEP = r"(?:(?:,| and| then| \+| &|-)+ )"
_PLUS = r"(?:\+ ?|draws? |plus )"
_YOU_TOO = r"(?:yourself|too|as well|also|for yourself)?"


def _lands(found: re.Match[str]) -> str:
    skip = "the next player misses a turn. the second" if found["skip"] else "the"
    return f"reverse the direction. {skip} next player draws {number(found['n'])}"


_AT_ONCE: tuple[tuple[str, Meant], ...] = (
    (rf"^reverse(?: the direction)?{_SEP}(?P<skip>skip(?: (?:a|one|the next) (?:player|person))?{_SEP})?(?:then "
     rf")?{_PLUS}(?P<n>"
     rf"{NUM})(?: cards?)? for (?:whoever|who(?:m)?ever|the (?:player|one|person)|who) (?:it|that|this|play|the "
     rf"turn)(?: "
     rf"(?:then|next))? (?:lands|falls|ends up|stops|comes) (?:on|at|to){LAST}", _lands),
    (rf"^reverse(?: the direction)?{_SEP}(?:skip{_SEP})?{_PLUS}(?P<n>{NUM})(?: cards?)?(?:,? (?:all )?(?:in one|at "
     rf"once|"
     rf"combined|together)(?: card)?)?{LAST}",
     lambda found: f"reverse the direction. the next player draws {number(found['n'])} and misses a turn"),
    (rf"^(?:wild )?{_PLUS}(?P<n>{NUM})(?: cards?)?,? (?:but|and|only|except)(?: that)? you (?:also )?(?:must |have "
     rf"to |need to |"
     rf"gotta )?(?:draw|take|pick up|get) (?P<m>{NUM})(?: cards?)? ?{_YOU_TOO}{LAST}",
     lambda found: f"the next player draws {number(found['n'])} and misses a turn. draw {number(found['m'])}"),
    (rf"^wild {_PLUS}(?P<n>{NUM})(?: cards?)?,? (?:but|and) (?P<what>you (?:also )?(?:miss|lose|skip|discard|draw|"
     rf"show|take|give|"
     rf"swap)[^.;!]*){LAST}",
     lambda found: f"the next player draws {number(found['n'])} and misses a turn. {found['what']}"),
    (rf"(?<!\w){_PLUS}(?P<n>{NUM})(?: cards?)? for (?:me|you|yourself|myself)(?: too)?{END}",
     lambda found: f"you draw {number(found['n'])}"),
    (rf"(?P<begins>^|(?<=[.,;:!] )|\band |\bbut )(?:draw |\+ ?)(?P<n>{NUM})(?: cards?)? for (?P<who>{WHO}|{ALL}(?: "
     rf"else)?)(?:"
     rf"(?P<but>,? but)(?= you )|{END})",
     lambda found: f"{found['begins']}{found['who']} must draw {number(found['n'])}{' and' * bool(found['but'])}"),
    (rf"(?P<you>\byou (?:also )?draws? {NUM}(?: cards?)?) (?:too|as well){END}", r"\g<you>"),
    (rf"\bskip (?:one|1|a) (?:player|person){THEN}the next(?: (?:one|player|person))? (?=draws|takes|misses|discards|"
     rf"picks|"
     r"must|gives|shows)", "the next player misses a turn and the second next player "),
    # This card is one of them
    (r"^(?P<may>you (?:can|may|get to) )?play (?:two|2) cards(?: (?:at once|at the same time|together))?(?: (?:on|in|"
     r"during))?(?: "
     rf"(?:this|your|the same|one) turn)?(?P<one> instead of (?:just |only )?(?:one|1)(?: card)?)?{LAST}",
     lambda found: f"{found['may'] or ''}take another turn" if found["one"] else found[0]),
)  # fmt: skip

_HANDS: tuple[tuple[str, Meant], ...] = (
    # A hand for a new one
    (rf"^(?:(?:{ALL}) starts? (?:over|again|fresh)[!.:,]* ?)?(?:put|shuffle|collect|return) (?:all|everyone's) "
     rf"(?:the |of the )?"
     rf"(?:hands|cards)(?: back)?(?: (?:in|into|to|together in) the {_PILE})?(?:,? (?:shuffle|and shuffle)(?: (?:it|"
     rf"them))?)?,? "
     rf"(?:and )?(?:then )?(?:deal|give) (?P<n>{NUM})(?: (?:new|fresh))? cards? to (?:{ALL}|each){LAST}",
     r"everyone returns their hand to the draw pile, shuffles it and draws \g<n>"),
    (rf"\b(?P<who>{ALL}|{WHO}) (?:must |has to |have to )?(?:puts?|returns?|shuffles?) (?:all )?(?:their|his|her|your) "
     rf"(?:whole |entire )?(?:hands?|cards) back(?: (?:in|into|to) the {_PILE})?(?:,| and| then)+ (?:shuffles?(?: "
     rf"it)?(?:,| "
     rf"and)* )?(?:gets?|draws?|takes?|receives?|is dealt|are dealt) (?P<n>{NUM})(?: (?:new|fresh))?(?: (?:cards?|"
     rf"ones))?(?: "
     rf"each)?{LAST}", r"\g<who> returns their hand to the draw pile, shuffles it and draws \g<n>"),
    (rf"\b(?P<who>{ALL}|{WHO}) (?:must |has to |have to )?(?:swaps?|trades?|exchanges?)(?: in)? (?:their|his|her|"
     rf"your) (?:whole |"
     rf"entire )?(?:hands?|cards) for (?P<n>{NUM})(?: (?:new|fresh|other))? cards?(?: from the {_PILE})?{LAST}",
     r"\g<who> returns their hand to the draw pile, shuffles it and draws \g<n>"),
    (rf"^(?P<who>(?:{ALL}) )?(?:starts?|begins?) (?:over|again|fresh|anew) with (?:a (?:new|fresh) hand of "
     rf")?(?P<n>{NUM})(?: "
     rf"(?:new|fresh))?(?: cards?)?{LAST}", lambda found: f"everyone returns their hand to the draw pile, shuffles "
     f"it and "
     f"draws {number(found['n'])}" if found["who"] else "return your hand to the draw pile, shuffle it and draw "
     f"{number(found['n'])}"),
    (rf"^(?:you and )?(?:(?P<who>{WHO})|(?:one|a|another|your|some)(?: other)? (?:partner|friend|buddy|teammate))(?: "
     rf"of your "
     rf"choice)? (?P<may>may |can |get to )?(?:both )?(?:put|pool|combine|merge|mix|throw|shuffle) (?:all )?(?:of "
     rf")?(?:your|the|"
     rf"both|both your) (?:hands|cards)(?: together)?(?:,? (?:shuffle|mix)(?: them)?)?(?:,| and| then)+ (?:deal|"
     rf"split|share|"
     rf"divide) (?:them|it|the cards)?(?: (?:out|up|back))*(?: (?:evenly|equally|fairly|in half))(?: (?:between|"
     rf"among) (?:the "
     rf"two of )?you(?: two| both)?)?{LAST}",
     lambda found: f"{'you may ' * bool(found['may'])}shuffle your hand together with that of "
     f"{found['who'] or 'a player you choose'} and deal them out evenly"),
    (rf"\bpool (?:your )?(?:cards|hands?) with (?P<who>{WHO})(?:,| and| then)+ (?:deal|split|share|divide) (?:them|"
     rf"it|the cards)"
     rf"(?: (?:out|up|back|again))*(?: (?:evenly|equally|fairly|in half)){LAST}",
     r"shuffle your hand together with that of \g<who> and deal them out evenly"),
)  # fmt: skip

_ONE_FOR_ONE: tuple[tuple[str, Meant], ...] = (
    # A card for a card
    (rf"(?P<give>\b(?:give (?P<one>{WHO}) (?:a|one|1|{NUM})(?: of your)? cards?|give (?:a|one|1|{NUM})(?: of your)? "
     rf"cards? to "
     rf"(?P<two>{WHO}))){THEN}take (?:(?P<n>{NUM}) random(?: one| ones| cards?)?(?: (?:back|from them|from that "
     rf"player|from "
     rf"their hand))*|(?P<m>{NUM})(?: one| cards?)?(?: back)? (?:from them|from that player|from their hand|at "
     rf"random|blindly|"
     rf"without looking))(?: at random| blindly| without looking)?{LAST}",
     lambda found: f"{found['give']} and take {number(found['n'] or found['m'])} cards from that player"),
    (rf"\b(?:swap|trade|exchange) (?:a|one|1)(?: card)?(?: of your cards| from your hand)? (?:with|for) (?:a|one|1) "
     rf"random (?:card|"
     rf"one) (?:from|of|out of) (?P<who>{WHO})(?:'s)?(?: (?:hand|cards))?{LAST}",
     r"take 1 card from \g<who> and give 1 card to that player"),
    (r"(?P<half>\bhalf\b[^.,;()]*?),? ?\(?(?:rounded|rounding|round) up\)?", r"\g<half>, rounded up"),
)  # fmt: skip

OF_CHANCE: tuple[tuple[tuple[str, ...], tuple[tuple[str, Meant], ...]], ...] = (
    (("top", "next card", "die", "dice", "roll", "flip", "that many"), _TURNED),
    (("pile", "deck", "copy", "copies", "card", "whatever"), _PILES),
    (("reverse", "wild", "+", "for ", "skip", "too", "as well", "instead"), _AT_ONCE),
    (("start", "hand", "cards"), _HANDS),
    (("random", "half", "from them"), _ONE_FOR_ONE),
)
"""Regular expressions over part of a text, and what they mean, by words of which a text has one."""
