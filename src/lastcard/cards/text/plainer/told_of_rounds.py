"""Rows of `retold` about how a round ends, and about rules that are made up or that last."""

import re
from collections.abc import Callable

from lastcard.cards.text.plainer.outcomes import WHO

Meant = str | Callable[[re.Match[str]], str]

_NUM = r"(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
_ROUND = r"(?:round|game|match|hand)"
_OUT = rf"(?:out|kicked out|knocked out|eliminated|thrown out|disqualified)(?: (?:of|from) the {_ROUND})?"

_LONG = (
    r"(?:(?:until|till|til) [^.,;:!()]+?|for the (?:rest|remainder) of (?:the|this) (?:round|game|hand)|"
    r"for (?:the next |one |a |two |three |four |[1-5] )+(?:full |whole )?rounds?)"
)

# A rule that is made up
_MAKE = (
    r"(?:make(?: up)?|invent|create|come up with|think of|think up|set) (?:a|an|one|any|your own)(?: new)? rule"
    r"(?: for (?:everyone|everybody|all))?"
)
_ALL = r"(?:everyone|everybody|all players|all of you|the others|every player)(?: else)?"
_KEEP = (
    rf"(?:(?:that |which )?{_ALL} (?:must|has to|have to|needs to|should) (?:follow|obey|keep to|stick to|keep)"
    r"(?: it| that)?)"
)
_SOMEBODY = r"(?:you|someone|somebody|anyone|anybody|they)"
_BREAK = (
    rf"(?:(?:whoever|anyone who|anybody who|(?:if|every time|each time) {_SOMEBODY}) (?:breaks?|forgets?)"
    r" ?(?:it|the rule|that rule|your rule)?|break (?:it|the rule)(?: and)?|breaking (?:it|the rule)(?: means| costs)?)"
)
_MUST = r"(?:must |has to |have to )?"
_EACH_TIME = rf"(?: (?:every|each) time(?: {_SOMEBODY} breaks? it)?)?"


def _made_up(found: re.Match[str]) -> str:
    """A rule that somebody makes up, how long it holds, and what it costs to break it."""
    long = found["how"] or found["long"] or "for the rest of the round"
    return f"Everyone must keep to a rule that you make up {long}; whoever breaks it draws {found['n']}"


def _after_each(found: re.Match[str]) -> str:
    long = found["how"] or "for the rest of the round"
    return f"{long}, whenever someone plays a card, reverse the direction"


def _named(found: re.Match[str]) -> str:
    colour = found["what"][0].lower() == "c"
    return f"{'ask for a' if colour else 'choose a'} {found['what']}. "


# Cards that change places
_ARE = r"(?: cards?)?s? (?:are|act as|act like|count as|become|work as|work like) (?:all )?"
_CHANGED = (
    rf"(?:all |the )?(?P<a>skip|reverse){_ARE}(?P<b>skip|reverse)s?(?: cards)?(?: and|,|;)+ (?:all |the )?(?P=b){_ARE}"
    r"(?P=a)s?(?: cards)?"
)
_TRADED = r"\g<a> cards act as \g<b> cards \g<how>. \g<b> cards act as \g<a> cards \g<how>"

# Two hands
_AND = r"(?:[.,;:!]| and)+ ?"
_COMPARE = (
    r"(?:both |each )?(?:compare|count) (?:your |the (?:number|amount) of )?(?:hands?|hand sizes?|cards)"
    r"(?: in (?:your )?hands?)?"
)
_HOLDER = r"(?:whoever (?:has|holds)|the (?:one|player|person) (?:with|who has|who holds))"
_MORE = r"(?P<more>more|fewer|less|the most|the fewest)(?: cards)?"
_THEN = r"(?P<verb>draws|discards|misses|loses|takes|picks up|gets rid of) (?P<rest>(?:(?!their\b|they\b)[^.,;:!])+)"
_ANYBODY = re.compile(
    r"(?:another|an?|one|any)(?: other)? (?:player|person|opponent)|someone(?: else)?|somebody(?: else)?|anyone", re.I
)
_OF_YOU = {"misses": "miss", "loses": "lose", "picks up": "pick up", "gets rid of": "get rid of"}


def _compared(found: re.Match[str]) -> str:
    """Whoever of two holds more cards, or fewer, does something; in a tie nobody."""
    who, verb, rest = found["who"] or found["chosen"], found["verb"].lower(), found["rest"]
    who = "a player you choose" if _ANYBODY.fullmatch(who) else who
    more = "more" if found["more"].lower().removeprefix("the ") in ("more", "most") else "fewer"
    if "difference" in rest:
        if more == "more" or verb not in ("draws", "takes", "picks up") or rest.lower() != "the difference":
            return found[0]
        return f"draw until you hold as many cards as {who}. that player draws until they hold as many cards as you"
    less = "fewer" if more == "more" else "more"
    return (
        f"if {who} holds {more} cards than you, that player {verb} {rest}; otherwise if that player holds {less} cards"
        f" than you, you {_OF_YOU.get(verb, verb.removesuffix('s'))} {rest}"
    )


_COLOUR = r"\b(?:the )?colou?r"
_STAYS = r"everyone may only match by colour \g<how>"
_LAST = r"if (?:this|it)(?: card)?(?: is|['’]s| was) (?:your|the) last(?: card| one)?"

