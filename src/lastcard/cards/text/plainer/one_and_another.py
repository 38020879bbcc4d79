"""One whom you choose and another one, two whom you choose, and whom you judge: rows of `retold`, as in `loosely`."""

import re
from collections.abc import Callable

from lastcard.cards.text.grammar.deeds import base_form

Meant = str | Callable[[re.Match[str]], str]

_LAST = r"(?=[.!]|$)"

# Two whom you choose
_TWO = (
    r"(?:any )?(?:two|2)(?: (?:other|different))? (?:players?|people|persons|opponents)(?: (?:you (?:like|want|choose|"
    r"pick)|of your (?:choice|choosing)))?"
)
_FIGHT = (
    r"(?:arm[- ]wrestle|thumb[- ]wrestle|(?:play|do|have|hold|fight|settle) [^.,;!]+?|race(?: each other)?(?: "
    r"[^.,;!]+?)?|duel|stare (?:at each other|each other (?:out|down))|(?:a |an )?(?:[\w-]+ )?(?:staring contest|"
    r"thumb war|arm wrestl\w+|rock[ ,-]+paper[ ,-]+scissors|contest|match|duel|battle|race|dance[- ]off|quiz|showdown))"
)
_LOSES = (
    r"(?:(?:and )?(?:the )?(?P<out>loser|winner)(?: of (?:it|that|the \w+))?|(?:and )?(?:whoever|the one who|the "
    r"person who) (?P<verb>loses|wins|lost|won)(?: it)?)"
)


def _fought(found: re.Match[str]) -> str:
    out = found["out"] or ("loser" if found["verb"].lower().startswith("los") else "winner")
    deed = re.sub(r" (?:against|with) each other$", "", found["deed"], flags=re.IGNORECASE)
    deed = f"have {deed}" if re.match(r"(?:an? )", deed, re.IGNORECASE) else deed
    deed = (
        deed
        if re.match(r"(?:arm|thumb|play|do|have|hold|fight|settle|race|duel|stare)", deed, re.I)
        else f"have a {deed}"
    )
    chosen = " you choose" * bool(
        re.search(r"\b(?:choose|pick|name|select|choice|choosing)\b", found[0], re.IGNORECASE)
    )
    return f"everyone has a contest: two players{chosen} {deed}. the {out.lower()} {found['then']}"


# One whom you choose, and another one
_CHOOSE = r"(?:(?:you )?(?:then )?(?:choose|pick|select|name|make|have|get|let) )"
_OF_CHOICE = r"(?: (?:you (?:like|choose|want|pick)|of your (?:choice|choosing)))?"
_TO = r"(?: to| who (?:must|has to)| must| has to|:)?"
_FIRST = (
    rf"{_CHOOSE}?(?:(?:one|a|1|any|some)(?: other)? (?:player|person|opponent)|someone|somebody|anyone|one of the "
    rf"(?:players|others|other players)){_OF_CHOICE}{_TO}"
)
_ANOTHER = (
    rf"{_CHOOSE}?(?:another(?: (?:player|person|one|opponent))?|(?:a |some )?different (?:player|person|one)|"
    r"(?:someone|somebody|anyone|anybody) else|(?:one|some) other (?:player|person)|a second (?:player|person|"
    rf"one)){_OF_CHOICE}{_TO}"
)
_EACH = r"(?:(?:the )?first|(?:the )?one)(?: (?:of (?:them|these|the two)|one|player|person))*"
_OTHER = (
    r"(?:(?:and|while|then) )*(?:(?:the )?(?:other|second)|another)(?: (?:of (?:them|these|the two)|one|player|"
    r"person))*"
)
_DOES = (
    r"(?=(?:draw|discard|miss|take|pick|get|give|must|has|have|may|can|show|lose|skip|is|swap|put|throw|pass|"
    r"return)\w*\b)"
)
_AND = r"(?:[.,;!]|,? and|,? while|,? then|,? but)+ (?:and |then )?"


def order(deed: str) -> str:
    """What somebody does, as it stands behind `must`."""
    verb, _, rest = deed.strip().partition(" ")
    if verb.lower() in ("must", "may", "can", "has", "have", "is", "gets"):
        return deed.strip()
    return f"must {base_form(verb.lower())} {rest}"


