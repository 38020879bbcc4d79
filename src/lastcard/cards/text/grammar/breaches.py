"""What it costs to break a rule that people keep to: `whoever talks draws 2`, `if you do, +2`."""

import re
from collections.abc import Collection, Sequence

from lastcard.cards.text.grammar.deeds import base_form, is_about_the_game, is_deed, plays_oddly
from lastcard.cards.text.words import NUMBERS

_THEY = r"(?:they|you|he|she|that player|whoever did it|the offender)"
_COUNT = r"(?P<count>\+?[0-9]{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten)"
_PLUS = r"(?P<plus>\+[0-9]{1,2})"
_BARE = _COUNT.replace("count", "bare")
_CARDS = r"(?: (?:penalty |extra |more )?cards?)?"
_DRAWS = rf"(?:(?:must )?(?:draws?|takes?|gets?)(?: up)? {_COUNT}{_CARDS}|(?:gets? )?{_PLUS}{_CARDS})"
_SOMEBODY = (
    r"(?:whoever|anyone who|everyone who|any player who|players who|each player who|the player who|the first to|"
    r"the first one to|the first player to|if anyone|if someone|if a player|if any player|if they|if you|if he|if she|"
    r"anyone|anyone caught|whoever is caught|anyone who is|if that player|if the next player)"
)
_DEED = r"(?P<deed>(?: (?!draws?|takes?|gets?|must)[a-z'\"“”,-]+){0,8}?)"
# `give` is how `slip` arrives here
_SLIP = (
    r"(?:every|each|any) (?:slip|give|slip-up|mistake|word|offence|offense|breach|violation|time|sound|laugh|failure)"
)
_FORGET = (
    r"(?:forget|forgot|slip up|slip|fail|mess up|break it|break this|caught|otherwise|penalty|the penalty|or else)"
)
_THEN = re.compile(rf"(?:{_THEY} )?{_DRAWS}")
_WAYS = tuple(
    re.compile(way)
    for way in (
        rf"{_SOMEBODY}{_DEED} ?,? ?(?:{_THEY} )?(?:{_DRAWS})",
        rf"{_SLIP} (?:is|costs|means|=|:) (?:draw )?{_COUNT}(?: (?:penalty |extra )?cards?)?",
        rf"{_FORGET} ?(?:=|:|,|and|is|-)? ?(?:{_THEY} )?(?:{_DRAWS}|{_BARE} cards?)",
        rf"or ,? ?(?:{_THEY} )?(?:{_DRAWS})",
        rf"(?:breaking|forgetting|ignoring)(?: (?:it|this|that|the rule|this rule))? (?:costs|means|is|=|:)(?: you)? "
        rf"(?:drawing |draw )?{_COUNT}{_CARDS}",
        rf"(?P<said>[a-z]+)(?: it| that| one| anything)? (?:and|=|:|,) ?(?:{_THEY} )?(?:{_DRAWS})",
    )
)

_FORBIDDEN = frozenset("no nobody no-one not cannot can't can’t".split())
"""Words by which a rule says what is not to be done: only then does it cost something to do it."""
_YOU_DRAW = re.compile(r"\byou (?:must )?(?:draws?|takes?|gets?) ")
_OF_OTHERS = ("whoever", "anyone", "everyone", "any player", "players", "each player", "the ", "if any", "if some",
              "if a ", "if they", "if he", "if she", "if that", "if the")  # fmt: skip