OF_ROUNDS: tuple[tuple[str, Meant], ...] = (
    # Winning
    (rf"\byou(?:'ve|’ve| have)? (?:just |already )?won(?: (?:the|this) {_ROUND})?(?=[.!]|$)", "you win the round"),
    (rf"\b(?:this|this card|it) (?:automatically |instantly |immediately |simply |just )?wins (?:you )?(?:the|this) "
     rf"{_ROUND}(?: for you| outright| at once| on the spot)?(?=[.!]|$)", "you win the round"),
    (rf"^(?:an? |the )?(?:instant|automatic|auto|immediate|free)[ -]?(?:win|victory)(?: card)?(?:[.!:,] ?"
     rf"(?:you|whoever plays (?:this|it)(?: card)?) (?:just )?wins?(?: the {_ROUND})?)?[.!]*$", "you win the round"),
    (rf"(\bwins?\b[^.!,:]*)(?:[.!,:]| and)+ ?(?:the |this )?{_ROUND}(?: is)? (?:over|ends|finished|done)(?=[.!]|$)",
     r"\1"),
    (rf"^(?:the |this )?{_ROUND}(?: is)? over[.!,:]? (?=[^.!]*\bwins?\b)", ""),
    # Being out
    (rf"\b(?:everyone |everybody |all players )?votes? (?:someone|somebody|(?:a|one) (?:player|person)) "
     rf"(?:out|off)(?: of the (?:{_ROUND}|table))?(?=[.,!]|$)", "everyone votes on who gets kicked out of the round"),
    (rf"(\bvotes? (?:on |for |about )?who) (?:is|has to be|gets to be|should be|will be|gets|goes) {_OUT}(?=[.,!]|$)",
     r"\1 gets kicked out of the round"),
    (rf"\b(?:choose|pick|select|name) (?P<who>{WHO}) (?:to be|to get|who is|who['’]s|that is|who gets|who will be|"
     rf"who['’]ll be) {_OUT}(?=[.,!]|$)", r"\g<who> is out of the round"),
    # A rule that is made up
    (rf"\b{_MAKE}(?: (?P<how>{_LONG}))?(?:[.,;:!]| and| that)* ?(?:it (?:holds|lasts|counts|stays) )?(?:{_KEEP})? ?"
     rf"(?P<long>{_LONG})?(?:(?:[.,;:!]| and)* ?{_BREAK}[,:=]? ?(?:they |you )?{_MUST}(?:draws?|picks? up|takes?)|"
     rf",? or {_MUST}draws?) (?P<n>{_NUM})(?: cards?)?{_EACH_TIME}(?=[.!]|$)", _made_up),
    # The colour
    (rf"{_COLOUR} (?:stays|remains|is)(?: the same| as it is| locked| fixed| frozen)+,? (?P<how>{_LONG})"
     rf"(?:[.,;:!] ?no (?:more )?colou?r (?:changes?|changing)(?: allowed)?)?(?=[.,!]|$)", _STAYS),
    (rf"{_COLOUR} (?:can['’]?t|cannot|may not|must not|does not|doesn['’]?t|won['’]?t) (?:be )?changed?,? "
     rf"(?P<how>{_LONG})(?=[.,!]|$)", _STAYS),
    # Two kinds of cards that change places
    (rf"^(?P<how>{_LONG}),? {_CHANGED}(?=[.!]|$)", _TRADED), (rf"^{_CHANGED},? (?P<how>{_LONG})(?=[.!]|$)", _TRADED),
    # The direction
    (r"\b(?:the )?(?:direction(?: of play)?|play) (?:changes|reverses|switches|flips|turns(?: around)?) (?:after|with|"
     r"on|for|at) (?:each|every)(?: single| one)? card(?: (?:that is |that['’]s )?played)?"
     rf"(?:,? (?P<how>{_LONG}))?(?=[.,!]|$)", _after_each),
    # A last card
    (rf"\b({_LAST}),? (?:then )?you (?:can['’]?t|cannot|do not|don['’]?t) (?:win|go out|finish)"
     r"(?: (?:with|on) (?:it|this|this card))?(?:[,.;:]| and| but)+ (?:instead )?(?=you |draw)", r"\1, "),
    (r"\bif you (?:play|use|put down|put|lay) (?:this|this card|it)(?: down)? as (?:your|the) (?:very )?last"
     r"(?: card| one)?(?=[, ])", "if this is your last card"),
    (r"(\bif this is your last card\b[^.;!]*) instead of (?:winning|going out)(?=[.!]|$)", r"\1"),
    # Two hands compared
    (rf"\b(?:you and (?P<who>{WHO})|(?:choose|pick) (?P<chosen>{WHO})(?:[.,;:]| and)+ ?(?:you )?(?:both )?) ?"
     rf"{_COMPARE}{_AND}{_HOLDER} {_MORE} {_THEN}(?=[.!]|$)", _compared),
    (r"\bcompare (?:your )?(?:hands?|hand sizes?|cards|how many cards you (?:have|hold)) with "
     rf"(?:(?P<who>{WHO})(?P<chosen>)){_AND}{_HOLDER} {_MORE} {_THEN}(?=[.!]|$)", _compared),
    # What somebody may hold
    (rf"\bguess (?:a|any) (?P<what>colou?r|number)[.,:;]+ ?(?=if (?:{WHO}|they) (?:has|have|holds?|does|doesn|do|"
     r"don)\b)", _named),
    (r"\bif (?:anybody|anyone|somebody|someone|a player) (?:has|holds)(?: only| just)? (?P<n>one|1|two|2) cards?"
     rf"(?: left)?,? (?:then )?(?:they|that player) {_MUST}draws? (?:cards )?(?:until|till) (?:they have|they hold|"
     r"they['’]re (?:back )?at) (?P<m>\w+)(?: cards?)?(?: again)?(?=[.!]|$)",
     r"everyone who holds exactly \g<n> card draws until they hold \g<m> cards"),
)  # fmt: skip
"""A regular expression over part of a text, and what it means."""
