"""The nearest sentences that can be read, for a text that cannot."""

from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import cache

from lastcard.cards.text import phrases
from lastcard.cards.text.fillers import NOT_IN_NAMES
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.phrases import EXAMPLES
from lastcard.cards.text.verbs import VERBS
from lastcard.cards.text.words import NUMBERS, Word

SMALL = frozenset("a an the you your they their to of and or with it is are in on cards card player 1 2 3".split())
"""Words that say little about what a sentence is about."""

ALIKE = {
    "say": "must", "play": "cannot", "win": "discard", "cancel": "cancel", "hot": "passes", "double": "hold",
    "steal": "take", "ask": "take", "mix": "shuffle", "block": "misses", "shield": "protected", "safe": "protected",
    "immune": "protected", "freeze": "misses", "highest": "discard", "lowest": "discard", "worst": "give",
}  # fmt: skip
"""Words that people write, and one that examples have instead."""


IDEAS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("cancel|undo|negate|counter|ignore last|previous|it|that", (
        "the next action card does nothing.", "the next draw card does nothing.", "reverse the direction.",
    )),
    ("card can|may|counts|count|be any number", (
        "choose the colour.", "everyone may play number cards on anything until your next turn.",
    )),
    ("counts|count as for|until|round", (
        "everyone may play red cards on anything until your next turn.",
        "everyone may play any card until your next turn.",
    )),
    ("same colour until|for|round|must", (
        "choose a colour. everyone may only play cards of that colour until your next turn.",
    )),
    ("everyone|everybody|all swap|swaps|trade|trades|switch hand|hands|cards left|right|next|neighbour", (
        "everyone passes their hand to the player on their left.",
        "everyone passes their hand to the player on their right.",
        "everyone passes their hand to the next player.",
    )),
    ("shuffle|shuffled|mix|deal|middle hands|hand|cards", (
        "shuffle all hands together and deal them out evenly.",
        "shuffle all hands together and deal back as many as each had.",
    )),
    ("draw keep put|return|discard back|rest|other|others", ("draw 3 and discard 2 cards.", "draw 1.")),
    ("highest|lowest|biggest|smallest card discard|discards|throw", (
        "everyone discards 1 card.", "discard 1 card.", "everyone discards 1 random card.",
    )),
    ("highest|lowest|biggest|smallest card give|gives|pass", (
        "everyone gives 1 card to the next player.", "give 1 card to a player you choose.",
    )),
    ("show|shows|reveal|reveals it|one|1|card", (
        "everyone who holds a yellow card shows their hand.", "everyone shows their hand.",
        "a player you choose shows their hand to you.",
    )),
    ("ask|asks someone|player|anyone for", (
        "if a player you choose holds a 7, that player gives a 7 to you.", "take 1 card from a player you choose.",
    )),
    ("top cards look|see|peek", (
        "guess the colour of the top card: if you are right, discard 2 cards; otherwise draw 2.", "draw 1.",
    )),
    ("choose|chooses|picks|pick card from hand discard|discards|let", (
        "discard 1 random card.", "take 1 card from a player you choose.",
    )),
    ("nobody|no draw|draws|drawing round", (
        "nobody may draw until your next turn.", "nobody may draw for the rest of the round.",
    )),
    ("take|takes|steal|steals|get hand of|from|whole|entire", (
        "swap hands with the player with the fewest cards.", "swap hands with a player you choose.",
    )),
    ("double|twice hand", ("draw as many cards as you hold.", "discard half your cards.")),
    ("last|first|slowest to", (
        "everyone has a contest: clap. the loser draws 2.", "everyone must clap, or draws 2.",
    )),
    ("this card back deck|pile|hand", (
        "take another turn.", "return your hand to the draw pile, shuffle it and draw as many.",
    )),
    ("if it is draw|draws again|another", (
        "draw until you draw a red card.", "draw 1. if you hold a red card, draw 1.",
    )),
    ("unless discard|discards|play|plays", (
        "if the next player holds a red card, they discard a red card; otherwise they draw 4.",
        "the next player may choose: discard 2 cards; or draw 4.",
    )),
    ("if nobody|no|someone laughs|laugh|claps|likes", (
        "you must tell a joke, or draw 2.", "everyone else must clap, or draws 1.",
    )),
    ("talk|talks|speak|speaks|laugh|laughs|quiet|silent draw|draws", (
        "nobody may talk until your next turn.", "a player you choose must be quiet for a minute, or draws 2.",
    )),
    ("everyone|all|players seats|places|chairs", ("everyone passes their hand to the next player.",)),
    ("only|no even|odd", (
        "everyone may only play number cards until your next turn.",
        "nobody may play number cards until your next turn.",
    )),
    ("bottom|under|back deck|pile card|cards", (
        "discard 1 card.", "return your hand to the draw pile, shuffle it and draw as many.",
    )),
    ("discard|throw every|all not|except|but", ("discard all red cards.", "discard down to 3 cards.")),
    ("boys|girls|women|men|kids|adults|parents", ("the youngest player draws 2.", "a player you choose draws 2.")),
    ("next 3|three|4|four players", ("everyone else draws 1.", "the next 2 players draw 1.")),
    ("cannot|can't|cant be skipped", ("you are protected until your next turn.",)),
    ("win|wins|won game", ("discard all cards.", "if you hold fewer than 3 cards, discard all cards.")),
    ("score|points|point", ("the player with the fewest cards draws 4.", "everyone else draws 2.")),
    ("protect|safe|immune|shield", (
        "you are protected until your next turn.", "you are protected until another wild is played.",
    )),
)  # fmt: skip
"""What people wish for and no text can say, and what comes close. Of each group of words, one has to be there."""


