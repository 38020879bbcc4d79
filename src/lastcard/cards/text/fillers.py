"""What changes nothing: the name of a card, exclamations, and words that only go along with others.

Everything else is understood or refused. So each of these stands on a list, but for the name of a card, which people
make up: it is kept, said back as a name, and holds no word that could be part of what the card does.
"""

from collections.abc import Sequence

from lastcard.cards.text.words import NUMBERS, STOPS, Word

Words = tuple[str, ...]


def _listed(said: str) -> tuple[Words, ...]:
    """Rows of words, the longest first."""
    return tuple(sorted((tuple(way.split()) for way in said.split("|")), key=len, reverse=True))


OPENINGS = _listed(
    "then ,|then|also|also ,|now ,|now|please|afterwards ,|afterwards|after that ,|"
    "after that|finally ,|finally|"
    "immediately|just|simply|next ,|first ,|second ,|lastly ,|in addition ,|additionally ,|well ,|ok ,|okay ,|so ,|"
    "when you play this card ,|when you play this ,|when this card is played ,|when this is played ,|when played ,|"
    "when you play it ,|if you play this card ,|if you play this ,|after playing this card ,|after playing this ,|"
    "after you play this card ,|after you play this ,|upon playing this card ,|upon playing this ,|upon playing ,|"
    "once this card is played ,|once played ,|when you use this card ,|when you put this down ,|as soon as you play "
    "this ,|"
    "if you play this card|if you play this|if this card is played ,|if this is played ,|when you put this card down ,|"
    "when you lay this card ,|when you lay this down ,|if you use this card ,|by playing this card ,|"
    "when you play this card|when you play this|when this card is played|when this is played|after this card is "
    "played ,|"
    "play this card to|play this to|use this card to|use this to|play this card and|play this and|with this card ,|"
    "with this card|in this case ,|whenever this card is played ,|whenever you play this card ,|whenever you play "
    "this ,|"
    "immediately after this card resolves ,|after this card resolves ,|when this card resolves ,|"
    "as a penalty ,|as a punishment ,|for fun ,|by the way ,|sorry ,|sorry but|instantly|automatically|"
    "simultaneously|"
    "quickly|hey ,|ha ,|haha ,|guess what :|guess what ,|the rule is :|rule :|effect :|action :|new rule :|wild :|"
    "wild card :|wild ,|wild card ,|wild +|wild card +|wild and|wild plus|wild card and|wild card plus|wild &|"
    "wild -|wild . |"
    "ok so|okay so|so basically|basically ,|basically|alright ,|all right ,|"
    "listen up ,|"
    "listen up :|attention :|because i said so ,|because you said so ,|just for fun ,|to start ,|to begin with ,|"
    "first of all ,|last but not least ,|lastly|in the end ,|on top of that ,|plus ,|after this ,|right after ,|"
    "right after that ,|if you are reading this ,|if you are reading this|if you can read this ,|"
    "if you can read this|"
    "this is a spare blank ,|this is a blank card ,|this is a spare card ,|blank card :|after which ,|and now|"
    "for this card ,|this card means|this card means :|this means|this means :"
)
"""Where a clause begins."""

ENDINGS = _listed(
    "immediately|please|right away|instantly|straight away|right now|haha|lol|hehe|ha|hahaha|ha ha|xd|yay|, haha|"
    ", lol|"
    ", please|, sorry|sorry|, ha|, ha ha|, hehe|, no excuses|no excuses|, no exceptions|, no matter what|no matter "
    "what|"
    "whether they like it or not|, whether they like it or not|whether you like it or not|as a penalty|"
    "as a punishment|"
    "as punishment|as penalty|for fun|for free|at once|at the same time|simultaneously|automatically|on the spot|now|"
    ", of course|of course|, obviously|, suckers|suckers|, sucker|, buddy|, my friend|as well|, hooray|, yay|"
    "in one go|"
    ", woohoo|, muahaha|, mwahaha|, no mercy|, deal with it|: )|; )|: - )|: d|: p|all at once|, all at once|"
    "when this is played|when this card is played|when you play this|when you play this card|( sorry )|( sorry ! )|"
    "and have fun|, have fun|, good luck|and good luck|, enjoy|, that is all|, that 's it|and that 's it|"
    "starting with you|, starting with you|beginning with you|"
    ", beginning with you|starting with the next player|, starting with the next player|starting on your left|"
    "in order|"
    "in turn order|, in turn order|one by one|, one by one|, no take backs|, no takebacks|no take backs|no takebacks|"
    ", no backsies|no backsies|just because|, just because|, boom|, bam|, easy|, no questions asked|"
    "no questions asked|"
    ", as simple as that|, simple as that|, thank you|thank you|, thanks|thanks|, that easy|, period|, full stop|"
    ", ok|, okay|ok|, got it|, good luck with that|for no reason|for being slow|for being a loser|for the fun of it|"
    ", if it 's not you|if it 's not you|, if that 's not you|if that is-not you|, if it is-not you|"
    ", they cannot say no|, they cannot refuse|and they cannot refuse|, no refusing|( round down )|( rounded down )|"
    ", rounded down|rounded down|, round down|"
    "because why not|because i said so|because you said so|because i can|because you can|because they deserve it|"
    "because you deserve it|because it 's fun|because reasons|because yes|because they suck|because life 's unfair|"
    ", tough luck|, too bad|, bad luck|, bye|, bye bye|, hahaha|, hah|hah|, muhaha|, woo|, woop woop|"
    ", you are welcome|"
    "but keeps their turn|but keep their turn|but still gets their turn|but do-not miss their turn|"
    "but do-not miss a turn|and keeps their turn|but may still play|and may still play|but still plays|"
    "but still gets to play|, but keeps their turn|, but do-not miss a turn|, but may still play|"
    ", suck it|, gotcha|, surprise|, i guess|as usual|, as usual|as normal|, as normal"
)
"""Where a clause ends."""

