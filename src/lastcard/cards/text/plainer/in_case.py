"""Conditions that are told as questions, or behind what hangs on them: rows of `retold`."""

import re
from collections.abc import Callable

NUM = r"(?:\d|10|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
_CLAUSE = r"(?:(?![.!?;:,()\n]).)+?"
_BEGINS = r"(?P<begin>^|[.!;:] )"
_ENDS = r"(?=\s*(?:[.!;]|$))"
_PERSON = r"(?:player|person|opponent|one)"
_THEY = r"(?:they|he|she|that player)"
_ONE = (
    rf"(?:the )?(?:next|previous) {_PERSON}|(?:the )?{_PERSON} (?:on|to) your (?:left|right)|(?:the )?{_PERSON} "
    r"(?:across from|opposite|before|after) you|a player (?:you choose|of your choice)|your (?:left|right) neighbou?r"
)
_MOST = (
    rf"(?:the )?{_PERSON} (?:with|who has|that has|holding) (?:the )?(?:most|fewest|least)(?: (?:\w+ )?cards)?|"
    r"whoever (?:has|holds|is holding) (?:the )?(?:most|fewest|least)(?: (?:\w+ )?cards)?|"
    rf"the (?:youngest|oldest|tallest|shortest|loudest|quietest) {_PERSON}|the dealer"
)
_YOU = r"(?:that|it|this|they)(?:['’]?s| is| are|['’]?re) (?:you|me|yourself|myself)"
_HOLD = r"(?:has got|have got|has|have|holds?|got)"
_IS = {"do": "", "does": "", "is": "is ", "are": "are ", "has": "has ", "have": "have "}


def _asked(found: re.Match[str]) -> str:
    """`Does the next player have a wild?`: if the next player has a wild."""
    be = _IS[found["be"].lower()]
    rest = re.sub(r"^got\b", "", found["rest"]).strip() if be.startswith("ha") else found["rest"]
    return f"{found['begin']}if {found['who']} {be}{rest}, "


def _unless(found: re.Match[str]) -> str:
    """`they draw 2, unless they have a wild, then they draw 4`: one of two cases."""
    who = found["who"]
    condition = re.sub(rf"^{_THEY}\b", who, found["if"], flags=re.IGNORECASE)
    if condition == found["if"] and re.match(r"(?:you|nobody|someone|anyone|everyone)\b", condition) is None:
        return found[0]
    return f"{found['begin']}if {condition}, {who} {found['then']}; otherwise {who} {found['does']}"