_ANY = r"(?:one|any|it|that|them|a card|a card like that|anything|such a card|one of (?:those|them|these))"
_LACKS = (
    rf"(?:cannot(?: (?:play|go|do so|do that|do it|follow|match|put down|lay))?(?: {_ANY})?"
    rf"|(?:do-not|has-not|have-not)(?: (?:have|has|own|hold|got))?(?: {_ANY})?|ha(?:s|ve) none|are out of them"
    r"|{cards})"
)
_WITHOUT = (
    r"(?:(?:do-not have|has-not|have no|has no|no|without|out of)(?: (?:a|an|any))? (?:{named})(?: (?:card|cards))?)"
)
_CANNOT = (
    r"(?:(?:then )?or(?: else)?|otherwise|if not"
    r"|if (?P<you>you) {lacks}|if (?P<they>they|he|she|someone|anyone|a player|that player) {lacks}"
    r"|(?P<whoever>whoever|anyone who|everyone who|any player who|players who|those who|each player who) {lacks}"
    r"|(?:(?:you |they )?{lacks}|nothing to play) \?)"
)
_BEGINS = tuple(
    "or otherwise then if whoever any every each those players you they cannot do-not no has have nothing without "
    "out".split()
)
_TURN_OVER = r"(?: and (?:(?:do nothing|miss (?:your|their|the|that) turn|your turn ends|their turn ends)))?"


def unable(said: str, cards: Collection[str]) -> tuple[str, int] | None:
    """Whom words speak of who cannot play such cards, and how many they draw then, if the words say no more.

    >>> unable("cannot play ? draw a card", ["yellow"]), unable("if you have no yellow , draw 2", ["yellow"])
    (('', 1), ('you', 2))
    >>> unable("or draws 3", []), unable("if they play one , they draw 2", ["yellow"])
    (('', 3), None)
    """
    if not said.startswith(_BEGINS):
        return None
    lacks = _LACKS.replace("{cards}", _WITHOUT.replace("{named}", "|".join(map(re.escape, cards)) or "such cards"))
    way = rf"{_CANNOT.replace('{lacks}', lacks)}(?: ,)?(?: then)?(?: (?P<who>{_THEY}))? ?(?P<draws>.+?){_TURN_OVER}"
    found = re.fullmatch(way, said)
    count = None if found is None else 1 if found["draws"] in ("draw", "draws") else drawn(found["draws"])
    if found is None or count is None:
        return None
    told = "they" if found["they"] or found["whoever"] else "you" if found["you"] else ""
    draws = "" if not found["who"] else "you" if found["who"] == "you" else "they"
    return None if told and draws and told != draws else (told or draws, count)


_ANYTHING = frozenset(
    "do does did it so this that break breaks broke the rule them fails fail forgets forget slips slip up messes "
    "caught stop stops stopped is are be who not first doing breaking to by mistake accident anyway still".split()
)
"""Words by which a rule is broken, whatever it says."""
_DOING = frozenset("do does did it so this that still anyway".split())
_STOPPING = frozenset("do-not never stop stops stopped without quiet silent silence mute".split())
_TURNING = frozenset(
    "red blue green yellow no or may twice half double neither hardly almost secretly backwards never nobody only "
    "without instead except unless until most least fewer less about maybe perhaps "
    "sometimes".split()
)
"""Words by which another deed might be meant."""
_SPEECH = frozenset(
    "talk talks talking speak speaks speaking say says saying said word words sound sounds noise silent silence quiet "
    "mute whisper whispers mouth voice anything something a an open opens their his her make makes loud chat".split()
)


def drawn(said: str) -> int | None:
    """How many cards these words let somebody draw, if they say no more.

    >>> drawn("they must draw 2 cards"), drawn("+4"), drawn("draw the curtains")
    (2, 4, None)
    """
    found = _THEN.fullmatch(said)
    return None if found is None else _number(found.groupdict())


def _number(groups: dict[str, str | None]) -> int | None:
    count = next((found for name in ("count", "plus", "bare") if (found := groups.get(name))), "0")
    number = 1 if count in ("a", "an") else NUMBERS.get(count) or int(count.lstrip("+"))
    return number if 1 <= number <= 20 else None


