"""Who is to do what, by a sentence about people: `make the next player sing`, `truth or dare for you`.

Of what you bring somebody to it may be you who has to manage it, or they who have to do it: both ways are given.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from lastcard.cards.text.grammar.deeds import base_form
from lastcard.cards.text.plainer import outcomes as O


def lower_first(said: str) -> str:
    """Words as they go on in a sentence."""
    return said[:1].lower() + said[1:]


# What people do
_ASKED_TO = re.compile(
    rf"(?:ask|challenge|dare|tell|force|invite|choose|pick|get|make|have|let) (?P<who>{O.WHO}|{O.ALL}) to (?P<deed>.+)",
    re.IGNORECASE,
)
_MADE = re.compile(rf"(?:make|have|let) (?P<who>{O.WHO}|{O.ALL}) (?P<deed>(?!to )\w.+)", re.IGNORECASE)
_YOU_MAKE = re.compile(
    rf"(?:try to |try and )?(?P<verb>make|get|persuade|convince|trick|[a-z]+)(?: (?!{O.WHO})[^,.;:]+?)? "
    rf"(?P<who>{O.WHO})(?P<to> to| into)?(?P<deed>(?: .+)?)",
    re.IGNORECASE,
)
GETS = re.compile(rf"^(?:try to )?get (?=(?:{O.WHO}) to\b)", re.IGNORECASE)
BRINGS = frozenset("make get persuade convince trick".split())
_INVOLUNTARY = re.compile(
    r"(?:laugh|smile|giggle|blink|blush|flinch|crack|grin|yawn|jump|scream|cry|say)\b", re.IGNORECASE
)
"""What nobody does who is told to, and others can bring them to."""
_FOR = re.compile(
    rf"(?P<deed>(?:an? |one )?(?:\w+ )?(?:truth or dare|dare|truth|quiz|riddle|question|challenge|test|tongue-twister))"
    rf"(?: question)? for (?P<who>{O.WHO})",
    re.IGNORECASE,
)
_QUESTION = re.compile(
    rf"(?:ask|quiz|give|tell) (?P<who>{O.WHO}) (?P<deed>(?:an?|any|one|your|the|some|about|on) .+)", re.IGNORECASE
)
_ASKS_YOU = re.compile(rf"(?P<who>{O.WHO}) (?:asks|gives|tells|sets) you (?P<deed>.+)", re.IGNORECASE)
_THEIR_DEED = re.compile(
    rf"(?P<who>{O.WHO}|{O.ALL}) (?:must|has to|have to|needs to|should|tries to|gets to|will|can try to|"
    r"(?:has|have|gets) (?P<time>\w+ (?:seconds?|minutes?)) to) (?P<deed>.+)",
    re.IGNORECASE,
)
_THEY_DO = re.compile(rf"(?P<who>{O.WHO}) (?P<verb>[a-z]+s)\b(?P<deed>.*)", re.IGNORECASE)
WITH = re.compile(
    rf"(?P<deed>.+?) (?:with|against|vs\.?|versus) (?P<who>{O.WHO})(?P<more>,? best of \w+)?", re.IGNORECASE
)
OR_DARE = re.compile(
    rf"(?P<who>{O.WHO}|{O.ALL})(?: must| has to| have to)? (?:does|do) (?P<deed>one|it|that|so|this)", re.IGNORECASE
)

_PARTY_GAMES = frozenset(
    "quiz categories category charades trivia riddle contest challenge karaoke joke jokes rhyme rhymes auction vote "
    "freeze tongue-twister impressions confession storytime pictionary showdown duel dare truth truth-or-dare".split()
)


def is_party_game(said: Sequence[str]) -> bool:
    """Whether a word, before what people do, only says what they play.

    >>> is_party_game(["quiz"]), is_party_game(["kevin"])
    (True, False)
    """
    return len(said) == 1 and said[0] in _PARTY_GAMES


class Deed(NamedTuple):
    """Who does what; and somebody else who was named with it."""

    who: str
    deed: str
    other: str = ""


def named(who: str) -> str:
    """A player as the reader knows them: somebody is one whom you choose."""
    who = " ".join(who.lower().split())
    if O.CHOSEN.fullmatch(who):
        return "a player you choose"
    who = re.sub(
        r"^(?:the )?(?:player|person|one|guy|opponent) (?:across|opposite).*", "the player across from you", who
    )
    return re.sub(r"^(next|previous|youngest|oldest|tallest|shortest)", r"the \1", who)


def deeds_by(said: str) -> list[Deed]:
    """Who is to do what, by a sentence about people; of what you bring somebody to, perhaps you."""
    found = _YOU_MAKE.fullmatch(said)
    theirs = deed_by(said)
    if found is None or found["verb"].lower() in _NOT_ORDERS:
        return [] if theirs is None else [theirs]
    who = named(found["who"])
    if found["verb"].lower() not in BRINGS or found.start("who") > found.end("verb") + 1:
        yours = Deed("you", lower_first(said), who)
        return [yours] if theirs is None or theirs.who == "you" else [theirs, yours]
    yours = Deed("you", f"{found['verb'].lower()} {who}{found['to'] or ''}{found['deed']}", who)
    if theirs is None or theirs.who == "you":
        return [yours]
    return [yours, theirs] if _INVOLUNTARY.match(found["deed"].strip()) else [theirs, yours]


def deed_by(said: str) -> Deed | None:
    """Who is to do what, by a sentence about people."""
    if found := _ASKS_YOU.fullmatch(said):
        return Deed("you", f"answer {found['deed']}", named(found["who"]))
    for way in (_ASKED_TO, _THEIR_DEED, _QUESTION, _MADE):
        if found := way.fullmatch(said):
            deed = f"answer {found['deed']}" if way is _QUESTION else found["deed"]
            if way is _THEIR_DEED and found["time"]:
                deed = f"{deed} in {found['time']}"
            who = named(found["who"])
            return Deed(who, deed)
    if found := _FOR.fullmatch(said):
        return Deed(named(found["who"]), f"do this: {lower_first(found['deed'])}")
    if found := WITH.fullmatch(said):
        return Deed(named(found["who"]), f"do this: {found['deed']}{found['more'] or ''}")
    found = _THEY_DO.fullmatch(said)
    if found is not None and found["verb"].lower() not in ("has", "is", "was", "does"):
        return Deed(named(found["who"]), base_form(found["verb"].lower()) + found["deed"])
    first = re.match(r"[a-z'-]+", said, re.IGNORECASE)
    if first is None or first[0].lower() in _NOT_ORDERS or re.match(rf"(?:{O.WHO}|{O.ALL})\b", said, re.IGNORECASE):
        return None
    return Deed("you", said[0].lower() + said[1:])


_NOT_ORDERS = frozenset(
    "the a an if when whoever everyone everybody you they he she it this that these those we i my your their no not "
    "one two "
    "three four five each every all any some there truth never always nobody someone somebody anyone first last "
    "ha haha hah hehe lol oh wow ok okay yes yeah nope well hey oops ouch hm hmm".split()
)
