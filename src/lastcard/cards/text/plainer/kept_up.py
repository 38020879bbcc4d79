"""What people have to keep up for a while, told with what it costs to stop: `sing the rest of the round. Every time
you stop, draw 1`. A last reading, as in `judged`: it is told again as a rule that people keep to."""

import re
from collections.abc import Iterator, Sequence

from lastcard.cards.text.grammar.deeds import plays_oddly
from lastcard.cards.text.grammar.free_words import names_the_game
from lastcard.cards.text.plainer import outcomes as O

_I = re.IGNORECASE
_HOW_LONG = re.compile(
    r",? ?(?:\b(?:until|till?|untill)\b (?!the end$).+|\b(?:for |during )?(?:the |this )?(?:rest|remainder|whole) "
    r"(?:of )?(?:the |"
    r"this )?(?:round|game)\b"
    r"|\bfor (?:one|a|the next|two|three|\d)\b(?: (?:full|whole|entire|two|three|\d))? (?:rounds?|turns?)\b)$",
    _I,
)
_REST = re.compile(r"^,? ?(?:for |during )?(?:the |this )?(?:rest|remainder|whole)", _I)
_MOMENT = re.compile(
    r",? ?\b(?:(?:every|each) time|whenever|when|(?:before|after|on|during|at) (?:every|each|any)) (?:of )?(?:(?:they|"
    r"you|he|she|someone|anyone|somebody|it|their|your|his|her) )?(?:(?:is|are|play|plays|draw|draws|put|puts|lay|lays|"
    r"take|takes|down|have|has|a|an|any|another|the|their|your|his|her|turn|turns|card|cards|time|goes?) ?)+$",
    _I,
)
"""When it is to be done, if not all the time."""
_TOLD = re.compile(
    rf"(?:(?:(?P<who>you|i|{O.WHO}|{O.ALL}) (?:must|has to|have to|needs? to|should|will|can only|may only))|(?:make|"
    rf"force|get|have) (?P<made>{O.WHO}|{O.ALL})(?: to)?) (?P<deed>.+)",
    _I,
)
_STOPS = (
    r"(?:forgets?|stops?|slips?(?: up)?|breaks? (?:it|the rule|character)|mess(?:es)?(?: it)? up|fails?(?: to)?|"
    r"(?:does(?:n't| not)|do(?:n't| not))(?: do (?:it|so|that))?)"
)
_BREACH = re.compile(
    rf"(?:and )?(?P<how>every time|each time|any time|whenever|when|if) (?P<stops>you|they|he|she|that player|someone|"
    rf"somebody|anyone|anybody|a player|{O.WHO}) {_STOPS},? (?:(?P<draws>you|they|he|she|that player) )?(?:must |has "
    rf"to |have to )?(?:(?:draws?|takes?|picks? up|gets?) )?(?P<count>\+?{O.NUMBER})(?: (?:penalty |extra )?cards?)?"
    r"(?P<often> each time| every time)?",
    _I,
)
_ANYONE = frozenset("someone somebody anyone anybody".split())
_THEY = frozenset(("they", "he", "she", "that player"))


def kept_up(text: str, colours: Sequence[str]) -> Iterator[str]:
    """The text as a rule that people keep to, if it is one.

    >>> [*kept_up("You have to sing the rest of the round. Every time you stop you pick up a card.", [])]
    ['you must sing for the rest of the round; whoever breaks it draws a.']
    """
    found = re.fullmatch(
        r"(?P<rule>.+?)(?:[.;!,]| and) (?P<breach>(?:and )?(?:every|each|any|when|if)\b.+?)[.!]*", text, _I
    )
    breach = _BREACH.fullmatch(found["breach"]) if found is not None else None
    if found is None or breach is None:
        return
    told = _TOLD.fullmatch(found["rule"])
    who = (told["who"] or told["made"]).lower() if told is not None else "you"
    deed = told["deed"] if told is not None else found["rule"]
    who = "you" if who == "i" else "a player you choose" if O.CHOSEN.fullmatch(who) else who
    stops, draws = breach["stops"].lower(), (breach["draws"] or "").lower()
    everyone = re.fullmatch(O.ALL, who, _I) is not None
    if who == "you":
        meant = stops == "you" and draws in ("you", "")
    elif everyone:
        meant = stops in _ANYONE | _THEY | {"you", "a player"} and (draws in _THEY | {""} or draws == stops)
    else:
        meant = stops in _THEY | {who} and draws in _THEY | {""}
    long = _HOW_LONG.search(deed)
    kept = deed[: long.start()] if long is not None else deed
    moment = _MOMENT.search(kept)
    often = breach["how"].lower() not in ("if", "when") or breach["often"] is not None or moment is not None
    done = kept[: moment.start()] if moment is not None else kept
    oddly = plays_oddly(done.lower().split())
    if not meant or not (often or long is not None) or not (oddly or (done and not names_the_game(done, colours))):
        return
    rest = long is None or _REST.match(long[0]) is not None
    until = " for the rest of the round" if rest or long is None else long[0]
    count = breach["count"].lstrip("+")
    kept = f"{done[0].lower()}{done[1:]}{moment[0] if moment else ''}{until}"
    yield f"{who} must {kept}; whoever breaks it draws {count}."
