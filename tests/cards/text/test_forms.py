"""Synonyms and forms: what is the same sentence in other words reads the same and does the same."""

import pytest

from cards.text.cards import TABLE, play, printed, read
from cases import tried_with
from rulebook.build import Game

HANDS = ["CU G1 R2 R3 B4", "Y1 R9 Y2", "Y3 R4 Y5", "Y6 Y7"]


def same(one: str, two: str) -> None:
    """Two texts are the same program and do the same, field by field but for their own words."""
    assert read(one) == read(two)
    assert printed(one) == printed(two)
    assert outcome(one) == outcome(two)


def outcome(text: str) -> Game:
    """Where it stands after the card was played."""
    return play(text, HANDS)


@tried_with("text", TABLE)
def test_capitals(text: str) -> None:
    if "sing" not in text:
        same(text, text.upper())
        same(text, text.title())
    same(text, text[0].upper() + text[1:])


@tried_with("text", TABLE)
def test_a_missing_full_stop(text: str) -> None:
    same(text, text.removesuffix("."))


@tried_with("text", TABLE)
def test_spaces(text: str) -> None:
    same(text, "  " + text.replace(" ", "  ") + " \n" if "sing" not in text else f"  {text} ")


@tried_with("text", [text for text in TABLE if "everyone else" not in text and "everyone" in text])
@tried_with("word", ["everybody", "all players", "Everybody", "All players"])
def test_everyone(text: str, word: str) -> None:
    same(text, text.replace("everyone", word))


@pytest.mark.parametrize("text", [text for text in TABLE if "everyone else" in text])
def test_everyone_else(text: str) -> None:
    same(text, text.replace("everyone", "everybody"))


@pytest.mark.parametrize("text", [text for text in TABLE if "draws" in text])
def test_draws_and_picks_up(text: str) -> None:
    same(text, text.replace("draws", "picks up"))


@pytest.mark.parametrize(
    "text",
    [
        "draw until you draw a red card.",
        "drop this card: if it lands face up, discard 2 cards; otherwise draw 2.",
        "return your hand to the draw pile, shuffle it and draw as many.",
    ],
)
def test_draw_and_pick_up(text: str) -> None:
    same(text, text.replace("draw until", "pick up until").replace("otherwise draw", "otherwise pick up"))
    same(text, text.replace("and draw as", "and pick up as").replace("you draw a", "you pick up a"))


@tried_with("text", [text for text in TABLE if "misses a turn" in text])
@tried_with("verb", ["is skipped", "loses a turn", "misses one turn", "loses 1 turn", "misses 1 turn"])
def test_misses_a_turn(text: str, verb: str) -> None:
    same(text, text.replace("misses a turn", verb))


@tried_with(
    ("one", "two"),
    [
        ("everyone draws 2.", "all players draw 2."),
        ("everyone draws 2.", "all players pick up 2."),
        ("everyone draws 2.", "everybody draw 2."),
        ("everyone misses a turn.", "all players miss a turn."),
        ("everyone misses a turn.", "all players are skipped."),
        ("everyone misses a turn.", "all players lose a turn."),
        ("everyone passes their hand to the next player.", "all players pass their hand to the next player."),
        ("everyone shows their hand.", "all players show their hand."),
        (
            "everyone discards all cards of a colour you choose.",
            "all players discard all cards of a colour you choose.",
        ),
        ("everyone discards 1 card.", "all players discard one card."),
        ("a player you choose draws 2. they miss a turn.", "a player you choose draws 2. that player misses a turn."),
        ("a player you choose draws 2. they miss a turn.", "a player you choose draws 2. they are skipped."),
        ("a player you choose draws 2. they miss a turn.", "a player you choose draws 2. that player is skipped."),
        ("a player you choose draws 2. they draw 1.", "a player you choose draws 2. that player draws 1."),
        ("draw 2.", "you draw 2."),
        ("discard 3 cards.", "you discard 3 cards."),
        ("discard all red cards.", "you discard all red cards."),
        ("take another turn.", "you take another turn."),
        ("swap hands with a player you choose.", "you swap hands with a player you choose."),
        ("give 2 cards to a player you choose.", "you give 2 cards to a player you choose."),
        ("take 1 card from a player you choose.", "you take 1 card from a player you choose."),
        ("draw until you draw a red card.", "you draw until you draw a red card."),
    ],
)
def test_singular_and_plural_verbs(one: str, two: str) -> None:
    same(one, two)


@tried_with(
    ("one", "two"),
    [
        ("take 1 card from a player you choose.", "take one card from a player you choose."),
        ("take 1 card from a player you choose.", "take a card from a player you choose."),
        ("give 1 card to the next player.", "give a card to the next player."),
        ("give 1 card to the next player.", "give one card to the next player."),
        ("everyone else draws 1.", "everyone else draws one."),
        ("everyone else draws 1.", "everyone else draws a card."),
        ("everyone else draws 1.", "everyone else draws one card."),
        ("everyone else draws 1.", "everyone else draws 1 card."),
        ("everyone else draws 2.", "everyone else draws two."),
        ("everyone else draws 2.", "everyone else draws 2 cards."),
        ("everyone else draws 2.", "everyone else draws two cards."),
        ("the next player draws 3 and misses a turn.", "the next player picks up three cards and is skipped"),
        ("discard 1 card.", "discard a card."),
        ("discard 1 card.", "discard one card."),
        ("discard 3 cards.", "discard three cards."),
        ("the player with the fewest cards draws 4.", "the player with the fewest cards draws four."),
        ("draw until you draw a red card.", "draw until you draw one red card."),
        ("draw until you draw a red card.", "draw until you draw 1 red card."),
        (
            "if you hold more than 5 cards, discard 2 cards; otherwise everyone else draws 1.",
            "if you hold more than five cards, discard two cards; otherwise everybody else picks up a card",
        ),
    ],
)
def test_numbers(one: str, two: str) -> None:
    same(one, two)


@tried_with("text", TABLE)
def test_reading_printing_and_reading_again(text: str) -> None:
    assert read(printed(text)) == read(text)
    assert printed(printed(text)) == printed(text)
    assert outcome(printed(text)) == outcome(text)


@tried_with("one", range(len(TABLE)))
def test_different_sentences_are_different_programs(one: int) -> None:
    for two in range(one):
        assert read(TABLE[one]) != read(TABLE[two])
        assert printed(TABLE[one]) != printed(TABLE[two])


@tried_with(
    ("one", "two"),
    [
        ("everyone draws 2.", "everyone else draws 2."),
        ("the next player draws 2.", "the previous player draws 2."),
        ("discard all red cards.", "discard all blue cards."),
        ("if you hold more than 5 cards, draw 1.", "if you hold fewer than 5 cards, draw 1."),
        ("if you hold a red card, draw 1.", "if you hold no red card, draw 1."),
        ("take 1 card from the next player.", "give 1 card to the next player."),
        ("the player with the most cards draws 1.", "the player with the fewest cards draws 1."),
        ("everyone shows their hand.", "everyone shows their hand to you."),
        ("a player you choose must sing, or draws 2.", "a player you choose must dance, or draws 2."),
    ],
)
def test_what_differs_in_one_word_differs(one: str, two: str) -> None:
    assert read(one) != read(two)
    assert printed(one) != printed(two)
