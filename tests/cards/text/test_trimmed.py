"""Players, times and conditions that are named in many ways: each way goes with every verb, and no word is lost."""

import pytest

from cards.text.cards import COLOURS, asked, play, printed, sizes
from lastcard.cards.text import check

HANDS = ("CU B9 G1 R1", "G3 R2 Y1 Y2", "B5 R3 R4 Y3 Y4")

PLAYERS = {
    "The next player": ("your next opponent", "the person going next", "whoever plays right after you"),
    "The player on your left": (
        "the person who is sitting left of you",
        "the one to the left of you",
        "whoever is seated on your left",
    ),
    "The player with the most cards": (
        "the person who currently holds the most cards",
        "whoever has the most cards right now",
        "the player holding the largest number of cards",
        "whoever's got the biggest hand",
    ),
    "The youngest player": ("the youngest at the table", "the youngest of us", "the youngest person in the room"),
    "Mum": ("Mum",),
    "Kevin": ("Kevin",),
}


@pytest.mark.parametrize(("who", "said"), [(who, said) for who, ways in PLAYERS.items() for said in ways])
def test_a_player_is_named_in_many_ways_before_every_verb(who: str, said: str) -> None:
    assert printed(f"{said} draws 2 cards.") == f"{who} draws 2."
    assert printed(f"{said} must discard a card.") == f"{who} discards 1 card."
    assert printed(f"{said} may discard a card.") == f"{who} may discard 1 card."


@pytest.mark.parametrize(
    "text",
    [
        "The player not sitting on your left draws 2.",
        "The player with the second most cards draws 2.",
        "Whoever does not have the most cards draws 2.",
        "Nobody draws 2.",
        "Red draws 2.",
        "Evreyone draws 2.",
        "Reverse the direction and skip the first person in the old direction.",
        "The next draw card nobody plays counts double.",
        "Everyone passes one card, face up, to the player on their right.",
        "The next player draws 4 unless they don't discard 2 cards.",
        "The next player draws 4 unless they discard at most 2 cards.",
        "The next player draws 2 unless you draw 2.",
    ],
)
def test_a_word_that_makes_a_difference_is_not_lost_among_them(text: str) -> None:
    assert not check(text, COLOURS).understood


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Draw 2 if you have a red card, otherwise discard 1.",
         "If you hold a red card, draw 2; otherwise discard 1 card."),
        ("Everyone draws 1 if nobody has a wild.", "If nobody holds a wild card, everyone draws 1."),
        ("Draw 4 unless the card underneath is a 7.", "If the last card was not a 7, draw 4."),
        ("If you're the player with the most cards, discard three.", "If you hold the most cards, discard 3 cards."),
        ("The next player draws 3 but gets to choose the colour.", "The next player draws 3 and chooses the colour."),
        (
            "A player you choose draws 2 and can't play red until their next turn.",
            "A player you choose draws 2 and that player may not play red cards until their next turn.",
        ),
        ("Everyone with a skip shows it and throws it away.",
         "Everyone who holds a skip card shows a skip card to everyone and discards a skip card."),
        ("You're allowed to look at the top three cards of the deck.",
         "You may look at the top 3 cards of the draw pile."),
    ],
)  # fmt: skip
def test_conditions_and_joined_verbs_stand_where_people_put_them(text: str, meant: str) -> None:
    assert printed(text) == meant


@pytest.mark.parametrize(("answer", "cards"), [("first", 8), ("second", 3)])
def test_unless_lets_whoever_it_is_about_choose(answer: str, cards: int) -> None:
    game = play(
        "The next player draws 4 unless they discard 1 card.",
        HANDS,
        f"Bo: {answer}",
        *(("Bo: discard G3",) * (cards == 3)),
    )
    assert sizes(game)["Bo"] == cards


def test_each_one_they_have_need_not_be_a_one() -> None:
    said = "Name a number. Anybody holding that number has to draw one card for each one they've got."
    assert "for each card with that number they hold" in printed(said)
    assert not check("Everyone draws a card for each one they have.", COLOURS).understood


def test_hands_that_lie_face_up_are_hands_of_cards() -> None:
    said = "All players put their hands face up on the table until your next turn."
    assert printed(said) == "Everyone shows their hand until your next turn."


def test_the_game_itself_keeps_to_the_call() -> None:
    said = "From now on, whoever forgets to say uno draws four instead of two."
    assert printed(said) == "Whoever forgets to call draws 4 for the rest of the round."
    assert asked(play("Whoever forgets to call draws 4 for the rest of the round.", HANDS)) == [("Ann", "colour")]
