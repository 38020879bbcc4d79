"""What comes of what people do: a sentence in two, what they see happen, and what is done then."""

import re
from typing import NamedTuple

CALLED = r"(?:player|person|one|guy|opponent)"
WHO = (
    rf"(?:the )?next {CALLED}|(?:the )?previous {CALLED}|(?:the |a )?(?:{CALLED} (?:on|to) (?:your|the)|your) "
    rf"(?:left|right)(?: neighbou?r)?|(?:the )?{CALLED} (?:across|opposite)(?: from)?(?: you)?|"
    rf"(?:a|an|any|another|some|one)(?: other)? (?:player|person|opponent)(?: of your choice| you choose| you like)?|"
    r"(?:the )?(?:player|person) of your choice|some(?:one|body)(?: else)?|any(?:one|body)(?: else)?|"
    r"(?:the )?(?:youngest|oldest|tallest|shortest) (?:player|person)"
)
ALL = r"every(?:one|body)(?: else)?|(?:all|each|every)(?: other)? (?:players?|person)"
CHOSEN = re.compile(
    r"(?:a|an|any|another|some|one|the)(?: other)? (?:player|person|opponent)(?: of your choice| you choose|"
    r" you like)?|"
    r"(?:some|any)(?:one|body)(?: else)?",
    re.IGNORECASE,
)

# What comes of it
SUBJECT = (
    rf"(?:they|he|she|you|that (?:player|person|one)|(?:you|they) both|nobody|{ALL}|{WHO}|(?:the )?(?:loser|winner))"
)
MUST = r"(?:(?:must|has to|have to|gets to|get to|may|can|needs? to|then|also|just|each|all) )*"
NUMBER = r"(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
MOVE = (
    rf"(?:draws? {NUMBER}|(?:takes?|gets?|picks? up|picks?) {NUMBER}(?= cards?\b|[.,;!]| and |$)|"
    r"discards?\b|(?:gets?|getting) rid of|throws? (?:away|out)|gets? skipped|is skipped|are skipped|is out\b|"
    r"(?:miss(?:es)?|loses?|skips?) (?:a|an?other|their|your|the next|one|two|\d)\b|swaps? |trades? |gives? (?:you|"
    r"them|up |"
    rf"{NUMBER} cards?|the )|shows? |plays? again|goes again|go again|takes? another turn|\+\d|picks? up \d)"
)
SAME = re.compile(r"(?P<who>you|they|he|she|that (?:player|person|one)) (?:do|does)(?: it| that| so)?", re.IGNORECASE)
"""The same as was said of somebody else: `if not, you do`."""
THEN = re.compile(rf"(?:{SUBJECT} )?{MUST}{MOVE}|{SAME.pattern.replace('?P<who>', '?:')}$", re.IGNORECASE)
DRAWN = re.compile(
    rf"(?<![^ ])(?P<verb>takes?|gets?|picks? up|picks?) (?P<count>{NUMBER})(?: (?:penalty |extra )?cards?)?(?=$|"
    rf"[.,;!]| and )",
    re.IGNORECASE,
)
JOINT = re.compile(
    r"(?:\s*,\s+who\s+|\s*(?:[,:=?–—]|->|-(?= ))\s*|\s+(?:then|and|means|is|gets you)\s+|\s+)"
    r"(?:(?:then|and|it's|its|"
    r"that's)\s+)?",
    re.IGNORECASE,
)
BARE_COST = re.compile(
    rf"(?:it's |its |that's |costs? (?:you |them )?|is |means )?({NUMBER}) (?:penalty |extra )?cards?$", re.IGNORECASE
)

