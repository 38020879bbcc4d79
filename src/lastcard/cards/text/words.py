"""Card text into words: lower case, with the place of each in the original."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from lastcard.cards.text.offers.expecting import in_words
from lastcard.cards.text.plainer.asides import without_asides
from lastcard.cards.text.plainer.composed import COMPOSED
from lastcard.cards.text.plainer.recast import recast
from lastcard.cards.text.plainer.rewriting import rewritten
from lastcard.cards.text.plainer.sayings import in_plain_words
from lastcard.cards.text.plainer.several import SEVERAL
from lastcard.cards.text.plainer.trimmed import TRIMMED

NOTHING_CLOSE = "nothing close to this can be said yet"

MAX_LENGTH = 600
"""Characters in a card text."""

_WORD = re.compile(r"[a-z0-9]+(?:['’-][a-z0-9]+)*|\+[0-9]+(?:s\b)?|[^a-z0-9 \t\r\n]", re.IGNORECASE | re.ASCII)
_SPACE = re.compile(r"[ \t\r\n]+")

SYNONYMS = {
    tuple(said.split()): meant
    for meant, ways in {
        "draw": "pick up|take up",
        "draws": "picks up|takes up",
        "miss": "lose",
        "misses": "loses",
        "everyone": "everybody|every body|every one",
        "someone": "somebody|some one",
        "anyone": "anybody|any one",
        "nobody": "no one|no-one|noone",
        "colour": "color",
        "colours": "colors",
        "until": "till|til|untill",
        "player": "person",
        "players": "people|persons",
        "neighbour": "neighbor",
        "neighbours": "neighbors",
        "must": "has to|have to|needs to|need to|gets forced to|is forced to|are forced to|gotta|has got to|"
        "have got to|shall|will|should|has 2|hafta|is going to|are going to|gonna|is gonna|are gonna|ought to|is "
        "supposed to|"
        "are supposed to|is required to|are required to|is obliged to|are obliged to|is made to|are made to|got to|"
        "gets made to|is compelled to|had to",
        "may": "can|is allowed to|are allowed to|gets to|get to|could|is able to|are able to|is free to|are free to|"
        "has the option to|have the option to|is permitted to|are permitted to",
        "cannot": "can't|can’t|cant|can not|may not|mustn't|mustn’t|is not allowed to|are not allowed to|"
        "isn't allowed to|aren't allowed to|isn’t allowed to|aren’t allowed to|is forbidden to|are forbidden to|"
        "is forbidden from|are forbidden from|is banned from|are banned from|could not|couldn't|couldn’t|"
        "is not permitted to|are not permitted to|doesn't get to|"
        "doesn’t get to|don't get to|don’t get to",
        "do-not": "do not|don't|don’t|dont|does not|doesn't|doesn’t|doesnt|won't|won’t|wont",
        "has-not": "hasn't|hasn’t|hasnt|haven't|haven’t|havent|has not|have not|hasn't got|hasn’t got|hasnt got|"
        "haven't got|haven’t got|havent got|has not got|have not got",
        "has": "has got",
        "have": "have got",
        "did-not": "didn't|didn’t|didnt|did not",
        "is-not": "isn't|isn’t|isnt|is not|are not|aren't|aren’t|arent",
        "your": "my|ur",
        "you": "me|i|myself|u",
        "everyones": "everybodys",
        "them": "em|' em|’ em",
        "and": "&|n|' n '",
        "with": "w /|w",
        "without": "w / o",
        "uno": "uno!",
    }.items()
    for said in ways.split("|")
}
"""Words that mean the same everywhere."""

LONGEST = max(map(len, SYNONYMS))

CONTRACTIONS = {
    f"{who}{mark}{short}": (whole, verb)
    for who, whole in (
        ("you", "you"), ("they", "they"), ("i", "you"), ("we", "we"), ("who", "who"), ("he", "he"), ("she", "she"),
        ("it", "it"), ("that", "that"), ("u", "you"),
    )
    for short, verb in (("re", "are"), ("ve", "have"), ("m", "are"), ("ll", "will"))
    for mark in ("'", "’")
} | {"youre": ("you", "are"), "theyre": ("they", "are"), "urself": ("yourself", "")}  # fmt: skip
"""Two words in one."""
IS = frozenset(
    "not allowed skipped holding wearing down out safe forced banned protected immune sitting already still playing on "
    "closest nearest ahead behind free able permitted supposed stuck required played drawn".split()
)
"""What stands behind `'s` where it is short for `is`, and not for what somebody has."""
HAS = frozenset("got been had".split())
"""The same, where it is short for `has`."""

FIRST_PERSON = frozenset("my me i myself mine".split())
SECOND_PERSON = frozenset("you your yours yourself".split())
"""On a card both mean whoever plays it; where a text has both, it is not said who is who."""

OWNED = frozenset("hand hands card cards turn turns".split())
"""What somebody has: before it `players` is often meant as `player's`."""
ONE_OF = frozenset("another next other previous chosen that a any the one 1".split())

NUMBERS = {
    word: number
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen twenty".split()
    )
}


class Offers(NamedTuple):
    """Sentences that can be read, offered for one that cannot, and whether they come close to what it says."""

    sentences: Sequence[str] = ()
    close: bool = True


class CardTextError(ValueError):
    """A card text that cannot be read: where, what was expected there, and what can be read instead.

    >>> from lastcard.cards.text import read
    >>> read("everyone else draws too.", ["red", "blue"])
    Traceback (most recent call last):
    ...
    lastcard.cards.text.words.CardTextError: at "too": expected after "draws": a number, ...; nearest: ...
    """

    def __init__(
        self, text: str, start: int, end: int, expected: list[str], offers: Callable[[], Offers], problem: str = ""
    ) -> None:
        super().__init__(problem)
        self.text = text
        self.start = start
        self.end = end
        self.expected = expected
        self.problem = problem
        self._find_offers = offers

    def __str__(self) -> str:
        return self.describe()

    @cached_property
    def offers(self) -> Offers:
        """What can be read instead. Finding it takes longer than reading, so that is done when asked for."""
        return self._find_offers()

    @property
    def nearest(self) -> list[str]:
        """Sentences that can be read instead."""
        return [*self.offers.sentences]

    @property
    def said(self) -> str:
        """What is wrong at that place, and whether what is offered instead says nearly the same."""
        wrong = self.problem or in_words(self.text, self.start, self.expected)
        return wrong if self.offers.close else f"{wrong}; {NOTHING_CLOSE}"

    def describe(self) -> str:
        """The error in one line."""
        return in_one_line(self.text[self.start : self.end], self.said, self.nearest)


def in_one_line(found: str, problem: str, nearest: Sequence[str]) -> str:
    """What is wrong where this was found, and what can be read instead.

    >>> in_one_line("too", "expected a number", ["everyone draws 1."])
    'at "too": expected a number; nearest: "everyone draws 1."'
    """
    line = f'at "{found}": {problem}' if found else f"at the end: {problem}"
    return line + ("; nearest: " + ", ".join(f'"{sentence}"' for sentence in nearest) if nearest else "")


@dataclass(frozen=True)
class Word:
    """A word or a punctuation mark, with its place in the text."""

    text: str
    start: int
    end: int
    put: bool = False
    """Nobody has written it: it was put there for what somebody has."""


DECORATION = frozenset(
    "🔥🎉🎊😈👿😂🤣😅😆😄😁😀😃😎😜😝😛🤪🥳🤩😱🤯💥⚡✨🌟⭐💫💣💀👻👽🤖👑🍀🌪🎈🎁🎮🏆💎💖😇😏🤗🙌👏💪🐸🐶🐱🦄🐉"
)
"""Pictures that change nothing. Others might: a red circle, a crossed-out sign, an arrow."""
_JOINERS = frozenset("\N{VARIATION SELECTOR-16}\N{ZERO WIDTH JOINER}")
STOPS = frozenset(".!?:;,")


def _undecorated(found: list[Word]) -> list[Word]:
    """The same words without pictures; in the middle of a text they stand for an exclamation mark."""
    plain: list[Word] = []
    hanging: Word | None = None
    for word in found:
        if word.text in _JOINERS and (hanging or (plain and plain[-1].text == "!")):
            continue
        if word.text in DECORATION:
            hanging = word
            continue
        if hanging is not None and plain:
            if word.text not in STOPS and plain[-1].text not in STOPS:
                plain.append(Word("!", hanging.start, hanging.end))
            else:
                plain[-1] = Word(plain[-1].text, plain[-1].start, hanging.end)
        hanging = None
        plain.append(word)
    return plain or found


QUOTES = frozenset('"“”„«»')


FACES = frozenset((eyes, mouth) for eyes in ":;=" for mouth in ")(")


def _without_faces(found: list[Word]) -> list[Word]:
    """The same words without `:)`, which closes no brackets."""
    plain: list[Word] = []
    opened = 0
    for word in found:
        opened += word.text == "("
        near = bool(plain) and plain[-1].end == word.start
        if near and (plain[-1].text, word.text) in FACES and opened == (word.text == "("):
            plain.pop()
            opened = 0
        else:
            opened -= word.text == ")"
            plain.append(word)
    return plain


def _unquoted(found: list[Word]) -> list[Word]:
    """The same words without quotation marks, and without what a quotation ends with: `shout "Potato!"`."""
    plain: list[Word] = []
    opened: int | None = None
    inside = False
    for word in _without_faces(found):
        if word.text not in QUOTES:
            plain.append(word if opened is None else Word(word.text, opened, word.end))
            opened = None
            continue
        inside = not inside
        opened = word.start if inside else None
        if not inside and len(plain) > 1:
            plain[-1:] = [] if plain[-1].text in STOPS else plain[-1:]
            plain[-1] = Word(plain[-1].text, plain[-1].start, word.end)
    return plain or found


def words(text: str) -> list[Word]:
    """Split a text into words and punctuation marks.

    >>> [word.text for word in words("Everyone else draws 2.")]
    ['everyone', 'else', 'draws', '2', '.']
    """
    if len(text) > MAX_LENGTH:
        raise CardTextError(text, MAX_LENGTH, MAX_LENGTH, [], Offers, f"a card has room for {MAX_LENGTH} characters")
    said = _unquoted(_undecorated(told(text)))
    after = [*(word.text for word in said[1:]), ""]
    return _plain([part for word, then in zip(said, after, strict=False) for part in _expanded(word, then)])


def told(text: str) -> list[Word]:
    """The words of a text as they stand there, without what is only said beside its rule."""
    said = spelt(text)
    return [said[at] for at in without_asides([word.text for word in said])]


def _expanded(word: Word, then: str) -> list[Word]:
    """`you're` in two words, before any of them is part of something said in several: `you're allowed to`."""
    if word.text in CONTRACTIONS:
        first, second = CONTRACTIONS[word.text]
        return [Word(first, word.start, word.end), *([Word(second, word.end, word.end)] if second else [])]
    if word.text[-2:] in ("'s", "’s") and then in IS | HAS and len(word.text) > 2:
        verb = Word("is" if then in IS else "has", word.end - 2, word.end)
        return [Word(word.text[:-2], word.start, word.end - 2), verb]
    return [word]


def spelt(text: str) -> list[Word]:
    """The words of a text as they stand there, in lower case."""
    found: list[Word] = []
    at = 0
    while at < len(text):
        if space := _SPACE.match(text, at):
            at = space.end()
        else:
            word = _WORD.match(text, at)
            if word is None or not word.group().isprintable():
                raise CardTextError(text, at, at + 1, ["a word"], Offers)
            found.append(Word(word.group().lower(), word.start(), word.end()))
            at = word.end()
    return found


def _plain(found: list[Word]) -> list[Word]:
    """The same words, each thing by one name."""
    plain: list[Word] = []
    at = 0
    while at < len(found):
        for count in range(min(LONGEST, len(found) - at), 0, -1):
            said = tuple(word.text for word in found[at : at + count])
            if said in SYNONYMS or count == 1:
                last = found[at + count - 1]
                plain.append(Word(SYNONYMS.get(said, found[at].text), found[at].start, last.end))
                at += count
                break
    apart = [part for at, word in enumerate(plain) for part in _owner(plain, at, word)]
    placed = [(word.text, at, at) for at, word in enumerate(apart)]
    plain_words = in_plain_words(rewritten(placed, (*SEVERAL, *TRIMMED)))
    composed = rewritten(plain_words, COMPOSED)
    put = recast(composed if composed == plain_words else in_plain_words(composed))
    return [Word(word, apart[first].start, apart[max(first, end)].end, end < 0) for word, first, end in put]


def _owner(plain: list[Word], at: int, word: Word) -> list[Word]:
    """`player's` in two, and `players` before what one of them has."""
    owner, mark, end = word.text[:-2], word.text[-2:-1], word.text[-1:]
    if owner and mark in ("'", "’") and end == "s":
        return [Word(SYNONYMS.get((owner,), owner), word.start, word.end - 2), Word("'s", word.end - 2, word.end)]
    before = {each.text for each in plain[max(0, at - 2) : at]}
    after = plain[at + 1].text if at + 1 < len(plain) else ""
    if word.text == "there" and after in OWNED:
        return [Word("their", word.start, word.end)]
    if word.text == "players" and after in OWNED and before & ONE_OF and not before & {"all", "other"}:
        return [Word("player", word.start, word.end), Word("'s", word.end, word.end)]
    if word.text == "neighbours" and after in OWNED and "your" in before and "both" not in before:
        return [Word("neighbour", word.start, word.end), Word("'s", word.end, word.end)]
    if word.text in ("someones", "anyones", "everyones") and after in OWNED:
        return [Word(word.text[:-1], word.start, word.end), Word("'s", word.end, word.end)]
    return [word]