ADVERBS = _listed(
    "also|then|now|immediately|instantly|automatically|simply|just|please|right away|straight away|at once"
)
"""Between a player and what they do."""

EXCLAMATIONS = frozenset(
    _listed(
        "boom|bang|pow|wham|zap|kaboom|ha|haha|hahaha|ha ha|ha ha ha|hehe|lol|sorry|oops|ouch|yay|woohoo|hooray|"
        "surprise|"
        "tada|ta da|voila|uh-oh|uh oh|hey|wow|bam|poof|yikes|gotcha|suckers|good luck|have fun|too bad|tough luck|"
        "bad luck|"
        "lucky you|sorry not sorry|deal with it|no mercy|mwahaha|muahaha|enjoy|cheers|no excuses|no exceptions|yes|"
        "you are welcome|that 's it|cool|nice|yeah|yeehaw|whoops|oh no|oh yes|oh yeah|whoosh|splash|crash|zoom|ahoy|"
        "arr|"
        "arrr|yum|yuck|eek|boo|rawr|whee|ta-da|booyah|take that|ha-ha|ho ho ho|sucks to be you|bye|see ya|congrats|"
        "do-not tell|do-not tell anyone|do-not cry|do-not cheat|no cheating|no peeking|no take backs|no takebacks|"
        "no backsies|starting now|starting right now|ready set go|ready , set , go|game on|bad news|good news|"
        "easy|simple|simple as that|that easy|thank you|thanks|thank you very much|you 're welcome|wooo|woo|woop|"
        "hah|muhaha|attention|listen up|psst|hello|hi|bye bye|period|enough said|no questions asked|"
        "just because|why not|because why not|let 's go|lets go|here we go|party time|lucky|unlucky|so there|kaboom|"
        "congratulations|hurray|hurrah|better luck next time|may the odds be with you|buckle up|watch out|brace "
        "yourself"
    )
)
"""Sentences of their own."""

LONGEST_NAME = 5

TITLES = frozenset(
    _listed(
        "truth or dare|trick or treat|all or nothing|sharing is caring|"
        "you snooze you lose|you snooze you miss|last chance|second chance|double agent|two faced|right back at you|"
        "back to you|all change|sneak peek|pay it forward|finders keepers|first come first served|eye for an eye|"
        "misery loves company|tables have turned|turn the tables|the tables have turned|what goes around comes around|"
        "winner takes it all|winner takes all|one man 's trash|left out|hot potato|all in|lucky 7|lucky seven|"
        "out of luck|musical chairs|lucky dip|pick pocket|have a heart|ladies first|age before beauty|take that|"
        "power play|the more the merrier|two of a kind|on second thought|so unfair|return to sender|"
        "two truths and a lie|"
        "help the loser|help the poor|"
        "dealer 's choice|party time|game changer|mind reader|fair play|no more mr nice guy"
    )
)
"""Names of cards that say nothing, although they hold words that could be part of what a card does."""

SHOUTED = frozenset(
    "skip reverse block freeze cancel copy match challenge vote call flip roll dice coin drop win protect target point "
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
    "not no never none neither nor without except but besides only unless if when while until till after before during "
    "instead or otherwise must may cannot do-not is-not has-not double twice triple half random optional secret blind "
    "again once more fewer less least most than heads tails odd even loser winner dealer neighbour neighbours two "
    "is are "
    "have has hold holds draws discards gives takes misses swaps shows with for from to until then that this flip "
    "toss coin "
    "roll die dice guess choose pick name target point drop play call win turned lands challenge between match copy "
    "cancel undo ignore skip reverse protect protected freeze block vote everything anything nothing".split()
)
"""Words that could be part of what a card does."""

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
        if close and is_remark([inner.text for inner in inside]):
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
