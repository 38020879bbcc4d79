"""Rows of `retold` about cards that move from hand to hand: taken blindly, chosen, traded, shared out, evened up."""

import re
from collections.abc import Callable

from lastcard.cards.text.plainer.outcomes import WHO as CALLED_WHO

Meant = str | Callable[[re.Match[str]], str]

COUNTS = {word: n for n, word in enumerate("no one two three four five six seven eight nine ten".split())} | {
    "a": 1,
    "an": 1,
}
NUM = r"(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
END = r"(?=[.,;!]|$| and | then )"
LAST = r"(?=[.!]|$)"
"""Where a sentence ends."""
THEN = r"(?:[,.;!:]| -+| –| —)* ?(?:(?:and|then|you|they|also|so) )*"
WHO = (
    r"(?:(?:some|any)(?:one|body)(?: else)? (?:you (?:choose|like|want|pick)|of your (?:choice|choosing))|"
    rf"{CALLED_WHO}|(?:the )?(?:second next|next but one) (?:player|person)|(?:who(?:m)?ever|anyone|anybody) you "
    r"(?:like|want|choose|pick)|(?:the |a )?(?:player|person) (?:next to|beside|after|before) you|(?:one of )?your "
    r"neighbou?rs?|(?:the )?(?:player|person|one) (?:with|who has) the (?:most|fewest|least)(?: cards)?|"
    r"whoever has the (?:most|fewest|least)(?: cards)?|that player)"
)
ALL = r"(?:every(?:one|body)|all (?:the )?players|each player|every player|each person|we all|all of us)"
BLIND = (
    r"(?:without (?:looking|peeking|seeing(?: (?:it|them))?)|(?:both (?:of (?:you|them) )?)?(?:picking|choosing|"
    r"taking|drawing)(?: (?:them|it|one))? (?:blind|blindly|at random)|blind(?:ly|folded)?|at random|randomly|unseen|"
    r"with (?:your|their) eyes (?:closed|shut)|sight unseen|no (?:looking|peeking))"
)
LIKE = r"(?:like|want|wish|choose|please|see fit|fancy|prefer)s?"
HOWEVER = (
    rf"(?:however|(?:in )?any(?: which)? way|(?:in )?whichever way|the way|as|any how|how) you {LIKE}(?: to)?|"
    r"(?:you (?:decide|choose|pick|say)|your (?:choice|call|decision))(?: (?:how|on the split|who gets (?:what|how "
    r"many)|who (?:draws|takes) (?:what|how many)|how many each(?: \w+)?|of how))?"
)


def number(said: str) -> int:
    """How many a word says.

    >>> number("two"), number("12")
    (2, 12)
    """
    return COUNTS.get(said.lower(), 0) or int(said)


# Where somebody is named in short
_NAMED: tuple[tuple[str, Meant], ...] = (
    (r"(?:^|(?<=[.,;:!] )|(?<=\band )|(?<=\bthen ))(?P<who>(?:player|person|neighbou?r) (?:on|to|across|opposite|"
     r"before|"
     r"after|next to|beside)\b)(?! of)", r"the \g<who>"),
    (r"(?:^|(?<=[.,;:!] )|(?<=\band )|(?<=\bthen ))(?P<who>(?:next|previous) (?:player|person))(?= (?:picks?|chooses?|"
     r"takes?|draws?|selects?|pulls?))", r"the \g<who>"),
    (r"(?<!the )(?<!your )(?<!my )(?<!their )(?<!his )(?<!her )(?<!each )(?<!every )(?<!next )(?<!own )"
     r"\b(?P<side>left|right)(?:[- ]hand)? (?:player|person|neighbou?r)\b", r"the player on your \g<side>"),
    (r"\b(?P<look>looks? (?:at|through|in|into) (?:their|his|her|(?:[\w']+ ){1,4}?))(?:whole|entire|full|complete) "
     r"(?P<hand>hand|cards)\b", r"\g<look>\g<hand>"),
    (rf"\b(?P<who>{WHO}) (?P<does>[^.,;:!]+?)(?:,|,? and|,? then)+ (?P<other>{WHO}) (?:does|do) (?:the (?:very )?same|"
     rf"so too|it too|likewise){END}", r"\g<who> \g<does> and \g<other> \g<does>"),
    (rf"\b(?P<swap>(?:swap|trade|switch|exchange) (?:your )?(?:hands?|cards) with {WHO}),? unless (?:it|that)(?:'s| is)"
     rf" (?:you|yourself){LAST}", r"\g<swap>"),
    (rf"(?P<before>\bif (?:[^.,;:!]+, (?:then )?|it(?:'s| is) (?:an? )?\w+(?: card)? ))(?P<who>{WHO}) "
     rf"(?P<then>[^.,;:!]+?)(?P<joint>[,.;] (?:otherwise|or else|"
     r"else|if not),? )(?:they|he|she) ", r"\g<before>\g<who> \g<then>; otherwise \g<who> "),
)  # fmt: skip

