"""What a short sentence says of the one before it, told as one: `Everyone draws 1. Except me.`

A row has what the first sentence is like, what the second says, and what both mean. The second must say nothing else:
what has more in it is left as it stands. Whatever comes of it is read like everything else.
"""

import re
from collections.abc import Callable

NUM = r"(?:\d|10|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
ALL = r"(?:everyone|everybody|all (?:the )?players|each player|every player|we all|all of us)"
COLOUR = r"(?:red|blue|green|yellow|orange|purple|pink|black|white)"
CARD = (
    rf"(?:an? (?:(?:{COLOUR}|wild|skip|reverse|action|number|draw two|(?:wild )?draw four|[0-9]) card|"
    rf"{COLOUR} [0-9]|wild|skip|reverse|[0-9]))"
)
KIND = rf"(?:wild|action|skip|reverse|draw|number|{COLOUR})"
PLAIN = r"(?:(?!\b(?:and|or|then|if|unless|until|instead|otherwise|but|except)\b|[,:]).)+"
"""One clause, on which nothing hangs."""
PERSON = (
    r"(?:the )?(?:next|previous) (?:player|person)|(?:the )?(?:player|person) (?:on|to) your (?:left|right)|"
    r"(?:the )?(?:player|person) (?:across from|opposite) you"
)
_PLAYED = r"(?:person|player|one|guy) (?:who|that) (?:played|plays|laid|put down|used) (?:this|it)(?: card)?"
_SOMEBODY = rf"(?:me|you|myself|yourself|the {_PLAYED}|{PERSON})"
_BUT = r"(?:(?:except|excluding|apart from|other than|besides|(?:everyone|everybody|all) (?:except|but))(?: for)?|not)"
_I = r"(?:you|i)(?:['’]re|['’]m| are| am)?"
_OUT = (
    rf"(?:{_I} (?:not (?:included|involved)|excluded|(?:stay|keep) out of (?:it|this)|sit this (?:one )?out)|"
    r"leave (?:me|yourself) out(?: of (?:it|this))?)"
)
_SPARED = (
    rf"{_I} (?:do not|don['’]?t|spared|draw nothing|do nothing)|(?:this|it) (?:doesn['’]?t|does not) (?:include|"
    rf"apply to) (?:me|you)"
)
_TURN = r"(?:you (?:get to |may |can )?)?(?:(?:go|play) again|(?:take|have|get) (?:another|an extra) (?:turn|go))"
_WHO = r"who(?: (?:gets (?:it|them)|it is|does it|draws|suffers|has to))?"

Rule = Callable[[re.Match[str], re.Match[str]], str | None]


def _without(before: re.Match[str], after: re.Match[str]) -> str:
    """Cards of a kind that may not be among those that are spoken of."""
    kind, cards = (after["kind"] or after["other"]).lower(), before["cards"]
    if kind != "wild" and not re.fullmatch(COLOUR, kind):
        kind = f"{kind} cards" if cards.endswith("s") else f"a{'n' * (kind == 'action')} {kind} card"
    return f"{before['begin']}{cards} that {'are' if cards.endswith('s') else 'is'} not {kind}{before['rest']}"


def _echoed(before: re.Match[str], after: re.Match[str]) -> str | None:
    return before[0] if after["n"].lower() in re.findall(r"\w+", before[0].lower()) else None


def _has_none(before: re.Match[str], after: re.Match[str]) -> str | None:
    return f"{before[0]}. Whoever does not {after['then']}" if after["card"] in before["card"] else None


def _instead(before: re.Match[str], after: re.Match[str]) -> str | None:
    """What is done in place of what was said first, and what it hangs on."""
    about = re.match(r"(?:they|he|she|that player)\b(?: already)?", after["if"], re.IGNORECASE)
    if about is not None and not before["who"]:
        return None
    condition = f"{before['who']}{after['if'][about.end() :]}" if about is not None else after["if"]
    return f"if {condition}, {after['then']}; otherwise {before[0]}"