def cost(said: str, rule: Sequence[str]) -> int | None:
    """How many cards it costs to break a rule, if words say that of it and of nothing else.

    >>> cost("whoever talks draws 2", ["no", "talking"]), cost("if you do , +3", ["no", "talking"])
    (2, 3)
    >>> cost("whoever laughs draws 2", ["no", "talking"]) is None
    True
    >>> cost("whoever does draws 2", ["no", "singing"]), cost("whoever does draws 2", ["everyone", "must", "sing"])
    (2, None)
    """
    for way in _WAYS:
        if (found := way.fullmatch(said)) is not None:
            groups = found.groupdict()
            if (done := groups.get("said")) and (_FORBIDDEN.isdisjoint(rule) or not _is_about([done], rule)):
                return None
            if _YOU_DRAW.search(said) and said.startswith(_OF_OTHERS):
                return None  # somebody breaks it, and somebody else would draw
            deed = (groups.get("deed") or "").replace(",", " ").split()
            if not _is_about(deed, rule):
                return None
            return _number(groups)
    return None


def _is_about(deed: Sequence[str], rule: Sequence[str]) -> bool:
    """Whether a deed is that of which a rule speaks."""
    if not _TURNING.isdisjoint(deed):
        return False
    rest = [word for word in deed if word not in _ANYTHING]
    if not rest:  # `whoever does` breaks what is forbidden, and keeps to what is asked
        return not _DOING.issuperset(deed) or not deed or not (_FORBIDDEN | _STOPPING).isdisjoint(rule)
    last = next((word for word in reversed(rest) if word not in ("have", "has")), "")
    if len(rest) > 1 and last.endswith("not"):
        return False  # `whoever talks does not draw 1` costs nothing
    if all(word in _SPEECH for word in rest):
        return not _SPEECH.isdisjoint(rule)
    stems = {base_form(word)[:4] for word in rule if len(word) > 3}
    return not is_about_the_game(rest) and base_form(rest[0])[:4] in stems


RACES = frozenset("first last fastest slowest quickest next".split())
MEASURED = frozenset("most least best worst loudest longest".split())
"""What can be true of one player only, who breaks nothing by it."""
NOT_BROKEN = frozenset(
    "has have holds hold owns is are was were had wins plays draws goes gets got did does said do may must cannot "
    "wore wears likes can will finishes comes".split()
)
"""What somebody is, has or did, and not something that could be kept from."""


AT_EVERY = frozenset((each, time) for each in ("each", "every") for time in ("turn", "time", "card"))
IN_PLAY = frozenset(
    "time turn card cards turns they you he she someone anyone play plays draw draws put puts lay lays take takes down "
    "have has a an any another the their your is are of one".split()
)
"""Words that say when somebody keeps to a rule: each time they play a card."""


SAYING = frozenset("say says saying ask asks asking mention mentions mentioning".split())
"""What is said may be about the game."""


def is_kept_by_people(said: Sequence[str]) -> bool:
    """Whether words are about what people do, or say, and not about the game."""
    if said and plays_oddly(said):
        return True
    said = said[1:] if said[:1] in (["play"], ["plays"]) and is_deed(said) else said
    if "call" in said[:3] and said[:1] in (["forget"], ["forgets"]):
        return False  # the call of the last card, which the game itself keeps to
    if said[:1] and said[0] in SAYING:
        return "uno" not in said
    return "uno" not in said and not is_about_the_game(said)


def without_moment(said: list[str]) -> list[str]:
    """What people keep to, without when: `bark every time they play a card`.

    >>> without_moment("bark every time they play a card".split()), without_moment("bark every red card".split())
    (['bark'], ['bark', 'every', 'red', 'card'])
    """
    for at in range(1, len(said)):
        first = at + (said[at] in ("before", "after", "on", "during", "at"))
        often = said[first : first + 1] == ["whenever"] or tuple(said[first : first + 2]) in AT_EVERY
        if often and IN_PLAY.issuperset(said[first + 1 :]):
            return said[:at]
    return said


def can_be_broken(deed: Sequence[str], head: tuple[str, ...] | None) -> bool:
    """Whether somebody could keep from a deed: it is nothing that they are, and no race."""
    caught = head is not None and head[-1] == "caught"
    did = deed[0] in NOT_BROKEN or deed[0].endswith("ed")
    return (caught or not did) and RACES.isdisjoint(deed) and MEASURED.isdisjoint(deed)
