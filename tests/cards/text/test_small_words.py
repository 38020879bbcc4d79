"""Small words that turn a sentence round are never passed over."""

import random

import pytest

from cards.text.cards import printed, readable
from cards.text.test_corpus import READ

TURNING = (
    "not", "don't", "never", "no", "nobody", "only", "unless you hold a red card", "except the next player",
    "at most", "other than you", "without", "instead", "twice", "half", "if you hold a wild", "until your next turn",
    "or", "double", "may", "neither", "hardly", "almost", "secretly", "backwards",
    "the next player", "red",
)  # fmt: skip


@pytest.mark.parametrize("place", range(5))
def test_a_word_that_turns_a_sentence_round_is_not_passed_over(place: int) -> None:
    read = 0
    for rule, meant in READ[place::5]:
        if len(rule) % 2:
            continue  # half of them are enough, and the same half whatever else is in the corpus
        dice = random.Random(rule)  # so that another rule in the corpus changes nothing for this one
        words = rule.split()
        for turning in dice.sample(TURNING, 1):
            at = dice.randrange(len(words) + 1)
            turned = " ".join([*words[:at], turning, *words[at:]])
            if turning == "may" and "choose" in rule:
                continue  # whoever may choose the colour does so: there has to be one
            if turning == "may" and "on any colour" in rule:
                continue  # where a card may be played, it need not be
            if turning == "may" and "either" in rule:
                continue  # whoever does either of two things chooses
            if "with only one card" in turned.lower():
                continue  # who has one card has only one
            if "everybody other than you gets skipped" in turned.lower() and "your turn again" in turned:
                continue  # if it is your turn again, you are not skipped
            if "everyone but not you" in turned.lower():
                continue  # that is everyone else, as everyone but you is
            if turning == "secretly" and "pass" in rule:
                continue  # what is passed is seen by nobody but the two, in any case
            if any(said in turned.lower() for said in ("only if", "only those", "only players", "only everyone")):
                continue  # nobody else does it anyway
            if "everyone other than you see your" in turned.lower():
                continue  # you see your own cards anyway
            if turning == "secretly" and ("give" in meant or "take" in meant.lower()):
                continue  # nobody but the two sees such cards anyway
            if turning == "secretly" and "draw" in meant:
                continue  # nobody else sees what is drawn anyway
            if "keep only" in turned.lower():
                continue  # the others are not kept anyway
            if "not sorry" in turned.lower():
                continue  # a remark, whichever way round: nobody draws more or less by it
            if readable(turned):
                read += 1
                assert printed(turned) != meant, turned
    assert read
