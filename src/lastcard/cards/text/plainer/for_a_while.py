"""Rules for a while that are told in a way of their own: rows of `retold`."""

import re
from collections.abc import Callable

COLOUR = r"(?:red|blue|green|yellow|orange|purple|pink|black|white)"
NUM = r"(?:\d|10|two|three|four|five|six|seven|eight|nine|ten)"
_N = r"(?:[2-9]|a|an|one|two|three|four|five|six|1)"
_CLAUSE = r"(?:(?![,.;:!?()\n]|\s[-–—]\s).)+"
_ROUND = r"(?:one|1|a|the next|the)(?: (?:full|whole|entire|complete))? (?:round|turn around the table)"
_TIME = (
    rf"(?:for {_ROUND}|for (?:the next )?{NUM} (?:rounds|turns)|for the rest of the (?:round|game)|until (?:it['’]?s "
    rf")?your (?:next )?turn"
    r"(?: again)?|until (?:it (?:comes|gets) (?:back )?(?:(?:round|around) )?to you|everyone (?:has )?had a "
    r"(?:turn|go))(?: again)?|"
    r"until (?:a|another|the next) wild(?: card)?(?: is played)?)"
)
_LATER = rf"(?:,? (?P<time>{_TIME}))"
_SAME = (
    r"(?: the same| as it is| (?:what|whatever|the one|the colou?r)(?: colou?r)? you "
    r"(?:pick|choose|say|name|picked|chose)| locked| fixed| put)?"
)
_STAYS = (
    rf"(?:the )?colou?r (?:(?:has to |must )?(?:stays?|remains?|keeps?)|(?:is|gets) (?:locked|fixed|frozen)){_SAME}"
    r"|(?:the )?colou?r (?:can['’]?t|cannot|may not|must not) (?:be changed|change)"
    r"|(?:nobody|no one|no player) (?:can|may|is allowed to) change (?:the colou?r|it)"
)
_ONLY_THAT = "everyone may only play cards of that colour"
_ONE, _OTHER = rf"(?P<one>{COLOUR})(?:s| cards)?", rf"(?P<other>{COLOUR})(?:s| cards)?"
_IS = r"(?:counts?|is|are|becomes?|means?|works?|acts?)(?: as| like| for)?"
_SWITCHED = (
    rf"(?:{_ONE} {_IS} {_OTHER},? and (?P=other)(?:s| cards)? {_IS} (?P=one)(?:s| cards)?"
    rf"|{_ONE.replace('one', 'first')} and {_OTHER.replace('other', 'second')} (?:switch|swap|trade|exchange)(?: "
    rf"(?:meanings?|colou?rs|places|roles))?)"
)
_AGAIN = r"(?P<again>(?:take|have|get) (?:another|an extra|one more) (?:turn|go)|(?:go|play) again)"
_ANY = (
    r"(?:any card|anything|whatever(?: card)?|any one)(?: (?:that )?you "
    r"(?:like|want|choose|please|have|wish))?(?: (?:goes|works|is ok(?:ay)?|counts))?"
)
_THEY = r"(?:they|he|she|that player|your (?:buddy|partner|friend|twin|shadow|mate))"
_ALSO = (
    r"(?:(?:must |have to |has to |also )*draws? (?:the same(?: amount| number)?(?: of cards)?|as many(?: "
    r"cards)?|too|as well|also|that many(?: cards)?|with you)"
    r"|do(?:es)?(?: too| as well| so too)?)"
)
_DRAW = r"draws?(?: (?:a card|cards|any cards|a card or more))?"


def _alike(found: re.Match[str]) -> str:
    one, other = found["one"] or found["first"], found["other"] or found["second"]
    when = found.groupdict().get("before") or found.groupdict().get("time")
    return f"{one} and {other} are the same colour {when}"


def _linked(found: re.Match[str]) -> str:
    return f"{found['time'] or 'for the rest of the round'}, whenever you draw, a player you choose draws as many"


