"""What a text says in short before it says it at length, and what it says twice.

`+4. The next player draws 4 cards` is one thing under its heading. `Draw 3. The next player draws 3` might be two.
"""

import re
from collections.abc import Sequence

from lastcard.cards.text.grammar.books import ACT_BOOK
from lastcard.cards.text.plainer.fillers import EFFECTS, NOT_IN_NAMES, PERSONS, calls_people
from lastcard.cards.text.tree import Do, Either, Sentence
from lastcard.cards.text.words import NUMBERS

TWICE = frozenset("again too also twice more another then back both".split())
"""Words by which what is said behind something comes on top of it."""

HEADINGS = {**EFFECTS, "discard": ("discard",), "steal": ("steal", "take"), "pass": ("pass",), "plus": ("draw",)}
"""Words that tell in short what the sentence behind them tells at length."""
WITH_HEADINGS = frozenset("wild card cards hand hands the and all your everyone two".split())
"""Words that may stand beside them."""
SURELY = (":", "-", "—", "–")
"""Marks behind which the same is told again; behind others it might be meant to happen twice."""


TITLE = re.compile(r"\s*([^.:!?;,()\"]{4,40}?)\s*(?::|!+|\?| [-–—] )\s*(\S.*)", re.DOTALL)
"""What stands before the rule of a card like a title."""
_ADVERBS = (
    r"(?:\w+ly|at|on|in|from|by|to|with|without|for|like|as|this|that|these|then|so|now|right|straight|one|day|night|"
    r"time|"
    r"times|week|today|tonight|tomorrow|yesterday|later|soon|also|always|each|every|once|after|before|during|while|"
    r"when|"
    r"until|if|unless|instead|otherwise|except|but|and|or|not|no|all|only|just|even|please|next|last|first|second|"
    r"finally|again|round|turn|game|\w+days?)"
)
BEFORE_A_COMMA = re.compile(
    rf"\s*((?:the |a )?(?!{_ADVERBS}\b)[a-z'’-]+ (?!{_ADVERBS}\b)[a-z'’-]+),\s+(?=everyone\b|everybody\b|all players\b|"
    r"(?:each|every|the next|next) player\b)(\S.*)",
    re.DOTALL | re.IGNORECASE,
)
"""The same with a comma, where those who do something stand behind it, and nothing that would say when or how."""
MOST_WORDS = 6
IN_TITLES = frozenset("the a an of and in on with for to from your it 's is are".split())
"""Words that may be part of a title although the game has them."""


def title_of(text: str) -> tuple[str, str]:
    """What a text begins with like a title, and what follows it.

    >>> title_of("Musical hands! Everyone draws 1."), title_of("Everyone draws 1.")
    (('Musical hands', 'Everyone draws 1.'), ('', ''))
    """
    found = TITLE.match(text) or BEFORE_A_COMMA.match(text)
    return (" ".join(found[1].split()), found[2]) if found else ("", "")


BESIDE_MADE_UP = frozenset("all left right other out".split())
"""Words that may be part of a title beside one that the game does not have, if who does what is said behind it."""
SUBJECTS = ("everyone", "everybody", "each player", "every player", "all players", "the next player", "next player",
            "the player", "the person", "a player", "whoever", "you ")  # fmt: skip


def is_title(said: Sequence[str], colours: Sequence[str], rest: str = "", known: frozenset[str] = frozenset()) -> bool:
    """Whether words could be no part of a rule: they name no players, numbers or colours, and turn nothing round.

    Where the rest says itself who does what, and one of the words is made up (not `known`), others may be of the game.

    >>> is_title("musical hands".split(), ["red"]), is_title("odd roll".split(), ["red"])
    (True, False)
    """
    if not 1 < len(said) <= MOST_WORDS or calls_people(said, []) or said[0] in ACT_BOOK.first:
        return False
    made_up = bool(rest) and any(word not in known and word not in NOT_IN_NAMES and word.isalpha() for word in said)
    loose = BESIDE_MADE_UP if made_up and rest.lower().startswith(SUBJECTS) else frozenset()
    return not any(
        (word in NOT_IN_NAMES and word not in IN_TITLES and word not in loose) or word in NUMBERS
        or word[0].isdecimal() or word in HEADINGS
        or word.removesuffix("s") in (*colours, *NUMBERS, "wild", "action", "number") or word in PERSONS
        for word in said
    )  # fmt: skip


def is_heading(said: Sequence[str], mark: str, rest: Sequence[str]) -> bool:
    """Whether words only say in short what is said behind them: `+4: the next player draws 4`.

    >>> is_heading(["+4"], ".", "the next player draws 4 .".split())
    True
    >>> is_heading(["+4"], ".", "the next player draws 2 .".split())
    False
    """
    end = next((at for at, word in enumerate(rest) if word in (".", "!", ";")), len(rest))
    told = rest[:end]
    plus = [word[1:] for word in said if word[0] == "+" and word[1:].isdecimal()]
    numbers = plus + [str(NUMBERS.get(word, word)) for word in said if word.isdecimal() or word in NUMBERS]
    effects = [HEADINGS[word] for word in said if word in HEADINGS] + [("draw",)] * bool(plus)
    known = all(word in HEADINGS or word in WITH_HEADINGS or word[0] == "+" or word in NUMBERS or word.isdecimal()
                for word in said)  # fmt: skip
    if not known or not effects or len(told) <= len(said) or not TWICE.isdisjoint(told):
        return False
    spoken = [str(NUMBERS.get(word, word)) for word in told]
    sure = mark in SURELY or plus or "plus" in said or (said in (["skip"], ["reverse"]) and mark in (".", "!"))
    return (
        bool(sure)
        and all(number in spoken or f"+{number}" in spoken for number in numbers)
        and all(any(word.startswith(stem) for word in told for stem in stems) for stems in effects)
    )


def is_said_twice(play: Sequence[Sentence], words: Sequence[str]) -> bool:
    """Whether the first two sentences of a text say the same, so that nobody knows whether it is done twice."""
    if len(play) < 2 or len(play[0]) > 1:
        return False
    first, second = play[0][0], play[1][0]
    inside = second.first[0] if isinstance(second, Either) else second
    if not isinstance(first, Do) or not isinstance(inside, Do) or len(first.acts) > 1 or first.where or first.but:
        return False
    one, other = first.acts[0], inside.acts[0]
    if (one.verb, one.count, one.cards, one.many, one.whom) != (
        other.verb,
        other.count,
        other.cards,
        other.many,
        other.whom,
    ):
        return False
    stops = [at for at, word in enumerate(words) if word in (".", "!", ";")]
    again = words[stops[0] + 1 :][: stops[0]] if stops else []
    if again == words[: stops[0]]:  # the very same words: nobody writes them twice for nothing
        return False
    if not TWICE.isdisjoint(words) and one.verb.name != "again":
        return False
    bare = (words[0] in ACT_BOOK.first or words[0] == "skip") and first.who in ("you", "next")
    return bare or first.who == inside.who or (inside.who == "they" and one.verb.name == "miss")