# Cards taken without looking, and cards traded
_TAKES = r"(?:takes?|picks?|chooses?|draws?|pulls?|grabs?|steals?|selects?|gets?|removes?)"
_OF_YOURS = rf"(?P<n>{NUM})(?: (?:random )?cards?|(?= of your))?(?: (?:from|out of) your hand| of your cards)?"
_KEPT = r"(?:,? (?:and|to) (?:then )?(?:keeps?|takes?) (?:it|them)(?: for (?:themselves|themself))?)?"
_SHOWN = (
    r"(?:(?:hold|fan|spread)(?: (?:out|up))? your (?:hand|cards)(?: (?:out|up|face down|facing you|in front of you|on "
    r"the table))*[,.;!]*(?: and| so| then)* )"
)
_TRADE = r"(?P<trade>(?:trade|swap|exchange|switch)(?:e?s)?)"
_UNSEEN = rf"(?:both )?(?:of (?:you|them) )?{BLIND.replace('|no (?:looking|peeking)', '')}"
_YOU_TWO = rf"(?:you and (?P<who>{WHO})|(?:choose|pick) (?P<whom>{WHO}){THEN}(?:both )?)"
_EACH = r"(?:(?:,? (?:must|both|each|two|all|of you))*)"
_TO_OTHER = (
    r"(?:to (?:give|hand|pass|trade|swap)(?: (?:it|them))?(?: to)?|and (?:give|hand|pass)s?(?: (?:it|them))?(?: to)?)"
)


def _traded(found: re.Match[str]) -> str:
    who = found["who"] or found.groupdict().get("whom") or ""
    n = number(found["n"])
    return f"trade {n} card{'s' * (n > 1)} with {who}"


def _traded_blindly(found: re.Match[str]) -> str:
    who = found["who"] or found["whom"] if "whom" in found.groupdict() else found["who"]
    several = "s" * (found.groupdict().get("trade") or "").lower().endswith("s")
    return f"trade{several} {number(found['n'] or '1')} random cards with {who}"


_BLINDLY: tuple[tuple[str, Meant], ...] = (
    (r"\bany (?:one )?card (?=(?:from|out of|in|of) your (?:hand|cards)\b)", "1 card "),
    (rf"{_SHOWN}(?:(?:let|have) )?(?P<who>{WHO}) {_TAKES} (?P<n>{NUM})(?: (?:random )?cards?| of them)?(?: (?:from "
     rf"(?:it|"
     rf"your hand)|out of it))?(?:,? {BLIND})?{_KEPT}{END}", r"\g<who> takes \g<n> cards from you"),
    (rf"\b(?:(?:let|have) )?(?P<who>{WHO}) (?:may |must |gets to )?{_TAKES} {_OF_YOURS},? {BLIND}{_KEPT}{END}",
     r"\g<who> takes \g<n> cards from you"),
    (rf"\b(?:(?:let|have) )?(?P<who>{WHO}) (?:may |must |gets to )?{_TAKES} (?P<n>a|one|1) random (?:card of yours|"
     rf"card "
     rf"(?:from|out of) your hand|one of your cards){_KEPT}{END}", r"\g<who> takes \g<n> cards from you"),
)  # fmt: skip

_TRADED: tuple[tuple[str, Meant], ...] = (
    # Blind on both sides
    (rf"\b{_TRADE} (?P<n>{NUM})(?: random)?(?: of your)? cards? with (?P<who>{WHO}),? {_UNSEEN}{END}", _traded_blindly),
    (rf"\b{_TRADE} (?:a|one|1) random card with (?P<who>{WHO})(?P<n>){END}", _traded_blindly),
    (rf"\b{_TRADE} (?P<n>{NUM})(?: random)?(?: of your)? cards? {_UNSEEN} with (?P<who>{WHO}){END}", _traded_blindly),
    (rf"\b{_YOU_TWO}{_EACH} (?:takes?|draws?|pulls?|picks?|steals?) (?P<n>{NUM})(?: random)? cards? (?:{BLIND} "
     rf")?(?:from|out "
     rf"of) (?:the other(?:'s| one's| player's)? hand|each other(?:'s hand)?|the other(?: one| player)?)(?:,? "
     rf"{BLIND})?{END}",
     _traded_blindly),
    (rf"\b(?:(?:choose|pick) (?P<one>{WHO}){THEN})?blind(?:ly|folded)? (?P<trade>trade|swap|exchange|switch) "
     rf"(?P<n>{NUM}) "
     rf"cards? with (?P<who>{WHO}|them|him|her){END}",
     lambda found: f"trade {number(found['n'])} random cards with {found['one'] or found['who']}"),
)  # fmt: skip

