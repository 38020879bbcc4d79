"""What the patterns of rules that last are called, and which of them are one rule."""

from lastcard.cards.text.telling.writer import (
    BOUNCES,
    DOUBLED_BACK,
    ONCE_FROM_ANY,
    REDIRECTED,
    TAKEN_OVER,
    THEY_FOLLOW,
    THROWN_BACK,
    YOU_FOLLOW,
)

NEXT_CARD = frozenset({"double", "cancel", "cancel any", "more"})
"""Rules about the next card of a kind: they last until it comes."""
LINKS = {"linked they": YOU_FOLLOW, "linked you": THEY_FOLLOW, "linked both": YOU_FOLLOW | THEY_FOLLOW}
"""Who draws along with whom."""
SPARED = {
    "bounce once": BOUNCES,
    "bounce double": DOUBLED_BACK,
    "bounce all": THROWN_BACK,
    "instead once": REDIRECTED,
    "instead": TAKEN_OVER,
    "safe from any": ONCE_FROM_ANY,
}
"""What becomes of cards that somebody need not draw."""
MATCHING = {"match number": 1, "match colour": 2}
"""How cards match."""
SOUND_WITHOUT = frozenset(
    {"draw", "draw double", "no draw", "open", "safe", "match", "match all", "cancel all", "double all", "more all"}
    | {"instead", "turn", "stay", "bounce all"}
)
"""What is a sentence of its own without how long, or says something else then."""
PLAIN = {
    "stay with": "stay",
    "match all": "match",
    "no draw": "draw",
    "draw double": "draw",
    "forbid others": "forbid",
    "cancel any": "cancel",
    "cancel all": "cancel",
    "double all": "double",
    "safe once": "safe",
    "safe from any": "safe",
    "bounce once": "safe",
    "bounce double": "safe",
    "bounce all": "safe",
    "instead once": "instead",
    "more all": "more",
    "linked they": "linked",
    "linked you": "linked",
    "linked both": "linked",
}
"""Ways to say another rule."""
