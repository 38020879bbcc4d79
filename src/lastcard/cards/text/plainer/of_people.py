"""What only people know, and whom they mean, in other words: rows of `retold`, as in `loosely`."""

import re
from collections.abc import Callable

from lastcard.cards.text.plainer.afterthoughts import NUM
from lastcard.cards.text.plainer.outcomes import CHOSEN

Meant = str | Callable[[re.Match[str]], str]

_DOES = r"(?:draws?|discards?|miss(?:es)?|takes?|picks?|loses?|gets?|skips?|throws?|chucks?|ditch(?:es)?|swaps?)"
_SOMEBODY = (
    r"(?:(?:the )?(?:next|previous) (?:player|person)|(?:the )?(?:player|person) (?:on|to) (?:your|the) (?:left|right)|"
    r"(?:your |the )?(?:left|right) (?:neighbou?r|player)|(?:the )?(?:player|person) (?:across from|opposite) you|"
    r"(?:everyone|everybody)(?: else)?)"
)
_YOURS = (
    r"(?:it'?s |that'?s )?(?:your (?:choice|call|decision|pick)|up to you|you (?:choose|decide|pick)|(?:the )?choice "
    r"is "
    r"yours|take your pick)"
)
_WORLD = (
    r"(?:(?:already |still |an? )?(?:raining|snowing|sunny|cloudy|windy|stormy|hot|cold|warm|freezing|dark|light|"
    r"foggy|late|"
    r"night(?:time)?|day(?:time)?|morning|afternoon|evening|midnight|noon|winter|summer|spring|autumn|fall|"
    r"(?:a |the )?(?:weekend|weekday|holiday|school night|birthday party|leap year)|christmas|halloween|easter|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|"
    r"november|december|(?:past|after|before) (?:\d+(?::\d\d)?(?: ?[ap]\.?m\.?| o'?clock)?|midnight|noon|bedtime|"
    r"dinner|lunch|sunset|dark))(?: (?:outside|now|today|tonight|here|out|already))?)"
)
"""What anybody can see by looking out of the window, or at a clock."""
_PERSONAL = (
    r"(?:were born|(?:have|had|'ve got|have got) (?:an? |your )?(?:birthday|(?:older |younger |little |big "
    r")?(?:brother|"
    r"sister|sibling)|pet|dog|cat|tattoo|twin|cold)|have ever|have never|are wearing|'re wearing)"
)
_CLOTHED = (
    r"(?:anyone|anybody|everyone|everybody|players?|people|all players|those)(?: who(?:'s| is|'re| are))? wearing"
)
_KINDS = r"(?:kids?|boys|girls|children|adults|grown-?ups|parents|men|women|ladies|teenagers|teens)"

_RIGHT = r"(?:if )?(?:(?:you're|you are|it's|you guess(?:ed)?|you get it|you got it) )?(?:right|correct(?:ly)?)"
_WRONG = (
    r"(?:(?:and |but )?(?:if )?(?:(?:you're|you are|it's|you guess(?:ed)?|you get it|you got it) )?(?:wrong|incorrect)|"
    r"(?:but )?if (?:not|you're not|you aren't)|otherwise)"
)
_THEIRS = r"(?:your |the |a |an |some|any|another )?[a-z]+(?: [a-z]+){0,5}?"


def _one(who: str) -> str:
    return "a player you choose" if CHOSEN.fullmatch(who) else who