_WHO = (
    r"(?:the )?(?:next|previous) (?:player|person)|(?:the )?(?:player|person) (?:on|to) your (?:left|right)|"
    r"(?:the )?(?:player|person) (?:across from|opposite|before|after) you|a player (?:you choose|of your choice)"
)
_CANNOT = (
    r"(?:can['’]?t|cannot|can not|is not able to|isn['’]?t able to) (?:play|go|put (?:a card|anything) "
    r"down)(?: a card| anything| one)?"
)
_DRAWS = (
    r"(?:must |has to |have to )?(?:draws?|picks? up|takes?) (?P<n>\d|two|three|four|five|six)(?: cards?)?(?: "
    r"instead(?: of (?:1|one)(?: card)?)?| instead)?"
)
_WHOEVER = (
    r"(?:whoever|anyone who|anybody who|everyone who|any player who|players who|each player who|if "
    r"(?:someone|somebody|anyone|anybody|a player))"
)
_LASTS = (
    r"(?:(?:this|it|that|which|the effect|this rule) )?(?:lasts?|holds|goes on|counts|applies|stays|is in "
    r"effect)(?: only)?(?: for)?"
)
_ALONE = rf"(?:{_TIME}|(?:one|two|three|[1-5]) (?:full |whole )?rounds?)"


def _timed(found: re.Match[str]) -> str:
    """A rule, and in a sentence of its own how long it lasts."""
    time, said = found["time"], found["said"]
    if re.search(r"\b(?:until|till|for (?:the|one|two|a) )", said, re.IGNORECASE):
        return found[0]
    return f"{'' if re.match('for|until', time, re.IGNORECASE) else 'for '}{time}, {said[0].lower()}{said[1:]}"