_GIVEN: tuple[tuple[str, Meant], ...] = (
    # Whoever has such a card has to give it
    (rf"\b(?:take|steal) (?P<which>an? (?:red|blue|green|yellow|orange|wild|skip|reverse|action|number|(?:wild )?"
     rf"(?:draw (?:two|four|[24])|\+[24]))(?: card)?) from "
     rf"(?P<who>{WHO}),? if (?:they|he|she) (?:has|have|holds?)(?: got)? (?:one|any|it){LAST}",
     r"\g<who> must give \g<which> to you"),
    (rf"\b(?:take|steal) the (?P<how>highest|lowest)(?: number)? card from (?P<who>{WHO})(?:'s hand)?{END}",
     r"\g<who> must give their \g<how> card to you"),
    (rf"\b(?:give|hand)(?: away| out)? (?P<n>two|three|four|[2-4])(?: of your)? cards(?: (?:away|out))?(?: from your "
     rf"hand)?"
     rf"(?: to (?:anyone|whoever|anybody|any players|different players|the other players|other players|others)(?: "
     rf"you {LIKE})?|,?"
     rf" (?:and )?you (?:pick|choose|decide|say) who gets (?:them|what|each|which)|,? (?:however|as) you {LIKE}){LAST}",
     lambda found: ". ".join(["give 1 card to a player you choose"] * number(found["n"]))),
)  # fmt: skip

_OF_EACH: tuple[tuple[str, Meant], ...] = (
    # Each chooses one of their own
    (rf"\b{_YOU_TWO}{_EACH} (?:chooses?|picks?|selects?) (?P<n>{NUM}) cards? (?:from (?:your|their) hands? "
     rf")?{_TO_OTHER}"
     rf"(?: (?:the other(?: one| player| person)?|each other))?{END}", _traded),
    (rf"\b{_YOU_TWO}{_EACH} (?:gives?|hands?|pass(?:es)?) (?:the other(?: one| player)?|each other) (?P<n>{NUM}) "
     rf"cards?{END}", _traded),
    (rf"\b{_YOU_TWO}{_EACH} (?:gives?|hands?|pass(?:es)?) (?P<n>{NUM}) cards? to (?:the other(?: one| player)?|each "
     rf"other){END}", _traded),
    (rf"\b{_YOU_TWO}{_EACH} (?:trade|swap|exchange|switch)s? (?P<n>{NUM}) cards?(?: each)?(?:,? no (?:peeking|"
     rf"looking))?{END}", _traded),
)  # fmt: skip

_OF_HANDS: tuple[tuple[str, Meant], ...] = (
    # One for another, of a hand that is seen
    (rf"\b(?:looks? (?:at|through|in|into)|sees?|peeks? at) (?P<who>{WHO})(?:'s)? (?:hand|cards){THEN}(?:swap|trade|"
     rf"exchange|switch) (?:a|one|1) (?:card )?of (?:your(?: own)? cards|yours) (?:for|with) (?:a|one|1|any)(?: "
     rf"card)? of "
     rf"(?:theirs|their cards|his|hers){END}", r"take 1 card you choose from \g<who> and give 1 card to that player"),
    (rf"\b(?:looks? (?:at|through|in|into)|sees?|peeks? at) (?P<who>{WHO})(?:'s)? (?:hand|cards){THEN}(?:takes?|"
     rf"steals?|"
     rf"grabs?|picks?|chooses?) (?:any )?(?P<n>two|three|2|3)(?: cards| of them)?(?: (?:that )?you (?:want|like|choose|"
     rf"need))?(?: "
     rf"(?:from|out of) (?:it|them))?{END}", r"take \g<n> cards you choose from \g<who>"),
    (rf"\b(?:looks? (?:at|through|in|into)|sees?|peeks? at) the (?:hand|cards) of (?P<who>{WHO}){THEN}(?:takes?|"
     rf"steals?|"
     rf"grabs?) (?:the|a|one|any|whichever)(?: one| card)*(?: (?:that )?you {LIKE}(?: (?:the )?(?:most|best))?)?{END}",
     r"take 1 card you choose from \g<who>"),
    (rf"\b(?:(?:(?:choose|pick|select) (?P<one>{WHO}){THEN})?looks? (?:at|through) (?:(?P<who>{WHO})'s|their|his|her) "
     rf"(?:hand|cards){THEN})?takes? (?:a|one|1)(?: card)? (?:that )?you {LIKE}(?: from (?:it|them))?{THEN}gives? "
     rf"(?:them|"
     rf"him|her)(?: back)? (?:a|one|1)(?: card)?(?: (?:that )?you (?:don'?t|do not)(?: {LIKE})?| of yours(?: back)?| "
     rf"of "
     rf"your(?: own)? cards)?(?: (?:back|in return|in exchange|instead))?{END}",
     lambda found: f"take 1 card you choose from {found['who'] or found['one'] or 'them'} and give 1 card to that "
      f"player"),
)  # fmt: skip

