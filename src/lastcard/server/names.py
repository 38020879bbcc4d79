"""What people and bots may be called at a table of the server: by names that can be seen, and told apart by eye."""

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from unicodedata import category, normalize

from lastcard.game.players import check_players
from lastcard.server.refusal import RefusedError

BOT_NAMES = ("Robin", "Ada", "Max", "Ivy", "Leo", "Mia", "Otto", "Zoe", "Finn", "Nora", "Hugo")

JOINER, NON_JOINER = "\u200d", "\u200c"
"""The first makes one sign of several emoji; both belong into names of some scripts, from Arabic to Sinhala."""

AS_EMOJI = "\ufe0f"
"""Stands behind a sign that is to be drawn as an emoji."""

HIDDEN = ("Cc", "Cf", "Co", "Cs")
BLANK = frozenset(
    chr(code)
    for start, end in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0x2065, 0x2065),
        (0xFFF0, 0xFFF8),
        (0xFFFC, 0xFFFC),
        (0x1D159, 0x1D159),
        (0xE0000, 0xE0FFF),
    )
    for code in range(start, end + 1)
)
"""Letters, signs, marks and gaps in the table that show nothing, although Unicode counts them not as hidden."""

JOINED = range(0x0600, 0x0E00)
"""Scripts whose letters a joiner changes."""

ACCENTS = frozenset((*range(0x0300, 0x0370), *range(0x1AB0, 0x1B00), *range(0x1DC0, 0x1E00), *range(0x20D0, 0x2100)))
"""Marks that go on any letter. Those of one script alone are vowels and tones, without which it is another name."""

OWN_MARKS = "\u0590"
"""From Hebrew on, scripts have marks of their own. On letters before it, such as ours, any mark is only an accent."""

MOST_MARKS = 3
"""Marks on one letter; more of them reach into the lines above and below."""


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that nobody can sit down under beside these others.

    >>> check_name("Zoë", ["Bo"])
    >>> check_name("bo", ["Bo"])
    Traceback (most recent call last):
    ...
    lastcard.server.refusal.RefusedError: Somebody here is already called Bo. Pick another name, or add an initial.
    """
    for other in others:
        if name.casefold() == other.casefold():
            raise RefusedError("server-name-taken", name=other)
    try:
        check_players(["Somebody" if name != "Somebody" else "Else", name])
    except ValueError as error:
        raise RefusedError("server-because", reason=str(error)) from error
    if name != visible(name) or not all(_may_follow(*pair) for pair in pairwise(f" {name}")):
        raise RefusedError("server-name-hidden")
    if not any(category(sign)[0] in "LNSP" for sign in name) or category(name[0])[0] == "M":
        raise RefusedError("server-name-blank")
    if any(_is_covered(name, at) for at in range(len(name))):
        raise RefusedError("server-name-marks")
    for other in others:
        if skeletons(name) & skeletons(other):
            raise RefusedError("server-name-alike", name=name, other=other)


def _may_follow(before: str, sign: str) -> bool:
    """Whether a sign can be seen, or changes how the one before it looks."""
    if sign in (JOINER, NON_JOINER) and ord(before) in JOINED:
        return True
    if sign in (JOINER, AS_EMOJI):
        return category(before)[0] in "SPN" or before == AS_EMOJI != sign
    return sign != NON_JOINER and sign not in BLANK


def _is_covered(name: str, at: int) -> bool:
    """Whether more marks follow than a letter has."""
    marks = name[at : at + MOST_MARKS + 1]
    return len(marks) > MOST_MARKS and all(category(sign) in ("Mn", "Me") for sign in marks)


@lru_cache(maxsize=1000)
def skeletons(name: str) -> frozenset[str]:
    r"""What a name looks like: names that share one of them are hard to tell apart, whatever they are written with.

    >>> bool(skeletons("Anna") & skeletons("\u0410nn\u0430")), bool(skeletons("Iva") & skeletons("lva"))
    (True, True)
    >>> skeletons("Anna") & skeletons("Hanna")
    frozenset()
    """
    return frozenset((_skeleton(name), _skeleton(name.casefold())))


def _skeleton(text: str) -> str:
    shown = (sign for sign in normalize("NFKD", text) if category(sign) not in HIDDEN and sign not in BLANK)
    looks = normalize("NFKD", "".join(_lookalikes().get(sign, sign) for sign in shown))
    bare, letter = "", ""
    for sign in looks:
        if category(sign)[0] != "M":
            letter = sign
        elif ord(sign) in ACCENTS or letter < OWN_MARKS:
            continue
        bare += sign
    return bare.casefold()


@cache
def _lookalikes() -> dict[str, str]:
    """What a letter, or a sign, looks like."""
    lines = files("lastcard.server").joinpath("lookalikes.txt").read_text(encoding="utf-8").splitlines()
    return {letter: looks for looks, _, letters in (line.rpartition(" ") for line in lines) for letter in letters}


def visible(text: str) -> str:
    r"""A text on one line, without characters that do not show, or that turn around what comes after them.

    >>> visible(" a\u202eb\x00\n c ")
    'ab c'
    """
    kept = (JOINER, NON_JOINER)
    shown = "".join(sign for sign in " ".join(text.split()) if sign in kept or category(sign) not in HIDDEN)
    return " ".join(shown.split())


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody else has.

    >>> bot_name(["Robin", "ada"])
    'Max'
    """
    others = set[str]().union(*map(skeletons, taken))
    return next(name for name in BOT_NAMES if not skeletons(name) & others)