def _one_and_another(found: re.Match[str]) -> str:
    return f"a player you choose {order(found['one'])}. a second player you choose {order(found['two'])}"


# Whom you judge, you choose
_OF_THE_GAME = (
    r"cards?|hands?|colou?rs?|numbers?|piles?|deck|not|don['’]t|never|no|nobody|only|unless|except|most|other|without|"
    r"instead|twice|half|if|until|or|double|may|neither|hardly|almost|secretly|backwards|next|red|blue|green|yellow|"
    r"wild"
)
_NOT_CARDS = rf"(?!(?:(?! and )[^.,;])*\b(?:{_OF_THE_GAME})\b)"
"""What is judged has no word in it that could be part of the game."""
_JUDGED = (
    r"(?:(?:worst|best|funniest|favou?rite|winner|loser|most \w+|least \w+|(?!high|low|few|near|clos|lat|larg|big|"
    rf"small|short|tall|young|old|fir)\w{{3,}}est)\b){_NOT_CARDS}"
)
_YOU_JUDGE = (
    r"(?:you|i|whoever played this(?: card)?) (?:then |get to |gets to |can |may )?(?:pick|choose|decide|judge|say|"
    r"name)s?"
)
_DEEDS = (
    r"(?:has|had|is|was|did|does|told|tells|made|makes|gave|gives|sang|sings|looks?|won|wins|lost|deserves|dances|"
    r"danced|laughed|wore|wears|told|said|drew|acted|(?:joke|answer|story|song|impression|drawing|face|dance|animal|"
    r"outfit|hat|hair|excuse|voice|accent|poem|idea)s?)"
)


ONE_AND_ANOTHER: tuple[tuple[str, Meant], ...] = (
    # Two whom you choose
    (rf"^(?:(?:choose|pick|name|select|make|have|get) )?{_TWO}(?: to| who(?: must| have to)?|[.,;:!]+ (?:and "
     r")?(?:they|these two|both|the two(?: of them)?)(?: must| have to| both| then)*|[.,;:!]| for| must| have to| "
     rf"who)? (?:a |an )?(?P<deed>{_FIGHT})(?:[.,;:!]+|,? and)? {_LOSES} (?P<then>[^;]+?)(?=[.!]|$)", _fought),
    # One whom you choose, and another one
    (rf"(?:^|(?<=[.!;] )){_FIRST} (?P<one>[^.,;!]+?){_AND}{_ANOTHER} (?P<two>[^.;!,]+?)(?=[.!]|$)", _one_and_another),
    (rf"^{_CHOOSE}?{_TWO}[.,;:!-]+ (?:and )?{_EACH},? {_DOES}(?P<one>[^.,;!]+?)(?:[.,;!]|,? and|,? while|,? then|,? "
     rf"but)+ {_OTHER},? {_DOES}(?P<two>[^.;!,]+?)(?=[.!]|$)", _one_and_another),
    # Whom you judge, you choose
    (rf"(?:^|(?<=[.!;,] ))(?:and )?(?:then )?{_YOU_JUDGE} (?:who(?:se)? {_DEEDS}\b{_NOT_CARDS}[^.,;]*?|(?:the|your) "
     rf"{_JUDGED}[^.,;]*?)(?:[,;.:]|,? and)+ (?:and |so )?(?:that (?:person|player|one)|they|he|she|the (?:winner|"
     rf"loser)|who(?:ever)? it is|whoever you (?:choose|pick)|who) {_DOES}", "a player you choose "),
    (r"(?:^|(?<=[.!;,] ))(?:and )?(?:(?:the (?:person|player|one)|whoever)(?: (?:with|who|that|has|had|tells|told|"
     rf"makes|made|sings|sang|does|did|is|was))* )?(?:the|your) {_JUDGED}[^.,;]*? {_DOES}(?P<then>[^.;,(]+?),? "
     r"\(?(?:and )?(?:you (?:decide|choose|pick|judge|say|are the judge)|your (?:choice|call|decision)|(?:as "
     r")?(?:judged|decided|chosen|picked) by you|according to you|in your opinion)(?: who| which)?(?: (?:it|that|"
     rf"one) (?:is|was))?\)?{_LAST}",
     r"a player you choose \g<then>"),
)  # fmt: skip
"""Tried where everything else has failed."""
