"""What changes nothing: the name of a card, exclamations, and words that only go along with others.

Everything else is understood or refused. So each of these stands on a list, but for the name of a card, which people
make up: it is kept, said back as a name, and holds no word that could be part of what the card does.
"""

from collections.abc import Sequence

from lastcard.cards.text.words import NUMBERS

Words = tuple[str, ...]


def _listed(said: str) -> tuple[Words, ...]:
    """Rows of words, the longest first."""
    return tuple(sorted((tuple(way.split()) for way in said.split("|")), key=len, reverse=True))


OPENINGS = _listed(
    "then ,|then|also|also ,|now ,|now|please|afterwards ,|afterwards|after that ,|after that|finally ,|finally|"
    "immediately|just|simply|next ,|first ,|second ,|lastly ,|in addition ,|additionally ,|well ,|ok ,|okay ,|so ,|"
    "when you play this card ,|when you play this ,|when this card is played ,|when this is played ,|when played ,|"
    "when you play it ,|if you play this card ,|if you play this ,|after playing this card ,|after playing this ,|"
    "after you play this card ,|after you play this ,|upon playing this card ,|upon playing this ,|upon playing ,|"
    "once this card is played ,|once played ,|when you use this card ,|when you put this down ,|as soon as you play "
    "this ,|"
    "when you play this card|when you play this|when this card is played|when this is played|after this card is "
    "played ,|"
    "play this card to|play this to|use this card to|use this to|play this card and|play this and|with this card ,|"
    "with this card|in this case ,|whenever this card is played ,|whenever you play this card ,|whenever you play "
    "this ,|"
    "as a penalty ,|as a punishment ,|for fun ,|by the way ,|sorry ,|sorry but|instantly|automatically|simultaneously|"
    "quickly|hey ,|ha ,|haha ,|guess what :|guess what ,|the rule is :|rule :|effect :|action :|new rule :"
)
"""Where a clause begins."""

ENDINGS = _listed(
    "immediately|please|right away|instantly|straight away|right now|haha|lol|hehe|ha|hahaha|ha ha|xd|yay|, haha|, lol|"
    ", please|, sorry|sorry|, ha|, ha ha|, hehe|, no excuses|no excuses|, no exceptions|, no matter what|no matter "
    "what|"
    "whether they like it or not|, whether they like it or not|whether you like it or not|as a penalty|as a punishment|"
    "as punishment|as penalty|for fun|for free|at once|at the same time|simultaneously|automatically|on the spot|now|"
    ", of course|of course|, obviously|, suckers|suckers|, sucker|, buddy|, my friend|as well|, hooray|, yay|in one go|"
    ", woohoo|, muahaha|, mwahaha|, no mercy|, deal with it|: )|; )|: - )|: d|: p|all at once|, all at once|"
    "when this is played|when this card is played|when you play this|when you play this card|( sorry )|( sorry ! )|"
    "and have fun|, have fun|, good luck|and good luck|, enjoy|, that is all|, that 's it|and that 's it"
)
"""Where a clause ends."""

ADVERBS = _listed("also|then|now|immediately|instantly|automatically|simply|just|please")
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
        "congratulations|hurray|hurrah|better luck next time|may the odds be with you|buckle up|watch out|brace "
        "yourself"
    )
)
"""Sentences of their own."""

LONGEST_NAME = 5

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


def name_ends(words: Sequence[str], known: frozenset[str], colours: Sequence[str]) -> int | None:
    """Where the name of a card ends that a text begins with, if it does.

    >>> name_ends("robin hood : draw 2".split(), frozenset({"draw"}), ["red"])
    2
    >>> name_ends("draw : 2".split(), frozenset({"draw"}), ["red"]) is None
    True
    """
    stop = next((at for at, word in enumerate(words[: LONGEST_NAME + 1]) if not word[0].isalnum()), None)
    if not stop or words[stop] not in (":", "!", ".", "-", "—", "–") or stop + 1 >= len(words):
        return None
    said = words[:stop]
    if not NOT_IN_NAMES.isdisjoint(said) or not frozenset(colours).isdisjoint(said):
        return None
    if any(word.isdecimal() or word in NUMBERS for word in said):
        return None
    made_up = [word for word in said if word not in known and word not in COMMON]
    if not made_up or (said[0] in known and said[0] not in COMMON and words[stop] != ":"):
        return None
    return stop
