"""What happens only if the card played before this one was of some kind: `if the last card was red, ...`."""

from lastcard.cards.text.grammar.rolls import Rolls
from lastcard.cards.text.tree import Before, PlayedLast

_LAST_CARD = tuple(
    tuple(said.split())
    for said in (
        "the last card", "the last card played", "the previous card", "the card before this one", "the card before",
        "the card before this card", "the card below this one", "the card below", "the card below this card",
        "the card underneath this one", "the card underneath", "the card under this one", "the card under this card",
        "the card beneath this one", "the previous card played", "the card underneath this card",
        "the card below it", "the card underneath it", "the card under it", "the card you played this on",
    )
)  # fmt: skip
LAST_CARD = tuple(sorted(_LAST_CARD, key=len, reverse=True))
PLAYED_ON = tuple(
    (*this.split(), "on")
    for this in ("this is played", "this card is played", "this was played", "you play this", "you played this",
                 "you play this card", "you played this card", "this card was played")
)  # fmt: skip
IT_WAS = (("it",), ("that",), ("that", "card"))
"""How the card is spoken of that was played before this one."""
BE = ("is", "'s", "was", "is-not", "was-not")
HAS_NUMBER = (
    *(((have, "no", "number"), True) for have in ("has", "had", "shows", "showed")),
    *(((have, "a", "number"), False) for have in ("has", "had", "shows", "showed")),
    *(((lack, "have", "a", "number"), True) for lack in ("do-not", "has-not", "did-not")),
    (("has-not", "a", "number"), True),
)


AS_LAST = tuple(
    (*said.split(),)
    for said in (
        *(
            f"{this} {be} {last}"
            for this in ("this", "this card", "it")
            for be in ("is", "'s", "was", "is-not")
            for last in (
                "your last card",
                "your last",
                "your last one",
                "the last card you play",
                "the last card you have",
                "the last card in your hand",
                "the last one in your hand",
                "your final card",
            )
        ),
        *(
            f"you {play} {it} as {own} last {card}"
            for play in ("play", "played", "use", "put down", "lay")
            for it in ("this", "this card", "it")
            for own in ("your", "the")
            for card in ("card", "one")
        ),
        *(
            f"you {win} with {it}"
            for win in ("win", "go out", "finish", "end", "would win", "would go out")
            for it in ("this", "this card", "it")
        ),
    )
)
"""How it is said that this card is the last one of whoever plays it."""


class LastCard(Rolls):
    """Conditions on the card played before this one, and on whether this one is the last."""

    def before(self) -> Before | PlayedLast | None:
        """`the last card was a number card`, of the card played before this one; `this is your last card`."""
        begun = self.at
        as_last = max((words for words in AS_LAST if self.is_next(*words)), key=len, default=())
        if as_last:
            self.at += len(as_last)
            return PlayedLast("is-not" in as_last)
        none = self.is_next("there", "is", "no", "number") or self.is_next("there", "'s", "no", "number")
        if none and self.sense.last_card:
            self.at += 4
            return Before("number", True)
        on = next((words for words in PLAYED_ON if self.is_next(*words)), ())
        self.at += len(on)
        if on and (cards := self.such()) is not None and cards not in ("that", "chosen", "that number"):
            return Before(cards)
        self.at = begun
        heads = (*LAST_CARD, *reversed(IT_WAS)) if self.sense.last_card else LAST_CARD
        head = next((words for words in heads if self.is_next(*words)), None)
        drawn = head == ("the", "last", "card") and bool(self.sense.said_of) and not self.sense.last_card
        if head is None or drawn:  # the last one of some that were drawn?
            return None
        self.at += len(head)
        for words, negated in HAS_NUMBER:
            if self.is_next(*words):
                self.at += len(words)
                return Before("number", negated)
        if self.word() not in BE:
            self.at = begun
            return None
        negated = self.word() in ("is-not", "was-not") or self.word(1) == "not"
        self.at += 1 + (self.word(1) == "not")
        cards = self.such()
        if cards is None or cards in ("that", "chosen", "that number"):
            self.at = begun
            return None
        return Before(cards, negated)
