"""Who is meant, said behind what is done: `Draw 2. This goes for the next player.`

Only where one sentence comes before it, which names nobody: else it would not be clear what it goes for. Whoever plays
the card is `you`, also where a text speaks of them as of somebody else.
"""

import re

from lastcard.cards.text.grammar.deeds import base_form

_WHO = r"(?P<who>(?!you\b|me\b|this\b|it\b|that\b)[^.,;!?()]+?)"
_ONLY = r"(?: only| alone)?"
_LAST = r"(?:,? (?:please|though|of course|obviously|sorry|not you))?"
_FOR = (
    r"(?:(?:and |but )?(?:(?:this|that|it|this one|that one|this card|which) (?:only |just )?(?:goes|applies|counts|"
    r"holds|is meant|is)|(?:this|that|it)['’]s|(?:only )?(?:applies|goes|counts|meant))(?: only| just)? (?:for|to) "
    rf"(?:only )?{_WHO}{_ONLY}{_LAST}|(?:only )?for {_WHO}{_ONLY}{_LAST}|{_WHO} (?:has to|have to|must|needs to|need "
    rf"to|should|gets to|is the one who has to) (?:do|be) (?:this|that|it|the one){_LAST}|(?:not you|not me)[,:]? "
    rf"(?:but )?{_WHO}|{_WHO},? (?:but )?not (?:you|me)|(?:(?:that|this) means|i mean|meaning) (?:you,? "
    rf")?{_WHO}{_ONLY}|{_WHO} (?:only|alone))"
).replace("?P<who>", "?P<who{}>")
_FOR = _FOR.format(*range(_FOR.count("{}")))
_ORDER = re.compile(
    r"(?P<deed>(?:draw|discard|take|pick up|miss|lose|skip|show|give|pass|swap|put|reveal|return|sing|tell|do|choose|"
    r"trade|play|throw|get rid of|hand)\b[^.!;()]+)(?:[.!;,]+ \(?| - | \()\s*(?P<after>[^.!;()]+?)\)?[.!]*$",
    re.IGNORECASE,
)
_AFTER = re.compile(_FOR, re.IGNORECASE)
_TO_YOU = re.compile(
    r"\b(?:to|from|with|than|for|behind|before|after|of|give|let|show|and|if) (?:you|me)\b|\b(?:everyone|everybody|"
    r"they|next|player|person|players|people) (?:else )?(?:draws?|miss(?:es)?|discards?|gives?|shows?|takes?|must)\b",
    re.IGNORECASE,
)
"""Words by which somebody else is spoken of, or you as somebody to whom it is done."""
_SOMEBODY = re.compile(
    r"(?:the |a |any |your |both |all |each |every |my |next |previous |everyone|everybody|anyone|anybody|whoever|"
    r"(?:two|three|2|3) )",
    re.IGNORECASE,
)
_THEIRS = {
    "your": "their",
    "my": "their",
    "you": "they",
    "you're": "they're",
    "you've": "they've",
    "yourself": "themself",
}
_YOURS = {"their": "your", "they": "you", "them": "you", "his": "your", "her": "your", "he": "you", "she": "you"}

_YOUR_VERBS = {"has": "have", "is": "are", "does": "do", "must": "must", "can": "can", "may": "may", "gets": "get"}
_PLAYER = re.compile(
    r"\b(?:the )?(?:person|player|one|guy) (?:who|that)(?: has|'s|’s)? (?:just )?(?:played|plays|laid|lays|put down|"
    r"puts down|uses|used) (?:this|it)(?: card)?(?: down)?\b|\b(?:the )?(?:person|player|one) (?:playing|laying|"
    r"using) this(?: card)?\b|\bwhoever (?:played|plays|laid|lays|puts down|put down|uses|used) this(?: card)?(?: "
    r"down)?\b",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"\b(?:player|players|person|people|someone|somebody|anyone|everyone|everybody|whoever|who)\b", re.I
)


def _put(said: str, meant: dict[str, str]) -> str:
    return re.sub(
        r"\b[\w'’]+", lambda found: meant.get(found[0].lower().replace("’", "'"), found[0]), said, flags=re.IGNORECASE
    )


def with_whom(text: str) -> str:
    """A text in which whoever is meant stands before what they do.

    >>> with_whom("Draw one card for every blue card you have. This goes for the next player.")
    'the next player must draw one card for every blue card they have.'
    >>> with_whom("Draw 2. Not you, everyone else.")
    'everyone else must draw 2.'
    """
    found = _ORDER.fullmatch(text.strip())
    after = _AFTER.fullmatch(found["after"].strip()) if found is not None else None
    if found is None or after is None or _TO_YOU.search(found["deed"]):
        return text
    who = next(said for said in after.groups() if said)
    if not _SOMEBODY.match(who) or re.search(r"\b(?:too|also|as well|and)\b", who):
        return text
    who = re.sub(r" (?:at|around|round) the table$", "", who)
    deed = _put(found["deed"], _THEIRS)
    return f"{who} must {deed[0].lower()}{deed[1:]}."


def as_you(text: str) -> str:
    """A text in which whoever plays the card is `you`, and what is theirs is yours, up to whoever is spoken of next.

    >>> as_you("The person who played this can give all their green cards to someone else.")
    'you can give all your green cards to someone else.'
    """
    told: list[str] = []
    for sentence in re.split(r"(?<=[.!;]) ", text):
        found = _PLAYER.search(sentence)
        if found is None or found.start() > 0:
            told.append(sentence)
            continue
        rest = sentence[found.end() :]
        other = _OTHERS.search(rest)
        mine, others = (rest, "") if other is None else (rest[: other.start()], rest[other.start() :])
        mine = re.sub(r"^ ([a-z]+)\b", lambda verb: f" {_YOUR_VERBS.get(verb[1]) or base_form(verb[1])}", mine)
        told.append(f"you{_put(mine, _YOURS)}{others}")
    return " ".join(told)
