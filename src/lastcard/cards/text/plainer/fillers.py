"""The name of a card, and remarks in brackets: what people make up, and what changes nothing.

The name is kept, said back as a name, and holds no word that could be part of what the card does. What else changes
nothing stands on the lists of `manners`.
"""

from collections.abc import Sequence

from lastcard.cards.text.plainer.manners import EXCLAMATIONS, REPEATS, listed
from lastcard.cards.text.words import NUMBERS, STOPS, Word

LONGEST_NAME = 5

TITLES = frozenset(
    listed(
        "truth or dare|truth or draw|trick or treat|all or nothing|sharing is caring|"
        "you snooze you lose|you snooze you miss|last chance|second chance|double agent|two faced|right back at you|"
        "back to you|all change|sneak peek|pay it forward|finders keepers|first come first served|eye for an eye|"
        "misery loves company|tables have turned|turn the tables|the tables have turned|what goes around comes around|"
        "winner takes it all|winner takes all|one man 's trash|left out|hot potato|all in|lucky 7|lucky seven|"
        "out of luck|musical chairs|lucky dip|pick pocket|have a heart|ladies first|age before beauty|take that|"
        "power play|the more the merrier|two of a kind|on second thought|so unfair|return to sender|"
        "two truths and a lie|"
        "help the loser|help the poor|"
        "not so fast|no way|time out|you only live once|who 's the boss|oh no you do-not|"
        "dealer 's choice|party time|double or nothing|start over|go fish|no fair|"
        "new rule|target practice|fair 's fair|game changer|mind reader|fair play|no more mr nice guy"
    )
)
"""Names of cards that say nothing, although they hold words that could be part of what a card does."""

SHOUTED = frozenset(
    "skip reverse block freeze cancel copy match challenge vote call flip roll dice coin drop win protect "
    "target point "
    "swap draw".split()
)
"""Words that may be part of a name in capitals, with something made up: `SUPER SKIP`."""
EFFECTS = {
    "skip": ("skip", "miss"), "reverse": ("revers", "direction"), "draw": ("draw",), "swap": ("swap", "trade"),
    "freeze": ("freez", "frozen", "miss", "skip"), "block": ("block", "miss", "skip"), "copy": ("copy", "copies"),
    "double": ("double", "twice"), "cancel": ("cancel", "nothing"),
}  # fmt: skip
"""How the text of such a card goes on, if what its name promises is not to be missed."""

NOT_IN_NAMES = frozenset(
    "you your yourself they them their he she him his her everyone everybody someone somebody anyone nobody whoever "
    "all "
    "each every both next previous first left right player players other others another else opponent opponents "
    "not no never none neither nor without except but besides only unless if when while until till after before "
    "during "
    "instead or otherwise must may cannot do-not is-not has-not double twice triple half random optional secret blind "
    "again once more fewer less least most than heads tails odd even loser winner dealer neighbour neighbours two "
    "is are "
    "have has hold holds draws discards gives takes misses swaps shows with for from to until then that this flip "
    "toss coin "
    "roll die dice guess choose pick name target point drop play call win turned lands challenge between match copy "
    "cancel undo ignore skip reverse protect protected freeze block vote everything anything nothing".split()
)
"""Words that could be part of what a card does."""

PRAISE = frozenset(
    "lovely easy nice simple good great fun funny mean nasty evil sneaky cool classic quick friendly kind "
    "clever silly "
    "favourite favorite brilliant old little really very pretty so".split()
)
"""What people say of a rule before they tell it: `a lovely easy one:`."""


def is_praise(words: Sequence[str]) -> bool:
    """Whether words only praise what follows.

    >>> is_praise("a lovely easy one".split()), is_praise("a good player".split())
    (True, False)
    """
    rest = words[1:] if words[0] in ("a", "an", "another", "the", "your", "here", "here's") else words
    return len(rest) > 1 and rest[-1] in ("one", "rule", "card", "idea") and PRAISE.issuperset(rest[:-1])


PERSONS = frozenset(
    "folks people players guys girls boys kids kid children men women ladies gentlemen adults grownups parents "
    "teenagers teens girl boy man woman lady mum mom dad grandma grandpa host hostess dealer loser losers "
    "winner winners "
    "siblings brothers sisters newbies newbie teacher owner guests guest oldies teammates partners folk ones".split()
)
"""Words with which those are spoken to who are to do something: `girls: draw 2`."""


PLACES = frozenset("at on in during for by under over with".split())
"""Words with which it is said when or where something is done, or by whom."""


def calls_people(said: Sequence[str], rest: Sequence[str]) -> bool:
    """Whether words say who is to do what follows, or when, and name no card.

    >>> calls_people(["tall", "folks"], ["draw", "2"]), calls_people(["party", "folks"], ["the", "next"])
    (True, False)
    """
    if said[0] in PLACES:
        return True
    return said[-1] in PERSONS and len(rest) > 0 and rest[0] not in ("the", "everyone", "whoever", "each")