# Cards of nobody that are shared out
_SHARE = r"(?:split|share|divide|distribute|spread|dish|deal|hand|give|dole|shell)(?: (?:out|up))?(?: a total of)?"
_AMONG = (
    r"(?:between|among|amongst|across|to|over|with) (?:the |your |all |any |all the |any of the )*(?:(?:other "
    r")?players|"
    r"others|opponents|everyone else|everybody else|other people|people|rest|enemies|anyone|anybody|whoever|who)"
)
_OUT = r"hand out {} cards from the draw pile as you like"
_DECIDED = rf"(?:,? ?\(?(?:but )?(?:{HOWEVER})\)?)"


def _handed_out(found: re.Match[str]) -> str:
    return _OUT.format(number(found["n"]))


_SHARED: tuple[tuple[str, Meant], ...] = (
    (rf"\b{_SHARE} (?P<n>{NUM}) (?:draw|penalty|new|extra|drawn)(?: |-)cards? "
     rf"(?:{_AMONG}){_DECIDED}{LAST}", _handed_out),
    (rf"\b{_SHARE} (?P<n>{NUM}) (?:draw|penalty|new|extra|drawn)(?: |-)cards? (?:{_AMONG})(?:,? you {LIKE})?{LAST}",
     _handed_out),
    (rf"\b{_SHARE} (?P<n>{NUM}) cards? (?:out )?(?:{_AMONG}){_DECIDED}?[,.;] ?(?:and )?(?:they|everyone|everybody|each "
     rf"(?:one|player)|all of them)(?: all| each)? (?:must |have to |has to |need to )?(?:draws?|takes?|picks? up) "
     rf"(?:what|as many as|whatever|however many|the number|how many)(?: cards)? you (?:say|tell them|decide|give them|"
     rf"choose|want|pick){LAST}", _handed_out),
    (rf"(?:^|(?<=[.!;:] ))(?:a )?(?:wild )?(?:\+ ?|draw |plus )(?P<n>{NUM})(?: cards?)?[,.;:]?(?: but| that you can| "
     rf"which "
     rf"you(?: can)?| you can| to be| and| to)? (?:split|shared?|divided?|spread|distributed?|share it|split it|"
     rf"divide it|"
     rf"spread it|split them|divide them|share them)(?: (?:out|up))?(?: (?:{_AMONG}))?{_DECIDED}{LAST}", _handed_out),
    (rf"(?:^|(?<=[.!;:] ))(?:the )?(?:other players|others|everyone else|everybody else|all other players|your "
     rf"opponents)"
     rf" (?:must |have to |has to )?(?:draws?|takes?|picks? up) (?:a total of )?(?P<n>{NUM}) cards?(?: (?:in total|"
     rf"altogether|between them|in all|total|combined))[,.;:]? ?(?:(?:and )?(?:split|divided|shared) )?(?:between "
     rf"them )?"
     rf"(?:and )?(?:{HOWEVER}){LAST}", _handed_out),
    (rf"(?:^|(?<=[.!;:] ))(?P<n>{NUM}) (?:draw|penalty|new) cards? (?:to be |get |gets |are )?(?:split|shared?|"
     rf"divided?|"
     rf"spread|distributed?)(?: (?:out|up))? (?:{_AMONG}){_DECIDED}{LAST}", _handed_out),
    (rf"(?:^|(?<=[.!;:] ))(?:you (?:have|get|got) )(?P<n>{NUM}) (?:draw |penalty |new )?cards? to (?:hand|give|deal|"
     rf"dish|"
     rf"share)(?: out)?(?: (?:{_AMONG}))?(?: (?:from the (?:deck|draw pile)))?{_DECIDED}{LAST}", _handed_out),
    (rf"(?:^|(?<=[.!;:] ))(?:make |have |between them,? )?(?:the |all the |all )?(?:other players|others|"
     rf"opponents)(?: must| "
     rf"have to| has to)? (?:draw|take|pick up) (?:a total of )?(?P<n>{NUM}) cards?(?: (?:in total|altogether|"
     rf"between them|in "
     rf"all|total|combined))?[,.;:]? ?(?:and )?(?P<how>{HOWEVER}){LAST}",
     lambda found: _handed_out(found) if re.search("between|total|altogether|combined|in all", found[0], re.IGNORECASE)
     else found[0]),
    (rf"(?:^|(?<=[.!;:] ))you (?:have|get|got) (?P<n>{NUM}) (?:draw|penalty|new|extra) cards? to (?:hand|give|deal|"
     rf"dish|share)"
     rf"(?: (?:out|away))?(?:,? (?:to )?(?:who(?:m)?ever|anyone|however|as) you {LIKE})?{LAST}", _handed_out),
)  # fmt: skip

