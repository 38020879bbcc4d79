"""What is offered for a text that is refused: sentences that can be read, and that keep what it is about."""

from pathlib import Path

import pytest

from cards.text.cards import COLOURS, SPACE_JAM, read
from cases import tried_with
from lastcard.cards.text import check
from lastcard.cards.text.offers.examples import EXAMPLES, MORE
from lastcard.cards.text.offers.facets import closeness, facets
from lastcard.cards.text.offers.offers import MOST_OFFERS
from lastcard.cards.text.offers.sketch import sketch
from lastcard.cards.text.words import NOTHING_CLOSE, words

LINES = [
    line
    for line in (Path(__file__).parent / "offers.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
RULES = [(rule, said[4:]) for rule, said in zip(LINES[::2], LINES[1::2], strict=True)]

ENOUGH = 0.88
"""How many of the rules keep all that they have to, in the first sentence that is offered."""


def first(rule: str) -> str:
    """What a rule is read as, or the first sentence that is offered for it."""
    reading = check(rule, COLOURS)
    return (reading.sentence if reading.understood else reading.nearest[0]).lower()


def keeps(said: str, needed: str) -> bool:
    return all(any(way in said for way in part.split("|")) for part in needed.split(", "))


def test_offers_keep_who_what_and_how_many() -> None:
    lost = [f"{rule}\n   {first(rule)}\n   lacks {needed}" for rule, needed in RULES if not keeps(first(rule), needed)]
    assert len(RULES) >= 120
    assert len(lost) <= (1 - ENOUGH) * len(RULES), "\n".join(lost)


def refused(text: str, colours: tuple[str, ...] = COLOURS) -> list[str]:
    """What is offered for a text that cannot be read."""
    reading = check(text, colours)
    assert not reading.understood, reading.sentence
    assert reading.nearest
    return [*reading.nearest]


@tried_with("rule", [rule for rule, _ in RULES])
def test_offers_can_be_read_and_are_few_and_different(rule: str) -> None:
    for colours in (COLOURS, SPACE_JAM):
        offers = check(rule, colours).nearest
        assert len(offers) <= MOST_OFFERS
        assert len({offer.lower() for offer in offers}) == len(offers)
        for offer in offers:
            assert check(offer, colours).understood, offer


@pytest.mark.parametrize(
    ("text", "offer"),
    [
        # A part that can be read is kept, and what cannot is left out
        ("The dealer draws 3 flumps. Reverse the direction.", "Reverse the direction."),
        ("Reverse the order of play AND skip the next person. Wibbly wobbly.",
         "Reverse the direction and the next player misses a turn."),
        ("The next player draws 4, whereupon they flump.", "The next player draws 4."),
        # What cannot be read is said plainly, of the same player and with the same number
        ("The person to your right gets clobbered with a draw of five.", "The player on your right draws 5."),
        ("Steal two wibbly cards off whoever has the most.", "Take 2 cards from the player with the most cards."),
        ("Kids draw 3 wibbly cards", "A player you choose draws 3."),
        # What two do, each of them
        ("Each player gets one new card, but you get to throw one away, flump.",
         "Everyone draws 1 and you may discard 1 card."),
        # One of two things stays one of two
        ("Up to you, either everyone draws one or one person draws four, flump.",
         "You may choose: everyone draws 1; or a player you choose draws 4."),
        # Chance decides as it did
        ("Even roll: you discard one. Odd roll: the person after you picks up one.",
         "Roll a die. If the number is even, discard 1 card; otherwise the next player draws 1."),
        # What people keep to, or are dared to do
        ("Do ten jumping jacks or draw 2 cards, your choice, flump.", "You must do ten jumping jacks, or draw 2."),
        ("Last person to yell flump draws two wibblies!", "contest"),
    ],
)  # fmt: skip
def test_what_is_kept(text: str, offer: str) -> None:
    assert offer in refused(text)[0]


@pytest.mark.parametrize(
    "text",
    [
        "Kids draw 2 flumps.",
        "The barber draws 4 cards.",
        "make my sister flump and pick up 6 cards",
        "if you have more flumps than anyone else, the next player draws 4 wibblies",
    ],
)
def test_nobody_else_draws_than_in_the_text(text: str) -> None:
    for offer in refused(text):
        assert not offer.lower().startswith("draw"), offer


@pytest.mark.parametrize(
    "text", ["You can't flump on your next turn no matter what", "wobble", "其他人抽两张牌 x", "x " * 200]
)
def test_where_nothing_comes_close_that_is_said(text: str) -> None:
    reading = check(text, COLOURS)
    if reading.nearest:
        assert NOTHING_CLOSE in reading.problem
        assert all(check(offer, COLOURS).understood for offer in reading.nearest)


def test_what_comes_close_is_not_said_to_be_far() -> None:
    assert NOTHING_CLOSE not in check("the next player draws 3 and mises a turn", COLOURS).problem


@tried_with("sentence", [*EXAMPLES, *MORE])
def test_sentences_that_are_suggested_can_be_read(sentence: str) -> None:
    read(sentence)


@pytest.mark.parametrize(
    ("near", "far"),
    [
        ("the next player draws 3.", "draw 3."),
        ("the next player draws 3.", "the next player discards 3 cards."),
        ("the next player draws 3.", "the next player draws 1."),
        ("the next player draws 3.", "everyone takes a drink."),
        ("a player you choose draws 3.", "everyone draws 3."),
    ],
)
def test_closeness_is_of_who_what_and_how_many(near: str, far: str) -> None:
    def said(text: str) -> dict[tuple[str, ...], float]:
        return {**facets(sketch([word.text for word in words(text)], COLOURS))}

    text = said("the player after you has to pick up three wibbly cards")
    assert closeness(text, text) == 1
    assert closeness(text, said(near)) > closeness(text, said(far))


INTERNAL = ("do-not", "has-not", "is-not", "did-not", "'s\"", '"s"', "<", "_")


@tried_with("rule", [rule for rule, _ in RULES])
def test_what_was_expected_is_said_in_plain_words(rule: str) -> None:
    reading = check(rule, COLOURS)
    if not reading.understood and reading.expected:
        assert len(reading.expected) <= 3
        assert not any(token in said for said in reading.expected for token in INTERNAL), reading.problem
        assert reading.problem.startswith("expected ") or reading.problem not in reading.expected


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("everyone else draws too.", 'expected after "draws": a number'),
        ("choose", "a player"),
        ("the next player draws 2 and", 'expected after "and": a player (such as the next player), or what to do'),
        ("wobble.", "expected a player (such as the next player), or what to do (such as draw 2)"),
    ],
)
def test_the_place_and_what_was_expected(text: str, problem: str) -> None:
    assert problem in check(text, COLOURS).problem


def test_a_place_is_never_empty_in_the_middle_of_a_text() -> None:
    reading = check("If you're, draw 2.", COLOURS)
    assert reading.text[reading.start : reading.end] == "you're"
