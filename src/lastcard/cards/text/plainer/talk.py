"""What people say beside a rule: sentences, and parts of them, that tell nobody anything.

`asides` knows what is said beside a rule wherever it stands. `small_talk` and `everyday` know much more, and are only
asked about a text that cannot be read as it stands. What was taken for talk is kept, and said back as such.
"""

import re
from typing import NamedTuple

from lastcard.cards.text.plainer.anyway import goes_without_saying
from lastcard.cards.text.plainer.asides import is_remark
from lastcard.cards.text.plainer.everyday import is_everyday
from lastcard.cards.text.plainer.small_talk import is_reason, is_small_talk, plain

LONGEST = 16
"""Words in a remark."""

BARRED = frozenset("kidding joking joke jk psych sike fooled prank lie lying lied".split())
"""Words by which what was said before would not hold."""

_NOT_DONE = re.compile(
    r"(?:no (?:(?:being|getting) (?:mad|sad|angry|upset|salty|grumpy|cross|jealous|silly|sore)|\w+ing|takebacks?|"
    r"take-?backs?|backsies|returns|refunds|excuses|exceptions|mercy|buts|whining|"
    r"questions"
    r"(?: asked)?|hard feelings|arguments?|complaints|cheating|peeking)(?:,? (?:and|or|no)? ?)?)+(?:allowed|please)?"
)
"""`no crying`: what nobody is to do, of which the game knows nothing."""
_OF_THE_GAME = re.compile(
    r"\bno (?:draw|discard|play|skip|swap|match|talk|speak|look|pass|giv|tak|show|choos|pick|reverse|trad|laugh|"
    r"point|"
    r"help|sing|us|mov|stand|sitt)"
)

_WORDS = re.compile(r"[a-z0-9+#%$&=]+(?:['’-][a-z0-9]+)*", re.IGNORECASE)
_SENTENCE = re.compile(r"[^.!?;\n]+[.!?;\n]*|[.!?;\n]+")
_TAIL = re.compile(
    r"(?:,|\s[-–—]+|[-–—]{2,}|\s\.{2,}|…|\(|(?=\sno \w)|\s(?:and|but) (?=(?:they|you|nobody|no one|remember|do"
    r"n['’]?t) ))\s*([^,()–—]+?)\)?\s*([.!?…]*)\s*$"
)


_PARTS = re.compile(r"\s*\(([^()]+)\)(?=\s*\w)|(?<=\w)(?:,| [-–—]) ([^,;:()–—]+?)(?:,| [-–—])(?= \w)")
"""What is said in passing, in the middle of a sentence."""
_OPENING = re.compile(
    r"^\s*([^,:;()–—]+?)\s*(?:,|:|…|\.{2,}|\s[-–—]+)\s*(?:(?:but|and|so|now|then),? )?"
    r"(?=(?!(?:or|not|nor|unless|only|except|too)\b)\w)",
    re.IGNORECASE,
)
_BETWEEN_PARTS = re.compile(r"[,;:–—]|\s-\s|\.{2,}|…")
_CALLED_BY_NAME = re.compile(
    r"\W*(?:people|folks|guys|everyone|dude|bro|mate|buddy|kids|friends|(?-i:[A-Z][a-z]+))\W*", re.I
)
_WHY = re.compile(r",? \b(?:just|only|all|purely|in|to|so|as|for|out|since|because)\b", re.IGNORECASE)
"""Where a reason may begin."""
_CALLED = re.compile(
    r"\b(?:everyone|everybody|all|people|folks|guys|kids|boys|girls|ladies|gents|players?|friends|neighbou?rs?)\b",
    re.IGNORECASE,
)
"""Words by which several are spoken to: what they are told next is not for you."""
_NAMES_SOMEBODY = re.compile(
    r"^\W*(?:the|a|an|any|every\w*|each|all|next|you|your|my|whoever|player|both|no|nobody|if|until|no ?one|another|"
    r"some\w*|when\w*|for|it|this|i|we|mum|mom|dad)\b",
    re.IGNORECASE,
)
_OF_SOMEBODY = re.compile(r"^\W*(?:he|she|they|them|her|him|his|their|that (?:player|person))\b", re.IGNORECASE)
_SOMEBODY = re.compile(
    r"\b(?:mum|mom|mummy|mommy|mother|dad|daddy|father|grand\w+|gran|granny|nan|nana|brother|sister|sis|bro|cousin|"
    r"uncle|aunt|auntie|friends?|king|queen|hero|boss|teacher|wife|husband|dog|cat|somebody|someone|players?|person|"
    r"neighbou?rs?|guy|loser|winner)\b",
    re.IGNORECASE,
)