# Some are kept, and the others go to several
_DRAWS = (
    rf"\bdraw (?P<n>{NUM})(?: (?:new|more|extra))?(?: cards?)?{THEN}(?:keep (?:only )?(?P<kept>{NUM})(?: (?:of them|"
    rf"for "
    rf"yourself|cards?))*{THEN})"
)


def _kept(then: str) -> Callable[[re.Match[str]], str]:
    """Of so many cards that are drawn some are kept, and all the others go on, one by one."""

    def told(found: re.Match[str]) -> str:
        drawn, kept, said = number(found["n"]), number(found["kept"]), found["rest"]
        rest = drawn - kept
        if rest < 1 or (said and number(said) != rest) or (rest != 2 and "both" in then):
            return found[0]
        peek = (
            f"look at the top {drawn} cards of the draw pile, keep {kept} of them and put the others back in any order"
        )
        peek = peek if rest > 1 else f"look at the top {drawn} cards of the draw pile and keep {kept} of them"
        return f"{peek}. {then.format(n=rest)}"

    return told


def _given(found: re.Match[str]) -> str:
    drawn, given = number(found["n"]), number(found["m"])
    if not 0 < given < drawn:
        return found[0]
    return (
        f"look at the top {drawn} cards of the draw pile, keep {drawn - given} of them and put the others back in "
        f"any order. "
        f"{_OUT.format(given)}"
    )


_OTHERS = rf"(?:(?:the )?(?:others?|rest|remaining|other)(?: (?P<rest>{NUM}))?(?: of them| ones?| cards?)*|(?:the )?)"
_KEEPING: tuple[tuple[str, Meant], ...] = (
    (rf"{_DRAWS}(?:(?:hand|deal|dish|share|split|divide|distribute)(?: out)?|(?:give|pass)(?= [^.]*\b(?:out|away|"
     rf"among|amongst|between|however|other players)\b)(?: out)?) {_OTHERS}(?: (?:out|away|up))?(?: "
     rf"(?:to|among|between|amongst))?(?: (?:whoever|anyone|anybody|whomever|any players?|the other players|the others|"
     rf"other players|players|others))?(?:,? (?:as|however) you {LIKE}| you {LIKE})?{LAST}",
     _kept("hand out {n} cards from the draw pile as you like")),
    (rf"{_DRAWS}(?:hand|give|pass) (?P<rest>{NUM})(?: (?:of them|card|cards))?(?: away)?(?: to (?:someone|anyone|"
     rf"another "
     rf"player|whoever you {LIKE}|a player(?: of your choice| you choose)?))?{LAST}",
     _kept("hand out {n} cards from the draw pile as you like")),
    (rf"\bdraw (?P<n>{NUM})(?: (?:new|more|extra))?(?: cards?)?{THEN}(?:hand|give|deal|pass)(?: out)? (?P<m>{NUM}) of "
     rf"(?:them|these|those)(?: (?:out|away))?(?: (?:to|among|between) (?:the other players|the others|other players|"
     rf"players|"
     rf"anyone|whoever))?,? (?:as|however|any way|whichever way)? ?you {LIKE}{LAST}", _given),
    (rf"\bdraw (?P<n>{NUM})(?: (?:new|more|extra))? cards{THEN}(?:hand|give|deal|pass|share|split|divide) (?:them|"
     rf"these|all of "
     rf"them)(?: all)?(?: (?:out|up|away))? (?:to|among|amongst|between) (?:the other players|the others|other "
     rf"players|players|"
     rf"anyone|everyone else|whoever)(?:,? (?:as|however|any way|whichever way))? you {LIKE}{LAST}",
     lambda found: f"look at the top {number(found['n'])} cards of the draw pile and put them back in any order. "
     f"{_OUT.format(number(found['n']))}"),
    (rf"{_DRAWS}(?:hand|give|pass) (?:one|1|a card)(?: card| of them)? to (?:each|both)(?: of)?(?: your)? "
     rf"neighbou?rs?(?P<rest>){LAST}", _kept("both your neighbours draw 1")),
)  # fmt: skip