ROWS: tuple[tuple[str, str, Rule], ...] = (
    # Who is not meant
    (rf"(?!.*\b(?:else|except|but|you|i)\b).*\b{ALL}\b.*",
     rf"(?:(?:but|and|well|just),? )*{_BUT} (?P<who>{_SOMEBODY})(?:,? (?:that is|though|of course|obviously|however))?",
     lambda before, after: f"{before[0]}, except {after['who']}"),
    (rf"(?!.*\b(?:else|except|but|you|i)\b){ALL} {PLAIN}", rf"(?:but |and )?(?:{_OUT}|{_SPARED})",
     lambda before, after: f"{before[0]}, except you"),
    (r"(?!.*\b(?:i|and you|with you|to you)\b).*\b(?:two|2) (?:other )?(?:players|people|opponents)\b.*", rf"(?:but |"
     rf"and )?{_OUT}",
     lambda before, after: before[0]),
    # Which cards are not
    (rf"(?P<begin>(?!.*\btakes?\b).*?\b(?:gives?|pass(?:es)?|hands?|discards?|throws? (?:out|away)|swaps?|trades?|"
     rf"puts?)\b "
     rf"(?:\w+ ){{0,3}}?{NUM} )(?P<cards>cards?)(?P<rest>(?: (?:to|with|from|on|onto|away|each)\b.*)?)",
     rf"(?:but |and |just )?(?:(?:no|not an?|not any) (?P<kind>{KIND})s?(?: cards?)?(?: allowed| please)?|"
     rf"(?P<other>{KIND})s?(?: cards?)? (?:don['’]?t|do not) count)", _without),
    # Once more
    (_TURN, rf"(?:(?:and )?(?:then )?(?:again|once more|another one|one more(?: time)?)|and (?:then )?{_TURN})(?: "
     rf"after that)?",
     lambda before, after: "take 2 more turns"),
    (r".+", r"(?:yes|yep|yeah|that['’]s right|i said|really|seriously),? (?P<n>\w+)(?: cards?)?", _echoed),
    # Who is to do it
    (r"(?:draw|take|pick up|gain|discard|start over with) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?: new)?"
     r"(?: cards?)?|(?:miss|lose|skip) a turn",
     rf"(?:you )?(?:pick|choose|decide|say) (?:(?:your|the|ur|a) (?:own )?(?:victim|target)|{_WHO})|(?:your|ur) "
     rf"(?:choice|pick|call) (?:of )?{_WHO}",
     lambda before, after: f"a player you choose must {before[0]}"),
    (r"(?!.*\b(?:everyone|everybody|next|players?|they|who|someone)\b).+",
     r"(?P<who>next (?:player|person)),? (?:that['’]?s|that is|this is|i mean|that means) (?:for )?you",
     lambda before, after: f"the {after['who']} must {before[0]}"),
    # Who has no such card
    (rf"(?:{ALL}|anyone|anybody|whoever)(?: (?:who|that))? (?:has|have|holds?|holding|with) (?P<card>{CARD}) .+",
     r"(?:no|without an?|haven['’]?t got an?|don['’]?t have an?) (?P<card>(?:(?!\?).)+)\?\s*(?P<then>.+)", _has_none),
    # What is done instead
    (rf"(?P<who>{PERSON}) (?:must )?{PLAIN}|(?:draw|discard|take|pick up|miss|lose|skip)\b{PLAIN}",
     rf"(?:but )?if (?P<if>(?:(?!,|\binstead\b).)+?),? (?P<then>(?:they|you|he|she|that player|draw|discard|take|pick "
     rf"up|miss|lose|skip|"
     rf"everyone|everybody)\b{PLAIN}) instead", _instead),
)  # fmt: skip

_STOP = re.compile(r"\s*(?:[.!;]+|\()\s*|(?<=\))\s*")
_READY = tuple((re.compile(one, re.IGNORECASE), re.compile(two, re.IGNORECASE), meant) for one, two, meant in ROWS)
LONGEST = 200
"""Characters in a sentence with an afterthought."""


def _together(before: str, after: str) -> str | None:
    if not before or not after or len(before) + len(after) > LONGEST:
        return None
    for one, two, meant in _READY:
        if (first := one.fullmatch(before)) and (second := two.fullmatch(after)) and (told := meant(first, second)):
            return told
    return None


def with_afterthoughts(text: str) -> str:
    """A text in which each afterthought is part of what it belongs to.

    >>> with_afterthoughts("Everyone draws 1. Except me.")
    'Everyone draws 1, except me.'
    >>> with_afterthoughts("Go again. And then again.")
    'take 2 more turns.'
    """
    told: list[str] = []
    changed = False
    for sentence in (part.strip(" )") for part in _STOP.split(text)):
        head, _, tail = sentence.rpartition(",")
        if (together := _together(told[-1], sentence) if told else None) is not None:
            told[-1], changed = together, True
        elif (together := _together(head, tail.strip())) is not None:
            told.append(together)
            changed = True
        elif sentence:
            told.append(sentence)
    return ". ".join(told) + "." if changed else text