FOR_A_WHILE: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (rf"(^|[.!;:] )the next ({NUM} (?:turns|rounds)),? "
     rf"(?=(?:only|nobody|no|everyone|all|you)\b)", r"\1for the next \2, "),
    (r"^(?:(?:in|for|during) )?(?:the )?next round[:,-]+ ", "for the next round, "),
    (rf"^(?P<said>[^.!;:]+)[.!;]+ (?:{_LASTS} )?(?P<time>{_ALONE})[.!]*$", _timed),
    # What whoever cannot play draws
    (rf"^(?P<before>{_TIME}),? {_WHOEVER} {_CANNOT},? (?:then )?(?:they "
     rf")?{_DRAWS}(?=[.!]|$)", r"\g<before>, everyone draws \g<n> instead of 1"),
    (rf"\b{_WHOEVER} {_CANNOT} (?P<time>{_TIME}),? (?:they "
     rf")?{_DRAWS}(?=[.!]|$)", r"everyone draws \g<n> instead of 1 \g<time>"),
    (rf"\b{_WHOEVER} {_CANNOT},? (?:they )?{_DRAWS} "
     rf"(?P<time>{_TIME})(?=[.!]|$)", r"everyone draws \g<n> instead of 1 \g<time>"),
    (rf"\bif (?P<who>{_WHO}) {_CANNOT}(?: on their next turn| next turn)?,? (?:they |he |she |that player "
     rf"){_DRAWS}(?=[.!]|$)",
     r"\g<who> draws \g<n> instead of 1 on their next turn"),
    # Who is told what to play
    (rf"\b(?:if )?({_WHO}|they) (?:does not|doesn['’]?t|do not|don['’]?t|cannot|can['’]?t|fails? to) (?:play|put "
     rf"down|lay) (an? "
     rf"{_CLAUSE}?)"
     rf"(?: on (?:their|his|her) (?:next )?turn| next turn| next)?[,.:;]? (?:then )?(?:they |he |she |that player )"
     rf"(?:must |has to |have to )?(draws? {_N})(?: cards?)?(?=[.,!]|$)", r"\1 must play \2 on their next turn, or \3"),
    (rf"\b({_WHO}) (?:must |has to )?(draws? {_N})(?: cards?)? unless (?:they|he|she) (?:can |may )?plays? (an? "
     rf"{_CLAUSE}?)"
     r"(?: on (?:their|his|her) (?:next )?turn| next turn| now)?(?=[.,!]|$)",
     r"\1 must play \3 on their next turn, or \2"),
    (rf"(?P<begin>^|[.!;] )(?P<who>{_WHO})[:,] "
     rf"(?=(?:play|draw|discard|skip|miss|show|give|swap)\b)", r"\g<begin>\g<who> must "),
    (rf"\b(?:every|each|an?|any) (?P<card>(?:{COLOUR} )?(?:\d|{COLOUR}|skip|reverse|wild|number)(?: card)?) "
     rf"(?:(?:that is |"
     rf"that gets )?played )?(?:makes|means)(?: that)? (?P<who>{_WHO}|everyone|everyone else|you) (?:has to |must )?"
     r"(?P<does>(?:draw|discard|miss|lose|give|show)(?:e?s)?\b)",
     lambda found: f"whenever a {found['card']} is played, {found['who']} "
     f"{'' if found['does'][-1] == 's' and found['does'] != 'miss' else 'must '}{found['does']}"),
    (r"\beveryone['’]s (?:hands?|cards) (?:stays?|remains?|are kept|are put|are laid|go)(?: (?:down )?on the table)? "
     r"face up(?: on the table)?\b",
     "everyone's hands lie face up"),
    # The colour that goes on, and no other
    (rf"(?P<begin>^|[.!;:] )(?:{_STAYS}){_LATER}", rf"\g<begin>choose the colour. {_ONLY_THAT} \g<time>"),
    (rf"(?P<begin>^|[.!;:] )(?P<time>{_TIME}),? "
     rf"(?:{_STAYS})(?=[.!]|$)", rf"\g<begin>choose the colour. {_ONLY_THAT} \g<time>"),
    (r"\b(?:choose|pick|name|change)(?: (?:the|a))? colou?r(?:[.,;]| and)? choose the colour\.", "choose the colour."),
    # Two colours that are one
    (rf"\b(?P<before>{_TIME}),? {_SWITCHED}", _alike),
    (rf"\b{_SWITCHED}{_LATER}", _alike),
    # Another turn, with any card
    (rf"\b{_AGAIN}(?:,| and| with| -|:|\.)+ (?:you (?:can|may) |with )?(?:play |use )?{_ANY}(?=[.,!]|$)",
     r"\g<again>. you may play any card on your next turn"),
    # Who draws along
    (rf"\b(?:choose|pick|name) (?:a|another|any) (?:player|buddy|partner|friend|twin|shadow|mate)(?: (?:to be|as) "
     rf"your \w+)?(?: (?P<time>{_TIME}))?[.,;]"
     rf" (?:when(?:ever)?|every time|each time|if) you {_DRAW},? {_THEY} {_ALSO}(?=[.,!]|$)", _linked),
    (rf"\b(?:choose|pick|name) (?:a|another|any) (?:player|buddy|partner|friend|twin|shadow|mate)(?: (?:to be|as) "
     rf"your \w+)?(?: (?P<time>{_TIME}))?[.,;]"
     rf" (?:when(?:ever)?|every time|each time|if) (?:either|one) of you {_DRAW},? the other(?: one)? "
     rf"{_ALSO}(?=[.,!]|$)",
     lambda found: f"{found['time'] or 'for the rest of the round'}, whenever you or a player you choose draws, the "
                   f"other draws as many"),
    (rf"\b{_AGAIN},? but (?P<rule>you (?:can['’]?t|cannot|may not|must not|can only|may only|must|have to) (?:only "
     rf")?(?:play|use) "
     r"[^.!,;]+?)(?=[.!]|$)", r"\g<again>. \g<rule> on your next turn"),
    # What is drawn by nobody
    (r"\b(?:nobody|no one|no player) (?:draws|has to draw|must draw|draws a card|draws cards)(?: a card| cards)? if "
     r"(?:they|you) "
     r"(?:can['’]?t|cannot) (?:play|go)\b", "nobody may draw"),
    (rf"\b(no drawing {_TIME}|{_TIME},? no drawing)[.;,]+ (?:if|whoever|anyone who) (?:you |they "
     rf")?(?:can['’]?t|cannot) (?:play|go),? (?:you |they )?"
     r"(?:just |simply )?(?:pass|passes|miss a turn|skip|skips)(?: a turn| their turn| your turn)?(?=[.!]|$)", r"\1"),
    # By what cards match
    (r"\b(?:must|has to|have to|can only|may only) match (?:by |the )?(?P<by>number|colou?r)s?,? (?:and )?not (?:by "
     r"|the )?(?:number|colou?r)s?,?",
     r"may only match by \g<by>"),
    (r"\byou (?:never|don['’]?t ever) (?:need|have) to (?:call|say|shout) uno(?: again| any ?more)?(?=[.!]|$)",
     "you do not have to call for the rest of the round"),
    # Who is missed out
    (r"^(?:you['’]re )?(?:freeze|frozen)[!.:]+ (?=[^.!]*\b(?:(?:can['’]?t|cannot|may not|is not allowed to) "
     r"(?:play|go|take)\b|(?:miss|los|skip)(?:es|s|e)? ))", ""),
    (r"\b(?:pick|choose) (someone|somebody|anyone|a player|another player) to (skip|freeze|block) (?=for "
     r")", r"\2 a player you choose "),
)  # fmt: skip