# One more for each player
_FIRST = (
    r"(?:(?:the )?(?:(?:next|first) (?:player|person|one)(?: after you)?|(?:player|person) after you|next)|(?:(?:the )?"
    r"(?:player|person|one) )?(?:(?:on|to) )?(?:your |the )?(?P<side>left|right)(?: neighbou?r| player)?)"
)
_GETS = r"(?:(?:must |has to )?(?:draws?|takes?|gets?|picks? up) )"
_NEXT = (
    r"(?:(?:and |then )*(?:the )?(?:(?:next|second|third|fourth|fifth|one|player|person|2nd|3rd|4th)(?: (?:one|player|"
    r"person))?(?: after(?: (?:that|them|him|her|you))?)?) )"
)
_ON = (
    r"(?:(?:and )?(?:it )?(?:keeps?|goes|going) (?:going )?(?:up|on)(?: (?:by one|like that))?|and so on|and so "
    r"forth|and on|etc\.?|et cetera|and on and on|…|\.\.\.|all the way (?:round|around))"
)
_BACK = (
    r"(?:,? (?:all the way )?(?:round |around )?(?:until|till|til|up to|to|back to)(?: (?:it|everyone|we|you))?(?:'s|"
    r" is| "
    r"gets?| comes?| reach(?:es)?| has drawn| have drawn| else)*(?: back)?(?: round| around)?(?: to)?(?: you(?:r "
    r"turn)?)?|[,;]? (?:and )?(?:it )?(?:stops?|stopping|ends?|ending) (?:at|with|before) you)?"
)


def _one_more(found: re.Match[str]) -> str:
    side = (found.groupdict().get("side") or "").lower()
    first, *more = [number(said) for said in found.group("a", "b", "c", "d") if said]
    if more != [first * (place + 2) for place in range(len(more))]:
        return found[0]
    who = f"everyone else draws {first} card{'s' * (first > 1)} more than the player before them"
    return f"{who}{f', going {side}' * bool(side)}"


def _everyone_more(found: re.Match[str]) -> str:
    side = (found["way"] or "").lower()
    return f"everyone draws 1 card more than the player before them{f', going {side}' * bool(side)}"


_CHAINS: tuple[tuple[str, Meant], ...] = (
    (rf"(?:^|(?<=[.!:;] )){_FIRST} {_GETS}?(?P<a>{NUM})(?: cards?)?[,.;]? {_NEXT}{_GETS}?(?P<b>{NUM})(?: cards?)?"
     rf"(?:[,.;]? (?:{_NEXT}|(?:and |then )+){_GETS}?(?P<c>{NUM})(?: cards?)?)?(?:[,.;]? "
     rf"{_NEXT}{_GETS}?(?P<d>{NUM})(?: cards?)?)?"
     rf"(?:[,.;]? ?{_ON}{_BACK}|{_BACK[:-1]}){LAST}", _one_more),
    (rf"^(?:{ALL}) (?:must |has to )?{_GETS}(?:one|1)(?: more(?: cards?)?| cards? more) than the (?:player|person|"
     rf"one|last)"
     rf"(?: (?:one|player|person))?(?: before(?: (?:them|him|her))?)?,? (?:starting|beginning) (?:with|from|at) (?:1|"
     rf"one)"
     rf"(?: (?:card )?(?:for|to|on|with) (?:the (?:next player|(?:player|person) (?:to|on) )?)?(?:your )?(?P<way>left|"
     rf"right)?)?{LAST}", _everyone_more),
    (rf"^(?:going (?P<side>clockwise|left|right|counter-?clockwise|anti-?clockwise),? )?(?:the )?(?:other "
     rf")?(?:players|others) "
     rf"draw (?:1|one), (?:2|two), (?:3|three)(?:, (?:4|four))?(?: cards)?,? {_ON}{_BACK}{LAST}",
     lambda found: "everyone else draws 1 card more than the player before them"
     + (f", going {'left' if found['side'].lower() in ('clockwise', 'left') else 'right'}" if found["side"] else "")),
    (rf"^{ALL}(?: else)? draws?(?: cards?)?[:,] (?:the )?(?:first|next)(?: (?:player|one|person))? (?:one|1)[,;] "
     rf"(?:the )?"
     rf"(?:second|next)(?: (?:player|one|person))? (?:two|2)[,;] (?:the )?(?:third|next)(?: (?:player|one|person))? "
     rf"(?:three|3)[,;]? ?{_ON}{LAST}",
     lambda found: f"everyone{' else' * (' else' in found[0])} draws 1 card more than the player before them"),
)  # fmt: skip

