"""What people say beside a rule is left out; what could be part of it is not."""

import pytest

from cards.text.cards import COLOURS, printed
from lastcard.cards.text import check

RULES = ("The next player draws 2.", "Everyone else discards 1 card.", "Swap hands with a player you choose.")
REMARKS = (
    "Harsh but fair.", "Sorry, not sorry.", "Good luck with that!", "Generous, aren't we?", "Hard luck, pal.",
    "Nothing personal.", "No whingeing!", "Don't be mad at me.", "It's only fair.", "Yikes, that hurts.",
)  # fmt: skip
REASONS = ("because they were late", "cuz they're slow anyway", ", because life is like that")
NO_REMARKS = (
    "Sorry, not you.", "Not really.", "Just kidding.", "Unlucky for red cards.", "Sorry, everyone else.",
    "You get lucky twice.", "Fair enough, or not.", "Nice if you have a red card.", "Only for fun players.",
)  # fmt: skip


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("remark", REMARKS)
def test_a_remark_changes_nothing(rule: str, remark: str) -> None:
    assert printed(f"{rule} {remark}") == rule
    assert printed(f"{remark.rstrip('.!?')}, {rule[0].lower()}{rule[1:]}") in (rule, printed(rule))


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("reason", REASONS)
def test_a_reason_changes_nothing(rule: str, reason: str) -> None:
    assert printed(f"{rule[:-1]} {reason}.") == rule


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("said", NO_REMARKS)
def test_what_might_change_the_rule_is_not_left_out(rule: str, said: str) -> None:
    assert not check(f"{rule} {said}", COLOURS).understood


@pytest.mark.parametrize(
    "text",
    [
        "The next player draws 2 because you have a red card.",
        "The next player draws 2 because they are mean and skip everyone.",
        "Draw 2. If you have a red card, lucky you.",
    ],
)
def test_a_reason_or_a_case_in_which_something_is_done_is_refused(text: str) -> None:
    assert not check(text, COLOURS).understood


def test_whoever_is_spoken_to_beside_a_rule_is_nobody_of_it() -> None:
    assert printed("the dealer draws 2, cuz they dealt me this garbage") == "The dealer draws 2."
    assert printed("You draw 2. Yes, I'm serious.") == "Draw 2."


def test_what_is_quoted_keeps_its_marks() -> None:
    assert printed('First one to shout "Potato!" discards a card.') == (
        'Everyone has a contest: first one to shout "Potato!". The winner discards 1 card.'
    )