OF_PEOPLE: tuple[tuple[str, Meant], ...] = (
    # A card that is guessed is named first
    (rf"\bguess (?:a|one|any|what|which)(?: specific| exact)? card (?:(?:in|from|out of) (?P<in>{_THEIRS})(?:'s|s')"
     rf" (?:hand|cards)|(?:that )?(?P<has>{_THEIRS}) (?:is holding|holds|has)(?: in (?:their|his|her) hand)?)[.!,:;] "
     rf"(?:and )?{_RIGHT}[,:]? (?P<then>[^.;]+?)[.;,] {_WRONG}[,:]? (?P<else>[^.!;]+)",
     lambda found: f"name a card. if {_one(found['in'] or found['has'])} has it, {found['then']}, otherwise "
     f"{found['else']}"),
    (r"^(?:call|pick|choose) (?:someone|somebody|a player|any player|an opponent)(?: out)?[!.,;:]? (?:and )?name a card"
     r"(?:[.,;]| and) if (?:they|he|she) (?:have|has) it,? (?P<then>[^.;]+?)[.;,] (?:but )?(?:if not|otherwise|if they "
     r"don't),? (?P<else>[^.!;]+)", r"name a card. if a player you choose has it, \g<then>, otherwise \g<else>"),
    (rf"^(?:pick|choose) (?:someone|somebody|a player|any player|an opponent)(?:,| and) guess (?:one of their cards|"
     r"(?:a|one) card (?:in their hand|(?:that )?they (?:have|hold|are holding)))[.!,:;] "
     rf"(?:and )?{_RIGHT}[,:]? (?P<then>[^.;]+?)[.;,] {_WRONG}[,:]? (?P<else>[^.!;]+)",
     r"name a card. if a player you choose has it, \g<then>, otherwise \g<else>"),
    # What people do at once, or in how long, or name
    (r"[.;,!] (?:you|they) (?:have|get|'ve got|have got) (?P<n>\w+) (?P<time>seconds|minutes?)(?: to do (?:it|so|"
     r"this))?"
     r"(?=[.!] )", r" in \g<n> \g<time>"),
    (r"\b(play) (?:a|one|1)(?: quick| single)? (?:round|game|match) of (?=rock|thumb|paper|arm|odds|tic|noughts)",
     r"\1 "),
    (rf"^(?P<who>{_SOMEBODY}): (?P<game>truth or dare|dare|truth)[.!?]", r"\g<game> for \g<who>."),
    (r"(?:^|(?<=[.!] ))(?:on (?:the count of )?(?:three|3)|(?:count|counting) to (?:three|3))[,:]? (?:and |then )*"
     r"(?=every|all )", ""),
    (rf"(^|[.!] )(?P<deed>(?:name|list) (?:all|every|{NUM}|\d+) [^.,;!?]+?),? or (?P<then>(?:else )?{_DOES}\b)",
     r"\1you must \g<deed>, or \g<then>"),
    # What people keep up from now on
    (r"[.!,;] (?:this |it )?(?:starts?|starting|begins?|beginning|effective)(?: right)? now(?=[.!]|$)", ""),
    (rf"^whoever breaks (?P<rule>the (?:silence|no[- ][\w -]+? rule)) (?:draws?|takes?|picks? up|gets?) "
     rf"(?P<n>{NUM})(?: "
     r"cards?)?(?=[.!]|$)", r"nobody may break \g<rule> for the rest of the round; whoever breaks it draws \g<n>"),
    # Who is spoken to
    (rf"^(?P<what>[^.!?;]+? or [^.!?;]+?)[.!;,:]+ (?:{_YOURS}),? (?P<who>{_SOMEBODY})[.!]*$", r"\g<who>, \g<what>."),
    (rf"^{_YOURS},? (?P<who>{_SOMEBODY})[:!.,]+ (?P<what>[^.!?;]+? or [^.!?;]+?)[.!]*$", r"\g<who>, \g<what>."),
    (rf"^(?!{_SOMEBODY}|the |they |he |she |a |any|every|each|all |who)(?P<what>[^.!?;]+? or [^.!?;]+?)[.!;,:]+ "
     rf"{_YOURS}"
     r"[.!]*$", r"\g<what>."),
    (rf"(^|[.!] )(?P<who>{_SOMEBODY}), (?:you (?:must |have to |can |either )?)?(?P<what>(?!and\b|or\b)(?:either )?"
     rf"[a-z]+ [^.!?;,]+? or {_DOES} [^.!?;]+)", r"\1\g<who> must \g<what>"),
    # How many there are that only people can count
    (rf"\b(take|pick|get|collect|gain|receive|eat)(s?) ({NUM})(?: cards?)? (?=for (?:each|every) |per )", lambda found:
     f"draw{found[2]} {1 if found[3].lower() in ('a', 'an') else found[3]} "),
    # What is true of somebody, or of the world
    (r"\bif (?:it'?s|it is) your birthday(?P<when> (?:this|next|today|tomorrow|in|on)\b[^,.]*?)?,? (?=(?:then )?"
     rf"(?:you|{_DOES}|everyone|everybody|the|next)\b)",
     lambda found: f"if you have a birthday{found['when'] or ' today'}, "),
    (rf"\bif your birthday(?: is|'s) (?P<when>[^,.]+?),? (?=(?:then )?(?:you|{_DOES}|everyone|everybody|the|next)\b)",
     r"if you have a birthday \g<when>, "),
    (rf"\bif (?:it'?s|it is) (?P<so>{_WORLD}),? ", r"if you know that it is \g<so>, "),
    (rf"\b(if you ?{_PERSONAL}(?:(?!\b{_DOES}\b)[^,.])*?) (?=(?:you )?(?:draw|discard|miss|take|pick|get rid|throw|"
     rf"skip)"
     rf"\b)", r"\1, "),
    # Clothes of a colour that is named
    (rf"(?P<who>{_CLOTHED}) (?:the |any |a )?colou?r (?:that )?you (?:choose|pick|name|call|say|like|want)",
     r"choose a colour. everyone who is wearing that colour"),
    (rf"(?P<who>{_CLOTHED}) (?:the |your )?(?:chosen|named) colou?r", r"choose a colour. everyone who is wearing that "
     "colour"),
    (rf"\b(?P<choose>(?:choose|pick|name|call out|say) a colou?r)(?:[.,;:]| and) {_CLOTHED} (?:it|this colou?r|"
     rf"that(?! colou?r))\b",
     r"\g<choose>. everyone who is wearing that colour"),
    # Why somebody does something
    (r"(?<=[\dds]) for (?:(?:dealing|giving|making|getting|letting|leaving) (?:me|us|you)\b|being (?:so |too |such "
     r"an? )?"
     r"(?:mean|rude|late|slow|annoying|lucky|nice|awesome|cool|nosy|greedy|sneaky|loud|bad|good|cheeky|smug|lazy|"
     r"boring|"
     r"winner|loser)\b)[^.,;!?]*(?=[.!]|$)", ""),
    # Several groups
    (rf"(?<=\w),? (?:and |but |while )?(?=(?:{_KINDS}) {_DOES}\b)", ". "),
    # Who made somebody draw, won or lost, before
    (r"\b(?:the |whichever )?(?:last )?(?:player|person|one|whoever|guy)(?: (?:who|that))? (?:last )?(?:made you "
     r"draw|hit "
     r"you with a draw card|gave you cards)(?: cards?)?(?: last(?: time)?)?(?: now| has to| must| also)?(?= "
     rf"{_DOES}\b)", "whoever made you draw most recently"),
    (r"\b(?:the )?last (?:game|round)'s (winner|loser)\b",
     lambda found: f"whoever {'won' if found[1].lower() == 'winner' else 'lost'} the last game"),
    (r"\b(?:the )?(winner|loser) of (?:the |our )?(?:last|previous) (game|round)\b",
     lambda found: f"whoever {'won' if found[1].lower() == 'winner' else 'lost'} the last {found[2]}"),
)  # fmt: skip
"""How it is said, and what it means."""