IN_CASE: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    # As a question
    (rf"{_BEGINS}(?P<be>do|does|is|are|has|have) (?P<who>you|{_ONE}) (?P<rest>{_CLAUSE})\? (?:then |if so,? |if "
     rf"yes,? )?", _asked),
    (rf"{_BEGINS}(?P<which>(?:more than|fewer than|less than|at least|over|under|only|exactly) {NUM}(?: "
     rf"cards?)?|{NUM} or (?:more|fewer|less) cards)"
     r"(?: (?:left|in (?:your )?hand))?\? (?:then )?",
     lambda found: f"{found['begin']}if you have "
                   f"{found['which'].replace('over ', 'more than ').replace('under ', 'fewer than ')}, "),
    (rf"{_BEGINS}(?:(?:the )?(?P<how>most|fewest|least) cards|(?P<win>winning)|(?P<lose>losing))\? (?:then )?",
     lambda found: f"{found['begin']}if you have the "
                   f"{(found['how'] or ('fewest' if found['win'] else 'most')).lower()} cards, "),
    (rf"{_BEGINS}(?:(?:does|has|have) )?(?:some(?:one|body)|any(?:one|body))(?: else)? (?:has |have |got |holding "
     rf"|with "
     rf")(?P<what>{_CLAUSE})\? {_THEY} ",
     lambda found: f"{found['begin']}if anyone has {found['what']}, they "),
    (rf"{_BEGINS}(?P<who>{_ONE})[,:] if you (?P<if>{_HOLD} {_CLAUSE}),? (?:you (?:must |have to "
     rf")?)?(?P<do>draw|discard|miss|give|show|skip)(?= )",
     lambda found: f"{found['begin']}if {found['who']} {found['if'].replace('have', 'has', 1)}, they must "
                   f"{found['do']}"),
    # Behind what hangs on it
    (rf"\b((?:swaps?|trades?|switch(?:es)?|exchanges?) {_CLAUSE}),? unless {_YOU}(?=[.,!]|$)", r"\1"),
    (rf"{_BEGINS}(?P<who>{_MOST}) (?P<does>{_CLAUSE}),? unless {_YOU}{_ENDS}",
     r"\g<begin>if you are not \g<who>, \g<who> \g<does>"),
    (rf"{_BEGINS}(?P<who>{_MOST}) (?P<does>{_CLAUSE})[.;,] (?:but )?if {_YOU},? (?:then )?(?:you "
     rf")?(?P<then>{_CLAUSE}) instead{_ENDS}",
     r"\g<begin>if you are \g<who>, you \g<then>; otherwise \g<who> \g<does>"),
    (rf", who (?P<then>(?:must |has to |then )?{_CLAUSE}) if (?P<who>they|he|she)(?:['’](?:ve|s) got|['’]ve| have "
     rf"got| has got| have| has| hold| holds)"
     rf" (?P<if>{_CLAUSE}){_ENDS}",
     lambda found: f". if they have "
                   f"{found['if']}{' than you' if re.search(r'(?:more|fewer|less) cards$', found['if']) else ''}, "
     f"they must {re.sub(r'^(?:must|has to|then) ', '', found['then'])}"),
    (rf"{_BEGINS}(?P<who>{_ONE}) (?P<does>{_CLAUSE}),? unless (?P<if>{_CLAUSE})(?:,| -|;) (?:then|in which case|and "
     rf"then|in that case),? "
     rf"{_THEY} (?P<then>{_CLAUSE})(?: instead)?{_ENDS}", _unless),
    # What comes up
    (rf"\b(?P<roll>roll a (?:die|dice)) and (?P<verb>draw|discard) that many(?: cards)?[.;,] if (?:you "
     rf"roll|it(?:['’]s| is)|you get) "
     rf"an? (?P<n>\d|one|two|three|four|five|six),? (?P<who>{_ONE}|everyone(?: else)?) (?P<does>draws?|discards?) "
     rf"(?:them|that many|those|it)"
     rf"(?: cards)? instead(?: of you)?{_ENDS}",
     r"\g<roll>. if the number is \g<n>, \g<who> \g<does> \g<n>; otherwise \g<verb> that many cards"),
    # What goes without saying
    (rf"\b((?:draws?|discards?|miss(?:es)?|plays?) (?:{NUM}|an? \w+)(?: cards?)?) (?:right )?now(?=[,.;!]|$| "
     rf"or)", r"\1"),
    (r",? and (?:shout|say|call|yell|scream) ['\"“]?uno['\"”!]? (?:when|once|if) you(?:['’]re| get| have| are)(?: "
     r"down| left)?(?: to| at| with)? "
     r"(?:one|1)(?: card)?(?: left)?(?=[.!]|$)", ""),
    # How many, said twice
    (rf"\bputs? down (?P<n>{NUM})(?: cards?)?,? any (?P=n)(?: cards?)?(?: of them)?(?: (?:that )?(?:you|they) "
     rf"(?:like|want|choose))?(?=[.,!]|$)",
     r"discard \g<n>"),
    (rf"\b((?:discards?|throws? away|gets? rid of|gives? away) ({NUM})(?: cards?)?),? any (?:\2(?: cards?)?(?: of "
     rf"them)?|ones?(?= )|of them)"
     r"(?: (?:that )?(?:you|they) (?:like|want|choose))?(?=[.,!]|$)", r"\1"),
)  # fmt: skip
