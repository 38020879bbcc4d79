"""The nearest sentences that can be read, for a text that cannot."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from lastcard.cards.text import holdings, phrases
from lastcard.cards.text.offers.lexicon import DEEDS, HUMAN, KINDS, LOOSE_WHO, SMALL, THINGS
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.verbs import VERBS
from lastcard.cards.text.words import NUMBERS, Word


@cache
def vocabulary() -> tuple[str, ...]:
    """Every word that a pattern has."""
    books = [phrases.CARDS, phrases.ONE_CARD, holdings.CONDITIONS, phrases.MANY, tuple(phrases.WHO.items())]
    patterns = [pattern for book in books for _, ways in book for pattern in ways]
    patterns += [pattern for verb in VERBS for pattern in (*verb.patterns, *verb.command)]
    words = {word for pattern in patterns for way in variants(pattern) for element in way for word in element.words}
    return tuple(sorted({*words, *NUMBERS, "if", "otherwise", "must", "may", "choose", "cannot"}))


@cache
def lexicon_words() -> frozenset[str]:
    """Words that people use, and mean as they stand there: they are no other ones misspelt."""
    said = (word for lexicon in (DEEDS, THINGS, KINDS, LOOSE_WHO) for way in lexicon for word in way)
    return frozenset((*said, *HUMAN, *SMALL))


COLOUR_WORDS = frozenset("red blue green yellow orange purple pink black white brown grey gray".split())


NAMED_BEFORE = frozenset("must may draws discards gives takes swaps misses shows passes chooses".split())
"""What stands behind a name with which a sentence begins."""


PUT_DOWN = r"\b(?:put|lay|place)(s?) down (?=(?:[2-9]|two|three|four|five|six|seven)\b)"
"""What might be done with several cards at once: only to discard them can be said."""


ALMOST = (
    (r"^.*\bthe same (?:number|amount)(?: of cards)? as (?:the player|whoever)(?: with| has| who has)? the most\b.*$",
     "everyone draws until they hold as many cards as the player with the most cards."),
    (r"^(?P<who>.{3,40}?)(?: can(?:no|')?t look at (?:their|his|her) cards and)? (?:has to|must|have to|needs to) "
     r"play\b"
     r"(?=.*\b(?:eyes closed|blind|blindly|random|without looking)\b).*$", r"\g<who> discards 1 random card."),
    (r"^.*\bthey (?:draw|take|pick up)(?: it| them| the cards)? instead of (?:you|me)\b.*$",
     "the next draw card played on you goes back to whoever played it."),
    (r"\bthe colou?r (?:stays|remains|is locked|can(?:no|')t (?:be )?change)\b.*", "choose a colour. everyone may "
         "only play "
     "cards of that colour until your next turn."),
    (r"\b(?:you|they|nobody|no one) (?:can(?:no|')?t|may not|cannot|can) (?:win|go out|finish) (?:on|with) (?:an? )?"
     r"(number|action|wild|skip|reverse)s?(?: cards?)?\b[^.!]*", r"nobody may play \1 cards until your next turn"),
    (r"\b(?:[3-9][0-9]|2[1-9]|[1-9][0-9]{2,})(?=\b(?! ?%))", "20"),
    (r"\b(draws?|discards?) (?:too|to)(?=[.,!]|$)", r"\1 2"),
    (r"\bthe other player\b", "the next player"),
    (r"\bthe other player\b", "a player you choose"),
    (r",? unless (?:it|that)(?:['’]s| is) you\b", ""),
    (r"\bfor the rest of the game\b", "for the rest of the round"),
    (r"\b(?:steal|take) an? (red|blue|green|yellow|wild|skip|reverse|number|action)( card)? from (.+?)(?=[.,!]|$)",
     r"\3 gives a \1\2 to you"),
)  # fmt: skip
"""What cannot be said, and what comes nearest to it."""


def corrected(source: str, words: Sequence[Word], place: int, colours: Sequence[str]) -> list[str]:
    """A text with a word that nobody knows spelt as another one, or as a player, if it may be somebody's name."""
    spelt = frozenset((*vocabulary(), *colours))
    known = spelt | lexicon_words()
    tries = []
    if place < len(words) and len(words[place].text) > 2 and words[place].text not in known:
        word = words[place]
        close = get_close_matches(word.text, spelt, 2, 0.7)
        tries = [source[: word.start] + right + source[word.end :] for right in close]
    everywhere = source
    for word in reversed(words):
        if len(word.text) > 3 and word.text.isalpha() and word.text not in known:
            for right in get_close_matches(word.text, spelt, 1, 0.8):
                everywhere = everywhere[: word.start] + right + everywhere[word.end :]
    if place < len(words) and words[place].text in COLOUR_WORDS - {*colours}:
        start, end = words[place].start, words[place].end
        tries += [source[:start] + colour + source[end:] for colour in colours[:2]]
    gone = re.sub(PUT_DOWN, r"discard\1 ", source, flags=re.IGNORECASE)
    tries += [gone] * (gone != source)
    for said, meant in ALMOST:
        other = re.sub(said, meant, source, count=1, flags=re.IGNORECASE)
        tries += [other] * (other != source)
    tries += [
        source.replace("this round", long)
        for long in ("until your next turn", "for the rest of the round")
        if "this round" in source and long not in source
    ]
    named = [
        f"{source[: word.start]}a player you choose{source[word.end :]}"
        for before, word, after in zip([None, *words], words, [*words[1:], None], strict=False)
        if word.text.isalpha()
        and word.text not in known
        and source[word.start].isupper()
        and ((before and before.text not in (".", "!", ":")) or (after and after.text in NAMED_BEFORE))
    ]
    return tries + [everywhere] * (everywhere != source and everywhere not in tries) + named[-2:]