# Hands that become as large as another one, or of a size
_MUST = r"(?:must |has to |have to |needs to |gotta |got to )?"
_SAME = (
    r"(?:the same (?:number|amount|size)(?: (?:of )?cards)?(?: as)?|as many(?: cards)?(?: as)?|the same as|equal|"
    r"level with|"
    r"even with)"
)
_MOST = (
    r"(?:(?:the )?(?:player|person|one) (?:with|who has|holding) the (?:most|biggest hand)(?: cards)?|whoever has "
    r"the most"
    r"(?: cards)?|the (?:biggest|largest|fullest) hand|the most cards(?: anyone has)?|the highest (?:number|count))"
)
_LEAST = (
    r"(?:(?:the )?(?:player|person|one) (?:with|who has|holding) the (?:fewest|least|smallest hand)(?: cards)?|"
    r"whoever has "
    r"the (?:fewest|least)(?: cards)?|the smallest hand|the (?:fewest|least) cards(?: anyone has)?)"
)
_GOES = (
    r"(?:go(?:es)?|gets?|comes?|moves?|draws?|picks? up|brings? (?:your|their) hand|evens? (?:out|up)|ends?)(?: "
    r"up| back)?"
)
_TO_MOST = "draws until they hold as many cards as the player with the most cards"
_TO_LEAST = "draws or discards until they hold as many cards as the player with the fewest cards"


def _sized(found: re.Match[str]) -> str:
    n = number(found["n"])
    return f"{found['who']} draws until they hold {n} cards and discards down to {n} cards"


def _ending(verb: str) -> str:
    """Of a verb that is said of others: `s`."""
    return "s" * verb.lower().split()[0].endswith("s")


_EVENED: tuple[tuple[str, Meant], ...] = (
    (rf"\b(?P<who>{ALL}(?: else)?|{WHO}) {_MUST}(?:{_GOES} (?:up )?(?:to|with|until they have|until they['’]ve got|"
     rf"till they have) (?:have )?|"
     rf"match(?:es)? |draws? "
     rf"(?:up )?(?:until they match|to match) |draws? enough to match ){_SAME}? ?{_MOST}{END}", rf"\g<who> {_TO_MOST}"),
    (rf"\b(?:draw|take|pick up)(?: cards)? (?:until|till|til|so that|so) (?P<who>{ALL}) (?:has|have|holds?) {_SAME} "
     rf"{_MOST}{END}", rf"\g<who> {_TO_MOST}"),
    (rf"\b(?P<who>{ALL}(?: else)?|{WHO}) {_MUST}(?:discards?|throws? away|drops?|gets? rid of cards|go(?:es)?|comes?|"
     rf"gets?)(?: "
     rf"cards)? (?:down )?(?:to|until they have|until they hold|till they have|until they match) {_SAME}? "
     rf"?{_LEAST}{END}",
     rf"\g<who> {_TO_LEAST}"),
    (rf"\b(?:discard|throw away)(?: cards)? (?:until|till|til|so that|so) (?P<who>{ALL}) (?:has|have|holds?) {_SAME} "
     rf"{_LEAST}{END}", rf"\g<who> {_TO_LEAST}"),
    (rf"\b(?P<who>{WHO}) {_MUST}draws? until (?:they|he|she)(?: are|'re| is) (?:tied|level|even|equal) with (?:the "
     rf"(?:one|player) "
     rf"with )?the most(?: cards)?{LAST}", rf"\g<who> {_TO_MOST}"),
    (rf"(?:^|(?<=[.!;:] ))draw (?:up )?to (?:the size of |match )?(?:{_MOST}){LAST}",
     "draw until you hold as many cards as the player with the most cards"),
    (rf"\b(?P<who>{ALL}) {_MUST}(?:have|has) {_SAME} {_LEAST}[:,;.] ?(?:and |by )?(?:discard(?:s|ing)?|throw(?:s|"
     rf"ing)? away)"
     rf"[^.!]*{LAST}", rf"\g<who> {_TO_LEAST}"),
    (rf"\b(?P<who>{ALL} else|{WHO}) {_MUST}go(?:es)? to {_SAME} (?P<whom>you|{WHO}){END}",
     r"\g<who> draws or discards until they hold as many cards as \g<whom>"),
    (rf"\b(?P<who>{ALL}(?: else)?|{WHO}) {_MUST}(?:evens? (?:out|up)|(?:go(?:es)?|gets?) back|resets?|ends? up|"
     rf"balances? out)"
     rf"(?: their hands?)? (?:to|at|with|on) (?:exactly )?(?P<n>{NUM})(?: cards)?{END}", _sized),
    (rf"\b(?:make|bring|get|reset|even out) (?P<who>your|everyone's|everybody's) hands? (?:to |back to |into |up or "
     rf"down to |"
     rf"exactly )*(?P<n>{NUM})(?: cards)?(?:[:,;(] ?(?:by )?(?:draw(?:ing)?|discard(?:ing)?)(?: (?:or|and) "
     rf"(?:draw(?:ing)?|"
     rf"discard(?:ing)?))?\)?)?{END}",
     lambda found: f"draw until you hold {number(found['n'])} cards and discard down to {number(found['n'])} cards"
     if found["who"].lower() == "your" else f"everyone draws until they hold {number(found['n'])} cards and discards "
      f"down "
     f"to {number(found['n'])} cards"),
    (rf"\b(?P<who>{ALL}(?: else)?|{WHO}) {_MUST}(?:have|has|hold|holds) (?:exactly )?(?P<n>{NUM}) cards[:,;] (?:by "
     rf")?draw(?:ing)? or "
     rf"(?:discard|throw away|throw out)(?:ing)?(?: (?:cards|until (?:you|they|everyone) (?:do|does|have|has)(?: "
     rf"(?:that|them|it))?))?"
     rf"{LAST}", _sized),
    (rf"\b(?P<who>{WHO})'s (?:hand|cards) (?:gets?|is|are) doubled\b", r"double \g<who>'s hand"),
)  # fmt: skip