_EXCUSES = re.compile(
    r"^\W*(?:(?:but|and|so|well) )?(?!(?:you|i|we|it|that|this|life)\b)(?:\w+ ){1,4}(?:is|are|was|were|will be)"
    r"(?: all| just)? (?:fine|lucky|safe|exempt|excused|spared|forgiven|free|immune|okay|ok|alright|all right|"
    r"blessed|special|different|out)\b",
    re.IGNORECASE,
)
"""`kids are lucky`: somebody for whom the rule may not hold."""


class Told(NamedTuple):
    """A rule, and what was said beside it."""

    rule: str
    talk: tuple[str, ...]


def is_talk(said: str) -> bool:
    """Whether words tell nobody anything.

    >>> is_talk("About time we got something!"), is_talk("The rest get nothing."), is_talk("Kids are lucky.")
    (True, False, False)
    """
    words = [word.lower().replace("’", "'") for word in _WORDS.findall(said)]
    if goes_without_saying(" ".join(words)):
        return True
    if _EXCUSES.match(said):
        return False
    parts = [part for part in _BETWEEN_PARTS.split(said) if part.strip(" .!?")]
    if is_small_talk(said) or (
        len(parts) > 1 and all(_CALLED_BY_NAME.fullmatch(part) or is_talk(part) for part in parts)
    ):
        return True
    if not 0 < len(words) <= LONGEST or not BARRED.isdisjoint(words):
        return False
    denied = " ".join(words)
    if is_remark(words) or (_NOT_DONE.fullmatch(denied) and not _OF_THE_GAME.search(denied)):
        return True
    return is_everyday(tuple(plain(said).replace("this one", "this").split()))


def without_talk(text: str) -> Told:
    """A text without the sentences, and the parts of sentences, that are nothing but talk.

    >>> without_talk("Draw 2. Grandma is gonna be furious!")
    Told(rule='Draw 2.', talk=('Grandma is gonna be furious!',))
    >>> without_talk("I'm sorry, but the next player (poor thing) draws 2 to keep things fair.").rule
    'the next player draws 2.'
    """
    kept: list[str] = []
    talk: list[str] = []
    sentences = _SENTENCE.findall(text)
    for at, sentence in enumerate(sentences):
        after = next((rest for rest in sentences[at + 1 :] if not is_talk(rest)), "")
        if _is_beside(sentence, after, bool(kept)):
            talk.append(sentence.strip())
        else:
            kept.append(_without_parts(sentence, talk))
    return Told("".join(kept).strip(), tuple(talk)) if "".join(kept).strip(" .!?") else Told(text, ())


def _is_beside(sentence: str, after: str, told: bool) -> bool:
    """Whether a sentence is talk, and the next sentence of the rule says nothing of whom it names."""
    if not (is_talk(sentence) if told else is_small_talk(sentence)):
        return False
    calls = not told and _CALLED.search(sentence) is not None and not _NAMES_SOMEBODY.match(after)
    return not calls and not (_SOMEBODY.search(sentence) and _OF_SOMEBODY.match(after))


def _without_parts(sentence: str, talk: list[str]) -> str:
    """A sentence without what is said in it before its rule, in passing, and behind it; that goes to the talk."""
    rest = sentence
    opening = _OPENING.match(rest)
    if opening is not None and (is_small_talk(opening[1]) or is_reason(opening[1])):
        after = rest[opening.end() :]
        if _NAMES_SOMEBODY.match(after) or not _CALLED.search(opening[1]):
            talk.append(opening[1].strip())
            rest = rest[: len(rest) - len(rest.lstrip())] + after
    for part in _PARTS.finditer(rest):
        if is_small_talk(said := part[1] or part[2]):
            talk.append(said.strip())
            rest = rest.replace(part[0], "", 1)
    while (tail := _TAIL.search(rest)) and len(tail[1].split()) > 1 and is_talk(tail[1]):
        talk.append(tail[1].strip())
        rest = rest[: tail.start()] + tail[2]
    for why in _WHY.finditer(rest):
        body = rest[why.start() :].rstrip()
        if len(rest[: why.start()].split()) > 1 and is_reason(body):
            talk.append(body.strip(" ,.!"))
            return rest[: why.start()] + (body[-1] if body[-1] in ".!" else "")
    return rest