def wished(text: str) -> list[str]:
    """Sentences close in meaning to what a text wishes for.

    >>> wished("cancel the last card")[0]
    'the next action card does nothing.'
    """
    said = {word.strip(".,:;!?'\"()") for word in text.lower().replace("color", "colour").split()}
    for groups, offers in IDEAS:
        if all(said & set(group.split("|")) for group in groups.split()):
            return list(offers)
    return []


def nearest(text: str, colours: Sequence[str], most: int = 3) -> list[str]:
    """Readable sentences that look like a text, or that speak of the same things, in the colours of an edition.

    >>> nearest("evryone draw 2", ["red"], 1)
    ['everyone draws 1.']
    """
    red = colours[0] if colours and "red" not in colours else "red"
    yellow = colours[-1] if colours and "yellow" not in colours else "yellow"
    known = [example.replace("red cards", f"{red} cards").replace("yellow", yellow) for example in EXAMPLES]
    said = text[:200].lower()
    ideas = [idea.replace("red card", f"{red} card").replace("yellow", yellow) for idea in wished(said)]
    found = [*dict.fromkeys([*ideas, *get_close_matches(said, known, most, 0.5)])][:most]
    if found:
        return found
    words = _about(said)
    ranked = sorted(known, key=lambda example: (-len(words & _about(example)), -_likeness(said, example)))
    return ranked[:most]


def _about(text: str) -> frozenset[str]:
    """What a text is about, as the beginnings of its words."""
    words = {word.strip(".,:;!?'\"") for word in text.split()}
    return frozenset(ALIKE.get(word, word)[:5] for word in words if word and word not in SMALL)


def _likeness(one: str, two: str) -> float:
    return SequenceMatcher(None, one, two, autojunk=False).quick_ratio()


@cache
def vocabulary() -> tuple[str, ...]:
    """Every word that a pattern has."""
    books = [phrases.CARDS, phrases.ONE_CARD, phrases.CONDITIONS, phrases.MANY, tuple(phrases.WHO.items())]
    patterns = [pattern for book in books for _, ways in book for pattern in ways]
    patterns += [pattern for verb in VERBS for pattern in (*verb.patterns, *verb.command)]
    words = {word for pattern in patterns for way in variants(pattern) for element in way for word in element.words}
    return tuple(sorted({*words, *NUMBERS, "if", "otherwise", "must", "may", "choose", "cannot"}))


def corrected(source: str, words: Sequence[Word], place: int, colours: Sequence[str]) -> list[str]:
    """A text with a word spelt as another one, where nobody knows it and one is close."""
    if place >= len(words):
        return []
    word = words[place]
    if word.text in vocabulary() or word.text in colours or len(word.text) < 3:
        return []
    close = get_close_matches(word.text, [*vocabulary(), *colours], 2, 0.7)
    return [source[: word.start] + right + source[word.end :] for right in close]


def without_parts(source: str, words: Sequence[Word], place: int) -> list[str]:
    """A text without the name it begins with, and without the sentence that cannot be read."""
    tries = []
    name = next((word for word in words[:8] if word.text in (":", "!", "-", "–", "—")), None)
    if name is not None and words[0].text not in NOT_IN_NAMES:
        tries.append(source[name.end :].lstrip(" !"))
    stops = [word for word in words if word.text in (".", "!", ";")]
    at = words[place].start if place < len(words) else len(source)
    begins = max((stop.end for stop in stops if stop.end <= at), default=0)
    ends = min((stop.end for stop in stops if stop.start >= at), default=len(source))
    if begins > 0 or ends < len(source):
        tries.append((source[:begins] + source[ends:]).strip())
    return [text for text in tries if text]


def shortened(source: str, words: Sequence[Word], place: int) -> list[str]:
    """A text up to the clause that cannot be read."""
    ends = [
        at for at in range(min(place, len(words) - 1), 0, -1) if words[at].text in (".", ",", ";", "and", "then", "or")
    ]
    return [source[: words[at].start].rstrip() for at in ends[:2]]
