"""The nearest sentences that can be read, for a text that cannot."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import cache, lru_cache

from lastcard.cards.text import phrases
from lastcard.cards.text.examples import EXAMPLES
from lastcard.cards.text.fillers import NOT_IN_NAMES
from lastcard.cards.text.patterns import variants
from lastcard.cards.text.verbs import VERBS
from lastcard.cards.text.words import NUMBERS, Word

SMALL = frozenset("a an the you your they their to of and or with it is are in on cards card player 1 2 3".split())
"""Words that say little about what a sentence is about."""

FEW = 16
"""Examples, of those that speak of the same things, that are looked at letter by letter: that takes time."""

ALIKE = {
    "say": "must", "play": "cannot", "win": "discard", "cancel": "cancel", "hot": "passes", "double": "hold",
    "steal": "take", "ask": "take", "mix": "shuffle", "block": "misses", "shield": "protected", "safe": "protected",
    "immune": "protected", "freeze": "misses", "highest": "discard", "lowest": "discard", "worst": "give",
}  # fmt: skip
"""Words that people write, and one that examples have instead."""


IDEAS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("uno calls|shouts|called slam|slams|pick|picks|draw|draws|take", (
        "the player with the fewest cards draws 2.", "everyone who holds exactly 1 card draws 2.",
    )),
    ("give|gives|hand worst|useless|best cards", (
        "give 2 cards to a player you choose.", "trade 1 card with a player you choose.",
    )),
    ("out|finish|finishing must|only|cannot|can't number|numbers|action|wild rest|round|hand", (
        "everyone may only play number cards for the rest of the round.",
    )),
    ("whoever take|takes|pick|picks their card back played last|before", (
        "the previous player takes the top card of the discard pile.",
    )),
    ("only|just this one|1 win|wins have|hold|has|holds", ("if you hold exactly 1 card, discard 1 card.",)),
    ("play before|within turn|turns or draw", ("draw 2.",)),
    ("uno forget|forgets|forgot|forgetting|forgotten", ("whoever forgets to call draws 4 for the rest of the round.",)),
    ("middle|centre|center card|one mix|mixed|shuffle|shuffled|deal", (
        "everyone puts 1 card in the middle, where they are mixed, and takes as many back.",
        "everyone shuffles 1 card into the draw pile.",
    )),
    ("colour cannot|can't|cant|not|isn't|different|except same|already|was|before|play|different|current", (
        "choose another colour.", "choose the colour.",
    )),
    ("discard|throw|ditch|swap|trade|exchange any|up|like|want draw|draws|new new|many|same", (
        "discard any number of cards and draw that many cards.", "discard up to 2 cards.",
    )),
    ("draw until|till play it", ("draw until you draw a wild card and take another turn.",)),
    ("draw|draws play it|them|one may|can|straight|immediately|away|now", ("draw 1 and take another turn.",)),
    ("number|numbers|cards add|adds|sum|total up|to|of", ("discard 2 number cards.", "discard all numbers above 5.")),
    ("stack|stacked|stacks|stackable +2|+4|draw", (
        "the next player draws 3 and misses a turn.", "the next draw card counts double.",
    )),
    ("decides|decide|chooses|picks who|someone|somebody draws|draw|misses|miss", (
        "the next player chooses another player and that player draws 2.", "a player you choose draws 2.",
    )),
    ("are|is|become|becomes|count|counts wild until|for|round cards|card|ones", (
        "everyone may play red cards on anything until your next turn.",
    )),
    ("number|numbers|card|cards lower|higher|below|above|under|over|than play|played|only", (
        "nobody may play number cards until your next turn.",
        "everyone may only play number cards until your next turn.",
    )),
    ("let pull|pulls|take|takes|pick|draw hand|cards player", (
        "the next player takes 2 cards from you.", "take 1 card from the next player.",
    )),
    ("question|quiz|riddle|trivia", (
        "the next player must answer a question, or draws 2.", "you must answer a question, or draw 2.",
    )),
    ("leave|leaves game|table|room", ("miss a turn.", "the next player misses a turn.")),
    ("everyone|everybody|each|all flips|flip|toss|tosses coin", ("flip a coin: if it is tails, everyone draws 2.",)),
    ("roll dice|die", ("roll a die. draw that many cards.", "roll a die. the next player draws that many cards.")),
    ("cancel|undo|negate|counter|ignore|block|blocks|cancels on|against|me|you", (
        "you are protected from the next draw card.", "you are protected until your next turn.",
    )),
    ("cancel|undo|negate|counter|ignore last|previous|it|that", (
        "the next action card does nothing.", "the next draw card does nothing.", "reverse the direction.",
    )),
    ("counts|count|becomes|is as|like whatever|any|anything card|want", (
        "copy the last card.", "choose the colour.",
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
    ("draw|take keep give|gives|hand|pass other|one|rest|others", ("draw 2 and give 1 card to a player you choose.",)),
    ("draw keep put|return|discard back|rest|other|others", ("draw 3 and discard 2 cards.", "draw 1.")),
    ("highest|lowest|biggest|smallest card discard|discards|throw", (
        "the player with the highest number discards their highest number.", "everyone discards their highest number.",
    )),
    ("highest|lowest|biggest|smallest card give|gives|pass", (
        "give your highest number to the next player.",
        "the player with the highest number gives their highest number to you.",
    )),
    ("show|shows|reveal|reveals it|one|1|card", (
        "everyone shows their hand.", "everyone who holds a yellow card shows their hand.",
        "a player you choose shows their hand to you.",
    )),
    ("ask|asks someone|player|anyone for", (
        "if a player you choose holds a 7, that player gives a 7 to you.", "take 1 card from a player you choose.",
    )),
    ("top cards look|see|peek", (
        "look at the top 3 cards of the draw pile and keep 1 of them.",
        "look at the top 3 cards of the draw pile and put them back in any order.",
    )),
    ("choose|chooses|picks|pick card from hand discard|discards|let", (
        "discard 1 random card.", "take 1 card from a player you choose.",
    )),
    ("take|draw|pick|get|grab discard pile", (
        "take the top card of the discard pile.", "take the top 2 cards of the discard pile.", "copy the last card.",
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
    ("unless wild|wilds play|plays", ("the next player may only play wild cards on their next turn.",)),
    ("unless play|plays", (
        "the next player may only play red cards on their next turn.",
        "the next player must play a red card or draws 3.",
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
    ("hand|hands bottom|under|below|underneath draw|take", (
        "return your hand to the draw pile, shuffle it and draw 7.", "discard your whole hand and draw 7 new cards.",
    )),
    ("bottom|under|back deck|pile card|cards", (
        "discard 1 card.", "return your hand to the draw pile, shuffle it and draw as many.",
    )),
    ("discard|throw every|all not|except|but", ("discard all red cards.", "discard down to 3 cards.")),
    ("boys|girls|women|men|kids|adults|parents", ("the youngest player draws 2.", "a player you choose draws 2.")),
    ("next 3|three|4|four players", ("everyone else draws 1.", "the next 2 players draw 1.")),
    ("cannot|can't|cant be skipped", ("you are protected until your next turn.",)),
    ("win|wins|won game", ("discard all cards.", "discard down to 1 card.")),
    ("copy|repeat last|previous", ("copy the last card.",)),
    ("truth dare", ("you must tell the truth, or draw 2.", "a player you choose must sing a song, or draws 2.")),
    ("eyes|blindfolded|blind|one-handed|standing|behind play|plays|choose|turn", (
        "the next player must close their eyes, or draws 2.", "the next player must stand on one leg, or draws 2.",
    )),
    ("say|says|saying word|name|names|yes|no nobody|no|anyone|whoever|cannot|can't|cant", (
        "nobody may talk until your next turn.", "everyone must be silent for the rest of the round.",
    )),
    ("colour|colours changes|change|becomes|picks|chooses|says|decides|names", ("choose the colour.",)),
    ("take|draw|dig|pick|grab discard pile", (
        "draw 2.", "copy the last card.", "take 1 card from a player you choose.",
    )),
    ("last|previous card count|counts|matter|matters", (
        "the next action card does nothing.", "the next draw card does nothing.", "copy the last card.",
    )),
    ("wearing|wear|glasses|hair|pet|shirt|shoes|socks", (
        "whoever has the longest hair draws 2.", "a player you choose draws 2.",
    )),
    ("lose|loses game", ("draw 10.", "miss a turn.")),
    ("no|nobody reverses|reverse until|round|turn|more|allowed|for", (
        "nobody may play reverse cards for the rest of the round.",
    )),
    ("no|nobody skips|skip until|round|turn|more|allowed|for", (
        "nobody may play skip cards for the rest of the round.",
    )),
    ("no|nobody wilds|wild until|round|turn|more|allowed|for", (
        "nobody may play wild cards for the rest of the round.",
    )),
    ("odd|even number", ("everyone who holds more than 7 cards draws 1.", "everyone draws 1.")),
    ("trade|swap|exchange card side|neighbours|neighbors|both", (
        "trade 1 card with the player on your left. trade 1 card with the player on your right.",
    )),
    ("both|two|between thumb|staring|race|war|contest|wrestle", (
        "have a contest with a player you choose: thumb war. the loser draws 2.",
    )),
    ("silence|quiet|silent", ("nobody may talk until your next turn.",)),
    ("like draw two|2|four|4 choose|chooses|pick|picks|who|whoever", (
        "a player you choose draws 2 and misses a turn.",
    )),
    ("from|of has|have|with uno", ("take 1 card from the player with the fewest cards.",)),
    ("swap|trade|exchange|replace|switch card|cards deck|pile", (
        "discard 2 cards and draw 2.", "return your hand to the draw pile, shuffle it and draw as many.",
    )),
    ("sit|sits|skip|skipped|miss|misses|frozen until|for turn|round|turns|rounds", (
        "a player you choose misses a turn.", "the next player misses 2 turns.",
    )),
    ("rule", ("make up a new rule.",)),
    ("play|put|lay|discard same colour", ("discard all cards of a colour you choose.", "take another turn.")),
    ("play|put|lay|discard same number|symbol", ("discard all 7s.", "take another turn.")),
    ("take|takes|get|gets|have|play|extra|free two|2|three|3|extra|free turns|times", ("take another turn.",)),
    ("score|points|point", ("the player with the fewest cards draws 4.", "everyone else draws 2.")),
    ("protect|safe|immune|shield", (
        "you are protected until your next turn.", "you are protected until another wild is played.",
    )),
)  # fmt: skip
"""What people wish for and no text can say, and what comes close. Of each group of words, one has to be there."""


def wished(text: str, colours: Sequence[str]) -> list[str]:
    """Sentences close in meaning to what a text wishes for, in the colours of an edition.

    >>> wished("cancel the last card", ["red"])[0]
    'the next action card does nothing.'
    """
    said = {word.strip(".,:;!?'\"()") for word in text.lower().replace("color", "colour").split()}
    for groups, offers in IDEAS:
        if all(said & set(group.split("|")) for group in groups.split()):
            return [as_said(_in_colours(offer, colours), text, colours) for offer in offers]
    return []


def _in_colours(sentence: str, colours: Sequence[str]) -> str:
    """A sentence in the colours of an edition."""
    red = colours[0] if colours and "red" not in colours else "red"
    yellow = colours[-1] if colours and "yellow" not in colours else "yellow"
    return sentence.replace("red card", f"{red} card").replace("yellow", yellow)


def as_said(example: str, text: str, colours: Sequence[str]) -> str:
    """An example with the number and the colour of a text, if each has only one.

    >>> as_said("everyone else draws 2.", "all the rest pick up five", ["red"])
    'everyone else draws 5.'
    """
    said = text.lower().split()
    numbers = {NUMBERS.get(word.strip(".,:;!?+"), word.strip(".,:;!?+")) for word in said}
    counts = [int(number) for number in numbers if str(number).isdecimal() and 1 < int(number) <= 20]
    places = [word for word in example.split() if word.strip(".,;").isdecimal()]
    if len(counts) == 1 and len(places) == 1 and places[0].strip(".,;") not in ("1", "7"):
        example = example.replace(places[0], places[0].replace(places[0].strip(".,;"), str(counts[0])), 1)
    named = [colour for colour in colours if any(word.startswith(colour) for word in said)]
    shown = [colour for colour in colours if colour in example.split()]
    return example.replace(shown[0], named[0]) if len(named) == 1 and len(shown) == 1 else example


def nearest(text: str, colours: Sequence[str], most: int = 3, least: float = 0.0) -> list[str]:
    """Readable sentences that look like a text, at least so much, or that speak of the same things.

    >>> nearest("evryone draw 2", ["red"], 1)
    ['draw 2.']
    """
    known = [_in_colours(example, colours) for example in EXAMPLES]
    said = text[:200].lower()
    words = _about(said)
    speaking = sorted(known, key=lambda example: -len(words & _about(example)))
    found = get_close_matches(said, speaking[:FEW], most, max(least, 0.5))
    if not found and not least:
        found = sorted(known, key=lambda example: (-len(words & _about(example)), -_likeness(said, example)))[:most]
    return [as_said(example, said, colours) for example in found]


@lru_cache(1000)
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


NAMED_BEFORE = frozenset("must may draws discards gives takes swaps misses shows passes chooses".split())
"""What stands behind a name with which a sentence begins."""


PUT_DOWN = r"\b(?:put|lay|place)(s?) down (?=(?:[2-9]|two|three|four|five|six|seven)\b)"
"""What might be done with several cards at once: only to discard them can be said."""


ALMOST = (
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
    known = frozenset((*vocabulary(), *colours))
    tries = []
    if place < len(words) and len(words[place].text) > 2 and words[place].text not in known:
        word = words[place]
        close = get_close_matches(word.text, known, 2, 0.7)
        tries = [source[: word.start] + right + source[word.end :] for right in close]
    everywhere = source
    for word in reversed(words):
        if len(word.text) > 3 and word.text.isalpha() and word.text not in known:
            for right in get_close_matches(word.text, known, 1, 0.8):
                everywhere = everywhere[: word.start] + right + everywhere[word.end :]
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


JOINTS = frozenset({".", "!", "?", ";", ":", ",", "and", "then", "but", "-", "–", "—", "="})
MOST_PIECES = 8


def pieces(source: str, words: Sequence[Word]) -> list[str]:
    """Parts of a text, from one joint to another: the longest first."""
    cuts = [0, *(word.end for word in words if word.text in JOINTS), len(source)]
    starts = [0, *(word.start for word in words if word.text in JOINTS), len(source)]
    parts = {
        source[cuts[first] : starts[last]].strip()
        for first in range(len(cuts) - 1)
        for last in range(first + 1, len(cuts))
        if (first, last) != (0, len(cuts) - 1)
    }
    return sorted((part for part in parts if len(part) > 5), key=len, reverse=True)[:MOST_PIECES]


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


OTHER_THAN = (["instead", "of"], ["rather", "than"])
"""Words behind which only stands what does not happen."""


def shortened(source: str, words: Sequence[Word], place: int) -> list[str]:
    """A text up to the clause that cannot be read."""
    said = [word.text for word in words]
    ends = [
        at
        for at in range(min(place, len(words) - 1), 0, -1)
        if said[at] in (".", ",", ";", "and", "then", "or")
        or said[at : at + 2] in (["instead", "of"], ["rather", "than"])
    ]
    return [source[: words[at].start].rstrip() for at in ends[:2]]