COMMON = frozenset("the of a an and or in on my card cards".split())


def name_ends(words: Sequence[str], known: frozenset[str], colours: Sequence[str], shouted: bool = False) -> int | None:
    """Where the name of a card ends that a text begins with, if it does.

    >>> name_ends("robin hood : draw 2".split(), frozenset({"draw"}), ["red"])
    2
    >>> name_ends("draw : 2".split(), frozenset({"draw"}), ["red"]) is None
    True
    """
    opening = words[: LONGEST_NAME + 2]
    stop = next((at for at, word in enumerate(opening) if not word[-1].isalnum() or (word == "'s" and at == 0)), None)
    if not stop or words[stop] not in (":", "!", ".", "-", "—", "–") or stop + 1 >= len(words):
        return None
    said = words[:stop]
    if tuple(said) in TITLES:
        return stop
    if calls_people(said, words[stop + 1 :]):
        return None
    if words[stop] in (":", "-", "—", "–") and is_praise(said):
        return stop
    promises = words[stop] == ":" or (stop == 1 and words[stop] == "!")
    speaks = not (EFFECTS.keys() & NOT_IN_NAMES).isdisjoint(said) or (len(said) == 1 and said[0] in EFFECTS)
    if shouted or (promises and speaks):
        if promises and not shouted and not (SHOUTED - EFFECTS.keys()).isdisjoint(said):
            return None
        rest = " ".join(words[stop + 1 :])
        promised = [stems for word, stems in EFFECTS.items() if word in said]
        if not all(any(stem in rest for stem in stems) for stems in promised):
            return None
        rest_of_name = [word for word in said if word not in (SHOUTED if shouted else EFFECTS)]
        if promises and not shouted and not rest_of_name and len(said) == 1:
            return stop
        said = rest_of_name
    if not said:
        return None
    if not NOT_IN_NAMES.isdisjoint(said) or not frozenset(colours).isdisjoint(said):
        return None
    if any(word.isdecimal() or word in NUMBERS for word in said):
        return None
    made_up = [word for word in said if word not in known and word not in COMMON]
    if not made_up or (said[0] in known and said[0] not in COMMON and words[stop] != ":"):
        return None
    return stop


GOES_ON = frozenset("except but besides and then if unless until for with without who on".split())
"""Words with which something in brackets goes on with the sentence, as it would behind a comma."""
SAYS_MORE = frozenset("from to of at randomly face".split())
"""The same, where no comma would stand."""
REMARKS = frozenset(
    "sorry haha lol ha hehe yay oops ouch hi hello thanks love muahaha mwahaha xd hooray woohoo".split()
)
"""Words with which something in brackets is said to somebody, and nothing of the game."""
TAKEN_BACK = frozenset("just kidding joking joke jk nope psych card cards draw turn".split())
LONGEST_REMARK = 2


def without_brackets(found: list[Word]) -> list[Word]:
    """The same words, with commas for brackets that go on with the sentence, and without remarks in brackets."""
    plain: list[Word] = []
    at = 0
    while at < len(found):
        word, rest = found[at], found[at + 1 :]
        close = next((end for end, inner in enumerate(rest) if inner.text == ")"), 0) if word.text == "(" else 0
        inside = rest[:close]
        said = tuple(inner.text for inner in inside)
        if close and (is_remark(said) or is_said_again(said, [before.text for before in found[:at]])):
            at += close + 2
        elif close and inside[0].text in GOES_ON:
            plain += [Word(",", word.start, word.end), *inside]
            if len(rest) > close + 1 and rest[close + 1].text not in STOPS:
                plain.append(Word(",", rest[close].start, rest[close].end))
            at += close + 2
        elif close and inside[0].text in SAYS_MORE:
            plain += inside
            at += close + 2
        else:
            plain.append(word)
            at += 1
    return plain


def is_remark(words: Sequence[str]) -> bool:
    """Whether words in brackets are only said to somebody: `sorry grandma`."""
    if words[0] not in REMARKS or len(words) > LONGEST_REMARK:
        return False
    return all(word.isalpha() for word in words) and (NOT_IN_NAMES | TAKEN_BACK | frozenset(NUMBERS)).isdisjoint(words)


LAST_WORDS = 4
"""How near a player is named whom brackets speak of."""


def is_said_again(words: Sequence[str], before: Sequence[str]) -> bool:
    """Whether words in brackets only say what has been said in the sentence before them, or nothing at all.

    >>> is_said_again("they miss their turn".split(), "skip the next player".split())
    True
    """
    said = tuple(words[:-1] if words[-1] in ("!", ".") else words)
    begun = max((at + 1 for at, word in enumerate(before) if word in (".", "!", ";")), default=0)
    spoken = before[begun:]
    return said in EXCLAMATIONS or any(
        said in way.again
        and way.never.isdisjoint(spoken)
        and not way.to.isdisjoint(spoken[:1] if way.first else spoken[-LAST_WORDS:] if way.last else spoken)
        for way in REPEATS
    )
