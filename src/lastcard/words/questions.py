"""What people are asked and what they may answer, in words; shared by everything that is played in text.

>>> from lastcard.game.game import Game
>>> from lastcard.game.view import look
>>> view = look(Game("classic", ["Ann", "Bo"], seed=1), "Ann")
>>> option_words("play B7", view.kinds), option_words("colour red", view.kinds)
('play blue 7', 'red')
"""

from collections.abc import Iterable, Mapping

from lastcard.cards.edition import Edition, Kind
from lastcard.game.view import CARD_VERBS, View

QUESTIONS = {
    "turn": "It is your turn.",
    "drawn": "You may play the card you drew.",
    "colour": "Which colour?",
    "challenge": "Accept it, or challenge?",
    "put": "Which card do you put down?",
    "give": "Which card do you give away?",
    "discard": "Which card do you discard?",
    "protect": "Whom do you protect?",
    "choose": "Which player?",
    "vote": "Was it done?",
    "next": "The round is over.",
}

PLAINER = {
    "next": "deal the next round",
    "wait": "let it be",
    "stop": "stop discarding",
    "keep": "keep it",
    "uno": 'call "UNO"',
}


def sentence(text: str) -> str:
    """A sentence from what was told: a capital and a full stop.

    >>> sentence("blue 7 is put back")
    'Blue 7 is put back.'
    """
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def option_words(option: str, kinds: Mapping[str, Kind]) -> str:
    """An option in words: `give Y7 to Bo` as `give yellow 7 to Bo`."""
    if option in PLAINER:
        return PLAINER[option]
    verb, _, rest = option.partition(" ")
    if verb == "colour":
        return rest
    code, _, whom = rest.partition(" ")
    if verb not in CARD_VERBS or code not in kinds:
        return option
    return f"{verb} {kinds[code].title} {whom}".rstrip()


def says(kind: Kind) -> str:
    """What a card says, or, where no text stands on it, what that means.

    >>> from lastcard.cards.edition import load
    >>> cards = load("dc-super-hero-girls").by_code
    >>> says(cards["W"]), says(cards["CU"]), says(cards["R7"])
    ('Choose the colour.', 'Nothing is written on it: it is a plain Wild.', 'It does nothing special.')
    """
    if kind.text:
        return kind.text
    if kind.colour is None:
        return "Nothing is written on it: it is a plain Wild." if kind.writable else "Choose the colour."
    return "It does nothing special."


def in_order(codes: Iterable[str], edition: Edition) -> list[str]:
    """Cards in the order of the edition: by colour, wilds last."""
    return sorted(codes, key=edition.kind)


def standings(scores: Mapping[str, int], target: int) -> str:
    """Everybody's score."""
    return "Scores: " + ", ".join(f"{name} {score}" for name, score in scores.items()) + f" (to {target})."


def count_of_cards(count: int) -> str:
    """How many cards.

    >>> count_of_cards(1), count_of_cards(3)
    ('1 card', '3 cards')
    """
    return "1 card" if count == 1 else f"{count} cards"


# What is asked


def question(view: View) -> str:
    """What a player is asked, as one or two sentences."""
    if view.decision is None:
        return ""
    kind = view.decision.kind
    if kind == "challenge":
        return challenge(view)
    if kind == "vote":
        return f"{sentence(f'{view.dared} must {view.dare}')} {QUESTIONS[kind]}"
    if kind == "turn" and "pass" in view.decision.options:
        return f"{QUESTIONS[kind]} There is nothing to draw."
    return QUESTIONS[kind]


def challenge(view: View) -> str:
    """What a challenge is about: who played what, on which colour, and how many cards they hold."""
    name = view.table.turn or ""
    card = view.kinds.get(view.challenged or "")
    before = view.colour_before
    told = f"{name} played {card.title if card else 'a card'} on you"
    told += f", on {before}," if before else ""
    return f"{told} and holds {count_of_cards(view.table.cards.get(name, 0))} more. {QUESTIONS['challenge']}"


def challenge_costs(card: Kind | None) -> dict[str, str]:
    """What each answer to a challenge costs; empty where the card has ways of its own, which its text says.

    >>> from lastcard.cards.edition import load
    >>> challenge_costs(load("classic").by_code["W4"])["accept"]
    'you draw 4 and miss your turn'
    """
    if card is None or USUAL_CHALLENGE not in card.text:
        return {}
    return {
        "accept": "you draw 4 and miss your turn",
        "challenge": "guilty: they draw 4; innocent: you draw 6",
    }


USUAL_CHALLENGE = (
    "if guilty, you draw 4; if innocent, they draw 6 and miss a turn; unchallenged, they draw 4 and miss a turn"
)