_ANY: tuple[tuple[str, Meant], ...] = (
    # Any of them
    (rf"\b(?P<put>discards?|puts? down|throws? (?:away|out)|gets? rid of|lays? down|drops?|dumps?|chucks?) "
     rf"(?P<n>{NUM})(?: "
     rf"cards?)?(?: from (?:your|their) hand)?,? \(?any (?:(?P<m>{NUM})(?: cards?)?|cards?|ones?)(?: (?:you|they) "
     rf"{LIKE})?\)?{END}",
     lambda found: f"discard{_ending(found['put'])} {number(found['n'])} cards"
     if not found["m"] or number(found["m"]) == number(found["n"]) else found[0]),
    (rf"\b(?P<put>discards?|throws? (?:away|out)|gets? rid of|drops?|dumps?|chucks?) any (?P<n>two|three|four|five|"
     rf"six|[2-9]) "
     rf"(?:you|they) {LIKE}{END}", lambda found: f"{found['put']} {number(found['n'])} cards"),
)  # fmt: skip

_DOUBLED: tuple[tuple[str, Meant], ...] = (
    # Twice as many
    (rf"\bdouble (?P<who>{WHO})'s (?:hand|cards)(?: size)?(?P<most>.*?){LAST}",
     r"\g<who> draws as many cards as they hold\g<most>"),
    (rf"\bdouble the (?:number of )?cards (?:in|of) (?P<who>{WHO})(?:'s (?:hand|cards))?(?P<most>.*?){LAST}",
     r"\g<who> draws as many cards as they hold\g<most>"),
    (rf"(?P<most>\b(?:up to(?: a max(?:imum)? of)?|at most|max(?:imum)?(?: of)?) {NUM}) (?:new|extra|more|additional) "
     rf"(?P<cards>cards?){LAST}", r"\g<most> \g<cards>"),
    (r"(?P<held>\bas many cards as they hold),? (?:but )?(?:up to|at most|max(?:imum)?(?: of)?|no more than|to a "
     r"max(?:imum)?"
     rf" of|capped at) (?:a max(?:imum)? of )?(?P<n>{NUM})(?: (?:extra|more|new|additional))?(?: cards?)?{LAST}",
     lambda found: f"{found['held']}, at most {number(found['n'])}"),
)  # fmt: skip

OF_CARDS: tuple[tuple[tuple[str, ...], tuple[tuple[str, Meant], ...]], ...] = (
    (("left", "right", "player", "person", "neighb", "whole", "entire", "full"), _NAMED[:4]),
    (("same", "likewise", "unless", "otherwise", "else", "if not"), _NAMED[4:]),
    (("blind", "without", "random", "peek", "look", "take", "unseen", "pick"), _BLINDLY),
    (("trade", "swap", "exchange", "switch", "each"), _TRADED),
    (("steal", "take", "give", "hand"), _GIVEN),
    (("you and", "choose", "pick"), _OF_EACH),
    (("look", "see", "peek", "you "), _OF_HANDS),
    (
        ("split", "shar", "divid", "distribut", "spread", "dish", "deal", "penalty", "between", "total", "altogether"),
        _SHARED,
    ),
    (("keep", "them", "these", "those"), _KEEPING),
    (("so on", "so forth", "etc", "going", "goes", "round", "more than", "more card", "until", "…", "..."), _CHAINS),
    (
        ("same", "as many", "biggest", "largest", "smallest", "tied", "level", "even", "most", "fewest", "least"),
        _EVENED,
    ),
    (("back", "end", "reset", "balance", "have", "make", "doubl"), _EVENED[-4:]),
    (("any",), _ANY),
    (("doubl", "max", "extra", "up to"), _DOUBLED),
)
"""Regular expressions over part of a text, and what they mean, by words of which a text has one."""