# What was done, or not
NOT = re.compile(
    r"\b(?:can't|cant|cannot|can not|couldn't|don't|dont|do not|doesn't|doesnt|does not|won't|wont|will not|didn't|did "
    r"not|not|no|none|never|fail\w*|refus\w*|wrong\w*|incorrect\w*|mistakes?|mess\w*|stumbl\w*|forget\w*|forgot|"
    r"chicken\w*|slip\w*|back(?:s|ed)? out|(?:mix|giv|screw)\w* up|too slow|los(?:e|es|ing)|stuck|nobody|no-one|"
    r"misses|hesitat\w*|"
    r"laugh\w*|break\w*|breaks|stop\w*|choke\w*|without|unable)\b",
    re.IGNORECASE,
)
LAUGHS = re.compile(r"\blaugh\w*\b", re.IGNORECASE)
FAILED = re.compile(
    r"(?:any |one |a |the )?(?:fail(?:ure|s|ed)?|wrong(?: answer| guess)?|incorrect(?: answer)?|mistakes?|refus(?:e|"
    r"al)|mess(?:ing)? "
    r"up|mess it up|get it wrong|forget (?:one|someone|anyone|somebody)|slip up|chicken out|give up|too slow|can't(?: "
    r"do it)?|cannot(?: do it)?|can't answer|not done|no|if not|if no|otherwise|or else|or|else|if wrong|lose|"
    r"if (?:it|that) (?:doesn't|does not|didn't)(?: work)?|if (?:it|that) fails|if unsuccessful)",
    re.IGNORECASE,
)
MANAGED = re.compile(
    r"(?:(?:a |the )?(?:right|correct)(?: answer| guess)?|success|succeed|get it right|got it right|pull it off|"
    r"do it|done|nail it|if so|"
    r"if yes|yes|if right|if correct|manage it|guess it|win|if (?:it|that) (?:works|worked|does)|if successful)",
    re.IGNORECASE,
)
IF = re.compile(
    rf"if (?P<who>they|he|she|that player|you|{WHO}|{ALL}|nobody|no one|no-one|the others|the rest|the table|"
    rf"people) (?P<what>.+)",
    re.IGNORECASE,
)
PEOPLE = re.compile(
    r"nobody|no one|no-one|the others|the rest|the table|people|every\w+|(?:all|each|every) .+|some(?:one|body)|"
    r"any(?:one|body)",
    re.IGNORECASE,
)
NOBODY = re.compile(r"nobody|no one|no-one", re.IGNORECASE)
MOST = (
    r"(?:first|last|slowest|fastest|quickest|worst|best|closest|nearest|furthest|farthest|loudest|quietest|funniest|"
    r"silliest|longest)"
)
RACE = re.compile(
    rf"(?:the )?{MOST}(?: (?:{CALLED}|guess|answer|time|joke|try|attempt))?"
    r"(?: (?P<what>(?:to|who|at|that|from|in|with) .+|standing|out|left|stuck|stumped|caught|[a-z]{3,}ing(?: .+)?))?|"
    rf"(?:whoever|the {CALLED} (?:who|that)) (?P<how>.+ {MOST})",
    re.IGNORECASE,
)
UNSAID = re.compile(rf"(?:the )?{MOST}(?: \w+)?(?: (?:standing|out|left|stuck|stumped|caught))?", re.IGNORECASE)
"""Who is first or last, without at what."""
WITH_MOST = re.compile(
    r"(?:the )?(?:player|person|one) (?:with|who has) (?P<what>the (?:best|worst|\w+est) .+)", re.IGNORECASE
)
ROLE = re.compile(r"(?:the |whoever |the person who |the one who )?(?P<role>loser|winner|loses|wins)", re.IGNORECASE)
EACH = re.compile(
    r"(?:(?:if )?(?:everyone|everybody|anyone|anybody|whoever|someone|somebody|each player|every player|all players|"
    r"any player|players|people|those)"
    r"(?: at the table| here| playing)?(?P<who> who| that|'s| is| has| with| on| wearing)?) (?P<what>.+)",
    re.IGNORECASE,
)
UNTIL = re.compile(
    r"(?P<deed>.+?)[,]? until (?P<what>(?:some(?:one|body)|one player|a player|any(?:one|body)) .+)", re.IGNORECASE
)


class Outcome(NamedTuple):
    """What people see happen, and what comes of it."""

    what: str
    then: str


def sentences(text: str) -> list[str]:
    """The sentences of a text, without their full stops; a question keeps its mark."""
    parts = re.split(r"(?<=[.!?;])\s+|(?<=\w)\s+[-–—]\s+", text.strip())
    return [part.strip().rstrip(".!;,").strip() for part in parts if part.strip(" .!;,")]


AGAIN = (
    r"(?:and |but |or )?(?:if |otherwise|or else|else |right |wrong |correct |fail|success|first |last |the first |"
    r"the last |the loser|"
    r"the winner|loser |winner |whoever |get it |mess |can't|cannot )"
)


def draws(found: re.Match[str]) -> str:
    """`takes 3`, of what comes of something: cards are drawn."""
    return f"{'draws' if found['verb'].lower().split()[0].endswith('s') else 'draw'} {found['count']}"


HANGING = re.compile(r"if [^,]+, (?!(?:you|they|he|she|then|that player|the)\b)\w+(?: \w+)?$", re.IGNORECASE)
"""A condition, and a word behind its comma that belongs to what comes of it, and might turn it round."""


_CASE = re.compile(r"(?:and |but |or )?if", re.IGNORECASE)


def outcome(said: str) -> Outcome | None:
    """A sentence in two: what people see happen, and what comes of it."""
    for joint in JOINT.finditer(said):
        if joint.start() == 0:
            continue
        what, rest = said[: joint.start()], said[joint.end() :]
        if what.lower() in ("the", "a", "an"):
            continue
        if HANGING.match(what) is not None:
            return None
        if THEN.match(rest) is not None and not (SAME.fullmatch(rest) and _CASE.fullmatch(what.strip())):
            return Outcome(re.sub(r"[,?]+$", "", what.strip()).strip(), DRAWN.sub(draws, rest.strip(), count=1))
        cost = BARE_COST.fullmatch(rest)
        if cost is not None and (FAILED.fullmatch(re.sub(r"\s+(?:and|is)$", "", what.strip())) is not None):
            return Outcome(re.sub(r"\s+(?:and|is)$", "", what.strip()), f"draw {cost[1]}")
    return None


def split(text: str) -> tuple[list[str], list[Outcome]] | None:
    """What people do, sentence by sentence, and then what comes of it; None if it is not told in that order."""
    free: list[str] = []
    outcomes: list[Outcome] = []
    for sentence in sentences(text):
        asked = sentence.endswith("?")
        parts = re.split(rf",\s+(?={AGAIN})", sentence.rstrip("?"), flags=re.IGNORECASE)
        for part in parts:
            found = outcome(part)
            if found is not None and outcomes and outcomes[-1].then == "":
                return None
            if found is not None:
                outcomes.append(found)
            elif outcomes and outcomes[-1].then == "":
                if THEN.match(part) is None:
                    return None
                outcomes[-1] = Outcome(outcomes[-1].what, part)
            elif asked:
                outcomes.append(Outcome(part, ""))  # can't do it? draw 2
            elif outcomes:
                return None
            else:
                free.append(part)
    if not outcomes or any(not outcome.then or not outcome.what for outcome in outcomes):
        return None
    return free, outcomes
